import { createContext, useContext } from 'react';

import type { Question } from '#domain/questionnaire/questionnaire.ts';
import type { answerFilesMachine } from '#machines/answer-files/answer-files.machine.ts';
import type { assessmentResponseMachine } from '#machines/assessment-response/assessment-response.machine.ts';

import { useSelected, type PageActor } from './actor-hooks.ts';
import type { AssessmentData } from './data.ts';
import type { FileStore } from './file-store.ts';
import type { QuestionStates } from './question-states.ts';
import type { ResponseSnapshot } from './response-snapshot.ts';
import { sameParts } from './same-parts.ts';

/** What every part of the form can reach. None of it changes: a part subscribes to what it shows. */
export interface Form {
  readonly data: AssessmentData;
  readonly response: PageActor<typeof assessmentResponseMachine>;
  readonly files: PageActor<typeof answerFilesMachine>;
  /** What this browser keeps of the files that are not sent yet. */
  readonly keptFiles: FileStore;
  readonly questionStates: QuestionStates;
  /** The reply to each clarification, as a question, by its id. */
  readonly replies: ReadonlyMap<string, Question>;
  /** Section and place: `2.3`. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Tells people who use a screen reader. */
  readonly announce: (text: string) => void;
}

const FormContext = createContext<Form | null>(null);

export const FormProvider = FormContext.Provider;

export function useForm(): Form {
  const form = useContext(FormContext);
  if (form === null) throw new Error('The form is missing');
  return form;
}

/** A part of the state; the component renders again only when one of its properties is another. */
export function useResponse<Part extends object>(select: (snapshot: ResponseSnapshot) => Part): Part {
  return useSelected(useForm().response, select, sameParts);
}

/** The id of the control of a question, which errors and the section list lead to. */
export const controlId = (questionId: string) => `answer-${questionId}`;

/** Leads to a question. */
export function focusQuestion(questionId: string): void {
  const control = document.querySelector<HTMLElement>(`[id="${controlId(questionId)}"]`);
  control?.focus({ preventScroll: true });
  control?.closest('[data-question]')?.scrollIntoView({ block: 'center' });
}
