import { createFileRoute } from '@tanstack/react-router';

import { ownPage } from '#src/components/register/own-page.ts';
import { RiskPage } from '#src/features/risk/RiskPage.tsx';

export const Route = createFileRoute('/_app/_guarded/add-risk/$id')({ ...ownPage('risk'), component: RiskPage });
