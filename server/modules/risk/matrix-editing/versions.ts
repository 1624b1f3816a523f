import { desc, eq, or, sql } from 'drizzle-orm';

import type { Axis, Level } from '#domain/risk/matrix.ts';
import type { Input, Schemas } from '#server/contract/types.ts';
import { riskMatrixVersion, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { foldedContains, inContractForm, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';

type Query = Input<'RiskMatrices.list'>['query'];
type Version = Schemas['RiskMatrixVersion'];

/** The matrix with everything that it is made of, also the levels that are not on offer. */
export type WholeMatrix = Pick<Version, Axis | 'bands'> & { readonly version: number };

/** The newest version. It is the matrix itself: whatever changes the matrix writes it in the same transaction. */
export async function newestVersion(): Promise<WholeMatrix> {
  const [found] = await db
    .select({ version: riskMatrixVersion.number, matrix: riskMatrixVersion.matrix })
    .from(riskMatrixVersion)
    .orderBy(desc(riskMatrixVersion.number))
    .limit(1);
  return found === undefined
    ? { version: 0, likelihoods: [], impacts: [], bands: [] }
    : { version: found.version, ...found.matrix };
}

const offered = (levels: Version['likelihoods']): Level[] =>
  levels.filter(({ active }) => active).map(({ active: _offered, ...level }) => level);

/** The matrix as risks are assessed with it. */
export const onOffer = ({ version, likelihoods, impacts, bands }: WholeMatrix): Schemas['RiskMatrix'] => ({
  version,
  likelihoods: offered(likelihoods),
  impacts: offered(impacts),
  bands,
});

const conditionOf = ({ search }: Query) =>
  search
    ? or(foldedContains(userAccount.foldedName, search), sql`${riskMatrixVersion.number}::text = ${search}`)
    : undefined;

/** One page of the versions. */
export async function versionsPage(query: Query): Promise<{ data: Version[]; pagination: Schemas['Pagination'] }> {
  const condition = conditionOf(query);
  const { perPage, offset } = pageOf(query);
  const isOldestFirst = query.sortId !== undefined && query.desc !== true;
  const author = eq(userAccount.id, riskMatrixVersion.changedBy);
  const counted = async (where: ReturnType<typeof conditionOf>) => {
    const [row] = await db
      .select({ total: sql<number>`count(*)::integer` })
      .from(riskMatrixVersion)
      .leftJoin(userAccount, author)
      .where(where);
    return row?.total ?? 0;
  };
  const [rows, totals] = await Promise.all([
    db
      .select({
        number: riskMatrixVersion.number,
        at: inContractForm(riskMatrixVersion.at).mapWith(String),
        by: { id: userAccount.id, name: userAccount.name },
        matrix: riskMatrixVersion.matrix,
      })
      .from(riskMatrixVersion)
      .leftJoin(userAccount, author)
      .where(condition)
      .orderBy(isOldestFirst ? riskMatrixVersion.number : desc(riskMatrixVersion.number))
      .limit(perPage)
      .offset(offset),
    totalsOf(counted, undefined, condition),
  ]);
  return toPage(
    query,
    totals,
    rows.map(({ matrix, ...version }) => ({ ...version, ...matrix })),
  );
}
