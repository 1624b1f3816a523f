import type { Failure } from '#machines/failure.ts';
import type { SocialRequest } from '#machines/identity-step.ts';
import { texts } from '#src/texts/en.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

import { failureText } from './failure-text.ts';

/** Explains that sign-in with a provider's account failed, why, and what to do instead (specification section 8). */
export function showSocialFailure({ mode, provider }: SocialRequest, failure: Failure): void {
  const { providers, modes, failed } = texts.social;
  const { title, description } = failed(providers[provider], modes[mode]);
  toast.error(title, `${failureText(failure, '')} ${description}`.trim());
}
