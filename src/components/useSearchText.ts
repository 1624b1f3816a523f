import { useEffect, useEffectEvent, useState } from 'react';

const typingPause = 250;

/**
 * The text of a search box that is stored in the address: typed text is written there once typing pauses, and external
 * changes (back, a link, Clear Filters) are copied back, but never over text being typed.
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
