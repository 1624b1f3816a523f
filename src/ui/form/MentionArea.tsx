import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';

import { foldedIncludes } from '#domain/text/folded.ts';
import { Avatar } from '#src/ui/data/Avatar.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { cx } from '#styled/css/cx.js';
import { mentionArea } from '#styled/recipes/mention-area.js';
import { textArea } from '#styled/recipes/text-area.js';

import type { Choice } from './choice.ts';
import { Field, splitFieldProps, type FieldProps, type FieldWiring } from './Field.tsx';
import { mentionQueryAt, withMention, type MentionQuery } from './mention-query.ts';
import type { TextEdit } from './text-format.ts';

interface MentionAreaOwnProps {
  readonly value: string;
  readonly maxLength: number;
  readonly placeholder?: string | undefined;
  /** Takes the focus when it appears, with the cursor after the text. */
  readonly takesFocus?: boolean | undefined;
  /** The people whose name contains the text after the `@`. */
  readonly people: readonly Choice[];
  /** Called with the text after an `@`; null once no mention is being typed. */
  readonly onSearch: (text: string | null) => void;
  /** Buttons above the text; each changes what is selected in it. */
  readonly renderTools?: ((apply: (edit: TextEdit) => void) => ReactNode) | undefined;
  /** What Ctrl or ⌘ and a key do to what is selected. */
  readonly shortcuts?: Readonly<Record<string, TextEdit>> | undefined;
  /** Called with the new text, and with the person that was picked, if one was. */
  readonly onValueChange: (text: string, picked?: Choice) => void;
}

export interface MentionAreaProps extends FieldProps, MentionAreaOwnProps {}

/** Text with mentions: after an `@`, matching people are offered below it. */
export function MentionArea(props: MentionAreaProps) {
  const [fieldProps, own] = splitFieldProps(props);
  return <Field {...fieldProps}>{(wiring) => <MentionBox {...own} wiring={wiring} />}</Field>;
}

const mostOffered = 6;

function useFocusAtEnd(area: RefObject<HTMLTextAreaElement | null>, takesFocus: boolean): void {
  useEffect(() => {
    if (!takesFocus || area.current === null) return;
    area.current.focus();
    area.current.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [area, takesFocus]);
}

function MentionBox({ wiring, ...props }: MentionAreaOwnProps & { readonly wiring: FieldWiring }) {
  const listId = useId();
  const { area, offered, active, read, pick, close, apply, onKeyDown } = useMentionPicker(props);
  const optionId = (index: number) => `${listId}-${index}`;
  const isOpen = offered.length > 0;
  useFocusAtEnd(area, props.takesFocus === true);
  const classes = mentionArea();
  return (
    <div className={classes.root}>
      {props.renderTools?.(apply)}
      <textarea
        ref={area}
        dir="auto"
        className={cx(textArea({ size: 'sm' }).root, classes.text)}
        {...wiring.attributes}
        value={props.value}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? optionId(active) : undefined}
        onChange={({ currentTarget }) => {
          props.onValueChange(currentTarget.value);
          read(currentTarget);
        }}
        onSelect={({ currentTarget }) => read(currentTarget)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <VisuallyHidden>
        <output>{isOpen && offeredText(offered.length)}</output>
      </VisuallyHidden>
      {isOpen && (
        <div id={listId} role="listbox" aria-label="People" className={classes.list}>
          {offered.map((person, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- The keyboard stays in the text.
            <div
              key={person.value}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              data-highlighted={index === active || undefined}
              className={classes.option}
              // The text keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(person)}
            >
              <Avatar name={person.label} />
              <span className={classes.name} dir="auto">
                {person.label}
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

const offeredText = (count: number) => (count === 1 ? '1 person found' : `${count} people found`);

const including = (people: readonly Choice[], text: string) =>
  people.filter(({ label }) => foldedIncludes(label, text)).slice(0, mostOffered);

/** The mention being typed, the people offered for it, and what the keyboard does while they are. */
function useMentionPicker({ value, maxLength, people, shortcuts, onSearch, onValueChange }: MentionAreaOwnProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [query, setQuery] = useState<MentionQuery | null>(null);
  const [active, setActive] = useState(0);
  // The place of the `@` for which nobody is to be offered any more.
  const [settled, setSettled] = useState<number | null>(null);
  // What is selected once the changed text is shown.
  const selection = useRef<readonly [from: number, to: number] | null>(null);
  useLayoutEffect(() => {
    if (selection.current === null) return;
    area.current?.setSelectionRange(...selection.current);
    selection.current = null;
  });
  const apply = (edit: TextEdit) => {
    if (area.current === null) return;
    const { selectionStart, selectionEnd } = area.current;
    const { text, from, to } = edit({ text: value, from: selectionStart, to: selectionEnd });
    if (text.length > maxLength) return;
    selection.current = [from, to];
    area.current.focus();
    onValueChange(text);
  };
  const offered = query === null ? [] : including(people, query.text);
  const show = (next: MentionQuery | null) => {
    if (next?.from === query?.from && next?.text === query?.text) return;
    setActive(0);
    setQuery(next);
    onSearch(next?.text ?? null);
  };
  const settle = (at: number) => {
    setSettled(at);
    show(null);
  };
  const read = ({ value: text, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    if (settled !== null && text.charAt(settled) !== '@') setSettled(null);
    const next = selectionStart === selectionEnd ? mentionQueryAt(text, selectionEnd) : null;
    show(next?.from === settled ? null : next);
  };
  const pick = (person: Choice) => {
    if (query === null) return;
    const picked = withMention(value, query, person.label);
    settle(query.from);
    selection.current = [picked.cursor, picked.cursor];
    onValueChange(picked.text, person);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const edit = event.altKey || event.shiftKey ? undefined : shortcuts?.[event.key.toLowerCase()];
    if (edit !== undefined && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      apply(edit);
      return;
    }
    const chosen = offered[active];
    if (chosen === undefined || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === 'Tab') pick(chosen);
    else if (event.key === 'Escape') settle(query?.from ?? 0);
    else if (event.key === 'ArrowDown') setActive((active + 1) % offered.length);
    else if (event.key === 'ArrowUp') setActive((active + offered.length - 1) % offered.length);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { area, offered, active, read, pick, apply, onKeyDown, close: () => show(null) };
}
