import { createFileRoute } from '@tanstack/react-router';

import { labelRoute } from '#src/features/labels/label-search.ts';
import { LabelsPage } from '#src/features/labels/LabelsPage.tsx';

export const Route = createFileRoute('/_app/_guarded/settings/labels')({
  ...labelRoute,
  component: LabelsPage,
});
