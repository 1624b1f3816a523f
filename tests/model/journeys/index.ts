import type { Flow } from '../flow.ts';
import { forgottenPassword } from './forgotten-password.ts';
import { newcomer } from './newcomer.ts';
import { returningMember } from './returning-member.ts';

/**
 * The user-view models: what a person sees and does across screens. Their states are screens, their events what the person
 * does, or an administrator; no code of the product is in them, so that they say what it should do.
 */
export const journeys: readonly Flow[] = [newcomer, returningMember, forgottenPassword];
