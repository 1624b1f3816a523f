import type { Schemas } from '#src/api/connection/client.ts';
import { counted } from '#src/components/words.ts';
import type { LookupColumn } from '#src/registers/lookup/LookupTable.tsx';

const interval = (months: number) => counted(months, { one: 'month', many: 'months' });

export const frequencyColumns: readonly LookupColumn<Schemas['PolicyFrequency']>[] = [
  {
    id: 'months',
    header: 'Review every',
    cell: ({ months }) => interval(months),
    note: ({ months }) => `Reviewed every ${interval(months)}`,
  },
];
