import { Outlet } from '@tanstack/react-router';

import { AppFrame } from './AppFrame.tsx';

/** The layout of every page behind the sign-in. */
export const AppLayout = () => (
  <AppFrame>
    <Outlet />
  </AppFrame>
);
