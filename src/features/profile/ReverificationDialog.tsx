import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { reverificationMachine } from '#machines/reverification/reverification.machine.ts';
import { failureText } from '#src/components/auth/failure-text.ts';
import { BusyHint } from '#src/components/SlowHint.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { accountTexts } from '#src/texts/account.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { CodeField } from '#src/ui/form/CodeField.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';

export type ReverificationActor = ActorRefFrom<typeof reverificationMachine>;

interface ReverificationDialogProps {
  readonly reverification: ReverificationActor;
  /** The element focused after closing. */
  readonly finalFocus: () => HTMLElement | null;
}

const formId = 'reverification';

/** Asks for a password or code before credentials are changed. Opens once it is known which of the two is required. */
export function ReverificationDialog({ reverification, finalFocus }: ReverificationDialogProps) {
  const open = useSelector(reverification, (snapshot) => snapshot.hasTag('asking'));
  const busy = useSelector(reverification, (snapshot) => snapshot.hasTag('busy'));
  const factor = useSelector(reverification, ({ context }) => context.factor);
  const { title, description, failed } = accountTexts.reverification;
  useNotices(reverification, ({ failure }) => toast.error(failed, failureText(failure, texts.errors.fallback)));
  const cancel = () => reverification.send({ type: 'cancelled' });
  return (
    <Dialog.Root
      open={open}
      closeOnEscape={!busy}
      closeOnInteractOutside={false}
      finalFocusEl={finalFocus}
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
  const shown = error === null ? undefined : accountTexts.reverification.errors[error];
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
          wrong={error !== null}
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
      <BusyHint busy={busy} />
    </form>
  );
}
