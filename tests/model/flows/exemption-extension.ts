import {
  extensionMachine,
  problemsIn,
  type ExtensionDraft,
} from '#machines/exemption-extension/exemption-extension.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { contradiction, failure } from './support/failure.ts';

const asked: ExtensionDraft = { step: 'ASK', extension: null, validTo: null, reason: '' };
const refused: ExtensionDraft = { ...asked, step: 'REFUSE', extension: { id: 'extension-1', version: 1 } };

export const exemptionExtension = defineFlow({
  name: 'exemption-extension',
  title: 'Extension and renewal of an exemption',
  prose:
    'The requester asks that an exemption applies for longer, and the approver decides; one that has expired is renewed. What was typed survives every refusal, unless a request is not as it was shown any more.',
  machine: extensionMachine,
  starts: {
    'an exemption is opened': {
      term: { validFrom: '2026-01-01', validTo: '2026-06-30' },
      today: '2026-06-01',
    },
  },
  cases: [
    { type: 'step.requested', draft: asked },
    { type: 'step.requested', draft: refused },
    { type: 'draft.changed', changes: { validTo: '2026-09-30', reason: 'The new system is late' } },
    { type: 'draft.changed', changes: { validTo: '2026-06-30', reason: ' ' } },
    { type: 'step.confirmed' },
    { type: 'step.cancelled' },
    { type: 'renewal.requested' },
    ...answers('take', undefined),
    ...refuses('take', failure('http_400', 400), failure('http_409', 409), contradiction('id')),
    ...answers('renew', 'exemption-2'),
    ...refuses('renew', failure('http_409', 409)),
  ],
  contextKey: ({ draft, failure: failed }) => ({
    step: draft?.step ?? null,
    validTo: draft?.validTo ?? null,
    reason: draft?.reason ?? null,
    failed: failed?.code ?? null,
  }),
  invariants: [
    {
      name: 'a dialog is open exactly while something is asked or sent',
      holds: ({ value, context }) => (context.draft !== null) === (value === 'asking' || value === 'taking'),
    },
    {
      name: 'nothing incomplete is sent',
      holds: ({ value, context }) =>
        value !== 'taking' || (context.draft !== null && Object.keys(problemsIn(context.draft, context)).length === 0),
    },
  ],
});
