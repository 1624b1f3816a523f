import { createFileRoute } from '@tanstack/react-router';

import { TipsPage } from '#src/features/help-desk/TipsPage.tsx';

export const Route = createFileRoute('/_app/_guarded/admin/helpful-tips')({ component: TipsPage });
