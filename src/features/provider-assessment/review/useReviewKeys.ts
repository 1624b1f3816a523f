import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: Element) =>
  target.matches('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]');

/** Floating elements handle their own keys. */
const handlesOwnKeys = (target: Element) => target.closest('[data-floating], [role=combobox]') !== null;

const isIgnored = ({ defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  defaultPrevented || ctrlKey || metaKey || altKey;

/** The keys of a review: each is called while nobody types. */
export function useReviewKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof Element) || isIgnored(event) || isTyping(target) || handlesOwnKeys(target)) return;
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
