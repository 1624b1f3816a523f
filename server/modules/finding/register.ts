import { inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { fixedFindingFields } from '#domain/compliance/finding-lifecycle.ts';
import { findingInput } from '#openapi/generated/inputs.ts';
import { findingList } from '#openapi/generated/lists/finding.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  affectedArea,
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
      message:
        before.status === 'CLOSED'
          ? 'It is closed: reopen it first'
          : 'Its risk is accepted: this is what was decided on',
    })),
  searchable: ({ description, rootCause, correction }) => [description, rootCause, correction],
  save: saveFindings,
  async afterRemoval(ids, event) {
    if (event === 'restored') await reopenRestoredFindings(ids);
  },
});

export const { live: liveFinding } = readersOf(findingRegister);
