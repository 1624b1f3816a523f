import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox';
import { Portal } from '@ark-ui/react/portal';
import { useMemo, useState, type ReactNode } from 'react';

import { Chip } from '#src/ui/data/Chip.tsx';
import { CheckIcon } from '#src/ui/icons.tsx';
import { labels } from '#src/ui/labels.ts';
import { iconName } from '#src/ui/overlay/tooltip-text.ts';
import { ChevronDownIcon } from '#src/ui/tool-icons.tsx';
import { multiSelect } from '#styled/recipes/multi-select.js';

import type { Choice } from './choice.ts';
import { ComboboxControl } from './ComboboxControl.tsx';
import { Field, type FieldProps, type FieldWiring, splitFieldProps } from './Field.tsx';
import { clearestFirst, matchingChoices } from './matching-choices.ts';

interface MultiSelectOwnProps {
  readonly options: readonly Choice[];
  /** The owner searches by this text, for example on the server; without it the text filters the given options. */
  readonly onSearch?: ((text: string) => void) | undefined;
  /** The options still belong to the previous text. */
  readonly searching?: boolean | undefined;
  /** The selected choices with their names, which need not be among the options. */
  readonly chosen?: readonly Choice[] | undefined;
  readonly value: readonly string[];
  readonly onValueChange: (value: string[]) => void;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Before the name of a choice, in the list and on its chip. */
  readonly renderMark?: ((choice: Choice) => ReactNode) | undefined;
  /** What is offered for a text that is the name of no choice. */
  readonly creation?: Creation | undefined;
}

interface Creation {
  /** `Create label “audit”` */
  readonly labelOf: (name: string) => string;
  readonly onCreate: (name: string) => void;
}

export interface MultiSelectProps extends FieldProps, MultiSelectOwnProps {}

/** Any number of several choices, found by typing and shown as chips. */
export function MultiSelect(props: MultiSelectProps) {
  const [fieldProps, own] = splitFieldProps(props);
  return <Field {...fieldProps}>{(wiring) => <MultiSelectBox {...own} wiring={wiring} />}</Field>;
}

function MultiSelectBox(props: MultiSelectOwnProps & { readonly wiring: FieldWiring }) {
  const { options, value, onValueChange, onSearch, searching = false, placeholder, disabled = false, wiring } = props;
  const { creation } = props;
  const classes = multiSelect();
  const [text, setText] = useState('');
  const isSearchedByOwner = onSearch !== undefined && !searching;
  const found = useMemo(
    () => clearestFirst(isSearchedByOwner ? options : matchingChoices(options, text), text),
    [isSearchedByOwner, options, text],
  );
  const offered = useMemo(
    () => (creation === undefined || searching ? found : [...found, ...newChoice(found, text.trim(), creation)]),
    [creation, searching, found, text],
  );
  const collection = useMemo(() => collectionOf(offered), [offered]);
  return (
    <Ark.Root
      className={classes.root}
      multiple
      openOnClick
      inputBehavior="autohighlight"
      selectionBehavior="clear"
      collection={collection}
      ids={{ input: wiring.controlId, label: wiring.labelId }}
      value={[...value]}
      onValueChange={(change) => {
        if (change.value.includes(created)) creation?.onCreate(text.trim());
        else onValueChange(change.value);
      }}
      inputValue={text}
      onInputValueChange={({ inputValue }) => {
        setText(inputValue);
        onSearch?.(inputValue);
      }}
      invalid={wiring.invalid}
      disabled={disabled}
      positioning={{ gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <ComboboxControl
        className={classes.control}
        data-invalid={wiring.invalid || undefined}
        data-disabled={disabled || undefined}
        text={text}
        found={offered}
        searching={searching}
      >
        <ChosenChips {...props} />
        <Ark.Input
          className={classes.input}
          {...wiring.attributes}
          placeholder={value.length === 0 ? placeholder : undefined}
        />
        <Ark.Trigger className={classes.trigger} {...iconName(labels.showOptions)}>
          <ChevronDownIcon />
        </Ark.Trigger>
      </ComboboxControl>
      <FoundOptions options={offered} renderMark={props.renderMark} />
    </Ark.Root>
  );
}

function FoundOptions({ options, renderMark }: Pick<MultiSelectOwnProps, 'options' | 'renderMark'>) {
  const classes = multiSelect();
  return (
    <Portal>
      <Ark.Positioner className={classes.positioner}>
        <Ark.Content className={classes.content} data-floating="">
          <Ark.Empty className={classes.empty}>{labels.noResults}</Ark.Empty>
          {options.map((option) => (
            <Ark.Item className={classes.item} key={option.value} item={option}>
              {renderMark?.(option)}
              <Ark.ItemText className={classes.itemText}>{option.label}</Ark.ItemText>
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

function ChosenChips({ options, chosen = options, value, onValueChange, disabled, renderMark }: MultiSelectOwnProps) {
  return chosen
    .filter((option) => value.includes(option.value))
    .map((option) => (
      <Chip
        key={option.value}
        name={option.label}
        mark={renderMark?.(option)}
        onRemove={disabled === true ? undefined : () => onValueChange(value.filter((one) => one !== option.value))}
      />
    ));
}

/** The value of the choice that stands for a new one. */
const created = 'new choice';

/** The offer to create a choice with the text as its name, if none has it. */
const newChoice = (found: readonly Choice[], text: string, { labelOf }: Creation): Choice[] =>
  text === '' || found.some(({ label }) => label.toLowerCase() === text.toLowerCase())
    ? []
    : [{ value: created, label: labelOf(text) }];

function collectionOf(options: readonly Choice[]) {
  return createListCollection({ items: [...options], isItemDisabled: (option) => option.disabled === true });
}
