import { sql } from 'drizzle-orm';

import { db } from '#server/database/tenancy.ts';

/** Tables of an organisation that its archive does not have, and why. */
const leftOut: Readonly<Record<string, string>> = {
  bulk_change: 'a change under way, kept for a day',
  bulk_change_item: 'a change under way, kept for a day',
  data_import: 'an import under way, kept for a day',
  idempotency_key: 'kept for a day',
  import_row: 'an import under way, kept for a day',
  organisation_export: 'its archives are where they were made',
  reminded_mailbox: 'kept for an hour',
  run_zero_connection: 'its token is sealed with a key of this host',
};

/** What is shared by all organisations, without which the rows of one would refer to nothing. */
const ofPlatform = ['module', 'module_standard'];

async function tablesWith(policy: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`select relname as name from pg_policy
    join pg_class on pg_class.oid = polrelid where polname = ${policy} and relnamespace = 'public'::regnamespace order by relname`);
  return rows.map(({ name }) => name);
}

/** The tables that an archive has; each new table of an organisation is one of them. */
export const organisationTables = async (): Promise<string[]> =>
  (await tablesWith('erase')).filter((name) => !Object.hasOwn(leftOut, name));

/** The tables of the catalogue, of which an archive also has what the platform has published. */
export const catalogueTables = async (): Promise<string[]> => [...(await tablesWith('published')), ...ofPlatform];
