import { enqueue } from '#server/jobs/jobs.ts';
import { addRun, reportDefinitionNamed, reportLibrary } from '#server/modules/report/index.ts';

import type { Seed } from './seeds.ts';

/** Reports that the worker makes after the start, from the demo's records. */
const made = [
  { kind: 'RISK_BOARD', format: 'PDF' },
  { kind: 'POLICIES', format: 'DOCX' },
  { kind: 'RISKS', format: 'XLSX' },
] as const;

/** A definition of the organisation's own, a schedule of its author, and a few reports. */
export const seedReports = (): Seed => async (context) => {
  const { ReportDefinitions, ReportSchedules } = reportLibrary;
  const {
    id: _id,
    template: _template,
    version: _version,
    updatedAt: _at,
    updatedBy: _by,
    ...settings
  } = await reportDefinitionNamed({ kind: 'INCIDENTS', definitionId: null });
  const body = {
    ...settings,
    name: 'Serious incidents of the month',
    description: 'For the operations board: critical and major incidents of the month before.',
    period: 'PREVIOUS_MONTH' as const,
    filters: [{ field: 'severity', values: ['CRITICAL', 'MAJOR'] }],
  };
  const own = await ReportDefinitions.add({ path: {}, query: {}, body }, context);
  await ReportSchedules.add(
    {
      path: {},
      query: {},
      body: {
        kind: own.kind,
        definitionId: own.id,
        cadence: 'MONTHLY',
        weekday: 1,
        monthDay: 1,
        time: '07:00',
        timeZone: 'Europe/Dublin',
        isActive: true,
      },
    },
    context,
  );
  const who = { organisationId: context.organisation.id, authorId: context.user.id };
  for (const { kind, format } of made) {
    const definition = { ...(await reportDefinitionNamed({ kind, definitionId: null })), format };
    await addRun(definition, { asOf: new Date() }, who, { enqueue });
  }
  // None of them is a record.
  return 0;
};
