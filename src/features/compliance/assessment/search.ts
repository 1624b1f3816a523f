import { idOf, oneOf, searchSchema, textOf, wholeNumberOf } from '#src/components/search-schema.ts';

/** What the tree of an assessment shows. */
export const itemFilters = ['ALL', 'OPEN', 'GAPS', 'FINDINGS', 'MINE'] as const;
export type ItemFilter = (typeof itemFilters)[number];

export interface AssessmentSearch {
  readonly assessmentId?: string | undefined;
  /** The control that is shown; the first without one. */
  readonly position?: string | undefined;
  readonly show: ItemFilter;
  readonly search: string;
  readonly view?: 'closing' | 'soa' | 'upgrade' | undefined;
  /** Of the statement of applicability: the submission that is shown, and whether as what it changes. */
  readonly submission?: number | undefined;
  readonly part?: 'changes' | undefined;
}

/** The address of an assessment: which one, which control, and what the tree is narrowed to. */
export const assessmentSearch = searchSchema<AssessmentSearch>((given) => ({
  assessmentId: idOf(given['assessmentId']),
  position: idOf(given['position']),
  show: oneOf(itemFilters, given['show']) ?? 'ALL',
  search: textOf(given['search']),
  view: oneOf(['closing', 'soa', 'upgrade'], given['view']),
  submission: wholeNumberOf(given['submission'], 1, 10_000, 0) || undefined,
  part: oneOf(['changes'], given['part']),
}));
