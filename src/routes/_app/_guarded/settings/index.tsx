import { createFileRoute } from '@tanstack/react-router';

import { SettingsScreen } from '#src/app/pages/SettingsScreen.tsx';

export const Route = createFileRoute('/_app/_guarded/settings/')({ component: SettingsScreen });
