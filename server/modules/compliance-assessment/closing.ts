import { and, asc, desc, eq } from 'drizzle-orm';

import { complianceAssessmentRefusal } from '#domain/compliance/assessment-lifecycle.ts';
import { notFound } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { assessmentClosing, closedItem, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { partiesOf } from './course.ts';
import { itemsOf } from './items.ts';
import { liveAssessment } from './register.ts';

type Assessment = Schemas['ComplianceAssessment'];
type Handlers = Pick<HandlersOf<'ComplianceAssessmentCourse'>, 'closing' | 'closedItems'>;

/** The most gaps of the answer. */
const mostGaps = 500;

const personShown = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** Reviewers who may close it now. */
async function closersOf(assessment: Assessment): Promise<Schemas['PersonReference'][]> {
  const parties = await partiesOf(assessment);
  const person = (id: string) => ({ id, isAdministrator: false, isLeading: false });
  return assessment.reviewers.filter(
    ({ id }) => complianceAssessmentRefusal('CLOSE', parties, person(id)) === undefined,
  );
}

async function closingsOf(assessmentId: string): Promise<Schemas['AssessmentClosing'][]> {
  const rows = await db
    .select({ closing: assessmentClosing, name: userAccount.name })
    .from(assessmentClosing)
    .leftJoin(userAccount, eq(userAccount.id, assessmentClosing.closedBy))
    .where(eq(assessmentClosing.assessmentId, assessmentId))
    .orderBy(desc(assessmentClosing.number));
  return rows.map(({ closing: { number, closedAt, closedBy, conclusion, method, score, items }, name }) => ({
    number,
    closedAt: closedAt.toISOString(),
    closedBy: personShown(closedBy, name),
    conclusion,
    method,
    score,
    items,
  }));
}

/** What stands between an assessment and its closing, and what it was closed with. */
export const closingHandlers: Handlers = {
  async closing({ path: { id } }) {
    const assessment = await liveAssessment(id);
    const isOpen = assessment.status === 'IN_PROGRESS' || assessment.status === 'IN_REVIEW';
    const withGaps = (isOpen ? await itemsOf(assessment) : []).filter(({ item }) => item.gaps.length > 0);
    return {
      gaps: withGaps
        .slice(0, mostGaps)
        .map(({ ref, title, item: { positionId, gaps } }) => ({ positionId, ref, title, gaps })),
      gapCount: withGaps.length,
      closers: isOpen ? await closersOf(assessment) : [],
      closings: await closingsOf(id),
    };
  },

  async closedItems({ path: { id }, query: { number } }) {
    await liveAssessment(id);
    const isClosing = and(eq(closedItem.assessmentId, id), eq(closedItem.number, number));
    const rows = await db
      .select({ item: closedItem, name: userAccount.name })
      .from(closedItem)
      .leftJoin(userAccount, eq(userAccount.id, closedItem.assessorId))
      .where(isClosing)
      .orderBy(asc(closedItem.position));
    if (rows.length === 0) throw notFound();
    return rows.map(({ item, name }) => {
      const { organisationId: _o, assessmentId: _a, number: _n, position: _p, assessorId, ...shown } = item;
      return {
        ...shown,
        assessor: personShown(assessorId, name),
        sources: [...item.sources],
        evidence: [...item.evidence],
      };
    });
  },
};
