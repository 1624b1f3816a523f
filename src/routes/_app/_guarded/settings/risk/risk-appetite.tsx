import { createFileRoute } from '@tanstack/react-router';

import { RiskAppetitePage } from '#src/features/risk-appetite/RiskAppetitePage.tsx';

export const Route = createFileRoute('/_app/_guarded/settings/risk/risk-appetite')({
  component: RiskAppetitePage,
});
