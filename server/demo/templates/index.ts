import { createHash } from 'node:crypto';

import { questionsOf } from '#domain/questionnaire/questionnaire.ts';
import type { TemplateEdit } from '#domain/questionnaire/template-edits.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { assessmentTier, serviceType } from '#server/database/schema/index.ts';
import {
  assessmentTemplateModule,
  cloudServiceCheck,
  contentFrom,
  everyQuestionType,
  medicalDeviceMaintenance,
  supplierSecurity,
  type StarterSection,
} from '#server/modules/assessment-template/index.ts';

import { idOf, namesOf, ownerIn, readPeople } from '../choices.ts';
import { settings, type Seed } from '../seeds.ts';

/** A template of the library, published unless it is a draft. */
interface DemoTemplate {
  readonly title: string;
  readonly description: string;
  readonly scope: Schemas['AssessmentTemplateScope'];
  /** By name, like the tier. */
  readonly serviceTypes?: readonly string[];
  readonly tier?: string;
  /** The local part of a member's address. */
  readonly owner: string;
  readonly sections: readonly StarterSection[];
  readonly isDraft?: boolean;
}

export const harbourTemplates: readonly DemoTemplate[] = [
  {
    title: 'Supplier security',
    description:
      'For suppliers who process our information, before the contract and each year (ISO/IEC 27001, A.5.19).',
    scope: 'GLOBAL',
    owner: 'manager',
    sections: supplierSecurity,
  },
  {
    title: 'Cloud service short check',
    description: 'Fifteen questions before a cloud service is tried.',
    scope: 'SERVICE_TYPE',
    serviceTypes: ['Software as a service', 'Infrastructure and platform'],
    owner: 'manager',
    sections: cloudServiceCheck,
  },
  {
    title: 'Every question type',
    description: 'Shows what a questionnaire can ask.',
    scope: 'CUSTOM',
    owner: 'assessor',
    sections: everyQuestionType,
  },
];

export const meridianTemplates: readonly DemoTemplate[] = [
  {
    title: 'Maintenance of medical devices',
    description: 'For manufacturers who maintain devices on our wards.',
    scope: 'CUSTOM',
    tier: 'Tier 1',
    owner: 'both',
    sections: medicalDeviceMaintenance,
  },
];

/** Ids that stay the same whenever the demo is seeded. */
function idsFrom(seed: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    const hex = createHash('sha256').update(`${seed} ${count}`).digest('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
}

const mostEdits = 200;

const readNames = async () => ({
  people: await readPeople(),
  types: await namesOf(serviceType),
  tiers: await namesOf(assessmentTier),
});

async function addTemplate(
  { sections, isDraft = false, owner, serviceTypes = [], tier, ...template }: DemoTemplate,
  { people, types, tiers }: Awaited<ReturnType<typeof readNames>>,
  context: OrganisationContext,
): Promise<void> {
  const { AssessmentTemplates, AssessmentTemplateContents } = assessmentTemplateModule(settings);
  const input = {
    ...template,
    ownerId: ownerIn({ people }, owner),
    serviceTypeIds: serviceTypes.map((name) => idOf(types, name)),
    tierId: tier === undefined ? null : idOf(tiers, tier),
  };
  const { id } = await AssessmentTemplates.create({ path: {}, query: {}, body: input }, context);
  const content = contentFrom(sections, idsFrom(template.title));
  const edits = content.flatMap(({ id: questionnaireId, title, description, questions }): TemplateEdit[] => [
    { kind: 'PUT_SECTION', questionnaireId, title, description },
    ...questions.map((question): TemplateEdit => ({ kind: 'PUT_QUESTION', questionnaireId, question })),
  ]);
  if (questionsOf(content).length > mostEdits) throw new Error('Add the questions in several parts');
  const at = { path: { id }, query: {} };
  const { version } = await AssessmentTemplateContents.edit({ ...at, body: { version: 1, edits } }, context);
  const publish = { version, action: 'PUBLISH' as const, changeLog: 'First version' };
  if (!isDraft) await AssessmentTemplateContents.changeStatus({ ...at, body: publish }, context);
}

/** Templates with their questions, as a member writes and publishes them. */
export const seedTemplates =
  (templates: readonly DemoTemplate[]): Seed =>
  async (context) => {
    const names = await readNames();
    for (const template of templates) await addTemplate(template, names, context);
    return templates.length;
  };
