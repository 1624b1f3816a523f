import { fixedReviewFields } from '#domain/management-system/management-review-lifecycle.ts';
import { managementReviewInput } from '#openapi/generated/inputs.ts';
import { managementReviewList } from '#openapi/generated/lists/management-review.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  managementReview,
  managementReviewParticipant,
  organisationPerson,
  userAccount,
} from '#server/database/schema/index.ts';
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
  type SavedRecord,
} from '#server/modules/record/index.ts';

type ReviewInput = Required<Schemas['ManagementReviewInput']>;

const reader = recordReader(
  managementReview,
  { owner: userAccount, approvedBy: userAccount },
  { participants: assignedPeople(managementReview, managementReviewParticipant) },
);

const saveReviewRows = saveRows(managementReview);

/** Inserts or updates management reviews beside their records. */
async function saveReviews(records: readonly SavedRecord<ReviewInput>[]): Promise<void> {
  await saveReviewRows(
    records.map(({ key, input: { title: _title, participantIds: _participants, ...input } }) => ({ key, input })),
  );
  await assign(managementReview, managementReviewParticipant, organisationPerson, chosenIn(records, 'participantIds'));
}

export const managementReviewRegister = defineRegister({
  read: reader.read,
  list: recordList(managementReviewList, reader, { sorts: {}, filters: {} }),
  input: managementReviewInput,
  choices: { ...choicesOf(managementReview), participantIds: member },
  fixed: (before, input) =>
    fixedReviewFields(before.status, managementReviewInput.of(before), input).map((field) => ({
      field,
      message: 'The review was held: reopen it to change its minutes',
    })),
  searchable: (review) => [
    review.otherParticipants,
    review.previousActions,
    review.changedIssues,
    review.changedExpectations,
    review.performance,
    review.feedback,
    review.risks,
    review.opportunities,
    review.decisions,
  ],
  save: saveReviews,
});

export const { live: liveReview } = readersOf(managementReviewRegister);
