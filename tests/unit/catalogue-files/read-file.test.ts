import { expect, test } from 'vitest';

import { readStandardFile } from '#server/modules/standard/files/read-file.ts';

import { example } from './oscal-example.ts';

const mappings = {
  'mapping-collection': {
    mappings: [{ maps: [{ relationship: 'equal-to', sources: [{ 'id-ref': 'a' }], targets: [{ 'id-ref': 'b' }] }] }],
  },
};

const library =
  'urn: urn:x\nname: Rules\nobjects:\n  framework:\n    requirement_nodes:\n    - { urn: a, assessable: true }\n';

const read = (text: string) => readStandardFile({ file: new TextEncoder().encode(text), title: 'Ours', version: '1' });

test.each([
  [
    'an OSCAL catalogue',
    JSON.stringify(example),
    { kind: 'CATALOGUE', format: 'OSCAL', catalogue: { version: '2.1' } },
  ],
  [
    'an OSCAL mapping-collection',
    JSON.stringify(mappings),
    { kind: 'MAPPINGS', format: 'OSCAL', sets: [{ mappings: [{ sources: ['a'] }] }] },
  ],
  ['a library', library, { kind: 'CATALOGUE', format: 'LIBRARY', catalogue: { title: 'Rules' } }],
  [
    'a library after a comment',
    `# Ours\n---\n${library}`,
    { kind: 'CATALOGUE', format: 'LIBRARY', catalogue: { title: 'Rules' } },
  ],
  [
    'a sheet',
    'Reference,Title\na,"Doors: open"\n',
    { kind: 'CATALOGUE', format: 'SHEET', catalogue: { title: 'Ours', version: '1' } },
  ],
  [
    'a sheet with semicolons',
    'Reference;Title;Note: all\na;Doors;x\n',
    { kind: 'CATALOGUE', format: 'SHEET', catalogue: { title: 'Ours' } },
  ],
  [
    'a sheet with mappings',
    'Source,Relation,Target\na,equal,b\n',
    { kind: 'MAPPINGS', format: 'SHEET', sets: [{ title: 'Ours', mappings: [{ targets: ['b'] }] }] },
  ],
] as const)('%s is known by what it holds', async (_name, text, content) => {
  expect(await read(text)).toMatchObject({ ok: true, content });
});

test.each([
  ['an empty file', '', { path: '', message: 'The file is empty' }],
  ['a quotation mark that does not end', 'Reference,Title\na,"b\n', { path: '' }],
  ['half of JSON', '{"catalog":', { path: '' }],
  ['YAML that breaks off', 'urn: x\nobjects: [1\n', { row: 3 }],
  ['a picture', '\u0000\u0001\u0002', { path: '' }],
] as const)('%s gives one clear error', async (_name, text, error) => {
  expect(await read(text)).toMatchObject({ ok: false, error });
});
