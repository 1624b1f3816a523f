import { useState } from 'react';

import type { QuestionType } from '#domain/questionnaire/questionnaire.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { questionTypeLabels } from '#domain/words/assessment-template.ts';
import { formFieldTypeValues } from '#openapi/generated/values.ts';
import { counted } from '#src/components/words.ts';
import { UnsavedNote } from '#src/registers/unsaved/UnsavedNote.tsx';
import { useUnsavedDraft } from '#src/registers/unsaved/useUnsavedDraft.ts';
import { Button } from '#src/ui/Button.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';

import { addQuestions, pastedQuestions } from './builder-edits.ts';
import type { BuilderActor } from './useBuilder.ts';

const title = 'Paste questions';

const noLabel = () => undefined;

export const typeOptions = formFieldTypeValues.map((value) => ({ value, label: questionTypeLabels[value] }));

const empty = { type: 'TEXT_AREA', text: '' } as const satisfies PastedDraft;

interface PastedDraft {
  readonly type: QuestionType;
  readonly text: string;
}

interface PasteDialogProps {
  readonly actor: BuilderActor;
  readonly onClose: () => void;
}

/** Adds a question for each line of a text. */
export function PasteQuestions({ actor }: Pick<PasteDialogProps, 'actor'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        Paste questions
      </Button>
      {open && <PasteDialog actor={actor} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What is typed is kept until it is added, also if the dialog is closed without. */
function PasteDialog({ actor, onClose }: PasteDialogProps) {
  const [draft, setDraft] = useState<PastedDraft>(empty);
  const { type, text } = draft;
  const change = (changes: Partial<PastedDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const unsaved = useUnsavedDraft({ title, draft, onChange: change });
  const questions = pastedQuestions(text, type);
  const add = () => {
    const { content, selection } = actor.getSnapshot().context;
    if (questions.length > 0) actor.send(addQuestions(content, selection, questions));
    // From now on the builder keeps them.
    unsaved?.send({ type: 'text.changed', text: null });
    onClose();
  };
  return (
    <ActionDialog
      open
      title={title}
      description="Each line becomes a question, after the selected one."
      confirmLabel={`Add ${counted(questions.length, { one: 'question', many: 'questions' })}`}
      busy={false}
      busyLabel=""
      onConfirm={add}
      onCancel={onClose}
    >
      <UnsavedNote actor={unsaved} labelOf={noLabel} />
      <NativeSelect
        label="Type"
        options={typeOptions}
        value={type}
        onValueChange={(chosen) => change({ type: chosen })}
      />
      <TextArea
        label="Questions"
        rows={8}
        value={text}
        onChange={({ currentTarget }) => change({ text: cleanText(currentTarget.value) })}
      />
    </ActionDialog>
  );
}
