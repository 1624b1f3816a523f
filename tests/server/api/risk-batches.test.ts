import { expect, test } from 'vitest';

import { runBulkStep } from '#tests/contract/bulk-fixtures.ts';
import { create, type Body, type Stored } from '#tests/contract/samples.ts';
import { callsOf, entityOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';

const places = useLawPlaces();

const add = (body: Body): Promise<Stored> => create(places().harbour, 'Risks', { title: 'Flood', ...body });
const read = ({ id }: Stored) => callsOf('Risks', places().harbour).read(id);
const change = (records: readonly Stored[], changes: Body) =>
  callsOf('Risks', places().harbour).post('change', {
    records: records.map(({ id, version }) => ({ id, version })),
    changes,
  });

/** The ids of the steps of a scale, lowest score first. */
async function stepsOf(look: 'likelihood' | 'impact'): Promise<string[]> {
  const rows = rowsOf(await places().harbour.owner.call(`/api/risk-${look}?perPage=100`));
  return rows.toSorted((one, other) => Number(one['score']) - Number(other['score'])).map(({ id }) => String(id));
}

async function undo(bulkChangeId: string): Promise<void> {
  const { server, organisation, owner } = places().harbour;
  entityOf(await owner.call(`/api/bulk-changes/${bulkChangeId}/undo`, { method: 'POST' }));
  await runBulkStep(server, { organisationId: organisation.id, userId: owner.id }, { bulkChangeId, step: 'UNDO' });
}

test('risks that are given a likelihood keep their own impacts, get their scores, and have both back after the undo', async () => {
  const [[rare, , likely], [minor, , severe]] = [await stepsOf('likelihood'), await stepsOf('impact')];
  const one = await add({ current: { likelihoodId: rare, impactId: minor } });
  const other = await add({ current: { likelihoodId: rare, impactId: severe } });
  const unrated = await add({});
  const before = await Promise.all([one, other, unrated].map(read));
  const answer = await change([one, other, unrated], { currentLikelihoodId: likely });
  expect(at(answer.body, 'data')).toMatchObject({
    succeeded: 3,
    refused: [],
    undo: { fields: ['currentLikelihoodId'] },
  });
  const assessments = async () =>
    (await Promise.all([one, other, unrated].map(read))).map((risk) => at(risk, 'current'));
  expect(await assessments()).toMatchObject([
    { likelihood: { id: likely }, impact: { id: minor }, score: 3 },
    { likelihood: { id: likely }, impact: { id: severe }, score: 9 },
    { likelihood: { id: likely }, impact: null, score: null },
  ]);
  await undo(textAt(answer.body, 'data.undo.id'));
  expect(await assessments()).toEqual(before.map((risk) => at(risk, 'current')));
});

test('the day of plans moves, and what else they have stays', async () => {
  const plan = { actions: 'Build a wall', dueOn: '2099-01-31', progress: 30, status: 'IN_PROGRESS' };
  const [planned, unplanned] = [await add({ treatmentPlan: plan }), await add({})];
  const answer = await change([planned, unplanned], { planDueOn: '2099-06-30' });
  expect(await read(planned)).toMatchObject({ treatmentPlan: { ...plan, dueOn: '2099-06-30' } });
  expect(await read(unplanned)).toMatchObject({ treatmentPlan: { actions: '', dueOn: '2099-06-30', progress: 0 } });
  await undo(textAt(answer.body, 'data.undo.id'));
  expect(await read(planned)).toMatchObject({ treatmentPlan: plan });
  expect(await read(unplanned)).toMatchObject({ treatmentPlan: { dueOn: null } });
});

test('the steps of another organisation, and a day that does not exist, are refused with the name of the field', async () => {
  const risk = await add({});
  const theirs = rowsOf(await places().meridian.owner.call('/api/risk-impact'))[0]?.['id'];
  const foreign = await change([risk], { residualImpactId: theirs });
  expect([foreign.status, at(foreign.body, 'errors.0.field')]).toEqual([400, 'changes/residualImpactId']);
  const impossible = await change([risk], { planDueOn: '2026-02-30' });
  expect([impossible.status, at(impossible.body, 'errors.0.field')]).toEqual([400, 'changes/planDueOn']);
  expect(await read(risk)).toMatchObject({ version: 1 });
});
