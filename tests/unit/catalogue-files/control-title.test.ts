import { expect, test } from 'vitest';

import type { CatalogueControl } from '#domain/catalogue-files/catalogue.ts';
import { bareCatalogue } from '#domain/catalogue-files/catalogue.ts';
import { readOscalCatalogue } from '#domain/catalogue-files/oscal/read-catalogue.ts';
import { writeOscalCatalogue } from '#domain/catalogue-files/oscal/write-catalogue.ts';

function controlsOf(text: string): CatalogueControl[] {
  const file = readOscalCatalogue(text);
  if (!file.ok) throw new Error(file.error.message);
  return file.content.controls.map((control) => control);
}

const fileWith = (title: string, prose: string) =>
  JSON.stringify({
    catalog: {
      metadata: { title: 'Rules', version: '1', 'oscal-version': '1.2.1' },
      controls: [{ id: 'ism-1507', title, parts: [{ name: 'statement', prose }] }],
    },
  });

function titleOf(title: string, prose: string): string {
  const [control] = controlsOf(fileWith(title, prose));
  return control?.title ?? '';
}

const long = `${'Access to systems is validated and '.repeat(9)}logged.`;
const requests = 'Requests for access are validated. Others are refused.';

test.each([
  ['Control: ism-1507', requests, 'Requests for access are validated'],
  ['ISM-1507', 'Access is validated', 'Access is validated'],
  ['Control: ism-1507', long, `${long.slice(0, 139)}…`],
  ['Privileged access', requests, 'Privileged access'],
  ['Control: ism-1508', requests, 'Control: ism-1508'],
  ['Control: ism-1507', '', 'Control: ism-1507'],
  ['Control: ism-1507', 'Within {{ insert: param, days }} access ends.', 'Control: ism-1507'],
])('the title “%s” of a control that says “%s” is shown as %s', (title, prose, shown) => {
  expect(titleOf(title, prose)).toBe(shown);
});

const writtenBy = { uuid: '5f0f9f3c-6a3b-4c53-9a0e-3f2b8d1c7e11', lastModified: '2026-11-01T00:00:00Z' };
const written = (controls: readonly CatalogueControl[]) =>
  writeOscalCatalogue({ ...bareCatalogue, title: 'Rules', version: '1', controls: [...controls] }, writtenBy);

test('the title of the file is written again, unless the control was given another', () => {
  const controls = controlsOf(fileWith('Control: ism-1507', requests));
  const file = written(controls);
  expect(file).toMatchObject({ catalog: { controls: [{ id: 'ism-1507', title: 'Control: ism-1507' }] } });
  expect(JSON.stringify(file)).not.toContain('title-in-file');
  expect(controlsOf(JSON.stringify(file))).toEqual(controls);
  const renamed = written(controls.map((control) => ({ ...control, title: 'Requests' })));
  expect(renamed).toMatchObject({ catalog: { controls: [{ title: 'Requests' }] } });
});
