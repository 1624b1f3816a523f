import { createRootRouteWithContext } from '@tanstack/react-router';

import { RootLayout } from '#src/app/frame/RootLayout.tsx';
import type { RouterContext } from '#src/app/navigation/router.ts';

export const Route = createRootRouteWithContext<RouterContext>()({ component: RootLayout });
