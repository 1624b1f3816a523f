import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { bareControl } from '#domain/catalogue-files/catalogue.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import {
  addMappings,
  addStandard,
  adopt,
  answerBody,
  answerPosition,
  changePosition,
  controlsOf,
  dataOf,
  detailsOf,
  entityOf,
  entriesOf,
  positionsByRef,
} from './support.ts';

const world = shared(async () => {
  const server = await startTestServer();
  const place = await openPlace(server);
  return { ...place, close: () => server.close() };
});

const parameter = {
  id: 'p-1',
  class: null,
  label: 'how often',
  usage: null,
  props: [],
  links: [],
  guidelines: [],
  constraints: [],
  values: [],
  select: null,
};

/** Two levels that overlap, a control that is withdrawn, one that only holds others, and one that may not be excluded. */
const levelled = (title: string) => ({
  title,
  levels: ['Core', 'Extended'],
  controls: [
    { ...bareControl('l-1', 'Both'), isAssessed: true, levels: ['Core', 'Extended'], params: [parameter] },
    { ...bareControl('l-2', 'Core only'), isAssessed: true, levels: ['Core'], mayBeExcluded: false },
    { ...bareControl('l-3', 'Extended only'), isAssessed: true, levels: ['Extended'] },
    { ...bareControl('l-4', 'Holds others'), isAssessed: false, levels: ['Core'] },
    {
      ...bareControl('l-5', 'Withdrawn'),
      isAssessed: true,
      levels: ['Core'],
      props: [{ name: 'status', value: 'withdrawn', ns: null, class: null, remarks: null }],
    },
  ],
});

const refsOf = async (adoptedStandardId: string) =>
  entriesOf(
    'ControlPosition',
    await world.owner.call(`/api/control-position?adoptedStandardId=${adoptedStandardId}`),
  ).map(({ ref }) => ref);

const change = (id: string, body: object) =>
  world.owner.call(`/api/organisation-standards/${id}`, { method: 'PATCH', body });

test('an adoption makes a position for each assessed control of its levels', async () => {
  const { versionId } = await addStandard(world, levelled('Levels'));
  const preview = {
    versionId,
    levels: ['Core'],
    maturityModelId: null,
    targetMaturity: null,
    method: 'WEIGHTED',
    parameters: [],
  };
  const trial = await world.owner.call('/api/organisation-standards/preview', { method: 'POST', body: preview });
  expect(dataOf(trial)).toEqual({ positions: 2, derived: 0, proposed: 0 });
  expect(entriesOf('StandardVersion', await world.owner.call('/api/organisation-standards/adoptable'))).toContainEqual(
    expect.objectContaining({ id: versionId }),
  );
  const adopted = await adopt(world.owner, versionId, { levels: ['Core'], method: 'WEIGHTED' });
  expect(adopted).toMatchObject({
    standard: { id: versionId, title: 'Levels', number: '1.0', isOwn: true },
    levels: ['Core'],
    method: 'WEIGHTED',
    adoptedBy: { id: world.owner.id },
    score: { applicable: 2, assessed: 0, coverage: 0, resultShare: null },
    confidence: null,
    toConfirm: 0,
    newerVersion: null,
  });
  expect(await refsOf(adopted.id)).toEqual(['l-1', 'l-2']);
  const again = await world.owner.call('/api/organisation-standards/adopt', { method: 'POST', body: preview });
  expect(again).toMatchObject({ status: 409, body: { errors: [{ field: 'versionId' }] } });
  expect(
    entriesOf('StandardVersion', await world.owner.call('/api/organisation-standards/adoptable')),
  ).not.toContainEqual(expect.objectContaining({ id: versionId }));
});

test('positions of a level that is left are kept, and come back with it', async () => {
  const { versionId } = await addStandard(world, levelled('Moved'));
  const adopted = await adopt(world.owner, versionId, { levels: ['Core'] });
  const core = (await positionsByRef(world.owner, adopted.id))('l-2');
  await answerPosition(world.owner, core.id, answerBody('COMPLIANT'));
  const changed = entityOf(
    'AdoptedStandard',
    await change(adopted.id, { version: adopted.version, levels: ['Extended'] }),
  );
  expect([changed.levels, await refsOf(adopted.id)]).toEqual([['Extended'], ['l-1', 'l-3']]);
  expect(await world.owner.call(`/api/control-position/${core.id}`)).toMatchObject({ status: 404 });
  expect(await change(adopted.id, { version: adopted.version, levels: ['Core'] })).toMatchObject({
    status: 409,
    body: { current: { version: changed.version } },
  });
  const both = { version: changed.version, levels: ['Core', 'Extended'] };
  expect(dataOf(await change(adopted.id, both))).toMatchObject({ score: { applicable: 3, assessed: 1 } });
  expect(await detailsOf(world.owner, core.id)).toMatchObject({ result: 'COMPLIANT', ref: 'l-2' });
});

test('what is not of the version, or not published, is named', async () => {
  const { versionId } = await addStandard(world, levelled('Refused'));
  const draft = await addStandard(world, { ...levelled('Draft'), isDraft: true });
  const model = entriesOf('MaturityModel', await world.owner.call('/api/maturity-model'))[0];
  expect(model).toMatchObject({ title: 'Capability, 0 to 5' });
  expect(model?.levels.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5]);
  const valid = {
    versionId,
    levels: ['Core'],
    maturityModelId: null,
    targetMaturity: null,
    method: 'MATURITY',
    parameters: [],
  };
  const wrong: readonly (readonly [object, string])[] = [
    [{ versionId: draft.versionId }, 'versionId'],
    [{ versionId: randomUUID() }, 'versionId'],
    [{ levels: ['Core', 'Third'] }, 'levels/1'],
    [{ levels: [] }, 'levels'],
    [{ maturityModelId: randomUUID() }, 'maturityModelId'],
    [{ targetMaturity: 3 }, 'targetMaturity'],
    [{ maturityModelId: model?.id, targetMaturity: 6 }, 'targetMaturity'],
    [{ parameters: [{ id: 'p-2', value: 'weekly' }] }, 'parameters/0/id'],
    [
      {
        parameters: [
          { id: 'p-1', value: 'weekly' },
          { id: 'p-1', value: 'daily' },
        ],
      },
      'parameters/1/id',
    ],
  ];
  for (const [more, field] of wrong) {
    const body = { ...valid, ...more };
    const answer = await world.owner.call('/api/organisation-standards/adopt', { method: 'POST', body });
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  }
  const adopted = await adopt(world.owner, versionId, {
    levels: ['Core'],
    maturityModelId: model?.id ?? null,
    targetMaturity: 3,
    parameters: [{ id: 'p-1', value: 'weekly' }],
  });
  expect(adopted).toMatchObject({ targetMaturity: 3, parameters: [{ id: 'p-1', value: 'weekly' }] });
});

test('a control is excluded with its reasons, only where its standard allows that', async () => {
  const { versionId } = await addStandard(world, levelled('Excluded'));
  const adopted = await adopt(world.owner, versionId, { levels: ['Core'] });
  const at = await positionsByRef(world.owner, adopted.id);
  const { id, version } = at('l-1');
  const excluded = entityOf(
    'PositionDetails',
    await changePosition(world.owner, id, {
      version,
      isApplicable: false,
      reasons: ['RISK', 'RISK', 'LEGAL'],
      justification: 'There is no data centre.',
    }),
  );
  expect(excluded).toMatchObject({
    isApplicable: false,
    result: 'NON_APPLICABLE',
    basis: 'NOT_APPLICABLE',
    reasons: ['RISK', 'LEGAL'],
    justification: 'There is no data centre.',
  });
  expect(await changePosition(world.owner, id, { version, isApplicable: true })).toMatchObject({
    status: 409,
    body: { current: { version: excluded.version } },
  });
  const fixed = at('l-2');
  expect(await changePosition(world.owner, fixed.id, { version: fixed.version, isApplicable: false })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'isApplicable', message: 'This control may not be excluded' }] },
  });
  const list = entriesOf('AdoptedStandard', await world.owner.call('/api/organisation-standards'));
  expect(list.find((one) => one.id === adopted.id)).toMatchObject({ score: { applicable: 1, coverage: 0 } });
});

test('a second standard is filled by the answers to the first, in either direction of a mapping', async () => {
  const first = await addStandard(world, { title: 'First', controls: controlsOf('one', 3) });
  const second = await addStandard(world, { title: 'Second', controls: controlsOf('two', 3) });
  await addMappings(world, {
    source: 'Second',
    target: 'FIRST, 1.0',
    mappings: [
      [['two-1'], 'EQUAL', ['one-1']],
      // What the first does is included in what the second asks.
      [['two-2'], 'SUPERSET', ['one-2']],
    ],
  });
  const adopted = await adopt(world.owner, first.versionId);
  const at = await positionsByRef(world.owner, adopted.id);
  await answerPosition(world.owner, at('one-1').id, answerBody('COMPLIANT'));
  await answerPosition(world.owner, at('one-2').id, answerBody('COMPLIANT'));
  const body = {
    versionId: second.versionId,
    levels: [],
    maturityModelId: null,
    targetMaturity: null,
    method: 'RESULT_SHARE',
    parameters: [],
  };
  const trial = await world.owner.call('/api/organisation-standards/preview', { method: 'POST', body });
  expect(dataOf(trial)).toEqual({ positions: 3, derived: 1, proposed: 1 });
  const later = await positionsByRef(world.owner, (await adopt(world.owner, second.versionId)).id);
  expect(later('two-1')).toMatchObject({ result: 'COMPLIANT', confidence: 28 });
  expect(later('two-2')).toMatchObject({ result: 'NOT_ASSESSED', proposal: 'COMPLIANT' });
});

test('a newer published version of the same standard is named', async () => {
  const first = await addStandard(world, { title: 'Ageing', controls: controlsOf('age', 1) });
  const adopted = await adopt(world.owner, first.versionId);
  await addStandard(world, {
    title: 'Ageing',
    number: '2.0',
    standardId: first.standardId,
    controls: controlsOf('age', 2),
  });
  const { body } = await world.owner.call(`/api/organisation-standards/${adopted.id}`);
  expect(body).toMatchObject({ data: { newerVersion: '2.0', standard: { number: '1.0' } } });
});
