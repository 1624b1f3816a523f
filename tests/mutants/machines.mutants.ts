import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { inProject } from '#scripts/support/project.ts';
import { behaviour } from '#tests/model/behaviour.ts';
import type { Flow } from '#tests/model/flow.ts';
import { flows } from '#tests/model/flows/index.ts';
import { everyEdge } from '#tests/model/paths.ts';
import { transitionTable } from '#tests/model/transition-table.ts';
import { walkPath } from '#tests/model/walk.ts';

import { equivalents } from './equivalents.ts';
import { mutantsOf } from './mutate.ts';

const reviewed = (...path: string[]) => readFileSync(inProject('tests', 'machines', '__snapshots__', ...path), 'utf8');

/** The checks of a flow; the first that fails kills the mutant. */
async function expectFlow(flow: Flow): Promise<void> {
  const paths = everyEdge(flow);
  expect(behaviour(flow, paths)).toBe(reviewed('behaviour', `${flow.name}.txt`));
  expect(transitionTable(flow.machine)).toBe(reviewed(`${flow.name}.txt`));
  for (const path of paths) await walkPath(flow, path);
}

const isFlow = (value: unknown): value is Flow => typeof value === 'object' && value !== null && 'contextKey' in value;

/** The flow with the mutant in its machine: its module and imports are reloaded. */
async function readMutant(name: string, machine: string, index: number): Promise<Flow> {
  const module: Record<string, unknown> = await import(
    /* @vite-ignore */ `${inProject('tests', 'model', 'flows', `${name}.ts`)}?mutant=${machine}:${index}`
  );
  const flow = Object.values(module).find(isFlow);
  if (flow === undefined) throw new Error(`The module of ${name} exports no flow`);
  // Mutants whose eventless transitions never end are noticed instead of filling the memory.
  Object.assign(flow.machine.config, { options: { maxIterations: 1000 } });
  return { ...flow, machine: flow.machine.provide({}), limit: 5000 };
}

describe.each(flows.map(({ name }) => name))('%s', (name) => {
  const machine = `machines/${name}/${name}.machine.ts`;
  const mutants = mutantsOf(machine, readFileSync(inProject(machine), 'utf8'));

  test('the unmutated flow passes', async () => {
    await expectFlow(await readMutant(name, machine, -1));
  });

  const titled = mutants.map(({ line, kind, what }, index) => ({
    index,
    title: `${line}: ${kind} ${what}`,
    reason: equivalents[`${name}: ${what}`],
  }));

  test.each(titled.filter(({ reason }) => reason === undefined))('$title', async ({ index }) => {
    const noticed = await readMutant(name, machine, index)
      .then(expectFlow)
      .then(
        () => undefined,
        (error: unknown) => error,
      );
    expect(noticed, 'nobody noticed').toBeDefined();
  });

  test.each(titled.filter(({ reason }) => reason !== undefined))(
    '$title changes nothing: $reason',
    async ({ index }) => {
      await expectFlow(await readMutant(name, machine, index));
    },
  );
});
