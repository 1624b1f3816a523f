import { expect, test } from 'vitest';

import { readVsaq } from '#domain/questionnaire-files/read-vsaq.ts';
import { parseVsaq } from '#domain/questionnaire-files/vsaq-items.ts';

test('a VSAQ file with comments, nested blocks, tips and conditions is read', () => {
  const text = `// Licence\n${JSON.stringify({
    questionnaire: [
      {
        type: 'block',
        text: 'All',
        items: [
          {
            type: 'block',
            text: '<b>Network</b>',
            items: [
              { type: 'info', text: 'Why this matters' },
              { type: 'radiogroup', id: 'fw', text: 'Firewalls?', choices: [{ fw_yes: 'Yes' }, { fw_no: 'No' }] },
              { type: 'tip', cond: 'fw_no', text: 'Long', name: 'No firewall', warn: 'yes' },
              {
                type: 'block',
                text: 'Firewalls',
                cond: 'fw_yes || fw_no',
                items: [
                  { type: 'info', text: 'Which of these?' },
                  { type: 'checkgroup', choices: [{ a: 'A' }, { b: 'B' }] },
                  { type: 'line', id: 'n', text: 'How many?', inputType: 'number', required: true, cond: '!a' },
                  { type: 'check', id: 'sure', text: 'I am sure' },
                  { type: 'box', text: 'Why?', cond: 'sure/no' },
                  { type: 'mystery' },
                ],
              },
            ],
          },
        ],
      },
    ],
  })}`;
  const read = readVsaq(parseVsaq(text) ?? [], () => crypto.randomUUID());
  expect(read.problems.map(({ row, column }) => `${row} ${column}`)).toEqual(['8 cond', '11 type']);
  const [section] = read.questionnaires;
  expect(section).toMatchObject({ title: 'Network' });
  expect(section?.questions).toMatchObject([
    {
      question: 'Firewalls?',
      help: 'Why this matters',
      options: [{ value: 'Yes' }, { value: 'No', warning: 'No firewall' }],
    },
    { question: 'Which of these?', help: 'Firewalls', type: 'CHECKBOX', shownWhen: { values: ['Yes', 'No'] } },
    { question: 'How many?', type: 'NUMBER', required: true, shownWhen: { values: ['Yes', 'No'] } },
    { question: 'I am sure', type: 'YESNO', shownWhen: { values: ['Yes', 'No'] } },
    { question: 'Why?', type: 'TEXT_AREA', shownWhen: { values: ['No'] } },
  ]);
});

test('questions outside blocks are a section until the next block', () => {
  const line = (text: string) => ({ type: 'line', text });
  const items = [line('A'), line('B'), { type: 'block', text: 'Two', items: [line('C')] }, line('D')];
  const { questionnaires } = readVsaq(items, () => crypto.randomUUID());
  expect(questionnaires.map(({ title, questions }) => `${title} ${questions.length}`)).toEqual([
    'Questions 2',
    'Two 1',
    'Questions 1',
  ]);
});

test('other JSON is no VSAQ', () => {
  expect([parseVsaq('{'), parseVsaq('{"a": 1}'), parseVsaq('[]')]).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['"a" + "b"', 'ab'],
  ['"a \\" + " +\n  "b" + \t"c"', 'a " + c'.replace(' + c', ' + bc')],
  ['"a\\\\" + "b"', 'a\\b'],
  ['"a + b"', 'a + b'],
  ['"" + "x" + ""', 'x'],
])('texts that are joined in a VSAQ file, %s, are one', (text, joined) => {
  const items = parseVsaq(`{"questionnaire": [{"type": "line", "text": ${text}, "id": "n"}]}`);
  expect(items).toEqual([{ type: 'line', text: joined, id: 'n' }]);
});

test('what joins texts with anything else is no VSAQ file', () => {
  expect(parseVsaq('{"questionnaire": [{"text": "a" + 1}]}')).toBeUndefined();
  expect(parseVsaq('{"questionnaire": [{"text": "a" + }]}')).toBeUndefined();
});

test('a choice that is there twice is taken over once, and named', () => {
  const items = [{ type: 'radiogroup', text: 'A?', choices: [{ a: 'Same' }, { b: 'Same' }, { c: 'Other' }] }];
  const { questionnaires, problems, count } = readVsaq(items, () => crypto.randomUUID());
  expect(questionnaires[0]?.questions[0]?.options.map(({ value }) => value)).toEqual(['Same', 'Other']);
  expect(problems).toEqual([
    { row: 1, column: 'choices', message: '“Same” is there twice: taken over once', leavesOut: false },
  ]);
  expect(count).toBe(1);
});
