import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import type { AccountActors } from '#src/actors/account-actors.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { accounts } from '#src/api/organisation/account-client.ts';
import { Region } from '#src/components/Region.tsx';
import { SavingForm } from '#src/components/SavingForm.tsx';
import { useSessionActor } from '#src/components/SessionProvider.tsx';
import { notNow, UnsavedNote } from '#src/registers/unsaved/UnsavedNote.tsx';
import { useUnsavedDraft } from '#src/registers/unsaved/useUnsavedDraft.ts';
import { accountTexts } from '#src/texts/account.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

import { sectionBody } from './styles.ts';

/** The identity provider's maximum length. */
const maxNameLength = 100;

interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

const nameOf = ({ firstName, lastName }: PersonName): PersonName => ({ firstName, lastName });

const fieldLabels: Readonly<Record<keyof PersonName, string>> = { firstName: 'First name', lastName: 'Last name' };

const labelOf = (field: string): string | undefined => new Map(Object.entries(fieldLabels)).get(field);

/** The person's name, which the identity provider stores. */
export function NameForm({ actors }: { readonly actors: AccountActors }) {
  const [stored, setStored] = useState(() => nameOf(actors.identityFacts()));
  const [draft, setDraft] = useState(stored);
  const change = (changes: Partial<PersonName>) => setDraft({ ...draft, ...changes });
  const renaming = useRenaming(actors, setStored);
  const unsaved = useUnsavedDraft({ title: 'Your name', name: 'profile name', draft, stored, onChange: change });
  const { firstName, lastName } = draft;
  const nameless = firstName.trim() === '' && lastName.trim() === '';
  // People who signed up with just an address have no name yet, which is not an error.
  const hadName = stored.firstName !== '' || stored.lastName !== '';
  const save = () => {
    if (nameless) return;
    const trimmed = { firstName: firstName.trim(), lastName: lastName.trim() };
    setDraft(trimmed);
    renaming.mutate(trimmed);
  };
  return (
    <Region title="Name">
      <SavingForm className={sectionBody} saving={renaming.isPending} onSave={save}>
        <UnsavedNote actor={unsaved} labelOf={labelOf} obstacle={renaming.isPending ? notNow : undefined} />
        <TextField
          label={fieldLabels.firstName}
          autoComplete="given-name"
          maxLength={maxNameLength}
          value={firstName}
          error={nameless && hadName ? 'Enter a name' : undefined}
          onChange={(event) => change({ firstName: event.currentTarget.value })}
        />
        <TextField
          label={fieldLabels.lastName}
          autoComplete="family-name"
          maxLength={maxNameLength}
          value={lastName}
          onChange={(event) => change({ lastName: event.currentTarget.value })}
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
function useRenaming({ rename }: AccountActors, onRenamed: (name: PersonName) => void) {
  const api = useApi();
  const session = useSessionActor();
  return useMutation({
    mutationFn: async ({ firstName, lastName }: PersonName) => {
      await rename(firstName, lastName);
      return accounts(api).refresh();
    },
    onSuccess: (account, renamed) => {
      onRenamed(renamed);
      session.send({ type: 'account.changed', account });
      toast.success(accountTexts.profile.nameSaved);
    },
    onError: (error) => toast.error(accountTexts.profile.nameNotSaved, error.message || texts.errors.fallback),
  });
}
