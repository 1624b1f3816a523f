import { expect, test } from 'vitest';

import { impactFrom } from '#server/modules/change/draft/request.ts';
import { planFrom } from '#server/modules/task/draft/plan-families.ts';

test.each([
  ['ISO 27001 certification', 'Agree on the scope'],
  ['Review of providers', 'List the providers concerned'],
  ['Migration of the mail', 'Collect the requirements'],
  ['Spring cleaning', 'Agree on purpose and scope'],
])('the tasks of “%s” begin with “%s”, and the last one is due on the last day', (title, first) => {
  const tasks = planFrom({ title, description: '', days: 100 });
  expect(tasks[0]?.title).toBe(first);
  expect(tasks.at(-1)?.dueAfter).toBe(100);
});

test('the purpose tells where the title does not', () => {
  const [first] = planFrom({ title: 'Project Falcon', description: 'Replace the switches of the yard', days: 10 });
  expect(first?.title).toBe('Collect the requirements');
});

test('the impact of a change names its assets with what is at stake', () => {
  const asset = { title: 'Crane controllers', confidentiality: null, integrity: null, availability: 'HIGH' } as const;
  const { impact, outage } = impactFrom({ title: 'Replace', type: 'EMERGENCY' }, [asset]);
  expect(impact).toContain('Crane controllers (availability high)');
  expect(impact).toContain('reviewed afterwards');
  expect(outage).toContain('Crane controllers may not be available');
  expect(impactFrom({ title: 'Replace' }, []).impact).toContain('No information asset is named');
});
