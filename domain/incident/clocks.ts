import type { components } from '#openapi/generated/types.ts';

type Party = components['schemas']['NotifiedParty'];

/** Hours from a detection until each notification is due; null for one that is not given. */
export type NotificationHours = components['schemas']['NotificationHours'];

/** The fields of an incident from which its clocks follow; instants in the contract's form. */
export interface NotifiableIncident {
  readonly detectedAt: string | null;
  readonly partiesToNotify: readonly Party[];
  readonly notificationHours: Readonly<NotificationHours>;
  readonly earlyWarningAt: string | null;
  readonly regulatorNotifiedAt: string | null;
  readonly dataSubjectsNotifiedAt: string | null;
  readonly finalReportAt: string | null;
}

type NotifiedAt = 'earlyWarningAt' | 'regulatorNotifiedAt' | 'dataSubjectsNotifiedAt' | 'finalReportAt';

/** A period that runs from the detection of an incident until the notification is given. */
export interface Clock {
  /** The field that stops it. */
  readonly field: NotifiedAt;
  readonly dueAt: string;
  readonly stoppedAt: string | null;
}

const hour = 3_600_000;

/** A notification that an incident can need. */
interface Period {
  /** Its hours. */
  readonly name: keyof NotificationHours;
  readonly field: NotifiedAt;
  readonly party: Party;
}

/** The notifications of an incident. */
export const notifications: readonly Period[] = [
  { name: 'earlyWarning', field: 'earlyWarningAt', party: 'AUTHORITY' },
  { name: 'regulator', field: 'regulatorNotifiedAt', party: 'AUTHORITY' },
  { name: 'dataSubjects', field: 'dataSubjectsNotifiedAt', party: 'DATA_SUBJECTS' },
  { name: 'finalReport', field: 'finalReportAt', party: 'AUTHORITY' },
];

/**
 * How long after its detection an incident is to be notified of, unless the organisation decides otherwise: NIS 2, Article
 * 23(4) for the authority (its 72 hours are also those of GDPR, Article 33). GDPR, Article 34 says only "without undue
 * delay": the same 72 hours.
 */
export const lawfulHours: Readonly<NotificationHours> = {
  earlyWarning: 24,
  regulator: 72,
  dataSubjects: 72,
  finalReport: 30 * 24,
};

/** The clocks of an incident, those that end first before the others; none before its detection. */
export function clocksOf(incident: NotifiableIncident): Clock[] {
  const { detectedAt, partiesToNotify, notificationHours } = incident;
  if (detectedAt === null) return [];
  return notifications
    .flatMap(({ name, field, party }) => {
      const hours = notificationHours[name];
      return hours === null || !partiesToNotify.includes(party) ? [] : [{ field, hours }];
    })
    .toSorted((one, other) => one.hours - other.hours)
    .map(({ field, hours }) => ({
      field,
      dueAt: new Date(Date.parse(detectedAt) + hours * hour).toISOString(),
      stoppedAt: incident[field],
    }));
}

/** The next running clock of those of `clocksOf`; undefined if all are stopped. */
export const nextClock = (clocks: readonly Clock[]): Clock | undefined =>
  clocks.find(({ stoppedAt }) => stoppedAt === null);

/** Hours ahead of the end of a period at which the owner is reminded, and once it has passed. */
const stepsAhead = [12, 4, 1, 0] as const;

/**
 * The last reminder of a period that is due by now, as hours ahead of its end; undefined before the first.
 * @param dueAt the end of the period
 */
export function reminderStep(dueAt: string, now: Date): number | undefined {
  const left = Date.parse(dueAt) - now.getTime();
  return stepsAhead.findLast((hours) => left <= hours * hour);
}

/** The running clocks of which a reminder is due by now, each by itself: one that was missed does not hide the later ones. */
export const clocksToRemindOf = (
  incident: NotifiableIncident,
  now: Date,
): { readonly clock: Clock; readonly step: number }[] =>
  clocksOf(incident).flatMap((clock) => {
    const step = clock.stoppedAt === null ? reminderStep(clock.dueAt, now) : undefined;
    return step === undefined || Date.parse(clock.dueAt) < remindedSince(now).getTime() ? [] : [{ clock, step }];
  });

/** The earliest end of a period of which there can be a reminder: those missed in an outage are given late. */
export const remindedSince = (now: Date): Date => new Date(now.getTime() - 7 * 24 * hour);

/** The latest end of a period of which there can be a reminder. */
export const remindedUntil = (now: Date): Date => new Date(now.getTime() + stepsAhead[0] * hour);
