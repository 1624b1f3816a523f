import type { Handlers } from '#server/contract/types.ts';
import type { Log } from '#server/database/log.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

import type { AttachmentParts } from './attachment/index.ts';
import { secureEvidenceHandlers } from './evidence/index.ts';
import { securePolicyHandlers } from './policy/index.ts';
import { secureAssessmentHandlers } from './provider-assessment/index.ts';

interface LinkParts {
  readonly jobs: Jobs;
  readonly attachments: AttachmentParts;
  readonly log: Log;
}

/** What is behind secure links, for people without an account. */
export const linkModules = ({
  jobs,
  attachments,
  log,
}: LinkParts): Pick<Handlers, 'SecureAssessments' | 'SecureEvidence' | 'SecurePolicies'> => ({
  SecurePolicies: securePolicyHandlers(jobs, attachments.files, log),
  SecureAssessments: secureAssessmentHandlers(jobs, attachments),
  SecureEvidence: secureEvidenceHandlers(jobs, attachments),
});
