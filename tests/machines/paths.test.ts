import { describe, expect, test } from 'vitest';

import { behaviour } from '#tests/model/behaviour.ts';
import { flows } from '#tests/model/flows/index.ts';
import { everyEdge, takenBy } from '#tests/model/paths.ts';
import { transitionLines, transitionTable } from '#tests/model/transition-table.ts';
import { walkPath } from '#tests/model/walk.ts';

describe.each(flows)('$name', (flow) => {
  const paths = everyEdge(flow);

  test('every edge of the model is walked as the model says', async () => {
    for (const path of paths) await walkPath(flow, path);
    expect(paths.length).toBeGreaterThan(0);
  });

  test('the paths take every transition of the machine', () => {
    const taken = new Set(paths.flatMap(takenBy));
    expect(transitionLines(flow.machine).filter((line) => !taken.has(line))).toEqual([]);
  });

  test('its states and transitions are the reviewed ones', async () => {
    await expect(transitionTable(flow.machine)).toMatchFileSnapshot(`__snapshots__/${flow.name}.txt`);
  });

  test('its behaviour is the reviewed one', async () => {
    await expect(behaviour(flow, paths)).toMatchFileSnapshot(`__snapshots__/behaviour/${flow.name}.txt`);
  });
});
