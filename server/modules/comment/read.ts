import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { notFound } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { comment, record, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  contains,
  distinctIds,
  lockOfRecord,
  newestFirst,
  pageOf,
  recordName,
  toPage,
  totalsOf,
  viewableRecord,
} from '#server/modules/record/index.ts';

import { contentOf } from './document.ts';

const author = alias(userAccount, 'author');
const remover = alias(userAccount, 'remover');

/** Comments with the names of their people, in the contract's shape except for their content. */
const comments = () =>
  db
    .select({
      id: comment.id,
      body: comment.body,
      version: comment.version,
      createdAt: comment.createdAt,
      createdBy: { id: author.id, name: author.name },
      editedAt: comment.editedAt,
      removedAt: comment.removedAt,
      removedBy: { id: remover.id, name: remover.name },
    })
    .from(comment)
    .innerJoin(author, eq(author.id, comment.createdBy))
    .leftJoin(remover, eq(remover.id, comment.removedBy));

type Row = Awaited<ReturnType<typeof comments>>[number];

const nothing = { text: null, mentionIds: [] };

/** What is shown of a comment: the text of a removed one is not. */
const shownContent = ({ body, removedAt }: Row) => (body === null || removedAt !== null ? nothing : contentOf(body));

/** Comments in the contract's shape; people who have left keep their name. */
async function shown(rows: readonly Row[]): Promise<Schemas['Comment'][]> {
  const contents = rows.map((row) => ({ row, ...shownContent(row) }));
  const ids = distinctIds(contents.flatMap(({ mentionIds }) => mentionIds));
  const people =
    ids.length === 0
      ? []
      : await db
          .select({ id: userAccount.id, name: userAccount.name })
          .from(userAccount)
          .where(inArray(userAccount.id, ids));
  const byId = new Map(people.map((person) => [person.id, person]));
  return contents.map(({ row: { body: _body, createdAt, editedAt, removedAt, ...row }, text, mentionIds }) => ({
    ...row,
    text,
    mentions: mentionIds.map((id) => byId.get(id) ?? { id, name: '' }),
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    removedAt: removedAt?.toISOString() ?? null,
  }));
}

/** @throws ApiError 404 if it does not exist */
export async function commentWith(id: string): Promise<Schemas['Comment']> {
  const [found] = await shown(await comments().where(eq(comment.id, id)));
  if (found === undefined) throw notFound();
  return found;
}

/** A comment, locked until the transaction ends, and its live record that the caller may view. @throws ApiError 404 */
export async function lockComment(context: OrganisationContext, id: string) {
  return lockOfRecord(comment, () =>
    db
      .select({
        comment: {
          id: comment.id,
          body: comment.body,
          version: comment.version,
          createdBy: comment.createdBy,
          removedBy: comment.removedBy,
        },
        entity: recordName,
      })
      .from(comment)
      .innerJoin(record, eq(record.id, comment.recordId))
      .where(and(eq(comment.id, id), viewableRecord(context))),
  );
}

interface CommentQuery {
  readonly search?: string;
  readonly sortId?: Schemas['CommentSort'];
  readonly desc?: boolean;
  readonly page?: number;
  readonly perPage?: number;
}

/** Comments that are not removed and have a text in one of their parts. */
const saying = (search: string): SQL | undefined =>
  and(
    isNull(comment.removedAt),
    sql`exists (select from jsonb_path_query(${comment.body}, '$.**.text') as part (value)
      where ${contains(sql`part.value #>> '{}'`, search)})`,
  );

/** One page of the comments on a record. */
export async function commentPage(recordId: string, query: CommentQuery) {
  const scope = eq(comment.recordId, recordId);
  const filter = query.search ? saying(query.search) : undefined;
  const { perPage, offset } = pageOf(query);
  const orders = { createdAt: comment.createdAt };
  const [rows, totals] = await Promise.all([
    comments()
      .where(and(scope, filter))
      .orderBy(...newestFirst(query, orders, { at: comment.createdAt, id: comment.id }))
      .limit(perPage)
      .offset(offset),
    totalsOf((where) => db.$count(comment, where), scope, filter),
  ]);
  return toPage(query, totals, await shown(rows));
}
