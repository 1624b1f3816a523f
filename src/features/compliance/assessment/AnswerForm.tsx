import { useSelector } from '@xstate/react';

import { complianceResultLabels } from '#domain/words/own-control.ts';
import { shownAnswer } from '#machines/control-answer/answer-edits.ts';
import type { ControlAnswerDraft, StoredAnswer } from '#machines/control-answer/control-answer.types.ts';
import { complianceResultValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { NumberOrNoneInput } from '#src/components/fields/NumberInput.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { css } from '#styled/css/index.js';

import { ReasonInput } from './ReasonInput.tsx';
import { Conflicts, SaveState } from './SaveState.tsx';
import type { ControlAnswerActor } from './useControlAnswers.ts';

const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '12' });
const title = css({ textStyle: 'title.sm' });
const narrow = css({ maxWidth: '[16rem]' });

const results = complianceResultValues.map((value, at) => ({
  value,
  label: `${at + 1} ${complianceResultLabels[value]}`,
}));

interface AnswerFormProps {
  readonly positionId: string;
  readonly stored: StoredAnswer;
  readonly heading: string;
  readonly readOnly: boolean;
  /** Who may say why a control was not assessed; undefined where nobody asks. */
  readonly reason: 'READ' | 'EDIT' | undefined;
  readonly actor: ControlAnswerActor;
  readonly wasChanged: boolean;
  /** NON_APPLICABLE is decided for the standard. */
  readonly onApplicability: () => void;
}

/** Result, maturity and observation of a control, saved as they are typed. */
export function AnswerForm(props: AnswerFormProps) {
  const { positionId, stored, heading, readOnly, reason, actor, onApplicability } = props;
  const edits = useSelector(actor, ({ context }) => context.edits);
  const edit = edits[positionId];
  const draft = shownAnswer({ edits }, positionId, stored);
  const change = (changes: Partial<ControlAnswerDraft>) =>
    actor.send({ type: 'answer.changed', positionId, stored, changes });
  const form: RecordForm<StoredAnswer> = {
    draft,
    readOnly,
    errorOf: (field) => edit?.failure?.fieldErrors[field],
    change: (field, value) => change({ [field]: value }),
  };
  const choose = (result: Schemas['ComplianceResult']) =>
    result === 'NON_APPLICABLE' ? onApplicability() : change({ result });
  return (
    <section className={root} aria-label={heading}>
      <div className={head}>
        <h3 className={title}>{heading}</h3>
        <SaveState positionId={positionId} actor={actor} wasChanged={props.wasChanged} />
      </div>
      <Conflicts positionId={positionId} actor={actor} />
      <RadioGroup<Schemas['ComplianceResult']>
        label="Result"
        options={results}
        value={draft.result}
        disabled={readOnly}
        error={edit?.failure?.fieldErrors['result']}
        onValueChange={choose}
      />
      <div className={narrow} data-maturity="">
        <NumberOrNoneInput form={form} field="maturity" words={{ label: 'Maturity' }} min={0} max={9} />
      </div>
      <ProseInput form={form} field="observation" words={{ label: 'Observation' }} />
      {reason !== undefined && draft.result === 'NOT_ASSESSED' && (
        <ReasonInput form={{ ...form, readOnly: reason === 'READ' }} />
      )}
    </section>
  );
}
