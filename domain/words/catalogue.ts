import type { FieldText } from './field-text.ts';
import { applicabilityReasonLabels, mappingUseLabels, scoringMethodLabels } from './own-control.ts';

/**
 * What the activity logs say of the catalogue: the platform's of its own part, an organisation's of that of the organisation, and of
 * what it has adopted.
 */
export const catalogueTexts = {
  standardVersion: {
    name: 'Standard',
    fields: {
      status: { label: 'Status' },
      controlCount: { label: 'Controls' },
      sourceName: { label: 'File' },
      sourceSha256: { label: 'SHA-256 of the file' },
      group: { label: 'Group' },
      control: { label: 'Control' },
      questions: { label: 'Questions' },
      levels: { label: 'Levels' },
      filledTexts: { label: 'Titles and texts filled in' },
      lineage: { label: 'Comparison with a former version' },
    },
  },
  mappingSet: {
    name: 'Mapping',
    fields: {
      status: { label: 'Status' },
      mappingCount: { label: 'Mappings' },
      use: { label: 'Use of mappings', values: mappingUseLabels },
    },
  },
  adoptedStandard: {
    name: 'Adopted standard',
    fields: {
      standardVersion: { label: 'Version' },
      levels: { label: 'Levels' },
      maturityModel: { label: 'Maturity model' },
      targetMaturity: { label: 'Target' },
      method: { label: 'Scoring method', values: scoringMethodLabels },
      parameters: { label: 'Parameters' },
      modelReadsText: { label: 'A language model may read the text' },
    },
  },
  controlPosition: {
    name: 'Control of a standard',
    fields: {
      isApplicable: { label: 'Applicable' },
      reasons: { label: 'Reasons', values: applicabilityReasonLabels },
      justification: { label: 'Justification' },
      ownerId: { label: 'Owner' },
      target: { label: 'Target' },
      override: { label: 'Override' },
    },
  },
  maturityModel: {
    name: 'Maturity model',
    fields: {
      title: { label: 'Title' },
      description: { label: 'Description' },
      levels: { label: 'Levels' },
      status: { label: 'Status' },
    },
  },
  catalogueModule: {
    name: 'Module',
    fields: {
      name: { label: 'Name' },
      description: { label: 'Description' },
      isForAll: { label: 'For all organisations' },
      standards: { label: 'Standards' },
      organisation: { label: 'Organisation' },
    },
  },
  securityQuestionGroup: {
    name: 'Security question group',
    fields: { name: { label: 'Name' }, description: { label: 'Description' } },
  },
  securityQuestion: {
    name: 'Security question',
    fields: { group: { label: 'Group' }, text: { label: 'Question' }, options: { label: 'Answers' } },
  },
} as const satisfies Readonly<Record<string, { name: string; fields: Readonly<Record<string, FieldText>> }>>;

export type CatalogueEntity = keyof typeof catalogueTexts;

export const isCatalogueEntity = (kind: string): kind is CatalogueEntity => Object.hasOwn(catalogueTexts, kind);
