import { asc, eq, sql } from 'drizzle-orm';

import { reportKinds } from '#domain/report/kinds/index.ts';
import { conflict, invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { reportDefinition, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { checkSettings } from './settings.ts';
import { publishedTemplate, publishedTemplates, publishedVersions } from './templates/published.ts';

type Definition = Schemas['ReportDefinition'];

const mostDefinitions = 200;

/** The definition of a kind that every organisation has, from `domain/report/kinds`. */
export function shippedDefinition(kind: Schemas['ReportKind']): Definition {
  const { name, description, sections, version } = reportKinds[kind];
  return {
    id: null,
    template: null,
    kind,
    name,
    description,
    sections: sections.map(({ key }) => key),
    filters: [],
    columns: [],
    period: 'ALL',
    paper: 'A4',
    format: 'PDF',
    keptDays: 400,
    version,
    updatedAt: null,
    updatedBy: null,
  };
}

const rows = () =>
  db
    .select({ row: reportDefinition, by: { id: userAccount.id, name: userAccount.name } })
    .from(reportDefinition)
    .leftJoin(userAccount, eq(userAccount.id, reportDefinition.updatedBy))
    .$dynamic();

const shown = (
  { row, by }: Awaited<ReturnType<typeof rows>>[number],
  published: ReadonlyMap<string, number>,
): Definition => {
  const { organisationId: _organisation, updatedAt, updatedBy: _updatedBy, ...stored } = row;
  const { templateId, templateVersion, templateName, ...rest } = stored;
  const template =
    templateId === null || templateVersion === null || templateName === null
      ? null
      : {
          id: templateId,
          name: templateName,
          version: templateVersion,
          publishedVersion: published.get(templateId) ?? null,
        };
  return { ...rest, template, updatedAt: updatedAt.toISOString(), updatedBy: by };
};

/** A definition of the organisation's own, or undefined. */
async function foundDefinition(id: string): Promise<Definition | undefined> {
  const [found] = await rows().where(eq(reportDefinition.id, id));
  if (found === undefined) return undefined;
  const { templateId } = found.row;
  return shown(found, await publishedVersions(templateId === null ? [] : [templateId]));
}

/** @throws ApiError 404 */
async function ownDefinition(id: string): Promise<Definition> {
  const found = await foundDefinition(id);
  if (found === undefined) throw notFound();
  return found;
}

const gone = (field: string) => invalid([{ field, message: 'This report is no longer there. Choose another one' }]);

/** What a run or a schedule is made from. */
export interface NamedDefinition {
  readonly kind: Schemas['ReportKind'];
  readonly definitionId: string | null;
  /** A template, instead of a definition. */
  readonly templateId?: string | null;
}

/** The definition that a run or a schedule names. @throws ApiError 400 if there is none of that kind */
export async function definitionNamed({ kind, definitionId, templateId = null }: NamedDefinition): Promise<Definition> {
  if (definitionId !== null && templateId !== null)
    throw invalid([{ field: 'templateId', message: 'Choose a definition or a template, not both' }]);
  if (templateId !== null) {
    const template = await publishedTemplate(templateId);
    if (template?.kind !== kind) throw gone('templateId');
    return template;
  }
  if (definitionId === null) return shippedDefinition(kind);
  const found = await foundDefinition(definitionId);
  if (found?.kind !== kind) throw gone('definitionId');
  return found;
}

/** The columns that say which version of a template a definition was made from. */
const columnsOf = (template: Definition['template']) => ({
  templateId: template?.id ?? null,
  templateVersion: template?.version ?? null,
  templateName: template?.name ?? null,
});

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
    const versions = await publishedVersions(own.flatMap(({ row }) => row.templateId ?? []));
    return [...shipped, ...(await publishedTemplates()), ...own.map((one) => shown(one, versions))];
  },

  async add({ body: { templateId = null, ...body } }, { organisation, user }) {
    const { template } = await definitionNamed({ kind: body.kind, definitionId: null, templateId });
    checkSettings(body.kind, body);
    if ((await db.$count(reportDefinition)) >= mostDefinitions)
      throw conflict([{ field: 'body', message: `There can be at most ${mostDefinitions} definitions` }]);
    const made = { ...columnsOf(template), organisationId: organisation.id, updatedBy: user.id };
    const [added] = await db
      .insert(reportDefinition)
      .values({ ...body, description: body.description ?? '', ...made })
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

  async adoptTemplate({ path: { id }, body: { version, templateVersion } }, { user }) {
    const current = await locked(id, version);
    const published = current.template && (await publishedTemplate(current.template.id));
    if (!published || published.version !== templateVersion)
      throw invalid([{ field: 'templateVersion', message: 'Another version is published now. Look at it again' }]);
    const { sections, filters, columns, period, paper, format, keptDays, template } = published;
    await db
      .update(reportDefinition)
      .set({
        sections,
        filters,
        columns,
        period,
        paper,
        format,
        keptDays,
        ...columnsOf(template),
        version: version + 1,
        updatedAt: sql`now()`,
        updatedBy: user.id,
      })
      .where(eq(reportDefinition.id, id));
    return ownDefinition(id);
  },

  async discard({ path: { id }, query: { version } }) {
    await locked(id, version);
    await db.delete(reportDefinition).where(eq(reportDefinition.id, id));
  },
};
