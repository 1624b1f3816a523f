import { lookups, type LookupKind, type RecordKind } from '#openapi/generated/records.ts';

import { templateRegister } from './assessment-template/index.ts';
import { exemptionRegister } from './exemption/index.ts';
import type { ImportTargets } from './import/index.ts';
import { incidentRegister } from './incident/index.ts';
import { assetRegister } from './information-asset/index.ts';
import { lookupTarget, type LookupSettings } from './lookup/index.ts';
import { policyDocuments, policyRegister } from './policy/index.ts';
import { assessmentRegister } from './provider-assessment/index.ts';
import { importable, type Importable } from './record/index.ts';
import { requirementRegister } from './regulatory-requirement/index.ts';
import { riskLookupSettings, riskRegister } from './risk/index.ts';
import { contractFile, documentFile, partTarget, providerRegister } from './service-provider/index.ts';

/** Every register, as bulk changes use it. */
export const importables: Readonly<Record<RecordKind, Importable>> = {
  assessmentTemplate: importable(templateRegister),
  exemption: importable(exemptionRegister),
  incident: importable(incidentRegister),
  informationAsset: importable(assetRegister),
  policy: { ...importable(policyRegister), beside: policyDocuments },
  regulatoryRequirement: importable(requirementRegister),
  risk: importable(riskRegister),
  serviceProvider: importable(providerRegister),
  serviceProviderAssessment: importable(assessmentRegister),
};

/** The look-ups that differ from the default. */
export const lookupSettings: Readonly<Partial<Record<LookupKind, LookupSettings>>> = riskLookupSettings;

/** Every register and look-up, and the parts of providers, as imports use them. */
export const importTargets: ImportTargets = {
  ...importables,
  providerContract: partTarget(contractFile),
  providerDocument: partTarget(documentFile),
  ...Object.fromEntries(Object.values(lookups).map(({ kind }) => [kind, lookupTarget(kind, lookupSettings[kind])])),
};
