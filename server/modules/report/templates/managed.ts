import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm';

import { standardVersionLifecycle } from '#domain/catalogue/version-lifecycle.ts';
import { isPossible } from '#domain/lifecycle.ts';
import { reportColumnsText, reportFiltersText, reportSectionsText } from '#domain/report/settings-text.ts';
import { conflict, invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, PlatformContext, Schemas } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { reportTemplate } from '#server/database/schema/index.ts';
import { logPlatformActivity, type PlatformTransaction } from '#server/modules/platform/index.ts';
import { changesBetween } from '#server/modules/record/index.ts';

import { checkSettings } from '../settings.ts';

type Template = Schemas['ReportTemplate'];

/** The most versions of a list. */
const mostListed = 500;

const shown = ({
  createdAt: _createdAt,
  updatedAt,
  publishedAt,
  withdrawnAt,
  ...row
}: typeof reportTemplate.$inferSelect): Template => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
  publishedAt: publishedAt?.toISOString() ?? null,
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
});

/** What the log compares, in words. */
const logged = (template: Template) => {
  const { kind, name, description, sections, filters, columns, period, paper, format, keptDays } = template;
  return {
    name,
    description,
    period,
    paper,
    format,
    keptDays,
    sections: reportSectionsText(kind, sections),
    filters: reportFiltersText(kind, filters),
    columns: reportColumnsText(kind, columns),
  };
};

const log = (
  transaction: PlatformTransaction,
  context: PlatformContext,
  action: 'CREATE' | 'UPDATE' | 'DELETE',
  { id, name, number }: Template,
  changes: ReturnType<typeof changesBetween>,
) =>
  logPlatformActivity(transaction, context, {
    action,
    entityType: 'reportTemplate',
    entityId: id,
    entityName: `${name}, version ${number}`,
    changes,
  });

/** A version, held until the transaction ends. @throws ApiError 404, and 409 if it is another than was read */
async function lock(transaction: PlatformTransaction, id: string, version: number): Promise<Template> {
  const [row] = await transaction.select().from(reportTemplate).where(eq(reportTemplate.id, id)).for('update');
  if (row === undefined) throw notFound();
  const template = shown(row);
  if (template.version !== version) throw versionConflict(template);
  return template;
}

/** Locks a draft. @throws ApiError 404, 409 once it is published */
async function lockDraft(transaction: PlatformTransaction, id: string, version: number): Promise<Template> {
  const template = await lock(transaction, id, version);
  if (template.status !== 'DRAFT')
    throw conflict([
      { field: 'status', message: `This version is ${template.status.toLowerCase()}: it stays as it is` },
    ]);
  return template;
}

const only = ([row]: readonly (typeof reportTemplate.$inferSelect)[]): Template => {
  if (row === undefined) throw new Error('The template was not stored');
  return shown(row);
};

/** The number of the next version of a template. @throws ApiError 400, 409 where it has a draft */
async function nextNumber(transaction: PlatformTransaction, templateId: string, kind: Template['kind']) {
  const own = eq(reportTemplate.templateId, templateId);
  // Held before they are read: who begins the next version at the same time sees this one.
  await transaction.select({ id: reportTemplate.id }).from(reportTemplate).where(own).for('update');
  const versions = await transaction
    .select({ kind: reportTemplate.kind, status: reportTemplate.status, number: reportTemplate.number })
    .from(reportTemplate)
    .where(own);
  if (versions.length === 0) throw invalid([{ field: 'templateId', message: 'Choose a template' }]);
  if (versions.some((one) => one.kind !== kind))
    throw invalid([{ field: 'kind', message: 'All versions of a template are of one kind' }]);
  if (versions.some(({ status }) => status === 'DRAFT'))
    throw conflict([{ field: 'templateId', message: 'This template has a draft of its next version already' }]);
  return Math.max(...versions.map(({ number }) => number)) + 1;
}

/** The version that is published instead is offered no longer. */
async function withdrawOthers(transaction: PlatformTransaction, context: PlatformContext, published: Template) {
  const rows = await transaction
    .update(reportTemplate)
    .set({ status: 'WITHDRAWN', withdrawnAt: sql`now()`, version: sql`${reportTemplate.version} + 1` })
    .where(
      and(
        eq(reportTemplate.templateId, published.templateId),
        eq(reportTemplate.status, 'PUBLISHED'),
        ne(reportTemplate.id, published.id),
      ),
    )
    .returning();
  for (const row of rows)
    await log(transaction, context, 'UPDATE', shown(row), [{ field: 'status', old: 'PUBLISHED', new: 'WITHDRAWN' }]);
}

/** All versions, by name, the newest of a template first. */
async function listed(platform: PlatformDatabase): Promise<Template[]> {
  const rows = await platform
    .select()
    .from(reportTemplate)
    .orderBy(asc(reportTemplate.name), asc(reportTemplate.templateId), desc(reportTemplate.number))
    .limit(mostListed);
  return rows.map(shown);
}

/** Adds a draft. @throws ApiError 400, 409 */
async function add(
  transaction: PlatformTransaction,
  context: PlatformContext,
  { templateId, ...input }: Schemas['ReportTemplateInput'],
): Promise<Template> {
  checkSettings(input.kind, input);
  const place =
    templateId === null ? { number: 1 } : { templateId, number: await nextNumber(transaction, templateId, input.kind) };
  const adding = transaction.insert(reportTemplate).values({ ...input, ...place });
  const added = only(await adding.returning());
  await log(transaction, context, 'CREATE', added, changesBetween({}, logged(added)));
  return added;
}

/** Stores what is changed of a version that is held. */
async function store(
  transaction: PlatformTransaction,
  { id, version }: Template,
  changes: Partial<Omit<typeof reportTemplate.$inferInsert, 'publishedAt' | 'withdrawnAt' | 'updatedAt'>> & Stamps,
): Promise<Template> {
  const own = eq(reportTemplate.id, id);
  const next = { ...changes, version: version + 1 };
  return only(await transaction.update(reportTemplate).set(next).where(own).returning());
}

interface Stamps {
  readonly updatedAt?: SQL;
  readonly publishedAt?: SQL;
  readonly withdrawnAt?: SQL;
}

/** Changes a draft. @throws ApiError 400, 404, 409 */
async function change(
  transaction: PlatformTransaction,
  context: PlatformContext,
  id: string,
  { version, ...text }: Schemas['ReportTemplateChanges'],
): Promise<Template> {
  const before = await lockDraft(transaction, id, version);
  checkSettings(before.kind, text);
  const after = await store(transaction, before, { ...text, updatedAt: sql`now()` });
  await log(transaction, context, 'UPDATE', after, changesBetween(logged(before), logged(after)));
  return after;
}

const stamps = {
  PUBLISH: { publishedAt: sql`now()` },
  WITHDRAW: { withdrawnAt: sql`now()` },
} as const satisfies Record<Schemas['ReportTemplateChange']['action'], Stamps>;

/** Publishes or withdraws a version. @throws ApiError 404, 409 */
async function move(
  transaction: PlatformTransaction,
  context: PlatformContext,
  id: string,
  { version, action }: Schemas['ReportTemplateChange'],
): Promise<Template> {
  const before = await lock(transaction, id, version);
  const step = standardVersionLifecycle.steps[action];
  if (!isPossible(step, before.status))
    throw conflict([{ field: 'status', message: `This version is ${before.status.toLowerCase()}` }]);
  if (action === 'PUBLISH') await withdrawOthers(transaction, context, before);
  const after = await store(transaction, before, { status: step.to, ...stamps[action] });
  await log(transaction, context, 'UPDATE', after, [{ field: 'status', old: before.status, new: after.status }]);
  return after;
}

/** The report templates of the platform. docs/decisions/225-report-templates.md */
export const reportTemplateHandlers = (platform: PlatformDatabase): HandlersOf<'ReportTemplates'> => ({
  templates: () => listed(platform),
  addTemplate: ({ body }, context) => platform.transaction((transaction) => add(transaction, context, body)),
  changeTemplate: ({ path: { id }, body }, context) =>
    platform.transaction((transaction) => change(transaction, context, id, body)),
  changeStatus: ({ path: { id }, body }, context) =>
    platform.transaction((transaction) => move(transaction, context, id, body)),
  removeTemplate: ({ path: { id }, query: { version } }, context) =>
    platform.transaction(async (transaction) => {
      const draft = await lockDraft(transaction, id, version);
      await transaction.delete(reportTemplate).where(eq(reportTemplate.id, id));
      await log(transaction, context, 'DELETE', draft, []);
    }),
});
