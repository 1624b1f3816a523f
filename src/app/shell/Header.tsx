import { createLink } from '@tanstack/react-router';
import { Suspense } from 'react';

import { principalOf, useSession } from '#src/components/SessionProvider.tsx';
import { Kbd } from '#src/ui/data/Kbd.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { HomeIcon } from '#src/ui/icons.tsx';
import { Breadcrumbs, CurrentStep, LinkStep, PlainStep } from '#src/ui/navigation/Breadcrumbs.tsx';
import { iconName } from '#src/ui/overlay/tooltip-text.ts';
import { BellIcon, MenuIcon, MoonIcon, SearchIcon, SidebarIcon, SunIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { useAppActors } from '../frame/AppActors.tsx';
import { useRoutePath } from '../frame/useRoutePath.ts';
import { breadcrumbsOf } from '../navigation/breadcrumbs.ts';
import { useTheme } from '../preferences/useTheme.ts';
import { NotificationBell } from './lazy-parts.ts';
import type { OverlayName } from './Overlays.tsx';
import { shortcutText } from './shortcut-text.ts';
import { header } from './styles.ts';

const rule = css({
  display: { base: 'none', md: 'block' },
  width: '1',
  height: '16',
  marginInline: '6',
  background: 'border.default',
});
const onPhones = css({ display: { md: 'none' } });
const notOnPhones = css({ display: { base: 'none', md: 'block' } });
const searchButton = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8',
  flexShrink: '0',
  width: { base: '40', md: '[12.5rem]' },
  height: { base: 'touch', md: '28' },
  marginInlineEnd: { md: '6' },
  paddingInlineStart: { base: '0', md: '8' },
  paddingInlineEnd: { base: '0', md: '4' },
  border: { base: 'none', md: 'default' },
  borderRadius: 'sm',
  background: { base: '[transparent]', md: 'bg.canvas' },
  color: { base: 'fg.muted', md: 'fg.subtle' },
  cursor: 'pointer',
  '&:hover': { background: 'bg.active', color: 'fg.default' },
});
const searchText = css({
  flex: '1',
  textAlign: 'start',
  mdDown: { position: 'absolute', width: '1', height: '1', overflow: 'hidden', clipPath: '[inset(50%)]' },
});

export interface HeaderProps {
  /** Whether the sidebar shows its labels. */
  readonly expanded: boolean;
  readonly onToggleSidebar: () => void;
  readonly onOpen: (overlay: OverlayName) => void;
}

/** The bar above the page: the sidebar toggle where there is one, the quick search and the theme. */
export function Header({ expanded, onToggleSidebar, onOpen }: HeaderProps) {
  return (
    <header className={header}>
      <IconButton label="Toggle sidebar" aria-expanded={expanded} className={notOnPhones} onClick={onToggleSidebar}>
        <SidebarIcon />
      </IconButton>
      <IconButton label="Open menu" aria-haspopup="dialog" className={onPhones} onClick={onToggleSidebar}>
        <MenuIcon />
      </IconButton>
      <span className={rule} />
      <PageBreadcrumbs />
      <button type="button" className={searchButton} aria-haspopup="dialog" onClick={() => onOpen('search')}>
        <SearchIcon />
        <span className={searchText}>Search</span>
        <span className={notOnPhones} aria-hidden="true">
          <Kbd>{shortcutText('K')}</Kbd>
        </span>
      </button>
      <Bell />
      <ThemeButton />
    </header>
  );
}

/** Only for organisation roles (specification section 2.6); each organisation has its own notifications. */
function Bell() {
  const organisationId = useSession(({ context }) => context.organisation?.id);
  if (organisationId === undefined) return null;
  const waiting = (
    <IconButton label="Notifications" disabled>
      <BellIcon />
    </IconButton>
  );
  return (
    <Suspense fallback={waiting}>
      <NotificationBell key={organisationId} />
    </Suspense>
  );
}

function ThemeButton() {
  const { preferences } = useAppActors();
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={`Switch to ${other} theme`}
      onClick={() => preferences.send({ type: 'theme.chosen', theme: other })}
    >
      {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}

const StepLink = createLink(LinkStep);

function PageBreadcrumbs() {
  const path = useRoutePath();
  const principal = useSession(principalOf);
  const crumbs = path === undefined ? [{ title: 'Page not found' }] : breadcrumbsOf(path, principal);
  const home = (
    <StepLink to="/" {...iconName('Home')}>
      <HomeIcon />
    </StepLink>
  );
  const steps = crumbs.map(({ title, path: to }, index) => ({
    key: title,
    content:
      index === crumbs.length - 1 ? (
        <CurrentStep>{title}</CurrentStep>
      ) : to === undefined ? (
        <PlainStep>{title}</PlainStep>
      ) : (
        <StepLink to={to}>{title}</StepLink>
      ),
  }));
  return <Breadcrumbs steps={[{ key: 'home', content: home }, ...steps]} />;
}
