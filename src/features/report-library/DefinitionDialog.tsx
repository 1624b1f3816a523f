import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { ApiError } from '#src/api/connection/api-error.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { refreshReports, reportDefinitions, type ReportDefinition } from '#src/api/reports.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ProseInput, TextInput } from '#src/components/fields/TextInput.tsx';
import { ReportSettingsFields, type ReportSettingsDraft } from '#src/components/report/ReportSettingsFields.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';

type Draft = ReportSettingsDraft & Pick<ReportDefinition, 'name' | 'description'>;

const draftOf = (definition: ReportDefinition): Draft => {
  const { name, description, sections, filters, columns, period, paper, format } = definition;
  return { name, description, sections, filters, columns, period, paper, format };
};

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
      <ProseInput form={form} field="description" words={{ label: 'Description' }} />
      <ReportSettingsFields
        kind={kind}
        draft={draft}
        errorOf={form.errorOf}
        onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
      />
    </ActionDialog>
  );
}
