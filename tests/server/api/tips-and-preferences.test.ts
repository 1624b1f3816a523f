import { describe, expect, it, test } from 'vitest';

import { notificationKindValues } from '#openapi/generated/values.ts';
import { helpfulTip } from '#server/database/schema/index.ts';
import { addTips, ensureTips } from '#server/modules/platform/tips.ts';
import { sanitisedHtml } from '#server/modules/rich-text/index.ts';
import { at } from '#tests/server/identity/support.ts';
import { addPerson } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { patch, read } from './place.ts';

const server = shared(startTestServer);
const person = shared(() => addPerson(server));

describe('tips', () => {
  const titles = async (query = '') => {
    const rows = at(await read(person, `/api/helpful-tips?perPage=100${query}`), 'data');
    return Array.isArray(rows) ? rows.map((row) => at(row, 'title')) : [];
  };

  it('exist from the start, once, in display order', async () => {
    await Promise.all([ensureTips(server.database.platform), ensureTips(server.database.platform)]);
    await ensureTips(server.database.platform);
    expect(await titles()).toEqual([
      'Go anywhere from the keyboard',
      'Give every risk an owner and a date',
      'Make the matrix your own',
      'Start with what the business cannot work without',
      'Add a second factor',
    ]);
    expect((await titles('&sortId=title&desc=true'))[0]).toBe('Start with what the business cannot work without');
    expect(await titles('&search=matrix')).toEqual(['Make the matrix your own']);
  });

  it('are sanitised before they are stored', async () => {
    const description = '<p onclick="x()">Hello <script>alert(1)</script><b>you</b></p>';
    const id = '5f0a1c9e-1111-4c55-9a51-2f6b8f3c1d01';
    await addTips(server.database.platform, [{ id, topic: 'T', title: 'Hostile', description, position: 9 }]);
    const rows = await server.database.platform.select().from(helpfulTip);
    expect(rows.find((row) => row.id === id)?.description).toBe('<p>Hello <b>you</b></p>');
  });
});

/** Payloads from OWASP's filter evasion cheat sheet, and their sanitised form. */
test.each([
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener noreferrer nofollow">x</a>'],
  ['<a href="JaVaScRiPt&#58;alert(1)">x</a>', '<a rel="noopener noreferrer nofollow">x</a>'],
  ['<a href="//evil.example">x</a>', '<a rel="noopener noreferrer nofollow">x</a>'],
  [
    '<a href="https://a.example" target="_blank">x</a>',
    '<a href="https://a.example" rel="noopener noreferrer nofollow">x</a>',
  ],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<p style="position:fixed">x</p>', '<p>x</p>'],
  ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
  ['<iframe src="https://a.example"></iframe>text', 'text'],
  ['<p class="chip" id="root">x</p>', '<p>x</p>'],
  ['a < b & c', 'a &lt; b &amp; c'],
])('HTML %j becomes %j', (hostile, harmless) => {
  expect(sanitisedHtml(hostile)).toBe(harmless);
});

describe('preferences', () => {
  it('default to the browser’s, and are independent of the default organisation', async () => {
    const other = await addPerson(server);
    expect(await read(other, '/api/user-preferences')).toEqual({
      locale: null,
      timeZone: null,
      browserTimeZone: null,
    });
    await patch(other, '/api/user-preferences', { locale: 'de-AT', timeZone: 'Europe/Vienna' });
    await patch(other, '/api/user-preferences', { locale: null });
    await patch(other, '/api/user-preferences', { browserTimeZone: 'Asia/Tokyo' });
    expect(await read(other, '/api/user-preferences')).toEqual({
      locale: null,
      timeZone: 'Europe/Vienna',
      browserTimeZone: 'Asia/Tokyo',
    });
    expect((await patch(other, '/api/user-preferences', {})).status).toBe(200);
  });

  it.each([
    ['locale', 'xx-invalid'],
    ['locale', 'en_GB'],
    ['timeZone', 'Europe/Atlantis'],
    ['timeZone', '+25:99'],
    ['browserTimeZone', 'Europe/Atlantis'],
  ])('reject the %s %s', async (field, value) => {
    const answer = await patch(person, '/api/user-preferences', { [field]: value });
    expect({ status: answer.status, field: at(answer.body, 'errors.0.field') }).toEqual({ status: 400, field });
  });
});

describe('notification settings', () => {
  const path = '/api/user-preferences/notifications';
  const settingOf = async (who: typeof person, kind: string): Promise<unknown> => {
    const settings = at(await read(who, path), 'settings');
    if (!Array.isArray(settings)) throw new Error('No settings');
    const found: unknown = settings.find((setting) => at(setting, 'kind') === kind);
    return found;
  };

  it('name every kind; what calls for an action is mailed by default', async () => {
    const other = await addPerson(server);
    const { settings } = Object(await read(other, path));
    expect(settings).toEqual(
      notificationKindValues.map((kind) => ({
        kind,
        inApp: true,
        digest: expect.any(Boolean),
        atOnce: expect.any(Boolean),
      })),
    );
    expect(await settingOf(other, 'overdue')).toMatchObject({ digest: true });
    expect(await settingOf(other, 'updated')).toMatchObject({ digest: false });
  });

  it('let what waits for a decision be mailed at once, and nothing else', async () => {
    const own = await addPerson(server);
    expect(await settingOf(own, 'exemptionStep')).toMatchObject({ digest: true, atOnce: false });
    expect(await settingOf(own, 'incidentAlert')).toMatchObject({ atOnce: true });
    const chosen = { inApp: true, digest: true, atOnce: true };
    const decisions = ['acceptance', 'policyStep', 'assessmentStep', 'exemptionStep', 'changeStep', 'scoreProposal'];
    const settings = decisions.map((kind) => ({ kind, ...chosen }));
    expect((await patch(own, path, { settings })).status).toBe(200);
    for (const setting of settings) expect(await settingOf(own, setting.kind)).toEqual(setting);
    const refused = [
      await patch(own, path, { settings: [...settings, { kind: 'overdue', ...chosen }] }),
      await patch(own, path, { settings: [{ kind: 'incidentAlert', ...chosen, atOnce: false }] }),
    ];
    expect(refused.map(({ status, body }) => [status, at(body, 'errors.0.field')])).toEqual([
      [400, 'settings/6/atOnce'],
      [400, 'settings/0/atOnce'],
    ]);
  });

  it('are the caller’s own, and change for the named kinds only', async () => {
    const [own, other] = [await addPerson(server), await addPerson(server)];
    const settings = [{ kind: 'overdue', inApp: false, digest: false, atOnce: false }];
    expect((await patch(own, path, { settings })).status).toBe(200);
    await patch(own, path, { settings: [{ kind: 'updated', inApp: false, digest: true, atOnce: false }] });
    expect(await settingOf(own, 'overdue')).toEqual(settings[0]);
    expect(await settingOf(own, 'updated')).toEqual({ kind: 'updated', inApp: false, digest: true, atOnce: false });
    expect(await settingOf(own, 'assigned')).toEqual({ kind: 'assigned', inApp: true, digest: true, atOnce: false });
    expect(await settingOf(other, 'overdue')).toEqual({ kind: 'overdue', inApp: true, digest: true, atOnce: false });
  });
});
