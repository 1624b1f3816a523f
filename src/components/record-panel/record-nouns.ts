import { registers, type RecordKind } from '#openapi/generated/records.ts';
import type { Noun } from '#src/components/words.ts';

const isKind = (kind: string): kind is RecordKind => Object.hasOwn(registers, kind);

/** What records of a kind are called; a kind that is unknown here has records too. */
export const nounOf = (kind: string): Noun =>
  isKind(kind) ? registers[kind].noun : { one: 'record', many: 'records' };
