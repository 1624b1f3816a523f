import { riskInput } from '#openapi/generated/inputs.ts';
import type { Handlers, HandlersOf } from '#server/contract/types.ts';
import type { DraftParts } from '#server/modules/drafting/index.ts';
import { lookupHandlers } from '#server/modules/lookup/index.ts';
import {
  defineRegister,
  entryOf,
  member,
  recordOf,
  registerHandlers,
  type RecordSettings,
} from '#server/modules/record/index.ts';

import { riskAcceptanceHandlers } from './acceptance/handlers.ts';
import { treatmentActionHandlers } from './actions.ts';
import { riskControlHandlers } from './controls.ts';
import { levelOf } from './levels.ts';
import { riskList } from './list.ts';
import { riskLookupSettings } from './lookups.ts';
import { riskMatrixHandlers } from './matrix-editing/handlers.ts';
import { readRisks } from './queries.ts';
import { saveRisks } from './save.ts';
import { riskScoreHandlers } from './scores/handlers.ts';
import { draftHandlers } from './slow-work/drafts.ts';

export { riskLookupSettings } from './lookups.ts';

const likelihood = levelOf('riskLikelihood');
const impact = levelOf('riskImpact');

export const riskRegister = defineRegister({
  read: readRisks,
  list: riskList,
  input: riskInput,
  choices: {
    categoryIds: entryOf('riskCategory'),
    identificationSourceId: entryOf('riskIdentificationSource'),
    ownerId: member,
    accountableId: entryOf('riskOwner'),
    threatIds: entryOf('threat'),
    vulnerabilityIds: entryOf('vulnerability'),
    assetIds: recordOf('informationAsset'),
    'inherent/likelihoodId': likelihood,
    'inherent/impactId': impact,
    'current/likelihoodId': likelihood,
    'current/impactId': impact,
    'residual/likelihoodId': likelihood,
    'residual/impactId': impact,
  },
  searchable: ({ description, existingControls, justification, treatmentPlan }) => [
    description,
    existingControls,
    justification,
    treatmentPlan.actions,
  ],
  save: saveRisks,
});

export { endOutdatedAcceptances, linkedIncidents } from './acceptance/end.ts';
export { inWords, readMatrix } from './matrix.ts';

/** Drafts of a risk's assessments. */
export const riskDraftHandlers = (parts: DraftParts): HandlersOf<'RiskDrafts'> => draftHandlers(parts, riskRegister);

/** The risk register with its matrix and its other look-ups. */
export const riskModule = (
  settings: RecordSettings,
): Pick<
  Handlers,
  | 'Risks'
  | 'RiskAcceptances'
  | 'RiskCategories'
  | 'RiskControls'
  | 'RiskIdentificationSources'
  | 'RiskImpacts'
  | 'RiskLikelihoods'
  | 'RiskMatrices'
  | 'RiskOwners'
  | 'RiskRatings'
  | 'RiskScores'
  | 'ThreatActors'
  | 'ThreatCategories'
  | 'Threats'
  | 'TreatmentActions'
  | 'ThreatSources'
  | 'Vulnerabilities'
> => ({
  Risks: registerHandlers(riskRegister, settings),
  RiskAcceptances: riskAcceptanceHandlers,
  RiskCategories: lookupHandlers('riskCategory'),
  RiskControls: riskControlHandlers,
  RiskIdentificationSources: lookupHandlers('riskIdentificationSource'),
  RiskImpacts: lookupHandlers('riskImpact', riskLookupSettings.riskImpact),
  RiskLikelihoods: lookupHandlers('riskLikelihood', riskLookupSettings.riskLikelihood),
  RiskMatrices: riskMatrixHandlers,
  RiskOwners: lookupHandlers('riskOwner'),
  RiskRatings: lookupHandlers('riskRating', riskLookupSettings.riskRating),
  RiskScores: riskScoreHandlers,
  ThreatActors: lookupHandlers('threatActor'),
  ThreatCategories: lookupHandlers('threatCategory'),
  Threats: lookupHandlers('threat'),
  ThreatSources: lookupHandlers('threatSource'),
  TreatmentActions: treatmentActionHandlers,
  Vulnerabilities: lookupHandlers('vulnerability'),
});
