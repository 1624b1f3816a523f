import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

import type { HomeSearch } from './search.ts';

const DashboardLink = createLink(TextLink);
const everything = {};
const noProps = {};
const isCurrent = { 'aria-current': 'page' } as const;
/** The router marks links to this very address only: that of everything would be part of each. */
const exactly = { exact: true };

interface ToWaitingProps {
  /** What the list is narrowed to; everything without it. */
  readonly search?: Partial<HomeSearch>;
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** A link to what a number of the dashboard counts. */
export const ToWaiting = ({ search = everything, current = false, children }: ToWaitingProps) => (
  <DashboardLink
    to="/"
    search={search}
    hash="waiting"
    activeOptions={exactly}
    inactiveProps={current ? isCurrent : noProps}
  >
    {children}
  </DashboardLink>
);
