import { linkOptions } from '@tanstack/react-router';

import type { Notification } from '#src/api/notifications.ts';

/** The address of the record that a notification is about; undefined for kinds that have no page yet. */
export function destinationOf({ entityType, entityId }: Pick<Notification, 'entityType' | 'entityId'>) {
  if (entityType === 'risk') return linkOptions({ to: '/risk-list', search: { risk: entityId } });
  if (entityType === 'informationAsset') return linkOptions({ to: '/information-asset', search: { asset: entityId } });
  if (entityType === 'policy') return linkOptions({ to: '/policy', search: { policyId: entityId } });
  return undefined;
}
