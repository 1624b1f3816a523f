import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';

/** The part of an error of the API that a person is shown; this folder does not know the API. */
export interface ShownError {
  readonly message: string;
  readonly requestId?: string | null;
}

export interface LoadFailedProps {
  /** What could not be loaded, in the plural: `risks`. */
  readonly what: string;
  readonly error: ShownError;
  readonly onRetry: () => void;
}

/** In the place of a list that could not be read. */
export const LoadFailed = ({ what, error, onRetry }: LoadFailedProps) => (
  <ErrorState
    title={`The ${what} could not be loaded`}
    requestId={error.requestId ?? undefined}
    actions={<Button onClick={onRetry}>Try again</Button>}
  >
    {error.message || texts.errors.fallback}
  </ErrorState>
);
