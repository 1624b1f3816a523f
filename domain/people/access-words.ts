import {
  coversLevel,
  type AccessRequirement,
  type OrganisationFeature,
  type PermissionLevel,
} from '#openapi/access.ts';

import { featureTexts, levelTexts, organisationRoleTexts, type memberStateTexts } from '../words/people.ts';
import type { Rights } from './granting.ts';

/** One condition for access, and whether it is met. */
export interface AccessReason {
  readonly met: boolean;
  readonly text: string;
}

/** A member whose access is explained. */
export interface ExplainedMember extends Rights {
  readonly state: keyof typeof memberStateTexts;
  readonly accountInUse: boolean;
}

interface Asked {
  /** What is to be seen, in a sentence: `risks`, `the page “Risk Register”`. */
  readonly what: string;
  readonly requirement: AccessRequirement | undefined;
  /** The features that the organisation has. */
  readonly features: readonly string[];
}

const isFeature = (feature: string): feature is OrganisationFeature => Object.hasOwn(featureTexts, feature);

const nameOfFeature = (feature: string): string => (isFeature(feature) ? featureTexts[feature] : feature);

function roleReason({ role }: ExplainedMember, { what, requirement }: Asked): AccessReason {
  const allowed = requirement?.roles;
  const name = organisationRoleTexts[role];
  if (allowed === undefined) return { met: true, text: `Every role may open ${what}.` };
  const met = allowed.includes(role);
  const others = allowed.flatMap((one) =>
    Object.hasOwn(organisationRoleTexts, one)
      ? [Object.entries(organisationRoleTexts).find(([key]) => key === one)?.[1]]
      : [],
  );
  return {
    met,
    text: met
      ? `Their role, ${name}, may open ${what}.`
      : `Their role, ${name}, may not open ${what}. That is for ${others.join(', ')}.`,
  };
}

function heldReason(
  { featurePermissions }: ExplainedMember,
  needed: readonly string[],
  level: PermissionLevel,
): AccessReason {
  const names = needed.map((feature) => `“${nameOfFeature(feature)}”`).join(' or ');
  const held = featurePermissions.find(
    ({ feature, permission }) => needed.includes(feature) && coversLevel(permission, level),
  );
  if (held !== undefined)
    return {
      met: true,
      text: `They have the level ${levelTexts[held.permission]} for “${nameOfFeature(held.feature)}”.`,
    };
  const wanted = levelTexts[level];
  return { met: false, text: `They have no rights for ${names}: ${wanted} or more is needed.` };
}

/** Why a member can or cannot see something, by the requirement that is enforced. */
export function accessReasons(member: ExplainedMember, asked: Asked): readonly AccessReason[] {
  const { requirement, features } = asked;
  const needed = requirement?.feature === undefined ? requirement?.anyFeature : [requirement.feature];
  const membership: AccessReason[] = [
    member.accountInUse
      ? { met: true, text: 'Their account is approved and active.' }
      : { met: false, text: 'Their account is not approved, or was deactivated by the platform.' },
    member.state === 'ACTIVE'
      ? { met: true, text: 'They are an active member of this organisation.' }
      : { met: false, text: 'Their membership of this organisation is deactivated.' },
    roleReason(member, asked),
  ];
  if (needed === undefined) return [...membership, { met: true, text: 'No feature is needed.' }];
  const names = needed.map((feature) => `“${nameOfFeature(feature)}”`).join(' or ');
  const hasOne = needed.some((feature) => features.includes(feature));
  return [
    ...membership,
    hasOne
      ? { met: true, text: `The organisation has the feature ${names}.` }
      : { met: false, text: `The organisation does not have the feature ${names}.` },
    heldReason(member, needed, requirement?.level ?? 'VIEW'),
  ];
}
