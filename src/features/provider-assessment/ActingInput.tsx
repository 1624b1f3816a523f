import type { ComponentProps } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { assessmentPeopleQuery } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';

interface ActingInputProps<Field extends string> extends ComponentProps<typeof OwnerInput<Field>> {
  /** The assessment that is decided on: nobody decides on what they reviewed. */
  readonly assessmentId?: string | undefined;
}

/** A member who can act on assessments: reviewing and deciding need the right to edit them. */
export function ActingInput<Field extends string>({ assessmentId, ...input }: ActingInputProps<Field>) {
  const api = useApi();
  return <OwnerInput<Field> {...input} people={(query) => assessmentPeopleQuery(api, query, assessmentId)} />;
}
