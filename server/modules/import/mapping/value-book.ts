import { randomUUID } from 'node:crypto';

import type { LookupKind } from '#openapi/generated/records.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { errorsOfBody } from '#server/contract/validation.ts';
import type { UnknownValue } from '#server/database/schema/index.ts';
import type { Proposed } from '#server/modules/record/index.ts';

import type { Field } from '../fields.ts';
import type { ImportTargets } from '../targets.ts';
import { addableLookup, choicesOfField, isAnswerable, valueOfChoice } from './choices.ts';
import { keyOfText, type Remembered } from './memory.ts';

/** Different values that are asked about; no person answers more. */
const mostAsked = 500;

/** Characters of a value that is asked about, as of the contract's `ImportValueAnswer`. */
const longestAsked = 300;

/** An entry that the import adds, as a value that names nothing is to be one. */
export interface NewEntry extends Proposed {
  readonly kind: LookupKind;
}

/** What was answered of a value: what it stands for, or that it stands for nothing. */
export type Answered = { readonly value: unknown } | { readonly isEmpty: true };

/** What texts of a file stand for that name nothing in the register. Notes each that it is asked for. */
export interface ValueBook {
  of(field: Field, text: string, problem: string): Answered | undefined;
  /** Those that were asked for, in the order of the file. */
  unknown(): readonly UnknownValue[];
  newEntries(): readonly NewEntry[];
}

interface Known {
  readonly use: Schemas['ImportValueUse'];
  readonly choice: Schemas['ImportChoice'] | null;
  readonly answered: Answered;
}

interface BookInput {
  readonly fields: readonly Field[];
  readonly remembered: readonly Remembered[];
  /** Values that are to be new entries, as answered of this file. */
  readonly asNew: readonly Pick<UnknownValue, 'field' | 'text'>[];
  readonly targets: ImportTargets;
  readonly reader: Pick<OrganisationContext, 'organisation'>;
}

const keyOf = (field: string, text: string) => `${field} ${keyOfText(text)}`;

/** What was answered and can still be chosen. */
async function knownOf({ fields, remembered, reader }: BookInput): Promise<Map<string, Known>> {
  const known = new Map<string, Known>();
  for (const field of fields.filter(isAnswerable)) {
    const own = remembered.filter((one) => one.field === field.path);
    const chosen = [...new Set(own.flatMap(({ target }) => target ?? []))];
    const choices = chosen.length === 0 ? [] : await choicesOfField(field, { chosen }, reader);
    const byId = new Map(choices.map((choice) => [choice.id, choice]));
    for (const { key, target } of own) {
      const choice = target === null ? null : byId.get(target);
      if (choice === null) known.set(`${field.path} ${key}`, { use: 'EMPTY', choice, answered: { isEmpty: true } });
      else if (choice !== undefined)
        known.set(`${field.path} ${key}`, {
          use: 'EXISTING',
          choice,
          answered: { value: valueOfChoice(field, choice.id) },
        });
    }
  }
  return known;
}

/** Answers that a value is to be a new entry, of those that can be one. One name is one entry, whatever the field. */
function addNew(known: Map<string, Known>, { fields, asNew, targets, reader }: BookInput): NewEntry[] {
  const entries = new Map<string, NewEntry>();
  for (const { field: path, text } of asNew) {
    const field = fields.find((one) => one.path === path);
    const lookup = field && addableLookup(field, targets, reader);
    const name = text.replaceAll(/\s+/gu, ' ').trim();
    if (lookup === undefined || errorsOfBody(lookup.target.form().create, { name }).length > 0) continue;
    const key = `${lookup.kind} ${keyOfText(name)}`;
    const entry = entries.get(key) ?? { id: randomUUID(), name, kind: lookup.kind };
    entries.set(key, entry);
    known.set(keyOf(path, text), { use: 'NEW', choice: null, answered: { value: entry.id } });
  }
  return [...entries.values()];
}

/** In a transaction, before the rows are converted. */
export async function valueBook(input: BookInput): Promise<ValueBook> {
  const known = await knownOf(input);
  const entries = addNew(known, input);
  const asked = new Map<string, UnknownValue>();
  return {
    of(field, text, problem) {
      if (!isAnswerable(field) || text.length > longestAsked) return undefined;
      const key = keyOf(field.path, text);
      const found = known.get(key);
      const one = asked.get(key);
      if (one !== undefined) asked.set(key, { ...one, rows: one.rows + 1 });
      else if (asked.size < mostAsked) {
        const { use = null, choice = null } = found ?? {};
        asked.set(key, { field: field.path, text, rows: 1, problem, use, choice });
      }
      return found?.answered;
    },
    unknown: () => [...asked.values()],
    newEntries: () => entries,
  };
}
