import { and, eq, isNull, sql } from 'drizzle-orm';

import { onboardingSteps, type OnboardingFacts, type OnboardingStep } from '#domain/organisation/onboarding-steps.ts';
import { labelOfKind } from '#domain/words/label-of-kind.ts';
import { onboardingStepTexts } from '#domain/words/organisation.ts';
import type { OrganisationFeature } from '#openapi/access.ts';
import { lookups } from '#openapi/generated/records.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { lookupTables } from '#server/database/kind-tables.ts';
import {
  activity,
  adoptedStandard,
  invitation,
  membership,
  membershipPermission,
  onboardingSkip,
  organisation,
  organisationFeature,
  record,
} from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';
import { logSetting } from '#server/modules/record/index.ts';

const kinds = Object.values(lookups);

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The names of the look-ups of some features that have no entries. */
async function emptyLookups(features: readonly OrganisationFeature[]): Promise<string[]> {
  const own = kinds.filter(({ feature }) => features.includes(feature));
  if (own.length === 0) return [];
  const questions = own.map(
    ({ kind }) => sql`select ${kind} as kind where not exists (select from ${lookupTables[kind]})`,
  );
  const { rows } = await db.execute<{ kind: string }>(sql.join(questions, sql` union all `));
  return own.filter(({ kind }) => rows.some((row) => row.kind === kind)).map(({ kind }) => sentence(labelOfKind(kind)));
}

const entries = sql.param(kinds.map(({ kind }) => kind));

/** So many entries of the log are read, from its start and from its end: it has no index of types, and may be long. */
const mostRead = 5000;

/** Whether a person has changed a look-up: those that an organisation starts with are not logged. */
const someLookupChanged = sql<boolean>`exists (select from (
  (select ${activity.entityType} as type from ${activity} order by ${activity.at} limit ${mostRead})
  union all
  (select ${activity.entityType} from ${activity} order by ${activity.at} desc limit ${mostRead})) as logged
  where logged.type = any(${entries}::text[]))`;

/** What can be counted or found with one statement. */
async function counted() {
  const others = sql<number>`(select count(*)::int from ${membership}) - 1
    + (select count(*)::int from ${invitation} where ${invitation.status} = 'PENDING' and ${invitation.expiresAt} > now())`;
  const [found] = await db
    .select({
      name: organisation.name,
      countries: sql<number>`cardinality(${organisation.countries})`,
      timeZone: organisation.timeZone,
      otherPeople: others,
      lookupsAdapted: someLookupChanged,
      standards: sql<number>`(select count(*)::int from ${adoptedStandard})`,
      risks: sql<number>`(select count(*)::int from ${record} where ${and(eq(record.kind, 'risk'), isNull(record.deletedAt))})`,
    })
    .from(organisation)
    .where(eq(organisation.id, organisationOfTransaction()));
  if (found === undefined) throw new Error('The organisation of the transaction does not exist');
  return found;
}

async function readFacts(): Promise<OnboardingFacts> {
  const features = await db
    .select({ feature: sql<OrganisationFeature>`${organisationFeature.feature}` })
    .from(organisationFeature)
    .orderBy(organisationFeature.feature);
  const held = await db
    .selectDistinct({ feature: sql<OrganisationFeature>`${membershipPermission.feature}` })
    .from(membershipPermission);
  const names = features.map(({ feature }) => feature);
  return {
    ...(await counted()),
    features: names,
    heldFeatures: held.map(({ feature }) => feature),
    emptyLookups: await emptyLookups(names),
  };
}

async function readProgress(): Promise<Schemas['OnboardingProgress']> {
  const skips = await db.select({ step: onboardingSkip.step }).from(onboardingSkip);
  const skipped = new Set<OnboardingStep>(skips.map(({ step }) => step));
  return { steps: onboardingSteps(await readFacts(), skipped) };
}

/** How far the organisation is set up, read from what is there. docs/decisions/146-onboarding-from-facts.md */
export const onboardingHandlers: HandlersOf<'Onboardings'> = {
  read: readProgress,

  async skip({ body: { step, skipped } }, context) {
    const { id: organisationId } = context.organisation;
    const changed = skipped
      ? await db.insert(onboardingSkip).values({ organisationId, step }).onConflictDoNothing().returning()
      : await db.delete(onboardingSkip).where(eq(onboardingSkip.step, step)).returning();
    const { title } = onboardingStepTexts[step];
    if (changed.length > 0)
      await logSetting(
        context,
        'organisationSettings',
        { skipped: skipped ? null : title },
        { skipped: skipped ? title : null },
      );
    return readProgress();
  },
};
