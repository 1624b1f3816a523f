import { beginning, rowHash, sealHash, type LogRow, type Seal } from './hash.ts';
import type { Head } from './head.ts';

/** A link of a chain, as it is stored or was exported. */
export interface SealedRow extends Seal {
  /** The id of the row that was sealed. */
  readonly activityId: string;
  /** `missing` if it is no longer there, `hidden` in a file of someone who may not view it. */
  readonly row: LogRow | 'missing' | 'hidden';
  /** Set if a person was erased from the row (decision 180). */
  readonly erasure: Erasure | undefined;
}

/** Who erased a person from a row, when, and the hash of what is left of it. */
export interface Erasure {
  /** In UTC, in milliseconds. */
  readonly erasedAt: string;
  readonly erasedBy: string;
  readonly rowSha256: string;
}

/** What a check of one log has found. */
export interface CheckedLog {
  readonly rows: number;
  /** The newest seal that was checked. */
  readonly newest: Pick<Seal, 'position' | 'sha256' | 'sealedAt'> | undefined;
  /** How many heads that were kept outside it was compared with. */
  readonly heads: number;
  /** The first thing that does not match, in words; undefined if everything does. */
  readonly mismatch: string | undefined;
  /** The rows that are not what was sealed because a person was erased from them: their seals hold, their texts are not proven. */
  readonly erased: readonly Erasure[];
}

/**
 * Checks the chain of one log, from its first seal on: contents against hashes, hashes against each other, and all of it
 * against the heads that were kept elsewhere.
 */
export class ChainCheck {
  readonly #heads: ReadonlyMap<number, readonly Head[]>;
  readonly #heights: readonly number[];
  #previous = beginning;
  #rows = 0;
  #newest: CheckedLog['newest'];
  #mismatch: string | undefined;
  readonly #erased: Erasure[] = [];

  constructor(heads: readonly Head[]) {
    const byPosition = new Map<number, Head[]>();
    for (const head of heads) byPosition.set(head.position, [...(byPosition.get(head.position) ?? []), head]);
    this.#heads = byPosition;
    this.#heights = heads.map(({ position }) => position);
  }

  add(seal: SealedRow): void {
    this.#mismatch ??= this.#mismatchOf(seal);
    this.#rows += 1;
    this.#previous = seal.sha256;
    const { position, sha256, sealedAt } = seal;
    this.#newest = { position, sha256, sealedAt };
  }

  #mismatchOf(seal: SealedRow): string | undefined {
    const { position, sealedAt, rowSha256, sha256, activityId, row } = seal;
    const name = `row ${position} (${activityId})`;
    if (position !== this.#rows + 1) return `the seal of row ${this.#rows + 1} is missing`;
    if (row === 'missing') return `${name} is missing`;
    if (row !== 'hidden' && (row.id !== activityId || !this.#isSealed(row, seal))) return `${name} was changed`;
    if (sealHash(this.#previous, { position, sealedAt, rowSha256 }) !== sha256)
      return `the seal of ${name} was changed`;
    const other = this.#heads.get(position)?.find((head) => head.sha256 !== sha256);
    return other && `the log up to ${name} is not the one whose head was kept at ${other.sealedAt}`;
  }

  /** Whether a row is what was sealed, or what its erasure has left of it. */
  #isSealed(row: LogRow, { rowSha256, erasure }: SealedRow): boolean {
    const hash = rowHash(row);
    if (hash === rowSha256) return true;
    if (erasure?.rowSha256 !== hash) return false;
    this.#erased.push(erasure);
    return true;
  }

  /** @param outside what was found beside the chain */
  result(outside?: string): CheckedLog {
    const highest = this.#heights.reduce((most, position) => Math.max(most, position), 0);
    const cut =
      highest > this.#rows ? `rows ${this.#rows + 1} to ${highest} were cut off: a head was kept of them` : undefined;
    return {
      rows: this.#rows,
      newest: this.#newest,
      heads: this.#heights.length,
      erased: this.#erased,
      mismatch: this.#mismatch ?? cut ?? outside,
    };
  }
}
