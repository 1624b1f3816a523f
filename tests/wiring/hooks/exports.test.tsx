import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';

import { risks } from '#src/api/risk/risks.ts';
import { SessionProvider } from '#src/components/SessionProvider.tsx';
import { ExportProvider, useExportPlace } from '#src/registers/export/export-service.ts';
import { useExportActor } from '#src/registers/export/useExportActor.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { doing, settle } from '../support/render.tsx';
import { startApp, type Person } from '../support/signed-in.ts';
import { toasts } from '../support/toasts.ts';

const call = 'GET /risk/export';

describe('useExportActor', () => {
  async function open(person: Person = {}) {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const signedIn = startApp(person);
    await signedIn.signIn();
    const app = testApp();
    const within = (shown: ReactNode) =>
      app.within(
        <SessionProvider session={signedIn.session}>
          <ExportProvider>{shown}</ExportProvider>
        </SessionProvider>,
      );
    const hook = await renderHook({ within }, () => ({ actor: useExportActor(), place: useExportPlace() }), 'twice');
    const request = () =>
      doing(() =>
        hook.result.place.service?.request(risks, { query: { search: 'fire' }, format: 'csv', contents: '1 risk' }),
      );
    const activate = (organisationId: string) =>
      doing(() => signedIn.session.send({ type: 'organisation.activated', organisationId }));
    const state = () => hook.result.actor.getSnapshot().value;
    return { ...app, hook, request, activate, state };
  }

  test('exports the list of a register, and says once under which name it is saved', async () => {
    const { server, hook, request } = await open();
    expect(hook.result.place.service?.actor).toBe(hook.result.actor);
    server.answerFile(call, 'risks.csv', 'Ref,Title');
    await request();
    await vi.waitFor(() => expect(toasts).toHaveLength(1), 30_000);
    expect(server.requests).toMatchObject([{ call, query: { format: 'csv', search: 'fire' } }]);
    expect(toasts).toEqual([{ tone: 'success', title: 'Export saved', description: 'risks.csv' }]);
  });

  test('says once that a cancelled export saves nothing', async () => {
    const { server, hook, request } = await open();
    await request();
    await doing(() => hook.result.actor.send({ type: 'export.cancelled' }));
    expect(server.requests[0]?.signal.aborted).toBe(true);
    expect(toasts).toEqual([{ tone: 'info', title: 'Export cancelled', description: 'No file was saved.' }]);
  });

  test('ends an export with its organisation', async () => {
    const { server, request, activate, state } = await open();
    await request();
    await activate('org-1');
    expect(state()).toBe('exporting');
    await activate('org-2');
    expect(state()).toBe('idle');
    expect(server.requests[0]?.signal.aborted).toBe(true);
  });

  test('waits where no organisation has been chosen yet', async () => {
    const { activate, request, state } = await open({ defaultOrganisationId: null });
    expect(state()).toBe('idle');
    await activate('org-1');
    await request();
    expect(state()).toBe('exporting');
  });

  test('forgets in another organisation an export that failed', async () => {
    const { server, request, activate, state } = await open();
    server.refuse(call, 503, { message: 'Busy' });
    await request();
    await settle();
    expect(state()).toBe('failed');
    await activate('org-2');
    expect(state()).toBe('idle');
    await activate('org-1');
    await request();
    expect(state()).toBe('failed');
  });
});
