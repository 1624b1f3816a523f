import { describe, expect, test } from 'vitest';

import { writeVsaq } from '#domain/questionnaire-files/write-vsaq.ts';
import type { Question } from '#domain/questionnaire/questionnaire.ts';

import { content, option, question } from './sample-content.ts';
import { section } from './support.ts';

describe('VSAQ', () => {
  /** What is written for one section with these questions. */
  const fileOf = (...questions: readonly Question[]) => writeVsaq('Whole', [section('A', questions)]);
  /** A file with these items in its only section. */
  const fileWith = (...items: readonly object[]) => ({
    version: 1,
    questionnaire: [{ type: 'block', text: 'Whole', items: [{ type: 'block', id: 'q_A', text: 'A', items }] }],
  });

  test('has a block for each section, in one with the title of the whole', () => {
    expect(writeVsaq('A <whole>', content)).toEqual({
      version: 1,
      questionnaire: [
        {
          type: 'block',
          text: 'A &lt;whole&gt;',
          items: [
            {
              type: 'block',
              id: 'q_First & best',
              text: 'First &amp; best',
              items: [
                { type: 'info', text: 'About<br>it' },
                { type: 'spacer' },
                { type: 'info', text: 'One of<br>them' },
                {
                  type: 'radiogroup',
                  id: 'q_a1',
                  text: 'Which &lt;one&gt;|two?',
                  required: true,
                  defaultChoice: false,
                  choices: [{ q_a1_1: 'A|B' }, { q_a1_2: 'C &amp; D' }],
                },
                { type: 'tip', cond: 'q_a1_1', text: 'Ask|why<br>now', warn: 'yes', severity: 'medium' },
                { type: 'yesno', id: 'q_b2', text: 'Do you log?', yes: 'Yes', no: 'No', cond: 'q_a1_1 || q_a1_2' },
                { type: 'tip', cond: 'q_b2/no', text: 'Risky', warn: 'yes', severity: 'medium' },
              ],
            },
            {
              type: 'block',
              id: 'q_',
              text: 'Untitled Questionnaire 2',
              items: [
                {
                  type: 'line',
                  id: 'q_c3',
                  text: 'When?',
                  placeholder: 'A <day>',
                  inputType: 'date',
                  cond: 'q_b2/no',
                },
                { type: 'upload', id: 'q_d4', text: 'Proof?' },
              ],
            },
            { type: 'block', id: 'q_Empty', text: 'Empty', items: [] },
          ],
        },
      ],
    });
  });

  test('has an item for each type of question; help has the condition of its question', () => {
    const shownWhen = { questionId: 'a', values: ['Yes'] };
    expect(
      fileOf(
        question('a', 'A?', { type: 'YESNO' }),
        question('b', 'B?', { placeholder: 'Here', help: 'Help', shownWhen }),
        question('c', 'C?', { type: 'CHECKBOX', options: [option('X')] }),
        question('d', 'D?', { type: 'NUMBER' }),
        question('e', 'E?', { type: 'URL' }),
        question('f', 'F?', { type: 'TEXT' }),
      ),
    ).toEqual(
      fileWith(
        { type: 'yesno', id: 'q_a', text: 'A?', yes: 'Yes', no: 'No' },
        { type: 'info', cond: 'q_a/yes', text: 'Help' },
        { type: 'box', id: 'q_b', text: 'B?', placeholder: 'Here', cond: 'q_a/yes' },
        { type: 'checkgroup', id: 'q_c', text: 'C?', defaultChoice: false, choices: [{ q_c_1: 'X' }] },
        { type: 'line', id: 'q_d', text: 'D?', inputType: 'number' },
        { type: 'line', id: 'q_e', text: 'E?', inputType: 'url' },
        { type: 'line', id: 'q_f', text: 'F?' },
      ),
    );
  });
});
