import { alias, PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';

import { record, task, userAccount } from '#server/database/schema/index.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

const sqlOf = (...columns: Parameters<typeof eqWithinOrganisation>) =>
  new PgDialect().sqlToQuery(eqWithinOrganisation(...columns)).sql;

test('rows of two tables are compared within their organisation', () => {
  expect(sqlOf(record.id, task.id)).toBe(
    '("record"."organisation_id" = "task"."organisation_id" and "record"."id" = "task"."id")',
  );
});

test('the organisation of a table with another name is that of this name', () => {
  expect(sqlOf(alias(record, 'project').id, task.projectId)).toBe(
    '("project"."organisation_id" = "task"."organisation_id" and "project"."id" = "task"."project_id")',
  );
});

test('a table of no organisation cannot be joined so', () => {
  expect(() => eqWithinOrganisation(userAccount.id, task.ownerId)).toThrow('The table of id has no organisation');
});
