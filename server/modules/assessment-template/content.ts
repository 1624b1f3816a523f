import { and, desc, eq, isNull, sql } from 'drizzle-orm';

import type { TemplateContent } from '#domain/questionnaire/template-edits.ts';
import { assessmentTemplateInput } from '#openapi/generated/inputs.ts';
import { notFound, versionConflict } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import {
  assessmentTemplate as template,
  assessmentTemplateContent as content,
  assessmentTemplateVersion as published,
  record,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { lockLive, readersOf, touchRecord, type LockedRecord } from '#server/modules/record/index.ts';

import { templateRegister } from './register.ts';

const { live } = readersOf(templateRegister);

/** The hash of the newest published version; null until the first publication. */
const publishedHash = sql<string | null>`(select ${published.sha256} from ${published}
  where ${eqWithinOrganisation(published.templateId, template.id)}
  order by ${desc(published.number)} limit 1)`;

const state = {
  id: template.id,
  version: content.version,
  status: template.status,
  publishedNumber: template.publishedNumber,
  hasChanges: sql<boolean>`${content.sha256} is distinct from ${publishedHash}`,
  questionCount: template.questionCount,
};

const ofLiveTemplate = (id: string) => and(eq(template.id, id), isNull(record.deletedAt));

/** Where the content of a live template stands. @throws ApiError 404 */
export async function stateOf(id: string): Promise<Schemas['TemplateState']> {
  const [found] = await db
    .select(state)
    .from(template)
    .innerJoin(content, eqWithinOrganisation(content.templateId, template.id))
    .innerJoin(record, eqWithinOrganisation(record.id, template.id))
    .where(ofLiveTemplate(id));
  if (found === undefined) throw notFound();
  return found;
}

/** The content of a live template. @throws ApiError 404 */
export async function contentOf(id: string): Promise<Schemas['TemplateContent']> {
  const [found, [stored]] = await Promise.all([
    stateOf(id),
    db.select({ questionnaires: content.questionnaires }).from(content).where(eq(content.templateId, id)),
  ]);
  if (stored === undefined) throw notFound();
  return { ...found, questionnaires: [...stored.questionnaires] };
}

/** A template and its content, which no one else changes until the transaction ends. */
export interface LockedTemplate {
  readonly entity: LockedRecord;
  readonly template: Schemas['AssessmentTemplate'];
  readonly content: Schemas['TemplateContent'];
}

/** @throws ApiError 404 */
export async function holdTemplate(id: string): Promise<LockedTemplate> {
  const entity = await lockLive('assessmentTemplate', id);
  return { entity, template: await live(id), content: await contentOf(id) };
}

/** @throws ApiError 404; 409 with the content if it has changed since `version` was read */
export async function lockTemplate({ id, version }: Schemas['RecordVersion']): Promise<LockedTemplate> {
  const locked = await holdTemplate(id);
  if (locked.content.version !== version) throw versionConflict(locked.content);
  return locked;
}

/** What changes of a template and its content. */
interface Changed {
  readonly questionnaires?: TemplateContent;
  readonly sha256?: string;
  readonly shown?: Partial<Pick<Schemas['AssessmentTemplate'], 'status' | 'publishedNumber' | 'questionCount'>>;
}

/** Stores changes as a new version of the content and of the record. */
export async function store(
  context: OrganisationContext,
  { entity, template: before }: LockedTemplate,
  { shown = {}, ...changed }: Changed,
): Promise<void> {
  const input = assessmentTemplateInput.of(before);
  await touchRecord(context, entity, { title: input.title, searchable: templateRegister.searchable(input) });
  await db
    .update(content)
    .set({ ...changed, version: sql`${content.version} + 1` })
    .where(eq(content.templateId, entity.id));
  if (Object.keys(shown).length > 0) await db.update(template).set(shown).where(eq(template.id, entity.id));
}
