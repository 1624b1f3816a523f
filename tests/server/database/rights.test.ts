import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { connect } from '#server/database/connections.ts';
import { createTestDatabase } from '#tests/server/support/database.ts';
import { shared } from '#tests/server/support/shared.ts';

import { executableFunctions } from './executable-functions.ts';
import { functionsOfWrites, ownFunctions, tablesWith } from './rights-queries.ts';

let owner: pg.Client;
const test = shared(createTestDatabase);
beforeAll(async () => {
  owner = await connect(test.owner);
});
afterAll(async () => {
  await owner.end();
});

const logins = ['attest_app', 'attest_platform', 'attest_identity'] as const;
const roles = [...logins, 'attest_search', 'attest_link', 'attest_erase'] as const;

/** The first column of each row. */
async function namesOf(text: string, ...values: unknown[]): Promise<unknown[]> {
  const { rows } = await owner.query<unknown[]>({ text, values, rowMode: 'array' });
  return rows.map(([name]) => name);
}

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
    expect(await namesOf(ownFunctions, role)).toEqual(
      Object.entries(executableFunctions).find(([name]) => name === role)?.[1] ?? [],
    );
  });

  // A change that fits on the row's page may leave its indexes alone, so that most attempts would succeed without.
  it('can execute the functions in the indexes and generated columns of each table it may write', async () => {
    expect(
      await namesOf(`${functionsOfWrites} where has_function_privilege($1, function, 'EXECUTE') = false`, role),
    ).toEqual([]);
  });

  it('cannot truncate a table, add triggers to it or reference it', async () => {
    const text = `select c.oid::regclass::text from pg_class c where relkind in ('r', 'p')
      and relnamespace in ('public'::regnamespace, 'identity'::regnamespace, 'drizzle'::regnamespace)
      and has_table_privilege($1, c.oid, 'TRUNCATE, TRIGGER, REFERENCES')`;
    expect(await namesOf(text, role)).toEqual([]);
  });
});

describe('the tables', () => {
  it('have functions in their indexes', async () => {
    expect(await namesOf(functionsOfWrites, 'attest_app')).toContain('record: folded(text)');
  });

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
      'article',
      'article_category',
      'article_file',
      'contact_message',
      'control',
      'control_group',
      'control_question',
      'deactivated_member',
      'draft_removal',
      'helpful_tip',
      'login_log',
      'mapping',
      'mapping_set',
      'maturity_level',
      'maturity_model',
      'member_presence',
      'membership',
      'membership_permission',
      'module',
      'module_standard',
      'notification_setting',
      'organisation',
      'organisation_feature',
      'organisation_module',
      'organisation_person',
      'organisation_request',
      'pgboss.archive',
      'pgboss.job',
      'pgboss.queue',
      'pgboss.version',
      'platform_activity',
      'platform_membership',
      'platform_permission',
      'privileged_operation',
      'rate_limit',
      'report_template',
      'security_question',
      'security_question_group',
      'standard',
      'standard_level',
      'standard_lineage',
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
      'document_entry',
      'evidence_contact',
      'evidence_contact_file',
      'invitation',
      'invitation_link',
      'organisation',
      'policy_version',
      'record',
      'record_total',
      'secure_link',
      'secure_link_use',
      'service_provider_assessment',
      'stored_file',
    ]);
  });

  it('are closed to secure links, apart from those of policies, assessments and evidence', async () => {
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
      'evidence_contact',
      'evidence_contact_file',
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
      'evidence_contact.covers_from',
      'evidence_contact.covers_to',
      'evidence_contact.given_at',
      'evidence_contact.made_on',
      'evidence_contact.mail_due',
      'evidence_contact.opened_at',
      'evidence_contact.reply',
      'evidence_contact.version',
      'evidence_contact_file.removed_at',
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
