import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { waitingGroups } from '#domain/words/waiting.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { waitingQuery, type DashboardNumbers } from '#src/api/organisation/dashboard.ts';
import { formatNumber } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import { ListContent } from '#src/components/register/ListContent.tsx';
import { listStateOf } from '#src/registers/list-state.ts';
import { css } from '#styled/css/index.js';

import { inOrder } from './counts.ts';
import { narrowedTo, shownAtOnce, toWaitingQuery, type HomeSearch } from './search.ts';
import { ToWaiting } from './ToWaiting.tsx';
import { WaitingTable } from './WaitingTable.tsx';

const route = getRouteApi('/_app/_guarded/');

const groups = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16',
  listStyle: 'none',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '8',
  borderBlockEnd: 'subtle',
  tabularFigures: true,
  '& [aria-current=page]': { color: 'fg.default', fontWeight: 'semibold' },
});

const noun = { one: 'task', many: 'tasks' };

/** What waits for the person, narrowed by the address to one of the numbers above it. */
export function WaitingForMe({ waiting }: Pick<DashboardNumbers, 'waiting'>) {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const page = useQuery(waitingQuery(useApi(), toWaitingQuery(address)));
  const narrowed = narrowedTo(address);
  return (
    <div id="waiting">
      <Region title="Waiting for me" note={narrowed}>
        {waiting.length > 0 && <Groups waiting={waiting} address={address} />}
        <ListContent
          noun={noun}
          list={listStateOf(page)}
          pages={{
            page: address.page,
            perPage: shownAtOnce,
            fixedSize: true,
            show: ({ page: next = 1 }, { replace = false } = {}) =>
              void navigate({ search: (before) => ({ ...before, page: next }), replace }),
          }}
          why={narrowed && `${narrowed}.`}
          onClear={() => void navigate({ search: {} })}
          onAdd={undefined}
          none="Nothing waits for you"
          firstSteps="Reviews, approvals, questions and what falls due will be listed here."
        >
          {(items) => <WaitingTable items={items} busy={page.isPlaceholderData} />}
        </ListContent>
      </Region>
    </div>
  );
}

interface GroupsProps extends Pick<DashboardNumbers, 'waiting'> {
  readonly address: HomeSearch;
}

/** All, and each group of which something waits. */
const Groups = ({ waiting, address: { waiting: chosen, overdue } }: GroupsProps) => (
  <ul className={groups} aria-label="Show">
    <li>
      <ToWaiting current={chosen === undefined && !overdue}>All</ToWaiting>
    </li>
    {inOrder(waiting).map(({ group, count }) => (
      <li key={group}>
        <ToWaiting search={{ waiting: group }} current={chosen === group && !overdue}>
          {waitingGroups[group]} {formatNumber(count)}
        </ToWaiting>
      </li>
    ))}
  </ul>
);
