import type { ReportRequest } from '#machines/report-run/report-run.types.ts';
import type { ReportDefinition } from '#src/api/reports.ts';

/** What a definition is chosen by: those that every organisation has have no id, and templates have that of the template. */
export const keyOfDefinition = ({ id, template, kind }: Pick<ReportDefinition, 'id' | 'template' | 'kind'>): string =>
  id ?? template?.id ?? kind;

/** The same of what is asked for. */
export const keyOfRequest = ({ definitionId, templateId, kind }: ReportRequest): string =>
  definitionId ?? templateId ?? kind;

/** What is asked for unless a person chooses otherwise. */
export const requestOf = ({
  id,
  template,
  kind,
  period,
  format,
  paper,
  sections,
}: ReportDefinition): ReportRequest => ({
  kind,
  definitionId: id,
  templateId: id === null ? (template?.id ?? null) : null,
  asOf: null,
  period,
  format,
  paper,
  sections,
});

type Template = NonNullable<ReportDefinition['template']>;

/** Whether a newer version of the template of a definition is published. */
export const hasNewer = (template: ReportDefinition['template']): template is Template & { publishedVersion: number } =>
  template !== null && template.publishedVersion !== null && template.publishedVersion > template.version;
