import { evidenceContactActions } from '#domain/compliance/evidence-contact.ts';
import { evidenceContactStateLabels } from '#domain/words/evidence.ts';
import type { Schemas } from '#server/contract/types.ts';
import { evidenceContact } from '#server/database/schema/index.ts';
import type { AskedPeople } from '#server/modules/secure-link/index.ts';

import { contactMailJob } from './mail-job.ts';

/** Those who are asked for evidence by a link. */
export const askedContacts: AskedPeople<Schemas['EvidenceContactAction'], Schemas['EvidenceContactState']> = {
  link: 'evidence',
  register: 'evidence',
  table: evidenceContact,
  job: contactMailJob,
  actions: evidenceContactActions,
  events: {
    REMIND: 'Reminded',
    RESEND: 'Sent again with a new link',
    EXTEND: 'Extended',
    REVOKE: 'Revoked',
    ACCEPT: 'Accepted',
    RETURN: 'Returned',
  },
  field: 'evidenceContact',
  refusal: (state) => `This is not possible: ${evidenceContactStateLabels[state].toLowerCase()}`,
};
