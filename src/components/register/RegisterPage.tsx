import { useMemo, useRef, useState, type ReactNode } from 'react';

import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { RemovedIcon, UploadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { shownColumns, type ColumnChoice, type RecordRow } from './column.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { ExportMenu, type Exporting } from './ExportMenu.tsx';
import { filtersInWords, type RegisterFilter } from './filters.tsx';
import { ListContent, type ListPages, type ListState } from './ListContent.tsx';
import { ListFrame } from './ListFrame.tsx';
import { ListOptions, type OtherAddition, type OtherPage } from './ListOptions.tsx';
import { RegisterTable, type RegisterTableProps } from './RegisterTable.tsx';
import { RegisterToolbar } from './RegisterToolbar.tsx';
import { recallChoices, rememberChoices } from './remembered.ts';
import { useRegisterKeys, useReturnToRow, useRowInView } from './useRegisterKeys.ts';

type TableParts = 'noun' | 'columns' | 'address' | 'note' | 'glyph' | 'selection' | 'onRemove';

export interface RegisterPageProps<Row extends RecordRow, SortKey extends string> extends Pick<
  RegisterTableProps<Row, SortKey>,
  TableParts
> {
  /** `Risk Register` */
  readonly title: string;
  /** The list's path, under which a person's choices for it are stored. */
  readonly path: string;
  readonly list: ListState<Row>;
  readonly filters?: readonly RegisterFilter[] | undefined;
  /** Shows the same records in another way. */
  readonly layoutSwitch?: ReactNode;
  /** Omitted for people who may not add. */
  readonly onAdd: (() => void) | undefined;
  /** Another way to add a record; omitted for people who may not add. */
  readonly otherAddition?: OtherAddition | undefined;
  readonly otherPages?: readonly OtherPage[] | undefined;
  /** Opens the import of a file; omitted for people who may not add. */
  readonly onImport?: (() => void) | undefined;
  /** Opens the removed records; omitted for people who may not restore them. */
  readonly onShowRemoved?: (() => void) | undefined;
  readonly exporting: Exporting;
  /** The saved views of the list. */
  readonly renderViews: (columns: ColumnChoice) => ReactNode;
  /** The first steps to take while the register is empty. */
  readonly firstSteps: ReactNode;
  /** Floats over the foot of the list while rows are ticked. */
  readonly batchBar: ReactNode;
  /** The open record. */
  readonly panel: ReactNode;
}

// Phones have it among the list options.
const wideOnly = css({ marginInlineStart: '8', mdDown: { display: 'none' } });

/** A register: its list, and the record that the address names in a panel beside it. */
export function RegisterPage<Row extends RecordRow, SortKey extends string>(props: RegisterPageProps<Row, SortKey>) {
  const { title, noun, path, list, address, columns, onAdd } = props;
  const element = useRef<HTMLDivElement>(null);
  useRegisterKeys(element, () => address.openRecord(undefined));
  useReturnToRow(address.open);
  useRowInView(element, address.open, list.rows);
  const [chosen, setChosen] = useState(() => recallChoices(path).columns);
  const shown = useMemo(() => shownColumns(columns, chosen), [columns, chosen]);
  const choose = (ids: readonly string[] | undefined) => {
    rememberChoices(path, { columns: ids });
    setChosen(ids);
  };
  return (
    <ListFrame
      ref={element}
      title={title}
      noun={noun}
      count={list.rows === undefined ? undefined : list}
      onAdd={onAdd}
      toolbar={
        <RegisterToolbar
          searchLabel={`Search ${noun.many}`}
          search={address.search.search}
          onSearch={(search) => address.filter({ search })}
          onPause={(search) => address.preload({ search })}
          back={props.layoutSwitch}
          filters={props.filters}
          onClear={address.clear}
        >
          {props.otherAddition !== undefined && (
            <Button className={wideOnly} onClick={props.otherAddition.onStart}>
              {props.otherAddition.label}
            </Button>
          )}
          {props.otherPages?.map(({ label, onOpen }) => (
            <Button key={label} className={wideOnly} onClick={onOpen}>
              {label}
            </Button>
          ))}
          {props.renderViews({ chosen, choose })}
          <ColumnChooser
            columns={columns}
            shown={() => shown.map(({ id }) => id).filter((id) => !isCollapsed(element.current, id))}
            onChange={choose}
          />
          <ExportMenu noun={noun} {...props.exporting} />
          <WideTool label={`Import ${noun.many}`} word="Import" icon={<UploadIcon />} onClick={props.onImport} />
          <WideTool
            label={`Removed ${noun.many}`}
            word="Removed"
            icon={<RemovedIcon />}
            onClick={props.onShowRemoved}
          />
          <ListOptions
            noun={noun}
            columns={columns}
            address={address}
            onPick={props.selection?.onPick}
            otherAddition={props.otherAddition}
            otherPages={props.otherPages}
            onImport={props.onImport}
            onShowRemoved={props.onShowRemoved}
            exporting={props.exporting}
          />
        </RegisterToolbar>
      }
      panel={props.panel}
    >
      <RegisterContent {...props} columns={shown} />
      {props.batchBar}
    </ListFrame>
  );
}

interface WideToolProps {
  readonly label: string;
  /** Its beginning, shown where there is room. */
  readonly word: string;
  readonly icon: ReactNode;
  /** Without it, there is no button. */
  readonly onClick: (() => void) | undefined;
}

const WideTool = ({ label, word, icon, onClick }: WideToolProps) =>
  onClick !== undefined && (
    <IconButton className={wideOnly} label={label} word={word} variant="secondary" size="lg" onClick={onClick}>
      {icon}
    </IconButton>
  );

/** Whether the table has collapsed a column: rendered, but not visible. */
function isCollapsed(screen: HTMLElement | null, column: string): boolean {
  const head = screen?.querySelector(`th[data-column='${column}']`);
  return head instanceof HTMLElement && head.getClientRects().length === 0;
}

function RegisterContent<Row extends RecordRow, SortKey extends string>(props: RegisterPageProps<Row, SortKey>) {
  const { noun, path, list, address, filters = [] } = props;
  const { page, perPage, search } = address.search;
  const show: ListPages['show'] = (change, options) => {
    if (change.perPage !== undefined) rememberChoices(path, { perPage: change.perPage });
    address.show(change, options);
  };
  return (
    <ListContent
      noun={noun}
      list={list}
      pages={{ page, perPage, show }}
      why={filtersInWords(filters, search)}
      onClear={address.clear}
      onAdd={props.onAdd}
      firstSteps={props.firstSteps}
    >
      {(rows) => <RegisterTable {...props} rows={rows} busy={list.busy} />}
    </ListContent>
  );
}
