import { useState } from 'react';

import { formatInstant, isInstant } from '#src/components/format.ts';
import { dayAndTime, instantAt, oddTimeAt } from '#src/components/zoned-format.ts';
import { isDay } from '#src/ui/form/day.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { css } from '#styled/css/index.js';

import type { BoundProps } from './binding.ts';
import { DayField } from './DayField.tsx';
import { ReadValue } from './ReadValue.tsx';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) 9rem', md: 'minmax(0, 1fr) 8rem' },
  gap: '8',
  alignItems: 'start',
});

interface Typed {
  readonly day: string | null;
  readonly time: string;
}

/** What the fields show of a value; one that is not complete is shown as it was typed. */
const typedOf = (value: string | null): Typed => {
  if (value === null) return { day: null, time: '' };
  return isInstant(value) ? dayAndTime(value) : { day: value, time: '' };
};

/** The value of a day and time; one without the other stays in the draft, where the contract rejects it. */
function valueOf({ day, time }: Typed): string | null {
  if (day === null || day === '') return time === '' ? null : time;
  return isDay(day) && time !== '' ? instantAt(day, time) : day;
}

const oddTimeOf = ({ day, time }: Typed) =>
  day !== null && isDay(day) && time !== '' ? oddTimeAt(day, time) : undefined;

/** A day with a time, in the person's own time zone. */
export function InstantInput<Field extends string>({
  form,
  field,
  words: { label },
  ...rest
}: BoundProps<Field, string | null>) {
  const value = form.draft[field];
  const [typed, setTyped] = useState<Typed>(() => typedOf(value));
  // What was said of a time that the clocks skip, as long as the fields show the one that it was taken as.
  const [said, setSaid] = useState<{ readonly of: string | null; readonly text: string } | null>(null);
  // A value set from outside in the meantime replaces what was typed.
  const shown = valueOf(typed) === value ? typed : typedOf(value);
  if (form.readOnly) {
    return <ReadValue label={label}>{value === null || !isInstant(value) ? null : formatInstant(value)}</ReadValue>;
  }
  const change = (next: Typed) => {
    setTyped(next);
    setSaid(null);
    form.change(field, valueOf(next));
  };
  const odd = oddTimeOf(shown);
  /** Shows the time that is stored, once the person has finished typing another one. */
  const settle = () => {
    if (odd === undefined) return;
    setTyped(odd.takenAs);
    setSaid({ of: value, text: odd.said });
  };
  const clockChange = odd?.said ?? (said?.of === value ? said?.text : undefined);
  return (
    <div className={row} role="group" aria-label={label}>
      <DayField
        label={label}
        help={clockChange}
        {...rest}
        value={shown.day}
        error={form.errorOf(field)}
        onValueChange={(day) => change({ ...shown, day })}
      />
      <TextField
        label="Time"
        type="time"
        value={shown.time}
        onChange={(event) => change({ ...shown, time: event.currentTarget.value })}
        onBlur={settle}
      />
    </div>
  );
}
