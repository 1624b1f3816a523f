import { describe, expect, it } from 'vitest';

import { dueDates, type DueDate } from '#openapi/generated/records.ts';
import type { Place } from '#tests/contract/place.ts';
import { kindOf, sampleOf, type Body, type RegisterName } from '#tests/contract/samples.ts';
import { mailsTo, morningOf, remindAt, remindersOf } from '#tests/server/reminder/mornings.ts';

import { objectOf } from './fields.ts';
import { addColleague, callsOf, entityOf, type LawPlaces } from './places.ts';

/** The values at paths such as `treatmentPlan.dueOn`, within the sample's other values. */
function withValues(sample: Body, values: Readonly<Record<string, string>>): Body {
  const body: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const [field = '', part] = path.split('.');
    body[field] = part === undefined ? value : { ...objectOf(body[field] ?? sample[field]), [part]: value };
  }
  return body;
}

/** Past all dates of the samples: nothing else is due then. */
const day = '2031-05-01';
export const dueOn = '2031-05-08';

export interface DueFacts {
  /** Brings a new record into a state in which its dates are due, where nothing is due of a draft. */
  readonly bringIntoForce?: (place: Place, id: string) => Promise<unknown>;
  /** Sets a date that follows from more than one field of the input. */
  readonly follows?: Readonly<Record<string, (place: Place, id: string, day: string) => Promise<unknown>>>;
}

/** The input that a date follows from, if it is none itself. */
const givenBy: Readonly<Record<string, string>> = { coveredUntil: 'madeOn' };

/** The owner is reminded of the date, unless the record is in a state in which nothing is due; nobody else ever is. */
async function expectReminder(
  name: RegisterName,
  { field, what, unless }: DueDate,
  places: LawPlaces,
  { bringIntoForce, follows = {} }: DueFacts,
): Promise<void> {
  const { server, harbour, meridian } = places;
  const [owner, done] = [await addColleague(harbour), await addColleague(harbour)];
  const [calls, sample] = [callsOf(name, harbour), await sampleOf(harbour, name)];
  const owning = Object.hasOwn(sample, 'ownerId') ? 'ownerId' : 'assigneeId';
  const { [field]: setLater } = follows;
  const create = async (person: typeof owner, values: Readonly<Record<string, string>>) => {
    const body = { title: 'Due', [owning]: person.id, ...withValues(sample, values) };
    const entity = entityOf(await calls.create(body), 201);
    await setLater?.(harbour, entity.id, dueOn);
    return entity;
  };
  const given = givenBy[field] ?? field.split('.')[0] ?? field;
  // One that only actions set is given by `bringIntoForce`.
  const isGiven = setLater === undefined && Object.hasOwn(sample, given);
  const dates = isGiven ? { [givenBy[field] ?? field]: dueOn } : {};
  const { id, ref } = await create(owner, dates);
  if (bringIntoForce !== undefined) {
    await bringIntoForce(harbour, id);
    await create(done, dates);
  }
  // A status is changed by actions, and no part of the input.
  const isInput = unless !== undefined && Object.hasOwn(sample, unless.field.split('.')[0] ?? '');
  for (const value of isInput ? unless.values : []) await create(done, { ...dates, [unless?.field ?? '']: value });
  await remindAt(server, meridian.organisation, morningOf(day));
  expect(await remindersOf(owner)).toEqual([]);
  await remindAt(server, harbour.organisation, morningOf(day));
  await remindAt(server, harbour.organisation, morningOf(day));
  const sentence = `The ${what} of "${String(ref)} Due" is due on 08/05/2031.`;
  expect(await remindersOf(owner)).toEqual([expect.stringMatching(new RegExp(` ${what} due soon: ${sentence}$`))]);
  expect((await mailsTo(server, owner))[0]?.text).toContain(sentence);
  expect([await remindersOf(done), await remindersOf(meridian.owner)]).toEqual([[], []]);
}

/** What holds for every field that falls due. */
export function dueLaws(name: RegisterName, places: () => LawPlaces, facts: DueFacts): void {
  const dates = dueDates[kindOf(name)];
  describe.runIf(dates.length > 0)('due dates', () => {
    it.each(dates)('the owner is reminded of $field once', (due) => expectReminder(name, due, places(), facts));
  });
}
