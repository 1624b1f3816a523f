import { taskRecurrenceBounds as bounds } from '#openapi/generated/bounds.ts';
import type { TaskRecurrence } from '#src/api/task/tasks.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { NumberInput } from '#src/components/fields/NumberInput.tsx';
import { CheckboxGroup } from '#src/ui/form/CheckboxGroup.tsx';
import { Select } from '#src/ui/form/Select.tsx';

import { monthNames, nthNames, ruleWords as words, weekdayNames } from './words.ts';

type Ending = 'NEVER' | 'DAY' | 'COUNT';

const endings = [
  { value: 'NEVER', label: 'Never' },
  { value: 'DAY', label: 'On a day' },
  { value: 'COUNT', label: 'After a number of times' },
] as const satisfies readonly { value: Ending; label: string }[];

const endingOf = ({ until, count }: TaskRecurrence): Ending =>
  until !== null ? 'DAY' : count !== null ? 'COUNT' : 'NEVER';

const numbered = (names: readonly string[]) => names.map((label, index) => ({ value: String(index + 1), label }));

/** From the first to the last. */
const nths = ['1', '2', '3', '4', '-1'] as const;

interface RuleFieldsProps {
  readonly form: RecordForm<TaskRecurrence>;
  /** Changes several fields together. */
  readonly onChange: (changes: Partial<TaskRecurrence>) => void;
}

/** The fields of a rule: those that its period has. */
export function RuleFields({ form, onChange }: RuleFieldsProps) {
  const { every, basis } = form.draft;
  const isFixed = basis === 'FIXED';
  return (
    <>
      <FieldPair>
        <NumberInput form={form} field="interval" words={words.interval} {...bounds.interval} required />
        <Select
          label={words.every.label}
          required
          options={Object.entries(words.every.labels).map(([value, label]) => ({ value, label }))}
          value={every}
          error={form.errorOf('every')}
          onValueChange={(chosen) => {
            const period = periods.find((one) => one === chosen);
            // What another period had would contradict this one.
            if (period !== undefined)
              onChange({ every: period, weekdays: [], months: [], day: 'ANCHOR', nth: null, weekday: null });
          }}
        />
        <DayInput
          form={{
            ...form,
            change: (_field, value) => onChange({ anchor: value ?? form.draft.anchor }),
          }}
          field="anchor"
          words={words.anchor}
          required
        />
        <Select
          label={words.basis.label}
          required
          options={Object.entries(words.basis.labels).map(([value, label]) => ({ value, label }))}
          value={basis}
          error={form.errorOf('basis')}
          onValueChange={(chosen) => {
            const isCompletion = chosen === 'COMPLETION';
            onChange({
              basis: isCompletion ? 'COMPLETION' : 'FIXED',
              ...(isCompletion && { weekdays: [], months: [], day: 'ANCHOR', nth: null, weekday: null }),
            });
          }}
        />
      </FieldPair>
      {isFixed && <DayFields form={form} onChange={onChange} />}
      <FieldPair>
        <ChoiceInput form={form} field="shift" words={words.shift} required />
        <EndFields form={form} onChange={onChange} />
      </FieldPair>
    </>
  );
}

const periods = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;

/** On which days of its week, month or year a task is due. */
function DayFields({ form, onChange }: RuleFieldsProps) {
  const { every, weekdays, months, day, nth, weekday } = form.draft;
  const hasDay = every === 'MONTHLY' || every === 'YEARLY';
  return (
    <>
      {every === 'WEEKLY' && (
        <CheckboxGroup
          label="Days of the week"
          options={numbered(weekdayNames)}
          value={weekdays.map(String)}
          error={form.errorOf('weekdays')}
          onValueChange={(chosen) => onChange({ weekdays: chosen.map(Number) })}
        />
      )}
      {every === 'YEARLY' && (
        <CheckboxGroup
          label="Months"
          options={numbered(monthNames)}
          value={months.map(String)}
          error={form.errorOf('months')}
          onValueChange={(chosen) => onChange({ months: chosen.map(Number) })}
        />
      )}
      {hasDay && (
        <ChoiceInput
          form={{
            ...form,
            change: (_field, value) =>
              onChange({
                day: value,
                ...(value === 'WEEKDAY' ? { nth: 1, weekday: 1 } : { nth: null, weekday: null }),
              }),
          }}
          field="day"
          words={words.day}
          required
        />
      )}
      {hasDay && day === 'WEEKDAY' && (
        <FieldPair>
          <Select
            label="Which one"
            required
            options={nths.map((value) => ({ value, label: nthNames[value] }))}
            value={nths.find((one) => one === String(nth)) ?? '1'}
            error={form.errorOf('nth')}
            onValueChange={(chosen) => onChange({ nth: Number(chosen ?? 1) })}
          />
          <Select
            label="Day of the week"
            required
            options={numbered(weekdayNames)}
            value={String(weekday ?? 1)}
            error={form.errorOf('weekday')}
            onValueChange={(chosen) => onChange({ weekday: Number(chosen ?? 1) })}
          />
        </FieldPair>
      )}
    </>
  );
}

/** When it ends. */
function EndFields({ form, onChange }: RuleFieldsProps) {
  const { anchor, count } = form.draft;
  const ending = endingOf(form.draft);
  return (
    <>
      <Select
        label="Ends"
        required
        options={endings}
        value={ending}
        onValueChange={(chosen) =>
          onChange({ until: chosen === 'DAY' ? anchor : null, count: chosen === 'COUNT' ? (count ?? 10) : null })
        }
      />
      {ending === 'DAY' && <DayInput form={form} field="until" words={words.until} required />}
      {ending === 'COUNT' && (
        <NumberInput
          form={{
            draft: { count: count ?? 1 },
            readOnly: false,
            errorOf: form.errorOf,
            change: (_field, value) => onChange({ count: value }),
          }}
          field="count"
          words={words.count}
          {...bounds.count}
          required
        />
      )}
    </>
  );
}
