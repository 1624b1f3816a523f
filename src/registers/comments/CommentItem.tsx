import type { ReactElement } from 'react';

import type { Comment } from '#src/api/record/comments.ts';
import { formatInstant } from '#src/components/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Avatar } from '#src/ui/data/Avatar.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { EditIcon, TrashIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { CommentText } from './CommentText.tsx';

const item = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  columnGap: '10',
  paddingBlock: '10',
  borderBlockEnd: 'subtle',
  outlineOffset: '[-2px]',
  '&:last-child': { borderBlockEnd: 'none' },
  '&[data-target]': {
    background: 'bg.selected',
    boxShadow: '[inset 2px 0 token(colors.accent.solid)]',
    marginInline: '[-20px]',
    paddingInline: '20',
  },
});
const head = css({ display: 'flex', alignItems: 'center', gap: '8', minHeight: '28' });
const name = css({
  fontWeight: 'semibold',
  minWidth: '0',
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const when = css({ flex: '1', color: 'fg.subtle', textStyle: 'xs', tabularFigures: true, whiteSpace: 'nowrap' });
const actions = css({ display: 'flex', flexShrink: '0' });
const removedText = css({ margin: '0', color: 'fg.subtle', fontStyle: 'italic' });
const body = css({ minWidth: '0' });
const avatar = css({ display: 'flex', alignItems: 'center', height: '28' });

export interface CommentItemProps {
  readonly comment: Comment;
  /** A notification led to it. */
  readonly isTarget: boolean;
  readonly userId: string | undefined;
  readonly mayRemoveAny: boolean;
  /** Another comment is being edited or changed. */
  readonly busy: boolean;
  /** Its editor, while it is edited. */
  readonly editor: ReactElement | null;
  readonly onEdit: (comment: Comment & { readonly text: string }) => void;
  readonly onRemove: (comment: Comment) => void;
  readonly onRestore: (comment: Comment) => void;
}

/** One comment: who wrote it and when, and what the person may do with it. */
export function CommentItem(props: CommentItemProps) {
  const { comment, editor } = props;
  const { createdBy, createdAt, text } = comment;
  return (
    <li className={item} data-comment={comment.id} data-target={props.isTarget || undefined} tabIndex={-1}>
      <span className={avatar}>
        <Avatar name={createdBy.name} />
      </span>
      <div className={body}>
        <div className={head}>
          <span className={name} dir="auto">
            {createdBy.name}
          </span>
          <span className={when}>
            <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
            {comment.editedAt !== null && text !== null && (
              <span title={formatInstant(comment.editedAt)}> · Edited</span>
            )}
          </span>
          {editor === null && <Actions {...props} />}
        </div>
        {editor ??
          (text === null ? (
            <p className={removedText}>{removalNote(comment)}</p>
          ) : (
            <CommentText mentions={comment.mentions}>{text}</CommentText>
          ))}
      </div>
    </li>
  );
}

const removalNote = ({ removedBy, removedAt }: Comment): string =>
  `Deleted${removedBy === null ? '' : ` by ${removedBy.name}`}${removedAt === null ? '' : `, ${formatInstant(removedAt)}`}`;

const isWritten = (comment: Comment): comment is Comment & { readonly text: string } => comment.text !== null;

function Actions({ comment, userId, mayRemoveAny, busy, onEdit, onRemove, onRestore }: CommentItemProps) {
  const isOwn = comment.createdBy.id === userId;
  if (!isWritten(comment)) {
    return comment.removedBy?.id === userId ? (
      <Button size="sm" disabled={busy} onClick={() => onRestore(comment)}>
        Restore
      </Button>
    ) : null;
  }
  return (
    <span className={actions}>
      {isOwn && (
        <IconButton size="sm" label="Edit comment" disabled={busy} onClick={() => onEdit(comment)}>
          <EditIcon />
        </IconButton>
      )}
      {(isOwn || mayRemoveAny) && (
        <IconButton size="sm" label="Delete comment" disabled={busy} onClick={() => onRemove(comment)}>
          <TrashIcon />
        </IconButton>
      )}
    </span>
  );
}
