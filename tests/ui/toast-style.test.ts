import { createHash } from 'node:crypto';

import { afterEach, expect, test, vi } from 'vitest';

import { toastStyleSources } from '#src/theme/toast-style.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The text that sonner writes into a style element on import, captured with a fake document. */
async function injectedStyle(): Promise<string> {
  const written: string[] = [];
  const style = { appendChild: (text: string) => written.push(text) };
  const head = { appendChild: () => undefined };
  vi.stubGlobal('document', {
    head,
    createElement: () => style,
    createTextNode: (text: string) => text,
    hidden: false,
  });
  vi.resetModules();
  await import('sonner');
  return written.join('');
}

function source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

test('the policy sources cover what the installed sonner injects', async () => {
  const style = await injectedStyle();

  expect(style).toContain('[data-sonner-toaster]');
  expect(toastStyleSources).toEqual([source(''), source(style)]);
});
