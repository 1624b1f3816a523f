import { useSelector } from '@xstate/react';
import { memo, useEffect, useRef, useState, type DragEvent, type KeyboardEvent, type MouseEvent } from 'react';

import {
  numberedQuestions,
  textOfQuestion,
  titleOfSection,
  type Questionnaire,
} from '#domain/questionnaire/questionnaire.ts';
import { findQuestion, type TemplateContent } from '#domain/questionnaire/template-edits.ts';
import type { Selection } from '#machines/questionnaire-builder/questionnaire-builder.types.ts';
import { Button } from '#src/ui/Button.tsx';

import { bringIntoView } from './bring-into-view.ts';
import { addQuestions, addSection, inOrder, move, moveTo, newQuestion, numberOf } from './builder-edits.ts';
import { builderStyle as style } from './builder-style.ts';
import { outlineStyle as own } from './outline-style.ts';
import { PasteQuestions } from './PasteQuestions.tsx';
import { DraftQuestions, ImportQuestions } from './Proposals.tsx';
import type { BuilderActor } from './useBuilder.ts';

interface OutlineProps {
  readonly actor: BuilderActor;
  readonly readOnly: boolean;
  /** Says something to people who cannot see it. */
  readonly announce: (text: string) => void;
}

/** The entry that an element of the outline shows. */
function entryAt(target: EventTarget): Selection | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
  const { entry: kind, id } = element?.dataset ?? {};
  return id !== undefined && (kind === 'section' || kind === 'question') ? { kind, id } : undefined;
}

/** Moves an entry, and says where it is now, or why it stays. */
function moveIn(
  actor: BuilderActor,
  announce: OutlineProps['announce'],
  making: ReturnType<typeof move>,
  entry: Selection,
) {
  if (making === undefined) return announce('It is at the end already');
  actor.send(making);
  const { content, refusal } = actor.getSnapshot().context;
  announce(refusal ?? `Moved to ${numberOf(content, entry)}`);
}

/** Where a dragged question is dropped: the place of the question there, or the beginning of the section. */
function dropIn(content: TemplateContent, questionId: string, { kind, id }: Selection) {
  if (kind === 'section') return moveTo(questionId, id, 0);
  const found = findQuestion(content, id);
  return found && moveTo(questionId, found.section.id, found.index);
}

/** The keys of the outline: arrows select, with Alt they move. */
function useOutlineKeys({ actor, readOnly, announce }: OutlineProps) {
  return (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    const { content, selection } = actor.getSnapshot().context;
    if (by === undefined || selection === null) return;
    event.preventDefault();
    if (event.altKey) {
      if (!readOnly) moveIn(actor, announce, move(content, selection, by), selection);
      return;
    }
    const entries = inOrder(content);
    const next = entries[entries.findIndex(({ id }) => id === selection.id) + by];
    if (next !== undefined) actor.send({ type: 'selected', selection: next });
  };
}

/** Questions are dragged to another place; with the keyboard, Alt and the arrows do the same. */
function useDragging({ actor, readOnly, announce }: OutlineProps) {
  const [over, setOver] = useState<string | null>(null);
  const dragged = useRef<Selection | null>(null);
  const end = () => {
    dragged.current = null;
    setOver(null);
  };
  return {
    over,
    handlers: {
      onDragStart(event: DragEvent) {
        const entry = entryAt(event.target);
        dragged.current = !readOnly && entry?.kind === 'question' ? entry : null;
        if (dragged.current === null) event.preventDefault();
        else event.dataTransfer.effectAllowed = 'move';
      },
      onDragOver(event: DragEvent) {
        const entry = entryAt(event.target);
        if (dragged.current === null || entry === undefined) return;
        event.preventDefault();
        setOver(entry.id);
      },
      onDrop(event: DragEvent) {
        const entry = entryAt(event.target);
        event.preventDefault();
        if (dragged.current !== null && entry !== undefined && entry.id !== dragged.current.id)
          moveIn(
            actor,
            announce,
            dropIn(actor.getSnapshot().context.content, dragged.current.id, entry),
            dragged.current,
          );
        end();
      },
      onDragEnd: end,
    },
  };
}

/** The numbers of the questions of each section, a line each, by its id. */
function numbersBySection(content: TemplateContent): ReadonlyMap<string, string> {
  const numbers = new Map<string, string>();
  for (const { section, ...question } of numberedQuestions(content)) {
    const number = question.number.replaceAll('\n', ' ');
    const known = numbers.get(section.id);
    numbers.set(section.id, known === undefined ? number : `${known}\n${number}`);
  }
  return numbers;
}

/** The sections and questions of a template. */
export function Outline(props: OutlineProps) {
  const { actor, readOnly } = props;
  const content = useSelector(actor, ({ context }) => context.content);
  const selection = useSelector(actor, ({ context }) => context.selection);
  const list = useRef<HTMLOListElement>(null);
  const onKeyDown = useOutlineKeys(props);
  const { over, handlers } = useDragging(props);
  const selectedId = selection?.id ?? null;
  const numbers = numbersBySection(content);
  useEffect(() => {
    const element = selectedId === null ? null : list.current?.querySelector<HTMLElement>(`[data-id="${selectedId}"]`);
    if (element !== null && element !== undefined) bringIntoView(element, element.closest('nav'));
    if (list.current?.contains(document.activeElement) === true) element?.focus();
  }, [selectedId]);
  const select = (event: MouseEvent) => {
    const entry = entryAt(event.target);
    if (entry !== undefined) actor.send({ type: 'selected', selection: entry });
  };
  return (
    <nav className={own.root} aria-label="Outline">
      {!readOnly && (
        <div className={own.tools}>
          <Button size="sm" onClick={() => actor.send(addQuestions(content, selection, [newQuestion('TEXT')]))}>
            Add question
          </Button>
          <Button size="sm" onClick={() => actor.send(addSection(content, selection))}>
            Add section
          </Button>
          <PasteQuestions actor={actor} />
          <ImportQuestions actor={actor} />
          <DraftQuestions actor={actor} />
        </div>
      )}
      {content.length === 0 && (
        <p className={style.note}>No questionnaires added yet. Add a section or a question first.</p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events are those of its buttons */}
      <ol ref={list} className={own.list} onClick={select} onKeyDown={onKeyDown} {...handlers}>
        {content.map((section, index) => (
          <SectionRows
            key={section.id}
            section={section}
            number={index + 1}
            numbers={numbers.get(section.id) ?? ''}
            // Only the section that it is in is drawn again.
            selectedId={isIn(section, selectedId) ? selectedId : null}
            overId={isIn(section, over) ? over : null}
            isFirst={selectedId === null && index === 0}
            readOnly={readOnly}
          />
        ))}
      </ol>
    </nav>
  );
}

const isIn = ({ id, questions }: Questionnaire, other: string | null): boolean =>
  other !== null && (id === other || questions.some((question) => question.id === other));

interface SectionRowsProps {
  readonly section: Questionnaire;
  readonly number: number;
  /** Those of its questions, a line each: a list would be another one with every change elsewhere. */
  readonly numbers: string;
  readonly selectedId: string | null;
  readonly overId: string | null;
  readonly isFirst: boolean;
  readonly readOnly: boolean;
}

const SectionRows = memo(function SectionRows(props: SectionRowsProps) {
  const { section, number, numbers, selectedId, overId, isFirst, readOnly } = props;
  const { id, title, questions } = section;
  const numberOfEach = numbers.split('\n');
  return (
    <li>
      <OutlineRow
        kind="section"
        id={id}
        number={String(number)}
        text={titleOfSection({ title }, number)}
        isSelected={selectedId === id}
        isOver={overId === id}
        isFirst={isFirst}
        draggable={false}
      />
      <ol className={own.list}>
        {questions.map((question, index) => (
          <li key={question.id}>
            <OutlineRow
              kind="question"
              id={question.id}
              number={numberOfEach[index] ?? ''}
              text={textOfQuestion(question)}
              isSelected={selectedId === question.id}
              isOver={overId === question.id}
              isFirst={false}
              draggable={!readOnly}
              isRequired={question.required}
            />
          </li>
        ))}
      </ol>
    </li>
  );
});

interface OutlineRowProps {
  readonly kind: Selection['kind'];
  readonly id: string;
  readonly number: string;
  readonly text: string;
  readonly isSelected: boolean;
  readonly isOver: boolean;
  /** The row that the Tab key reaches while nothing is selected. */
  readonly isFirst: boolean;
  readonly draggable: boolean;
  readonly isRequired?: boolean;
}

/** One line of the outline; a thousand of them are drawn only where they are seen. */
const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { kind, id, number, text, isSelected, isOver, isFirst, draggable, isRequired = false } = props;
  return (
    <button
      type="button"
      className={kind === 'section' ? own.section : own.question}
      data-entry={kind}
      data-id={id}
      data-over={isOver || undefined}
      aria-current={isSelected || undefined}
      tabIndex={isSelected || isFirst ? 0 : -1}
      draggable={draggable}
    >
      <span className={own.number}>{number}</span>
      <span className={own.text}>{text}</span>
      {isRequired && (
        <span className={own.asterisk} aria-label="required">
          *
        </span>
      )}
    </button>
  );
});
