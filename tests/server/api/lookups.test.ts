import { describe, expect, test } from 'vitest';

import { at, textAt } from '#tests/server/identity/support.ts';

import { statusesOf, type Answer } from '../support/http.ts';
import { addOrganisation, addPerson } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import { shared } from '../support/shared.ts';

const server = shared(startTestServer);
const organisation = shared(() => addOrganisation(server));
const ada = shared(() => addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] }));

let entries = 0;
const newName = () => `Entry ${(entries += 1)}`;

const post = (path: string, body: object) => ada.call(path, { method: 'POST', body });
const patch = (path: string, body: object) => ada.call(path, { method: 'PATCH', body });
const remove = (path: string, version: number) => ada.call(`${path}?version=${version}`, { method: 'DELETE' });
const idOf = (answer: Answer) => textAt(answer.body, 'data.id');
const errorsOf = ({ status, body }: Answer) => ({ status, errors: at(body, 'errors') });

test('of twenty concurrent requests for a name, one succeeds', async () => {
  const name = newName();
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('/api/risk-category', { name })));
  expect(statusesOf(answers)).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
});

test('of twenty concurrent changes to the same version of an entry, one succeeds', async () => {
  const id = idOf(await post('/api/risk-impact', { name: newName(), score: 2 }));
  const writers = Array.from({ length: 20 }, (_, position) =>
    patch(`/api/risk-impact/${id}`, { version: 1, position }),
  );
  expect(statusesOf(await Promise.all(writers))).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
});

describe('the matrix', () => {
  const scored = async (likelihood: number, impact: number) => {
    const likelihoodId = idOf(await post('/api/risk-likelihood', { name: newName(), score: likelihood }));
    const impactId = idOf(await post('/api/risk-impact', { name: newName(), score: impact }));
    const risk = await post('/api/risk', { title: 'Scored', current: { likelihoodId, impactId } });
    return { likelihoodId, impactId, risk };
  };
  const shownOf = (answer: Answer) => ({
    score: at(answer.body, 'data.current.score'),
    rating: at(answer.body, 'data.current.rating.name'),
    level: at(answer.body, 'data.current.rating.level'),
  });

  test.each([
    { likelihood: 1, impact: 1, score: 1, rating: 'Very low', level: 1 },
    { likelihood: 1, impact: 2, score: 2, rating: 'Very low', level: 1 },
    { likelihood: 1, impact: 3, score: 3, rating: 'Low', level: 2 },
    { likelihood: 1, impact: 5, score: 5, rating: 'Low', level: 2 },
    { likelihood: 2, impact: 3, score: 6, rating: 'Medium', level: 3 },
    { likelihood: 3, impact: 3, score: 9, rating: 'Medium', level: 3 },
    { likelihood: 2, impact: 5, score: 10, rating: 'High', level: 4 },
    { likelihood: 4, impact: 5, score: 20, rating: 'Critical', level: 5 },
    { likelihood: 5, impact: 5, score: 25, rating: 'Critical', level: 5 },
  ])('rates $likelihood × $impact as $rating', async ({ likelihood, impact, score, rating, level }) => {
    expect(shownOf((await scored(likelihood, impact)).risk)).toEqual({ score, rating, level });
  });

  test('gives no score and no rating until both levels are chosen', async () => {
    const { likelihoodId } = await scored(2, 2);
    const answer = await post('/api/risk', { title: 'Half', current: { likelihoodId, impactId: null } });
    expect(at(answer.body, 'data.current')).toMatchObject({
      score: null,
      rating: null,
      likelihood: { score: 2 },
      impact: null,
    });
  });

  test('rescores the risks with a level whose score changes, and no others', async () => {
    const { likelihoodId, impactId, risk } = await scored(2, 5);
    const other = await scored(2, 5);
    await patch(`/api/risk-likelihood/${likelihoodId}`, { version: 1, score: 4 });
    const changed = await ada.call(`/api/risk/${idOf(risk)}`);
    expect(shownOf(changed)).toEqual({ score: 20, rating: 'Critical', level: 5 });
    expect(at(changed.body, 'data.version')).toBe(1);
    await patch(`/api/risk-impact/${impactId}`, { version: 1, score: 1 });
    expect(shownOf(await ada.call(`/api/risk/${idOf(risk)}`))).toEqual({ score: 4, rating: 'Low', level: 2 });
    expect(shownOf(await ada.call(`/api/risk/${idOf(other.risk)}`))).toMatchObject({ score: 10 });
  });

  const usesOfBand = async (id: string): Promise<unknown> => {
    const bands = at((await ada.call('/api/risk-rating?perPage=100')).body, 'data.data');
    return Array.isArray(bands)
      ? at(
          bands.find((band) => at(band, 'id') === id),
          'uses',
        )
      : undefined;
  };

  test('uses the current bands, and counts levels from the lowest', async () => {
    const { risk } = await scored(5, 3);
    const path = '/api/risk-rating';
    const band = await post(path, { name: newName(), minimumScore: 14, colour: '#00aaFF' });
    expect(shownOf(await ada.call(`/api/risk/${idOf(risk)}`))).toEqual({
      score: 15,
      rating: at(band.body, 'data.name'),
      level: 5,
    });
    expect(errorsOf(await post(path, { name: newName(), minimumScore: 14 }))).toEqual({
      status: 409,
      errors: [{ field: 'minimumScore', message: 'Another rating already starts at this score' }],
    });
    expect(await usesOfBand(idOf(band))).toBe(1);
    await remove(`${path}/${idOf(band)}`, 1);
    expect(shownOf(await ada.call(`/api/risk/${idOf(risk)}`))).toEqual({ score: 15, rating: 'High', level: 4 });
  });
});
