import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { setWatching, watchersQuery, type RecordWatchers } from '#src/api/record/record-watchers.ts';
import { formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { Avatar } from '#src/ui/data/Avatar.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { EyeIcon } from '#src/ui/icons.tsx';
import * as Popover from '#src/ui/overlay/Popover.tsx';
import { iconName } from '#src/ui/overlay/tooltip-text.ts';
import { css } from '#styled/css/index.js';

const look = { gap: '4', paddingInline: '6', tabularFigures: true } as const;
const button = css({ ...look, color: 'fg.muted' });
const ownButton = css({ ...look, color: 'accent.fg' });
const body = css({ paddingInline: '16', paddingBlock: '8' });
const note = css({ margin: '0', paddingBlock: '4', color: 'fg.muted', fontSize: 'sm' });
const list = css({ listStyle: 'none', margin: '0', padding: '0' });
const person = css({ display: 'flex', alignItems: 'center', gap: '8', minHeight: '32', overflowWrap: 'anywhere' });

const nameOf = ({ watching, count }: RecordWatchers) =>
  `${formatNumber(count)} ${count === 1 ? 'watcher' : 'watchers'}${watching ? ', including you' : ''}`;

/** In the header of a record: how many people watch it, who, and whether the person does. */
export function Watchers({ recordId }: { readonly recordId: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const watchers = useQuery(watchersQuery(api, recordId));
  const { data } = watchers;
  const choice = useMutation({
    mutationFn: (watching: boolean) => setWatching(api, queryClient, recordId, watching),
    onError: (error) => toast.error('Your choice was not saved', error.message || texts.errors.fallback),
  });
  return (
    <Popover.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Popover.Trigger asChild>
        <Button
          variant="ghost"
          size="sm"
          className={data?.watching === true ? ownButton : button}
          {...iconName(data === undefined ? 'Watchers' : nameOf(data))}
        >
          <EyeIcon /> {data !== undefined && data.count > 0 && formatNumber(data.count)}
        </Button>
      </Popover.Trigger>
      <Popover.Content
        title="Watchers"
        action={
          data && (
            <Button
              size="sm"
              busy={choice.isPending}
              busyLabel="Saving..."
              onClick={() => choice.mutate(!data.watching)}
            >
              {data.watching ? 'Stop watching' : 'Watch'}
            </Button>
          )
        }
      >
        {data === undefined && !watchers.isError && <LoadingRows rows={2} />}
        {data === undefined && watchers.error && (
          <LoadFailed what="watchers" error={watchers.error} onRetry={() => void watchers.refetch()} />
        )}
        {data && <People {...data} />}
      </Popover.Content>
    </Popover.Root>
  );
}

function People({ people, count }: RecordWatchers) {
  const more = count - people.length;
  return (
    <div className={body}>
      <ul className={list} aria-label="Watchers">
        {people.map(({ id, name }) => (
          <li key={id} className={person}>
            <Avatar name={name} size="sm" />
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={note}>And {formatNumber(more)} more</p>}
      <p className={note}>
        {count === 0 && 'Nobody watches it yet. '}Watchers are notified of comments and of changes.
      </p>
    </div>
  );
}
