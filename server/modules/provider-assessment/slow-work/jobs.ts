import { handleOrganisationJob, type JobHandler } from '#server/jobs/handler.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { sendDueMails, type SendingParts } from '#server/modules/secure-link/index.ts';

import { respondentQuestionJob } from '../respondent-questions/job.ts';
import { tellOfRespondentQuestion } from '../respondent-questions/tell.ts';
import { respondentMailJob } from '../respondents/mail-job.ts';
import { submissionJob } from '../submission-job.ts';
import { tellOfSubmission } from '../submission.ts';
import { respondentMails } from './mails.ts';

/** The jobs of assessments: mails with links, and what follows from a submission or a question. */
export const assessmentJobs = (parts: SendingParts & { readonly jobs: Pick<Jobs, 'enqueue'> }): JobHandler[] => [
  handleOrganisationJob(respondentMailJob, (_payload, context) => sendDueMails(respondentMails, parts, context)),
  handleOrganisationJob(submissionJob, ({ assessmentId }, { inTransaction }) =>
    inTransaction(() => tellOfSubmission(parts.jobs, assessmentId)),
  ),
  handleOrganisationJob(respondentQuestionJob, ({ questionId }, { inTransaction }) =>
    inTransaction(() => tellOfRespondentQuestion(questionId)),
  ),
];
