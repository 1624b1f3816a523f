import { findingControlsQuery } from '#src/api/compliance/findings.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import type { BoundProps } from '#src/components/fields/binding.ts';

import { FoundInput } from './FoundInput.tsx';
import { recordChoice } from './RecordsInput.tsx';

interface ControlsInputProps<Field extends string> extends BoundProps<Field, string[]> {
  /** The record's current ones. */
  readonly current: readonly Schemas['RecordOption'][] | undefined;
  /** Only controls of this adopted standard are offered. */
  readonly adoptedStandardId?: string | undefined;
  readonly required?: boolean;
}

/** Any controls of adopted standards, found by reference, title and standard. */
export function ControlsInput<Field extends string>({ adoptedStandardId, ...props }: ControlsInputProps<Field>) {
  const api = useApi();
  return (
    <FoundInput
      placeholder="None"
      {...props}
      queryFor={(query) =>
        findingControlsQuery(api, { ...query, ...(adoptedStandardId !== undefined && { adoptedStandardId }) })
      }
      toChoice={recordChoice}
    />
  );
}
