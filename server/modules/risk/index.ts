import type { Handlers, HandlersOf } from '#server/contract/types.ts';
import type { DraftParts } from '#server/modules/drafting/index.ts';
import { lookupHandlers } from '#server/modules/lookup/index.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { riskAcceptanceHandlers } from './acceptance/handlers.ts';
import { treatmentActionHandlers } from './actions.ts';
import { riskAppetiteHandlers } from './appetite/handlers.ts';
import { riskControlHandlers } from './controls.ts';
import { riskCourseHandlers } from './course/handlers.ts';
import { riskLookupSettings } from './lookups.ts';
import { riskMatrixHandlers } from './matrix-editing/handlers.ts';
import { riskRegister } from './register.ts';
import { riskScoreHandlers } from './scores/handlers.ts';
import { draftHandlers } from './slow-work/drafts.ts';

export { isCounted as isCountedRisk, isPlanOverdue, ofFigure as riskFigures } from './figures.ts';
export { riskHistory } from './imports/history.ts';
export { riskLookupSettings } from './lookups.ts';
export { storeAppetite } from './appetite/handlers.ts';
export { readHeatMap } from './scores/heat-map.ts';
export { countedAt, matrixAt } from './scores/past.ts';

export { riskRegister } from './register.ts';
export { endAcceptancesOf, endOutdatedAcceptances, linkedIncidents } from './acceptance/end.ts';
export { inWords, type Matrix, readMatrix } from './matrix.ts';

/** Drafts of a risk's assessments. */
export const riskDraftHandlers = (parts: DraftParts): HandlersOf<'RiskDrafts'> => draftHandlers(parts, riskRegister);

/** The risk register with its matrix and its other look-ups. */
export const riskModule = (
  settings: RecordSettings,
): Pick<
  Handlers,
  | 'Risks'
  | 'RiskAcceptances'
  | 'RiskAppetites'
  | 'RiskCategories'
  | 'RiskControls'
  | 'RiskCourses'
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
  RiskAppetites: riskAppetiteHandlers,
  RiskCategories: lookupHandlers('riskCategory', riskLookupSettings.riskCategory),
  RiskControls: riskControlHandlers,
  RiskCourses: riskCourseHandlers,
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
