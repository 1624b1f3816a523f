import type { TestProject } from 'vitest/node';

import { startTestPostgres } from './test-postgres.ts';

/** One PostgreSQL for all tests of a run, used by `createTestDatabase`. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres();
  provide('databaseServer', { host: server.template.host, port: server.template.port });
  return () => server.stop();
}
