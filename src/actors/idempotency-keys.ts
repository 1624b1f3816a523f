import { isSpent } from '#src/api/connection/spent-keys.ts';

/**
 * Resending the same draft after a lost response reuses its idempotency key, so it is stored only once. Once that was answered, the
 * same draft is another: two equal comments are two.
 */
export function createIdempotencyKeys() {
  let last = { draft: '', key: '' };
  return (draft: object): string => {
    const text = JSON.stringify(draft);
    if (text !== last.draft || isSpent(last.key)) last = { draft: text, key: crypto.randomUUID() };
    return last.key;
  };
}
