import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { PolicyVersion } from '#src/api/policy/policy-versions.ts';
import { attachments, refreshAttachments } from '#src/api/record/attachments.ts';
import { upload } from '#src/api/record/upload.ts';
import type { RichTextImages } from '#src/ui/rich-text/rich-text-images.ts';

/** How long an image may take, in milliseconds. */
const patience = 120_000;

const textIn = (value: unknown, ...path: readonly string[]): string => {
  let found: unknown = value;
  for (const name of path)
    found = typeof found === 'object' && found !== null ? new Map(Object.entries(found)).get(name) : undefined;
  if (typeof found !== 'string') throw new Error('The answer names no file');
  return found;
};

const withoutEnding = (name: string): string => name.replace(/\.[^.]+$/, '');

/**
 * The images of a policy's text: attachments of the policy, each in the version that belongs to the text. One that is not among
 * the files is shown only to who has just added it: nobody reviews an image that the version does not have.
 */
export function useDocumentImages(policyId: string, files: PolicyVersion['files'], isWriting: boolean): RichTextImages {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      async upload(file) {
        const query = new URLSearchParams({ name: file.name });
        const address = `/records/${policyId}/attachments?${query.toString()}`;
        const signal = AbortSignal.timeout(patience);
        const answer = await upload(api, { address, file, signal, onProgress: () => {} });
        await refreshAttachments(queryClient, policyId);
        return { id: textIn(await answer.json(), 'data', 'id'), alt: withoutEnding(file.name) };
      },
      async address(id) {
        const number = files.find(({ attachmentId }) => attachmentId === id)?.number ?? (isWriting ? 1 : undefined);
        if (number === undefined) throw new Error('The version has no such image');
        const { url } = await attachments(api).address({ path: { id }, query: { number, inline: true } });
        return url;
      },
    }),
    [api, queryClient, policyId, files, isWriting],
  );
}
