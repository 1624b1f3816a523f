import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { failing } from '#src/actors/failure.ts';
import { standardDrafts, type DraftControl, type DraftControlInput } from '#src/api/compliance/standard-drafts.ts';
import { catalogueKey, type StandardCatalogue } from '#src/api/compliance/standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { sameEdit } from '#src/registers/step-dialog/same-step.ts';
import { StepDialog, type StepFields } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { CheckboxGroup } from '#src/ui/form/CheckboxGroup.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

import { groupOptions } from './GroupDialog.tsx';

/** A control that is added or changed: null for a new one. */
export interface ControlDraft extends DraftControlInput {
  readonly versionId: string;
  readonly controlId: string | null;
}

const nothing = {
  parentId: null,
  code: '',
  title: '',
  statement: '',
  guidance: '',
  typicalEvidence: '',
  importance: null,
  levels: [],
  isAssessed: true,
  mayBeExcluded: true,
  isInStatement: true,
} as const satisfies Partial<DraftControlInput>;

/** The draft of a new control. */
export const newControl = ({ version }: StandardCatalogue, groupId: string | null): ControlDraft => ({
  ...nothing,
  levels: [],
  versionId: version.id,
  version: version.version,
  controlId: null,
  groupId,
  before: null,
});

/** The input of a change that changes nothing. */
export const controlInput = (
  { id, questions: _questions, ...control }: DraftControl,
  version: number,
): DraftControlInput => ({
  ...control,
  version,
  before: id,
});

/** The draft of a change. */
export const controlDraft = ({ version }: StandardCatalogue, control: DraftControl): ControlDraft => ({
  ...controlInput(control, version.version),
  versionId: version.id,
  controlId: control.id,
});

const carriedOver = sameEdit<ControlDraft>(({ versionId, controlId }) => `${versionId} ${controlId}`);

/** The machine of the dialog of a control. */
export function useControlDialog(): StepDialogActor<ControlDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<ControlDraft>(
    () =>
      fromPromise<void, StepInput<ControlDraft>>(({ input: { draft } }) =>
        failing(async () => {
          const { versionId: id, controlId, ...body } = draft;
          if (controlId === null) await standardDrafts(api).addControl({ path: { id }, body });
          else await standardDrafts(api).changeControl({ path: { id, controlId }, body });
        }).finally(() => void queryClient.invalidateQueries({ queryKey: catalogueKey })),
      ),
    ({ controlId, code, title }) =>
      toast.success(controlId === null ? 'Created successfully' : 'Updated successfully', `${code} ${title}`),
    { carriedOver, mistakesIn: ({ code }) => (code.trim() === '' ? { code: 'Enter a reference' } : {}) },
  );
}

interface ControlDialogProps {
  readonly actor: StepDialogActor<ControlDraft>;
  readonly catalogue: StandardCatalogue;
}

/** Adds, edits or moves a control. */
export const ControlDialog = ({ actor, catalogue }: ControlDialogProps) => (
  <StepDialog
    actor={actor}
    words={({ controlId }) =>
      controlId === null
        ? { title: 'Add control', confirmLabel: 'Add control' }
        : { title: 'Edit control', confirmLabel: 'Save control' }
    }
  >
    {(form) => (
      <>
        <Texts form={form} />
        <Place form={form} catalogue={catalogue} />
        <Choices form={form} catalogue={catalogue} />
      </>
    )}
  </StepDialog>
);

type Form = StepFields<ControlDraft>;

function Texts({ form: { draft, change, errorOf } }: { readonly form: Form }) {
  return (
    <>
      <TextField
        label="Reference"
        required
        maxLength={200}
        value={draft.code}
        error={errorOf('code')}
        onChange={({ currentTarget }) => change('code', currentTarget.value)}
      />
      <TextField
        label="Title"
        maxLength={1000}
        value={draft.title}
        error={errorOf('title')}
        help={draft.title === '' ? 'Without one, people read “Text in your licensed copy”.' : undefined}
        onChange={({ currentTarget }) => change('title', currentTarget.value)}
      />
      <TextArea
        label="Statement"
        value={draft.statement}
        error={errorOf('statement')}
        onChange={({ currentTarget }) => change('statement', currentTarget.value)}
      />
      <TextArea
        label="Guidance"
        value={draft.guidance}
        error={errorOf('guidance')}
        onChange={({ currentTarget }) => change('guidance', currentTarget.value)}
      />
      <TextArea
        label="Typical evidence"
        value={draft.typicalEvidence}
        error={errorOf('typicalEvidence')}
        onChange={({ currentTarget }) => change('typicalEvidence', currentTarget.value)}
      />
    </>
  );
}

interface PartProps {
  readonly form: Form;
  readonly catalogue: StandardCatalogue;
}

function Place({ form: { draft, change, errorOf }, catalogue }: PartProps) {
  const holders = catalogue.controls.filter(({ id, groupId }) => groupId === draft.groupId && id !== draft.controlId);
  return (
    <>
      <NativeSelect
        label="Group"
        options={groupOptions(catalogue, null)}
        value={draft.groupId ?? ''}
        error={errorOf('groupId')}
        onValueChange={(value) => {
          change('groupId', value === '' ? null : value);
          change('parentId', null);
        }}
      />
      {holders.length > 0 && (
        <NativeSelect
          label="Enhances"
          options={[
            { value: '', label: 'No other control' },
            ...holders.map(({ id, ref, title }) => ({ value: id, label: `${ref} ${title}` })),
          ]}
          value={draft.parentId ?? ''}
          error={errorOf('parentId')}
          onValueChange={(value) => change('parentId', value === '' ? null : value)}
        />
      )}
    </>
  );
}

const importances = [
  { value: '', label: 'Not said' },
  { value: 'MANDATORY', label: 'Mandatory' },
  { value: 'RECOMMENDED', label: 'Recommended' },
  { value: 'NICE_TO_HAVE', label: 'Nice to have' },
] as const;

function Choices({ form: { draft, change, errorOf }, catalogue }: PartProps) {
  return (
    <>
      <NativeSelect
        label="Importance"
        options={importances}
        value={draft.importance ?? ''}
        onValueChange={(value) => change('importance', value === '' ? null : value)}
      />
      {catalogue.levels.length > 0 && (
        <CheckboxGroup
          label="Levels"
          options={catalogue.levels.map(({ ref, name }) => ({ value: ref, label: name }))}
          value={draft.levels}
          error={errorOf('levels')}
          onValueChange={(levels) => change('levels', levels)}
        />
      )}
      <Checkbox checked={draft.isAssessed} onCheckedChange={(checked) => change('isAssessed', checked)}>
        Is assessed
      </Checkbox>
      <Checkbox checked={draft.mayBeExcluded} onCheckedChange={(checked) => change('mayBeExcluded', checked)}>
        May be excluded
      </Checkbox>
      <Checkbox checked={draft.isInStatement} onCheckedChange={(checked) => change('isInStatement', checked)}>
        Is in the statement of applicability
      </Checkbox>
    </>
  );
}
