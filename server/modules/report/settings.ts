import { isTable } from '#domain/report/columns.ts';
import { reportKinds, valuesOfFilter } from '#domain/report/kinds/index.ts';
import { invalid, type FieldError } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';

type Settings = Pick<Schemas['ReportDefinition'], 'sections' | 'filters' | 'columns'>;
type Facts = (typeof reportKinds)[Schemas['ReportKind']];

function* sectionErrors({ sections: known }: Facts, { sections }: Settings): Generator<FieldError> {
  const keys = new Set(known.map(({ key }) => key));
  for (const [index, section] of sections.entries())
    if (!keys.has(section) || sections.indexOf(section) !== index)
      yield { field: `sections/${index}`, message: 'Choose sections that this kind of report has, each once' };
}

function* filterErrors(facts: Facts, { filters }: Settings): Generator<FieldError> {
  for (const [index, { field, values }] of filters.entries()) {
    const found = facts.filters.find((one) => one.field === field);
    if (found === undefined)
      yield { field: `filters/${index}/field`, message: 'Choose a field that this kind of report can be narrowed by' };
    else if (values.length === 0 || values.some((value) => !Object.hasOwn(valuesOfFilter(found), value)))
      yield { field: `filters/${index}/values`, message: 'Choose values that the field can have' };
  }
}

function* columnErrors(facts: Facts, { columns }: Settings): Generator<FieldError> {
  for (const [index, { section, fields }] of columns.entries()) {
    const table = facts.sections.filter(isTable).find(({ key }) => key === section);
    if (table === undefined || columns.findIndex((one) => one.section === section) !== index)
      yield { field: `columns/${index}/section`, message: 'Choose tables that this kind of report has, each once' };
    else if (fields.some((field, at) => !table.fields.includes(field) || fields.indexOf(field) !== at))
      yield { field: `columns/${index}/fields`, message: 'Choose columns that the table has, each once' };
  }
}

/** @throws ApiError 400 for sections, filters and columns that the kind does not have */
export function checkSettings(kind: Schemas['ReportKind'], settings: Settings): void {
  const facts = reportKinds[kind];
  const errors = [
    ...sectionErrors(facts, settings),
    ...filterErrors(facts, settings),
    ...columnErrors(facts, settings),
  ];
  if (errors.length > 0) throw invalid(errors);
}
