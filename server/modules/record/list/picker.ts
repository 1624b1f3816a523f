import { inArray, type AnyColumn, type SQL } from 'drizzle-orm';

/** What a picker asks for: the first that match a text, or those that were chosen. */
export interface PickerQuery {
  readonly search?: string;
  readonly chosen?: string[];
}

/** How many records or people a picker offers. */
const optionLimit = 50;

/** How many rows answer a picker. */
export const pickerLimit = ({ chosen }: PickerQuery): number => chosen?.length ?? optionLimit;

/** The rows that a picker asks for. @param matching what a text asks for */
export const isAskedFor = (
  id: AnyColumn,
  { search, chosen }: PickerQuery,
  matching: (search: string) => SQL | undefined,
): SQL | undefined => {
  if (chosen !== undefined) return inArray(id, chosen);
  return search ? matching(search) : undefined;
};
