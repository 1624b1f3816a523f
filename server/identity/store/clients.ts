import { eq, inArray, type InferSelectModel } from 'drizzle-orm';

import { identityClients } from '#server/database/schema/identity.ts';

import { newId, newToken, sha256 } from '../ids.ts';
import { advanced, type Queries } from './queries.ts';

export type ClientRow = InferSelectModel<typeof identityClients>;

/** Registers a browser; `token` is the value of its cookie. */
export async function createClient(database: Queries, now: Date): Promise<{ client: ClientRow; token: string }> {
  const token = newToken();
  const client = { id: newId('client'), tokenHash: sha256(token), createdAt: now, updatedAt: now };
  await database.insert(identityClients).values(client);
  return { client, token };
}

/** The browser with this cookie, or null. */
export async function findClient(database: Queries, token: string): Promise<ClientRow | null> {
  const [client] = await database
    .select()
    .from(identityClients)
    .where(eq(identityClients.tokenHash, sha256(token)));
  return client ?? null;
}

/** Locks the row until the transaction ends; false if it is gone. */
export async function lockClient(transaction: Queries, id: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: identityClients.id })
    .from(identityClients)
    .where(eq(identityClients.id, id))
    .for('update');
  return rows.length === 1;
}

/** Rotates the browser's cookie; the old value, which someone may have planted, becomes invalid. */
export async function renewClientToken(transaction: Queries, id: string, now: Date): Promise<string> {
  const token = newToken();
  await transaction
    .update(identityClients)
    .set({ tokenHash: sha256(token), updatedAt: advanced(identityClients.updatedAt, now) })
    .where(eq(identityClients.id, id));
  return token;
}

/** Marks the clients as changed, so that the SDK picks up their new state. */
export async function touchClients(database: Queries, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await database
    .update(identityClients)
    .set({ updatedAt: advanced(identityClients.updatedAt, now) })
    .where(inArray(identityClients.id, [...ids]));
}
