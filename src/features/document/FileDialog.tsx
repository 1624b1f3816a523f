import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { fileTypes } from '#domain/files/file-types.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  documents,
  documentUsesQuery,
  documentVersionsQuery,
  entryQuery,
  refreshDocuments,
  type DocumentEntry,
  type DocumentVersion,
} from '#src/api/document.ts';
import { isolated } from '#src/components/bidi.ts';
import { LabelChips } from '#src/components/cells/LabelsCell.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { ReadValue } from '#src/components/fields/ReadValue.tsx';
import { formatDay, formatInstant } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { fileBody, fileItem, fileName, fileNote } from '#src/registers/attachments/file-styles.ts';
import { formatSize } from '#src/registers/attachments/format-size.ts';
import { isShown } from '#src/registers/attachments/shown-types.ts';
import { useDownload } from '#src/registers/attachments/useDownload.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { DownloadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import type { EntryActions } from './entry-actions.ts';
import { EntryMenu } from './EntryMenu.tsx';

const heading = css({ textStyle: 'sm', fontWeight: 'semibold', margin: '0', paddingBlockStart: '12' });
const list = css({ margin: '0', padding: '0', listStyle: 'none' });
const sum = css({ textStyle: 'xs', overflowWrap: 'anywhere', tabularFigures: true });

interface FileDialogProps {
  readonly id: string;
  readonly actions: EntryActions;
  readonly onClose: () => void;
}

/** What is known of a file or of what was removed: facts, where it is used, and all versions. */
export function FileDialog({ id, actions, onClose }: FileDialogProps) {
  const found = useQuery(entryQuery(useApi(), id));
  const entry = found.data;
  return (
    <Dialog.Root
      open
      size="md"
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Content
        title={entry === undefined ? 'File' : isolated(entry.name)}
        footer={entry !== undefined && <Actions entry={entry} actions={actions} />}
      >
        {found.isPending && <LoadingRows rows={4} />}
        {found.isError && <LoadFailed what="file" error={found.error} onRetry={() => void found.refetch()} />}
        {entry !== undefined && <Facts entry={entry} />}
        {entry !== undefined && entry.latest !== null && entry.removedAt === null && (
          <Versions entry={entry} mayEdit={actions.rights.mayEdit} />
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Actions({ entry, actions }: { readonly entry: DocumentEntry; readonly actions: EntryActions }) {
  const download = useDownload();
  const { id, name, latest, removedAt } = entry;
  if (removedAt !== null)
    return (
      actions.rights.mayDelete && (
        <Button variant="primary" onClick={() => actions.onBringBack(entry)}>
          Restore
        </Button>
      )
    );
  return (
    <>
      <EntryMenu entry={entry} actions={actions} />
      {latest !== null && isShown(latest.type) && <Button onClick={() => actions.onShow(entry)}>Show</Button>}
      {latest !== null && (
        <Button variant="primary" onClick={() => download.mutate({ id, of: 'document', number: latest.number, name })}>
          <DownloadIcon /> Download
        </Button>
      )}
    </>
  );
}

function Facts({ entry }: { readonly entry: DocumentEntry }) {
  const { latest, owner, reviewOn, labels, repository, path, removedAt, removedBy } = entry;
  const place = [repository.title, ...path.map(({ name }) => name)].join(' / ');
  return (
    <>
      <FieldPair>
        <ReadValue label="Folder">{isolated(place)}</ReadValue>
        <ReadValue label="Owner">{owner?.name}</ReadValue>
        {latest !== null && (
          <ReadValue label="Type and size">
            {fileTypes[latest.type].name}, {formatSize(latest.size)}
          </ReadValue>
        )}
        {entry.kind === 'FILE' && (
          <ReadValue label="Next review">{reviewOn === null ? null : formatDay(reviewOn)}</ReadValue>
        )}
        {removedAt !== null && (
          <ReadValue label="Deleted">
            {formatInstant(removedAt)}, {removedBy?.name}
          </ReadValue>
        )}
      </FieldPair>
      {labels.length > 0 && (
        <ReadValue label="Labels">
          <LabelChips labels={labels} />
        </ReadValue>
      )}
      {latest !== null && (
        <ReadValue label="SHA-256">
          <span className={sum}>{latest.sha256}</span>
        </ReadValue>
      )}
      {removedAt === null && entry.kind === 'FILE' && <Uses id={entry.id} />}
    </>
  );
}

/** The records that have a version of it. */
function Uses({ id }: { readonly id: string }) {
  const { data } = useQuery(documentUsesQuery(useApi(), id));
  if (data === undefined) return null;
  const hidden = data.count - data.uses.length;
  const named = data.uses.map(({ record, number }) => `${record.ref} ${record.title} (version ${number})`);
  const words = [...named, ...(hidden > 0 ? [`${hidden} that you may not view`] : [])].join(', ');
  return <ReadValue label="Used by records">{words === '' ? null : isolated(words)}</ReadValue>;
}

function Versions({ entry, mayEdit }: { readonly entry: DocumentEntry; readonly mayEdit: boolean }) {
  const versions = useQuery(documentVersionsQuery(useApi(), entry.id));
  const restore = useRestore(entry);
  return (
    <>
      <h3 className={heading}>Versions</h3>
      {versions.isPending && <LoadingRows rows={2} />}
      {versions.isError && (
        <LoadFailed what="versions" error={versions.error} onRetry={() => void versions.refetch()} />
      )}
      <ul className={list} aria-label="Versions">
        {versions.data?.map((version) => (
          <VersionItem
            key={version.number}
            entry={entry}
            version={version}
            restoring={restore.isPending && restore.variables === version.number}
            onRestore={mayEdit ? () => restore.mutate(version.number) : undefined}
          />
        ))}
      </ul>
    </>
  );
}

interface VersionItemProps {
  readonly entry: DocumentEntry;
  readonly version: DocumentVersion;
  readonly restoring: boolean;
  readonly onRestore: (() => void) | undefined;
}

function VersionItem({ entry: { id, name, latest }, version, restoring, onRestore }: VersionItemProps) {
  const { number, size, note, restoredFrom, sha256, createdBy, createdAt } = version;
  const download = useDownload();
  const isLatest = number === latest?.number;
  return (
    <li className={fileItem}>
      <div className={fileBody}>
        <span className={fileName}>
          Version {number}
          {isLatest && ', latest'}
          {restoredFrom !== null && `, as version ${restoredFrom}`}
        </span>
        <span className={fileNote}>
          {formatSize(size)} · {createdBy.name}, <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        </span>
        {note !== '' && <span className={fileNote}>{isolated(note)}</span>}
        <span className={fileNote} title={sha256}>
          SHA-256 {sha256.slice(0, 16)}…
        </span>
      </div>
      {!isLatest && onRestore !== undefined && (
        <Button size="sm" busy={restoring} busyLabel="Restoring..." onClick={onRestore}>
          Restore
        </Button>
      )}
      <IconButton
        size="sm"
        label={`Download version ${number}`}
        onClick={() => download.mutate({ id, of: 'document', number, name })}
      >
        <DownloadIcon />
      </IconButton>
    </li>
  );
}

/** Adds an earlier version as the latest one. */
function useRestore({ id, version, name }: DocumentEntry) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (number: number) => documents(api).restoreVersion({ path: { id }, body: { version, number } }),
    onSuccess: (restored) =>
      toast.success('Restored successfully', `${isolated(name)}, version ${restored.latest?.number ?? ''}`),
    onError: ({ message }) => toast.error(`${isolated(name)} could not be restored`, message),
    onSettled: () => refreshDocuments(queryClient),
  });
}
