import type { components } from '#openapi/generated/types.ts';

import { writtenDay, type FieldText } from './field-text.ts';

type Absence = components['schemas']['StaffAbsence'];

/** The words of the fields of an absence. */
export const absenceTexts = {
  title: { label: 'Days' },
  firstDay: { label: 'First day' },
  lastDay: { label: 'Last day' },
  deputy: { label: 'Deputy' },
  note: { label: 'Note' },
} satisfies Readonly<Record<Exclude<keyof Absence, 'id' | 'version'>, FieldText>>;

/** The days of an absence: `1 Dec 2026 to 12 Dec 2026`. */
export const absenceDaysInWords = ({ firstDay, lastDay }: Pick<Absence, 'firstDay' | 'lastDay'>): string =>
  firstDay === lastDay ? writtenDay(firstDay) : `${writtenDay(firstDay)} to ${writtenDay(lastDay)}`;

/** An absence as the activity log keeps it. */
export const absenceInWords = ({ title, deputy, note }: Absence): string =>
  [title, ...(deputy === null ? [] : [`deputy ${deputy.ref} ${deputy.title}`]), ...(note === '' ? [] : [note])].join(
    ', ',
  );
