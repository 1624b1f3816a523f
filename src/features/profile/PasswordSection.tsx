import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';

import { changePasswordMachine, type ChangePasswordNotice } from '#machines/change-password/change-password.machine.ts';
import type { AccountActors } from '#src/actors/account-actors.ts';
import { failureText } from '#src/components/auth/failure-text.ts';
import { Region } from '#src/components/Region.tsx';
import { SavingForm } from '#src/components/SavingForm.tsx';
import { BusyHint } from '#src/components/SlowHint.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { accountTexts } from '#src/texts/account.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';

import { sectionBody } from './styles.ts';
import type { Reverification } from './useReverification.tsx';

interface PasswordSectionProps {
  readonly actors: AccountActors;
  readonly reverification: Reverification;
  /** Changing the password may have signed out other browsers. */
  readonly onChanged: () => void;
}

/** The form that changes the password. */
export function PasswordSection({ actors, reverification, onChanged }: PasswordSectionProps) {
  const change = useChangePassword(actors, reverification, onChanged);
  const { currentPassword, newPassword, signOutOthers, errors } = useSelector(change, ({ context }) => context);
  const busy = useSelector(change, (snapshot) => snapshot.hasTag('busy'));
  const words = accountTexts.changePassword.errors;
  return (
    <Region title="Password">
      <SavingForm className={sectionBody} saving={busy} onSave={() => change.send({ type: 'form.submitted' })}>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          value={currentPassword}
          wrong={errors.currentPassword === 'current.incorrect'}
          error={errors.currentPassword && words[errors.currentPassword]}
          onChange={(event) => change.send({ type: 'currentPassword.changed', value: event.currentTarget.value })}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          required
          value={newPassword}
          help="At least 8 characters, with at least one letter and one number."
          error={errors.newPassword && words[errors.newPassword]}
          onChange={(event) => change.send({ type: 'newPassword.changed', value: event.currentTarget.value })}
        />
        <Checkbox
          checked={signOutOthers}
          onCheckedChange={(value) => change.send({ type: 'signOutOthers.changed', value })}
        >
          Sign out of other sessions
        </Checkbox>
        <div>
          <Button type="submit" variant="primary" busy={busy} busyLabel="Updating...">
            Update password
          </Button>
        </div>
        <BusyHint busy={busy && !reverification.isAsking} />
      </SavingForm>
    </Region>
  );
}

/** The password machine with its service; its notices appear as toasts. */
function useChangePassword({ changePassword }: AccountActors, { reverify }: Reverification, onChanged: () => void) {
  const [machine] = useState(() => changePasswordMachine.provide({ actors: { changePassword, reverify } }));
  const change = useActorRef(machine);
  useNotices<ChangePasswordNotice>(change, (notice) => {
    const { done, doneEverywhere, failed } = accountTexts.changePassword;
    switch (notice.type) {
      case 'password.changed':
        toast.success(done, notice.signedOutOthers ? doneEverywhere : undefined);
        return onChanged();
      case 'password.notChanged':
        return toast.error(failed, failureText(notice.failure, texts.errors.fallback));
    }
  });
  return change;
}
