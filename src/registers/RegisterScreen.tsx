import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useState, type ReactNode } from 'react';

import type { RegisterRow } from '#machines/register/register.types.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { narrowingOf } from '#src/api/record/record-source.ts';
import { listQuery } from '#src/api/record/register.ts';
import { withoutRecord, type Address, type ShowOptions } from '#src/components/register/address.ts';
import type { BatchAction } from '#src/components/register/BatchBar.tsx';
import type { Column } from '#src/components/register/column.ts';
import type { Exporting } from '#src/components/register/ExportMenu.tsx';
import type { RegisterFilter } from '#src/components/register/filters.tsx';
import { keepList } from '#src/components/register/left-lists.ts';
import type { RegisterSearch } from '#src/components/register/list-search.ts';
import type { OtherAddition, OtherPage } from '#src/components/register/ListOptions.tsx';
import { RegisterPage } from '#src/components/register/RegisterPage.tsx';
import { useOwnPage, type Destination } from '#src/components/register/useDestination.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { usePreload, type LazyPart } from '#src/ui/lazy-part.tsx';

import type { BatchFields } from './BatchChange.tsx';
import { BatchRemoval } from './BatchRemoval.tsx';
import { useExporting } from './export/useExporting.ts';
import { useWithLabels } from './labels/useWithLabels.ts';
import { BatchChange, RecentChanges, SavedViews } from './lazy-parts.tsx';
import { ImportScreen, RemovedScreen } from './lazy-screens.tsx';
import { listStateOf } from './list-state.ts';
import { LoadingPanel } from './LoadingPanel.tsx';
import type { RecordPanelProps, RecordPlace, ShownShape } from './OpenRecord.tsx';
import type { RegisterKind, RegisterShape } from './record-kind.ts';
import { RemovalFacts, type RemovalEffects } from './RemovalFacts.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { BatchChangeActor } from './useBatchChangeActor.ts';
import { usePlaceInList, type PlaceInList } from './usePlaceInList.ts';
import type { RegisterActor } from './useRegisterActor.ts';
import { useRegisterChanges } from './useRegisterChanges.ts';
import { rowOf, useRowSelection } from './useRowSelection.ts';
import { ViewsButton } from './views/ViewsButton.tsx';

/** The types of a register screen. */
export interface RegisterScreenShape extends RegisterShape, ShownShape {
  readonly entity: RegisterShape['entity'] & ShownShape['entity'];
  readonly draft: RegisterShape['draft'];
}

/** The sort keys of a register. */
type SortKeyOf<K extends RegisterScreenShape> = K['query'] extends { readonly sortId?: infer Key extends string }
  ? Key
  : string;

interface RegisterScreenProps<K extends RegisterScreenShape> {
  readonly kind: RegisterKind<K>;
  /** `Risk Register` */
  readonly title: string;
  /** Under which a person's choices for the list are stored; by default the path of the page. */
  readonly path?: string;
  readonly address: Address<
    RegisterSearch & { readonly sort: SortKeyOf<K> | 'ref' | 'title'; readonly labelId: string[] }
  >;
  /** The server query. */
  readonly query: K['query'];
  /** The same order without search and filters. */
  readonly unfiltered: K['query'];
  readonly columns: readonly Column<K['entity'], SortKeyOf<K>>[];
  /** Below the title on phones: the person and the due date. */
  readonly note?: (entity: K['entity']) => ReactNode;
  readonly filters?: readonly RegisterFilter[];
  /** Shows the same records in another way. */
  readonly layoutSwitch?: ReactNode;
  /** The fields that can be changed on several records together. */
  readonly batchFields: BatchFields<K['draft']>;
  /** What else can be done with selected rows, for people who may edit. */
  readonly moreActions?: (rows: readonly RegisterRow[]) => readonly BatchAction[];
  /** Another way to add a record; omitted for people who may not add. */
  readonly otherAddition?: OtherAddition | undefined;
  /** What only records of this kind take with them when they are removed. */
  readonly removalEffects?: RemovalEffects;
  /** Another page about the same records, such as their calendar. */
  readonly otherPages?: readonly OtherPage[] | undefined;
  /** Opens what the list shows as a page that prints. */
  readonly onReport?: () => void;
  /** What is exported beside the list, such as parts of its records. */
  readonly otherExports?: Exporting['others'];
  /** Imports of other formats, beside that of tables. */
  readonly otherImports?: ReactNode;
  /** The first steps to take while the register is empty. */
  readonly firstSteps: ReactNode;
  /** The panel of the open record. */
  readonly panel: LazyPart<RecordPanelProps<K['entity']>>;
}

/** A register, its removed records or an import into it, depending on the address. */
export function RegisterScreen<K extends RegisterScreenShape>({ otherImports, ...props }: RegisterScreenProps<K>) {
  const { kind, address } = props;
  const mayEdit = useMay({ ...kind.access, level: 'EDIT' });
  if (address.search.view === 'import')
    return (
      <Suspense fallback={null}>
        <ImportScreen
          source={kind.source}
          noun={kind.noun}
          mayEdit={mayEdit}
          others={otherImports}
          changes={<RecentChanges kind={kind} fields={props.batchFields} />}
          onBack={() => address.show({ view: undefined })}
        />
      </Suspense>
    );
  if (address.search.view === 'removed')
    return (
      <Suspense fallback={null}>
        <RemovedScreen source={kind.source} noun={kind.noun} address={address} />
      </Suspense>
    );
  return <LiveRegister {...props} />;
}

const noRows: readonly never[] = [];

/** Tells the machine which records the list shows, and keeps how for the way back from a page of one of its records. */
function useShownList(
  register: RegisterActor,
  query: object,
  kind: string,
  { search, param }: Pick<Address<RegisterSearch>, 'search' | 'param'>,
): void {
  const narrowing = JSON.stringify(narrowingOf(query));
  useEffect(() => register.send({ type: 'list.shown', narrowing }), [register, narrowing]);
  const queryClient = useQueryClient();
  useEffect(() => keepList(queryClient, kind, withoutRecord(search, param)), [queryClient, kind, search, param]);
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
  page: Destination | undefined,
  onRemoved: (entity: Entity) => void,
): RecordPlace<Entity> => ({
  param,
  ...inList,
  otherPlace: page && { label: 'Open as a page', destination: page },
  openTab: { tab, comment, show: (next) => show({ tab: next, comment: undefined }, { replace: true }) },
  onRemoved,
});

/** Under which a person's choices for the list are stored. */
function usePath(given: string | undefined): string {
  // Only the path: another search would render the register before its own address has changed.
  const pathname = useLocation({ select: (location) => location.pathname });
  return given ?? pathname;
}

/** A register: its list with batch actions, and the panel of the record in the address. */
function LiveRegister<K extends RegisterScreenShape>(props: Omit<RegisterScreenProps<K>, 'otherImports'>) {
  const { kind, address, query, unfiltered, batchFields, moreActions, panel: OpenPanel, ...frame } = props;
  const { noun, access, source } = kind;
  const list = useQuery(listQuery(useApi(), source, query));
  const mayAdd = useMay({ ...access, level: 'ADD' });
  const mayEdit = useMay({ ...access, level: 'EDIT' });
  const mayRemove = useMay({ ...access, level: 'DELETE' });
  const { register, changeListeners, remove, placeOnceGone, onGone } = useRegisterChanges(kind, address);
  // Null until its code is loaded.
  const [change, setChange] = useState<BatchChangeActor | null>(null);
  const state = listStateOf(list);
  const exporting = useExporting(kind, query, state);
  useShownList(register, query, source.name, address);
  const rows = list.data?.data ?? noRows;
  usePreload(OpenPanel, list.data !== undefined);
  const selection = useRowSelection<K['entity']>(register, rows);
  const withLabels = useWithLabels(frame, address);
  const inList = usePlaceInList({ source, list, query, unfiltered, address });
  const page = useOwnPage()(source.name, address.open ?? 'new');
  return (
    <>
      <RegisterPage
        {...frame}
        {...withLabels}
        noun={noun}
        path={usePath(props.path)}
        address={address}
        list={state}
        selection={mayEdit || mayRemove ? selection : undefined}
        onRemove={mayRemove ? (row) => remove([rowOf(row)]) : undefined}
        exporting={{ ...exporting, onReport: props.onReport, others: props.otherExports }}
        renderViews={(columns) => (
          <Suspense fallback={<ViewsButton disabled />}>
            <SavedViews source={source} address={address} columns={columns} />
          </Suspense>
        )}
        onImport={mayAdd ? address.showImport : undefined}
        onShowRemoved={mayRemove ? address.showRemoved : undefined}
        onAdd={mayAdd ? () => address.openRecord('new') : undefined}
        batchBar={
          <SelectionBar
            register={register}
            rows={rows}
            selection={selection}
            list={{ query: narrowingOf(query), total: state.total, totalIsExact: state.totalIsExact }}
            change={mayEdit ? change : null}
            moreActions={mayEdit ? moreActions : undefined}
            onRemove={mayRemove ? remove : undefined}
          />
        }
        panel={
          address.open !== undefined && (
            <Suspense fallback={<LoadingPanel noun={noun} />}>
              <OpenPanel key={address.open} id={address.open} place={placeOf(address, inList, page, onGone)} />
            </Suspense>
          )
        }
      />
      <Suspense fallback={null}>
        <BatchChange kind={kind} fields={batchFields} provide={setChange} {...changeListeners} />
      </Suspense>
      <BatchRemoval
        register={register}
        noun={noun}
        rows={rows}
        nameOf={kind.nameOf}
        renderFacts={(ids) => <RemovalFacts source={source} ids={ids} Effects={props.removalEffects} />}
        finalFocus={placeOnceGone}
      />
    </>
  );
}
