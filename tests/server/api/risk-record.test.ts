import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { addPerson } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { add, leave, openPlace, patch, post, read, refusal, type Stored } from './place.ts';

const server = shared(startTestServer);
const harbour = shared(() => openPlace(server));

let numbers = 0;
const unique = (text: string) => `${text} ${(numbers += 1)}`;

const addRisk = (body: object = {}) => add(harbour, '/api/risk', { title: unique('Risk'), ...body });
const addAsset = (title = unique('Asset')) => add(harbour, '/api/information-asset', { title });
const addStep = (axis: 'likelihood' | 'impact', score: number) =>
  add(harbour, `/api/risk-${axis}`, { name: unique(axis), score });
const readRisk = ({ id }: Stored) => read(harbour.owner, `/api/risk/${id}`);
const change = ({ id, version }: Stored, changes: object) =>
  patch(harbour.owner, `/api/risk/${id}`, { version, ...changes });

const level = (name: string, place: number) => ({ id: expect.any(String), name, colour: null, level: place });

describe('a risk', () => {
  it('stores all of its fields', async () => {
    const [unlikely, likely] = [await addStep('likelihood', 2), await addStep('likelihood', 4)];
    const severe = await addStep('impact', 5);
    const [hall, crane] = [await addAsset('Hall'), await addAsset('Crane')];
    const source = await add(harbour, '/api/risk-identification-source', { name: 'Walk-through' });
    const treatmentPlan = { actions: 'Build\na wall', dueOn: '2027-01-31', progress: 35, status: 'ON_HOLD' };
    const risk = await addRisk({
      ownerId: harbour.owner.id,
      identificationSourceId: source.id,
      assetIds: [crane.id, hall.id, crane.id],
      pillars: ['AVAILABILITY', 'CONFIDENTIALITY', 'AVAILABILITY'],
      existingControls: 'Doors',
      controlEffectiveness: 'PARTLY_EFFECTIVE',
      inherent: { likelihoodId: likely.id, impactId: severe.id },
      current: { likelihoodId: unlikely.id, impactId: severe.id },
      residual: { likelihoodId: unlikely.id, impactId: null },
      treatment: 'MITIGATE',
      justification: 'It pays',
      treatmentPlan,
      nextReviewOn: '2026-12-24',
    });
    expect(await readRisk(risk)).toMatchObject({
      owner: { id: harbour.owner.id, name: expect.stringMatching(/^Person /) },
      identificationSource: { id: source.id, name: 'Walk-through' },
      assets: [
        { id: hall.id, title: 'Hall' },
        { id: crane.id, title: 'Crane' },
      ],
      pillars: ['CONFIDENTIALITY', 'AVAILABILITY'],
      existingControls: 'Doors',
      inherent: { likelihood: { id: likely.id, score: 4 }, score: 20, rating: level('Critical', 5) },
      current: { likelihood: { id: unlikely.id, score: 2 }, score: 10, rating: level('High', 4) },
      residual: { likelihood: { id: unlikely.id }, impact: null, score: null, rating: null },
      treatment: 'MITIGATE',
      justification: 'It pays',
      treatmentPlan,
      nextReviewOn: '2026-12-24',
    });
  });

  it('follows the matrix in all three assessments, and protects its levels', async () => {
    const [likelihood, impact] = [await addStep('likelihood', 2), await addStep('impact', 2)];
    const chosen = { likelihoodId: likelihood.id, impactId: impact.id };
    const risk = await addRisk({ inherent: chosen, current: chosen, residual: chosen });
    const other = await addRisk({ residual: { likelihoodId: null, impactId: impact.id } });
    await patch(harbour.owner, `/api/risk-impact/${impact.id}`, { version: 1, score: 5 });
    expect(await readRisk(risk)).toMatchObject({
      inherent: { score: 10 },
      current: { score: 10 },
      residual: { score: 10, impact: { score: 5 } },
      version: 1,
    });
    expect(await readRisk(other)).toMatchObject({ residual: { score: null } });
    const removal = await harbour.owner.call(`/api/risk-impact/${impact.id}?version=2`, { method: 'DELETE' });
    expect(removal.status).toBe(409);
    expect(removal.body).toMatchObject({ errors: [{ field: 'id', message: expect.stringMatching(/^2 records use/) }] });
  });

  it('is rejected with a message for each unknown choice', async () => {
    const body = (id: string) => ({
      title: 'Risk',
      categoryIds: [id],
      identificationSourceId: id,
      ownerId: id,
      assetIds: [id],
      inherent: { likelihoodId: id, impactId: null },
      residual: { likelihoodId: null, impactId: id },
    });
    const answer = await post(harbour.owner, '/api/risk', body(randomUUID()));
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(
      refusal(
        { field: 'categoryIds/0', message: 'This category does not exist' },
        { field: 'identificationSourceId', message: 'This source does not exist' },
        { field: 'ownerId', message: 'Choose a member of the organisation' },
        { field: 'assetIds/0', message: 'This asset does not exist' },
        { field: 'inherent/likelihoodId', message: 'This likelihood does not exist' },
        { field: 'residual/impactId', message: 'This impact does not exist' },
      ),
    );
  });
});

describe('the owner of a risk', () => {
  it('is still shown after leaving, but can no longer be chosen', async () => {
    const { organisation } = harbour;
    const leaver = await addPerson(server, { in: [{ organisation, role: 'ORG_VIEWER' }] });
    const risk = await addRisk({ ownerId: leaver.id });
    await leave(harbour, leaver);
    const owner = { id: leaver.id, name: expect.stringMatching(/^Person /) };
    expect(await readRisk(risk)).toMatchObject({ owner });
    expect((await change(risk, { title: 'Another title' })).body).toMatchObject({ data: { owner, version: 2 } });
    const chosenAgain = await post(harbour.owner, '/api/risk', { title: 'Risk', ownerId: leaver.id });
    expect(chosenAgain.body).toEqual(refusal({ field: 'ownerId', message: 'Choose a member of the organisation' }));
  });
});

describe('the assets of a risk', () => {
  it('are shown while they are in their register', async () => {
    const [kept, removed] = [await addAsset('Kept'), await addAsset('Removed')];
    const risk = await addRisk({ assetIds: [kept.id, removed.id] });
    await harbour.owner.call(`/api/information-asset/${removed.id}?version=1`, { method: 'DELETE' });
    expect(await readRisk(risk)).toMatchObject({ assets: [{ title: 'Kept' }] });
    expect((await change(risk, { title: 'Another title' })).status).toBe(200);
    await post(harbour.owner, `/api/information-asset/${removed.id}/restore`, { version: 2 });
    expect(await readRisk(risk)).toMatchObject({ assets: [{ title: 'Kept' }, { title: 'Removed' }] });
  });

  it('must be live assets', async () => {
    const [live, removed] = [await addAsset(), await addAsset()];
    await harbour.owner.call(`/api/information-asset/${removed.id}?version=1`, { method: 'DELETE' });
    const risk = await addRisk();
    const answer = await change(risk, { assetIds: [live.id, removed.id, risk.id] });
    const message = 'This asset does not exist';
    expect(answer.body).toEqual(refusal({ field: 'assetIds/1', message }, { field: 'assetIds/2', message }));
  });

  it('can be named by ids in capital letters, like its categories', async () => {
    const asset = await addAsset();
    const category = await add(harbour, '/api/risk-category', { name: unique('Category') });
    const twice = ({ id }: Stored) => [id.toUpperCase(), id];
    const risk = await addRisk({ assetIds: twice(asset), categoryIds: twice(category) });
    expect(await readRisk(risk)).toMatchObject({ assets: [{ id: asset.id }], categories: [{ id: category.id }] });
  });
});
