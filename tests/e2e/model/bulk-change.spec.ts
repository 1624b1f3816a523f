import type { Locator } from '@playwright/test';

import type { bulkChangeMachine } from '#machines/bulk-change/bulk-change.machine.ts';
import type { BulkChange, BulkChangeContext } from '#machines/bulk-change/bulk-change.types.ts';
import { bulkChange } from '#tests/model/flows/bulk-change.ts';

import { RiskRegisterPage } from '../pages/risk-register-page.ts';
import { changePage, changeWholeList, undoFromToast } from '../support/bulk-change.ts';
import { expect } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { answerWith, apiOutcome, type ActorAnswer } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly screen: RiskRegisterPage;
  readonly bar: Locator;
  /** Another one than the risks have. */
  readonly treatments: Iterator<string, never>;
}

function* turns(): Generator<string, never> {
  for (;;) yield* ['Accept', 'Avoid'];
}

/** A page and one more: only then is the whole list offered. */
const titles = Array.from({ length: 11 }, (_, index) => `Fire in building ${index}`);

/** How fast the real job is cannot be set, so that the server answers what the path says. */
const asSaid = (answer: ActorAnswer) =>
  answer.kind === 'answers'
    ? answerWith(200, { status: true, message: 'Fetched successfully', data: answer.output })
    : apiOutcome(answer);

const results: Readonly<Record<string, string>> = {
  UNDONE: '11 risks have their former values.',
  0: '11 risks changed.',
  1: '10 of 11 risks changed. 1 was left, because others had changed them.',
};

/** How far it had come when it could not be read any more. */
const reached: Readonly<Record<string, string>> = {
  RUNNING: '0 of 11 risks changed.',
  STOPPING: '0 of 11 risks changed.',
  UNDOING: '0 of 11 risks have their former values.',
};

const sentenceOf = (bulk: BulkChange | null): string =>
  reached[bulk?.state ?? ''] ?? results[bulk?.state === 'UNDONE' ? 'UNDONE' : String(bulk?.refused)] ?? '';

const browser: BrowserFlow<typeof bulkChangeMachine, Driver> = {
  flow: bulkChange,
  joinsPaths: true,
  troubles: { readBulkChange: 'api', stopBulkChange: 'api', undoBulkChange: 'api' },
  untaken: {},
  // A second one is refused while one is running.
  isOffered: (event, { states }) =>
    (event.type !== 'bulk.started' && event.type !== 'undo.requested') ||
    states.includes('idle') ||
    (event.type === 'bulk.started' && states.includes('ended')),
  async prepare({ page, directory, apiUserOf, signedInAs }) {
    const organisation = await directory.addOrganisation();
    const manager = await directory.addPerson({ organisations: [organisation] });
    await (
      await apiUserOf(manager)
    ).addRisks(
      organisation,
      titles.map((title) => ({ title })),
    );
    await signedInAs(manager);
    return {
      screen: new RiskRegisterPage(page),
      bar: page.getByRole('group', { name: 'Change of a list', exact: true }),
      treatments: turns(),
    };
  },
  open: ({ screen }) => screen.open(),
  actors: {
    readBulkChange: { request: () => ({ method: 'GET', path: '/api/bulk-changes/*' }), outcome: asSaid },
    stopBulkChange: { request: () => ({ method: 'POST', path: '/api/bulk-changes/*/stop' }), outcome: asSaid },
    undoBulkChange: { request: () => ({ method: 'POST', path: '/api/bulk-changes/*/undo' }), outcome: asSaid },
  },
  events: {
    'bulk.started': ({ screen }) => changeWholeList(screen, 11),
    'undo.requested': async ({ screen, treatments }) => {
      await screen.open('?perPage=25');
      await changePage(screen, 11, treatments.next().value);
      await undoFromToast(screen.page);
    },
    'bulk.stopped': ({ bar }) => bar.getByRole('button', { name: 'Stop' }).click(),
    'bulk.undone': ({ bar }) => bar.getByRole('button', { name: 'Undo' }).click(),
    'bulk.dismissed': ({ bar }) => bar.getByRole('button', { name: 'Dismiss' }).click(),
  },
  // The list is read again.
  notices: { 'bulk.ended': ({ screen }) => screen.expectCount('11 risks') },
  states: {
    idle: ({ bar }) => expect(bar).toHaveCount(0),
    waiting: (driver, context) => expectProgress(driver, context),
    reading: (driver, context) => expectProgress(driver, context),
    async stopping({ bar }) {
      await expect(bar.getByRole('button', { name: 'Stop' })).toBeDisabled();
    },
    async ended({ bar }, { bulk, failure }) {
      await expect(bar.getByRole('status')).toHaveText([sentenceOf(bulk), failure?.message].filter(Boolean).join(' '));
      const buttons = [bulk?.refused === 1 && 'Show which', (bulk?.undoUntil ?? null) !== null && 'Undo', 'Dismiss'];
      await expect(bar.getByRole('button')).toHaveText(buttons.filter((name) => typeof name === 'string'));
    },
    async startingUndo({ bar }) {
      await expect(bar.getByRole('button', { name: 'Undo' })).toBeDisabled();
    },
  },
};

async function expectProgress({ bar }: Driver, { bulk }: BulkChangeContext): Promise<void> {
  const verbs: Readonly<Record<string, string>> = { RUNNING: 'Changing', STOPPING: 'Stopping:', UNDOING: 'Undoing:' };
  await expect(bar.getByRole('status')).toHaveText(`${verbs[bulk?.state ?? '']} 0 of 11 risks...`);
  await expect(bar.getByRole('button', { name: 'Stop' })).toBeEnabled({ enabled: bulk?.state === 'RUNNING' });
}

testPaths(browser);
