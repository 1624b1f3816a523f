import { scoreInWords, shareInWords } from '#domain/compliance/report-score.ts';
import type { AdoptedStandard } from '#src/api/compliance/adopted-standards.ts';

export { shareInWords as shareText } from '#domain/compliance/report-score.ts';

/** The score of an adopted standard by its method; null while nothing is assessed. */
export const scoreText = ({ method, score }: Pick<AdoptedStandard, 'method' | 'score'>): string | null =>
  scoreInWords(method, score);

/** How much is assessed, which every score is shown beside. */
export const coverageText = ({ coverage, assessed, applicable }: AdoptedStandard['score']): string =>
  `${shareInWords(coverage) ?? '–'} (${assessed} of ${applicable})`;
