import { expect, test } from 'vitest';

import { readLibrary } from '#domain/catalogue-files/ciso-assistant/read-library.ts';
import { controlsIn, partText } from '#domain/catalogue-files/facts.ts';
import { parseYaml } from '#server/modules/standard/files/yaml.ts';

const library = `
urn: urn:example:risk:library:rules
ref_id: RULES
name: Rules
description: A small framework of our own
copyright: CC0 1.0
version: 2
provider: Attest
objects:
  framework:
    urn: urn:example:risk:framework:rules
    ref_id: RULES
    name: Rules
    implementation_groups_definition:
    - ref_id: B
      name: Basic
    - ref_id: F
      name: Full
    requirement_nodes:
    - urn: urn:x:1
      assessable: false
      depth: 1
      ref_id: '1'
      name: People
      description: Who works here.
    - urn: urn:x:1.1
      assessable: true
      depth: 2
      parent_urn: urn:x:1
      ref_id: '1.1'
      name: Starting
      description: >-
        They are told,
        and they sign.
      annotation: On day one.
      typical_evidence: A list.
      implementation_groups: &both [B, F]
      questions:
        urn:x:1.1:question:1:
          type: unique_choice
          text: Is there a page?
          choices:
          - urn: urn:x:1.1:question:1:choice:1
            value: 'Yes'
            compute_result: 'true'
          - value: Maybe
    - urn: urn:x:1.1:note
      assessable: false
      parent_urn: urn:x:1.1
      name: null
      description: A heading in a control.
    - urn: urn:x:2.1
      assessable: true
      ref_id: '2.1'
      name: null
      implementation_groups: *both
      weight: 3
`;

function valueOf(text: string): unknown {
  const parsed = parseYaml(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

test('a library is read with its groups, levels, questions and weights', () => {
  const file = readLibrary(valueOf(library));
  if (!file.ok) throw new Error(file.error.message);
  const { content } = file;
  expect(content).toMatchObject({
    title: 'Rules',
    version: '2',
    publisher: 'Attest',
    copyright: 'CC0 1.0',
    levels: [
      { ref: 'B', name: 'Basic' },
      { ref: 'F', name: 'Full' },
    ],
    groups: [{ id: '1', title: 'People', parts: [{ name: 'overview', prose: 'Who works here.' }] }],
  });
  const placed = controlsIn(content);
  expect(
    placed.map(({ control, parent }) => [
      control.id,
      parent?.id,
      control.isAssessed,
      control.importance,
      control.levels,
    ]),
  ).toEqual([
    ['2.1', undefined, true, 'MANDATORY', ['B', 'F']],
    ['1.1', undefined, true, null, ['B', 'F']],
    ['note', '1.1', false, null, []],
  ]);
  const started = placed[1]?.control;
  expect(started && ['statement', 'guidance', 'typical-evidence'].map((name) => partText(started, name))).toEqual([
    'They are told, and they sign.',
    'On day one.',
    'A list.',
  ]);
  expect(started?.questions).toEqual([
    {
      text: 'Is there a page?',
      isMultiple: false,
      options: [
        { text: 'Yes', speaksFor: true },
        { text: 'Maybe', speaksFor: null },
      ],
    },
  ]);
});

const nodes = (...lines: readonly string[]) =>
  ['objects:', '  framework:', '    requirement_nodes:', ...lines.map((line) => `    - ${line}`)].join('\n');

test.each([
  ['no framework', 'objects: {}', 'objects'],
  ['nothing to assess', nodes('{ urn: a }'), 'objects/framework/requirement_nodes'],
  ['a node without a URN', nodes('{ assessable: true }'), 'objects/framework/requirement_nodes[0]/urn'],
  ['a URN twice', nodes('{ urn: a, assessable: true }', '{ urn: a }'), 'objects/framework/requirement_nodes[1]'],
  [
    'a code twice',
    nodes('{ urn: a, ref_id: x, assessable: true }', '{ urn: b, ref_id: x, assessable: true }'),
    'objects/framework/requirement_nodes[1]/ref_id',
  ],
  [
    'a node that belongs to itself',
    nodes('{ urn: a, assessable: true, parent_urn: a }'),
    'objects/framework/requirement_nodes[0]',
  ],
  ['an unknown parent', nodes('{ urn: a, assessable: true, parent_urn: b }'), 'objects/framework/requirement_nodes[0]'],
  ['a text for a library', 'just words', ''],
])('a library with %s gives one clear error', (_name, text, path) => {
  expect(readLibrary(valueOf(text))).toMatchObject({ ok: false, error: { path, row: null } });
});

test('an alias that contains itself is too deep', () => {
  const file = readLibrary(valueOf('objects: &a\n  framework: *a\n'));
  expect(file).toMatchObject({ ok: false, error: { message: 'The file is nested more than 64 times' } });
});

/** Each list repeats the one before it nine times. */
const bomb = [
  'a0: &a0 [x]',
  ...Array.from(
    { length: 9 },
    (_, index) => `a${index + 1}: &a${index + 1} [${Array.from({ length: 9 }, () => `*a${index}`).join(', ')}]`,
  ),
].join('\n');

test.each([
  ['what is no YAML', 'a: [1, 2', 'This is not YAML'],
  ['a key twice', 'a: 1\na: 2', 'This is not YAML'],
  ['aliases that multiply', bomb, 'The file repeats too much by aliases'],
  ['an alias of nothing', 'a: *b', 'or repeats what is not there'],
  ['lists without end', '['.repeat(100_000), 'The file is nested more than 64 times'],
  ['lists in lists on one line', '- '.repeat(100_000), 'The file is nested more than 64 times'],
  [
    'lists without end, a line each',
    Array.from({ length: 20_000 }, () => '[').join('\n'),
    'The file is nested more than 64 times',
  ],
  ['too much of it', `a: ${'x'.repeat(5_000_000)}`, 'A YAML file has at most 5 MB'],
])('YAML with %s gives one clear error', (_name, text, message) => {
  const parsed = parseYaml(text);
  expect(parsed.ok ? 'read' : parsed.error.message).toContain(message);
});

test('an error in YAML names its row', () => {
  expect(parseYaml('a: 1\nb: 2\nb: 3\n')).toMatchObject({ ok: false, error: { row: 3 } });
});

test('a type that would make something of a text does not', () => {
  expect(valueOf('a: !!js/function "x"\nb: 2026-11-28\nc: !secret y')).toEqual({ a: 'x', b: '2026-11-28', c: 'y' });
});
