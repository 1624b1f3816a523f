import type { Schemas } from '#src/api/connection/client.ts';

/** Who did something, as logs name them. */
export const actorName = ({ actor, isAutomatic }: Pick<Schemas['Activity'], 'actor' | 'isAutomatic'>): string =>
  actor?.name ?? (isAutomatic ? 'Automatic' : 'Secure link');
