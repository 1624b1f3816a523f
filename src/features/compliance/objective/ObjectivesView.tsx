import type { Objective } from '#src/api/management-system/objectives.ts';
import { DueNote } from '#src/components/cells/DueNote.tsx';
import { orderIn, useViewAddress } from '#src/components/register/address.ts';
import { choicesFilter, dayUntilOrNoneFilter } from '#src/components/register/filters.tsx';
import { useOwnerFilter } from '#src/registers/owner-filter.tsx';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { objectiveCourseWords, objectiveWords as words } from '#src/registers/words/management-system.ts';
import { labels } from '#src/ui/labels.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import { objectiveAddress, type ViewSearch } from '../assessments-search.ts';
import { objectiveBatchFields } from './batch-fields.tsx';
import { objectiveColumns } from './columns.tsx';
import { objectiveKind } from './objective-kind.ts';

const ObjectivePanel = lazyPart(async () => (await import('./ObjectivePanel.tsx')).ObjectivePanel);
const note = ({ owner, stage, dueOn }: Objective) => <DueNote person={owner} day={stage === 'ACTIVE' ? dueOn : null} />;

/** /assessments?view=objectives: what is to be achieved, and how far it is, with a panel. */
export function ObjectivesView({ search }: { readonly search: ViewSearch<'objectives'> }) {
  const address = useViewAddress(search, 'objective');
  return (
    <RegisterScreen
      kind={objectiveKind}
      title="Objectives"
      path="/assessments?view=objectives"
      address={address}
      query={objectiveAddress.toQuery(address.search)}
      unfiltered={objectiveAddress.toQuery({ ...objectiveAddress.defaults, ...orderIn(address.search) })}
      columns={objectiveColumns}
      note={note}
      filters={[
        choicesFilter<'state', Objective['state']>(address, 'state', objectiveCourseWords.state),
        choicesFilter<'stage', Objective['stage']>(address, 'stage', words.stage),
        useOwnerFilter(address, 'ownerId', words.ownerId.label, labels.unassigned),
        dayUntilOrNoneFilter(address, 'dueBy', words.dueOn.label, 'No day'),
      ]}
      batchFields={objectiveBatchFields}
      firstSteps="Start with what top management wants to see improve, such as reported phishing or patches in time. Say what is measured, the target and who is responsible."
      panel={ObjectivePanel}
    />
  );
}
