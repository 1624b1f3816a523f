import { expect, it } from 'vitest';

import { operations, type ContractOperation } from '#tests/contract/contract.ts';
import { inputsOf } from '#tests/contract/fixtures.ts';
import type { Place } from '#tests/contract/place.ts';
import { send } from '#tests/contract/requests.ts';
import { addLabel, createPlain, pathOf, unique, type RegisterName, type Stored } from '#tests/contract/samples.ts';
import { numberAt } from '#tests/server/identity/support.ts';
import { deadlocksIn } from '#tests/server/support/deadlocks.ts';
import type { Answer } from '#tests/server/support/http.ts';

import { callsOf, entityOf, rowsOf, type LawPlaces } from './places.ts';

const rounds = 8;

/** What the contract can do to one record: the register's own operations, and those of every record. */
const changesOf = (name: RegisterName): ContractOperation[] =>
  operations.filter(
    ({ method, path, isStream, takesFile }) =>
      method !== 'GET' &&
      !isStream &&
      !takesFile &&
      (path.startsWith(`${pathOf(name)}/{id}`) || path.startsWith('/api/records/{id}/')),
  );

type Send = (stored: readonly Stored[]) => Promise<Answer>;

/** Each such operation with the inputs of its fixture, on the first record. */
const singleChanges = (name: RegisterName, place: Place): Promise<Send[]> =>
  Promise.all(
    changesOf(name).map(async (operation): Promise<Send> => {
      const { path, query, body, ...inputs } = await inputsOf(operation.id, place, place.owner);
      return ([record]) => {
        if (record === undefined) throw new Error('There is no record');
        const based = <T extends object>(input: T) =>
          'version' in input ? { ...input, version: record.version } : input;
        const on = { path: { ...path, id: record.id }, query: based(query), body: body && based(body) };
        return send(place.owner, operation, { ...inputs, ...on });
      };
    }),
  );

/** Changes of several records in opposite orders, their links in both directions, and a merge of labels that they get. */
function sharedChanges(name: RegisterName, { owner }: Place, [own = '', other = '', merged = '']: string[]): Send[] {
  const { post } = callsOf(name, { owner });
  const link =
    (from: number, to: number): Send =>
    (stored) =>
      owner.call(`/api/records/${stored[from]?.id}/links`, {
        method: 'POST',
        body: { type: 'relates', otherId: stored[to]?.id },
      });
  return [
    (records) => post('change', { records, changes: { addedLabelIds: [own, merged] } }),
    link(0, 1),
    (stored) =>
      post('change', {
        records: stored.toReversed(),
        changes: { addedLabelIds: [merged, other], removedLabelIds: [own] },
      }),
    () => owner.call(`/api/labels/${merged}/merge`, { method: 'POST', body: { version: 1, intoId: own } }),
    link(1, 0),
    (stored) => post('delete', { records: stored.slice(1), reason: 'Out of scope' }),
  ];
}

/** Does all of it at the same time, several times; each time something else comes first. @returns the answers */
async function race(name: RegisterName, place: Place): Promise<Answer[]> {
  const { read, get, post } = callsOf(name, place);
  const ids = [];
  for (let index = 0; index < 3; index += 1) ids.push((await createPlain(place, name)).id);
  const labels = [await addLabel(place, { name: unique() }), await addLabel(place, { name: unique() })];
  const single = await singleChanges(name, place);
  const answers: Answer[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const stored = await Promise.all(ids.map(async (id) => ({ id, version: numberAt(await read(id), 'version') })));
    const all = [...single, ...sharedChanges(name, place, [...labels, await addLabel(place, { name: unique() })])];
    const first = Math.floor((round * all.length) / rounds);
    const inTurn = [...all.slice(first), ...all.slice(0, first)];
    answers.push(...(await Promise.all(inTurn.map((request) => request(stored)))));
    for (const { id, version } of rowsOf(await get('/removed?perPage=100')))
      entityOf(await post(`${String(id)}/restore`, { version }));
  }
  return answers;
}

async function expectNoDeadlock(name: RegisterName, { server, harbour }: LawPlaces): Promise<void> {
  const before = await deadlocksIn(server);
  const answers = await race(name, harbour);
  expect(answers.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
  // Not all of it was refused.
  expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(rounds);
  expect(await deadlocksIn(server)).toBe(before);
}

/** The law of locks: records first, in the order of their ids (decision 092). */
export const raceLaws = (name: RegisterName, places: () => LawPlaces): void =>
  it('changes of one record at the same time never wait for each other in a circle', () =>
    expectNoDeadlock(name, places()));
