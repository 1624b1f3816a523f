import { numberAt, textAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

import { adoptStandard, send } from './adopted-standard.ts';
import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { anotherMember } from './risk-acceptance-fixtures.ts';
import { unique, type Body, type Stored } from './samples.ts';

/** Decides on the applicability of a control. */
export async function decide(place: Place, person: Person, positionId: string, decided: Body) {
  const path = `control-position/${positionId}`;
  const { body: stored } = await place.owner.call(`/api/${path}`, { organisation: place.organisation.id });
  const body = { version: numberAt(stored, 'data.version'), ...decided };
  return send(place, person, { method: 'PATCH', path, body });
}

type Standard = Awaited<ReturnType<typeof adoptStandard>>;

/** A standard of which a person has decided that every control applies. */
export async function decidedStandard(place: Place, author: Person): Promise<Standard> {
  const standard = await adoptStandard(place);
  for (const id of standard.positions) await decide(place, author, id, { reasons: ['LEGAL'] });
  return standard;
}

/** A draft of a statement, with all that its submission needs. */
export async function draftStatement(
  place: Place,
  author: Person,
  { approver, ...given }: Body & { readonly approver?: Person },
): Promise<Stored> {
  const { body } = await send(place, author, {
    path: 'statement-of-applicability',
    body: {
      title: `${place.marker} ${unique()}`,
      ownerId: author.id,
      ...(approver !== undefined && { approverId: approver.id, changeLog: 'The first version' }),
      ...given,
    },
  });
  return { id: textAt(body, 'data.id'), version: numberAt(body, 'data.version') };
}

/** Takes an action on a statement. */
export const takeStatementAction = (place: Place, person: Person, { id, version }: Stored, body: Body) =>
  send(place, person, { path: `statement-of-applicability/${id}/status`, body: { version, ...body } });

const submitted = new WeakMap<Place['organisation'], Promise<Stored>>();

async function submit(place: Place): Promise<Stored> {
  const { id: adoptedStandardId } = await decidedStandard(place, place.owner);
  const draft = await draftStatement(place, place.owner, { adoptedStandardId, approver: await anotherMember(place) });
  await takeStatementAction(place, place.owner, draft, { action: 'SUBMIT' });
  return draft;
}

/** A statement in review, the same on every call: an organisation adopts no more than 50 standards. */
async function submittedIn(place: Place): Promise<Stored> {
  const known = submitted.get(place.organisation) ?? submit(place);
  submitted.set(place.organisation, known);
  return known;
}

/** Valid inputs of the operations on statements of applicability, besides those of their register. */
export const statementFixtures = {
  'StatementCourse.changeStatus': async (place) => {
    const { id: adoptedStandardId } = await decidedStandard(place, place.owner);
    const approver = await anotherMember(place);
    const { id, version } = await draftStatement(place, place.owner, { adoptedStandardId });
    return {
      path: { id },
      body: { version, action: 'SUBMIT', approverId: approver.id, changeLog: place.marker, reason: place.marker },
    };
  },
  'StatementCourse.sheet': async (place) => ({
    path: { id: (await submittedIn(place)).id },
    query: { submission: 1 },
  }),
  'StatementCourse.versions': async (place) => ({ path: { id: (await submittedIn(place)).id } }),
  'StatementCourse.file': async (place) => ({
    path: { id: (await submittedIn(place)).id },
    query: { format: 'csv', submission: 1 },
  }),
} satisfies FixturesOf<'StatementCourse'>;
