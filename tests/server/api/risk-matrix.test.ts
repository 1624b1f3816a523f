import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Schemas } from '#server/contract/types.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';

import { addPerson } from '../support/people.ts';
import {
  apply,
  matrixOf,
  newPlace,
  post,
  proposal,
  withoutLowest,
  type Place,
  type Proposal,
} from '../support/risk-matrix.ts';
import { startTestServer } from '../support/server.ts';
import { shared } from '../support/shared.ts';

const server = shared(startTestServer);

const isPreview = (value: unknown): value is Schemas['MatrixPreview'] => at(value, 'moves') !== undefined;
const isList = <Entry>(value: unknown): value is Entry[] => Array.isArray(value);

async function listOf<Entry>({ manager }: Place, path: string): Promise<Entry[]> {
  const list = at((await manager.call(path)).body, 'data.data');
  if (!isList<Entry>(list)) throw new Error(`${path} is no list`);
  return list;
}

/** Levels by their number from the lowest, 1 to 5. */
const assessment = ({ matrix }: Place, likelihood: number, impact: number) => ({
  likelihoodId: matrix.likelihoods[likelihood - 1]?.id,
  impactId: matrix.impacts[impact - 1]?.id,
});

async function addRisk(place: Place, body: object) {
  const answer = await post(place, '/api/risk', { title: 'A risk', ...body });
  expect(answer.status).toBe(201);
  return { id: textAt(answer.body, 'data.id'), version: numberAt(answer.body, 'data.version') };
}

const riskNow = async ({ manager }: Place, id: string) => at((await manager.call(`/api/risk/${id}`)).body, 'data');

async function preview(place: Place, body: Proposal) {
  const answer = await post(place, '/api/risk-matrix/preview', body);
  const data = at(answer.body, 'data');
  if (answer.status !== 200 || !isPreview(data)) throw new Error(JSON.stringify(answer.body));
  return data;
}

const told = ({ stage, before, after }: Schemas['PredictedChange']) =>
  `${stage}: ${before.likelihood?.name} × ${before.impact?.name} ${before.score} ${before.rating?.name} to ` +
  `${after.likelihood?.name} × ${after.impact?.name} ${after.score} ${after.rating?.name}`;

test('what a matrix would change is previewed, and then happens to every risk with its cause and version', async () => {
  const place = await newPlace(server);
  const merged = await addRisk(place, { inherent: assessment(place, 1, 5), current: assessment(place, 1, 2) });
  const raised = await addRisk(place, { residual: assessment(place, 5, 2) });
  const untouched = await addRisk(place, { current: assessment(place, 3, 3) });
  const removed = await addRisk(place, { current: assessment(place, 1, 1) });
  await place.manager.call(`/api/risk/${removed.id}?version=1`, { method: 'DELETE' });
  const lower = withoutLowest(place, 'likelihoods');
  const body: Proposal = {
    ...lower,
    likelihoods: lower.likelihoods.map((level) =>
      level.name === 'Almost certain' ? { ...level, name: 'Continuous', score: 10 } : level,
    ),
    bands: place.matrix.bands.map((band) => (band.name === 'Critical' ? { ...band, minimumScore: 19 } : band)),
  };
  const predicted = await preview(place, body);
  expect(predicted.risks).toBe(2);
  expect(predicted.changes.map(told)).toEqual([
    'residual: Almost certain × Minor 10 High to Continuous × Minor 20 Critical',
    'inherent: Rare × Severe 5 Low to Unlikely × Severe 10 High',
    'current: Rare × Minor 2 Very low to Unlikely × Minor 4 Low',
  ]);
  expect(predicted.totals).toEqual([
    { stage: 'inherent', rescored: 1, rerated: 1, replaced: 1 },
    { stage: 'current', rescored: 1, rerated: 1, replaced: 1 },
    { stage: 'residual', rescored: 1, rerated: 1, replaced: 0 },
  ]);
  expect(predicted.moves.map(({ stage, from, to, count }) => [stage, from?.name, to?.name, count])).toEqual([
    ['current', 'Very low', 'Low', 1],
    ['inherent', 'Low', 'High', 1],
    ['residual', 'High', 'Critical', 1],
  ]);
  expect(at(await riskNow(place, merged.id), 'inherent.score')).toBe(5);

  const answer = await apply(place, body);
  expect(answer.status).toBe(200);
  expect(at(answer.body, 'data')).toEqual(await matrixOf(place.manager));
  expect(numberAt(answer.body, 'data.version')).toBe(place.matrix.version + 1);
  expect(await riskNow(place, merged.id)).toMatchObject({
    inherent: { likelihood: { name: 'Unlikely' }, score: 10, rating: { name: 'High' } },
    current: { score: 4, rating: { name: 'Low' } },
  });
  expect(await riskNow(place, raised.id)).toMatchObject({
    residual: { likelihood: { name: 'Continuous', score: 10 }, score: 20, rating: { name: 'Critical' } },
  });
  expect(await riskNow(place, untouched.id)).toMatchObject({ current: { score: 9, rating: { name: 'Medium' } } });
  const changes = await listOf<Schemas['RiskScoreChange']>(place, '/api/risk-scores/changes?perPage=50');
  const seen = changes.map(({ cause, matrixVersion }) => `${cause} ${matrixVersion}`).toSorted();
  const { version } = place.matrix;
  expect(seen).toEqual([
    ...[1, 2, 3, 4].map(() => `CREATED ${version}`),
    ...[1, 2, 3].map(() => `MATRIX_CHANGED ${version + 1}`),
  ]);
  await place.manager.call(`/api/risk/${removed.id}/restore`, { method: 'POST', body: { version: 2 } });
  expect(await riskNow(place, removed.id)).toMatchObject({ current: { likelihood: { name: 'Unlikely' }, score: 2 } });
});

test('two levels exchange their names, bands their scores, and a new level takes the name of a removed one', async () => {
  const place = await newPlace(server);
  const [one, other, ...levels] = place.matrix.likelihoods;
  const [, ...impacts] = place.matrix.impacts;
  const [low, high, ...bands] = place.matrix.bands;
  const [lowest, second] = place.matrix.impacts;
  if (!one || !other || !low || !high || !lowest || !second) throw new Error('The matrix is too small');
  const answer = await apply(
    place,
    proposal(place, {
      likelihoods: [{ ...one, name: other.name }, { ...other, name: one.name }, ...levels],
      impacts: [{ ...lowest, id: randomUUID() }, ...impacts],
      bands: [{ ...high, minimumScore: low.minimumScore }, { ...low, minimumScore: high.minimumScore }, ...bands],
      replacements: [{ levelId: lowest.id, replacedById: second.id }],
    }),
  );
  expect(answer.status).toBe(200);
  const { likelihoods, impacts: stored, bands: ranked } = await matrixOf(place.manager);
  expect(likelihoods.slice(0, 2).map(({ id, name }) => [id, name])).toEqual([
    [one.id, other.name],
    [other.id, one.name],
  ]);
  expect(stored[0]).toMatchObject({ name: lowest.name, score: lowest.score });
  expect(stored[0]?.id).not.toBe(lowest.id);
  expect(ranked.slice(0, 2).map(({ id }) => id)).toEqual([high.id, low.id]);
  const log = await listOf<{ action: string }>(place, '/api/activities?perPage=50');
  expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['CREATE', 'DELETE', 'UPDATE']));
});

test('what does not fit together is refused by field, and nothing changes', async () => {
  const place = await newPlace(server);
  const { likelihoods, impacts, bands } = place.matrix;
  const refused = async (body: object) => {
    const answer = await apply(place, body);
    expect(answer.status).toBe(400);
    const errors = at(answer.body, 'errors');
    return isList<Schemas['FieldError']>(errors) ? errors.map(({ field }) => field) : [];
  };
  expect(await refused(proposal(place, { likelihoods: likelihoods.slice(0, 2) }))).toContain('likelihoods');
  expect(await refused(proposal(place, { likelihoods: likelihoods.slice(1) }))).toEqual(['replacements']);
  expect(await refused(proposal(place, { impacts: impacts.toReversed() }))).toContain('impacts/1/score');
  expect(await refused(proposal(place, { bands: bands.map((band) => ({ ...band, name: 'Same' })) }))).toEqual([
    'bands/1/name',
    'bands/2/name',
    'bands/3/name',
    'bands/4/name',
  ]);
  const stranger = await newPlace(server);
  expect(
    await refused(
      proposal(place, {
        likelihoods: likelihoods.slice(1),
        replacements: [{ levelId: likelihoods[0]?.id ?? '', replacedById: stranger.matrix.likelihoods[1]?.id ?? '' }],
      }),
    ),
  ).toEqual(['replacements/0/replacedById']);
  expect(await matrixOf(place.manager)).toEqual(place.matrix);
});

test('a change in a look-up makes a version of its own, and a user who was overtaken gets the matrix as it is', async () => {
  const place = await newPlace(server);
  const [first] = await listOf<{ id: string; version: number }>(place, '/api/risk-likelihood?perPage=20');
  await place.manager.call(`/api/risk-likelihood/${first?.id}`, {
    method: 'PATCH',
    body: { version: first?.version, name: 'Never yet' },
  });
  const body = proposal(place);
  for (const path of ['/api/risk-matrix/preview', '/api/risk-matrix/apply']) {
    const answer = await post(place, path, body);
    expect(answer.status).toBe(409);
    expect(at(answer.body, 'current')).toEqual(await matrixOf(place.manager));
  }
  const versions = await listOf<Schemas['RiskMatrixVersion']>(place, '/api/risk-matrix/versions');
  expect(versions.map(({ number }) => number)).toEqual([place.matrix.version + 1, place.matrix.version]);
  expect(versions[0]).toMatchObject({ by: { id: place.manager.id } });
  expect(versions.map(({ likelihoods }) => likelihoods[0]?.name)).toEqual(['Never yet', 'Rare']);
});

test('of two people who replace the same matrix, one is told', async () => {
  const place = await newPlace(server);
  const renamed = (name: string) =>
    proposal(place, { bands: place.matrix.bands.map((band, index) => (index === 0 ? { ...band, name } : band)) });
  const answers = await Promise.all([apply(place, renamed('Trivial')), apply(place, renamed('Negligible'))]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('removing takes the right to delete; a level that is not on offer stays as it is', async () => {
  const place = await newPlace(server);
  const { organisation } = place;
  const editor = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'EDIT' }] });
  const lower = withoutLowest(place, 'impacts');
  expect((await apply(place, lower, editor)).status).toBe(403);
  const retired = place.matrix.impacts[4];
  await place.manager.call(`/api/risk-impact/${retired?.id}`, { method: 'PATCH', body: { version: 1, active: false } });
  const now = { ...place, matrix: await matrixOf(place.manager) };
  expect(now.matrix.impacts).toHaveLength(4);
  const named = proposal(now, {
    impacts: now.matrix.impacts.map((level, index) => (index === 0 ? { ...level, name: retired?.name ?? '' } : level)),
  });
  expect(at((await apply(now, named)).body, 'errors')).toMatchObject([{ field: 'impacts/0/name' }]);
  expect((await apply(now, withoutLowest(now, 'impacts'))).status).toBe(200);
  const versions = await listOf<Schemas['RiskMatrixVersion']>(place, '/api/risk-matrix/versions');
  expect(versions[0]?.impacts.find(({ id }) => id === retired?.id)).toMatchObject({ active: false, score: 5 });
});

/** An accepted risk with the highest likelihood. */
async function acceptedRisk(place: Place): Promise<string> {
  const approver = await addPerson(server, {
    in: [{ organisation: place.organisation, role: 'ORG_MANAGER', level: 'DELETE' }],
  });
  const { id } = await addRisk(place, { residual: assessment(place, 5, 2) });
  const request = await post(place, `/api/risk/${id}/acceptances`, {
    approverId: approver.id,
    expiresOn: '2099-12-31',
    justification: 'It is rare',
  });
  const accepted = await post(
    place,
    `/api/risk-acceptance/${textAt(request.body, 'data.id')}/status`,
    { version: 1, action: 'ACCEPT', reason: '' },
    approver,
  );
  expect(accepted.status).toBe(200);
  return id;
}

test('an acceptance ends when the new matrix gives its residual risk a higher score, unless the risk is closed', async () => {
  const place = await newPlace(server);
  const id = await acceptedRisk(place);
  const closed = await acceptedRisk(place);
  const { version } = Object(await riskNow(place, closed));
  const close = { version, action: 'CLOSE', closedBecause: 'AVOIDED' };
  expect((await post(place, `/api/risk/${closed}/status`, close)).status).toBe(200);
  const { likelihoods } = place.matrix;
  const body = proposal(place, {
    likelihoods: likelihoods.map((level, index) => (index === 4 ? { ...level, score: 6 } : level)),
  });
  expect((await preview(place, body)).reopened).toBe(1);
  await apply(place, body);
  expect(await riskNow(place, id)).toMatchObject({ acceptance: { status: 'REOPENED' } });
  expect(await riskNow(place, closed)).toMatchObject({ acceptance: { status: 'ACCEPTED' } });
});
