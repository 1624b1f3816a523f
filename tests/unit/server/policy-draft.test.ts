import { expect, test } from 'vitest';

import { closestTemplate } from '#server/modules/policy/draft/closest-template.ts';
import { headingsOf, sectionFrom } from '#server/modules/policy/draft/from-template.ts';
import { shownText } from '#server/modules/policy/draft/shown-text.ts';
import { policyTemplates } from '#server/modules/policy/templates/index.ts';

test.each(policyTemplates)('the starter policy closest to "$title" is itself', (template) => {
  expect(closestTemplate({ title: template.title, brief: 'For our company' })).toBe(template);
});

test.each([
  ['Working from home', 'Which devices and networks people use at home and on the road', 'Remote Work Policy'],
  ['Passwords', 'Length of passwords, second factors and rights of leavers', 'Access Control Policy'],
  ['Clouds', 'How we assess suppliers before a contract', 'Supplier Security Policy'],
  ['Restoring data', 'Copies of all databases, how often and where', 'Backup Policy'],
  ['TLS baseline', 'Approved algorithms, keys and certificates', 'Cryptography Policy'],
  ['Xyzzy', 'Qwerty', 'Information Security Policy'],
])('the closest to "%s" (%s) is the %s', (title, brief, expected) => {
  expect(closestTemplate({ title, brief }).title).toBe(expected);
});

test('a section of a starter policy is found by the words of its heading, and says what has to be entered', () => {
  const template = closestTemplate({ title: 'Backup Policy', brief: '' });
  expect(headingsOf(template)).toContain('Recovery and tests');
  expect(sectionFrom(template, 'Tests of recovery')).toContain('written procedure for recovering each critical system');
  expect(sectionFrom(template, 'Purpose')).toContain('[Name of the organisation]');
  expect(sectionFrom(template, 'Frequency of how often')).toContain('35 days');
  expect(sectionFrom(template, 'Zebra')).toBe(
    '<p>To be written: the starter policy “Backup Policy” has no such section.</p>',
  );
});

test('the text of HTML is shown without its tags, wherever it is cut', () => {
  const html = '<p>Keys <strong>must</strong> be kept.</p><ul><li>One</li><li>Two</li></ul>';
  const whole = 'Keys must be kept.\nOne\nTwo\n';
  expect(shownText()(html)).toBe(whole);
  const read = shownText();
  expect(
    html
      .split('')
      .map((sign) => read(sign))
      .join(''),
  ).toBe(whole);
});
