import { isDeepStrictEqual } from 'node:util';

import { eq, sql } from 'drizzle-orm';

import { isVisible, mentionMark } from '#domain/text/comment-text.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import { forbidden, invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { comment, type CommentDocument } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  askedViewers,
  distinctIds,
  findViewable,
  holdViewable,
  logActivity,
  member,
  notify,
  refuseUnknownChoices,
  startWatching,
  tellWatchers,
  type Choice,
  viewersAmong,
  watchedEvent,
} from '#server/modules/record/index.ts';

import { contentOf, documentOf, normalised } from './document.ts';
import { commentPage, commentWith, lockComment } from './read.ts';

/** The record of a comment. */
interface Entity {
  readonly kind: RecordKind;
  readonly id: string;
  readonly ref: string;
  readonly title: string;
}

/**
 * The document that is stored for a comment.
 * @param before the stored one, whose mentions remain allowed when their people have left
 * @throws ApiError 400 if nothing is visible in it, or its mentions are not of members, one for each place in the text
 */
async function storedForm(content: Schemas['CommentInput'], before?: CommentDocument | null): Promise<CommentDocument> {
  const text = normalised(content.text);
  const { mentionIds } = content;
  if (!isVisible(text)) throw invalid([{ field: 'text', message: 'Write a comment' }]);
  if (text.split(mentionMark).length - 1 !== mentionIds.length)
    throw invalid([{ field: 'mentionIds', message: 'Name one person for each mention in the text' }]);
  const kept = before ? contentOf(before).mentionIds.map((id) => ({ id })) : [];
  const find: Choice['find'] = async (ids) => [...kept, ...(await member.find(ids))];
  await refuseUnknownChoices({ mentionIds: { ...member, find } }, { mentionIds });
  return documentOf({ text, mentionIds });
}

/**
 * Notifies the mentioned members who may view the record, each of them once per comment. They and the author watch the
 * record from now on.
 * @returns the mentioned members
 */
async function notifyMentioned(context: OrganisationContext, entity: Entity, commentId: string, body: CommentDocument) {
  const ids = distinctIds(contentOf(body).mentionIds);
  const viewers = ids.length === 0 ? [] : await viewersAmong(entity.kind, ids);
  await startWatching(entity.id, [context.user.id, ...viewers]);
  const notices = viewers.map((recipientId) => ({ recipientId, kind: 'mention' as const, entity, commentId }));
  await notify(context, entity.kind, notices);
  return viewers;
}

/** Logs what was done to a comment, and whose it is. The log cannot be changed, so it must not repeat the text. */
async function log(context: OrganisationContext, { kind, id, ref, title }: Entity, event: string, authorId: string) {
  const author = authorId === context.user.id ? [] : [{ field: 'commentAuthorId', old: null, new: authorId }];
  const changes = [{ field: 'comment', old: null, new: event }, ...author];
  const named = { entityType: kind, entityId: id, entityRef: ref, entityName: title };
  await logActivity(context, { action: 'UPDATE', ...named, changes });
}

const nextVersion = { version: sql`${comment.version} + 1` };

/** Changes a locked comment. */
const change = (id: string, values: Parameters<ReturnType<typeof db.update<typeof comment>>['set']>[0]) =>
  db
    .update(comment)
    .set({ ...values, ...nextVersion })
    .where(eq(comment.id, id));

/** A comment for a change based on `version`: a live one, or to restore it, a removed one. @throws ApiError 404, 409 */
async function lockForChange(
  context: OrganisationContext,
  { id, version }: Schemas['RecordVersion'],
  state: 'live' | 'removed' = 'live',
) {
  const locked = await lockComment(context, id);
  if ((locked.comment.removedBy !== null) !== (state === 'removed')) throw notFound();
  return {
    ...locked,
    /** To be called after the caller's right is checked. */
    refuseStale: async () => {
      if (locked.comment.version !== version) throw versionConflict(await commentWith(id));
    },
  };
}

/** The comments on the records of all registers; see decision 043 for who may do what. */
export const commentHandlers: HandlersOf<'Comments'> = {
  async list({ path: { id }, query }, context) {
    await findViewable(context, id);
    return commentPage(id, query);
  },

  async mentionable({ path: { id }, query }, context) {
    const { kind } = await findViewable(context, id);
    return askedViewers(kind, query);
  },

  async add({ path, body: content }, context) {
    const entity = await holdViewable(context, path.id);
    const body = await storedForm(content);
    const [added] = await db
      .insert(comment)
      .values({ organisationId: context.organisation.id, recordId: entity.id, body, createdBy: context.user.id })
      .returning({ id: comment.id });
    if (added === undefined) throw new Error('No comment was added');
    const mentioned = await notifyMentioned(context, entity, added.id, body);
    const event = { entity, commentId: added.id, except: mentioned };
    await tellWatchers(entity.kind, [watchedEvent(context.user.name, entity.kind, 'commented', event)]);
    await log(context, entity, 'Added', context.user.id);
    return commentWith(added.id);
  },

  async update({ path: { id }, body: { version, ...content } }, context) {
    const { comment: before, entity, refuseStale } = await lockForChange(context, { id, version });
    if (before.createdBy !== context.user.id) throw forbidden('Only its author can edit a comment');
    await refuseStale();
    const body = await storedForm(content, before.body);
    if (!isDeepStrictEqual(body, before.body)) {
      await change(before.id, { body, editedAt: sql`now()` });
      await notifyMentioned(context, entity, before.id, body);
      await log(context, entity, 'Edited', before.createdBy);
    }
    return commentWith(id);
  },

  async remove({ path: { id }, query: { version } }, context) {
    const { comment: before, entity, refuseStale } = await lockForChange(context, { id, version });
    if (before.createdBy !== context.user.id && context.organisation.role !== 'ORG_ADMIN')
      throw forbidden('Only its author or an administrator can remove a comment');
    await refuseStale();
    await change(before.id, { removedAt: sql`now()`, removedBy: context.user.id });
    await log(context, entity, 'Removed', before.createdBy);
    return commentWith(id);
  },

  async restore({ path: { id }, body: { version } }, context) {
    const { comment: before, entity, refuseStale } = await lockForChange(context, { id, version }, 'removed');
    if (before.removedBy !== context.user.id) throw forbidden('Only the person who removed a comment can restore it');
    await refuseStale();
    if (before.body === null) throw notFound();
    await change(before.id, { removedAt: null, removedBy: null });
    await log(context, entity, 'Restored', before.createdBy);
    return commentWith(id);
  },
};
