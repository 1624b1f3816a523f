import { useRef } from 'react';

import type { DocumentEntry } from '#src/api/document.ts';
import { isolated } from '#src/components/bidi.ts';
import { FileInput } from '#src/registers/attachments/FileInput.tsx';
import { isShown } from '#src/registers/attachments/shown-types.ts';
import { useDownload } from '#src/registers/attachments/useDownload.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { ClockIcon, EyeIcon, FileIcon, FolderIcon } from '#src/ui/icons.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { DownloadIcon, EditIcon, MoreIcon, RemovedIcon, TrashIcon, UploadIcon } from '#src/ui/tool-icons.tsx';

import type { EntryActions } from './entry-actions.ts';

interface EntryMenuProps {
  readonly entry: DocumentEntry;
  readonly actions: EntryActions;
  readonly size?: 'sm';
}

/** What can be done with a file or folder. */
export function EntryMenu({ entry, actions, size }: EntryMenuProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Menu.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Menu.Trigger asChild>
        <IconButton {...(size !== undefined && { size })} label={`More for ${isolated(entry.name)}`}>
          <MoreIcon />
        </IconButton>
      </Menu.Trigger>
      {entry.kind === 'FILE' && actions.rights.mayEdit && (
        <FileInput
          ref={input}
          label={`New version of ${entry.name}`}
          onChoose={([file]) => {
            if (file !== undefined) actions.onReplace(entry, file);
          }}
        />
      )}
      <Menu.Content>
        {entry.removedAt !== null ? (
          <Menu.Item value="restore" onSelect={() => actions.onBringBack(entry)}>
            <RemovedIcon /> Restore
          </Menu.Item>
        ) : (
          <>
            {entry.kind === 'FILE' ? (
              <FileItems entry={entry} actions={actions} />
            ) : (
              <PackItem {...{ entry, actions }} />
            )}
            {entry.kind === 'FILE' && actions.rights.mayEdit && (
              <Menu.Item value="replace" onSelect={() => input.current?.click()}>
                <UploadIcon /> Upload new version
              </Menu.Item>
            )}
            <ChangeItems entry={entry} actions={actions} />
          </>
        )}
      </Menu.Content>
    </Menu.Root>
  );
}

const PackItem = ({ entry, actions }: EntryMenuProps) => (
  <Menu.Item value="pack" onSelect={() => actions.onPack(entry)}>
    <DownloadIcon /> Download pack
  </Menu.Item>
);

/** What concerns the content of a file. */
function FileItems({ entry, actions }: EntryMenuProps) {
  const download = useDownload();
  const { id, name, latest } = entry;
  if (latest === null) return null;
  return (
    <>
      {isShown(latest.type) && (
        <Menu.Item value="show" onSelect={() => actions.onShow(entry)}>
          <EyeIcon /> Show
        </Menu.Item>
      )}
      <Menu.Item value="download" onSelect={() => download.mutate({ id, of: 'document', number: latest.number, name })}>
        <DownloadIcon /> Download
      </Menu.Item>
      <Menu.Item value="versions" onSelect={() => actions.onOpen(entry)}>
        <ClockIcon /> Details and versions
      </Menu.Item>
    </>
  );
}

/** What changes a file or folder, or where it is. */
const ChangeItems = ({ entry, actions }: EntryMenuProps) => {
  const { mayAdd, mayEdit, mayDelete } = actions.rights;
  return (
    <>
      {mayEdit && (
        <Menu.Item value="edit" onSelect={() => actions.onEdit(entry)}>
          <EditIcon /> Edit name and labels
        </Menu.Item>
      )}
      {mayAdd && (
        <Menu.Item value="copy" onSelect={() => actions.onTransfer('COPY', entry)}>
          <FileIcon /> Copy
        </Menu.Item>
      )}
      {mayEdit && (
        <Menu.Item value="move" onSelect={() => actions.onTransfer('MOVE', entry)}>
          <FolderIcon /> Move
        </Menu.Item>
      )}
      {mayDelete && (
        <>
          <Menu.Separator />
          <Menu.Item value="delete" onSelect={() => actions.onRemove(entry)}>
            <TrashIcon /> Delete
          </Menu.Item>
        </>
      )}
    </>
  );
};
