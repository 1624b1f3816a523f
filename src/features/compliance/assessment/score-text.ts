import { shareInWords, tenthsText } from '#domain/compliance/report-score.ts';
import { scoringMethodLabels } from '#domain/words/own-control.ts';
import type { Schemas } from '#src/api/connection/client.ts';

type Score = Schemas['ComplianceScore'];
type Method = Schemas['ScoringMethod'];

const percent = (tenths: number | null): string => shareInWords(tenths) ?? '–';

/** How much is assessed, which every score is shown beside. */
export const coverageText = ({ coverage, assessed, applicable }: Score): string =>
  `${percent(coverage)} (${assessed} of ${applicable})`;

/** The score by a method: a share, or a level with how far it is below its target. */
export function scoreText(score: Score, method: Method): string {
  if (method === 'RESULT_SHARE') return percent(score.resultShare);
  if (method === 'WEIGHTED') return percent(score.weighted);
  const level = method === 'MATURITY' ? score.maturity : score.maturityByGroup;
  return level === null ? '–' : tenthsText(level);
}

export const methodText = (method: Method): string => scoringMethodLabels[method];
