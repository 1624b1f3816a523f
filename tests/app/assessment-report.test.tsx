import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { reviewItems } from '#domain/provider-assessment/review.ts';
import { bareQuestion } from '#domain/questionnaire/questionnaire.ts';
import { ReportedAnswer } from '#src/features/provider-assessment/report/ReportedAnswer.tsx';

const question = { ...bareQuestion('q', 'Are backups tested?'), type: 'TEXT' as const, weight: 1 };

const [item] = reviewItems({
  questionnaires: [{ id: 's', title: 'Backups', description: '', questions: [question] }],
  answers: [
    {
      questionId: 'q',
      answer: { questionId: 'q', response: ['Yearly'], fileNames: [], answeredAt: '2026-11-20T10:00:00Z' },
      answeredBy: 'Ada',
      files: [],
      previous: null,
      review: {
        version: 1,
        comment: 'Not credible',
        conclusion: 'WARNING',
        score: 2,
        reviewer: null,
        at: null,
        outdated: null,
      },
      clarifications: [],
      respondentQuestions: [],
      contradictions: [{ message: 'Elsewhere it says never', source: { id: 'x', ref: 'SA-0001', title: '' } }],
      findings: [],
    },
  ],
});

const reported = (isInternal: boolean) =>
  item === undefined ? '' : renderToStaticMarkup(<ReportedAnswer item={item} isInternal={isInternal} />);

test('a report for members has what the reviewer wrote about an answer', () => {
  for (const text of ['Are backups tested?', 'Yearly', 'Comment: Not credible', 'Score given by the reviewer: 2'])
    expect(reported(true)).toContain(text);
  expect(reported(true)).toContain('Elsewhere it says never');
});

test('a report for others leaves out comments, scores and contradictions', () => {
  expect(reported(false)).toContain('Yearly');
  expect(reported(false)).not.toMatch(/Not credible|Score given|Elsewhere/);
});
