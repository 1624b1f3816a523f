import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { useApi } from '#src/api/ApiProvider.tsx';
import { riskListQuery } from '#src/api/risks.ts';
import { formatNumber } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { useSearchText } from '#src/components/useSearchText.ts';
import { Button } from '#src/ui/Button.tsx';
import { PlusIcon } from '#src/ui/icons.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { css } from '#styled/css/index.js';

import { RiskPanel } from './RiskPanel.tsx';
import { RiskTable } from './RiskTable.tsx';
import { toRiskQuery, type RiskSearch } from './search.ts';

const route = getRouteApi('/_app/_guarded/risk-list');

const screen = css({ display: 'flex', height: 'full' });
const list = css({ display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' });
const header = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  paddingInline: { base: '16', md: '20' },
  paddingBlockStart: '14',
});
const title = css({ textStyle: 'xl', fontWeight: 'semibold' });
const total = css({ color: 'fg.muted', flex: '1' });
const tools = css({ paddingInline: { base: '16', md: '20' }, paddingBlock: '12', borderBlockEnd: 'default' });
const search = css({ maxWidth: { md: '[14.5rem]' } });

/** /risk-list: the register, and the risk that the address names in a panel beside it. */
export function RiskListPage() {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const risks = useQuery(riskListQuery(useApi(), toRiskQuery(address)));
  const mayAdd = useMay({ feature: 'RISK', level: 'ADD' });
  const show = (change: Partial<RiskSearch>) => void navigate({ search: (before) => ({ ...before, ...change }) });
  const [typed, setTyped] = useSearchText(address.search, (text) => show({ search: text, page: 1 }));
  const count = risks.data?.pagination.total;
  return (
    <div className={screen}>
      <div className={list}>
        <header className={header}>
          <h1 className={title}>Risk Register</h1>
          <p className={total}>
            {count === undefined ? '' : `${formatNumber(count)} ${count === 1 ? 'risk' : 'risks'}`}
          </p>
          {mayAdd && (
            <Button variant="primary" onClick={() => show({ risk: 'new' })}>
              <PlusIcon /> Add risk
            </Button>
          )}
        </header>
        <div className={tools}>
          <div className={search}>
            <SearchField label="Search risks" value={typed} onValueChange={setTyped} />
          </div>
        </div>
        <RiskTable address={address} risks={risks} mayAdd={mayAdd} onShow={show} />
      </div>
      {address.risk !== undefined && (
        <RiskPanel key={address.risk} riskId={address.risk} onShow={(risk) => show({ risk })} />
      )}
    </div>
  );
}
