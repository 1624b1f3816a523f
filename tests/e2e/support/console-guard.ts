import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

/** Collects console errors, content security policy violations and uncaught exceptions. */
export interface ConsoleGuard {
  /** Allows an error that the test provokes, such as a rejected request. */
  allow(complaint: RegExp): void;
  /** Whether a matching error was logged, allowed or not. */
  logged(complaint: RegExp): boolean;
  /** The errors that were not allowed. */
  complaints(): string[];
  /** Stops listening. */
  end(): void;
}

/** Matches the refusal of what a page was still asking for when its session ended. */
export const askedTooLate = /status of 401.*\/api\//;

/** Listens to every page of the context, including pages opened later. */
export function guardConsole(context: BrowserContext): ConsoleGuard {
  const logged: string[] = [];
  const allowed: RegExp[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') logged.push(`${message.text()} (${message.location().url})`);
  };
  const onError = (webError: WebError) => void logged.push(String(webError.error()));
  context.on('console', onConsole);
  context.on('weberror', onError);
  return {
    allow: (complaint) => void allowed.push(complaint),
    logged: (complaint) => logged.some((text) => complaint.test(text)),
    complaints: () => logged.filter((text) => !allowed.some((complaint) => complaint.test(text))),
    end() {
      context.off('console', onConsole);
      context.off('weberror', onError);
    },
  };
}
