import { inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { fixedFindingFields, isRemovable } from '#domain/compliance/finding-lifecycle.ts';
import { findingInput } from '#openapi/generated/inputs.ts';
import { findingList } from '#openapi/generated/lists/finding.ts';
import { conflict, mostErrors } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  affectedArea,
  complianceAssessment,
  controlPosition,
  evidence,
  finding,
  findingEvidence,
  findingImportance,
  findingPosition,
  findingSource,
  record,
  rootIdentification,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { reopenRestoredFindings } from '#server/modules/accepted-finding/index.ts';
import {
  assign,
  assignedRecords,
  choicesOf,
  chosenIn,
  defineRegister,
  listedValues,
  readersOf,
  recordList,
  recordOf,
  recordReader,
  saveRows,
  shownRecord,
  singleValue,
  until,
  type SavedRecord,
} from '#server/modules/record/index.ts';

import { ofFigure } from './figures.ts';
import { joinedPosition, positionChoice, positionShown } from './positions.ts';
import { withPredecessors } from './predecessors.ts';

type Reference = Schemas['RecordReference'];

const other = alias(record, 'other');

/** The record that a column of a finding names. */
const recordAt = (column: SQL) =>
  singleValue<Reference>({
    table: finding,
    organisationId: finding.organisationId,
    recordId: finding.id,
    joined: sql`join ${record} as other on other.organisation_id = ${finding.organisationId} and other.id = ${column}`,
    shown: shownRecord(other),
  });

const reader = recordReader(
  finding,
  {
    owner: userAccount,
    verifier: userAccount,
    closedBy: userAccount,
    identificationSource: findingSource,
    rootIdentification,
    affectedArea,
    importance: findingImportance,
  },
  {
    assessment: recordAt(sql`${finding.assessmentId}`),
    acceptedRisk: recordAt(sql`${finding.acceptedRiskId}`),
    evidence: assignedRecords(finding, findingEvidence, evidence),
    positions: listedValues<Reference>({
      table: findingPosition,
      organisationId: findingPosition.organisationId,
      recordId: findingPosition.findingId,
      joined: joinedPosition(sql`${findingPosition.organisationId}`, sql`${findingPosition.positionId}`),
      shown: positionShown,
      order: sql`of_position.ref, position.id`,
    }),
  },
);

type Input = Required<Schemas['FindingInput']>;

const saveFindingRows = saveRows(finding);

/** Inserts or updates findings beside their records. */
async function saveFindings(records: readonly SavedRecord<Input>[]): Promise<void> {
  await saveFindingRows(
    records.map(({ key, input: { title: _title, positionIds: _positions, evidenceIds: _evidence, ...input } }) => ({
      key,
      input,
    })),
  );
  await assign(finding, findingPosition, controlPosition, chosenIn(records, 'positionIds'));
  await assign(finding, findingEvidence, evidence, chosenIn(records, 'evidenceIds'));
}

/** Findings of positions that meet a condition. */
const ofPositions = (condition: SQL): SQL => sql`exists (select from ${findingPosition}
  join ${controlPosition} on ${eqWithinOrganisation(controlPosition.id, findingPosition.positionId)}
  where ${eqWithinOrganisation(findingPosition.findingId, finding.id)}
    and ${condition})`;

const archived = (choice: string | undefined): SQL | undefined =>
  choice === undefined ? undefined : sql`(${finding.archivedAt} is not null) = ${choice === 'YES'}`;

const fixedBecause: Readonly<Record<Schemas['FindingStatus'], string>> = {
  OPEN: 'How grave it is and since when is changed by “Reclassify”, with a reason',
  IN_PROGRESS: 'How grave it is and since when is changed by “Reclassify”, with a reason',
  CLOSED: 'It is closed: reopen it first',
  RISK_ACCEPTED: 'Its risk is accepted: this is what was decided on',
};

/** @throws ApiError 409 naming those that are archived, not removed */
async function refuseKept(ids: readonly string[]): Promise<void> {
  const rows = await db
    .select({ ref: record.ref, title: record.title, status: finding.status, begunAt: complianceAssessment.startedAt })
    .from(finding)
    .innerJoin(record, eqWithinOrganisation(record.id, finding.id))
    .leftJoin(complianceAssessment, eqWithinOrganisation(complianceAssessment.id, finding.assessmentId))
    .where(inArray(finding.id, [...ids]));
  const kept = rows.filter(({ status, begunAt }) => !isRemovable(status, begunAt !== null));
  if (kept.length === 0) return;
  throw conflict(
    kept.slice(0, mostErrors).map(({ ref, title, status }) => ({
      field: 'id',
      message: isRemovable(status, false)
        ? `${ref} ${title} was raised in an assessment: archive it`
        : `${ref} ${title} was decided on: archive it`,
    })),
  );
}

export const findingRegister = defineRegister({
  read: reader.read,
  list: recordList(findingList, reader, {
    sorts: {},
    filters: {
      dueBy: until(finding.dueOn),
      adoptedStandardId: (ids) => ids && ofPositions(inArray(controlPosition.adoptedStandardId, [...ids])),
      positionId: (ids) => ids && ofPositions(sql`${controlPosition.id} in ${withPredecessors(ids)}`),
      archived: (choices) => archived(choices?.[0]),
      figure: ofFigure,
    },
  }),
  input: findingInput,
  choices: { ...choicesOf(finding), positionIds: positionChoice, evidenceIds: recordOf('evidence') },
  fixed: (before, input) =>
    fixedFindingFields(before.status, findingInput.of(before), input).map((field) => ({
      field,
      message: fixedBecause[before.status],
    })),
  searchable: ({ description, rootCause, correction }) => [description, rootCause, correction],
  save: saveFindings,
  afterRemoval: (ids, event) => (event === 'restored' ? reopenRestoredFindings(ids) : refuseKept(ids)),
});

export const { live: liveFinding } = readersOf(findingRegister);
