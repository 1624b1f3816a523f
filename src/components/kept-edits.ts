/** Edits that are not stored on the server yet, as this browser keeps them for one person. */
interface KeptEdits {
  /** Of what they change. */
  readonly version: number;
  readonly edits: readonly unknown[];
  /** Milliseconds since 1970, by this device's clock. */
  readonly at: number;
}

const prefix = 'unsaved-edits:';

/** After a week they are no longer offered (security.md, deviation of 14.3.3). */
const longestKept = 7 * 86_400_000;

/** Where edits of a record are kept: nobody else is offered them, and not in another organisation. */
export const keptEditsKey = (owner: { readonly organisationId: string; readonly userId: string }, recordId: string) =>
  `${prefix}${owner.organisationId}:${owner.userId}:${recordId}`;

const isKept = (value: unknown): value is KeptEdits =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  'at' in value &&
  typeof value.at === 'number' &&
  'edits' in value &&
  Array.isArray(value.edits);

/** Storage may be full or forbidden: then the edits last as long as the page, as they would without it. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** What is kept under a key; undefined if there is nothing, or it is too old. */
export function keptEdits(key: string): KeptEdits | undefined {
  const found = attempt((): unknown => JSON.parse(localStorage.getItem(key) ?? 'null'));
  if (isKept(found) && Date.now() - found.at < longestKept) return found;
  forgetEdits(key);
  return undefined;
}

export function keepEdits(key: string, kept: Omit<KeptEdits, 'at'>): void {
  attempt(() => localStorage.setItem(key, JSON.stringify({ ...kept, at: Date.now() })));
}

export function forgetEdits(key: string): void {
  attempt(() => localStorage.removeItem(key));
}

/** At a deliberate sign-out: what this person has left in this browser, in any organisation. */
export function forgetEditsOf(userId: string): void {
  attempt(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && key.split(':')[2] === userId) localStorage.removeItem(key);
  });
}
