import { useQuery } from '@tanstack/react-query';

import type { BulkChange } from '#machines/bulk-change/bulk-change.types.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { recentChangesQuery } from '#src/api/record/bulk-changes.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { counted } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';

import type { BatchFields } from '../BatchChange.tsx';
import { RecentList } from '../import/RecentList.tsx';
import { labelFields } from '../labels/batch-labels.tsx';
import type { RegisterKind, RegisterShape } from '../record-kind.ts';
import { useBulkChangePlace } from './bulk-service.ts';
import { LeftRecords } from './LeftRecords.tsx';

interface RecentChangesProps<K extends RegisterShape> {
  readonly kind: Pick<RegisterKind<K>, 'source' | 'noun'>;
  readonly fields: BatchFields<K['draft']>;
}

const states = {
  RUNNING: 'Running',
  STOPPING: 'Stopping',
  DONE: 'Done',
  STOPPED: 'Stopped',
  FAILED: 'Ended early',
  UNDOING: 'Being undone',
  UNDONE: 'Undone',
  UNDO_FAILED: 'Undone in part',
} as const satisfies Record<BulkChange['state'], string>;

/** `Done, 2 left as they were` */
const stateOf = ({ state, refused }: BulkChange) =>
  refused === 0 ? states[state] : `${states[state]}, ${refused} left as ${refused === 1 ? 'it was' : 'they were'}`;

/** What the person has changed of several records in the last day, each with its undo. */
export function RecentChanges<K extends RegisterShape>({ kind: { source, noun }, fields }: RecentChangesProps<K>) {
  const { data, error, refetch } = useQuery(recentChangesQuery(useApi(), source.name));
  const { service: follower } = useBulkChangePlace();
  const labels: Readonly<Record<string, { readonly label: string }>> = { ...fields, ...labelFields };
  const nameOf = ({ action, fields: set, total }: BulkChange) => {
    const records = counted(total, noun);
    const what = set.map((field) => labels[field]?.label ?? field).join(', ');
    return action === 'REMOVE' ? `${records} deleted` : `${what} of ${records}`;
  };
  if (error !== null)
    return <LoadFailed what="your changes of several records" error={error} onRetry={() => void refetch()} />;
  if (data === undefined || data.length === 0) return null;
  return (
    <RecentList
      title="Your changes of several records in the last 24 hours"
      items={data.map((one) => ({
        id: one.id,
        name: nameOf(one),
        state: stateOf(one),
        createdAt: one.createdAt,
        action: (
          <>
            {one.refused > 0 && <LeftRecords bulk={one} />}
            {one.undoUntil !== null && (
              <Button
                size="sm"
                disabled={follower === null}
                aria-label={`Undo: ${nameOf(one)}`}
                onClick={() => follower?.send({ type: 'undo.requested', bulk: one })}
              >
                Undo
              </Button>
            )}
          </>
        ),
      }))}
    />
  );
}
