import type { ErrorComponentProps } from '@tanstack/react-router';

import { ApiError } from '#src/api/api-error.ts';
import { texts } from '#src/texts/en.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Message } from '#src/ui/Message.tsx';

import { NotAuthorisedError } from './guards.ts';

/** In place of a screen that could not be shown, inside the shell where there is one. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const { page, notAuthorised } = texts.errors;
  const isForbidden = error instanceof NotAuthorisedError || (error instanceof ApiError && error.status === 403);
  const home = <ButtonLink href="/">{page.home}</ButtonLink>;
  if (isForbidden) {
    return (
      <Message headingLevel="h1" role="alert" title="Not authorised" actions={home}>
        {notAuthorised}
      </Message>
    );
  }
  return (
    <ErrorState
      headingLevel="h1"
      title={page.title}
      note={page.support}
      requestId={error instanceof ApiError ? (error.requestId ?? undefined) : undefined}
      actions={
        <>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {page.refresh}
          </Button>
          {home}
        </>
      }
    >
      {page.description}
    </ErrorState>
  );
}
