import { requestActions } from '#domain/secure-link/asked-people.ts';
import type { Schemas } from '#server/contract/types.ts';
import { acknowledgementRequest } from '#server/database/schema/index.ts';
import type { AskedPeople } from '#server/modules/secure-link/index.ts';

import { acknowledgementMailJob } from './mail-job.ts';

/** Those who are asked to acknowledge a policy. */
export const askedReaders: AskedPeople<Schemas['AcknowledgementAction'], Schemas['AcknowledgementState']> = {
  link: 'policy',
  register: 'policy',
  table: acknowledgementRequest,
  job: acknowledgementMailJob,
  actions: requestActions,
  events: {
    REMIND: 'Reminded',
    RESEND: 'Sent again with a new link',
    REVOKE: 'Revoked',
    EXTEND: 'Extended',
  },
  field: 'acknowledgementRequest',
  refusal: (state) => `This is not possible once it is ${state.toLowerCase()}`,
};
