import { sql } from 'drizzle-orm';

import type { HandlersOf } from '#server/contract/types.ts';
import { assessmentReviewer, membership } from '#server/database/schema/index.ts';
import { askedEditors } from '#server/modules/record/index.ts';

/** Nobody decides on what they reviewed. */
const hasNotReviewed = (assessmentId: string) => sql`not exists (
  select from ${assessmentReviewer}
  where ${assessmentReviewer.organisationId} = ${membership.organisationId}
    and ${assessmentReviewer.assessmentId} = ${assessmentId} and ${assessmentReviewer.personId} = ${membership.userId})`;

/** Who can be asked to review or to decide. */
export const peopleHandler: HandlersOf<'AssessmentCourse'>['people'] = ({ query: { assessmentId, ...query } }) =>
  askedEditors(
    'serviceProviderAssessment',
    query,
    assessmentId === undefined ? undefined : hasNotReviewed(assessmentId),
  );
