import type { Handlers, HandlersOf } from '#server/contract/types.ts';
import type { Log } from '#server/database/log.ts';
import type { Files } from '#server/files/files.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { DraftParts } from '#server/modules/drafting/index.ts';
import { lookupHandlers } from '#server/modules/lookup/index.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';
import type { AskingParts } from '#server/modules/secure-link/index.ts';

import { acknowledgementHandlers } from './acknowledgement/handlers.ts';
import { policyRegister } from './register.ts';
import { linkHandlers, policyReceiptHandlers } from './secure/index.ts';
import { policyDraftHandlers as draftHandlers } from './slow-work/drafts.ts';
import { secureViewHandler } from './slow-work/secure-view.ts';
import { figureHandlers } from './statistics.ts';
import { templateHandlers } from './templates/handlers.ts';
import { versionHandlers } from './versions/index.ts';

export { isInUse as isPolicyInUse, ofFigure as policyFigures } from './figures.ts';
export { linkByHand } from './acknowledgement/link-by-hand.ts';
export { latestRequestsTo } from './acknowledgement/read.ts';
export { askPlanned } from './acknowledgement/asking.ts';
export { expirePolicies, remindRecipients } from './daily.ts';
export { putInForceAsBefore } from './imports/approved-before.ts';
export { policyDocuments } from './imports/documents.ts';
export { policyRegister } from './register.ts';
export { proofOf as acknowledgementProof } from './secure/acknowledge.ts';
export { policyFiles } from './versions/edit.ts';
export { bringIntoForce } from './versions/in-force.ts';
export { policyJobs } from './slow-work/jobs.ts';

/** Drafts of documents. */
export const policyDraftHandlers = (parts: DraftParts): HandlersOf<'PolicyDrafts'> => draftHandlers(parts);

/** What recipients can do with their links. */
export const securePolicyHandlers = (
  jobs: Pick<Jobs, 'enqueueOnLink'>,
  files: Pick<Files, 'open'>,
  log: Pick<Log, 'warn'>,
): HandlersOf<'SecurePolicies'> => ({
  ...linkHandlers(jobs),
  get: secureViewHandler(files, log),
});

/** The policy register with its look-ups, the versions of policies, the starter policies, and receipts. */
export const policyModule = (
  settings: RecordSettings & AskingParts,
): Pick<
  Handlers,
  | 'Policies'
  | 'PolicyAcknowledgements'
  | 'PolicyCategories'
  | 'PolicyFigures'
  | 'PolicyFrequencies'
  | 'PolicyReceipts'
  | 'PolicyTemplates'
  | 'PolicyVersions'
> => ({
  Policies: registerHandlers(policyRegister, settings),
  PolicyAcknowledgements: acknowledgementHandlers(settings),
  PolicyCategories: lookupHandlers('policyCategory'),
  PolicyFigures: figureHandlers,
  PolicyFrequencies: lookupHandlers('policyFrequency'),
  PolicyReceipts: policyReceiptHandlers,
  PolicyTemplates: templateHandlers,
  PolicyVersions: versionHandlers(settings),
});
