import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

import { sentValues, type TemplateDraft } from '#src/actors/policy-template.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Policy } from '#src/api/policy/policies.ts';
import { policyTemplatesQuery, type PolicyTemplate } from '#src/api/policy/policy-templates.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { useSession } from '#src/components/SessionProvider.tsx';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

import { useTemplateActor, type TemplateActor } from './useTemplateActor.ts';

interface NewFromTemplateProps {
  /** Is given the actor once it runs, and null when it ends. */
  readonly provide: (actor: TemplateActor | null) => void;
  readonly onCreated: (policy: Policy) => void;
}

/** The dialog that makes a policy from a starter policy: which one, and what it asks for. */
export function NewFromTemplate({ provide, onCreated }: NewFromTemplateProps) {
  const actor = useTemplateActor(onCreated);
  useEffect(() => {
    provide(actor);
    return () => provide(null);
  }, [actor, provide]);
  const draft = useSelector(actor, ({ context }) => context.draft);
  return (
    <StepDialog
      actor={actor}
      words={() => ({ title: 'New policy from a template', confirmLabel: 'Create policy' })}
      names={draft === null ? {} : namesOf(draft)}
    >
      {(form) => <TemplateFields form={form} actor={actor} />}
    </StepDialog>
  );
}

/** The paths under which the server names each placeholder. */
const pathsOf = (draft: TemplateDraft, name: string): readonly string[] => [
  `values/${name}`,
  `values/${sentValues(draft).findIndex((sent) => sent.name === name)}/value`,
];

/** Errors of placeholders are shown at their own fields, not above them all. */
const namesOf = (draft: TemplateDraft): Record<string, 'values'> =>
  Object.fromEntries(
    (draft.template?.placeholders ?? []).flatMap(({ name }) => pathsOf(draft, name).map((path) => [path, 'values'])),
  );

interface TemplateFieldsProps {
  readonly form: RecordForm<TemplateDraft>;
  readonly actor: TemplateActor;
}

function TemplateFields({ form, actor }: TemplateFieldsProps) {
  const { data: templates, error, refetch } = useQuery(policyTemplatesQuery(useApi()));
  const organisationName = useSession(({ context }) => context.organisation?.name ?? '');
  if (templates === undefined)
    return error ? <LoadFailed what="templates" error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  const { template } = form.draft;
  const choose = (id: string | null) => {
    const chosen = templates.find((one) => one.id === id) ?? null;
    form.change('template', chosen);
    form.change('values', chosen === null ? {} : usualValues(chosen, form.draft, { organisationName }));
  };
  return (
    <>
      <Select
        label="Template"
        required
        options={templates.map(({ id, title }) => ({ value: id, label: title }))}
        value={template?.id ?? null}
        help={template?.summary}
        onValueChange={choose}
      />
      {template?.placeholders.map((placeholder) => (
        <PlaceholderField key={placeholder.name} placeholder={placeholder} form={form} actor={actor} />
      ))}
    </>
  );
}

/** What the fields of a template begin with: what was typed for another one, the name of the organisation, or the usual. */
const usualValues = (
  { placeholders }: PolicyTemplate,
  { template, values }: TemplateDraft,
  known: Readonly<Record<string, string>>,
): TemplateDraft['values'] =>
  Object.fromEntries(
    placeholders.map(({ name, kind, defaultValue }) => {
      const typed = template !== null && kind !== 'NUMBER' ? values[name] : undefined;
      return [name, typed ?? known[name] ?? defaultValue];
    }),
  );

const inputModes = { TEXT: 'text', NUMBER: 'numeric', EMAIL: 'email' } as const;

interface PlaceholderFieldProps extends TemplateFieldsProps {
  readonly placeholder: PolicyTemplate['placeholders'][number];
}

function PlaceholderField({ placeholder: { name, label, kind }, form, actor }: PlaceholderFieldProps) {
  const errors = useSelector(actor, ({ context }) => context.failure?.fieldErrors);
  const { draft, change } = form;
  const error = pathsOf(draft, name).flatMap((path) => errors?.[path] ?? [])[0];
  return (
    <TextField
      label={label}
      required
      inputMode={inputModes[kind]}
      maxLength={200}
      value={draft.values[name] ?? ''}
      error={error}
      onChange={({ currentTarget: { value } }) => change('values', { ...draft.values, [name]: value })}
    />
  );
}
