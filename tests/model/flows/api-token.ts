import { apiTokenMachine } from '#machines/api-token/api-token.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const apiToken = defineFlow({
  name: 'api-token',
  title: 'Token for the API',
  prose:
    'The user menu puts a token of the person into the clipboard. Its entry is gone by then, so that what becomes of it is told beside the page, and after three seconds that it takes long.',
  machine: apiTokenMachine,
  starts: { 'somebody is signed in': undefined },
  cases: [...answers('copyToken', undefined), ...refuses('copyToken', failure('resource_not_found', 404))],
  contextKey: () => ({}),
  invariants: [],
});
