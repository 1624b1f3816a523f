import { useState } from 'react';

import { DayField } from '#src/components/fields/DayField.tsx';
import { isDay } from '#src/ui/form/day.ts';

interface DayFilterFieldProps {
  readonly label: string;
  readonly day: string | undefined;
  readonly onChoose: (day: string | undefined) => void;
}

/** What the field holds, since the list was narrowed by this day. */
interface Draft {
  readonly value: string | null;
  readonly day: string | null;
}

/** A day that narrows a list, once it is typed in full. What cannot be read as one stays in the field and narrows nothing. */
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
