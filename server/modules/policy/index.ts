import type { Handlers } from '#server/contract/types.ts';
import { lookupHandlers } from '#server/modules/lookup/index.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { policyRegister } from './register.ts';
import { versionHandlers } from './versions/index.ts';

export { policyRegister } from './register.ts';

/** The policy register, the versions of policies, and the register's look-ups. */
export const policyModule = (
  settings: RecordSettings,
): Pick<Handlers, 'Policies' | 'PolicyCategories' | 'PolicyFrequencies' | 'PolicyVersions'> => ({
  Policies: registerHandlers(policyRegister, settings),
  PolicyCategories: lookupHandlers('policyCategory'),
  PolicyFrequencies: lookupHandlers('policyFrequency'),
  PolicyVersions: versionHandlers,
});
