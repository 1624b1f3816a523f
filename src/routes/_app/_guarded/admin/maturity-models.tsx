import { createFileRoute } from '@tanstack/react-router';

import { MaturityModelsPage } from '#src/features/standards-admin/maturity/MaturityModelsPage.tsx';

export const Route = createFileRoute('/_app/_guarded/admin/maturity-models')({ component: MaturityModelsPage });
