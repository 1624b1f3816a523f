import { createFileRoute } from '@tanstack/react-router';

import { NotFoundPage } from '#src/app/pages/NotFoundPage.tsx';

/** Every path that is no other route, also below one that is. */
export const Route = createFileRoute('/$')({ component: NotFoundPage });
