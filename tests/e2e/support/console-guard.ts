import type { BrowserContext } from '@playwright/test';

/** What the browser complains of: errors, refusals of the content security policy, exceptions that nobody caught. */
export interface ConsoleGuard {
  /** A complaint that belongs to what the test does, such as a refused request. */
  allow(complaint: RegExp): void;
  /** Whether there was such a complaint, allowed or not. */
  heard(complaint: RegExp): boolean;
  /** What was complained of and not allowed. */
  complaints(): string[];
}

/** Listens to every page of the context, those included that open later. */
export function guardConsole(context: BrowserContext): ConsoleGuard {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => heard.push(String(webError.error())));
  return {
    allow: (complaint) => void allowed.push(complaint),
    heard: (complaint) => heard.some((text) => complaint.test(text)),
    complaints: () => heard.filter((text) => !allowed.some((complaint) => complaint.test(text))),
  };
}
