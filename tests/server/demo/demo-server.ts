import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { eq } from 'drizzle-orm';

import { organisation } from '#server/database/schema/index.ts';
import { seedDemo } from '#server/demo/index.ts';
import { openDisk } from '#server/files/disk.ts';
import { type LocalIdentity, openLocalIdentity } from '#server/identity/index.ts';
import { openJobs } from '#server/jobs/jobs.ts';

import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { quiet } from '../support/test-postgres.ts';

type Parts = Parameters<typeof seedDemo>[0];

export interface DemoServer {
  readonly database: TestDatabase['database'];
  readonly identity: LocalIdentity;
  /** The same local identity at another origin. */
  openIdentity(origin: string): Promise<LocalIdentity>;
  /** Seeds like a start of the server, except for the parts given. */
  seed(parts?: Partial<Parts>): ReturnType<typeof seedDemo>;
  /** Runs work in the organisation with this name, without a user. */
  inOrganisation<T>(name: string, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** An empty database with the local identity at `http://localhost:3000`. */
export async function startDemoServer(): Promise<DemoServer> {
  const test = await createTestDatabase();
  const { database } = test;
  const encryptionKey = randomBytes(32);
  const openIdentity = (origin: string) =>
    openLocalIdentity({
      database: database.identity,
      origin,
      encryptionKey,
      mail: { send: async () => {}, close: async () => {} },
      jobs: openJobs(database.jobs),
      log: quiet,
      conveniences: true,
    });
  const identity = await openIdentity('http://localhost:3000');
  const folder = await mkdtemp(join(tmpdir(), 'attest-demo-'));
  const files = await openDisk(folder);
  return {
    database,
    identity,
    openIdentity,
    seed: (parts) => seedDemo({ database, identity, files, log: quiet, ...parts }),
    async inOrganisation(name, work) {
      const [row] = await database.platform
        .select({ id: organisation.id })
        .from(organisation)
        .where(eq(organisation.name, name));
      if (row === undefined) throw new Error(`There is no organisation ${name}`);
      return database.inOrganisation({ organisationId: row.id, userId: '' }, work);
    },
    async close() {
      await identity.close();
      await test.close();
      await rm(folder, { recursive: true });
    },
  };
}
