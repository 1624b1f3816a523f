import type { ReportRequest } from '#machines/report-run/report-run.types.ts';
import type { ReportDefinition } from '#src/api/reports.ts';

/** What a definition is chosen by: those that every organisation has have no id. */
export const keyOfDefinition = ({ id, kind }: Pick<ReportDefinition, 'id' | 'kind'>): string => id ?? kind;

/** What is asked for unless a person chooses otherwise. */
export const requestOf = ({ id, kind, period, format, paper, sections }: ReportDefinition): ReportRequest => ({
  kind,
  definitionId: id,
  asOf: null,
  period,
  format,
  paper,
  sections,
});
