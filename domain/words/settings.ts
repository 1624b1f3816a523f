import type { RecordKind } from '#openapi/generated/records.ts';

import { regimeTexts } from '../incident/duties/words.ts';
import { onCallTexts } from '../incident/on-call-words.ts';
import type { FieldText } from './field-text.ts';
import { organisationExportTexts } from './organisation-export.ts';
import { organisationRequestTexts, organisationTexts } from './organisation.ts';
import { invitationTexts, memberTexts } from './people.ts';

interface SettingTexts {
  /** Members who may view the records of this register may view the setting; null for those of any register. */
  readonly of: RecordKind | null;
  readonly name: string;
  readonly fields: Readonly<Record<string, FieldText>>;
}

/** The settings of an organisation whose changes are in its activity log, in the words of the log and of the screens. */
export const settingTexts = {
  changePeriods: {
    of: 'changeManagementProcess',
    name: 'Windows and freezes for changes',
    fields: { period: { label: 'Window or freeze' } },
  },
  dutyRegime: { of: 'incident', name: 'Duties to notify', fields: regimeTexts },
  onCall: { of: 'incident', name: 'On call', fields: onCallTexts },
  playbooks: { of: 'task', name: 'Playbooks', fields: { playbook: { label: 'Playbook' } } },
  invitation: { of: null, name: 'Invitations', fields: invitationTexts },
  member: { of: null, name: 'Members', fields: memberTexts },
  organisationExport: { of: null, name: 'Exports of the organisation', fields: organisationExportTexts },
  organisationRequest: { of: null, name: 'Requests to the platform', fields: organisationRequestTexts },
  organisationSettings: { of: null, name: 'Organisation settings', fields: organisationTexts },
  riskAppetite: {
    of: 'risk',
    name: 'Risk appetite',
    fields: {
      score: { label: 'Highest score without treatment' },
      categories: { label: 'Of categories' },
    },
  },
  runZeroConnection: {
    of: 'informationAsset',
    name: 'Connection to runZero',
    fields: { consoleUrl: { label: 'Console address' }, token: { label: 'Export token' } },
  },
} as const satisfies Readonly<Record<string, SettingTexts>>;

export type Setting = keyof typeof settingTexts;

export const isSetting = (kind: string): kind is Setting => Object.hasOwn(settingTexts, kind);
