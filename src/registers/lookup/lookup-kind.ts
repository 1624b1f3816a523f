import type * as z from 'zod/mini';

import type { OrganisationFeature } from '#openapi/access.ts';
import type { LookupSource } from '#src/api/lookups.ts';
import { isolated } from '#src/components/bidi.ts';
import { textWords, type FieldWords } from '#src/components/record-panel/field-words.ts';
import type { Noun } from '#src/components/words.ts';

import type { ShownRecord } from '../OpenRecord.tsx';
import { recordKind } from '../record-kind.ts';

/** What every entry of a look-up has, and a person may set. */
export interface EntryDraft {
  readonly name: string;
  readonly description: string;
  readonly position: number;
  readonly active: boolean;
}

/** An entry as it is stored. */
export interface LookupEntry extends ShownRecord, EntryDraft {
  /** How many records use it. */
  readonly uses: number;
}

export const emptyEntry: EntryDraft = { name: '', description: '', position: 0, active: true };

export const entryDraftOf = ({ name, description, position, active }: EntryDraft): EntryDraft => ({
  name,
  description,
  position,
  active,
});

/** The fields of every entry and their values in words. */
export const entryWords: FieldWords<EntryDraft> = {
  name: textWords('Name'),
  description: textWords('Description'),
  position: { name: 'Order', show: (position) => position + 1 },
  active: { name: 'Active', show: (active) => (active ? 'Yes' : 'No') },
};

interface LookupSettings<Entry, Draft, Input> {
  readonly noun: Noun;
  readonly feature: OrganisationFeature;
  readonly source: LookupSource<Entry, Input>;
  readonly empty: Draft;
  readonly draftOf: (entry: Entry) => Draft;
}

/** A look-up: what is special about it, and what all have in common (openapi, `Lookup`). */
export const lookupKind = <Entry extends LookupEntry, Draft extends EntryDraft, Input>(
  schema: z.core.$ZodType,
  { feature, ...settings }: LookupSettings<Entry, Draft, Input>,
) =>
  recordKind(schema, {
    ...settings,
    nameOf: ({ name }: Entry) => isolated(name),
    access: { feature, roles: ['ORG_ADMIN', 'ORG_MANAGER'] },
  });
