import { riskInput } from '#openapi/generated/inputs.ts';
import { reopenFindingsOf } from '#server/modules/accepted-finding/index.ts';
import { defineRegister, entryOf, member, recordOf } from '#server/modules/record/index.ts';

import { riskBatch } from './batch.ts';
import { levelOf } from './levels.ts';
import { riskList } from './list.ts';
import { readRisks } from './queries.ts';
import { saveRisks } from './save.ts';

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
  fixed: ({ nextReviewOn }, input, isUndo) =>
    isUndo || nextReviewOn === null || nextReviewOn === input.nextReviewOn
      ? []
      : [{ field: 'nextReviewOn', message: 'Record a review, or move its day with a reason' }],
  batch: riskBatch,
  searchable: ({ description, existingControls, justification, treatmentPlan }) => [
    description,
    existingControls,
    justification,
    treatmentPlan.actions,
  ],
  save: saveRisks,
  afterRemoval: reopenFindingsOf,
});
