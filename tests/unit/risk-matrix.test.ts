import { describe, expect, test } from 'vitest';

import { edited, rebased, unchanged } from '#domain/matrix-edits.ts';
import { problemsOfMatrix, sameMatrix, type MatrixParts } from '#domain/risk-matrix.ts';

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

  test('a new level and a new band continue their scale, and need a name', () => {
    const added = edited(edited(draft, { type: 'level.added', axis: 'impacts', id: 'new' }), {
      type: 'band.added',
      id: 'newer',
    });
    expect(added.impacts.at(-1)).toMatchObject({ id: 'new', score: 4 });
    expect(added.bands.at(-1)).toMatchObject({ id: 'newer', minimumScore: 7 });
    expect(fields(added)).toEqual(['impacts/3/name', 'bands/2/name']);
    expect(edited(added, { type: 'band.removed', index: 2 }).bands).toEqual(stored.bands);
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
    expect(fields(flat)).toEqual(['likelihoods/2/score']);
    expect(fields(edited(draft, { type: 'band.changed', index: 1, changes: { minimumScore: 1 } }))).toEqual([
      'bands/1/minimumScore',
    ]);
  });

  test('is the same as another with equal entries in the same order', () => {
    expect(sameMatrix(stored, { ...stored, bands: stored.bands.map((one) => ({ ...one })) })).toBe(true);
    expect(sameMatrix(stored, { ...stored, bands: stored.bands.slice(1) })).toBe(false);
    expect(sameMatrix(stored, edited(draft, { type: 'band.changed', index: 0, changes: { colour: '#112233' } }))).toBe(
      false,
    );
  });
});
