import type { ExemptionKind } from '#src/api/exemptions.ts';
import type { BatchFieldOf } from '#src/api/record/register.ts';
import { batchChoiceOrNone, batchDay, batchOwner } from '#src/registers/batch-inputs.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { exemptionWords as words } from '#src/registers/words/exemption.ts';

/** The fields that can be changed on several exemptions together. */
export const exemptionBatchFields: BatchFields<
  ExemptionKind['draft'],
  Exclude<BatchFieldOf<'Exemptions'>, 'policyId' | 'controlId'>
> = {
  ownerId: batchOwner('ownerId', words.ownerId),
  approverId: batchOwner('approverId', words.approverId, 'exemption'),
  riskRating: batchChoiceOrNone('riskRating', words.riskRating),
  validTo: batchDay('validTo', words.validTo),
};
