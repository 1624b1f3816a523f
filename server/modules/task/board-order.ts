import { generateKeyBetween } from 'fractional-indexing';

/** A card of a column of a board, with its place: places are compared as texts, by their code units. */
export interface PlacedCard {
  readonly id: string;
  readonly position: string;
}

/** Between which cards one is put; null for the ends of the column. */
export interface CardPlace {
  readonly beforeId: string | null;
  readonly afterId: string | null;
}

const byPosition = (one: PlacedCard, other: PlacedCard): number =>
  one.position < other.position ? -1 : one.position > other.position ? 1 : 0;

/** Cards in the order of their column. */
export const inOrder = <Card extends PlacedCard>(cards: readonly Card[]): Card[] => cards.toSorted(byPosition);

/**
 * The position of a card that is put between two of a column (work.md 2, A1 "Board"). Null if they are not side by side any more:
 * the person saw another order.
 * @param cards the column without the card that is moved
 */
export function positionBetween(cards: readonly PlacedCard[], { beforeId, afterId }: CardPlace): string | null {
  const ordered = inOrder(cards);
  const indexOf = (id: string) => ordered.findIndex((card) => card.id === id);
  const before = beforeId === null ? -1 : indexOf(beforeId);
  const after = afterId === null ? ordered.length : indexOf(afterId);
  if ((beforeId !== null && before < 0) || after < 0 || after !== before + 1) return null;
  return generateKeyBetween(ordered[before]?.position ?? null, ordered[after]?.position ?? null);
}
