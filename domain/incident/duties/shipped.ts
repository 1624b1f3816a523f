import type { components } from '#openapi/generated/types.ts';

import type { DutyStep } from './rules.ts';

type Regime = Readonly<Omit<components['schemas']['DutyRegimeInput'], 'version'>>;

const step = (given: Pick<DutyStep, 'key' | 'name' | 'count'> & Partial<DutyStep>): DutyStep => ({
  from: 'AWARE',
  after: null,
  unit: 'HOURS',
  atLatest: null,
  isRepeatable: false,
  waitsForResolution: false,
  ...given,
});

/** NIS 2, Article 23(4). @param hours until the incident notification: 24 for trust service providers */
const nis2Steps = (hours: number): DutyStep[] => [
  step({ key: 'early-warning', name: 'Early warning', count: 24 }),
  step({ key: 'notification', name: 'Incident notification', count: hours }),
  step({
    key: 'final-report',
    name: 'Final report',
    from: 'STEP',
    after: 'notification',
    count: 1,
    unit: 'MONTHS',
    waitsForResolution: true,
  }),
];

const regime = (given: Pick<Regime, 'key' | 'name' | 'addressee' | 'note' | 'steps'>): Regime => ({
  ...given,
  isActive: true,
  reason: '',
});

/** The regimes that every organisation has (incidents.md, 1). */
export const shippedRegimes: readonly Regime[] = [
  regime({
    key: 'nis2',
    name: 'NIS 2',
    addressee: 'CSIRT or competent authority',
    note: 'Directive (EU) 2022/2555, Article 23(4).',
    steps: nis2Steps(72),
  }),
  regime({
    key: 'nis2-trust',
    name: 'NIS 2, trust service provider',
    addressee: 'CSIRT or competent authority',
    note: 'Directive (EU) 2022/2555, Article 23(4), last paragraph.',
    steps: nis2Steps(24),
  }),
  regime({
    key: 'gdpr-33',
    name: 'GDPR, Article 33',
    addressee: 'Supervisory authority',
    note: 'Regulation (EU) 2016/679, Article 33(1).',
    steps: [step({ key: 'notification', name: 'Notification', count: 72 })],
  }),
  regime({
    key: 'gdpr-34',
    name: 'GDPR, Article 34',
    addressee: 'Data subjects',
    note: 'The law says “without undue delay”. The period is the organisation’s own.',
    steps: [step({ key: 'communication', name: 'Communication', count: 72 })],
  }),
  regime({
    key: 'dora',
    name: 'DORA',
    addressee: 'Competent authority for financial entities',
    note: 'Delegated Regulation (EU) 2025/301, Article 5.',
    steps: [
      step({ key: 'initial', name: 'Initial notification', from: 'CLASSIFIED', count: 4, atLatest: 24 }),
      step({
        key: 'intermediate',
        name: 'Intermediate report',
        from: 'STEP',
        after: 'initial',
        count: 72,
        isRepeatable: true,
      }),
      step({ key: 'final', name: 'Final report', from: 'STEP', after: 'intermediate', count: 1, unit: 'MONTHS' }),
    ],
  }),
];

/** The steps of a shipped regime as the law has them; null for one of the organisation's own. */
export const lawfulStepsOf = (key: string): readonly DutyStep[] | null =>
  shippedRegimes.find((one) => one.key === key)?.steps ?? null;

/** The regime of incidents from before regimes were kept, whose hours were frozen with them. */
export const formerRegimeKey = 'as-before';

/** What filters call all regimes of an organisation's own; no regime has it. */
export const anyOwnRegimeKey = 'any-own';
