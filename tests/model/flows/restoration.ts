import { restorationMachine } from '#machines/restoration/restoration.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const restoration = defineFlow({
  name: 'restoration',
  title: 'Undo of a removal',
  prose:
    'Whoever removed records may take it back as long as the message that says so is shown. A restoration that fails keeps the offer.',
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
  invariants: [{ name: 'the records are not forgotten', holds: ({ context }) => context.records.length === 2 }],
});
