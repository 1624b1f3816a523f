import { useEffect, useEffectEvent, useState } from 'react';

const storageKey = 'single-key-shortcuts';

function isStoredOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Whether single keys do something: a person can switch them off (WCAG 2.1.4). It is remembered in this browser. */
export function useShortcutSetting() {
  const [isOn, setIsOn] = useState(isStoredOn);
  return {
    isOn,
    choose(on: boolean) {
      setIsOn(on);
      try {
        localStorage.setItem(storageKey, on ? 'on' : 'off');
      } catch {
        // Storage that refuses keeps the choice until the page is left.
      }
    },
  };
}

const isTyping = (target: Element) =>
  target.matches('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]');

/** Floating elements handle their own keys. */
const handlesOwnKeys = (target: Element) => target.closest('[data-floating], [role=combobox]') !== null;

const isIgnored = ({ defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  defaultPrevented || ctrlKey || metaKey || altKey;

/** Keys that do something while nobody types. */
export function useShortcuts(isOn: boolean, keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (!isOn || !(target instanceof Element) || isIgnored(event) || isTyping(target) || handlesOwnKeys(target)) return;
    const act = keys[key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
