import type { ComponentProps, ReactNode } from 'react';

import { LoadFailed, RefreshFailed, type ShownError } from '#src/components/LoadFailed.tsx';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css, cx } from '#styled/css/index.js';

const root = css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: '0' });
const scroller = css({
  flex: '1',
  minHeight: '0',
  scrolls: 'y',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '4',
});
const none = css({ margin: '0', paddingBlock: '16', color: 'fg.subtle' });
const more = css({ display: 'flex', justifyContent: 'center', paddingBlock: '8' });

/** What a section shows, as it is fetched. */
interface Fetched<Data> {
  readonly data: Data | undefined;
  readonly error: ShownError | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface SectionFrameProps<Data> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The plural noun of what the section lists: `comments`. */
  readonly what: string;
  readonly fetched: Fetched<Data>;
  readonly children: (data: Data) => ReactNode;
  /** Stays below what scrolls, such as the form for a new entry. */
  readonly foot?: ReactNode;
}

/** A section of a record: its list scrolls, and is replaced while it loads or if it cannot be loaded. */
export function SectionFrame<Data>({ what, fetched, children, foot, className, ...rest }: SectionFrameProps<Data>) {
  const { data, error, isFetching } = fetched;
  const retry = () => void fetched.refetch();
  if (data === undefined) {
    return error ? <LoadFailed what={what} error={error} onRetry={retry} /> : <LoadingRows />;
  }
  return (
    <div className={cx(root, className)} {...rest}>
      {error && <RefreshFailed what={what} error={error} retrying={isFetching} onRetry={retry} />}
      <div className={scroller} data-scroller="">
        {children(data)}
      </div>
      {foot}
    </div>
  );
}

/** Replaces the list of a section that is empty. */
export const SectionEmpty = ({ children }: { readonly children: ReactNode }) => <p className={none}>{children}</p>;

interface EarlierButtonProps {
  readonly pages: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
  /** The plural noun of what is listed. */
  readonly what: string;
}

/** Loads the next page of a section's list, if there is one. */
export const EarlierButton = ({ pages, what }: EarlierButtonProps) =>
  pages.hasNextPage && (
    <div className={more}>
      <Button
        size="sm"
        busy={pages.isFetchingNextPage}
        busyLabel="Loading..."
        onClick={() => void pages.fetchNextPage()}
      >
        Show earlier {what}
      </Button>
    </div>
  );
