import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useRef, useState, type ReactNode } from 'react';

import type { RegisterRow } from '#machines/register/register.types.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import { listQuery } from '#src/api/register.ts';
import type { Address, ShowOptions } from '#src/components/register/address.ts';
import type { Column } from '#src/components/register/column.ts';
import type { RegisterFilter } from '#src/components/register/filters.tsx';
import type { RegisterSearch } from '#src/components/register/list-search.ts';
import { RegisterPage } from '#src/components/register/RegisterPage.tsx';
import { placeAfter } from '#src/components/register/useRegisterKeys.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { counted, enumerated } from '#src/components/words.ts';
import { usePreload, type LazyPart } from '#src/ui/lazy-part.tsx';

import type { BatchFields } from './BatchChange.tsx';
import { BatchRemoval } from './BatchRemoval.tsx';
import { useExporting } from './export/useExporting.ts';
import { BatchChange, RemovedScreen, SavedViews } from './lazy-parts.tsx';
import { listStateOf } from './list-state.ts';
import { LoadingPanel } from './LoadingPanel.tsx';
import type { RecordPanelProps, RecordPlace, ShownShape } from './OpenRecord.tsx';
import type { RegisterKind, RegisterShape } from './record-kind.ts';
import { RemovalFacts } from './RemovalFacts.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { BatchChangeActor } from './useBatchChangeActor.ts';
import { usePlaceInList, type PlaceInList } from './usePlaceInList.ts';
import { useRegisterActor, type RegisterActor } from './useRegisterActor.ts';
import { rowOf, useRowSelection } from './useRowSelection.ts';
import { useUndo } from './useUndo.ts';
import { ViewsButton } from './views/ViewsButton.tsx';

/** The types of a register screen. */
export interface RegisterScreenShape extends RegisterShape, ShownShape {
  readonly entity: RegisterShape['entity'] & ShownShape['entity'];
}

/** The sort keys of a register. */
type SortKeyOf<K extends RegisterScreenShape> = K['query'] extends { readonly sortId?: infer Key extends string }
  ? Key
  : string;

interface RegisterScreenProps<K extends RegisterScreenShape> {
  readonly kind: RegisterKind<K>;
  /** `Risk Register` */
  readonly title: string;
  readonly address: Address<RegisterSearch & { readonly sort: SortKeyOf<K> | 'ref' | 'title' }>;
  /** The server query. */
  readonly query: K['query'];
  /** The same order without search and filters. */
  readonly unfiltered: K['query'];
  readonly columns: readonly Column<K['entity'], SortKeyOf<K>>[];
  /** Below the title on phones: the person and the due date. */
  readonly note?: (entity: K['entity']) => ReactNode;
  readonly filters?: readonly RegisterFilter[];
  /** The fields that can be changed on several records together. */
  readonly batchFields: BatchFields<K['draft']>;
  /** The first steps to take while the register is empty. */
  readonly firstSteps: ReactNode;
  /** The panel of the open record. */
  readonly panel: LazyPart<RecordPanelProps<K['entity']>>;
}

/** A register or its removed records, depending on the address. */
export function RegisterScreen<K extends RegisterScreenShape>(props: RegisterScreenProps<K>) {
  const { kind, address } = props;
  if (address.search.view === 'removed')
    return (
      <Suspense fallback={null}>
        <RemovedScreen source={kind.source} noun={kind.noun} address={address} />
      </Suspense>
    );
  return <LiveRegister {...props} />;
}

function selectOnly(register: RegisterActor, rows: readonly RegisterRow[]): void {
  register.send({ type: 'selection.cleared' });
  if (rows.length > 0) register.send({ type: 'rows.toggled', rows });
}

/** Removes rows after confirmation, and knows where the focus goes then. */
function useRemoval(register: RegisterActor) {
  const place = useRef<() => HTMLElement | null>(() => null);
  const remove = (chosen: readonly RegisterRow[]) => {
    place.current = placeAfter(chosen.map(({ id }) => id));
    register.send({ type: 'removal.requested', rows: chosen });
  };
  return { remove, placeOnceGone: () => place.current() };
}

type OpenTabSearch = Pick<RegisterSearch, 'tab' | 'comment'>;

/** The part of any register's address used here. */
interface PanelAddress {
  readonly param: string;
  readonly search: OpenTabSearch;
  readonly show: (change: OpenTabSearch, options: ShowOptions) => void;
}

/** Where the record in the address is open. */
const placeOf = <Entity,>(
  { param, search: { tab, comment }, show }: PanelAddress,
  inList: PlaceInList,
  onRemoved: (entity: Entity) => void,
): RecordPlace<Entity> => ({
  param,
  ...inList,
  openTab: { tab, comment, show: (next) => show({ tab: next, comment: undefined }, { replace: true }) },
  onRemoved,
});

/** A register: its list with batch actions, and the panel of the record in the address. */
function LiveRegister<K extends RegisterScreenShape>(props: RegisterScreenProps<K>) {
  const { kind, address, query, unfiltered, batchFields, panel: OpenPanel, ...frame } = props;
  const { noun, access, source } = kind;
  const list = useQuery(listQuery(useApi(), source, query));
  const { pathname } = useLocation();
  const mayAdd = useMay({ ...access, level: 'ADD' });
  const mayEdit = useMay({ ...access, level: 'EDIT' });
  const mayRemove = useMay({ ...access, level: 'DELETE' });
  const showUndo = useUndo(source);
  const register = useRegisterActor(source, noun, (rows) => {
    showUndo(rows, rows.length === 1 ? enumerated(rows.map(({ ref }) => ref)) : counted(rows.length, noun));
    if (rows.some(({ id }) => id === address.open)) address.openRecord(undefined);
  });
  // Null until its code is loaded.
  const [change, setChange] = useState<BatchChangeActor | null>(null);
  const exporting = useExporting(kind, query, listStateOf(list));
  const rows = list.data?.data;
  usePreload(OpenPanel, rows !== undefined);
  const selection = useRowSelection<K['entity']>(register, rows ?? []);
  const { remove, placeOnceGone } = useRemoval(register);
  const inList = usePlaceInList({ source, list, query, unfiltered, address });
  const onGone = (entity: K['entity']) => {
    showUndo([entity], kind.nameOf(entity));
    register.send({ type: 'row.left', id: entity.id });
    address.openRecord(undefined);
  };
  return (
    <>
      <RegisterPage
        {...frame}
        noun={noun}
        path={pathname}
        address={address}
        list={listStateOf(list)}
        selection={mayEdit || mayRemove ? selection : undefined}
        onRemove={mayRemove ? (row) => remove([rowOf(row)]) : undefined}
        exporting={exporting}
        renderViews={(columns) => (
          <Suspense fallback={<ViewsButton disabled />}>
            <SavedViews source={source} address={address} columns={columns} />
          </Suspense>
        )}
        onShowRemoved={mayRemove ? address.showRemoved : undefined}
        onAdd={mayAdd ? () => address.openRecord('new') : undefined}
        batchBar={
          <SelectionBar
            register={register}
            rows={rows ?? []}
            selection={selection}
            change={mayEdit ? change : null}
            onRemove={mayRemove ? remove : undefined}
          />
        }
        panel={
          address.open !== undefined && (
            <Suspense fallback={<LoadingPanel noun={noun} />}>
              <OpenPanel key={address.open} id={address.open} place={placeOf(address, inList, onGone)} />
            </Suspense>
          )
        }
      />
      <Suspense fallback={null}>
        <BatchChange
          kind={kind}
          fields={batchFields}
          provide={setChange}
          onChanged={({ refused }) => selectOnly(register, refused.CHANGED)}
        />
      </Suspense>
      <BatchRemoval
        register={register}
        noun={noun}
        rows={rows ?? []}
        nameOf={kind.nameOf}
        renderFacts={(ids) => <RemovalFacts source={source} ids={ids} />}
        finalFocus={placeOnceGone}
      />
    </>
  );
}
