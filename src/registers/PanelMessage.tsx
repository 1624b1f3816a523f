import { ApiError } from '#src/api/connection/api-error.ts';
import type { ShownError } from '#src/components/LoadFailed.tsx';
import { capitalised, type Noun } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx';
import * as Panel from '#src/ui/overlay/Panel.tsx';

import { LeftText } from './unsaved/LeftText.tsx';

/** The way out of a page of a record. */
export const backToRegister = 'Back to the register';

interface PanelMessageProps {
  readonly noun: Noun;
  readonly place: 'register' | 'list';
  /** Why loading failed; omitted where the record does not exist. */
  readonly error?: Error;
  /** The name of the form in which the record was edited (registers/unsaved). */
  readonly form?: string;
  readonly onClose: () => void;
}

const isGone = (error: Error) => error instanceof ApiError && error.status === 404;

/** The panel of a record that does not exist or could not be loaded. */
export function PanelMessage({ noun, place, error, form, onClose }: PanelMessageProps) {
  const isPage = Panel.usePlace() === 'page';
  const failed: ShownError | undefined = error === undefined || isGone(error) ? undefined : error;
  return (
    <Panel.Root label={capitalised(noun.one)}>
      {failed === undefined && form !== undefined && <LeftText name={form} label={capitalised(noun.one)} />}
      <ErrorState
        title={failed ? `The ${noun.one} could not be loaded` : `This ${noun.one} is not in the ${place}`}
        requestId={failed?.requestId ?? undefined}
        headingLevel={isPage ? 'h1' : 'h2'}
        actions={<Button onClick={onClose}>{isPage ? backToRegister : 'Close'}</Button>}
      >
        {failed?.message ?? 'It may have been deleted, or the link may be wrong.'}
      </ErrorState>
    </Panel.Root>
  );
}
