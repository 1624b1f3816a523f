import { useState } from 'react';

import { organisationSettings, type OrganisationSettings } from '#src/api/organisation/organisation-settings.ts';
import { SavingForm } from '#src/components/SavingForm.tsx';
import { timeZones } from '#src/components/time-zones.ts';
import { Button } from '#src/ui/Button.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { css } from '#styled/css/index.js';

import { useSaving } from './useSaving.ts';

const layout = css({ display: 'grid', gap: '16', maxWidth: '[32rem]' });

/** The organisation's time zone, with what depends on it. */
export function TimeZoneForm({ stored }: { readonly stored: OrganisationSettings }) {
  const [timeZone, setTimeZone] = useState(stored.timeZone);
  const saving = useSaving<Pick<OrganisationSettings, 'timeZone' | 'version'>>({
    what: 'The time zone',
    save: (api, body) => organisationSettings(api).save({ body }),
    reloads: true,
  });
  return (
    <SavingForm
      className={layout}
      saving={saving.isPending}
      onSave={() => saving.save({ timeZone, version: stored.version })}
    >
      <NativeSelect
        label="Time zone of the organisation"
        help="The last day of a link ends with the day here, and receipts and imports name this time zone. Links that have been sent end when their mail said."
        options={timeZones(stored.timeZone)}
        value={timeZone}
        onValueChange={setTimeZone}
      />
      <div>
        <Button type="submit" busy={saving.isPending} busyLabel="Saving...">
          Save time zone
        </Button>
      </div>
    </SavingForm>
  );
}
