import type { ScoreProposal } from '#src/api/risk/score-proposals.ts';

/** `High 15` */
export const told = ({ score, rating }: ScoreProposal['before']): string =>
  score === null ? 'not assessed' : [...(rating === null ? [] : [rating]), score].join(' ');

/** `4 Likely × 5 Severe` */
export const levels = ({ likelihood, impact }: ScoreProposal['proposed']): string =>
  [likelihood, impact].map((step) => (step === null ? '–' : `${step.score} ${step.name}`)).join(' × ');

/** What a proposal is about in one line, for the dialog of a step. */
export const inOneLine = ({ risk, before, proposed }: ScoreProposal): string =>
  `${risk.ref} ${risk.title}: ${told(before)} → ${told(proposed)} (${levels(proposed)})`;
