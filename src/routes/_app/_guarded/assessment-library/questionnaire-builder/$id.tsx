import { createFileRoute } from '@tanstack/react-router';

import { BuilderPage } from '#src/features/assessment-library/builder/BuilderPage.tsx';

export const Route = createFileRoute('/_app/_guarded/assessment-library/questionnaire-builder/$id')({
  component: BuilderPage,
});
