import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, createMachine, type AnyActorLogic } from 'xstate';

import { copyToken } from '#src/actors/copy-token.ts';
import { endSession } from '#src/actors/end-session.ts';
import { failureOf } from '#src/actors/failure.ts';
import { watchClock } from '#src/actors/watch-clock.ts';
import { watchDialogs } from '#src/actors/watch-dialogs.ts';
import { watchIdentity } from '#src/actors/watch-identity.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import { IdentityError } from '#src/identity/identity-error.ts';
import { isDialogOpen } from '#src/ui/overlay/behind-dialog.ts';

import { fakeIdentity } from '../support/fake-identity.ts';
import { runActor } from '../support/run-actor.ts';

/** Runs an actor as the child of a machine and collects the events it sends. */
function listening(logic: AnyActorLogic) {
  const sent: unknown[] = [];
  const parent = createActor(
    createMachine({ invoke: { src: logic }, on: { '*': { actions: ({ event }) => void sent.push(event) } } }),
  );
  parent.start();
  return { sent, stop: () => void parent.stop() };
}

describe('watchClock', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 5000 }));
  afterEach(() => void vi.useRealTimers());

  test('sends the time immediately and then every second', () => {
    const { sent } = listening(watchClock);
    vi.advanceTimersByTime(999);
    expect(sent).toEqual([{ type: 'clock.ticked', now: 5000 }]);
    vi.advanceTimersByTime(1001);
    expect(sent.slice(1)).toEqual([
      { type: 'clock.ticked', now: 6000 },
      { type: 'clock.ticked', now: 7000 },
    ]);
  });

  test('stops when the screen is unmounted', () => {
    const { stop } = listening(watchClock);
    expect(vi.getTimerCount()).toBe(1);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('watchDialogs', () => {
  const open = () => {
    const dialog = document.createElement('div');
    dialog.setAttribute('aria-modal', 'true');
    dialog.dataset['state'] = 'open';
    document.body.append(dialog);
    return dialog;
  };
  const closed = [{ type: 'dialogs.closed' }];
  const idle = { isOpen: isDialogOpen, typingFor: () => 0 };

  test('reports at once that no dialog is open', () => {
    expect(listening(watchDialogs(idle)).sent).toEqual(closed);
  });

  test.each(['in the page', 'in another element'])('reports that a dialog %s has been closed', async (place) => {
    const dialog = open();
    if (place === 'in another element') document.body.appendChild(document.createElement('div')).append(dialog);
    const { sent } = listening(watchDialogs(idle));
    dialog.dataset['state'] = 'closed';
    await expect.poll(() => sent).toEqual(closed);
  });

  test('waits until nobody has typed for a while', () => {
    vi.useFakeTimers();
    const waits = [10_000, 4000, 0];
    const { sent } = listening(watchDialogs({ ...idle, typingFor: () => waits.shift() ?? 0 }));
    vi.advanceTimersByTime(13_999);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(closed);
    vi.useRealTimers();
  });

  test('waits no more after its end', () => {
    vi.useFakeTimers();
    const { stop } = listening(watchDialogs({ ...idle, typingFor: () => 10_000 }));
    stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test('looks at the page no more after its end', async () => {
    const asked: string[] = [];
    const { stop } = listening(watchDialogs({ ...idle, isOpen: () => asked.push('asked') > 0 }));
    open();
    await expect.poll(() => asked).toHaveLength(2);
    stop();
    const later = new Promise((resolve) => new MutationObserver(resolve).observe(document.body, { childList: true }));
    open();
    await later;
    expect(asked).toHaveLength(2);
  });

  test('reports when the last open dialog is closed or removed, and nothing after its end', async () => {
    const [first, second] = [open(), open()];
    const { sent, stop } = listening(watchDialogs(idle));
    first.dataset['state'] = 'closed';
    await Promise.resolve();
    expect(sent).toEqual([]);
    second.remove();
    await expect.poll(() => sent).toEqual(closed);
    stop();
    first.remove();
    await Promise.resolve();
    expect(sent).toEqual(closed);
  });
});

describe('watchIdentity', () => {
  test('reports every change of the signed-in user', () => {
    const { connection, report } = fakeIdentity();
    const { sent } = listening(watchIdentity(connection));
    report({ kind: 'signedIn', sessionId: 'sess_1' });
    report({ kind: 'signedOut' });
    report({ kind: 'failed' });
    expect(sent).toEqual([
      { type: 'identity.signedIn', sessionId: 'sess_1' },
      { type: 'identity.signedOut' },
      { type: 'identity.failed' },
    ]);
  });

  test('stops listening when it is stopped', () => {
    const { connection, listeners } = fakeIdentity();
    const { stop } = listening(watchIdentity(connection));
    expect(listeners()).toBe(1);
    stop();
    expect(listeners()).toBe(0);
  });
});

describe('copyToken', () => {
  /** A clipboard that reads the written items, as the browser does. */
  function clipboard() {
    const written: unknown[] = [];
    class Item {
      readonly contents: Readonly<Record<string, Promise<Blob>>>;
      constructor(contents: Readonly<Record<string, Promise<Blob>>>) {
        this.contents = contents;
      }
    }
    vi.stubGlobal('ClipboardItem', Item);
    vi.stubGlobal('navigator', {
      clipboard: {
        write: async (items: readonly Item[]) => {
          for (const { contents } of items)
            for (const [type, blob] of Object.entries(contents))
              written.push([type, (await blob).type, await (await blob).text()]);
        },
      },
    });
    return written;
  }

  test('writes the API token to the clipboard as text', async () => {
    const written = clipboard();
    const { identity } = fakeIdentity();
    identity.on('templateToken', async () => 'the-token');
    expect(await runActor(copyToken(identity.port), undefined).outcome).toEqual({ output: undefined });
    expect(identity.calls).toEqual([{ method: 'templateToken', args: ['api-testing'] }]);
    expect(written).toEqual([['text/plain', 'text/plain', 'the-token']]);
  });

  test('fails if there is no token', async () => {
    clipboard();
    const { identity } = fakeIdentity();
    identity.on('templateToken', async () => {
      throw new IdentityError('no_session');
    });
    expect(await runActor(copyToken(identity.port), undefined).outcome).toMatchObject({
      failure: { code: 'no_session' },
    });
  });
});

describe('failureOf', () => {
  test('a missing API response is reported as no response', () => {
    expect(failureOf(new ApiError(0, 'Nobody', { fieldErrors: {} }))).toEqual({
      code: 'network_error',
      message: 'Nobody',
      fieldErrors: {},
    });
  });

  test('an API error includes its field errors and the stored record', () => {
    const current = { id: 'r-1', version: 4 };
    expect(failureOf(new ApiError(409, 'Changed', { fieldErrors: { title: 'Taken' }, current }))).toEqual({
      status: 409,
      code: 'http_409',
      message: 'Changed',
      fieldErrors: { title: 'Taken' },
      current,
    });
  });

  test('a provider error names its field', () => {
    const refused = new IdentityError('form_code_incorrect', { field: 'code', status: 422 });
    expect(failureOf(refused)).toEqual({
      status: 422,
      code: 'form_code_incorrect',
      message: refused.message,
      fieldErrors: { code: refused.message },
    });
    expect(failureOf(new IdentityError('user_locked')).fieldErrors).toEqual({});
  });

  test.each([
    [new TypeError('x is undefined'), 'x is undefined'],
    ['a text', 'a text'],
  ])('%j is an unexpected error', (error, message) => {
    expect(failureOf(error)).toEqual({ code: 'unexpected', message, fieldErrors: {} });
  });

  test('the log includes the cause of a failure passed to a machine', async () => {
    const { identity } = fakeIdentity();
    const cause = new IdentityError('user_locked');
    identity.on('signOut', () => Promise.reject(cause));
    expect(await runActor(endSession(identity.port), undefined).outcome).toMatchObject({
      failure: { cause, message: cause.message, code: 'user_locked' },
    });
  });
});
