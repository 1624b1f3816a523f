import type { Failure } from '#machines/failure.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';

/** Why a step was not done; nothing while there is no reason. */
export function StepFailure({ title, failure }: { readonly title: string; readonly failure: Failure | null }) {
  if (failure === null) return null;
  const [reason = failure.message] = Object.values(failure.fieldErrors);
  return (
    <Banner tone="danger" title={title}>
      {reason}
    </Banner>
  );
}
