import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';

import { useApi } from '#src/api/ApiProvider.tsx';
import { listQuery } from '#src/api/register.ts';
import { useAddress } from '#src/components/register/address.ts';
import { ListFrame } from '#src/components/register/ListFrame.tsx';
import { RegisterToolbar } from '#src/components/register/RegisterToolbar.tsx';
import { useRegisterKeys, useReturnToRow } from '#src/components/register/useRegisterKeys.ts';
import { useMay } from '#src/components/SessionProvider.tsx';

import type { LookupShape } from './lookup-kind.ts';
import { toLookupQuery } from './lookup-search.ts';
import { LookupEntries } from './LookupEntries.tsx';
import { LookupPanel, type LookupPageProps } from './LookupPanel.tsx';

/** A look-up under Settings: its entries in the organisation's order, with the open one in a panel beside them. */
export function LookupPage<K extends LookupShape>(props: LookupPageProps<K>) {
  const { kind, title, search, columns = [] } = props;
  const address = useAddress(search, 'entry');
  const list = useQuery(listQuery(useApi(), kind.source, toLookupQuery(search)));
  const mayAdd = useMay({ ...kind.access, level: 'ADD' });
  const element = useRef<HTMLDivElement>(null);
  useRegisterKeys(element, () => address.openRecord(undefined));
  useReturnToRow(address.open);
  const add = mayAdd ? () => address.openRecord('new') : undefined;
  return (
    <ListFrame
      ref={element}
      title={title}
      noun={kind.noun}
      count={list.data?.pagination}
      onAdd={add}
      toolbar={
        <RegisterToolbar
          searchLabel={`Search ${kind.noun.many}`}
          search={search.search}
          onSearch={(text) => address.filter({ search: text })}
          onClear={address.clear}
        />
      }
      panel={list.data !== undefined && <LookupPanel {...props} address={address} list={list.data} />}
    >
      <LookupEntries kind={kind} columns={columns} address={address} list={list} onAdd={add} />
    </ListFrame>
  );
}
