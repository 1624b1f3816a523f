import { describe, expect, test } from 'vitest';

import { bareQuestion } from '#domain/questionnaire/questionnaire.ts';
import type { TemplateEdit } from '#domain/questionnaire/template-edits.ts';
import {
  madeIn,
  nextEdits,
  rebased,
  redoneIn,
  selectedIn,
  undoneIn,
} from '#machines/questionnaire-builder/builder-steps.ts';
import type { BuilderContext } from '#machines/questionnaire-builder/questionnaire-builder.types.ts';

const put = (id: string, text: string, at?: number): TemplateEdit => ({
  kind: 'PUT_QUESTION',
  questionnaireId: 's-1',
  question: bareQuestion(id, text),
  ...(at !== undefined && { at }),
});
const title = (text: string): TemplateEdit => ({ kind: 'PUT_SECTION', questionnaireId: 's-1', title: text });
const remove = (questionId: string): TemplateEdit => ({ kind: 'REMOVE_QUESTION', questionnaireId: 's-1', questionId });
const move: TemplateEdit = { kind: 'MOVE_SECTION', questionnaireId: 's-1', at: 0 };
const unknown: TemplateEdit = { kind: 'REMOVE_SECTION', questionnaireId: 's-9' };
const refusal = 'This section does not exist';

const start: BuilderContext = {
  stored: null,
  content: [{ id: 's-1', title: 'Backups', description: '', questions: [bareQuestion('q-1', 'As it was')] }],
  selection: null,
  done: [],
  undone: [],
  sent: [],
  waiting: [],
  theirs: null,
  dropped: 0,
  refusal: null,
  failure: null,
};

type Making = Parameters<typeof madeIn>[1];

const making = (context: BuilderContext, step?: Making, ...others: readonly Making[]): BuilderContext =>
  step === undefined ? context : making({ ...context, ...madeIn(context, step) }, ...others);

const textsIn = ({ content }: Pick<BuilderContext, 'content'>) =>
  content.flatMap(({ questions }) => questions.map((one) => one.question));

const selected = { kind: 'question', id: 'q-1' } as const;

describe('what is typed', () => {
  const typed = (...texts: readonly string[]): Making[] =>
    texts.map((text) => ({ edits: [put('q-1', text)], name: 'text of q-1' }));

  test('in one field is one step, undone together, and sent once', () => {
    const context = making(start, ...typed('M', 'Mi', 'Mine'));
    expect(context.waiting).toEqual([put('q-1', 'Mine')]);
    expect(context.done).toEqual([
      { edits: [put('q-1', 'Mine')], inverse: [put('q-1', 'As it was', 0)], from: null, to: null, name: 'text of q-1' },
    ]);
    expect(textsIn({ ...context, ...undoneIn(context) })).toEqual(['As it was']);
  });

  test('in another field, or after a selection or an undo, is a step of its own', () => {
    const other = making(start, ...typed('M'), { edits: [put('q-1', 'Mine')], name: 'help of q-1' });
    expect(other.done).toHaveLength(2);
    const first = making(start, ...typed('M'));
    expect(making({ ...first, ...selectedIn(first, selected) }, ...typed('Mi')).done).toHaveLength(2);
    const again = { ...first, ...undoneIn(first) };
    expect(making({ ...again, ...redoneIn(again) }, ...typed('Mi')).done).toHaveLength(2);
    expect(making(start, { edits: [put('q-1', 'M')] }, { edits: [put('q-1', 'Mi')] }).done).toHaveLength(2);
  });

  test('keeps the place that the first edit gave to a new question', () => {
    expect(making(start, { edits: [put('q-2', '', 0)] }, { edits: [put('q-2', 'New')] }).waiting).toEqual([
      put('q-2', 'New', 0),
    ]);
    const [only] = making(start, ...typed('M', 'Mi')).waiting;
    expect(only).not.toHaveProperty('at');
  });
});

test.each<[string, readonly TemplateEdit[], readonly TemplateEdit[]]>([
  ['another question', [put('q-1', 'M')], [put('q-2', 'N')]],
  ['a section after a question', [put('q-1', 'M')], [title('New')]],
  ['what is no putting', [put('q-2', 'M')], [remove('q-2')]],
  ['several edits', [put('q-1', 'M')], [put('q-1', 'Mi'), put('q-2', 'N')]],
  ['a removal after another', [put('q-2', 'M'), remove('q-1')], [remove('q-2')]],
  ['a move after the same move', [move], [move]],
  ['no edit', [put('q-1', 'M')], []],
])('%s does not replace the edit before it', (_what, first, second) => {
  expect(making(start, { edits: first }, { edits: second }).waiting).toEqual([...first, ...second]);
});

test('a title typed in one go is sent once', () => {
  expect(making(start, { edits: [title('N')] }, { edits: [title('New')] }).waiting).toEqual([title('New')]);
});

test('an edit selects what it says, nothing, or what was selected before', () => {
  const edits = [put('q-1', 'Mine')];
  const context = { ...start, selection: selected };
  expect(making(context, { edits }).selection).toEqual(selected);
  expect(making(context, { edits, selects: null }).selection).toBeNull();
  const done = making(context, { edits, selects: null });
  expect(undoneIn(done).selection).toEqual(selected);
  const undone = { ...done, ...undoneIn(done) };
  expect(redoneIn(undone)).toMatchObject({ selection: null, undone: [], done: [{ name: null }] });
});

test('edits that do not fit are refused, whether made, undone or redone, and nothing else changes', () => {
  const step = { edits: [unknown], inverse: [unknown], from: null, to: null, name: null };
  expect(madeIn(start, { edits: [unknown] })).toEqual({ refusal });
  expect(undoneIn({ ...start, done: [step] })).toEqual({ done: [], refusal });
  expect(redoneIn({ ...start, undone: [step] })).toEqual({ undone: [], refusal });
});

test('without steps there is nothing to undo, redo or end', () => {
  expect([undoneIn(start), redoneIn(start)]).toEqual([{}, {}]);
  expect(selectedIn(start, selected)).toEqual({ selection: selected, done: [], refusal: null });
});

test('a new edit leaves nothing to redo, and 200 steps can be undone', () => {
  const undone = [{ edits: [], inverse: [], from: null, to: null, name: null }];
  const steps = Array.from({ length: 201 }, (_step, index) => ({ edits: [put('q-1', `${index}`)] }));
  const context = making({ ...start, undone }, ...steps);
  expect(context.undone).toEqual([]);
  expect(context.done).toHaveLength(200);
  expect(context.done[0]?.edits).toEqual([put('q-1', '1')]);
});

test('a request has at most 200 edits and 300,000 characters, but at least one edit', () => {
  const short = Array.from({ length: 201 }, (_edit, index) => put(`q-${index}`, 'Short'));
  expect(nextEdits(short)).toEqual(short.slice(0, 200));
  expect(nextEdits(short.slice(0, 3))).toEqual(short.slice(0, 3));
  const frame = JSON.stringify(put('q-1', '')).length;
  const exact = put('q-1', 'x'.repeat(150_000 - frame));
  expect(nextEdits([exact, exact, put('q-1', '')])).toEqual([exact, exact]);
  const long = put('q-1', 'x'.repeat(400_000));
  expect(nextEdits([long, long])).toEqual([long]);
  const medium = Array.from({ length: 250 }, (_edit, index) => put(`q-${index}`, 'x'.repeat(1000)));
  expect(nextEdits(medium)).toHaveLength(200);
  expect(nextEdits([])).toEqual([]);
});

test('edits are kept on top of what someone else has stored, as far as they fit', () => {
  const theirs = start.content.map((section) => ({ ...section, questions: [] }));
  const edits = [put('q-2', 'Mine'), remove('q-1'), title('New')];
  const { content, waiting, dropped } = rebased(theirs, edits);
  expect({ waiting, dropped }).toEqual({ waiting: [put('q-2', 'Mine'), title('New')], dropped: 1 });
  expect(content).toMatchObject([{ title: 'New', questions: [{ question: 'Mine' }] }]);
});
