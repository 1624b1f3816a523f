import * as z from 'zod/mini';

import type { RiskQuery } from '#src/api/risks.ts';

/** Without them in the address: page 1, ten rows, no search (specification section 5). */
export const riskSearchDefaults = { page: 1, perPage: 10, search: '', sort: 'ref', desc: false } as const;

const sortKeys = [
  'ref',
  'title',
  'score',
  'likelihood',
  'impact',
  'treatment',
  'nextReviewOn',
  'updatedAt',
] as const satisfies NonNullable<RiskQuery['sortId']>[];

const longestSearch = 200;

const wholeNumber = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

// A number typed into the address is text here.
const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

const defaults = riskSearchDefaults;

/** What the address of the risk register holds; what is left out or makes no sense counts as its default. */
export const riskSearch = z.object({
  page: z.catch(z._default(wholeNumber(1, 1_000_000), defaults.page), defaults.page),
  perPage: z.catch(z._default(wholeNumber(1, 100), defaults.perPage), defaults.perPage),
  search: z.catch(z._default(text, defaults.search), defaults.search),
  sort: z.catch(z._default(z.enum(sortKeys), defaults.sort), defaults.sort),
  desc: z.catch(z._default(z.boolean(), defaults.desc), defaults.desc),
  /** The risk in the panel: its id, or `new`. */
  risk: z.catch(z.optional(z.string().check(z.regex(/^(?:new|[0-9a-f-]{36})$/))), undefined),
});

export type RiskSearch = z.infer<typeof riskSearch>;

/** What the server is asked for. */
export const toRiskQuery = ({ page, perPage, search, sort, desc }: RiskSearch): RiskQuery => ({
  page,
  perPage,
  sortId: sort,
  desc,
  ...(search === '' ? {} : { search: search.slice(0, longestSearch) }),
});
