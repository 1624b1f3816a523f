/** A person's preferences for dates and numbers; null means the browser's time zone, and British English. */
export interface FormatPreferences {
  readonly locale: string | null;
  readonly timeZone: string | null;
}

let preferred: FormatPreferences | undefined;
let organisationZone: string | undefined;

/** What all formatters follow (`format.ts`); undefined until a person is known. */
export const preferredFormats = (): FormatPreferences | undefined => preferred;

/**
 * Applies the person's preferences to all formatters; called before their first screen is rendered and on every change.
 */
export function preferFormats(preferences: FormatPreferences): void {
  preferred = preferences;
}

/** The time zone in which days begin and end: the organisation's (decision 100); undefined, for the browser's, while none is active. */
export const zoneOfDays = (): string | undefined => organisationZone;

/** Says in which organisation's time zone (IANA) days begin and end; undefined without an organisation. */
export function endDaysIn(timeZone: string | undefined): void {
  organisationZone = timeZone;
}
