import type { Handlers, HandlersOf } from '#server/contract/types.ts';
import type { DraftParts } from '#server/modules/drafting/index.ts';
import { lookupHandlers } from '#server/modules/lookup/index.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { policyRegister } from './register.ts';
import { policyDraftHandlers as draftHandlers } from './slow-work/drafts.ts';
import { templateHandlers } from './templates/handlers.ts';
import { versionHandlers } from './versions/index.ts';

export { policyRegister } from './register.ts';

/** Drafts of documents. */
export const policyDraftHandlers = (parts: DraftParts): HandlersOf<'PolicyDrafts'> => draftHandlers(parts);

/** The policy register, the versions of policies, the starter policies, and the register's look-ups. */
export const policyModule = (
  settings: RecordSettings,
): Pick<Handlers, 'Policies' | 'PolicyCategories' | 'PolicyFrequencies' | 'PolicyTemplates' | 'PolicyVersions'> => ({
  Policies: registerHandlers(policyRegister, settings),
  PolicyCategories: lookupHandlers('policyCategory'),
  PolicyFrequencies: lookupHandlers('policyFrequency'),
  PolicyTemplates: templateHandlers,
  PolicyVersions: versionHandlers,
});
