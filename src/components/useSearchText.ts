import { useEffect, useEffectEvent, useState } from 'react';

const typingPause = 250;

/**
 * The text of a search box whose owner is the address: what is typed goes there once the typing pauses, and what changes
 * there from elsewhere (back, a link, Clear Filters) comes back, but never over what is being typed.
 */
export function useSearchText(text: string, onSearch: (text: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(text);
  const [sent, setSent] = useState(text);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    if (text !== sent) {
      setSent(text);
      setTyped(text);
    }
  }
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (typed === sent) return undefined;
    const timer = setTimeout(() => {
      setSent(typed);
      search(typed);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed, sent]);
  return [typed, setTyped];
}
