import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm';

import type { CataloguePart } from '#domain/catalogue-files/catalogue.ts';
import { paramsOf, withLabels } from '#domain/catalogue-files/compared-text.ts';
import { notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  control,
  controlGroup,
  controlQuestion,
  standard,
  standardLevel,
  standardVersion,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { readVersion } from './read-version.ts';
import { versionsSeen, type VersionRow } from './versions.ts';

/** The most versions of a list. */
const mostListed = 500;

/** A version as the contract answers it. */
export const versionShown = (version: VersionRow, organisationId: string): Schemas['StandardVersion'] => ({
  id: version.id,
  standardId: version.standardId,
  isOwn: version.ownerId === organisationId,
  title: version.title,
  publisher: version.publisher,
  number: version.number,
  status: version.status,
  controlCount: version.controlCount,
  assessedCount: version.assessedCount,
});

/** The versions that an organisation sees. */
export async function listedVersions(organisationId: string): Promise<Schemas['StandardVersion'][]> {
  const versions = await versionsSeen(db).limit(mostListed);
  return versions.map((version) => versionShown(version, organisationId));
}

/** A version that the organisation sees, its own or the platform's. @throws ApiError 404 */
export async function seenVersion(
  id: string,
): Promise<VersionRow & { readonly copyright: string; readonly createdAt: Date }> {
  const [row] = await db
    .select({
      ownerId: standardVersion.ownerId,
      standardId: standardVersion.standardId,
      id: standardVersion.id,
      title: standard.title,
      publisher: standard.publisher,
      number: standardVersion.number,
      status: standardVersion.status,
      controlCount: standardVersion.controlCount,
      assessedCount: standardVersion.assessedCount,
      copyright: standardVersion.copyright,
      createdAt: standardVersion.createdAt,
    })
    .from(standardVersion)
    .innerJoin(
      standard,
      and(eq(standard.ownerId, standardVersion.ownerId), eq(standard.id, standardVersion.standardId)),
    )
    .where(eq(standardVersion.id, id))
    .orderBy(desc(standardVersion.ownerId));
  if (row === undefined) throw notFound();
  return row;
}

const {
  content: _content,
  position: _position,
  textSha256: _textSha256,
  ownerId: _ownerId,
  versionId: _versionId,
  ...listedColumns
} = getTableColumns(control);

/** A version with its groups and controls. @throws ApiError 404 */
export async function catalogueShown(id: string, organisationId: string): Promise<Schemas['StandardCatalogue']> {
  const version = await seenVersion(id);
  const { ownerId, copyright } = version;
  const levels = await db
    .select({ ref: standardLevel.ref, name: standardLevel.name })
    .from(standardLevel)
    .where(and(eq(standardLevel.ownerId, ownerId), eq(standardLevel.versionId, id)))
    .orderBy(asc(standardLevel.position));
  const groups = await db
    .select({
      id: controlGroup.id,
      parentId: controlGroup.parentId,
      code: controlGroup.code,
      title: controlGroup.title,
    })
    .from(controlGroup)
    .where(and(eq(controlGroup.ownerId, ownerId), eq(controlGroup.versionId, id)))
    .orderBy(asc(controlGroup.position));
  const controls = await db
    .select(listedColumns)
    .from(control)
    .where(and(eq(control.ownerId, ownerId), eq(control.versionId, id)))
    .orderBy(asc(control.position));
  return {
    version: versionShown(version, organisationId),
    copyright,
    levels,
    groups,
    controls: controls.map((one) => ({ ...one, levels: [...one.levels], successors: [...one.successors] })),
  };
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

/** The texts of a control, with parameters as labels. @throws ApiError 404 */
export async function textsShown(versionId: string, controlId: string): Promise<Schemas['ControlTexts']> {
  const { ownerId } = await seenVersion(versionId);
  const [row] = await db
    .select({ content: control.content })
    .from(control)
    .where(and(eq(control.ownerId, ownerId), eq(control.versionId, versionId), eq(control.id, controlId)));
  if (row === undefined) throw notFound();
  const questions = await db
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
  const params = paramsOf(await readVersion(db, ownerId, versionId));
  return {
    id: controlId,
    texts: row.content.parts.flatMap((part) => flattened(part, 0, (text) => withLabels(text, params))),
    questions: questions.map(({ options, ...question }) => ({ ...question, options: [...options] })),
  };
}
