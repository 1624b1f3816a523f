import { controlRelationLabels, controlRelationMeanings } from '#domain/words/own-control.ts';
import { ownControls } from '#src/api/compliance/own-controls.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { choiceWords } from '#src/components/fields/field-words.ts';
import { TextInput } from '#src/components/fields/TextInput.tsx';
import { RecordInput } from '#src/registers/RecordInput.tsx';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { SegmentGroup } from '#src/ui/form/SegmentGroup.tsx';
import { css } from '#styled/css/index.js';

import type { LinkActor } from './usePositionSteps.ts';

const relationWords = choiceWords('Compared with the control', controlRelationLabels);
const stack = css({ display: 'grid', gap: '14' });

interface LinkOwnControlDialogProps {
  readonly actor: LinkActor;
  /** The control as people name it: `A.5.1`. */
  readonly control: string;
}

/** Asks which own control is linked to a control of a standard, an existing or a new one, and how they compare. */
export const LinkOwnControlDialog = ({ actor, control }: LinkOwnControlDialogProps) => (
  <StepDialog
    actor={actor}
    words={() => ({ title: `Link an own control to ${control}`, confirmLabel: 'Link own control' })}
  >
    {(form) => (
      <div className={stack}>
        <SegmentGroup
          label="Which own control"
          options={[
            { value: 'existing', label: 'Existing' },
            { value: 'new', label: 'New' },
          ]}
          value={form.draft.isNew ? 'new' : 'existing'}
          onValueChange={(which) => form.change('isNew', which === 'new')}
        />
        {form.draft.isNew ? (
          <TextInput form={form} field="title" words={{ label: 'Title' }} required />
        ) : (
          <RecordInput
            form={form}
            field="ownControlId"
            words={{ label: 'Own control' }}
            source={ownControls}
            current={null}
            required
          />
        )}
        <ChoiceInput
          form={form}
          field="relation"
          words={relationWords}
          help={controlRelationMeanings[form.draft.relation]}
        />
      </div>
    )}
  </StepDialog>
);
