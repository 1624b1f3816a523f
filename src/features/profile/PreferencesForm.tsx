import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { preferences } from '#src/api/organisation/account-client.ts';
import { preferencesQuery, type UserPreferences } from '#src/api/organisation/account.ts';
import { preferFormats } from '#src/components/format-preferences.ts';
import { useProductName } from '#src/components/ProductProvider.tsx';
import { SavingForm } from '#src/components/SavingForm.tsx';
import { notNow, UnsavedNote } from '#src/registers/unsaved/UnsavedNote.tsx';
import { useUnsavedDraft } from '#src/registers/unsaved/useUnsavedDraft.ts';
import { accountTexts } from '#src/texts/account.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';

import { localeChoices, timeZoneChoices } from './choices.ts';
import { sectionBody } from './styles.ts';

const fieldLabels = { locale: 'Dates and numbers', timeZone: 'Time zone' } as const;

const labelOf = (field: string): string | undefined => new Map<string, string>(Object.entries(fieldLabels)).get(field);

/** The person's date format and time zone. */
export function PreferencesForm({ stored }: { readonly stored: UserPreferences }) {
  const begun = { locale: stored.locale ?? '', timeZone: stored.timeZone ?? '' };
  const [draft, setDraft] = useState(begun);
  const change = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });
  const { locale, timeZone } = draft;
  const saving = useSaving();
  const unsaved = useUnsavedDraft({
    title: 'Language and time zone',
    name: 'profile preferences',
    draft,
    stored: begun,
    onChange: change,
  });
  const save = () => saving.mutate({ locale: locale || null, timeZone: timeZone || null });
  return (
    <SavingForm className={sectionBody} saving={saving.isPending} onSave={save}>
      <UnsavedNote actor={unsaved} labelOf={labelOf} obstacle={saving.isPending ? notNow : undefined} />
      <NativeSelect
        label={fieldLabels.locale}
        options={localeChoices(stored.locale, useProductName())}
        value={locale}
        onValueChange={(chosen) => change({ locale: chosen })}
      />
      <NativeSelect
        label={fieldLabels.timeZone}
        options={timeZoneChoices(stored.timeZone)}
        value={timeZone}
        onValueChange={(chosen) => change({ timeZone: chosen })}
      />
      <div>
        <Button type="submit" busy={saving.isPending} busyLabel="Saving...">
          Save preferences
        </Button>
      </div>
    </SavingForm>
  );
}

function useSaving() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<UserPreferences, 'locale' | 'timeZone'>) => preferences(api).set({ body }),
    onSuccess: (saved) => {
      preferFormats(saved);
      queryClient.setQueryData(preferencesQuery(api).queryKey, saved);
      toast.success(accountTexts.profile.preferencesSaved);
    },
    onError: (error) => toast.error(accountTexts.profile.preferencesNotSaved, error.message || texts.errors.fallback),
  });
}
