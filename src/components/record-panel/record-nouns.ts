import type { Noun } from '#src/components/words.ts';

/** What the kinds of records are called, by the contract's names. */
export const recordNouns = {
  risk: { one: 'risk', many: 'risks' },
  informationAsset: { one: 'asset', many: 'assets' },
} as const satisfies Readonly<Record<string, Noun>>;

const isKind = (kind: string): kind is keyof typeof recordNouns => Object.hasOwn(recordNouns, kind);

/** What records of a kind are called; a kind that is unknown here has records too. */
export const nounOf = (kind: string): Noun => (isKind(kind) ? recordNouns[kind] : { one: 'record', many: 'records' });
