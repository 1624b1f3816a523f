import type { DocumentBatchTask } from '#machines/document-batch/document-batch.machine.ts';
import type { DocumentEntry } from '#src/api/document.ts';
import { BatchBar } from '#src/components/register/BatchBar.tsx';
import type { TickedRows } from '#src/components/register/useTickedRows.ts';

import { BatchDialog } from './BatchDialog.tsx';
import type { EntryActions } from './entry-actions.ts';
import { useBatchActor } from './useBatchActor.ts';

/** As many as a page of a list shows. */
const most = 100;

interface EntryBatchProps {
  /** The files and folders that are shown. */
  readonly rows: readonly DocumentEntry[];
  readonly selection: TickedRows;
  readonly actions: Pick<EntryActions, 'rights'>;
  readonly repository: { readonly id: string; readonly title: string };
  /** The open folder; null for the top of the repository. */
  readonly folder: Pick<DocumentEntry, 'id'> | null;
}

/** What can be done with the ticked files and folders of a page. */
export function EntryBatch({ rows, selection, actions: { rights }, repository, folder }: EntryBatchProps) {
  const actor = useBatchActor(selection.clear);
  const { ids, picking, ticks, clear } = selection;
  const chosen = rows.filter(({ id }) => ids.includes(id));
  const actionOf = (task: DocumentBatchTask) => () =>
    actor.send({
      type: 'batch.requested',
      batch: {
        task,
        entries: chosen.map(({ id, name, kind, version, labels }) => ({
          id,
          name,
          kind,
          version,
          labelIds: labels.map((label) => label.id),
        })),
        repositoryId: repository.id,
        folderId: folder?.id ?? null,
        labelIds: [],
      },
    });
  return (
    <>
      {(picking || chosen.length > 0) && (
        <BatchBar
          count={chosen.length}
          most={most}
          onSelectPage={ticks.ofPage === true ? undefined : ticks.onTogglePage}
          actions={[
            ...(rights.mayEdit
              ? [
                  { label: 'Move', onAct: actionOf('MOVE') },
                  { label: 'Add labels', onAct: actionOf('LABEL') },
                ]
              : []),
            ...(rights.mayDelete ? [{ label: 'Delete', isDestructive: true, onAct: actionOf('REMOVE') }] : []),
          ]}
          onClear={clear}
        />
      )}
      <BatchDialog actor={actor} repository={repository} />
    </>
  );
}
