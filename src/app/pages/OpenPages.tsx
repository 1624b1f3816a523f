import { createLink } from '@tanstack/react-router';

import { Region } from '#src/components/Region.tsx';
import { rememberedSearch } from '#src/components/register/remembered.ts';
import { principalOf, useSession } from '#src/components/SessionProvider.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { pagesBesideMenu, type PageGroup } from '../navigation/open-pages.ts';

const PageLink = createLink(TextLink);

const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '[repeat(auto-fill, minmax(15rem, 1fr))]' },
  gap: { base: '16', md: '20' },
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '16',
});
const heading = css({ textStyle: 'xs', color: 'fg.muted', marginBlockEnd: '4' });
const links = css({ listStyle: 'none', padding: '0', '& a': { display: 'block', paddingBlock: '4' } });

/** The pages that a person may open, grouped as the menu is, for those whose menu does not lead there (specification section 6). */
export function OpenPages() {
  const principal = useSession(principalOf);
  const groups = principal === null ? [] : pagesBesideMenu(principal);
  if (groups.length === 0) return null;
  return (
    <Region title="Your pages" note="Everything that you can open">
      <div className={list}>
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
    </Region>
  );
}

const Group = ({ title, pages }: PageGroup) => (
  <section aria-label={title}>
    <h3 className={heading}>{title}</h3>
    <ul className={links}>
      {pages.map(({ path, title: page, view }) => (
        <li key={`${path} ${view ?? ''}`}>
          <PageLink to={path} search={view === undefined ? rememberedSearch(path) : { view }}>
            {page}
          </PageLink>
        </li>
      ))}
    </ul>
  </section>
);
