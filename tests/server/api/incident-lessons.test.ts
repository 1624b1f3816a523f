import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { create } from '#tests/contract/samples.ts';
import { addOutsider } from '#tests/laws/outsider.ts';
import { rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';

const places = useLawPlaces();
const first = randomUUID();

test('what an incident taught becomes a linked risk once, for those who may add risks', async () => {
  const { harbour, meridian } = places();
  const { owner } = harbour;
  const lessons = { title: 'Ransomware in the yard office', lessonsLearned: 'Test the restore every quarter.' };
  const { id } = await create(harbour, 'Incidents', lessons);
  const add = (person = owner, key = first) =>
    person.call(`/api/incident/${id}/risk`, { method: 'POST', headers: { 'idempotency-key': key } });
  const added = await add();
  expect(added).toMatchObject({ status: 201, body: { data: { title: lessons.title } } });
  expect((await add()).body).toEqual(added.body);
  const riskId = textAt(added.body, 'data.id');
  expect(await owner.call(`/api/risk/${riskId}`)).toMatchObject({
    body: { data: { title: lessons.title, description: lessons.lessonsLearned, createdBy: { id: owner.id } } },
  });
  const links = rowsOf(await owner.call(`/api/records/${id}/links`));
  expect(links.map((link) => [at(link, 'type'), at(link, 'other.id')])).toEqual([['relates', riskId]]);

  const withoutRisks = await addOutsider(harbour, 'Risks');
  expect((await add(withoutRisks, randomUUID())).status).toBe(403);
  expect((await add(meridian.owner, randomUUID())).status).toBe(404);
});
