import type { Handlers } from '#server/contract/types.ts';
import { lookupHandlers } from '#server/modules/lookup/index.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { acknowledgementHandlers } from './acknowledgement/handlers.ts';
import { policyRegister } from './register.ts';
import { versionHandlers } from './versions/index.ts';

export { expirePolicies, remindRecipients } from './daily.ts';
export { policyRegister } from './register.ts';
export { policyJobs } from './slow-work/jobs.ts';

/** The policy register, the versions of policies, and the register's look-ups. */
export const policyModule = (
  settings: RecordSettings,
): Pick<
  Handlers,
  'Policies' | 'PolicyAcknowledgements' | 'PolicyCategories' | 'PolicyFrequencies' | 'PolicyVersions'
> => ({
  Policies: registerHandlers(policyRegister, settings),
  PolicyAcknowledgements: acknowledgementHandlers(settings.jobs),
  PolicyCategories: lookupHandlers('policyCategory'),
  PolicyFrequencies: lookupHandlers('policyFrequency'),
  PolicyVersions: versionHandlers(settings.jobs),
});
