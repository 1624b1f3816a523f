import { beforeAll, expect, test } from 'vitest';

import { makeLink } from '#scripts/support/make-link.ts';
import { acknowledgementRequest, activity } from '#server/database/schema/index.ts';
import { linkFinding } from '#server/database/secure-links.ts';
import { db } from '#server/database/tenancy.ts';
import { tokenHash } from '#server/links/token.ts';
import { startDemoServer } from '#tests/server/demo/demo-server.ts';
import { shared } from '#tests/server/support/shared.ts';

const server = shared(startDemoServer);
beforeAll(async () => {
  await server.seed();
});

const make = (ref: string, email: string, organisationName?: string) =>
  makeLink(server.database, { what: 'policy', ref, email, organisationName });
const found = ({ path }: { path: string }) =>
  linkFinding(server.database.platform).linkWith(tokenHash(path.split('/').at(-1) ?? ''));
const inHarbour = <T>(work: () => Promise<T>) => server.inOrganisation('Harbour Logistics', work);

test('an address is asked once, without a mail, and each call makes a link', async () => {
  const before = await inHarbour(() => Promise.all([db.$count(acknowledgementRequest), db.$count(activity)]));
  const first = await make('P-0003', 'New.Person@example.org');
  const second = await make('p-0003', 'new.person@example.org');
  expect(first.about).toMatch(/^Harbour Logistics, P-0003 Backup Policy, for New.Person@example.org \(asked\), until /);
  expect(second.about).toContain('(asked before)');
  expect((await found(first))?.isExpired).toBe(false);
  expect((await found(second))?.linkId).not.toBe((await found(first))?.linkId);
  const after = await inHarbour(() => Promise.all([db.$count(acknowledgementRequest), db.$count(activity)]));
  expect(after).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 2]);
  const rows = await inHarbour(() => db.select().from(acknowledgementRequest));
  expect(rows.filter(({ mailDue }) => mailDue !== null)).toEqual([]);
});

test('an expired request is extended, and a revoked one is not', async () => {
  expect((await found(await make('P-0001', 'd.okonkwo@example.org')))?.isExpired).toBe(false);
  await expect(make('P-0005', 'h.brandt@example.org')).rejects.toThrow('was revoked');
});

test('an address is asked to answer an assessment once, until it is submitted', async () => {
  const makeFor = (ref: string, email: string) =>
    makeLink(server.database, { what: 'assessment', ref, email, organisationName: 'Harbour Logistics' });
  const first = await makeFor('SA-0001', 'New.Person@example.org');
  const second = await makeFor('sa-0001', 'new.person@example.org');
  expect(first.about).toMatch(/for New.Person@example.org \(asked\), until /);
  expect(second.about).toContain('(asked before)');
  expect(first.path).toMatch(/^\/service-provider-assessment\/secure\//);
  expect([await found(first), await found(second)]).toMatchObject([{ isExpired: false }, { isExpired: false }]);
  await expect(makeFor('SA-0002', 'new.person@example.org')).rejects.toThrow(
    'is not being answered: it is “Submitted”',
  );
});

test('another organisation can be named', async () => {
  const { about } = await make('P-0001', 'ada@example.org', 'meridian health');
  expect(about).toMatch(/^Meridian Health, P-0001 Information Classification Policy/);
});

test.each([
  {
    ref: 'P-9999',
    email: 'ada@example.org',
    message: 'Harbour Logistics, Meridian Health: there is no policy P-9999.',
  },
  { ref: 'P-0006', email: 'ada@example.org', message: 'No version of P-0006, Incident Response Policy, is in force.' },
  { ref: 'P-0001', email: 'ada', message: 'ada is not a mail address.' },
])('$ref for $email is refused: $message', async ({ ref, email, message }) => {
  await expect(make(ref, email)).rejects.toThrow(message);
});

test('an unknown organisation is refused with the names of those there are', async () => {
  await expect(make('P-0001', 'ada@example.org', 'Nowhere')).rejects.toThrow(
    'There is no organisation Nowhere. There is: Harbour Logistics, Meridian Health.',
  );
});
