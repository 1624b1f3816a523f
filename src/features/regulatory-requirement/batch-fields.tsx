import type { BatchFieldOf } from '#src/api/record/register.ts';
import type { RequirementKind } from '#src/api/regulatory-requirements.ts';
import {
  batchChoiceOrNone,
  batchDay,
  batchFoundChoice,
  batchLookup,
  batchOwner,
} from '#src/registers/batch-inputs.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { requirementWords as words } from '#src/registers/words/regulatory-requirement.ts';

/** The fields that can be changed on several requirements together: those that the list filters by. */
export const requirementBatchFields: BatchFields<RequirementKind['draft'], BatchFieldOf<'RegulatoryRequirements'>> = {
  status: batchChoiceOrNone('status', words.status),
  ownerId: batchOwner('ownerId', words.ownerId),
  dueOn: batchDay('dueOn', words.dueOn),
  country: batchFoundChoice('country', words.country),
  regionId: batchLookup('regionId', words.regionId),
  jurisdictionId: batchLookup('jurisdictionId', words.jurisdictionId),
  operationTypeId: batchLookup('operationTypeId', words.operationTypeId),
  corporateLawId: batchLookup('corporateLawId', words.corporateLawId),
  cybersecurityLawId: batchLookup('cybersecurityLawId', words.cybersecurityLawId),
  privacyLawId: batchLookup('privacyLawId', words.privacyLawId),
  riskTypeId: batchLookup('riskTypeId', words.riskTypeId),
};
