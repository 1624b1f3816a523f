import { newestMigration } from '#server/database/migrate.ts';
import { ImportRefused } from '#server/database/whole-organisation/refused.ts';
import { refuseUsed, storeOrganisation, type OwnerClient } from '#server/database/whole-organisation/store.ts';
import type { Files } from '#server/files/files.ts';

import type { Manifest } from '../format.ts';
import { openArchive, type Archive } from './read-archive.ts';

interface ImportParts {
  readonly client: OwnerClient;
  readonly files: Files;
  /** The issuer of the local identity; undefined with Clerk, whose identities are not of this host. */
  readonly localIssuer: string | undefined;
}

/** Stores the contents of files under keys of this storage, and notes them in `keys` as it does. */
async function storeContents(archive: Archive, files: Files, keys: Map<string, string>): Promise<void> {
  for (const file of archive.manifest.files) {
    const [owner = ''] = file.key.split('/');
    const content = await archive.open(file);
    keys.set(file.key, (await files.put(owner, content)).key);
  }
}

/**
 * Imports the archive of an organisation into an empty Attest: rows with their ids, files, and the people that the rows refer to.
 * docs/decisions/179-export-and-import-of-an-organisation.md
 * @throws ImportRefused with a sentence for the operator; nothing is then stored
 */
export async function importOrganisation(file: string, { client, files, localIssuer }: ImportParts): Promise<Manifest> {
  const archive = await openArchive(file);
  const keys = new Map<string, string>();
  try {
    const { manifest } = archive;
    if (manifest.schema !== newestMigration())
      throw new ImportRefused(
        'This archive was made by another version of Attest: import it with that version, and upgrade afterwards.',
      );
    await refuseUsed(client);
    await storeContents(archive, files, keys);
    const { organisation, tables } = manifest;
    await storeOrganisation(client, { organisation, tables, keys, localIssuer, open: (table) => archive.open(table) });
    return manifest;
  } catch (error) {
    for (const key of keys.values()) await files.remove(key);
    throw error;
  } finally {
    archive.close();
  }
}
