import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { isWritable } from '#domain/policy/lifecycle.ts';
import { invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { policyRemark, policyRemarkReply, policyVersion, record, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  inContractForm,
  lockLive,
  lockOfRecord,
  loggedEntity,
  logActivity,
  quoted,
  tell,
} from '#server/modules/record/index.ts';

import { lockNewestVersion, policyOfVersion } from './read.ts';

const author = alias(userAccount, 'author');
const resolver = alias(userAccount, 'resolver');

/** The answers to a remark, the oldest first. */
const replies = sql<
  Schemas['RemarkReply'][]
>`(select coalesce(json_agg(json_build_object('id', reply.id, 'text', reply.text,
    'createdAt', ${inContractForm(sql`reply.created_at`)}, 'createdBy', json_build_object('id', who.id, 'name', who.name))
    order by reply.created_at, reply.id), '[]')
  from policy_remark_reply as reply join user_account as who on who.id = reply.created_by
  where reply.organisation_id = ${policyRemark.organisationId} and reply.remark_id = ${policyRemark.id})`;

const remarks = () =>
  db
    .select({
      id: policyRemark.id,
      version: policyRemark.version,
      quote: policyRemark.quote,
      anchor: policyRemark.anchor,
      text: policyRemark.text,
      createdAt: inContractForm(policyRemark.createdAt).mapWith(String),
      createdBy: { id: author.id, name: author.name },
      resolvedAt: sql<string | null>`${inContractForm(policyRemark.resolvedAt)}`,
      resolvedBy: { id: resolver.id, name: resolver.name },
      replies,
    })
    .from(policyRemark)
    .innerJoin(author, eq(author.id, policyRemark.createdBy))
    .leftJoin(resolver, eq(resolver.id, policyRemark.resolvedBy));

async function remarkWith(id: string): Promise<Schemas['PassageComment']> {
  const [found] = await remarks().where(eq(policyRemark.id, id));
  if (found === undefined) throw notFound();
  return found;
}

/** A remark of a live policy, locked. @throws ApiError 404 */
async function lockRemark(id: string) {
  return lockOfRecord(policyRemark, () =>
    db
      .select({ version: policyRemark.version, resolvedAt: policyRemark.resolvedAt, entity: record })
      .from(policyRemark)
      .innerJoin(policyVersion, eq(policyVersion.id, policyRemark.versionId))
      .innerJoin(record, eq(record.id, policyVersion.policyId))
      .where(and(eq(policyRemark.id, id), isNull(record.deletedAt))),
  );
}

/** More would make a review unreadable, and its list unbounded. */
const mostRemarks = 500;

/** The same of what is said about one. */
const mostReplies = 100;

/** What reviewers say about passages. */
export const remarkHandlers: Pick<
  HandlersOf<'PolicyVersions'>,
  'remarks' | 'addRemark' | 'replyToRemark' | 'resolveRemark'
> = {
  async remarks({ path: { id } }) {
    await policyOfVersion(id);
    return remarks().where(eq(policyRemark.versionId, id)).orderBy(asc(policyRemark.createdAt), asc(policyRemark.id));
  },

  async addRemark({ path: { id }, body: { quote, anchor = null, text } }, context) {
    const entity = await lockLive('policy', id);
    if (quote.trim() === '') throw invalid([{ field: 'quote', message: 'Choose a passage' }]);
    if (text.trim() === '') throw invalid([{ field: 'text', message: 'Write a remark' }]);
    const newest = await lockNewestVersion(id);
    if (!isWritable(newest.status))
      throw invalid([{ field: 'text', message: 'The approved version stays as it is: start a new version' }]);
    if ((await db.$count(policyRemark, eq(policyRemark.versionId, newest.id))) >= mostRemarks)
      throw invalid([{ field: 'text', message: `A version has at most ${mostRemarks} remarks` }]);
    const [added] = await db
      .insert(policyRemark)
      .values({
        organisationId: context.organisation.id,
        versionId: newest.id,
        quote,
        anchor,
        text,
        createdBy: context.user.id,
      })
      .returning({ id: policyRemark.id });
    if (added === undefined) throw new Error('No remark was added');
    const changes = [{ field: 'remark', old: null, new: 'Added' }];
    await logActivity(context, { action: 'UPDATE', ...loggedEntity('policy', entity), changes });
    return remarkWith(added.id);
  },

  async replyToRemark({ path: { id }, body: { text } }, context) {
    if (text.trim() === '') throw invalid([{ field: 'text', message: 'Write an answer' }]);
    const { entity } = await lockRemark(id);
    const before = await remarkWith(id);
    if (before.replies.length >= mostReplies)
      throw invalid([{ field: 'text', message: `A remark has at most ${mostReplies} answers` }]);
    await db
      .insert(policyRemarkReply)
      .values({ organisationId: context.organisation.id, remarkId: id, text, createdBy: context.user.id });
    const changes = [{ field: 'remark', old: null, new: 'Answered' }];
    await logActivity(context, { action: 'UPDATE', ...loggedEntity('policy', entity), changes });
    await tell([
      {
        kind: 'policyStep',
        entityType: 'policy',
        entity,
        recipients: [before.createdBy.id, ...before.replies.map(({ createdBy }) => createdBy.id)],
        title: 'Remark answered',
        describe: (what) => `${quoted(context.user.name)} answered a remark on ${what}.`,
      },
    ]);
    return remarkWith(id);
  },

  async resolveRemark({ path: { id }, body: { version } }, context) {
    const remark = await lockRemark(id);
    if (remark.version !== version) throw versionConflict(await remarkWith(id));
    if (remark.resolvedAt === null) {
      await db
        .update(policyRemark)
        .set({ resolvedAt: sql`now()`, resolvedBy: context.user.id, version: version + 1 })
        .where(eq(policyRemark.id, id));
      const changes = [{ field: 'remark', old: null, new: 'Dealt with' }];
      await logActivity(context, { action: 'UPDATE', ...loggedEntity('policy', remark.entity), changes });
    }
    return remarkWith(id);
  },
};
