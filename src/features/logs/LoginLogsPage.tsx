import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { loginLogExport, loginLogQuery, type LoginLog } from '#src/api/record/logs.ts';
import { browserName } from '#src/components/browser-name.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatInstant } from '#src/components/format.ts';
import { choicesFilter, dayFilter } from '#src/components/register/filters.tsx';
import { LogPage } from '#src/registers/log/LogPage.tsx';
import { sortingBy, type Sorted } from '#src/registers/log/sorting.ts';
import { useLogAddress } from '#src/registers/log/useLogAddress.ts';
import * as Table from '#src/ui/data/Table.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

import { LogExportMenu } from './LogExportMenu.tsx';
import { toLoginLogQuery } from './login-log-search.ts';
import { loginEventLabels, loginEventLooks, reasonLabel } from './login-log.ts';

const route = getRouteApi('/_app/_guarded/login-logs');

/** /login-logs: the person's own sign-ins, including refused ones, and changes to their credentials. */
export function LoginLogsPage() {
  const address = useLogAddress(route.useSearch());
  const list = useQuery(loginLogQuery(useApi(), toLoginLogQuery(address.search)));
  return (
    <LogPage
      title="Login Logs"
      noun={{ one: 'entry', many: 'entries' }}
      list={list}
      address={address}
      filters={[
        choicesFilter(address, 'event', { label: 'Event', labels: loginEventLabels }),
        dayFilter(address, 'from', 'From'),
        dayFilter(address, 'to', 'To'),
      ]}
      tools={<LogExportMenu source={loginLogExport} query={toLoginLogQuery(address.search)} list={list} />}
      whenEmpty="Your sign-ins will be listed here."
    >
      {(rows, busy) => <LoginTable rows={rows} busy={busy} address={address} />}
    </LogPage>
  );
}

interface LoginTableProps {
  readonly rows: readonly LoginLog[];
  readonly busy: boolean;
  readonly address: Sorted;
}

const LoginTable = ({ rows, busy, address }: LoginTableProps) => (
  <Table.Root label="Entries" busy={busy}>
    <Table.Head>
      <Table.HeadCell flexible sticky="title" {...sortingBy(address, 'event')}>
        Event
      </Table.HeadCell>
      <Table.HeadCell flexible>Reason</Table.HeadCell>
      <Table.HeadCell>Browser</Table.HeadCell>
      <Table.HeadCell>IP address</Table.HeadCell>
      <Table.HeadCell {...sortingBy(address, 'at')}>Time</Table.HeadCell>
    </Table.Head>
    <Table.Body>
      {rows.map(({ id, event, reason, userAgent, ip, at }) => (
        <Table.Row key={id}>
          <Table.TitleCell
            note={[formatInstant(at), browserName(userAgent)].filter((part) => part !== null).join(' · ')}
          >
            <StatusText {...loginEventLooks[event]}>{loginEventLabels[event]}</StatusText>
          </Table.TitleCell>
          <Table.Cell phone="end" flexible>
            {reason !== null && <WordsCell>{reasonLabel(reason)}</WordsCell>}
          </Table.Cell>
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
