import { describe, expect, it } from 'vitest';

import { actionsOf, isPossible, type Lifecycle, type LifecycleNames, type Step } from '#domain/lifecycle.ts';
import type { Place } from '#tests/contract/place.ts';
import { createPlain, pathOf, type Body, type RegisterName, type Stored } from '#tests/contract/samples.ts';
import { at, numberAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

import { unreadOf } from './cast.ts';
import { addColleague, callsOf, entityOf, type LawPlaces } from './places.ts';

type Named<Names extends LifecycleNames> = Exclude<Names['party'], 'watchers'>;

/** What has a status: how tests make it, read it and act on it. */
export interface LifecycleSubject<Names extends LifecycleNames> {
  readonly create: (place: Place) => Promise<Stored>;
  readonly read: (place: Place, stored: Stored) => Promise<unknown>;
  /** Where its actions are requested. */
  readonly path: (stored: Stored) => string;
  /** The field of a request that says what is done; `action` by default. */
  readonly field?: string;
  /** What every request names beside. */
  readonly always?: Body;
  /** The record that it belongs to; itself by default. */
  readonly recordOf?: (stored: Stored) => string;
  /** Who may take an action; the owner of the place by default. */
  readonly actorOf?: (place: Place, action: Names['action']) => Promise<Person>;
  /** What others do before an action is possible. */
  readonly prepare?: (place: Place, stored: Stored, action: Names['action']) => Promise<Stored>;
  /** Makes happen what is nobody's action; must do nothing in a state from which it does not happen. */
  readonly happen: Readonly<Record<Names['event'], (place: Place, stored: Stored) => Promise<void>>>;
}

/** The records of a register. @param path where actions are requested, below that of the record */
export const recordsWithStatus = (name: RegisterName, path: string) => ({
  create: (place: Place) => createPlain(place, name),
  read: ({ owner }: Place, { id }: Stored) => callsOf(name, { owner }).read(id),
  path: ({ id }: Stored) => `${pathOf(name)}/${id}/${path}`,
  happen: {},
});

/** Who is told, and as what. */
interface LifecycleNotices<Names extends LifecycleNames> {
  /** The kind of the notifications. */
  readonly as: string;
  /** People of their own for the parties of what `create` makes. */
  readonly people: (place: Place) => Promise<Readonly<Record<Named<Names>, Person>>>;
  /** The party that owns the record, and so watches it. */
  readonly owner: Named<Names>;
  /** What follows from a step, told as a change of the record. */
  readonly alsoTold?: (step: Names['action'] | Names['event']) => Readonly<Partial<Record<Names['party'], string>>>;
}

interface LifecycleFacts<Names extends LifecycleNames> {
  readonly lifecycle: Lifecycle<Names>;
  readonly subject: LifecycleSubject<Names>;
  /** What an action is given for each of its needs. */
  readonly given: Readonly<Record<Names['need'], Body>>;
  /** The needs that what `create` makes has. */
  readonly has?: Readonly<Partial<Record<Names['action'], readonly Names['need'][]>>>;
  readonly notices: LifecycleNotices<Names>;
}

type Moved<Names extends LifecycleNames> =
  | { readonly kind: 'action'; readonly name: Names['action'] }
  | { readonly kind: 'event'; readonly name: Names['event'] };

const eventsOf = <Names extends LifecycleNames>({ events }: Lifecycle<Names>): readonly Names['event'][] =>
  Object.keys(events).filter((key): key is Names['event'] => Object.hasOwn(events, key));

const movesOf = <Names extends LifecycleNames>(lifecycle: Lifecycle<Names>): readonly Moved<Names>[] => [
  ...actionsOf(lifecycle).map((name) => ({ kind: 'action' as const, name })),
  ...eventsOf(lifecycle).map((name) => ({ kind: 'event' as const, name })),
];

const stepOf = <Names extends LifecycleNames>(
  { steps, events }: Lifecycle<Names>,
  move: Moved<Names>,
): Step<Names['state'], Names['need'], Names['party']> =>
  move.kind === 'action' ? steps[move.name] : events[move.name];

/** The shortest way from the initial state to each state. */
function waysOf<Names extends LifecycleNames>(
  lifecycle: Lifecycle<Names>,
): Map<Names['state'], readonly Moved<Names>[]> {
  const ways = new Map<Names['state'], readonly Moved<Names>[]>([[lifecycle.initial, []]]);
  for (const [state, way] of ways)
    for (const move of movesOf(lifecycle)) {
      const step = stepOf(lifecycle, move);
      if (isPossible(step, state) && !ways.has(step.to)) ways.set(step.to, [...way, move]);
    }
  return ways;
}

/** The version that counts every change: of a policy that of its record, not of its text. */
const countOf = (shown: unknown): number => Number(at(shown, 'recordVersion') ?? at(shown, 'version'));

/** The laws of every lifecycle: each step in each state, with and without what it needs, by whom, based on what, and who is told. */
export function lifecycleLaws<Names extends LifecycleNames>(
  places: () => LawPlaces,
  { lifecycle, subject, given, has, notices }: LifecycleFacts<Names>,
): void {
  type Need = Names['need'];
  type State = Names['state'];
  const { field = 'action' } = subject;
  const ways = waysOf(lifecycle);
  const actions = actionsOf(lifecycle);
  const toGive = (action: Names['action']): readonly Need[] => {
    const stored: readonly Need[] = has?.[action] ?? [];
    return lifecycle.steps[action].needs.filter((need) => !stored.includes(need));
  };
  const bodyFor = (action: Names['action'], without?: Need): Body => {
    const needs = toGive(action).filter((need) => need !== without);
    const what = needs.flatMap((need) => Object.entries(given[need]));
    return { ...subject.always, [field]: action, ...Object.fromEntries(what) };
  };
  const act = (person: Person, stored: Stored, body: Body) =>
    person.call(subject.path(stored), { method: 'POST', body: { version: stored.version, ...body } });
  const actorOf = async (place: Place, action: Names['action']) =>
    (await subject.actorOf?.(place, action)) ?? place.owner;
  const prepared = async (place: Place, stored: Stored, action: Names['action']) =>
    (await subject.prepare?.(place, stored, action)) ?? stored;
  const { read } = subject;

  async function take(place: Place, before: Stored, move: Moved<Names>): Promise<Stored> {
    if (move.kind === 'action') {
      const stored = await prepared(place, before, move.name);
      entityOf(await act(await actorOf(place, move.name), stored, bodyFor(move.name)));
    } else await subject.happen[move.name](place, before);
    return { id: before.id, version: numberAt(await read(place, before), 'version') };
  }

  async function recordIn(place: Place, state: State): Promise<Stored> {
    let stored = await subject.create(place);
    for (const move of ways.get(state) ?? []) stored = await take(place, stored, move);
    return stored;
  }
  const states = [...ways.keys()];
  const pairs = states.flatMap((state) =>
    actions.map((action) => ({ state, action, isStep: isPossible(lifecycle.steps[action], state) })),
  );
  const events = eventsOf(lifecycle).flatMap((event) =>
    states.map((state) => ({ state, event, ...lifecycle.events[event] })),
  );

  describe('the lifecycle', () => {
    it('begins in its initial state, and has no state that cannot be reached', async () => {
      const { harbour } = places();
      const record = await subject.create(harbour);
      expect(at(await read(harbour, record), 'status')).toBe(lifecycle.initial);
      const named = movesOf(lifecycle).flatMap((move) => [...stepOf(lifecycle, move).from, stepOf(lifecycle, move).to]);
      expect(new Set(named)).toEqual(new Set(states));
    });

    it.each(pairs.filter(({ isStep }) => isStep))('in $state, $action leads on', async ({ state, action }) => {
      const { harbour } = places();
      const record = await prepared(harbour, await recordIn(harbour, state), action);
      const moved = entityOf(await act(await actorOf(harbour, action), record, bodyFor(action)));
      expect(moved['version']).toBe(record.version + 1);
      expect(at(await read(harbour, record), 'status')).toBe(lifecycle.steps[action].to);
    });

    it.each(pairs.filter(({ isStep }) => !isStep))('in $state, $action is refused', async ({ state, action }) => {
      const { harbour } = places();
      const record = await recordIn(harbour, state);
      const before = await read(harbour, record);
      const answer = await act(await actorOf(harbour, action), record, bodyFor(action));
      expect(answer).toMatchObject({
        status: 409,
        body: { errors: [{ field }], current: { version: record.version } },
      });
      expect(await read(harbour, record)).toEqual(before);
    });

    it.each(events.filter(({ from, state }) => from.includes(state)))(
      'in $state, $event leads on',
      async ({ state, event, to }) => {
        const { harbour } = places();
        const record = await recordIn(harbour, state);
        const before = countOf(await read(harbour, record));
        await take(harbour, record, { kind: 'event', name: event });
        const after = await read(harbour, record);
        expect(at(after, 'status')).toBe(to);
        expect(countOf(after)).toBeGreaterThan(before);
      },
    );

    it.each(events.filter(({ from, state, by }) => !from.includes(state) && by !== 'RESPONDENTS'))(
      'in $state, $event does not happen',
      async ({ state, event }) => {
        const { harbour } = places();
        const record = await recordIn(harbour, state);
        await subject.happen[event](harbour, record);
        expect(at(await read(harbour, record), 'status')).toBe(state);
      },
    );

    const needed = actions.flatMap((action) => toGive(action).map((need) => ({ action, need })));
    it.each(needed)('$action needs $need', async ({ action, need }) => {
      const { harbour } = places();
      const [state = lifecycle.initial] = lifecycle.steps[action].from;
      const record = await prepared(harbour, await recordIn(harbour, state), action);
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

    it.each(movesOf(lifecycle))('$name is told to the parties that its table names, each once', async (move) => {
      const { harbour } = places();
      const step = stepOf(lifecycle, move);
      const [state = lifecycle.initial] = step.from;
      let record = await recordIn(harbour, state);
      if (move.kind === 'action') record = await prepared(harbour, record, move.name);
      const people: Readonly<Record<string, Person>> = await notices.people(harbour);
      const [watcher, bystander] = [await addColleague(harbour), await addColleague(harbour)];
      const recordId = subject.recordOf?.(record) ?? record.id;
      await watcher.call(`/api/records/${recordId}/watching`, { method: 'PATCH', body: { watching: true } });
      const all = { ...people, watchers: watcher, bystander, actor: harbour.owner };
      for (const person of Object.values(all))
        await person.call('/api/notifications/mark-all-as-read', { method: 'PATCH' });

      if (move.kind === 'action') await act(await actorOf(harbour, move.name), record, bodyFor(move.name));
      else await subject.happen[move.name](harbour, record);

      expect(at(await read(harbour, record), 'status')).toBe(step.to);
      const actor = move.kind === 'action' ? (await actorOf(harbour, move.name)).id : undefined;
      expect(await toldIn(harbour, all)).toEqual(expectedIn(all, step, move, actor));
    });
  });

  /** What each is told. */
  async function toldIn(place: Place, all: Readonly<Record<string, Person>>) {
    const told = Object.entries(all).map(async ([party, person]) => [party, await unreadOf(place, person)] as const);
    return Object.fromEntries(await Promise.all(told));
  }

  /** What each is to be told, by the table. */
  function expectedIn(
    all: Readonly<Record<string, Person>>,
    { tells, asks = [] }: Pick<Step<string, string>, 'tells' | 'asks'>,
    move: Moved<Names>,
    actor: string | undefined,
  ) {
    const also: Readonly<Partial<Record<string, string>>> = notices.alsoTold?.(move.name) ?? {};
    const idsOf = (parties: readonly string[]) => new Set(parties.map((party) => all[party]?.id));
    const [asked, told] = [idsOf(asks), idsOf(tells.filter((party) => party !== 'watchers'))];
    const watching = tells.includes('watchers') ? idsOf(['watchers', notices.owner]) : new Set<string | undefined>();
    const kindsFor = (party: string, { id }: Person) => {
      if (id === actor) return [];
      const kind = asked.has(id) ? 'reviewRequested' : told.has(id) ? notices.as : watching.has(id) ? 'watched' : [];
      return [kind, also[party] ?? []].flat().toSorted();
    };
    return Object.fromEntries(Object.entries(all).map(([party, person]) => [party, kindsFor(party, person)]));
  }
}
