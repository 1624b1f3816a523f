import { createFileRoute } from '@tanstack/react-router';

import { PlaybooksPage } from '#src/features/task/playbook/PlaybooksPage.tsx';

export const Route = createFileRoute('/_app/_guarded/settings/task/playbook')({ component: PlaybooksPage });
