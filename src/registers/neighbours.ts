import type { Neighbours } from '#src/components/record-panel/RecordActions.tsx';

/** The rows before and after the open one. */
export function neighboursOf(rows: readonly { readonly id: string }[], open: string | undefined): Neighbours {
  const index = rows.findIndex(({ id }) => id === open);
  return index === -1
    ? { previous: undefined, next: undefined }
    : { previous: rows[index - 1]?.id, next: rows[index + 1]?.id };
}
