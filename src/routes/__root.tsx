import { createRootRouteWithContext } from '@tanstack/react-router';

import { RootLayout } from '#src/app/RootLayout.tsx';
import type { RouterContext } from '#src/app/router.ts';

export const Route = createRootRouteWithContext<RouterContext>()({ component: RootLayout });
