/**
 * Why there is no place: the person has as many as one may have, their organisation takes at least half, others take them, or
 * others wait for one that was lent.
 */
export type NoPlaceReason = 'person' | 'organisation' | 'others' | 'recalled';

/** There is no place now, or no longer. Answered with 429 if the caller or their organisation is why, with 503 otherwise. */
export class NoPlace extends Error {
  override readonly name = 'NoPlace';
  readonly reason: NoPlaceReason;
  readonly retryAfterSeconds: number;

  constructor(reason: NoPlaceReason, message: string, retryAfterSeconds: number) {
    super(message);
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
