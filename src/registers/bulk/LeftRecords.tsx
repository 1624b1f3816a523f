import { useQuery } from '@tanstack/react-query';

import type { BulkChange } from '#machines/bulk-change/bulk-change.types.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { leftRecordsQuery } from '#src/api/record/bulk-changes.ts';
import { formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { css } from '#styled/css/index.js';

const list = css({ display: 'grid', gap: '8', margin: '0', padding: '0', listStyle: 'none' });
const reasonText = css({ color: 'fg.muted' });

const reasons = {
  CHANGED: 'changed by someone else',
  MISSING: 'deleted',
  LABELS: 'would have more than 20 labels',
  STATUS: 'has a step of its own for this change',
  UNFIT: 'its other fields do not allow the value',
} as const;

interface LeftRecordsProps {
  readonly bulk: BulkChange;
}

/** A button that names the records that a change of a whole list has left as they were. */
export function LeftRecords({ bulk }: LeftRecordsProps) {
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>Show which</Button>
      </Dialog.Trigger>
      <Dialog.Content
        title={`${formatNumber(bulk.refused)} left as they were`}
        description="Others had changed or deleted them in the meantime, they would have too many labels, or their status or their other fields do not allow the change."
      >
        <Names bulk={bulk} />
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Names({ bulk }: LeftRecordsProps) {
  const { data, error, refetch } = useQuery(leftRecordsQuery(useApi(), bulk));
  if (error !== null) return <LoadFailed what="the records" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Spinner label="Loading the records" />;
  const more = data.pagination.total - data.data.length;
  return (
    <>
      <ul className={list}>
        {data.data.map(({ ref, title, reason }) => (
          <li key={ref}>
            {ref} <bdi>{title}</bdi> <span className={reasonText}>({reasons[reason]})</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p>and {formatNumber(more)} more</p>}
    </>
  );
}
