import { linkOptions } from '@tanstack/react-router';

import type { RecordKind } from '#openapi/generated/records.ts';
import type { Notification } from '#src/api/notifications.ts';

const destinations = {
  risk: (id: string) => linkOptions({ to: '/risk-list', search: { risk: id } }),
  informationAsset: (id: string) => linkOptions({ to: '/information-asset', search: { asset: id } }),
  policy: (id: string) => linkOptions({ to: '/policy', search: { policyId: id } }),
} satisfies Record<RecordKind | 'policy', unknown>;

const hasPage = (kind: string): kind is keyof typeof destinations => Object.hasOwn(destinations, kind);

/** The address of a notification's record; undefined for kinds that have no page yet. */
export const destinationOf = ({ entityType, entityId }: Pick<Notification, 'entityType' | 'entityId'>) =>
  hasPage(entityType) ? destinations[entityType](entityId) : undefined;
