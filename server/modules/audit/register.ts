import { inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { fixedAuditFields } from '#domain/management-system/audit-lifecycle.ts';
import { auditInput } from '#openapi/generated/inputs.ts';
import { auditList } from '#openapi/generated/lists/audit.ts';
import { invalid } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  audit,
  auditAuditor,
  complianceAssessment,
  organisationPerson,
  record,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { adoptedChoice, adoptedShown, joinedAdopted } from '#server/modules/compliance-assessment/index.ts';
import {
  assign,
  assignedPeople,
  choicesOf,
  chosenIn,
  defineRegister,
  member,
  readersOf,
  recordList,
  recordReader,
  saveRows,
  shownRecord,
  singleValue,
  until,
  type SavedRecord,
} from '#server/modules/record/index.ts';

type AuditInput = Required<Schemas['AuditInput']>;

const own = { table: audit, organisationId: audit.organisationId, recordId: audit.id };

const assessment = alias(record, 'assessment');

const reader = recordReader(
  audit,
  { owner: userAccount, reportedBy: userAccount },
  {
    adoptedStandard: singleValue<Schemas['RecordReference']>({
      ...own,
      joined: joinedAdopted(sql`${audit.organisationId}`, sql`${audit.adoptedStandardId}`),
      shown: adoptedShown,
    }),
    assessment: singleValue<Schemas['RecordReference']>({
      ...own,
      joined: sql`join ${record} as assessment on assessment.organisation_id = ${audit.organisationId}
        and assessment.id = ${audit.assessmentId} and assessment.deleted_at is null`,
      shown: shownRecord(assessment),
    }),
    auditors: assignedPeople(audit, auditAuditor),
  },
);

const saveAuditRows = saveRows(audit);

type Scope = Pick<typeof audit.$inferSelect, 'adoptedStandardId' | 'assessmentId' | 'status'>;

/**
 * The assessment in which an audit is carried out is of the standard that is audited. A plan may name them one after the other: the
 * start asks, and from then on every change.
 * @param former what was stored before, by the ids of audits @throws ApiError 400
 */
async function refuseOtherStandards(
  records: readonly SavedRecord<AuditInput>[],
  former: ReadonlyMap<string, Scope>,
): Promise<void> {
  const changed = records.filter(({ key, input: { adoptedStandardId, assessmentId } }) => {
    const before = former.get(key.id);
    return (
      before?.status === 'IN_PROGRESS' &&
      (before.adoptedStandardId !== adoptedStandardId || before.assessmentId !== assessmentId)
    );
  });
  const ids = changed.flatMap(({ input: { assessmentId } }) => assessmentId ?? []);
  if (ids.length === 0) return;
  const found = await db
    .select({ id: complianceAssessment.id, ref: record.ref, standardId: complianceAssessment.adoptedStandardId })
    .from(complianceAssessment)
    .innerJoin(record, eqWithinOrganisation(record.id, complianceAssessment.id))
    .where(inArray(complianceAssessment.id, ids));
  const byId = new Map(found.map((one) => [one.id, one]));
  for (const { input } of changed) {
    const named = byId.get(input.assessmentId ?? '');
    if (named !== undefined && named.standardId !== input.adoptedStandardId)
      throw invalid([{ field: 'assessmentId', message: ofOtherStandard(named.ref) }]);
  }
}

/**
 * Inserts or updates audits beside their records. Groups are of the version that is in force when they are chosen, and stay of it: a newer
 * one has other groups by the same codes.
 */
async function saveAudits(records: readonly SavedRecord<AuditInput>[]): Promise<void> {
  const ids = records.map(({ key }) => key.id);
  const scopes = await db
    .select({
      id: audit.id,
      adoptedStandardId: audit.adoptedStandardId,
      groups: audit.groups,
      assessmentId: audit.assessmentId,
      status: audit.status,
    })
    .from(audit)
    .where(inArray(audit.id, ids));
  await refuseOtherStandards(records, new Map(scopes.map((scope) => [scope.id, scope])));
  const former = new Map(
    scopes.map(({ id, adoptedStandardId, groups }) => [id, JSON.stringify({ adoptedStandardId, groups })]),
  );
  await saveAuditRows(
    records.map(({ key, input: { title: _title, auditorIds: _auditors, ...input } }) => ({ key, input })),
  );
  const chosen = records.filter(({ key, input: { adoptedStandardId, groups } }) => {
    const scope = JSON.stringify({ adoptedStandardId, groups });
    return former.get(key.id) !== scope;
  });
  await db.execute(sql`update audit set catalogue_owner = scope.catalogue_owner, version_id = scope.version_id
    from (select of_audit.id, adopted.catalogue_owner, adopted.version_id from audit of_audit
      left join adopted_standard adopted on adopted.organisation_id = of_audit.organisation_id
        and adopted.id = of_audit.adopted_standard_id) as scope
    where audit.id = scope.id and audit.id = any(${sql.param(chosen.map(({ key }) => key.id))}::uuid[])`);
  await assign(audit, auditAuditor, organisationPerson, chosenIn(records, 'auditorIds'));
}

/** Why an assessment is not that of an audit. */
export const ofOtherStandard = (ref: string): string =>
  `${ref} is of another standard: choose the assessment in which this audit was carried out`;

export const auditRegister = defineRegister({
  read: reader.read,
  list: recordList(auditList, reader, { sorts: {}, filters: { dueBy: until(audit.plannedTo) } }),
  input: auditInput,
  choices: { ...choicesOf(audit), adoptedStandardId: adoptedChoice, auditorIds: member },
  problems: ({ plannedFrom, plannedTo }) =>
    plannedFrom !== null && plannedTo !== null && plannedTo < plannedFrom
      ? [{ field: 'plannedTo', message: 'The audit ends before it begins' }]
      : [],
  fixed: (before, input) =>
    fixedAuditFields(before.status, auditInput.of(before), input).map((field) => ({
      field,
      message: 'The audit is reported: what it was about, when and by whom stays',
    })),
  searchable: ({ objective, criteria, groups, externalAuditors }) => [objective, criteria, ...groups, externalAuditors],
  save: saveAudits,
});

export const { live: liveAudit } = readersOf(auditRegister);
