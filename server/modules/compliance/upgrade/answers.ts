import { and, eq, sql } from 'drizzle-orm';

import { controlQuestion, ownControl, type StoredControlAnswer } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { oneOf } from '#server/modules/derivation/index.ts';

import type { MovedPosition } from './positions.ts';

/** The questions of controls, by control and place. */
async function questionsOf(controlIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({
      controlId: controlQuestion.controlId,
      position: controlQuestion.position,
      text: controlQuestion.text,
      options: controlQuestion.options,
    })
    .from(controlQuestion)
    .where(oneOf(controlQuestion.controlId, controlIds));
  return new Map(
    rows.map(({ controlId, position, text, options }) => [
      `${controlId} ${position}`,
      JSON.stringify([text, options.map((option) => option.text)]),
    ]),
  );
}

/** Answers to questions that the newer version asks alike are answers there, too. Those to the former version stay. */
export async function copyAnswers(ownControlIds: readonly string[], moved: readonly MovedPosition[]): Promise<void> {
  if (ownControlIds.length === 0 || moved.length === 0) return;
  const newIds = new Map(moved.map(({ position, controlId }) => [position.row.controlId, controlId]));
  const questions = await questionsOf([...newIds.keys(), ...newIds.values()]);
  const copyOf = (answer: StoredControlAnswer): StoredControlAnswer[] => {
    const controlId = newIds.get(answer.controlId);
    const asked = questions.get(`${answer.controlId} ${answer.question}`);
    const isAlike = asked !== undefined && asked === questions.get(`${controlId} ${answer.question}`);
    return controlId !== undefined && isAlike ? [{ ...answer, controlId }] : [];
  };
  const rows = await db
    .select({ id: ownControl.id, answers: ownControl.answers })
    .from(ownControl)
    .where(and(oneOf(ownControl.id, ownControlIds), sql`${ownControl.answers} <> '[]'::jsonb`));
  for (const { id, answers } of rows) {
    const known = new Set(answers.map(({ controlId, question }) => `${controlId} ${question}`));
    const copies = answers.flatMap(copyOf).filter(({ controlId, question }) => !known.has(`${controlId} ${question}`));
    if (copies.length > 0)
      await db
        .update(ownControl)
        .set({ answers: [...answers, ...copies] })
        .where(eq(ownControl.id, id));
  }
}
