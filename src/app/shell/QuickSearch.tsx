import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';

import type { Principal } from '#openapi/access.ts';
import { rememberedSearch } from '#src/components/register/remembered.ts';
import { principalOf, useMay, useSession } from '#src/components/SessionProvider.tsx';
import { PlusIcon, RiskIcon } from '#src/ui/icons.tsx';
import { Palette, type PaletteOption } from '#src/ui/overlay/Palette.tsx';

import { pageRefusal, pagesFor, searchPages, type PageItem } from '../navigation/quick-search.ts';
import { nothingFound } from './nothing-found.ts';
import type { OverlayProps } from './Overlays.tsx';
import { pageStart } from './page-start.ts';
import { useFoundRisks } from './useFoundRisks.ts';

/** An option with the action that choosing it triggers. */
interface Result extends PaletteOption {
  readonly run: () => void;
}

interface ResultGroup {
  readonly title: string;
  readonly options: readonly Result[];
}

/**
 * The quick search (specification section 2.6): pages the person may open, records they may see, actions they may take.
 */
export function QuickSearch({ open, onClose }: OverlayProps) {
  const [query, setQuery] = useState('');
  const hasChosen = useRef(false);
  const principal = useSession(principalOf);
  const groups = useResults(principal, query);
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
      nothingFound={nothingFound(principal === null ? undefined : pageRefusal(principal, query))}
      onChoose={choose}
      onClose={close}
      finalFocus={() => (hasChosen.current ? pageStart() : null)}
    />
  );
}

function useResults(principal: Principal | null, query: string): readonly ResultGroup[] {
  const router = useRouter();
  const openRisk = useOpenRisk();
  const actions = useActions();
  const risks = useFoundRisks(query);
  const pages = principal === null ? { suggestions: [], settings: [] } : pagesFor(principal);
  const toResult = ({ path, title, place, icon }: PageItem): Result => ({
    key: path,
    title,
    note: place,
    icon,
    run: () => void router.navigate({ to: path, search: rememberedSearch(path) }),
  });
  return [
    { title: 'Suggestions', options: searchPages(pages.suggestions, query).map(toResult) },
    { title: 'Settings', options: searchPages(pages.settings, query).map(toResult) },
    {
      title: 'Actions',
      options: actions.filter(({ title }) => title.toLowerCase().includes(query.trim().toLowerCase())),
    },
    {
      title: 'Risks',
      options: risks.map(({ id, ref, title }) => ({
        key: id,
        title,
        note: ref,
        icon: RiskIcon,
        run: () => openRisk(id),
      })),
    },
  ];
}

/** The actions that are available everywhere. */
function useActions(): readonly Result[] {
  const openRisk = useOpenRisk();
  const mayAddRisk = useMay({ feature: 'RISK', level: 'ADD' });
  if (!mayAddRisk) return [];
  return [
    {
      key: 'new-risk',
      title: 'Add risk',
      icon: PlusIcon,
      run: () => openRisk('new'),
    },
  ];
}

/** Opens a risk or a new one beside the register, with the person's chosen page size. */
function useOpenRisk() {
  const router = useRouter();
  return (risk: string) =>
    void router.navigate({ to: '/risk-list', search: { ...rememberedSearch('/risk-list'), risk } });
}
