import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { at } from '#tests/server/identity/support.ts';

import { apply, matrixOf, newPlace, proposal, withoutLowest } from '../support/risk-matrix.ts';
import { startTestServer } from '../support/server.ts';
import { shared } from '../support/shared.ts';

const server = shared(startTestServer);

test('ids of another organisation stand for nothing of it', async () => {
  const [place, other] = [await newPlace(server), await newPlace(server)];
  const lower = withoutLowest(place, 'likelihoods');
  const [removed, kept] = place.matrix.likelihoods;
  const [foreign] = other.matrix.likelihoods;
  if (removed === undefined || kept === undefined || foreign === undefined) throw new Error('The axis is too short');
  const replacing = async (levelId: string, replacedById: string) => {
    const answer = await apply(place, { ...lower, replacements: [{ levelId, replacedById }] });
    return [answer.status, at(answer.body, 'errors')];
  };
  const missing = { field: 'replacements', message: `Choose what replaces ${removed.name}` };
  const unknown = { field: 'replacements/0/levelId', message: 'This level is not removed' };
  expect(await replacing(foreign.id, kept.id)).toEqual([400, [missing, unknown]]);
  expect(await replacing(randomUUID(), kept.id)).toEqual([400, [missing, unknown]]);
  const elsewhere = { field: 'replacements/0/replacedById', message: 'Choose a level of the same axis' };
  expect(await replacing(removed.id, foreign.id)).toEqual([400, [elsewhere]]);
  expect(await replacing(removed.id, randomUUID())).toEqual([400, [elsewhere]]);
  const added = { ...foreign, name: 'Own', score: 10 };
  const answer = await apply(place, proposal(place, { likelihoods: [...place.matrix.likelihoods, added] }));
  expect(answer.status).toBe(200);
  expect(await matrixOf(other.manager)).toEqual(other.matrix);
});
