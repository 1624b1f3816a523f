import { expect, test } from 'vitest';

import { controlsIn, partText } from '#domain/catalogue-files/facts.ts';
import { relations } from '#domain/compliance/relations.ts';
import { iso27001Numbering } from '#domain/standards/iso-27001-2022.ts';
import { demoMappings, demoStandard } from '#server/demo/standards/catalogue.ts';

const controls = controlsIn(demoStandard).map(({ control }) => control);
const ids = new Set(controls.map(({ id }) => id));

test('the demo standard has 40 controls in two levels, of which the wider holds all', () => {
  expect([controls.length, ids.size, demoStandard.groups.length]).toEqual([40, 40, 8]);
  const inLevel = (level: string) => controls.filter(({ levels }) => levels.includes(level)).length;
  expect(demoStandard.levels.map(({ ref }) => inLevel(ref))).toEqual([30, 40]);
});

test('every control has a statement of its own and says what proves it', () => {
  const statements = controls.map((control) => partText(control, 'statement'));
  expect(new Set(statements).size).toBe(40);
  expect(controls.every((control) => partText(control, 'typical-evidence') !== '')).toBe(true);
});

test('it is mapped to numbers that exist, each pair once, by every kind of relation', () => {
  const numbers = new Set(controlsIn(iso27001Numbering).map(({ control }) => control.id));
  const { mappings } = demoMappings;
  const targets = mappings.flatMap((mapping) => mapping.targets);
  expect(targets.filter((number) => !numbers.has(number))).toEqual([]);
  expect(new Set(mappings.flatMap(({ sources }) => sources))).toEqual(ids);
  expect(new Set(mappings.map(({ sources, targets: [target] }) => `${sources.join()} ${target}`)).size).toBe(
    mappings.length,
  );
  expect(new Set(mappings.map(({ relation }) => relation))).toEqual(new Set(relations));
});
