import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { reportKinds } from '#domain/report/kinds/index.ts';
import { paperSizeLabels, reportFormatLabels, reportPeriodLabels } from '#domain/words/report.ts';
import { createIdempotencyKeys } from '#src/actors/idempotency-keys.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { refreshReports, reportDefinitionsQuery, reportRuns, type ReportDefinition } from '#src/api/reports.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ChoiceInput, ChoicesInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { choicesWords, choiceWords } from '#src/components/fields/field-words.ts';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';

interface Draft {
  readonly report: string;
  readonly asOf: string | null;
  readonly period: Schemas['ReportPeriod'];
  readonly format: Schemas['ReportFormat'];
  readonly paper: Schemas['PaperSize'];
  readonly sections: string[];
}

/** What a definition is chosen by: those that every organisation has have no id. */
export const keyOfDefinition = ({ id, kind }: ReportDefinition): string => id ?? kind;

const draftOf = (definition: ReportDefinition): Draft => ({
  report: keyOfDefinition(definition),
  asOf: null,
  period: definition.period,
  format: definition.format,
  paper: definition.paper,
  sections: definition.sections,
});

interface NewReportProps {
  /** The one to begin with; otherwise the first. */
  readonly definition: ReportDefinition | undefined;
  readonly onClose: () => void;
  readonly onMade: () => void;
}

/** Asks for a report: which, as of when, with what, and in which form. */
export function NewReportDialog({ definition, onClose, onMade }: NewReportProps) {
  const { data: definitions = [] } = useQuery(reportDefinitionsQuery(useApi()));
  const first = definition ?? definitions[0];
  return first === undefined ? null : <ReportForm {...{ first, definitions, onClose, onMade }} />;
}

interface ReportFormProps extends Omit<NewReportProps, 'definition'> {
  readonly first: ReportDefinition;
  readonly definitions: readonly ReportDefinition[];
}

function useMaking(onMade: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [keyOf] = useState(createIdempotencyKeys);
  return useMutation({
    mutationFn: (body: Schemas['ReportRunInput']) => reportRuns(api).request({ body, idempotencyKey: keyOf(body) }),
    onSuccess: ({ name }) => {
      toast.success('The report is being made', name);
      onMade();
    },
    onSettled: () => refreshReports(queryClient),
  });
}

function ReportForm({ first, definitions, onClose, onMade }: ReportFormProps) {
  const [draft, setDraft] = useState(() => draftOf(first));
  const making = useMaking(onMade);
  const chosen = definitions.find((one) => keyOfDefinition(one) === draft.report) ?? first;
  const refused = making.error instanceof ApiError ? making.error.fieldErrors : {};
  const form: RecordForm<Draft> = {
    draft,
    readOnly: false,
    errorOf: (field) => (field === 'sections' && draft.sections.length === 0 ? 'Choose at least one' : refused[field]),
    change: (field, value) => {
      const next = field === 'report' ? definitions.find((one) => keyOfDefinition(one) === value) : undefined;
      setDraft((before) =>
        next === undefined ? { ...before, [field]: value } : { ...draftOf(next), asOf: before.asOf },
      );
    },
  };
  const { sections } = reportKinds[chosen.kind];
  const names = Object.fromEntries(definitions.map((one) => [keyOfDefinition(one), one.name]));
  const titles = Object.fromEntries(sections.map(({ key, title }) => [key, title]));
  const make = () => {
    const { report: _report, ...given } = draft;
    if (given.sections.length > 0) making.mutate({ ...given, kind: chosen.kind, definitionId: chosen.id });
  };
  return (
    <ActionDialog
      open
      title="New report"
      description={chosen.description}
      confirmLabel="Make report"
      busyLabel="Asking..."
      busy={making.isPending}
      onConfirm={make}
      onCancel={onClose}
    >
      {making.error !== null && Object.keys(refused).length === 0 && (
        <Banner tone="danger">{making.error.message}</Banner>
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
