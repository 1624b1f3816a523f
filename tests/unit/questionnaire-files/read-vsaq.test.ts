import { describe, expect, test } from 'vitest';

import { parseVsaq } from '#domain/questionnaire-files/vsaq-items.ts';
import { questionsOf } from '#domain/questionnaire/questionnaire.ts';

import { problemLines } from './support.ts';
import { block, info, line, outline, radio, read, spacer, tip, yesNo } from './vsaq-items.ts';

describe('a file', () => {
  test('has items below “questionnaire”, and comments only in lines of their own', () => {
    expect(parseVsaq('{"questionnaire": [1]}')).toEqual([1]);
    expect(parseVsaq('// Copyright\n  // Licence\n{"questionnaire": ["http://a//b"]}')).toEqual(['http://a//b']);
  });

  test.each(['', '[]', 'null', '"text"', '{"questionnaire": {}}', '{"items": []}', '// {"questionnaire": []}'])(
    '%j is none',
    (text) => {
      expect(parseVsaq(text)).toBeUndefined();
    },
  );
});

describe('types', () => {
  test('each known type becomes one of ours', () => {
    const choices = [{ a: 'One' }];
    const result = read(
      line('line'),
      line('number', { inputType: 'number' }),
      line('date', { inputType: 'date' }),
      line('url', { inputType: 'url' }),
      line('other', { inputType: 'tel' }),
      { type: 'box', text: 'box', inputType: 'number' },
      radio('radio', choices),
      { type: 'checkgroup', text: 'group', choices },
      { type: 'check', text: 'check' },
      yesNo('yesno'),
      { type: 'upload', text: 'upload' },
    );
    expect(problemLines(result)).toEqual([]);
    expect(questionsOf(result.questionnaires).map(({ question, type }) => `${question} ${type}`)).toEqual([
      'line TEXT',
      'number NUMBER',
      'date DATE',
      'url URL',
      'other TEXT',
      'box TEXT_AREA',
      'radio RADIO',
      'group CHECKBOX',
      'check YESNO',
      'yesno YESNO',
      'upload FILE',
    ]);
  });

  test('what is not known is named by its place, and what is too long shortened in the message', () => {
    const result = read(null, 'text', [], { type: 'chart' }, { type: 'x'.repeat(60) }, { type: 7 }, line('Last?'));
    expect(problemLines(result)).toEqual([
      '1  (left out): Not an item',
      '2  (left out): Not an item',
      '3  (left out): Not an item',
      '4 type (left out): Items of type “chart” are not known',
      `5 type (left out): Items of type “${'x'.repeat(50)}” are not known`,
      '6 type (left out): Items of type “” are not known',
    ]);
    expect(outline(result)).toEqual([['Questions', '', 'Last?']]);
  });

  test('a question keeps its texts, and is required if the file says so in either way', () => {
    const result = read(
      line(' <b>Name</b>? ', { placeholder: ' First\n<last> ', required: true }),
      line('Second?', { required: 'true' }),
      line('Third?', { required: 'yes', placeholder: 7 }),
    );
    expect(questionsOf(result.questionnaires)).toMatchObject([
      { id: 'id 2', question: 'Name?', placeholder: 'First <last>', required: true, help: '', shownWhen: null },
      { question: 'Second?', required: true, placeholder: '' },
      { question: 'Third?', required: false, placeholder: '', weight: 0, options: [] },
    ]);
  });

  test('texts beyond the limits are cut, and named', () => {
    const result = read(
      block('s'.repeat(301), info('d'.repeat(3001)), spacer, info('h'.repeat(3001)), {
        ...radio('q'.repeat(2001), [{ a: 'o'.repeat(201) }], { placeholder: 'p'.repeat(201) }),
      }),
      block('B', yesNo('y', 'Really?'), tip('y/no', 'w'.repeat(301))),
    );
    expect(problemLines(result)).toEqual([
      '1 text: Cut to 300 characters',
      '3 text: Cut to 3,000 characters',
      '5 choices: Cut to 200 characters',
      '5 text: Cut to 2,000 characters',
      '5 text: Cut to 3,000 characters',
      '5 placeholder: Cut to 200 characters',
      '8 text: Cut to 300 characters',
    ]);
  });
});

describe('choices', () => {
  test('are read in their order; those without a text, and a second one of the same text, are skipped', () => {
    const choices = [{ a: ' <b>One</b> ' }, { b: 'Two' }, { c: 'One' }, { d: '' }, { e: 7 }, {}, 'Three', null];
    const [question] = questionsOf(read(radio('Which?', choices)).questionnaires);
    expect(question?.options).toEqual([
      { value: 'One', score: null, warning: '' },
      { value: 'Two', score: null, warning: '' },
    ]);
  });

  test('a group needs some, and at most fifty', () => {
    const many = Array.from({ length: 51 }, (_, index) => ({ [`c${index}`]: `Choice ${index}` }));
    const result = read(
      radio('None?', []),
      { type: 'checkgroup', text: 'None either?' },
      radio('', [{ a: 'One' }]),
      radio('Many?', many),
      radio('Fifty?', many.slice(1)),
    );
    expect(problemLines(result)).toEqual([
      '1 choices (left out): List the choices',
      '2 choices (left out): List the choices',
      '3 text (left out): Enter a question',
      '4 choices (left out): A question has at most 50 options',
    ]);
    expect(outline(result)).toEqual([['Questions', '', 'Fifty?']]);
  });

  test('a question left out cannot be named by a condition', () => {
    const result = read(radio('', [{ a: 'One' }]), line('Then?', { cond: 'a' }));
    expect(problemLines(result)).toEqual([
      '1 text (left out): Enter a question',
      '2 cond: “a” is not one or more answers to one earlier question: always shown',
    ]);
  });
});

describe('sections', () => {
  test('a block is one; what stands outside is in a section until the next block', () => {
    const result = read(
      line('First?'),
      line('Second?'),
      block(' Access\n<b>control</b> ', line('Third?')),
      line('Fourth?'),
      block('Empty'),
      line('Fifth?'),
    );
    expect(outline(result)).toEqual([
      ['Questions', '', 'First?', 'Second?'],
      ['Access control', '', 'Third?'],
      ['Questions', '', 'Fourth?'],
      ['Questions', '', 'Fifth?'],
    ]);
  });

  test('a block around all blocks has the title of the whole, which is not taken over', () => {
    expect(outline(read(block('Whole', block('A', line('One?')), block('B', line('Two?')))))).toEqual([
      ['A', '', 'One?'],
      ['B', '', 'Two?'],
    ]);
    expect(outline(read(block('Section', line('One?'), line('Two?'))))).toEqual([['Section', '', 'One?', 'Two?']]);
    expect(outline(read(block('Section', line('One?'), block('Part', line('Two?'))), line('Three?')))).toEqual([
      ['Section', '', 'One?', 'Two? (Part)'],
      ['Questions', '', 'Three?'],
    ]);
    expect(outline(read(block('Section', 7, line('One?'))))).toEqual([['Section', '', 'One?']]);
    expect(problemLines(read({ type: 'block', text: 'A', items: 7 }))).toEqual([
      '1 items (left out): This block has no questions that can be taken over',
    ]);
    expect(outline(read())).toEqual([]);
    expect(outline(read(7))).toEqual([]);
  });

  test('a block in a block is a part, whose title explains its first question', () => {
    const result = read(
      block('A', info('Before'), block('Part', line('One?'), line('Two?'), info('Left over')), line('Three?')),
      block(
        'B',
        block('', line('Four?')),
        block('', info('Alone'), line('And?')),
        info('Left over'),
        block('Part', info('More'), line('Five?')),
      ),
    );
    expect(outline(result)).toEqual([
      ['A', '', 'One? (Part)', 'Two?', 'Three?'],
      ['B', '', 'Four?', 'And? (Alone)', 'Five? (Part\n\nMore)'],
    ]);
  });

  test('what explains is help; above a spacer at the start it describes the section', () => {
    const result = read(
      block(
        'A',
        info('Describes'),
        info('<p>More</p>'),
        spacer,
        info('Helps'),
        line('One?'),
        info('Two'),
        spacer,
        line(''),
      ),
      block('B', info('Left over'), line('Three?')),
      info('Outside'),
      spacer,
      line('Four?'),
      { type: 'tip', text: 'A tip without a condition' },
      line('Five?'),
    );
    expect(outline(result)).toEqual([
      ['A', 'Describes\n\nMore', 'One? (Helps)', 'Two'],
      ['B', '', 'Three? (Left over)'],
      ['Questions', '', 'Four? (Outside)', 'Five? (A tip without a condition)'],
    ]);
  });

  test('a question without a text takes the last line above it, and the others remain its help', () => {
    const result = read(info('Help'), info('Question?'), line(''), line('Next?'));
    expect(outline(result)).toEqual([['Questions', '', 'Question? (Help)', 'Next?']]);
  });

  test('items are limited in depth and number', () => {
    let deep: unknown = spacer;
    for (let level = 21; level >= 1; level -= 1) deep = block(`Level ${level}`, line(`In ${level}?`), deep);
    const nested = read(deep, line('After?'));
    expect(problemLines(nested)).toEqual([
      '42  (left out): The file is too large',
      '43  (left out): The file is too large',
    ]);
    expect(
      questionsOf(nested.questionnaires)
        .map(({ question }) => question)
        .slice(-2),
    ).toEqual(['In 20?', 'After?']);
    const many = read(block('Many', ...Array.from({ length: 10_000 }, () => spacer)), line('Beyond?'));
    expect(problemLines(many)).toEqual([
      '10001  (left out): The file is too large',
      '1 items (left out): This block has no questions that can be taken over',
      '10002  (left out): The file is too large',
    ]);
  });
});
