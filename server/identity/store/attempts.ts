import {
  and,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  sql,
  type InferInsertModel,
  type InferSelectModel,
  type SQL,
} from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import {
  identityCodes,
  identitySignIns,
  identitySignUps,
  type SocialIdentity,
} from '#server/database/schema/identity.ts';

import type { Queries } from './queries.ts';

export type SignInRow = InferSelectModel<typeof identitySignIns>;
export type SignUpRow = InferSelectModel<typeof identitySignUps>;
export type NewSignIn = InferInsertModel<typeof identitySignIns>;
export type NewSignUp = InferInsertModel<typeof identitySignUps>;

/** An attempt and how often its current code has been tried; null without a code. */
export type WithTries<Row> = Row & { codeTries: number | null };

/** The sign-in in progress in a browser, or null. */
export async function findSignIn(database: Queries, clientId: string, now: Date): Promise<WithTries<SignInRow> | null> {
  const [found] = await database
    .select({ attempt: identitySignIns, codeTries: identityCodes.tries })
    .from(identitySignIns)
    .leftJoin(identityCodes, eq(identityCodes.attemptId, identitySignIns.id))
    .where(and(eq(identitySignIns.clientId, clientId), gt(identitySignIns.expireAt, now)));
  return found ? { ...found.attempt, codeTries: found.codeTries } : null;
}

/** The sign-up in progress in a browser, or null. */
export async function findSignUp(database: Queries, clientId: string, now: Date): Promise<WithTries<SignUpRow> | null> {
  const [found] = await database
    .select({ attempt: identitySignUps, codeTries: identityCodes.tries })
    .from(identitySignUps)
    .leftJoin(identityCodes, eq(identityCodes.attemptId, identitySignUps.id))
    .where(and(eq(identitySignUps.clientId, clientId), gt(identitySignUps.expireAt, now)));
  return found ? { ...found.attempt, codeTries: found.codeTries } : null;
}

/** Stores the sign-in, replacing the browser's previous one. */
export async function putSignIn(database: Queries, attempt: NewSignIn): Promise<void> {
  await database
    .insert(identitySignIns)
    .values(attempt)
    .onConflictDoUpdate({ target: identitySignIns.clientId, set: replaceAll(identitySignIns) });
}

/** Stores the sign-up, replacing the browser's previous one. */
export async function putSignUp(database: Queries, attempt: NewSignUp): Promise<void> {
  await database
    .insert(identitySignUps)
    .values(attempt)
    .onConflictDoUpdate({ target: identitySignUps.clientId, set: replaceAll(identitySignUps) });
}

/** Replaces the whole row: a column missing from the new row takes its default. */
function replaceAll(table: PgTable): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(columns.map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]));
}

/** Advances a sign-in from the status it was read in; false if another request has advanced or replaced it. */
export async function updateSignIn(
  database: Queries,
  { id, status }: Pick<SignInRow, 'id' | 'status'>,
  changes: Partial<Omit<NewSignIn, 'id' | 'clientId'>>,
): Promise<boolean> {
  const updated = await database
    .update(identitySignIns)
    .set({ ...changes, id })
    .where(and(eq(identitySignIns.id, id), eq(identitySignIns.status, status)))
    .returning({ id: identitySignIns.id });
  return updated.length === 1;
}

/**
 * Updates a sign-up that is not complete and still has the address it was read with, so that a code for one address can
 * never verify another; null if another request has completed or replaced it or changed its address.
 */
export async function updateSignUp(
  database: Queries,
  { id, emailAddress }: Pick<SignUpRow, 'id' | 'emailAddress'>,
  changes: Partial<Omit<NewSignUp, 'id' | 'clientId'>>,
): Promise<SignUpRow | null> {
  const address = identitySignUps.emailAddress;
  const isAddress = emailAddress === null ? isNull(address) : eq(address, emailAddress);
  const [updated] = await database
    .update(identitySignUps)
    .set({ ...changes, id })
    .where(and(eq(identitySignUps.id, id), isNull(identitySignUps.createdUserId), isAddress))
    .returning();
  return updated ?? null;
}

/** Claims the identity pending in the browser's sign-in: only one request can. */
export async function takeFromSignIn(
  transaction: Queries,
  clientId: string,
  now: Date,
): Promise<SocialIdentity | null> {
  const { clientId: owner, transferable, expireAt } = identitySignIns;
  const [taken] = await transaction
    .delete(identitySignIns)
    .where(and(eq(owner, clientId), isNotNull(transferable), gt(expireAt, now)))
    .returning({ transferable });
  return taken?.transferable ?? null;
}

/** Claims the identity pending in the browser's sign-up: only one request can. */
export async function takeFromSignUp(
  transaction: Queries,
  clientId: string,
  now: Date,
): Promise<SocialIdentity | null> {
  const { clientId: owner, transferable, expireAt } = identitySignUps;
  const [taken] = await transaction
    .delete(identitySignUps)
    .where(and(eq(owner, clientId), isNotNull(transferable), gt(expireAt, now)))
    .returning({ transferable });
  return taken?.transferable ?? null;
}

/** Deletes completed attempts: the browser has received their session. */
export async function dropCompleted(database: Queries, clientId: string): Promise<void> {
  await database
    .delete(identitySignIns)
    .where(and(eq(identitySignIns.clientId, clientId), eq(identitySignIns.status, 'complete')));
  await database
    .delete(identitySignUps)
    .where(and(eq(identitySignUps.clientId, clientId), isNotNull(identitySignUps.createdUserId)));
}

/** Deletes every attempt of the browser. */
export async function dropAttempts(database: Queries, clientId: string): Promise<void> {
  await database.delete(identitySignIns).where(eq(identitySignIns.clientId, clientId));
  await database.delete(identitySignUps).where(eq(identitySignUps.clientId, clientId));
}
