import type { Handlers, HandlersOf } from '#server/contract/types.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { AttachmentParts, UploadParts } from '#server/modules/attachment/index.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';
import type { AskingParts } from '#server/modules/secure-link/index.ts';

import { contactHandlers } from './by-link/handlers.ts';
import { give, noteOpening, removeFile, viewOf } from './by-link/secure.ts';
import { evidenceUploadHandler } from './by-link/slow-work/secure-upload.ts';
import { evidenceRequestHandlers } from './members/requests.ts';
import { memberUploadHandler } from './members/slow-work/upload.ts';
import { evidenceRegister } from './register.ts';
import { renew, versionFiles, versions } from './versions.ts';

export { remindContacts } from './by-link/daily.ts';
export { evidenceLinkByHand } from './by-link/link-by-hand.ts';
export { mayOpenGivenFile } from './by-link/secure.ts';
export { evidenceJobs } from './by-link/slow-work/jobs.ts';
export { askedCounts } from './asked.ts';
export { freshnessOn } from './freshness.ts';
export { evidenceRegister } from './register.ts';

/** What is done about a piece of evidence, apart from files that arrive. */
export const evidenceCourse = { ...evidenceRequestHandlers, renew, versions };

/** The register of evidence, its versions, and what members and people without an account are asked for. */
export const evidenceModule = (
  settings: RecordSettings & AskingParts,
  attachments: AttachmentParts,
): Pick<Handlers, 'EvidenceContacts' | 'EvidenceCourse' | 'EvidenceRegister'> => ({
  EvidenceContacts: contactHandlers(settings, attachments.addresses),
  EvidenceCourse: {
    ...evidenceCourse,
    addFile: memberUploadHandler(attachments),
    versionFileAddress: versionFiles(attachments.addresses),
  },
  EvidenceRegister: registerHandlers(evidenceRegister, settings),
});

/** What people without an account can do who are asked for evidence by a link. */
export const secureEvidenceHandlers = (
  jobs: Pick<Jobs, 'enqueueOnLink'>,
  uploads: UploadParts,
): HandlersOf<'SecureEvidence'> => ({
  get: ({ path: { token } }, { link }) => viewOf(link, token, uploads.limits),
  open: (_input, context) => noteOpening(context),
  addFile: evidenceUploadHandler(uploads),
  removeFile: ({ path }, context) => removeFile(context, path, uploads.limits),
  give: ({ body }, context) => give(context, body, { jobs, limits: uploads.limits }),
});
