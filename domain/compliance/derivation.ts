import { toConfirmAtMost } from './confidence.ts';
import {
  conformingOf,
  isConforming,
  isNegative,
  worstOf,
  type ComplianceResult,
  type ConformingResult,
  type NegativeResult,
} from './results.ts';
import { counts, effectOf, type Effect, type Source, type Standing } from './sources.ts';

/** A person's declaration that some own controls together do all that a control asks. */
export interface Cover {
  readonly ownControlIds: readonly string[];
  readonly standing: Standing;
  readonly assertedBy: string | null;
}

/** Why a position has its value. */
export type Basis = 'NOT_APPLICABLE' | 'NEGATIVE' | 'POSITIVE' | 'COVER' | 'NOTHING';

export type DerivationFlag =
  /** A source says that it conforms, another that it does not. */
  | 'CONTRADICTION'
  /** It conforms, and something wider does not. */
  | 'CHECK'
  /** A source, the cover or the position waits for confirmation. */
  | 'TO_CONFIRM';

/** How much of a cover, or of what a mapping needs, conforms. */
export interface Progress {
  readonly met: number;
  readonly of: number;
}

/** What follows for a position from its sources. */
export interface Derived {
  readonly result: ComplianceResult;
  readonly basis: Basis;
  readonly maturity: number | null;
  /** 0 to 100; null where nothing was assessed. */
  readonly confidence: number | null;
  readonly flags: readonly DerivationFlag[];
  /** A result that a person can accept: the worst non-conformity that was proposed, else what the parts met say. */
  readonly proposal: ConformingResult | NegativeResult | null;
  readonly progress: Progress | null;
  /** An improvement of something wider, which was not taken over. */
  readonly hasNote: boolean;
  /** The ids of the links and mappings that gave the result. */
  readonly usedIds: readonly string[];
}

/** All that a position is derived from. */
export interface DerivationInput {
  readonly isApplicable: boolean;
  /** The position itself waits for confirmation, for instance since its text was reworded. */
  readonly isToConfirm: boolean;
  readonly sources: readonly Source[];
  readonly cover: Cover | null;
}

interface Weighed {
  readonly source: Source;
  readonly effect: Effect;
}

const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);

/** The lowest of the levels that each give the result by themselves. */
const lowest = (values: readonly (number | null)[]): number | null => {
  const levels = known(values);
  return levels.length > 0 ? Math.min(...levels) : null;
};

/** The lowest of the levels that are all needed: unknown if one of them is. */
export const lowestOfAll = (values: readonly (number | null)[]): number | null =>
  known(values).length === values.length ? lowest(values) : null;

const filling = (weighed: readonly Weighed[], matches: (result: ComplianceResult) => boolean) =>
  weighed.filter(({ effect }) => effect.kind === 'FILLS' && matches(effect.result));

const resultsOf = (weighed: readonly Weighed[], kind: Effect['kind']) =>
  weighed.flatMap(({ effect }) => (effect.kind === kind && effect.kind !== 'NONE' ? [effect.result] : []));

interface CoverState {
  readonly progress: Progress;
  /** Null unless all of it conforms. */
  readonly result: ConformingResult | null;
  readonly members: readonly Source[];
}

/** What a cover says. An own control whose link no longer counts does not conform: the declaration was about all of them. */
function coverState(cover: Cover | null, sources: readonly Source[]): CoverState | null {
  if (cover === null || !counts(cover.standing) || cover.ownControlIds.length === 0) return null;
  const wanted = new Set(cover.ownControlIds);
  const members = sources.filter(
    ({ origin, standing }) => origin.kind === 'LINK' && counts(standing) && wanted.has(origin.ownControlId),
  );
  const conforming = members.flatMap(({ result }) => (isConforming(result) ? [result] : []));
  return {
    progress: { met: conforming.length, of: wanted.size },
    result: conforming.length === wanted.size ? conformingOf(conforming) : null,
    members,
  };
}

/** The result that stands, and by which sources (compliance T2, the rules for several). */
interface Decision {
  readonly result: ComplianceResult;
  readonly basis: Basis;
  readonly used: readonly Source[];
  readonly maturity: number | null;
}

function decisionOf(weighed: readonly Weighed[], cover: CoverState | null): Decision {
  const decide = (basis: Basis, result: ComplianceResult, deciding: readonly Weighed[]): Decision => {
    const used = deciding.map(({ source }) => source);
    return { basis, result, used, maturity: lowest(used.map(({ maturity }) => maturity)) };
  };
  const worst = worstOf(resultsOf(weighed, 'FILLS').filter(isNegative));
  if (worst !== undefined)
    return decide(
      'NEGATIVE',
      worst,
      filling(weighed, (result) => result === worst),
    );
  const positive = filling(weighed, isConforming);
  if (positive.length > 0) {
    const result = conformingOf(resultsOf(positive, 'FILLS').filter(isConforming));
    return decide(
      'POSITIVE',
      result,
      filling(weighed, (one) => one === result),
    );
  }
  if (cover !== null && cover.result !== null)
    return {
      basis: 'COVER',
      result: cover.result,
      used: cover.members,
      maturity: lowestOfAll(cover.members.map(({ maturity }) => maturity)),
    };
  return { basis: 'NOTHING', result: 'NOT_ASSESSED', used: [], maturity: null };
}

/** The worst non-conformity that was proposed, else, where nothing was decided, what was proposed or met in part. */
function proposalOf(weighed: readonly Weighed[], { result }: Decision): ConformingResult | NegativeResult | null {
  const proposed = resultsOf(weighed, 'PROPOSES');
  const worst = worstOf(proposed.filter(isNegative));
  if (worst !== undefined) return worst === result ? null : worst;
  if (result !== 'NOT_ASSESSED') return null;
  const met = [...proposed, ...resultsOf(weighed, 'PART')].filter(isConforming);
  return met.length > 0 ? conformingOf(met) : null;
}

/** The progress that is worth a word: that of the cover, else of the mapping that is furthest among those with several sources. */
function progressOf(cover: CoverState | null, weighed: readonly Weighed[]): Progress | null {
  if (cover !== null) return cover.progress;
  const [furthest] = weighed
    .map(({ source }) => source)
    .filter(({ of, standing, use }) => of > 1 && counts(standing) && use !== 'IGNORE')
    .map(({ met, of }) => ({ met, of }))
    .toSorted((one, other) => other.met * one.of - one.met * other.of || one.of - other.of);
  return furthest ?? null;
}

function flagsOf(weighed: readonly Weighed[], { result }: Decision, isToConfirm: boolean): DerivationFlag[] {
  const hasProposedNegative = resultsOf(weighed, 'PROPOSES').some(isNegative);
  return [
    ...(isNegative(result) && filling(weighed, isConforming).length > 0 ? (['CONTRADICTION'] as const) : []),
    ...(isConforming(result) && hasProposedNegative ? (['CHECK'] as const) : []),
    ...(isToConfirm ? (['TO_CONFIRM'] as const) : []),
  ];
}

const notApplicable: Derived = {
  result: 'NON_APPLICABLE',
  basis: 'NOT_APPLICABLE',
  maturity: null,
  confidence: null,
  flags: [],
  proposal: null,
  progress: null,
  hasNote: false,
  usedIds: [],
};

/**
 * Derives the value of a position from its sources (compliance T2). What a person overrides or judges stands beside it.
 * Applicability is decided by people, never derived.
 */
export function derive({ isApplicable, isToConfirm, sources, cover }: DerivationInput): Derived {
  if (!isApplicable) return notApplicable;
  const weighed = sources.map((source) => ({ source, effect: effectOf(source) }));
  const covered = coverState(cover, sources);
  const decision = decisionOf(weighed, covered);
  const { result, basis, used, maturity } = decision;
  const waits =
    isToConfirm ||
    used.some(({ standing }) => standing === 'TO_CONFIRM') ||
    (basis === 'COVER' && cover?.standing === 'TO_CONFIRM');
  const confidence = used.length === 0 ? null : Math.min(...used.map((source) => source.confidence));
  return {
    result,
    basis,
    maturity,
    confidence: confidence === null ? null : toConfirmAtMost(confidence, waits),
    flags: flagsOf(weighed, decision, waits),
    proposal: proposalOf(weighed, decision),
    progress: progressOf(covered, weighed),
    hasNote: weighed.some(({ effect }) => effect.kind === 'FILLS' && effect.note),
    usedIds: used.map(({ origin }) => origin.id).toSorted(),
  };
}
