import { eq, sql } from 'drizzle-orm';

import type { RecordKind } from '#openapi/generated/records.ts';
import type { LookupTable } from '#server/database/kind-tables.ts';
import {
  assetType,
  membership,
  record,
  riskCategory,
  riskIdentificationSource,
  riskImpact,
  riskLikelihood,
  threat,
  userAccount,
  vulnerability,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import type { DemoAsset } from './asset.ts';
import type { DemoAction, DemoControl, DemoRisk } from './risk.ts';

const dayMilliseconds = 86_400_000;

/** Ids of the organisation's rows, by the names that the demo uses. */
type Ids<Key> = ReadonlyMap<Key, string>;

export interface Choices {
  readonly people: Ids<string>;
  readonly categories: Ids<string>;
  readonly sources: Ids<string>;
  readonly threats: Ids<string>;
  readonly vulnerabilities: Ids<string>;
  readonly assetTypes: Ids<string>;
  readonly assets: Ids<string>;
  readonly likelihoods: Ids<number>;
  readonly impacts: Ids<number>;
}

async function idsOf<Key>(rows: PromiseLike<{ id: string; key: Key }[]>): Promise<Ids<Key>> {
  return new Map((await rows).map(({ id, key }) => [key, id]));
}

/** The entries of a look-up by their names. */
export const namesOf = (table: LookupTable): Promise<Ids<string>> =>
  idsOf(db.select({ id: sql<string>`${table.id}`, key: sql<string>`${table.name}` }).from(table));

const scoresOf = (table: typeof riskLikelihood | typeof riskImpact) =>
  idsOf(db.select({ id: table.id, key: table.score }).from(table));

/** The members of the transaction's organisation by their addresses. */
export const readPeople = (): Promise<Ids<string>> =>
  idsOf(
    db
      .select({ id: userAccount.id, key: userAccount.email })
      .from(membership)
      .innerJoin(userAccount, eq(userAccount.id, membership.userId)),
  );

/** The records of a kind by their titles. */
export const titlesOf = (kind: RecordKind): Promise<Ids<string>> =>
  idsOf(db.select({ id: record.id, key: record.title }).from(record).where(eq(record.kind, kind)));

/** Loads the choices available in the transaction's organisation. */
export async function readChoices(): Promise<Choices> {
  return {
    people: await readPeople(),
    categories: await namesOf(riskCategory),
    sources: await namesOf(riskIdentificationSource),
    threats: await namesOf(threat),
    vulnerabilities: await namesOf(vulnerability),
    assetTypes: await namesOf(assetType),
    assets: await titlesOf('informationAsset'),
    likelihoods: await scoresOf(riskLikelihood),
    impacts: await scoresOf(riskImpact),
  };
}

export function idOf<Key>(entries: Ids<Key>, key: Key): string {
  const id = entries.get(key);
  if (id === undefined) throw new Error(`The demo has no ${String(key)}`);
  return id;
}

export const dayFromNow = (days: number | undefined) =>
  days === undefined ? null : new Date(Date.now() + days * dayMilliseconds).toISOString().slice(0, 10);

export const ownerIn = ({ people }: Pick<Choices, 'people'>, owner: string | undefined) =>
  owner === undefined ? null : idOf(people, `${owner}@attest.example`);

/** An asset as its author would submit it. @param earlier the ids of the assets before it, by their titles */
export function assetInput(asset: DemoAsset, choices: Choices, earlier: Ids<string>) {
  const [confidentiality, integrity, availability] = asset.levels;
  const [recoveryTimeHours, recoveryPointHours] = asset.recoveryHours ?? [null, null];
  return {
    title: asset.title,
    description: asset.description,
    kind: asset.kind,
    location: asset.location,
    confidentiality,
    integrity,
    availability,
    businessImpact: asset.businessImpact ?? null,
    classification: asset.classification ?? null,
    medium: asset.medium ?? null,
    recoveryTimeHours,
    recoveryPointHours,
    retireOn: dayFromNow(asset.retireInDays),
    parentIds: (asset.neededBy ?? []).map((title) => idOf(earlier, title)),
    custodianId: ownerIn(choices, asset.custodian),
    typeId: idOf(choices.assetTypes, asset.type),
    ownerId: ownerIn(choices, asset.owner),
    reviewOn: dayFromNow(asset.reviewInDays),
  };
}

/** A risk as its author would submit it. */
export function riskInput(risk: DemoRisk, choices: Choices) {
  const { plan } = risk;
  const assessment = (steps: DemoRisk['current']) => ({
    likelihoodId: steps === undefined ? null : idOf(choices.likelihoods, steps[0]),
    impactId: steps === undefined ? null : idOf(choices.impacts, steps[1]),
  });
  return {
    title: risk.title,
    description: risk.description ?? '',
    threatIds: (risk.threats ?? []).map((name) => idOf(choices.threats, name)),
    vulnerabilityIds: (risk.vulnerabilities ?? []).map((name) => idOf(choices.vulnerabilities, name)),
    existingControls: risk.controls ?? '',
    controlEffectiveness: risk.effectiveness ?? null,
    treatment: risk.treatment ?? ('NONE' as const),
    justification: risk.justification ?? '',
    pillars: [...(risk.pillars ?? [])],
    categoryIds: risk.categories.map((name) => idOf(choices.categories, name)),
    identificationSourceId: risk.source === undefined ? null : idOf(choices.sources, risk.source),
    ownerId: ownerIn(choices, risk.owner),
    assetIds: (risk.assets ?? []).map((name) => idOf(choices.assets, name)),
    inherent: assessment(risk.inherent),
    current: assessment(risk.current),
    residual: assessment(risk.residual),
    treatmentPlan: {
      actions: plan?.actions ?? '',
      dueOn: dayFromNow(plan?.dueInDays),
      progress: plan?.progress ?? 0,
      status: plan?.status ?? ('NOT_STARTED' as const),
    },
    nextReviewOn: dayFromNow(risk.reviewInDays),
  };
}

/** A control as its author would submit it. */
export const controlInput = ({ title, description = '', type, owner, tested }: DemoControl, choices: Choices) => ({
  title,
  description,
  type,
  ownerId: ownerIn(choices, owner),
  effectiveness: tested?.effectiveness ?? ('NOT_TESTED' as const),
  lastTestedOn: dayFromNow(tested && -tested.daysAgo),
});

/** An action of a treatment plan as its author would submit it. */
export const actionInput = (
  { title, owner, dueInDays, effortDays = 0, cost = 0, progress = 0, status = 'NOT_STARTED' }: DemoAction,
  choices: Choices,
) => ({ title, ownerId: ownerIn(choices, owner), dueOn: dayFromNow(dueInDays), effortDays, cost, progress, status });
