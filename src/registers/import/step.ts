import type { Import } from '#machines/import/import.types.ts';
import type { Noun } from '#src/components/words.ts';

import type { ImportActor } from './useImportActor.ts';

/** What every step of an import needs. */
export interface StepProps {
  readonly actor: ImportActor;
  readonly noun: Noun;
  readonly current: Import;
}
