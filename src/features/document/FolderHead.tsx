import { createLink, Link } from '@tanstack/react-router';
import { useRef } from 'react';

import type { DocumentEntry, DocumentRepository } from '#src/api/document.ts';
import { isolated } from '#src/components/bidi.ts';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { SelectButton } from '#src/components/register/SelectButton.tsx';
import { countedOf, type Counts } from '#src/components/words.ts';
import { FileInput } from '#src/registers/attachments/FileInput.tsx';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  DownloadIcon,
  PlusIcon,
  RemovedIcon,
  UploadIcon,
} from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import type { EntryActions } from './entry-actions.ts';
import { EntryMenu } from './EntryMenu.tsx';

const buttons = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8' });
const trail = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  margin: '0',
  paddingBlock: '0',
  paddingInline: { base: '16', md: '20' },
  paddingBlockEnd: '10',
  listStyle: 'none',
  textStyle: 'sm',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
});
const step = css({ display: 'flex', alignItems: 'center', gap: '4' });
const link = css({ color: 'accent.fg', '&:hover': { textDecoration: 'underline' } });

const trashTitle = 'Deleted files and folders';

const FilesLink = createLink(ButtonLink);

interface FolderHeadProps {
  readonly repository: DocumentRepository;
  readonly folder: DocumentEntry | null;
  readonly actions: EntryActions;
  readonly isTrash: boolean;
  readonly packing: boolean;
  readonly count: Counts | undefined;
  /** Starts picking rows on phones; omitted for people who may not change several. */
  readonly onPick: (() => void) | undefined;
  readonly onChoose: (files: Iterable<File>) => void;
  readonly onAddFolder: () => void;
  readonly onPack: () => void;
  readonly onTrash: (on: boolean) => void;
}

/** The head of a folder: its name and path, and what is done in it. */
export function FolderHead(props: FolderHeadProps) {
  const { repository, folder, isTrash, count } = props;
  const title = folder?.name ?? (isTrash ? trashTitle : repository.title);
  return (
    <>
      <PageTitle
        title={isolated(title)}
        note={count === undefined ? undefined : countedOf(count, { one: 'entry', many: 'entries' })}
        actions={<div className={buttons}>{isTrash ? <TrashButtons {...props} /> : <FolderButtons {...props} />}</div>}
      />
      {folder !== null && <Trail repository={repository} folder={folder} isTrash={isTrash} />}
    </>
  );
}

/** What is done in a folder of the trash: it can be restored as a whole, or left. A removed one has no files to go back to. */
const TrashButtons = ({ repository, folder, actions, onTrash }: FolderHeadProps) =>
  folder !== null && folder.removedAt !== null ? (
    <>
      <FilesLink to="/document-repo/$id/folder" params={{ id: repository.id }}>
        <ChevronLeftIcon /> Back to the files
      </FilesLink>
      {actions.rights.mayDelete && (
        <Button onClick={() => actions.onBringBack(folder)}>
          <RemovedIcon /> Restore folder
        </Button>
      )}
    </>
  ) : (
    <Button onClick={() => onTrash(false)}>
      <ChevronLeftIcon /> Back to the files
    </Button>
  );

/** What is done in a folder. */
function FolderButtons({ folder, actions, packing, onPick, onChoose, onAddFolder, onPack, onTrash }: FolderHeadProps) {
  const input = useRef<HTMLInputElement>(null);
  const { mayAdd, mayDelete } = actions.rights;
  return (
    <>
      {mayDelete && (
        <IconButton label="Deleted files and folders" onClick={() => onTrash(true)}>
          <RemovedIcon />
        </IconButton>
      )}
      {onPick !== undefined && <SelectButton onPick={onPick} />}
      {folder !== null && <EntryMenu entry={folder} actions={actions} />}
      <IconButton
        variant="secondary"
        size="lg"
        label="Download pack"
        word="Download pack"
        disabled={packing}
        onClick={onPack}
      >
        <DownloadIcon />
      </IconButton>
      {mayAdd && (
        <>
          <IconButton variant="secondary" size="lg" label="Add folder" word="Add folder" onClick={onAddFolder}>
            <PlusIcon />
          </IconButton>
          <FileInput ref={input} multiple label="Files to upload" onChoose={onChoose} />
          <Button variant="primary" onClick={() => input.current?.click()}>
            <UploadIcon /> Upload files
          </Button>
        </>
      )}
    </>
  );
}

interface TrailProps {
  readonly repository: DocumentRepository;
  readonly folder: DocumentEntry;
  readonly isTrash: boolean;
}

/** The folders that a folder is in; in the trash, each leads to what was removed from it. */
const Trail = ({ repository, folder, isTrash }: TrailProps) => {
  const search = isTrash ? { view: 'removed' as const } : {};
  return (
    <nav aria-label="Path">
      <ol className={trail}>
        <li className={step}>
          <Link to="/document-repo/$id/folder" params={{ id: repository.id }} search={search} className={link}>
            {isTrash ? trashTitle : isolated(repository.title)}
          </Link>
        </li>
        {folder.path.map(({ id, name }) => (
          <li key={id} className={step}>
            <ChevronRightIcon size={14} />
            <Link
              to="/document-repo/$id/folder/$folderId/sub-folder"
              params={{ id: repository.id, folderId: id }}
              search={search}
              className={link}
            >
              {isolated(name)}
            </Link>
          </li>
        ))}
        <li className={step} aria-current="page">
          <ChevronRightIcon size={14} />
          {isolated(folder.name)}
        </li>
      </ol>
    </nav>
  );
};
