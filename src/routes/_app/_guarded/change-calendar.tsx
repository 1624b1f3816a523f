import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { ChangeCalendarPage } from '#src/features/change/ChangeCalendarPage.tsx';

export const Route = createFileRoute('/_app/_guarded/change-calendar')({
  ...deferredSearch(async () => (await import('#src/features/change/calendar-search.ts')).calendarSearch),
  component: ChangeCalendarPage,
});
