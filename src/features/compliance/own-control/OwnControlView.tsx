import { useQuery } from '@tanstack/react-query';

import { standardName } from '#domain/compliance/standard-name.ts';
import { afterChangeTexts } from '#domain/words/change.ts';
import { figureLabels } from '#domain/words/figures.ts';
import { adoptedQuery } from '#src/api/compliance/adopted-standards.ts';
import type { OwnControl } from '#src/api/compliance/own-controls.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { DueNote } from '#src/components/cells/DueNote.tsx';
import { orderIn, useViewAddress } from '#src/components/register/address.ts';
import { choiceFilter, choicesFilter, entriesFilter, figureFilter } from '#src/components/register/filters.tsx';
import { useOwnerFilter } from '#src/registers/owner-filter.tsx';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { ownControlWords as words, responseWords } from '#src/registers/words/own-control.ts';
import { labels } from '#src/ui/labels.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import { ownControlAddress, type ViewSearch } from '../assessments-search.ts';
import { ownControlBatchFields } from './batch-fields.tsx';
import { ownControlColumns } from './columns.tsx';
import { MergeDialog, useMergeActor } from './MergeDialog.tsx';
import { ownControlKind } from './own-control-kind.ts';

const OwnControlPanel = lazyPart(async () => (await import('./OwnControlPanel.tsx')).OwnControlPanel);
const note = ({ owner }: OwnControl) => <DueNote person={owner} day={null} />;

/** /assessments?view=controls: the register, with the own control in the address in a panel beside it. */
export function OwnControlView({ search }: { readonly search: ViewSearch<'controls'> }) {
  const address = useViewAddress(search, 'control');
  const merge = useMergeActor((keptId) => address.openRecord(keptId));
  const { data: standards = [] } = useQuery(adoptedQuery(useApi()));
  return (
    <>
      <RegisterScreen
        kind={ownControlKind}
        title="Own Controls"
        path="/assessments?view=controls"
        address={address}
        query={ownControlAddress.toQuery(address.search)}
        unfiltered={ownControlAddress.toQuery({ ...ownControlAddress.defaults, ...orderIn(address.search) })}
        columns={ownControlColumns}
        note={note}
        filters={[
          choicesFilter<'result', OwnControl['result']>(address, 'result', responseWords.result),
          choicesFilter<'implementation', OwnControl['implementation']>(
            address,
            'implementation',
            words.implementation,
          ),
          useOwnerFilter(address, 'ownerId', words.ownerId.label, labels.unassigned),
          entriesFilter(
            address,
            'adoptedStandardId',
            'Standard',
            standards.map(({ id, standard }) => ({ id, name: standardName(standard) })),
          ),
          figureFilter(address, figureLabels.ownControl),
          choiceFilter<'afterChange', 'ASKED'>(address, 'afterChange', afterChangeTexts),
        ]}
        batchFields={ownControlBatchFields}
        moreActions={(rows) => {
          const [one, other] = rows;
          if (rows.length !== 2 || one === undefined || other === undefined) return [];
          const draft = { pair: [one, other], keptId: one.id } as const;
          return [{ label: 'Merge', onAct: () => merge.send({ type: 'step.requested', draft }) }];
        }}
        firstSteps="Start with what your organisation already does, such as reviewing access rights. Answer it once, then link it to every standard that asks for it."
        panel={OwnControlPanel}
      />
      <MergeDialog actor={merge} />
    </>
  );
}
