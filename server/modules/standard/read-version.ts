import { and, asc, eq } from 'drizzle-orm';

import type {
  Catalogue,
  CatalogueControl,
  CatalogueGroup,
  CatalogueQuestion,
} from '#domain/catalogue-files/catalogue.ts';
import { notFound } from '#server/contract/errors.ts';
import {
  control,
  controlGroup,
  controlQuestion,
  standard,
  standardLevel,
  standardVersion,
} from '#server/database/schema/index.ts';

import type { CatalogueDatabase } from './catalogue-database.ts';

type ControlRow = typeof control.$inferSelect;
type GroupRow = typeof controlGroup.$inferSelect;

function listed<Row>(rows: readonly Row[], keyOf: (row: Row) => string | null): ReadonlyMap<string | null, Row[]> {
  const lists = new Map<string | null, Row[]>();
  for (const row of rows) {
    const list = lists.get(keyOf(row));
    if (list === undefined) lists.set(keyOf(row), [row]);
    else list.push(row);
  }
  return lists;
}

/** Builds the tree of a version from its rows, which are in order. */
function treeOf(
  groups: readonly GroupRow[],
  controls: readonly ControlRow[],
  questions: ReadonlyMap<string | null, CatalogueQuestion[]>,
) {
  const groupsIn = listed(groups, ({ parentId }) => parentId);
  const controlsIn = listed(controls, ({ parentId, groupId }) => parentId ?? groupId);
  const controlsOf = (holder: string | null): CatalogueControl[] =>
    (controlsIn.get(holder) ?? []).map((row) => ({
      id: row.code,
      title: row.title,
      ...row.content,
      controls: controlsOf(row.id),
      importance: row.importance,
      levels: row.levels,
      questions: questions.get(row.id) ?? [],
      isAssessed: row.isAssessed,
      mayBeExcluded: row.mayBeExcluded,
      isInStatement: row.isInStatement,
    }));
  const groupsOf = (holder: string | null): CatalogueGroup[] =>
    (groupsIn.get(holder) ?? []).map((row) => ({
      id: row.code,
      title: row.title,
      ...row.content,
      groups: groupsOf(row.id),
      controls: controlsOf(row.id),
    }));
  return { groups: groupsOf(null), controls: controlsOf(null) };
}

/** A table with rows of versions. */
type OfVersion = typeof control | typeof controlGroup | typeof controlQuestion | typeof standardLevel;

/** A version with all its texts, for export. @throws ApiError 404 */
export async function readVersion(database: CatalogueDatabase, ownerId: string, id: string): Promise<Catalogue> {
  const [header] = await database
    .select({ title: standard.title, publisher: standard.publisher, version: standardVersion })
    .from(standardVersion)
    .innerJoin(
      standard,
      and(eq(standard.ownerId, standardVersion.ownerId), eq(standard.id, standardVersion.standardId)),
    )
    .where(and(eq(standardVersion.ownerId, ownerId), eq(standardVersion.id, id)));
  if (header === undefined) throw notFound();
  const of = (table: OfVersion) => and(eq(table.ownerId, ownerId), eq(table.versionId, id));
  const levels = await database
    .select()
    .from(standardLevel)
    .where(of(standardLevel))
    .orderBy(asc(standardLevel.position));
  const groups = await database.select().from(controlGroup).where(of(controlGroup)).orderBy(asc(controlGroup.position));
  const controls = await database.select().from(control).where(of(control)).orderBy(asc(control.position));
  const questions = await database
    .select()
    .from(controlQuestion)
    .where(of(controlQuestion))
    .orderBy(asc(controlQuestion.position));
  const { title, publisher, version } = header;
  return {
    title,
    publisher,
    version: version.number,
    copyright: version.copyright,
    levels: levels.map(({ ref, name }) => ({ ref, name })),
    ...version.content,
    ...treeOf(
      groups,
      controls,
      listed(questions, ({ controlId }) => controlId),
    ),
  };
}
