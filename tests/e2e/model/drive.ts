import { expect, test } from '@playwright/test';
import type { AnyStateNode } from 'xstate';

import type { Effect, Path, Situation, Step } from '#tests/model/flow.ts';
import { leafStates } from '#tests/model/leaf-states.ts';
import { eventInWords, situationInWords } from '#tests/model/words.ts';

import { letDelayPass, stopLongTimers } from '../support/patient-clock.ts';
import { logScreens, screensMountedTwice } from '../support/screen-log.ts';
import type { AnyBrowserFlow, PathFixtures } from './browser-flow.ts';
import { closeMessages } from './messages.ts';
import { named } from './named.ts';
import { providerWords } from './outcomes.ts';
import { ActorRequests, answerIn } from './requests.ts';

/** Called after each verified situation of the path, including the start. */
export type Seen = (situation: Situation) => Promise<void>;

interface Drive<Driver> {
  readonly browser: AnyBrowserFlow<Driver>;
  readonly fixtures: PathFixtures;
  readonly driver: Driver;
  readonly requests: ActorRequests<Driver>;
}

const isNotice = (event: unknown): event is { readonly type: string } =>
  typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string';

const noticesIn = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.kind === 'emits' && isNotice(effect.event) ? [effect.event] : []));

async function happen<Driver>({ browser, fixtures, driver, requests }: Drive<Driver>, step: Step): Promise<void> {
  const { event, wait } = step;
  if (wait !== undefined) return letDelayPass(fixtures.page, wait);
  const said = answerIn(event);
  if (said !== undefined) return requests.release(said.id, said.answer);
  const speaker = requests.reportedBy(event.type);
  if (speaker !== undefined) return requests.release(speaker, { kind: 'answers', output: undefined });
  return named(browser.events, event.type)(driver, event);
}

async function expectSituation<Driver>(
  { browser, driver, requests }: Drive<Driver>,
  situation: Situation,
): Promise<void> {
  const { snapshot, effects } = situation;
  for (const notice of noticesIn(effects)) await named(browser.notices, notice.type)(driver, notice);
  for (const effect of effects) {
    if (effect.kind === 'does') await named(browser.effects ?? {}, effect.action)(driver, effect.params);
  }
  for (const leaf of leafStates(snapshot.value)) {
    const expectShown = named(browser.states, leaf);
    if (expectShown !== null) await expectShown(driver, snapshot.context);
    else if (!requests.endsAtOnce(effects))
      throw new Error(`The browser flow declares ${leaf} transient, but the path stays in it`);
  }
}

/** On a slow machine, a delay could pass by itself while the path looks at the page. */
const hasDelay = ({ after, states }: AnyStateNode): boolean =>
  after.length > 0 || Object.values<AnyStateNode>(states).some(hasDelay);

/**
 * Walks a path in the browser: after the start and after every step, the page must show the state of the machine and the
 * notices it emitted.
 */
export async function drivePath<Driver>(
  browser: AnyBrowserFlow<Driver>,
  fixtures: PathFixtures,
  path: Path,
  seen: Seen,
): Promise<void> {
  const driver = await browser.prepare(fixtures, path);
  const requests = new ActorRequests(browser, fixtures, driver);
  const drive = { browser, fixtures, driver, requests };
  const { initial, steps } = path;
  if (browser.stopsTime || hasDelay(browser.flow.machine.root)) {
    await stopLongTimers(fixtures.context);
    // Advancing time affects the page only: the service worker may need longer to start.
    fixtures.consoleGuard.allow(/The app cannot be installed: worker\.inactive/);
  }
  if (browser.mountsScreensOnce) await logScreens(fixtures.page);
  await test.step(`${path.start} → ${situationInWords(initial.snapshot)}`, async () => {
    await requests.expect(initial.effects, steps);
    await browser.open(driver, path);
    await expectSituation(drive, initial);
  });
  await seen(initial);
  for (const [index, step] of steps.entries()) {
    await test.step(`${eventInWords(step)} → ${situationInWords(step.snapshot)}`, async () => {
      await requests.expect(step.effects, steps.slice(index + 1));
      if (noticesIn(step.effects).length > 0) await closeMessages(fixtures.page);
      await happen(drive, step);
      requests.forgetStopped(step.effects);
      await expectSituation(drive, step);
      await requests.endRefusals();
    });
    await expect(fixtures.page.getByText(providerWords)).toHaveCount(0);
    await seen(step);
  }
  if (browser.mountsScreensOnce) expect(await screensMountedTwice(fixtures.page)).toEqual([]);
}
