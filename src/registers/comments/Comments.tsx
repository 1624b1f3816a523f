import { useInfiniteQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';

import type { CommentDraft } from '#domain/text/comment-text.ts';
import { hasUnsentComment, type CommentsContext } from '#machines/comments/comments.machine.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { commentPagesQuery, commentsIn } from '#src/api/record/comments.ts';
import { principalOf, useSession } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { focusOnceEnabled } from '#src/ui/focus-once-enabled.ts';
import { css } from '#styled/css/index.js';

import { sectionList } from '../record-sections/section-list.ts';
import type { RecordSectionProps } from '../record-sections/section.ts';
import { EarlierButton, SectionEmpty, SectionFrame } from '../record-sections/SectionFrame.tsx';
import { notNow, UnsavedNote } from '../unsaved/UnsavedNote.tsx';
import { useUnsavedDraft } from '../unsaved/useUnsavedDraft.ts';
import { CommentEditor } from './CommentEditor.tsx';
import { CommentItem } from './CommentItem.tsx';
import { useCommentFocus } from './useCommentFocus.ts';
import { useCommentsActor, type CommentsActor } from './useCommentsActor.ts';
import { useShownComment } from './useShownComment.ts';
import { useUnsavedComment } from './useUnsavedComment.ts';

const composer = css({
  flexShrink: '0',
  padding: '12',
  paddingInline: { base: '16', md: '20' },
  borderBlockStart: 'default',
});

const noLabel = () => undefined;

/** The next comment can be written at once. */
function focusNew(root: HTMLElement | null): void {
  const text = root?.querySelector<HTMLElement>('[data-new] textarea');
  if (text) focusOnceEnabled(text, true);
}

/** The comments on a record, oldest first, with the newest in view, and a new one below them. */
export function Comments({ recordId, comment: target, guardUnsent }: RecordSectionProps) {
  const pages = useInfiniteQuery(commentPagesQuery(useApi(), recordId));
  const element = useRef<HTMLDivElement>(null);
  const userId = useSession(({ context }) => context.account?.id);
  useShownComment(element, pages, target, userId);
  const actor = useCommentsActor(recordId, {
    onAdded: () => focusNew(element.current),
    onChanged: (id) => setChanged(id),
  });
  const busy = useSelector(actor, (snapshot) => !snapshot.matches('writing'));
  const setChanged = useCommentFocus(element, pages.data, busy);
  return (
    <SectionFrame
      ref={element}
      what="comments"
      fetched={pages}
      foot={<NewComment actor={actor} recordId={recordId} guardUnsent={guardUnsent} />}
    >
      {(data) => (
        <>
          <EarlierButton pages={pages} what="comments" />
          <CommentList
            actor={actor}
            recordId={recordId}
            comments={commentsIn(data)}
            target={target}
            userId={userId}
            busy={busy}
          />
        </>
      )}
    </SectionFrame>
  );
}

interface CommentListProps {
  readonly actor: CommentsActor;
  readonly recordId: string;
  readonly comments: ReturnType<typeof commentsIn>;
  readonly target: string | undefined;
  readonly userId: string | undefined;
  readonly busy: boolean;
}

function CommentList({ actor, recordId, comments, target, userId, busy }: CommentListProps) {
  const edited = useSelector(actor, ({ context }) => context.edited);
  const mayRemoveAny = useSession((snapshot) => principalOf(snapshot)?.role === 'ORG_ADMIN');
  if (comments.length === 0) return <SectionEmpty>No comments yet</SectionEmpty>;
  return (
    <ol className={sectionList} aria-label="Comments">
      {comments.map((comment) => (
        <CommentItem
          key={comment.id}
          comment={comment}
          isTarget={comment.id === target}
          userId={userId}
          mayRemoveAny={mayRemoveAny}
          busy={busy}
          editor={
            edited?.comment.id === comment.id ? (
              <EditedComment actor={actor} recordId={recordId} edited={edited} />
            ) : null
          }
          onEdit={({ id, version, text, mentions }) =>
            actor.send({ type: 'edit.requested', comment: { id, version, text, mentions } })
          }
          onRemove={({ id, version }) => actor.send({ type: 'removal.requested', comment: { id, version } })}
          onRestore={({ id, version }) => actor.send({ type: 'restoration.requested', comment: { id, version } })}
        />
      ))}
    </ol>
  );
}

interface EditedCommentProps extends Pick<CommentListProps, 'actor' | 'recordId'> {
  readonly edited: NonNullable<CommentsContext['edited']>;
}

function EditedComment({ actor, recordId, edited: { comment, draft } }: EditedCommentProps) {
  const { textMissing, failure } = useSelector(actor, ({ context }) => context);
  const saving = useSelector(actor, (snapshot) => snapshot.matches('saving'));
  const onChange = (changed: CommentDraft) => actor.send({ type: 'draft.changed', draft: changed });
  const unsaved = useUnsavedDraft({
    title: 'Edit comment',
    draft: { commentId: comment.id, text: draft.text },
    onChange: ({ text = '' }) => onChange({ ...draft, text }),
    whenSettled: (listener) => actor.on('edit.ended', listener),
  });
  return (
    <>
      <UnsavedNote actor={unsaved} labelOf={noLabel} obstacle={saving ? notNow : undefined} />
      <CommentEditor
        recordId={recordId}
        label="Edit comment"
        takesFocus
        draft={draft}
        textMissing={textMissing}
        failure={failure}
        saving={saving}
        saveLabel="Save comment"
        cancel={
          <Button size="sm" onClick={() => actor.send({ type: 'edit.cancelled' })}>
            Cancel
          </Button>
        }
        onChange={onChange}
        onSave={() => actor.send({ type: 'save.requested' })}
      />
    </>
  );
}

interface NewCommentProps extends Pick<RecordSectionProps, 'recordId' | 'guardUnsent'> {
  readonly actor: CommentsActor;
}

/** Hidden while another comment is edited, but kept. */
function NewComment({ actor, recordId, guardUnsent }: NewCommentProps) {
  const { actor: unsaved, obstacle } = useUnsavedComment(actor, recordId);
  useEffect(
    () =>
      guardUnsent(
        () => hasUnsentComment(actor.getSnapshot().context),
        () => unsaved?.send({ type: 'text.changed', text: null }),
      ),
    [guardUnsent, actor, unsaved],
  );
  const { added, edited, textMissing, failure } = useSelector(actor, ({ context }) => context);
  const adding = useSelector(actor, (snapshot) => snapshot.matches('adding'));
  if (edited !== null) return null;
  return (
    <div className={composer} data-new="">
      <UnsavedNote actor={unsaved} labelOf={noLabel} obstacle={obstacle} />
      <CommentEditor
        recordId={recordId}
        label="New comment"
        placeholder="Write a comment"
        draft={added}
        textMissing={textMissing}
        failure={failure}
        saving={adding}
        saveLabel="Add comment"
        onChange={(draft) => actor.send({ type: 'draft.changed', draft })}
        onSave={() => actor.send({ type: 'addition.requested' })}
      />
    </div>
  );
}
