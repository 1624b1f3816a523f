import { useSelector } from '@xstate/react';

import { useSession } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';

import type { ExpectedOrganisation } from './expected-organisation.ts';
import { useChooseOrganisation, useOrganisationSelection } from './OrganisationSelection.tsx';

interface OtherOrganisationProps {
  readonly expected: ExpectedOrganisation;
  /** Goes on in the active organisation; none where the page is of the other one alone. */
  readonly onStay?: () => void;
}

/** In place of a page that belongs to another organisation than the active one: says which, and offers to switch. */
export function OtherOrganisation({ expected: { id, because }, onStay }: OtherOrganisationProps) {
  const selection = useOrganisationSelection();
  const choose = useChooseOrganisation();
  const busy = useSelector(selection, (snapshot) => snapshot.hasTag('busy'));
  const active = useSession(({ context }) => context.organisation?.name ?? '');
  const other = useSession(
    ({ context }) => context.memberships.find(({ organisation }) => organisation.id === id)?.organisation.name,
  );
  const stay = onStay !== undefined && (
    <Button disabled={busy} onClick={onStay}>
      Stay in {active}
    </Button>
  );
  if (other === undefined)
    return (
      <EmptyState
        headingLevel="h1"
        title={because === 'link' ? 'This link is for another organisation' : 'You are no longer in that organisation'}
        actions={stay}
      >
        {because === 'link'
          ? `You are in ${active}, and not a member of the organisation that this link is for. Ask the person who sent it to invite you.`
          : `This tab showed an organisation that you are not a member of any more. You are in ${active} now.`}
      </EmptyState>
    );
  return (
    <EmptyState
      headingLevel="h1"
      title={because === 'link' ? `This link is for ${other}` : `This tab was in ${other}`}
      actions={
        <>
          {stay}
          <Button variant="primary" busy={busy} busyLabel="Switching..." onClick={() => choose(id)}>
            Switch to {other}
          </Button>
        </>
      }
    >
      {because === 'link'
        ? `You are in ${active}. Switch to open it; all your tabs follow when they are loaded again.`
        : `You have switched to ${active} elsewhere. Switch back, or go on there.`}
    </EmptyState>
  );
}
