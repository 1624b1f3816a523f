import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { reportKinds, valuesOfFilter } from '#domain/report/kinds/index.ts';
import { textsOfKind } from '#domain/words/index.ts';
import { paperSizeLabels, reportFormatLabels, reportPeriodLabels } from '#domain/words/report.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { refreshReports, reportDefinitions, type ReportDefinition } from '#src/api/reports.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ChoiceInput, ChoicesInput } from '#src/components/fields/ChoiceInput.tsx';
import { choicesOf } from '#src/components/fields/choices.ts';
import { choicesWords, choiceWords } from '#src/components/fields/field-words.ts';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { TextInput } from '#src/components/fields/TextInput.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { CheckboxGroup } from '#src/ui/form/CheckboxGroup.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';

type Draft = Pick<ReportDefinition, 'name' | 'description' | 'sections' | 'filters' | 'period' | 'paper' | 'format'>;

const draftOf = ({ name, description, sections, filters, period, paper, format }: ReportDefinition): Draft => ({
  name,
  description,
  sections,
  filters,
  period,
  paper,
  format,
});

/** Changes a definition of the organisation's own. What was made from it stays as it is. */
export function DefinitionDialog({
  definition,
  onClose,
}: {
  readonly definition: ReportDefinition;
  readonly onClose: () => void;
}) {
  const { id, version, kind } = definition;
  const [draft, setDraft] = useState(() => draftOf(definition));
  const api = useApi();
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: (own: string) => reportDefinitions(api).change({ path: { id: own }, body: { ...draft, version } }),
    onSuccess: () => {
      toast.success('Updated successfully', draft.name);
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
  const { sections, filters } = reportKinds[kind];
  const titles = Object.fromEntries(sections.map(({ key, title }) => [key, title]));
  const choose = (field: string, values: string[]) => {
    const others = draft.filters.filter((one) => one.field !== field);
    form.change('filters', values.length === 0 ? others : [...others, { field, values }]);
  };
  return (
    <ActionDialog
      open
      title="Change definition"
      description="Reports that were made from it stay as they are."
      confirmLabel="Save definition"
      busyLabel="Saving..."
      busy={saving.isPending}
      onConfirm={() => id !== null && saving.mutate(id)}
      onCancel={onClose}
    >
      {saving.error !== null && Object.keys(refused).length === 0 && (
        <Banner tone="danger">{saving.error.message}</Banner>
      )}
      <TextInput form={form} field="name" words={{ label: 'Name' }} required />
      <FieldPair>
        <ChoiceInput form={form} field="period" words={choiceWords('Period', reportPeriodLabels)} />
        <ChoiceInput form={form} field="format" words={choiceWords('Format', reportFormatLabels)} />
      </FieldPair>
      <ChoiceInput form={form} field="paper" words={choiceWords('Paper', paperSizeLabels)} />
      <ChoicesInput form={form} field="sections" words={choicesWords('Sections', titles)} />
      {filters.map((filter) => {
        const { field, of } = filter;
        return (
          <CheckboxGroup
            key={field}
            label={`Only with ${textsOfKind(of)[field]?.label ?? field} (none for all)`}
            options={choicesOf(valuesOfFilter(filter))}
            value={draft.filters.find((one) => one.field === field)?.values ?? []}
            onValueChange={(chosen) => choose(field, chosen)}
          />
        );
      })}
    </ActionDialog>
  );
}
