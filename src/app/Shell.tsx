import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useMay, useSession, useSessionActor } from '#src/components/SessionProvider.tsx';
import { LogoMark } from '#src/ui/art/LogoMark.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { SignOutIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css/index.js';

import { routeTable } from './route-table.ts';

const frame = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '[100dvh]',
});
const header = css({
  display: 'flex',
  alignItems: 'center',
  gap: '16',
  paddingInline: { base: '16', md: '20' },
  height: '48',
  borderBlockEnd: 'default',
  background: 'bg.canvas',
});
const organisationName = css({
  fontWeight: 'semibold',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const links = css({ display: 'flex', gap: '12', flex: '1', minWidth: '0', overflow: 'hidden' });
const link = css({
  color: 'fg.muted',
  paddingBlock: '6',
  whiteSpace: 'nowrap',
  '&[aria-current=page]': { color: 'fg.default', fontWeight: 'semibold' },
});
const main = css({ minHeight: '0', overflow: 'auto', position: 'relative' });

/** What surrounds every screen: where one is, as whom, and the way out. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const session = useSessionActor();
  const name = useSession(({ context }) => context.organisation?.name ?? 'Platform administration');
  const person = useSession(({ context }) => context.account?.fullName ?? '');
  const mayOpenRisks = useMay(routeTable['/risk-list']);
  return (
    <div className={frame}>
      <header className={header}>
        <LogoMark />
        <span className={organisationName}>{name}</span>
        <nav className={links} aria-label="Main">
          <Link to="/" className={link} activeOptions={{ exact: true }}>
            {routeTable['/'].title}
          </Link>
          {mayOpenRisks && (
            <Link to="/risk-list" className={link}>
              {routeTable['/risk-list'].title}
            </Link>
          )}
        </nav>
        <Avatar name={person} alone />
        <IconButton label="Log out" onClick={() => session.send({ type: 'signOut.requested' })}>
          <SignOutIcon />
        </IconButton>
      </header>
      <main className={main}>{children}</main>
    </div>
  );
}
