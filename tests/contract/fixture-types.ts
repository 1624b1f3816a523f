import type { Input, OperationId } from '#server/contract/types.ts';
import type { Person } from '#tests/server/support/people.ts';

import type { Place } from './place.ts';

/** Fresh inputs that the operation accepts from `who`; every id parameter and field is present. */
export type Fixture<K extends OperationId> = (place: Place, who: Person) => Promise<Inputs<K>>;

type Inputs<K extends OperationId> = Partial<Pick<Input<K>, 'path' | 'query'>> & {
  readonly body?: Input<K>['body'];
  readonly raw?: string | Uint8Array;
};

/** Fixtures of every operation of one interface. */
export type FixturesOf<Interface extends string> = {
  readonly [K in Extract<OperationId, `${Interface}.${string}`>]: Fixture<K>;
};
