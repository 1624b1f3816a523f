import { restorationMachine } from '#machines/restoration/restoration.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const restoration = defineFlow({
  name: 'restoration',
  title: 'Undo of a removal',
  prose: 'The user can undo a removal while its toast is shown. If the restoration fails, the offer stays.',
  machine: restorationMachine,
  starts: {
    'two records were removed': {
      records: [
        { id: 'a', version: 1 },
        { id: 'b', version: 4 },
      ],
    },
  },
  cases: [...answers('restoreRecords', undefined), ...refuses('restoreRecords', failure('network_error'))],
  contextKey: () => ({}),
  invariants: [{ name: 'the records stay in the context', holds: ({ context }) => context.records.length === 2 }],
});
