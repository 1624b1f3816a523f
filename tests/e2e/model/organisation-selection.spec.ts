import type { AnyEventObject } from 'xstate';

import type {
  OrganisationChosen,
  organisationSelectionMachine,
} from '#machines/organisation-selection/organisation-selection.machine.ts';
import type { Path } from '#tests/model/flow.ts';
import { organisationSelection } from '#tests/model/flows/organisation-selection.ts';

import { OrganisationDialog } from '../pages/organisation-dialog.ts';
import { Shell } from '../pages/shell.ts';
import type { Organisation } from '../support/directory.ts';
import { Loads } from '../support/loads.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow, PathFixtures } from './browser-flow.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly shell: Shell;
  readonly dialog: OrganisationDialog;
  readonly loads: Loads;
  /** By their id in the flow. */
  readonly organisations: Readonly<Record<string, Organisation>>;
  chosen: Organisation;
  /** The user's current organisation on the page. */
  acting: Organisation;
}

const firstId = 'org-1';
const secondId = 'org-2';

const isChosen = (event: AnyEventObject): event is OrganisationChosen => event.type === 'organisation.chosen';

const beginsOnBoarding = ({ steps: [first] }: Path) =>
  first !== undefined && isChosen(first.event) && first.event.onBoarding;

/** The organisation with this id in the flow. @throws for one the user does not belong to */
function meant({ organisations }: Driver, id: string): Organisation {
  const organisation = organisations[id];
  if (organisation === undefined) throw new Error(`Nobody can choose ${id}`);
  return organisation;
}

async function prepare({ page, directory, signedInAs }: PathFixtures, { start }: Path): Promise<Driver> {
  const first = await directory.addOrganisation('Alder Bank');
  const second = await directory.addOrganisation('Birch Wharf');
  const isActive = start === 'the default organisation is active';
  await signedInAs(await directory.addPerson({ organisations: [first, second], ...(isActive && { actsIn: first }) }));
  return {
    shell: new Shell(page),
    dialog: new OrganisationDialog(page),
    loads: new Loads(page),
    organisations: { [firstId]: first, [secondId]: second },
    chosen: first,
    acting: first,
  };
}

const browser: BrowserFlow<typeof organisationSelectionMachine, Driver> = {
  flow: organisationSelection,
  troubles: { saveDefaultOrganisation: 'api' },
  untaken: {},
  isPossible(event, { earlier, context }) {
    if (!isChosen(event)) return true;
    const { organisationId, onBoarding } = event;
    if (!context.organisationIds.includes(organisationId) || organisationId === context.activeId) return false;
    // A switch leaves an on-boarding page for the start page, and reloads every other page.
    if (onBoarding) return earlier.length === 0;
    const last = earlier.findLast(isChosen);
    const hasSwitched = earlier.some(({ type }) => type === 'xstate.done.actor.saveSwitch');
    return last === undefined || last.onBoarding === hasSwitched;
  },
  prepare,
  async open({ shell: { page }, loads, acting }, path) {
    await page.goto(beginsOnBoarding(path) ? '/on-boarding/5d7c0a52-6b1e-4f0e-9d1a-0c9b3f6f2a11' : '/risk-list');
    if (path.start === 'no organisation is active') await expect(page).toHaveTitle(/^Choose an organisation/);
    else await expect(page.getByRole('button', { name: acting.name })).toBeVisible();
    loads.settle();
  },
  actors: {
    saveDefaultOrganisation: {
      request: () => ({ method: 'POST', path: '/api/user-preferences/default-organisation' }),
      outcome: apiOutcome,
    },
  },
  events: {
    async 'organisation.chosen'(driver, { organisationId }) {
      const { shell, dialog, acting } = driver;
      driver.chosen = meant(driver, organisationId);
      if (await dialog.root.isVisible()) return dialog.choose(driver.chosen.name);
      await shell.page.getByRole('button', { name: acting.name }).click();
      await shell.switchTo(driver.chosen.name);
    },
  },
  notices: {
    async 'organisation.activated'(driver, { organisationId }) {
      driver.acting = meant(driver, organisationId);
      await expect(driver.dialog.root).toHaveCount(0);
    },
    async 'onBoarding.left'({ shell }) {
      await expect(shell.page).toHaveURL('/');
      await expect(shell.heading(/^Welcome/)).toBeVisible();
    },
    'organisation.notSwitched': ({ shell }, { failure }) => expectToast(shell.page, failure.message),
  },
  effects: {
    async reloadPage(driver) {
      await driver.loads.expectOneMore();
      driver.acting = driver.chosen;
    },
  },
  states: {
    deciding: null,
    async waiting({ shell, dialog }) {
      await expect(dialog.root).toHaveCount(0);
      await expect(shell.heading('Risk Register')).toHaveCount(0);
    },
    async asking({ dialog }, { organisationIds, failure }) {
      await dialog.expectChoices(organisationIds.length, { choose: true });
      await expect(dialog.complaint).toHaveText(failure === null ? [] : [failure.message]);
    },
    saving: ({ dialog }, { organisationIds }) => dialog.expectChoices(organisationIds.length, { choose: false }),
    settled: ({ shell, acting }) => expect(shell.page.getByRole('button', { name: acting.name })).toBeVisible(),
    switching: ({ shell, acting }) => expect(shell.page.getByRole('button', { name: acting.name })).toBeVisible(),
  },
};

testPaths(browser);
