import type { Risk } from '#src/api/risk/risks.ts';

import { testApp } from './app.tsx';

const notAssessed = { likelihood: null, impact: null, score: null, rating: null };

/** A risk as the server stores it. */
export const storedRisk: Risk = {
  id: '7f8dd7b5-6f3f-4c43-9b3c-000000000001',
  ref: 'R-0001',
  version: 3,
  createdAt: '2026-01-02T03:04:05Z',
  createdBy: null,
  updatedAt: '2026-01-02T03:04:05Z',
  updatedBy: null,
  title: 'Fire in the server room',
  description: '',
  categories: [],
  owner: null,
  identificationSource: null,
  accountable: null,
  threats: [],
  vulnerabilities: [],
  assets: [],
  pillars: [],
  existingControls: '',
  controlEffectiveness: null,
  inherent: notAssessed,
  current: notAssessed,
  residual: notAssessed,
  treatment: 'NONE',
  justification: '',
  treatmentPlan: { actions: '', dueOn: null, progress: 0, status: 'NOT_STARTED' },
  nextReviewOn: null,
  labels: [],
  acceptance: null,
  status: 'OPEN',
  closedBecause: null,
};

/** An app whose cache contains the register, two of its records, another register and an unrelated list. */
export function startRegister() {
  const app = testApp();
  const keys = [
    ['risk', 'list', {}],
    ['risk', 'one', storedRisk.id],
    ['risk', 'position', storedRisk.id, {}],
    ['risk', 'one', 'another'],
    ['information-asset', 'list', {}],
    ['unrelated', 'list', {}],
  ];
  for (const key of keys) app.queryClient.setQueryData(key, {});
  const stale = () =>
    keys.filter((key) => app.queryClient.getQueryState(key)?.isInvalidated).map((key) => key.slice(0, 3));
  return { ...app, stale };
}
