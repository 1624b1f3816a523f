import type { JsonSchema } from './json-schema.ts';

/** What is to be drafted. Neither instructions nor schema contain anything that a person wrote; the facts may. */
export interface DraftRequest<T> {
  /** What to write, for a model. */
  readonly instructions: string;
  /** The data of a draft: hostile text. */
  readonly facts: object;
  /** What a model must answer. Its texts are what a person sees while it is written. */
  readonly schema: JsonSchema;
  /** A valid answer as the result. */
  readonly resultOf: (answer: unknown) => T;
  /** The answer without a model, derived from the facts. */
  readonly template: () => unknown;
}

/**
 * Drafts for a person, who decides what becomes of them. The text is yielded as it is written; what is returned at the end
 * was checked against the schema.
 */
export interface Drafter {
  /** The name of the model; null for drafts from a template. */
  readonly model: string | null;
  /**
   * @param signal ends the draft, and the call to a model with it
   * @throws DraftError, and the signal's reason
   */
  draft<T>(request: DraftRequest<T>, signal: AbortSignal): AsyncGenerator<string, T>;
}

/** Why there is no draft. */
export type DraftReason = 'BUSY' | 'REFUSED' | 'INVALID' | 'UNAVAILABLE';

/** There is no draft. Contents and keys are not part of the error, which may be logged. */
export class DraftError extends Error {
  override readonly name = 'DraftError';
  readonly reason: DraftReason;
  /** When the model may be asked again, if it said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(reason: DraftReason, details: { cause?: unknown; retryAfterSeconds?: number | undefined } = {}) {
    super(`There is no draft: ${reason}`, { cause: details.cause });
    this.reason = reason;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
