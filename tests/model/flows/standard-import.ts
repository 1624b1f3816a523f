import { standardImportMachine } from '#machines/standard-import/standard-import.machine.ts';
import type { StandardProposal, StandardVersion } from '#machines/standard-import/standard-import.types.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const file = { key: 'file', name: 'standard.json', size: 300 };

const proposal: StandardProposal = {
  title: 'Rules of the quay',
  number: '1.0',
  publisher: '',
  levels: [],
  classes: [{ class: 'rule', count: 1, withdrawn: 0, withStatement: 1, onlyHolds: false, isAssessed: true }],
  groupCount: 1,
  controlCount: 1,
  standardId: null,
  warnings: [],
  sha256: 'a'.repeat(64),
};

const version: StandardVersion = {
  id: 'version',
  standardId: 'standard',
  isOwn: false,
  title: 'Rules of the quay',
  publisher: '',
  number: '1.0',
  status: 'DRAFT',
  controlCount: 1,
  assessedCount: 1,
  version: 1,
  generation: 'NONE',
  generationError: null,
  sourceName: 'standard.json',
  sourceSha256: 'a'.repeat(64),
  createdAt: '2026-01-01T00:00:00.000Z',
  undoableUntil: '2026-01-02T00:00:00.000Z',
  publishedAt: null,
  withdrawnAt: null,
};

export const standardImport = defineFlow({
  name: 'standard-import',
  title: 'Import of a standard',
  prose:
    'The user chooses a file, sees what it holds, decides which classes of controls are assessed and what the standard is called, and imports it as a draft. What comes with Attest is added in one step; an import can be undone.',
  machine: standardImportMachine,
  starts: { 'the import is opened': undefined },
  cases: [
    { type: 'file.chosen', file },
    { type: 'reading.cancelled' },
    { type: 'ready.chosen', standard: 'NIST_SP_800_53_R5_LOW' },
    { type: 'naming.changed', changes: { title: '' } },
    { type: 'naming.changed', changes: { title: 'Rules of the quay' } },
    { type: 'class.toggled', name: 'rule' },
    { type: 'file.discarded' },
    { type: 'import.requested' },
    { type: 'undo.requested' },
    { type: 'another.requested' },
    ...answers('readFile', proposal),
    ...refuses('readFile', failure('http_400', 400)),
    ...answers('addReady', version),
    ...refuses('addReady', failure('http_409', 409)),
    ...answers('importFile', version),
    ...refuses('importFile', failure('http_409', 409)),
    ...answers('undoImport', undefined),
    ...refuses('undoImport', failure('http_409', 409)),
  ],
  contextKey: ({ title, assessed, failure: reason, file: chosen }) => ({
    title,
    assessed,
    reason: reason?.code,
    chosen: chosen !== null,
  }),
  invariants: [
    {
      name: 'a proposal is shown only after a file was read',
      holds: ({ value, context }) => (value !== 'proposed' && value !== 'importing') || context.proposal !== null,
    },
    {
      name: 'what was imported is known exactly until its import is undone',
      holds: ({ value, context }) => (value === 'imported' || value === 'undoing') === (context.imported !== null),
    },
    {
      name: 'nothing without a name is imported',
      holds: ({ value, context }) =>
        value !== 'importing' || ((context.title !== '' || context.standardId !== null) && context.number !== ''),
    },
  ],
});
