import { errorRecoveryMachine } from '#machines/error-recovery/error-recovery.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const now = 1_795_159_130_000;
const failed = { last: null, now, online: true, refused: false };

export const errorRecovery = defineFlow({
  name: 'error-recovery',
  title: 'Recovery of a failed page',
  prose:
    'A page that fails is reloaded once, then left for the start, then says so; a failure more than twenty seconds later is another one. Nothing is tried where the server said no, without a network, or where the attempt cannot be remembered.',
  machine: errorRecoveryMachine,
  starts: {
    'for the first time': failed,
    'after a reload': { ...failed, last: { step: 'reload', at: now - 20_000 } },
    'after a reload long ago': { ...failed, last: { step: 'reload', at: now - 20_001 } },
    'at the start too': { ...failed, last: { step: 'redirect', at: now - 3000 } },
    'because the server refused': { ...failed, refused: true },
    'without a network': { ...failed, online: false },
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
      name: 'a page without a network stays',
      holds: (snapshot) => snapshot.context.online || snapshot.matches('shown'),
    },
  ],
});
