import { apiTokenMachine } from '#machines/api-token/api-token.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const apiToken = defineFlow({
  name: 'api-token',
  title: 'API token',
  prose:
    'The user menu copies an API token to the clipboard. The menu has closed by then, so toasts report the outcome and, after three seconds, that the request is slow.',
  machine: apiTokenMachine,
  starts: { 'signed in': undefined },
  cases: [...answers('copyToken', undefined), ...refuses('copyToken', failure('resource_not_found', 404))],
  contextKey: () => ({}),
  invariants: [],
});
