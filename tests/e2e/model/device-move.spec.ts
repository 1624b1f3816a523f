import type { Locator, Page } from '@playwright/test';

import { movesOf, type deviceMoveMachine } from '#machines/device-move/device-move.machine.ts';
import type { components } from '#openapi/generated/types.ts';
import { deviceMove } from '#tests/model/flows/device-move.ts';

import { expect } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { answerWith, apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

type Schemas = components['schemas'];

interface Driver {
  readonly page: Page;
  readonly dialog: Locator;
  /** What the device may be, as the server says it: an asset of the register. */
  readonly proposal: Schemas['RunZeroProposal'];
}

const said = (data: unknown) => answerWith(200, { status: true, message: 'Fetched successfully', data });

const choice = ({ dialog }: Driver): Locator => dialog.getByLabel('crane');
const button = ({ dialog }: Driver, name: string | RegExp): Locator => dialog.getByRole('button', { name });

const isProposal = (value: unknown): value is Schemas['RunZeroProposal'] =>
  typeof value === 'object' && value !== null && 'candidates' in value;

const browser: BrowserFlow<typeof deviceMoveMachine, Driver> = {
  flow: deviceMove,
  troubles: { propose: 'api', move: 'api' },
  untaken: {},
  // Who may not edit assets is offered none: the paths without a browser.
  isPossible: (event, { earlier }) =>
    event['mayLink'] !== false &&
    // A device is moved once.
    (event.type !== 'devices.chosen' || !earlier.some(({ type }) => type === 'xstate.done.actor.move')),
  isOffered: (event, { context: { choices } }) =>
    event.type !== 'choice.changed' || choices['crane'] !== event['choice'],
  async prepare({ page, directory, apiUserOf, signedInAs }) {
    const organisation = await directory.addOrganisation();
    const manager = await directory.addPerson({ organisations: [organisation] });
    await directory.addDevices(organisation, [{ name: 'crane' }]);
    const api = await apiUserOf(manager);
    await api.addAsset(organisation, { title: 'CRANE', kind: 'SUPPORT' });
    const devices = await api.get<{ data: readonly { readonly id: string }[] }>(organisation, 'run-zero-assets');
    const { proposals } = await api.get<{ proposals: Schemas['RunZeroProposal'][] }>(
      organisation,
      `run-zero-assets/proposals?id=${devices.data[0]?.id}`,
    );
    const [proposal] = proposals;
    if (proposal?.candidates.length !== 1) throw new Error('The device is like no asset');
    await signedInAs(manager);
    const dialog = page.getByRole('dialog', { name: 'Move 1 device into the register' });
    return { page, dialog, proposal };
  },
  async open({ page }) {
    await page.goto('/run-zero-asset');
    await page.getByRole('checkbox', { name: 'Select crane' }).click();
  },
  actors: {
    propose: {
      request: () => ({ method: 'GET', path: '/api/run-zero-assets/proposals' }),
      // The register is the same on every path: what else the server may say of the device is said by the path.
      outcome(answer, { proposal }) {
        if (answer.kind === 'refuses') return apiOutcome(answer);
        const [given]: unknown[] = Array.isArray(answer.output) ? answer.output : [];
        if (!isProposal(given)) return said({ proposals: [] });
        const { refusal, candidates } = given;
        return said({
          proposals: [{ ...proposal, refusal, candidates: candidates.length === 0 ? [] : proposal.candidates }],
        });
      },
    },
    move: { request: () => ({ method: 'POST', path: '/api/run-zero-assets/move' }), outcome: apiOutcome },
  },
  events: {
    'devices.chosen': ({ page }) => page.getByRole('button', { name: 'Move into the register' }).click(),
    'proposals.retried': (driver) => button(driver, 'Try again').click(),
    async 'choice.changed'(driver, { choice: chosen }) {
      await choice(driver).selectOption(chosen);
    },
    'move.confirmed': (driver) => button(driver, 'Move 1 device').click(),
    'dialog.closed': ({ page }) => page.keyboard.press('Escape'),
  },
  notices: {
    'devices.moved': ({ dialog }) => expect(dialog.getByRole('status')).toHaveText('1 device moved'),
  },
  states: {
    closed: ({ dialog }) => expect(dialog).toHaveCount(0),
    proposing: (driver) => expect(button(driver, /^Move/)).toHaveCount(0),
    async unproposed({ dialog }, { failure }) {
      await expect(dialog.getByRole('alert')).toContainText('The register was not searched');
      await expect(dialog.getByRole('alert')).toContainText(failure?.message ?? '');
    },
    async deciding(driver, { choices, proposals, failure }) {
      const { dialog, proposal } = driver;
      const chosen = choices['crane'];
      await expect(choice(driver)).toHaveCount(chosen === undefined ? 0 : 1);
      if (chosen === undefined) await expect(dialog).toContainText(proposals?.[0]?.refusal ?? '');
      else
        await expect(choice(driver)).toHaveValue(
          chosen === 'new' || chosen === 'leave' ? chosen : (proposal.candidates[0]?.id ?? ''),
        );
      await expect(button(driver, /^Move \d/)).toBeEnabled({ enabled: movesOf(choices).length > 0 });
      await expect(dialog.getByRole('alert')).toHaveCount(failure === null ? 0 : 1);
    },
    moving: (driver) => expect(button(driver, 'Moving...')).toBeDisabled(),
    moved: ({ dialog }) => expect(dialog.getByRole('status')).toHaveText('1 device moved'),
  },
};

testPaths(browser);
