import { and, asc, eq, sql } from 'drizzle-orm';

import { conflict, invalid, versionConflict, type FieldError } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { adoptedStandard, controlPosition, standardVersion } from '#server/database/schema/index.ts';
import { db, savepoint } from '#server/database/tenancy.ts';
import { lockStructure, oneOf, recordAdoption, rederivePositions } from '#server/modules/derivation/index.ts';
import { groupsShown, mayBeAdopted, nameOf, versionsSeen, versionsShown } from '#server/modules/standard/index.ts';

import { addPositions, countPositions, positionsToMove } from './adopted-positions.ts';
import { adoptedRow, adoptedShown, allAdopted, countAdopted, mostAdopted } from './adopted.ts';
import { checkedChoices } from './adoption-choices.ts';
import { logAdopted, logChoices } from './adoption-log.ts';
import { refuseUnless } from './rights.ts';

type Input = Schemas['AdoptionInput'];

/** A version that an organisation may adopt. */
async function mayAdopt(versionId: string) {
  const [found] = await versionsSeen(db).where(and(eq(standardVersion.id, versionId), mayBeAdopted()));
  return found;
}

async function standardsAdopted(): Promise<ReadonlySet<string>> {
  const rows = await db.select({ standardId: adoptedStandard.standardId }).from(adoptedStandard);
  return new Set(rows.map(({ standardId }) => standardId));
}

/** The versions that could be adopted now, by title. */
async function adoptable(): Promise<Schemas['StandardVersion'][]> {
  const adopted = await standardsAdopted();
  const versions = (await versionsSeen(db).where(mayBeAdopted())).filter(({ standardId }) => !adopted.has(standardId));
  const shown = await versionsShown(versions.map(({ id }) => id));
  return versions.flatMap(({ id }) => shown.get(id) ?? []);
}

const alreadyAdopted: FieldError = {
  field: 'versionId',
  message: 'A version of this standard is adopted already: change or upgrade that one',
};

/** Adopts a version; nothing else is derived meanwhile. @throws ApiError 400, 409 */
async function adopt(
  { versionId, ...choices }: Input,
  context: OrganisationContext,
  refuse: (problem: FieldError) => Error,
): Promise<string> {
  const { organisation, user } = context;
  await lockStructure();
  const version = await mayAdopt(versionId);
  if (version === undefined) throw invalid([{ field: 'versionId', message: 'Choose a published version' }]);
  if ((await standardsAdopted()).has(version.standardId)) throw refuse(alreadyAdopted);
  if ((await countAdopted()) >= mostAdopted)
    throw refuse({ field: 'versionId', message: `An organisation adopts at most ${mostAdopted} standards` });
  const stored = await checkedChoices(version, choices);
  const [row] = await db
    .insert(adoptedStandard)
    .values({
      organisationId: organisation.id,
      catalogueOwner: version.ownerId,
      standardId: version.standardId,
      versionId: version.id,
      ...stored,
      adoptedBy: user.id,
    })
    .returning();
  if (row === undefined) throw new Error('Nothing was adopted');
  const cause = { by: user.id, words: 'Standard adopted' };
  const added = await addPositions(row);
  await recordAdoption(added, cause);
  await rederivePositions(added, cause);
  await logAdopted(context, { id: row.id, name: nameOf(version) }, stored);
  return row.id;
}

/** Ends a trial: what it has done is undone. */
class TrialEnded extends Error {}

/** What an adoption would bring: it is tried, counted and undone. */
async function preview(input: Input, context: OrganisationContext): Promise<Schemas['AdoptionPreview']> {
  let counted = { positions: 0, derived: 0, proposed: 0 };
  try {
    await savepoint(async () => {
      counted = await countPositions(await adopt(input, context, (problem) => invalid([problem])));
      throw new TrialEnded();
    });
  } catch (error) {
    if (!(error instanceof TrialEnded)) throw error;
  }
  return counted;
}

/** Archives positions, or takes them up again. */
const archive = (ids: readonly string[], isArchived: boolean) =>
  db
    .update(controlPosition)
    .set({ archivedAt: isArchived ? sql`now()` : null })
    .where(oneOf(controlPosition.id, ids));

/** Makes positions follow changed levels. */
async function follow(id: string, by: string): Promise<void> {
  const row = await adoptedRow(id);
  const cause = { by, words: 'Levels changed' };
  const added = await addPositions(row);
  await recordAdoption(added, cause);
  const { left, regained } = await positionsToMove(row);
  await rederivePositions([...left, ...regained, ...added], cause, async () => {
    await archive(left, true);
    await archive(regained, false);
  });
}

const lockAdopted = (id: string) =>
  db
    .select({ id: adoptedStandard.id })
    .from(adoptedStandard)
    .where(eq(adoptedStandard.id, id))
    .orderBy(asc(adoptedStandard.id))
    .for('no key update');

/** Adopting standards, and changing what was decided then. */
export const adoptionHandlers: HandlersOf<'AdoptedStandards'> = {
  adopted: () => allAdopted(),
  get: ({ path: { id } }) => adoptedShown(id),
  adoptable: () => adoptable(),

  async groups({ path: { id } }) {
    const { catalogueOwner, versionId } = await adoptedRow(id);
    return groupsShown(db, { ownerId: catalogueOwner, id: versionId });
  },

  async preview({ body }, context) {
    refuseUnless(context, 'ADOPT');
    return preview(body, context);
  },

  async adopt({ body }, context) {
    refuseUnless(context, 'ADOPT');
    return adoptedShown(await adopt(body, context, (problem) => conflict([problem])));
  },

  async change({ path: { id }, body: { version, modelReadsText, ...changes } }, context) {
    refuseUnless(context, 'ADOPT');
    // The people who may bring in a licensed copy decide who else reads it.
    if (modelReadsText !== undefined) refuseUnless(context, 'IMPORT_STANDARD');
    await lockStructure();
    await lockAdopted(id);
    const row = await adoptedRow(id);
    if (row.version !== version) throw versionConflict(await adoptedShown(id));
    const before = {
      levels: [...row.levels],
      maturityModelId: row.maturityModelId,
      targetMaturity: row.targetMaturity,
      method: row.method,
      parameters: row.parameters.map((one) => ({ ...one })),
    };
    const stored = await checkedChoices(
      { ownerId: row.catalogueOwner, id: row.versionId },
      { ...before, ...changes },
      row,
    );
    await db
      .update(adoptedStandard)
      .set({
        ...stored,
        ...(modelReadsText !== undefined && { modelReadsText }),
        version: sql`${adoptedStandard.version} + 1`,
      })
      .where(eq(adoptedStandard.id, id));
    await follow(id, context.user.id);
    const adopted = await adoptedShown(id);
    await logChoices(
      context,
      { id, name: nameOf(adopted.standard) },
      {
        before: { ...before, modelReadsText: row.modelReadsText },
        after: { ...stored, modelReadsText: adopted.modelReadsText },
      },
    );
    return adopted;
  },
};
