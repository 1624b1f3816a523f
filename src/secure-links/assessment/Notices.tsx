import { useCallback, useEffect, useState } from 'react';

import type { AssessmentResponseNotice } from '#machines/assessment-response/assessment-response.types.ts';
import { assessmentTexts as texts } from '#src/texts/secure-assessments.ts';
import { ToastCard } from '#src/ui/feedback/ToastCard.tsx';
import { css } from '#styled/css/css.js';

import { focusQuestion, useForm } from './form.ts';

/** Milliseconds for which a message is shown, and how many at once (specification section 9). */
const [messageTime, mostMessages] = [4000, 3];

interface Message {
  readonly id: number;
  readonly tone: 'success' | 'danger';
  readonly title: string;
  readonly description: string | undefined;
}

const place = css({
  position: 'fixed',
  insetBlockStart: '16',
  insetInlineEnd: '16',
  zIndex: 'toast',
  '@media print': { display: 'none' },
});
// In a low window only the newest has room above the actions.
const list = css({
  display: 'grid',
  gap: '14',
  '@media (max-height: 32rem)': { '& > li:not(:last-child)': { display: 'none' } },
});

const success = ({ title, description }: { title: string; description: string }) =>
  ({ tone: 'success', title, description }) as const;
const danger = (title: string, description?: string) => ({ tone: 'danger', title, description }) as const;

/** The texts of specification section 8; null for what is not for people. */
function messageOf(notice: AssessmentResponseNotice): Omit<Message, 'id'> | null {
  switch (notice.type) {
    case 'draft.saved':
      return success(texts.draftSaved);
    case 'draft.failed':
      return danger(texts.draftFailed);
    case 'assessment.submitted':
      return success(texts.submitted);
    case 'submission.failed':
      return danger(texts.submitFailed);
    case 'answers.missing':
      return danger(texts.missing(notice.questionIds.length), texts.missingHelp);
    case 'questions.changed':
      return danger(texts.changed, texts.changedHelp);
    case 'conflicts.open':
      return danger(texts.conflicts(notice.questionIds.length), texts.conflictsHelp);
    case 'answers.unfit':
      return danger(texts.unfit(notice.questionIds.length), texts.unfitHelp);
    case 'answers.saved':
      break;
  }
  return null;
}

const firstQuestionOf = (notice: AssessmentResponseNotice): string | undefined =>
  'questionIds' in notice ? notice.questionIds[0] : undefined;

let lastId = 0;

/** What has happened, for a moment; what is missing gets the focus. */
export function Notices() {
  const { response } = useForm();
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const close = useCallback((id: number) => setMessages((shown) => shown.filter((message) => message.id !== id)), []);
  useEffect(() => {
    const subscription = response.on('*', (notice) => {
      const message = messageOf(notice);
      if (message === null) return;
      lastId += 1;
      const id = lastId;
      setMessages((shown) => [...shown, { ...message, id }].slice(-mostMessages));
      setTimeout(() => close(id), messageTime);
      const first = firstQuestionOf(notice);
      // The errors must be in the page first.
      if (first !== undefined) setTimeout(() => focusQuestion(first));
    });
    return () => subscription.unsubscribe();
  }, [response, close]);
  return (
    <div className={place} role="region" aria-label="Messages" aria-live="polite">
      <ul className={list}>
        {messages.map(({ id, ...content }) => (
          <li key={id}>
            <ToastCard {...content} action={undefined} onClose={() => close(id)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
