import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { runZeroQuery } from '#src/api/information-asset/run-zero-assets.ts';
import { BatchBar } from '#src/components/register/BatchBar.tsx';
import { choiceFilter, choicesFilter, dayFilter } from '#src/components/register/filters.tsx';
import { SelectButton } from '#src/components/register/SelectButton.tsx';
import { useTickedRows } from '#src/components/register/useTickedRows.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { LogPage } from '#src/registers/log/LogPage.tsx';
import { useLogAddress } from '#src/registers/log/useLogAddress.ts';
import { css } from '#styled/css/index.js';

import { ConnectionButton } from './ConnectionButton.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { criticalityLabels, driftLabels, movedLabels, seenLabels, sinceLabels } from './run-zero-labels.ts';
import { toRunZeroQuery } from './run-zero-search.ts';
import { RunZeroTable } from './RunZeroTable.tsx';
import { useDeviceMove } from './useDeviceMove.ts';
import { useMoveRights } from './useMoveRights.ts';

const tools = css({ display: 'flex', alignItems: 'center', gap: '8' });

/** Of one move. */
const mostMoved = 100;

const route = getRouteApi('/_app/_guarded/run-zero-asset');

/** /run-zero-asset: the devices that runZero has found. */
export function RunZeroPage() {
  const address = useLogAddress(route.useSearch());
  const list = useQuery(runZeroQuery(useApi(), toRunZeroQuery(address.search)));
  const mayImport = useMay({ feature: 'RUN_ZERO_ASSET', level: 'ADD' });
  const mayConnect = useMay({ feature: 'RUN_ZERO_ASSET', level: 'EDIT' });
  const { mayMove, mayLink } = useMoveRights();
  const selection = useTickedRows(list.data?.data ?? []);
  const move = useDeviceMove(selection.clear);
  const moveThese = (deviceIds: readonly string[]) => move.send({ type: 'devices.chosen', deviceIds, mayLink });
  return (
    <>
      <LogPage
        title="runZero Assets"
        noun={{ one: 'runZero asset', many: 'runZero assets' }}
        list={list}
        address={address}
        filters={[
          choicesFilter(address, 'criticality', { label: 'Criticality', labels: criticalityLabels }),
          choiceFilter(address, 'moved', { label: 'Information asset', labels: movedLabels }),
          choiceFilter(address, 'since', { label: 'Since the last import', labels: sinceLabels }),
          choiceFilter(address, 'drifted', { label: 'Changed since moved', labels: driftLabels }),
          choiceFilter(address, 'seen', { label: 'Last seen', labels: seenLabels }),
          dayFilter(address, 'from', 'Last seen from'),
          dayFilter(address, 'to', 'Last seen to'),
        ]}
        tools={
          <div className={tools}>
            {mayMove && <SelectButton onPick={selection.pick} />}
            {mayConnect && <ConnectionButton />}
            {mayImport && <ImportDialog />}
          </div>
        }
        whenEmpty="The devices that runZero has found in your networks are listed here. Import its asset export to begin, or enter a token to pull it."
      >
        {(rows, busy) => (
          <>
            <RunZeroTable
              rows={rows}
              busy={busy}
              address={address}
              ticks={mayMove ? selection.ticks : undefined}
              picking={selection.picking}
              onMove={({ id }) => moveThese([id])}
            />
            {(selection.picking || selection.ids.length > 0) && (
              <BatchBar
                count={selection.ids.length}
                most={mostMoved}
                onSelectPage={selection.ticks.ofPage === true ? undefined : selection.ticks.onTogglePage}
                actions={[{ label: 'Move into the register', onAct: () => moveThese(selection.ids) }]}
                onClear={selection.clear}
              />
            )}
          </>
        )}
      </LogPage>
      <MoveDialog actor={move} />
    </>
  );
}
