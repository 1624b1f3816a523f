// Generated from the contract by `npm run generate`. Do not edit.

import { competenceStandingValues } from '../values/competence-standing.ts';
import { staffMemberSortValues } from '../values/staff-member-sort.ts';
import { staffStatusValues } from '../values/staff-status.ts';
import { staffTrainingStateValues } from '../values/staff-training-state.ts';

export const staffMemberList = { kind: "staffMember", sortKeys: staffMemberSortValues, filters: { managerId: { type: 'ids', orNone: true }, deputyId: { type: 'ids', orNone: true }, roleId: { type: 'ids', orNone: true }, endsBy: { type: 'day', orNone: true }, labelId: { type: 'ids', orNone: true }, status: { type: 'values', values: staffStatusValues, orNone: false }, training: { type: 'values', values: staffTrainingStateValues, orNone: false }, competenceStanding: { type: 'values', values: competenceStandingValues, orNone: false }, competenceGapId: { type: 'ids', orNone: false }, competenceMetId: { type: 'ids', orNone: false } } } as const;
