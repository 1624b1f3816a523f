import { similarityOf } from '../text/similarity.ts';
import { kindOfChange, proposedLineage, type Lineage, type LineageControl, type LineageKind } from './lineage.ts';

/** What became of a control, with how alike the texts are and whether a person has decided. */
export interface ReviewedPair extends Lineage {
  /** How much of the words is in both texts, 0 to 100; null unless one control became one other. */
  readonly similarity: number | null;
  readonly isDecided: boolean;
}

/** The controls of two versions, by which a review is checked. */
export interface ComparedVersions {
  readonly before: readonly LineageControl[];
  readonly now: readonly LineageControl[];
}

/** What a person says has become of controls, by codes. */
export interface SaidLineage {
  readonly kind: LineageKind;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** Why what a person said cannot be: the field of the change and a message. */
export interface LineageProblem {
  readonly field: 'kind' | 'from' | 'to';
  readonly message: string;
}

const byCode = (controls: readonly LineageControl[]): ReadonlyMap<string, LineageControl> =>
  new Map(controls.filter(({ isWithdrawn }) => !isWithdrawn).map((one) => [one.code, one]));

/** Codes of the later version that a pair is about; what took over a withdrawn control has a pair of its own. */
const targetsOf = ({ kind, to }: Lineage): readonly string[] => (kind === 'WITHDRAWN' ? [] : to);

/** A pair of the rule: nothing is to be decided where nothing has changed. */
function proposed(one: Lineage, { before, now }: Controls): ReviewedPair {
  const [old, later] = [before.get(one.from ?? ''), now.get(one.to[0] ?? '')];
  const isOne = one.kind !== 'WITHDRAWN' && one.to.length === 1;
  const similarity = isOne && old !== undefined && later !== undefined ? similarityOf(old.text, later.text) : null;
  return { ...one, similarity, isDecided: one.kind === 'UNCHANGED' };
}

interface Controls {
  readonly before: ReadonlyMap<string, LineageControl>;
  readonly now: ReadonlyMap<string, LineageControl>;
}

const controlsOf = ({ before, now }: ComparedVersions): Controls => ({ before: byCode(before), now: byCode(now) });

/** A lineage to be reviewed, as the rule proposes it. */
export const lineageToReview = (versions: ComparedVersions): ReviewedPair[] =>
  proposedLineage(versions.before, versions.now).map((one) => proposed(one, controlsOf(versions)));

const withdrawn = (code: string, isDecided: boolean): ReviewedPair => ({
  kind: 'WITHDRAWN',
  from: code,
  to: [],
  isMoved: false,
  similarity: null,
  isDecided,
});

const added = (code: string, isDecided: boolean): ReviewedPair => ({
  kind: 'NEW',
  from: null,
  to: [code],
  isMoved: false,
  similarity: null,
  isDecided,
});

/** Gives controls without a pair one: what lost its other end is to be decided. */
function completed(pairs: readonly ReviewedPair[], { before, now }: Controls, isDecided: boolean): ReviewedPair[] {
  const known = new Set(pairs.map(({ from }) => from));
  const reached = new Set(pairs.flatMap(targetsOf));
  return [
    ...pairs,
    ...[...now.keys()].filter((code) => !reached.has(code)).map((code) => added(code, isDecided)),
    ...[...before.keys()].filter((code) => !known.has(code)).map((code) => withdrawn(code, isDecided)),
  ];
}

const kindsOfOne: ReadonlySet<LineageKind> = new Set(['UNCHANGED', 'EDITORIAL', 'REWORDED', 'RENUMBERED']);

/** A pair of one control that became one other: its kind follows from both. */
function pairOf(old: LineageControl, later: LineageControl, isDecided: boolean): ReviewedPair {
  const change = kindOfChange(old.text, later.text);
  return {
    kind: old.code === later.code || change === 'REWORDED' ? change : 'RENUMBERED',
    from: old.code,
    to: [later.code],
    isMoved: old.place !== later.place,
    similarity: similarityOf(old.text, later.text),
    isDecided,
  };
}

/** A stored pair beside the controls as they are now; null if one of them is gone. */
function followed(pair: ReviewedPair, { before, now }: Controls): ReviewedPair | null {
  if (pair.from !== null && !before.has(pair.from)) return null;
  if (targetsOf(pair).some((code) => !now.has(code))) return null;
  if (!kindsOfOne.has(pair.kind)) return pair;
  const [old, later] = [before.get(pair.from ?? ''), now.get(pair.to[0] ?? '')];
  if (old === undefined || later === undefined) return null;
  const fresh = pairOf(old, later, pair.isDecided);
  const isSame = fresh.kind === pair.kind && fresh.similarity === pair.similarity;
  return isSame ? pair : { ...fresh, isDecided: fresh.kind === 'UNCHANGED' };
}

/** A stored lineage beside a draft that was edited since: what has changed is to be decided again. */
export function followedLineage(pairs: readonly ReviewedPair[], versions: ComparedVersions): ReviewedPair[] {
  const controls = controlsOf(versions);
  return completed(
    pairs.flatMap((pair) => followed(pair, controls) ?? []),
    controls,
    false,
  );
}

/** With pairs that are right as they stand. */
export const withConfirmed = (pairs: readonly ReviewedPair[], places: readonly number[]): ReviewedPair[] => {
  const confirmed = new Set(places);
  return pairs.map((pair, place) => (confirmed.has(place) ? { ...pair, isDecided: true } : pair));
};

/** Without pairs that are none: what they name is withdrawn and new. */
export function withRejected(
  pairs: readonly ReviewedPair[],
  places: readonly number[],
  versions: ComparedVersions,
): ReviewedPair[] {
  const rejected = new Set(places);
  return completed(
    pairs.filter(({ from, kind }, place) => !rejected.has(place) || from === null || kind === 'WITHDRAWN'),
    controlsOf(versions),
    true,
  );
}

const counts: Readonly<Record<'SPLIT' | 'MERGED' | 'NEW' | 'WITHDRAWN' | 'ONE', (said: SaidLineage) => boolean>> = {
  SPLIT: ({ from, to }) => from.length === 1 && to.length > 1,
  MERGED: ({ from, to }) => from.length > 1 && to.length === 1,
  NEW: ({ from, to }) => from.length === 0 && to.length === 1,
  WITHDRAWN: ({ from }) => from.length === 1,
  ONE: ({ from, to }) => from.length === 1 && to.length === 1,
};

const isMany = (kind: LineageKind): kind is 'SPLIT' | 'MERGED' | 'NEW' | 'WITHDRAWN' => !kindsOfOne.has(kind);

const countWords: Readonly<Record<keyof typeof counts, string>> = {
  SPLIT: 'Name one former control, and at least two that it became',
  MERGED: 'Name at least two former controls, and the one that they became',
  NEW: 'Name one control of the later version, and no former one',
  WITHDRAWN: 'Name one former control',
  ONE: 'Name one former control and the one that it became',
};

/** What is wrong with what a person said; null if nothing is. */
export function problemOf(said: SaidLineage, versions: ComparedVersions): LineageProblem | null {
  const { before, now } = controlsOf(versions);
  const { kind, from, to } = said;
  const count = isMany(kind) ? kind : 'ONE';
  if (new Set(from).size < from.length || new Set(to).size < to.length)
    return { field: 'kind', message: 'Name each control once' };
  if (!counts[count](said)) return { field: 'kind', message: countWords[count] };
  if (from.some((code) => !before.has(code)))
    return { field: 'from', message: 'Choose controls of the former version' };
  if (kind !== 'WITHDRAWN' && to.some((code) => !now.has(code)))
    return { field: 'to', message: 'Choose controls of the later version' };
  return null;
}

/** With what a person says. `problemOf` has found nothing wrong with it. */
export function withChange(
  pairs: readonly ReviewedPair[],
  said: SaidLineage,
  versions: ComparedVersions,
): ReviewedPair[] {
  const controls = controlsOf(versions);
  const { kind, from, to } = said;
  const isTaken = (pair: ReviewedPair) =>
    (pair.from !== null && from.includes(pair.from)) ||
    (kind !== 'WITHDRAWN' && targetsOf(pair).some((code) => to.includes(code)));
  const more = { isMoved: false, similarity: null, isDecided: true };
  const one = (code: string): ReviewedPair => {
    const [old, later] = [controls.before.get(code), controls.now.get(to[0] ?? '')];
    return isMany(kind) || old === undefined || later === undefined
      ? { kind, from: code, to, ...more }
      : pairOf(old, later, true);
  };
  const stated: ReviewedPair[] = from.length === 0 ? [{ kind, from: null, to, ...more }] : from.map(one);
  return completed([...pairs.filter((pair) => !isTaken(pair)), ...stated], controls, false);
}

/** In the order of the later version, then of the former one for what is gone. */
export function inOrder(pairs: readonly ReviewedPair[], { before, now }: ComparedVersions): ReviewedPair[] {
  const places = new Map(now.map(({ code }, index) => [code, index]));
  const former = new Map(before.map(({ code }, index) => [code, now.length + index]));
  const placeOf = (pair: ReviewedPair): number =>
    places.get(targetsOf(pair)[0] ?? '') ?? former.get(pair.from ?? '') ?? now.length + before.length;
  return pairs.toSorted((one, other) => placeOf(one) - placeOf(other));
}
