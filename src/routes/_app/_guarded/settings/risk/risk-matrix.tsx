import { createFileRoute } from '@tanstack/react-router';

import { RiskMatrixPage } from '#src/features/risk-matrix/RiskMatrixPage.tsx';

export const Route = createFileRoute('/_app/_guarded/settings/risk/risk-matrix')({
  component: RiskMatrixPage,
});
