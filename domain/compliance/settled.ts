import { derive } from './derivation.ts';
import type { PositionMapping } from './facts.ts';
import { mappingSource, type CountedValue } from './position-value.ts';
import { isAssessed } from './results.ts';

/** What a mapping says about a control, and the value of each control that it reads; undefined for one that has none. */
export interface ReadMapping {
  readonly mapping: PositionMapping;
  readonly values: readonly (CountedValue | undefined)[];
}

/**
 * Whether mappings alone fill an applicable control (compliance T2): what they only propose is not settled, and neither are own
 * controls or a cover of the control asked.
 */
export const isSettledBy = (mappings: readonly ReadMapping[]): boolean =>
  isAssessed(
    derive({
      isApplicable: true,
      isToConfirm: false,
      cover: null,
      sources: mappings.map(({ mapping, values }) => mappingSource(mapping, values)),
    }).result,
  );
