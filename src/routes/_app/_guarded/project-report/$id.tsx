import { createFileRoute } from '@tanstack/react-router';

import { ProjectReportPage } from '#src/features/project/ProjectReportPage.tsx';

export const Route = createFileRoute('/_app/_guarded/project-report/$id')({ component: ProjectReportPage });
