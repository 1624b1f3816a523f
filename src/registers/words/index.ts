import { labelTexts } from '#domain/words/field-text.ts';
import { isSetting, settingTexts } from '#domain/words/settings.ts';
import { lookups, type LookupKind, type RecordKind } from '#openapi/generated/records.ts';

import { templateContentWords, templateWords } from './assessment-template.ts';
import { exemptionCourseWords, exemptionWords } from './exemption.ts';
import { incidentStatusWords, incidentWords } from './incident.ts';
import { assetWords } from './information-asset.ts';
import { bandWords, lookupWords, stepWords } from './lookups.ts';
import { frequencyWords, policyVersionWords, policyWords } from './policy.ts';
import { requirementWords } from './regulatory-requirement.ts';
import { riskWords } from './risk.tsx';
import { assessmentCourseWords, assessmentWords } from './service-provider-assessment.ts';
import { contractStatusWords, providerWords, tierWords } from './service-provider.ts';
import { threatWords } from './threat.ts';

/** The labels that history needs of a field: `labels` for a closed set, `parts` for an object. */
export interface LoggedWords {
  readonly label: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly parts?: LoggedFields;
}

export type LoggedFields = Readonly<Record<string, LoggedWords>>;

const wordsOfRegisters: Readonly<Record<RecordKind, LoggedFields>> = {
  assessmentTemplate: { ...templateWords, ...templateContentWords },
  exemption: { ...exemptionWords, ...exemptionCourseWords },
  incident: { ...incidentWords, ...incidentStatusWords },
  informationAsset: assetWords,
  policy: { ...policyWords, ...policyVersionWords },
  regulatoryRequirement: requirementWords,
  risk: riskWords,
  serviceProvider: providerWords,
  serviceProviderAssessment: { ...assessmentWords, ...assessmentCourseWords },
};

/** Of the look-ups with fields of their own. */
const wordsOfLookups: Readonly<Partial<Record<LookupKind, LoggedFields>>> = {
  assessmentTier: tierWords,
  contractStatus: contractStatusWords,
  policyFrequency: frequencyWords,
  riskImpact: stepWords,
  riskLikelihood: stepWords,
  riskRating: bandWords,
  threat: threatWords,
};

const { name, colour, mergedIntoId } = labelTexts;

const loggedLabelWords: LoggedFields = {
  name,
  colour: { label: colour.label, labels: colour.values },
  mergedIntoId,
};

const isRegister = (kind: string): kind is RecordKind => Object.hasOwn(wordsOfRegisters, kind);
const isLookup = (kind: string): kind is LookupKind => Object.hasOwn(lookups, kind);

/** The labels of a kind's fields; empty for a kind unknown to this app version. */
export function wordsOfKind(kind: string): LoggedFields {
  if (isRegister(kind)) return wordsOfRegisters[kind];
  if (kind === 'label') return loggedLabelWords;
  if (isSetting(kind)) return settingTexts[kind].fields;
  return isLookup(kind) ? (wordsOfLookups[kind] ?? lookupWords) : {};
}
