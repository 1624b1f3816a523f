import { createFileRoute } from '@tanstack/react-router';

import { NotFoundPage } from '#src/app/pages/NotFoundPage.tsx';

export const Route = createFileRoute('/404')({ component: NotFoundPage });
