import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { reportCadenceLabels } from '#domain/words/report.ts';
import { createIdempotencyKeys } from '#src/actors/idempotency-keys.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { refreshReports, reportDefinitionsQuery, reportSchedules } from '#src/api/reports.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { choiceWords } from '#src/components/fields/field-words.ts';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { TextInput } from '#src/components/fields/TextInput.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';

import { keyOfDefinition } from './report-request.ts';
import { weekdayLabels } from './weekdays.ts';

interface Draft {
  readonly report: string;
  readonly cadence: Schemas['ReportCadence'];
  readonly weekday: string;
  readonly monthDay: string;
  readonly time: string;
  readonly timeZone: string;
}

const emptyDraft = (): Draft => ({
  report: 'RISK_BOARD',
  cadence: 'MONTHLY',
  weekday: '1',
  monthDay: '1',
  time: '07:00',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

const monthDays = Object.fromEntries(Array.from({ length: 31 }, (_, day) => [String(day + 1), String(day + 1)]));

/** Plans a report that is made again and again. */
export function ScheduleDialog({ onClose }: { readonly onClose: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data = [] } = useQuery(reportDefinitionsQuery(api));
  // A schedule would follow a template to its next version by itself: it begins with a copy.
  const definitions = data.filter(({ id, template }) => id !== null || template === null);
  const [draft, setDraft] = useState(emptyDraft);
  const [keyOf] = useState(createIdempotencyKeys);
  const saving = useMutation({
    mutationFn: (body: Schemas['ReportScheduleInput']) =>
      reportSchedules(api).add({ body, idempotencyKey: keyOf(body) }),
    onSuccess: ({ name }) => {
      toast.success('Created successfully', name);
      onClose();
    },
    onSettled: () => refreshReports(queryClient),
  });
  const refused = saving.error instanceof ApiError ? saving.error.fieldErrors : {};
  const form: RecordForm<Draft> = {
    draft,
    readOnly: false,
    errorOf: (field) => refused[field],
    change: (field, value) => setDraft((before) => ({ ...before, [field]: value })),
  };
  const plan = () => {
    const chosen = definitions.find((one) => keyOfDefinition(one) === draft.report);
    if (chosen === undefined) return;
    const { cadence, time, timeZone } = draft;
    saving.mutate({
      kind: chosen.kind,
      definitionId: chosen.id,
      cadence,
      weekday: Number(draft.weekday),
      monthDay: Number(draft.monthDay),
      time: time.trim(),
      timeZone: timeZone.trim(),
      isActive: true,
    });
  };
  const names = Object.fromEntries(definitions.map((one) => [keyOfDefinition(one), one.name]));
  return (
    <ActionDialog
      open
      title="New schedule"
      description="Each report has what you may view at that moment. If you lose the right to it, the schedule stops and says so."
      confirmLabel="Create schedule"
      busyLabel="Saving..."
      busy={saving.isPending}
      onConfirm={plan}
      onCancel={onClose}
    >
      {saving.error !== null && Object.keys(refused).length === 0 && (
        <Banner tone="danger">{saving.error.message}</Banner>
      )}
      <ChoiceInput form={form} field="report" words={choiceWords('Report', names)} />
      <FieldPair>
        <ChoiceInput form={form} field="cadence" words={choiceWords('How often', reportCadenceLabels)} />
        {draft.cadence === 'WEEKLY' && (
          <ChoiceInput form={form} field="weekday" words={choiceWords('Day of the week', weekdayLabels)} />
        )}
        {draft.cadence === 'MONTHLY' && (
          <ChoiceInput form={form} field="monthDay" words={choiceWords('Day of the month', monthDays)} />
        )}
      </FieldPair>
      <FieldPair>
        <TextInput form={form} field="time" words={{ label: 'Time, such as 07:00 or 07:30' }} required />
        <TextInput form={form} field="timeZone" words={{ label: 'Time zone' }} required />
      </FieldPair>
    </ActionDialog>
  );
}
