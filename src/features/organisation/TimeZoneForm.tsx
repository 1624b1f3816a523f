import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  organisationSettings,
  organisationSettingsQuery,
  type OrganisationSettings,
} from '#src/api/organisation/organisation-settings.ts';
import { SavingForm } from '#src/components/SavingForm.tsx';
import { timeZones } from '#src/components/time-zones.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { css } from '#styled/css/index.js';

const layout = css({ display: 'grid', gap: '16', maxWidth: '[32rem]', padding: { base: '16', md: '20' } });

/** The organisation's time zone, with what depends on it. */
export function TimeZoneForm({ stored }: { readonly stored: OrganisationSettings }) {
  const [timeZone, setTimeZone] = useState(stored.timeZone);
  const saving = useSaving();
  return (
    <SavingForm
      className={layout}
      saving={saving.isPending}
      onSave={() => saving.mutate({ timeZone, version: stored.version })}
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

function useSaving() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<OrganisationSettings, 'timeZone' | 'version'>) => organisationSettings(api).save({ body }),
    // The session knows the organisation's time zone since the page was loaded, as it knows which one is active.
    onSuccess: () => window.location.reload(),
    onError: async (error) => {
      toast.error('The time zone could not be saved', error.message || texts.errors.fallback);
      await queryClient.invalidateQueries(organisationSettingsQuery(api));
    },
  });
}
