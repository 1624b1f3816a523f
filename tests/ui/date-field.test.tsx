import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { DateField, type DateFieldProps } from '#src/ui/form/DateField.tsx';
import { isDay } from '#src/ui/form/day.ts';
import { labels } from '#src/ui/labels.ts';

function ignore() {}

const writing = {
  format: (day: string) => (isDay(day) ? `the day ${day}` : day),
  read: () => undefined,
  language: 'en-GB',
  today: '2026-11-20',
  timeZone: 'UTC',
};

const markupOf = (props: Partial<DateFieldProps>) =>
  renderToStaticMarkup(
    <DateField id="due" label="Due" value={null} writing={writing} onValueChange={ignore} {...props} />,
  );

const inputOf = (html: string) => /<input[^>]*>/.exec(html)?.[0];
const buttonOf = (html: string) => /<button[^>]*>/.exec(html)?.[0];

describe('a date field', () => {
  test('shows its formatted date next to a button described by the label', () => {
    const html = markupOf({ value: '2026-11-29' });
    expect(html).toContain('id="due-label" for="due"');
    expect(inputOf(html)).toContain('value="the day 2026-11-29"');
    expect(inputOf(html)).not.toContain('aria-invalid');
    expect(buttonOf(html)).toContain('aria-label="Choose a date"');
    expect(buttonOf(html)).toContain('aria-describedby="due-label"');
    expect(buttonOf(html)).toContain('aria-expanded="false"');
  });

  test('is empty without a date', () => {
    expect(inputOf(markupOf({}))).toContain('value=""');
  });

  test('keeps invalid text and shows how to correct it in place of the help', () => {
    const html = markupOf({ value: 'next week', help: 'When it is due' });
    expect(inputOf(html)).toContain('value="next week"');
    expect(inputOf(html)).toContain('aria-describedby="due-note" aria-invalid="true"');
    expect(html).toContain('Enter a date such as the day 2026-11-20');
    expect(html).not.toContain('When it is due');
  });

  test('has a required marker, help and error like other fields', () => {
    expect(inputOf(markupOf({ required: true }))).toContain('aria-required="true"');
    expect(markupOf({ help: 'When it is due' })).toContain('When it is due');
    const html = markupOf({ value: '2026-11-29', error: 'Choose a date after today' });
    expect(inputOf(html)).toContain('aria-invalid="true"');
    expect(html).toContain('Choose a date after today');
  });

  test('offers no calendar when read-only', () => {
    const disabled = markupOf({ disabled: true });
    expect(inputOf(disabled)).toContain('disabled=""');
    expect(buttonOf(disabled)).toContain('disabled=""');
    expect(disabled).toContain('data-disabled="true"');
    const readOnly = markupOf({ readOnly: true });
    expect(inputOf(readOnly)).toContain('readOnly=""');
    expect(inputOf(readOnly)).not.toContain('disabled=""');
    expect(buttonOf(readOnly)).toContain('disabled=""');
  });
});

test.each([
  ['2026-11-29', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['2026-13-01', false],
  ['26-11-29', false],
  ['2026-11-29T00:00', false],
  ['', false],
])('%j is a date: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('a calendar day announces its visual state', () => {
  const name = 'Sunday 29 November 2026';
  expect(labels.day(name, { today: false, selected: false })).toBe(name);
  expect(labels.day(name, { today: true, selected: true })).toBe(`${name}, today, selected`);
});
