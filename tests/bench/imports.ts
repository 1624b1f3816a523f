import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { z } from 'zod';

import { command } from '#scripts/support/command.ts';

import { BenchServer } from './support/bench-server.ts';
import { assets, threats } from './support/risk-texts.ts';
import { type Session, signIn } from './support/session.ts';
import { tableOf } from './support/table.ts';

/** `npm run bench:import -- --rows=50000` */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '10000' } } });
const rows = Number(values.rows);

/** Every fiftieth row has an unknown owner and a day that does not exist. */
const badEvery = 50;
const pollInterval = 100;

const header = [
  'Title',
  'Description',
  'Categories',
  'Owner',
  'Treatment',
  'Current rating: Likelihood',
  'Current rating: Impact',
  'Treatment plan: Actions',
  'Treatment plan: Due',
  'Treatment plan: Progress (%)',
  'Treatment plan: Status',
  'Next review',
];

interface Choices {
  readonly categories: readonly string[];
  readonly likelihoods: readonly string[];
  readonly impacts: readonly string[];
  readonly people: readonly string[];
}

const pick = (texts: readonly string[], index: number): string => texts[index % texts.length] ?? '';

function rowOf(index: number, { categories, likelihoods, impacts, people }: Choices): string[] {
  const isBad = index % badEvery === 0;
  return [
    `${pick(threats, index)} ${pick(assets, index * 7)} ${index}`,
    `Found in the assessment of ${pick(assets, index * 3)}.\nWhoever is responsible decides by the next review.`,
    `${pick(categories, index)}\n${pick(categories, index + 1)}`,
    isBad ? 'Nobody of this name' : pick(people, index),
    pick(['Mitigate', 'Accept', 'Avoid', 'Transfer'], index),
    pick(likelihoods, index),
    pick(impacts, index * 3),
    'Segment the network and test the recovery',
    `2027-${String(1 + (index % 12)).padStart(2, '0')}-15`,
    String(index % 100),
    'In progress',
    isBad ? '2027-02-31' : '2027-06-30',
  ];
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const fileOf = (choices: Choices): string =>
  [header, ...Array.from({ length: rows }, (_, index) => rowOf(index, choices))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n');

const importAnswer = z.object({
  data: z.object({
    id: z.string(),
    state: z.string(),
    done: z.number(),
    failure: z.string().nullable(),
    columns: z.array(z.object({ field: z.string().nullable() })),
    counts: z.object({ add: z.number(), invalid: z.number() }).nullable(),
  }),
});
type Import = z.infer<typeof importAnswer>['data'];

const named = z.object({ data: z.array(z.object({ name: z.string() })) });

const client = (server: BenchServer, session: Session) => {
  const send = async (method: string, path: string, body?: string | object): Promise<unknown> => {
    const answer = await fetch(`${server.origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await session.token()}`,
        'x-organisation-id': session.organisationId,
        ...(body !== undefined && {
          'content-type': typeof body === 'string' ? 'application/octet-stream' : 'application/json',
        }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    names: async (path: string) => named.parse(await send('GET', `${path}/options`)).data.map(({ name }) => name),
    send: async (method: string, path: string, body?: string | object): Promise<Import> =>
      importAnswer.parse(await send(method, path, body)).data,
  };
};

type Client = ReturnType<typeof client>;

async function untilState(api: Client, id: string, state: string): Promise<Import> {
  for (;;) {
    const found = await api.send('GET', `/imports/${id}`);
    if (found.state === state) return found;
    if (found.state === 'FAILED') throw new Error(found.failure ?? 'The import failed.');
    await delay(pollInterval);
  }
}

/** Does a step; `mostMemory` is the highest resident memory of the server meanwhile, in MB. */
async function measure(server: BenchServer, step: () => Promise<Import>) {
  const begin = performance.now();
  let mostMemory = await server.memory();
  const timer = setInterval(
    () => void server.memory().then((memory) => (mostMemory = Math.max(mostMemory, memory))),
    pollInterval,
  );
  try {
    const found = await step();
    return { found, mostMemory, seconds: (performance.now() - begin) / 1_000 };
  } finally {
    clearInterval(timer);
  }
}

async function measureImport(server: BenchServer, session: Session): Promise<void> {
  const api = client(server, session);
  const file = fileOf({
    categories: await api.names('/risk-category'),
    likelihoods: await api.names('/risk-likelihood'),
    impacts: await api.names('/risk-impact'),
    people: await api.names('/user'),
  });
  const before = await server.memory();
  const steps: string[][] = [];
  const note = (name: string, { found, seconds, mostMemory }: Awaited<ReturnType<typeof measure>>) => {
    steps.push([name, seconds.toFixed(1), mostMemory.toFixed(0), JSON.stringify(found.counts)]);
    return found;
  };
  const upload = () => api.send('POST', '/imports?kind=risk&fileName=bench.csv', file);
  const { id, columns } = note('upload', await measure(server, upload));
  const plan = {
    mode: 'STOP',
    columns: columns.flatMap(({ field }, column) => (field === null ? [] : [{ column, field }])),
  };
  const doStep = (name: string, body: object | undefined, state: string) =>
    measure(server, async () => {
      await api.send('POST', `/imports/${id}/${name}`, body);
      return untilState(api, id, state);
    });
  note('check', await doStep('check', plan, 'CHECKED'));
  note('run', await doStep('run', { leaveOutInvalid: true }, 'DONE'));
  note('undo', await doStep('undo', undefined, 'UNDONE'));
  console.log(
    `\nImport of ${rows} risks, ${(file.length / 1e6).toFixed(1)} MB; memory before: ${before.toFixed(0)} MB`,
  );
  console.log(tableOf(['step', 'seconds', 'most memory MB', 'counts'], steps));
}

await command(() =>
  BenchServer.use(async (server) => {
    const account = { email: 'manager@attest.example', organisation: 'Harbour Logistics' };
    await measureImport(server, await signIn(server.origin, account));
  }),
);
