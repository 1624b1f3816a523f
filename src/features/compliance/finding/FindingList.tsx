import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { findings, type Finding } from '#src/api/compliance/findings.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { formatDay, formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { SegmentGroup } from '#src/ui/form/SegmentGroup.tsx';
import { css } from '#styled/css/index.js';

import { AddFinding } from './AddFinding.tsx';
import { FindingSteps } from './FindingSteps.tsx';
import { KindText } from './KindText.tsx';

const tools = css({ paddingBlock: '12', paddingInline: { base: '16', md: '20' } });
const list = css({ listStyle: 'none', margin: '0', padding: '0' });
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) max-content' },
  gap: '8',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '12',
  borderBlockStart: 'subtle',
  overflowWrap: 'anywhere',
});
const rest = css({ margin: '0', paddingInline: { base: '16', md: '20' }, paddingBlock: '12', color: 'fg.muted' });
const facts = css({ display: 'flex', flexWrap: 'wrap', columnGap: '12', color: 'fg.muted', textStyle: 'xs' });

/** The most findings of the list. */
const most = 100;

interface FindingListProps {
  readonly title: string;
  readonly note: string | undefined;
  readonly adoptedStandardId: string;
}

/** The findings of the controls of a standard: those that are worked on, or archived ones. */
export function FindingList({ title, note, adoptedStandardId }: FindingListProps) {
  const api = useApi();
  const [archived, setArchived] = useState<'NO' | 'YES'>('NO');
  const query = { archived, perPage: most, adoptedStandardId: [adoptedStandardId] };
  const { data, error, refetch } = useQuery({
    queryKey: ['finding', 'list', query],
    queryFn: ({ signal }) => findings.calls(api).list(query, signal),
  });
  return (
    <>
      <PageTitle title={title} note={note} actions={<AddFinding adoptedStandardId={adoptedStandardId} />} />
      <div className={tools}>
        <SegmentGroup
          label="Which findings"
          options={[
            { value: 'NO', label: 'Current' },
            { value: 'YES', label: 'Archived' },
          ]}
          value={archived}
          onValueChange={setArchived}
        />
      </div>
      {error !== null && <LoadFailed what="findings" error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <LoadingRows />}
      {data?.data.length === 0 && (
        <EmptyState title={archived === 'YES' ? 'Nothing is archived' : 'No findings yet'}>
          Add a finding here, or raise it in an assessment, at the control that it is about.
        </EmptyState>
      )}
      <ol className={list} aria-label={title}>
        {(data?.data ?? []).map((one) => (
          <FindingRow key={one.id} finding={one} />
        ))}
      </ol>
      {data !== undefined && data.pagination.total > data.data.length && (
        <p className={rest}>
          {formatNumber(data.data.length)} of {formatNumber(data.pagination.total)} findings are shown.{' '}
          <Link to="/assessments" search={{ view: 'findings', adoptedStandardId: [adoptedStandardId], archived }}>
            See all
          </Link>
        </p>
      )}
    </>
  );
}

function FindingRow({ finding }: { readonly finding: Finding }) {
  const { id, ref, title, kind, owner, dueOn, positions, assessment } = finding;
  return (
    <li className={row}>
      <div>
        <KindText kind={kind} />
        <p dir="auto">
          <Link to="/assessments" search={{ view: 'findings', finding: id }}>
            {ref} {title}
          </Link>
        </p>
        <p className={facts}>
          <span dir="auto">{positions.map((position) => position.ref).join(', ')}</span>
          {owner !== null && <span>{owner.name}</span>}
          {dueOn !== null && <span>Due {formatDay(dueOn)}</span>}
          {assessment !== null && <span>{assessment.ref}</span>}
        </p>
      </div>
      <FindingSteps finding={finding} />
    </li>
  );
}
