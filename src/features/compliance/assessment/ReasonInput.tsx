import { useSelector } from '@xstate/react';

import { shownAnswer } from '#machines/control-answer/answer-edits.ts';
import type { StoredAnswer } from '#machines/control-answer/control-answer.types.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { css } from '#styled/css/index.js';

import { Conflicts, fieldLabels, SaveState, type SaveStateProps } from './SaveState.tsx';

const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8' });
const state = css({ display: 'flex', '&:not(:has(:not(:empty)))': { display: 'none' } });

/** Why a control was not assessed. */
export const ReasonInput = ({ form }: { readonly form: RecordForm<StoredAnswer> }) => (
  <ProseInput
    form={form}
    field="reason"
    words={{ label: fieldLabels.reason }}
    help="Needed before the assessment is submitted"
  />
);

interface ReasonFormProps extends SaveStateProps {
  readonly stored: StoredAnswer;
  readonly readOnly: boolean;
}

/** The reason of a control whose result is not answered here, saved as it is typed. */
export function ReasonForm({ positionId, stored, readOnly, actor, wasChanged }: ReasonFormProps) {
  const edits = useSelector(actor, ({ context }) => context.edits);
  const form: RecordForm<StoredAnswer> = {
    draft: shownAnswer({ edits }, positionId, stored),
    readOnly,
    errorOf: (field) => edits[positionId]?.failure?.fieldErrors[field],
    change: (field, value) => actor.send({ type: 'answer.changed', positionId, stored, changes: { [field]: value } }),
  };
  return (
    <section className={root} aria-label={fieldLabels.reason}>
      <Conflicts positionId={positionId} actor={actor} />
      <ReasonInput form={form} />
      <div className={state}>
        <SaveState positionId={positionId} actor={actor} wasChanged={wasChanged} />
      </div>
    </section>
  );
}
