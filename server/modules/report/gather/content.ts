import { eq } from 'drizzle-orm';

import { shownFields } from '#domain/report/columns.ts';
import type { ReportContent, ReportSection } from '#domain/report/content.ts';
import type { OwnSection, SectionOfKind } from '#domain/report/kind.ts';
import { reportKinds } from '#domain/report/kinds/index.ts';
import { periodOn } from '#domain/report/period.ts';
import { dayEndedAt, lastDayOf } from '#domain/time/last-day.ts';
import { dayAndTimeIn } from '#domain/time/zoned-time.ts';
import { writtenDay } from '#domain/words/field-text.ts';
import { textsOfKind } from '#domain/words/index.ts';
import { reportPeriodLabels } from '#domain/words/report.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { organisation } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationTimeZone } from '#server/modules/organisation/index.ts';
import { labelOf, nounOf, viewableRegisters } from '#server/modules/record/index.ts';

import { mayOpen, type StoredRun } from '../read.ts';
import { ReportRefused } from '../refused.ts';
import { competenceGaps } from './competence-gaps.ts';
import { readPage } from './page.ts';
import { positions } from './positions.ts';
import { recordsAt, type PastRecords, type ReadableRegisters } from './records.ts';
import { rewind } from './rewind.ts';
import { heatMap, movedRisks, topRisks } from './risk-board.ts';
import { countSection, registerSection, type Chosen } from './sections.ts';
import { standardControls, standardGroups, standards, statements } from './standards.ts';

const ownReaders = {
  heatMap,
  topRisks,
  movedRisks,
  positions,
  competenceGaps,
  standards,
  standardGroups,
  standardControls,
  statements,
} as const satisfies Record<OwnSection['reader'], unknown>;

/** What is read for a run, and what its author may not view. */
export interface Gathered {
  readonly content: ReportContent;
  readonly leftOut: string[];
}

/** A report of a day is as of its end: it is named by the day that has ended, not by the one that begins. */
const momentText = (moment: Date, timeZone: string): string => {
  const ended = dayEndedAt(moment, timeZone);
  if (ended !== null) return `the end of ${writtenDay(ended)}`;
  const { day, time } = dayAndTimeIn(timeZone, moment.toISOString());
  return `${writtenDay(day)} ${time}`;
};

/** The fields of a register that the chosen sections need. */
function neededFields(of: RecordKind, sections: readonly SectionOfKind[], run: StoredRun): string[] {
  const own = sections.filter((section) => section.of === of);
  const filtered = reportKinds[run.kind].filters.filter((filter) => filter.of === of).map(({ field }) => field);
  const needed = own.flatMap((section) => {
    if (section.form === 'own') return [];
    return [...(section.form === 'register' ? section.fields : section.by), section.dated ?? []].flat();
  });
  return [...new Set(['ref', 'title', ...needed, ...filtered])];
}

/** The labels of what sections show as it is at present, whichever day they are of. */
const presentFields = (sections: readonly SectionOfKind[], { columns }: StoredRun): string[] =>
  sections.flatMap((section) => {
    if (section.form === 'own') return [];
    const shown = section.form === 'register' ? shownFields(section, columns) : section.by;
    const present = section.present ?? [];
    return shown
      .filter((field) => present.includes(field))
      .map((field) => textsOfKind(section.of)[field]?.label ?? field);
  });

/** Reads the registers that tables and counts need, each once, as they were. */
async function readRegisters(
  readable: ReadableRegisters,
  run: StoredRun,
  sections: readonly SectionOfKind[],
  author: OrganisationContext,
  day: string,
) {
  const registers = new Map<RecordKind, PastRecords>();
  const left = new Set<string>();
  for (const section of sections) {
    const { of, form } = section;
    if (form === 'own' || registers.has(of)) continue;
    const past = await recordsAt(readable, of, neededFields(of, sections, run), run.asOf);
    for (const label of await rewind(of, past, { asOf: run.asOf, day }, author)) left.add(label);
    registers.set(of, past);
  }
  // Of today as well: the same report made tomorrow says the same.
  for (const label of presentFields(sections, run)) left.add(label);
  return { registers, left };
}

const filterNotes = ({ kind, filters }: StoredRun): string[] =>
  filters.flatMap(({ field, values }) => {
    const facts = reportKinds[kind].filters.find((one) => one.field === field);
    const words = facts && textsOfKind(facts.of)[field];
    return words === undefined
      ? []
      : [`Only ${words.label}: ${values.map((value) => labelOf(words, value)).join(', ')}.`];
  });

const presentNotes = (left: ReadonlySet<string>): string[] =>
  left.size === 0
    ? []
    : [
        `As they are at present, because there is no history of their former values: ${[...left].toSorted().join(', ')}.`,
      ];

const nameOf = async (author: OrganisationContext): Promise<string> => {
  const [named] = await db
    .select({ name: organisation.name })
    .from(organisation)
    .where(eq(organisation.id, author.organisation.id));
  return named?.name ?? '';
};

/** The section of one that the author may not view. */
const withheld = ({ key, title, of }: SectionOfKind): ReportSection => ({
  key,
  title,
  note: `Left out: its author may not view ${nounOf(of).many}.`,
  columns: [],
  rows: [],
});

/**
 * Reads what a run says, with the rights of its author, as it was at its moment. In one read transaction of theirs. What may
 * change from one reading to the next, such as the time, is no part of it.
 */
export async function gather(
  run: StoredRun,
  author: OrganisationContext,
  readable: ReadableRegisters,
): Promise<Gathered> {
  const timeZone = await organisationTimeZone();
  const head = await headOf(run, author, timeZone);
  if (run.page === null) return gatherSections(run, author, readable, head);
  if (!mayOpen(run, author)) throw new ReportRefused('Its author may no longer view all that is on the page');
  return { content: { ...head, ...(await readPage(run.page, run.asOf, timeZone)) }, leftOut: [] };
}

type Head = Omit<ReportContent, 'notes' | 'page' | 'sections'>;

/** What a report says of itself. */
async function headOf(run: StoredRun, author: OrganisationContext, timeZone: string): Promise<Head> {
  const { asOf, kind, period } = run;
  const span = periodOn(period, lastDayOf(asOf, timeZone));
  return {
    title: run.name,
    organisation: await nameOf(author),
    asOf: asOf.toISOString(),
    asOfText: momentText(asOf, timeZone),
    timeZone,
    definition: `${reportKinds[kind].name}, version ${run.definitionVersion}`,
    period: span === null ? reportPeriodLabels.ALL : `${writtenDay(span.from)} to ${writtenDay(span.to)}`,
    paper: run.paper,
  };
}

async function gatherSections(
  run: StoredRun,
  author: OrganisationContext,
  readable: ReadableRegisters,
  head: Head,
): Promise<Gathered> {
  const { asOf, since, kind, period } = run;
  const { timeZone } = head;
  const viewable = new Set(viewableRegisters(author));
  const chosen = run.sections.flatMap((key) => reportKinds[kind].sections.find((section) => section.key === key) ?? []);
  const shown = chosen.filter(({ of }) => viewable.has(of));
  const day = lastDayOf(asOf, timeZone);
  const { registers, left } = await readRegisters(readable, run, shown, author, day);
  const span = periodOn(period, day);
  const sinceText = since === null ? null : momentText(since, timeZone);
  const sections: ReportSection[] = [];
  for (const section of chosen) {
    const past = registers.get(section.of);
    const filters = run.filters.filter(({ field }) =>
      reportKinds[kind].filters.some((filter) => filter.field === field && filter.of === section.of),
    );
    const which: Chosen = { filters, columns: run.columns, span, timeZone };
    if (!viewable.has(section.of)) sections.push(withheld(section));
    else if (section.form === 'own')
      sections.push(
        await ownReaders[section.reader]({ key: section.key, title: section.title }, { asOf, since, sinceText }),
      );
    else if (past !== undefined)
      sections.push(
        section.form === 'register' ? registerSection(section, past, which) : countSection(section, past, which),
      );
  }
  const content: ReportContent = { ...head, notes: [...filterNotes(run), ...presentNotes(left)], sections };
  return { content, leftOut: chosen.filter(({ of }) => !viewable.has(of)).map(({ key }) => key) };
}
