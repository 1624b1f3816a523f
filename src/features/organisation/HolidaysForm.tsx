import { useState } from 'react';

import { organisationProfiles, type Holiday, type OrganisationProfile } from '#src/api/organisation/profile.ts';
import { DayField } from '#src/components/fields/DayField.tsx';
import { countOf, formatDay, today } from '#src/components/format.ts';
import { SavingForm } from '#src/components/SavingForm.tsx';
import { Button } from '#src/ui/Button.tsx';
import { isDay } from '#src/ui/form/day.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { css } from '#styled/css/index.js';

import { SettingsPart } from './SettingsPart.tsx';
import { useSaving } from './useSaving.ts';

const list = css({ listStyle: 'none', marginBlockEnd: '14', borderBlockStart: 'subtle' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  minHeight: '37',
  paddingBlock: '4',
  borderBlockEnd: 'subtle',
});
const dayCell = css({ width: '[7rem]', flexShrink: '0', fontVariantNumeric: 'tabular-nums' });
const nameCell = css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' });
const adding = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[11rem minmax(0, 1fr) auto]' },
  gap: '12',
  alignItems: 'start',
});
const button = css({ paddingBlockStart: { md: '[1.375rem]' } });
const none = css({ color: 'fg.subtle', marginBlockEnd: '14' });
const more = css({ marginBlockEnd: '14' });

/** Holidays that are over are shown only when they are asked for. */
const isComing = ({ day }: Holiday) => day >= today();

/** The days on which the organisation does not work. Each change is saved at once. */
export function HolidaysForm({ stored }: { readonly stored: OrganisationProfile }) {
  const { holidays } = stored;
  const [all, setAll] = useState(false);
  const saving = useSaving<readonly Holiday[]>({
    what: 'The holidays',
    save: (api, changed) =>
      organisationProfiles(api).saveHolidays({ body: { version: stored.version, holidays: [...changed] } }),
  });
  const shown = all ? holidays : holidays.filter(isComing);
  const hidden = holidays.length - shown.length;
  return (
    <SettingsPart
      title="Holidays"
      about="Days off whatever day of the week they are. Periods in working days pass over them."
    >
      {holidays.length === 0 && <p className={none}>None yet</p>}
      {shown.length > 0 && (
        <ul className={list} aria-label="Holidays">
          {shown.map((holiday) => (
            <li key={holiday.day} className={row}>
              <span className={dayCell}>{formatDay(holiday.day)}</span>
              <span className={nameCell} dir="auto">
                {holiday.name}
              </span>
              <Button
                size="sm"
                variant="ghost"
                disabled={saving.isPending}
                aria-label={`Remove: ${holiday.name}, ${formatDay(holiday.day)}`}
                onClick={() => saving.save(holidays.filter(({ day }) => day !== holiday.day))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <div className={more}>
          <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
            Show {countOf(hidden, 'holiday')} that {hidden === 1 ? 'is' : 'are'} over
          </Button>
        </div>
      )}
      <NewHoliday
        key={holidays.length}
        holidays={holidays}
        saving={saving.isPending}
        onAdd={(holiday) => saving.save([...holidays, holiday])}
      />
    </SettingsPart>
  );
}

interface NewHolidayProps {
  readonly holidays: readonly Holiday[];
  readonly saving: boolean;
  readonly onAdd: (holiday: Holiday) => void;
}

function NewHoliday({ holidays, saving, onAdd }: NewHolidayProps) {
  const [day, setDay] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  const taken = holidays.find((one) => one.day === day);
  const dayError =
    taken === undefined ? (day === null || !isDay(day) ? 'Choose a day' : undefined) : `This day is ${taken.name}`;
  const nameError = name.trim() === '' ? 'Enter a name' : undefined;
  const add = () => {
    setAsked(true);
    if (day !== null && dayError === undefined && nameError === undefined) onAdd({ day, name: name.trim() });
  };
  return (
    <SavingForm className={adding} saving={saving} onSave={add}>
      <DayField label="Day off" value={day} error={asked ? dayError : undefined} onValueChange={setDay} />
      <TextField
        label="Name of the day"
        maxLength={100}
        value={name}
        error={asked ? nameError : undefined}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <div className={button}>
        <Button type="submit" busy={saving} busyLabel="Saving...">
          Add holiday
        </Button>
      </div>
    </SavingForm>
  );
}
