import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';

import { publicationStatusValues } from '#openapi/generated/values.ts';
import { notFound } from '#server/contract/errors.ts';
import type { Input, Schemas } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { rankAmong } from '#server/database/schema/columns.ts';
import { article, articleCategory, articleFile } from '#server/database/schema/index.ts';
import { anyContains, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';

/** The platform's database, or that of an organisation, which sees what is published. */
export type Reading = Pick<PlatformDatabase, 'select' | '$count'>;

const countOf = (column: SQL) => sql<number>`(${column})::integer`;

const listed = {
  id: article.id,
  title: article.title,
  category: sql<Schemas['NamedThing'] | null>`case when ${articleCategory.id} is null then null
    else json_build_object('id', ${articleCategory.id}, 'name', ${articleCategory.name}) end`,
  summary: article.summary,
  status: article.status,
  files: countOf(sql`select count(*) from ${articleFile} where ${articleFile.articleId} = ${article.id}`),
  links: countOf(sql`jsonb_array_length(${article.links})`),
  version: article.version,
  updatedAt: article.updatedAt,
  publishedAt: article.publishedAt,
};

interface Instants {
  readonly updatedAt: Date;
  readonly publishedAt: Date | null;
}

const inContractForm = <Row extends Instants>(row: Row) => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
  publishedAt: row.publishedAt?.toISOString() ?? null,
});

const orders = {
  title: article.title,
  category: articleCategory.name,
  status: rankAmong(publicationStatusValues, article.status),
  updatedAt: article.updatedAt,
};

type Query = Input<'ManagedArticles.list'>['query'];

/** One page of articles, of those that the database shows and the scope allows. */
export async function articlePage(database: Reading, query: Query, scope?: SQL) {
  const { search, categoryId, status, sortId = 'title', desc: backwards } = query;
  const filter = and(
    anyContains([article.title, article.summary, article.content], search),
    categoryId && inArray(article.categoryId, categoryId),
    status && inArray(article.status, status),
  );
  const { perPage, offset } = pageOf(query);
  const direction = backwards === true ? desc : asc;
  const [rows, totals] = await Promise.all([
    database
      .select(listed)
      .from(article)
      .leftJoin(articleCategory, eq(articleCategory.id, article.categoryId))
      .where(and(scope, filter))
      .orderBy(direction(orders[sortId]), asc(article.title), asc(article.id))
      .limit(perPage)
      .offset(offset),
    totalsOf((where) => database.$count(article, where), scope, filter),
  ]);
  return toPage(query, totals, rows.map(inContractForm));
}

/** An article with its files. @throws ApiError 404 */
export async function readArticle(
  database: Pick<Reading, 'select'>,
  id: string,
  scope?: SQL,
): Promise<Schemas['Article']> {
  const { files: _files, links: _links, ...columns } = listed;
  const [row] = await database
    .select({ ...columns, content: article.content, links: article.links })
    .from(article)
    .leftJoin(articleCategory, eq(articleCategory.id, article.categoryId))
    .where(and(eq(article.id, id), scope));
  if (row === undefined) throw notFound();
  const files = await database
    .select({ id: articleFile.id, name: articleFile.name, type: articleFile.type, size: articleFile.size })
    .from(articleFile)
    .where(eq(articleFile.articleId, id))
    .orderBy(asc(articleFile.createdAt), asc(articleFile.id));
  return { ...inContractForm(row), files };
}

/** The categories in their order, with how many articles of the scope each has. */
export async function readCategories(
  database: Pick<Reading, 'select'>,
  scope?: SQL,
): Promise<Schemas['ArticleCategory'][]> {
  const own = and(eq(article.categoryId, articleCategory.id), scope);
  return database
    .select({
      id: articleCategory.id,
      name: articleCategory.name,
      position: articleCategory.position,
      articles: countOf(sql`select count(*) from ${article} where ${own}`),
      version: articleCategory.version,
    })
    .from(articleCategory)
    .orderBy(asc(articleCategory.position), asc(articleCategory.id));
}

/** What is stored of a file of an article. @throws ApiError 404 */
export async function storedFileOf(
  database: Pick<Reading, 'select'>,
  { id, fileId }: { readonly id: string; readonly fileId: string },
  scope?: SQL,
) {
  const [found] = await database
    .select({ key: articleFile.key, name: articleFile.name })
    .from(articleFile)
    .innerJoin(article, eq(article.id, articleFile.articleId))
    .where(and(eq(articleFile.id, fileId), eq(article.id, id), scope));
  if (found === undefined) throw notFound();
  return found;
}
