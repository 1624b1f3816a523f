import { columnLabels, isTable, shownFields } from '#domain/report/columns.ts';
import { reportKinds, valuesOfFilter } from '#domain/report/kinds/index.ts';
import { textsOfKind } from '#domain/words/index.ts';
import { paperSizeLabels, reportFormatLabels, reportPeriodLabels } from '#domain/words/report.ts';
import type { components } from '#openapi/generated/types.ts';
import { CheckboxGroup } from '#src/ui/form/CheckboxGroup.tsx';

import type { RecordForm } from '../fields/binding.ts';
import { ChoiceInput, ChoicesInput } from '../fields/ChoiceInput.tsx';
import { choicesOf } from '../fields/choices.ts';
import { choicesWords, choiceWords } from '../fields/field-words.ts';
import { FieldPair } from '../fields/layout.tsx';

type Definition = components['schemas']['ReportDefinition'];

/** What a report has, as it is edited. */
export type ReportSettingsDraft = Pick<Definition, 'sections' | 'filters' | 'columns' | 'period' | 'paper' | 'format'>;

interface ReportSettingsFieldsProps {
  readonly kind: Definition['kind'];
  readonly draft: ReportSettingsDraft;
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (changes: Partial<ReportSettingsDraft>) => void;
}

/** The fields of what a report has: its form, its sections with their columns, and which records are in it. */
export function ReportSettingsFields(props: ReportSettingsFieldsProps) {
  const { kind, draft, errorOf, onChange } = props;
  const titles = Object.fromEntries(reportKinds[kind].sections.map(({ key, title }) => [key, title]));
  const form: RecordForm<ReportSettingsDraft> = {
    draft,
    readOnly: false,
    errorOf,
    change: (field, value) => onChange({ [field]: value }),
  };
  return (
    <>
      <FieldPair>
        <ChoiceInput form={form} field="period" words={choiceWords('Period', reportPeriodLabels)} />
        <ChoiceInput form={form} field="format" words={choiceWords('Format', reportFormatLabels)} />
      </FieldPair>
      <ChoiceInput form={form} field="paper" words={choiceWords('Paper', paperSizeLabels)} />
      <ChoicesInput form={form} field="sections" words={choicesWords('Sections', titles)} />
      <Columns {...props} />
      <Filters {...props} />
    </>
  );
}

/** The columns of the chosen tables. A table that shows all of its columns also has those of later releases. */
function Columns({ kind, draft: { sections, columns }, errorOf, onChange }: ReportSettingsFieldsProps) {
  return reportKinds[kind].sections
    .filter(isTable)
    .filter(({ key }) => sections.includes(key))
    .map((table) => (
      <CheckboxGroup
        key={table.key}
        label={`Columns of ${table.title}`}
        options={choicesOf(columnLabels(table))}
        value={[...shownFields(table, columns)]}
        error={errorOf('columns')}
        onValueChange={(fields) => {
          // A table has one column at least.
          if (fields.length === 0) return;
          const others = columns.filter(({ section }) => section !== table.key);
          const isWhole = fields.length === table.fields.length;
          onChange({ columns: isWhole ? others : [...others, { section: table.key, fields }] });
        }}
      />
    ));
}

/** Which records are in the report. */
function Filters({ kind, draft: { filters }, onChange }: ReportSettingsFieldsProps) {
  return reportKinds[kind].filters.map((filter) => {
    const { field, of } = filter;
    return (
      <CheckboxGroup
        key={field}
        label={`Only with ${textsOfKind(of)[field]?.label ?? field} (none for all)`}
        options={choicesOf(valuesOfFilter(filter))}
        value={filters.find((one) => one.field === field)?.values ?? []}
        onValueChange={(values) => {
          const others = filters.filter((one) => one.field !== field);
          onChange({ filters: values.length === 0 ? others : [...others, { field, values }] });
        }}
      />
    );
  });
}
