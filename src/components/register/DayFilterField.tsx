import { useState } from 'react';

import { DayField } from '#src/components/fields/DayField.tsx';
import { isDay } from '#src/ui/form/day.ts';

interface DayFilterFieldProps {
  readonly label: string;
  readonly day: string | undefined;
  readonly onChoose: (day: string | undefined) => void;
}

/** The field's text since the list was filtered by this day. */
interface Draft {
  readonly value: string | null;
  readonly day: string | null;
}

/**
 * Filters a list by day once a complete date is typed. Text that cannot be parsed stays in the field without filtering.
 */
export function DayFilterField({ label, day: given, onChoose }: DayFilterFieldProps) {
  const day = given ?? null;
  const [draft, setDraft] = useState<Draft>({ value: day, day });
  return (
    <DayField
      label={label}
      value={draft.day === day ? draft.value : day}
      onValueChange={(value) => setDraft({ value, day })}
      onSettled={(value) => {
        if (value === null || isDay(value)) onChoose(value ?? undefined);
      }}
    />
  );
}
