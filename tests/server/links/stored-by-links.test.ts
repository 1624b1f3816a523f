import { randomBytes } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { longestAnswer, mostAnswerBytes } from '#domain/provider-assessment/answer-limits.ts';
import { assessmentAnswerHistory as history, secureLinkUse } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { renderLinkPage } from '#src/secure-links/render.tsx';
import {
  answersNow,
  answerTo,
  save,
  sectionWith,
  sentAssessment,
  submit,
  within,
  type GivenLink,
  type SentAssessment,
} from '#tests/contract/assessment-samples.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

/* What people without an account can make the server keep and send, as fast as they can. */

const built = { styles: '', fonts: [], scripts: [], chunks: [] };
const assets = { policy: built, assessment: built, evidence: built };

const server = shared(() =>
  startTestServer({ linkPages: { render: async (page, setting) => renderLinkPage(page, setting, assets) } }),
);
const place = shared(() => openPlace(server));

const longest = longestAnswer({ type: 'TEXT_AREA' });

/** Nothing that the database could compress: characters of three bytes. */
const noise = (length = longest) =>
  String.fromCharCode(...Array.from(randomBytes(length), (byte, index) => 0x4e00 + byte * 64 + (index % 64)));

const areas = (count: number) => [sectionWith(Array.from({ length: count }, () => ({ type: 'TEXT_AREA' as const })))];

const questionsIn = ({ sections }: SentAssessment) =>
  sections.flatMap(({ questions }) => questions.map(({ id }) => id));

async function bytesStored(id: string): Promise<{ answers: number; history: number }> {
  const { rows } = await within(place, () =>
    db.execute<{ answers: number; history: number }>(sql`select
      (select coalesce(sum(pg_column_size(response)), 0)::int from assessment_answer where assessment_id = ${id}) as answers,
      (select coalesce(sum(pg_column_size(response)), 0)::int from assessment_answer_history where assessment_id = ${id}) as history`),
  );
  return rows[0] ?? { answers: NaN, history: NaN };
}

/** The bytes of what the link, its page and the reviewer's page send. */
async function bytesSent({ id, link }: SentAssessment) {
  const view = await server.call(link.path);
  const page = await server.call(`/service-provider-assessment/secure/${link.token}`);
  expect([view.status, page.status]).toEqual([200, 200]);
  const review = JSON.stringify(await answersNow(place, id));
  return { view: Buffer.byteLength(view.text), page: Buffer.byteLength(page.text), review: Buffer.byteLength(review) };
}

/** Two respondents in turns, each of whom has seen what the other one wrote. */
async function overwrite(sent: SentAssessment, turns: number, text: (turn: number) => string): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    const link: GivenLink = sent.links[turn % 2] ?? sent.link;
    const { status } = await save(
      place,
      link,
      questionsIn(sent).map((id) => answerTo(id, text(turn), { version: turn })),
    );
    expect(status).toBe(200);
  }
}

test('two links that overwrite each other’s largest answers again and again keep a bounded history', async () => {
  const sent = await sentAssessment(place, { sections: areas(10), respondents: [[], []] });
  await overwrite(sent, 60, () => noise());
  const stored = await bytesStored(sent.id);
  expect(stored.history).toBeGreaterThan(500_000);
  expect(stored.history).toBeLessThanOrEqual(1_000_000);
  expect((await bytesSent(sent)).view).toBeLessThan(400_000);
});

test('of each question the last 20 answers that others have replaced are kept', async () => {
  const sent = await sentAssessment(place, { sections: areas(2), respondents: [[], []] });
  await overwrite(sent, 30, (turn) => `Turn ${turn}`);
  const rows = await within(place, () =>
    db.select({ version: history.version }).from(history).where(eq(history.assessmentId, sent.id)),
  );
  const last20 = Array.from({ length: 20 }, (_, index) => 10 + index);
  expect(rows.map(({ version }) => version).toSorted((one, other) => one - other)).toEqual(
    last20.flatMap((version) => [version, version]),
  );
});

test.each([
  ['of three bytes each', noise],
  ['that HTML escapes', (length?: number) => '<'.repeat(length ?? longest)],
  ['that scripts escape', (length?: number) => '"'.repeat(length ?? longest)],
])(
  'one link stores as much text as there is room for, is told what to do, and can go on: characters %s',
  async (_what, text) => {
    const sent = await sentAssessment(place, { sections: areas(60) });
    const ids = questionsIn(sent);
    const tab = '6f1a3a52-6f64-4f2b-9f2e-0c3d6f0a1b01';
    const statuses: number[] = [];
    for (const id of ids) statuses.push((await save(place, sent.link, [answerTo(id, text())], tab)).status);
    const full = statuses.indexOf(400);
    expect(statuses).toEqual(ids.map((_id, index) => (index < full ? 200 : 400)));
    const [first = '', last = ''] = [ids[0], ids.at(-1)];
    expect(await save(place, sent.link, [answerTo(last, text())], tab)).toMatchObject({
      status: 400,
      body: {
        message:
          'The answers of this assessment have no room for more text. Shorten some of them, or add long texts as files',
        errors: [{ field: 'responses' }],
      },
    });
    expect((await submit(place, sent.link, [answerTo(last, text())], tab)).status).toBe(400);
    expect((await bytesStored(sent.id)).answers).toBeLessThanOrEqual(mostAnswerBytes * 1.01);
    const { view, review, page } = await bytesSent(sent);
    expect(view).toBeLessThan(mostAnswerBytes + 150_000);
    expect(review).toBeLessThan(mostAnswerBytes + 150_000);
    // In its fields, for paper, and for its script.
    expect(page).toBeLessThan(3.5 * mostAnswerBytes + 500_000);
    const shorter = answerTo(first, 'Short', { version: 1, sequence: 2 });
    expect((await save(place, sent.link, [shorter, answerTo(last, text(9000))], tab)).status).toBe(200);
  },
);

test('an answer beyond what its question takes is refused by its name, in a draft too, and nothing is saved', async () => {
  const sent = await sentAssessment(place, {
    sections: [
      sectionWith([
        { type: 'TEXT' },
        { type: 'RADIO', options: [{ value: 'Daily', score: null, warning: '' }] },
        { type: 'TEXT_AREA' },
      ]),
    ],
  });
  const [text = '', radio = '', area = ''] = questionsIn(sent);
  const responses = [
    answerTo(text, 'x'.repeat(1001)),
    answerTo(radio, 'None of them'),
    answerTo(area, ['one', 'two']),
    answerTo(area, 'Fits', { sequence: 2 }),
  ];
  for (const send of [save, submit])
    expect(await send(place, sent.link, responses)).toMatchObject({
      status: 400,
      body: {
        errors: [
          { field: `responses/${text}`, message: 'Shorten this answer to 1,000 characters; it has 1,001' },
          { field: `responses/${radio}`, message: 'Choose from the options' },
          { field: `responses/${area}`, message: 'Enter one text' },
        ],
      },
    });
  expect(at((await server.call(sent.link.path)).body, 'data.assessment.responses')).toEqual([]);
});

test('a link that is opened again and again keeps its last hundred openings, and what was done with it', async () => {
  const sent = await sentAssessment(place);
  await submit(place, sent.link, [answerTo(questionsIn(sent)[0] ?? '', 'We do')]);
  const { linkId } = sent.link;
  const use = { organisationId: place.organisation.id, linkId, address: '192.0.2.1', userAgent: '' };
  await within(place, async () => {
    for (let opened = 0; opened < 130; opened += 1)
      await db.insert(secureLinkUse).values({ ...use, action: 'open', userAgent: `${opened}` });
  });
  await server.call(`${sent.link.path}/opening`, { method: 'POST' });
  const kept = await within(place, () =>
    db
      .select({ action: secureLinkUse.action, uses: sql<number>`count(*)::int` })
      .from(secureLinkUse)
      .where(eq(secureLinkUse.linkId, linkId))
      .groupBy(secureLinkUse.action)
      .orderBy(secureLinkUse.action),
  );
  expect(kept).toEqual([
    { action: 'open', uses: 100 },
    { action: 'submit', uses: 1 },
  ]);
});
