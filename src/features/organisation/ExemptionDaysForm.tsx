import { useState } from 'react';

import { organisationSettingsInputBounds as bounds } from '#openapi/generated/bounds.ts';
import { organisationSettings, type OrganisationSettings } from '#src/api/organisation/organisation-settings.ts';
import { NumberInput } from '#src/components/fields/NumberInput.tsx';
import { SavingForm } from '#src/components/SavingForm.tsx';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

import { useSaving } from './useSaving.ts';

const layout = css({ display: 'grid', gap: '16', maxWidth: '[32rem]' });

/** How long an exemption of the organisation may apply. */
export function ExemptionDaysForm({ stored }: { readonly stored: OrganisationSettings }) {
  const [exemptionDays, setDays] = useState(stored.exemptionDays);
  const saving = useSaving<OrganisationSettings>({
    what: 'The longest exemption',
    save: (api, body) => organisationSettings(api).save({ body }),
  });
  return (
    <SavingForm className={layout} saving={saving.isPending} onSave={() => saving.save({ ...stored, exemptionDays })}>
      <NumberInput
        form={{
          draft: { exemptionDays },
          readOnly: false,
          errorOf: () => undefined,
          change: (_, days) => setDays(days),
        }}
        field="exemptionDays"
        words={{ label: 'Longest exemption in days' }}
        help="From its first day to its last, extensions included. Exemptions that were approved end when they were to end."
        {...bounds.exemptionDays}
      />
      <div>
        <Button type="submit" busy={saving.isPending} busyLabel="Saving...">
          Save longest exemption
        </Button>
      </div>
    </SavingForm>
  );
}
