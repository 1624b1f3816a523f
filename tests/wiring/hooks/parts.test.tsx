import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { actionParts } from '#src/api/risk/treatment-actions.ts';
import { SessionProvider } from '#src/components/SessionProvider.tsx';
import { actionKind } from '#src/features/risk/action-kind.ts';
import { asksForReview } from '#src/features/risk/asks-for-review.ts';
import { PartList } from '#src/registers/parts/PartList.tsx';

import { testApp } from '../support/app.tsx';
import { withLocks } from '../support/locks.ts';
import { doing, render } from '../support/render.tsx';
import { startApp } from '../support/signed-in.ts';

beforeEach(withLocks);

const action = {
  id: 'a-1',
  version: 1,
  title: 'Install pumps',
  owner: null,
  dueOn: null,
  effortDays: 0,
  cost: 0,
  progress: 0,
  status: 'NOT_STARTED',
  overdue: false,
};

test('an open part that someone else removes stays open, and says so', async () => {
  const signedIn = startApp();
  await signedIn.signIn();
  const app = testApp();
  const call = 'GET /risk/r-1/treatment-actions';
  app.server.answer(call, [action]);
  const { container } = await render(
    app.within(
      <SessionProvider session={signedIn.session}>
        <PartList
          kind={actionKind}
          recordId="r-1"
          mayEdit
          name="Actions"
          renderTotals={() => null}
          renderFacts={() => null}
          renderFields={(form) => <span>Typed: {form.draft.title}</span>}
        />
      </SessionProvider>,
    ),
  );
  const change = () => container.querySelector<HTMLButtonElement>('button[aria-label="Change: Install pumps"]');
  // The query client draws the list by timers.
  await act(() => vi.waitFor(() => expect(change()).not.toBeNull()));
  await doing(() => change()?.click());
  expect(document.body.textContent).toContain('Typed: Install pumps');
  expect(document.body.textContent).not.toContain('has been removed');

  app.server.answer(call, []);
  await app.queryClient.invalidateQueries({ queryKey: actionParts.query(app.server.api, 'r-1').queryKey });
  await act(() => vi.waitFor(() => expect(container.textContent).not.toContain('Install pumps')));
  expect(document.body.textContent).toContain('Typed: Install pumps');
  expect(document.body.textContent).toContain('This action has been removed');
});

test('the first day of a review can be taken back where someone else has set another', () => {
  const [mine, theirs] = ['2030-01-01', '2030-02-01'];
  expect(asksForReview(null, { nextReviewOn: mine })).toBe(true);
  expect(asksForReview({ nextReviewOn: null }, { nextReviewOn: mine })).toBe(true);
  expect(asksForReview({ nextReviewOn: theirs }, { nextReviewOn: mine })).toBe(true);
  expect(asksForReview({ nextReviewOn: theirs }, { nextReviewOn: theirs })).toBe(false);
});
