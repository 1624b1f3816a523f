import type { BatchFieldOf } from '#src/api/record/register.ts';
import type { ProviderKind } from '#src/api/service-provider/service-providers.ts';
import { batchChoice, batchChoiceOrNone, batchDay, batchLookup, batchOwner } from '#src/registers/batch-inputs.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { providerWords as words } from '#src/registers/words/service-provider.ts';

/** The fields that can be changed on several providers together: those that the list filters by. */
export const providerBatchFields: BatchFields<ProviderKind['draft'], BatchFieldOf<'ServiceProviders'>> = {
  serviceTypeId: batchLookup('serviceTypeId', words.serviceTypeId),
  category: batchChoiceOrNone('category', words.category),
  tierId: batchLookup('tierId', words.tierId),
  ownerId: batchOwner('ownerId', words.ownerId),
  dataSensitivity: batchChoiceOrNone('dataSensitivity', words.dataSensitivity),
  businessCriticality: batchChoiceOrNone('businessCriticality', words.businessCriticality),
  inherentRisk: batchChoiceOrNone('inherentRisk', words.inherentRisk),
  residualRisk: batchChoiceOrNone('residualRisk', words.residualRisk),
  reviewStatus: batchChoice('reviewStatus', words.reviewStatus),
  nextReviewOn: batchDay('nextReviewOn', words.nextReviewOn),
};
