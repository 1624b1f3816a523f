import type { LookupKind, RecordKind } from '#openapi/generated/records.ts';

import { templateTexts } from './assessment-template.ts';
import { exemptionTexts } from './exemption.ts';
import { recordTexts, type FieldText } from './field-text.ts';
import { incidentTexts } from './incident.ts';
import { assetTexts } from './information-asset.ts';
import { entryTexts, textsOfLookups } from './lookups.ts';
import { policyTexts } from './policy.ts';
import { assessmentTexts } from './provider-assessment.ts';
import { requirementTexts } from './regulatory-requirement.ts';
import { riskTexts } from './risk.ts';
import { providerTexts } from './service-provider.ts';

type Texts = Readonly<Record<string, FieldText>>;

const textsOfKinds: Readonly<Record<RecordKind, Texts> & Partial<Record<LookupKind, Texts>>> = {
  assessmentTemplate: templateTexts,
  exemption: exemptionTexts,
  incident: incidentTexts,
  informationAsset: assetTexts,
  policy: policyTexts,
  regulatoryRequirement: requirementTexts,
  risk: riskTexts,
  serviceProvider: providerTexts,
  serviceProviderAssessment: assessmentTexts,
  ...textsOfLookups,
};

/** The words of a kind's fields, including those of every record: the headers of an export. */
export const textsOfKind = (kind: RecordKind | LookupKind): Texts => ({
  ...recordTexts,
  ...(textsOfKinds[kind] ?? entryTexts),
});
