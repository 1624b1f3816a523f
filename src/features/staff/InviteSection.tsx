import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { invitationListQuery } from '#src/api/organisation/people.ts';
import type { StaffMember } from '#src/api/staff.ts';
import { formatInstantDay } from '#src/components/format.ts';
import { InviteDialog } from '#src/registers/inviting/InviteDialog.tsx';
import { useInvite, useInvitingActor } from '#src/registers/inviting/useInviting.ts';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });

/** Invites a staff member without an account to their address, for those who may. */
export function InviteSection({ member: { id, title, email } }: { readonly member: StaffMember }) {
  const inviting = useInvitingActor();
  const invite = useInvite(inviting);
  const pending = useQuery({
    ...invitationListQuery(useApi(), { search: email, status: 'PENDING' }),
    enabled: invite !== undefined,
  });
  if (invite === undefined) return null;
  const found = pending.data?.data.find((one) => one.email === email.trim().toLowerCase());
  return (
    <div className={row}>
      {found === undefined && (
        <Button size="sm" onClick={() => invite({ staffMemberId: id, name: title, address: email })}>
          Invite
        </Button>
      )}
      <p className={note}>
        {found === undefined
          ? `${title} has no account.`
          : `${email} is invited until ${formatInstantDay(found.expiresAt)}. Manage Users has the invitation.`}
      </p>
      <InviteDialog actor={inviting} />
    </div>
  );
}
