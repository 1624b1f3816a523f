import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';

import type { CataloguePart, CatalogueQuestion } from '#domain/catalogue-files/catalogue.ts';
import { withLabels } from '#domain/catalogue-files/compared-text.ts';
import { withValues } from '#domain/catalogue-files/parameters.ts';
import { undoableUntil } from '#domain/catalogue/undo-import.ts';
import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import { notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  control,
  controlGroup,
  controlQuestion,
  standardLevel,
  standardVersion,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import type { CatalogueDatabase } from './catalogue-database.ts';
import { paramsIn } from './parameters.ts';
import { seenVersion, versionsSeen, type VersionRow } from './versions.ts';

/** The most versions of a list. */
const mostListed = 500;

/** A version as the contract answers it. */
export const versionShown = (version: VersionRow): Schemas['StandardVersion'] => ({
  id: version.id,
  standardId: version.standardId,
  isOwn: version.ownerId !== platformOwner,
  title: version.title,
  publisher: version.publisher,
  number: version.number,
  status: version.status,
  controlCount: version.controlCount,
  assessedCount: version.assessedCount,
  version: version.version,
  generation: version.generation,
  generationError: version.generationError,
  sourceName: version.sourceName,
  sourceSha256: version.sourceSha256,
  createdAt: version.createdAt.toISOString(),
  undoableUntil: version.status === 'DRAFT' ? undoableUntil(version.createdAt).toISOString() : null,
  publishedAt: version.publishedAt?.toISOString() ?? null,
  withdrawnAt: version.withdrawnAt?.toISOString() ?? null,
});

/** The versions that the caller sees. */
export async function listedVersions(database: CatalogueDatabase): Promise<Schemas['StandardVersion'][]> {
  const versions = await versionsSeen(database).limit(mostListed);
  return versions.map(versionShown);
}

const {
  content: _content,
  position: _position,
  textSha256: _textSha256,
  ownerId: _ownerId,
  versionId: _versionId,
  ...listedColumns
} = getTableColumns(control);

/** The groups of a version, in their order. */
export const groupsShown = (
  database: CatalogueDatabase,
  { ownerId, id }: { readonly ownerId: string; readonly id: string },
): Promise<Schemas['StandardGroup'][]> =>
  database
    .select({
      id: controlGroup.id,
      parentId: controlGroup.parentId,
      code: controlGroup.code,
      title: controlGroup.title,
    })
    .from(controlGroup)
    .where(and(eq(controlGroup.ownerId, ownerId), eq(controlGroup.versionId, id)))
    .orderBy(asc(controlGroup.position));

/** A version with its groups and controls. @throws ApiError 404 */
export async function catalogueShown(database: CatalogueDatabase, id: string): Promise<Schemas['StandardCatalogue']> {
  const version = await seenVersion(database, id);
  const { ownerId, copyright } = version;
  const levels = await database
    .select({ ref: standardLevel.ref, name: standardLevel.name })
    .from(standardLevel)
    .where(and(eq(standardLevel.ownerId, ownerId), eq(standardLevel.versionId, id)))
    .orderBy(asc(standardLevel.position));
  const groups = await groupsShown(database, { ownerId, id });
  const controls = await database
    .select(listedColumns)
    .from(control)
    .where(and(eq(control.ownerId, ownerId), eq(control.versionId, id)))
    .orderBy(asc(control.position));
  return {
    version: versionShown(version),
    copyright,
    levels,
    groups,
    controls: controls.map((one) => ({ ...one, levels: [...one.levels], successors: [...one.successors] })),
  };
}

/** A question as the contract answers it. */
export const questionShown = ({ text, isMultiple, options }: CatalogueQuestion): Schemas['ControlQuestion'] => ({
  text,
  isMultiple,
  options: options.map(({ result = null, maturity = null, ...option }) => ({ ...option, result, maturity })),
});

/** Versions that the organisation sees, by their ids. In its transaction. */
export async function versionsShown(ids: readonly string[]): Promise<ReadonlyMap<string, Schemas['StandardVersion']>> {
  const versions = await versionsSeen(db).where(inArray(standardVersion.id, [...ids]));
  return new Map(versions.map((version) => [version.id, versionShown(version)]));
}

/** A part and those in it, from the outside. */
function flattened(part: CataloguePart, depth: number, labelled: (text: string) => string): Schemas['ControlText'][] {
  const label = part.props.find(({ name, class: kind }) => name === 'label' && kind !== 'sp800-53a')?.value ?? '';
  const { name, title, prose, parts } = part;
  return [
    { name, depth, label, title: title ?? '', prose: labelled(prose ?? '') },
    ...parts.flatMap((inner) => flattened(inner, depth + 1, labelled)),
  ];
}

/**
 * The texts of a control.
 * @param values those that an organisation gives parameters; null for labels
 * @throws ApiError 404
 */
export async function textsShown(
  database: CatalogueDatabase,
  { id: versionId, controlId }: { readonly id: string; readonly controlId: string },
  values: ReadonlyMap<string, string> | null,
): Promise<Schemas['ControlTexts']> {
  const { ownerId } = await seenVersion(database, versionId);
  const [row] = await database
    .select({ content: control.content })
    .from(control)
    .where(and(eq(control.ownerId, ownerId), eq(control.versionId, versionId), eq(control.id, controlId)));
  if (row === undefined) throw notFound();
  const questions = await database
    .select({ text: controlQuestion.text, isMultiple: controlQuestion.isMultiple, options: controlQuestion.options })
    .from(controlQuestion)
    .where(
      and(
        eq(controlQuestion.ownerId, ownerId),
        eq(controlQuestion.versionId, versionId),
        eq(controlQuestion.controlId, controlId),
      ),
    )
    .orderBy(asc(controlQuestion.position));
  // Texts also insert parameters of the controls and groups that hold this one.
  const params = await paramsIn(database, ownerId, versionId);
  const filledIn = (text: string) => (values === null ? withLabels(text, params) : withValues(text, params, values));
  return {
    id: controlId,
    texts: row.content.parts.flatMap((part) => flattened(part, 0, filledIn)),
    questions: questions.map(questionShown),
  };
}
