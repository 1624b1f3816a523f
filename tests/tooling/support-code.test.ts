import { readFileSync } from 'node:fs';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { inParallel } from '#scripts/support/in-parallel.ts';
import { run } from '#scripts/support/run.ts';
import type { Step } from '#scripts/support/step.ts';
import { runStep } from '#scripts/support/step.ts';
import type { Scratch } from '#tests/tooling/support/scratch.ts';
import { scratchFolder } from '#tests/tooling/support/scratch.ts';

let scratch: Scratch;

beforeEach(() => {
  scratch = scratchFolder();
});

afterEach(() => scratch.remove());

describe('a step', () => {
  let runs: number;

  beforeEach(() => {
    runs = 0;
    scratch.write({ 'source.txt': 'one' });
  });

  test('runs once, and again when an input, an output or a note has changed', async () => {
    await repeat(copy());
    await repeat(copy());
    expect(runs).toBe(1);
    scratch.write({ 'source.txt': 'two' });
    await repeat(copy());
    expect(readFileSync(scratch.path('copy.txt'), 'utf8')).toBe('two');
    scratch.write({ 'copy.txt': 'edited' });
    await repeat(copy());
    await repeat({ ...copy(), notes: ['tool@2'] });
    expect(runs).toBe(4);
  });

  test('treats an input that changed during the run as changed', async () => {
    const overtaken = { ...copy(), work: async () => scratch.write({ 'copy.txt': 'one', 'source.txt': 'two' }) };
    await repeat(overtaken);
    await repeat(copy());
    expect(readFileSync(scratch.path('copy.txt'), 'utf8')).toBe('two');
  });

  test('that fails or omits an output runs again next time', async () => {
    const failing = { ...copy(), work: () => Promise.reject(new Error('No.')) };
    await expect(repeat(failing)).rejects.toThrow('No.');
    await expect(repeat({ ...copy(), work: async () => undefined })).rejects.toThrow('did not write');
    await repeat(copy());
    expect(runs).toBe(1);
  });

  function copy(): Step {
    return {
      name: 'copy',
      inputs: [scratch.path('source.txt')],
      notes: ['tool@1'],
      outputs: [scratch.path('copy.txt')],
      work: async () => {
        runs += 1;
        scratch.write({ 'copy.txt': readFileSync(scratch.path('source.txt'), 'utf8') });
      },
    };
  }

  function repeat(step: Step): Promise<void> {
    return runStep(step, { records: scratch.path('records') });
  }
});

test('parallel work respects its limit and the order of its items', async () => {
  let working = 0;
  let most = 0;
  const doubled = await inParallel(2, [1, 2, 3, 4, 5], async (item) => {
    working += 1;
    most = Math.max(most, working);
    await Promise.resolve();
    working -= 1;
    return item * 2;
  });
  expect(doubled).toEqual([2, 4, 6, 8, 10]);
  expect(most).toBe(2);
});

test('a program that cannot be started is reported as a failure', async () => {
  expect(await run('/nowhere/program', [])).toEqual({ ok: false, output: 'spawn /nowhere/program ENOENT\n' });
});
