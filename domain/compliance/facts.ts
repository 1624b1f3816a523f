import type { Cover } from './derivation.ts';
import type { Relation } from './relations.ts';
import type { ComplianceResult } from './results.ts';
import type { MappingUse, Standing } from './sources.ts';

/** What an organisation does, with the answer that is given once, here, and nowhere else. */
export interface OwnControl {
  readonly id: string;
  readonly isRetired: boolean;
  readonly result: ComplianceResult;
  readonly maturity: number | null;
  /** From its evidence (`confidenceOf`), 0 to 100. */
  readonly confidence: number;
}

/** An own control's relation to a position. */
export interface ControlLink {
  readonly id: string;
  readonly ownControlId: string;
  readonly positionId: string;
  readonly relation: Relation;
  readonly standing: Standing;
  readonly assertedBy: string | null;
}

/** What a set of mappings says about a position: its sources are read together. */
export interface PositionMapping {
  readonly id: string;
  readonly sourceIds: readonly string[];
  readonly relation: Relation;
  readonly targetId: string;
  /** 0 to 100; null if the set states none. */
  readonly strength: number | null;
  readonly use: MappingUse;
  readonly assertedBy: string | null;
}

/** A person's value that stands beside the derived one. */
export interface Override {
  readonly result: ComplianceResult;
  readonly maturity: number | null;
  readonly reason: string;
  /** The last day on which it holds; null without an end. */
  readonly until: string | null;
  /** The derived result that the person saw. A different one asks again. */
  readonly seenResult: ComplianceResult;
}

/** A control of an adopted standard, with what people decided about it. */
export interface Position {
  readonly id: string;
  readonly isApplicable: boolean;
  readonly isToConfirm: boolean;
  readonly override: Override | null;
  readonly cover: Cover | null;
}

/** Whether an override holds on a day. */
export const isInForce = ({ until }: Override, today: string): boolean => until === null || until >= today;
