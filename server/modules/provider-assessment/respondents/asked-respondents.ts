import { respondentActions } from '#domain/secure-link/asked-people.ts';
import { respondentStateLabels } from '#domain/words/provider-assessment.ts';
import type { Schemas } from '#server/contract/types.ts';
import { assessmentRespondent } from '#server/database/schema/index.ts';
import type { AskedPeople } from '#server/modules/secure-link/index.ts';

import { respondentMailJob } from './mail-job.ts';

/** Those who are asked to answer an assessment. */
export const askedRespondents: AskedPeople<Schemas['RespondentAction'], Schemas['RespondentState']> = {
  link: 'assessment',
  register: 'serviceProviderAssessment',
  table: assessmentRespondent,
  job: respondentMailJob,
  actions: respondentActions,
  events: {
    REMIND: 'Reminded',
    RESEND: 'Sent again with a new link',
    REVOKE: 'Revoked',
    DELEGATE: 'Given other sections',
  },
  field: 'respondent',
  refusal: (state) => `This is not possible: ${respondentStateLabels[state].toLowerCase()}`,
};
