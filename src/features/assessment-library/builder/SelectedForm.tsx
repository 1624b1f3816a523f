import { useSelector } from '@xstate/react';

import { findQuestion } from '#domain/questionnaire/template-edits.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '#src/ui/tool-icons.tsx';

import { duplicate, move, numberOf, remove } from './builder-edits.ts';
import { builderStyle as style } from './builder-style.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { SectionForm } from './SectionForm.tsx';
import type { BuilderActor } from './useBuilder.ts';

interface SelectedFormProps {
  readonly actor: BuilderActor;
  readonly readOnly: boolean;
  readonly announce: (text: string) => void;
}

/** The form of the selected section or question. */
export function SelectedForm({ actor, readOnly, announce }: SelectedFormProps) {
  const content = useSelector(actor, ({ context }) => context.content);
  const selection = useSelector(actor, ({ context }) => context.selection);
  if (selection === null)
    return (
      <section className={style.column} aria-label="Form">
        <p className={style.note}>Choose a section or a question in the outline.</p>
      </section>
    );
  const found = findQuestion(content, selection.id);
  const section = found?.section ?? content.find(({ id }) => id === selection.id);
  const question = found?.question;
  if (section === undefined) return null;
  return (
    <section className={style.column} aria-label="Form">
      <div className={style.stack}>
        <div className={style.row}>
          <h2 className={style.heading}>
            {question === undefined ? numberOf(content, selection) : `Question ${numberOf(content, selection)}`}
          </h2>
          <span className={style.grow} />
          {!readOnly && <SelectionTools actor={actor} announce={announce} />}
        </div>
        {question === undefined ? (
          <SectionForm key={section.id} actor={actor} section={section} readOnly={readOnly} />
        ) : (
          <QuestionForm
            key={question.id}
            actor={actor}
            content={content}
            sectionId={section.id}
            question={question}
            readOnly={readOnly}
          />
        )}
      </div>
    </section>
  );
}

/** What can be done with what is selected. */
function SelectionTools({ actor, announce }: Omit<SelectedFormProps, 'readOnly'>) {
  const act = (makingOf: typeof duplicate, said: string) => {
    const { content, selection } = actor.getSnapshot().context;
    const making = selection && makingOf(content, selection);
    if (making === null || making === undefined) return;
    actor.send(making);
    announce(actor.getSnapshot().context.refusal ?? said);
  };
  const moveBy = (by: -1 | 1) => {
    const { content, selection } = actor.getSnapshot().context;
    const making = selection && move(content, selection, by);
    if (selection === null || making === null || making === undefined) return announce('It is at the end already');
    actor.send(making);
    const after = actor.getSnapshot().context;
    return announce(after.refusal ?? `Moved to ${numberOf(after.content, selection)}`);
  };
  return (
    <>
      <IconButton label="Move up" aria-keyshortcuts="Alt+ArrowUp" onClick={() => moveBy(-1)}>
        <ArrowUpIcon />
      </IconButton>
      <IconButton label="Move down" aria-keyshortcuts="Alt+ArrowDown" onClick={() => moveBy(1)}>
        <ArrowDownIcon />
      </IconButton>
      <Button size="sm" onClick={() => act(duplicate, 'Duplicated')}>
        Duplicate
      </Button>
      <IconButton label="Remove" onClick={() => act(remove, 'Removed')}>
        <TrashIcon />
      </IconButton>
    </>
  );
}
