import { useState } from 'react';

import { isPeriod, monthOrYearIn, periodOf, precisionOf, type Precision } from '#domain/time/rough-time.ts';
import { formatPeriod, formatRoughTime, isInstant } from '#src/components/format.ts';
import { dayAndTime, instantAt } from '#src/components/zoned-format.ts';
import { Button } from '#src/ui/Button.tsx';
import type { Choice } from '#src/ui/form/choice.ts';
import { isDay } from '#src/ui/form/day.ts';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { css } from '#styled/css/index.js';

import type { BoundProps, FieldForm } from './binding.ts';
import { DayField } from './DayField.tsx';
import { ReadValue } from './ReadValue.tsx';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) 9rem', md: 'minmax(0, 1fr) 8rem' },
  gap: '8',
  alignItems: 'start',
});

const below = css({ gridColumn: '[1 / -1]', display: 'flex', flexWrap: 'wrap', gap: '8' });

const precisions: readonly Choice<Precision>[] = [
  { value: 'INSTANT', label: 'Time' },
  { value: 'DAY', label: 'Day' },
  { value: 'MONTH', label: 'Month' },
  { value: 'YEAR', label: 'Year' },
];

/** What is shown of a value that a person has not finished. */
interface Typed {
  readonly precision: Precision;
  /** The day, or the month or year as it was typed. */
  readonly text: string | null;
  readonly time: string;
}

/** Between a day and its time: without the time, the contract rejects it as not complete. */
const separator = 'T';

function typedOf(value: string | null): Typed {
  if (value === null) return { precision: 'INSTANT', text: null, time: '' };
  if (isInstant(value)) {
    const { day, time } = dayAndTime(value);
    return { precision: 'INSTANT', text: day, time };
  }
  if (periodOf(value) !== null) {
    const precision = precisionOf(value);
    return { precision, text: precision === 'DAY' ? value : formatPeriod(value), time: '' };
  }
  const [text = '', time = ''] = value.split(separator);
  return { precision: 'INSTANT', text: text === '' ? null : text, time };
}

/** The value of what was typed; what is not complete stays in the draft, where the contract rejects it. */
function valueOf({ precision, text, time }: Typed): string | null {
  const isEmpty = text === null || text.trim() === '';
  if (precision === 'INSTANT') {
    if (isEmpty && time === '') return null;
    return !isEmpty && isDay(text) && time !== '' ? instantAt(text, time) : `${text ?? ''}${separator}${time}`;
  }
  if (isEmpty) return null;
  const read = precision === 'DAY' ? text : monthOrYearIn(text);
  if (read !== undefined && precisionOf(read) === precision) return read;
  // A year where the month is asked for would be stored as what nobody has chosen.
  return isPeriod(text) ? `${text}-` : text;
}

/** What of a text is kept where something else is known of it: the month of a day, the year of a month. */
function asPrecision({ text, time }: Typed, precision: Precision): Typed {
  const known = text === null ? undefined : isDay(text) ? text : monthOrYearIn(text);
  if (known === undefined) return { precision, text: precision === 'DAY' ? null : text, time: '' };
  const isLong = precision === 'INSTANT' || precision === 'DAY';
  if (isLong) return { precision, text: isDay(known) ? known : null, time };
  const length = precision === 'MONTH' ? 'yyyy-mm'.length : 'yyyy'.length;
  return { precision, text: known.length < length ? '' : formatPeriod(known.slice(0, length)), time: '' };
}

interface RoughTimeInputProps<Field extends string> extends BoundProps<Field, string | null> {
  /** Offers the present while nothing is entered. */
  readonly proposesNow?: boolean;
}

/** A day with a time, in the person's own time zone, or the day, month or year of what is not known more exactly. */
export function RoughTimeInput<Field extends string>(props: RoughTimeInputProps<Field>) {
  const { form, field, words, proposesNow = false, ...rest } = props;
  const { label } = words;
  const value = form.draft[field];
  const [typed, setTyped] = useState<Typed>(() => typedOf(value));
  // A value set from outside in the meantime replaces what was typed.
  const shown = valueOf(typed) === value ? typed : typedOf(value);
  if (form.readOnly) return <ReadValue label={label}>{value === null ? null : formatRoughTime(value)}</ReadValue>;
  const change = (next: Typed) => {
    setTyped(next);
    form.change(field, valueOf(next));
  };
  const isExact = shown.precision === 'INSTANT';
  return (
    <div className={row} role="group" aria-label={label}>
      <Known {...rest} form={form} field={field} label={label} shown={shown} onChange={change} />
      {isExact ? (
        <TextField
          label="Time"
          type="time"
          value={shown.time}
          onChange={(event) => change({ ...shown, time: event.currentTarget.value })}
        />
      ) : (
        <NativeSelect
          label="Known by"
          aria-label={`${label}: known by`}
          options={precisions}
          value={shown.precision}
          onValueChange={(precision) => change(asPrecision(shown, precision))}
        />
      )}
      {isExact && shown.time === '' && (
        <div className={below}>
          {proposesNow && value === null && (
            <Button size="sm" aria-label={`${label}: now`} onClick={() => change(typedOf(new Date().toISOString()))}>
              Now
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${label}: time not known`}
            onClick={() => change(asPrecision(shown, 'DAY'))}
          >
            Time not known
          </Button>
        </div>
      )}
    </div>
  );
}

interface KnownProps<Field extends string> {
  readonly form: FieldForm<NoInfer<Field>, string | null>;
  readonly field: Field;
  readonly label: string;
  readonly required?: boolean | undefined;
  readonly help?: string | undefined;
  readonly shown: Typed;
  readonly onChange: (typed: Typed) => void;
}

const examples = { MONTH: 'Such as March 2024', YEAR: 'Such as 2024' } as const;

/** The day, month or year. */
function Known<Field extends string>({ form, field, shown, onChange, help, ...rest }: KnownProps<Field>) {
  const error = form.errorOf(field);
  const { precision, text } = shown;
  if (precision === 'INSTANT' || precision === 'DAY')
    return (
      <DayField
        {...rest}
        help={help}
        value={text}
        error={error}
        onValueChange={(day) => onChange({ ...shown, text: day })}
      />
    );
  return (
    <TextField
      {...rest}
      help={help ?? examples[precision]}
      value={text ?? ''}
      error={error}
      onChange={(event) => onChange({ ...shown, text: event.currentTarget.value })}
    />
  );
}
