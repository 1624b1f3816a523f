import { and, asc, count, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';

import { windowProblem } from '#domain/change/windows.ts';
import { changePeriodLabels } from '#domain/words/change.ts';
import { conflict, invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { changeManagementProcess as change, changePeriod as period, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { inContractForm, logSetting } from '#server/modules/record/index.ts';

const mostChanges = 500;
const mostPeriods = 200;

/** The longest span of a calendar. */
const longestSpan = 100 * 86_400_000;

const periods = () =>
  db
    .select({
      id: period.id,
      kind: period.kind,
      title: period.title,
      startsAt: inContractForm(period.startsAt).mapWith(String),
      endsAt: inContractForm(period.endsAt).mapWith(String),
      version: period.version,
    })
    .from(period);

/** What ended long ago is kept, and not in the list. */
const isListed = gt(period.endsAt, sql`now() - interval '1 year'`);

const inOrder = [asc(period.startsAt), asc(period.id)] as const;

async function periodWith(id: string): Promise<Schemas['ChangePeriod']> {
  const [found] = await periods().where(eq(period.id, id));
  if (found === undefined) throw notFound();
  return found;
}

/** The changes that are not cancelled and have a moment in common with a span. */
const isBetween = (from: Date, to: Date) =>
  and(
    isNull(record.deletedAt),
    ne(change.status, 'CANCELLED'),
    lt(change.plannedStart, to),
    gt(change.plannedEnd, from),
  );

const ofRecords = eqWithinOrganisation(record.id, change.id);

/** How many changes a span has that the calendar does not show; counted only if there can be any. */
async function furtherChanges(from: Date, to: Date, shown: number): Promise<number> {
  if (shown < mostChanges) return 0;
  const [found] = await db
    .select({ all: count() })
    .from(change)
    .innerJoin(record, ofRecords)
    .where(isBetween(from, to));
  return (found?.all ?? shown) - shown;
}

const changesBetween = (from: Date, to: Date) =>
  db
    .select({
      change: { id: record.id, ref: sql<string>`${record.ref}`, title: sql<string>`${record.title}` },
      type: change.type,
      status: change.status,
      riskLevel: change.riskLevel,
      startsAt: inContractForm(change.plannedStart).mapWith(String),
      endsAt: inContractForm(change.plannedEnd).mapWith(String),
    })
    .from(change)
    .innerJoin(record, ofRecords)
    .where(isBetween(from, to))
    .orderBy(asc(change.plannedStart), asc(change.id))
    .limit(mostChanges);

const inWords = ({ kind, title, startsAt, endsAt }: Schemas['ChangePeriodInput']) =>
  `${changePeriodLabels[kind]}: ${title}, ${startsAt} to ${endsAt}`;

/** When changes are made, and when not. */
export const calendarHandlers: HandlersOf<'ChangeCalendars'> = {
  async calendar({ query }) {
    const [from, to] = [new Date(query.from), new Date(query.to)];
    if (from >= to) throw invalid([{ field: 'to', message: 'Choose an end after the start' }]);
    if (to.getTime() - from.getTime() > longestSpan)
      throw invalid([{ field: 'to', message: 'Choose a span of at most 100 days' }]);
    const changes = await changesBetween(from, to);
    return {
      changes,
      more: await furtherChanges(from, to, changes.length),
      periods: await periods()
        .where(and(lt(period.startsAt, to), gt(period.endsAt, from)))
        .orderBy(...inOrder),
    };
  },

  periods: () =>
    periods()
      .where(isListed)
      .orderBy(...inOrder)
      .limit(mostPeriods),

  async addPeriod({ body }, context) {
    const problem = windowProblem(body);
    if (problem !== undefined) throw invalid([{ field: 'endsAt', message: problem }]);
    if ((await db.$count(period, isListed)) >= mostPeriods)
      throw conflict([{ field: 'title', message: `There are ${mostPeriods} already: take away what is over` }]);
    const [added] = await db
      .insert(period)
      .values({
        organisationId: context.organisation.id,
        kind: body.kind,
        title: body.title,
        startsAt: new Date(body.startsAt),
        endsAt: new Date(body.endsAt),
      })
      .returning({ id: period.id });
    if (added === undefined) throw new Error('No period was added');
    await logSetting(context, 'changePeriods', {}, { period: inWords(body) });
    return periodWith(added.id);
  },

  async discardPeriod({ path: { id }, query: { version } }, context) {
    const before = await periodWith(id);
    if (before.version !== version) throw versionConflict(before);
    await db.delete(period).where(eq(period.id, id));
    await logSetting(context, 'changePeriods', { period: inWords(before) }, { period: null });
  },
};
