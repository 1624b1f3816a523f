import { useRouter } from '@tanstack/react-router';

import { foldedIncludes } from '#domain/text/folded.ts';
import { meetsRequirement, type Principal } from '#openapi/access.ts';
import { registers } from '#openapi/generated/records.ts';
import { rememberedSearch } from '#src/components/register/remembered.ts';
import { useDestination } from '#src/components/register/useDestination.ts';
import { capitalised } from '#src/components/words.ts';
import { shellTexts } from '#src/texts/shell.ts';
import type { Icon } from '#src/ui/icons.tsx';
import type { PaletteOption } from '#src/ui/overlay/Palette.tsx';
import { PlusIcon, SearchIcon } from '#src/ui/tool-icons.tsx';

import { pagesFor, searchPages, type PageItem } from '../navigation/quick-search.ts';
import { useFoundRecords } from './useFoundRecords.ts';

/** An option with the action that choosing it triggers. */
interface Result extends PaletteOption {
  readonly run: () => void;
}

interface ResultGroup {
  readonly title: string;
  readonly options: readonly Result[];
}

export interface SearchResults {
  readonly groups: readonly ResultGroup[];
  /** What the person should know about the records among them. */
  readonly note: string | undefined;
}

const kinds = Object.values(registers);

/** The pages, actions and records that match what was typed into the quick search (specification section 2.6). */
export function useSearchResults(principal: Principal | null, query: string): SearchResults {
  const router = useRouter();
  const openRecord = useOpenRecord();
  const { records, state } = useFoundRecords(query);
  const { suggestions, settings } = principal === null ? { suggestions: [], settings: [] } : pagesFor(principal);
  const pageGroup = (title: string, pages: readonly PageItem[]): ResultGroup => ({
    title,
    options: searchPages(pages, query).map((page) => ({
      key: keyOf(page),
      title: page.title,
      note: page.place,
      icon: page.icon,
      run: () => void router.navigate({ to: page.path, search: searchOf(page) }),
    })),
  });
  const recordGroups = kinds.map(({ kind, noun }) => ({
    title: capitalised(noun.many),
    options: records
      .filter((found) => found.kind === kind)
      .flatMap(({ id, ref, title }) => optionOf({ key: id, title, note: ref }, openRecord(kind, id), suggestions)),
  }));
  const groups = [
    pageGroup('Suggestions', suggestions),
    pageGroup('Settings', settings),
    { title: 'Actions', options: actionsOf(principal, query, openRecord) },
    // The kind of the best match comes first.
    ...recordGroups
      .filter(({ options }) => options.length > 0)
      .toSorted((one, other) => placeOf(one, records) - placeOf(other, records)),
  ];
  const isEmpty = groups.every(({ options }) => options.length === 0);
  return { groups, note: noteOf(state, isEmpty) };
}

/** A list of a page, or of one of its views. */
const keyOf = ({ path, view }: PageItem): string => (view === undefined ? path : `${path}?view=${view}`);

const searchOf = (page: PageItem) => ({
  ...rememberedSearch(keyOf(page)),
  ...(page.view !== undefined && { view: page.view }),
});

interface Opening {
  readonly to: string;
  readonly run: () => void;
}

/** A record's option has the icon of its page. */
function optionOf(option: Omit<PaletteOption, 'icon'>, opening: Opening | undefined, pages: readonly PageItem[]) {
  if (opening === undefined) return [];
  const icon: Icon = pages.find(({ path }) => path === opening.to)?.icon ?? SearchIcon;
  return [{ ...option, icon, run: opening.run }];
}

function actionsOf(
  principal: Principal | null,
  query: string,
  openRecord: (kind: string, id: string) => Opening | undefined,
): Result[] {
  return kinds
    .filter((facts) => principal !== null && meetsRequirement(principal, { ...facts, level: 'ADD' }))
    .flatMap(({ kind, noun }) => {
      const opening = openRecord(kind, 'new');
      return opening === undefined
        ? []
        : [{ key: `new-${kind}`, title: `Add ${noun.one}`, icon: PlusIcon, run: opening.run }];
    })
    .filter(({ title }) => foldedIncludes(title, query.trim()));
}

/** Opens a record or a new one beside its register, with the person's chosen page size. */
function useOpenRecord() {
  const router = useRouter();
  const destinationOf = useDestination();
  return (kind: string, id: string): Opening | undefined => {
    const destination = destinationOf(kind, id);
    if (destination === undefined) return undefined;
    const { to, search } = destination;
    return { to, run: () => void router.navigate({ to, search: { ...rememberedSearch(to), ...search } }) };
  };
}

const placeOf = ({ options }: ResultGroup, records: readonly { readonly id: string }[]): number =>
  records.findIndex(({ id }) => options.some(({ key }) => key === id));

function noteOf(state: ReturnType<typeof useFoundRecords>['state'], isEmpty: boolean): string | undefined {
  if (state === 'failed') return shellTexts.search.failed;
  return state === 'searching' && isEmpty ? shellTexts.search.searching : undefined;
}
