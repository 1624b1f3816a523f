import type { components } from '#openapi/generated/types.ts';

import type { FieldText } from './field-text.ts';

type Schemas = components['schemas'];
type Texts<Schema> = Readonly<Record<keyof Schema & string, FieldText>>;

/** The words of a row of the log in its sealed form, as an export has it: its values are left as they were hashed. */
const rowTexts: Texts<Schemas['HashedActivity']> = {
  organisationId: { label: 'Organisation' },
  id: { label: 'Id' },
  at: { label: 'Time' },
  actorId: { label: 'Person' },
  action: { label: 'Action' },
  entityType: { label: 'Record type' },
  entityId: { label: 'Record' },
  entityRef: { label: 'Reference' },
  entityName: { label: 'Name' },
  changes: { label: 'Changes' },
  ip: { label: 'Network address' },
  userAgent: { label: 'User agent' },
};

const erasureTexts: Texts<Schemas['ActivityErasure']> = {
  erasedAt: { label: 'Erased' },
  erasedBy: { label: 'Erased by' },
  rowSha256: { label: 'SHA-256 of the row since' },
};

/** The words of a seal (docs/log-chain.md). */
export const sealedActivityTexts: Texts<Schemas['SealedActivity']> = {
  organisationId: { label: 'Organisation' },
  position: { label: 'Position' },
  sealedAt: { label: 'Sealed' },
  activityId: { label: 'Id of the row' },
  rowSha256: { label: 'SHA-256 of the row' },
  sha256: { label: 'SHA-256 of the seal' },
  row: { label: 'Row', parts: rowTexts },
  erasure: { label: 'Erasure of a person', parts: erasureTexts },
};
