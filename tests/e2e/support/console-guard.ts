import type { BrowserContext } from '@playwright/test';

/** Collects console errors, content security policy violations and uncaught exceptions. */
export interface ConsoleGuard {
  /** Allows an error that the test provokes, such as a rejected request. */
  allow(complaint: RegExp): void;
  /** Whether a matching error was logged, allowed or not. */
  logged(complaint: RegExp): boolean;
  /** The errors that were not allowed. */
  complaints(): string[];
}

/** Listens to every page of the context, including pages opened later. */
export function guardConsole(context: BrowserContext): ConsoleGuard {
  const logged: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') logged.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => logged.push(String(webError.error())));
  return {
    allow: (complaint) => void allowed.push(complaint),
    logged: (complaint) => logged.some((text) => complaint.test(text)),
    complaints: () => logged.filter((text) => !allowed.some((complaint) => complaint.test(text))),
  };
}
