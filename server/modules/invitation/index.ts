import type { HandlersOf } from '#server/contract/types.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

import { changeInvitation } from './change.ts';
import { invite } from './invite.ts';
import { invitationPage } from './read.ts';

export { administratorInvitations, inviteAdministrator } from './administrator.ts';
export { acceptanceHandlers } from './acceptance.ts';
export { expireInvitations, remindInvited } from './daily.ts';
export { invitationJobs } from './slow-work/jobs.ts';

/** What those who manage users do with invitations. docs/decisions/140-people-of-an-organisation.md */
export const invitationHandlers = (jobs: Pick<Jobs, 'enqueue'>): HandlersOf<'Invitations'> => ({
  list: ({ query }) => invitationPage(query),
  invite: (input, context) => invite(input, context, jobs),
  change: (input, context) => changeInvitation(input, context, jobs),
});
