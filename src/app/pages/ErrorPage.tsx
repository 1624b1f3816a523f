import type { ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';

import { ApiError } from '#src/api/connection/api-error.ts';
import { NotAuthorisedError } from '#src/app/navigation/guards.ts';
import { useErrorRecovery } from '#src/app/useErrorRecovery.ts';
import { ContactLinks } from '#src/components/ContactLinks.tsx';
import { LegalLinks } from '#src/components/LegalLinks.tsx';
import { texts } from '#src/texts/en.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx';
import { Message } from '#src/ui/feedback/Message.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { RefreshIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css/index.js';

const home = <ButtonLink href="/">{texts.errors.page.home}</ButtonLink>;

const failed = css({ marginBlockStart: '8', textStyle: 'sm', overflowWrap: 'anywhere' });

/** What failed, in one line and with everything that support needs to find it. */
function detailsOf(error: unknown): { readonly what: string; readonly details: string } {
  const message = error instanceof Error ? error.message : String(error);
  const reference = error instanceof ApiError ? (error.requestId ?? null) : null;
  // Not a UUID: those need HTTPS.
  const id = reference ?? crypto.getRandomValues(new Uint32Array(1)).join('');
  const { pathname } = window.location;
  const what = `${pathname}: ${message === '' ? texts.errors.fallback : message} (${id})`;
  return { what, details: `${new Date().toISOString()} ${what}\n${navigator.userAgent}` };
}

function copy(details: string): void {
  const { copied, notCopied } = texts.errors.page;
  navigator.clipboard.writeText(details).then(
    () => toast.success(copied),
    () => toast.error(notCopied, details),
  );
}

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
  const [{ what, details }] = useState(() => detailsOf(error));
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
          <Button onClick={() => copy(details)}>{page.copy}</Button>
        </>
      }
    >
      <p>{page.description}</p>
      <p className={failed} dir="auto">
        {what}
      </p>
    </ErrorState>
  );
}
