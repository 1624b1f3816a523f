import { createFileRoute } from '@tanstack/react-router';

import { StaffCompetencePage } from '#src/features/staff/StaffCompetencePage.tsx';

export const Route = createFileRoute('/_app/_guarded/staff-competence')({ component: StaffCompetencePage });
