import { asc, eq, sql } from 'drizzle-orm';

import { reportKinds, valuesOfFilter } from '#domain/report/kinds/index.ts';
import { conflict, invalid, notFound, versionConflict, type FieldError } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { reportDefinition, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

type Definition = Schemas['ReportDefinition'];

const mostDefinitions = 200;

/** The definition of a kind that every organisation has, from `domain/report/kinds`. */
export function shippedDefinition(kind: Schemas['ReportKind']): Definition {
  const { name, description, sections, version } = reportKinds[kind];
  return {
    id: null,
    kind,
    name,
    description,
    sections: sections.map(({ key }) => key),
    filters: [],
    period: 'ALL',
    paper: 'A4',
    format: 'PDF',
    keptDays: 400,
    version,
    updatedAt: null,
    updatedBy: null,
  };
}

/** @throws ApiError 400 for sections and filters that the kind does not have */
export function checkSettings(
  kind: Schemas['ReportKind'],
  { sections, filters }: Pick<Definition, 'sections' | 'filters'>,
): void {
  const facts = reportKinds[kind];
  const known = new Set(facts.sections.map(({ key }) => key));
  const errors: FieldError[] = [];
  for (const [index, section] of sections.entries())
    if (!known.has(section) || sections.indexOf(section) !== index)
      errors.push({ field: `sections/${index}`, message: 'Choose sections that this kind of report has, each once' });
  for (const [index, { field, values }] of filters.entries()) {
    const found = facts.filters.find((one) => one.field === field);
    if (found === undefined)
      errors.push({
        field: `filters/${index}/field`,
        message: 'Choose a field that this kind of report can be narrowed by',
      });
    else if (values.length === 0 || values.some((value) => !Object.hasOwn(valuesOfFilter(found), value)))
      errors.push({ field: `filters/${index}/values`, message: 'Choose values that the field can have' });
  }
  if (errors.length > 0) throw invalid(errors);
}

const rows = () =>
  db
    .select({ row: reportDefinition, by: { id: userAccount.id, name: userAccount.name } })
    .from(reportDefinition)
    .leftJoin(userAccount, eq(userAccount.id, reportDefinition.updatedBy))
    .$dynamic();

const shown = ({ row, by }: Awaited<ReturnType<typeof rows>>[number]): Definition => {
  const { organisationId: _organisation, updatedAt, updatedBy: _updatedBy, ...rest } = row;
  return { ...rest, updatedAt: updatedAt.toISOString(), updatedBy: by };
};

/** A definition of the organisation's own. @throws ApiError 404 */
async function ownDefinition(id: string): Promise<Definition> {
  const [found] = await rows().where(eq(reportDefinition.id, id));
  if (found === undefined) throw notFound();
  return shown(found);
}

/** The definition that a run or a schedule names. @throws ApiError 400 if the organisation has none of that kind */
export async function definitionNamed(kind: Schemas['ReportKind'], definitionId: string | null): Promise<Definition> {
  if (definitionId === null) return shippedDefinition(kind);
  const [found] = await rows().where(eq(reportDefinition.id, definitionId));
  if (found === undefined || found.row.kind !== kind)
    throw invalid([{ field: 'definitionId', message: 'This report is no longer there. Choose another one' }]);
  return shown(found);
}

/** Locks a definition in the version that the caller read. @throws ApiError 404, 409 */
async function locked(id: string, version: number): Promise<Definition> {
  await db.select({ id: reportDefinition.id }).from(reportDefinition).where(eq(reportDefinition.id, id)).for('update');
  const current = await ownDefinition(id);
  if (current.version !== version) throw versionConflict(current);
  return current;
}

/** What reports have. docs/decisions/173-report-library.md */
export const definitionHandlers: HandlersOf<'ReportDefinitions'> = {
  async all() {
    const shipped = Object.values(reportKinds).map(({ kind }) => shippedDefinition(kind));
    const own = await rows().orderBy(asc(reportDefinition.name), asc(reportDefinition.id));
    return [...shipped, ...own.map(shown)];
  },

  async add({ body }, { organisation, user }) {
    checkSettings(body.kind, body);
    if ((await db.$count(reportDefinition)) >= mostDefinitions)
      throw conflict([{ field: 'body', message: `There can be at most ${mostDefinitions} definitions` }]);
    const [added] = await db
      .insert(reportDefinition)
      .values({ ...body, description: body.description ?? '', organisationId: organisation.id, updatedBy: user.id })
      .returning({ id: reportDefinition.id });
    if (added === undefined) throw new Error('No definition was added');
    return ownDefinition(added.id);
  },

  async change({ path: { id }, body: { version, ...changes } }, { user }) {
    const current = await locked(id, version);
    checkSettings(current.kind, { ...current, ...changes });
    await db
      .update(reportDefinition)
      .set({ ...changes, version: version + 1, updatedAt: sql`now()`, updatedBy: user.id })
      .where(eq(reportDefinition.id, id));
    return ownDefinition(id);
  },

  async discard({ path: { id }, query: { version } }) {
    await locked(id, version);
    await db.delete(reportDefinition).where(eq(reportDefinition.id, id));
  },
};
