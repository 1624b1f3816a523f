import { parseArgs } from 'node:util';

import { command } from '#scripts/support/command.ts';
import { connect } from '#server/database/connections.ts';

import { BenchServer } from './support/bench-server.ts';
import { fillTasks } from './support/large-tasks.ts';
import { measureHttp } from './support/measurement.ts';
import { signIn } from './support/session.ts';
import { tableOf } from './support/table.ts';

/** `npm run bench:tasks -- --tasks=100000 --seconds=5 --connections=4` */
const { values } = parseArgs({
  options: {
    tasks: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '4' },
  },
});
const tasks = Number(values.tasks);
const load = { seconds: Number(values.seconds), connections: Number(values.connections) };

/** What the list, the board, the calendar and the dashboard ask for. */
const casesOf = (statusId: string) =>
  [
    ['the list', 'task'],
    ['by title, last page', `task?sortId=title&page=${Math.floor(tasks / 25)}&perPage=25`],
    ['by due date', 'task?sortId=dueOn'],
    ['by due date, latest first', 'task?sortId=dueOn&desc=true'],
    ['by owner', 'task?sortId=owner'],
    ['by status', 'task?sortId=state'],
    ['by severity', 'task?sortId=severity'],
    ['a column of the board', `task?statusId=${statusId}&sortId=position&page=1&perPage=100`],
    ['a month of the calendar', 'task?dueFrom=2026-12-01&dueBy=2026-12-31&sortId=dueOn&perPage=100'],
    ['overdue', 'task?figure=OVERDUE'],
    ['without an owner', 'task?figure=UNASSIGNED'],
    ['a search of a few', 'task?search=team%2099999'],
    ['a search of all', 'task?search=access'],
    ['the numbers of the tasks', 'task-statistics'],
  ] as const;

/** Measures the lists of an organisation with many tasks. */
async function measure(server: BenchServer): Promise<void> {
  const session = await signIn(server.origin, { email: 'manager@attest.example', organisation: 'Harbour Logistics' });
  const owner = await connect(server.owner());
  await fillTasks(owner, session.organisationId, tasks);
  const { rows } = await owner.query<{ id: string }>(
    `select id from task_status where organisation_id = $1 and name = 'Waiting'`,
    [session.organisationId],
  );
  await owner.end();
  const results: string[][] = [];
  for (const [name, path] of casesOf(rows[0]?.id ?? '')) {
    const headers = { authorization: `Bearer ${await session.token()}`, 'x-organisation-id': session.organisationId };
    const { perSecond, p50, p97_5, errors } = await measureHttp(`${server.origin}/api/${path}`, headers, load);
    results.push([name, perSecond.toFixed(0), p50.toFixed(0), p97_5.toFixed(0), String(errors)]);
  }
  console.log(`${tasks} tasks, ${load.connections} connections, ${load.seconds} s each`);
  console.log(tableOf(['list', 'req/s', 'p50 ms', 'p97.5 ms', 'errors'], results));
}

await command(() => BenchServer.use(measure));
