import { contactLine } from '#domain/service-provider/contact.ts';
import { levelLabels } from '#domain/words/information-asset.ts';
import { contractStatusTexts, tierTexts } from '#domain/words/lookups.ts';
import { providerCategoryLabels, providerTexts as texts, reviewStatusLabels } from '#domain/words/service-provider.ts';
import { serviceProvider } from '#openapi/generated/records.ts';
import type { KindOf } from '#src/api/record/register.ts';
import {
  assessmentTiers,
  serviceProviders,
  serviceTypes,
  type ProviderKind,
} from '#src/api/service-provider/service-providers.ts';
import { countryLabels } from '#src/components/country-labels.ts';
import {
  choiceOrNoneWords,
  choicesWords,
  choiceWords,
  dayWords,
  linesWords,
  numberWords,
  textWords,
  type FieldWords,
} from '#src/components/fields/field-words.ts';
import { labels } from '#src/ui/labels.ts';

import { labelWords } from '../labels/label-words.tsx';
import { entryWords, membersWords, memberWords, recordsWords } from '../Names.tsx';
import { lookupWords } from './lookups.ts';

const levelWords = (label: string) => choiceOrNoneWords(label, levelLabels, labels.notRated);

/** The labels of a service provider's fields. */
export const providerWords = {
  title: textWords(texts.title.label),
  legalName: textWords(texts.legalName.label),
  description: textWords(texts.description.label),
  serviceTypeId: entryWords(texts.serviceType.label, serviceTypes),
  category: choiceOrNoneWords(texts.category.label, providerCategoryLabels, 'Not stated'),
  tierId: entryWords(texts.tier.label, assessmentTiers),
  ownerId: memberWords(texts.owner.label),
  coOwnerIds: membersWords(texts.coOwners.label),
  websiteUrl: textWords(texts.websiteUrl.label),
  headquarters: textWords(texts.headquarters.label),
  countries: choicesWords(texts.countries.label, countryLabels),
  contacts: {
    label: texts.contacts.label,
    show: (contacts: ProviderKind['draft']['contacts']) => contacts.map(contactLine).join('\n'),
  },
  parentIds: recordsWords(texts.parents.label, serviceProviders, serviceProvider.noun),
  subProcessorIds: recordsWords(texts.subProcessors.label, serviceProviders, serviceProvider.noun),
  certifications: linesWords(texts.certifications.label),
  privacyPolicyUrl: textWords(texts.privacyPolicyUrl.label),
  dataProcessingAgreementUrl: textWords(texts.dataProcessingAgreementUrl.label),
  serviceLevelAgreementUrl: textWords(texts.serviceLevelAgreementUrl.label),
  termsOfServiceUrl: textWords(texts.termsOfServiceUrl.label),
  securityPageUrl: textWords(texts.securityPageUrl.label),
  trustPageUrl: textWords(texts.trustPageUrl.label),
  statusPageUrl: textWords(texts.statusPageUrl.label),
  subprocessorsListUrl: textWords(texts.subprocessorsListUrl.label),
  dataSensitivity: levelWords(texts.dataSensitivity.label),
  businessCriticality: levelWords(texts.businessCriticality.label),
  inherentRisk: levelWords(texts.inherentRisk.label),
  residualRisk: levelWords(texts.residualRisk.label),
  reviewStatus: choiceWords(texts.reviewStatus.label, reviewStatusLabels),
  nextReviewOn: dayWords(texts.nextReviewOn.label),
  labelIds: labelWords,
} satisfies FieldWords<ProviderKind['draft']>;

/** For an assessment tier. */
export const tierWords = {
  ...lookupWords,
  rank: numberWords(tierTexts.rank.label),
  reviewMonths: numberWords(tierTexts.reviewMonths.label),
} satisfies FieldWords<KindOf<'AssessmentTiers'>['draft']>;

/** For a contract status. */
export const contractStatusWords = {
  ...lookupWords,
  isFinal: {
    label: contractStatusTexts.isFinal.label,
    show: (isFinal: boolean) => (isFinal ? 'Yes' : 'No'),
  },
} satisfies FieldWords<KindOf<'ContractStatuses'>['draft']>;
