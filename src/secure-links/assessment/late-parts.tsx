import { type ComponentType, lazy, Suspense } from 'react';

import { importWithRetry } from '#src/ui/import-with-retry.ts';

import type { ConflictProps } from './Conflict.tsx';
import type { MessageProps } from './Message.tsx';
import type { RespondentQuestionsProps } from './RespondentQuestions.tsx';
import type { UnsentAnswersProps } from './UnsentAnswers.tsx';

/**
 * What the page needs rarely. The first question asks for it once it is taken over, so that it is at hand without a connection.
 * One file: of several, the bundler would divide what both pages of links share, which then compresses worse.
 */
export const loadParts = () => importWithRetry(() => import('./loaded-later.ts'));

const LoadedConflict = lazy(() => loadParts().then((module) => ({ default: module.Conflict })));

/** A choice between two answers; only a reply of the server leads to one. */
export const LateConflict = (props: ConflictProps) => (
  <Suspense>
    <LoadedConflict {...props} />
  </Suspense>
);

const LoadedUnsent = lazy(() => loadParts().then((module) => ({ default: module.UnsentAnswers })));

/** What a submission came before; only a browser that could not save has any. */
export const LateUnsent = (props: UnsentAnswersProps) => (
  <Suspense>
    <LoadedUnsent {...props} />
  </Suspense>
);

const LoadedMessage = lazy(() => loadParts().then((module) => ({ default: module.Message })));

/** What has happened, which nothing has before the page is there. */
export const LateMessage = (props: MessageProps) => (
  <Suspense>
    <LoadedMessage {...props} />
  </Suspense>
);

let ready: ComponentType<RespondentQuestionsProps> | undefined;

/** Gives the server the part at once: it waits for nothing, and renders what was asked into the page. */
export const provideQuestions = (part: typeof ready): void => void (ready = part);

const LoadedQuestions = lazy(() => loadParts().then((module) => ({ default: module.RespondentQuestions })));

/** What is asked about a question; as the server rendered it until the code has arrived. */
export function LateQuestions(props: RespondentQuestionsProps) {
  // The second is all that the browser's script has.
  const Questions = import.meta.env.SSR && ready !== undefined ? ready : LoadedQuestions;
  return (
    <Suspense>
      <Questions {...props} />
    </Suspense>
  );
}
