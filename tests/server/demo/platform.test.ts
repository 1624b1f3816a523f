import { afterEach, beforeEach, expect, test } from 'vitest';

import { article, articleCategory, privilegedOperation } from '#server/database/schema/index.ts';

import { type DemoServer, startDemoServer } from './demo-server.ts';

let server: DemoServer;

beforeEach(async () => {
  server = await startDemoServer();
});
afterEach(() => server.close());

test('the demo has articles of the help desk and a privileged operation that is done, each once however often it starts', async () => {
  await server.seed();
  await server.seed();
  const { platform } = server.database;
  const operations = await platform.select().from(privilegedOperation);
  expect(operations).toEqual([
    expect.objectContaining({
      kind: 'MATURITY',
      status: 'DONE',
      done: 1,
      hash: expect.stringMatching(/^[\da-f]{64}$/),
    }),
  ]);
  const articles = await platform.select().from(article);
  expect(articles.map(({ status }) => status).toSorted()).toEqual([
    'DRAFT',
    'PUBLISHED',
    'PUBLISHED',
    'PUBLISHED',
    'PUBLISHED',
  ]);
  expect(await platform.$count(articleCategory)).toBe(2);
});
