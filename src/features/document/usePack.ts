import { useMutation } from '@tanstack/react-query';

import { saveFile } from '#src/actors/save-file.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { documents } from '#src/api/document.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

/** Downloads the files of a repository, or of one of its folders, as an archive with a manifest. */
export function usePack(repositoryId: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (folderId: string | undefined) =>
      documents(api).pack({ path: { id: repositoryId }, query: folderId === undefined ? {} : { folderId } }),
    onSuccess(file) {
      saveFile(file);
      toast.success('Pack downloaded', file.name);
    },
    onError: ({ message }) => toast.error('The pack could not be downloaded', message),
  });
}
