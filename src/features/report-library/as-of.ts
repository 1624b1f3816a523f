import type { Schemas } from '#src/api/connection/client.ts';
import { formatDay, formatInstant } from '#src/components/format.ts';

/** When the data of a report are of: a day, which is told without the midnight that ends it, or a moment within one. */
export const asOfText = ({ asOf, asOfDay }: Pick<Schemas['ReportRun'], 'asOf' | 'asOfDay'>): string =>
  asOfDay === null ? formatInstant(asOf) : formatDay(asOfDay);
