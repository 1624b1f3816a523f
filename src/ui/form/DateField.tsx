import { Popover as Ark } from '@ark-ui/react/popover';
import { useState } from 'react';

import { IconButton } from '#src/ui/IconButton.tsx';
import { CalendarIcon } from '#src/ui/icons.tsx';
import { labels } from '#src/ui/labels.ts';
import { dateField } from '#styled/recipes/date-field.js';

import { CalendarPopover } from './CalendarPopover.tsx';
import { isDay } from './day.ts';
import { Field, splitFieldProps, type FieldProps } from './Field.tsx';

/** How a person writes days. */
export interface DayWriting {
  /** Formats a day for display; text that is not a valid day is returned unchanged. */
  readonly format: (day: string) => string;
  /** Parses typed text as a day; undefined if it is not one. */
  readonly read: (text: string) => string | undefined;
  /** The locale of the calendar, which sets the first day of the week; a BCP 47 tag. */
  readonly language: string;
  readonly today: string;
  /** Where it is that day: an IANA time zone; undefined for the browser's. */
  readonly timeZone: string | undefined;
}

interface TypedDayProps {
  /** `2026-11-29`, or null for none; any other text is shown as it is and makes the field invalid. */
  readonly value: string | null;
  /** Called on every keystroke: with the parsed day, null for no text, or the text itself. */
  readonly onValueChange: (value: string | null) => void;
  /**
   * Called with the result once a typed text is committed, by leaving the field or pressing Enter, or a day is chosen.
   */
  readonly onSettled?: ((value: string | null) => void) | undefined;
  readonly writing: DayWriting;
}

export interface DateFieldProps extends FieldProps, TypedDayProps {
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
}

/** A day, typed in any common format or chosen from a calendar that is loaded on first use. */
export function DateField(props: DateFieldProps) {
  const [{ error, ...fieldProps }, { disabled, readOnly, ...own }] = splitFieldProps(props);
  const { text, day, isUnread, type, settle, choose } = useTypedDay(own);
  const [open, setOpen] = useState(false);
  const { writing } = own;
  const { format, today } = writing;
  const classes = dateField();
  const chooseAndClose = (chosen: string) => {
    choose(chosen);
    setOpen(false);
  };
  return (
    <Field {...fieldProps} error={isUnread ? labels.enterDate(format(today)) : error}>
      {({ attributes, invalid, labelId }) => (
        <CalendarPopover open={open} onOpenChange={setOpen} day={day} writing={writing} onChoose={chooseAndClose}>
          <Ark.Anchor
            className={classes.root}
            data-invalid={invalid || undefined}
            data-disabled={disabled === true || undefined}
          >
            <input
              {...attributes}
              className={classes.input}
              autoComplete="off"
              disabled={disabled}
              readOnly={readOnly}
              value={text}
              onChange={(event) => type(event.currentTarget.value)}
              onBlur={settle}
              onKeyDown={({ key }) => {
                if (key === 'Enter') settle();
              }}
            />
            <span className={classes.icon}>
              <Ark.Trigger asChild>
                <IconButton
                  label={labels.chooseDate}
                  aria-describedby={labelId}
                  disabled={disabled === true || readOnly === true}
                >
                  <CalendarIcon />
                </IconButton>
              </Ark.Trigger>
            </span>
          </Ark.Anchor>
        </CalendarPopover>
      )}
    </Field>
  );
}

interface Typed {
  readonly text: string;
  /** The value that the text was parsed as. */
  readonly value: string | null;
}

/** The text stays as typed until the person leaves the field; every keystroke reports the parsed value. */
function useTypedDay({ value, onValueChange, onSettled, writing }: TypedDayProps) {
  const [typed, setTyped] = useState<Typed | null>(null);
  // A value set from outside in the meantime replaces the typed text.
  const isTyping = typed !== null && typed.value === value;
  const day = value !== null && isDay(value) ? value : null;
  return {
    text: isTyping ? typed.text : writing.format(value ?? ''),
    day,
    isUnread: value !== day && !isTyping,
    type: (text: string) => {
      const read = text.trim() === '' ? null : (writing.read(text) ?? text);
      setTyped({ text, value: read });
      onValueChange(read);
    },
    settle: () => {
      setTyped(null);
      if (isTyping) onSettled?.(value);
    },
    choose: (chosen: string) => {
      setTyped(null);
      onValueChange(chosen);
      onSettled?.(chosen);
    },
  };
}
