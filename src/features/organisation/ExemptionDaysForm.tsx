import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { organisationSettingsInputBounds as bounds } from '#openapi/generated/bounds.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  organisationSettings,
  organisationSettingsQuery,
  type OrganisationSettings,
} from '#src/api/organisation/organisation-settings.ts';
import { NumberInput } from '#src/components/fields/NumberInput.tsx';
import { SavingForm } from '#src/components/SavingForm.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

const layout = css({ display: 'grid', gap: '16', maxWidth: '[32rem]', padding: { base: '16', md: '20' } });

/** How long an exemption of the organisation may apply. */
export function ExemptionDaysForm({ stored }: { readonly stored: OrganisationSettings }) {
  const [exemptionDays, setDays] = useState(stored.exemptionDays);
  const saving = useSaving();
  return (
    <SavingForm className={layout} saving={saving.isPending} onSave={() => saving.mutate({ ...stored, exemptionDays })}>
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

function useSaving() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: OrganisationSettings) => organisationSettings(api).save({ body }),
    onSuccess: () => toast.success('Updated successfully'),
    onError: (error) => toast.error('The longest exemption could not be saved', error.message || texts.errors.fallback),
    onSettled: () => queryClient.invalidateQueries(organisationSettingsQuery(api)),
  });
}
