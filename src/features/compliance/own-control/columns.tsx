import { ownControlTexts as texts } from '#domain/words/own-control.ts';
import type { OwnControl, OwnControlKind } from '#src/api/compliance/own-controls.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatInstantDay, formatNumber } from '#src/components/format.ts';
import type { Column } from '#src/components/register/column.ts';
import { personColumn } from '#src/registers/field-columns.tsx';
import { ownControlWords as words } from '#src/registers/words/own-control.ts';

import { ConfidenceText, ResultText } from '../ResultText.tsx';
import { ImplementationText } from './ImplementationText.tsx';

/** The columns besides reference and title. */
export const ownControlColumns: readonly Column<OwnControl, NonNullable<OwnControlKind['query']['sortId']>>[] = [
  {
    id: 'result',
    header: texts.result.label,
    sortKey: 'result',
    keepWithPanel: true,
    phone: 'end',
    cell: ({ result }) => <ResultText result={result} />,
  },
  {
    id: 'implementation',
    header: words.implementation.label,
    sortKey: 'implementation',
    collapsePriority: 'third',
    cell: ({ implementation }) => <ImplementationText implementation={implementation} />,
  },
  {
    id: 'confidence',
    header: texts.confidence.label,
    collapsePriority: 'second',
    cell: ({ confidence }) => <ConfidenceText confidence={confidence} />,
  },
  {
    id: 'positions',
    header: texts.positions.label,
    collapsePriority: 'fourth',
    cell: ({ positions }) => formatNumber(positions),
  },
  { id: 'evidence', header: texts.evidence.label, hidden: true, cell: ({ evidence }) => formatNumber(evidence) },
  {
    id: 'maturity',
    header: texts.maturity.label,
    hidden: true,
    cell: ({ maturity }) => <WordsCell>{maturity === null ? null : formatNumber(maturity)}</WordsCell>,
  },
  personColumn('owner', words.ownerId, { sortKey: 'owner', collapsePriority: 'first' }),
  {
    id: 'respondedAt',
    header: texts.respondedAt.label,
    sortKey: 'respondedAt',
    hidden: true,
    cell: ({ respondedAt }) => <WordsCell>{respondedAt === null ? null : formatInstantDay(respondedAt)}</WordsCell>,
  },
];
