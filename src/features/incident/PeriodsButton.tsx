import { useMutation, useQueryClient } from '@tanstack/react-query';

import { settingTexts } from '#domain/words/settings.ts';
import { notificationHoursBounds } from '#openapi/generated/bounds.ts';
import { savePeriods, type PeriodsDraft } from '#src/actors/notification-periods.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { notificationPeriodsQuery } from '#src/api/organisation/notification-periods.ts';
import { NumberOrNoneInput } from '#src/components/fields/NumberInput.tsx';
import { formatInstant } from '#src/components/format.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

const note = css({ margin: '0', color: 'fg.muted', textStyle: 'xs' });

const { name: title, fields: fieldTexts } = settingTexts.notificationPeriods;

const fields = ['earlyWarning', 'regulator', 'dataSubjects', 'finalReport'] as const;

/** The contract names the periods by their path. */
const names = Object.fromEntries(fields.map((field) => [`hours/${field}`, field]));

const words = () => ({
  title,
  confirmLabel: 'Save',
  description:
    'Hours from the detection of an incident until each notification is due. An empty field means that it is not given. Incidents that have been detected already keep their periods.',
});

/** The button that opens the organisation's periods of notification, and their dialog. */
export function PeriodsButton() {
  const api = useApi();
  const queryClient = useQueryClient();
  const actor = useStepDialog<PeriodsDraft>(
    () => savePeriods(api),
    () => toast.success('Notification periods updated'),
  );
  const opening = useMutation({
    mutationFn: () => queryClient.query({ ...notificationPeriodsQuery(api), staleTime: 0 }),
    onSuccess: (stored) => actor.send({ type: 'step.requested', draft: { ...stored.hours, stored } }),
    onError: (error) =>
      toast.error('The notification periods could not be loaded', error.message || texts.errors.fallback),
  });
  return (
    <>
      <Button busy={opening.isPending} busyLabel="Loading..." onClick={() => opening.mutate()}>
        {title}
      </Button>
      <StepDialog actor={actor} words={words} names={names}>
        {(form) => (
          <>
            {fields.map((field) => (
              <NumberOrNoneInput
                key={field}
                form={form}
                field={field}
                words={fieldTexts[field]}
                {...notificationHoursBounds[field]}
              />
            ))}
            <Authorship draft={form.draft} />
          </>
        )}
      </StepDialog>
    </>
  );
}

const Authorship = ({ draft: { stored } }: { readonly draft: PeriodsDraft }) => (
  <p className={note}>
    {stored.setBy === null || stored.setAt === null ? (
      'These are the periods of NIS 2 and the GDPR.'
    ) : (
      <>
        Changed by <bdi>{stored.setBy.name}</bdi>, {formatInstant(stored.setAt)}
      </>
    )}
  </p>
);
