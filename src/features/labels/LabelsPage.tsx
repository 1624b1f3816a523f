import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useRef } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Label } from '#src/api/record/labels.ts';
import { listQuery } from '#src/api/record/register.ts';
import { LabelMark } from '#src/components/cells/LabelMark.tsx';
import { formatInstant } from '#src/components/format.ts';
import { useAddress, type Address } from '#src/components/register/address.ts';
import { ListContent } from '#src/components/register/ListContent.tsx';
import { ListFrame } from '#src/components/register/ListFrame.tsx';
import { RegisterToolbar } from '#src/components/register/RegisterToolbar.tsx';
import { useRegisterKeys, useReturnToRow } from '#src/components/register/useRegisterKeys.ts';
import { counted } from '#src/components/words.ts';
import { listStateOf } from '#src/registers/list-state.ts';
import * as Table from '#src/ui/data/Table.tsx';

import { labelKind, labelled } from './label-kind.ts';
import { toLabelQuery, type LabelSearch } from './label-search.ts';
import { LabelPanel } from './LabelPanel.tsx';

const route = getRouteApi('/_app/_guarded/settings/labels');

/** /settings/labels: the organisation's labels, with the one in the address in a panel beside them. */
export function LabelsPage() {
  const address = useAddress(route.useSearch(), 'label');
  const { search } = address.search;
  const list = useQuery(listQuery(useApi(), labelKind.source, toLabelQuery(address.search)));
  const element = useRef<HTMLDivElement>(null);
  useRegisterKeys(element, () => address.openRecord(undefined));
  useReturnToRow(address.open);
  const add = () => address.openRecord('new');
  return (
    <ListFrame
      ref={element}
      title="Labels"
      noun={labelKind.noun}
      count={list.data?.pagination}
      onAdd={add}
      toolbar={
        <RegisterToolbar
          searchLabel="Search labels"
          search={search}
          onSearch={(text) => address.filter({ search: text })}
          onClear={address.clear}
        />
      }
      panel={list.data !== undefined && <LabelPanel address={address} labels={list.data.data} />}
    >
      <ListContent
        noun={labelKind.noun}
        list={listStateOf(list)}
        pages={{ page: address.search.page, perPage: address.search.perPage, show: address.show }}
        why={search === '' ? undefined : `Nothing contains “${search}”.`}
        onClear={address.clear}
        onAdd={add}
        firstSteps="Labels group the records of all registers. They can also be created while a record is edited."
      >
        {(rows) => <LabelTable labels={rows} address={address} />}
      </ListContent>
    </ListFrame>
  );
}

interface LabelTableProps {
  readonly labels: readonly Label[];
  readonly address: Address<LabelSearch>;
}

function LabelTable({ labels, address: { open, search, show } }: LabelTableProps) {
  const sortedBy = (sort: LabelSearch['sort']) => {
    const isSorted = search.sort === sort;
    return {
      sorted: isSorted ? (search.desc ? ('descending' as const) : ('ascending' as const)) : undefined,
      onSort: () => show({ sort, desc: isSorted && !search.desc, page: 1 }),
    };
  };
  return (
    <Table.Root label="Labels">
      <Table.Head>
        <Table.HeadCell flexible sticky="title" {...sortedBy('name')}>
          Name
        </Table.HeadCell>
        <Table.HeadCell {...sortedBy('uses')}>Used by</Table.HeadCell>
        {open === undefined && <Table.HeadCell {...sortedBy('updatedAt')}>Updated</Table.HeadCell>}
      </Table.Head>
      <Table.Body>
        {labels.map(({ id, name, colour, uses, updatedAt }) => (
          <Table.Row key={id} open={open === id}>
            <Table.TitleCell glyph={<LabelMark colour={colour} />}>
              <Link to="." search={(before) => ({ ...before, label: id })} data-row-link={id}>
                {name}
              </Link>
            </Table.TitleCell>
            <Table.Cell phone="end">{counted(uses, labelled)}</Table.Cell>
            {open === undefined && <Table.Cell>{formatInstant(updatedAt)}</Table.Cell>}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
