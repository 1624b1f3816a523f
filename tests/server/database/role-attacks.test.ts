import { describe, expect, it } from 'vitest';

import { connect } from '#server/database/connections.ts';
import { roleConnection } from '#server/database/roles.ts';
import { createTestDatabase } from '#tests/server/support/database.ts';
import { shared } from '#tests/server/support/shared.ts';

const test = shared(createTestDatabase);

const logins = ['attest_app', 'attest_platform', 'attest_identity'] as const;

describe.each(logins)('an attacker with the connection of %s', (role) => {
  const attempts = [
    'create temporary table stash (id int)',
    'create table public.stash (id int)',
    'create schema stash',
    'select lo_create(0)',
    `select lo_from_bytea(0, 'x')`,
    'select * from drizzle.__drizzle_migrations',
    'select * from pg_authid',
    `copy (select 1) to program 'true'`,
    ...(role === 'attest_identity' ? ['select * from public.user_account', 'select * from public.record'] : []),
    ...(role === 'attest_identity' ? [] : ['select * from identity."user"', 'select * from identity.code']),
  ];

  it.each(attempts)('is rejected: %s', async (attempt) => {
    const client = await connect(roleConnection(test.owner, role));
    const outcome = client.query(attempt);
    await expect(outcome).rejects.toMatchObject({ code: '42501' });
    await client.end();
  });
});
