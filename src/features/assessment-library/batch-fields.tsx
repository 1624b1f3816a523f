import type { TemplateKind } from '#src/api/provider-assessment/assessment-templates.ts';
import type { BatchFieldOf } from '#src/api/record/register.ts';
import { batchLookup, batchOwner } from '#src/registers/batch-inputs.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { templateWords as words } from '#src/registers/words/assessment-template.ts';

/** The fields that can be changed on several templates together. */
export const templateBatchFields: BatchFields<TemplateKind['draft'], BatchFieldOf<'AssessmentTemplates'>> = {
  tierId: batchLookup('tierId', words.tierId),
  ownerId: batchOwner('ownerId', words.ownerId),
};
