import type pg from 'pg';

import { addIdentities } from './identities.ts';
import { ImportRefused } from './refused.ts';
import { adapt, moveStaged, stageTables, type RowSource } from './staging.ts';

/** A connection of the owner of the database, without time limits. */
export type OwnerClient = pg.Client;

/** @throws ImportRefused unless the database has neither organisations nor people */
export async function refuseUsed(client: OwnerClient): Promise<void> {
  const { rows } = await client.query<{ used: boolean }>(
    'select exists (select from organisation) or exists (select from user_account) as used',
  );
  if (rows[0]?.used !== false)
    throw new ImportRefused(
      'This Attest has organisations or people: an archive can only be imported into an empty one.',
    );
}

interface StoredOrganisation<Table extends { readonly name: string }> extends RowSource<Table> {
  readonly organisation: { readonly id: string; readonly name: string };
  /** The keys of contents in the archive, and those under which they are stored now. */
  readonly keys: ReadonlyMap<string, string>;
  /** The issuer of the local identity; undefined with Clerk, whose identities are not of this host. */
  readonly localIssuer: string | undefined;
}

/**
 * Stores all rows of an organisation in an empty database, in one transaction.
 * @throws ImportRefused with a sentence for the operator
 */
export async function storeOrganisation<Table extends { readonly name: string }>(
  client: OwnerClient,
  { organisation, keys, localIssuer, ...source }: StoredOrganisation<Table>,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query('lock table organisation, user_account in exclusive mode');
    await refuseUsed(client);
    const staged = await stageTables(client, source);
    await adapt(client, { keys, issuer: localIssuer });
    await moveStaged(client, staged);
    if (localIssuer !== undefined) await addIdentities(client);
    await client.query(
      `insert into platform_activity (action, entity_type, entity_id, entity_name, changes) values ('CREATE', 'organisation', $1, $2, $3)`,
      [organisation.id, organisation.name, JSON.stringify([{ field: 'state', old: null, new: 'Imported' }])],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query('analyze');
}
