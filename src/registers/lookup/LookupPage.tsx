import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { exportOfLookup } from '#src/api/record/lookups.ts';
import { listQuery } from '#src/api/record/register.ts';
import { useAddress, type Address } from '#src/components/register/address.ts';
import { ExportMenu } from '#src/components/register/ExportMenu.tsx';
import { ListFrame } from '#src/components/register/ListFrame.tsx';
import { RegisterToolbar } from '#src/components/register/RegisterToolbar.tsx';
import { useRegisterKeys, useReturnToRow } from '#src/components/register/useRegisterKeys.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { counted } from '#src/components/words.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { UploadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { useExportOf } from '../export/useExporting.ts';
import { ImportScreen } from '../lazy-screens.tsx';
import type { LookupShape } from './lookup-kind.ts';
import { toLookupQuery, type LookupSearch } from './lookup-search.ts';
import { LookupEntries } from './LookupEntries.tsx';
import { LookupPanel, type LookupPageProps } from './LookupPanel.tsx';

const beside = css({ marginInlineStart: '8' });

/** A look-up under Settings, or an import into it, depending on the address. */
export function LookupPage<K extends LookupShape>(props: LookupPageProps<K>) {
  const { kind, search } = props;
  const address = useAddress(search, 'entry');
  const mayEdit = useMay({ ...kind.access, level: 'EDIT' });
  if (search.view !== 'import') return <LiveLookup {...props} address={address} />;
  return (
    <Suspense fallback={null}>
      <ImportScreen
        source={kind.source}
        noun={kind.noun}
        mayEdit={mayEdit}
        onBack={() => address.show({ view: undefined })}
      />
    </Suspense>
  );
}

interface LiveLookupProps<K extends LookupShape> extends LookupPageProps<K> {
  readonly address: Address<LookupSearch>;
}

/** Its entries in the organisation's order, with the open one in a panel beside them. */
function LiveLookup<K extends LookupShape>(props: LiveLookupProps<K>) {
  const { kind, title, search, address, columns = [], tools } = props;
  const list = useQuery(listQuery(useApi(), kind.source, toLookupQuery(search)));
  const mayAdd = useMay({ ...kind.access, level: 'ADD' });
  const entries = list.data?.pagination.unfilteredTotal ?? 0;
  const exporting = useExportOf(exportOfLookup(kind.source.name), {
    noun: kind.noun,
    query: {},
    contents: entries === 0 ? undefined : counted(entries, kind.noun),
  });
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
        >
          {tools}
          <ExportMenu alone noun={kind.noun} {...exporting} />
          {mayAdd && (
            <IconButton
              className={beside}
              label={`Import ${kind.noun.many}`}
              variant="secondary"
              size="lg"
              onClick={address.showImport}
            >
              <UploadIcon />
            </IconButton>
          )}
        </RegisterToolbar>
      }
      panel={list.data !== undefined && <LookupPanel {...props} address={address} list={list.data} />}
    >
      <LookupEntries kind={kind} columns={columns} address={address} list={list} onAdd={add} />
    </ListFrame>
  );
}
