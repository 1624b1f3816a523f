/** What a picker asks for: the first that match a text, or those that were chosen. */
export interface PickerQuery {
  readonly search?: string;
  readonly chosen?: string[];
}

/** The most that are asked for by their ids (the contract's `PickerQuery`). */
export const mostChosen = 100;

/** The first that match a text; without a text, the first of all. */
export const matching = (search: string): PickerQuery => (search === '' ? {} : { search });
