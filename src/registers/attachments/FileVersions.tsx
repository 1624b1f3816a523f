import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { fileTypes } from '#domain/files/file-types.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  attachments,
  refreshAttachments,
  versionsQuery,
  type Attachment,
  type AttachmentVersion,
} from '#src/api/record/attachments.ts';
import { isolated } from '#src/components/bidi.ts';
import { formatInstant } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { DownloadIcon } from '#src/ui/tool-icons.tsx';

import { sectionList } from '../record-sections/section-list.ts';
import { fileBody, fileItem, fileName, fileNote } from './file-styles.ts';
import { formatSize } from './format-size.ts';
import { useDownload } from './useDownload.ts';

interface FileVersionsProps {
  readonly attachment: Attachment;
  readonly recordId: string;
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}

/** All versions of a file: each can be downloaded, and an earlier one made the latest again. */
export function FileVersions({ attachment, recordId, mayEdit, onClose }: FileVersionsProps) {
  const versions = useQuery(versionsQuery(useApi(), recordId, attachment.id));
  const restore = useRestore(attachment, recordId);
  const { data, error } = versions;
  return (
    <Dialog.Root
      open
      size="md"
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Content
        title={`Versions of ${isolated(attachment.latest.name)}`}
        description={
          mayEdit ? 'An earlier version that is restored becomes the latest one. All others are kept.' : undefined
        }
      >
        {data === undefined && !error && <LoadingRows rows={3} />}
        {data === undefined && error && (
          <LoadFailed what="versions" error={error} onRetry={() => void versions.refetch()} />
        )}
        {data !== undefined && (
          <ul className={sectionList} aria-label="Versions">
            {data.map((version) => (
              <VersionItem
                key={version.number}
                id={attachment.id}
                version={version}
                isLatest={version.number === attachment.latest.number}
                restoring={restore.isPending && restore.variables === version.number}
                onRestore={mayEdit ? () => restore.mutate(version.number) : undefined}
              />
            ))}
          </ul>
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface VersionItemProps {
  readonly id: string;
  readonly version: AttachmentVersion;
  readonly isLatest: boolean;
  readonly restoring: boolean;
  readonly onRestore: (() => void) | undefined;
}

function VersionItem({ id, version, isLatest, restoring, onRestore }: VersionItemProps) {
  const { number, name, type, size, createdBy, createdAt } = version;
  const download = useDownload();
  return (
    <li className={fileItem}>
      <div className={fileBody}>
        <span className={fileName} dir="auto">
          {name}
        </span>
        <span className={fileNote}>
          Version {number}
          {isLatest && ', latest'} · {fileTypes[type].name}, {formatSize(size)} · {createdBy.name},{' '}
          <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        </span>
      </div>
      {!isLatest && onRestore !== undefined && (
        <Button size="sm" busy={restoring} busyLabel="Restoring..." onClick={onRestore}>
          Restore
        </Button>
      )}
      <IconButton size="sm" label={`Download version ${number}`} onClick={() => download.mutate({ id, number, name })}>
        <DownloadIcon />
      </IconButton>
    </li>
  );
}

/** Adds an earlier version as the latest one. */
function useRestore({ id, version, latest: { name } }: Attachment, recordId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (number: number) => attachments(api).restoreVersion({ path: { id }, body: { version, number } }),
    onSuccess: (restored) => toast.success('Restored successfully', isolated(restored.latest.name)),
    onError: ({ message }) => toast.error(`${isolated(name)} could not be restored`, message),
    onSettled: () => refreshAttachments(queryClient, recordId),
  });
}
