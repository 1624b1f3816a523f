import { handleOrganisationJob, type JobHandler } from '#server/jobs/handler.ts';
import { sendDueMails, type SendingParts } from '#server/modules/secure-link/index.ts';

import { givenJob } from '../given-job.ts';
import { contactMailJob } from '../mail-job.ts';
import { tellOfGiven } from '../tell.ts';
import { contactMails } from './mails.ts';

/** The jobs of evidence: mails with links, and what follows once something was given. */
export const evidenceJobs = (parts: SendingParts): JobHandler[] => [
  handleOrganisationJob(contactMailJob, (_payload, context) => sendDueMails(contactMails, parts, context)),
  handleOrganisationJob(givenJob, ({ contactId }, { inTransaction }) => inTransaction(() => tellOfGiven(contactId))),
];
