import { useState } from 'react';

import {
  organisationSectorTexts,
  organisationSizeTexts,
  organisationTexts as words,
} from '#domain/words/organisation.ts';
import { organisationProfiles, type OrganisationProfile } from '#src/api/organisation/profile.ts';
import { countryLabels } from '#src/components/country-labels.ts';
import { choicesOf, valuesAmong } from '#src/components/fields/choices.ts';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { SavingForm } from '#src/components/SavingForm.tsx';
import { notNow, UnsavedNote } from '#src/registers/unsaved/UnsavedNote.tsx';
import { useSettling } from '#src/registers/unsaved/useSettling.ts';
import { useUnsavedDraft } from '#src/registers/unsaved/useUnsavedDraft.ts';
import { Button } from '#src/ui/Button.tsx';
import { MultiSelect } from '#src/ui/form/MultiSelect.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { css } from '#styled/css/index.js';

import { SettingsPart } from './SettingsPart.tsx';
import { useSaving } from './useSaving.ts';

const layout = css({ display: 'grid', gap: '14' });

type Draft = Pick<OrganisationProfile, 'name' | 'address' | 'sector' | 'size' | 'countries'>;

const draftOf = ({ name, address, sector, size, countries }: OrganisationProfile): Draft => ({
  name,
  address,
  sector,
  size,
  countries,
});

const labelOf = (field: string): string | undefined => new Map(Object.entries(words)).get(field)?.label;

/** Who the organisation is. */
export function ProfileForm({ stored }: { readonly stored: OrganisationProfile }) {
  const [draft, setDraft] = useState(() => draftOf(stored));
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const { whenSettled, settle } = useSettling();
  const unsaved = useUnsavedDraft({ title: 'Profile', draft, stored: draftOf(stored), onChange: change, whenSettled });
  const saving = useSaving<Draft>({
    what: 'The profile',
    save: (api, body) => organisationProfiles(api).save({ body: { version: stored.version, ...body } }),
    reloads: draft.name !== stored.name,
    onStored: settle,
  });
  return (
    <SettingsPart
      title="Profile"
      about="Named in mails, on public pages and in reports. Laws that apply to you follow from countries and sector."
    >
      <SavingForm className={layout} saving={saving.isPending} onSave={() => saving.save(draft)}>
        <UnsavedNote actor={unsaved} labelOf={labelOf} obstacle={saving.isPending ? notNow : undefined} />
        <TextField
          label={words.name.label}
          required
          maxLength={200}
          value={draft.name}
          error={saving.fieldErrors['name']}
          onChange={({ currentTarget: { value } }) => change({ name: value })}
        />
        <TextArea
          label={words.address.label}
          maxLength={1000}
          value={draft.address}
          error={saving.fieldErrors['address']}
          onChange={({ currentTarget: { value } }) => change({ address: value })}
        />
        <FieldPair>
          <Select
            label={words.sector.label}
            deselectable
            placeholder="Not given"
            options={choicesOf(organisationSectorTexts)}
            value={draft.sector}
            onValueChange={(sector) => change({ sector })}
          />
          <Select
            label={words.size.label}
            deselectable
            placeholder="Not given"
            options={choicesOf(organisationSizeTexts)}
            value={draft.size}
            onValueChange={(size) => change({ size })}
          />
        </FieldPair>
        <MultiSelect
          label={words.countries.label}
          placeholder="None"
          help="Where the organisation works."
          options={choicesOf(countryLabels)}
          value={draft.countries}
          error={saving.fieldErrors['countries']}
          onValueChange={(values) => change({ countries: valuesAmong(countryLabels, values) })}
        />
        <div>
          <Button type="submit" busy={saving.isPending} busyLabel="Saving...">
            Save profile
          </Button>
        </div>
      </SavingForm>
    </SettingsPart>
  );
}
