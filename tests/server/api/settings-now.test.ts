import { expect, test } from 'vitest';

import { create } from '#tests/contract/samples.ts';
import { callsOf, entityOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';

const places = useLawPlaces();

/** What open pages of an organisation are told of its look-ups and settings. */
const settingsOf = async (place: ReturnType<typeof places>['harbour']) =>
  textAt((await place.owner.call('/api/notifications/counts')).body, 'data.settings');

test('another text follows a change of look-ups, of the matrix and of the appetite, and nothing else', async () => {
  const { harbour, meridian } = places();
  const likelihoods = callsOf('RiskLikelihoods', harbour);
  const [level] = rowsOf(await likelihoods.get('?perPage=20'));
  const seen = [await settingsOf(harbour)];
  const foreign = await settingsOf(meridian);
  const changes = [
    () => create(harbour, 'RiskCategories', { name: 'Cloud' }),
    async () =>
      entityOf(await likelihoods.update(String(level?.['id']), { version: level?.['version'], name: 'Seldom' })),
    () =>
      harbour.owner.call('/api/risk-appetite/apply', {
        method: 'POST',
        body: { version: 0, score: 9, categories: [] },
      }),
  ];
  for (const change of changes) {
    await change();
    seen.push(await settingsOf(harbour));
  }
  expect(new Set(seen).size).toBe(seen.length);
  const risk = await create(harbour, 'Risks', { title: 'Flood' });
  entityOf(await callsOf('Risks', harbour).update(risk.id, { version: risk.version, title: 'High water' }));
  expect(await settingsOf(harbour)).toBe(seen.at(-1));
  expect(await settingsOf(meridian)).toBe(foreign);
  expect(at((await harbour.owner.call('/api/notifications/counts')).body, 'data.unread')).toBe(0);
});
