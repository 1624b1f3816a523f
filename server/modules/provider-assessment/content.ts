import { desc, eq, sql, type SQL } from 'drizzle-orm';

import type { Question, Questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { assessmentTemplateVersion as version } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** What an assessment asks, and from which version of which template. */
export interface AssessmentContent {
  readonly versionId: string;
  readonly number: number;
  readonly questionnaires: readonly Questionnaire[];
}

interface Asked {
  readonly templateVersionId: string | null;
  readonly templateId: string | null;
}

/**
 * What the version of the template has that was sent, or the one that would be sent: the newest published one. Undefined
 * if there is none.
 */
async function inVersion<Value>({ templateVersionId, templateId }: Asked, value: SQL<Value>) {
  if (templateVersionId === null && templateId === null) return undefined;
  const [found] = await db
    .select({ versionId: version.id, number: version.number, value })
    .from(version)
    .where(templateVersionId === null ? eq(version.templateId, templateId ?? '') : eq(version.id, templateVersionId))
    .orderBy(desc(version.number))
    .limit(1);
  return found;
}

/** What an assessment asks; undefined if there is nothing. */
export async function contentOf(asked: Asked): Promise<AssessmentContent | undefined> {
  const found = await inVersion(asked, sql<readonly Questionnaire[]>`${version.questionnaires}`);
  return found && { versionId: found.versionId, number: found.number, questionnaires: found.value };
}

/** One question that an assessment asks, read without the others; undefined if it does not ask it. */
export async function questionOf(asked: Asked, questionId: string): Promise<Question | undefined> {
  const question = sql<Question | null>`jsonb_path_query_first(${version.questionnaires},
    '$[*].questions[*] ? (@.id == $id)', jsonb_build_object('id', ${questionId.toLowerCase()}::text))`;
  return (await inVersion(asked, question))?.value ?? undefined;
}
