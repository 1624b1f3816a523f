import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState, type SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';

import { reverificationMachine, type ReverificationOutcome } from '#machines/reverification/reverification.machine.ts';
import type { AccountActors } from '#src/actors/account-actors.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { CodeField } from '#src/ui/CodeField.tsx';
import * as Dialog from '#src/ui/Dialog.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { toast } from '#src/ui/toast.tsx';

type ReverificationActor = ActorRefFrom<typeof reverificationMachine>;

interface ReverificationDialogProps {
  readonly actors: AccountActors;
  readonly onEnd: (outcome: ReverificationOutcome) => void;
}

const formId = 'reverification';

/** Asks for a password or code before how somebody signs in is changed. Shown once it is known which of them. */
export function ReverificationDialog({ actors, onEnd }: ReverificationDialogProps) {
  const reverification = useReverificationActor(actors, onEnd);
  const open = useSelector(reverification, (snapshot) => snapshot.hasTag('asking'));
  const busy = useSelector(reverification, (snapshot) => snapshot.hasTag('busy'));
  const factor = useSelector(reverification, ({ context }) => context.factor);
  const cancel = () => reverification.send({ type: 'cancelled' });
  const { title, description } = texts.reverification;
  return (
    <Dialog.Root
      open={open}
      closeOnEscape={!busy}
      closeOnInteractOutside={false}
      onOpenChange={(change) => {
        if (!change.open) cancel();
      }}
    >
      <Dialog.Content
        title={title}
        description={description[factor]}
        closable={!busy}
        footer={
          <>
            <Button disabled={busy} onClick={cancel}>
              Cancel
            </Button>
            <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel="Verifying...">
              Continue
            </Button>
          </>
        }
      >
        <SecretForm reverification={reverification} />
      </Dialog.Content>
    </Dialog.Root>
  );
}

function SecretForm({ reverification }: { readonly reverification: ReverificationActor }) {
  const { factor, secret, error } = useSelector(reverification, ({ context }) => context);
  const busy = useSelector(reverification, (snapshot) => snapshot.hasTag('busy'));
  const shown = error === null ? undefined : texts.reverification.errors[error];
  const change = (value: string) => reverification.send({ type: 'secret.changed', value });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    reverification.send({ type: 'secret.submitted' });
  };
  return (
    <form id={formId} onSubmit={submit} noValidate>
      {factor === 'password' ? (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          required
          disabled={busy}
          value={secret}
          error={shown}
          onChange={(event) => change(event.currentTarget.value)}
        />
      ) : (
        <CodeField
          label={factor === 'totp' ? 'Code of your app' : 'Code from the email'}
          value={secret}
          disabled={busy}
          error={shown}
          onValueChange={change}
        />
      )}
    </form>
  );
}

/** The flow with its services; tells how it ended, once. */
function useReverificationActor(
  { startReverification, attemptReverification }: AccountActors,
  onEnd: (outcome: ReverificationOutcome) => void,
): ReverificationActor {
  const [machine] = useState(() =>
    reverificationMachine.provide({ actors: { startReverification, attemptReverification } }),
  );
  const reverification = useActorRef(machine);
  useEffect(() => {
    const failures = reverification.on('reverification.failed', ({ failure }) =>
      toast.error(texts.reverification.failed, failure.message || texts.errors.fallback),
    );
    const end = reverification.subscribe({
      complete: () => {
        const { output } = reverification.getSnapshot();
        if (output !== undefined) onEnd(output);
      },
    });
    return () => [failures, end].forEach((subscription) => subscription.unsubscribe());
  }, [reverification, onEnd]);
  return reverification;
}
