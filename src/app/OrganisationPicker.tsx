import { useSession, useSessionActor } from '#src/components/SessionProvider.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { css } from '#styled/css/index.js';

const list = css({ display: 'grid', gap: '8', listStyle: 'none' });
const choice = css({ display: 'flex', alignItems: 'center', gap: '8' });

/** For somebody who belongs to organisations of which none is active (specification section 2.4). */
export function OrganisationPicker() {
  const session = useSessionActor();
  const memberships = useSession(({ context }) => context.memberships);
  return (
    <main>
      <Message headingLevel="h1" title="Choose an organisation">
        <ul className={list}>
          {memberships.map(({ organisation: { id, name } }) => (
            <li key={id}>
              <Button block onClick={() => session.send({ type: 'organisation.chosen', organisationId: id })}>
                <span className={choice}>
                  <Avatar name={name} kind="organisation" />
                  {name}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      </Message>
    </main>
  );
}
