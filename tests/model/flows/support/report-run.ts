import type { ReportRequest, ReportRun } from '#machines/report-run/report-run.types.ts';

export const request: ReportRequest = {
  kind: 'POLICIES',
  definitionId: null,
  asOf: null,
  sections: ['counts'],
  period: 'ALL',
  paper: 'A4',
  format: 'PDF',
};

/** A run of that report in a state. */
export const runIn = (state: ReportRun['state'], given: Partial<ReportRun> = {}): ReportRun => ({
  id: '5f3c0a52-6a55-4d57-9a51-0d8f2c8f7a10',
  kind: request.kind,
  definitionId: null,
  definitionVersion: 1,
  name: 'Policies',
  sections: request.sections,
  filters: [],
  period: request.period,
  paper: request.paper,
  format: request.format,
  keptDays: 365,
  asOf: '2026-06-30T22:00:00Z',
  state,
  author: null,
  scheduleId: null,
  late: false,
  skipped: 0,
  leftOut: [],
  sha256: state === 'READY' ? '0'.repeat(64) : null,
  size: state === 'READY' ? 2000 : null,
  rows: state === 'READY' ? 3 : null,
  failure: state === 'FAILED' ? 'The register has more than 20,000 records' : null,
  mayOpen: true,
  createdAt: '2026-06-30T22:00:01Z',
  finishedAt: null,
  expiresAt: null,
  version: 1,
  ...given,
});
