import { randomUUID } from 'node:crypto';

import type { Catalogue, CatalogueControl, CatalogueGroup } from '#domain/catalogue-files/catalogue.ts';
import { classesOf, controlsIn, isAssessedByDefault } from '#domain/catalogue-files/facts.ts';
import {
  control,
  controlGroup,
  controlQuestion,
  standard,
  standardLevel,
  standardVersion,
} from '#server/database/schema/index.ts';

import type { CatalogueDatabase } from './catalogue-database.ts';
import { derivedColumns, type DerivedColumns } from './stamps.ts';

/** What is imported, and what a person decided about it. */
export interface NewVersion {
  readonly catalogue: Catalogue;
  /** The standard that it is a version of; null for a new one. */
  readonly standardId: string | null;
  /** The classes of controls that are assessed; null for what `classesOf` proposes. */
  readonly assessedClasses: readonly string[] | null;
  readonly sourceSha256: string;
  /** The file that it came from, if that is kept. */
  readonly source?: { readonly key: string; readonly name: string };
}

type GroupRow = typeof controlGroup.$inferInsert;
type ControlRow = typeof control.$inferInsert;
type QuestionRow = typeof controlQuestion.$inferInsert;

/** The rows of a version, in an order in which what holds others comes first. */
class Rows {
  readonly groups: GroupRow[] = [];
  readonly controls: ControlRow[] = [];
  readonly questions: QuestionRow[] = [];
  private readonly key: { readonly ownerId: string; readonly versionId: string };
  private readonly rowOf: (control: CatalogueControl) => RowColumns;

  constructor(key: Rows['key'], rowOf: Rows['rowOf']) {
    this.key = key;
    this.rowOf = rowOf;
  }

  addGroup({ id: code, title, groups, controls, ...content }: CatalogueGroup, parentId: string | null): void {
    const id = randomUUID();
    const { class: kind, params, props, links, parts } = content;
    const position = this.groups.length;
    this.groups.push({
      ...this.key,
      id,
      parentId,
      code,
      title,
      position,
      content: { class: kind, params, props, links, parts },
    });
    for (const inner of controls) this.addControl(inner, { groupId: id, parentId: null });
    for (const inner of groups) this.addGroup(inner, id);
  }

  addControl(
    source: CatalogueControl,
    place: { readonly groupId: string | null; readonly parentId: string | null },
  ): void {
    const id = randomUUID();
    const { class: kind, params, props, links, parts, importance, levels, mayBeExcluded, isInStatement } = source;
    this.controls.push({
      ...this.key,
      ...place,
      ...this.rowOf(source),
      id,
      code: source.id,
      title: source.title,
      position: this.controls.length,
      importance,
      levels,
      mayBeExcluded,
      isInStatement,
      content: { class: kind, params, props, links, parts },
    });
    for (const [position, { text, isMultiple, options }] of source.questions.entries())
      this.questions.push({ ...this.key, controlId: id, position, text, isMultiple, options });
    for (const inner of source.controls) this.addControl(inner, { groupId: place.groupId, parentId: id });
  }
}

type RowColumns = DerivedColumns & Pick<ControlRow, 'isAssessed'>;

/** What follows from the catalogue for each of its controls, with what a person chose as assessed. */
function columnsOf(
  catalogue: Catalogue,
  assessedClasses: readonly string[] | null,
): (one: CatalogueControl) => RowColumns {
  const proposed = classesOf(controlsIn(catalogue)).flatMap((one) => (one.isAssessed ? [one.class] : []));
  const assessed = new Set(assessedClasses ?? proposed);
  const derive = derivedColumns(catalogue);
  return (one) => ({ ...derive(one), isAssessed: isAssessedByDefault(one, assessed) });
}

/** Rows in one statement: PostgreSQL takes 65,535 parameters. */
const batchSize = 500;

/** In their order: parents are there before what they hold. */
async function inBatches<Row>(rows: readonly Row[], insert: (batch: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += batchSize) {
    await insert(rows.slice(at, at + batchSize));
  }
}

async function standardFor(
  database: CatalogueDatabase,
  ownerId: string,
  { standardId, catalogue }: NewVersion,
): Promise<string> {
  if (standardId !== null) return standardId;
  const { title, publisher } = catalogue;
  const id = randomUUID();
  await database.insert(standard).values({ ownerId, id, title, publisher });
  return id;
}

/** Stores a catalogue as a draft version. In the caller's transaction. */
export async function storeVersion(
  database: CatalogueDatabase,
  ownerId: string,
  given: NewVersion,
): Promise<{ readonly standardId: string; readonly versionId: string }> {
  const { catalogue, assessedClasses, sourceSha256, source } = given;
  const versionId = randomUUID();
  const rows = new Rows({ ownerId, versionId }, columnsOf(catalogue, assessedClasses));
  for (const one of catalogue.controls) rows.addControl(one, { groupId: null, parentId: null });
  for (const group of catalogue.groups) rows.addGroup(group, null);
  const standardId = await standardFor(database, ownerId, given);
  await database.insert(standardVersion).values({
    ownerId,
    id: versionId,
    standardId,
    number: catalogue.version,
    copyright: catalogue.copyright,
    controlCount: rows.controls.length,
    assessedCount: rows.controls.filter((one) => one.isAssessed).length,
    sourceSha256,
    sourceKey: source?.key ?? null,
    sourceName: source?.name ?? null,
    content: { sourceId: catalogue.sourceId ?? null, params: catalogue.params, resources: catalogue.resources },
  });
  await inBatches(
    catalogue.levels.map(({ ref, name }, position) => ({ ownerId, versionId, ref, name, position })),
    (batch) => database.insert(standardLevel).values(batch),
  );
  await inBatches(rows.groups, (batch) => database.insert(controlGroup).values(batch));
  await inBatches(rows.controls, (batch) => database.insert(control).values(batch));
  await inBatches(rows.questions, (batch) => database.insert(controlQuestion).values(batch));
  return { standardId, versionId };
}
