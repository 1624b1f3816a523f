import { useSelector } from '@xstate/react';

import { RightsGrid } from '#src/registers/inviting/RightsGrid.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';

import type { RightsActor } from './useMemberActors.ts';

/** The role and rights of one member. */
export function RightsDialog({ actor }: { readonly actor: RightsActor }) {
  const { member, draft, failure } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (snapshot) => !snapshot.matches('closed'));
  const busy = useSelector(actor, (snapshot) => snapshot.matches('saving'));
  return (
    <ActionDialog
      open={isOpen}
      title={`Rights of ${member?.name ?? ''}`}
      description="They apply from the next thing that this member does. You can give what you have yourself."
      confirmLabel="Save rights"
      busyLabel="Saving..."
      busy={busy}
      onConfirm={() => actor.send({ type: 'rights.saved' })}
      onCancel={() => actor.send({ type: 'rights.closed' })}
    >
      {failure !== null && <Banner tone="danger">{failure.message}</Banner>}
      <RightsGrid
        rights={draft}
        before={member ?? undefined}
        onChoose={(choice) => actor.send({ type: 'right.chosen', choice })}
      />
    </ActionDialog>
  );
}
