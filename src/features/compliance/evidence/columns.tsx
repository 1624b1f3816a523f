import type { Evidence, EvidenceKind } from '#src/api/compliance/evidence.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { fieldColumn, personColumn } from '#src/registers/field-columns.tsx';
import { coveredUntilLabel, evidenceWords as words, freshnessWords } from '#src/registers/words/evidence.ts';

import { FreshnessText } from './FreshnessText.tsx';

/** The columns besides reference and title. */
export const evidenceColumns: readonly Column<Evidence, NonNullable<EvidenceKind['query']['sortId']>>[] = [
  {
    id: 'freshness',
    header: freshnessWords.label,
    keepWithPanel: true,
    phone: 'end',
    cell: ({ freshness }) => <FreshnessText freshness={freshness} />,
  },
  {
    id: 'ownControls',
    header: words.ownControlIds.label,
    flexible: true,
    collapsePriority: 'second',
    cell: ({ ownControls }) => (
      <WordsCell>{ownControls.map(({ ref, title }) => `${ref} ${title}`).join(', ') || null}</WordsCell>
    ),
  },
  fieldColumn('madeOn', words.madeOn, { sortKey: 'madeOn', collapsePriority: 'third' }),
  {
    id: 'coveredUntil',
    header: coveredUntilLabel,
    sortKey: 'coveredUntil',
    keepWithPanel: true,
    cell: ({ coveredUntil }) => <DayCell day={coveredUntil} />,
  },
  personColumn('owner', words.ownerId, { sortKey: 'owner', collapsePriority: 'first' }),
];
