import type { AnyEventObject } from 'xstate';

import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { Account, Organisations, SessionContext } from '#machines/session/session.types.ts';
import type { Path } from '#tests/model/flow.ts';
import { session } from '#tests/model/flows/session.ts';

import { GatePage } from '../pages/gate-page.ts';
import { OrganisationDialog } from '../pages/organisation-dialog.ts';
import { Shell } from '../pages/shell.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import type { Organisation, Person } from '../support/directory.ts';
import type { HeldRequest, Outcome } from '../support/fault-gate.ts';
import { Loads } from '../support/loads.ts';
import { expect, expectToast, test } from '../support/test.ts';
import type { BrowserFlow, PathFixtures, Scene } from './browser-flow.ts';
import { firstRequest } from './identity.ts';
import { answerWith, apiOutcome, pass, type ActorAnswer } from './outcomes.ts';
import { addressOf, personOf } from './session-path.ts';
import { testPaths } from './test-paths.ts';

// The identity SDK is loaded, or cannot be: none is in the cache.
test.use({ hasOwnBrowser: true });

interface Driver {
  readonly fixtures: PathFixtures;
  readonly shell: Shell;
  readonly gate: GatePage;
  readonly signIn: SignInPage;
  readonly dialog: OrganisationDialog;
  readonly loads: Loads;
  readonly person: Person;
  /** By their id in the flow. */
  readonly organisations: Readonly<Record<string, Organisation>>;
  /** What the path waits for: the SDK script, its first response, or the sign-out. */
  held: HeldRequest | undefined;
}

const otherName = { first: 'Robyn', last: 'Ashworth' };
const endOfSessions = { path: '/__clerk/v1/client/sessions' };
const refusal = answerWith(503, { errors: [] });

/** Whether the directory can create this combination of account and memberships. */
function isAnswerPossible({ output }: AnyEventObject, { account }: SessionContext): boolean {
  const { active = true, memberships }: Partial<Account & Organisations> = Object(output);
  if (memberships === undefined) return active;
  return (account?.platform ?? null) === null || memberships.length === 0;
}

function isOffered(event: AnyEventObject, { states, context }: Scene<SessionContext>): boolean {
  const [state = ''] = states;
  if (event.type.startsWith('xstate.'))
    return event.type !== 'xstate.done.actor.endSession' && isAnswerPossible(event, context);
  switch (event.type) {
    case 'identity.signedIn':
    case 'identity.failed':
      return state === 'loading' && event['sessionId'] !== 'sess_2';
    case 'identity.signedOut':
      return ['loading', 'signedIn.active', 'signingOut'].includes(state) || context.leaving;
    case 'signOut.started':
      return state === 'signedIn.underReview' && !context.leaving;
    case 'signOut.failed':
      return context.leaving;
    case 'session.refused':
      return state === 'signedIn.active';
    case 'organisation.activated':
      return event['organisationId'] === 'org-2';
    default:
      return true;
  }
}

async function prepare(fixtures: PathFixtures, path: Path): Promise<Driver> {
  const { page, directory, signedInAs } = fixtures;
  const first = await directory.addOrganisation('Alder Bank');
  const second = await directory.addOrganisation('Birch Wharf');
  const person = await directory.addPerson(personOf(path, [first, second]));
  if (path.steps[0]?.event.type !== 'identity.signedOut') await signedInAs(person);
  // A failed script load, a rejected sign-out, and the requests of a page whose session is rejected.
  fixtures.consoleGuard.allow(/clerk\.browser\.js|status of (?:401|503)/);
  return {
    fixtures,
    shell: new Shell(page),
    gate: new GatePage(page),
    signIn: new SignInPage(page),
    dialog: new OrganisationDialog(page),
    loads: new Loads(page),
    person,
    organisations: { 'org-1': first, 'org-2': second },
    held: undefined,
  };
}

/** Releases what the path waits for. */
async function letGo(driver: Driver, outcome: Outcome): Promise<void> {
  await driver.held?.release(outcome);
  driver.held = undefined;
}

/** Signs out in another tab of the browser. */
async function endElsewhere({ fixtures: { page, context }, person }: Driver): Promise<void> {
  const other = new Shell(await context.newPage());
  await other.page.goto('/');
  await other.signOut(person.email);
  await new SignInPage(other.page).expectShown();
  await page.bringToFront();
}

async function expectLoading({ shell, signIn }: Driver): Promise<void> {
  await expect(shell.page.getByRole('status').filter({ hasText: 'Loading' }).last()).toBeAttached();
  await expect(shell.navigation.getByRole('link')).toHaveCount(0);
  await expect(signIn.heading).toHaveCount(0);
}

/** The user, as named on the user menu button. */
async function expectName({ shell, person }: Driver, { account }: SessionContext): Promise<void> {
  const isRenamed = account?.fullName === 'Ada King';
  const name = isRenamed ? `${otherName.first} ${otherName.last}` : person.name;
  await expect(shell.page.getByRole('button', { name: person.email })).toContainText(name);
}

const browser: BrowserFlow<typeof sessionMachine, Driver> = {
  flow: session,
  untaken: {
    'signedIn --identity.signedIn [isSameSession]--> (stays)': 'The connection to the SDK reports nothing twice.',
    'signedIn --session.refused [isLeaving]--> (stays)':
      'Nothing can be opened under the sign-out confirmation, and a user awaiting approval sends no requests.',
    'signingOut --xstate.done.actor.endSession--> signedOut / forget':
      'The SDK reports the signed-out state before its own promise resolves.',
  },
  isOffered,
  prepare,
  async open(driver, path) {
    const { fixtures, shell } = driver;
    const isLost = path.steps[0]?.event.type === 'identity.failed';
    driver.held = await fixtures.faults.holdNext(isLost ? { path: '/__clerk/npm/**' } : firstRequest);
    // A page waiting for the SDK script has not finished loading.
    await shell.page.goto(addressOf(path), { waitUntil: 'commit' });
  },
  actors: {
    fetchAccount: { request: () => ({ method: 'GET', path: '/api/auth/me' }), outcome: apiOutcome },
    fetchOrganisations: {
      request: () => ({ method: 'GET', path: '/api/auth/organisations-and-permissions' }),
      outcome: apiOutcome,
    },
    endSession: {
      request: () => endOfSessions,
      reportedBy: 'identity.signedOut',
      outcome: ({ kind }: ActorAnswer) => (kind === 'answers' ? pass : refusal),
    },
  },
  events: {
    'identity.signedIn': (driver) => letGo(driver, pass),
    'identity.signedOut': (driver) => (driver.held === undefined ? endElsewhere(driver) : letGo(driver, pass)),
    'identity.failed': (driver) => letGo(driver, { do: 'drop' }),
    async 'account.changed'({ shell: { page } }) {
      const main = page.getByRole('main');
      await main.getByLabel('First name').fill(otherName.first);
      await main.getByLabel('Last name').fill(otherName.last);
      await main.getByRole('button', { name: 'Save name' }).click();
    },
    async 'session.refused'({ fixtures: { faults }, shell }, { failure }) {
      // Only here: automatic requests would otherwise be rejected before the first step.
      await faults.meet({ path: '/api/auth/login-logs' }, answerWith(401, { status: false, message: failure.message }));
      await shell.entry('Login Logs').click();
    },
    async 'organisation.activated'({ shell, dialog, organisations }, { organisationId }) {
      const name = organisations[organisationId]?.name ?? '';
      if (await dialog.root.isVisible()) return dialog.choose(name);
      await shell.page.getByRole('button', { name: organisations['org-1']?.name ?? '' }).click();
      await shell.switchTo(name);
    },
    async 'signOut.started'(driver) {
      driver.held = await driver.fixtures.faults.holdNext(endOfSessions);
      await driver.gate.leaveButton.click();
    },
    async 'signOut.failed'(driver) {
      await letGo(driver, refusal);
      await expectToast(driver.shell.page, 'Sign out failed');
    },
    async 'retry.pressed'({ shell: { page }, loads }) {
      await page.waitForLoadState();
      loads.settle();
      await page.getByRole('button', { name: 'Try again' }).click();
    },
  },
  effects: {
    reloadPage: ({ loads }) => loads.expectOneMore(),
  },
  notices: {
    'session.failed': ({ shell }, { failure }) => expectToast(shell.page, failure.message),
    'session.ended': ({ shell }) =>
      expectToast(shell.page, 'You are signed out', 'Your session has ended. Sign in again to continue.'),
  },
  states: {
    loading: expectLoading,
    unavailable: ({ shell }) =>
      expect(shell.page.getByRole('heading', { name: 'Sign-in is not available' })).toBeVisible(),
    signedOut: ({ signIn }) => signIn.expectShown(),
    'signedIn.checkingAccount': expectLoading,
    async 'signedIn.underReview'({ shell, gate }, { leaving }) {
      await expect(gate.underReview).toBeVisible();
      await expect(shell.navigation).toHaveCount(0);
      if (leaving) await expect(shell.page.getByRole('button', { name: 'Signing out...' })).toBeDisabled();
      else await expect(gate.leaveButton).toBeEnabled();
    },
    'signedIn.loadingOrganisations': expectLoading,
    'signedIn.deciding': null,
    async 'signedIn.administering'(driver, context) {
      await expect(driver.shell.page.getByText('Platform administration')).toBeVisible();
      await expectName(driver, context);
    },
    async 'signedIn.withoutOrganisation'({ shell, gate }) {
      await expect(gate.withoutOrganisation).toBeVisible();
      await expect(shell.navigation).toHaveCount(0);
    },
    'signedIn.choosing': ({ dialog, organisations }) =>
      dialog.expectChoices(Object.keys(organisations).length, { choose: true }),
    async 'signedIn.active'(driver, context) {
      const { shell, organisations } = driver;
      const acting = organisations[context.organisation?.id ?? '']?.name ?? '';
      await expect(shell.page.getByRole('button', { name: acting })).toContainText('Manager');
      await expectName(driver, context);
    },
    signingOut: expectLoading,
  },
};

testPaths(browser);
