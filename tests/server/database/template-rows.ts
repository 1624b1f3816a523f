import * as tables from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** The co-owner, content and version of an assessment template. */
export async function addTemplateRows(organisationId: string, userId: string): Promise<void> {
  const [template] = await db.select({ templateId: tables.assessmentTemplate.id }).from(tables.assessmentTemplate);
  const templateId = template?.templateId ?? '';
  const sha256 = '';
  await db.insert(tables.assessmentTemplateCoOwner).values({ organisationId, recordId: templateId, personId: userId });
  await db.insert(tables.assessmentTemplateContent).values({ organisationId, templateId, sha256 });
  const version = { number: 1, title: '', questionnaires: [], questionCount: 0, changeLog: '', publishedBy: userId };
  await db.insert(tables.assessmentTemplateVersion).values({ organisationId, templateId, sha256, ...version });
}
