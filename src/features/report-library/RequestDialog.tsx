import { useSelector } from '@xstate/react';

import { reportKinds } from '#domain/report/kinds/index.ts';
import { paperSizeLabels, reportFormatLabels, reportPeriodLabels } from '#domain/words/report.ts';
import type { ReportRequest } from '#machines/report-run/report-run.types.ts';
import type { ReportDefinition } from '#src/api/reports.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ChoiceInput, ChoicesInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { choicesWords, choiceWords } from '#src/components/fields/field-words.ts';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';

import { keyOfDefinition, keyOfRequest, requestOf } from './report-request.ts';
import type { ReportRunActor } from './useReportRunActor.ts';

/** The request, and the definition that it is chosen by. */
type Draft = ReportRequest & { readonly report: string };

interface RequestDialogProps {
  readonly actor: ReportRunActor;
  readonly definitions: readonly ReportDefinition[];
  readonly onClose: () => void;
}

/** Chooses a report: which, as of when, with what, and in which form. */
export function RequestDialog({ actor, definitions, onClose }: RequestDialogProps) {
  const request = useSelector(actor, ({ context }) => context.request);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  if (request === null) return null;
  const change = (changes: Partial<ReportRequest>) => actor.send({ type: 'request.changed', changes });
  const report = keyOfRequest(request);
  const chosen = definitions.find((one) => keyOfDefinition(one) === report);
  const form: RecordForm<Draft> = {
    draft: { ...request, report },
    readOnly: false,
    errorOf: (field) => failure?.fieldErrors[field],
    change(field, value) {
      if (field !== 'report') return change({ [field]: value });
      const next = definitions.find((one) => keyOfDefinition(one) === value);
      if (next !== undefined) change({ ...requestOf(next), asOf: request.asOf });
    },
  };
  const names = Object.fromEntries(definitions.map((one) => [keyOfDefinition(one), one.name]));
  const titles = Object.fromEntries(reportKinds[request.kind].sections.map(({ key, title }) => [key, title]));
  return (
    <ActionDialog
      open
      title="New report"
      description={chosen?.description}
      confirmLabel="Make report"
      busyLabel="Asking..."
      busy={busy}
      onConfirm={() => actor.send({ type: 'report.asked' })}
      onCancel={onClose}
    >
      {failure !== null && Object.keys(failure.fieldErrors).length === 0 && (
        <Banner tone="danger">{failure.message}</Banner>
      )}
      <ChoiceInput form={form} field="report" words={choiceWords('Report', names)} />
      <FieldPair>
        <DayInput form={form} field="asOf" words={{ label: 'As of the end of (empty for now)' }} />
        <ChoiceInput form={form} field="period" words={choiceWords('Period', reportPeriodLabels)} />
      </FieldPair>
      <FieldPair>
        <ChoiceInput form={form} field="format" words={choiceWords('Format', reportFormatLabels)} />
        <ChoiceInput form={form} field="paper" words={choiceWords('Paper', paperSizeLabels)} />
      </FieldPair>
      <ChoicesInput form={form} field="sections" words={choicesWords('Sections', titles)} />
    </ActionDialog>
  );
}
