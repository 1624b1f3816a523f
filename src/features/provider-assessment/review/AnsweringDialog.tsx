import { longestAskedText } from '#domain/provider-assessment/respondent-questions.ts';
import { beginningOf } from '#domain/text/beginning-of.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';

import type { AnsweringActor } from './useAnsweringActor.ts';

/** Asks for the answer to what a respondent has asked. */
export const AnsweringDialog = ({ actor }: { readonly actor: AnsweringActor }) => (
  <StepDialog
    actor={actor}
    words={({ question: { text } }) => ({
      title: `Answer “${beginningOf(text, 60)}”`,
      description: text,
      confirmLabel: 'Send answer',
    })}
  >
    {(form) => (
      <TextArea
        label="Answer"
        required
        help="It is sent by mail as a link. Everyone who answers this question reads it; it cannot be changed later."
        maxLength={longestAskedText}
        value={form.draft.answer}
        error={form.errorOf('answer')}
        onChange={({ currentTarget }) => form.change('answer', currentTarget.value)}
      />
    )}
  </StepDialog>
);
