import { describe, expect, test } from 'vitest';

import { questionsOf } from '#domain/questionnaire/questionnaire.ts';

import { choice, read, scores, shows } from './eramba-rows.ts';
import { conditionsIn, problemLines } from './support.ts';

describe('options', () => {
  test('lose their markup, and have the warning and the score of their place', () => {
    const [question] = questionsOf(
      read({
        ...scores('1.1', '5', ' 2 | 0 '),
        'Dropdown Options': ' <b>Yes</b>\nindeed |No|Maybe',
        'Dropdown Warnings': '|<p>Ask</p><p>why</p>',
      }).questionnaires,
    );
    expect(question).toMatchObject({
      weight: 5,
      options: [
        { value: 'Yes indeed', score: 2, warning: '' },
        { value: 'No', score: 0, warning: 'Ask\nwhy' },
        { value: 'Maybe', score: null, warning: '' },
      ],
    });
  });

  test('without a score, as written for those that do not apply, have none', () => {
    const [question] = questionsOf(read(scores('1.1', '5', '2||0')).questionnaires);
    expect(question?.options.map(({ score }) => score).slice(0, 2)).toEqual([2, null]);
  });

  test('scores are a weight up to 100, above it a factor', () => {
    const result = read(scores('1.1', '100', '10|1'), scores('1.2', '101', '2|1'), scores('1.3', '0', '1000|0'), {
      ...scores('1.4', '3', '1|2'),
      'Dropdown Scoring': '0',
    });
    expect(problemLines(result)).toEqual([]);
    expect(
      questionsOf(result.questionnaires).map(({ weight, options }) => [weight, ...options.map(({ score }) => score)]),
    ).toEqual([
      [100, 10, 1],
      [1, 202, 101],
      [0, 1000, 0],
      [0, null, null],
    ]);
  });

  test('scores that are no whole numbers are left out, and named once', () => {
    const result = read(
      scores('1.1', 'many', '1|0'),
      scores('1.2', '', '1|0'),
      scores('1.3', '-1', '1|0'),
      scores('1.4', '1.5', '1|0'),
      scores('1.5', '2', '1|1001'),
      scores('1.6', '2', '0.5|1'),
      scores('1.7', '2', '-1|1'),
      scores('1.8', '600', '2|1'),
    );
    const noScore = 'Dropdown Option Score: Not a whole number: imported without scores';
    const noMultiplier = 'Dropdown Option Score Multiplier: Not whole numbers up to 1,000: imported without scores';
    expect(problemLines(result)).toEqual([
      `1 ${noScore}`,
      `2 ${noScore}`,
      `3 ${noScore}`,
      `4 ${noScore}`,
      `5 ${noMultiplier}`,
      `6 ${noMultiplier}`,
      `7 ${noMultiplier}`,
      `8 ${noMultiplier}`,
    ]);
    for (const { weight, options } of questionsOf(result.questionnaires))
      expect([weight, ...options.map(({ score }) => score)]).toEqual([0, null, null]);
  });
});

describe('what an option shows', () => {
  test('is named by its place, separated by blanks, commas or semicolons, for several options together', () => {
    const result = read(
      shows('1.1', ' 1.2, 1.3;1.4 | 1.4\n1.5'),
      choice('1.2'),
      choice('1.3', { 'Answer Type': '3' }),
      choice('1.4'),
      choice('1.5'),
      shows('1.6', '|'),
    );
    expect(problemLines(result)).toEqual([]);
    const conditions = questionsOf(result.questionnaires).map(({ question, shownWhen }) => [
      question,
      ...(shownWhen?.values ?? []),
    ]);
    expect(conditions).toEqual([
      ['1.1?'],
      ['1.2?', 'Yes'],
      ['1.3?', 'Yes'],
      ['Explain your answer', 'Yes'],
      ['1.4?', 'Yes', 'No'],
      ['1.5?', 'No'],
      ['1.6?'],
    ]);
    expect(conditionsIn(result)['1.4?']).toBe('1.1? = Yes, No');
  });

  test('is left out, and named, if it is not a later question that nothing else shows', () => {
    const result = read(
      shows('1.1', '1.2||1.3'),
      shows('1.2', '1.1 1.2|9.9'),
      shows('1.3', '1.4'),
      shows('1.4', ''),
      shows('1.5', '1.6'),
      shows('1.6', '1.7'),
      shows('1.7', ''),
      { ...shows('1.8', '1.7'), 'Question ID': '1.7.1' },
    );
    expect(problemLines(result)).toEqual([
      '1 Dropdown Option Show another Question: There is no option 3',
      '2 Dropdown Option Show another Question: Question 1.1 is not after this one',
      '2 Dropdown Option Show another Question: Question 1.2 is not after this one',
      '2 Dropdown Option Show another Question: There is no question 9.9',
      '8 Dropdown Option Show another Question: Question 1.7 is not after this one',
    ]);
    const twice = read(shows('1.1', '1.3'), shows('1.2', '1.3'), choice('1.3'));
    expect(problemLines(twice)).toEqual([
      '2 Dropdown Option Show another Question: Question 1.3 is shown by another one already',
    ]);
    expect(conditionsIn(twice)['1.3?']).toBe('1.1? = Yes');
  });

  test('is shown for twenty options at most', () => {
    const options = Array.from({ length: 21 }, (_, index) => `Option ${index}`);
    const result = read(
      { ...shows('1.1', options.map(() => '1.2').join('|')), 'Dropdown Options': options.join('|') },
      choice('1.2'),
    );
    expect(questionsOf(result.questionnaires)[1]?.shownWhen?.values).toEqual(options.slice(0, 20));
  });
});
