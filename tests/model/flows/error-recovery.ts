import { errorRecoveryMachine } from '#machines/error-recovery/error-recovery.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const now = 1_795_159_130_000;
const failed = { last: null, now, online: true, refused: false };

export const errorRecovery = defineFlow({
  name: 'error-recovery',
  title: 'Page error recovery',
  prose:
    'A page that fails is reloaded once, then says what failed and is replaced by the start page ten seconds later, then shows the error; a failure more than twenty seconds later counts as a new one. Nothing is attempted if the server refused the request, if the browser is offline, or if attempts cannot be stored.',
  machine: errorRecoveryMachine,
  starts: {
    'for the first time': failed,
    'after a reload': { ...failed, last: { step: 'reload', at: now - 20_000 } },
    'after a reload long ago': { ...failed, last: { step: 'reload', at: now - 20_001 } },
    'after the redirect to the start page': { ...failed, last: { step: 'redirect', at: now - 3000 } },
    'after a rejected request': { ...failed, refused: true },
    offline: { ...failed, online: false },
  },
  effects: ['reloadPage', 'goHome'],
  cases: [
    ...answers('rememberReload', undefined),
    ...refuses('rememberReload', failure('unexpected')),
    ...answers('rememberRedirect', undefined),
    ...refuses('rememberRedirect', failure('unexpected')),
  ],
  contextKey: () => ({}),
  invariants: [
    {
      name: 'an offline page stays',
      holds: (snapshot) => snapshot.context.online || snapshot.matches('shown'),
    },
  ],
});
