import * as z from 'zod/mini';

import type { PlatformUserQuery } from '#src/api/platform-users.ts';

/** Specification section 5: page 1, perPage 10 and an empty search are the defaults. */
export const accountSearchDefaults = { page: 1, perPage: 10, search: '' } as const;

const wholeNumber = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

// A number typed into the address is text here.
const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

const defaults = accountSearchDefaults;
const longestSearch = 200;

/** What the address of the account list holds; what is left out or makes no sense counts as its default. */
export const accountSearch = z.object({
  page: z.catch(z._default(wholeNumber(1, 1_000_000), defaults.page), defaults.page),
  perPage: z.catch(z._default(wholeNumber(1, 100), defaults.perPage), defaults.perPage),
  search: z.catch(z._default(text, defaults.search), defaults.search),
});

export type AccountSearch = z.infer<typeof accountSearch>;

export const toAccountQuery = ({ page, perPage, search }: AccountSearch): PlatformUserQuery => ({
  page,
  perPage,
  ...(search === '' ? {} : { search: search.slice(0, longestSearch) }),
});
