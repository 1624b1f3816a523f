import { useSelector } from '@xstate/react';

import { doubtsOf } from '#machines/import/import-context.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';

import { stepNote } from './import-styles.ts';
import type { StepProps } from './step.ts';
import { dayOrders, decimalMarks, delimiters, encodings } from './words.ts';

interface HowToReadProps extends Pick<StepProps, 'actor' | 'current'> {
  readonly disabled: boolean;
}

/** How the file is read where it could be read otherwise: its cells, numbers, days and times. */
export function HowToRead({ actor, current, disabled }: HowToReadProps) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { reading } = context;
  const doubts = doubtsOf(context);
  return (
    <>
      <Format actor={actor} current={current} disabled={disabled} />
      {doubts.size > 0 && (
        <Banner tone="warning" title="Some values of this file can be read in two ways">
          {doubts.has('NUMBER') && '1.000 is one, or a thousand. '}
          {doubts.has('DAY') && '03/04/2026 is in March, or in April. '}
          Say below which it is; otherwise their rows have errors.
        </Banner>
      )}
      {doubts.has('NUMBER') && (
        <NativeSelect
          label="Numbers of this file"
          disabled={disabled}
          options={decimalMarks}
          value={reading.decimalMark ?? ''}
          onValueChange={(value) => actor.send({ type: 'reading.chosen', reading: { decimalMark: value || null } })}
        />
      )}
      {doubts.has('DAY') && (
        <NativeSelect
          label="Days of this file"
          disabled={disabled}
          options={dayOrders}
          value={reading.dayOrder ?? ''}
          onValueChange={(value) => actor.send({ type: 'reading.chosen', reading: { dayOrder: value || null } })}
        />
      )}
      {reading.approvedBefore !== null && context.fields.includes('document/status') && (
        <>
          <Checkbox
            disabled={disabled}
            checked={reading.approvedBefore}
            onCheckedChange={(approvedBefore) => actor.send({ type: 'reading.chosen', reading: { approvedBefore } })}
          >
            The approved policies of this file were approved before, elsewhere
          </Checkbox>
          <p className={stepNote}>
            They are in force since the day in the file, with the name of the person who approved them, and yours as
            that of the person who states it. Otherwise all policies come in as drafts, to be approved here.
          </p>
        </>
      )}
      <TimeZones current={current} assigned={context.fields} />
    </>
  );
}

/** How the text of a CSV file is written. What is Unicode cannot be read otherwise. */
function Format({ actor, current: { delimiter, encoding }, disabled }: HowToReadProps) {
  const file = useSelector(actor, ({ context }) => context.file);
  const choice = { disabled: disabled || file === null };
  const how = file === null ? 'To change it, discard the file and choose it again.' : 'The file is read again.';
  return (
    <>
      {delimiter !== null && (
        <NativeSelect
          {...choice}
          label="Separator of the columns"
          help={how}
          options={delimiters}
          value={delimiter}
          onValueChange={(value) => actor.send({ type: 'format.chosen', format: { delimiter: value } })}
        />
      )}
      {encoding !== null && encodings.some(({ value }) => value === encoding) && (
        <NativeSelect
          {...choice}
          label="Character encoding"
          help={`Choose another if accented letters look wrong below. ${how}`}
          options={encodings}
          value={encoding}
          onValueChange={(value) => actor.send({ type: 'format.chosen', format: { encoding: value } })}
        />
      )}
    </>
  );
}

interface TimeZonesProps extends Pick<StepProps, 'current'> {
  readonly assigned: readonly (string | null)[];
}

/** Whose clocks the times of the assigned columns are read on. */
function TimeZones({ current, assigned }: TimeZonesProps) {
  const times = current.columns.filter((_column, index) =>
    current.fields.some(({ field, type }) => type === 'INSTANT' && field === assigned[index]),
  );
  if (times.length === 0) return null;
  const named = times.filter(({ timeZone }) => timeZone !== null);
  return (
    <p className={stepNote}>
      {named.length < times.length &&
        `Times that do not name their zone are read as ${current.timeZone}, your time zone. `}
      {named.map(({ header, timeZone }) => `${header} is read as ${timeZone}, as its header says. `)}
    </p>
  );
}
