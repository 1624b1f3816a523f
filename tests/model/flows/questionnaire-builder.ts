import { bareQuestion, type Question } from '#domain/questionnaire/questionnaire.ts';
import {
  hasUnsavedEdits,
  questionnaireBuilderMachine,
} from '#machines/questionnaire-builder/questionnaire-builder.machine.ts';
import type { StoredContent, TemplateState } from '#machines/questionnaire-builder/questionnaire-builder.types.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const questionWith = (text: string): Question => ({
  ...bareQuestion('5c6a1c6a-6f0b-4a51-8f6e-1d9a5d1f9b01', text),
  type: 'TEXT',
});

const sectionId = '5c6a1c6a-6f0b-4a51-8f6e-1d9a5d1f9b00';

const stateAt = (version: number, status: TemplateState['status'] = 'DRAFT'): TemplateState => ({
  id: '5c6a1c6a-6f0b-4a51-8f6e-1d9a5d1f9aff',
  version,
  status,
  publishedNumber: status === 'DRAFT' ? null : 1,
  hasChanges: true,
  questionCount: 1,
});

const contentAt = (version: number, text: string, status?: TemplateState['status']): StoredContent => ({
  ...stateAt(version, status),
  questionnaires: [{ id: sectionId, title: 'Backups', description: '', questions: [questionWith(text)] }],
});

const putQuestion = (text: string) =>
  ({ kind: 'PUT_QUESTION', questionnaireId: sectionId, question: questionWith(text) }) as const;

const published = stateAt(2, 'ACTIVE');

const conflict = { ...failure('http_409', 409), current: contentAt(3, 'Theirs') };

export const questionnaireBuilder = defineFlow({
  name: 'questionnaire-builder',
  title: 'Building a questionnaire',
  prose:
    'The user edits the questions of an assessment template, undoes and redoes edits, and each is stored by itself a moment later. What was made waits while the network is away, survives refusals, and is kept or given up when someone else was faster.',
  machine: questionnaireBuilderMachine,
  starts: { 'a template is opened': undefined },
  watchers: ['watchNetwork'],
  externalEvents: ['network.found', 'content.changed'],
  cases: [
    ...answers('load', contentAt(1, 'As it was'), contentAt(1, 'As it was', 'ARCHIVED')),
    ...refuses('load', failure('http_500', 500)),
    { type: 'selected', selection: { kind: 'question', id: questionWith('').id } },
    { type: 'edits.made', edits: [putQuestion('Mine')], name: 'question' },
    ...answers('save', stateAt(2), published),
    ...refuses('save', failure('http_500', 500), conflict),
  ],
  headlessAnswers: [published],
  contextKey: (context) => ({
    status: context.stored?.status,
    done: context.done.length > 0,
    undone: context.undone.length > 0,
    waiting: context.waiting.length > 0,
  }),
  invariants: [
    {
      name: 'edits are sent exactly while they are being stored',
      holds: ({ context, ...snapshot }) =>
        context.sent.length > 0 === snapshot.matches({ editing: { storage: 'saving' } }),
    },
    {
      name: 'nothing waits once all is said to be saved',
      holds: ({ context, ...snapshot }) =>
        !snapshot.matches({ editing: { storage: 'saved' } }) || !hasUnsavedEdits(context),
    },
    {
      name: 'there are two contents to choose from exactly while there is a choice',
      holds: ({ context, ...snapshot }) =>
        (context.theirs !== null) === snapshot.matches({ editing: { storage: 'conflicted' } }),
    },
    {
      name: 'an archived template is never edited',
      holds: ({ context }) => context.stored?.status !== 'ARCHIVED' || !hasUnsavedEdits(context),
    },
  ],
});
