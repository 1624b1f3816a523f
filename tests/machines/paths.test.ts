import { describe, expect, test } from 'vitest';

import { behaviour } from '#tests/model/behaviour.ts';
import { countFlow, documentFlow, documentFlows, documentJourneys } from '#tests/model/document.ts';
import type { Flow } from '#tests/model/flow.ts';
import { flows } from '#tests/model/flows/index.ts';
import { journeys } from '#tests/model/journeys/index.ts';
import { everyEdge } from '#tests/model/paths.ts';
import { transitionTable } from '#tests/model/transition-table.ts';
import { walkPath } from '#tests/model/walk.ts';

const explore = (flow: Flow) => ({ flow, paths: everyEdge(flow) });
const explored = flows.map(explore);
const exploredJourneys = journeys.map(explore);

describe.each(explored.map(({ flow, paths }) => [flow.name, flow, paths] as const))('%s', (_name, flow, paths) => {
  test('the running machine matches the model on every edge', async () => {
    for (const path of paths) await walkPath(flow, path);
    expect(paths.length).toBeGreaterThan(0);
  });

  test('the paths cover every transition of the machine', () => {
    expect(countFlow(flow, paths).missed).toEqual([]);
  });

  test('its states and transitions match the reviewed snapshot', async () => {
    await expect(transitionTable(flow.machine)).toMatchFileSnapshot(`__snapshots__/${flow.name}.txt`);
  });

  test('its behaviour matches the reviewed snapshot', async () => {
    await expect(behaviour(flow, paths)).toMatchFileSnapshot(`__snapshots__/behaviour/${flow.name}.txt`);
  });

  test('its page in docs/machines is up to date', async () => {
    await expect(documentFlow(flow, paths, 'machines')).toMatchFileSnapshot(`../../docs/machines/${flow.name}.md`);
  });
});

test('the index of docs/machines is up to date', async () => {
  await expect(documentFlows(explored)).toMatchFileSnapshot('../../docs/machines/README.md');
});

describe.each(exploredJourneys.map(({ flow, paths }) => [flow.name, flow, paths] as const))(
  'the journey %s',
  (_name, flow, paths) => {
    test('its paths cover every transition', () => {
      expect(countFlow(flow, paths).missed).toEqual([]);
      expect(paths.length).toBeGreaterThan(0);
    });

    test('its page in docs/journeys is up to date', async () => {
      const page = documentFlow(flow, paths, 'tests/model/journeys');
      await expect(page).toMatchFileSnapshot(`../../docs/journeys/${flow.name}.md`);
    });
  },
);

test('the index of docs/journeys is up to date', async () => {
  await expect(documentJourneys(exploredJourneys)).toMatchFileSnapshot('../../docs/journeys/README.md');
});
