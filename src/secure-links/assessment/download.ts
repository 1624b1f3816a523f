import { textOfQuestion, titleOfSection } from '#domain/questionnaire/questionnaire.ts';
import type { AssessmentResponseContext } from '#machines/assessment-response/assessment-response.types.ts';
import { assessmentTexts as texts } from '#src/texts/secure-assessments.ts';
import { copyTexts } from '#src/texts/secure-copies.ts';

import type { AssessmentData } from './data.ts';

type Answers = AssessmentResponseContext['answers'];

interface Line {
  readonly number: string;
  readonly question: string;
  readonly answer: readonly string[];
}

interface Copy {
  readonly title: string;
  readonly sections: readonly {
    readonly number: number;
    readonly title: string;
    readonly questions: readonly Line[];
  }[];
}

/** The assessment with the answers of this tab, saved or not. */
function copyOf({ view: { assessment } }: Pick<AssessmentData, 'view'>, answers: Answers): Copy {
  return {
    title: assessment.title,
    sections: assessment.assessmentTemplate.questionnaires.map(({ title, number: section, questions }) => ({
      number: section,
      title: titleOfSection({ title }, section),
      questions: questions.flatMap(({ id, question, number }) => {
        const replies = assessment.clarifications
          .filter(({ questionId }) => questionId === id)
          .map((asked) => ({
            number,
            question: copyTexts.replyTo(asked.text),
            answer: answers[asked.id]?.response ?? [],
          }));
        const asked = assessment.respondentQuestions
          .filter(({ questionId }) => questionId === id)
          .map(({ text, answer }) => ({ number, question: copyTexts.asked(text), answer: [answer] }));
        return [
          {
            number,
            question: textOfQuestion({ question }),
            answer: [...(answers[id]?.response ?? []), ...(answers[id]?.files ?? []).map(({ name }) => name)],
          },
          ...replies,
          ...asked,
        ];
      }),
    })),
  };
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replaceAll(/[&<>"]/gu, (character) => escapes[character] ?? '');

/** The copy as a page that can be read anywhere. */
function htmlOf({ title, sections }: Copy): string {
  const lines = sections.map(({ title: name, number: section, questions }) => {
    const entries = questions.map(
      ({ number, question, answer }) =>
        `<dt>${number} ${escaped(question)}</dt><dd>${escaped(answer.join('\n') || texts.unanswered)}</dd>`,
    );
    return `<h2>${texts.section(section)}: ${escaped(name)}</h2><dl>${entries.join('')}</dl>`;
  });
  const style =
    'body{font:16px/1.5 sans-serif;max-width:45em;margin:2em auto}dt{font-weight:bold;margin-top:1em}dd{white-space:pre-wrap;margin:0}';
  const head = `<meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style>`;
  return `<!doctype html><html lang="en-GB"><head>${head}</head><body><h1>${escaped(title)}</h1>${lines.join('')}</body></html>`;
}

const types = { html: 'text/html', json: 'application/json' } as const;

/** Saves a file with a name made of the assessment's title. */
function saveFile(title: string, format: keyof typeof types, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: types[format] }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${title.replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-').slice(0, 80)}.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Saves a copy in one of the formats. */
export const saveCopy = (copy: Copy, format: keyof typeof types): void =>
  saveFile(copy.title, format, format === 'html' ? htmlOf(copy) : JSON.stringify(copy, null, 2));

/** Saves the answers as a file, made in the browser: no server is needed for it. */
export function downloadAnswers(data: AssessmentData, answers: Answers, format: keyof typeof types): void {
  saveCopy(copyOf(data, answers), format);
}
