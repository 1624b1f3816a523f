import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { generateDrizzleJson } from 'drizzle-kit/api';

import { inProject } from '#scripts/support/project.ts';
import type { Outcome } from '#scripts/support/run.ts';
import * as schema from '#server/database/schema/index.ts';

const meta = inProject('server', 'database', 'migrations', 'meta');

/** Whether the newest migration leaves the database as `server/database/schema` describes it. */
export const checkMigrations = (): Outcome => findMigrationFault(meta, schema);

/**
 * Compares the schema with the one snapshot that is kept: `drizzle-kit generate` takes its differences from the newest
 * snapshot and reads no other.
 */
export function findMigrationFault(folder: string, tables: Record<string, unknown>): Outcome {
  const { entries }: { entries: { tag: string }[] } = JSON.parse(readFileSync(join(folder, '_journal.json'), 'utf8'));
  const [number = ''] = entries.at(-1)?.tag.split('_') ?? [];
  const expected = `${number}_snapshot.json`;
  const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
  if (!isDeepStrictEqual(snapshots, [expected])) {
    return { ok: false, output: `Keep only ${expected} in ${folder}; there are ${snapshots.join(', ')}.` };
  }
  const migrated: object = JSON.parse(readFileSync(join(folder, expected), 'utf8'));
  const declared: object = JSON.parse(JSON.stringify(generateDrizzleJson(tables)));
  const ok = isDeepStrictEqual(withoutIds(migrated), withoutIds(declared));
  return {
    ok,
    output: ok ? '' : 'server/database/schema has changed: run npx drizzle-kit generate --name what-changes.',
  };
}

const withoutIds = (snapshot: object) => ({ ...snapshot, id: undefined, prevId: undefined });
