import { asc, eq } from 'drizzle-orm';

import { reportKinds } from '#domain/report/kinds/index.ts';
import { plannedAfter } from '#domain/report/schedule.ts';
import { isTimeZone } from '#domain/time/time-zone.ts';
import { conflict, invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { reportDefinition, reportSchedule, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { definitionNamed } from './definitions.ts';

type Schedule = Schemas['ReportSchedule'];
type Settings = Pick<Schedule, 'cadence' | 'weekday' | 'monthDay' | 'time' | 'timeZone' | 'isActive'>;

const mostSchedules = 100;

const rows = () =>
  db
    .select({
      row: reportSchedule,
      owner: { id: userAccount.id, name: userAccount.name },
      definition: reportDefinition.name,
    })
    .from(reportSchedule)
    .leftJoin(userAccount, eq(userAccount.id, reportSchedule.ownerId))
    .leftJoin(reportDefinition, eq(reportDefinition.id, reportSchedule.definitionId))
    .$dynamic();

const shown = ({ row, owner, definition }: Awaited<ReturnType<typeof rows>>[number]): Schedule => {
  const { organisationId: _organisation, ownerId: _owner, nextAt, lastPlannedAt, ...rest } = row;
  return {
    ...rest,
    owner,
    name: definition ?? reportKinds[row.kind].name,
    nextAt: nextAt?.toISOString() ?? null,
    lastPlannedAt: lastPlannedAt?.toISOString() ?? null,
  };
};

async function scheduleWith(id: string): Promise<Schedule> {
  const [found] = await rows().where(eq(reportSchedule.id, id));
  if (found === undefined) throw notFound();
  return shown(found);
}

async function locked(id: string, version: number): Promise<Schedule> {
  await db.select({ id: reportSchedule.id }).from(reportSchedule).where(eq(reportSchedule.id, id)).for('update');
  const current = await scheduleWith(id);
  if (current.version !== version) throw versionConflict(current);
  return current;
}

/** When a schedule makes its next report; never at once. @throws ApiError 400 */
function nextOf(settings: Settings): Date | null {
  if (!isTimeZone(settings.timeZone)) throw invalid([{ field: 'timeZone', message: 'Choose a time zone' }]);
  return settings.isActive ? new Date(plannedAfter(settings, new Date().toISOString())) : null;
}

/** The reports that are made again and again. docs/decisions/175-schedules-of-reports.md */
export const scheduleHandlers: HandlersOf<'ReportSchedules'> = {
  async all() {
    return (await rows().orderBy(asc(reportSchedule.nextAt), asc(reportSchedule.id))).map(shown);
  },

  async add({ body }, { organisation, user }) {
    const nextAt = nextOf(body);
    await definitionNamed(body);
    if ((await db.$count(reportSchedule)) >= mostSchedules)
      throw conflict([{ field: 'body', message: `There can be at most ${mostSchedules} schedules` }]);
    const [added] = await db
      .insert(reportSchedule)
      .values({ ...body, nextAt, organisationId: organisation.id, ownerId: user.id })
      .returning({ id: reportSchedule.id });
    if (added === undefined) throw new Error('No schedule was added');
    return scheduleWith(added.id);
  },

  async change({ path: { id }, body: { version, ...changes } }, { user }) {
    const current = await locked(id, version);
    const nextAt = nextOf({ ...current, ...changes });
    await db
      .update(reportSchedule)
      .set({ ...changes, nextAt, ownerId: user.id, stoppedBecause: null, version: version + 1 })
      .where(eq(reportSchedule.id, id));
    return scheduleWith(id);
  },

  async discard({ path: { id }, query: { version } }) {
    await locked(id, version);
    await db.delete(reportSchedule).where(eq(reportSchedule.id, id));
  },
};
