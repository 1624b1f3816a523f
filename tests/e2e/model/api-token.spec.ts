import type { apiTokenMachine } from '#machines/api-token/api-token.machine.ts';
import { apiToken } from '#tests/model/flows/api-token.ts';

import { Shell } from '../pages/shell.ts';
import type { Person } from '../support/directory.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { identityOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly shell: Shell;
  readonly person: Person;
}

/** The menu has closed: only toasts report the outcome. */
const expectNoMenu = ({ shell }: Driver) => expect(shell.page.getByRole('menuitem')).toHaveCount(0);

const browser: BrowserFlow<typeof apiTokenMachine, Driver> = {
  flow: apiToken,
  untaken: {},
  troubles: {
    copyToken: {
      exempt: 'The SDK retries a token request for minutes (identity-protocol.md, 6); the port times out first.',
    },
  },
  async prepare({ page, context, directory, signedInAs }) {
    const person = await directory.addPerson({ organisations: [await directory.addOrganisation()] });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signedInAs(person);
    return { shell: new Shell(page), person };
  },
  async open({ shell, person }) {
    await shell.page.goto('/');
    await expect(shell.heading(`Welcome, ${person.name}`)).toBeVisible();
  },
  actors: {
    copyToken: {
      request: () => ({ method: 'POST', path: '/__clerk/v1/client/sessions/*/tokens/api-testing' }),
      outcome: identityOutcome,
    },
  },
  events: {
    'token.requested': ({ shell, person }) => shell.chooseInUserMenu(person.email, 'Get Token'),
  },
  notices: {
    async 'token.copied'({ shell: { page } }) {
      await expectToast(page, 'Token copied to clipboard!');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    },
    'token.slow': ({ shell }) =>
      expectToast(
        shell.page,
        'Waiting for the token',
        'This is taking longer than usual. Your connection may be slow.',
      ),
    'token.failed': ({ shell }) => expectToast(shell.page, 'Failed to retrieve token'),
  },
  states: { idle: expectNoMenu, 'copying.quick': expectNoMenu, 'copying.slow': expectNoMenu },
};

testPaths(browser);
