import type { RecordKind } from '#openapi/generated/records.ts';

import type { FieldText } from './field-text.ts';
import { notificationTexts } from './incident.ts';

interface SettingTexts {
  /** Members who may view the records of this register may view the setting; null for those of any register. */
  readonly of: RecordKind | null;
  readonly name: string;
  readonly fields: Readonly<Record<string, FieldText>>;
}

/** The settings of an organisation whose changes are in its activity log, in the words of the log and of the screens. */
export const settingTexts = {
  notificationPeriods: {
    of: 'incident',
    name: 'Notification periods',
    fields: notificationTexts,
  },
  organisationSettings: {
    of: null,
    name: 'Organisation settings',
    fields: { timeZone: { label: 'Time zone' }, exemptionDays: { label: 'Longest exemption in days' } },
  },
  riskAppetite: {
    of: 'risk',
    name: 'Risk appetite',
    fields: { score: { label: 'Highest score without treatment' } },
  },
  runZeroConnection: {
    of: 'informationAsset',
    name: 'Connection to runZero',
    fields: { consoleUrl: { label: 'Console address' }, token: { label: 'Export token' } },
  },
} as const satisfies Readonly<Record<string, SettingTexts>>;

export type Setting = keyof typeof settingTexts;

export const isSetting = (kind: string): kind is Setting => Object.hasOwn(settingTexts, kind);
