import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { mostFolders } from '#domain/document/names.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { foldersQuery } from '#src/api/document.ts';
import { isolated } from '#src/components/bidi.ts';
import { formatNumber } from '#src/components/format.ts';
import { FolderIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css/index.js';

import type { EntryDrag } from './entry-actions.ts';
import { folderTree, type FolderNode } from './folder-tree.ts';

const region = css({
  width: '[15rem]',
  flexShrink: '0',
  borderInlineEnd: 'default',
  paddingBlock: '10',
  paddingInline: '10',
  scrolls: 'y',
  textStyle: 'sm',
  hideBelow: 'lg',
});
const list = css({ margin: '0', padding: '0', listStyle: 'none' });
const inner = css({ marginInlineStart: '16', borderInlineStart: 'subtle', paddingInlineStart: '6' });
const step = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  minHeight: '[28px]',
  paddingInline: '8',
  borderRadius: 'sm',
  color: 'fg.muted',
  '& > svg': { flexShrink: '0', color: 'fg.subtle' },
  '&:hover': { background: 'bg.hover' },
  '&[data-over]': { background: 'bg.selected', outline: '[2px solid token(colors.accent.border)]' },
  '&[aria-current]': { background: 'bg.selected', color: 'fg.default', fontWeight: 'medium' },
});
const hint = css({ margin: '0', paddingBlockStart: '8', paddingInline: '8', color: 'fg.subtle', textStyle: 'xs' });
const cut = css({ overflow: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** A folder is current alone, not with those above it. */
const whole = { exact: true };

interface FolderTreeProps {
  readonly repository: { readonly id: string; readonly title: string };
  /** What was deleted is shown, which is in no folder. */
  readonly isTrash: boolean;
  readonly drag: EntryDrag;
}

/** The folders of a repository, beside what is in the open one. */
export function FolderTree({ repository, isTrash, drag }: FolderTreeProps) {
  const { data = [] } = useQuery(foldersQuery(useApi(), repository.id));
  return (
    <nav className={region} aria-label="Folders">
      <Link
        to="/document-repo/$id/folder"
        params={{ id: repository.id }}
        className={step}
        activeOptions={{ ...whole, includeSearch: isTrash }}
        {...drag.target(null)}
      >
        <FolderIcon />
        <span className={cut}>{isolated(repository.title)}</span>
      </Link>
      <Nodes nodes={folderTree(data)} repositoryId={repository.id} isTrash={isTrash} drag={drag} />
      {data.length >= mostFolders && (
        <p className={hint}>At most {formatNumber(mostFolders)} folders are shown here. Search finds the others.</p>
      )}
    </nav>
  );
}

interface NodesProps {
  readonly nodes: readonly FolderNode[];
  readonly repositoryId: string;
  readonly isTrash: boolean;
  readonly drag: EntryDrag;
}

const Nodes = ({ nodes, repositoryId, isTrash, drag }: NodesProps) =>
  nodes.length > 0 && (
    <ul className={`${list} ${inner}`}>
      {nodes.map((node) => (
        <li key={node.id}>
          <Link
            to="/document-repo/$id/folder/$folderId/sub-folder"
            params={{ id: repositoryId, folderId: node.id }}
            className={step}
            activeOptions={{ ...whole, includeSearch: isTrash }}
            {...drag.target(node.id)}
          >
            <FolderIcon />
            <span className={cut}>{isolated(node.name)}</span>
          </Link>
          <Nodes nodes={node.inside} repositoryId={repositoryId} isTrash={isTrash} drag={drag} />
        </li>
      ))}
    </ul>
  );
