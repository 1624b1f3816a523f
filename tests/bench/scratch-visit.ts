import { rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from '#scripts/browser/launch.ts';
import { openFolder } from '#scripts/support/open-folder.ts';
import { freePort, startProcess } from '#scripts/support/server-process.ts';
import { demoPassword } from '#server/demo/index.ts';
import { SlowNetwork } from './support/slow-network.ts';

const path = process.argv[2] ?? '/risk-list';
const mark: string = process.argv[3] ?? 'tbody [role=cell] a';
const signedIn = path !== '/sign-in';
const folder = openFolder();
const port = await freePort();
const network = await SlowNetwork.open(await freePort(), port);
const server = await startProcess({ origin: network.origin, port, folder });
const browser = await chromium.launch(await launchOptions());
const c0 = await browser.newContext({ baseURL: network.origin });
const p0 = await c0.newPage();
await p0.goto('/sign-in');
await p0.getByRole('textbox', { name: 'Email' }).fill('manager@attest.example');
await p0.getByLabel('Password', { exact: true }).fill(demoPassword);
await p0.getByRole('button', { name: 'Sign In' }).click();
await p0.waitForURL((url) => url.pathname === '/');
const state = await c0.storageState();
await c0.close();
const rounds = Number(process.argv[4] ?? 1);
for (let r = 0; r < rounds; r += 1) {
const context = await browser.newContext({ baseURL: network.origin, viewport: { width: 1350, height: 940 }, ...(signedIn && { storageState: state }) });
await context.addCookies([{ name: 'cookieConsent', value: 'true', url: network.origin }]);
network.becomes({ roundTripMs: 150, downBytesPerSecond: 200_000 });
for (let time = 0; time < 2; time += 1) {
  await context.clearCookies({ name: /^__session/ });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const rows = new Map<string, any>();
  let t0 = 0;
  cdp.on('Network.requestWillBeSent', (e: any) => { t0 ||= e.timestamp; rows.set(e.requestId, { url: e.request.url, type: e.type, start: e.timestamp - t0, init: e.initiator?.type }); });
  cdp.on('Network.responseReceived', (e: any) => { const r = rows.get(e.requestId); if (r) { r.sw = e.response.fromServiceWorker; r.cache = e.response.fromDiskCache; r.got = e.timestamp - t0; } });
  cdp.on('Network.loadingFinished', (e: any) => { const r = rows.get(e.requestId); if (r) { r.end = e.timestamp - t0; r.bytes = e.encodedDataLength; } });
  await cdp.send('Network.enable');
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript((selector) => {
    const look = () => { const b = document.querySelector(selector)?.getBoundingClientRect(); if (b && b.width > 0) { (window as any).markAt ??= performance.now(); } requestAnimationFrame(look); };
    requestAnimationFrame(look);
  }, mark);
  await page.goto(path);
  await page.locator(mark).first().waitFor();
  await page.waitForTimeout(3500);
  const at = await page.evaluate(() => (window as any).markAt);
  console.log(`--- visit ${time + 1}: mark ${Math.round(at)}`);
  if (r === rounds - 1) for (const q of [...rows.values()].sort((a, b) => a.start - b.start)) console.log(`${(q.start * 1000).toFixed(0).padStart(6)} ${((q.got ?? 0) * 1000).toFixed(0).padStart(6)} ${((q.end ?? 0) * 1000).toFixed(0).padStart(6)} ${String(q.bytes).padStart(7)} ${q.sw ? 'SW' : '  '} ${q.cache ? 'C' : ' '} ${q.type.padEnd(10)} ${q.url.replace(network.origin, '').slice(0, 110)}`);
  await page.close();
}
network.becomes(null);
await context.close();
}
await browser.close();
await server.stop();
network.close();
rmSync(folder, { recursive: true });
