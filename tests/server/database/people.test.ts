import { randomUUID } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { connect } from '#server/database/connections.ts';
import * as tables from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { createTestDatabase } from '#tests/server/support/database.ts';
import { shared } from '#tests/server/support/shared.ts';

import { addAssessmentRows } from './assessment-rows.ts';
import { addChangeRows } from './change-rows.ts';
import { addComplianceRows } from './compliance-rows.ts';
import { addDocumentRows } from './document-rows.ts';
import { addDutyRows } from './duty-rows.ts';
import { addExemptionRows } from './exemption-rows.ts';
import { looseIds } from './loose-ids.ts';
import { addManagementRows } from './management-rows.ts';
import { addFormerMember, addInvitationRow, addMember } from './member-rows.ts';
import { createOrganisation, type ExampleOrganisation } from './organisations.ts';
import { addPolicyRows } from './policy-rows.ts';
import { addRegisterRows } from './register-rows.ts';
import { addReportRows } from './report-rows.ts';
import { addTemplateRows } from './template-rows.ts';

let owner: pg.Client;

const test = shared(createTestDatabase);
const harbour = shared(() => createOrganisation(test.database, 'Harbour Logistics'));
const meridian = shared(() => createOrganisation(test.database, 'Meridian Health'));
beforeAll(async () => {
  owner = await connect(test.owner);
  await addRows(meridian);
});
afterAll(async () => {
  await owner.end();
});

/** A row of every tenant table that references a person, beside the risk. */
async function addRows({ organisationId, userId }: ExampleOrganisation): Promise<void> {
  const [id, authorId] = [randomUUID(), randomUUID()];
  await addMember(test.database, authorId, organisationId);
  const content = { recipientId: userId, kind: 'updated', title: '', description: '', entityType: 'risk' } as const;
  await addFormerMember(test.database, { organisationId, userId, formerId: authorId });
  const logged = { actorId: userId, action: 'CREATE', entityType: 'risk', entityName: '', changes: [] };
  await test.database.inOrganisation({ organisationId, userId }, async () => {
    await addRegisterRows({ organisationId, id, userId });
    await db.insert(tables.notification).values({ organisationId, entityId: id, ...content });
    await db.insert(tables.activity).values({ organisationId, entityId: id, ...logged });
    const removal = { removedAt: new Date(), removedBy: userId };
    await db.insert(tables.comment).values({ organisationId, recordId: id, createdBy: userId, ...removal });
    const asset = { kind: 'informationAsset', ref: 'A-2', title: '', searchText: '' } as const;
    const other = { organisationId, id: randomUUID(), ...asset };
    await db.insert(tables.record).values(other);
    const ends = { sourceId: id, targetId: other.id };
    await db.insert(tables.recordWatcher).values({ organisationId, recordId: id, userId, watching: true });
    await db.insert(tables.recordLink).values({ organisationId, type: 'affects', ...ends, createdBy: userId });
    const stored = {
      organisationId,
      id,
      key: '',
      sha256: '',
      size: 1,
      type: 'TEXT',
      name: '',
      createdBy: userId,
    } as const;
    await db.insert(tables.storedFile).values(stored);
    await addDocumentRows(organisationId, userId, id);
    await db.insert(tables.attachment).values({ organisationId, id, recordId: id, ...removal });
    await db
      .insert(tables.savedView)
      .values({ organisationId, ownerId: userId, kind: 'risk', name: '', shared: true, address: '' });
    const [incident] = await db.select({ incidentId: tables.incident.id }).from(tables.incident);
    const [risk] = await db.select({ riskId: tables.risk.id }).from(tables.risk);
    const change = { organisationId, stage: 'current', cause: 'EDITED', changedBy: userId } as const;
    await db.insert(tables.riskScoreChange).values({ riskId: risk?.riskId ?? '', ...change });
    const matrix = { likelihoods: [], impacts: [], bands: [] };
    const writtenBy = sql`pg_current_xact_id()`;
    await db
      .insert(tables.riskMatrixVersion)
      .values({ organisationId, number: 1, changedBy: userId, writtenBy, matrix });
    const entry = { organisationId, kind: 'OBSERVATION', at: new Date(), createdBy: userId, ...removal } as const;
    await db
      .insert(tables.incidentCoOwner)
      .values({ organisationId, recordId: incident?.incidentId ?? '', personId: userId });
    const [provider] = await db.select({ recordId: tables.serviceProvider.id }).from(tables.serviceProvider);
    await db
      .insert(tables.serviceProviderCoOwner)
      .values({ organisationId, recordId: provider?.recordId ?? '', personId: userId });
    await db.insert(tables.timelineEntry).values({ incidentId: incident?.incidentId ?? '', ...entry });
    await addPolicyRows(organisationId, userId);
    await addAssessmentRows(organisationId, userId);
    await addTemplateRows(organisationId, userId);
    await addComplianceRows(organisationId, userId);
    await addInvitationRow(organisationId, userId);
    const [plan] = await db.select({ riskId: tables.risk.id }).from(tables.risk);
    const action = {
      organisationId,
      position: 0,
      title: '',
      ownerId: userId,
      effortDays: 0,
      cost: 0,
      progress: 0,
    } as const;
    await db.insert(tables.treatmentAction).values({ riskId: plan?.riskId ?? '', status: 'NOT_STARTED', ...action });
    await db.insert(tables.riskControl).values({
      organisationId,
      riskId: plan?.riskId ?? '',
      title: '',
      description: '',
      type: 'PREVENTIVE',
      effectiveness: 'NOT_TESTED',
      ownerId: userId,
    });
    await addDutyRows(organisationId, userId, incident?.incidentId ?? '');
    await db
      .insert(tables.runZeroConnection)
      .values({ organisationId, consoleUrl: '', sealedToken: '', setBy: userId, setAt: new Date() });
    await addExemptionRows(organisationId, authorId);
    await addChangeRows(organisationId, userId, id);
    await addReportRows(organisationId, userId);
    await addManagementRows(organisationId, userId);
    await db.insert(tables.organisationExport).values({ organisationId, requestedBy: userId });
    await db
      .insert(tables.organisationRequest)
      .values({ organisationId, feature: 'RISK', reason: '', askedBy: userId });
    const ofRisk = { organisationId, riskId: plan?.riskId ?? '' };
    await db.insert(tables.riskReview).values({ ...ofRisk, outcome: 'UNCHANGED', reviewedBy: userId });
    await db.insert(tables.riskAppetiteVersion).values({ organisationId, number: 1, changedBy: userId });
    await db.insert(tables.riskAcceptance).values({
      organisationId,
      riskId: plan?.riskId ?? '',
      justification: '',
      expiresOn: '2026-12-31',
      residual: { likelihood: null, impact: null, score: 4, rating: null },
      residualScore: 4,
      submittedBy: authorId,
      approverId: userId,
    });
    const assessment = {
      likelihood: null,
      impact: null,
      score: null,
      rating: null,
      likelihoodId: null,
      impactId: null,
    };
    await db.insert(tables.scoreProposal).values({
      organisationId,
      incidentId: incident?.incidentId ?? '',
      riskId: plan?.riskId ?? '',
      proposed: assessment,
      before: assessment,
      reason: '',
      proposedBy: userId,
    });
    await db.insert(tables.reminderProgress).values({ organisationId, userId, day: '2026-11-23' });
    const file = { organisationId, id, authorId: userId, fileName: '', columns: [] };
    await db.insert(tables.dataImport).values({ ...file, kind: 'risk', state: 'DONE' });
    await db.insert(tables.bulkChange).values({
      organisationId,
      id,
      authorId: userId,
      kind: 'risk',
      action: 'CHANGE',
      state: 'DONE',
      changes: {},
      reason: '',
      total: 1,
    });
    await db.insert(tables.bulkChangeItem).values({
      organisationId,
      bulkChangeId: id,
      position: 1,
      recordId: id,
      version: 1,
      formerOwnerId: userId,
      ownerId: userId,
    });
    await db.insert(tables.idempotencyKey).values({ organisationId, userId, operation: '', key: '', requestHash: '' });
  });
}

interface Column {
  readonly table: string;
  readonly column: string;
  /** The targets of the column's foreign keys, with their columns: `organisation_person(organisation_id,user_id)`. */
  readonly refersTo: readonly string[];
}

/** Every id column of every tenant table, except the organisation's. */
async function columnsOfIds(): Promise<Column[]> {
  const { rows } = await owner.query<Column>(`
    select c.table_name as table, c.column_name as column,
      array(
        select confrelid::regclass || '(' || (
          select string_agg(attname, ',' order by place) from unnest(conkey) with ordinality as key (number, place)
          join pg_attribute on attrelid = conrelid and attnum = number) || ')'
        from pg_constraint
        join pg_attribute on attrelid = conrelid and attname = c.column_name and attnum = any (conkey)
        where contype = 'f' and conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
        order by 1
      ) as "refersTo"
    from information_schema.columns c
    where c.data_type = 'uuid' and c.column_name <> 'organisation_id' and exists (
      select from information_schema.columns o
      where (o.table_schema, o.table_name) = (c.table_schema, c.table_name) and o.column_name = 'organisation_id')
    order by 1, 2`);
  return rows;
}

describe('every id column of a tenant table', () => {
  it('is the row’s own id, or references a row of the same organisation', async () => {
    const loose = (await columnsOfIds()).filter(
      ({ column, refersTo }) => column !== 'id' && !refersTo.some((key) => key.includes('(organisation_id,')),
    );
    expect(loose.map(({ table, column }) => `${table}.${column}`)).toEqual(looseIds);
  });

  it('references accounts only through the organisation’s people', async () => {
    const isDirect = ({ refersTo }: Column) => refersTo.some((key) => key.startsWith('user_account('));
    const direct = (await columnsOfIds()).filter(isDirect);
    expect(direct.map(({ table }) => table)).toEqual(['organisation_person']);
  });
});

/** Sets the column in Meridian's rows to a person, bypassing row-level security, and rolls back. */
async function name({ table, column }: Column, userId: string): Promise<number | null> {
  await owner.query('begin');
  try {
    // What must not change otherwise, such as a published version, is set too.
    await owner.query(`alter table ${table} disable trigger user`);
    const text = `update ${table} set ${column} = $2 where organisation_id = $1`;
    return (await owner.query(text, [meridian.organisationId, userId])).rowCount;
  } finally {
    await owner.query('rollback');
  }
}

const columnsOfPeople = async () =>
  (await columnsOfIds()).filter(({ table, refersTo }) => {
    return table !== 'membership' && refersTo.some((key) => key.startsWith('organisation_person('));
  });

describe('a column that references a person', () => {
  it('rejects people of another organisation', async () => {
    const columns = await columnsOfPeople();
    expect(columns.length).toBeGreaterThan(6);
    const violation = { code: '23503', message: expect.stringContaining('violates foreign key constraint') };
    for (const column of columns) await expect(name(column, harbour.userId)).rejects.toMatchObject(violation);
  });

  it('accepts a current or former member', async () => {
    const { platform } = test.database;
    const former = randomUUID();
    const { organisationId } = meridian;
    await addMember(test.database, former, organisationId);
    await platform.delete(tables.membership).where(eq(tables.membership.userId, former));
    for (const column of await columnsOfPeople()) {
      expect(await name(column, former)).toBeGreaterThan(0);
      expect(await name(column, meridian.userId)).toBeGreaterThan(0);
    }
  });
});
