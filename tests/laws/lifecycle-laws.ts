import { describe, expect, it } from 'vitest';

import { isPossible, type Lifecycle } from '#domain/lifecycle.ts';
import type { Place } from '#tests/contract/place.ts';
import { createPlain, pathOf, type Body, type RegisterName, type Stored } from '#tests/contract/samples.ts';
import { at } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

import { callsOf, entityOf, type LawPlaces } from './places.ts';

/** What has a status: how tests make it, read it and act on it. */
export interface LifecycleSubject<Action extends string> {
  readonly create: (place: Place) => Promise<Stored>;
  readonly read: (place: Place, stored: Stored) => Promise<unknown>;
  /** Where its actions are requested. */
  readonly path: (stored: Stored) => string;
  /** Who may take an action; the owner of the place by default. */
  readonly actorOf?: (place: Place, action: Action) => Promise<Person>;
}

/** The records of a register. @param path where actions are requested, below that of the record */
export const recordsWithStatus = (name: RegisterName, path: string): LifecycleSubject<string> => ({
  create: (place) => createPlain(place, name),
  read: ({ owner }, { id }) => callsOf(name, { owner }).read(id),
  path: ({ id }) => `${pathOf(name)}/${id}/${path}`,
});

interface LifecycleFacts<State extends string, Action extends string, Need extends string> {
  readonly lifecycle: Lifecycle<State, Action, Need>;
  readonly subject: LifecycleSubject<Action>;
  /** What an action is given for each of its needs. */
  readonly given: Readonly<Record<Need, Body>>;
}

/** The shortest way from the initial state to each state. */
function waysOf<State extends string, Action extends string>({
  initial,
  steps,
}: Lifecycle<State, Action, string>): Map<State, readonly Action[]> {
  const actions = Object.keys(steps).filter((key): key is Action => Object.hasOwn(steps, key));
  const ways = new Map<State, readonly Action[]>([[initial, []]]);
  for (const [state, way] of ways) {
    const next = actions.filter((action) => isPossible(steps[action], state) && !ways.has(steps[action].to));
    for (const action of next) ways.set(steps[action].to, [...way, action]);
  }
  return ways;
}

/** The laws of every lifecycle: each action in each state, with and without what it needs, by whom, and based on what. */
export function lifecycleLaws<State extends string, Action extends string, Need extends string>(
  places: () => LawPlaces,
  { lifecycle, subject, given }: LifecycleFacts<State, Action, Need>,
): void {
  const ways = waysOf(lifecycle);
  const actions = Object.keys(lifecycle.steps).filter((key): key is Action => Object.hasOwn(lifecycle.steps, key));
  const bodyFor = (action: Action, without?: Need): Body => {
    const needs = lifecycle.steps[action].needs.filter((need) => need !== without);
    return Object.fromEntries([['action', action], ...needs.flatMap((need) => Object.entries(given[need]))]);
  };
  const act = (person: Person, stored: Stored, body: Body) =>
    person.call(subject.path(stored), { method: 'POST', body: { version: stored.version, ...body } });
  const actorOf = async (place: Place, action: Action) => (await subject.actorOf?.(place, action)) ?? place.owner;
  const versionOf = ({ version }: Body) => Number(version);

  async function recordIn(place: Place, state: State): Promise<Stored> {
    const { id, ...created } = await subject.create(place);
    let { version } = created;
    for (const action of ways.get(state) ?? []) {
      const answer = await act(await actorOf(place, action), { id, version }, bodyFor(action));
      version = versionOf(entityOf(answer));
    }
    return { id, version };
  }
  const { read } = subject;
  const pairs = [...ways.keys()].flatMap((state) =>
    actions.map((action) => ({ state, action, isStep: isPossible(lifecycle.steps[action], state) })),
  );

  describe('the lifecycle', () => {
    it('begins in its initial state', async () => {
      const { harbour } = places();
      const record = await subject.create(harbour);
      expect(at(await read(harbour, record), 'status')).toBe(lifecycle.initial);
    });

    it.each(pairs.filter(({ isStep }) => isStep))('in $state, $action leads on', async ({ state, action }) => {
      const { harbour } = places();
      const record = await recordIn(harbour, state);
      const moved = entityOf(await act(await actorOf(harbour, action), record, bodyFor(action)));
      expect(moved).toMatchObject({ status: lifecycle.steps[action].to, version: record.version + 1 });
    });

    it.each(pairs.filter(({ isStep }) => !isStep))('in $state, $action is refused', async ({ state, action }) => {
      const { harbour } = places();
      const record = await recordIn(harbour, state);
      const before = await read(harbour, record);
      const answer = await act(await actorOf(harbour, action), record, bodyFor(action));
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'action' }] } });
      expect(await read(harbour, record)).toEqual(before);
    });

    const needed = actions.flatMap((action) => lifecycle.steps[action].needs.map((need) => ({ action, need })));
    it.each(needed)('$action needs $need', async ({ action, need }) => {
      const { harbour } = places();
      const [state = lifecycle.initial] = lifecycle.steps[action].from;
      const record = await recordIn(harbour, state);
      const before = await read(harbour, record);
      const answer = await act(await actorOf(harbour, action), record, bodyFor(action, need));
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: Object.keys(given[need])[0] }] } });
      expect(await read(harbour, record)).toEqual(before);
    });

    it('is not for those who may only view, nor for others, and not based on a former version', async () => {
      const { server, harbour, meridian } = places();
      const record = await subject.create(harbour);
      const action = actions.find((one) => isPossible(lifecycle.steps[one], lifecycle.initial));
      if (action === undefined) throw new Error('The lifecycle has no beginning');
      const body = bodyFor(action);
      const reader = await addPerson(server, {
        in: [{ organisation: harbour.organisation, role: 'ORG_VIEWER', level: 'VIEW' }],
      });
      expect((await act(reader, record, body)).status).toBe(403);
      expect((await act(meridian.owner, record, body)).status).toBe(404);
      expect((await act(await actorOf(harbour, action), { ...record, version: record.version + 1 }, body)).status).toBe(
        409,
      );
      expect(await read(harbour, record)).toMatchObject({ status: lifecycle.initial, version: record.version });
    });
  });
}
