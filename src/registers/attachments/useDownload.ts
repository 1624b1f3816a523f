import { useMutation } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { addressOf, type FileVersion } from '#src/api/record/attachments.ts';
import { isolated } from '#src/components/bidi.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

interface Downloaded extends FileVersion {
  readonly name: string;
}

/** Puts a version of a file among the browser's downloads, from an address that is valid for a minute. */
export function useDownload() {
  const api = useApi();
  return useMutation({
    async mutationFn({ name, ...version }: Downloaded) {
      const { url } = await addressOf(api, version);
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.rel = 'noopener noreferrer';
      link.click();
    },
    onError: ({ message }, { name }) => toast.error(`${isolated(name)} could not be downloaded`, message),
  });
}
