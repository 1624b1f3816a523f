import { InvitationPage } from '#src/features/invitation/InvitationPage.tsx';

import { LeaveButton } from './LeaveButton.tsx';

/** /invitation, with the way out for someone who is signed in with another address. */
export const InvitationScreen = () => <InvitationPage leave={<LeaveButton block size="lg" />} />;
