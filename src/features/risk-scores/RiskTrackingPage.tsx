import { useQuery } from '@tanstack/react-query';
import { createLink, getRouteApi } from '@tanstack/react-router';

import { stageLabels } from '#domain/words/risk-stage.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { scoreChangesQuery, type RiskScoreChange } from '#src/api/risk/risk-scores.ts';
import { isolated } from '#src/components/bidi.ts';
import { PersonCell } from '#src/components/cells/PersonCell.tsx';
import { scoreCauseLabels, scoreInWords } from '#src/components/cells/score-words.ts';
import { formatInstant } from '#src/components/format.ts';
import { choicesFilter, dayFilter } from '#src/components/register/filters.tsx';
import { LogPage } from '#src/registers/log/LogPage.tsx';
import { sortingBy, type Sorted } from '#src/registers/log/sorting.ts';
import { useLogAddress } from '#src/registers/log/useLogAddress.ts';
import * as Table from '#src/ui/data/Table.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

import { toScoreChangeQuery } from './search.ts';

const route = getRouteApi('/_app/_guarded/risk-tracking');
const RiskLink = createLink(TextLink);

/** /risk-tracking: every change of a score, with what caused it. */
export function RiskTrackingPage() {
  const address = useLogAddress(route.useSearch());
  const list = useQuery(scoreChangesQuery(useApi(), toScoreChangeQuery(address.search)));
  return (
    <LogPage
      title="Risk Tracking"
      noun={{ one: 'change of a score', many: 'changes of scores' }}
      list={list}
      address={address}
      filters={[
        choicesFilter(address, 'stage', { label: 'Score', labels: stageLabels }),
        choicesFilter(address, 'cause', { label: 'Cause', labels: scoreCauseLabels }),
        dayFilter(address, 'from', 'From'),
        dayFilter(address, 'to', 'To'),
      ]}
      whenEmpty="Every change of a risk’s scores will be listed here, with what caused it."
    >
      {(rows, busy) => <ChangeTable rows={rows} busy={busy} address={address} />}
    </LogPage>
  );
}

interface ChangeTableProps {
  readonly rows: readonly RiskScoreChange[];
  readonly busy: boolean;
  readonly address: Sorted;
}

const ChangeTable = ({ rows, busy, address }: ChangeTableProps) => (
  <Table.Root label="Changes of scores" busy={busy}>
    <Table.Head>
      <Table.HeadCell flexible sticky="title">
        Risk
      </Table.HeadCell>
      <Table.HeadCell>Score</Table.HeadCell>
      <Table.HeadCell>Before</Table.HeadCell>
      <Table.HeadCell>After</Table.HeadCell>
      <Table.HeadCell>Cause</Table.HeadCell>
      <Table.HeadCell>Matrix version</Table.HeadCell>
      <Table.HeadCell>Person</Table.HeadCell>
      <Table.HeadCell {...sortingBy(address, 'at')}>Time</Table.HeadCell>
    </Table.Head>
    <Table.Body>
      {rows.map((change) => (
        <Table.Row key={change.id}>
          <Table.TitleCell note={`${stageLabels[change.stage]} · ${formatInstant(change.at)}`}>
            <RiskLink to="/risk-list" search={{ risk: change.risk.id }}>
              {change.risk.ref} {isolated(change.risk.title)}
            </RiskLink>
          </Table.TitleCell>
          <Table.Cell>{stageLabels[change.stage]}</Table.Cell>
          <Table.Cell>{scoreInWords(change.before)}</Table.Cell>
          <Table.Cell phone="end">{scoreInWords(change.after)}</Table.Cell>
          <Table.Cell>{scoreCauseLabels[change.cause]}</Table.Cell>
          <Table.Cell>{change.matrixVersion}</Table.Cell>
          <Table.Cell>
            <PersonCell person={change.by} />
          </Table.Cell>
          <Table.Cell>{formatInstant(change.at)}</Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);
