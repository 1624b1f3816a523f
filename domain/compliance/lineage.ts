import { composed, type Relation } from './relations.ts';

/** What became of a control between two versions of a standard (compliance T4). SPLIT and MERGED are said by the source or a person. */
export type LineageKind =
  | 'UNCHANGED'
  | 'EDITORIAL'
  | 'REWORDED'
  | 'RENUMBERED'
  | 'SPLIT'
  | 'MERGED'
  | 'NEW'
  | 'WITHDRAWN';

/** A control of a version, as far as versions are compared. */
export interface LineageControl {
  readonly code: string;
  /** By which it is compared: `comparedText`. */
  readonly text: string;
  /** The groups around it, as one text. */
  readonly place: string;
  readonly isWithdrawn: boolean;
  /** Codes of the controls or groups that took it over, as its source says. */
  readonly successors: readonly string[];
}

/** Where a control came from and went to. */
export interface Lineage {
  readonly kind: LineageKind;
  /** The code in the former version; null for a new one. */
  readonly from: string | null;
  /** The code in the later version, or those that took a withdrawn control over. */
  readonly to: readonly string[];
  /** It is in both, in other groups: nothing is asked because of that. */
  readonly isMoved: boolean;
}

/** What is left of a text whose wording counts: no case, no signs, no forms of the same character. */
const editorialText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** How a control with the same code has changed. */
export function kindOfChange(before: string, now: string): LineageKind {
  if (before === now) return 'UNCHANGED';
  return editorialText(before) === editorialText(now) ? 'EDITORIAL' : 'REWORDED';
}

/** The controls whose editorial text no other of the same version has. */
function uniqueByText(controls: readonly LineageControl[]): Map<string, LineageControl> {
  const found = new Map<string, LineageControl | null>();
  for (const one of controls) {
    const text = editorialText(one.text);
    if (text !== '') found.set(text, found.has(text) ? null : one);
  }
  return new Map([...found].flatMap(([text, one]) => (one === null ? [] : [[text, one] as const])));
}

const isInForce = ({ isWithdrawn }: LineageControl): boolean => !isWithdrawn;

/**
 * Proposes what became of each control, in the order of the later version, then of what is gone. What is withdrawn in a version
 * is not in it: only its successors are read.
 */
export function proposedLineage(before: readonly LineageControl[], now: readonly LineageControl[]): Lineage[] {
  const former = new Map(before.filter(isInForce).map((one) => [one.code, one]));
  const later = new Map(now.filter(isInForce).map((one) => [one.code, one]));
  const [formerByText, laterByText] = [uniqueByText([...former.values()]), uniqueByText([...later.values()])];
  const renumbered = new Map<string, LineageControl>();
  for (const [text, old] of formerByText) {
    const one = laterByText.get(text);
    if (one !== undefined && !later.has(old.code) && !former.has(one.code)) renumbered.set(one.code, old);
  }
  const taken = new Set([...renumbered.values()].map(({ code }) => code));
  const present = [...later.values()].map((one): Lineage => {
    const old = former.get(one.code) ?? renumbered.get(one.code);
    if (old === undefined) return { kind: 'NEW', from: null, to: [one.code], isMoved: false };
    const kind = old.code === one.code ? kindOfChange(old.text, one.text) : 'RENUMBERED';
    return { kind, from: old.code, to: [one.code], isMoved: old.place !== one.place };
  });
  const said = new Map(now.map(({ code, successors }) => [code, successors]));
  const gone = [...former.values()]
    .filter(({ code }) => !later.has(code) && !taken.has(code))
    .map(({ code, successors }): Lineage => {
      const to = [...new Set([...(said.get(code) ?? []), ...successors])];
      return { kind: 'WITHDRAWN', from: code, to, isMoved: false };
    });
  return [...present, ...gone];
}

/** What a link of an own control to the former control becomes at each control that it went to. */
export interface LinkAfter {
  readonly relation: Relation;
  readonly isToConfirm: boolean;
}

type Becoming = (relation: Relation) => LinkAfter | null;

const kept: Becoming = (relation) => ({ relation, isToConfirm: false });
const nothing: Becoming = () => null;

/** The part does what the whole did; of a whole only a part was done. */
const composedWith =
  (fromFormer: Relation): Becoming =>
  (relation) => {
    const after = composed(relation, fromFormer);
    return after && { relation: after, isToConfirm: true };
  };

const becoming: Readonly<Record<LineageKind, Becoming>> = {
  UNCHANGED: kept,
  EDITORIAL: kept,
  RENUMBERED: kept,
  REWORDED: (relation) => ({ relation, isToConfirm: true }),
  SPLIT: composedWith('SUPERSET'),
  MERGED: composedWith('SUBSET'),
  NEW: nothing,
  WITHDRAWN: nothing,
};

/** Null where nothing is linked: the own control is only suggested there (T1, T4). */
export const linkAfter = (kind: LineageKind, relation: Relation): LinkAfter | null => becoming[kind](relation);
