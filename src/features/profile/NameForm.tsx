import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import type { AccountActors } from '#src/actors/account-actors.ts';
import { accounts } from '#src/api/account-client.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import { Region } from '#src/components/Region.tsx';
import { SavingForm } from '#src/components/SavingForm.tsx';
import { useSessionActor } from '#src/components/SessionProvider.tsx';
import { accountTexts } from '#src/texts/account.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

import { sectionBody } from './styles.ts';

/** The identity provider's maximum length. */
const maxNameLength = 100;

/** The person's name, which the identity provider stores. */
export function NameForm({ actors }: { readonly actors: AccountActors }) {
  const [facts] = useState(actors.identityFacts);
  const [firstName, setFirstName] = useState(facts.firstName);
  const [lastName, setLastName] = useState(facts.lastName);
  const renaming = useRenaming(actors);
  const nameless = firstName.trim() === '' && lastName.trim() === '';
  // People who signed up with just an address have no name yet, which is not an error.
  const hadName = facts.firstName !== '' || facts.lastName !== '';
  const save = () => {
    if (!nameless) renaming.mutate({ firstName: firstName.trim(), lastName: lastName.trim() });
  };
  return (
    <Region title="Name">
      <SavingForm className={sectionBody} saving={renaming.isPending} onSave={save}>
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={maxNameLength}
          value={firstName}
          error={nameless && hadName ? 'Enter a name' : undefined}
          onChange={(event) => setFirstName(event.currentTarget.value)}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          maxLength={maxNameLength}
          value={lastName}
          onChange={(event) => setLastName(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" variant="primary" disabled={nameless} busy={renaming.isPending} busyLabel="Saving...">
            Save name
          </Button>
        </div>
      </SavingForm>
    </Region>
  );
}

/** Changes the name at the provider, has the API copy it, and refreshes it everywhere. */
function useRenaming({ rename }: AccountActors) {
  const api = useApi();
  const session = useSessionActor();
  return useMutation({
    mutationFn: async ({ firstName, lastName }: { firstName: string; lastName: string }) => {
      await rename(firstName, lastName);
      return accounts(api).refresh();
    },
    onSuccess: (account) => {
      session.send({ type: 'account.changed', account });
      toast.success(accountTexts.profile.nameSaved);
    },
    onError: (error) => toast.error(accountTexts.profile.nameNotSaved, error.message || texts.errors.fallback),
  });
}
