import { z } from 'zod';

import { organisationJob } from '#server/jobs/job.ts';

/**
 * Tells those who review an assessment what a respondent asks. Links add it: its name is in
 * 0062_questions-of-respondents.sql.
 */
export const respondentQuestionJob = organisationJob({
  name: 'tell-of-respondent-question',
  fields: { questionId: z.uuid() },
  retry: { limit: 10, delaySeconds: 30 },
});
