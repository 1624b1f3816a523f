import { and, eq } from 'drizzle-orm';

import { changeLifecycle } from '#domain/change/lifecycle.ts';
import { changeStatusValues, changeTypeValues, levelValues } from '#openapi/generated/values.ts';
import { changeManagementProcess as change } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { within } from '#tests/contract/assessment-samples.ts';
import { completeChange, storedChange, voteOnChange } from '#tests/contract/change-fixtures.ts';
import type { Place } from '#tests/contract/place.ts';
import type { Body, Stored } from '#tests/contract/samples.ts';

import { castOf } from './cast.ts';
import { dueOn } from './due-laws.ts';
import { objectOf } from './fields.ts';
import { lifecycleLaws } from './lifecycle-laws.ts';
import { callsOf, entityOf, useLawPlaces } from './places.ts';
import { registerLaws } from './register-laws.ts';

/** Every third change is cancelled, and every other one has a day for its review. */
async function vary(place: Place, entities: readonly Body[]): Promise<Body[]> {
  const { post, read } = callsOf('ChangeRequests', place);
  const moved: Body[] = [];
  for (const [index, entity] of entities.entries()) {
    const id = String(entity['id']);
    const cancel = { version: 1, action: 'CANCEL', reason: 'Not needed' };
    if (index % 3 === 2) entityOf(await post(`${id}/status`, cancel));
    const reviewDueOn = `2026-12-${10 + (index % 5)}`;
    if (index % 2 === 0) await within(place, () => db.update(change).set({ reviewDueOn }).where(eq(change.id, id)));
    moved.push(objectOf(await read(id)));
  }
  return moved;
}

registerLaws('ChangeRequests', {
  vary,
  orders: { status: changeStatusValues, type: changeTypeValues, riskLevel: levelValues },
  bringIntoForce: (place, id) =>
    within(place, () => db.update(change).set({ status: 'REVIEW', reviewDueOn: dueOn }).where(eq(change.id, id))),
});

const cast = castOf('requester', 'assessor', 'voters', 'implementers');
/** Another one who decides, so that the party of those who decide is told of it. */
const others = castOf('second');

const actors = {
  SUBMIT: 'requester',
  EXPEDITE: 'requester',
  SCHEDULE: 'requester',
  ASSESS: 'assessor',
  START: 'implementers',
  FINISH: 'implementers',
} as const;

const hasOwnActor = (action: string): action is keyof typeof actors => Object.hasOwn(actors, action);

async function complete(place: Place, given: Body = {}): Promise<Stored> {
  const { requester, assessor, voters, implementers } = await cast(place);
  const { second } = await others(place);
  const people = { assessor, implementer: implementers, voters: [voters, second] };
  return completeChange(place, people, { ownerId: requester.id, quorum: 'ALL', ...given });
}

/** A change that was authorised, made and closed, and may be repeated. @param of what is repeated as it was */
async function template(place: Place, of: Body): Promise<string> {
  const { id } = await complete(place, { repeatable: true, title: of['title'] });
  await within(place, () =>
    db.update(change).set({ status: 'CLOSED', outcome: 'SUCCESSFUL' }).where(eq(change.id, id)),
  );
  return id;
}

/** The type that an action is for, and a start in the past for what is finished. */
async function prepare(place: Place, stored: Stored, action: string): Promise<Stored> {
  const set = (values: Partial<typeof change.$inferInsert>) =>
    within(place, () => db.update(change).set(values).where(eq(change.id, stored.id)));
  const read = async (id: string) => objectOf(await callsOf('ChangeRequests', place).read(id));
  if (action === 'EXPEDITE') await set({ type: 'EMERGENCY' });
  if (action === 'SCHEDULE') await set({ type: 'STANDARD', templateId: await template(place, await read(stored.id)) });
  if (action === 'FINISH') await set({ actualStart: new Date('2026-01-01T00:00:00Z') });
  return stored;
}

async function vote(place: Place, stored: Stored, ballot: 'YES' | 'NO'): Promise<void> {
  const { voters } = await cast(place);
  const { second } = await others(place);
  if (ballot === 'NO') await voteOnChange(place, voters, stored, { vote: 'NO', comment: 'Too early' });
  await voteOnChange(place, second, stored, { vote: ballot, comment: 'Decided' });
}

lifecycleLaws(useLawPlaces(), {
  lifecycle: changeLifecycle,
  subject: {
    create: (place) => complete(place),
    read: (place, { id }) => callsOf('ChangeRequests', place).read(id),
    path: ({ id }) => `/api/change-management-process/${id}/status`,
    actorOf: async (place, action) => (hasOwnActor(action) ? (await cast(place))[actors[action]] : place.owner),
    prepare,
    happen: {
      APPROVE: (place, stored) => vote(place, stored, 'YES'),
      REFUSE: (place, stored) => vote(place, stored, 'NO'),
      async AMEND(place, { id }) {
        // The shortest way to be scheduled is that of a standard change, which cannot be amended.
        await within(place, () =>
          db
            .update(change)
            .set({ type: 'NORMAL' })
            .where(and(eq(change.id, id), eq(change.type, 'STANDARD'))),
        );
        const { version } = await storedChange(place, id);
        await callsOf('ChangeRequests', place).update(id, { version, testPlan: 'Another test' });
      },
    },
  },
  given: {
    reason: { reason: 'It is not needed any more' },
    riskLevel: { riskLevel: 'LOW' },
    impact: { impact: 'A minute without a line' },
    at: { at: '2026-01-02T00:00:00.000Z' },
    outcome: { outcome: 'SUCCESSFUL' },
    review: { review: 'It works' },
  },
  notices: {
    as: 'changeStep',
    people: cast,
    owner: 'requester',
    alsoTold: (step) => (step === 'AMEND' ? { requester: 'updated' } : {}),
  },
});
