import { ObjectiveReadings } from '#openapi/generated/operations/objective-readings.ts';
import { Objectives } from '#openapi/generated/operations/objectives.ts';
import { objective } from '#openapi/generated/records.ts';

import { clientOf } from '../connection/client-of.ts';
import type { Schemas } from '../connection/client.ts';
import { recordParts } from '../record/record-parts.ts';
import { registerSource } from '../record/record-source.ts';
import type { KindOf, RegisterSource } from '../record/register.ts';

export type Objective = Schemas['Objective'];
export type ObjectiveKind = KindOf<'Objectives'>;
export type Reading = Schemas['ObjectiveReading'];

export const objectives: RegisterSource<ObjectiveKind> = registerSource(objective, clientOf(Objectives));

export interface ReadingKind {
  readonly entity: Reading;
  readonly draft: Required<Schemas['ObjectiveReadingInput']>;
  readonly query: object;
}

/** The readings of objectives, from which their state follows. */
export const readingParts = recordParts<ReadingKind>('objectiveReading', clientOf(ObjectiveReadings), [objective.kind]);
