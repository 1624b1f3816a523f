import { templateTexts as texts } from '#domain/words/assessment-template.ts';
import type { AssessmentTemplate, TemplateKind } from '#src/api/provider-assessment/assessment-templates.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { entryColumn, fieldColumn, personColumn } from '#src/registers/field-columns.tsx';
import { templateWords as words } from '#src/registers/words/assessment-template.ts';

import { StatusCell } from './StatusCell.tsx';

/** The columns besides reference and title. */
export const templateColumns: readonly Column<AssessmentTemplate, NonNullable<TemplateKind['query']['sortId']>>[] = [
  {
    id: 'status',
    header: texts.status.label,
    sortKey: 'status',
    keepWithPanel: true,
    phone: 'end',
    cell: ({ status }) => <StatusCell status={status} />,
  },
  {
    id: 'questionCount',
    header: texts.questionCount.label,
    sortKey: 'questionCount',
    collapsePriority: 'fourth',
    cell: ({ questionCount }) => <WordsCell>{String(questionCount)}</WordsCell>,
  },
  fieldColumn('scope', words.scope, { collapsePriority: 'second' }),
  {
    id: 'serviceTypes',
    header: texts.serviceTypes.label,
    flexible: true,
    hidden: true,
    cell: ({ serviceTypes }) => <WordsCell>{serviceTypes.map(({ name }) => name).join(', ')}</WordsCell>,
  },
  entryColumn('tier', words.tierId, { sortKey: 'tier', hidden: true }),
  personColumn('owner', words.ownerId, { sortKey: 'owner', collapsePriority: 'third' }),
  {
    id: 'publishedNumber',
    header: texts.publishedNumber.label,
    collapsePriority: 'first',
    cell: ({ publishedNumber }) => <WordsCell>{publishedNumber === null ? null : String(publishedNumber)}</WordsCell>,
  },
];
