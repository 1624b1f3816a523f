import { useQuery } from '@tanstack/react-query';

import { standardName } from '#domain/compliance/standard-name.ts';
import { figureLabels } from '#domain/words/figures.ts';
import { adoptedQuery } from '#src/api/compliance/adopted-standards.ts';
import type { Finding } from '#src/api/compliance/findings.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { DueNote } from '#src/components/cells/DueNote.tsx';
import { orderIn, useViewAddress } from '#src/components/register/address.ts';
import {
  choiceFilter,
  choicesFilter,
  dayUntilOrNoneFilter,
  entriesFilter,
  figureFilter,
} from '#src/components/register/filters.tsx';
import { useOwnerFilter } from '#src/registers/owner-filter.tsx';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { findingCourseWords, findingWords as words } from '#src/registers/words/finding.ts';
import { labels } from '#src/ui/labels.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import { findingAddress, type ViewSearch } from './assessments-search.ts';
import { findingBatchFields } from './finding/batch-fields.tsx';
import { findingColumns } from './finding/columns.tsx';
import { findingKind } from './finding/finding-kind.ts';

const FindingPanel = lazyPart(async () => (await import('./finding/FindingPanel.tsx')).FindingPanel);
const note = ({ owner, dueOn }: Finding) => <DueNote person={owner} day={dueOn} />;

const archivedWords = { label: 'Archived', labels: { YES: 'Archived', NO: 'Current' } } as const;

/** Archived ones are out of the way until they are asked for. */
const currentIn = <Query extends { readonly archived?: 'YES' | 'NO' }>(
  query: Query,
): Query & { archived: 'YES' | 'NO' } => ({
  ...query,
  archived: query.archived ?? 'NO',
});

/** /assessments?view=findings: non-conformities and opportunities for improvement of all standards, with a panel. */
export function FindingsView({ search }: { readonly search: ViewSearch<'findings'> }) {
  const address = useViewAddress(search, 'finding');
  const { data: adopted = [] } = useQuery(adoptedQuery(useApi()));
  return (
    <RegisterScreen
      kind={findingKind}
      title="Findings"
      path="/assessments?view=findings"
      address={address}
      query={currentIn(findingAddress.toQuery(address.search))}
      unfiltered={currentIn(findingAddress.toQuery({ ...findingAddress.defaults, ...orderIn(address.search) }))}
      columns={findingColumns}
      note={note}
      filters={[
        choicesFilter<'kind', Finding['kind']>(address, 'kind', words.kind),
        choicesFilter<'status', Finding['status']>(address, 'status', findingCourseWords.status),
        useOwnerFilter(address, 'ownerId', words.ownerId.label, labels.unassigned),
        useOwnerFilter(address, 'verifierId', words.verifierId.label, 'No verifier'),
        entriesFilter<'adoptedStandardId'>(
          address,
          'adoptedStandardId',
          'Standard',
          adopted.map(({ id, standard: { title, number } }) => ({ id, name: standardName({ title, number }) })),
        ),
        figureFilter(address, figureLabels.finding),
        choiceFilter<'archived', 'YES' | 'NO'>(address, 'archived', archivedWords),
        dayUntilOrNoneFilter(address, 'dueBy', words.dueOn.label, 'No day'),
      ]}
      batchFields={findingBatchFields}
      firstSteps="Add a finding here, or raise it in an assessment, at the control that it is about."
      panel={FindingPanel}
    />
  );
}
