import { QueryClient } from '@tanstack/react-query';

import type { DutyDraft } from '#machines/duty/duty.machine.ts';
import { changeList, readBulkChange, removeList, stopBulkChange, undoBulkChange } from '#src/actors/bulk-change.ts';
import { changeDuty, saveRegime, type RegimeDraft } from '#src/actors/incident-duty.ts';
import { sendReport } from '#src/actors/incident-report.ts';
import { saveOnCall, type OnCallDraft } from '#src/actors/on-call.ts';
import { applyMatrix, loadMatrix, previewMatrix } from '#src/actors/risk-matrix.ts';
import { takeProposalStep, type ProposalDraft } from '#src/actors/score-proposal.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { risks } from '#src/api/risk/risks.ts';

import { asking, requestLaws } from '../support/request-laws.ts';

const matrix = { version: 3 };
const proposal = { version: 3, likelihoods: [], impacts: [], bands: [], replacements: [] };
const change = { id: 'c-1' };
const regime: RegimeDraft = {
  key: 'own-1',
  name: 'Insurer',
  addressee: 'Insurer',
  note: '',
  isActive: true,
  reason: '',
  version: 0,
  steps: [],
};
const duty: DutyDraft = {
  response: 'GIVE',
  version: 3,
  awareAt: '2026-11-20T21:00:00Z',
  regime: 'nis2',
  step: 'notification',
  name: 'NIS 2, Incident notification',
  entryId: null,
  at: '2026-11-23T14:05:00Z',
  reference: 'BSI-17',
  proofId: null,
  reason: 'It does not apply',
};
const onCall: OnCallDraft = {
  version: 3,
  minutes: 30,
  groups: [{ name: 'Night shift', roles: ['ORG_ADMIN'], memberIds: [] }],
};
const report = { what: 'Laptop lost', noticedAt: '2026-11-29T01:30:00Z', where: 'Train' };
const duties = (api: ApiClient) => changeDuty(api, new QueryClient(), 'i-1');
const proposed: ProposalDraft = {
  step: 'ACCEPT',
  proposal: { id: 'p-1', version: 3 },
  riskId: null,
  likelihoodId: null,
  impactId: null,
  reason: 'It happened twice',
};
const proposals = (api: ApiClient) => takeProposalStep(api, new QueryClient(), { kind: 'incident', id: 'i-1' });
const list = { query: { search: 'fire' }, total: 7 };

requestLaws([
  asking('loadMatrix', loadMatrix, undefined, { call: 'GET /risk-matrix', request: {}, data: matrix, output: matrix }),
  asking('previewMatrix', previewMatrix, proposal, {
    call: 'POST /risk-matrix/preview',
    request: { body: proposal },
    data: { changes: [] },
    output: { changes: [] },
  }),
  asking('applyMatrix', (api) => applyMatrix(api, new QueryClient()), proposal, {
    call: 'POST /risk-matrix/apply',
    request: { body: proposal },
    data: matrix,
    output: matrix,
  }),
  asking(
    'changeList',
    (api) => changeList(api, risks),
    { list, changes: { ownerId: null } },
    {
      call: 'POST /risk/change-all',
      request: { query: { search: 'fire' }, body: { total: 7, changes: { ownerId: null } } },
      data: change,
      output: change,
    },
  ),
  asking(
    'removeList',
    (api) => removeList(api, risks),
    { list, reason: 'Outdated' },
    {
      call: 'POST /risk/remove-all',
      request: { query: { search: 'fire' }, body: { total: 7, reason: 'Outdated' } },
      data: change,
      output: change,
    },
  ),
  ...[
    { name: 'readBulkChange', logicOf: readBulkChange, call: 'GET /bulk-changes/c-1' },
    { name: 'stopBulkChange', logicOf: stopBulkChange, call: 'POST /bulk-changes/c-1/stop' },
    { name: 'undoBulkChange', logicOf: undoBulkChange, call: 'POST /bulk-changes/c-1/undo' },
  ].map(({ name, logicOf, call }) =>
    asking(name, logicOf, { id: 'c-1' }, { call, request: {}, data: change, output: change }),
  ),
  asking(
    'saveRegime',
    saveRegime,
    { draft: regime },
    { call: 'POST /notification-regime', request: { body: regime }, data: undefined, output: undefined },
  ),
  asking(
    'saveOnCall',
    saveOnCall,
    { draft: onCall },
    { call: 'POST /incident-on-call', request: { body: onCall }, data: undefined, output: undefined },
  ),
  asking(
    'sendReport',
    (api) => sendReport(api, new QueryClient()),
    { draft: report },
    {
      call: 'POST /incident-reports',
      request: { body: report },
      data: { id: 'i-1', ref: 'I-0001' },
      output: { id: 'i-1', ref: 'I-0001' },
    },
  ),
  asking(
    'changeDuty to record a notification',
    duties,
    { draft: duty },
    {
      call: 'POST /incident/i-1/duties/nis2/notification',
      request: {
        body: {
          version: 3,
          action: 'GIVE',
          at: '2026-11-23T14:05:00Z',
          reference: 'BSI-17',
          reason: 'It does not apply',
          proofId: null,
          entryId: null,
        },
      },
      data: undefined,
      output: undefined,
    },
  ),
  asking(
    'changeDuty to put a regime on an incident',
    duties,
    { draft: { ...duty, response: 'PUT' } },
    {
      call: 'POST /incident/i-1/duties',
      request: { body: { version: 3, regime: 'nis2' } },
      data: undefined,
      output: undefined,
    },
  ),
  asking(
    'changeDuty to remove a regime',
    duties,
    { draft: { ...duty, response: 'WITHDRAW' } },
    {
      call: 'POST /incident/i-1/duties/nis2/withdraw',
      request: { body: { version: 3, reason: 'It does not apply' } },
      data: undefined,
      output: undefined,
    },
  ),
  asking(
    'takeProposalStep',
    proposals,
    { draft: proposed },
    {
      call: 'POST /score-proposal/p-1/status',
      request: { body: { version: 3, action: 'ACCEPT', reason: 'It happened twice' } },
      data: undefined,
      output: undefined,
    },
  ),
  asking(
    'takeProposalStep to propose a score',
    proposals,
    { draft: { ...proposed, step: 'PROPOSE', proposal: null } },
    {
      call: 'POST /incident/i-1/score-proposals',
      request: { body: { riskId: '', likelihoodId: '', impactId: '', reason: 'It happened twice' } },
      data: undefined,
      output: undefined,
    },
  ),
]);
