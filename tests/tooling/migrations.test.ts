import { readFileSync } from 'node:fs';

import { pgTable, text } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { inProject } from '#scripts/support/project.ts';
import { findMigrationFault } from '#scripts/test/migrations.ts';
import * as schema from '#server/database/schema/index.ts';
import { scratchFolder, type Scratch } from '#tests/tooling/support/scratch.ts';

const meta = (name: string) => readFileSync(inProject('server', 'database', 'migrations', 'meta', name), 'utf8');

const journal = meta('_journal.json');
const { entries }: { entries: { tag: string }[] } = JSON.parse(journal);
const newest = `${entries.at(-1)?.tag.slice(0, 4)}_snapshot.json`;

let scratch: Scratch;

beforeEach(() => {
  scratch = scratchFolder();
  scratch.write({ '_journal.json': journal, [newest]: meta(newest) });
});

afterEach(() => scratch.remove());

test('a table without a migration is reported', () => {
  const note = pgTable('note', { text: text('text') });
  expect(findMigrationFault(scratch.folder, schema)).toEqual({ ok: true, output: '' });
  expect(findMigrationFault(scratch.folder, { ...schema, note })).toMatchObject({
    ok: false,
    output: expect.stringContaining('drizzle-kit generate'),
  });
});

test('an older snapshot is reported', () => {
  scratch.write({ '0000_snapshot.json': '{}' });
  expect(findMigrationFault(scratch.folder, schema)).toMatchObject({
    ok: false,
    output: expect.stringContaining(`Keep only ${newest}`),
  });
});
