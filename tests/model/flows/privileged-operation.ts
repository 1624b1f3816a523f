import {
  privilegedOperationMachine,
  type PrivilegedOperation,
} from '#machines/privileged-operation/privileged-operation.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const prepared: PrivilegedOperation = {
  id: 'operation-1',
  version: 1,
  kind: 'MATURITY',
  status: 'PREPARED',
  plan: [{ effect: 'ADDS', subject: 'A model', detail: 'A draft' }],
  hash: 'a'.repeat(64),
  needsSecond: false,
  done: 0,
  preparedBy: { id: 'person-1', name: 'Ingrid Solberg' },
  preparedAt: '2026-11-23T10:00:00Z',
  confirmedBy: null,
  expiresAt: '2026-11-24T10:00:00Z',
  endedAt: null,
  log: [],
};
const running: PrivilegedOperation = { ...prepared, version: 2, status: 'RUNNING' };
const done: PrivilegedOperation = { ...running, version: 4, status: 'DONE', done: 1, endedAt: '2026-11-23T10:01:00Z' };

const awaiting: PrivilegedOperation = { ...prepared, version: 2, status: 'AWAITING_SECOND', needsSecond: true };
const brokenOff: PrivilegedOperation = { ...done, status: 'FAILED', done: 0 };

export const privilegedOperation = defineFlow({
  name: 'privileged-operation',
  title: 'A privileged operation',
  prose:
    'An administrator of the platform has a dry run made, reads what would change, types the name of the operation and takes it on; its progress is shown until it has ended. What another has to confirm, or has prepared, is opened from the list. A refusal keeps what was typed.',
  machine: privilegedOperationMachine,
  starts: { 'the page is opened': undefined },
  cases: [
    { type: 'operation.chosen', kind: 'MATURITY' },
    { type: 'operation.opened', operation: prepared },
    { type: 'operation.opened', operation: running },
    { type: 'name.typed', text: 'Seed maturity models' },
    { type: 'action.taken', action: 'RUN' },
    { type: 'operation.closed' },
    ...answers('prepareOperation', prepared),
    ...refuses('prepareOperation', failure('http_409', 409)),
    ...answers('takeStep', running, { ...prepared, version: 2, status: 'CANCELLED' as const }, awaiting),
    ...refuses('takeStep', failure('http_409', 409)),
    ...answers('readOperation', running, done, brokenOff),
    ...refuses('readOperation', failure('http_500', 500)),
  ],
  headlessAnswers: [awaiting, brokenOff],
  contextKey: ({ operation, typed, failure: failed }) => ({
    status: operation?.status ?? null,
    typed: typed !== '',
    failed: failed?.code ?? null,
  }),
  invariants: [
    {
      name: 'a step is taken with a plan that is shown',
      holds: ({ value, context }) => value !== 'taking' || context.operation !== null,
    },
    {
      name: 'only what runs is followed',
      holds: ({ value, context }) =>
        (value !== 'running' && value !== 'reading') || context.operation?.status === 'RUNNING',
    },
  ],
});
