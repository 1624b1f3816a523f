import { describe, expect, it } from 'vitest';

import { lookupsOf, type LookupName, type RegisterName } from '#tests/contract/samples.ts';
import { textAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

import { attachmentLaws } from './attachment-laws.ts';
import { bulkLaws } from './bulk-laws.ts';
import { changeLaws } from './change-laws.ts';
import { commentLaws } from './comment-laws.ts';
import { dueLaws, type DueFacts } from './due-laws.ts';
import { isExample } from './example.ts';
import { exportLaws } from './export-laws.ts';
import { fieldLaws, type FieldFacts } from './field-laws.ts';
import { fieldsOf } from './fields.ts';
import { historyLaws } from './history-laws.ts';
import { importLaws } from './import-laws.ts';
import { labelLaws } from './label-laws.ts';
import { linkLaws } from './link-laws.ts';
import { listLaws } from './list-laws.ts';
import type { ListFacts } from './list-values.ts';
import { lookupLaws, type Choosing } from './lookup-laws.ts';
import { addColleague, callsOf, entityOf, openLawPlace, rowsOf, useLawPlaces, type LawPlaces } from './places.ts';
import { raceLaws } from './race-laws.ts';
import { removalLaws } from './removal-laws.ts';
import { summaryLaws } from './summary-laws.ts';
import { watchLaws } from './watch-laws.ts';

/** A person's notifications about one record, newest first. */
async function notificationsOf(person: Person, id: string) {
  const rows = rowsOf(await person.call('/api/notifications?perPage=100'));
  return rows
    .filter(({ entityId }) => entityId === id)
    .map((row) => ({ title: textAt(row, 'title'), description: textAt(row, 'description') }));
}

/** The owner of a record is notified of the assignment and of what others do to the record, in every register. */
async function expectOwnerNotified(name: RegisterName, { harbour }: LawPlaces): Promise<void> {
  const calls = callsOf(name, harbour);
  const [owner, next] = [await addColleague(harbour), await addColleague(harbour)];
  const { id, ref } = entityOf(await calls.create({ title: 'Theirs', ownerId: owner.id }), 201);
  entityOf(await calls.update(id, { version: 1, title: 'Still theirs' }));
  await calls.remove(id, 2);
  entityOf(await calls.post(`${id}/restore`, { version: 3 }));
  entityOf(await calls.update(id, { version: 4, ownerId: next.id }));
  const notifications = await notificationsOf(owner, id);
  const events = ['updated', 'restored', 'deleted', 'updated', 'assigned to you'];
  expect(notifications.map(({ title }) => events.find((event) => title.endsWith(` ${event}`)))).toEqual(events);
  const titles = ['Still theirs', 'Still theirs', 'Still theirs', 'Still theirs', 'Theirs'];
  const quoted = notifications.map(({ description }) => /"([^"]*)"\.?$/.exec(description)?.[1]);
  expect(quoted).toEqual(titles.map((title) => `${String(ref)} ${title}`));
  expect(await notificationsOf(next, id)).toEqual([expect.objectContaining({ title: notifications.at(-1)?.title })]);
  expect(await notificationsOf(harbour.owner, id)).toEqual([]);
}

/** References increase, are never reused, and start again in every organisation. */
async function expectReferences(name: RegisterName, { server }: LawPlaces): Promise<void> {
  const calls = callsOf(name, await openLawPlace(server, 'New'));
  for (const number of ['0001', '0002']) {
    const { id, ref } = entityOf(await calls.create({ title: 'Counted' }), 201);
    expect(ref).toMatch(new RegExp(`^[A-Z]{1,5}-${number}$`));
    expect((await calls.remove(id, 1)).status).toBe(200);
  }
}

/** The register-specific facts, where they do not follow from the contract's names. */
interface RegisterFacts extends ListFacts, FieldFacts, DueFacts {
  /** The part of a record's body that chooses an entry of a look-up, or none. */
  readonly choosing?: Readonly<Partial<Record<LookupName, Choosing>>>;
}

/** What records of every register have, by code that knows nothing of the register but its kind. */
function sharedLaws(name: RegisterName, places: () => LawPlaces): void {
  attachmentLaws(name, places);
  commentLaws(name, places);
  historyLaws(name, places);
  labelLaws(name, places);
  linkLaws(name, places);
  watchLaws(name, places);
  raceLaws(name, places);
  it('references are numbered from 1 in every organisation and never reused', () => expectReferences(name, places()));
}

/**
 * The laws for every register and its look-ups, with the fields, filters and sort keys that the contract declares. Call
 * it once in a file of its own: files run in parallel.
 */
export function registerLaws(name: RegisterName, facts: RegisterFacts = {}): void {
  const places = useLawPlaces();
  describe(`${name}:`, () => {
    fieldLaws(name, places, facts);
    listLaws(name, places, facts);
    exportLaws(name, places, facts);
    importLaws(name, places);
    removalLaws(name, places);
    changeLaws(name, places);
    bulkLaws(name, places);
    dueLaws(name, places, facts);
    summaryLaws(name, places);
    if (isExample(name)) sharedLaws(name, places);
    const owners = fieldsOf(name).filter((field) => field.name === 'ownerId');
    it.each(owners)('the person in $name is notified of changes by others', () => expectOwnerNotified(name, places()));
  });
  for (const lookup of lookupsOf(name))
    lookupLaws(lookup, places, { register: name, choosing: facts.choosing?.[lookup] });
}
