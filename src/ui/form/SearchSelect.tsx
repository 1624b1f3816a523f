import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox';
import { Portal } from '@ark-ui/react/portal';
import { useMemo, useState, type ReactNode } from 'react';

import { CheckIcon, CloseIcon } from '#src/ui/icons.tsx';
import { labels } from '#src/ui/labels.ts';
import { iconName } from '#src/ui/overlay/tooltip-text.ts';
import { ChevronDownIcon } from '#src/ui/tool-icons.tsx';
import { searchSelect } from '#styled/recipes/search-select.js';

import type { Choice } from './choice.ts';
import { ComboboxControl } from './ComboboxControl.tsx';
import { Field, splitFieldProps, type FieldProps, type FieldWiring } from './Field.tsx';
import { clearestFirst, matchingChoices } from './matching-choices.ts';

interface SearchSelectOwnProps {
  /** The matches, and always the selected option. */
  readonly options: readonly Choice[];
  /** Null while nothing is chosen. */
  readonly value: string | null;
  readonly onValueChange: (value: string | null) => void;
  /** Called with the text to search for; empty once the list is closed. */
  readonly onSearch: (text: string) => void;
  /** The options still belong to the previous text. */
  readonly searching: boolean;
  readonly placeholder?: string | undefined;
  /** Before the selected option. */
  readonly icon?: ReactNode;
  /** Renders an option in the list; its label by default. */
  readonly renderOption?: ((option: Choice) => ReactNode) | undefined;
}

export interface SearchSelectProps extends FieldProps, SearchSelectOwnProps {}

/** One of many choices that the owner searches by the typed text, for example on the server. */
export function SearchSelect(props: SearchSelectProps) {
  const [fieldProps, own] = splitFieldProps(props);
  return <Field {...fieldProps}>{(wiring) => <SearchSelectBox {...own} wiring={wiring} />}</Field>;
}

function SearchSelectBox(props: SearchSelectOwnProps & { readonly wiring: FieldWiring }) {
  const { options, value, onValueChange, onSearch, placeholder, wiring } = props;
  const classes = searchSelect();
  const [text, setText] = useState('');
  const found = useMemo(() => clearestFirst(matchingChoices(options, text), text), [options, text]);
  const collection = useMemo(() => createListCollection({ items: [...found] }), [found]);
  const search = (typed: string) => {
    setText(typed);
    onSearch(typed);
  };
  return (
    <Ark.Root
      className={classes.root}
      openOnClick
      inputBehavior="autohighlight"
      collection={collection}
      ids={{ input: wiring.controlId, label: wiring.labelId }}
      value={value === null ? [] : [value]}
      onValueChange={(change) => onValueChange(change.value[0] ?? null)}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason === 'input-change') search(inputValue);
      }}
      onOpenChange={({ open }) => {
        if (!open) search('');
      }}
      invalid={wiring.invalid}
      positioning={{ gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <ComboboxControl
        className={classes.control}
        data-invalid={wiring.invalid || undefined}
        text={text}
        found={found}
        searching={props.searching}
      >
        {props.icon}
        <Ark.Input className={classes.input} {...wiring.attributes} placeholder={placeholder} />
        <Ark.ClearTrigger className={classes.clear} {...iconName(labels.clear)}>
          <CloseIcon size={14} />
        </Ark.ClearTrigger>
        <Ark.Trigger className={classes.trigger} {...iconName(labels.showOptions)}>
          <ChevronDownIcon />
        </Ark.Trigger>
      </ComboboxControl>
      <FoundOptions options={found} renderOption={props.renderOption} />
    </Ark.Root>
  );
}

function FoundOptions({ options, renderOption }: Pick<SearchSelectOwnProps, 'options' | 'renderOption'>) {
  const classes = searchSelect();
  return (
    <Portal>
      <Ark.Positioner className={classes.positioner}>
        <Ark.Content className={classes.content} data-floating="">
          <Ark.Empty className={classes.empty}>{labels.noResults}</Ark.Empty>
          {options.map((option) => (
            <Ark.Item className={classes.item} key={option.value} item={option}>
              <Ark.ItemText className={classes.itemText}>{renderOption?.(option) ?? option.label}</Ark.ItemText>
              <Ark.ItemIndicator className={classes.itemIndicator}>
                <CheckIcon />
              </Ark.ItemIndicator>
            </Ark.Item>
          ))}
        </Ark.Content>
      </Ark.Positioner>
    </Portal>
  );
}
