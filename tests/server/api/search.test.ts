import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, test } from 'vitest';

import { membershipPermission } from '#server/database/schema/index.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { add, openPlace, read } from './place.ts';

const server = shared(startTestServer);
const place = shared(() => openPlace(server));
const elsewhere = shared(() => openPlace(server));

const paths = {
  risk: '/api/risk',
  informationAsset: '/api/information-asset',
  regulatoryRequirement: '/api/country-regulatory-register',
};

/** What the person finds: `risk Crane fire`. */
async function find(person: Person, text: string): Promise<string[]> {
  const found = await read(person, `/api/search?${new URLSearchParams({ text })}`);
  if (!Array.isArray(found)) throw new Error(`Nothing was answered: ${JSON.stringify(found)}`);
  return found.map(({ kind, title }) => `${kind} ${title}`);
}

beforeAll(async () => {
  await add(elsewhere, paths.risk, { title: 'Crane of another organisation' });
  for (const title of ['A crane fire', 'Discrane', 'Quay', 'Crane fire', '100% crane_x'])
    await add(place, paths.risk, { title, ...(title === 'Quay' && { description: 'next to the crane' }) });
  await add(place, paths.informationAsset, { title: 'Crane controller' });
});

describe('the search', () => {
  it('ranks titles that begin with the text before words, other parts of the title and other texts', async () => {
    expect(await find(place.owner, 'CRANE')).toEqual([
      'informationAsset Crane controller',
      'risk Crane fire',
      'risk 100% crane_x',
      'risk A crane fire',
      'risk Discrane',
      'risk Quay',
    ]);
  });

  it('ranks a reference first: the whole one, then those that begin with the text', async () => {
    await add(place, paths.risk, { title: 'R-0004 as before' });
    expect(await find(place.owner, 'r-0004')).toEqual(['risk Crane fire', 'risk R-0004 as before']);
    expect((await find(place.owner, 'R-000')).slice(0, 4)).toEqual([
      'risk A crane fire',
      'risk Discrane',
      'risk Quay',
      'risk Crane fire',
    ]);
  });

  it.each(['%', '_', String.raw`\ `])('takes %j literally', async (text) => {
    const expected = text === '%' || text === '_' ? ['risk 100% crane_x'] : [];
    expect(await find(place.owner, text)).toEqual(expected);
  });

  it('finds at most eight records of a kind', async () => {
    for (let number = 0; number < 9; number += 1) await add(place, paths.risk, { title: `Forklift ${number}` });
    await add(place, paths.informationAsset, { title: 'Forklift' });
    const found = await find(place.owner, 'forklift');
    expect(found).toHaveLength(9);
    expect(found[0]).toBe('informationAsset Forklift');
  });

  it('finds no removed record', async () => {
    const { id, version } = await add(place, paths.risk, { title: 'Withdrawn' });
    expect(await find(place.owner, 'withdrawn')).toEqual(['risk Withdrawn']);
    expect((await place.owner.call(`${paths.risk}/${id}?version=${version}`, { method: 'DELETE' })).status).toBe(200);
    expect(await find(place.owner, 'withdrawn')).toEqual([]);
  });

  it('finds nothing for spaces', async () => {
    expect(await find(place.owner, '   ')).toEqual([]);
  });
});

describe('a record that the person may not view is not found', () => {
  beforeAll(() => add(place, paths.regulatoryRequirement, { title: 'Crane inspection' }));

  const viewer = (role: 'ORG_VIEWER' | 'ORG_MANAGER', level: 'VIEW' | null = 'VIEW') =>
    addPerson(server, { in: [{ organisation: place.organisation, role, ...(level !== null && { level }) }] });

  test('because it is of another organisation', async () => {
    expect(await find(elsewhere.owner, 'crane')).toEqual(['risk Crane of another organisation']);
  });

  test('because of their role', async () => {
    expect(await find(await viewer('ORG_MANAGER'), 'crane inspection')).toEqual([
      'regulatoryRequirement Crane inspection',
    ]);
    expect(await find(await viewer('ORG_VIEWER'), 'crane inspection')).toEqual([]);
  });

  test('because they lack the feature', async () => {
    const person = await viewer('ORG_VIEWER');
    await server.database.platform
      .delete(membershipPermission)
      .where(and(eq(membershipPermission.userId, person.id), eq(membershipPermission.feature, 'RISK')));
    expect(await find(person, 'crane')).toEqual(['informationAsset Crane controller']);
  });

  test('because they have no rights at all', async () => {
    expect(await find(await viewer('ORG_VIEWER', null), 'crane')).toEqual([]);
  });
});

describe('texts are found in any form', () => {
  const titles = [
    'İnşaat alanına erişim',
    'Crédit à l’export'.normalize('NFD'),
    'Straße gesperrt',
    'ΣΟΦΟΣ κίνδυνος',
    'ｆｕｌｌ　ｗｉｄｔｈ',
  ];
  let owner: Person;
  beforeAll(async () => {
    const forms = await openPlace(server);
    ({ owner } = forms);
    for (const title of titles) await add(forms, paths.risk, { title });
    for (const name of ['Jan Wiśniewski', 'Seán O’Brien']) {
      const { id } = await addPerson(server, {
        in: [{ organisation: forms.organisation, role: 'ORG_ADMIN', level: 'DELETE' }],
      });
      await asOwner(server, 'update user_account set name = $2 where id = $1', [id, name]);
    }
  });

  it.each([
    ['insaat', 0],
    ['crédit'.normalize('NFC'), 1],
    ["credit a l'export", 1],
    ['STRASSE', 2],
    ['strass', 2],
    ['σοφοσ κινδυνος', 3],
    ['full width', 4],
  ] as const)('%s', async (text, index) => {
    expect(await find(owner, text)).toEqual([`risk ${titles[index]}`]);
    const listed = await read(owner, `/api/risk?${new URLSearchParams({ search: text })}`);
    expect(listed).toMatchObject({ data: [{ title: titles[index] }] });
  });

  it.each([
    ['Wisniewski', 'Jan Wiśniewski'],
    ['wiśniewski'.normalize('NFD'), 'Jan Wiśniewski'],
    ["sean o'brien", 'Seán O’Brien'],
  ])('%s among people', async (text, name) => {
    const people = await read(owner, `/api/user/options?${new URLSearchParams({ search: text })}`);
    expect(people).toMatchObject([{ name }]);
  });
});
