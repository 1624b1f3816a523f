import type { RiskKind } from '#src/api/risk/risks.ts';

import { commonWord, rareWord } from './risk-texts.ts';

export interface ListCase {
  readonly name: string;
  readonly query: RiskKind['query'];
}

/** The lists measured in a register with a number of risks. */
export const casesOf = (risks: number): readonly ListCase[] => [
  { name: 'page 1', query: { page: 1 } },
  { name: 'by title', query: { sortId: 'title' } },
  { name: 'by due date', query: { sortId: 'dueOn' } },
  { name: 'by due date, latest first', query: { sortId: 'dueOn', desc: true } },
  { name: 'by rating, highest first', query: { sortId: 'current', desc: true } },
  { name: 'by owner', query: { sortId: 'owner' } },
  { name: 'middle page', query: { page: Math.ceil(risks / 20) } },
  { name: 'last page', query: { page: Math.ceil(risks / 10) } },
  { name: `search "${rareWord}"`, query: { search: rareWord } },
  { name: `search "${commonWord}"`, query: { search: commonWord } },
  { name: 'treatment is to avoid', query: { treatment: ['AVOID'] } },
];
