import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

export type Level = Schemas['MatrixLevel'];
export type Band = Schemas['MatrixBand'];
type FieldError = Schemas['FieldError'];

/** The axes of the matrix, as its fields are named. */
export const axes = ['likelihoods', 'impacts'] as const;
export type Axis = (typeof axes)[number];

/** How many levels an axis has, as in the contract. */
export const fewestLevels = 3;
export const mostLevels = 7;
/** How many bands the matrix has, as in the contract. */
export const fewestBands = 1;
export const mostBands = 10;

/** What a matrix is made of. */
export type MatrixParts = Pick<Schemas['RiskMatrix'], Axis | 'bands'>;

type Replacements = Schemas['MatrixProposal']['replacements'];

/** A matrix as it is edited: what is to replace the stored one. */
export type ProposedParts = MatrixParts & { readonly replacements: Replacements };

/** The levels of an axis that the proposal does not have any more. */
export const removedLevels = (axis: Axis, stored: MatrixParts, proposed: MatrixParts): Level[] =>
  stored[axis].filter(({ id }) => !proposed[axis].some((level) => level.id === id));

/** Names the entries whose value does not differ from all before it. */
const repeated = <Entry>(entries: readonly Entry[], valueOf: (entry: Entry) => string | number): number[] =>
  entries.flatMap((entry, index) =>
    entries.findIndex((other) => valueOf(other) === valueOf(entry)) < index ? [index] : [],
  );

/** Names the entries whose value is not higher than that of the one before. */
const notRising = <Entry>(entries: readonly Entry[], valueOf: (entry: Entry) => number): number[] =>
  entries.flatMap((entry, index) => {
    const before = entries[index - 1];
    return before !== undefined && valueOf(entry) <= valueOf(before) ? [index] : [];
  });

function problemsOfEntries<Entry extends Level | Band>(
  part: Axis | 'bands',
  entries: readonly Entry[],
  rising: { readonly field: string; readonly of: (entry: Entry) => number; readonly message: string },
): FieldError[] {
  const problems = (indexes: readonly number[], field: string, message: string) =>
    indexes.map((index) => ({ field: `${part}/${index}/${field}`, message }));
  const empty = entries.flatMap(({ name }, index) => (name.trim() === '' ? [index] : []));
  return [
    ...problems(empty, 'name', 'Enter a name'),
    ...problems(
      repeated(entries, ({ name }) => name.trim()).filter((index) => !empty.includes(index)),
      'name',
      'This name is already in use',
    ),
    ...problems(
      repeated(entries, ({ id }) => id),
      'id',
      'This entry is already part of the matrix',
    ),
    ...problems(notRising(entries, rising.of), rising.field, rising.message),
  ];
}

function problemsOfReplacements(stored: MatrixParts, proposed: ProposedParts): FieldError[] {
  const { replacements } = proposed;
  const removed = axes.flatMap((axis) => removedLevels(axis, stored, proposed).map((level) => ({ axis, level })));
  const missing = removed
    .filter(({ level }) => !replacements.some(({ levelId }) => levelId === level.id))
    .map(({ level }) => ({ field: 'replacements', message: `Choose what replaces ${level.name}` }));
  const wrong = replacements.flatMap(({ levelId, replacedById }, index) => {
    const axis = removed.find(({ level }) => level.id === levelId)?.axis;
    if (axis === undefined) return [{ field: `replacements/${index}/levelId`, message: 'This level is not removed' }];
    return proposed[axis].some(({ id }) => id === replacedById)
      ? []
      : [{ field: `replacements/${index}/replacedById`, message: 'Choose a level of the same axis' }];
  });
  const twice = repeated(replacements, ({ levelId }) => levelId).map((index) => ({
    field: `replacements/${index}/levelId`,
    message: 'This level has a replacement already',
  }));
  return [...missing, ...wrong, ...twice];
}

/** A level is a whole number of points more than the one before: an axis on which two levels weigh the same ranks nothing. */
const factors = { field: 'score', of: ({ score }: Level) => score, message: 'Must be higher than the level before' };
const minimums = {
  field: 'minimumScore',
  of: ({ minimumScore }: Band) => minimumScore,
  message: 'Must be higher than the rating before',
};

/**
 * Why a proposed matrix cannot replace the stored one, beyond what the contract says of its fields. A matrix ranks: factors
 * rise along its axes, and minimum scores from band to band (ISO/IEC 27005:2022, annex A.1).
 */
export const problemsOfMatrix = (stored: MatrixParts, proposed: ProposedParts): FieldError[] => [
  ...axes.flatMap((axis) => problemsOfEntries(axis, proposed[axis], factors)),
  ...problemsOfEntries('bands', proposed.bands, minimums),
  ...problemsOfReplacements(stored, proposed),
];

/** Whether two matrices are the same. */
export const sameMatrix = (one: MatrixParts, other: MatrixParts): boolean =>
  [...axes, 'bands' as const].every((part) => {
    const key = (matrix: MatrixParts) =>
      JSON.stringify(
        matrix[part].map((entry) => Object.entries(entry).toSorted(([left], [right]) => left.localeCompare(right))),
      );
    return key(one) === key(other);
  });
