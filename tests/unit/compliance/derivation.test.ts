import { expect, test } from 'vitest';

import type { Cover } from '#domain/compliance/derivation.ts';
import { deriveAll } from '#domain/compliance/recalculation.ts';
import { relations, type Relation } from '#domain/compliance/relations.ts';
import { effectOf } from '#domain/compliance/sources.ts';

import { coverOf, factsOf, link, ownControl, position, results, type ShortResult } from './support.ts';

const shortOf = (result: string) => result.replace('_NON_CONFORMITY', '');

/** What a source with a result and a relation does, as compliance.md writes it. */
function written(result: ShortResult, relation: Relation): string {
  const effect = effectOf({ result: results[result], relation, standing: 'CONFIRMED', use: 'DERIVE' });
  switch (effect.kind) {
    case 'FILLS':
      return `fills ${shortOf(effect.result)}${effect.note ? ', note' : ''}`;
    case 'PROPOSES':
      return `proposes ${shortOf(effect.result)}`;
    case 'PART':
      return effect.result === 'OFI' ? 'part met (OFI)' : 'part met';
    case 'NONE':
    default:
      return '–';
  }
}

test.each<[ShortResult, ...string[]]>([
  ['COMPLIANT', 'fills COMPLIANT', 'fills COMPLIANT', 'part met', 'part met'],
  ['OFI', 'fills OFI', 'fills COMPLIANT, note', 'part met (OFI)', 'part met (OFI)'],
  ['MINOR', 'fills MINOR', 'proposes MINOR', 'fills MINOR', 'proposes MINOR'],
  ['MAJOR', 'fills MAJOR', 'proposes MAJOR', 'fills MAJOR', 'proposes MAJOR'],
  ['NOT_ASSESSED', '–', '–', '–', '–'],
  ['NON_APPLICABLE', '–', '–', '–', '–'],
])('one source that is %s does what its relation allows', (result, ...effects) => {
  expect(relations.map((relation) => written(result, relation))).toEqual(effects);
});

type Links = readonly (readonly [relation: Relation, result: ShortResult])[];

/** A position with these own controls. */
function derivedFrom(links: Links, cover: Cover | null = null) {
  const facts = factsOf({
    ownControls: links.map(([, result], index) => ownControl(`C-${index}`, result)),
    positions: [position('P', { cover })],
    links: links.map(([relation], index) => link(`C-${index}`, relation, 'P')),
  });
  const derived = deriveAll(facts).get('P')?.full.derived;
  if (derived === undefined) throw new Error('P was not derived');
  return derived;
}

const remark = ({ flags, proposal, progress }: ReturnType<typeof derivedFrom>): string =>
  [
    ...flags,
    ...(progress !== null && progress.met < progress.of ? [`${progress.met} of ${progress.of}`] : []),
    ...(proposal === null ? [] : [`proposes ${shortOf(proposal)}`]),
  ].join(', ');

test.each<[Links, 'cover' | '', ShortResult, string]>([
  [[['EQUAL', 'MINOR']], '', 'MINOR', ''],
  [[['SUPERSET', 'MAJOR']], '', 'NOT_ASSESSED', 'proposes MAJOR'],
  [[['SUBSET', 'COMPLIANT']], '', 'NOT_ASSESSED', 'proposes COMPLIANT'],
  [[['SUBSET', 'MINOR']], '', 'MINOR', ''],
  [
    [
      ['SUBSET', 'COMPLIANT'],
      ['SUBSET', 'OFI'],
    ],
    'cover',
    'OFI',
    '',
  ],
  [
    [
      ['SUBSET', 'COMPLIANT'],
      ['SUBSET', 'OFI'],
    ],
    '',
    'NOT_ASSESSED',
    'proposes OFI',
  ],
  [
    [
      ['SUBSET', 'COMPLIANT'],
      ['INTERSECTS', 'NOT_ASSESSED'],
    ],
    'cover',
    'NOT_ASSESSED',
    '1 of 2, proposes COMPLIANT',
  ],
  [
    [
      ['EQUAL', 'COMPLIANT'],
      ['SUBSET', 'MAJOR'],
    ],
    '',
    'MAJOR',
    'CONTRADICTION',
  ],
  [
    [
      ['EQUAL', 'COMPLIANT'],
      ['SUPERSET', 'MINOR'],
    ],
    '',
    'COMPLIANT',
    'CHECK, proposes MINOR',
  ],
  [
    [
      ['EQUAL', 'OFI'],
      ['SUPERSET', 'COMPLIANT'],
    ],
    '',
    'OFI',
    '',
  ],
  [[['SUPERSET', 'OFI']], '', 'COMPLIANT', ''],
  [
    [
      ['EQUAL', 'MINOR'],
      ['SUBSET', 'MAJOR'],
    ],
    '',
    'MAJOR',
    '',
  ],
  [
    [
      ['EQUAL', 'MINOR'],
      ['INTERSECTS', 'MAJOR'],
    ],
    '',
    'MINOR',
    'proposes MAJOR',
  ],
  [
    [
      ['SUBSET', 'COMPLIANT'],
      ['INTERSECTS', 'COMPLIANT'],
    ],
    'cover',
    'COMPLIANT',
    '',
  ],
  [[], '', 'NOT_ASSESSED', ''],
])('sources %j with %s: %s', (links, cover, result, said) => {
  const derived = derivedFrom(links, cover === '' ? null : coverOf(links.length));
  expect([derived.result, remark(derived)]).toEqual([results[result], said]);
});

test('an improvement of something wider is noted, not taken over', () => {
  expect([derivedFrom([['SUPERSET', 'OFI']]).hasNote, derivedFrom([['EQUAL', 'OFI']]).hasNote]).toEqual([true, false]);
});
