import { useEffect, useEffectEvent } from 'react';

import { isShellBlocked } from '#src/ui/overlay/behind-dialog.ts';

export interface Shortcuts {
  /** With Ctrl or Cmd held, by letter. */
  readonly command: Readonly<Record<string, () => void>>;
  /** Without a modifier, by key; ignored while typing. */
  readonly plain: Readonly<Record<string, () => void>>;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Listens for shortcuts on the whole page, unless a dialog blocks it. A handled key has its default action prevented. */
export function useShortcuts({ command, plain }: Shortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.altKey || isShellBlocked()) return;
    const commanded = event.ctrlKey || event.metaKey;
    if (!commanded && isTyping(event.target)) return;
    const act = commanded ? (event.shiftKey ? undefined : command[event.key.toLowerCase()]) : plain[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
