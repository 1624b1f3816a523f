import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { settingsCountsQuery } from '#src/api/record/settings-counts.ts';
import { countOf, formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { Region } from '#src/components/Region.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { css } from '#styled/css/index.js';

import { settingsPageWords } from './settings-pages.ts';

export interface SettingsEntry {
  readonly path: NonNullable<LinkProps['to']>;
  readonly title: string;
  /** Its heading in the menu. */
  readonly section: string;
}

const list = css({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  borderBlockEnd: 'default',
});
const entry = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  columnGap: '12',
  height: 'full',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '8',
  borderBlockEnd: 'subtle',
  color: 'fg.default',
  textDecoration: 'none',
  _hover: { background: 'bg.hover' },
});
const title = css({ fontWeight: 'medium' });
const count = css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });
const purpose = css({ gridColumn: '[1 / -1]', color: 'fg.muted', textStyle: 'xs' });

/** /settings: each page that the person may open, what it is for, and how many entries it has. */
export function SettingsPage({ pages }: { readonly pages: readonly SettingsEntry[] }) {
  const counts = useQuery(settingsCountsQuery(useApi()));
  const sections = [...new Set(pages.map(({ section }) => section))];
  return (
    <>
      <PageTitle title="Settings" note={countOf(pages.length, 'page')} />
      {counts.isError && (
        <LoadFailed what="numbers of entries" error={counts.error} onRetry={() => void counts.refetch()} />
      )}
      {pages.length === 0 && (
        <EmptyState title="No settings">None of the settings is of a feature that you hold.</EmptyState>
      )}
      {sections.map((section) => (
        <Region key={section} title={section}>
          <ul className={list}>
            {pages
              .filter((page) => page.section === section)
              .map((page) => (
                <li key={page.path}>
                  <Entry page={page} counts={counts.data} />
                </li>
              ))}
          </ul>
        </Region>
      ))}
    </>
  );
}

interface EntryProps {
  readonly page: SettingsEntry;
  readonly counts: ReadonlyMap<string, number> | undefined;
}

function Entry({ page, counts }: EntryProps) {
  const words = settingsPageWords[page.path];
  const entries = words?.kind === undefined ? undefined : counts?.get(words.kind);
  return (
    <Link to={page.path} className={entry}>
      <span className={title}>{page.title}</span>
      {entries === undefined ? (
        <span />
      ) : (
        <span className={count} aria-label={`${formatNumber(entries)} ${entries === 1 ? 'entry' : 'entries'}`}>
          {formatNumber(entries)}
        </span>
      )}
      <span className={purpose}>{words?.purpose}</span>
    </Link>
  );
}
