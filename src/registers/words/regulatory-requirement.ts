import { complianceLabels, requirementTexts as texts } from '#domain/words/regulatory-requirement.ts';
import * as api from '#src/api/regulatory-requirements.ts';
import { countryLabels } from '#src/components/country-labels.ts';
import { choiceOrNoneWords, dayWords, textWords, type FieldWords } from '#src/components/fields/field-words.ts';

import { labelWords } from '../labels/label-words.tsx';
import { entryWords, memberWords } from '../Names.tsx';

/** The labels of a regulatory requirement's fields. */
export const requirementWords = {
  title: textWords(texts.title.label),
  country: choiceOrNoneWords(texts.country.label, countryLabels, 'Several countries'),
  regionId: entryWords(texts.region.label, api.regions),
  jurisdictionId: entryWords(texts.jurisdiction.label, api.jurisdictions),
  operationTypeId: entryWords(texts.operationType.label, api.operationTypes),
  corporateLawId: entryWords(texts.corporateLaw.label, api.corporateLaws),
  cybersecurityLawId: entryWords(texts.cybersecurityLaw.label, api.cybersecurityLaws),
  privacyLawId: entryWords(texts.privacyLaw.label, api.privacyLaws),
  riskTypeId: entryWords(texts.riskType.label, api.regulatoryRiskTypes),
  requirement: textWords(texts.requirement.label),
  article: textWords(texts.article.label),
  regulator: textWords(texts.regulator.label),
  applicability: textWords(texts.applicability.label),
  actions: textWords(texts.actions.label),
  ownerId: memberWords(texts.owner.label),
  status: choiceOrNoneWords(texts.status.label, complianceLabels, 'Not assessed'),
  lastReviewedOn: dayWords(texts.lastReviewedOn.label),
  dueOn: dayWords(texts.dueOn.label),
  effectiveOn: dayWords(texts.effectiveOn.label),
  sourceUrl: textWords(texts.sourceUrl.label),
  labelIds: labelWords,
} satisfies FieldWords<api.RequirementKind['draft']>;
