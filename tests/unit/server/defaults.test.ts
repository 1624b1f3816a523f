import { expect, test } from 'vitest';

import { informationAssetInput, riskImpactInput, riskInput } from '#openapi/generated/inputs.ts';
import { operationsOfContract } from '#server/contract/operations.ts';
import type { Shape } from '#server/contract/shapes.ts';
import type { OperationId } from '#server/contract/types.ts';
import { validatorOf } from '#server/contract/validation.ts';

const id = '7a1c7a1c-7a1c-4a1c-8a1c-7a1c7a1c7a1c';

/** The body as received by a handler. */
function validated<Body extends object>(operationId: OperationId, body: Body, path: object = {}): Body {
  const operation = operationsOfContract.find((candidate) => candidate.id === operationId);
  if (operation === undefined) throw new Error(`The contract has no ${operationId}`);
  const given = structuredClone(body);
  validatorOf(operation)({ path, query: {}, header: { 'x-organisation-id': id }, body: given });
  return given;
}

test.each([
  ['Risks.create', { title: 'x' }, riskInput.empty],
  ['InformationAssets.create', { title: 'x' }, informationAssetInput.empty],
  ['RiskImpacts.create', { name: 'x', score: 3 }, riskImpactInput.empty],
] as const)('%s has the defaults of what its body leaves out', (operation, body, empty) => {
  expect(validated(operation, body)).toEqual({ ...empty, ...body });
});

test('defaults are not shared: a handler’s mutation does not affect other requests', () => {
  const body: { title: string; categoryIds?: string[] } = { title: 'x' };
  validated('Risks.create', body).categoryIds?.push(id);
  expect(validated('Risks.create', body).categoryIds).toEqual([]);
});

const changes = operationsOfContract.filter(({ method }) => method === 'PATCH');

test.each(changes)('the update $id has no defaults: omitted fields stay unchanged', ({ shapes }) => {
  expect(defaultsIn(shapes.body)).toEqual([]);
});

test('the body of a one-field update contains no other field', () => {
  const body = { version: 1, title: 'x' };
  expect(validated('Risks.update', body, { id })).toEqual(body);
});

function defaultsIn(shape: Shape | undefined): string[] {
  if (shape?.kind === 'list') return defaultsIn(shape.items);
  if (shape?.kind !== 'object') return [];
  return [...shape.properties].flatMap(([name, property]) => [
    ...(property.default === undefined ? [] : [name]),
    ...defaultsIn(property.shape),
  ]);
}
