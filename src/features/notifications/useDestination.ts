import { useRouter, type AnyRoute } from '@tanstack/react-router';

import type { Notification } from '#src/api/notifications.ts';

interface Destination {
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
}

/** The address of a notification's record; undefined for kinds that have no page yet. */
export function useDestination({
  entityType,
  entityId,
}: Pick<Notification, 'entityType' | 'entityId'>): Destination | undefined {
  const routes: Readonly<Record<string, AnyRoute>> = { ...useRouter().routesByPath };
  for (const [to, { options }] of Object.entries(routes)) {
    const opens = options.staticData?.opens;
    if (opens?.kind === entityType) return { to, search: { [opens.param]: entityId } };
  }
  return undefined;
}
