import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { runZeroQuery } from '#src/api/information-asset/run-zero-assets.ts';
import { choiceFilter, choicesFilter, dayFilter } from '#src/components/register/filters.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { LogPage } from '#src/registers/log/LogPage.tsx';
import { useLogAddress } from '#src/registers/log/useLogAddress.ts';
import { css } from '#styled/css/index.js';

import { ConnectionButton } from './ConnectionButton.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { criticalityLabels, movedLabels, seenLabels } from './run-zero-labels.ts';
import { toRunZeroQuery } from './run-zero-search.ts';
import { RunZeroTable } from './RunZeroTable.tsx';

const tools = css({ display: 'flex', alignItems: 'center', gap: '8' });

const route = getRouteApi('/_app/_guarded/run-zero-asset');

/** /run-zero-asset: the devices that runZero has found. */
export function RunZeroPage() {
  const address = useLogAddress(route.useSearch());
  const list = useQuery(runZeroQuery(useApi(), toRunZeroQuery(address.search)));
  const mayImport = useMay({ feature: 'RUN_ZERO_ASSET', level: 'ADD' });
  const mayConnect = useMay({ feature: 'RUN_ZERO_ASSET', level: 'EDIT' });
  return (
    <LogPage
      title="runZero Assets"
      noun={{ one: 'runZero asset', many: 'runZero assets' }}
      list={list}
      address={address}
      filters={[
        choicesFilter(address, 'criticality', { label: 'Criticality', labels: criticalityLabels }),
        choiceFilter(address, 'moved', { label: 'Information asset', labels: movedLabels }),
        choiceFilter(address, 'seen', { label: 'Last seen', labels: seenLabels }),
        dayFilter(address, 'from', 'Last seen from'),
        dayFilter(address, 'to', 'Last seen to'),
      ]}
      tools={
        <div className={tools}>
          {mayConnect && <ConnectionButton />}
          {mayImport && <ImportDialog />}
        </div>
      }
      whenEmpty="The devices that runZero has found in your networks are listed here. Import its asset export to begin, or enter a token to pull it."
    >
      {(rows, busy) => <RunZeroTable rows={rows} busy={busy} address={address} />}
    </LogPage>
  );
}
