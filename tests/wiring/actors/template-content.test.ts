import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { loadContent, saveEdits, takeTemplateStep, type TemplateStep } from '#src/actors/template-content.ts';

import { fakeServer } from '../support/fake-server.ts';
import { asking, requestLaws } from '../support/request-laws.ts';
import { runActor } from '../support/run-actor.ts';
import { retitled, templateContent, templateState } from '../support/templates.ts';
import { watchQueries } from '../support/watch-queries.ts';

const edits = [retitled];
const draft: TemplateStep = { action: 'PUBLISH', version: 3, changeLog: 'Shorter' };
const published = { ...templateState(4), status: 'PUBLISHED' };

const load = 'GET /assessment-template/t-1/content';
const edit = 'POST /assessment-template/t-1/content';
const status = 'POST /assessment-template/t-1/status';

requestLaws([
  asking('loadContent', (api) => loadContent(api, 't-1'), undefined, {
    call: load,
    request: {},
    data: templateContent(3),
    output: templateContent(3),
  }),
  asking(
    'saveEdits',
    (api) => saveEdits(api, new QueryClient(), 't-1'),
    { version: 3, edits },
    { call: edit, request: { body: { version: 3, edits } }, data: templateState(4), output: templateState(4) },
  ),
  asking(
    'takeTemplateStep',
    (api) => takeTemplateStep(api, new QueryClient(), 't-1'),
    { draft },
    { call: status, request: { body: draft }, data: published, output: undefined },
  ),
]);

test.each(['edits', 'a step'])('after %s, templates and their versions are fetched again', async (what) => {
  const server = fakeServer();
  const queryClient = new QueryClient();
  const affected = [
    ['assessmentTemplate', 'list', {}],
    ['template-version', 't-1'],
  ];
  const stale = watchQueries(queryClient, [...affected, ['frozen-template-version', 'v-1'], ['risk', 'list', {}]]);
  server.answer(edit, templateState(4));
  server.answer(status, published);
  const running =
    what === 'edits'
      ? runActor(saveEdits(server.api, queryClient, 't-1'), { version: 3, edits })
      : runActor(takeTemplateStep(server.api, queryClient, 't-1'), { draft });
  await running.outcome;
  expect(stale()).toEqual(affected);
});
