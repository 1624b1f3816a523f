import { numberAt, textAt } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { unique } from './samples.ts';

const writers = new WeakMap<Place['server'], Promise<Person>>();

/** Someone who writes the help desk and its tips, the same on every call. */
export function writerOf({ server }: Pick<Place, 'server'>): Promise<Person> {
  const known = writers.get(server) ?? addPerson(server, { platform: { role: 'ADMIN', level: 'DELETE' } });
  writers.set(server, known);
  return known;
}

interface Made {
  readonly id: string;
  readonly version: number;
}

async function made(place: Pick<Place, 'server'>, path: string, body: object): Promise<Made> {
  const answer = await (await writerOf(place)).call(`/api/admin/${path}`, { method: 'POST', body });
  return { id: textAt(answer.body, 'data.id'), version: numberAt(answer.body, 'data.version') };
}

const input = () => ({
  title: `Passwords ${unique()}`,
  categoryId: null,
  summary: 'How to change one',
  content: '<p>Open your profile.</p>',
  links: [{ label: 'NIST', url: 'https://www.nist.gov' }],
});

export const newArticle = (place: Pick<Place, 'server'>, given: object = {}): Promise<Made> =>
  made(place, 'resources', { ...input(), ...given });

/** An article that everyone can read. */
export async function publishedArticle(place: Pick<Place, 'server'>, given: object = {}): Promise<Made> {
  const { id, version } = await newArticle(place, given);
  return made(place, `resources/${id}/status`, { version, action: 'PUBLISH' });
}

export const newCategory = (place: Pick<Place, 'server'>): Promise<Made> =>
  made(place, 'resource-categories', { name: `Accounts ${unique()}` });

/** A file of an article. */
export async function articleWithFile(place: Pick<Place, 'server'>, article: Made, content = 'Steps') {
  const answer = await (
    await writerOf(place)
  ).call(`/api/admin/resources/${article.id}/files?name=steps.txt`, {
    method: 'POST',
    raw: content,
    headers: fileType,
  });
  return { id: article.id, fileId: textAt(answer.body, 'data.files.0.id') };
}

const tip = () => ({ topic: 'Risks', title: `Own them ${unique()}`, description: '<p>Give each an owner.</p>' });

export const newTip = (place: Pick<Place, 'server'>): Promise<Made> => made(place, 'helpful-tips', tip());

/** Valid inputs of the operations of the help desk and of tips. */
export const helpDeskFixtures = {
  'Articles.list': async () => ({ query: { search: 'a', sortId: 'category', desc: true } }),
  'Articles.categories': async () => ({}),
  'Articles.get': async (place) => ({ path: { id: (await publishedArticle(place)).id } }),
  'Articles.file': async (place) => ({ path: await articleWithFile(place, await publishedArticle(place)) }),
  'ManagedArticles.list': async () => ({ query: { search: 'a', status: ['DRAFT'], sortId: 'status' } }),
  'ManagedArticles.get': async (place) => ({ path: { id: (await newArticle(place)).id } }),
  'ManagedArticles.add': async () => ({ body: input() }),
  'ManagedArticles.change': async (place) => {
    const { id, version } = await newArticle(place);
    return { path: { id }, body: { version, ...input() } };
  },
  'ManagedArticles.changeStatus': async (place) => {
    const { id, version } = await newArticle(place);
    return { path: { id }, body: { version, action: 'PUBLISH' } };
  },
  'ManagedArticles.addFile': async (place) => ({
    path: { id: (await newArticle(place)).id },
    query: { name: 'steps.txt' },
    raw: 'Steps',
  }),
  'ManagedArticles.removeFile': async (place) => ({ path: await articleWithFile(place, await newArticle(place)) }),
  'ManagedArticles.file': async (place) => ({ path: await articleWithFile(place, await newArticle(place)) }),
  'ManagedArticleCategories.all': async () => ({}),
  'ManagedArticleCategories.add': async () => ({ body: { name: `Sign-in ${unique()}` } }),
  'ManagedArticleCategories.change': async (place) => {
    const { id, version } = await newCategory(place);
    return { path: { id }, body: { version, name: `Sign-in ${unique()}` } };
  },
  'ManagedArticleCategories.discard': async (place) => ({ path: { id: (await newCategory(place)).id } }),
  'ManagedTips.all': async () => ({}),
  'ManagedTips.add': async () => ({ body: tip() }),
  'ManagedTips.change': async (place) => {
    const { id, version } = await newTip(place);
    return { path: { id }, body: { version, ...tip() } };
  },
  'ManagedTips.changeStatus': async (place) => {
    const { id, version } = await newTip(place);
    return { path: { id }, body: { version, action: 'PUBLISH' } };
  },
  'ManagedTips.move': async (place) => {
    const { id, version } = await newTip(place);
    return { path: { id }, body: { version, before: null } };
  },
} satisfies FixturesOf<'Articles' | 'ManagedArticles' | 'ManagedArticleCategories' | 'ManagedTips'>;
