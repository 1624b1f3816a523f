import { and, inArray, isNotNull, sql } from 'drizzle-orm';

import { fixedAssessmentFields } from '#domain/compliance/assessment-scope.ts';
import { complianceAssessmentInput } from '#openapi/generated/inputs.ts';
import { complianceAssessmentList } from '#openapi/generated/lists/compliance-assessment.ts';
import { conflict, mostErrors } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  complianceAssessment,
  complianceAssessor,
  complianceReviewer,
  organisationPerson,
  record,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
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
  singleValue,
  until,
  type SavedRecord,
} from '#server/modules/record/index.ts';

import { adoptedChoice, adoptedShown, joinedAdopted } from './adopted.ts';

const own = {
  table: complianceAssessment,
  organisationId: complianceAssessment.organisationId,
  recordId: complianceAssessment.id,
};

const reader = recordReader(
  complianceAssessment,
  { owner: userAccount, closedBy: userAccount },
  {
    adoptedStandard: singleValue<Schemas['RecordReference']>({
      ...own,
      joined: joinedAdopted(
        sql`${complianceAssessment.organisationId}`,
        sql`${complianceAssessment.adoptedStandardId}`,
      ),
      shown: adoptedShown,
    }),
    assessors: assignedPeople(complianceAssessment, complianceAssessor),
    reviewers: assignedPeople(complianceAssessment, complianceReviewer),
  },
);

type Input = Required<Schemas['ComplianceAssessmentInput']>;

const saveAssessmentRows = saveRows(complianceAssessment);

/** The assessment's own columns, from the user's input. */
const columnsOf = ({ title: _title, assessorIds: _assessors, reviewerIds: _reviewers, ...input }: Input) => input;

/** Inserts or updates assessments beside their records. */
async function saveAssessments(records: readonly SavedRecord<Input>[]): Promise<void> {
  await saveAssessmentRows(records.map(({ key, input }) => ({ key, input: columnsOf(input) })));
  await assign(complianceAssessment, complianceAssessor, organisationPerson, chosenIn(records, 'assessorIds'));
  await assign(complianceAssessment, complianceReviewer, organisationPerson, chosenIn(records, 'reviewerIds'));
}

/** What was judged stays readable (T6). @throws ApiError 409 naming assessments that have begun */
async function refuseBegun(ids: readonly string[]): Promise<void> {
  const begun = await db
    .select({ ref: record.ref, title: record.title })
    .from(complianceAssessment)
    .innerJoin(record, eqWithinOrganisation(record.id, complianceAssessment.id))
    .where(and(inArray(complianceAssessment.id, [...ids]), isNotNull(complianceAssessment.startedAt)))
    .limit(mostErrors);
  if (begun.length === 0) return;
  throw conflict(
    begun.map(({ ref, title }) => ({
      field: 'id',
      message: `${ref} ${title} has begun: what was judged stays. Close or abandon it`,
    })),
  );
}

export const complianceAssessmentRegister = defineRegister({
  read: reader.read,
  list: recordList(complianceAssessmentList, reader, {
    sorts: {},
    filters: { dueBy: until(complianceAssessment.dueOn) },
  }),
  input: complianceAssessmentInput,
  choices: {
    ...choicesOf(complianceAssessment),
    adoptedStandardId: adoptedChoice,
    assessorIds: member,
    reviewerIds: member,
  },
  problems: ({ periodFrom, periodTo }) =>
    periodFrom !== null && periodTo !== null && periodTo < periodFrom
      ? [{ field: 'periodTo', message: 'The period ends before it begins' }]
      : [],
  fixed: (before, input) =>
    fixedAssessmentFields(before.status, complianceAssessmentInput.of(before), input).map((field) => ({
      field,
      message: 'It has started: what is assessed, for which period and by which method stays',
    })),
  searchable: ({ groups }) => [...groups],
  save: saveAssessments,
  afterRemoval: (ids, event) => (event === 'removed' ? refuseBegun(ids) : Promise.resolve()),
});

export const { live: liveAssessment } = readersOf(complianceAssessmentRegister);
