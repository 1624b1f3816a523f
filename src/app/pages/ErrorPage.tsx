import type { ErrorComponentProps } from '@tanstack/react-router';

import { ApiError } from '#src/api/api-error.ts';
import { NotAuthorisedError } from '#src/app/navigation/guards.ts';
import { useErrorRecovery } from '#src/app/useErrorRecovery.ts';
import { ContactLinks } from '#src/components/ContactLinks.tsx';
import { LegalLinks } from '#src/components/LegalLinks.tsx';
import { texts } from '#src/texts/en.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx';
import { Message } from '#src/ui/feedback/Message.tsx';
import { RefreshIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css/index.js';

const home = <ButtonLink href="/">{texts.errors.page.home}</ButtonLink>;

const footer = css({ display: 'grid', justifyItems: 'center', gap: '16', marginBlockStart: '8' });

/** Replaces a page that failed to render, inside the shell where there is one. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const isForbidden = error instanceof NotAuthorisedError || (error instanceof ApiError && error.status === 403);
  return isForbidden ? <NotAuthorisedPage /> : <FailedPage error={error} />;
}

function NotAuthorisedPage() {
  return (
    <Message headingLevel="h1" role="alert" title="Not authorised" actions={home}>
      {texts.errors.notAuthorised}
    </Message>
  );
}

function FailedPage({ error }: { readonly error: unknown }) {
  const { page } = texts.errors;
  useErrorRecovery(error instanceof ApiError);
  return (
    <ErrorState
      headingLevel="h1"
      title={page.title}
      note={
        <span className={footer}>
          {page.support}
          <ContactLinks />
          <LegalLinks />
        </span>
      }
      requestId={error instanceof ApiError ? (error.requestId ?? undefined) : undefined}
      actions={
        <>
          <Button variant="primary" onClick={() => window.location.reload()}>
            <RefreshIcon /> {page.refresh}
          </Button>
          {home}
        </>
      }
    >
      {page.description}
    </ErrorState>
  );
}
