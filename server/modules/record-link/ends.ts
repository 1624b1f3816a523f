import { isSymmetric, type LinkRelation } from '#domain/words/links.ts';

/** The ends of a link, in the order in which it is stored. */
export function endsOf({ type, reverse }: LinkRelation, ownId: string, otherId: string) {
  const isSwapped = isSymmetric(type) ? otherId < ownId : reverse;
  return isSwapped ? { sourceId: otherId, targetId: ownId } : { sourceId: ownId, targetId: otherId };
}
