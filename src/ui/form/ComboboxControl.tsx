import { Combobox as Ark, useComboboxContext } from '@ark-ui/react/combobox';
import { type ComponentProps, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';

import type { Choice } from './choice.ts';

interface ComboboxControlProps extends ComponentProps<typeof Ark.Control> {
  /** The text typed since the list was opened. */
  readonly text: string;
  /** The choices in the list, best match first. */
  readonly found: readonly Choice[];
  /** The owner is still searching for matches to the text. */
  readonly searching: boolean;
}

/**
 * The input of a combobox. Enter takes the highlighted choice, or the first match for the text, even before the list
 * has rendered; if the owner searches, as soon as a match arrives.
 */
export function ComboboxControl({ text, found, searching, ...control }: ComboboxControlProps) {
  const combobox = useComboboxContext();
  const awaitedText = useRef<string | null>(null);
  const selectFirst = () => {
    const first = found.find(({ disabled }) => disabled !== true);
    if (first === undefined) return;
    combobox.selectValue(first.value);
    if (!combobox.multiple) combobox.setOpen(false);
  };
  const selectOnceFound = useEffectEvent(() => {
    if (awaitedText.current === text && combobox.open) selectFirst();
    awaitedText.current = null;
  });
  useEffect(() => {
    if (!searching) selectOnceFound();
  }, [searching]);
  const selectOnEnter = (event: KeyboardEvent) => {
    const isHighlighted = found.some(({ value }) => value === combobox.highlightedValue);
    if (event.key !== 'Enter' || text === '' || isHighlighted || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (searching) awaitedText.current = text;
    else selectFirst();
  };
  return <Ark.Control {...control} onKeyDownCapture={selectOnEnter} />;
}
