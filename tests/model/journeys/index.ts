import type { Flow } from '../flow.ts';
import { forgottenPassword } from './forgotten-password.ts';
import { newcomer } from './newcomer.ts';
import { policyApproval } from './policy-approval.ts';
import { providerAssessment } from './provider-assessment.ts';
import { returningMember } from './returning-member.ts';

/**
 * User-view models of journeys across screens. States are screens; events are actions of the user or an administrator.
 * They contain no product code, so they specify the product independently of it.
 */
export const journeys: readonly Flow[] = [
  newcomer,
  returningMember,
  forgottenPassword,
  policyApproval,
  providerAssessment,
];
