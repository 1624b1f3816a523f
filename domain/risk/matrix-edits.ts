import { axes, type Axis, type Band, type Level, type MatrixParts, type ProposedParts } from './matrix.ts';

/** One change of a matrix on its picture. Indexes count from the lowest level or band. */
export type MatrixEdit =
  | { readonly type: 'level.added'; readonly axis: Axis; readonly id: string }
  | {
      readonly type: 'level.changed';
      readonly axis: Axis;
      readonly index: number;
      readonly changes: Partial<Omit<Level, 'id'>>;
    }
  | { readonly type: 'level.moved'; readonly axis: Axis; readonly index: number; readonly by: 1 | -1 }
  | { readonly type: 'level.removed'; readonly axis: Axis; readonly index: number }
  | { readonly type: 'level.restored'; readonly axis: Axis; readonly level: Level }
  | { readonly type: 'level.replaced'; readonly levelId: string; readonly replacedById: string }
  | { readonly type: 'band.added'; readonly id: string }
  | { readonly type: 'band.changed'; readonly index: number; readonly changes: Partial<Omit<Band, 'id'>> }
  | { readonly type: 'band.removed'; readonly index: number };

const highestFactor = 10;
const highestMinimum = 100;

const changedAt = <Entry>(entries: readonly Entry[], at: number, changes: Partial<Entry>): Entry[] =>
  entries.map((entry, index) => (index === at ? { ...entry, ...changes } : entry));

const withoutIndex = <Entry>(entries: readonly Entry[], at: number): Entry[] =>
  entries.filter((_, index) => index !== at);

/** Two neighbours change places; each takes the factor of its new place, so that the axis still rises. */
function swapped(levels: readonly Level[], index: number, by: 1 | -1): Level[] {
  const [one, other] = [levels[index], levels[index + by]];
  if (one === undefined || other === undefined) return [...levels];
  return levels.map((level, at) => {
    if (at === index) return { ...other, score: one.score };
    return at === index + by ? { ...one, score: other.score } : level;
  });
}

/** A new level is the highest; it must be given a name. */
function withNewLevel(levels: readonly Level[], id: string): Level[] {
  const score = Math.min((levels.at(-1)?.score ?? 0) + 1, highestFactor);
  return [...levels, { id, name: '', score, colour: null }];
}

function withNewBand(bands: readonly Band[], id: string): Band[] {
  const minimumScore = Math.min((bands.at(-1)?.minimumScore ?? 0) + 1, highestMinimum);
  return [...bands, { id, name: '', minimumScore, reviewMonths: 12, colour: null }];
}

const levelsEdited = (draft: ProposedParts, axis: Axis, levels: Level[]): ProposedParts => ({
  ...draft,
  [axis]: levels,
  // What was to be replaced by a level that is gone needs another choice.
  replacements: draft.replacements.filter(
    ({ replacedById }) =>
      !draft[axis].some(({ id }) => id === replacedById) || levels.some(({ id }) => id === replacedById),
  ),
});

/** The matrix after an edit. */
export function edited(draft: ProposedParts, edit: MatrixEdit): ProposedParts {
  switch (edit.type) {
    case 'level.added':
      return levelsEdited(draft, edit.axis, withNewLevel(draft[edit.axis], edit.id));
    case 'level.changed':
      return levelsEdited(draft, edit.axis, changedAt<Level>(draft[edit.axis], edit.index, edit.changes));
    case 'level.moved':
      return levelsEdited(draft, edit.axis, swapped(draft[edit.axis], edit.index, edit.by));
    case 'level.removed':
      return levelsEdited(draft, edit.axis, withoutIndex(draft[edit.axis], edit.index));
    case 'level.restored': {
      const levels = [...draft[edit.axis], edit.level].toSorted((one, other) => one.score - other.score);
      const replacements = draft.replacements.filter(({ levelId }) => levelId !== edit.level.id);
      return { ...draft, [edit.axis]: levels, replacements };
    }
    case 'level.replaced': {
      const { levelId, replacedById } = edit;
      const others = draft.replacements.filter((one) => one.levelId !== levelId);
      return { ...draft, replacements: [...others, { levelId, replacedById }] };
    }
    case 'band.added':
      return { ...draft, bands: withNewBand(draft.bands, edit.id) };
    case 'band.changed':
      return { ...draft, bands: changedAt<Band>(draft.bands, edit.index, edit.changes) };
    case 'band.removed':
      break;
  }
  return { ...draft, bands: withoutIndex(draft.bands, edit.index) };
}

/** The proposal that changes nothing. */
export const unchanged = ({ likelihoods, impacts, bands }: MatrixParts): ProposedParts => ({
  likelihoods,
  impacts,
  bands,
  replacements: [],
});

/** Of a draft on another stored matrix: replacements of levels that it does not lose are dropped. */
export const rebased = (draft: ProposedParts, stored: MatrixParts): ProposedParts => ({
  ...draft,
  replacements: draft.replacements.filter(({ levelId }) =>
    axes.some((axis) => stored[axis].some(({ id }) => id === levelId) && !draft[axis].some(({ id }) => id === levelId)),
  ),
});
