import { stages } from '#domain/rating.ts';
import type { Schemas } from '#server/contract/types.ts';
import { riskCategory, riskIdentificationSource, riskImpact, riskLikelihood } from '#server/database/schema/index.ts';
import {
  choicesOf,
  entriesOf,
  liveRecordsOf,
  presentMembers,
  refuseUnknownChoices,
} from '#server/modules/record/index.ts';

type Chosen = Partial<Schemas['RiskInput']>;

/** The steps of an axis that are chosen in the three assessments. */
const stepsOf = (chosen: Chosen, axis: 'likelihoodId' | 'impactId') =>
  stages.flatMap((stage) => choicesOf(`${stage}/${axis}`, chosen[stage]?.[axis]));

/** @throws ApiError 400 naming each choice that is not there */
export const refuseUnknownInRisk = (chosen: Chosen): Promise<void> =>
  refuseUnknownChoices([
    {
      choices: choicesOf('categoryIds', chosen.categoryIds),
      find: entriesOf(riskCategory),
      message: 'This category does not exist',
    },
    {
      choices: choicesOf('identificationSourceId', chosen.identificationSourceId),
      find: entriesOf(riskIdentificationSource),
      message: 'This source does not exist',
    },
    {
      choices: choicesOf('ownerId', chosen.ownerId),
      find: presentMembers,
      message: 'Choose a member of the organisation',
    },
    {
      choices: choicesOf('assetIds', chosen.assetIds),
      find: liveRecordsOf('informationAsset'),
      message: 'This asset does not exist',
    },
    {
      choices: stepsOf(chosen, 'likelihoodId'),
      find: entriesOf(riskLikelihood),
      message: 'This likelihood does not exist',
    },
    { choices: stepsOf(chosen, 'impactId'), find: entriesOf(riskImpact), message: 'This impact does not exist' },
  ]);
