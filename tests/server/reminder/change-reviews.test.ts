import { expect, test } from 'vitest';

import { daysAfter } from '#domain/time/days-after.ts';
import { actOnChange, changeCast, finishedChange } from '#tests/contract/change-fixtures.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { textAt } from '#tests/server/identity/support.ts';

import { mailsTo, morningOf, remindAt, remindersOf } from './mornings.ts';

const places = useLawPlaces();

test('the requester of a change that was made is reminded of its review, by mail too, until it is closed', async () => {
  const { server, harbour } = places();
  const cast = await changeCast(harbour);
  const finished = await finishedChange(harbour, cast);
  const path = `/api/change-management-process/${finished.id}`;
  const { body } = await harbour.owner.call(path, { organisation: harbour.organisation.id });
  const [due, ref] = [textAt(body, 'data.reviewDueOn'), textAt(body, 'data.ref')];
  const remind = (day: string) => remindAt(server, harbour.organisation, morningOf(day));
  await remind(daysAfter(due, -1));
  const requester = harbour.owner;
  const given = (await remindersOf(requester)).filter((reminder) => reminder.includes(ref));
  expect(given).toEqual([expect.stringContaining('review due soon')]);
  expect((await mailsTo(server, requester)).at(-1)?.text).toContain(ref);
  await actOnChange(harbour, cast.assessor, finished, { action: 'CLOSE', review: 'As planned' });
  await remind(daysAfter(due, 1));
  expect((await remindersOf(requester)).filter((reminder) => reminder.includes(ref))).toHaveLength(1);
});
