import { useState } from 'react';

import { workingDaysAfter } from '#domain/time/working-days.ts';
import { weekDayTexts } from '#domain/words/organisation.ts';
import { organisationProfiles, type OrganisationProfile } from '#src/api/organisation/profile.ts';
import { formatDay, today } from '#src/components/format.ts';
import { SavingForm } from '#src/components/SavingForm.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxGroup } from '#src/ui/form/CheckboxGroup.tsx';
import { css } from '#styled/css/index.js';

import { SettingsPart } from './SettingsPart.tsx';
import { useSaving } from './useSaving.ts';

const layout = css({ display: 'grid', gap: '14' });
const example = css({ color: 'fg.muted' });

const options = Object.entries(weekDayTexts).map(([value, label]) => ({ value, label }));

/** On which days the organisation works, with what follows from it. */
export function WorkingWeekForm({ stored }: { readonly stored: OrganisationProfile }) {
  const [days, setDays] = useState(() => stored.workingDays.map(String));
  const saving = useSaving<string[]>({
    what: 'The working week',
    save: (api, chosen) =>
      organisationProfiles(api).save({ body: { version: stored.version, workingDays: chosen.map(Number) } }),
  });
  const calendar = {
    workingDays: days.map(Number),
    holidays: new Set(stored.holidays.map(({ day }) => day)),
  };
  const isEmpty = days.length === 0;
  return (
    <SettingsPart
      title="Working week"
      about="Periods in working days count these days and leave out holidays. Dates that have been set stay."
    >
      <SavingForm className={layout} saving={saving.isPending} onSave={() => (isEmpty ? undefined : saving.save(days))}>
        <CheckboxGroup
          label="Working days"
          columns="two"
          options={options}
          value={days}
          error={isEmpty ? 'Choose at least one day' : saving.fieldErrors['workingDays']}
          onValueChange={setDays}
        />
        {!isEmpty && (
          <p className={example}>
            Five working days from today end on {formatDay(workingDaysAfter(today(), 5, calendar))}.
          </p>
        )}
        <div>
          <Button type="submit" busy={saving.isPending} busyLabel="Saving..." disabled={isEmpty}>
            Save working week
          </Button>
        </div>
      </SavingForm>
    </SettingsPart>
  );
}
