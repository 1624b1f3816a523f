import { useMutation, useQueryClient } from '@tanstack/react-query';

import { fileTypes } from '#domain/file-types.ts';
import { restoreAttachments } from '#src/actors/restore-attachments.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import { attachments, refreshAttachments, type Attachment } from '#src/api/attachments.ts';
import { isolated } from '#src/components/bidi.ts';
import { formatInstant } from '#src/components/format.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { DownloadIcon, EyeIcon, FileIcon, TrashIcon } from '#src/ui/icons.tsx';

import { offerUndo } from '../offer-undo.ts';
import { fileBody, fileItem, fileName, fileNote } from './file-styles.ts';
import { formatSize } from './format-size.ts';

interface AttachmentItemProps {
  readonly attachment: Attachment;
  readonly recordId: string;
  readonly mayEdit: boolean;
}

/** A file of a record: downloads it, shows it if a browser may, and deletes it. */
export function AttachmentItem({ attachment, recordId, mayEdit }: AttachmentItemProps) {
  const { name, type, size, number, createdAt, createdBy } = attachment.latest;
  const open = useOpen(attachment);
  const remove = useRemove(attachment, recordId);
  const note = [fileTypes[type].name, formatSize(size), ...(number > 1 ? [`version ${number}`] : [])].join(', ');
  return (
    <li className={fileItem}>
      <FileIcon />
      <div className={fileBody}>
        <span className={fileName} dir="auto">
          {name}
        </span>
        <span className={fileNote}>
          {note} · {createdBy.name}, <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        </span>
      </div>
      {fileTypes[type].inline && (
        <IconButton size="sm" label={`Show ${name}`} onClick={() => open.mutate('inline')}>
          <EyeIcon />
        </IconButton>
      )}
      <IconButton size="sm" label={`Download ${name}`} onClick={() => open.mutate('download')}>
        <DownloadIcon />
      </IconButton>
      {mayEdit && (
        <IconButton size="sm" label={`Delete ${name}`} disabled={remove.isPending} onClick={() => remove.mutate()}>
          <TrashIcon />
        </IconButton>
      )}
    </li>
  );
}

/** Opens the file at an address that is valid for a minute: in a new tab, or among the browser's downloads. */
function useOpen({ id, latest: { name, number } }: Attachment) {
  const api = useApi();
  return useMutation({
    async mutationFn(how: 'inline' | 'download') {
      const query = { number, inline: how === 'inline' };
      const { url } = await attachments(api).address({ path: { id }, query });
      const link = document.createElement('a');
      link.href = url;
      if (how === 'inline') link.target = '_blank';
      else link.download = name;
      link.rel = 'noopener noreferrer';
      link.click();
    },
    onError: ({ message }) => toast.error(`${isolated(name)} could not be opened`, message),
  });
}

/** Deletes the file, with a way back. */
function useRemove({ id, version, latest }: Attachment, recordId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const what = isolated(latest.name);
  return useMutation({
    mutationFn: () => attachments(api).remove({ path: { id }, query: { version } }),
    onSuccess: () =>
      offerUndo({
        removed: [{ id, version }],
        what,
        restoreRecords: restoreAttachments(api, queryClient, recordId),
      }),
    onError: ({ message }) => toast.error(`${what} could not be deleted`, message),
    onSettled: () => refreshAttachments(queryClient, recordId),
  });
}
