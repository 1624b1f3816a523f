import { and, asc, eq, isNotNull, isNull, like, sql } from 'drizzle-orm';

import { isAnswerable } from '#domain/assessment-lifecycle.ts';
import {
  assessmentRespondent as respondent,
  record,
  serviceProviderAssessment as assessment,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { newLink } from '#server/modules/secure-link/index.ts';

import type { DemoLinkPage } from '../link-page.ts';

const day = 86_400_000;

/** The demo's respondents, those who have begun to answer first, in an order that no start changes. */
const demoRespondents = () =>
  db
    .select({
      assessmentId: assessment.id,
      respondentId: respondent.id,
      status: assessment.status,
      submittedAt: respondent.submittedAt,
      expiresOn: assessment.expiresOn,
    })
    .from(respondent)
    .innerJoin(assessment, eq(assessment.id, respondent.assessmentId))
    .innerJoin(record, and(eq(record.id, assessment.id), isNull(record.deletedAt)))
    .where(and(like(respondent.email, '%.example'), isNull(respondent.revokedAt), isNotNull(respondent.requestedAt)))
    .orderBy(sql`${respondent.lastSavedAt} is null`, asc(record.ref), asc(respondent.createdAt), asc(respondent.id));

type Found = Awaited<ReturnType<typeof demoRespondents>>[number];

/** The end of the last day of its links. */
const endOf = ({ expiresOn }: Found) => new Date(Date.parse(expiresOn ?? '') + day);

const hasExpired = (found: Found) => endOf(found).getTime() <= Date.now();

/** The pages that testers look for. What one start opened, someone may have submitted before the next. */
const wanted: readonly { readonly about: string; readonly isShown: (found: Found) => boolean }[] = [
  {
    about: 'Assessment, open',
    isShown: (found) => isAnswerable(found.status) && found.submittedAt === null && !hasExpired(found),
  },
  { about: 'Assessment, submitted', isShown: ({ submittedAt }) => submittedAt !== null },
  { about: 'Assessment, expired', isShown: (found) => found.submittedAt === null && hasExpired(found) },
];

/** Makes a link for a respondent of the demo in each state that has a page of its own. */
export async function addAssessmentLinks(): Promise<DemoLinkPage[]> {
  const found = await demoRespondents();
  const made: DemoLinkPage[] = [];
  for (const { about, isShown } of wanted) {
    const one = found.find(isShown);
    if (one === undefined) continue;
    const { assessmentId: recordId, respondentId, submittedAt } = one;
    // What was submitted stays to be seen, however long ago that was.
    const end = submittedAt === null ? endOf(one) : new Date(Date.now() + 30 * day);
    const token = await newLink({ kind: 'assessment', recordId, respondentId }, end);
    made.push({ about, path: `/service-provider-assessment/secure/${token}` });
  }
  return made;
}
