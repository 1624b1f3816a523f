import { and, asc, eq, isNotNull, isNull, like, sql } from 'drizzle-orm';

import { isAnswerable } from '#domain/provider-assessment/lifecycle.ts';
import {
  assessmentRespondent as respondent,
  record,
  serviceProviderAssessment as assessment,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationToday } from '#server/modules/organisation/index.ts';
import { endInDays, endOfAnyDay, newLink } from '#server/modules/secure-link/index.ts';

import type { DemoLinkPage } from '../link-page.ts';

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

const hasExpired = ({ expiresOn }: Found, today: string) => expiresOn === null || expiresOn < today;

/** The pages that testers look for. What one start opened, someone may have submitted before the next. */
const wanted: readonly { readonly about: string; readonly isShown: (found: Found, today: string) => boolean }[] = [
  {
    about: 'Assessment, open',
    isShown: (found, today) => isAnswerable(found.status) && found.submittedAt === null && !hasExpired(found, today),
  },
  { about: 'Assessment, submitted', isShown: ({ submittedAt }) => submittedAt !== null },
  { about: 'Assessment, expired', isShown: (found, today) => found.submittedAt === null && hasExpired(found, today) },
];

/** Makes a link for a respondent of the demo in each state that has a page of its own. */
export async function addAssessmentLinks(): Promise<DemoLinkPage[]> {
  const [found, today] = [await demoRespondents(), await organisationToday()];
  const made: DemoLinkPage[] = [];
  for (const { about, isShown } of wanted) {
    const one = found.find((each) => isShown(each, today));
    if (one === undefined) continue;
    const { assessmentId: recordId, respondentId, submittedAt, expiresOn } = one;
    // What was submitted stays to be seen, however long ago that was.
    const end = submittedAt === null && expiresOn !== null ? await endOfAnyDay(expiresOn) : await endInDays(30);
    const token = await newLink({ kind: 'assessment', recordId, holderId: respondentId }, end);
    made.push({ about, path: `/service-provider-assessment/secure/${token}` });
  }
  return made;
}
