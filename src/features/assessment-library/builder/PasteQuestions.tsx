import { useState } from 'react';

import type { QuestionType } from '#domain/questionnaire/questionnaire.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { questionTypeLabels } from '#domain/words/assessment-template.ts';
import { formFieldTypeValues } from '#openapi/generated/values.ts';
import { counted } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';

import { addQuestions, pastedQuestions } from './builder-edits.ts';
import type { BuilderActor } from './useBuilder.ts';

export const typeOptions = formFieldTypeValues.map((value) => ({ value, label: questionTypeLabels[value] }));

/** Adds a question for each line of a text. */
export function PasteQuestions({ actor }: { readonly actor: BuilderActor }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [type, setType] = useState<QuestionType>('TEXT_AREA');
  const questions = open ? pastedQuestions(text, type) : [];
  const close = () => {
    setOpen(false);
    setText('');
  };
  const add = () => {
    const { content, selection } = actor.getSnapshot().context;
    if (questions.length > 0) actor.send(addQuestions(content, selection, questions));
    close();
  };
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        Paste questions
      </Button>
      <ActionDialog
        open={open}
        title="Paste questions"
        description="Each line becomes a question, after the selected one."
        confirmLabel={`Add ${counted(questions.length, { one: 'question', many: 'questions' })}`}
        busy={false}
        busyLabel=""
        onConfirm={add}
        onCancel={close}
      >
        <NativeSelect label="Type" options={typeOptions} value={type} onValueChange={setType} />
        <TextArea
          label="Questions"
          rows={8}
          value={text}
          onChange={({ currentTarget }) => setText(cleanText(currentTarget.value))}
        />
      </ActionDialog>
    </>
  );
}
