import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import type pg from 'pg';

import { command } from '#scripts/support/command.ts';
import { connect } from '#server/database/connections.ts';

import { BenchServer } from './support/bench-server.ts';
import { sendAssessments, type DraftAssessment } from './support/draft-assessments.ts';
import { DraftOutbox } from './support/draft-outbox.ts';
import { signIn } from './support/session.ts';
import { tableOf } from './support/table.ts';

/** `npm run bench:drafts -- --respondents=200 --questions=100 --kills=4` */
const { values } = parseArgs({
  options: {
    respondents: { type: 'string', default: '200' },
    questions: { type: 'string', default: '100' },
    kills: { type: 'string', default: '4' },
  },
});
const respondents = Number(values.respondents);
const questions = Number(values.questions);
const kills = Number(values.kills);

/** Of the requests, broken off by their client. */
const cutShare = 0.05;
/** Changes that are sent together, as many as someone makes before the page saves. */
const changesAtOnce = 10;

const account = { email: 'admin@attest.example', organisation: 'Harbour Logistics' };

const percentile = (sorted: readonly number[], share: number) =>
  (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(0);

const textOf = (respondent: number, question: number, edit: number) =>
  `Respondent ${respondent}, question ${question}, edit ${edit}`;

/** Writes every answer twice, a few at a time, and submits. */
async function answerAll(outbox: DraftOutbox, respondent: number, questionIds: readonly string[]): Promise<void> {
  for (const edit of [1, 2])
    for (const [index, questionId] of questionIds.entries()) {
      outbox.change(questionId, textOf(respondent, index, edit));
      if ((index + 1) % changesAtOnce === 0) {
        await outbox.flush(cutShare);
        await delay(Math.random() * 200);
      }
    }
  await outbox.flush(0);
  await outbox.submit();
}

/** Kills the server while respondents save. */
async function killAtRandom(server: BenchServer, isOver: () => boolean): Promise<number> {
  let killed = 0;
  while (killed < kills && !isOver()) {
    await delay(1_500 + Math.random() * 2_000);
    if (isOver()) break;
    await server.killNode();
    await server.start();
    killed += 1;
  }
  return killed;
}

/** Answers that are not stored as they were written last, and assessments that are not submitted. */
async function lossesIn(owner: pg.Client, assessments: readonly DraftAssessment[], questionIds: readonly string[]) {
  const { rows } = await owner.query<{ assessment_id: string; question_id: string; response: string[] }>(
    'select assessment_id, question_id, response from assessment_answer where assessment_id = any ($1)',
    [assessments.map(({ id }) => id)],
  );
  const stored = new Map(rows.map((row) => [`${row.assessment_id} ${row.question_id}`, row.response.join('\n')]));
  let lost = 0;
  let mixedUp = 0;
  for (const [respondent, { id }] of assessments.entries())
    for (const [index, questionId] of questionIds.entries()) {
      const found = stored.get(`${id} ${questionId}`);
      if (found === textOf(respondent, index, 2)) continue;
      if (found === undefined || found === textOf(respondent, index, 1)) lost += 1;
      else mixedUp += 1;
    }
  const { rows: open } = await owner.query<{ count: number }>(
    `select count(*)::int as count from service_provider_assessment where id = any ($1) and status <> 'SUBMITTED'`,
    [assessments.map(({ id }) => id)],
  );
  return { lost, mixedUp, open: open[0]?.count ?? 0 };
}

/** What went wrong with requests, by its frequency. */
function failuresOf(outboxes: readonly DraftOutbox[]): [string, number][] {
  const all = new Map<string, number>();
  for (const [kind, count] of outboxes.flatMap(({ failures }) => [...failures]))
    all.set(kind, (all.get(kind) ?? 0) + count);
  return [...all].toSorted(([, one], [, other]) => other - one);
}

async function measure(server: BenchServer): Promise<boolean> {
  const questionIds = Array.from({ length: questions }, () => randomUUID());
  const owner = await connect(server.owner());
  try {
    const session = await signIn(server.origin, account);
    const assessments = await sendAssessments(server.origin, session, { owner, questionIds, count: respondents });
    const outboxes = assessments.map(({ token }) => new DraftOutbox(server.origin, token));
    let isOver = false;
    const begin = performance.now();
    const answering = Promise.all(outboxes.map((outbox, index) => answerAll(outbox, index, questionIds))).then(() => {
      isOver = true;
    });
    const killed = await killAtRandom(server, () => isOver);
    await answering;
    const seconds = (performance.now() - begin) / 1_000;
    const times = outboxes.flatMap((outbox) => outbox.times).toSorted((one, other) => one - other);
    const sum = (of: (outbox: DraftOutbox) => number) => outboxes.reduce((total, outbox) => total + of(outbox), 0);
    const failures = failuresOf(outboxes);
    const losses = await lossesIn(owner, assessments, questionIds);
    console.log(
      tableOf(
        [
          'respondents',
          'answers',
          'seconds',
          'killed',
          'saves',
          'failed',
          'p50 ms',
          'p99 ms',
          'conflicts',
          'lost',
          'mixed up',
          'not submitted',
        ],
        [
          [
            respondents,
            respondents * questions,
            seconds.toFixed(1),
            killed,
            times.length,
            failures.reduce((total, [, count]) => total + count, 0),
            percentile(times, 0.5),
            percentile(times, 0.99),
            sum(({ conflicts }) => conflicts),
            losses.lost,
            losses.mixedUp,
            losses.open,
          ].map(String),
        ],
      ),
    );
    console.log(failures.map(([kind, count]) => `${count} × ${kind}`).join('\n'));
    return losses.lost + losses.mixedUp + losses.open === 0;
  } finally {
    await owner.end();
  }
}

await command(async () => {
  let kept = false;
  await BenchServer.use(async (server) => {
    kept = await measure(server);
  });
  return kept;
});
