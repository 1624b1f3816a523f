import type { Schemas } from '#server/contract/types.ts';

import type { DemoLink } from '../links.ts';
import { demoStandard } from '../standards/catalogue.ts';

/** What is decided about a control for the statement of applicability. */
export interface DemoDecision {
  readonly isApplicable?: boolean;
  readonly reasons: Schemas['ApplicabilityReason'][];
  readonly justification?: string;
}

/** The first version of a statement, and what has been decided since for the next one. */
export interface DemoStatement {
  readonly title: string;
  /** The title of the standard whose controls it decides on: the organisation has adopted several. */
  readonly standard: string;
  /** The local parts of members' addresses. */
  readonly owner: string;
  readonly approver: string;
  readonly changeLog: string;
  readonly reviewInDays: number;
  /** Risks that own controls mitigate. */
  readonly links: readonly DemoLink[];
  /** By the reference of a control; of others, that the business needs them. */
  readonly decisions: Readonly<Record<string, DemoDecision>>;
  readonly since: Readonly<Record<string, DemoDecision>>;
}

const byLaw = (justification: string): DemoDecision => ({ reasons: ['LEGAL'], justification });
const byContract = (justification: string): DemoDecision => ({ reasons: ['CONTRACT'], justification });
const byRisk = (justification: string): DemoDecision => ({ reasons: ['RISK'], justification });
const excluded = (justification: string): DemoDecision => ({ isApplicable: false, reasons: [], justification });

/** Of the controls that nothing else is said of. */
export const otherwise: DemoDecision = {
  reasons: ['BUSINESS'],
  justification: 'Part of how the company protects its terminals and its customers.',
};

export const harbourStatement: DemoStatement = {
  title: 'Statement of applicability of the terminals',
  standard: demoStandard.title,
  owner: 'manager',
  approver: 'admin',
  changeLog: 'The first statement, after the internal audit of the spring.',
  reviewInDays: 210,
  links: [
    ['C-0013', 'mitigates', 'R-0001'],
    ['C-0012', 'mitigates', 'R-0002'],
    ['C-0007', 'mitigates', 'R-0005'],
  ],
  decisions: {
    'PE-1': byLaw('The bonded warehouse requires a certificate of conduct of everyone who enters it.'),
    'AS-2': byContract('Customers of pharmaceuticals ask for their own class of information.'),
    'AS-3': byLaw('Personal data is erased once it is not needed any more (GDPR, Article 17).'),
    'AC-3': byRisk('Agency drivers and leavers kept access that they did not need.'),
    'NS-1': byRisk('Cranes and office shared one network.'),
    'NS-4': excluded('No software is written here: it is bought, or made by suppliers under contract.'),
    'NS-5': excluded('Without software of our own there is no test data.'),
    'OP-4': byRisk('The terminal operating system has to be running again within a shift.'),
    'SU-1': byContract('Carriers pass their own security clauses on to us.'),
    'SU-2': byContract('Carriers pass their own security clauses on to us.'),
    'IR-1': byLaw('Incidents of essential entities are reported within 24 hours (NIS 2, Article 23).'),
  },
  since: {
    'NS-4': byContract('The tracking API is now developed with the customs broker, in a repository of ours.'),
    'OP-5': byLaw('Logs of the gate system are kept for a year, as the port authority asks since March.'),
    'IR-5': byRisk('The second berth leaves no spare capacity in December.'),
  },
};
