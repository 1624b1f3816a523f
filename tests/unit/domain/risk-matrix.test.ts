import { describe, expect, test } from 'vitest';

import { edited, rebased, unchanged } from '#domain/risk/matrix-edits.ts';
import { problemsOfMatrix, sameMatrix, type MatrixParts, type ProposedParts } from '#domain/risk/matrix.ts';

const level = (id: string, score: number) => ({ id, name: id, score, colour: null });
const band = (id: string, minimumScore: number) => ({ id, name: id, minimumScore, reviewMonths: 12, colour: null });

const stored: MatrixParts = {
  likelihoods: [level('rare', 1), level('possible', 3), level('likely', 4), level('certain', 5)],
  impacts: [level('minor', 1), level('major', 2), level('severe', 3)],
  bands: [band('low', 1), band('high', 6)],
};
const draft = unchanged(stored);
const fields = (proposed: typeof draft) => problemsOfMatrix(stored, proposed).map(({ field }) => field);

describe('edits of the matrix', () => {
  test('two levels change places, and each takes the factor of its new place', () => {
    const moved = edited(draft, { type: 'level.moved', axis: 'likelihoods', index: 0, by: 1 });
    expect(moved.likelihoods.map(({ id, score }) => [id, score])).toEqual([
      ['possible', 1],
      ['rare', 3],
      ['likely', 4],
      ['certain', 5],
    ]);
    expect(edited(draft, { type: 'level.moved', axis: 'likelihoods', index: 0, by: -1 }).likelihoods).toEqual(
      stored.likelihoods,
    );
    expect(edited(draft, { type: 'level.moved', axis: 'likelihoods', index: 4, by: -1 })).toEqual(draft);
  });

  test('a replacement that is removed itself needs another choice, and a level that is kept none', () => {
    const removed = edited(draft, { type: 'level.removed', axis: 'likelihoods', index: 0 });
    expect(fields(removed)).toEqual(['replacements']);
    const replaced = edited(removed, { type: 'level.replaced', levelId: 'rare', replacedById: 'possible' });
    expect(fields(replaced)).toEqual([]);
    expect(edited(replaced, { type: 'level.removed', axis: 'likelihoods', index: 0 }).replacements).toEqual([]);
    const [rare] = stored.likelihoods;
    if (rare === undefined) throw new Error('The axis is empty');
    const kept = edited(replaced, { type: 'level.restored', axis: 'likelihoods', level: rare });
    expect(kept).toEqual(draft);
  });

  test('other replacements stay as they are', () => {
    const removed = edited(edited(draft, { type: 'level.removed', axis: 'likelihoods', index: 0 }), {
      type: 'level.removed',
      axis: 'impacts',
      index: 0,
    });
    const rare = { levelId: 'rare', replacedById: 'possible' };
    const minor = { levelId: 'minor', replacedById: 'major' };
    const replaced = { ...removed, replacements: [rare, minor] };
    expect(edited(replaced, { type: 'level.replaced', levelId: 'rare', replacedById: 'likely' }).replacements).toEqual([
      minor,
      { ...rare, replacedById: 'likely' },
    ]);
    expect(edited(replaced, { type: 'level.removed', axis: 'likelihoods', index: 1 }).replacements).toEqual([
      rare,
      minor,
    ]);
    expect(edited(replaced, { type: 'level.removed', axis: 'likelihoods', index: 0 }).replacements).toEqual([minor]);
    const restored = { type: 'level.restored', axis: 'likelihoods', level: level('rare', 1) } as const;
    expect(edited(replaced, restored).replacements).toEqual([minor]);
    expect(rebased({ ...replaced, likelihoods: stored.likelihoods }, stored).replacements).toEqual([minor]);
  });

  test('a new level and a new band continue their scale, and need a name', () => {
    const added = edited(edited(draft, { type: 'level.added', axis: 'impacts', id: 'new' }), {
      type: 'band.added',
      id: 'newer',
    });
    expect(added.impacts.at(-1)).toMatchObject({ id: 'new', score: 4 });
    expect(added.bands.at(-1)).toMatchObject({ id: 'newer', minimumScore: 7 });
    expect(fields(added)).toEqual(['impacts/3/name', 'bands/2/name']);
    expect(edited(added, { type: 'band.added', id: 'newest' }).bands.at(-1)).toMatchObject({ minimumScore: 8 });
    expect(edited(added, { type: 'band.removed', index: 2 }).bands).toEqual(stored.bands);
  });

  test('the first level and the first band start their scale', () => {
    const empty = unchanged({ likelihoods: [], impacts: [], bands: [] });
    expect(edited(empty, { type: 'level.added', axis: 'impacts', id: 'new' }).impacts).toMatchObject([{ score: 1 }]);
    expect(edited(empty, { type: 'band.added', id: 'new' }).bands).toMatchObject([{ minimumScore: 1 }]);
  });

  test('on another matrix, replacements of levels that it does not have are dropped', () => {
    const removed = edited(draft, { type: 'level.removed', axis: 'likelihoods', index: 0 });
    const replaced = edited(removed, { type: 'level.replaced', levelId: 'rare', replacedById: 'possible' });
    expect(rebased(replaced, stored)).toEqual(replaced);
    expect(rebased(replaced, { ...stored, likelihoods: removed.likelihoods }).replacements).toEqual([]);
  });
});

describe('a matrix', () => {
  test('ranks: factors and minimum scores rise', () => {
    const flat = edited(draft, { type: 'level.changed', axis: 'likelihoods', index: 2, changes: { score: 3 } });
    expect(problemsOfMatrix(stored, flat)).toEqual([
      { field: 'likelihoods/2/score', message: 'Must be higher than the level before' },
    ]);
    const equal = edited(draft, { type: 'band.changed', index: 1, changes: { minimumScore: 1 } });
    expect(problemsOfMatrix(stored, equal)).toEqual([
      { field: 'bands/1/minimumScore', message: 'Must be higher than the rating before' },
    ]);
  });

  const likelihoods = stored.likelihoods.slice(1);
  const impacts = stored.impacts.slice(1);

  test.each<[string, Partial<ProposedParts>, string[]]>([
    [
      'every name is given',
      {
        bands: [
          { ...band('low', 1), name: '' },
          { ...band('high', 6), name: ' ' },
        ],
      },
      ['bands/0/name: Enter a name', 'bands/1/name: Enter a name'],
    ],
    [
      'no name is used twice',
      { bands: [band('low', 1), band('high', 6), { ...band('top', 7), name: ' low ' }] },
      ['bands/2/name: This name is already in use'],
    ],
    [
      'no entry is part of it twice',
      { bands: [band('low', 1), { ...band('low', 6), name: 'other' }] },
      ['bands/1/id: This entry is already part of the matrix'],
    ],
    [
      'each removed level is replaced',
      { likelihoods, impacts, replacements: [{ levelId: 'minor', replacedById: 'major' }] },
      ['replacements: Choose what replaces rare'],
    ],
    [
      'each removed level is replaced by one of its axis that is left',
      {
        likelihoods,
        impacts,
        replacements: [
          { levelId: 'rare', replacedById: 'major' },
          { levelId: 'minor', replacedById: 'minor' },
        ],
      },
      [
        'replacements/0/replacedById: Choose a level of the same axis',
        'replacements/1/replacedById: Choose a level of the same axis',
      ],
    ],
    [
      'only removed levels are replaced',
      { replacements: [{ levelId: 'rare', replacedById: 'possible' }] },
      ['replacements/0/levelId: This level is not removed'],
    ],
    [
      'each removed level is replaced once',
      {
        impacts,
        replacements: [
          { levelId: 'minor', replacedById: 'major' },
          { levelId: 'minor', replacedById: 'severe' },
        ],
      },
      ['replacements/1/levelId: This level has a replacement already'],
    ],
  ])('is refused unless %s', (_title, changes, problems) => {
    const found = problemsOfMatrix(stored, { ...draft, ...changes });
    expect(found.map(({ field, message }) => `${field}: ${message}`)).toEqual(problems);
  });

  test('is the same as another with equal entries in the same order', () => {
    expect(sameMatrix(stored, { ...stored, bands: stored.bands.map((one) => ({ ...one })) })).toBe(true);
    const reordered = stored.bands.map(({ id, ...rest }) => ({ ...rest, id }));
    expect(sameMatrix(stored, { ...stored, bands: reordered })).toBe(true);
    const shorter = { ...stored, bands: stored.bands.slice(0, 1) };
    expect([sameMatrix(stored, shorter), sameMatrix(shorter, stored)]).toEqual([false, false]);
    expect(sameMatrix(stored, edited(draft, { type: 'band.changed', index: 0, changes: { colour: '#112233' } }))).toBe(
      false,
    );
  });
});
