import { expect, test } from 'vitest';

import type { CatalogueMapping } from '#domain/catalogue-files/catalogue.ts';
import { readOscalMappings } from '#domain/catalogue-files/oscal/read-mappings.ts';
import { writeOscalMappings } from '#domain/catalogue-files/oscal/write-mappings.ts';
import { readMappingSheet, writeMappingSheet } from '#domain/catalogue-files/sheet/mappings.ts';

const mappings: readonly CatalogueMapping[] = [
  { sources: ['a-1'], relation: 'EQUAL', targets: ['A.5.1'], confidence: 95, rationale: 'SEMANTIC', note: 'Ours' },
  { sources: ['a-1', 'a-2'], relation: 'SUPERSET', targets: ['A.5.2'], confidence: null, rationale: '', note: '' },
  {
    sources: ['a-3'],
    relation: 'INTERSECTS',
    targets: ['A.5.3', 'A.5.4'],
    confidence: 50,
    rationale: 'FUNCTIONAL',
    note: '',
  },
  { sources: ['a-4'], relation: 'SUBSET', targets: ['A.5.5'], confidence: 0, rationale: '', note: '' },
];

const set = { title: 'Ours to others', source: 'ours.json', target: 'others.json', mappings };

const rowsOf = (cells: readonly (readonly string[])[]) => cells.map((row, index) => ({ row: index + 1, cells: row }));

const asOscal = (content: object) => JSON.stringify({ 'mapping-collection': content });

test('a sheet and a mapping-collection hold the same rows', () => {
  const sheet = readMappingSheet(rowsOf(writeMappingSheet(mappings)));
  expect(sheet).toEqual({ ok: true, content: mappings, warnings: [] });
  const written = writeOscalMappings(set, { uuid: 'u', lastModified: '2026-11-01T00:00:00Z' }, (of) => `id of ${of}`);
  expect(readOscalMappings(JSON.stringify(written))).toEqual({ ok: true, content: [set], warnings: [] });
});

test('columns are found by name, and what is no relationship is said', () => {
  const sheet = readMappingSheet(
    rowsOf([
      ['Target', 'Who', 'Relation', 'SOURCE', 'confidence'],
      ['A.1', 'me', 'equivalent-to', 'x; y', '80 %'],
      ['A.2', '', 'no-relationship', 'z', ''],
      ['A.3', '', 'intersect', 'z', 'much'],
    ]),
  );
  expect(sheet).toMatchObject({
    ok: true,
    content: [
      { sources: ['x', 'y'], relation: 'EQUAL', targets: ['A.1'], confidence: 80 },
      { sources: ['z'], relation: 'INTERSECTS', targets: ['A.3'], confidence: null },
    ],
    warnings: [
      { row: 1, column: 'Who' },
      { row: 3, column: 'Relation' },
      { row: 4, column: 'Confidence' },
    ],
  });
});

test.each([
  ['no rows', [], 1, null],
  ['a missing column', [['Source', 'Target']], 1, 'Relation'],
  [
    'an unknown relation',
    [
      ['Source', 'Relation', 'Target'],
      ['a', 'like', 'b'],
    ],
    2,
    'Relation',
  ],
  [
    'an empty side',
    [
      ['Source', 'Relation', 'Target'],
      ['a', 'equal', ' ;'],
    ],
    2,
    'Target',
  ],
  ['no mappings', [['Source', 'Relation', 'Target']], 1, null],
] as const)('a sheet with %s gives one clear error', (_name, cells, row, column) => {
  expect(readMappingSheet(rowsOf(cells))).toMatchObject({ ok: false, error: { row, column, path: null } });
});

test('a sheet has at most 20,000 mappings', () => {
  const rows = Array.from({ length: 20_001 }, () => ['a', 'equal', 'b']);
  const file = readMappingSheet(rowsOf([['Source', 'Relation', 'Target'], ...rows]));
  expect(file).toMatchObject({ ok: false, error: { message: 'A file has at most 20,000 mappings' } });
});

const map = (more: object) => ({
  uuid: 'u',
  relationship: 'subset-of',
  sources: [{ type: 'control', 'id-ref': '#a' }],
  targets: [{ type: 'control', 'id-ref': 'b' }],
  ...more,
});

test('confidence is a share, a word, or that of the set', () => {
  const scores = [{ percentage: 0.9 }, { category: 'Low' }, { percentage: 170 }, undefined];
  const file = readOscalMappings(
    asOscal({
      metadata: { 'oscal-version': '1.2.1' },
      provenance: { 'confidence-score': { category: 'medium' } },
      mappings: [{ maps: scores.map((score) => map(score === undefined ? {} : { 'confidence-score': score })) }],
    }),
  );
  expect(file.ok ? file.content[0]?.mappings.map(({ sources, confidence }) => [sources, confidence]) : file).toEqual([
    [['a'], 90],
    [['a'], 50],
    [['a'], 70],
    [['a'], 70],
  ]);
});

test.each([
  [
    'an unknown relationship',
    { mappings: [{ maps: [map({ relationship: 'like' })] }] },
    'mapping-collection/mappings[0]/maps[0]/relationship',
  ],
  ['no source', { mappings: [{ maps: [map({ sources: [] })] }] }, 'mapping-collection/mappings[0]/maps[0]/sources'],
  [
    'a source without a reference',
    { mappings: [{ maps: [map({ sources: [{}] })] }] },
    'mapping-collection/mappings[0]/maps[0]/sources[0]/id-ref',
  ],
  ['nothing in it', { mappings: [] }, 'mapping-collection'],
  [
    'too much in it',
    { mappings: [{ maps: Array.from({ length: 20_001 }, () => map({})) }] },
    'mapping-collection/mappings',
  ],
])('a mapping-collection with %s gives one clear error', (_name, content, path) => {
  expect(readOscalMappings(asOscal(content))).toMatchObject({ ok: false, error: { path } });
});
