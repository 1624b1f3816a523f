import { useSelector } from '@xstate/react';

import { failureText } from '#src/components/auth/failure-text.ts';
import { roleLabel } from '#src/components/role-labels.ts';
import { useSession } from '#src/components/SessionProvider.tsx';
import { shellTexts } from '#src/texts/shell.ts';
import { Avatar } from '#src/ui/data/Avatar.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { css } from '#styled/css/index.js';

import { LeaveButton } from '../pages/LeaveButton.tsx';
import { useChooseOrganisation, useOrganisationSelection } from './OrganisationSelection.tsx';

const list = css({ display: 'grid', gap: '8', listStyle: 'none' });
const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10',
  width: 'full',
  minHeight: '52',
  paddingInline: '12',
  paddingBlock: '8',
  border: 'strong',
  borderRadius: 'sm',
  background: 'bg.raised',
  color: 'fg.default',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: 'bg.hover' },
  '&:disabled': { color: 'fg.disabled', cursor: 'default' },
});
const text = css({ display: 'grid', minWidth: '0', flex: '1' });
const name = css({ fontWeight: 'medium', overflowWrap: 'anywhere' });
const note = css({ textStyle: 'xs', color: 'fg.subtle' });

/**
 * For members of organisations, none of which is active (specification section 2.6). It cannot be dismissed.
 */
export function OrganisationDialog() {
  const selection = useOrganisationSelection();
  const open = useSelector(selection, (snapshot) => snapshot.hasTag('dialog'));
  const failure = useSelector(selection, ({ context }) => context.failure);
  return (
    <Dialog.Root open={open} closeOnEscape={false} closeOnInteractOutside={false} restoreFocus={false}>
      <Dialog.Content
        title="Choose an organisation"
        description="You can change it later in the sidebar."
        closable={false}
        footer={<LeaveButton variant="ghost" />}
      >
        {failure !== null && <Banner tone="danger">{failureText(failure, shellTexts.organisation.notChanged)}</Banner>}
        <Choices />
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Choices() {
  const selection = useOrganisationSelection();
  const choose = useChooseOrganisation();
  const memberships = useSession(({ context }) => context.memberships);
  const busy = useSelector(selection, (snapshot) => snapshot.hasTag('busy'));
  return (
    <ul className={list}>
      {memberships.map(({ organisation, role }) => (
        <li key={organisation.id}>
          <button type="button" className={choice} disabled={busy} onClick={() => choose(organisation.id)}>
            <Avatar name={organisation.name} picture={organisation.logo} kind="organisation" size="md" />
            <span className={text}>
              <span className={name}>{organisation.name}</span>
              <span className={note}>{roleLabel(role)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
