import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { db } from '#server/database/tenancy.ts';
import { adoptStandard, send } from '#tests/contract/adopted-standard.ts';
import { within } from '#tests/contract/assessment-samples.ts';
import { addMappings } from '#tests/server/compliance/support.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import type { Person } from '#tests/server/support/people.ts';

import { rowsIn, useAssessments } from './compliance-assessment-people.ts';

const { places, people, plan, act, get, post, judge, answer, done, started } = useAssessments();
let owner: Person;
let assessor: Person;
let reviewer: Person;
beforeAll(() => {
  ({ owner, assessor, reviewer } = people());
});

describe('a start', () => {
  test('needs scope, period, people and method, and says which is missing', async () => {
    const planned = await plan({ periodFrom: null, assessorIds: [], reviewerIds: [], method: null, levels: ['none'] });
    const { status, body } = await act(owner, planned, { action: 'START' });
    expect({ status, fields: rowsIn(body, 'errors').map((error) => at(error, 'field')) }).toEqual({
      status: 400,
      fields: ['adoptedStandardId', 'periodFrom', 'assessorIds', 'reviewerIds', 'method'],
    });
  });

  test('is refused while another assessment judges some of the same controls, and only then', async () => {
    const { standardId } = await started({ groups: ['g1'] });
    const overlapping = await plan({ adoptedStandardId: standardId });
    const refused = await act(owner, overlapping, { action: 'START' });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'adoptedStandardId' }] } });
    expect(at(refused.body, 'errors.0.message')).toMatch(/2 of its controls/u);
    const beside = await plan({ adoptedStandardId: standardId, groups: ['g2'] });
    await done(owner, beside, { action: 'START' });
  });

  test('fixes the scope', async () => {
    const { id, version } = await started();
    const changed = await send(places().harbour, owner, {
      path: `compliance-assessment/${id}`,
      method: 'PATCH',
      body: { version, groups: ['g2'] },
    });
    expect(changed).toMatchObject({ status: 400, body: { errors: [{ field: 'groups' }] } });
  });
});

describe('a self-assessment', () => {
  test('takes answers from own controls, waits for findings and reasons, and keeps what it was closed with', async () => {
    const assessment = await started();
    const { id, positions } = assessment;
    const [first = '', second = '', third = ''] = positions;
    await answer(first, 'COMPLIANT');
    await answer(second, 'MINOR_NON_CONFORMITY');
    const refused = await act(assessor, assessment, { action: 'SUBMIT' });
    expect(refused.status).toBe(400);
    expect(rowsIn(refused.body, 'errors').map((error) => at(error, 'field'))).toEqual([
      `items/${second}`,
      `items/${third}`,
    ]);
    expect(at((await get(`${id}/closing`)).body, 'data')).toMatchObject({
      gapCount: 2,
      gaps: [
        { positionId: second, gaps: ['FINDING_MISSING'] },
        { positionId: third, gaps: ['REASON_MISSING'] },
      ],
      closers: [{ id: reviewer.id }],
    });
    const raised = await post(assessor, `compliance-assessment/${id}/findings`, {
      title: 'No backup was restored',
      kind: 'MINOR',
      positionIds: [second],
    });
    expect(raised).toMatchObject({ status: 201, body: { data: { status: 'OPEN', assessment: { id } } } });
    expect(await judge(assessor, id, third, { version: 1, result: 'COMPLIANT' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'result' }] },
    });
    const judged = await judge(assessor, id, third, { version: 1, reason: 'Nothing was changed this year' });
    expect(judged).toMatchObject({ status: 200, body: { data: { item: { gaps: [], version: 2 } } } });

    const submitted = await done(assessor, assessment, { action: 'SUBMIT' });
    expect(await act(assessor, submitted, { action: 'CLOSE', conclusion: 'Good' })).toMatchObject({ status: 403 });
    expect(await act(reviewer, submitted, { action: 'CLOSE' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'conclusion' }] },
    });
    const closed = await done(reviewer, submitted, { action: 'CLOSE', conclusion: 'Good' });
    // What happens afterwards changes nothing of it.
    await answer(first, 'MAJOR_NON_CONFORMITY', 2);
    const items = rowsIn((await get(`${id}/closed-items?number=1`)).body, 'data');
    expect(items).toMatchObject([
      {
        ref: 'c-1',
        result: 'COMPLIANT',
        text: 'Access is kept.',
        sources: [{ relation: 'EQUAL', result: 'COMPLIANT' }],
      },
      { result: 'MINOR_NON_CONFORMITY' },
      { result: 'NOT_ASSESSED', reason: 'Nothing was changed this year' },
    ]);
    expect(at((await get(`${id}/details`)).body, 'data')).toMatchObject({
      items: [{ result: 'COMPLIANT' }, {}, {}],
      score: { assessed: 2, applicable: 3, coverage: 667, resultShare: 500 },
    });
    const update = within(places().harbour, () =>
      db.execute(sql`update closed_item set result = 'COMPLIANT' where assessment_id = ${id}::uuid`),
    );
    await expect(update).rejects.toThrow('closed_item');

    const reopened = await done(owner, closed, { action: 'REOPEN', reason: 'One answer was wrong' });
    expect(at((await get(`${id}/details`)).body, 'data.items.0.result')).toBe('MAJOR_NON_CONFORMITY');
    expect(rowsIn((await get(`${id}/closed-items?number=1`)).body, 'data')).toEqual(items);
    await post(assessor, `compliance-assessment/${id}/findings`, {
      title: 'No review',
      kind: 'MAJOR',
      positionIds: [first],
    });
    const again = await done(assessor, reopened, { action: 'SUBMIT' });
    await done(reviewer, again, { action: 'CLOSE', conclusion: 'Not so good' });
    expect(rowsIn((await get(`${id}/closed-items?number=2`)).body, 'data')).toMatchObject([
      { result: 'MAJOR_NON_CONFORMITY' },
      {},
      {},
    ]);
    expect(rowsIn((await get(`${id}/closing`)).body, 'data.closings').map((one) => at(one, 'conclusion'))).toEqual([
      'Not so good',
      'Good',
    ]);
  });
});

test('a closing keeps the mappings that gave a result, the version of evidence, and the confidence of its period', async () => {
  const { harbour } = places();
  const other = await adoptStandard(harbour);
  const assessment = await started({ periodFrom: '2024-01-01', periodTo: '2024-12-31' });
  const { id, positions, standardId } = assessment;
  const [, second = '', third = ''] = positions;
  const titleOf = async (standard: string) =>
    textAt((await owner.call(`/api/organisation-standards/${standard}`)).body, 'data.standard.title');
  const names = { source: await titleOf(other.id), target: await titleOf(standardId) };
  await addMappings(harbour, { ...names, mappings: [[['c-1'], 'EQUAL', ['c-1']]] });
  await answer(other.positions[0] ?? '', 'COMPLIANT');
  await answer(second, 'COMPLIANT');
  const details = (await owner.call(`/api/control-position/${second}`)).body;
  const ownControlId = textAt(details, 'data.sources.0.ownControl.id');
  const proof = {
    title: 'Log of 2024',
    coversFrom: '2024-01-01',
    coversTo: '2024-12-31',
    ownControlIds: [ownControlId],
  };
  const evidence = await post(owner, 'evidence', proof);
  await send(harbour, owner, {
    path: `evidence/${textAt(evidence.body, 'data.id')}`,
    method: 'PATCH',
    body: { version: 1, description: 'Of all gates' },
  });
  await post(assessor, `compliance-assessment/${id}/edit-controls`, { positionIds: [third], reason: 'Later' });
  const submitted = await done(assessor, assessment, { action: 'SUBMIT' });
  await done(reviewer, submitted, { action: 'CLOSE', conclusion: 'Good' });
  expect(rowsIn((await get(`${id}/closed-items?number=1`)).body, 'data')).toMatchObject([
    {
      confidence: 28,
      sources: [{ ref: `${names.source} to ${names.target}`, relation: 'EQUAL', result: 'COMPLIANT' }],
    },
    { confidence: 100, evidence: [{ title: 'Log of 2024', version: 1 }] },
    { confidence: null },
  ]);
  // Today nothing proves the control: the evidence is of the days that were assessed.
  expect((await owner.call(`/api/control-position/${second}`)).body).toMatchObject({ data: { confidence: 40 } });
});

test('the address of a standard shows its open assessment, then the last closed one', async () => {
  const standard = await adoptStandard(places().harbour);
  const active = async () => at((await get(`active?adoptedStandardId=${standard.id}`)).body, 'data');
  expect(await active()).toBeNull();
  const planned = await plan({ adoptedStandardId: standard.id });
  expect(at(await active(), 'id')).toBe(planned.id);
  await done(owner, planned, { action: 'ABANDON', reason: 'Planned twice' });
  expect(await active()).toBeNull();
  const closed: string[] = [];
  for (const day of ['2026-03-31', '2026-06-30', '2026-01-31']) {
    const { id } = await plan({ adoptedStandardId: standard.id });
    closed.push(id);
    const set = `update compliance_assessment set status = 'CLOSED', closed_at = $2 where id = $1`;
    await asOwner(places().server, set, [id, `${day}T12:00:00Z`]);
  }
  expect(at(await active(), 'id')).toBe(closed[1]);
});

test('proposals cite the records that they rest on', async () => {
  const { id, positions } = await started();
  const [first = ''] = positions;
  const added = await post(owner, 'organisation-control', {
    title: 'Review of access',
    implementation: 'PARTLY_IMPLEMENTED',
  });
  const controlId = textAt(added.body, 'data.id');
  await post(owner, `control-position/${first}/links`, { ownControlId: controlId, relation: 'EQUAL' });
  const { body } = await get(`${id}/proposals`);
  expect(at(body, 'data')).toMatchObject({
    source: 'RULES',
    left: 2,
    proposals: [
      { positionId: first, result: 'MINOR_NON_CONFORMITY', claims: [{ citations: [{ id: controlId }] }, {}] },
    ],
  });
});

test('another organisation knows nothing of an assessment', async () => {
  const { id, positions } = await started();
  const [first = ''] = positions;
  const { meridian } = places();
  for (const path of [id, `${id}/details`, `${id}/closing`, `${id}/proposals`])
    expect(await meridian.owner.call(`/api/compliance-assessment/${path}`)).toMatchObject({ status: 404 });
  const stranger = {
    organisation: meridian.organisation.id,
    method: 'PATCH',
    body: { version: 1, reason: 'Mine' },
  } as const;
  expect(await meridian.owner.call(`/api/compliance-assessment/${id}/edit-controls/${first}`, stranger)).toMatchObject({
    status: 404,
  });
});
