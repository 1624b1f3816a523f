import { and, eq, inArray, type SQL } from 'drizzle-orm';

import { registersOf } from '#domain/report/kinds/index.ts';
import { dayEndedAt } from '#domain/time/last-day.ts';
import { conflict, forbidden, notFound } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { reportRun, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationTimeZone } from '#server/modules/organisation/index.ts';
import { anyContains, newestFirst, pageOf, toPage, totalsOf, viewableRegisters } from '#server/modules/record/index.ts';

type Run = Schemas['ReportRun'];

/** A run with its file, as the server knows it. */
export type StoredRun = typeof reportRun.$inferSelect;

const rows = () =>
  db
    .select({ row: reportRun, author: { id: userAccount.id, name: userAccount.name } })
    .from(reportRun)
    .leftJoin(userAccount, eq(userAccount.id, reportRun.authorId))
    .$dynamic();

/** Whether a person may view all that is in a run: what was left out of it is not. */
export function mayOpen(
  { kind, sections, leftOut }: Pick<Run, 'kind' | 'sections' | 'leftOut'>,
  context: OrganisationContext,
) {
  const viewable = new Set(viewableRegisters(context));
  return registersOf(
    kind,
    sections.filter((key) => !leftOut.includes(key)),
  ).every((of) => viewable.has(of));
}

const shown = (
  { row, author }: Awaited<ReturnType<typeof rows>>[number],
  timeZone: string,
  context: OrganisationContext,
): Run => {
  const { organisationId: _organisation, authorId: _author, fileId: _file, since: _since, ...others } = row;
  const { wordTemplateId: _template, wordTemplateName: name, wordTemplateSha256: sha256, ...rest } = others;
  return {
    ...rest,
    author,
    wordTemplate: name === null || sha256 === null ? null : { name, sha256 },
    asOf: row.asOf.toISOString(),
    asOfDay: dayEndedAt(row.asOf, timeZone),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    mayOpen: mayOpen(row, context),
  };
};

/** A run, or undefined. @param how `update` keeps others from changing it */
export async function storedRun(id: string, how?: 'update'): Promise<StoredRun | undefined> {
  const found = db.select().from(reportRun).where(eq(reportRun.id, id)).$dynamic();
  const [row] = await (how === undefined ? found : found.for('update'));
  return row;
}

export async function runWith(id: string, context: OrganisationContext): Promise<Run | undefined> {
  const [found] = await rows().where(eq(reportRun.id, id));
  return found && shown(found, await organisationTimeZone(), context);
}

type Query = Parameters<typeof pageOf>[0] & {
  readonly search?: string;
  readonly sortId?: Schemas['ReportRunSort'];
  readonly desc?: boolean;
  readonly state?: readonly Schemas['ReportRunState'][];
  readonly kind?: readonly Schemas['ReportKind'][];
};

const orders = {
  createdAt: reportRun.createdAt,
  asOf: reportRun.asOf,
  name: reportRun.name,
  state: reportRun.state,
  size: reportRun.size,
};

const among = ({ search, state, kind }: Query): SQL | undefined =>
  and(
    anyContains([reportRun.name], search),
    state && inArray(reportRun.state, [...state]),
    kind && inArray(reportRun.kind, [...kind]),
  );

/** One page of the runs. */
export async function runPage(query: Query, context: OrganisationContext) {
  const filter = among(query);
  const timeZone = await organisationTimeZone();
  const { perPage, offset } = pageOf(query);
  const [found, totals] = await Promise.all([
    rows()
      .where(filter)
      .orderBy(...newestFirst(query, orders, { at: reportRun.createdAt, id: reportRun.id }))
      .limit(perPage)
      .offset(offset),
    totalsOf((where) => db.$count(reportRun, where), undefined, filter),
  ]);
  return toPage(
    query,
    totals,
    found.map((one) => shown(one, timeZone, context)),
  );
}

/** A run whose file is there, and which the caller may open. @throws ApiError 404, 403, 409 */
export async function openable(id: string, context: OrganisationContext): Promise<StoredRun> {
  const run = await storedRun(id);
  if (run === undefined) throw notFound();
  if (!mayOpen(run, context)) throw forbidden('This report has records that you may not view');
  if (run.state !== 'READY')
    throw conflict([
      {
        field: 'id',
        message: run.state === 'EXPIRED' ? 'Its file was deleted when its time had come' : 'It is not ready',
      },
    ]);
  return run;
}
