import { Combobox as Ark, useComboboxContext } from '@ark-ui/react/combobox';
import { type ComponentProps, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';

import type { Choice } from './choice.ts';

interface ComboboxControlProps extends ComponentProps<typeof Ark.Control> {
  /** What was typed since the list was opened. */
  readonly text: string;
  /** What the list shows, the clearest match first. */
  readonly found: readonly Choice[];
  /** Somebody else is still looking for what answers to the text. */
  readonly searching: boolean;
}

/**
 * The box of a combo box. Enter takes the highlighted choice, or else the first that answers to the text: also where the
 * list is not drawn yet, and as soon as it is found where somebody else finds it.
 */
export function ComboboxControl({ text, found, searching, ...control }: ComboboxControlProps) {
  const combobox = useComboboxContext();
  const awaited = useRef<string | null>(null);
  const take = () => {
    const first = found.find(({ disabled }) => disabled !== true);
    if (first === undefined) return;
    combobox.selectValue(first.value);
    if (!combobox.multiple) combobox.setOpen(false);
  };
  const takeOnceFound = useEffectEvent(() => {
    if (awaited.current === text && combobox.open) take();
    awaited.current = null;
  });
  useEffect(() => {
    if (!searching) takeOnceFound();
  }, [searching]);
  const takeOnEnter = (event: KeyboardEvent) => {
    const isHighlighted = found.some(({ value }) => value === combobox.highlightedValue);
    if (event.key !== 'Enter' || text === '' || isHighlighted || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (searching) awaited.current = text;
    else take();
  };
  return <Ark.Control {...control} onKeyDownCapture={takeOnEnter} />;
}
