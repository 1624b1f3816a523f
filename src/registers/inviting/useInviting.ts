import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { leadingRoles } from '#domain/leading-role.ts';
import { givablePreset } from '#domain/people/rights-draft.ts';
import { invitationMachine, type Invitee } from '#machines/invitation/invitation.machine.ts';
import { invitePeople } from '#src/actors/people.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';

import { useGranter } from './RightsGrid.tsx';

export type InvitingActor = ActorRefFrom<typeof invitationMachine>;

/** The machine that invites people, with its service. */
export function useInvitingActor(): InvitingActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() => invitationMachine.provide({ actors: { invite: invitePeople(api, queryClient) } }));
  return useActorRef(machine);
}

/** Opens the dialog that invites people, or one staff member; undefined for those who may not. */
export function useInvite(inviting: InvitingActor): ((invitee?: Invitee) => void) | undefined {
  const { granter, features } = useGranter();
  const mayInvite = useMay({ roles: leadingRoles, feature: 'USERS', level: 'ADD' });
  const rights = givablePreset(granter, 'ORG_VIEWER', features);
  return mayInvite
    ? (invitee) => inviting.send({ type: 'inviting.requested', rights, ...(invitee !== undefined && { invitee }) })
    : undefined;
}
