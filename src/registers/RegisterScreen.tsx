import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useRef, type ComponentType, type ReactNode } from 'react';

import { batchLimit } from '#machines/register/register.machine.ts';
import type { RegisterRow } from '#machines/register/register.types.ts';
import { asShown } from '#machines/register/selection.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import { listQuery } from '#src/api/register.ts';
import {
  registerRemoval,
  RemovalDialog,
  type RemovalDialogProps,
} from '#src/components/record-panel/RemovalDialog.tsx';
import type { Address } from '#src/components/register/address.ts';
import { BatchBar } from '#src/components/register/BatchBar.tsx';
import type { Column } from '#src/components/register/column.ts';
import type { RegisterFilter } from '#src/components/register/filters.tsx';
import type { RegisterSearch } from '#src/components/register/list-search.ts';
import { RegisterPage } from '#src/components/register/RegisterPage.tsx';
import type { Selection } from '#src/components/register/RegisterTable.tsx';
import { placeAfter } from '#src/components/register/useRegisterKeys.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { counted, enumerated, type Noun } from '#src/components/words.ts';

import { listStateOf } from './list-state.ts';
import type { RecordPanelProps, RecordPlace, ShownShape } from './OpenRecord.tsx';
import type { RegisterKind, RegisterShape } from './record-kind.ts';
import { RemovalFacts } from './RemovalFacts.tsx';
import { RemovedScreen } from './RemovedScreen.tsx';
import { usePlaceInList } from './usePlaceInList.ts';
import { useRegisterActor, type RegisterActor } from './useRegisterActor.ts';
import { useUndo } from './useUndo.ts';

/** The types of a register screen. */
export interface RegisterScreenShape extends RegisterShape, ShownShape {
  readonly entity: RegisterShape['entity'] & ShownShape['entity'];
}

type RegisterEntity = RegisterScreenShape['entity'];

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
  /** The first steps to take while the register is empty. */
  readonly firstSteps: ReactNode;
  /** The panel of the open record. */
  readonly panel: ComponentType<RecordPanelProps<K['entity']>>;
}

/** A register or its removed records, depending on the address. */
export function RegisterScreen<K extends RegisterScreenShape>(props: RegisterScreenProps<K>) {
  const { kind, address } = props;
  if (address.search.view === 'removed')
    return <RemovedScreen source={kind.source} noun={kind.noun} address={address} />;
  return <LiveRegister {...props} />;
}

/** A register: its list with batch actions, and the panel of the record in the address. */
function LiveRegister<K extends RegisterScreenShape>(props: RegisterScreenProps<K>) {
  const { kind, address, query, unfiltered, panel: OpenPanel, ...frame } = props;
  const { noun, access, source } = kind;
  const list = useQuery(listQuery(useApi(), source, query));
  const { pathname } = useLocation();
  const mayAdd = useMay({ ...access, level: 'ADD' });
  const mayRemove = useMay({ ...access, level: 'DELETE' });
  const showUndo = useUndo(source);
  const register = useRegisterActor(source, noun, (rows) => {
    showUndo(rows, rows.length === 1 ? enumerated(rows.map(({ ref }) => ref)) : counted(rows.length, noun));
    if (rows.some(({ id }) => id === address.open)) address.openRecord(undefined);
  });
  const rows = list.data?.data;
  const selection = useRowSelection<K['entity']>(register, rows ?? []);
  const placeOnceGone = useRef<() => HTMLElement | null>(() => null);
  const remove = (chosen: readonly RegisterRow[]) => {
    placeOnceGone.current = placeAfter(chosen.map(({ id }) => id));
    register.send({ type: 'removal.requested', rows: chosen });
  };
  const inList = usePlaceInList({ source, list, query, unfiltered, address });
  const place: RecordPlace<K['entity']> = {
    param: address.param,
    ...inList,
    onRemoved: (entity) => {
      showUndo([entity], kind.nameOf(entity));
      register.send({ type: 'row.left', id: entity.id });
      address.openRecord(undefined);
    },
  };
  return (
    <>
      <RegisterPage
        {...frame}
        noun={noun}
        path={pathname}
        address={address}
        list={listStateOf(list)}
        selection={mayRemove ? selection : undefined}
        onRemove={mayRemove ? (row) => remove([rowOf(row)]) : undefined}
        onShowRemoved={mayRemove ? address.showRemoved : undefined}
        onAdd={mayAdd ? () => address.openRecord('new') : undefined}
        batchBar={<Batch register={register} rows={rows ?? []} selection={selection} onRemove={remove} />}
        panel={address.open !== undefined && <OpenPanel key={address.open} id={address.open} place={place} />}
      />
      <BatchRemoval
        register={register}
        noun={noun}
        rows={rows ?? []}
        nameOf={kind.nameOf}
        renderFacts={(ids) => <RemovalFacts source={source} ids={ids} />}
        finalFocus={() => placeOnceGone.current()}
      />
    </>
  );
}

const rowOf = ({ id, version, ref }: RegisterEntity): RegisterRow => ({ id, version, ref });

/** The ticked rows in the form the table expects. */
function useRowSelection<Row extends RegisterEntity>(register: RegisterActor, rows: readonly Row[]): Selection<Row> {
  const { selected, picking } = useSelector(register, ({ context }) => context);
  const ids = new Set(selected.map(({ id }) => id));
  const ticked = rows.filter(({ id }) => ids.has(id)).length;
  const among = rows.map(rowOf);
  return {
    isSelected: ({ id }) => ids.has(id),
    ofPage: ticked === 0 ? false : ticked === rows.length || 'indeterminate',
    onToggle: (row, range) =>
      register.send(
        range ? { type: 'range.selected', row: rowOf(row), among } : { type: 'row.toggled', row: rowOf(row) },
      ),
    onTogglePage: () => register.send({ type: 'rows.toggled', rows: among }),
    picking: picking || selected.length > 0,
    onPick: () => register.send({ type: 'picking.started' }),
  };
}

interface BatchProps {
  readonly register: RegisterActor;
  readonly rows: readonly RegisterEntity[];
  readonly selection: Pick<Selection<never>, 'ofPage' | 'onTogglePage'>;
  readonly onRemove: (rows: readonly RegisterRow[]) => void;
}

function Batch({ register, rows, selection, onRemove }: BatchProps) {
  const { selected, picking } = useSelector(register, ({ context }) => context);
  if (!picking && selected.length === 0) return null;
  return (
    <BatchBar
      count={selected.length}
      most={batchLimit}
      onSelectPage={selection.ofPage === true ? undefined : selection.onTogglePage}
      action="Delete"
      onAct={() => onRemove(asShown(selected, rows.map(rowOf)))}
      onClear={() => register.send({ type: 'selection.cleared' })}
    />
  );
}

interface BatchRemovalProps<Row> extends Pick<RemovalDialogProps, 'finalFocus'> {
  readonly register: RegisterActor;
  readonly noun: Noun;
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  readonly renderFacts: (ids: readonly string[]) => ReactNode;
}

function BatchRemoval<Row extends RegisterEntity>(props: BatchRemovalProps<Row>) {
  const { register, noun, rows, nameOf, renderFacts, finalFocus } = props;
  const { toRemove, reason, reasonMissing } = useSelector(register, ({ context }) => context);
  // A ticked row on another page is known only by its reference.
  const names = toRemove.map(({ id, ref }) => {
    const row = rows.find((shown) => shown.id === id);
    return row === undefined ? ref : nameOf(row);
  });
  return (
    <RemovalDialog
      open={useSelector(register, (snapshot) => snapshot.hasTag('removing'))}
      noun={noun}
      names={names}
      finalFocus={finalFocus}
      description={registerRemoval(toRemove.map(({ ref }) => ref))}
      facts={renderFacts(toRemove.map(({ id }) => id))}
      reason={{
        value: reason,
        required: toRemove.length > 1,
        missing: reasonMissing,
        onChange: (text) => register.send({ type: 'reason.changed', reason: text }),
      }}
      busy={useSelector(register, (snapshot) => snapshot.matches('removing'))}
      onConfirm={() => register.send({ type: 'removal.confirmed' })}
      onCancel={() => register.send({ type: 'removal.cancelled' })}
    />
  );
}
