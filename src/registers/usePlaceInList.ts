import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { positionQuery, recordQuery, type Kind, type Page, type RegisterSource } from '#src/api/record/register.ts';
import type { Neighbours } from '#src/components/record-panel/RecordActions.tsx';
import type { Elsewhere } from '#src/components/record-panel/ShowInList.tsx';
import type { Address } from '#src/components/register/address.ts';
import type { ListSearch } from '#src/components/register/list-search.ts';
import { texts } from '#src/texts/en.ts';
import { shellTexts } from '#src/texts/shell.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

import { neighboursOf } from './neighbours.ts';

/** The open record's position in the list, as its panel needs it. */
export interface PlaceInList {
  readonly neighbours: Neighbours;
  /** Opens a record; a neighbour on another page takes the list there. */
  readonly openRecord: (id: string | undefined) => void;
  /** Set while the list shows other rows. */
  readonly elsewhere: Elsewhere | undefined;
}

/** The part of any register's address used here. */
type ListAddress = Pick<Address<ListSearch>, 'open' | 'openRecord' | 'clearTo'> & {
  readonly search: Pick<ListSearch, 'page' | 'perPage'>;
  readonly show: (change: { readonly page: number }) => void;
};

interface PlaceInListProps<K extends Kind> {
  readonly source: RegisterSource<K>;
  readonly list: UseQueryResult<Page<K['entity']>>;
  readonly query: K['query'];
  /** The same order without search and filters. */
  readonly unfiltered: K['query'];
  readonly address: ListAddress;
}

const pageAt = (position: number, perPage: number) => Math.ceil(position / perPage);

/**
 * The position of the open record in the list. Usually the rows on screen determine it; for a record on another page,
 * or at the edge of a page, the server is asked.
 */
export function usePlaceInList<K extends Kind>(props: PlaceInListProps<K>): PlaceInList {
  const { source, list, query, address } = props;
  const api = useApi();
  const { open } = address;
  const { page, perPage } = address.search;
  const rows = list.data?.data ?? [];
  const index = rows.findIndex(({ id }) => id === open);
  const isEdge =
    (index === 0 && page > 1) || (index === rows.length - 1 && page < (list.data?.pagination.totalPages ?? 1));
  const isRecord = open !== undefined && open !== 'new';
  const isKnown = list.isSuccess && !list.isPlaceholderData;
  // The removal marks the record as stale before its panel closes; a removed record must not be fetched.
  const record = useQuery({
    ...recordQuery(api, source, open ?? ''),
    enabled: isRecord,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isLive = record.isSuccess && !record.isStale;
  const found = useQuery({
    ...positionQuery(api, source, open ?? '', query),
    enabled: isLive && isKnown && (isEdge || (index === -1 && !list.isFetching)),
  });
  const near = neighboursOf(rows, open);
  const far = isRecord && isKnown ? found.data : undefined;
  const neighbours = {
    previous: near.previous ?? far?.previous ?? undefined,
    next: near.next ?? far?.next ?? undefined,
  };
  const show = useShowInList(props);
  const openRecord = (id: string | undefined) => {
    const position = far?.position ?? null;
    const step = id === neighbours.previous ? -1 : 1;
    const isOnOtherPage = id !== undefined && position !== null && (id === far?.previous || id === far?.next);
    address.openRecord(id, isOnOtherPage ? pageAt(position + step, perPage) : undefined);
  };
  const isElsewhere = isRecord && index === -1 && far !== undefined;
  return {
    neighbours,
    openRecord,
    elsewhere: isElsewhere
      ? { hidden: far.position === null, onShow: () => show.mutate(far.position), busy: show.isPending }
      : undefined,
  };
}

/**
 * Takes the list to the page of the open record. If search or filters hide the record, they are cleared, with a
 * message.
 */
function useShowInList<K extends Kind>(props: PlaceInListProps<K>) {
  const { source, unfiltered, address } = props;
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(position: number | null) {
      const { open = '', search } = address;
      if (position !== null) return address.show({ page: pageAt(position, search.perPage) });
      const { position: among } = await queryClient.query({
        ...positionQuery(api, source, open, unfiltered),
        staleTime: 0,
      });
      address.clearTo(pageAt(among ?? 1, search.perPage));
      toast.info(shellTexts.filtersCleared.title, shellTexts.filtersCleared.description);
    },
    onError: ({ message }) => toast.error(shellTexts.filtersCleared.failed, message || texts.errors.fallback),
  });
}
