import { describe, expect, test } from 'vitest';

import { answeredSets, valuesAt, type AnsweredSet } from '#tests/model/closed-sets.ts';
import type { Flow } from '#tests/model/flow.ts';
import { flows } from '#tests/model/flows/index.ts';
import { everyEdge } from '#tests/model/paths.ts';
import { slotOf } from '#tests/model/running.ts';

/** What no service answers to its machine, by machine and property, with the reason. */
const unanswered: Readonly<Record<string, { readonly values: readonly string[]; readonly because: string }>> = {
  'evidence-request .state': {
    values: ['ACCEPTED'],
    because: 'who gives evidence changes only what is open, and the server refuses the rest',
  },
  'questionnaire-builder .status': {
    values: ['ARCHIVED'],
    because: 'what is archived is not edited: the server refuses',
  },
};

const handedOn = 'it is kept as it is for the app, and openapi/access says what it allows';

/** Sets whose values all mean the same to the machine. */
const equal: Readonly<Record<string, string>> = {
  'assessment-review .review.conclusion': 'it comes back as it was typed',
  'privileged-operation .kind': 'the machine only sends it back',
  'session .memberships[].features[]': handedOn,
  'session .memberships[].role': handedOn,
  'value-mapping .doubles': 'the import is handed on to its own machine',
  'value-mapping .doubleRows[].use': 'the import is handed on to its own machine',
};

const doneActor = 'xstate.done.actor.';

/** The answers of each slot on the paths of a flow. */
function answersOn(flow: Flow): ReadonlyMap<string, readonly unknown[]> {
  const found = new Map<string, Set<unknown>>();
  for (const { steps } of everyEdge(flow))
    for (const { event } of steps)
      if (event.type.startsWith(doneActor)) {
        const slot = slotOf(flow, event.type.slice(doneActor.length));
        found.set(slot, (found.get(slot) ?? new Set()).add(event['output']));
      }
  return new Map([...found].map(([slot, outputs]) => [slot, [...outputs]]));
}

/** A list of what one answer has is the same set. */
const nameOf = ({ machine, place }: AnsweredSet) => `${machine} ${place.replace(/^\[\]/, '')}`;

const known = answeredSets();
const sets = known.filter((set) => equal[nameOf(set)] === undefined);
const machines = [...new Set(sets.map(({ machine }) => machine))];

describe.each(machines)('%s', (machine) => {
  test('every value that its services may answer with is answered on some path', () => {
    const flow = flows.find(({ name }) => name === machine);
    if (flow === undefined) throw new Error(`${machine} has no flow`);
    const answers = answersOn(flow);
    const seen = new Map<string, Set<unknown>>();
    for (const set of sets.filter((one) => one.machine === machine)) {
      const values = (answers.get(set.slot) ?? []).flatMap((answer) => valuesAt(answer, set.place));
      seen.set(nameOf(set), new Set([...(seen.get(nameOf(set)) ?? []), ...values]));
    }
    const missing = [...seen].map(([name, values]) => [
      name,
      sets.find((set) => nameOf(set) === name)?.values.filter((value) => !values.has(value)),
    ]);
    expect(Object.fromEntries(missing)).toEqual(
      Object.fromEntries([...seen.keys()].map((name) => [name, unanswered[name]?.values ?? []])),
    );
  });
});

test('every reason is about a set that there is', () => {
  const names = new Set(known.map(nameOf));
  expect([...Object.keys(unanswered), ...Object.keys(equal)].filter((name) => !names.has(name))).toEqual([]);
});
