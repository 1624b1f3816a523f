import type { Schemas } from '#src/api/connection/client.ts';
import type { Labels } from '#src/components/fields/choices.ts';

export const actionLabels: Labels<Schemas['ActivityAction']> = {
  CREATE: 'Created',
  READ: 'Read',
  UPDATE: 'Updated',
  DELETE: 'Deleted',
  RESTORE: 'Restored',
};
