import { useState } from 'react';

import {
  personRefusals,
  refusalToActOn,
  refusalToDeactivate,
  type PersonInRole,
  type PersonRefusal,
} from '#openapi/access.ts';
import type { PlatformUser } from '#src/api/organisation/platform-users.ts';
import { useSession } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';

import { accountActions, useAccountChange, type AccountAction } from './useAccountChange.ts';

const actionFor = ({ approved, active }: PlatformUser): AccountAction => {
  if (!active) return 'activate';
  return approved ? 'deactivate' : 'approve';
};

/** Why the server would refuse, by the same domain rule that the server applies. */
function refusalOf(actor: PersonInRole | null, user: PlatformUser, action: AccountAction): PersonRefusal | undefined {
  if (actor === null) return undefined;
  return action === 'deactivate' ? refusalToDeactivate(actor, user) : refusalToActOn(actor, user);
}

/** The action available in the account's current state. A forbidden one is disabled, and its tooltip says why. */
export function AccountActionButton({ user }: { readonly user: PlatformUser }) {
  const account = useSession(({ context }) => context.account);
  const action = actionFor(user);
  const change = useAccountChange(user, action);
  const [asking, setAsking] = useState(false);
  const { verb, busy } = accountActions[action];
  const actor = account && { id: account.id, role: account.platform?.role ?? null };
  const refusal = refusalOf(actor, user, action);
  const act = () => (action === 'deactivate' ? setAsking(true) : change.mutate());
  return (
    <>
      <Tooltip content={refusal && personRefusals[refusal]} disabled={refusal === undefined}>
        <Button
          size="sm"
          aria-label={`${verb} ${user.name}`}
          aria-disabled={refusal !== undefined || undefined}
          busy={change.isPending}
          busyLabel={busy}
          onClick={refusal === undefined ? act : undefined}
        >
          {verb}
        </Button>
      </Tooltip>
      <ConfirmDialog
        open={asking}
        title={`Deactivate ${user.name}?`}
        description="Their next request is refused. What they have entered stays, and the account can be activated again."
        confirmLabel="Deactivate account"
        cancelLabel="Cancel"
        busy={change.isPending}
        busyLabel={busy}
        onConfirm={() => change.mutate(undefined, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
