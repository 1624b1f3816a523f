import { reportKinds } from '#domain/report/kinds/index.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import type { ReportTemplate } from '#src/api/report-templates.ts';
import type { ReportSettingsDraft } from '#src/components/report/ReportSettingsFields.tsx';

/** A template as it is being written. */
export interface TemplateDraft extends ReportSettingsDraft {
  /** Null for a new one. */
  readonly id: string | null;
  readonly version: number;
  /** The template that it is the next version of. */
  readonly templateId: string | null;
  readonly kind: Schemas['ReportKind'];
  readonly name: string;
  readonly description: string;
  readonly keptDays: number;
}

/** A new template begins as a copy of the report of its kind that every organisation has. */
export const templateOfKind = (kind: Schemas['ReportKind']): TemplateDraft => ({
  id: null,
  version: 0,
  templateId: null,
  kind,
  name: '',
  description: '',
  sections: reportKinds[kind].sections.map(({ key }) => key),
  filters: [],
  columns: [],
  period: 'ALL',
  paper: 'A4',
  format: 'PDF',
  keptDays: 400,
});

const written = (template: ReportTemplate) => {
  const { kind, name, description, sections, filters, columns, period, paper, format, keptDays } = template;
  return { kind, name, description, sections, filters, columns, period, paper, format, keptDays };
};

/** A draft that is stored, to be edited. */
export const editedDraft = (template: ReportTemplate): TemplateDraft => ({
  ...written(template),
  id: template.id,
  version: template.version,
  templateId: template.templateId,
});

/** The draft of the next version of a template. */
export const nextVersionOf = (template: ReportTemplate): TemplateDraft => ({
  ...written(template),
  id: null,
  version: 0,
  templateId: template.templateId,
});

/** What keeps a draft from being stored. */
export function mistakesIn({ name, sections }: TemplateDraft): Readonly<Record<string, string>> {
  return {
    ...(name.trim() === '' && { name: 'Enter a name' }),
    ...(sections.length === 0 && { sections: 'Choose at least one' }),
  };
}
