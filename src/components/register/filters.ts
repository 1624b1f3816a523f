import { formatDay } from '#src/components/format.ts';

import type { ActiveFilter } from './RegisterToolbar.tsx';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A filter by chosen values, in words; none while nothing is chosen. */
export function chosenFilter(
  name: string,
  values: readonly string[],
  choices: readonly Choice[],
  onRemove: () => void,
): ActiveFilter[] {
  if (values.length === 0) return [];
  const only = values.length === 1 ? choices.find(({ value }) => value === values[0])?.label : undefined;
  return [{ name, value: only ?? `${values.length} selected`, onRemove }];
}

/** A filter up to a day, in words; none without a day. */
export const dayUntilFilter = (name: string, day: string | undefined, onRemove: () => void): ActiveFilter[] =>
  day === undefined ? [] : [{ name, value: `By ${formatDay(day)}`, onRemove }];
