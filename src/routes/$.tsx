import { createFileRoute } from '@tanstack/react-router';

import { NotFoundPage } from '#src/app/pages/NotFoundPage.tsx';

/** Every unknown path, including those below a known one. */
export const Route = createFileRoute('/$')({ component: NotFoundPage });
