import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { StartError } from '#server/start-error.ts';

const keyLength = 32;

/**
 * A secret key, created on first use and stored beside the data. A hard link makes its creation atomic, even if two
 * processes start at once.
 * @throws StartError if the file contains anything else
 */
export async function keyIn(dataDirectory: string, name: 'identity.key' | 'files.key'): Promise<Buffer> {
  const file = path.join(dataDirectory, name);
  const fresh = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(fresh, randomBytes(keyLength).toString('base64'), { mode: 0o600 });
    await link(fresh, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(fresh, { force: true });
  }
  const key = Buffer.from(await readFile(file, 'utf8'), 'base64');
  if (key.length !== keyLength) throw new StartError(`The file ${file} does not hold a key.`);
  return key;
}

/** The key that encrypts the local identity's secrets at rest. @throws StartError if its file contains anything else */
export const identityKeyIn = (dataDirectory: string): Promise<Buffer> => keyIn(dataDirectory, 'identity.key');
