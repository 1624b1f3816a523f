import { describe, expect, test } from 'vitest';

import { unsentAnswers } from '#machines/assessment-response/unsent-answers.ts';

import { type Delivery, World } from './support/respondents.ts';

const questionIds = ['one', 'two', 'three'];
const [runs, steps] = [60, 50];

/** The same numbers from the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Lets replies reach the machines. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

interface Run {
  readonly world: World;
  /** The last text of each editor, by question and editor; what the person gave up is not in it. */
  readonly typed: Map<string, { readonly questionId: string; readonly text: string }>;
}

async function takeStep({ world, typed }: Run, random: () => number, step: number): Promise<void> {
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick');
    return item;
  };
  const [tab, questionId, what] = [pick(world.tabs), pick(questionIds), random()];
  const { context } = tab.actor.getSnapshot();
  const note = () => {
    const answer = tab.actor.getSnapshot().context.answers[questionId];
    typed.set(`${answer?.editorId} ${questionId}`, { questionId, text: answer?.response[0] ?? '' });
  };
  if (what < 0.35) {
    tab.actor.send({ type: 'answer.changed', questionId, response: [`text ${step}`] });
    note();
  } else if (what < 0.55) tab.clock.increment(1000);
  else if (what < 0.8) world.deliver(tab, pick<Delivery>(['answered', 'answered', 'request lost', 'reply lost']));
  else if (what < 0.86) tab.actor.send({ type: 'page.returned' });
  else if (what < 0.93) {
    world.crash(tab);
    world.open();
  } else if (questionId in context.conflicts) {
    if (random() < 0.5) {
      tab.actor.send({ type: 'mine.kept', questionId });
      typed.delete(`${context.answers[questionId]?.editorId} ${questionId}`);
      note();
    } else {
      typed.delete(`${context.answers[questionId]?.editorId} ${questionId}`);
      tab.actor.send({ type: 'theirs.taken', questionId });
    }
  }
  await settled();
}

/** Connection and server are well again, and every tab gets time. */
async function recover(world: World): Promise<void> {
  for (let round = 0; round < 30; round += 1) {
    for (const tab of world.tabs) {
      tab.clock.increment(60_000);
      await settled();
      while (tab.requests.length > 0) {
        world.deliver(tab, 'answered');
        await settled();
      }
    }
  }
}

/** A text that is neither saved, nor before a person's eyes as a conflict, nor kept for the next tab, is lost. */
function lostTexts({ world, typed }: Run): string[] {
  const inConflict = world.tabs.flatMap(({ actor }) => {
    const { answers, conflicts } = actor.getSnapshot().context;
    return Object.keys(conflicts).map((id) => answers[id]?.response[0]);
  });
  const present = new Set([...inConflict, ...[...world.kept.values()].map(({ response }) => response[0])]);
  return [...typed.values()]
    .filter(({ questionId, text }) => world.history.get(questionId)?.has(text) !== true)
    .map(({ text }) => text)
    .filter((text) => !present.has(text));
}

describe('two tabs, crashes, lost requests and lost replies', () => {
  test.each(Array.from({ length: runs }, (_, seed) => seed))('lose and overwrite nothing: seed %i', async (seed) => {
    const random = randomOf(seed);
    const run: Run = { world: new World(questionIds), typed: new Map() };
    const { world } = run;
    world.open();
    world.open();
    await settled();
    for (let step = 0; step < steps; step += 1) await takeStep(run, random, step);
    await recover(world);
    expect(world.violations).toEqual([]);
    expect(lostTexts(run)).toEqual([]);
    expect(world.tabs.flatMap(({ actor }) => unsentAnswers(actor.getSnapshot().context))).toEqual([]);
    for (const { actor } of world.tabs) actor.stop();
  });
});
