import { returningMember, type returningMemberMachine } from '#tests/model/journeys/returning-member.ts';

import type { BrowserFlow } from '../model/browser-flow.ts';
import { testPaths } from '../model/test-paths.ts';
import { OrganisationDialog } from '../pages/organisation-dialog.ts';
import { RiskRegisterPage } from '../pages/risk-register-page.ts';
import { Shell } from '../pages/shell.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { askedTooLate } from '../support/console-guard.ts';
import type { Organisation, Person } from '../support/directory.ts';
import { expect } from '../support/test.ts';

interface Driver {
  readonly person: Person;
  readonly first: Organisation;
  readonly second: Organisation;
  readonly signIn: SignInPage;
  readonly dialog: OrganisationDialog;
  readonly shell: Shell;
  readonly register: RiskRegisterPage;
}

const titles = { first: 'Only in the first organisation', second: 'Only in the second organisation' };

/** The organisation switcher in the sidebar is labelled with the current organisation. */
const switcher = ({ shell }: Driver, { name }: Organisation) => shell.page.getByRole('button', { name });

const browser: BrowserFlow<typeof returningMemberMachine, Driver> = {
  flow: returningMember,
  mountsScreensOnce: true,
  untaken: {},
  async prepare({ page, directory, apiUserOf, consoleGuard }) {
    consoleGuard.allow(askedTooLate);
    const first = await directory.addOrganisation('Alder Bank');
    const second = await directory.addOrganisation('Birch Wharf');
    const person = await directory.addPerson({ organisations: [first, second] });
    const user = await apiUserOf(person);
    await user.addRisks(first, [{ title: titles.first }]);
    await user.addRisks(second, [{ title: titles.second }]);
    return {
      person,
      first,
      second,
      signIn: new SignInPage(page),
      dialog: new OrganisationDialog(page),
      shell: new Shell(page),
      register: new RiskRegisterPage(page),
    };
  },
  open: ({ signIn }) => signIn.open(),
  actors: {},
  events: {
    'member.signedIn': ({ signIn, person }) => signIn.signIn(person),
    'organisation.chosen': ({ dialog, first }) => dialog.choose(first.name),
    async 'register.opened'({ shell }) {
      await shell.group('Risk').click();
      await shell.entry('Risk Register').click();
    },
    async 'organisation.switched'(driver) {
      await switcher(driver, driver.first).click();
      await expect(driver.shell.page.getByRole('menuitemradio', { name: driver.first.name })).toBeChecked();
      await driver.shell.switchTo(driver.second.name);
    },
    'member.signedOut': ({ shell, person }) => shell.signOut(person.email),
    'member.returned': ({ signIn, person }) => signIn.signIn(person),
  },
  notices: {},
  states: {
    signingIn: ({ signIn }) => signIn.expectShown(),
    async choosing({ dialog, first, second }) {
      await dialog.expectChoices(2, { choose: true });
      await expect(dialog.choices).toContainText([first.name, second.name]);
    },
    async firstDashboard(driver) {
      await expect(driver.shell.heading(`Welcome, ${driver.person.name}`)).toBeVisible();
      await expect(switcher(driver, driver.first)).toContainText('Manager');
    },
    async firstRegister(driver) {
      await driver.register.expectTitles([titles.first]);
      await expect(switcher(driver, driver.first)).toBeVisible();
    },
    async secondRegister(driver) {
      await driver.register.expectTitles([titles.second]);
      await expect(switcher(driver, driver.second)).toBeVisible();
      await expect(driver.shell.page).toHaveURL('/risk-list');
    },
    signedOut: ({ signIn }) => signIn.expectShown(),
    async secondDashboard(driver) {
      await expect(driver.shell.heading(`Welcome, ${driver.person.name}`)).toBeVisible();
      await expect(switcher(driver, driver.second)).toContainText('Manager');
      await expect(driver.dialog.root).toHaveCount(0);
    },
  },
};

testPaths(browser);
