import { eq, sql } from 'drizzle-orm';

import { statementLifecycle } from '#domain/compliance/statement-lifecycle.ts';
import { statementStatusValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { record, statementOfApplicability } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { expireStatements } from '#server/modules/statement/index.ts';
import { within } from '#tests/contract/assessment-samples.ts';
import type { Place } from '#tests/contract/place.ts';
import type { Body, Stored } from '#tests/contract/samples.ts';
import { decidedStandard, draftStatement } from '#tests/contract/statement-fixtures.ts';

import { castOf } from './cast.ts';
import { objectOf } from './fields.ts';
import { lifecycleLaws, recordsWithStatus } from './lifecycle-laws.ts';
import { callsOf, useLawPlaces } from './places.ts';
import { registerLaws } from './register-laws.ts';

type Status = Schemas['StatementStatus'];

const setStatus = (place: Place, id: string, status: Status) =>
  within(place, () => db.update(statementOfApplicability).set({ status }).where(eq(statementOfApplicability.id, id)));

/** Some of them are in review, and some were rejected. */
async function vary(place: Place, entities: readonly Body[]): Promise<Body[]> {
  for (const [index, { id }] of entities.entries())
    if (index % 3 > 0) await setStatus(place, String(id), index % 3 === 1 ? 'REVIEW' : 'REJECTED');
  const { read } = callsOf('StatementsOfApplicability', place);
  return Promise.all(entities.map(async ({ id }) => objectOf(await read(String(id)))));
}

registerLaws('StatementsOfApplicability', {
  vary,
  orders: { status: statementStatusValues },
  values: { reviewBy: ({ reviewOn }: Schemas['StatementOfApplicability']) => reviewOn },
  follows: {
    // Of the version that was approved last, while the next one is being written.
    approvedReviewOn: (place, id, day) =>
      within(place, () =>
        db.update(statementOfApplicability).set({ approvedReviewOn: day }).where(eq(statementOfApplicability.id, id)),
      ),
  },
});

const cast = castOf('authors', 'approver');
const standards = new WeakMap<Place, Promise<string>>();
const latest = new WeakMap<Place, string>();

/** One standard for all: an organisation adopts no more than fifty. */
async function standardIn(place: Place): Promise<string> {
  const { authors } = await cast(place);
  const known = standards.get(place) ?? decidedStandard(place, authors).then(({ id }) => id);
  standards.set(place, known);
  return known;
}

/** Takes a statement away: one of which a version was approved cannot be removed. */
const takeAway = (place: Place, id: string) =>
  within(place, () =>
    db
      .update(record)
      .set({ deletedAt: sql`now()` })
      .where(eq(record.id, id)),
  );

/** A draft by its author, without the former one, because a standard has one statement. */
async function write(place: Place): Promise<Stored> {
  const { authors, approver } = await cast(place);
  const former = latest.get(place);
  if (former !== undefined) await takeAway(place, former);
  const stored = await draftStatement(place, authors, {
    adoptedStandardId: await standardIn(place),
    approver,
    changeLog: '',
  });
  latest.set(place, stored.id);
  return stored;
}

const decisions: ReadonlySet<string> = new Set(['APPROVE', 'REJECT']);

lifecycleLaws(useLawPlaces(), {
  lifecycle: statementLifecycle,
  subject: {
    ...recordsWithStatus('StatementsOfApplicability', 'status'),
    create: write,
    async actorOf(place, action) {
      const { authors, approver } = await cast(place);
      return decisions.has(action) ? approver : authors;
    },
    happen: {
      EXPIRE: (place, { id }) =>
        within(place, async () => {
          await db
            .update(statementOfApplicability)
            .set({ reviewOn: '2020-01-31' })
            .where(eq(statementOfApplicability.id, id));
          await expireStatements();
        }),
    },
  },
  has: { SUBMIT: ['approver'] },
  given: {
    approver: {},
    changeLog: { changeLog: 'The first version' },
    reason: { reason: 'The reasons are too thin' },
  },
  notices: {
    as: 'assessmentStep',
    people: cast,
    owner: 'authors',
  },
});
