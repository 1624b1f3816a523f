import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { openFolder } from '#scripts/support/open-folder.ts';
import type { Connection } from '#server/database/connections.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { prepareDatabase } from '#server/database/prepare.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer?: { host: string; port: number };
  }
}

/** The template from which test databases are copied. */
export const templateName = 'attest_template';

export const quiet = { info: () => {}, warn: () => {}, error: () => {} };

export interface TestServer {
  /** The superuser's connection to the template. */
  readonly template: Connection;
  stop(): Promise<void>;
}

/** An embedded PostgreSQL with a migrated template; without crash safety, for speed. */
export async function startTestPostgres(): Promise<TestServer> {
  const folder = openFolder();
  const server = await startEmbedded({ folder: join(folder, 'database'), log: quiet, durable: false });
  const template = await server.ensureDatabase(templateName);
  await prepareDatabase(template, [], quiet);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
  return { template, stop };
}
