import { beforeEach, expect, test } from 'vitest';

import { offeredEntries } from '#domain/offered-entries.ts';
import { SessionProvider } from '#src/components/SessionProvider.tsx';
import { AppetiteDialog } from '#src/features/risk-appetite/AppetiteDialog.tsx';
import { useAppetiteActor } from '#src/features/risk-appetite/useAppetiteActor.ts';

import { testApp } from '../support/app.tsx';
import { withLocks } from '../support/locks.ts';
import { doing, render, settle } from '../support/render.tsx';
import { startApp } from '../support/signed-in.ts';

beforeEach(withLocks);

function Opener() {
  const actor = useAppetiteActor();
  const categories = [{ id: 'c-1', name: 'Category 1', score: null }];
  return (
    <>
      <button
        type="button"
        onClick={() => actor.send({ type: 'step.requested', draft: { version: 0, score: 9, categories } })}
      >
        Change
      </button>
      <AppetiteDialog actor={actor} />
    </>
  );
}

test.each([
  ['all of a few categories are listed', 3, 0],
  ['of more than the dialog lists, others are found by their name', offeredEntries, 1],
])('%s', async (_name, count, pickers) => {
  const signedIn = startApp();
  await signedIn.signIn();
  const app = testApp();
  const entries = Array.from({ length: count }, (_, index) => ({
    id: `c-${index + 1}`,
    name: `Category ${index + 1}`,
  }));
  app.server.answer('GET /risk-category/options', entries);
  app.server.answer('POST /risk-appetite/preview', { above: 0, aboveThen: 0, rising: 0, falling: 0, changes: [] });
  const { container } = await render(
    app.within(
      <SessionProvider session={signedIn.session}>
        <Opener />
      </SessionProvider>,
    ),
  );
  await doing(() => container.querySelector('button')?.click());
  await settle();
  expect(document.body.textContent).toContain('Category 1');
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels.filter((label) => label === 'Add another category')).toHaveLength(pickers);
});
