import { useMutation, useQueryClient } from '@tanstack/react-query';

import { standardDrafts } from '#src/api/compliance/standard-drafts.ts';
import { catalogueKey, platformStandards, type StandardVersion } from '#src/api/compliance/standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { texts } from '#src/texts/en.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

interface Removed {
  readonly what: 'group' | 'control';
  readonly id: string;
  readonly title: string;
}

/** Removes groups and controls of a draft, with a way back; and moves them among their siblings. */
export function useDraftEdits({ id, version }: Pick<StandardVersion, 'id' | 'version'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: catalogueKey });
  const failed = ({ message }: Error) => toast.error('The draft was not changed', message || texts.errors.fallback);
  const restore = async (removalId: string, title: string) => {
    try {
      // Later edits have given the draft another version.
      const now = await platformStandards(api).get({ path: { id } });
      await standardDrafts(api).undoRemoval({ path: { id, removalId }, body: { version: now.version.version } });
      toast.success('Restored successfully', title);
    } catch (error) {
      failed(error instanceof Error ? error : new Error(''));
    }
    await refresh();
  };
  const remove = useMutation({
    mutationFn: ({ what, id: ownId }: Removed) =>
      what === 'group'
        ? standardDrafts(api).removeGroup({ path: { id, groupId: ownId }, query: { version } })
        : standardDrafts(api).removeControl({ path: { id, controlId: ownId }, query: { version } }),
    onSuccess: ({ removalId }, { title }) => {
      if (removalId === null) return;
      toast.success('Deleted successfully', title, { label: 'Undo', onAction: () => void restore(removalId, title) });
    },
    onError: failed,
    onSettled: refresh,
  });
  const move = useMutation({
    mutationFn: (send: (drafts: ReturnType<typeof standardDrafts>) => Promise<unknown>) => send(standardDrafts(api)),
    onError: failed,
    onSettled: refresh,
  });
  return { remove, move };
}
