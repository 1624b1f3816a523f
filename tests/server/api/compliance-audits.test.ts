import { beforeAll, describe, expect, test } from 'vitest';

import { send } from '#tests/contract/adopted-standard.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { rowsOf } from '#tests/laws/places.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

import { rowsIn, useAssessments } from './compliance-assessment-people.ts';

const { places, people, get, post, judge, answer, started } = useAssessments();
let owner: Person;
let assessor: Person;
let reviewer: Person;
beforeAll(() => {
  ({ owner, assessor, reviewer } = people());
});

describe('an internal audit', () => {
  test('counts judgements of named assessors only, never over controls of their own', async () => {
    const audit = await started({ kind: 'INTERNAL' });
    const { id, positions } = audit;
    const [first = '', second = ''] = positions;
    await answer(first, 'COMPLIANT');
    expect(at((await get(`${id}/details`)).body, 'data.items.0')).toMatchObject({
      result: 'NOT_ASSESSED',
      isJudged: false,
    });
    expect(await judge(reviewer, id, first, { version: 1, result: 'OFI' })).toMatchObject({ status: 403 });
    const judged = await judge(assessor, id, first, { version: 1, result: 'OFI', observation: 'Seen' });
    expect(judged).toMatchObject({ status: 200, body: { data: { item: { result: 'OFI', isJudged: true } } } });
    expect(await judge(assessor, id, first, { version: 1, result: 'COMPLIANT' })).toMatchObject({
      status: 409,
      body: { current: { result: 'OFI', version: 2 } },
    });
    const linked = at((await owner.call(`/api/control-position/${first}`)).body, 'data.sources.0.ownControl.id');
    const control = await owner.call(`/api/organisation-control/${String(linked)}`);
    await send(places().harbour, owner, {
      path: `organisation-control/${String(linked)}`,
      method: 'PATCH',
      body: { version: numberAt(control.body, 'data.version'), ownerId: assessor.id },
    });
    expect(await judge(assessor, id, first, { version: 2, result: 'COMPLIANT' })).toMatchObject({ status: 403 });
    // Handing it on does not make who owned it during the audit independent of it.
    await send(places().harbour, owner, {
      path: `organisation-control/${String(linked)}`,
      method: 'PATCH',
      body: { version: numberAt(control.body, 'data.version') + 1, ownerId: owner.id },
    });
    expect(await judge(assessor, id, first, { version: 2, result: 'COMPLIANT' })).toMatchObject({ status: 403 });
    expect(await judge(assessor, id, second, { version: 1, result: 'COMPLIANT' })).toMatchObject({ status: 200 });
  });

  test('takes what sources say over several controls at once, and logs each', async () => {
    const { id, positions, standardId } = await started({ kind: 'INTERNAL' });
    const [first = '', second = '', third = ''] = positions;
    await answer(first, 'COMPLIANT');
    await answer(second, 'OFI');
    const path = `compliance-assessment/${id}/edit-controls`;
    expect(await post(assessor, path, { positionIds: positions })).toMatchObject({ status: 200, body: { data: 2 } });
    expect(await post(assessor, path, { positionIds: [third], result: 'MAJOR_NON_CONFORMITY' })).toMatchObject({
      body: { data: 1 },
    });
    expect(await post(assessor, path, { positionIds: [id] })).toMatchObject({ status: 400 });
    expect(at((await get(`${id}/details`)).body, 'data')).toMatchObject({
      items: [{ result: 'COMPLIANT' }, { result: 'OFI' }, { result: 'MAJOR_NON_CONFORMITY' }],
      score: { assessed: 3, resultShare: 667 },
    });
    const logged = rowsIn((await get(`logs?adoptedStandardId=${standardId}&cause=ASSESSMENT`)).body, 'data');
    expect(logged.filter((entry) => at(entry, 'field') === 'Result')).toHaveLength(3);
    const ofAnswers = rowsIn((await get(`logs?adoptedStandardId=${standardId}`)).body, 'data');
    expect(ofAnswers.length).toBeGreaterThan(logged.length);
  });

  test('asks a member to answer, tells them, and tells the assessors once it is answered', async () => {
    const { id, positions } = await started({ kind: 'INTERNAL' });
    const [first = ''] = positions;
    const delegate = await anotherMember(places().harbour);
    const path = `compliance-assessment/${id}/delegation/${first}`;
    const body = { personId: delegate.id, dueOn: '2026-12-24', note: 'Please' };
    const asked = await send(places().harbour, assessor, { path, body });
    expect(asked).toMatchObject({
      status: 200,
      body: { data: { delegation: { person: { id: delegate.id }, answeredAt: null } } },
    });
    const told = async (person: Person) =>
      rowsOf(await person.call('/api/notifications?perPage=100'))
        .filter(({ entityId }) => entityId === id)
        .map((row) => textAt(row, 'title'));
    expect(await told(delegate)).toContain('Control to answer');
    expect(await send(places().harbour, assessor, { path: `${path}/answered` })).toMatchObject({ status: 403 });
    expect(await send(places().harbour, delegate, { path: `${path}/answered` })).toMatchObject({ status: 200 });
    expect(await told(assessor)).toContain('Control answered');
    expect(await send(places().harbour, delegate, { path: `${path}/answered` })).toMatchObject({ status: 409 });
  });
});
