import { desc, eq } from 'drizzle-orm';

import type { Questionnaire } from '#domain/questionnaire.ts';
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
 * The version of the template that was sent, or the one that would be sent: the newest published one. Undefined if there is
 * none.
 */
export async function contentOf({ templateVersionId, templateId }: Asked): Promise<AssessmentContent | undefined> {
  if (templateVersionId === null && templateId === null) return undefined;
  const [found] = await db
    .select({ versionId: version.id, number: version.number, questionnaires: version.questionnaires })
    .from(version)
    .where(templateVersionId === null ? eq(version.templateId, templateId ?? '') : eq(version.id, templateVersionId))
    .orderBy(desc(version.number))
    .limit(1);
  return found;
}
