import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { reportTemplate } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

type Definition = Schemas['ReportDefinition'];

// Row-level security shows organisations no others; said again, for those who read this.
const published = (more?: SQL) => and(eq(reportTemplate.status, 'PUBLISHED'), more);

/** A published template as organisations see it: a definition that the platform has written. */
function shown(row: typeof reportTemplate.$inferSelect): Definition {
  const { templateId, number, updatedAt, id: _id, status: _status, uses: _uses, version: _version, ...rest } = row;
  const { createdAt: _created, publishedAt: _published, withdrawnAt: _withdrawn, ...text } = rest;
  return {
    ...text,
    id: null,
    template: { id: templateId, name: text.name, version: number, publishedVersion: number },
    version: number,
    updatedAt: updatedAt.toISOString(),
    updatedBy: null,
  };
}

/** The most that organisations are offered. */
const mostOffered = 200;

/** The published templates of the platform, by name. */
export const publishedTemplates = async (): Promise<Definition[]> =>
  (
    await db
      .select()
      .from(reportTemplate)
      .where(published())
      .orderBy(asc(reportTemplate.name), asc(reportTemplate.id))
      .limit(mostOffered)
  ).map(shown);

/** The published version of a template; undefined if there is none. */
export async function publishedTemplate(templateId: string): Promise<Definition | undefined> {
  const [row] = await db
    .select()
    .from(reportTemplate)
    .where(published(eq(reportTemplate.templateId, templateId)));
  return row && shown(row);
}

/** The numbers of the published versions of templates; those that were withdrawn are left out. */
export async function publishedVersions(templateIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (templateIds.length === 0) return new Map();
  const rows = await db
    .select({ templateId: reportTemplate.templateId, number: reportTemplate.number })
    .from(reportTemplate)
    .where(published(inArray(reportTemplate.templateId, [...new Set(templateIds)])));
  return new Map(rows.map(({ templateId, number }) => [templateId, number]));
}
