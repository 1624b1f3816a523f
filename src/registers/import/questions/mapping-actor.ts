import type { ActorRefFrom } from 'xstate';

import type { valueMappingMachine } from '#machines/value-mapping/value-mapping.machine.ts';

export type MappingActor = ActorRefFrom<typeof valueMappingMachine>;
