import { taskStateValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import type { Place } from '#tests/contract/place.ts';
import type { Body } from '#tests/contract/samples.ts';
import { monthly } from '#tests/contract/task-fixtures.ts';

import { callsOf, entityOf, rowsOf } from './places.ts';
import { registerLaws } from './register-laws.ts';

/** The severities in the order of the settings. */
let severities: readonly unknown[] = [];

/** Of three tasks, the first is completed or cancelled, and the second recurs. */
async function vary(place: Place, entities: readonly Body[]): Promise<Body[]> {
  const { post } = callsOf('Tasks', place);
  severities = rowsOf(await callsOf('TaskSeverities', place).get('?perPage=100')).map(({ id }) => id);
  const moved: Body[] = [];
  for (const [index, entity] of entities.entries()) {
    const end = { version: 1, action: index % 6 === 0 ? 'COMPLETE' : 'CANCEL', reason: place.marker };
    const recur = { version: 1, recurrence: monthly('2027-01-31') };
    const path = String(entity['id']);
    if (index % 3 === 0) moved.push(entityOf(await post(`${path}/status`, end)));
    else moved.push(index % 3 === 1 ? entityOf(await post(`${path}/recurrence`, recur)) : entity);
  }
  return moved;
}

registerLaws('Tasks', {
  // One without a status has the first that means to do: tests/server/task/tasks.test.ts.
  dependent: ['statusId', 'startsOn'],
  filled: ['statusId'],
  vary,
  orders: { state: taskStateValues },
  values: {
    every: ({ recurrence }: Schemas['Task']) => recurrence?.every ?? null,
    // By the order of the settings, not by name.
    severity: ({ severity }: Schemas['Task']) => (severity === null ? null : severities.indexOf(severity.id)),
    dueBy: ({ dueOn }: Schemas['Task']) => dueOn,
    dueFrom: ({ dueOn }: Schemas['Task']) => dueOn,
    startsBy: ({ startsOn, dueOn }: Schemas['Task']) => startsOn ?? dueOn,
    completedFrom: ({ completedAt }: Schemas['Task']) => completedAt?.slice(0, 10) ?? null,
  },
});
