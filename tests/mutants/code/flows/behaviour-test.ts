import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { inProject } from '#scripts/support/project.ts';
import { behaviour } from '#tests/model/behaviour.ts';
import type { Flow } from '#tests/model/flow.ts';
import { everyEdge } from '#tests/model/paths.ts';

const snapshots = inProject('tests', 'machines', '__snapshots__', 'behaviour');

/** Compares what a machine does with its reviewed snapshot. Its paths are not walked, which would take several times as long. */
export function testBehaviour(flow: Flow): void {
  test(`${flow.name} behaves as was reviewed`, () => {
    const limited = { ...flow, limit: 5000 };
    expect(behaviour(limited, everyEdge(limited))).toBe(readFileSync(`${snapshots}/${flow.name}.txt`, 'utf8'));
  });
}
