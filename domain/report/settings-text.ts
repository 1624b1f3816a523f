import type { components } from '#openapi/generated/types.ts';

import { textsOfKind } from '../words/index.ts';
import { columnLabels, isTable } from './columns.ts';
import { reportKinds, valuesOfFilter } from './kinds/index.ts';

type Schemas = components['schemas'];
type Kind = Schemas['ReportKind'];

/** The titles of sections, such as `Summary, Risks`. */
export const reportSectionsText = (kind: Kind, sections: readonly string[]): string =>
  sections.map((key) => reportKinds[kind].sections.find((one) => one.key === key)?.title ?? key).join(', ');

/** What records are narrowed to, such as `Treatment: Mitigate, Accept`; empty for all of them. */
export const reportFiltersText = (kind: Kind, filters: readonly Schemas['ReportFilter'][]): string =>
  filters
    .map(({ field, values }) => {
      const facts = reportKinds[kind].filters.find((one) => one.field === field);
      const labels = facts === undefined ? {} : valuesOfFilter(facts);
      const label = (facts && textsOfKind(facts.of)[field]?.label) ?? field;
      return `${label}: ${values.map((value) => labels[value] ?? value).join(', ')}`;
    })
    .join('; ');

/** Which columns sections show, such as `Risks: Ref, Title`; empty for all of them. */
export const reportColumnsText = (kind: Kind, columns: readonly Schemas['ReportColumns'][]): string =>
  columns
    .map(({ section, fields }) => {
      const table = reportKinds[kind].sections.filter(isTable).find(({ key }) => key === section);
      const labels = table === undefined ? {} : columnLabels(table);
      return `${table?.title ?? section}: ${fields.map((field) => labels[field] ?? field).join(', ')}`;
    })
    .join('; ');
