import type * as z from 'zod/mini';

import type { LookupQuery } from '#src/api/record/lookups.ts';
import type { Kind, RecordSource } from '#src/api/record/register.ts';
import { isolated } from '#src/components/bidi.ts';

import { editableKind, type EditableKind } from '../editable-kind.ts';
import type { ShownRecord } from '../OpenRecord.tsx';
import { recordKind, type KindFacts } from '../record-kind.ts';

/** The editable fields that every look-up entry has. */
export interface EntryDraft {
  readonly name: string;
  readonly description: string;
  readonly position: number;
  readonly active: boolean;
}

/** A stored entry. */
export interface LookupEntry extends ShownRecord, EntryDraft {
  /** The number of records that use it. */
  readonly uses: number;
}

/** The types of a look-up's entries. */
export interface LookupShape extends Kind {
  readonly entity: LookupEntry;
  readonly draft: EntryDraft;
  readonly query: LookupQuery;
}

interface LookupFacts<K extends LookupShape> extends KindFacts<K> {
  readonly schema: z.core.$ZodType;
}

/** A look-up: its specifics, combined with what all look-ups share (openapi, `Lookup`). */
export const lookupKind = <K extends LookupShape>(
  { schema, ...facts }: LookupFacts<K>,
  source: RecordSource<K>,
): EditableKind<K> => editableKind(recordKind(facts, { source, nameOf: ({ name }) => isolated(name) }), schema);
