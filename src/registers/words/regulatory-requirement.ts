import * as api from '#src/api/regulatory-requirements.ts';
import { countryLabels } from '#src/components/country-labels.ts';
import { choiceOrNoneWords, dayWords, textWords, type FieldWords } from '#src/components/fields/field-words.ts';

import { entryWords, memberWords } from '../Names.tsx';

const statusLabels = { COMPLIANT: 'Compliant', PARTIALLY: 'Partial', NON_COMPLIANT: 'Non-compliant' };

/** The labels of a regulatory requirement's fields. */
export const requirementWords = {
  title: textWords('Title'),
  country: choiceOrNoneWords('Country', countryLabels, 'Several countries'),
  regionId: entryWords('Region', api.regions),
  jurisdictionId: entryWords('Jurisdiction', api.jurisdictions),
  operationTypeId: entryWords('Operation type', api.operationTypes),
  corporateLawId: entryWords('Corporate or companies law', api.corporateLaws),
  cybersecurityLawId: entryWords('Cybersecurity or critical infrastructure law', api.cybersecurityLaws),
  privacyLawId: entryWords('Privacy or data law', api.privacyLaws),
  riskTypeId: entryWords('Risk type', api.regulatoryRiskTypes),
  requirement: textWords('Requirement'),
  article: textWords('Article'),
  regulator: textWords('Regulator'),
  applicability: textWords('Applicability'),
  actions: textWords('Actions'),
  ownerId: memberWords('Owner'),
  status: choiceOrNoneWords('Status', statusLabels, 'Not assessed'),
  lastReviewedOn: dayWords('Last review'),
  dueOn: dayWords('Due'),
  effectiveOn: dayWords('Effective from'),
  sourceUrl: textWords('Source'),
} satisfies FieldWords<api.RequirementKind['draft']>;
