import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

/** An answer that is stored. */
export interface StoredAnswer {
  readonly response: readonly string[];
  /** Incremented with every change. */
  readonly version: number;
  /** The tab that it was written in. */
  readonly editorId: string;
  readonly sequence: number;
}

/** An answer that a tab sends. */
export interface IncomingAnswer {
  readonly response: readonly string[];
  /** The version that the tab has seen; 0 for none. */
  readonly version: number;
  readonly editorId: string;
  readonly sequence: number;
}

/** STORE: it becomes the stored one. SAVED: it is stored already. */
export type MergeDecision = 'STORE' | Schemas['AnswerOutcome'];

/** Whether two answers say the same. */
export const isSameResponse = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/**
 * What becomes of an answer that arrives. A tab may go on from what it wrote itself, even if the reply that told it of the
 * version was lost: its sequence says which of its own changes is newer. What someone else has changed since is never
 * overwritten, unless both say the same.
 */
export function mergeAnswer(stored: StoredAnswer | undefined, incoming: IncomingAnswer): MergeDecision {
  if (stored === undefined) return 'STORE';
  if (stored.editorId === incoming.editorId) {
    if (incoming.sequence > stored.sequence) return 'STORE';
    return incoming.sequence === stored.sequence ? 'SAVED' : 'OUTDATED';
  }
  if (isSameResponse(stored.response, incoming.response)) return 'SAVED';
  return stored.version === incoming.version ? 'STORE' : 'CONFLICT';
}
