import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx';
import { labels } from '#src/ui/labels.ts';

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

interface RefreshFailedProps extends LoadFailedProps {
  /** It is being read again. */
  readonly retrying: boolean;
}

/** Over a list that could not be read again: what was read before stays, and may be out of date. */
export const RefreshFailed = ({ what, error, retrying, onRetry }: RefreshFailedProps) => (
  <Banner
    tone="warning"
    place="edge"
    title={`These ${what} may be out of date.`}
    actions={
      <Button size="sm" busy={retrying} busyLabel="Retrying..." onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {error.message || texts.errors.fallback}
    {error.requestId && ` ${labels.request(error.requestId)}.`}
  </Banner>
);
