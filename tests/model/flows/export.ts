import { exportMachine } from '#machines/export/export.machine.ts';
import type { ExportRequest } from '#machines/export/export.types.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const request: ExportRequest = { register: 'risk', query: { search: 'fire' }, format: 'csv', contents: '2 of 3 risks' };

export const exportFlow = defineFlow({
  name: 'export',
  title: 'Export of a list',
  prose:
    'The user downloads a list as a file, one at a time, and can cancel it. If the export fails, it says why and offers another attempt where that can help.',
  machine: exportMachine,
  starts: { 'a register is opened': undefined },
  cases: [
    { type: 'export.requested', request },
    ...answers('downloadExport', 'risks-harbour-bank-2026-11-23.csv'),
    ...refuses('downloadExport', failure('http_429', 429), failure('http_403', 403)),
  ],
  contextKey: ({ failure: reason }) => ({ reason: reason?.status }),
  invariants: [
    {
      name: 'a failed export has a reason',
      holds: (snapshot) => !snapshot.matches('failed') || snapshot.context.failure !== null,
    },
    {
      name: 'a running or failed export has a request',
      holds: (snapshot) => !snapshot.hasTag('shown') || snapshot.context.request === request,
    },
  ],
});
