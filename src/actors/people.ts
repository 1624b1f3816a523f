import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type {
  AcceptedInvitation,
  OpenedInvitation,
} from '#machines/invitation-acceptance/invitation-acceptance.machine.ts';
import type { InvitationDraft, InvitationOutcome } from '#machines/invitation/invitation.machine.ts';
import type {
  HandedOver,
  Responsibilities,
  ToRemove,
  WhatToFind,
} from '#machines/member-removal/member-removal.machine.ts';
import type { RightsToSave } from '#machines/rights-grid/rights-grid.machine.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { invitationAcceptances, invitations, members, peopleKey } from '#src/api/organisation/people.ts';

import { failing } from './failure.ts';

/** Fetches again what shows people, whatever became of a change. */
const refreshing = async <T>(queryClient: QueryClient, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } finally {
    void queryClient.invalidateQueries({ queryKey: peopleKey });
  }
};

/** Saves the rights of a member. */
export const saveRights = (api: ApiClient, queryClient: QueryClient) =>
  fromPromise<void, RightsToSave>(({ input: { id, version, rights }, signal }) =>
    failing(async () => {
      const body = { version, role: rights.role, featurePermissions: [...rights.featurePermissions] };
      await refreshing(queryClient, () => members(api).setRights({ path: { id }, body, signal }));
    }),
  );

/** Invites people. */
export const invitePeople = (api: ApiClient, queryClient: QueryClient) =>
  fromPromise<InvitationOutcome, InvitationDraft>(({ input: { addresses, rights, days, invitee }, signal }) =>
    failing(() => {
      const { role, featurePermissions } = rights;
      const body = {
        addresses,
        days,
        role,
        featurePermissions: [...featurePermissions],
        ...(invitee !== null && { staffMemberId: invitee.staffMemberId }),
      };
      return refreshing(queryClient, () => invitations(api).invite({ body, signal }));
    }),
  );

/** Finds what a person is responsible for. */
export const findResponsibilities = (api: ApiClient) =>
  fromPromise<Responsibilities, WhatToFind>(({ input: { id, successorId }, signal }) =>
    failing(() =>
      members(api).responsibilities({ path: { id }, query: successorId === null ? {} : { successorId }, signal }),
    ),
  );

/** Removes a member, or hands over what someone who left owns. */
export const removeMember = (api: ApiClient, queryClient: QueryClient) =>
  fromPromise<HandedOver, ToRemove>(({ input: { id, version, successorId, exceptions }, signal }) =>
    failing(() => {
      const handOver = { successorId, exceptions: [...exceptions] };
      return refreshing(queryClient, () =>
        version === null
          ? members(api).handOver({ path: { id }, body: handOver, signal })
          : members(api).remove({ path: { id }, body: { version, ...handOver }, signal }),
      );
    }),
  );

/** What a person does with the link of an invitation. */
export const acceptanceActors = (api: ApiClient, token: string) => {
  const { open, accept, ask } = invitationAcceptances(api);
  const body = { token };
  return {
    open: fromPromise<OpenedInvitation>(({ signal }) => failing(() => open({ body, signal }))),
    accept: fromPromise<AcceptedInvitation>(({ signal }) => failing(() => accept({ body, signal }))),
    ask: fromPromise<void>(({ signal }) =>
      failing(async () => {
        await ask({ body, signal });
      }),
    ),
  };
};
