import { hasUnsavedText, policyEditingMachine } from '#machines/policy-editing/policy-editing.machine.ts';
import type { PolicyVersion } from '#machines/policy-editing/policy-editing.types.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const versionAt = (version: number, content: string, status: PolicyVersion['status'] = 'DRAFT'): PolicyVersion => ({
  id: 'version-1',
  version,
  number: '1.0',
  status,
  isInForce: false,
  inForceFrom: null,
  generationMethod: 'MANUAL',
  changeLog: 'First version',
  sha256: null,
  createdAt: '2026-11-23T10:00:00Z',
  createdBy: { id: 'user-1', name: 'Ada Lovelace' },
  submittedAt: null,
  decision: null,
  decidedAt: null,
  decidedBy: null,
  approvedBefore: null,
  decisionReason: '',
  content,
  sourceUrl: '',
  files: [],
  reviews: [],
  authors: [],
  asking: null,
  contentSha256: `of ${content}`,
});

const rejected: PolicyVersion = {
  ...versionAt(2, '', 'REJECTED'),
  generationMethod: 'URL',
  sourceUrl: 'https://example.org/policy',
};
const inReview: PolicyVersion = { ...versionAt(2, '', 'REVIEW'), generationMethod: 'FILE' };

export const first = versionAt(1, '<p>As it was</p>');
const approved: PolicyVersion = { ...versionAt(2, '<p>Approved</p>', 'APPROVED'), generationMethod: 'AI' };
const conflict = { ...failure('http_409', 409), current: versionAt(3, '<p>Theirs</p>') };
const approvedMeanwhile = { ...failure('http_409', 409), current: approved };

export const policyEditing = defineFlow({
  name: 'policy-editing',
  title: 'Writing a policy',
  prose:
    'The user reads the newest version of a policy and writes it. What is typed survives refusals, is kept while it is saved, and stands beside the text of someone who was faster until the user has chosen.',
  machine: policyEditingMachine,
  starts: { 'a policy is opened': undefined },
  cases: [
    ...answers('load', first, approved, rejected, inReview),
    ...refuses('load', failure('http_500', 500)),
    { type: 'draft.changed', changes: { content: '<p>Mine</p>' } },
    { type: 'draft.changed', changes: { content: '<p>Mine, again</p>' } },
    { type: 'text.restored', text: { changes: { content: '<p>Mine</p>' }, before: { content: '<p>As it was</p>' } } },
    { type: 'text.restored', text: { changes: { content: '<p>Mine</p>' }, before: { content: '<p>Earlier</p>' } } },
    ...answers('save', versionAt(2, '<p>Mine</p>')),
    ...refuses('save', failure('http_400', 400), conflict, approvedMeanwhile),
  ],
  externalEvents: ['document.changed', 'text.restored'],
  headlessAnswers: [rejected, inReview],
  contextKey: (context) => ({
    status: context.stored?.status,
    theirs: context.theirs?.status,
    changed: hasUnsavedText(context),
    changedMeanwhile: context.sent !== null && context.sent !== context.draft,
    failed: context.failure !== null,
  }),
  invariants: [
    {
      name: 'there is a draft exactly while someone writes',
      holds: ({ value, context }) => (context.draft !== null) === (typeof value === 'object'),
    },
    {
      name: 'nobody writes what is approved',
      holds: ({ value, context }) => typeof value !== 'object' || context.stored?.status !== 'APPROVED',
    },
    {
      name: 'nothing is sent unless it is being saved',
      holds: ({ context, ...snapshot }) => (context.sent !== null) === snapshot.matches({ writing: 'saving' }),
    },
    {
      name: 'there are two texts to choose from exactly while there is a choice',
      holds: ({ context, ...snapshot }) => (context.theirs !== null) === snapshot.matches({ writing: 'conflicted' }),
    },
  ],
});
