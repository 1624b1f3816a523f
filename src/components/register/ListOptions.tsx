import type { Noun } from '#src/components/words.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CheckIcon, SuccessIcon } from '#src/ui/icons.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { MoreIcon, OpenIcon, PlusIcon, RemovedIcon, UploadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import type { Address } from './address.ts';
import type { Column } from './column.ts';
import { ExportItems, type Exporting } from './ExportMenu.tsx';
import type { ListSearch } from './list-search.ts';

type SortedAddress<SortKey extends string> = Address<ListSearch & { readonly sort: SortKey | 'ref' | 'title' }>;

/** A way to add a record beside the empty form, such as from a template. */
export interface OtherAddition {
  readonly label: string;
  readonly onStart: () => void;
}

/** Another page about the same records, such as their calendar. */
export interface OtherPage {
  readonly label: string;
  readonly onOpen: () => void;
}

export interface ListOptionsProps<SortKey extends string> {
  readonly noun: Noun;
  readonly columns: readonly Pick<Column<never, SortKey>, 'header' | 'sortKey'>[];
  readonly address: SortedAddress<SortKey>;
  /** Starts picking rows; omitted for people who may not change several at once. */
  readonly onPick: (() => void) | undefined;
  /** Omitted for people who may not add. */
  readonly otherAddition?: OtherAddition | undefined;
  readonly otherPages?: readonly OtherPage[] | undefined;
  /** Opens the import of a file; omitted for people who may not add. */
  readonly onImport?: (() => void) | undefined;
  /** Opens the removed records; omitted for people who may not restore them. */
  readonly onShowRemoved?: (() => void) | undefined;
  readonly exporting: Exporting;
}

const button = css({ md: { display: 'none' } });

/** Replaces the table head on phones, where there is no room for one: ticking rows, exporting and sorting. */
export function ListOptions<SortKey extends string>(props: ListOptionsProps<SortKey>) {
  const { noun, columns, address, onPick, otherAddition, otherPages = [], onImport, onShowRemoved, exporting } = props;
  return (
    <Menu.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Menu.Trigger asChild>
        <IconButton className={button} label="List options" variant="secondary" size="lg">
          <MoreIcon />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        {onPick !== undefined && (
          <>
            <Menu.Item value="pick" onSelect={onPick}>
              <SuccessIcon /> Select {noun.many}
            </Menu.Item>
            <Menu.Separator />
          </>
        )}
        {otherAddition !== undefined && (
          <>
            <Menu.Item value="other-addition" onSelect={otherAddition.onStart}>
              <PlusIcon /> {otherAddition.label}
            </Menu.Item>
            <Menu.Separator />
          </>
        )}
        {otherPages.map(({ label, onOpen }) => (
          <Menu.Item key={label} value={`other-page ${label}`} onSelect={onOpen}>
            <OpenIcon /> {label}
          </Menu.Item>
        ))}
        {otherPages.length > 0 && <Menu.Separator />}
        {onImport !== undefined && (
          <>
            <Menu.Item value="import" onSelect={onImport}>
              <UploadIcon /> Import {noun.many}
            </Menu.Item>
            <Menu.Separator />
          </>
        )}
        {onShowRemoved !== undefined && (
          <>
            <Menu.Item value="removed" onSelect={onShowRemoved}>
              <RemovedIcon /> Removed {noun.many}
            </Menu.Item>
            <Menu.Separator />
          </>
        )}
        <ExportItems noun={noun} {...exporting} />
        <Menu.Separator />
        <SortItems noun={noun} columns={columns} address={address} />
      </Menu.Content>
    </Menu.Root>
  );
}

const orders = [
  { value: 'ascending', label: 'Ascending' },
  { value: 'descending', label: 'Descending' },
];

function SortItems<SortKey extends string>({
  noun,
  columns,
  address,
}: Pick<ListOptionsProps<SortKey>, 'noun' | 'columns' | 'address'>) {
  const { sort, desc } = address.search;
  const keys = [
    { value: 'ref' as const, label: 'Ref' },
    { value: 'title' as const, label: noun.titled ?? 'Title' },
    ...columns.flatMap(({ sortKey, header }) => (sortKey === undefined ? [] : [{ value: sortKey, label: header }])),
  ];
  return (
    <>
      <Choices label="Sort by" choices={keys} value={sort} onChoose={(key) => address.filter({ sort: key })} />
      <Menu.Separator />
      <Choices
        label="Order"
        choices={orders}
        value={desc ? 'descending' : 'ascending'}
        onChoose={(order) => address.filter({ desc: order === 'descending' })}
      />
    </>
  );
}

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

function Choices<Value extends string>({ label, choices, value, onChoose }: ChoicesProps<Value>) {
  const choose = (chosen: string) => {
    const choice = choices.find((candidate) => candidate.value === chosen);
    if (choice !== undefined) onChoose(choice.value);
  };
  return (
    <Menu.RadioItemGroup value={value} onValueChange={(change) => choose(change.value)}>
      <Menu.ItemGroupLabel>{label}</Menu.ItemGroupLabel>
      {choices.map((choice) => (
        <Menu.RadioItem key={choice.value} value={choice.value}>
          <Menu.ItemText>{choice.label}</Menu.ItemText>
          <Menu.ItemIndicator>
            <CheckIcon />
          </Menu.ItemIndicator>
        </Menu.RadioItem>
      ))}
    </Menu.RadioItemGroup>
  );
}
