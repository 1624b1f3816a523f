import type { Schemas } from '#src/api/connection/client.ts';
import type { Labels } from '#src/components/fields/choices.ts';

/** In what assets are alike: `same MAC address`. */
export const likenessLabels: Labels<Schemas['AssetLikeness']> = {
  NAME: 'name',
  HOST_NAME: 'host name',
  MAC: 'MAC address',
  ADDRESS: 'address',
};
