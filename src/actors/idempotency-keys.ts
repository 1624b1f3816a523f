/** Resending the same draft after a lost response reuses its idempotency key, so it is stored only once. */
export function createIdempotencyKeys() {
  let last = { draft: '', key: '' };
  return (draft: object): string => {
    const text = JSON.stringify(draft);
    if (text !== last.draft) last = { draft: text, key: crypto.randomUUID() };
    return last.key;
  };
}
