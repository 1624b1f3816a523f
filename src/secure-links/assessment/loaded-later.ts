/** What the page loads after its first view (late-parts.tsx). */
export { Conflict } from './Conflict.tsx';
export { downloadAnswers } from './download.ts';
export { Message } from './Message.tsx';
export { RespondentQuestions } from './RespondentQuestions.tsx';
export { UnsentAnswers } from './UnsentAnswers.tsx';
