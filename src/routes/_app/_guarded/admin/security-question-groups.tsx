import { createFileRoute } from '@tanstack/react-router';

import { QuestionGroupsPage } from '#src/features/standards-admin/bank/QuestionGroupsPage.tsx';

export const Route = createFileRoute('/_app/_guarded/admin/security-question-groups')({
  component: QuestionGroupsPage,
});
