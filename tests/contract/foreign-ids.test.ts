import { randomUUID } from 'node:crypto';

import { beforeAll, describe, expect, test } from 'vitest';

import { at } from '#tests/server/identity/support.ts';
import { comparable } from '#tests/server/support/http.ts';
import { shared } from '#tests/server/support/shared.ts';

import type { Request } from './collection-fixtures.ts';
import { operations, parametersIn, resolved, type ContractOperation, type Schema } from './contract.ts';
import { inputsOf } from './fixtures.ts';
import { send } from './requests.ts';
import { openWorld } from './world.ts';

const world = shared(openWorld);

const isUuid = ({ format, items }: Schema) =>
  format === 'uuid' || (items !== undefined && resolved(items).format === 'uuid');

/** A list's sort key is called an id but identifies no entity. */
const isId = (name: string) => /^(?:id|\w+Ids?)$/.test(name) && name !== 'sortId';

/** Platform operations reach the people of every organisation: nothing is foreign to its administrators. */
const tenants = operations.filter(({ access }) => access?.audience !== 'platform');

const reading = tenants.filter(({ method }) => method === 'GET');

const idsIn = (operation: ContractOperation, place: 'path' | 'query') =>
  parametersIn(operation, place).flatMap(({ name }) => (isId(name) ? [name] : []));

interface Field {
  readonly path: readonly string[];
  readonly schema: Schema;
}

/** The fields of a body, including nested ones: `ownerId`, `inherent/likelihoodId`, `records/0/id`. */
function fieldsOf(schema: Schema, path: readonly string[] = []): Field[] {
  const { properties = {}, items } = resolved(schema);
  const inItems = items !== undefined && resolved(items).type === 'object' ? fieldsOf(items, [...path, '0']) : [];
  const own = Object.entries(properties).flatMap(([name, property]) => [
    { path: [...path, name], schema: resolved(property) },
    ...fieldsOf(property, [...path, name]),
  ]);
  return [...own, ...inItems];
}

/** Cards that a card is put between: one that is not in the column, whichever organisation's, has been moved meanwhile. */
const isNeighbour = ({ id }: ContractOperation, name: string) =>
  id === 'TaskCourse.move' && (name === 'beforeId' || name === 'afterId');

/** The column from which a card was taken: one in which it is not, of either organisation. */
const isColumnBefore = ({ id }: ContractOperation, name: string) => id === 'TaskCourse.move' && name === 'fromStatusId';

/** The status of an answer to a body with an unknown id. A link is not told which of its ids is wrong (security.md, attack 2). */
function refusalStatus(operation: ContractOperation, name: string): number {
  if (operation.access?.audience === 'public') return 404;
  return isNeighbour(operation, name) || isColumnBefore(operation, name) ? 409 : 400;
}

const nameOf = ({ path }: Field) => path.at(-1) ?? '';

/** A batch succeeds without the records that it cannot reach: the law of its changes covers those of others. */
const isOfBatch = ({ id }: ContractOperation, [first]: readonly string[]) =>
  id.endsWith('.changeMany') && first === 'records';

/**
 * A proposed matrix and the edits of a template bring the ids of what is new in them, and a respondent the id of a tab, so an
 * unknown one is no error: see api/risk-matrix-ids.test.ts.
 */
const bringsItsIds = ({ id }: ContractOperation, path: readonly string[]) =>
  id.startsWith('RiskMatrices.') || id === 'AssessmentTemplateContents.edit' || path.at(-1) === 'editorId';

/** What is answered to a question that a respondent is not asked is told so by itself: see links/assessment-reach.test.ts. */
const isAnsweredAlone = ({ id }: ContractOperation, path: readonly string[]) =>
  ['SecureAssessments.saveDraft', 'SecureAssessments.submit'].includes(id) && path.at(-1) === 'questionId';

/** A copy of a body with the value at a path replaced. */
function replaced(body: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const inner = rest.length === 0 ? value : replaced(at(body, key), rest, value);
  if (Array.isArray(body)) return body.map((item: unknown, index) => (String(index) === key ? inner : item));
  return { ...Object(body), [key]: inner };
}

/** What the platform has published is the same for every organisation, such as articles of the help desk, names of modules and report templates. */
const isOfPlatform = ({ id }: ContractOperation, name: string) =>
  id.startsWith('Articles.') ||
  (id === 'OrganisationRequests.ask' && name === 'moduleId') ||
  (['ReportDefinitions.add', 'ReportRuns.request'].includes(id) && name === 'templateId');

const withIds = tenants.filter((operation) => idsIn(operation, 'path').length > 0 && !isOfPlatform(operation, 'path'));
/** Anyone who has the token of a link may use it; what its ids reach is tested beside it. */
const withPath = withIds.filter(({ access }) => access?.audience !== 'public');
/** The ids of paths that have more than one, or one beside a token. */
const withSeveral = withIds.flatMap((operation) => {
  const names = idsIn(operation, 'path');
  return names.length > 1 || operation.access?.audience === 'public' ? names.map((name) => ({ operation, name })) : [];
});

/** Changes of a whole list have its filters, which are tested with the list; their law covers what they find. */
const queryIds = reading.flatMap((operation) =>
  idsIn(operation, 'query').flatMap((name) => (isOfPlatform(operation, name) ? [] : [{ operation, name }])),
);
/** Whether an operation reads something of the one that the parameter names, as if it were in the path. */
const isOfOne = (operation: ContractOperation, parameter: string) =>
  operation.statuses.includes(404) &&
  (['Standards.control', 'StandardLineages.lineage', 'StandardLineages.wording'].includes(operation.id) ||
    parametersIn(operation, 'query').some(({ name, required }) => name === parameter && required === true));
/** The status of an answer where nothing is found: no file is made of a folder that there is not. */
function foundStatus(operation: ContractOperation, parameter: string): number {
  if (isOfOne(operation, parameter)) return 404;
  return ['Documents.pack', 'RunZeroAssets.proposals'].includes(operation.id) ? 400 : 200;
}
const bodyIds = tenants.flatMap((operation) =>
  fieldsOf(operation.body ?? {})
    // A parameter of a standard is called an id as well: a text of its version's.
    .filter((field) => isUuid(field.schema))
    .filter((field) => isId(nameOf(field)) && !isOfBatch(operation, field.path) && !bringsItsIds(operation, field.path))
    .filter((field) => !isOfPlatform(operation, nameOf(field)) && !isAnsweredAlone(operation, field.path))
    .map(({ path }) => ({ operation, path, name: path.join('/') })),
);

/**
 * What pickers are told was chosen, proven for all of them in api/pickers.test.ts; what a part of the platform's draft stands before; a
 * key that a respondent brings.
 */
const otherNames = new Set(['chosen', 'before', 'key']);

test('every UUID field or parameter is recognised as an id by its name, so that none is missed', () => {
  const ids = operations.flatMap(({ body, parameters }) => {
    const fields = fieldsOf(body ?? {}).map((field) => ({ name: nameOf(field), schema: field.schema }));
    const places = parameters.flatMap(({ name, schema, in: place }) => (place === 'header' ? [] : [{ name, schema }]));
    return [...fields, ...places].filter(({ schema }) => isUuid(resolved(schema))).map(({ name }) => name);
  });
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((name) => !isId(name) && !otherNames.has(name))).toEqual([]);
});

/**
 * Inputs of H for every operation, and of M for those that read or take ids in their body. Requests that are refused use
 * none up. That such inputs are accepted from their owner is proven by walk.test.ts.
 */
const theirs = new Map<string, Request>();
const own = new Map<string, Request>();
let before: unknown;
const rows = () => Promise.all([world.rowsOf(world.h), world.rowsOf(world.m)]);

/** Milliseconds: thousands of records are made first, also on a busy machine. */
const manyInputs = 900_000;

beforeAll(async () => {
  for (const { id } of tenants) theirs.set(id, await inputsOf(id, world.h, world.h.owner));
  const ofM = new Set(
    [...bodyIds, ...queryIds, ...withSeveral].map(({ operation }) => operation.id).concat(reading.map(({ id }) => id)),
  );
  for (const id of ofM) own.set(id, await inputsOf(id, world.m, world.m.owner));
  before = await rows();
}, manyInputs);

function preparedIn(prepared: ReadonlyMap<string, Request>, { id }: ContractOperation): Request {
  const inputs = prepared.get(id);
  if (inputs === undefined) throw new Error(`There are no inputs of ${id}`);
  return inputs;
}

describe('an id of another organisation is treated like an unknown id', () => {
  const unknown: Record<string, string> = {};
  const idOf = (name: string) => (unknown[name] ??= randomUUID());

  test.each(withPath)('$id: an id of H in the path is unknown to M', async (operation) => {
    const inputs = preparedIn(theirs, operation);
    const foreign = await send(world.m.owner, operation, inputs);
    const path = Object.fromEntries(Object.keys(inputs.path).map((name) => [name, idOf('path')]));
    const random = await send(world.m.owner, operation, { ...inputs, path });
    expect(comparable(foreign)).toEqual(comparable(random));
    expect(foreign.status).toBe(404);
  });

  test.each(withSeveral)('$operation.id: an id of H as $name beside own ids is unknown to M', async (pair) => {
    const { operation, name } = pair;
    const inputs = preparedIn(own, operation);
    const ask = (id: string) => send(world.m.owner, operation, { ...inputs, path: { ...inputs.path, [name]: id } });
    const foreign = await ask(preparedIn(theirs, operation).path[name] ?? '');
    expect(comparable(foreign)).toEqual(comparable(await ask(idOf('path'))));
    expect(foreign.status).toBe(404);
  });

  test.each(bodyIds)('$operation.id: an id of H as $name is unknown to M', async ({ operation, path, name }) => {
    const inputs = preparedIn(own, operation);
    const foreignId = at(preparedIn(theirs, operation).body, path.join('.'));
    const randomId = Array.isArray(foreignId) ? [idOf('body')] : idOf('body');
    expect(typeof (Array.isArray(foreignId) ? foreignId[0] : foreignId)).toBe('string');
    const call = (id: unknown) =>
      send(world.m.owner, operation, { ...inputs, body: Object(replaced(inputs.body, path, id)) });
    const foreign = await call(foreignId);
    const random = await call(randomId);
    expect(comparable(foreign)).toEqual(comparable(random));
    const status = refusalStatus(operation, name);
    expect(foreign.status).toBe(status);
    // Of two cards that a card is put between, the first is named.
    const field = isNeighbour(operation, name) ? 'beforeId' : name;
    const errors = [{ field: Array.isArray(foreignId) ? `${field}/0` : field }];
    expect(foreign.body).toMatchObject({ errors: status === 404 ? [] : errors });
  });

  test.each(queryIds)('$operation.id: an id of H as $name finds nothing for M', async ({ operation, name }) => {
    const inputs = preparedIn(own, operation);
    const ask = (id: unknown) => send(world.m.owner, operation, { ...inputs, query: { ...inputs.query, [name]: id } });
    const foreignId = preparedIn(theirs, operation).query[name];
    const foreign = await ask(foreignId);
    expect(typeof (Array.isArray(foreignId) ? foreignId[0] : foreignId)).toBe('string');
    expect(comparable(foreign)).toEqual(comparable(await ask(idOf('query'))));
    expect(foreign.status).toBe(foundStatus(operation, name));
  });
});

const ofOrganisations = tenants.filter(({ access }) => access?.audience === 'organisation');

test.each(ofOrganisations)(
  '$id: the id of H in the organisation header is rejected like an unknown one',
  async (operation) => {
    const named = (organisation: string) =>
      send(world.m.owner, operation, preparedIn(theirs, operation), { organisation });
    const foreign = await named(world.h.organisation.id);
    for (const organisation of [
      randomUUID(),
      'no id at all',
      `${world.m.organisation.id}, ${world.h.organisation.id}`,
    ]) {
      expect(comparable(await named(organisation))).toEqual(comparable(foreign));
    }
    expect(foreign.status).toBe(403);
    expect(foreign.body).toEqual({ status: false, message: 'You are not authorised to do this', errors: [] });
  },
);

test('none of these requests has stored anything', async () => {
  expect(await rows()).toEqual(before);
});

test('no response to M contains the marker of H, and responses to H do', async () => {
  for (const id of ['Risks.create', 'InformationAssets.create', 'RiskCategories.create'] as const) {
    const create = operations.find((operation) => operation.id === id);
    if (create === undefined) throw new Error(`The contract has no ${id}`);
    await send(world.h.owner, create, await inputsOf(id, world.h, world.h.owner));
  }
  const everything = ({ query: { format }, ...inputs }: Request): Request => ({
    ...inputs,
    query: format === undefined ? {} : { format },
  });
  const seenByOwner: string[] = [];
  for (const operation of reading) {
    const asked = everything(preparedIn(own, operation));
    expect((await send(world.m.owner, operation, asked)).text).not.toContain(world.h.marker);
    const seen = await send(world.h.owner, operation, everything(preparedIn(theirs, operation)));
    if (seen.text.includes(world.h.marker)) seenByOwner.push(operation.id);
  }
  expect(seenByOwner).toEqual(
    expect.arrayContaining([
      'Comments.list',
      'Risks.exportFile',
      'Risks.get',
      'Risks.list',
      'Risks.options',
      'RiskCategories.options',
      'InformationAssets.get',
      'InformationAssets.list',
      'AssetTypes.options',
    ]),
  );
});
