import { QueryClient } from '@tanstack/react-query';

import { changeList, readBulkChange, removeList, stopBulkChange, undoBulkChange } from '#src/actors/bulk-change.ts';
import { savePeriods } from '#src/actors/notification-periods.ts';
import { applyMatrix, loadMatrix, previewMatrix } from '#src/actors/risk-matrix.ts';
import { takeProposalStep, type ProposalDraft } from '#src/actors/score-proposal.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { risks } from '#src/api/risk/risks.ts';

import { asking, requestLaws } from '../support/request-laws.ts';

const matrix = { version: 3 };
const proposal = { version: 3, likelihoods: [], impacts: [], bands: [], replacements: [] };
const change = { id: 'c-1' };
const hours = { earlyWarning: 24, regulator: 72, dataSubjects: null, finalReport: 720 };
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
    'savePeriods',
    savePeriods,
    { draft: { stored: { version: 3, hours: { ...hours, regulator: 48 }, setBy: null, setAt: null }, ...hours } },
    {
      call: 'POST /notification-periods',
      request: { body: { version: 3, hours } },
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
