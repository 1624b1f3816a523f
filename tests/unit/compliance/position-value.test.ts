import { expect, test } from 'vitest';

import { deriveAll } from '#domain/compliance/recalculation.ts';

import { coverOf, factsOf, link, mapping, ownControl, position, type ShortResult } from './support.ts';

/* A1 and A2 belong to another standard, P to the one that is derived. */
function mapped(a1: ShortResult, a2: ShortResult) {
  return deriveAll(
    factsOf({
      ownControls: [ownControl('C-1', a1, { maturity: 3, confidence: 89 }), ownControl('C-2', a2, { maturity: 2 })],
      positions: ['A1', 'A2', 'P'].map((id) => position(id)),
      links: [link('C-1', 'EQUAL', 'A1'), link('C-2', 'EQUAL', 'A2')],
      mappings: [mapping(['A1', 'A2'], 'SUPERSET', 'P', { strength: 80 })],
    }),
  ).get('P')?.full;
}

test('a mapping of several sources fills if all of them conform', () => {
  expect(mapped('COMPLIANT', 'COMPLIANT')).toMatchObject({ result: 'COMPLIANT', maturity: 2, confidence: 32 });
  expect(mapped('COMPLIANT', 'NOT_ASSESSED')).toMatchObject({
    result: 'NOT_ASSESSED',
    derived: { progress: { met: 1, of: 2 }, proposal: null },
  });
  expect(mapped('COMPLIANT', 'MAJOR')?.derived).toMatchObject({
    result: 'NOT_ASSESSED',
    proposal: 'MAJOR_NON_CONFORMITY',
  });
});

test('a position that conforms only through a mapping proves nothing further', () => {
  const values = deriveAll(
    factsOf({
      ownControls: [ownControl('C-1', 'COMPLIANT')],
      positions: ['B', 'A', 'P'].map((id) => position(id)),
      links: [link('C-1', 'EQUAL', 'B')],
      mappings: [mapping(['B'], 'EQUAL', 'A'), mapping(['A'], 'SUPERSET', 'P')],
    }),
  );
  expect([...values.values()].map(({ full }) => full.result)).toEqual(['COMPLIANT', 'COMPLIANT', 'NOT_ASSESSED']);
});

test('a mapping counts as the organisation uses it', () => {
  const uses = (['DERIVE', 'PROPOSE', 'IGNORE'] as const).map((use) => {
    const values = deriveAll(
      factsOf({
        ownControls: [ownControl('C-1', 'COMPLIANT')],
        positions: [position('A'), position('P')],
        links: [link('C-1', 'EQUAL', 'A')],
        mappings: [mapping(['A'], 'EQUAL', 'P', { use })],
      }),
    );
    return values.get('P')?.full.derived;
  });
  expect(uses.map((derived) => [derived?.result, derived?.proposal])).toEqual([
    ['COMPLIANT', null],
    ['NOT_ASSESSED', 'COMPLIANT'],
    ['NOT_ASSESSED', null],
  ]);
});

test.each([
  ['PROPOSED', 'NOT_ASSESSED', null, []],
  ['REJECTED', 'NOT_ASSESSED', null, []],
  ['CONFIRMED', 'COMPLIANT', 89, []],
  ['TO_CONFIRM', 'COMPLIANT', 39, ['TO_CONFIRM']],
] as const)('a link that is %s gives %s', (standing, result, confidence, flags) => {
  const values = deriveAll(
    factsOf({
      ownControls: [ownControl('C-1', 'COMPLIANT', { confidence: 89 })],
      positions: [position('P')],
      links: [link('C-1', 'EQUAL', 'P', { standing })],
    }),
  );
  expect(values.get('P')?.full.derived).toMatchObject({ result, confidence, flags });
});

test('every derived value names the links and mappings that gave it', () => {
  const values = deriveAll(
    factsOf({
      ownControls: [ownControl('C-1', 'COMPLIANT'), ownControl('C-2', 'MINOR'), ownControl('C-3', 'MINOR')],
      positions: [position('A'), position('P')],
      links: [link('C-1', 'EQUAL', 'P'), link('C-2', 'SUBSET', 'P'), link('C-3', 'EQUAL', 'A')],
      mappings: [mapping(['A'], 'EQUAL', 'P')],
    }),
  );
  expect(values.get('P')?.full.derived.usedIds).toEqual(['A>P', 'C-2>P']);
});

test('an inapplicable position stays so, and proves nothing', () => {
  const values = deriveAll(
    factsOf({
      ownControls: [ownControl('C-1', 'MAJOR')],
      positions: [position('A', { isApplicable: false }), position('P')],
      links: [link('C-1', 'EQUAL', 'A')],
      mappings: [mapping(['A'], 'EQUAL', 'P')],
    }),
  );
  expect([values.get('A')?.full.result, values.get('P')?.full.result]).toEqual(['NON_APPLICABLE', 'NOT_ASSESSED']);
});

test('a retired own control no longer counts, also in a cover', () => {
  const values = deriveAll(
    factsOf({
      ownControls: [ownControl('C-0', 'COMPLIANT'), ownControl('C-1', 'COMPLIANT', { isRetired: true })],
      positions: [position('P', { cover: coverOf(2) }), position('Q')],
      links: [link('C-0', 'SUBSET', 'P'), link('C-1', 'SUBSET', 'P'), link('C-1', 'EQUAL', 'Q')],
    }),
  );
  expect(values.get('P')?.full.derived).toMatchObject({ result: 'NOT_ASSESSED', progress: { met: 1, of: 2 } });
  expect(values.get('Q')?.full.result).toBe('NOT_ASSESSED');
});

test('the maturity of a cover is that of its weakest part, and unknown if one is', () => {
  const maturityOf = (...levels: readonly (number | null)[]) =>
    deriveAll(
      factsOf({
        ownControls: levels.map((maturity, index) => ownControl(`C-${index}`, 'COMPLIANT', { maturity })),
        positions: [position('P', { cover: coverOf(levels.length) })],
        links: levels.map((_, index) => link(`C-${index}`, 'SUBSET', 'P')),
      }),
    ).get('P')?.full.maturity;
  expect([maturityOf(4, 2), maturityOf(4, null)]).toEqual([2, null]);
});

const override = {
  result: 'OFI',
  maturity: 4,
  reason: 'Seen on site',
  until: '2026-11-28',
  seenResult: 'COMPLIANT',
} as const;

/** P with an override, and Q, to which P is mapped. */
const overridden = (result: ShortResult, today: string) =>
  deriveAll(
    factsOf({
      today,
      ownControls: [ownControl('C-1', result, { confidence: 89 })],
      positions: [position('P', { override }), position('Q')],
      links: [link('C-1', 'EQUAL', 'P')],
      mappings: [mapping(['P'], 'EQUAL', 'Q', { strength: 90 })],
    }),
  );

test('an override stands beside the derived value until it ends, and asks again when that changes', () => {
  expect(overridden('COMPLIANT', '2026-11-28').get('P')?.full).toMatchObject({
    result: 'OFI',
    maturity: 4,
    confidence: 40,
    asksAgain: false,
    derived: { result: 'COMPLIANT' },
  });
  expect(overridden('COMPLIANT', '2026-11-28').get('Q')?.full).toMatchObject({ result: 'OFI', confidence: 36 });
  expect(overridden('MAJOR', '2026-11-28').get('P')?.full).toMatchObject({ result: 'OFI', asksAgain: true });
  expect(overridden('MAJOR', '2026-11-29').get('P')?.full).toMatchObject({
    result: 'MAJOR_NON_CONFORMITY',
    isOverridden: false,
  });
});
