import { useQuery } from '@tanstack/react-query';
import { createLink, getRouteApi } from '@tanstack/react-router';

import { planStatusLabels } from '#domain/words/risk.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { plannedActionsQuery, type PlannedAction } from '#src/api/risk/treatment-actions.ts';
import { isolated } from '#src/components/bidi.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { PersonCell } from '#src/components/cells/PersonCell.tsx';
import { PlanStatusCell } from '#src/components/cells/PlanStatusCell.tsx';
import { choiceFilter, choicesFilter } from '#src/components/register/filters.tsx';
import { LogPage } from '#src/registers/log/LogPage.tsx';
import { sortingBy, type Sorted } from '#src/registers/log/sorting.ts';
import { useLogAddress } from '#src/registers/log/useLogAddress.ts';
import { useOwnerFilter } from '#src/registers/owner-filter.tsx';
import { actionWords as words } from '#src/registers/words/treatment-action.ts';
import * as Table from '#src/ui/data/Table.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

import { toActionQuery, type shownActions } from './search.ts';

const route = getRouteApi('/_app/_guarded/treatment-actions');
const RiskLink = createLink(TextLink);

const shownLabels: Readonly<Record<(typeof shownActions)[number], string>> = {
  mine: 'Mine',
  overdue: 'Overdue',
  mineOverdue: 'Mine and overdue',
};

/** /treatment-actions: the actions of the treatment plans of all risks that are not closed. */
export function TreatmentActionsPage() {
  const address = useLogAddress(route.useSearch());
  const list = useQuery(plannedActionsQuery(useApi(), toActionQuery(address.search)));
  return (
    <LogPage
      title="Treatment Actions"
      noun={{ one: 'treatment action', many: 'treatment actions' }}
      list={list}
      address={address}
      filters={[
        choiceFilter(address, 'show', { label: 'Shown', labels: shownLabels }),
        useOwnerFilter(address, 'ownerId', words.ownerId.label),
        choicesFilter(address, 'status', { label: words.status.label, labels: planStatusLabels }),
      ]}
      whenEmpty="The actions of the treatment plans of all risks will be listed here. Add them to a risk."
    >
      {(rows, busy) => <ActionTable rows={rows} busy={busy} address={address} />}
    </LogPage>
  );
}

interface ActionTableProps {
  readonly rows: readonly PlannedAction[];
  readonly busy: boolean;
  readonly address: Sorted;
}

const ActionTable = ({ rows, busy, address }: ActionTableProps) => (
  <Table.Root label="Treatment actions" busy={busy}>
    <Table.Head>
      <Table.HeadCell flexible sticky="title" {...sortingBy(address, 'title')}>
        Action
      </Table.HeadCell>
      <Table.HeadCell flexible>Risk</Table.HeadCell>
      <Table.HeadCell>{words.ownerId.label}</Table.HeadCell>
      <Table.HeadCell>{words.status.label}</Table.HeadCell>
      <Table.HeadCell {...sortingBy(address, 'progress')}>Progress</Table.HeadCell>
      <Table.HeadCell {...sortingBy(address, 'dueOn')}>{words.dueOn.label}</Table.HeadCell>
    </Table.Head>
    <Table.Body>
      {rows.map((action) => (
        <Table.Row key={action.id}>
          <Table.TitleCell note={`${action.risk.ref} · ${planStatusLabels[action.status]}`}>
            <RiskLink to="/risk-list" search={{ risk: action.risk.id }}>
              {isolated(action.title)}
            </RiskLink>
          </Table.TitleCell>
          <Table.Cell>
            {action.risk.ref} {isolated(action.risk.title)}
          </Table.Cell>
          <Table.Cell>
            <PersonCell person={action.owner} />
          </Table.Cell>
          <Table.Cell>
            <PlanStatusCell status={action.status} />
          </Table.Cell>
          <Table.Cell>{action.progress}%</Table.Cell>
          <Table.Cell phone="end">
            <DayCell day={action.dueOn} settled={action.status === 'COMPLETED' || action.status === 'CANCELLED'} />
          </Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);
