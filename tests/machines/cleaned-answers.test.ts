import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';

import { assessmentReviewMachine, hasUnsavedReviews } from '#machines/assessment-review/assessment-review.machine.ts';
import type {
  AssessmentAnswers,
  ReviewedAnswer,
  ReviewInput,
} from '#machines/assessment-review/assessment-review.types.ts';
import { controlAnswerMachine, hasUnsavedAnswers } from '#machines/control-answer/control-answer.machine.ts';
import type { AnswerSave, ControlAnswerEvent, SaveOutcome } from '#machines/control-answer/control-answer.types.ts';
import { hasUnsavedText, policyEditingMachine } from '#machines/policy-editing/policy-editing.machine.ts';
import type { PolicySaveInput, PolicyVersion } from '#machines/policy-editing/policy-editing.types.ts';
import { hasUnsavedChanges } from '#machines/record/record.machine.ts';
import type { SaveInput } from '#machines/record/record.types.ts';
import { answerAt } from '#tests/model/flows/assessment-review.ts';
import { positionId, stored as storedAnswer } from '#tests/model/flows/control-answer.ts';
import { first } from '#tests/model/flows/policy-editing.ts';

import { noteMachine, stored, storedDraft, type Note, type NoteDraft } from './support/note-record.ts';

/* The server stores texts as it cleans them: without surplus spaces, or without what a rich text may not have. */

const [typed, cleaned] = [' Two  words ', 'Two words'] as const;

test('a record that is stored with a cleaned text has no unsaved changes, and shows what is stored', async () => {
  const saveRecord = fromPromise<Note, SaveInput<Note, NoteDraft>>(() =>
    Promise.resolve({ ...stored, version: 4, title: cleaned }),
  );
  const machine = noteMachine.provide({ actors: { saveRecord } });
  const actor = createActor(machine, { input: { base: stored, draft: storedDraft } }).start();
  actor.send({ type: 'field.changed', field: 'title', value: typed });
  expect(hasUnsavedChanges(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'save.requested' });
  const saved = await waitFor(actor, (snapshot) => snapshot.context.base?.version === 4);
  expect(hasUnsavedChanges(saved)).toBe(false);
  expect(saved.context.draft.title).toBe(cleaned);
});

test('a policy that is stored with a cleaned text has no unsaved text', async () => {
  const sent: string[] = [];
  const save = fromPromise<PolicyVersion, PolicySaveInput>(({ input: { draft } }) => {
    sent.push(draft.content);
    return Promise.resolve({ ...first, version: 2, content: '<p>Mine</p>' });
  });
  const load = fromPromise(() => Promise.resolve(first));
  const actor = createActor(policyEditingMachine.provide({ actors: { load, save } })).start();
  await waitFor(actor, (snapshot) => snapshot.matches('reading'));
  actor.send({ type: 'edit.requested' });
  actor.send({ type: 'draft.changed', changes: { content: '<p onclick="x()">Mine</p>' } });
  expect(hasUnsavedText(actor.getSnapshot().context)).toBe(true);
  actor.send({ type: 'save.requested' });
  const saved = await waitFor(actor, (snapshot) => snapshot.context.stored?.version === 2);
  expect(hasUnsavedText(saved.context)).toBe(false);
  actor.send({ type: 'edit.ended' });
  expect(actor.getSnapshot().value).toBe('reading');
  expect(sent).toEqual(['<p onclick="x()">Mine</p>']);
});

const nothing = fromCallback<ControlAnswerEvent>(() => {});

test('an answer that is stored with a cleaned text is saved once, and nothing of it is unsaved', async () => {
  const sent: (string | undefined)[] = [];
  const save = fromPromise<SaveOutcome, AnswerSave>(({ input: { changes } }) => {
    sent.push(changes.observation);
    return Promise.resolve({
      outcome: 'SAVED' as const,
      stored: { ...storedAnswer, observation: cleaned, itemVersion: 2 },
    });
  });
  const clock = new SimulatedClock();
  const machine = controlAnswerMachine.provide({ actors: { save, watchConnection: nothing } });
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: 'answer.changed', positionId, stored: storedAnswer, changes: { observation: typed } });
  expect(hasUnsavedAnswers(actor.getSnapshot().context)).toBe(true);
  actor.send({ type: 'save.requested' });
  const saved = await waitFor(actor, (snapshot) => snapshot.matches({ open: 'idle' }));
  expect(hasUnsavedAnswers(saved.context)).toBe(false);
  expect(sent).toEqual([typed]);
});

test('a review that is stored with a cleaned text is saved once, and nothing of it is unsaved', async () => {
  const sent: string[] = [];
  const saveReview = fromPromise<ReviewedAnswer, ReviewInput>(({ input }) => {
    sent.push(input.draft.comment);
    // Each further save would be of another version: without an end, if it came to that.
    if (sent.length > 1) throw new Error('Saved twice');
    return Promise.resolve(answerAt('q-1', 1, cleaned));
  });
  const load = fromPromise<AssessmentAnswers>(() =>
    Promise.resolve({ questionnaires: [], answers: [answerAt('q-1', 0)] }),
  );
  const clock = new SimulatedClock();
  const actor = createActor(assessmentReviewMachine.provide({ actors: { load, saveReview } }), { clock }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ reviewing: 'idle' }));
  actor.send({ type: 'review.changed', questionId: 'q-1', changes: { comment: typed } });
  expect(hasUnsavedReviews(actor.getSnapshot().context)).toBe(true);
  clock.increment(800);
  const saved = await waitFor(actor, (snapshot) => snapshot.matches({ reviewing: 'idle' }));
  expect(hasUnsavedReviews(saved.context)).toBe(false);
  expect(sent).toEqual([typed]);
});
