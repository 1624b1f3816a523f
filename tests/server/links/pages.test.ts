import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { linkThemeScript } from '#domain/secure-link/link-theme.ts';
import { attachedFiles } from '#server/modules/policy/versions/read.ts';
import { renderLinkPage } from '#src/secure-links/render.tsx';
import { linkEndings } from '#src/texts/link-endings.ts';
import { png, uploaded } from '#tests/server/api/attached.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { comparable } from '#tests/server/support/http.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { approveVersion, newLink, newPolicy, requestAcknowledgement, revoke, within } from './support.ts';

const built = {
  styles: '@layer base{a{color:red}}',
  fonts: ['/assets/a.woff2'],
  scripts: ['/assets/a.js'],
  chunks: [],
};
const assets = { policy: built, assessment: built, evidence: built };

const server = shared(() =>
  startTestServer({ linkPages: { render: async (page, setting) => renderLinkPage(page, setting, assets) } }),
);
const place = shared(() => openPlace(server));

/** The hash by which the policy of these pages allows their one inline script. */
const themeScript = `'sha256-${createHash('sha256').update(linkThemeScript).digest('base64')}'`;

const html = { accept: 'text/html' };
const open = (token: string, headers: Record<string, string> = {}) =>
  server.call(`/policy/secure/${token}`, { headers: { ...html, ...headers } });

test('the page has everything in its HTML, for nobody else to keep', async () => {
  const { token } = await newLink(place, { fields: { title: 'Clean desk' } });
  const { status, headers, text } = await open(token, { 'accept-language': 'en-US,en;q=0.8' });
  expect(status).toBe(200);
  expect(text).toMatch(/<h1[^>]*dir="auto"[^>]*>Clean desk<\/h1>/);
  expect(text).toContain('<p>Lock your screen.</p>');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining(`script-src ${themeScript} 'self';`),
  });
  // The styles of the build, whose hash the policy of the page allows, and nothing else inline.
  const [before = '', after = '', ...others] = text.split(`<style>${built.styles}</style>`);
  expect(others).toEqual([]);
  // A font that the head preloads would hold the first paint back.
  expect(text.split('</head>').map((part) => part.includes('/assets/a.woff2'))).toEqual([false, true]);
  const own = `<script>${linkThemeScript}</script>`;
  expect(after).toContain(own);
  expect((before + after).replace(own, '')).not.toMatch(
    /<script(?![^>]*(?:src=|application\/json))|<style|\sstyle=|\son\w+=/,
  );
});

test('images have their room and load once they are nearly in sight', async () => {
  const policyId = await newPolicy(place);
  const head = Buffer.concat([png, Buffer.from('0000028000000001', 'hex')]);
  const { id } = await uploaded(place, policyId, 'plan.png', head);
  const attached = await within(place, () => attachedFiles(policyId));
  const img = `<img data-attachment="${id}" alt="A &quot;plan&quot;" />`;
  const earlier = await approveVersion(place, policyId);
  const { path } = await requestAcknowledgement(place, { policyId, versionId: earlier });
  await server.call(`${path}/acknowledgement`, { method: 'POST' });
  const versionId = await approveVersion(place, policyId, { content: `<p>New.</p>${img}`, files: attached });
  const { token } = await requestAcknowledgement(place, { policyId, versionId });
  const { text } = await open(token);
  const changes = text.slice(text.indexOf('id="changes"'), text.indexOf('id="policy-text"'));
  for (const part of [changes, text.slice(text.indexOf('id="policy-text"'))]) {
    const [tag = ''] = /<img [^>]*>/.exec(part) ?? [];
    for (const attribute of ['width="640"', 'height="1"', 'loading="lazy"', 'alt="A &quot;plan&quot;"'])
      expect(tag).toContain(attribute);
    expect(tag).toContain(`src="/policy/secure/${token}/files/${attached[0]?.fileId}"`);
  }
});

test('what people write cannot leave the elements that hold it', async () => {
  const planted = '</script><img src=x onerror=alert(1)><!--';
  const { token } = await newLink(place, {
    fields: { title: planted },
    version: { content: `<p>${planted}</p><div id="acknowledgement"></div>` },
  });
  const { text } = await open(token);
  expect(text).not.toContain('<img');
  expect(text.match(/id="acknowledgement"/g)).toHaveLength(1);
});

test('the form acknowledges without JavaScript, and leads back to the page', async () => {
  const { token, path } = await newLink(place);
  const form = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    raw: 'acknowledged=on',
  };
  for (let time = 0; time < 2; time += 1) {
    const answer = await server.call(`/policy/secure/${token}`, form);
    expect(answer).toMatchObject({ status: 303, headers: { location: `/policy/secure/${token}#acknowledgement` } });
  }
  expect((await server.call(path)).body).toMatchObject({ data: { accessInfo: { isAcknowledged: true } } });
  expect((await open(token)).text).toMatch(/Acknowledged on .*\/policy\/receipt\//s);
});

test('tokens that open nothing get the same page, expired ones tell their date', async () => {
  const [revoked, expired] = [
    await newLink(place),
    await newLink(place, { expiresAt: new Date('2026-01-31T12:00:00Z'), fields: { title: 'Secret' } }),
  ];
  await revoke(place, revoked, 'link');
  const unknown = comparable(await open('unknown'));
  expect(unknown).toMatchObject({
    status: 404,
    text: expect.stringMatching(
      /Access Error.*Failed to load policy.*ask the organisation that sent it.*Attest.*Go Home/s,
    ),
  });
  expect(comparable(await open(revoked.token))).toEqual(unknown);
  const page = await open(expired.token);
  expect(page.status).toBe(410);
  expect(page.text).toContain('This policy link has expired on 31 January 2026');
  expect(page.text).toContain(linkEndings.elsewhere);
  expect(unknown.text).toContain(linkEndings.elsewhere);
  expect(page.text).not.toContain('Secret');
  expect(page.text).not.toContain(expired.token);
});

test.each(['%00', '%ED%A0%80', '%EF%BF%BF', 'A%00'])(
  'a token that no text could be, such as %s, opens nothing',
  async (odd) => {
    const places = ['policy/secure', 'service-provider-assessment/secure', 'policy/receipt'];
    const statuses = places.map(async (path) => (await server.call(`/${path}/${odd}`, { headers: html })).status);
    expect(await Promise.all(statuses)).toEqual([404, 404, 404]);
    expect((await server.call(`/policy/secure/${odd}/files/${odd}`, { headers: html })).status).toBe(404);
  },
);

test('no token leads home', async () => {
  for (const path of ['/policy/secure', '/policy/secure/', '/service-provider-assessment/secure'])
    expect(await server.call(path, { headers: html })).toMatchObject({ status: 302, headers: { location: '/' } });
});

test('a receipt has a page of its own', async () => {
  const { path } = await newLink(place, { fields: { title: 'Clean desk' } });
  const { body } = await server.call(`${path}/acknowledgement`, { method: 'POST' });
  const code = /"receiptCode":"(?<code>[^"]+)"/.exec(JSON.stringify(body))?.groups?.['code'] ?? '';
  const answer = await server.call(`/policy/receipt/${code}`, { headers: html });
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  expect(answer.text).toContain('Receipt unchanged');
  expect(answer.text).not.toContain('ada@example.com');
  expect((await server.call('/policy/receipt/0000', { headers: html })).status).toBe(404);
});
