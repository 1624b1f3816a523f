import { useRef, useState } from 'react';

import { principalOf, useSession } from '#src/components/SessionProvider.tsx';
import { Palette } from '#src/ui/overlay/Palette.tsx';

import { pageRefusal } from '../navigation/quick-search.ts';
import { nothingFound } from './nothing-found.ts';
import type { OverlayProps } from './Overlays.tsx';
import { pageStart } from './page-start.ts';
import { useSearchResults } from './useSearchResults.ts';

/**
 * The quick search (specification section 2.6): pages the person may open, records they may see, actions they may take.
 */
export function QuickSearch({ open, onClose }: OverlayProps) {
  const [query, setQuery] = useState('');
  const hasChosen = useRef(false);
  const principal = useSession(principalOf);
  const { groups, note } = useSearchResults(principal, query);
  const close = () => {
    onClose();
    setQuery('');
  };
  const choose = (key: string) => {
    const chosen = groups.flatMap(({ options }) => options).find((option) => option.key === key);
    hasChosen.current = true;
    chosen?.run();
    close();
  };
  return (
    <Palette
      open={open}
      label="Quick search"
      placeholder="Type a command or search..."
      query={query}
      onQueryChange={(text) => {
        hasChosen.current = false;
        setQuery(text);
      }}
      groups={groups}
      note={note}
      nothingFound={nothingFound(principal === null ? undefined : pageRefusal(principal, query))}
      onChoose={choose}
      onClose={close}
      finalFocus={() => (hasChosen.current ? pageStart() : null)}
    />
  );
}
