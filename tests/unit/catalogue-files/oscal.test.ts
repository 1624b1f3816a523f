import { expect, test } from 'vitest';

import type { Catalogue } from '#domain/catalogue-files/catalogue.ts';
import { bareCatalogue, bareControl, bareGroup } from '#domain/catalogue-files/catalogue.ts';
import {
  classesOf,
  controlsByName,
  controlsIn,
  isAssessedByDefault,
  isWithdrawn,
  partText,
  refOf,
  successorsOf,
} from '#domain/catalogue-files/facts.ts';
import { readOscalCatalogue } from '#domain/catalogue-files/oscal/read-catalogue.ts';
import { writeOscalCatalogue } from '#domain/catalogue-files/oscal/write-catalogue.ts';

import { example } from './oscal-example.ts';

function read(text: string) {
  const file = readOscalCatalogue(text);
  if (!file.ok) throw new Error(file.error.message);
  return file;
}

const writtenBy = { uuid: '5f0f9f3c-6a3b-4c53-9a0e-3f2b8d1c7e11', lastModified: '2026-11-01T00:00:00Z' };
const written = (catalogue: Catalogue) => JSON.stringify(writeOscalCatalogue(catalogue, writtenBy));

const catalogue = read(JSON.stringify(example)).content;
const placed = controlsIn(catalogue);
const controls = new Map(placed.map(({ control }) => [control.id, control]));

function controlOf(id: string) {
  const control = controls.get(id);
  if (control === undefined) throw new Error(`${id} was not read`);
  return control;
}

test('what was read is written again with the same ids, titles, parts, params, props and links', () => {
  const { controls: rules, groups, ...rest } = read(written(catalogue)).content;
  expect({ rules, groups }).toEqual({ rules: catalogue.controls, groups: catalogue.groups });
  // Not the publisher: the organisation that exports it is not its author.
  expect(rest).toMatchObject({ title: 'House rules for computers', version: '2.1', resources: catalogue.resources });
  expect(JSON.parse(written(catalogue))).toMatchObject({
    catalog: { groups: example.catalog.groups, 'back-matter': example.catalog['back-matter'] },
  });
});

test('nothing of a good file is complained about', () => {
  expect(read(JSON.stringify(example)).warnings).toEqual([]);
});

test('a control is called by its label, not by that of its assessment', () => {
  expect(placed.map(({ control }) => refOf(control))).toEqual([
    'AC-1',
    'ac-1.1',
    'ac-2',
    'ac-3',
    'ac-4',
    'holder',
    'held',
  ]);
});

test('a withdrawn control is known by its status, by where it went, or by its text', () => {
  const withdrawn = placed.filter(({ control }) => isWithdrawn(control)).map(({ control }) => control.id);
  expect(withdrawn).toEqual(['ac-2', 'ac-3', 'ac-4']);
});

test('its successors are found by id or label; what is none stays as it is', () => {
  const byName = controlsByName(placed);
  expect(['ac-2', 'ac-3', 'ac-4', 'ac-1'].map((id) => successorsOf(controlOf(id), byName))).toEqual([
    ['ac-1'],
    ['ac-1'],
    ['ac'],
    [],
  ]);
});

test('the statement is its items in paragraphs', () => {
  expect(partText(controlOf('ac-1'), 'statement')).toBe(
    'Tell {{ insert: param, ac-1_prm_1 }} what they may use.\n\nIn writing.',
  );
});

test('classes say what is assessed: what has a statement and does not only hold others', () => {
  expect(classesOf(placed)).toEqual([
    { class: 'rule', count: 5, withdrawn: 3, withStatement: 2, onlyHolds: false, isAssessed: true },
    { class: 'rule-enhancement', count: 1, withdrawn: 0, withStatement: 1, onlyHolds: false, isAssessed: true },
    { class: 'holder', count: 1, withdrawn: 0, withStatement: 0, onlyHolds: true, isAssessed: false },
  ]);
  const chosen = new Set(['rule', 'holder']);
  expect(placed.filter(({ control }) => isAssessedByDefault(control, chosen)).map(({ control }) => control.id)).toEqual(
    ['ac-1', 'held'],
  );
});

test('controls beside groups, which OSCAL does not have, come back where they were', () => {
  const inner = { ...bareGroup('6.1', ''), controls: [bareControl('6.1.1', 'Inner')] };
  const own = {
    ...bareCatalogue,
    groups: [{ ...bareGroup('6', 'Six'), groups: [inner], controls: [bareControl('6.2', 'Beside')] }],
  };
  expect(read(written(own)).content.groups).toEqual(own.groups);
});

test('what OSCAL has no place for comes back, codes that are no tokens too', () => {
  const own: Catalogue = {
    ...bareCatalogue,
    title: 'Own',
    version: '1',
    levels: [{ ref: 'Basic', name: 'Basic' }],
    controls: [
      {
        ...bareControl('4.1', 'Context'),
        importance: 'MANDATORY',
        levels: ['Basic'],
        isAssessed: true,
        mayBeExcluded: false,
        isInStatement: false,
        questions: [
          {
            text: 'Is it?',
            isMultiple: true,
            options: [
              { text: 'Yes', speaksFor: true },
              { text: 'Maybe', speaksFor: null },
            ],
          },
        ],
      },
      bareControl('A.5.1', ''),
    ],
  };
  const again = read(written(own)).content;
  expect(again.controls.map(({ id, title }) => [id, title])).toEqual([
    ['4.1', 'Context'],
    ['A.5.1', ''],
  ]);
  expect(again.controls[0]).toEqual(own.controls[0]);
  expect(JSON.parse(written(own))).toMatchObject({
    catalog: {
      controls: [{ id: 'c-4.1', props: expect.arrayContaining([{ name: 'label', value: '4.1' }]) }, { id: 'A.5.1' }],
    },
  });
});

const catalog = (content: object) => JSON.stringify({ catalog: { uuid: 'x', metadata: {}, ...content } });

test('what is odd is read, and said', () => {
  const odd = catalog({
    metadata: { title: 7, version: ['a'], 'oscal-version': '2.0.0' },
    controls: [{ id: 'a', props: { name: 'label', value: 'A' }, parts: [{ prose: 'Text' }], extra: 1 }],
    maps: [],
  });
  const { content, warnings } = read(odd);
  expect(content).toMatchObject({ title: '7', version: '', controls: [{ id: 'a', title: 'a' }] });
  expect(warnings.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'catalog/maps: This is not taken over',
    'catalog/metadata/oscal-version: Version 2.0.0 of OSCAL is read as 1.2',
    'catalog/controls[0]/extra: This is not taken over',
    'catalog/controls[0]/props: This is not a list: read as a list of one',
    'catalog/controls[0]/title: This control has no title: its id is used',
    'catalog/controls[0]/parts[0]/name: This part has no name: read as an item',
    'catalog/metadata/version: This is not a text: left empty',
  ]);
});

const nested = (depth: number, inner: object, key: string): object =>
  depth === 0 ? inner : { title: 'G', name: 'item', id: `n${depth}`, [key]: [nested(depth - 1, inner, key)] };

const control = (id: string) => ({ id, title: id });

test.each([
  ['an empty file', '', '', 'This is not JSON'],
  ['half a file', '{"catalog": {', '', 'This is not JSON'],
  ['a list', '[]', '', 'This is not an object'],
  ['another document', '{"profile": {}}', '', 'This is a profile'],
  ['an unknown document', '{"x": {}}', '', 'There is no “catalog”'],
  ['a catalogue that is a text', '{"catalog": "x"}', 'catalog', 'This is not an object'],
  ['no controls', catalog({ groups: [{ title: 'G' }] }), 'catalog', 'There are no controls'],
  ['a control without an id', catalog({ controls: [{ title: 'x' }] }), 'catalog/controls[0]/id', 'This is missing'],
  [
    'a control that is a number',
    catalog({ controls: [control('a'), 7] }),
    'catalog/controls[1]',
    'This is not an object',
  ],
  [
    'an id twice',
    catalog({ controls: [control('a'), control('a')] }),
    'catalog/controls[1]/id',
    'The id a is that of catalog/controls[0] too',
  ],
  [
    'an endless id',
    catalog({ controls: [control('a'.repeat(201))] }),
    'catalog/controls[0]/id',
    'An id has at most 200',
  ],
  [
    'groups that are too deep',
    catalog({ groups: [nested(9, { title: 'x' }, 'groups')] }),
    `catalog/groups[0]${'/groups[0]'.repeat(8)}`,
    'Groups are at most 8 deep',
  ],
  [
    'parts that are too deep',
    catalog({ controls: [{ ...control('a'), parts: [nested(12, { name: 'x' }, 'parts')] }] }),
    `catalog/controls[0]${'/parts[0]'.repeat(12)}/parts`,
    'Parts are at most 12 deep',
  ],
  [
    'controls that are too deep',
    catalog({ controls: [nested(4, control('x'), 'controls')] }),
    `catalog/controls[0]${'/controls[0]'.repeat(4)}`,
    'Controls are at most 4 deep',
  ],
  ['lists without end', '['.repeat(200_000), '', 'The file is nested more than 64 times'],
  [
    'a text without end',
    catalog({ controls: [{ ...control('a'), title: 'x'.repeat(65_537) }] }),
    'catalog/controls[0]/title',
    'This text has more than 65,536',
  ],
  [
    'too many values',
    `{"catalog": [${'0,'.repeat(1_000_001)}0]}`,
    'catalog',
    'The file has more than 1,000,000 values',
  ],
  [
    'too many controls',
    catalog({ controls: Array.from({ length: 5001 }, (_, index) => control(`c${index}`)) }),
    'catalog/controls[5000]',
    'A standard has at most 5,000 controls',
  ],
  [
    'too many groups',
    catalog({ groups: Array.from({ length: 5001 }, () => ({ title: 'G' })) }),
    'catalog/groups[5000]',
    'A standard has at most 5,000 groups',
  ],
])('%s gives one clear error', (_name, text, path, message) => {
  const file = readOscalCatalogue(text);
  expect(file).toMatchObject({ ok: false, error: { path, row: null } });
  expect(file.ok ? '' : file.error.message).toContain(message);
});

test('many complaints are counted, not all listed', () => {
  const many = catalog({ controls: Array.from({ length: 300 }, (_, index) => ({ id: `c${index}` })) });
  const { warnings } = read(many);
  expect([warnings.length, warnings.at(-1)?.message]).toEqual([201, '101 more']);
});
