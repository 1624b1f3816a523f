import { useEffect, useEffectEvent, useState } from 'react';

/** After so many milliseconds without a key, the matches may be read. */
const readingPause = 100;

/** After so many, they are shown. */
const typingPause = 250;

/**
 * The text of a search box that is stored in the address: typed text is written there once typing pauses, and external
 * changes (back, a link, Clear Filters) are copied back, but never over text being typed.
 * @param onPause a shorter pause: reads what `onSearch` will show, unless typing goes on
 */
export function useSearchText(
  text: string,
  onSearch: (text: string) => void,
  onPause?: (text: string) => void,
): [string, (typed: string) => void] {
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
  const read = useEffectEvent((paused: string) => onPause?.(paused));
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (typed === sent) return undefined;
    const reading = setTimeout(() => read(typed), readingPause);
    const searching = setTimeout(() => {
      setSent(typed);
      search(typed);
    }, typingPause);
    return () => {
      clearTimeout(reading);
      clearTimeout(searching);
    };
  }, [typed, sent]);
  return [typed, setTyped];
}
