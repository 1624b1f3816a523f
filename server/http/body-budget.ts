import { ApiError, tooManyRequests } from '#server/contract/errors.ts';

/** How many bytes of bodies are held at once, from their announcement until their requests are answered. */
export interface BodyLimits {
  /** For one person or secure link. */
  readonly caller: number;
  /** For one network and all who call from it. */
  readonly network: number;
  /** For all callers that are not known before their bodies are read. */
  readonly strangers: number;
  readonly inAll: number;
}

/**
 * The largest body is below 1 MB, and most are of a few kB: 200 people behind one address may each save 160 kB in the same
 * moment. Parsed, a body takes a few times its bytes.
 */
export const bodyLimits: BodyLimits = {
  caller: 8_000_000,
  network: 32_000_000,
  strangers: 64_000_000,
  inAll: 128_000_000,
};

/** In seconds. Bodies are held for a moment, unless they arrive slowly. */
const retryAfter = 2;

/** Whose body it is; without a caller, a stranger's. */
export interface Holder {
  readonly network: string;
  readonly caller: string | undefined;
}

/** Files are not counted: they pass through, and have slots of their own. */
export class BodyBudget {
  readonly #limits: BodyLimits;
  readonly #held = new Map<string, number>();

  constructor(limits: BodyLimits) {
    this.#limits = limits;
  }

  /**
   * Holds bytes for a body that is to be read.
   * @returns what gives them back, once
   * @throws ApiError 429 where the caller or the network holds too many, 503 where all together do
   */
  hold({ network, caller }: Holder, bytes: number): () => void {
    const shares = [
      caller === undefined
        ? { key: 'strangers', most: this.#limits.strangers, isOwn: false }
        : { key: `caller:${caller}`, most: this.#limits.caller, isOwn: true },
      { key: `network:${network}`, most: this.#limits.network, isOwn: true },
      { key: 'all', most: this.#limits.inAll, isOwn: false },
    ];
    const full = shares.find(({ key, most }) => this.heldBy(key) + bytes > most);
    if (full?.isOwn === true) throw tooManyRequests(retryAfter);
    if (full !== undefined)
      throw new ApiError(503, 'Too much is being sent at the moment. Try again shortly.', {
        retryAfterSeconds: retryAfter,
      });
    const keys = shares.map(({ key }) => key);
    for (const key of keys) this.#held.set(key, this.heldBy(key) + bytes);
    return () => {
      for (const key of keys.splice(0)) this.#giveBack(key, bytes);
    };
  }

  /** In bytes. @param key `all`, `strangers`, `network:…` or `caller:…` */
  heldBy(key: string): number {
    return this.#held.get(key) ?? 0;
  }

  #giveBack(key: string, bytes: number): void {
    const left = this.heldBy(key) - bytes;
    if (left > 0) this.#held.set(key, left);
    else this.#held.delete(key);
  }
}
