import { connect } from '#server/database/connections.ts';

import type { TestDatabase } from './database.ts';

/** The rows that a statement returns to the superuser, who bypasses row-level security. */
export async function asOwner(
  { owner }: Pick<TestDatabase, 'owner'>,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = await connect(owner);
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}
