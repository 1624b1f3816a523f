import type { components } from '#openapi/generated/types.ts';

import type { FieldText } from '../words/field-text.ts';
import { textsOfKind } from '../words/index.ts';
import { columnLabels, shownFields } from './columns.ts';
import type { SectionOfKind } from './kind.ts';
import { reportKinds } from './kinds/index.ts';

type Schemas = components['schemas'];

/** A section with invented rows: what a report will look like, without the records of anyone. */
export interface SampleSection {
  readonly key: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const sampleRows = [0, 1, 2];

const labelsOf = (text: FieldText | undefined): readonly string[] => {
  const { values } = text ?? {};
  return typeof values === 'object' ? Object.values(values) : [];
};

/** A day, an instant, a number or a name, by what the field is called. */
function sampleOf(field: string, text: FieldText | undefined, row: number): string {
  const labels = labelsOf(text);
  if (labels.length > 0) return labels[row % labels.length] ?? '';
  if (field === 'ref') return `X-000${row + 1}`;
  if (field === 'title' || field === 'name') return `Example ${row + 1}`;
  if (/(?:On|Until|At|From)$/u.test(field)) return `${row + 1} Jan 2026`;
  if (/score|count|progress/iu.test(field)) return String((row + 1) * 4);
  return 'Sample';
}

function sampleSection(section: SectionOfKind, columns: readonly Schemas['ReportColumns'][]): SampleSection {
  const { key, title, of } = section;
  const texts = textsOfKind(of);
  if (section.form === 'own') return { key, title, columns: [], rows: [] };
  if (section.form === 'counts') {
    const rows = section.by.flatMap((field) =>
      labelsOf(texts[field]).map((label, place) => [texts[field]?.label ?? field, label, String(place + 1)]),
    );
    return { key, title, columns: ['By', 'Value', 'Number'], rows: rows.slice(0, 4) };
  }
  const labels = columnLabels(section);
  const fields = shownFields(section, columns);
  return {
    key,
    title,
    columns: fields.map((field) => labels[field] ?? field),
    rows: sampleRows.map((row) =>
      fields.map((field) => {
        const [name = '', part] = field.split('.');
        return sampleOf(part ?? name, part === undefined ? texts[name] : texts[name]?.parts?.[part], row);
      }),
    ),
  };
}

/** The sections of a report with sample data, in its order; those that only the data of an organisation can fill have no columns. */
export const sampleSections = ({
  kind,
  sections,
  columns,
}: Pick<Schemas['ReportDefinition'], 'kind' | 'sections' | 'columns'>): readonly SampleSection[] =>
  sections.flatMap((key) => {
    const section = reportKinds[kind].sections.find((one) => one.key === key);
    return section === undefined ? [] : [sampleSection(section, columns)];
  });
