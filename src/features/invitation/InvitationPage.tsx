import { useActorRef, useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';

import type { Right } from '#domain/people/granting.ts';
import { organisationRoleTexts, rightsInWords } from '#domain/words/people.ts';
import { invitationAcceptanceMachine } from '#machines/invitation-acceptance/invitation-acceptance.machine.ts';
import { acceptanceActors } from '#src/actors/people.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { AuthButtonLink } from '#src/components/auth/AuthButtonLink.tsx';
import { AuthHeading } from '#src/components/auth/AuthHeading.tsx';
import { AuthLayout } from '#src/components/auth/AuthLayout.tsx';
import { forgetInvitation, keepInvitation, keptInvitation } from '#src/components/auth/kept-invitation.ts';
import { formatInstant } from '#src/components/format.ts';
import { useSession } from '#src/components/SessionProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css } from '#styled/css/index.js';

const page = css({ display: 'grid', gap: '20' });
const ways = css({ display: 'grid', gap: '12' });
const rightsList = css({ margin: '0', display: 'grid', gap: '8' });
const may = css({ color: 'fg.muted', textStyle: 'xs' });
const features = css({ margin: '0' });

/** The token leaves the address as soon as it is known, so that nobody reads or copies it there. */
function takeToken(): string | null {
  if (keepInvitation(window.location.hash))
    window.history.replaceState(window.history.state, '', window.location.pathname);
  return keptInvitation();
}

/**
 * /invitation: what the link of an invitation opens, before and after the sign-in.
 * @param leave signs out, for someone who is signed in with another address
 */
export function InvitationPage({ leave }: { readonly leave: ReactNode }) {
  const [token] = useState(takeToken);
  const isSignedIn = useSession((snapshot) => snapshot.matches('signedIn'));
  return (
    <AuthLayout>
      <div className={page}>
        {token === null && <Unknown />}
        {token !== null && !isSignedIn && <SignedOut />}
        {token !== null && isSignedIn && <SignedIn token={token} leave={leave} />}
      </div>
    </AuthLayout>
  );
}

const Unknown = () => (
  <div>
    <AuthHeading title="This is not an invitation">
      Open the link in the invitation again, in full. If it does not work, ask for a new one.
    </AuthHeading>
  </div>
);

const SignedOut = () => (
  <>
    <div>
      <AuthHeading title="You are invited">
        Sign in with the address that the invitation was sent to, or create an account with it. The invitation waits for
        you.
      </AuthHeading>
    </div>
    <div className={ways}>
      <AuthButtonLink to="/sign-up" variant="primary" size="lg" block>
        Create an account
      </AuthButtonLink>
      <AuthButtonLink to="/sign-in" search={{ redirect: '/invitation' }} size="lg" block>
        Sign in
      </AuthButtonLink>
    </div>
  </>
);

/** Everything is read again, because the session was loaded before the membership was there. */
function enter(): void {
  forgetInvitation();
  window.location.assign('/');
}

function useAcceptance(token: string) {
  const api = useApi();
  const [machine] = useState(() => invitationAcceptanceMachine.provide({ actors: acceptanceActors(api, token) }));
  const actor = useActorRef(machine);
  useNotices(actor, enter);
  return actor;
}

type Actor = ReturnType<typeof useAcceptance>;

function SignedIn({ token, leave }: { readonly token: string; readonly leave: ReactNode }) {
  const actor = useAcceptance(token);
  const step = useSelector(actor, ({ value }) => value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <>
      {failure !== null && step !== 'failed' && <Banner tone="danger">{failure.message}</Banner>}
      {screens[step](actor)}
      {step === 'forAnother' && leave}
    </>
  );
}

const screens: Readonly<Record<ReturnType<Actor['getSnapshot']>['value'], (actor: Actor) => ReactNode>> = {
  opening: () => <Told title="Looking at your invitation" text="One moment." />,
  failed: (actor) => (
    <Told title="The invitation could not be opened" text="Try again in a moment.">
      <Button variant="primary" size="lg" onClick={() => actor.send({ type: 'retry.pressed' })}>
        Try again
      </Button>
    </Told>
  ),
  unknown: () => <Unknown />,
  offered: (actor) => <Offer actor={actor} busy={false} />,
  accepting: (actor) => <Offer actor={actor} busy />,
  accepted: (actor) => <Accepted actor={actor} />,
  forAnother: (actor) => (
    <Told
      title="This invitation is for another address"
      text="It was sent to another address than that of your account. Sign out and open the link again with that address, or ask for an invitation to yours."
    >
      <AskButton actor={actor} />
    </Told>
  ),
  gone: (actor) => (
    <Told
      title="This invitation no longer works"
      text="It was used, replaced or withdrawn, or its time is over. You can ask for a new one."
    >
      <AskButton actor={actor} />
    </Told>
  ),
  asking: () => <Told title="Asking for a new invitation" text="One moment." />,
  entered: () => <Told title="Opening the organisation" text="One moment." />,
  asked: () => (
    <Told
      title="Asked"
      text="If the invitation can be sent again, those who invited you decide on it. An email follows."
    />
  ),
};

interface ToldProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

const Told = ({ title, text, children }: ToldProps) => (
  <>
    <div>
      <AuthHeading title={title}>{text}</AuthHeading>
    </div>
    {children}
  </>
);

const AskButton = ({ actor }: { readonly actor: Actor }) => (
  <Button variant="primary" size="lg" onClick={() => actor.send({ type: 'link.asked' })}>
    Ask for a new invitation
  </Button>
);

const Rights = ({ rights }: { readonly rights: readonly Right[] }) => (
  <dl className={rightsList}>
    {rightsInWords(rights).map((right) => (
      <div key={right.may}>
        <dt className={may}>{right.may}</dt>
        <dd className={features}>{right.features}</dd>
      </div>
    ))}
  </dl>
);

function Offer({ actor, busy }: { readonly actor: Actor; readonly busy: boolean }) {
  const invitation = useSelector(actor, ({ context }) => context.invitation);
  if (invitation === null) return null;
  const { organisation, invitedBy, role, featurePermissions, expiresAt } = invitation;
  return (
    <Told
      title={`Join ${organisation}`}
      text={`${invitedBy} invites you with the role ${organisationRoleTexts[role]}. The invitation works until ${formatInstant(expiresAt)}.`}
    >
      {featurePermissions.length === 0 ? <p>No rights yet.</p> : <Rights rights={featurePermissions} />}
      <Button
        variant="primary"
        size="lg"
        busy={busy}
        busyLabel="Accepting..."
        onClick={() => actor.send({ type: 'acceptance.confirmed' })}
      >
        Accept invitation
      </Button>
    </Told>
  );
}

function Accepted({ actor }: { readonly actor: Actor }) {
  const accepted = useSelector(actor, ({ context }) => context.accepted);
  if (accepted === null) return null;
  return (
    <Told
      title={`You are a member of ${accepted.organisation}`}
      text={
        accepted.reduced
          ? 'The person who invited you may no longer give everything that was offered, so you have fewer rights. Ask an administrator for more.'
          : 'You can begin now.'
      }
    >
      <Button variant="primary" size="lg" onClick={() => actor.send({ type: 'organisation.entered' })}>
        Open {accepted.organisation}
      </Button>
    </Told>
  );
}
