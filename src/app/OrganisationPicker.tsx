import { roleLabel } from '#src/components/role-labels.ts';
import { useSession, useSessionActor } from '#src/components/SessionProvider.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { ChevronRightIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css/index.js';

import { gateTitles } from './gate.ts';
import { GatePage } from './GatePage.tsx';

const list = css({ listStyle: 'none', borderBlockStart: 'default' });
const item = css({ borderBlockEnd: 'default' });
const choice = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12',
  width: 'full',
  minHeight: '56',
  padding: '8',
  border: 'none',
  background: '[transparent]',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: 'bg.hover' },
  '& > svg': { color: 'fg.subtle' },
});
const name = css({ display: 'block', textStyle: 'md', fontWeight: 'medium', overflowWrap: 'anywhere', lineClamp: '3' });
const note = css({ display: 'block', textStyle: 'xs', color: 'fg.subtle' });

/** For somebody who belongs to organisations of which none is active (specification section 2.4). */
export function OrganisationPicker() {
  const session = useSessionActor();
  const memberships = useSession(({ context }) => context.memberships);
  const email = useSession(({ context }) => context.account?.email ?? '');
  return (
    <GatePage title={gateTitles.choosing} text={`You are signed in as ${email}.`}>
      <ul className={list}>
        {memberships.map(({ organisation, role }) => (
          <li key={organisation.id} className={item}>
            <button
              type="button"
              className={choice}
              onClick={() => session.send({ type: 'organisation.chosen', organisationId: organisation.id })}
            >
              <Avatar name={organisation.name} kind="organisation" size="md" />
              <span>
                <span className={name}>{organisation.name}</span>
                <span className={note}>{roleLabel(role)}</span>
              </span>
              <ChevronRightIcon />
            </button>
          </li>
        ))}
      </ul>
    </GatePage>
  );
}
