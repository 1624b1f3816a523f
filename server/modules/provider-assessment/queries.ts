import { sql, type Column } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { serviceProviderAssessmentList as listFacts } from '#openapi/generated/lists.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  assessmentReviewer,
  record,
  serviceProviderAssessment as assessment,
  userAccount,
} from '#server/database/schema/index.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import {
  assignedPeople,
  recordList,
  recordReader,
  shownRecord,
  singleValue,
  until,
} from '#server/modules/record/index.ts';

import { ofFigure } from './figures.ts';

const other = alias(record, 'other');

/** The record that a column refers to. */
const recordIn = (column: Column) =>
  singleValue<Schemas['RecordReference']>({
    table: assessment,
    joined: sql`join ${record} as other on other.organisation_id = ${assessment.organisationId} and other.id = ${column}`,
    organisationId: assessment.organisationId,
    recordId: assessment.id,
    shown: shownRecord(other),
  });

export const assessmentReader = recordReader(
  assessment,
  { assignee: userAccount, approver: userAccount, reviewedBy: userAccount, decidedBy: userAccount },
  {
    provider: recordIn(assessment.providerId),
    template: recordIn(assessment.templateId),
    previous: recordIn(assessment.previousId),
    reviewers: assignedPeople(assessment, assessmentReviewer),
  },
);

const provider = alias(record, 'provider');

/** Live assessments as listed by the register. */
export const assessmentList = recordList(listFacts, assessmentReader, {
  sorts: {
    provider: {
      reference: {
        table: provider,
        on: eqWithinOrganisation(provider.id, assessment.providerId),
        id: provider.id,
        name: provider.title,
        column: assessment.providerId,
      },
    },
  },
  filters: { dueBy: until(assessment.dueOn), figure: ofFigure },
});
