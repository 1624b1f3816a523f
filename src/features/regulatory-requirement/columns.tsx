import type { RegulatoryRequirement, RequirementKind } from '#src/api/regulatory-requirements.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { entryColumn, fieldColumn, personColumn } from '#src/registers/field-columns.tsx';
import { requirementWords as words } from '#src/registers/words/regulatory-requirement.ts';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

type RequirementColumn = Column<RegulatoryRequirement, NonNullable<RequirementKind['query']['sortId']>>;

const glyphs = {
  COMPLIANT: { shape: 'done', tone: 'success' },
  PARTIALLY: { shape: 'half', tone: 'warning' },
  NON_COMPLIANT: { shape: 'rejected', tone: 'danger' },
} as const;

const unassessed = { shape: 'draft', tone: 'neutral' } as const;

/** Whether the organisation complies, or that nobody has assessed it. */
const StatusCell = ({ status }: Pick<RegulatoryRequirement, 'status'>) => (
  <StatusText {...(status === null ? unassessed : glyphs[status])}>
    {status === null ? words.status.nothing : words.status.labels[status]}
  </StatusText>
);

/** The law among the three look-ups that the requirement belongs to. */
const lawOf = ({ corporateLaw, cybersecurityLaw, privacyLaw }: RegulatoryRequirement) =>
  [cybersecurityLaw, privacyLaw, corporateLaw].flatMap((law) => law?.name ?? []).join(', ');

/** The columns besides reference and title. */
export const requirementColumns: readonly RequirementColumn[] = [
  fieldColumn('country', words.country, { sortKey: 'country', collapsePriority: 'third' }),
  {
    id: 'law',
    header: 'Law',
    flexible: true,
    collapsePriority: 'second',
    cell: (row) => <WordsCell>{lawOf(row)}</WordsCell>,
  },
  fieldColumn('article', words.article, { sortKey: 'article', collapsePriority: 'first' }),
  {
    id: 'status',
    header: words.status.label,
    sortKey: 'status',
    keepWithPanel: true,
    phone: 'end',
    cell: (row) => <StatusCell {...row} />,
  },
  personColumn('owner', words.ownerId, { sortKey: 'owner', collapsePriority: 'fourth' }),
  {
    id: 'due',
    header: words.dueOn.label,
    sortKey: 'dueOn',
    keepWithPanel: true,
    cell: ({ dueOn, status }) => <DayCell day={dueOn} settled={status === 'COMPLIANT'} />,
  },
  entryColumn('jurisdiction', words.jurisdictionId, { sortKey: 'jurisdiction', hidden: true }),
  entryColumn('region', words.regionId, { sortKey: 'region', hidden: true }),
  fieldColumn('regulator', words.regulator, { sortKey: 'regulator', hidden: true }),
  entryColumn('operationType', words.operationTypeId, { hidden: true }),
  entryColumn('riskType', words.riskTypeId, { hidden: true }),
  fieldColumn('lastReviewedOn', words.lastReviewedOn, { id: 'lastReview', sortKey: 'lastReviewedOn', hidden: true }),
];
