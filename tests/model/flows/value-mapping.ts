import { isAnswered } from '#machines/value-mapping/value-answers.ts';
import { valueMappingMachine } from '#machines/value-mapping/value-mapping.machine.ts';
import type { ImportValue } from '#machines/value-mapping/value-mapping.types.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { uploadedImport } from './import.ts';
import { failure } from './support/failure.ts';

const unknown: ImportValue = {
  field: 'treatment',
  label: 'Treatment',
  text: 'Mitigation',
  rows: 2,
  problem: 'Choose one of Mitigate, Accept',
  mayAdd: false,
  use: null,
  choice: null,
};
const mitigate = { use: 'EXISTING', choice: { id: 'MITIGATE', name: 'Mitigate' } } as const;

/** Values that were answered for an earlier file. */
const answeredBefore: readonly ImportValue[] = [
  { ...unknown, use: 'EXISTING', choice: mitigate.choice },
  { ...unknown, text: 'Unclear', use: 'EMPTY' },
  { ...unknown, field: 'type', label: 'Type', text: 'Laptop', mayAdd: true, use: 'NEW' },
];

const refusal = failure('http_500', 500);

export const valueMappingFlow = defineFlow({
  name: 'value-mapping',
  title: 'What the values of an imported file stand for',
  prose:
    'A check has found values that name nothing, rows whose title is known, or rows whose status needs more than they have. The user says once for the file what each stands for; the server remembers it for the register and checks the rows again.',
  machine: valueMappingMachine,
  starts: {
    'the check of an import has raised questions': {
      id: 'import',
      plan: { columns: [{ column: 0, field: 'title' }], mode: 'STOP' },
    },
  },
  cases: [
    { type: 'value.answered', value: unknown, answer: mitigate },
    { type: 'rows.said', said: { doubles: 'SKIP' } },
    { type: 'double.decided', row: 3, use: 'ADD' },
    { type: 'double.decided', row: 3, use: null },
    ...answers('readValues', [], [unknown], answeredBefore),
    ...refuses('readValues', refusal),
    ...answers('applyAnswers', { ...uploadedImport, state: 'CHECKING', mode: 'STOP' }),
    ...refuses('applyAnswers', refusal),
  ],
  contextKey: ({ values, answers: given, said, failure: reason }) => ({
    values: values.length,
    answered: Object.keys(given).length,
    doubles: said.doubles,
    decided: said.doubleRows.length,
    failed: reason !== null,
  }),
  invariants: [
    {
      name: 'only what was answered is sent',
      holds: ({ value, context }) => value !== 'applying' || isAnswered(context),
    },
    {
      name: 'a row is decided once',
      holds: ({ context: { said } }) => new Set(said.doubleRows.map(({ row }) => row)).size === said.doubleRows.length,
    },
    {
      name: 'the import is known once the answers are taken',
      holds: ({ value, context }) => (value === 'taken') === (context.found !== null),
    },
  ],
});
