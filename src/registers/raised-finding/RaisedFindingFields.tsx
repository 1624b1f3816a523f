import type { RaisedFindingDraft } from '#src/actors/raised-finding.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { ProseInput, TitleInput } from '#src/components/fields/TextInput.tsx';

import { ControlsInput } from '../ControlsInput.tsx';
import { OwnerInput } from '../OwnerInput.tsx';
import type { StepFields } from '../step-dialog/StepDialog.tsx';
import { findingWords as words } from '../words/finding.ts';

export const emptyRaisedFinding: RaisedFindingDraft = {
  title: '',
  kind: 'MINOR',
  description: '',
  ownerId: null,
  dueOn: null,
  positionIds: [],
};

interface RaisedFindingFieldsProps<Draft extends RaisedFindingDraft> {
  readonly form: StepFields<Draft>;
  /** The adopted standard whose controls it is about; without one, it can be about any, and none. */
  readonly adoptedStandardId?: string;
}

/** What is asked of a finding when it is raised. */
export const RaisedFindingFields = <Draft extends RaisedFindingDraft>({
  form,
  adoptedStandardId,
}: RaisedFindingFieldsProps<Draft>) => (
  <>
    <TitleInput form={form} field="title" words={words.title} required />
    <ControlsInput
      form={form}
      field="positionIds"
      words={words.positionIds}
      current={[]}
      adoptedStandardId={adoptedStandardId}
      required={adoptedStandardId !== undefined}
    />
    <FieldPair>
      <ChoiceInput form={form} field="kind" words={words.kind} />
      <OwnerInput form={form} field="ownerId" words={words.ownerId} current={null} />
      <DayInput form={form} field="dueOn" words={words.dueOn} />
    </FieldPair>
    <ProseInput form={form} field="description" words={words.description} />
  </>
);
