import type { components } from '#openapi/generated/types.ts';

import { percentText } from '../share.ts';

type Schemas = components['schemas'];
type Score = Schemas['ComplianceScore'];

/** A number in tenths as people write it: `85.7`. */
export const tenthsText = (value: number): string => (value / 10).toFixed(1);

/** A share in tenths of a percent: `66.7%`; null of nothing. */
export const shareInWords = (share: number | null): string | null =>
  share === null ? null : percentText(tenthsText(share));

const texts: Readonly<Record<Schemas['ScoringMethod'], (score: Score) => string | null>> = {
  RESULT_SHARE: ({ resultShare }) => shareInWords(resultShare),
  WEIGHTED: ({ weighted }) => shareInWords(weighted),
  MATURITY: ({ maturity }) => (maturity === null ? null : tenthsText(maturity)),
  MATURITY_BY_GROUP: ({ maturityByGroup }) => (maturityByGroup === null ? null : tenthsText(maturityByGroup)),
};

/** A score by a method in words; null where nothing is assessed. */
export const scoreInWords = (method: Schemas['ScoringMethod'], score: Score): string | null => texts[method](score);
