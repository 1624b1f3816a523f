import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';

import { writtenDay } from '#domain/words/field-text.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { attachment, attachmentVersion, record, recordLink, storedFile } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { evidenceRegister } from '#server/modules/evidence/index.ts';
import { importable, loggedEntity, logActivity } from '#server/modules/record/index.ts';

type Task = Schemas['Task'];

const evidence = importable(evidenceRegister);

/** The days that an occurrence is about. */
interface Period {
  readonly from: string;
  readonly to: string;
  /** The day on which it was done. */
  readonly doneOn: string;
}

/** The live own controls that a task is linked to. */
async function controlsOf(taskId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: record.id })
    .from(recordLink)
    .innerJoin(record, or(eq(record.id, recordLink.sourceId), eq(record.id, recordLink.targetId)))
    .where(
      and(
        or(eq(recordLink.sourceId, taskId), eq(recordLink.targetId, taskId)),
        eq(record.kind, 'ownControl'),
        isNull(record.deletedAt),
      ),
    )
    .orderBy(record.id);
  return rows.map(({ id }) => id);
}

interface MovedFile {
  readonly id: string;
  readonly name: string;
}

/** The live files of a record whose latest version meets a condition. */
const filesOf = (recordId: string, condition?: SQL): Promise<MovedFile[]> =>
  db
    .select({ id: attachment.id, name: storedFile.name })
    .from(attachment)
    .innerJoin(
      attachmentVersion,
      and(eq(attachmentVersion.attachmentId, attachment.id), eq(attachmentVersion.number, attachment.latest)),
    )
    .innerJoin(storedFile, eq(storedFile.id, attachmentVersion.fileId))
    .where(and(eq(attachment.recordId, recordId), isNull(attachment.removedAt), condition))
    .orderBy(storedFile.name, attachment.id);

type Named = Parameters<typeof loggedEntity>[1];

/** Gives files to another record, and says so in both logs. */
async function moveFiles(
  context: OrganisationContext,
  files: readonly MovedFile[],
  from: readonly ['task' | 'evidence', Named],
  to: readonly ['task' | 'evidence', Named],
): Promise<void> {
  if (files.length === 0) return;
  const ids = files.map(({ id }) => id);
  await db
    .update(attachment)
    .set({ recordId: to[1].id, attachedAt: sql`now()`, version: sql`${attachment.version} + 1` })
    .where(inArray(attachment.id, ids));
  const left = files.map(({ name }) => ({ field: 'attachment', old: name, new: null }));
  const came = files.map(({ name }) => ({ field: 'attachment', old: null, new: name }));
  await logActivity(
    context,
    { action: 'UPDATE', ...loggedEntity(...from), changes: left },
    { action: 'UPDATE', ...loggedEntity(...to), changes: came },
  );
}

/**
 * Makes the files of an occurrence that is done the evidence of the task's own controls, for its period. Nothing without files, or
 * without own controls.
 * @param since when the previous occurrence ended @returns the id of the evidence
 */
export async function keepEvidence(
  context: OrganisationContext,
  task: Task,
  { from, to, doneOn }: Period,
  since: SQL,
): Promise<string | null> {
  const ownControlIds = await controlsOf(task.id);
  if (ownControlIds.length === 0) return null;
  const files = await filesOf(task.id, sql`${attachmentVersion.attachedAt} > ${since}`);
  if (files.length === 0) return null;
  const [ref = ''] = await evidence.references(context.organisation.id, 1);
  const title = `${task.title.slice(0, 250).toWellFormed()}, ${writtenDay(from)} to ${writtenDay(to)}`;
  const description = `The files of ${task.ref}, occurrence ${task.occurrence}.`;
  const ownerId = task.owner?.id ?? null;
  const values = { title, description, ownerId, madeOn: doneOn, coversFrom: from, coversTo: to, ownControlIds };
  const [added] = await evidence.add(context, [{ ref, values }]);
  if (added === undefined) throw new Error('No evidence was added');
  await moveFiles(context, files, ['task', task], ['evidence', added.entity]);
  return added.entity.id;
}

/** Removes the evidence of an occurrence that is reopened; its files are those of the task again. */
export async function takeBackEvidence(context: OrganisationContext, task: Named, id: string): Promise<void> {
  const [locked] = await evidence.lock([id]);
  if (locked === undefined || locked.deleted) return;
  await moveFiles(context, await filesOf(id), ['evidence', locked], ['task', task]);
  await evidence.remove(context, [locked], `An occurrence of ${task.ref} was reopened`);
}
