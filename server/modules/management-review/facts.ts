import { eq } from 'drizzle-orm';

import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { managementReviewFacts } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { momentOf } from '#server/modules/compliance-report/index.ts';
import { organisationToday } from '#server/modules/organisation/index.ts';
import { mayDo } from '#server/modules/record/index.ts';

import {
  audits,
  compliance,
  incidentsOf,
  objectives,
  overdueTreatments,
  previousActions,
  risksByRating,
} from './facts-of-registers.ts';

type Facts = Schemas['ReviewFacts'];
type Objective = Facts['objectives'][number];

/** As they were kept, also before stages were. */
interface KeptFacts extends Omit<Facts, 'objectives'> {
  readonly objectives: readonly (Omit<Objective, 'stage'> & Partial<Pick<Objective, 'stage'>>)[];
}

type Review = Pick<Schemas['ManagementReview'], 'heldOn' | 'id'>;

/** What the registers say for the day of a review; of today where that day is to come, or not known. */
async function presentFacts({ id, heldOn }: Review): Promise<Facts> {
  const today = await organisationToday();
  const moment = await momentOf(heldOn === null || heldOn > today ? undefined : heldOn);
  return {
    day: moment.day,
    isFrozen: false,
    previousActions: await previousActions(id, moment),
    ...(await compliance(moment)),
    audits: await audits(moment),
    objectives: await objectives(moment),
    incidents: await incidentsOf(moment),
    risks: await risksByRating(moment),
    overdueTreatments: await overdueTreatments(),
  };
}

/** Facts as a person may see them: nothing of registers that they may not view. */
function shownTo(context: OrganisationContext, facts: Facts): Facts {
  const mayViewRisks = mayDo(context, 'risk', 'VIEW');
  return {
    ...facts,
    previousActions: mayDo(context, 'task', 'VIEW') ? facts.previousActions : [],
    incidents: mayDo(context, 'incident', 'VIEW') ? facts.incidents : null,
    risks: mayViewRisks ? facts.risks : null,
    overdueTreatments: mayViewRisks ? facts.overdueTreatments : null,
  };
}

/** Keeps what the registers say, as that with which a review is held. */
export async function freezeFacts(context: OrganisationContext, review: Review): Promise<void> {
  const facts = { ...(await presentFacts(review)), isFrozen: true };
  await db
    .insert(managementReviewFacts)
    .values({ organisationId: context.organisation.id, reviewId: review.id, facts });
}

/** Lets the facts of a review that is reopened follow the registers again. */
export const thawFacts = (review: Review) =>
  db.delete(managementReviewFacts).where(eq(managementReviewFacts.reviewId, review.id));

/** Reviews that were held before other stages were told of had active objectives only. */
const withStages = ({ objectives: kept, ...facts }: KeptFacts): Facts => ({
  ...facts,
  objectives: kept.map(({ stage = 'ACTIVE', ...one }) => ({ ...one, stage })),
});

/** The facts of a review: those that it was held with, else what the registers say. */
export async function factsOf(context: OrganisationContext, review: Review): Promise<Facts> {
  const [frozen] = await db
    .select({ facts: managementReviewFacts.facts })
    .from(managementReviewFacts)
    .where(eq(managementReviewFacts.reviewId, review.id));
  return shownTo(context, frozen === undefined ? await presentFacts(review) : withStages(frozen.facts));
}
