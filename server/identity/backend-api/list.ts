import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { folded } from '#domain/text/folded.ts';
import { identityEmailAddresses, identityUsers } from '#server/database/schema/identity.ts';

import type { IdentityContext } from '../context.ts';
import { paramValue } from '../errors.ts';
import { loadUsers, type StoredUser } from '../store/users.ts';

const sortColumns = new Map<string, PgColumn>([
  ['created_at', identityUsers.createdAt],
  ['email_address', identityEmailAddresses.emailAddress],
  ['first_name', identityUsers.firstName],
  ['last_sign_in_at', identityUsers.lastSignInAt],
]);

/** One page of the users that match the query: section 8, "List parameters". */
export async function listUsers({ database }: IdentityContext, query: URLSearchParams): Promise<StoredUser[]> {
  const rows = await database
    .select({ id: identityUsers.id })
    .from(identityUsers)
    .leftJoin(identityEmailAddresses, isPrimaryAddress)
    .where(matches(query))
    .orderBy(...orderOf(query))
    .limit(wholeNumber(query, 'limit', 10, 1, 500))
    .offset(wholeNumber(query, 'offset', 0, 0, 1_000_000));
  return loadUsers(
    database,
    rows.map(({ id }) => id),
  );
}

/** The number of users that match the query's filters. */
export async function countUsers({ database }: IdentityContext, query: URLSearchParams): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(identityUsers)
    .leftJoin(identityEmailAddresses, isPrimaryAddress)
    .where(matches(query));
  return row?.total ?? 0;
}

const isPrimaryAddress = and(
  eq(identityEmailAddresses.userId, identityUsers.id),
  eq(identityEmailAddresses.isPrimary, true),
);

function matches(query: URLSearchParams): SQL | undefined {
  const addresses = query.getAll('email_address').map((address) => address.trim().toLowerCase());
  const ids = query.getAll('user_id');
  const part = query.get('query');
  return and(
    addresses.length > 0 ? inArray(identityEmailAddresses.emailAddress, addresses) : undefined,
    ids.length > 0 ? inArray(identityUsers.id, ids) : undefined,
    part ? contains(part) : undefined,
  );
}

/** As every other search compares texts (domain/text/folded.ts). */
function contains(part: string): SQL | undefined {
  const pattern = `%${folded(part.slice(0, 200)).replaceAll(/[\\%_]/g, '\\$&')}%`;
  const name = sql`concat_ws(' ', ${identityUsers.firstName}, ${identityUsers.lastName})`;
  return or(
    sql`folded(${name}) like ${pattern}`,
    sql`folded(${identityEmailAddresses.emailAddress}) like ${pattern}`,
    sql`folded(${identityUsers.id}) like ${pattern}`,
  );
}

/** `-` sorts in descending order. The id breaks ties, so that pages neither repeat nor omit a user. */
function orderOf(query: URLSearchParams): SQL[] {
  const order = query.get('order_by') ?? '-created_at';
  const column = sortColumns.get(order.replace(/^[+ -]/, ''));
  if (!column) throw paramValue('order_by');
  const direction = order.startsWith('-') ? desc : asc;
  return [sql`${direction(column)} nulls last`, direction(identityUsers.id)];
}

function wholeNumber(query: URLSearchParams, name: string, fallback: number, least: number, most: number): number {
  const text = query.get(name) ?? String(fallback);
  const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) throw paramValue(name);
  return value;
}
