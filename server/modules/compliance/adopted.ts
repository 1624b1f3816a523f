import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';

import { notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { adoptedStandard, standard, standardVersion, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { oneOf } from '#server/modules/derivation/index.ts';
import { versionsShown } from '#server/modules/standard/index.ts';

import { assessmentFacts } from './assessment-facts.ts';
import { figuresIn } from './scores.ts';

type Adopted = Schemas['AdoptedStandard'];

/** More than can be listed. */
export const mostAdopted = 50;

/** Adopted standards with their rows and who adopted them, by title. */
export const adoptedRows = (condition: SQL | undefined) =>
  db
    .select({
      row: adoptedStandard,
      title: standard.title,
      publisher: standard.publisher,
      number: standardVersion.number,
      by: { id: userAccount.id, name: userAccount.name },
      publishedAt: standardVersion.publishedAt,
    })
    .from(adoptedStandard)
    .innerJoin(
      standard,
      and(eq(standard.ownerId, adoptedStandard.catalogueOwner), eq(standard.id, adoptedStandard.standardId)),
    )
    .innerJoin(
      standardVersion,
      and(
        eq(standardVersion.ownerId, adoptedStandard.catalogueOwner),
        eq(standardVersion.id, adoptedStandard.versionId),
      ),
    )
    .leftJoin(userAccount, eq(userAccount.id, adoptedStandard.adoptedBy))
    .where(condition)
    .orderBy(asc(standard.title), asc(adoptedStandard.id))
    .limit(mostAdopted);

export type AdoptedRow = Awaited<ReturnType<typeof adoptedRows>>[number];

/** The newest published versions of adopted standards that were published after the adopted one, by adopted standard. */
export async function newerVersions(rows: readonly AdoptedRow[]): Promise<ReadonlyMap<string, string>> {
  const found = await db
    .select({
      ownerId: standardVersion.ownerId,
      standardId: standardVersion.standardId,
      number: standardVersion.number,
      publishedAt: standardVersion.publishedAt,
    })
    .from(standardVersion)
    .where(
      and(
        eq(standardVersion.status, 'PUBLISHED'),
        oneOf(
          standardVersion.standardId,
          rows.map(({ row }) => row.standardId),
        ),
      ),
    )
    .orderBy(desc(standardVersion.publishedAt), desc(standardVersion.number));
  return new Map(
    rows.flatMap(({ row, publishedAt }): [string, string][] => {
      const newest = found.find((one) => one.standardId === row.standardId && one.ownerId === row.catalogueOwner);
      if (newest === undefined || newest.publishedAt === null || publishedAt === null) return [];
      return newest.publishedAt > publishedAt ? [[row.id, newest.number]] : [];
    }),
  );
}

async function shown(rows: readonly AdoptedRow[]): Promise<Adopted[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ row }) => row.id);
  const versions = await versionsShown(rows.map(({ row }) => row.versionId));
  const figures = await figuresIn(ids);
  const newer = await newerVersions(rows);
  const assessments = await assessmentFacts(ids);
  return rows.flatMap(({ row, by }) => {
    const version = versions.get(row.versionId);
    if (version === undefined) return [];
    return {
      id: row.id,
      standard: version,
      levels: [...row.levels],
      maturityModelId: row.maturityModelId,
      targetMaturity: row.targetMaturity,
      method: row.method,
      parameters: row.parameters.map(({ id, value }) => ({ id, value })),
      modelReadsText: row.modelReadsText,
      adoptedAt: row.adoptedAt.toISOString(),
      adoptedBy: by,
      version: row.version,
      ...figures(row.id),
      newerVersion: newer.get(row.id) ?? null,
      ...assessments(row.id),
    };
  });
}

/** The standards that the organisation has adopted, by title. */
export const allAdopted = async (): Promise<Adopted[]> => shown(await adoptedRows(undefined));

/** An adopted standard. @throws ApiError 404 */
export async function adoptedShown(id: string): Promise<Adopted> {
  const [found] = await shown(await adoptedRows(eq(adoptedStandard.id, id)));
  if (found === undefined) throw notFound();
  return found;
}

/** The stored row of an adopted standard. @throws ApiError 404 */
export async function adoptedRow(id: string): Promise<typeof adoptedStandard.$inferSelect> {
  const [found] = await db.select().from(adoptedStandard).where(eq(adoptedStandard.id, id));
  if (found === undefined) throw notFound();
  return found;
}

/** How many standards the organisation has adopted. */
export async function countAdopted(): Promise<number> {
  const [found] = await db.select({ count: sql<number>`count(*)::int` }).from(adoptedStandard);
  return found?.count ?? 0;
}
