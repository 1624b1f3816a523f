import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { controlOptionsQuery } from '#src/api/exemptions.ts';
import type { BoundProps } from '#src/components/fields/binding.ts';
import { FoundInput } from '#src/registers/FoundInput.tsx';
import { FoundRecordInput } from '#src/registers/RecordInput.tsx';
import { recordChoice } from '#src/registers/RecordsInput.tsx';

type Control = Schemas['RecordOption'];

interface ControlInputProps<Field extends string> extends BoundProps<Field, string | null> {
  readonly current: Control | null | undefined;
}

/** A control of a risk, found by its title or the reference of its risk. */
export function ControlInput<Field extends string>(props: ControlInputProps<Field>) {
  const api = useApi();
  return <FoundRecordInput {...props} queryFor={(query) => controlOptionsQuery(api, query)} />;
}

interface ControlsInputProps<Field extends string> extends BoundProps<Field, string[]> {
  readonly current: readonly Control[] | undefined;
}

/** Any controls of risks. */
export function ControlsInput<Field extends string>(props: ControlsInputProps<Field>) {
  const api = useApi();
  return (
    <FoundInput
      placeholder="None"
      {...props}
      queryFor={(query) => controlOptionsQuery(api, query)}
      toChoice={recordChoice}
    />
  );
}
