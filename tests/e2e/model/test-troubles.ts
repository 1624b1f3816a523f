import type { Page } from '@playwright/test';

import type { Path, Situation, Step } from '#tests/model/flow.ts';

import { expect } from '../support/test.ts';
import type { AnyBrowserFlow, AskingActor, BrowserActor } from './browser-flow.ts';
import { drivePath } from './drive.ts';
import { pass, type ActorAnswer } from './outcomes.ts';
import { pathTest } from './path-test.ts';
import { answerIn } from './requests.ts';
import { renewal, troublesOf, type AskedPort } from './trouble-kinds.ts';
import { troublePaths } from './trouble-paths.ts';

const all = Object.values(troublesOf).flat();

const outcomeOfTrouble = (answer: ActorAnswer) =>
  all.find(({ failure }) => answer.kind === 'refuses' && answer.failure === failure)?.outcome;

/** Applies the troubles of a path to an actor's requests; a successful API request first meets an expired token. */
function troubled<Driver>(actor: AskingActor<Driver>, port: AskedPort): AskingActor<Driver> {
  return {
    ...actor,
    outcome(answer, driver) {
      const outcome = outcomeOfTrouble(answer) ?? actor.outcome(answer, driver);
      return port === 'api' && outcome === pass ? renewal : outcome;
    },
  };
}

function inTrouble<Driver>(browser: AnyBrowserFlow<Driver>): AnyBrowserFlow<Driver> {
  const actorOf = (slot: string, actor: BrowserActor<Driver>): BrowserActor<Driver> => {
    const trouble = browser.troubles?.[slot] ?? { exempt: '' };
    if (actor.request === null || (typeof trouble !== 'string' && 'exempt' in trouble)) return actor;
    return troubled(actor, typeof trouble === 'string' ? trouble : trouble.port);
  };
  const actors = Object.entries(browser.actors).map(([slot, actor]) => [slot, actorOf(slot, actor)] as const);
  return { ...browser, stopsTime: true, actors: Object.fromEntries(actors) };
}

const isStep = (situation: Situation): situation is Step => 'event' in situation;

const isRefused = (situation: Situation): situation is Step =>
  isStep(situation) && answerIn(situation.event)?.answer.kind === 'refuses';

/** After any failure nothing is busy any more, and an action is available. */
async function expectWayOn(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const ways = page.getByRole('button', { disabled: false }).or(page.getByRole('link'));
  await expect(ways.first()).toBeVisible();
}

/**
 * Creates a test for every path on which a flow's requests fail, actor by actor: server error, overload, connection cut,
 * timeout, expired token. After each failure the screen must offer a way to continue.
 */
export function testTroubles<Driver>(browser: AnyBrowserFlow<Driver>): void {
  const paths = troublePaths(browser);
  for (const [index, path] of paths.entries()) {
    pathTest(`${browser.flow.name} in trouble ${index + 1}: ${summary(path)}`, async (fixtures) => {
      const { page } = fixtures;
      await drivePath(inTrouble(browser), fixtures, path, async (situation) => {
        if (isRefused(situation)) await expectWayOn(page);
      });
    });
  }
}

/** The distinct actors that fail on a path. */
const summary = ({ steps }: Path): string =>
  [...new Set(steps.filter(isRefused).map(({ event }) => answerIn(event)?.id))].join(', ');
