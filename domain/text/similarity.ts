const wordsOf = (text: string): string[] => text.match(/\S+/gu) ?? [];

/** How much of the words of two texts is in both, 0 to 100, whatever their order (Dice). Two empty texts are alike. */
export function similarityOf(before: string, now: string): number {
  const [old, later] = [wordsOf(before), wordsOf(now)];
  if (old.length + later.length === 0) return 100;
  const left = new Map<string, number>();
  for (const word of old) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of later) {
    const count = left.get(word) ?? 0;
    if (count > 0) {
      shared += 1;
      left.set(word, count - 1);
    }
  }
  return Math.floor((200 * shared) / (old.length + later.length));
}
