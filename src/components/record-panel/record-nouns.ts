import { registers, type RecordKind } from '#openapi/generated/records.ts';
import type { Noun } from '#src/components/words.ts';

const isKind = (kind: string): kind is RecordKind => Object.hasOwn(registers, kind);

/** The noun for records of a kind; an unknown kind gets a generic one. */
export const nounOf = (kind: string): Noun =>
  isKind(kind) ? registers[kind].noun : { one: 'record', many: 'records' };
