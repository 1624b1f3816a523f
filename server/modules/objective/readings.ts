import { desc, eq, type SQL } from 'drizzle-orm';

import { readingInWords } from '#domain/words/management-system.ts';
import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { objectiveReading } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationToday } from '#server/modules/organisation/index.ts';
import { recordParts } from '#server/modules/record/index.ts';

import { followReadings } from './follow.ts';

type Reading = Schemas['ObjectiveReading'];

const readingsWhere = (condition: SQL | undefined): Promise<Reading[]> =>
  db
    .select({
      id: objectiveReading.id,
      title: objectiveReading.title,
      takenOn: objectiveReading.takenOn,
      value: objectiveReading.value,
      version: objectiveReading.version,
    })
    .from(objectiveReading)
    .where(condition)
    .orderBy(desc(objectiveReading.takenOn), desc(objectiveReading.createdAt), desc(objectiveReading.id));

const readings = recordParts<Reading>({
  of: 'objective',
  table: objectiveReading,
  recordId: objectiveReading.objectiveId,
  field: 'reading',
  noun: 'reading',
  most: { count: 500, message: 'An objective has at most 500 readings' },
  where: readingsWhere,
  inWords: readingInWords,
});

/** The day of a measurement. @param takenOn null for today @throws ApiError 400 of a day to come */
async function dayTaken(takenOn: string | null): Promise<string> {
  const today = await organisationToday();
  if (takenOn !== null && takenOn > today)
    throw invalid([{ field: 'takenOn', message: 'Choose today or an earlier day' }]);
  return takenOn ?? today;
}

/** Follows a change of a reading. */
async function following<Answer>(readingId: string, change: Promise<Answer>): Promise<Answer> {
  const answer = await change;
  const [found] = await db
    .select({ id: objectiveReading.objectiveId })
    .from(objectiveReading)
    .where(eq(objectiveReading.id, readingId));
  if (found !== undefined) await followReadings([found.id]);
  return answer;
}

/** The readings of objectives (ISO/IEC 27001, 6.2 d): the newest one decides on the state of its objective. */
export const readingHandlers: HandlersOf<'ObjectiveReadings'> = {
  ofRecord: ({ path: { id } }) => readings.list(id),

  async add({ path, body }, context) {
    const added = await readings.add(path.id, {}, context, async (objectiveId) => {
      const { title, value, takenOn = null } = body;
      const organisationId = context.organisation.id;
      const [row] = await db
        .insert(objectiveReading)
        .values({ organisationId, objectiveId, title, value, takenOn: await dayTaken(takenOn) })
        .returning({ id: objectiveReading.id });
      if (row === undefined) throw new Error('No reading was added');
      return row.id;
    });
    await followReadings([path.id]);
    return added;
  },

  update: ({ path: { id }, body }, context) =>
    following(
      id,
      readings.update(id, body, context, async () => {
        const { version: _version, takenOn, ...changes } = body;
        return takenOn === undefined ? changes : { ...changes, takenOn: await dayTaken(takenOn) };
      }),
    ),

  remove: ({ path: { id }, query: { version } }, context) => following(id, readings.remove({ id, version }, context)),
  restore: ({ path: { id }, body: { version } }, context) => following(id, readings.restore({ id, version }, context)),
};
