import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { registerHandlers, type RecordSettings, type Register } from '#server/modules/record/index.ts';

import { riskList, type RiskQuery } from './list.ts';
import { readRisks } from './queries.ts';
import { saveRisk } from './save.ts';

type Risk = Schemas['Risk'];
type RiskInput = Schemas['RiskInput'];

const inputOfAssessment = ({ likelihood, impact }: Schemas['RiskAssessment']) => ({
  likelihoodId: likelihood?.id ?? null,
  impactId: impact?.id ?? null,
});

const inputOf = (current: Risk): Required<RiskInput> => ({
  title: current.title,
  description: current.description,
  categoryIds: current.categories.map(({ id }) => id),
  identificationSourceId: current.identificationSource?.id ?? null,
  ownerId: current.owner?.id ?? null,
  assetIds: current.assets.map(({ id }) => id),
  pillars: current.pillars,
  existingControls: current.existingControls,
  inherent: inputOfAssessment(current.inherent),
  current: inputOfAssessment(current.current),
  residual: inputOfAssessment(current.residual),
  treatment: current.treatment,
  justification: current.justification,
  treatmentPlan: current.treatmentPlan,
  nextReviewOn: current.nextReviewOn,
});

const notAssessed = { likelihoodId: null, impactId: null };

const emptyInput: Required<Omit<RiskInput, 'title'>> = {
  description: '',
  categoryIds: [],
  identificationSourceId: null,
  ownerId: null,
  assetIds: [],
  pillars: [],
  existingControls: '',
  inherent: notAssessed,
  current: notAssessed,
  residual: notAssessed,
  treatment: 'NONE',
  justification: '',
  treatmentPlan: { actions: '', dueOn: null, progress: 0, status: 'NOT_STARTED' },
  nextReviewOn: null,
};

const register: Register<Risk, RiskInput, RiskQuery> = {
  kind: 'risk',
  read: readRisks,
  list: riskList,
  emptyInput,
  inputOf,
  ownerOf: ({ ownerId }) => ownerId,
  searchable: ({ description, existingControls, justification, treatmentPlan }) => [
    description,
    existingControls,
    justification,
    treatmentPlan.actions,
  ],
  save: saveRisk,
};

/** The risk register. */
export const riskHandlers = (settings: RecordSettings): HandlersOf<'Risks'> => registerHandlers(register, settings);
