import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
type Labels<Figure extends string> = Readonly<Record<Figure, string>>;

/** What the numbers of registers count, which their lists name as a filter. */
export const figureLabels = {
  risk: {
    ABOVE_APPETITE: 'Above appetite',
    REVIEW_OVERDUE: 'Review overdue',
    PLAN_OVERDUE: 'Treatment plan overdue',
  } satisfies Labels<Schemas['RiskFigure']>,
  incident: {
    NOTIFICATION_DUE: 'Notification due',
    NOTIFICATION_DUE_IN_A_DAY: 'Notification due within a day',
    NOTIFICATION_OVERDUE: 'Notification overdue',
    DETECTED_WITHIN_7_DAYS: 'Open, detected in the last 7 days',
    DETECTED_7_TO_30_DAYS_AGO: 'Open, detected 7 to 30 days ago',
    DETECTED_OVER_30_DAYS_AGO: 'Open, detected over 30 days ago',
    DETECTED_UNKNOWN_DAYS_AGO: 'Open, unknown how long ago',
    TIME_TO_CONTAIN_COUNTED: 'In the mean time to contain',
    TIME_TO_CONTAIN_LEFT_OUT: 'Left out of the mean time to contain',
    TIME_TO_RESOLVE_COUNTED: 'In the mean time to resolve',
    TIME_TO_RESOLVE_LEFT_OUT: 'Left out of the mean time to resolve',
    DETECTED_IN_UNKNOWN_MONTH: 'Unknown in which month detected',
    RESOLVED_IN_UNKNOWN_MONTH: 'Unknown in which month resolved',
  } satisfies Labels<Schemas['IncidentFigure']>,
  exemption: { IN_FORCE: 'In force', TO_CONFIRM: 'To be confirmed' } satisfies Labels<Schemas['ExemptionFigure']>,
  policy: { REVIEW_OVERDUE: 'Review overdue', REVIEW_DUE_SOON: 'Review due in 30 days' } satisfies Labels<
    Schemas['PolicyFigure']
  >,
  informationAsset: { REVIEW_OVERDUE: 'Review overdue', POSSIBLE_DOUBLE: 'Possible double' } satisfies Labels<
    Schemas['InformationAssetFigure']
  >,
  serviceProvider: { REVIEW_OVERDUE: 'Review overdue' } satisfies Labels<Schemas['ServiceProviderFigure']>,
  serviceProviderAssessment: { OVERDUE: 'Overdue' } satisfies Labels<Schemas['AssessmentFigure']>,
  finding: {
    OPEN: 'Open',
    OVERDUE: 'Overdue',
    UP_TO_30_DAYS: 'Up to 30 days',
    UP_TO_90_DAYS: '31 to 90 days',
    OVER_90_DAYS: 'Over 90 days',
    RISK_ACCEPTED: 'Risk accepted',
  } satisfies Labels<Schemas['FindingFigure']>,
  ownControl: {
    WITHOUT_POLICY: 'Without a policy',
    FAILED_WITH_RISK: 'Failed, with risks',
    OPEN_INCIDENT: 'With open incidents',
    EXEMPTED: 'With exemptions in force',
  } satisfies Labels<Schemas['OwnControlFigure']>,
  task: {
    OPEN: 'Open',
    OVERDUE: 'Overdue',
    DUE_SOON: 'Due within a week',
    UNASSIGNED: 'Not assigned',
  } satisfies Labels<Schemas['TaskFigure']>,
} as const;

const all: Readonly<Record<string, Labels<string>>> = figureLabels;

/** The label of a number; a figure unknown to this version is shown by its name in the contract. */
export const figureLabel = (kind: string, figure: string): string => all[kind]?.[figure] ?? figure;
