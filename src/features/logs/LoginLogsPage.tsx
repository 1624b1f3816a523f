import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { useApi } from '#src/api/ApiProvider.tsx';
import { loginLogQuery, type LoginLog } from '#src/api/logs.ts';
import { browserName } from '#src/components/browser-name.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { choicesOf, valuesAmong } from '#src/components/fields/choices.ts';
import { formatInstant } from '#src/components/format.ts';
import { chosenFilter } from '#src/components/register/filters.ts';
import type { ListSearch } from '#src/components/register/list-search.ts';
import { MultiSelect } from '#src/ui/MultiSelect.tsx';
import { StatusText } from '#src/ui/StatusText.tsx';
import * as Table from '#src/ui/Table.tsx';

import { activeDays, DayFilters } from './DayFilters.tsx';
import {
  loginEventLabels,
  loginEventLooks,
  loginLogSearchDefaults,
  reasonLabel,
  toLoginLogQuery,
  type LoginLogSearch,
} from './login-log.ts';
import { LogPage, type LogAddress } from './LogPage.tsx';
import { sortingBy } from './sorting.ts';

const route = getRouteApi('/_app/_guarded/login-logs');

const events = choicesOf(loginEventLabels);
const rem = (width: number) => ({ width: `${width}rem` });

/** /login-logs: the person's own sign-ins, refused ones too, and what else happened to their way in. */
export function LoginLogsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const show = (change: Partial<LoginLogSearch>) => void navigate({ search: (before) => ({ ...before, ...change }) });
  const filter = (change: Partial<LoginLogSearch>) => show({ ...change, page: 1 });
  const list = useQuery(loginLogQuery(useApi(), toLoginLogQuery(search)));
  const address = {
    search,
    // Of the order, the route takes what it knows.
    show: (change: Partial<ListSearch>) => void navigate({ to: '.', search: (before) => ({ ...before, ...change }) }),
    clear: () => show(loginLogSearchDefaults),
  };
  return (
    <LogPage
      title="Login Logs"
      noun={{ one: 'entry', many: 'entries' }}
      list={list}
      address={address}
      filters={{
        fields: (
          <>
            <MultiSelect
              label="Event"
              options={events}
              value={search.event}
              onValueChange={(chosen) => filter({ event: valuesAmong(loginEventLabels, chosen) })}
            />
            <DayFilters span={search} onChange={filter} />
          </>
        ),
        active: [
          ...chosenFilter('Event', search.event, events, () => filter({ event: [] })),
          ...activeDays({ span: search, onChange: filter }),
        ],
      }}
      whenEmpty="Your sign-ins appear here from now on."
    >
      {(rows, busy) => <LoginTable rows={rows} busy={busy} address={address} />}
    </LogPage>
  );
}

interface LoginTableProps {
  readonly rows: readonly LoginLog[];
  readonly busy: boolean;
  readonly address: LogAddress<ListSearch>;
}

const LoginTable = ({ rows, busy, address }: LoginTableProps) => (
  <Table.Root label="Entries" minWidth={50} busy={busy}>
    <Table.Head>
      <Table.HeadCell {...sortingBy(address, 'event')}>Event</Table.HeadCell>
      <Table.HeadCell style={rem(12)}>Reason</Table.HeadCell>
      <Table.HeadCell style={rem(13)}>Browser</Table.HeadCell>
      <Table.HeadCell style={rem(10)}>Address</Table.HeadCell>
      <Table.HeadCell style={rem(11)} {...sortingBy(address, 'at')}>
        Time
      </Table.HeadCell>
    </Table.Head>
    <Table.Body>
      {rows.map(({ id, event, reason, userAgent, ip, at }) => (
        <Table.Row key={id}>
          <Table.TitleCell
            title={loginEventLabels[event]}
            note={[formatInstant(at), browserName(userAgent)].filter((part) => part !== null).join(' · ')}
          >
            <StatusText {...loginEventLooks[event]}>{loginEventLabels[event]}</StatusText>
          </Table.TitleCell>
          <Table.Cell phone="end">{reason !== null && <WordsCell>{reasonLabel(reason)}</WordsCell>}</Table.Cell>
          <Table.Cell title={userAgent ?? undefined}>
            <WordsCell>{browserName(userAgent)}</WordsCell>
          </Table.Cell>
          <Table.Cell>
            <WordsCell>{ip}</WordsCell>
          </Table.Cell>
          <Table.Cell>{formatInstant(at)}</Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);
