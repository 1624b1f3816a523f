import { randomUUID } from 'node:crypto';

import { and, count, eq } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

import {
  membership,
  organisation,
  record,
  referenceCounter,
  risk,
  riskCategory,
  riskCategoryAssignment,
  riskImpact,
  riskLikelihood,
} from '#server/database/schema/index.ts';

import { type Chance, chanceFrom, oneOf, riskTexts } from './risk-texts.ts';

const rowsPerStatement = 1_000;
const dayMs = 86_400_000;
const treatments = ['AVOID', 'ACCEPT', 'MITIGATE', 'TRANSFER', 'NONE'] as const;

/** The entries that an organisation's risks refer to. */
interface Choices {
  readonly organisationId: string;
  readonly people: readonly string[];
  readonly categories: readonly string[];
  readonly likelihoods: readonly { id: string; score: number }[];
  readonly impacts: readonly { id: string; score: number }[];
}

async function choicesOf(database: NodePgDatabase, organisationId: string): Promise<Choices> {
  const stepsOf = (axis: typeof riskImpact | typeof riskLikelihood) =>
    database.select({ id: axis.id, score: axis.score }).from(axis).where(eq(axis.organisationId, organisationId));
  const people = await database
    .select({ id: membership.userId })
    .from(membership)
    .where(eq(membership.organisationId, organisationId));
  const categories = await database
    .select({ id: riskCategory.id })
    .from(riskCategory)
    .where(eq(riskCategory.organisationId, organisationId));
  return {
    organisationId,
    people: people.map(({ id }) => id),
    categories: categories.map(({ id }) => id),
    likelihoods: await stepsOf(riskLikelihood),
    impacts: await stepsOf(riskImpact),
  };
}

type Rows = ReturnType<typeof rowsOf>;

/** The rows of one risk; one in ten is not yet assessed. */
function rowsOf({ organisationId, people, ...choices }: Choices, chance: Chance, number: number) {
  const id = randomUUID();
  const ref = `R-${String(number).padStart(4, '0')}`;
  const { title, description } = riskTexts(chance, number);
  const assessed = chance(10) > 0;
  const assess = () => {
    const likelihood = assessed ? oneOf(chance, choices.likelihoods) : null;
    const impact = assessed ? oneOf(chance, choices.impacts) : null;
    const score = likelihood && impact ? likelihood.score * impact.score : null;
    return { likelihoodId: likelihood?.id, impactId: impact?.id, score };
  };
  const [inherent, current, residual] = [assess(), assess(), assess()];
  const createdAt = new Date(Date.now() - chance(1_000) * dayMs);
  const first = chance(choices.categories.length);
  const categories = choices.categories.slice(first, first + 1 + chance(2));
  return {
    record: {
      organisationId,
      id,
      kind: 'risk' as const,
      ref,
      title,
      createdAt,
      searchText: [ref, title, description].join('\n'),
      createdBy: oneOf(chance, people),
      updatedAt: new Date(createdAt.getTime() + chance(dayMs)),
      updatedBy: oneOf(chance, people),
    },
    risk: {
      organisationId,
      id,
      description,
      ownerId: chance(10) > 0 ? oneOf(chance, people) : null,
      inherentLikelihoodId: inherent.likelihoodId,
      inherentImpactId: inherent.impactId,
      inherentScore: inherent.score,
      currentLikelihoodId: current.likelihoodId,
      currentImpactId: current.impactId,
      currentScore: current.score,
      residualLikelihoodId: residual.likelihoodId,
      residualImpactId: residual.impactId,
      residualScore: residual.score,
      treatment: oneOf(chance, treatments),
      planDueOn: chance(3) === 0 ? new Date(Date.now() + chance(365) * dayMs).toISOString().slice(0, 10) : null,
      nextReviewOn: new Date(Date.now() + chance(365) * dayMs).toISOString().slice(0, 10),
    },
    categories: categories.map((categoryId) => ({ organisationId, riskId: id, categoryId })),
  };
}

async function insertRows(database: NodePgDatabase, rows: Rows[]): Promise<void> {
  await database.insert(record).values(rows.map((row) => row.record));
  await database.insert(risk).values(rows.map((row) => row.risk));
  await database.insert(riskCategoryAssignment).values(rows.flatMap((row) => row.categories));
}

/** Fills a demo organisation up to a number of risks, bypassing row-level security, with the same texts in every run. */
export async function fillRegister(owner: pg.Client, name: string, total: number): Promise<void> {
  const database = drizzle({ client: owner });
  const [found] = await database.select({ id: organisation.id }).from(organisation).where(eq(organisation.name, name));
  if (found === undefined) throw new Error(`The demo has no organisation ${name}.`);
  const counter = and(eq(referenceCounter.organisationId, found.id), eq(referenceCounter.kind, 'risk'));
  const [present] = await database
    .select({ count: count() })
    .from(record)
    .where(and(eq(record.organisationId, found.id), eq(record.kind, 'risk')));
  const choices = await choicesOf(database, found.id);
  const chance = chanceFrom(total);
  for (let last = present?.count ?? 0; last < total;) {
    const length = Math.min(rowsPerStatement, total - last);
    const from = last + 1;
    await insertRows(
      database,
      Array.from({ length }, (_, index) => rowsOf(choices, chance, from + index)),
    );
    last += length;
  }
  await database.update(referenceCounter).set({ lastNumber: total }).where(counter);
}
