/** A column of a board: the cards of a status, in their order. */
export interface BoardColumn {
  readonly statusId: string;
  readonly cardIds: readonly string[];
}

/** A place in a column, counted without the card that is moved. */
export interface Spot {
  readonly statusId: string;
  readonly index: number;
}

export type BoardStep = 'up' | 'down' | 'left' | 'right';

/** Where a card is put, as the server is told: between two others, null for the ends of the column. */
export interface CardMove {
  readonly id: string;
  readonly statusId: string;
  readonly beforeId: string | null;
  readonly afterId: string | null;
  /** Where the person saw it; undefined if the board does not have it. */
  readonly fromStatusId?: string;
}

/** Where a card is; undefined if the board does not have it. */
export function spotOf(columns: readonly BoardColumn[], id: string): Spot | undefined {
  for (const { statusId, cardIds } of columns) {
    const index = cardIds.indexOf(id);
    if (index >= 0) return { statusId, index };
  }
  return undefined;
}

/** Columns without the card stay the same objects: the screen draws only those again that change. */
const without = (columns: readonly BoardColumn[], id: string): readonly BoardColumn[] =>
  columns.map((column) =>
    column.cardIds.includes(id) ? { ...column, cardIds: column.cardIds.filter((one) => one !== id) } : column,
  );

const bounded = (index: number, most: number) => Math.max(0, Math.min(index, most));

/** The columns with a card in another place. */
export const arranged = (columns: readonly BoardColumn[], id: string, to: Spot): readonly BoardColumn[] =>
  without(columns, id).map((column) =>
    column.statusId === to.statusId
      ? { ...column, cardIds: column.cardIds.toSpliced(bounded(to.index, column.cardIds.length), 0, id) }
      : column,
  );

/** The columns with cards that were put elsewhere, one after the other. */
export const rearranged = (
  columns: readonly BoardColumn[],
  cards: readonly { readonly id: string; readonly to: Spot }[],
): readonly BoardColumn[] =>
  cards.reduce((now, { id, to }) => (spotOf(now, id) === undefined ? now : arranged(now, id, to)), columns);

/** Above or below a card over which another one is held; undefined if the board has no such card, or it is the same one. */
export function spotBeside(
  columns: readonly BoardColumn[],
  id: string,
  { cardId, isBelow }: { readonly cardId: string; readonly isBelow: boolean },
): Spot | undefined {
  const spot = spotOf(without(columns, id), cardId);
  return spot && { ...spot, index: spot.index + (isBelow ? 1 : 0) };
}

/** One step with the keyboard: within a column, or to the same height of the next one. At the edges it stays. */
export function stepped(columns: readonly BoardColumn[], id: string, from: Spot, step: BoardStep): Spot {
  const others = without(columns, id);
  const at = others.findIndex(({ statusId }) => statusId === from.statusId);
  const own = others[at];
  if (own === undefined) return from;
  if (step === 'up' || step === 'down') {
    const index = bounded(from.index + (step === 'up' ? -1 : 1), own.cardIds.length);
    return { ...from, index };
  }
  const next = others[at + (step === 'left' ? -1 : 1)];
  return next === undefined ? from : { statusId: next.statusId, index: bounded(from.index, next.cardIds.length) };
}

/** What the server is told of a card that is put somewhere. */
export function moveTo(columns: readonly BoardColumn[], id: string, to: Spot): CardMove {
  const column = without(columns, id).find(({ statusId }) => statusId === to.statusId);
  const cardIds = column?.cardIds ?? [];
  const index = bounded(to.index, cardIds.length);
  const from = spotOf(columns, id);
  return {
    id,
    statusId: to.statusId,
    beforeId: cardIds[index - 1] ?? null,
    afterId: cardIds[index] ?? null,
    ...(from !== undefined && { fromStatusId: from.statusId }),
  };
}

export const isSameSpot = (one: Spot, other: Spot): boolean =>
  one.statusId === other.statusId && one.index === other.index;
