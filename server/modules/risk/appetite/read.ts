import { asc, desc, eq, or, sql } from 'drizzle-orm';

import type { Input, Schemas } from '#server/contract/types.ts';
import {
  categoryAppetite,
  riskAppetite,
  riskAppetiteVersion,
  riskCategory,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { foldedContains, inContractForm, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';

type Query = Input<'RiskAppetites.list'>['query'];
type Version = Schemas['RiskAppetiteVersion'];

/** An appetite as conditions compare scores with it. */
export interface Appetite {
  /** Of the organisation. */
  readonly score: number | null;
  readonly hasCategories: boolean;
}

/** The appetite of the organisation. */
export async function readAppetite(): Promise<Schemas['RiskAppetite']> {
  const [[own], categories] = await Promise.all([
    db.select({ version: riskAppetite.version, score: riskAppetite.score }).from(riskAppetite),
    db
      .select({ category: { id: riskCategory.id, name: riskCategory.name }, score: categoryAppetite.score })
      .from(categoryAppetite)
      .innerJoin(riskCategory, eq(riskCategory.id, categoryAppetite.categoryId))
      .orderBy(asc(riskCategory.name), asc(riskCategory.id)),
  ]);
  return { version: own?.version ?? 0, score: own?.score ?? null, categories };
}

/** The same as conditions compare scores with it. */
export async function comparedAppetite(): Promise<Appetite & { readonly version: number }> {
  const { version, score, categories } = await readAppetite();
  return { version, score, hasCategories: categories.length > 0 };
}

const conditionOf = ({ search }: Query) =>
  search
    ? or(foldedContains(userAccount.foldedName, search), sql`${riskAppetiteVersion.number}::text = ${search}`)
    : undefined;

/** One page of the versions. */
export async function appetiteVersions(query: Query): Promise<{ data: Version[]; pagination: Schemas['Pagination'] }> {
  const condition = conditionOf(query);
  const { perPage, offset } = pageOf(query);
  const isOldestFirst = query.sortId !== undefined && query.desc !== true;
  const author = eq(userAccount.id, riskAppetiteVersion.changedBy);
  const counted = async (where: ReturnType<typeof conditionOf>) => {
    const [row] = await db
      .select({ total: sql<number>`count(*)::integer` })
      .from(riskAppetiteVersion)
      .leftJoin(userAccount, author)
      .where(where);
    return row?.total ?? 0;
  };
  const [rows, totals] = await Promise.all([
    db
      .select({
        number: riskAppetiteVersion.number,
        at: inContractForm(riskAppetiteVersion.at).mapWith(String),
        by: { id: userAccount.id, name: userAccount.name },
        score: riskAppetiteVersion.score,
        categories: riskAppetiteVersion.categories,
      })
      .from(riskAppetiteVersion)
      .leftJoin(userAccount, author)
      .where(condition)
      .orderBy(isOldestFirst ? riskAppetiteVersion.number : desc(riskAppetiteVersion.number))
      .limit(perPage)
      .offset(offset),
    totalsOf(counted, undefined, condition),
  ]);
  return toPage(
    query,
    totals,
    rows.map(({ categories, ...version }) => ({
      ...version,
      categories: categories.map(({ name, score }) => ({ name, score })),
    })),
  );
}
