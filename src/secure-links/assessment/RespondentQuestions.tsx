import { useEffect, useRef } from 'react';

import { longestAskedText } from '#domain/provider-assessment/respondent-questions.ts';
import { longDate } from '#domain/time/long-dates.ts';
import { draftAbout, textProblem } from '#machines/respondent-questions/drafts.ts';
import type { AskedQuestion, QuestionDraft } from '#machines/respondent-questions/respondent-questions.types.ts';
import { newId } from '#src/storage/new-id.ts';
import { secureQuestionTexts as texts } from '#src/texts/secure-questions.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { css } from '#styled/css/css.js';

import { useSelected } from './actor-hooks.ts';
import { answerText, areaField, quiet, remark, row, screenOnly } from './form-styles.ts';
import { useForm } from './form.ts';
import { questionsOf, type QuestionsActor, type QuestionsSnapshot } from './question-actors.ts';
import { isOpen } from './response-snapshot.ts';

const begin = css({ marginBlockStart: '8', '@media print': { display: 'none' } });
const answer = css({ borderInlineStart: 'default', paddingInlineStart: '12' });

export interface RespondentQuestionsProps {
  readonly questionId: string;
}

/** What of the state is about one question. */
interface Part {
  readonly asked: readonly AskedQuestion[];
  readonly sent: readonly QuestionDraft[];
  readonly draft: QuestionDraft | undefined;
  readonly isWaiting: boolean;
}

const partOf =
  (questionId: string) =>
  (snapshot: QuestionsSnapshot): Part => {
    const { context } = snapshot;
    return {
      asked: context.asked.filter((one) => one.questionId === questionId),
      sent: context.drafts.filter((one) => one.isSent && one.questionId === questionId),
      draft: draftAbout(context, questionId),
      isWaiting: !snapshot.matches({ open: 'sending' }),
    };
  };

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);

const isSamePart = (one: Part, other: Part) =>
  one.draft === other.draft &&
  isSameList(one.asked, other.asked) &&
  isSameList(one.sent, other.sent) &&
  (one.isWaiting === other.isWaiting || one.sent.length === 0);

/** What was asked about a question, with the answers, and the way to ask. */
export function RespondentQuestions({ questionId }: RespondentQuestionsProps) {
  const form = useForm();
  const actor = questionsOf(form);
  useEffect(() => void actor.start(), [actor]);
  const { asked, sent, draft, isWaiting } = useSelected(actor, partOf(questionId), isSamePart);
  // The question above renders again when the form opens or closes.
  const mayAsk = isOpen(form.response.getSnapshot());
  return (
    <>
      {asked.map((one) => (
        <Asked key={one.id} question={one} />
      ))}
      {sent.map((one) => (
        <div key={one.id} className={remark}>
          <p className={quiet} role="status">
            {isWaiting ? `${texts.queued} ${texts.kept}` : texts.sending}
          </p>
          <p className={answerText} dir="auto">
            {one.text}
          </p>
        </div>
      ))}
      {draft !== undefined && <Asking actor={actor} draft={draft} mayAsk={mayAsk} />}
      {draft === undefined && mayAsk && (
        <div className={begin}>
          <Button
            size="sm"
            variant="ghost"
            aria-label={texts.askAbout(form.numbers.get(questionId) ?? '')}
            onClick={() => actor.send({ type: 'asking.begun', questionId, id: newId() })}
          >
            {texts.ask}
          </Button>
        </div>
      )}
    </>
  );
}

function Asked({ question }: { readonly question: AskedQuestion }) {
  const { locale } = useForm().data;
  const { text, askedBy, askedAt, answeredAt } = question;
  return (
    <div className={remark}>
      <p className={quiet} dir="auto">
        {texts.asked(askedBy, longDate(askedAt, locale))}
      </p>
      <p className={answerText} dir="auto">
        {text}
      </p>
      {answeredAt === null ? (
        <p className={quiet}>{texts.waiting}</p>
      ) : (
        <div className={answer}>
          <p className={quiet}>{texts.answered(longDate(answeredAt, locale))}</p>
          <p className={answerText} dir="auto">
            {question.answer}
          </p>
        </div>
      )}
    </div>
  );
}

interface AskingProps {
  readonly actor: QuestionsActor;
  readonly draft: QuestionDraft;
  readonly mayAsk: boolean;
}

/** What is wrong with the text; one that is too long is said while it is typed. */
function errorOf(draft: QuestionDraft): string | undefined {
  const problem = textProblem(draft);
  if (problem === 'TOO_LONG') return texts.problems.TOO_LONG(longestAskedText);
  if (problem === 'EMPTY' && draft.isChecked) return texts.problems.EMPTY;
  return draft.refusal === '' ? undefined : draft.refusal;
}

/** The form of one question. What was typed and not sent by the end stays in sight. */
function Asking({ actor, draft: { questionId, ...draft }, mayAsk }: AskingProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isNew = useRef(draft.text === '');
  useEffect(() => {
    // Only of a form that the person has opened: what is restored takes no focus.
    if (isNew.current) area.current?.focus();
  }, []);
  return (
    <div className={`${remark} ${screenOnly}`}>
      <TextArea
        ref={area}
        className={areaField}
        label={texts.label}
        help={mayAsk ? texts.help : texts.unsent}
        placeholder={texts.placeholder}
        autoComplete="off"
        disabled={!mayAsk}
        value={draft.text}
        error={errorOf({ questionId, ...draft })}
        onChange={({ currentTarget }) => actor.send({ type: 'text.changed', questionId, text: currentTarget.value })}
      />
      {mayAsk && (
        <div className={row}>
          <Button onClick={() => actor.send({ type: 'asking.confirmed', questionId })}>{texts.send}</Button>
          <Button variant="ghost" onClick={() => actor.send({ type: 'asking.cancelled', questionId })}>
            {texts.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}
