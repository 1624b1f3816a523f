import type { ComponentProps, ReactNode } from 'react';

import type { SocialProvider } from '#machines/identity-step.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';

import { AuthForm } from './AuthForm.tsx';
import { EmailField } from './EmailField.tsx';
import { SocialButtons } from './SocialButtons.tsx';

/** The events of the form; the sign-in and sign-up machines both accept them. */
export type CredentialsEvent =
  | { readonly type: 'email.changed' | 'password.changed'; readonly value: string }
  | { readonly type: 'form.submitted' }
  | { readonly type: 'provider.chosen'; readonly provider: SocialProvider };

type FieldError = keyof typeof texts.fields;

interface CredentialsFormProps {
  readonly entries: {
    readonly email: string;
    readonly password: string;
    readonly errors: { readonly email?: FieldError | undefined; readonly password?: FieldError | undefined };
  };
  /** The request in progress: with the password, or to a provider. */
  readonly busy: 'password' | 'social' | null;
  /** Which password it is for password managers, and the content beside or below its field. */
  readonly passwordField: Pick<ComponentProps<typeof PasswordField>, 'autoComplete' | 'action' | 'help'>;
  /** Directly before the button, within the form's spacing. */
  readonly beforeSubmit?: ReactNode;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly send: (event: CredentialsEvent) => void;
}

/** E-mail address and password, or a provider's account. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { entries, busy, passwordField, beforeSubmit, submitLabel, busyLabel, send } = props;
  const { email, password, errors } = entries;
  return (
    <>
      <AuthForm busy={busy !== null} onSubmit={() => send({ type: 'form.submitted' })}>
        <EmailField
          value={email}
          error={errors.email && texts.fields[errors.email]}
          onValueChange={(value) => send({ type: 'email.changed', value })}
        />
        <PasswordField
          label="Password"
          name="password"
          size="lg"
          {...passwordField}
          value={password}
          error={errors.password && texts.fields[errors.password]}
          onChange={(event) => send({ type: 'password.changed', value: event.currentTarget.value })}
        />
        <div>
          {beforeSubmit}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            block
            disabled={busy === 'social'}
            busy={busy === 'password'}
            busyLabel={busyLabel}
          >
            {submitLabel}
          </Button>
        </div>
      </AuthForm>
      <SocialButtons disabled={busy !== null} onChoose={(provider) => send({ type: 'provider.chosen', provider })} />
    </>
  );
}

/** The request in progress, derived from the machine's tags. */
export const busyWith = (snapshot: { hasTag(tag: 'busy' | 'social'): boolean }) => {
  if (!snapshot.hasTag('busy')) return null;
  return snapshot.hasTag('social') ? 'social' : 'password';
};
