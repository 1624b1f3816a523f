import { Portal } from '@ark-ui/react/portal';
import { createListCollection, Select as Ark } from '@ark-ui/react/select';
import { type ReactNode, useMemo } from 'react';

import { CheckIcon } from '#src/ui/icons.tsx';
import { labels } from '#src/ui/labels.ts';
import { ChevronDownIcon } from '#src/ui/tool-icons.tsx';
import type { Variants } from '#src/ui/variants.ts';
import { select } from '#styled/recipes/select.js';

import type { Choice } from './choice.ts';
import { Field, type FieldProps, type FieldWiring, splitFieldProps } from './Field.tsx';

interface SelectOwnProps<Option extends Choice> extends Variants<typeof select> {
  readonly options: readonly Option[];
  /** Null while nothing is chosen. */
  readonly value: Option['value'] | null;
  readonly onValueChange: (value: Option['value'] | null) => void;
  readonly placeholder?: string | undefined;
  /** Renders an option, in the list and in the box; its label by default. */
  readonly renderOption?: ((option: Option) => ReactNode) | undefined;
  /** Renders the selected option in the box, if different from the list. */
  readonly renderChosen?: ((option: Option) => ReactNode) | undefined;
  /** Choosing the selected option again clears the selection. */
  readonly deselectable?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
}

export interface SelectProps<Option extends Choice> extends FieldProps, SelectOwnProps<Option> {}

/** One of several choices in a floating list; a hidden native select submits it with forms. */
export function Select<Option extends Choice>(props: SelectProps<Option>) {
  const [fieldProps, own] = splitFieldProps(props);
  return <Field {...fieldProps}>{(wiring) => <SelectBox {...own} wiring={wiring} />}</Field>;
}

function SelectBox<Option extends Choice>(props: SelectOwnProps<Option> & { readonly wiring: FieldWiring }) {
  const { options, value, onValueChange, placeholder = labels.select, wiring } = props;
  const { renderOption, renderChosen = renderOption } = props;
  const classes = select({ size: props.size });
  const collection = useMemo(() => collectionOf(options), [options]);
  const chosen = options.find((option) => option.value === value);
  return (
    <Ark.Root
      className={classes.root}
      collection={collection}
      ids={{ trigger: wiring.controlId, label: wiring.labelId }}
      value={chosen === undefined ? [] : [chosen.value]}
      onValueChange={(change) => onValueChange(change.items[0]?.value ?? null)}
      invalid={wiring.invalid}
      disabled={props.disabled ?? false}
      deselectable={props.deselectable ?? false}
      name={props.name}
      positioning={{ sameWidth: false, gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger className={classes.trigger} {...wiring.attributes}>
        <Ark.ValueText className={classes.valueText} placeholder={placeholder}>
          {chosen !== undefined && renderChosen !== undefined ? renderChosen(chosen) : undefined}
        </Ark.ValueText>
        <Ark.Indicator className={classes.indicator}>
          <ChevronDownIcon />
        </Ark.Indicator>
      </Ark.Trigger>
      <Portal>
        <Ark.Positioner className={classes.positioner}>
          <Ark.Content className={classes.content} data-floating="">
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
      <Ark.HiddenSelect />
    </Ark.Root>
  );
}

function collectionOf<Option extends Choice>(options: readonly Option[]) {
  return createListCollection({ items: [...options], isItemDisabled: (option) => option.disabled === true });
}
