import type { components } from '#openapi/generated/types.ts';

import { recordTexts, type FieldTexts, type ValueTexts } from './field-text.ts';

type Schemas = components['schemas'];

export const templateScopeLabels: ValueTexts<Schemas['AssessmentTemplateScope']> = {
  SERVICE_TYPE: 'Certain service types',
  GLOBAL: 'All providers',
  CUSTOM: 'Chosen providers',
};

export const templateStatusLabels: ValueTexts<Schemas['AssessmentTemplateStatus']> = {
  DRAFT: 'Draft',
  ACTIVE: 'Active',
  ARCHIVED: 'Archived',
};

/** What an action is called on its button. */
export const templateActionLabels: ValueTexts<Schemas['AssessmentTemplateAction']> = {
  PUBLISH: 'Publish',
  ARCHIVE: 'Archive',
  RESTORE: 'Restore',
};

/** What a type of question is called where it is chosen. */
export const questionTypeLabels: ValueTexts<Schemas['FormFieldType']> = {
  TEXT: 'Short text',
  TEXT_AREA: 'Long text',
  NUMBER: 'Number',
  DATE: 'Date',
  URL: 'Web address',
  YESNO: 'Yes or no',
  RADIO: 'One of several options',
  CHECKBOX: 'Any of several options',
  FILE: 'Files',
};

/** The words of a template's fields. */
export const templateTexts = {
  title: recordTexts.title,
  status: { label: 'Status', values: templateStatusLabels },
  publishedNumber: { label: 'Published version' },
  questionCount: { label: 'Questions' },
  description: { label: 'Description' },
  scope: { label: 'Scope', values: templateScopeLabels },
  serviceTypes: { label: 'Service types' },
  tier: { label: 'Assessment tier' },
  owner: { label: 'Owner' },
  coOwners: { label: 'Co-owners' },
} satisfies FieldTexts<Schemas['AssessmentTemplate']>;
