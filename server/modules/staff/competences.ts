import { and, asc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';

import { competenceInWords } from '#domain/words/staff-competence.ts';
import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { violatedUniqueConstraint } from '#server/database/constraints.ts';
import { competence, staffCompetence, staffTraining } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { organisationToday } from '#server/modules/organisation/index.ts';
import { entryOf, recordParts } from '#server/modules/record/index.ts';

import { isLapsed } from './competence-states.ts';

type Competence = Schemas['StaffCompetence'];

const provedBy = and(
  eqWithinOrganisation(staffTraining.id, staffCompetence.trainingId),
  isNull(staffTraining.removedAt),
);

async function competencesWhere(condition: SQL | undefined): Promise<Competence[]> {
  const rows = await db
    .select({
      id: staffCompetence.id,
      competence: { id: competence.id, name: competence.name },
      level: staffCompetence.level,
      assessedOn: staffCompetence.assessedOn,
      trainingId: staffTraining.id,
      trainingTitle: staffTraining.title,
      isLapsed,
      note: staffCompetence.note,
      version: staffCompetence.version,
    })
    .from(staffCompetence)
    .innerJoin(competence, eqWithinOrganisation(competence.id, staffCompetence.competenceId))
    .leftJoin(staffTraining, provedBy)
    .where(condition)
    .orderBy(asc(competence.position), asc(competence.id), asc(staffCompetence.id));
  return rows.map(({ trainingId, trainingTitle, ...row }) => ({
    ...row,
    title: row.competence.name,
    training: trainingId === null ? null : { id: trainingId, name: trainingTitle ?? '' },
  }));
}

const competences = recordParts<Competence>({
  of: 'staffMember',
  table: staffCompetence,
  recordId: staffCompetence.staffMemberId,
  choices: { competenceId: entryOf('competence') },
  field: 'competences',
  noun: 'competence',
  most: { count: 100, message: 'A staff member has at most 100 competences' },
  where: competencesWhere,
  inWords: competenceInWords,
});

/** @throws ApiError 400 for an assessment that has not taken place */
async function refuseFuture(assessedOn: string | null | undefined): Promise<void> {
  if (assessedOn !== null && assessedOn !== undefined && assessedOn > (await organisationToday()))
    throw invalid([{ field: 'assessedOn', message: 'Choose a day that is not after today' }]);
}

/** @throws ApiError 400 for a training that proves nothing of this staff member */
async function refuseOtherTraining(staffMemberId: string, trainingId: string | null | undefined): Promise<void> {
  if (trainingId === null || trainingId === undefined) return;
  const isDone = and(
    eq(staffTraining.id, trainingId),
    eq(staffTraining.staffMemberId, staffMemberId),
    isNull(staffTraining.removedAt),
    isNotNull(staffTraining.doneOn),
  );
  const found = await db.select({ id: staffTraining.id }).from(staffTraining).where(isDone).for('key share');
  if (found.length === 0)
    throw invalid([{ field: 'trainingId', message: 'Choose a training of this staff member that was done' }]);
}

/** Runs a write: a staff member has each competence once, which the index of the table sees to. @throws ApiError 400 */
async function once<T>(field: 'competenceId' | 'id', write: () => PromiseLike<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedUniqueConstraint(error) !== 'staff_competence_once') throw error;
    throw invalid([{ field, message: 'This competence is recorded already: change that entry instead' }]);
  }
}

/** The competences of staff members, beside what their roles require (work.md 3). */
export const competenceHandlers: HandlersOf<'StaffCompetences'> = {
  ofRecord: ({ path: { id } }) => competences.list(id),

  add({ path, body }, context) {
    const organisationId = context.organisation.id;
    const { competenceId, trainingId } = body;
    return competences.add(path.id, { competenceId }, context, async (staffMemberId) => {
      await refuseFuture(body.assessedOn);
      await refuseOtherTraining(staffMemberId, trainingId);
      const [added] = await once('competenceId', () =>
        db
          .insert(staffCompetence)
          .values({ ...body, organisationId, staffMemberId })
          .returning({ id: staffCompetence.id }),
      );
      if (added === undefined) throw new Error('No competence was added');
      return added.id;
    });
  },

  update({ path: { id }, body }, context) {
    const { version, competenceId, trainingId } = body;
    const refers = competenceId === undefined ? { version } : { version, competenceId };
    return once('competenceId', () =>
      competences.update(id, refers, context, async (before, staffMemberId) => {
        const { version: _version, ...changes } = body;
        await refuseFuture(changes.assessedOn);
        // One that was planned again since stays until another is chosen: it does not count.
        if (trainingId !== before.training?.id) await refuseOtherTraining(staffMemberId, trainingId);
        return changes;
      }),
    );
  },

  remove: ({ path: { id }, query: { version } }, context) => competences.remove({ id, version }, context),

  restore: ({ path: { id }, body: { version } }, context) =>
    once('id', () => competences.restore({ id, version }, context)),
};
