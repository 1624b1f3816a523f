/**
 * As what someone is named in a record or in a part of one, by the field that names them, as `Responsibility` has it
 * (server/modules/member/responsibilities.ts). In the order in which they are shown.
 */
export const responsibilityLabels: Readonly<Record<string, string>> = {
  ownerId: 'Owner',
  coOwnerIds: 'Co-owner',
  custodianId: 'Custodian',
  assigneeId: 'Assignee',
  assessorId: 'Assessor',
  auditorIds: 'Auditor',
  implementerIds: 'Implementer',
  approverId: 'Approver',
  reviewerIds: 'Reviewer',
  verifierId: 'Verifier',
  voterIds: 'Decides',
  participantIds: 'Participant',
  'treatmentAction/ownerId': 'Owner of treatment actions',
  'riskControl/ownerId': 'Owner of controls of risks',
  'correctiveAction/ownerId': 'Owner of corrective actions',
  'documentEntry/ownerId': 'Owner of documents',
  'evidenceRequest/personId': 'Asked to give evidence',
  'evidenceRequest/askedBy': 'Asked members for evidence',
  'evidenceContact/askedBy': 'Asked others for evidence',
};
