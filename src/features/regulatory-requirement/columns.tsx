import type { RegulatoryRequirement, RequirementKind } from '#src/api/regulatory-requirements.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { PersonCell } from '#src/components/cells/PersonCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatDay } from '#src/components/format.ts';
import type { Column } from '#src/components/register/column.ts';
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

/** A column of text that is hidden unless the person chooses it. */
const hidden = (id: string, header: string, textOf: (row: RegulatoryRequirement) => string | null | undefined) =>
  ({
    id,
    header,
    hidden: true,
    cell: (row) => <WordsCell>{textOf(row) ?? null}</WordsCell>,
  }) satisfies RequirementColumn;

/** The law among the three look-ups that the requirement belongs to. */
const lawOf = ({ corporateLaw, cybersecurityLaw, privacyLaw }: RegulatoryRequirement) =>
  [cybersecurityLaw, privacyLaw, corporateLaw].flatMap((law) => law?.name ?? []).join(', ');

/** The columns besides reference and title. */
export const requirementColumns: readonly RequirementColumn[] = [
  {
    id: 'country',
    header: words.country.label,
    sortKey: 'country',
    collapsePriority: 'third',
    cell: ({ country }) => (
      <WordsCell>{country === null ? words.country.nothing : words.country.labels[country]}</WordsCell>
    ),
  },
  {
    id: 'law',
    header: 'Law',
    flexible: true,
    collapsePriority: 'second',
    cell: (row) => <WordsCell>{lawOf(row)}</WordsCell>,
  },
  {
    id: 'article',
    header: words.article.label,
    sortKey: 'article',
    collapsePriority: 'first',
    cell: ({ article }) => <WordsCell>{article}</WordsCell>,
  },
  {
    id: 'status',
    header: words.status.label,
    sortKey: 'status',
    keepWithPanel: true,
    phone: 'end',
    cell: (row) => <StatusCell {...row} />,
  },
  {
    id: 'owner',
    header: words.ownerId.label,
    sortKey: 'owner',
    collapsePriority: 'fourth',
    cell: ({ owner }) => <PersonCell person={owner} />,
  },
  {
    id: 'due',
    header: words.dueOn.label,
    sortKey: 'dueOn',
    keepWithPanel: true,
    cell: ({ dueOn, status }) => <DayCell day={dueOn} settled={status === 'COMPLIANT'} />,
  },
  { ...hidden('jurisdiction', words.jurisdictionId.label, (row) => row.jurisdiction?.name), sortKey: 'jurisdiction' },
  { ...hidden('region', words.regionId.label, (row) => row.region?.name), sortKey: 'region' },
  { ...hidden('regulator', words.regulator.label, ({ regulator }) => regulator), sortKey: 'regulator' },
  hidden('operationType', words.operationTypeId.label, (row) => row.operationType?.name),
  hidden('riskType', words.riskTypeId.label, (row) => row.riskType?.name),
  {
    ...hidden('lastReview', words.lastReviewedOn.label, (row) => row.lastReviewedOn && formatDay(row.lastReviewedOn)),
    sortKey: 'lastReviewedOn',
  },
];
