import { tipsMachine } from '#machines/tips/tips.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const now = 1_795_159_130_000;
const tip = (id: string) => ({ id, title: `Tip ${id}`, description: '<p>Do it.</p>' });

export const tips = defineFlow({
  name: 'tips',
  title: 'Helpful tips',
  prose:
    'Two seconds after load, users who have not yet responded are shown the helpful tips, one at a time; if another dialog or a form is open then, or they are typing, once they are done. They can postpone them for a day, skip them or finish them; the browser stores the choice.',
  machine: tipsMachine,
  starts: {
    'on the first visit': { stored: { choice: 'none' }, now },
    'postponed, and the day has passed': { stored: { choice: 'remind', remindAt: now }, now },
    'postponed, and the day has not passed': { stored: { choice: 'remind', remindAt: now + 1 }, now },
    skipped: { stored: { choice: 'skip' }, now },
    completed: { stored: { choice: 'completed' }, now },
  },
  watchers: ['watchDialogs'],
  externalEvents: ['dialogs.closed'],
  effects: ['storeChoice'],
  cases: [
    ...answers('fetchTips', [tip('1'), tip('2'), tip('3')], []),
    ...refuses('fetchTips', failure('network_error')),
  ],
  contextKey: ({ tips: known, index }) => ({ tips: known.length, index }),
  invariants: [
    {
      name: 'the current tip exists',
      holds: ({ context }) => context.tips.length === 0 || context.tips[context.index] !== undefined,
    },
    { name: 'a dialog has a tip', holds: (snapshot) => !snapshot.hasTag('dialog') || snapshot.context.tips.length > 0 },
  ],
});
