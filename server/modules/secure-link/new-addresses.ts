import { inArray, sql } from 'drizzle-orm';

import { invalid } from '#server/contract/errors.ts';
import { mailedAddress } from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

import { addressHash } from './addresses.ts';
import { mailLimitJob, type LimitedKind } from './mail-limit-job.ts';

/** What asking people by mail needs. */
export interface AskingParts {
  readonly jobs: Pick<Jobs, 'enqueue' | 'send'>;
  /** How many addresses that an organisation has not mailed before it can ask in a day (UTC). */
  readonly newAddressesPerDay: number;
}

/** What people are asked for. */
interface Asked {
  readonly kind: LimitedKind;
  readonly recordId: string;
  /** The field of the input that names them. */
  readonly field: string;
}

/** Addresses by their hashes, in one order everywhere, so that two transactions do not wait for each other. */
function byHash(organisationId: string, addresses: readonly string[]): Map<string, string> {
  const hashed = addresses.map((address) => [addressHash(organisationId, address), address.toLowerCase()] as const);
  return new Map(hashed.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Remembers addresses. @returns how many were unknown */
async function remember(organisationId: string, hashes: readonly string[], isCounted: boolean): Promise<number> {
  if (hashes.length === 0) return 0;
  const { rowCount } = await db.execute(sql`
    insert into ${mailedAddress} (organisation_id, address_hash, is_counted)
    select ${organisationId}::uuid, hash, ${isCounted} from unnest(${sql.param(hashes)}::text[]) as hash
    on conflict do nothing`);
  return rowCount ?? 0;
}

async function unknownAmong(addresses: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const known = await db
    .select({ hash: mailedAddress.addressHash })
    .from(mailedAddress)
    .where(inArray(mailedAddress.addressHash, [...addresses.keys()]));
  const hashes = new Set(known.map(({ hash }) => hash));
  return new Map([...addresses].filter(([hash]) => !hashes.has(hash)));
}

/** Which of the addresses are members'. */
async function membersAmong(addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select lower(account.email) as email from membership join user_account account on account.id = membership.user_id
    where lower(account.email) = any(${sql.param(addresses)}::text[])`);
  return new Set(rows.map(({ email }) => email));
}

/** How many new addresses were asked today. */
async function countedToday(): Promise<number> {
  const today = sql`date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`;
  return db.$count(mailedAddress, sql`${mailedAddress.isCounted} and ${mailedAddress.at} >= ${today}`);
}

/** Until the transaction ends, no other one counts addresses of the organisation. */
const lockCount = (organisationId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mailed addresses ${organisationId}`}, 0))`);

/** What the organisation may still do today. */
function refusal(perDay: number, left: number, wanted: number, field: string) {
  const are = left === 1 ? '1 is' : `${left} are`;
  return invalid([
    {
      field,
      message: `Your organisation can ask ${perDay} new addresses a day. ${are} left until 00:00 UTC, and ${wanted} of these are new`,
    },
  ]);
}

/**
 * Counts the addresses that are new to the organisation, before they are mailed. Those of members never count. Call it after the
 * rows that name them are stored, and before a job is added: the order of locks is records, recipients, this count, jobs. A
 * refusal undoes all of them; administrators are told by a job that outlives the transaction.
 * @throws ApiError 400 with the limit, how much of it is left, and when it starts over
 */
export async function countAddresses(
  { jobs, newAddressesPerDay }: AskingParts,
  { kind, recordId, field }: Asked,
  addresses: readonly string[],
): Promise<void> {
  const { organisationId, userId } = scopeOfTransaction();
  const unknown = await unknownAmong(byHash(organisationId, addresses));
  if (unknown.size === 0) return;
  const members = await membersAmong([...unknown.values()]);
  const hashesOf = (isMember: boolean) =>
    [...unknown].filter(([, address]) => members.has(address) === isMember).map(([hash]) => hash);
  await lockCount(organisationId);
  await remember(organisationId, hashesOf(true), false);
  const added = await remember(organisationId, hashesOf(false), true);
  const used = added === 0 ? 0 : await countedToday();
  if (used <= newAddressesPerDay) return;
  const day = new Date().toISOString().slice(0, 10);
  await jobs.send(mailLimitJob, { organisationId, userId, kind, recordId, day, limit: newAddressesPerDay });
  throw refusal(newAddressesPerDay, Math.max(0, newAddressesPerDay - (used - added)), added, field);
}

/** Remembers an address for which the operator made a link by hand: it was decided on this host, and is not counted. */
export async function noteAddress(address: string): Promise<void> {
  const { organisationId } = scopeOfTransaction();
  await remember(organisationId, [addressHash(organisationId, address)], false);
}

/**
 * Takes one of the new addresses that an organisation may mail today: for mails that can wait, which no request is refused for.
 * @returns false if there is none left; an address that was mailed before needs none
 */
export async function takeNewAddress(newAddressesPerDay: number, address: string): Promise<boolean> {
  const { organisationId } = scopeOfTransaction();
  const [hash] = (await unknownAmong(byHash(organisationId, [address]))).keys();
  if (hash === undefined) return true;
  await lockCount(organisationId);
  if ((await countedToday()) >= newAddressesPerDay) return false;
  await remember(organisationId, [hash], true);
  return true;
}
