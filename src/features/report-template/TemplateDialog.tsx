import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import { reportKinds } from '#domain/report/kinds/index.ts';
import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { failing } from '#src/actors/failure.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { reportTemplateKey, reportTemplates } from '#src/api/report-templates.ts';
import { choicesOf } from '#src/components/fields/choices.ts';
import { ReportSettingsFields, type ReportSettingsDraft } from '#src/components/report/ReportSettingsFields.tsx';
import { sameEdit } from '#src/registers/step-dialog/same-step.ts';
import { StepDialog, type StepFields } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

import { mistakesIn, templateOfKind, type TemplateDraft } from './template-draft.ts';

const carriedOver = sameEdit<TemplateDraft>(({ id, templateId }) => `${id} ${templateId}`);

/** The machine of the dialog of a template. */
export function useTemplateDialog(): StepDialogActor<TemplateDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<TemplateDraft>(
    () =>
      fromPromise<void, StepInput<TemplateDraft>>(({ input: { draft } }) =>
        failing(async () => {
          const { id, version, kind, templateId, ...text } = draft;
          if (id === null) await reportTemplates(api).addTemplate({ body: { kind, templateId, ...text } });
          else await reportTemplates(api).changeTemplate({ path: { id }, body: { version, ...text } });
        }).finally(() => void queryClient.invalidateQueries({ queryKey: reportTemplateKey })),
      ),
    ({ id, name }) => toast.success(id === null ? 'Created successfully' : 'Updated successfully', name),
    { mistakesIn, carriedOver },
  );
}

function wordsOf({ id, templateId }: TemplateDraft) {
  if (id !== null) return { title: 'Edit report template', confirmLabel: 'Save template' };
  if (templateId !== null)
    return {
      title: 'New version of a report template',
      confirmLabel: 'Add version',
      description: 'It begins as a draft. Definitions that were made from an earlier version stay with that one.',
    };
  return {
    title: 'Add report template',
    confirmLabel: 'Add template',
    description: 'It begins as a draft. Organisations are offered it once it is published.',
  };
}

/** Adds a template or its next version, or changes a draft. */
export const TemplateDialog = ({ actor }: { readonly actor: StepDialogActor<TemplateDraft> }) => (
  <StepDialog actor={actor} words={wordsOf}>
    {(form) => <Fields form={form} onChange={(changes) => actor.send({ type: 'draft.changed', changes })} />}
  </StepDialog>
);

interface FieldsProps {
  readonly form: StepFields<TemplateDraft>;
  readonly onChange: (changes: Partial<TemplateDraft>) => void;
}

const kindNames = Object.fromEntries(Object.values(reportKinds).map(({ kind, name }) => [kind, name]));

const Fields = ({ form: { draft, change, errorOf }, onChange }: FieldsProps) => (
  <>
    {draft.templateId === null && (
      <Select
        label="Begins with"
        options={choicesOf(kindNames)}
        value={draft.kind}
        error={errorOf('kind')}
        onValueChange={(kind) => {
          const facts = Object.values(reportKinds).find((one) => one.kind === kind);
          if (facts === undefined) return;
          // What was written stays; sections, columns and filters are those of the other kind.
          const { name, description, period, paper, format } = draft;
          onChange({ ...templateOfKind(facts.kind), name, description, period, paper, format });
        }}
      />
    )}
    <TextField
      label="Name"
      required
      maxLength={120}
      value={draft.name}
      error={errorOf('name')}
      onChange={({ currentTarget }) => change('name', currentTarget.value)}
    />
    <TextArea
      label="Description"
      maxLength={1000}
      value={draft.description}
      error={errorOf('description')}
      onChange={({ currentTarget }) => change('description', currentTarget.value)}
    />
    <ReportSettingsFields
      kind={draft.kind}
      draft={draft}
      errorOf={errorOf}
      onChange={(changes: Partial<ReportSettingsDraft>) => onChange(changes)}
    />
  </>
);
