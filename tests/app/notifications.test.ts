import { expect, test } from 'vitest';

import { browserName } from '#src/components/browser-name.ts';
import { entityLabel } from '#src/features/notifications/labels.ts';
import { partsOf } from '#src/features/notifications/quoted.ts';

/** The description as text, with bold parts between asterisks. */
const shown = (description: string) =>
  partsOf(description)
    .map(({ text, bold }) => (bold ? `*${text}*` : text))
    .join('');

test.each([
  ['"Ada" changed "R-0001 Fire".', '*Ada* changed *R-0001 Fire*.'],
  ['No quotes', 'No quotes'],
  ['An "unfinished quote', 'An "unfinished quote'],
  ['Empty "" quotes', 'Empty ** quotes'],
  ['', ''],
])('the description %j is shown as %j', (description, expected) => {
  expect(shown(description)).toBe(expected);
});

test.each([
  ['policy', 'Policy'],
  ['changeManagementProcess', 'Change Management Process'],
  ['risk', 'General'],
  ['', 'General'],
])('the entity type %j is labelled %s', (entityType, label) => {
  expect(entityLabel(entityType)).toBe(label);
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome on Linux'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Firefox/140.0', 'Firefox on macOS'],
  ['curl/8.0', 'curl/8.0'],
  [null, null],
])('the browser %j is named %j', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
