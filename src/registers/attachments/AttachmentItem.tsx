import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { fileTypes } from '#domain/files/file-types.ts';
import { restoreAttachments } from '#src/actors/restore-attachments.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { attachments, refreshAttachments, type Attachment } from '#src/api/record/attachments.ts';
import { isolated } from '#src/components/bidi.ts';
import { formatInstant } from '#src/components/format.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { ClockIcon, EyeIcon, FileIcon } from '#src/ui/icons.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { DownloadIcon, EditIcon, MoreIcon, TrashIcon, UploadIcon } from '#src/ui/tool-icons.tsx';

import { offerUndo } from '../offer-undo.ts';
import { fileBody, fileItem, fileName, fileNote } from './file-styles.ts';
import { FileInput } from './FileInput.tsx';
import { formatSize } from './format-size.ts';
import { isShown } from './shown-types.ts';
import { useDownload } from './useDownload.ts';

interface AttachmentItemProps {
  readonly attachment: Attachment;
  readonly recordId: string;
  readonly mayEdit: boolean;
  readonly onShow: () => void;
  readonly onVersions: () => void;
  readonly onRename: () => void;
  /** Shows the hash of raw evidence, and who has had it. */
  readonly onCustody: () => void;
  /** Sends a file as its new version. */
  readonly onReplace: (file: File) => void;
}

/** A file of a record, with what can be done with it. */
export function AttachmentItem(props: AttachmentItemProps) {
  const { attachment, onShow } = props;
  const { id, latest } = attachment;
  const { name, type, size, number, document, createdAt, createdBy } = latest;
  const download = useDownload();
  const note = [
    fileTypes[type].name,
    formatSize(size),
    ...(number > 1 ? [`version ${number}`] : []),
    ...(document === null ? [] : [`version ${document.number} of a document`]),
  ].join(', ');
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
      {isShown(type) && (
        <IconButton size="sm" label={`Show ${name}`} onClick={onShow}>
          <EyeIcon />
        </IconButton>
      )}
      <IconButton size="sm" label={`Download ${name}`} onClick={() => download.mutate({ id, number, name })}>
        <DownloadIcon />
      </IconButton>
      <MoreMenu {...props} />
    </li>
  );
}

/** What is done with a file less often. */
function MoreMenu({ attachment, recordId, mayEdit, onVersions, onRename, onCustody, onReplace }: AttachmentItemProps) {
  const input = useRef<HTMLInputElement>(null);
  const remove = useRemove(attachment, recordId);
  const { name } = attachment.latest;
  return (
    <Menu.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Menu.Trigger asChild>
        <IconButton size="sm" label={`More for ${name}`}>
          <MoreIcon />
        </IconButton>
      </Menu.Trigger>
      {mayEdit && (
        <FileInput
          ref={input}
          label={`New version of ${name}`}
          takesRaw={attachment.latest.type === 'RAW'}
          onChoose={([file]) => {
            if (file !== undefined) onReplace(file);
          }}
        />
      )}
      <Menu.Content>
        <Menu.Item value="versions" onSelect={onVersions}>
          <ClockIcon /> Versions
        </Menu.Item>
        {attachment.latest.type === 'RAW' && (
          <Menu.Item value="custody" onSelect={onCustody}>
            <FileIcon /> Chain of custody
          </Menu.Item>
        )}
        {mayEdit && (
          <>
            <Menu.Item value="replace" onSelect={() => input.current?.click()}>
              <UploadIcon /> Upload new version
            </Menu.Item>
            <Menu.Item value="rename" onSelect={onRename}>
              <EditIcon /> Rename
            </Menu.Item>
            <Menu.Separator />
            <Menu.Item value="delete" disabled={remove.isPending} onSelect={() => remove.mutate()}>
              <TrashIcon /> Delete
            </Menu.Item>
          </>
        )}
      </Menu.Content>
    </Menu.Root>
  );
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
