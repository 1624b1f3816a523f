import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';

import { bareQuestion, type Question } from '#domain/questionnaire/questionnaire.ts';
import type { AssessmentView } from '#src/secure-links/assessment/data.ts';
import { renderLinkPage } from '#src/secure-links/render.tsx';

const { DOMParser } = new Window();

const questionWith = (id: string, changes: Partial<Question>): Question => ({
  ...bareQuestion(id, id),
  type: 'TEXT',
  ...changes,
});

const optionsOf = (...values: string[]) => values.map((value) => ({ value, score: null, warning: '' }));

/** A question of each type (specification section 2.3), and one with nothing to it. */
const questions = [
  questionWith('Name', { required: true }),
  questionWith('Service', { type: 'TEXT_AREA' }),
  questionWith('People', { type: 'NUMBER' }),
  questionWith('Review', { type: 'DATE' }),
  questionWith('Site', { type: 'URL' }),
  questionWith('Policy', { type: 'YESNO' }),
  questionWith('Rights', { type: 'RADIO', options: optionsOf('Quarterly', 'Yearly') }),
  questionWith('Factors', { type: 'CHECKBOX', options: optionsOf('Passkey', 'App', 'Text message') }),
  questionWith('Certificate', { type: 'FILE', maxFileSize: 2, allowedFileTypes: ['pdf', 'png'] }),
  questionWith('Nothing', { question: '', type: 'CHECKBOX', placeholder: 'Own' }),
];

const answer = (
  questionId: string,
  response: string[],
  fileUrls: { id: string; name: string; size: number; url: string }[] = [],
) => ({
  questionId,
  response,
  fileUrls,
  version: 1,
  answeredBy: 'Ada',
  answeredAt: '2026-11-20T09:20:00.000Z',
});

const view: AssessmentView = {
  organisation: { name: 'Harbour Logistics' },
  assessment: {
    title: 'Yearly check',
    description: '',
    provider: { name: 'Northwind' },
    assessmentTemplate: { questionnaires: [] },
    responses: [],
    carried: [],
    clarifications: [],
    respondentQuestions: [],
    questionsKey: 'x',
    editable: null,
    dueOn: null,
    largestFile: 50,
  },
  accessInfo: {
    expiresAt: '2026-12-31T23:59:59.000Z',
    expiresOn: '2026-12-31',
    isSubmitted: false,
    submittedAt: null,
    submittedBy: '',
    respondent: 'Ada',
  },
};

/** A section as respondents see it; its place is that in the whole questionnaire. */
const sectionOf = (number: number, id: string, title: string, description: string, asked: readonly Question[]) => ({
  id,
  title,
  description,
  number,
  isOwn: true,
  others: [],
  questions: asked.map((question, index) => ({ ...question, number: `${number}.${index + 1}` })),
});

const everything = [sectionOf(1, 'first', 'Company', 'About you', questions), sectionOf(2, 'second', '', '', [])];

const assets = { styles: '', fonts: [], scripts: [], chunks: [] };

/** The page as the server renders it, before any script. */
function pageOf(
  assessment: Partial<AssessmentView['assessment']>,
  accessInfo: Partial<AssessmentView['accessInfo']> = {},
) {
  const html = renderLinkPage(
    {
      kind: 'assessment',
      path: '/service-provider-assessment/secure/token',
      key: 'key',
      view: {
        ...view,
        assessment: { ...view.assessment, ...assessment },
        accessInfo: { ...view.accessInfo, ...accessInfo },
      },
    },
    { productName: 'Attest', locale: 'en-GB', apiBaseUrl: '/api' },
    { policy: assets, assessment: assets, evidence: assets },
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  const textsOf = (selector: string) => [...page.querySelectorAll(selector)].map((one) => one.textContent.trim());
  const of = (id: string) => page.querySelector(`[data-question="${id}"]`);
  const fieldOf = (id: string) => of(id)?.querySelector('input, textarea');
  return { page, textsOf, of, fieldOf, text: page.querySelector('main')?.textContent ?? '' };
}

const asked = { assessmentTemplate: { questionnaires: everything } };

describe('the page of an assessment', () => {
  test('has its title, its facts in full, and a description if there is one', () => {
    const { page, textsOf, text } = pageOf({ ...asked, dueOn: '2026-12-01', description: 'About payroll.' });
    expect(textsOf('h1')).toEqual(['Yearly check']);
    expect(textsOf('header dd')).toEqual(['Northwind', 'Ada', '1 December 2026', '31 December 2026']);
    expect(text).toContain('About payroll.');
    expect(page.documentElement.getAttribute('data-theme')).toBe('light');
    const bare = pageOf({ ...asked, provider: { name: '' } });
    expect(bare.textsOf('header dd')).toEqual(['N/A', 'Ada', '31 December 2026']);
    expect(bare.textsOf('header h1 + p')).toEqual([]);
  });

  test('numbers sections and questions, and names those without a title or text', () => {
    const { textsOf, text } = pageOf(asked);
    expect(textsOf('section > div:first-child > p:first-child')).toEqual(['Section 1', 'Section 2']);
    expect(textsOf('section h2')).toEqual(['Company', 'Untitled Questionnaire 2']);
    expect(textsOf('[data-question] > span:first-child')).toEqual(questions.map((_one, index) => `1.${index + 1}`));
    for (const part of [
      'About you',
      'Untitled Question',
      'No questions added yet in this questionnaire.',
      'No options added',
    ])
      expect(text).toContain(part);
    expect(pageOf({}).text).toContain('No questionnaires added yet. Add questionnaires to see them here.');
  });

  test('has the input of each of the nine types, empty, with its placeholder', () => {
    const { of, fieldOf } = pageOf(asked);
    const looks = questions.slice(0, 9).map(({ id }) => {
      const field = fieldOf(id);
      return [id, field?.getAttribute('type') ?? field?.localName, field?.getAttribute('placeholder')];
    });
    expect(looks).toEqual([
      ['Name', 'text', 'Your answer'],
      ['Service', 'textarea', 'Your answer'],
      ['People', 'text', 'Enter a number'],
      ['Review', 'date', null],
      ['Site', 'url', 'https://example.com'],
      ['Policy', 'radio', null],
      ['Rights', 'radio', null],
      ['Factors', 'checkbox', null],
      ['Certificate', 'file', null],
    ]);
    expect(of('Policy')?.querySelectorAll('input')).toHaveLength(2);
    expect(fieldOf('Certificate')?.outerHTML).toMatch(/multiple.*accept=".pdf,.png"|accept=".pdf,.png".*multiple/);
    expect(of('Certificate')?.textContent).toContain('Max size: 2 MB');
    expect(of('Name')?.textContent).toContain('*');
    expect(of('Service')?.textContent).not.toContain('*');
    const own = everything.map((section) => ({
      ...section,
      questions: [{ ...questionWith('Name', { placeholder: 'As registered' }), number: '1.1' }],
    }));
    const { fieldOf: ownField } = pageOf({ assessmentTemplate: { questionnaires: own } });
    expect(ownField('Name')?.getAttribute('placeholder')).toBe('As registered');
  });

  test('begins with the answers that were given before, on paper too', () => {
    const responses = [
      answer('Name', ['Northwind Ltd']),
      answer('Service', ['Payroll.\nIn Ireland.']),
      answer('People', ['14']),
      answer('Policy', ['No']),
      answer('Factors', ['Passkey, Text message']),
      answer('Certificate', [], [{ id: 'file', name: 'iso.pdf', size: 1_200_000, url: '/file' }]),
    ];
    const { of, fieldOf } = pageOf({ ...asked, responses });
    const checkedOf = (id: string) =>
      [...(of(id)?.querySelectorAll('label') ?? [])]
        .filter((label) => label.querySelector('input')?.hasAttribute('checked'))
        .map((label) => label.textContent.trim());
    const printed = (id: string) => of(id)?.querySelector('[aria-hidden=true]:has(> p)')?.textContent;
    expect(fieldOf('Name')?.getAttribute('value')).toBe('Northwind Ltd');
    expect(fieldOf('Service')?.textContent).toBe('Payroll.\nIn Ireland.');
    expect(fieldOf('People')?.getAttribute('value')).toBe('14');
    expect(checkedOf('Policy')).toEqual(['No']);
    expect(checkedOf('Factors')).toEqual(['Passkey', 'Text message']);
    expect(of('Certificate')?.textContent).toContain('iso.pdf1.2 MB');
    expect(printed('Service')).toBe('ServicePayroll.\nIn Ireland.');
    expect(printed('Review')).toBe('ReviewNot answered');
  });

  test('can be read but not changed after submission, and changed only where the reviewer asks', () => {
    const submitted = pageOf(asked, { isSubmitted: true, submittedAt: '2026-11-21T10:00:00.000Z' });
    expect(submitted.page.querySelectorAll('[data-question] :is(input, textarea):not([disabled])')).toHaveLength(0);
    expect(submitted.textsOf('button')).toEqual(['Download your answers', 'Download as JSON', 'Print']);
    expect(submitted.text).toContain('Your submission has been received and is under review by the administrator.');
    const clarified = pageOf({
      ...asked,
      editable: ['Name'],
      clarifications: [{ id: 'asked', questionId: 'Name', text: 'Since when?', answerBefore: [] }],
    });
    expect(clarified.text).toContain('You can reply to what the reviewer asks');
    expect(clarified.of('Name')?.textContent).toContain('The reviewer asksSince when?Your reply');
    expect(clarified.fieldOf('Name')?.hasAttribute('disabled')).toBe(false);
    expect(clarified.fieldOf('Service')?.hasAttribute('disabled')).toBe(true);
    const buttons = clarified.textsOf('button').filter((text) => text !== 'Ask about this question');
    expect(buttons).toEqual(['Save as DraftSaving…', 'SubmitSubmitting…']);
  });

  test('shows what respondents asked about a question, with the answer, and lets them ask while it is open', () => {
    const question = {
      id: 'asked',
      questionId: 'Name',
      text: 'Which one?',
      askedBy: 'Ada',
      askedAt: '2026-11-20T10:00:00.000Z',
    };
    const respondentQuestions = [
      { ...question, answer: '', answeredAt: null },
      {
        ...question,
        id: 'other',
        text: 'As registered?',
        answer: 'Exactly so',
        answeredAt: '2026-11-21T10:00:00.000Z',
      },
    ];
    const open = pageOf({ ...asked, respondentQuestions });
    expect(open.of('Name')?.textContent).toContain('Ada asked, 20 November 2026Which one?Not answered yet.');
    expect(open.of('Name')?.textContent).toContain('As registered?Answered, 21 November 2026Exactly so');
    expect(open.of('Service')?.textContent).not.toContain('Which one?');
    const labels = [...open.page.querySelectorAll('[data-question] button')].map((one) =>
      one.getAttribute('aria-label'),
    );
    expect(labels).toContain('Ask about this question, 1.1');
    const submitted = pageOf(
      { ...asked, respondentQuestions },
      { isSubmitted: true, submittedAt: '2026-11-21T10:00:00.000Z' },
    );
    expect(submitted.of('Name')?.textContent).toContain('Exactly so');
    expect(submitted.textsOf('button')).not.toContain('Ask about this question');
  });
});
