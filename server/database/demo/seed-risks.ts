import { and, eq } from 'drizzle-orm';

import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import type { Database } from '#server/database/database.ts';
import {
  referenceCounter,
  riskCategory,
  riskImpact,
  riskLikelihood,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { addDefaultMatrix } from '#server/modules/organisation/index.ts';
import { riskHandlers } from '#server/modules/risk/index.ts';

import { demoPeople } from './accounts.ts';
import { organisationRights } from './rights.ts';
import type { DemoRisk } from './risk.ts';
import type { StoredOrganisation } from './seed-accounts.ts';

const dayMilliseconds = 86_400_000;

/** Ids of the organisation's look-up entries, by what the demo calls them. */
interface Choices {
  readonly categories: ReadonlyMap<string, string>;
  readonly likelihoods: ReadonlyMap<number, string>;
  readonly impacts: ReadonlyMap<number, string>;
}

async function readChoices(): Promise<Choices> {
  const [categories, likelihoods, impacts] = await Promise.all([
    db.select({ id: riskCategory.id, name: riskCategory.name }).from(riskCategory),
    db.select({ id: riskLikelihood.id, score: riskLikelihood.score }).from(riskLikelihood),
    db.select({ id: riskImpact.id, score: riskImpact.score }).from(riskImpact),
  ]);
  return {
    categories: new Map(categories.map(({ name, id }) => [name, id])),
    likelihoods: new Map(likelihoods.map(({ score, id }) => [score, id])),
    impacts: new Map(impacts.map(({ score, id }) => [score, id])),
  };
}

function idOf<Key>(entries: ReadonlyMap<Key, string>, key: Key): string {
  const id = entries.get(key);
  if (id === undefined) throw new Error(`The demo has no look-up entry ${String(key)}`);
  return id;
}

const dayFromNow = (days: number) => new Date(Date.now() + days * dayMilliseconds).toISOString().slice(0, 10);

function inputOf({ title, description, categories, rating, treatment, reviewInDays }: DemoRisk, choices: Choices) {
  const input: Schemas['RiskInput'] = {
    title,
    categoryIds: categories.map((name) => idOf(choices.categories, name)),
    ...(description !== undefined && { description }),
    ...(treatment !== undefined && { treatment }),
    ...(reviewInDays !== undefined && { nextReviewOn: dayFromNow(reviewInDays) }),
  };
  if (rating === undefined) return input;
  const [likelihood, impact] = rating;
  return { ...input, likelihoodId: idOf(choices.likelihoods, likelihood), impactId: idOf(choices.impacts, impact) };
}

/** The author's standing, as a request of theirs would have it. */
async function authorContext(
  database: Database,
  issuer: string,
  { id, name, author, features }: StoredOrganisation,
): Promise<OrganisationContext> {
  const [user] = await database.platform
    .select({ id: userAccount.id, name: userAccount.name, issuer: userAccount.issuer, subject: userAccount.subject })
    .from(userAccount)
    .where(and(eq(userAccount.issuer, issuer), eq(userAccount.email, author)));
  const role = demoPeople
    .find(({ email }) => email === author)
    ?.memberships.find(({ organisation }) => organisation === name)?.role;
  if (user === undefined || role === undefined) throw new Error(`${author} is not a member of ${name}`);
  const rights = organisationRights(role, features);
  return {
    request: { id: 'demo', ip: '127.0.0.1', userAgent: null },
    user: { ...user, sessionId: '' },
    organisation: {
      id,
      role,
      featurePermissions: rights.map(({ feature, level }) => ({ feature, permission: level })),
    },
  };
}

/** Whether the organisation ever had a risk: the counter of references outlives them all. */
async function hadRisks(): Promise<boolean> {
  const counters = await db
    .select({ kind: referenceCounter.kind })
    .from(referenceCounter)
    .where(eq(referenceCounter.kind, 'risk'));
  return counters.length > 0;
}

/**
 * Writes the organisation's risks through the handlers of the API, all or none, unless it has had risks before.
 * @returns how many were written
 */
export async function ensureRisks(
  database: Database,
  issuer: string,
  organisation: StoredOrganisation,
): Promise<number> {
  const context = await authorContext(database, issuer, organisation);
  const scope = { organisationId: organisation.id, userId: context.user.id };
  return database.inOrganisation(scope, async () => {
    if (await hadRisks()) return 0;
    await addDefaultMatrix(organisation.id);
    const choices = await readChoices();
    for (const risk of organisation.risks) {
      await riskHandlers.create({ path: {}, query: {}, body: inputOf(risk, choices) }, context);
    }
    return organisation.risks.length;
  });
}
