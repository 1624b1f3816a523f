import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx';
import { labels } from '#src/ui/labels.ts';

/** The part of an API error that is shown to people; this folder does not depend on the API. */
export interface ShownError {
  readonly message: string;
  readonly requestId?: string | null;
}

export interface LoadFailedProps {
  /** The plural noun of the failed list: `risks`. */
  readonly what: string;
  readonly error: ShownError;
  readonly onRetry: () => void;
}

/** Replaces a list that could not be loaded. */
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
  /** A retry is in progress. */
  readonly retrying: boolean;
}

/** Shown above a list that could not be refreshed: the earlier rows stay and may be out of date. */
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
