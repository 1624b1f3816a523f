import { formatDay } from '#src/components/format.ts';
import type { ActiveFilter } from '#src/components/register/RegisterToolbar.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import type { DaySpan } from './log-search.ts';

interface DayFiltersProps {
  readonly span: DaySpan;
  readonly onChange: (change: DaySpan) => void;
}

/** From and to which day a log is shown; both are included. */
export const DayFilters = ({ span, onChange }: DayFiltersProps) => (
  <>
    <TextField
      label="From"
      type="date"
      value={span.from ?? ''}
      onChange={(event) => onChange({ from: event.currentTarget.value || undefined })}
    />
    <TextField
      label="To"
      type="date"
      value={span.to ?? ''}
      onChange={(event) => onChange({ to: event.currentTarget.value || undefined })}
    />
  </>
);

/** The days in use, in words. */
export const activeDays = ({ span: { from, to }, onChange }: DayFiltersProps): ActiveFilter[] => [
  ...(from === undefined
    ? []
    : [{ name: 'From', value: formatDay(from), onRemove: () => onChange({ from: undefined }) }]),
  ...(to === undefined ? [] : [{ name: 'To', value: formatDay(to), onRemove: () => onChange({ to: undefined }) }]),
];
