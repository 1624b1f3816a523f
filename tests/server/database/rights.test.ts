import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { connect } from '#server/database/connections.ts';
import { roleConnection } from '#server/database/roles.ts';
import { createTestDatabase } from '#tests/server/support/database.ts';
import { shared } from '#tests/server/support/shared.ts';

let owner: pg.Client;
const test = shared(createTestDatabase);
beforeAll(async () => {
  owner = await connect(test.owner);
});
afterAll(async () => {
  await owner.end();
});

const logins = ['attest_app', 'attest_platform', 'attest_identity'] as const;
const roles = [...logins, 'attest_search', 'attest_link'] as const;

/** The first column of each row. */
async function namesOf(text: string, ...values: unknown[]): Promise<unknown[]> {
  const { rows } = await owner.query<unknown[]>({ text, values, rowMode: 'array' });
  return rows.map(([name]) => name);
}

/** Attest's own functions: those of extensions have no side effects. */
const ownFunctions = `select p.oid::regprocedure::text from pg_proc p
  where pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
    and has_function_privilege($1, p.oid, 'EXECUTE') order by 1`;

const tablesWith = (privileges: string) => `select c.oid::regclass::text from pg_class c
  where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and relnamespace <> 'pg_catalog'::regnamespace
    and relnamespace <> 'information_schema'::regnamespace and relnamespace::regnamespace::text not like 'pg_toast%'
    and (case relkind when 'S' then has_sequence_privilege($1, c.oid, 'USAGE, SELECT, UPDATE')
      else has_any_column_privilege($1, c.oid, 'SELECT, INSERT, UPDATE')
        or has_table_privilege($1, c.oid, '${privileges}') end) order by 1`;

describe.each(roles)('%s', (role) => {
  it('cannot create tables, temporary tables or large objects', async () => {
    const made = await namesOf(
      `select 'temporary tables' where has_database_privilege($1, current_database(), 'TEMPORARY')
       union all select 'schemas' where has_database_privilege($1, current_database(), 'CREATE')
       union all select 'objects in ' || nspname from pg_namespace where has_schema_privilege($1, oid, 'CREATE')
       union all select proname || '()' from pg_proc where pronamespace = 'pg_catalog'::regnamespace
         and (proname ~ '^lo_' or proname in ('loread', 'lowrite')) and has_function_privilege($1, oid, 'EXECUTE')`,
      role,
    );
    expect(made).toEqual([]);
  });

  it('is a member of the intended roles only, and has no privileged attribute', async () => {
    const text = `select rolname from pg_roles where pg_has_role($1, oid, 'MEMBER') or
      (rolname = $1 and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)) order by 1`;
    expect(await namesOf(text, role)).toEqual(role === 'attest_app' ? ['attest_app', 'attest_link'] : [role]);
  });

  it('can execute only the intended functions', async () => {
    const meant = {
      attest_app: [
        'add_to_total(uuid,text,integer)',
        'folded(text)',
        'hold_matrix(uuid)',
        'inherit_asset_levels(uuid,uuid[])',
        'lock_asset_hierarchy(uuid)',
        'lock_provider_chain(uuid)',
        'matrix_of(uuid)',
        'search_records(text,text)',
      ],
      attest_identity: ['folded(text)'],
      attest_platform: [
        'find_policy_receipt(text)',
        'find_secure_link(text)',
        'folded(text)',
        'lock_people()',
        'require_org_admin(uuid)',
        'require_super_admin()',
      ],
      attest_search: [
        'assessment_link()',
        'bound_answer_history()',
        'bound_link_uses()',
        'bytes_stored_beside_link()',
        'files_of_linked_assessment()',
        'find_policy_receipt(text)',
        'find_secure_link(text)',
        'policy_link()',
        'queue_for_sealing()',
        'search_records(text,text)',
        'version_acknowledged_before()',
      ],
      attest_link: [
        'add_to_total(uuid,text,integer)',
        'assessment_link()',
        'bytes_stored_beside_link()',
        'files_of_linked_assessment()',
        'find_policy_receipt(text)',
        'inherit_asset_levels(uuid,uuid[])',
        'policy_link()',
        'version_acknowledged_before()',
      ],
    };
    expect(await namesOf(ownFunctions, role)).toEqual(Object.entries(meant).find(([name]) => name === role)?.[1] ?? []);
  });

  it('cannot truncate a table, add triggers to it or reference it', async () => {
    const text = `select c.oid::regclass::text from pg_class c where relkind in ('r', 'p')
      and relnamespace in ('public'::regnamespace, 'identity'::regnamespace, 'drizzle'::regnamespace)
      and has_table_privilege($1, c.oid, 'TRUNCATE, TRIGGER, REFERENCES')`;
    expect(await namesOf(text, role)).toEqual([]);
  });
});

describe('the tables', () => {
  it('of the identity, and the rate-limit counters, are accessible to the identity role only', async () => {
    const own = await namesOf(
      `select c.oid::regclass::text from pg_class c where relkind in ('r', 'p') and relnamespace = 'identity'::regnamespace
       union all select 'rate_limit'`,
    );
    expect(own.length).toBeGreaterThan(8);
    expect(new Set(await namesOf(tablesWith('DELETE'), 'attest_identity'))).toEqual(new Set(own));
    for (const role of roles.filter((name) => name !== 'attest_identity')) {
      const tables = await namesOf(tablesWith('DELETE'), role);
      expect(tables.filter((name) => String(name).startsWith('identity.'))).toEqual([]);
      expect(await namesOf(`select 'usage' where has_schema_privilege($1, 'identity', 'USAGE')`, role)).toEqual([]);
    }
  });

  it('of organisations are closed to the platform role, and most of both to the search role', async () => {
    const platform = await namesOf(tablesWith('DELETE'), 'attest_platform');
    expect(platform).toEqual([
      'control',
      'control_group',
      'control_question',
      'helpful_tip',

      'login_log',
      'mapping',
      'mapping_set',
      'membership',
      'membership_permission',
      'notification_setting',
      'organisation',
      'organisation_feature',
      'organisation_person',
      'pgboss.archive',
      'pgboss.job',
      'pgboss.queue',
      'pgboss.version',
      'platform_activity',
      'platform_membership',
      'platform_permission',
      'rate_limit',
      'standard',
      'standard_level',
      'standard_version',
      'user_account',
      'user_preference',
    ]);
    expect(await namesOf(tablesWith('DELETE'), 'attest_search')).toEqual([
      'acknowledgement',
      'acknowledgement_request',
      'activity_unsealed',
      'assessment_answer_file',
      'assessment_answer_history',
      'assessment_respondent',
      'organisation',
      'policy_version',
      'record',
      'secure_link',
      'secure_link_use',
      'service_provider_assessment',
      'stored_file',
    ]);
  });

  it('are closed to secure links, apart from those of policies and assessments', async () => {
    expect(await namesOf(tablesWith('DELETE'), 'attest_link')).toEqual([
      'acknowledgement',
      'acknowledgement_request',
      'activity',
      'assessment_answer',
      'assessment_answer_file',
      'assessment_answer_history',
      'assessment_carried_answer',
      'assessment_clarification',
      'assessment_respondent',
      'assessment_template_version',
      'attachment',
      'organisation',
      'pgboss.job',
      'pgboss.queue',
      'policy',
      'policy_category',
      'policy_version',
      'record',
      'record_total',
      'secure_link',
      'secure_link_use',
      'service_provider_assessment',
      'stored_file',
      'user_account',
    ]);
    const changed = `select table_name || '.' || column_name from information_schema.column_privileges
      where grantee = $1 and privilege_type in ('UPDATE', 'DELETE') order by 1`;
    expect(await namesOf(changed, 'attest_link')).toEqual([
      'acknowledgement_request.mail_due',
      'acknowledgement_request.opened_at',
      'assessment_answer.answered_at',
      'assessment_answer.editor_id',
      'assessment_answer.respondent_id',
      'assessment_answer.response',
      'assessment_answer.sequence',
      'assessment_answer.version',
      'assessment_answer_file.removed_at',
      'assessment_clarification.resolved_at',
      'assessment_respondent.last_saved_at',
      'assessment_respondent.opened_at',
      'assessment_respondent.submitted_at',
      'record.updated_at',
      'record.version',
      'record_total.live',
      'record_total.revision',
      'service_provider_assessment.last_saved_at',
      'service_provider_assessment.progress',
      'service_provider_assessment.score',
      'service_provider_assessment.status',
      'service_provider_assessment.submitted_at',
    ]);
  });
});

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
