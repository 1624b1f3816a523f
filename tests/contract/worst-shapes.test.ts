import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { at } from '#tests/server/identity/support.ts';
import type { Answer } from '#tests/server/support/http.ts';
import { shared } from '#tests/server/support/shared.ts';

import { bodyLimitOf, distinct, expectDeclared, operations, parametersIn, resolved, shapeOf } from './contract.ts';
import { preparedInputs } from './prepared-inputs.ts';
import { startPulse, type Pulse } from './pulse.ts';
import { linkHeader, send, type Sender } from './requests.ts';
import { openWorld, ownerFor } from './world.ts';
import { fullest, partsOf, worstBodies, worstQueries } from './worst-shapes.ts';

let pulse: Pulse;
const world = shared(openWorld);
const inputsOf = preparedInputs(world);
beforeAll(async () => {
  pulse = startPulse();
});
afterAll(async () => {
  await pulse.close();
});

const json = { 'content-type': 'application/json' };

/**
 * In ticks of another thread, about a millisecond each on an idle machine: many times the cost of the most expensive
 * request, and a fraction of its cost when every item of a list was checked (seconds).
 */
const longestStandstill = 500;

/** A busy machine does not exceed the limit three times in a row; a blocked server does so every time. */
async function expectAlive(request: () => Promise<void>): Promise<void> {
  const standstills: number[] = [];
  while (standstills.length < 3) {
    const standstill = await pulse.longestStandstill(request);
    if (standstill <= longestStandstill) return;
    standstills.push(standstill);
  }
  expect(standstills).toEqual([]);
}

function expectFewErrors({ body, text }: Answer): void {
  const errors = at(body, 'errors');
  expect(Array.isArray(errors) ? errors.length : 0).toBeLessThanOrEqual(50);
  expect(text.length).toBeLessThan(20_000);
}

const withBody = operations.flatMap((operation) =>
  operation.body === undefined ? [] : [{ ...operation, body: operation.body }],
);

/**
 * Operations with the parts of their bodies whose shape none before has, the largest bodies first: what checks a part knows
 * its shape, not its name, so a shape is proven once.
 */
function withNewParts() {
  const known = new Set<string>();
  return withBody
    .toSorted((one, other) => bodyLimitOf(other) - bodyLimitOf(one))
    .flatMap((operation) => {
      const parts = partsOf(operation.body).filter(({ part }) => {
        const shape = shapeOf(part);
        return !known.has(shape) && known.add(shape);
      });
      return parts.length === 0 ? [] : [{ ...operation, parts }];
    });
}

const distinctQueries = distinct(operations, (operation) =>
  JSON.stringify(parametersIn(operation, 'query').map(({ name, schema }) => [name, shapeOf(resolved(schema))])),
);

describe('the event loop is not blocked while', () => {
  test.each(withNewParts())('$id rejects the worst bodies of its maximum size', async ({ parts, ...operation }) => {
    const owner = ownerFor(world, operation.access);
    const { body, ...valid } = await inputsOf(operation);
    const inputs = { ...valid, body: undefined };
    const headers = { ...json, ...linkHeader(operation, body) };
    const before = await world.rowsOf(world.h);
    const shapes = worstBodies(operation.body, parts, bodyLimitOf(operation));
    for (const { about, raw } of shapes) {
      expect(Buffer.byteLength(raw)).toBeLessThanOrEqual(bodyLimitOf(operation));
      await expectAlive(async () => {
        const answer = await send(owner, operation, inputs, { raw, headers });
        expectDeclared(operation, answer);
        expect({ about, status: answer.status }).toEqual({ about, status: 400 });
        expectFewErrors(answer);
      });
    }
    expect(shapes.length).toBeGreaterThan(10);
    expect(await world.rowsOf(world.h)).toEqual(before);
  });

  test.each(distinctQueries)('$id rejects the worst URLs', async (operation) => {
    const owner = ownerFor(world, operation.access);
    const inputs = { ...(await inputsOf(operation)), query: {} };
    const names = parametersIn(operation, 'query').map(({ name }) => name);
    for (const { about, raw } of worstQueries(names)) {
      const sender: Sender = { call: (path, call) => owner.call(`${path}?${raw}`, call) };
      await expectAlive(async () => {
        const answer = await send(sender, operation, inputs);
        expectDeclared(operation, answer);
        expect({ about, status: answer.status }).toEqual({ about, status: 400 });
        expectFewErrors(answer);
      });
    }
  });
});

test.each(withBody)(
  '$id has a body limit that fits its longest texts and lists, with little margin',
  async (operation) => {
    const owner = ownerFor(world, operation.access);
    const { path, query } = await inputsOf(operation);
    const limit = bodyLimitOf(operation);
    const isLimited = operation.mostBytes === limit;
    // Every part of it at its longest would be hundreds of megabytes.
    const largest = isLimited ? ' '.repeat(limit + 1) : JSON.stringify(fullest(operation.body), undefined, 4);
    const answer = await send(owner, operation, { path, query, body: undefined }, { raw: largest, headers: json });
    expectDeclared(operation, answer);
    const isTooLarge = Buffer.byteLength(largest) > limit;
    expect(isTooLarge).toBe(operation.mostBytes === limit);
    expect(isTooLarge ? [413] : [operation.success, 400, 404, 409]).toContain(answer.status);
    expect(limit).toBeLessThan(2 * Buffer.byteLength(largest) + 1024);
    expect(limit).toBeLessThan(1_000_000);
  },
);
