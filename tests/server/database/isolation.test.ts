import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { connect } from '#server/database/connections.ts';
import {
  activity,
  membership,
  organisation,
  record,
  riskCategory,
  riskCategoryAssignment,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { createTestDatabase } from '#tests/server/support/database.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { shared } from '#tests/server/support/shared.ts';

import { createOrganisation, riskRecord } from './organisations.ts';

const test = shared(createTestDatabase);
const harbour = shared(() => createOrganisation(test.database, 'Harbour Logistics'));
const meridian = shared(() => createOrganisation(test.database, 'Meridian Health'));

const inMeridian = <T>(work: () => Promise<T>) => test.database.inOrganisation(meridian, work);

/** PostgreSQL's own message, which Drizzle stores as the cause. */
const refusal = (message: RegExp | string) => ({
  cause: expect.objectContaining({ message: expect.stringMatching(message) }),
});

describe('an organisation', () => {
  it('reads only its own rows', async () => {
    const rows = await inMeridian(() => db.select({ id: record.id, title: record.title }).from(record));
    expect(rows).toEqual([{ id: meridian.riskId, title: 'Risk of Meridian Health' }]);
  });

  it('cannot read another’s row by its id', async () => {
    const rows = await inMeridian(() => db.select().from(record).where(eq(record.id, harbour.riskId)));
    expect(rows).toEqual([]);
  });

  it('cannot insert a row for another', async () => {
    const intrusion = inMeridian(() =>
      db.insert(record).values(riskRecord(harbour, { ref: 'R-2', title: 'Intruder' })),
    );
    await expect(intrusion).rejects.toMatchObject(refusal('violates row-level security policy for table "record"'));
  });

  it('cannot change or move another’s rows', async () => {
    const changed = await inMeridian(() =>
      db.update(record).set({ title: 'Changed' }).where(eq(record.id, harbour.riskId)).returning(),
    );
    expect(changed).toEqual([]);
    const moved = inMeridian(() =>
      db.update(record).set({ organisationId: harbour.organisationId }).where(eq(record.id, meridian.riskId)),
    );
    await expect(moved).rejects.toMatchObject(refusal('violates row-level security policy for table "record"'));
  });

  it('cannot delete another’s rows', async () => {
    const deleted = await inMeridian(() =>
      db.delete(riskCategory).where(eq(riskCategory.id, harbour.categoryId)).returning(),
    );
    expect(deleted).toEqual([]);
  });

  it('cannot reference another’s row, although foreign keys bypass row-level security', async () => {
    const { organisationId, riskId } = meridian;
    const assignment = inMeridian(() =>
      db.insert(riskCategoryAssignment).values({ organisationId, riskId, categoryId: harbour.categoryId }),
    );
    await expect(assignment).rejects.toMatchObject(
      refusal('violates foreign key constraint "risk_category_assignment_category"'),
    );
  });

  it('sees only its own platform row, memberships and people', async () => {
    const seen = await inMeridian(async () => ({
      organisations: await db.select({ name: organisation.name }).from(organisation),
      memberships: await db.select({ userId: membership.userId }).from(membership),
      people: await db.select({ name: userAccount.name }).from(userAccount),
    }));
    expect(seen).toEqual({
      organisations: [{ name: 'Meridian Health' }],
      memberships: [{ userId: meridian.userId }],
      people: [{ name: 'Member of Meridian Health' }],
    });
  });

  it('cannot give itself a membership', async () => {
    const grant = inMeridian(() => db.update(membership).set({ role: 'ORG_ADMIN' }));
    await expect(grant).rejects.toMatchObject(refusal('permission denied for table membership'));
  });

  it.each([
    'identity.user',
    'identity.session',
    'rate_limit',
    'platform_membership',
    'platform_activity',
    'user_preference',
  ])('cannot read %s', async (table) => {
    const reading = inMeridian(() => db.execute(sql.raw(`select * from ${table.replace('.user', '."user"')}`)));
    await expect(reading).rejects.toMatchObject(refusal(/^permission denied for (schema|table) /));
  });
});

describe('the activity log', () => {
  it('is append-only for every role', async () => {
    const { organisationId, riskId } = meridian;
    const entry = {
      organisationId,
      action: 'CREATED',
      entityType: 'risk',
      entityId: riskId,
      entityName: 'R-1',
      changes: [],
    };
    await inMeridian(() => db.insert(activity).values(entry));
    const change = inMeridian(() => db.update(activity).set({ action: 'VIEWED' }));
    await expect(change).rejects.toMatchObject(refusal('permission denied for table activity'));
    const removal = inMeridian(() => db.delete(activity));
    await expect(removal).rejects.toMatchObject(refusal('permission denied for table activity'));
    const rows = await inMeridian(() => db.select({ action: activity.action }).from(activity));
    expect(rows).toEqual([{ action: 'CREATED' }]);
  });
});

describe('without an organisation in context', () => {
  it('no rows are visible', async () => {
    const nobody = { organisationId: '', userId: '' };
    const seen = await test.database.inOrganisation(nobody, async () => ({
      records: await db.select().from(record),
      organisations: await db.select().from(organisation),
      people: await db.select().from(userAccount),
    }));
    expect(seen).toEqual({ records: [], organisations: [], people: [] });
  });
});

describe('the platform role', () => {
  it('cannot read tenant data', async () => {
    const reading = test.database.platform
      .select()
      .from(record)
      .where(and(eq(record.id, harbour.riskId)));
    await expect(reading).rejects.toMatchObject(refusal('permission denied for table record'));
  });
});

/** Platform tables with an organisation_id: the app role may only read them. */
const platformTables = new Set([
  'deactivated_member',
  'member_presence',
  'membership',
  'membership_permission',
  'organisation_feature',
  'organisation_module',
  'organisation_person',
]);

/** Nobody but respondents writes their answers, and nobody but `erase_person` what it has done to the log. */
const writtenByOthers = new Set(['activity_erasure', 'assessment_answer', 'assessment_answer_history']);

/** An organisation asks there, and the platform decides. */
const ofBothSides = new Set(['organisation_request']);

function protectionOf(name: string): string {
  if (ofBothSides.has(name)) return 'enabled forced writable platform';
  if (platformTables.has(name)) return 'enabled platform';
  return writtenByOthers.has(name) ? 'enabled forced' : 'enabled forced writable';
}

describe('every table with an organisation_id', () => {
  it('has row-level security, forced unless it is a platform table, which the app role may only read', async () => {
    const client = await connect(test.owner);
    const { rows } = await client.query<{ name: string; protection: string }>(`
      select relname as name,
        concat_ws(' ',
          case when relrowsecurity then 'enabled' end,
          case when relforcerowsecurity then 'forced' end,
          case when has_table_privilege('attest_app', c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE') then 'writable' end,
          case when has_table_privilege('attest_platform', c.oid, 'SELECT, INSERT, UPDATE, DELETE') then 'platform' end) as protection
      from pg_class c join pg_attribute on attrelid = c.oid
      where relkind in ('r', 'p') and attname = 'organisation_id' order by relname`);
    await client.end();
    expect(rows.length).toBeGreaterThan(10);
    const expected = rows.map(({ name }) => ({
      name,
      protection: protectionOf(name),
    }));
    expect(rows).toEqual(expected);
  });

  it('lets the app role reach the rows of its organisation, by one policy with the same text everywhere', async () => {
    const ofOrganisation =
      "(organisation_id = (NULLIF(current_setting('app.organisation_id'::text, true), ''::text))::uuid)";
    const rows = await asOwner(
      test,
      `select c.relname as name, polname as policy, polcmd as command,
        pg_get_expr(polqual, c.oid) as using, pg_get_expr(polwithcheck, c.oid) as "check"
      from pg_class c join pg_attribute on attrelid = c.oid and attname = 'organisation_id'
        left join pg_policy on polrelid = c.oid and polpermissive
          and (polroles = '{0}' or polroles @> array['attest_app'::regrole::oid])
      where relkind in ('r', 'p') order by relname`,
    );
    const own = { policy: 'own_rows', command: '*', using: ofOrganisation, check: ofOrganisation };
    const readable = { policy: 'visible', command: 'r', using: ofOrganisation, check: null };
    expect(rows.length).toBeGreaterThan(100);
    expect(rows).toEqual(rows.map(({ name }) => ({ name, ...(platformTables.has(String(name)) ? readable : own) })));
  });

  it('names the organisation in each of its keys, so that none reaches the row of another', async () => {
    const keys = await asOwner(
      test,
      `select conrelid::regclass::text as table, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_attribute a on a.attrelid = conrelid and a.attname = 'organisation_id'
      where contype in ('p', 'u', 'f') order by 1, 2`,
    );
    expect(keys.length).toBeGreaterThan(300);
    const without = keys.filter(({ table, definition }) => {
      const [own = ''] = String(definition).split(' REFERENCES ');
      return !own.includes('organisation_id') && !platformTables.has(String(table));
    });
    expect(without).toEqual([
      // Someone with the code of a receipt, and one with a link, belongs to no organisation. What is referred to in the
      // catalogue belongs to the organisation or to the platform, which a check demands.
      { table: 'acknowledgement', definition: 'UNIQUE (code)' },
      {
        table: 'adopted_standard',
        definition: 'FOREIGN KEY (catalogue_owner, version_id) REFERENCES standard_version(owner_id, id)',
      },
      {
        table: 'adopted_standard',
        definition: 'FOREIGN KEY (maturity_owner, maturity_model_id) REFERENCES maturity_model(owner_id, id)',
      },
      {
        table: 'audit',
        definition: 'FOREIGN KEY (catalogue_owner, version_id) REFERENCES standard_version(owner_id, id)',
      },
      {
        table: 'control_position',
        definition:
          'FOREIGN KEY (catalogue_owner, version_id, control_id) REFERENCES control(owner_id, version_id, id)',
      },
      { table: 'invitation_link', definition: 'UNIQUE (token_hash)' },
      {
        table: 'organisation_request',
        definition: 'FOREIGN KEY (module_owner_id, module_id) REFERENCES module(owner_id, id) ON DELETE CASCADE',
      },
      { table: 'record', definition: 'FOREIGN KEY (kind) REFERENCES record_kind(kind)' },
      { table: 'secure_link', definition: 'UNIQUE (token_hash)' },
      {
        table: 'standard_upgrade',
        definition: 'FOREIGN KEY (catalogue_owner, from_version_id) REFERENCES standard_version(owner_id, id)',
      },
      {
        table: 'standard_upgrade',
        definition: 'FOREIGN KEY (catalogue_owner, to_version_id) REFERENCES standard_version(owner_id, id)',
      },
    ]);
  });
});
