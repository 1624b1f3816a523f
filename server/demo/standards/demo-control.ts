import type { Relation } from '#domain/compliance/relations.ts';

/* A standard in our own words, for the demo organisation. */

type Level = 'Core' | 'Extended';

type Importance = 'MANDATORY' | 'RECOMMENDED' | 'NICE_TO_HAVE';

/** What a control is to a number of ISO/IEC 27001:2022. */
type Correspondence = readonly [relation: Relation, number: string, confidence: number];

interface DemoControl {
  readonly ref: string;
  readonly title: string;
  readonly statement: string;
  readonly evidence: string;
  readonly importance: Importance;
  readonly levels: readonly Level[];
  readonly iso: readonly Correspondence[];
}

export interface DemoGroup {
  readonly ref: string;
  readonly title: string;
  readonly controls: readonly DemoControl[];
}

export const both = ['Core', 'Extended'] as const;
export const extended = ['Extended'] as const;

/** Its texts, what proves it, how important it is, in which levels, and what it corresponds to. */
export const control = (
  ref: string,
  title: string,
  [statement, evidence]: readonly [statement: string, evidence: string],
  [importance, levels]: readonly [Importance, readonly Level[]],
  ...iso: readonly Correspondence[]
): DemoControl => ({ ref, title, statement, evidence, importance, levels, iso });
