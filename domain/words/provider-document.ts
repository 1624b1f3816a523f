import type { components } from '#openapi/generated/types.ts';

import { recordTexts, writtenDay, type FieldText, type ValueTexts } from './field-text.ts';

type Schemas = components['schemas'];
type Document = Schemas['ProviderDocument'];

export const documentKindLabels: ValueTexts<Schemas['ProviderDocumentKind']> = {
  SOC2_REPORT: 'SOC 2 report',
  ISO_CERTIFICATE: 'ISO certificate',
  PENETRATION_TEST: 'Penetration test',
  INSURANCE: 'Insurance',
  CONTINUITY_PLAN: 'Business continuity plan',
  PRIVACY_POLICY: 'Privacy policy',
  SECURITY_POLICY: 'Security policy',
  CONTRACT: 'Contract',
  SERVICE_LEVEL_AGREEMENT: 'Service level agreement',
  OTHER: 'Other',
};

export const documentStatusLabels: ValueTexts<Schemas['ProviderDocumentStatus']> = {
  REQUESTED: 'Requested',
  RECEIVED: 'Received',
  ACCEPTED: 'Accepted',
  REJECTED: 'Rejected',
  REPLACED: 'Replaced',
};

/** The words of a document's fields. */
export const documentTexts = {
  title: recordTexts.title,
  kind: { label: 'Kind', values: documentKindLabels },
  status: { label: 'Status', values: documentStatusLabels },
  issuedOn: { label: 'Issued' },
  expiresOn: { label: 'Expires' },
  file: { label: 'File' },
} satisfies Readonly<Record<Exclude<keyof Document, 'id' | 'version'>, FieldText>>;

/** A document as the activity log keeps it. */
export const documentInWords = ({ title, kind, status, issuedOn, expiresOn, file }: Document): string =>
  [
    title,
    documentKindLabels[kind],
    documentStatusLabels[status],
    ...(issuedOn === null ? [] : [`issued ${writtenDay(issuedOn)}`]),
    ...(expiresOn === null ? [] : [`expires ${writtenDay(expiresOn)}`]),
    ...(file === null ? [] : [file.name]),
  ].join(', ');
