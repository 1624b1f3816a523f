import { useEffect, useEffectEvent } from 'react';

export interface Shortcuts {
  /** With Ctrl or Cmd held, by the letter. */
  readonly command: Readonly<Record<string, () => void>>;
  /** Without, by the key; never while somebody types. */
  readonly plain: Readonly<Record<string, () => void>>;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Listens to the whole page's keyboard. A key that does something here does nothing else. */
export function useShortcuts({ command, plain }: Shortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.altKey) return;
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
