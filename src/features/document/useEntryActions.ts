import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { TransferredEntry } from '#machines/document-transfer/document-transfer.machine.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { documents, refreshDocuments, type DocumentEntry } from '#src/api/document.ts';
import { isolated } from '#src/components/bidi.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

import {
  useDocumentRemovalActor,
  useTransferActor,
  type DocumentRemovalActor,
  type TransferActor,
} from './document-dialogs.ts';
import type { DocumentRights, EntryActions } from './entry-actions.ts';
import { useEntryDrag } from './useEntryDrag.ts';

interface EntryControls {
  readonly actions: EntryActions;
  readonly transfers: TransferActor;
  readonly removals: DocumentRemovalActor;
}

/** What can be done with the entries of a folder: what its screen does itself, and copying, moving, removing, restoring. */
export function useEntryActions(
  own: Pick<EntryActions, 'onOpen' | 'onShow' | 'onEdit' | 'onPack' | 'onReplace'>,
): EntryControls {
  const rights = useRights();
  const transfers = useTransferActor();
  const removals = useDocumentRemovalActor();
  const bringBack = useBringBack();
  const drag = useEntryDrag(rights.mayEdit, (entry, folderId) => {
    const { id: repositoryId } = entry.repository;
    transfers.send({ type: 'transfer.requested', task: 'MOVE', entry: transferredOf(entry), repositoryId, folderId });
    transfers.send({ type: 'transfer.confirmed' });
  });
  const actions: EntryActions = {
    ...own,
    rights,
    onTransfer: (task, entry) =>
      transfers.send({
        type: 'transfer.requested',
        task,
        entry: transferredOf(entry),
        repositoryId: entry.repository.id,
        folderId: entry.path.at(-1)?.id ?? null,
      }),
    drag,
    onRemove: (entry) => removals.send({ type: 'removal.requested', entry }),
    onBringBack: (entry) => bringBack.mutate(entry),
  };
  return { actions, transfers, removals };
}

const transferredOf = ({ id, name, kind, version, repository }: DocumentEntry): TransferredEntry => ({
  id,
  name,
  kind,
  version,
  repositoryId: repository.id,
});

function useRights(): DocumentRights {
  const feature = 'DOCUMENT_REPOSITORY';
  return {
    mayAdd: useMay({ feature, level: 'ADD' }),
    mayEdit: useMay({ feature, level: 'EDIT' }),
    mayDelete: useMay({ feature, level: 'DELETE' }),
  };
}

/** Brings a file or folder back, and says where to. */
function useBringBack() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: DocumentEntry) => documents(api).bringBack({ path: { id }, body: { version } }),
    onSuccess: ({ name, path, repository }) =>
      toast.success(
        'Restored successfully',
        `${isolated(name)}, in ${isolated(path.at(-1)?.name ?? repository.title)}`,
      ),
    onError: ({ message }, { name }) => toast.error(`${isolated(name)} could not be restored`, message),
    onSettled: () => refreshDocuments(queryClient),
  });
}
