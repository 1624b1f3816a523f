import { useCallback, useEffect, useState } from 'react';

import type { AssessmentResponseNotice } from '#machines/assessment-response/assessment-response.types.ts';
import { css } from '#styled/css/css.js';

import { focusQuestion, useForm } from './form.ts';
import { LateMessage } from './late-parts.tsx';

/** Milliseconds for which a message is shown, and how many at once (specification section 9). */
const [messageTime, mostMessages] = [4000, 3];

interface Message {
  readonly id: number;
  readonly notice: AssessmentResponseNotice;
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
      if (notice.type === 'answers.saved') return;
      lastId += 1;
      const id = lastId;
      setMessages((shown) => [...shown, { id, notice }].slice(-mostMessages));
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
        {messages.map(({ id, notice }) => (
          <li key={id}>
            <LateMessage notice={notice} onClose={() => close(id)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
