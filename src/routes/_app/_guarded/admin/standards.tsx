import { createFileRoute } from '@tanstack/react-router';

import { StandardsPage } from '#src/features/standards-admin/StandardsPage.tsx';

export const Route = createFileRoute('/_app/_guarded/admin/standards')({ component: StandardsPage });
