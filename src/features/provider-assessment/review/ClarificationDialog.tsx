import { useSelector } from '@xstate/react';

import type { ReviewItem } from '#domain/provider-assessment/review.ts';
import { DayField } from '#src/components/fields/DayField.tsx';
import { counted } from '#src/components/words.ts';
import { texts as words } from '#src/texts/en.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';

import type { ClarificationActor } from './useClarification.ts';

interface ClarificationDialogProps {
  readonly actor: ClarificationActor;
  readonly items: readonly ReviewItem[];
}

const noun = { one: 'answer', many: 'answers' };

/** Asks what is not clear about each chosen answer, and until when an answer is wanted. */
export function ClarificationDialog({ actor, items }: ClarificationDialogProps) {
  const { texts, expiresOn, checked, failure } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (snapshot) => !snapshot.matches('collecting'));
  const busy = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  const chosen = items.filter(({ question }) => texts[question.id] !== undefined);
  const errors = failure?.fieldErrors ?? {};
  const questionError = Object.entries(errors).find(([field]) => field.startsWith('questions'))?.[1];
  const isGeneral = failure !== null && errors['expiresOn'] === undefined;
  return (
    <ActionDialog
      open={isOpen}
      title="Ask for clarification"
      description="The respondents can reply to each, change these answers and answer what that opens, and then submit again."
      confirmLabel={`Ask for clarification of ${counted(chosen.length, noun)}`}
      busyLabel="Asking..."
      busy={busy}
      onConfirm={() => actor.send({ type: 'asking.confirmed' })}
      onCancel={() => actor.send({ type: 'asking.cancelled' })}
    >
      {isGeneral && <Banner tone="danger">{questionError ?? (failure.message || words.errors.fallback)}</Banner>}
      {chosen.map(({ number, question: { id, question } }) => {
        const text = texts[id] ?? '';
        return (
          <TextArea
            key={id}
            label={`${number} ${question}`}
            required
            placeholder="What is not clear, or what is missing"
            value={text}
            error={checked && text.trim() === '' ? 'Say what is not clear' : undefined}
            onChange={({ currentTarget }) =>
              actor.send({ type: 'text.changed', questionId: id, text: currentTarget.value })
            }
          />
        );
      })}
      <DayField
        label="Links work until"
        required
        value={expiresOn}
        error={errors['expiresOn']}
        onValueChange={(day) => actor.send({ type: 'day.changed', expiresOn: day ?? '' })}
      />
    </ActionDialog>
  );
}
