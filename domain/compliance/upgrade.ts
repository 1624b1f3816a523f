import type { Lineage } from './lineage.ts';
import { isConforming, type ComplianceResult } from './results.ts';

/** How long an upgrade of an adopted standard can be undone, in days. */
const upgradeUndoDays = 14;

const dayMs = 86_400_000;

/** Until when an upgrade can be undone. */
export const upgradeUndoableUntil = (appliedAt: Date): Date => new Date(appliedAt.getTime() + upgradeUndoDays * dayMs);

/** A control that keeps its position in the newer version. */
export interface Move {
  readonly from: string;
  readonly to: string;
  /** Its text was reworded, and nobody has confirmed that all still holds. */
  readonly asks: boolean;
}

/** Controls whose content is in others now: these have positions of their own. */
export interface Replacement {
  readonly kind: 'SPLIT' | 'MERGED';
  readonly from: readonly string[];
  readonly to: readonly string[];
}

export interface Withdrawal {
  readonly from: string;
  /** What took it over, as the source says; none of them is a result of its own. */
  readonly successors: readonly string[];
}

/** What an upgrade does, by the codes of both versions. */
export interface UpgradeSteps {
  readonly moves: readonly Move[];
  readonly replacements: readonly Replacement[];
  readonly withdrawals: readonly Withdrawal[];
}

function merged(pairs: readonly Lineage[]): Replacement[] {
  const into = new Map<string, string[]>();
  for (const { kind, from, to } of pairs) {
    const [target] = to;
    if (kind === 'MERGED' && from !== null && target !== undefined)
      into.set(target, [...(into.get(target) ?? []), from]);
  }
  return [...into].map(([target, from]) => ({ kind: 'MERGED', from, to: [target] }));
}

/**
 * What follows from a reviewed lineage (compliance T4). New controls are in no step: they have positions as in an adoption.
 * @param confirmed reworded controls, by their codes in the newer version, for which a person has said that all still holds
 */
export function upgradeSteps(pairs: readonly Lineage[], confirmed: ReadonlySet<string>): UpgradeSteps {
  const moves: Move[] = [];
  const splits: Replacement[] = [];
  const withdrawals: Withdrawal[] = [];
  for (const { kind, from, to } of pairs) {
    const [target] = to;
    if (from === null || kind === 'MERGED') continue;
    if (kind === 'WITHDRAWN') withdrawals.push({ from, successors: to });
    else if (kind === 'SPLIT') splits.push({ kind, from: [from], to });
    else if (target !== undefined)
      moves.push({ from, to: target, asks: kind === 'REWORDED' && !confirmed.has(target) });
  }
  return { moves, replacements: [...splits, ...merged(pairs)], withdrawals };
}

/** What people decided about a position. */
export interface PositionDecisions<Reason extends string> {
  readonly isApplicable: boolean;
  readonly reasons: readonly Reason[];
  readonly justification: string;
  readonly ownerId: string | null;
  readonly target: number | null;
}

/** The decisions of the controls that one came from, for that one: it applies if one of them does. */
export function followedDecisions<Reason extends string>(
  formers: readonly PositionDecisions<Reason>[],
): PositionDecisions<Reason> {
  const isApplicable = formers.some((one) => one.isApplicable);
  // Why one of them does not apply is no reason for what applies.
  const deciding = formers.filter((one) => one.isApplicable === isApplicable);
  const owners = new Set(formers.map(({ ownerId }) => ownerId));
  const targets = formers.flatMap(({ target }) => (target === null ? [] : [target]));
  return {
    isApplicable,
    reasons: [...new Set(deciding.flatMap(({ reasons }) => reasons))],
    justification: [...new Set(deciding.map(({ justification }) => justification).filter((text) => text !== ''))].join(
      '\n\n',
    ),
    ownerId: owners.size === 1 ? (formers[0]?.ownerId ?? null) : null,
    target: targets.length > 0 ? Math.max(...targets) : null,
  };
}

/** Whether an override of a control that was split holds for its parts: what holds for the whole holds for the part. */
export const overrideHoldsForParts = (kind: Replacement['kind'], result: ComplianceResult | null): boolean =>
  kind === 'SPLIT' && result !== null && isConforming(result);
