import { describe, expect, test } from 'vitest';

import { questionsOf } from '#domain/questionnaire/questionnaire.ts';

import { conditionsIn, problemLines } from './support.ts';
import { block, line, outline, radio, read, tip, yesNo } from './vsaq-items.ts';

const choices = [{ a: 'One' }, { b: 'Two' }];

describe('conditions', () => {
  test('name an answer, its question, or several answers to one question', () => {
    const result = read(
      radio('Which?', choices),
      yesNo('log', 'Do you log?'),
      { type: 'check', id: 'agree', text: 'Agreed?' },
      line('After one?', { cond: ' a ' }),
      line('After both?', { cond: 'a || (b)' }),
      line('Always?', { cond: ' ' }),
      line('After yes?', { cond: 'log/yes' }),
      line('After no?', { cond: '( log/no )' }),
      line('After the question?', { cond: 'log' }),
      line('After the check?', { cond: 'agree' }),
    );
    expect(problemLines(result)).toEqual([]);
    expect(conditionsIn(result)).toEqual({
      'Which?': null,
      'Do you log?': null,
      'Agreed?': null,
      'After one?': 'Which? = One',
      'After both?': 'Which? = One, Two',
      'Always?': null,
      'After yes?': 'Do you log? = Yes',
      'After no?': 'Do you log? = No',
      'After the question?': 'Do you log? = Yes',
      'After the check?': 'Agreed? = Yes',
    });
  });

  test('within a block with a condition: what depends on that keeps its own, another one is named, and none is lost', () => {
    const result = read(
      yesNo('log', 'Do you log?'),
      yesNo('out', 'Outsourced?'),
      {
        ...block(
          'Logging',
          yesNo('alert', 'Alerts?'),
          line('Which?', { cond: 'alert/yes' }),
          line('Broken?', { cond: 'x' }),
        ),
        cond: 'log/yes',
      },
      { ...block('Partner', line('Who?', { cond: 'log/yes' })), cond: 'out/yes' },
    );
    expect(conditionsIn(result)).toMatchObject({
      'Alerts?': 'Do you log? = Yes',
      'Which?': 'Alerts? = Yes',
      'Broken?': 'Do you log? = Yes',
      'Who?': 'Do you log? = Yes',
    });
    const notes = problemLines(result).join('\n');
    expect(notes).toContain('“x” is not one or more answers to one earlier question: shown as its block is');
    expect(notes).toContain('“log/yes” is within a block with another condition, which is left out');
    expect(notes).not.toContain('alert/yes');
  });

  test('others are dropped, and named', () => {
    const many = Array.from({ length: 21 }, (_, index) => ({ [`c${index}`]: `Choice ${index}` }));
    const names = many.map((_, index) => `c${index}`);
    const result = read(
      radio('Which?', [...choices, { ab: 'Both' }], { id: 'which' }),
      yesNo('', 'No id?'),
      yesNo('log', 'Do you log?'),
      radio('Many?', many),
      line('1?', { cond: 'a || log/yes' }),
      line('2?', { cond: 'later' }),
      line('3?', { cond: 'a || nothing' }),
      line('4?', { cond: 'which' }),
      line('5?', { cond: '/yes' }),
      line('6?', { cond: names.join('||') }),
      line('7?', { cond: names.slice(1).join('||') }),
      line('8?', { cond: 'nothing || a' }),
      line('9?', { cond: '(a)b' }),
      line('10?', { cond: 'a(b)' }),
      line('11?', { cond: 'x'.repeat(101) }),
      yesNo('later'),
    );
    const dropped = 'is not one or more answers to one earlier question: always shown';
    expect(problemLines(result)).toEqual([
      `5 cond: “a || log/yes” ${dropped}`,
      `6 cond: “later” ${dropped}`,
      `7 cond: “a || nothing” ${dropped}`,
      `8 cond: “which” ${dropped}`,
      `9 cond: “/yes” ${dropped}`,
      `10 cond: “${names.join('||')}” ${dropped}`,
      `12 cond: “nothing || a” ${dropped}`,
      `13 cond: “(a)b” ${dropped}`,
      `14 cond: “a(b)” ${dropped}`,
      `15 cond: “${'x'.repeat(100)}” ${dropped}`,
    ]);
    const { '7?': twenty, ...rest } = conditionsIn(result);
    expect(twenty).toMatch(/^Many\? = Choice 1, .*, Choice 20$/);
    expect(Object.values(rest).every((condition) => condition === null)).toBe(true);
  });

  test('a question in a block has that of the block, unless it has one of its own', () => {
    const result = read(
      radio('Which?', choices),
      { ...block('A', line('One?'), block('Part', line('Two?')), line('Three?', { cond: 'b' })), cond: 'a' },
      { ...block('B', { ...block('', line('Four?')), cond: ' b ' }, line('Five?')), cond: ' ' },
    );
    expect(problemLines(result)).toEqual(['6 cond: “b” is within a block with another condition, which is left out']);
    expect(conditionsIn(result)).toEqual({
      'Which?': null,
      'One?': 'Which? = One',
      'Two?': 'Which? = One',
      'Three?': 'Which? = Two',
      'Four?': 'Which? = Two',
      'Five?': null,
    });
  });
});

describe('tips', () => {
  test('warn of the answer they name; the first one counts, and its name comes before its text', () => {
    const result = read(
      radio('Which?', choices),
      yesNo('log'),
      tip(' b ', '<b>Ask</b> why'),
      tip('b', 'Second'),
      tip('a', 'Text', { name: 'Name' }),
      tip('log/no', 'No log'),
      tip('log/no', 'No log at all'),
    );
    expect(problemLines(result)).toEqual([]);
    expect(questionsOf(result.questionnaires).map(({ options }) => options)).toEqual([
      [
        { value: 'One', score: null, warning: 'Name' },
        { value: 'Two', score: null, warning: 'Ask why' },
      ],
      [{ value: 'No', score: null, warning: 'No log' }],
    ]);
  });

  test('about anything else are left out, and named', () => {
    const result = read(radio('Which?', choices), tip('a||b', 'Text'), tip('x', 'Text'), line('Next?'));
    expect(problemLines(result)).toEqual([
      '2 cond: This tip is not about one answer: left out',
      '3 cond: This tip is not about one answer: left out',
    ]);
    expect(outline(result)).toEqual([['Questions', '', 'Which?', 'Next?']]);
  });
});
