import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';

import { folded } from '#domain/text/folded.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { matched, recordOf, viewableRegisters, type Choice } from '#server/modules/record/index.ts';

const withReference = /^\S+-\d+ (.+)$/s;

/** The title in a text such as `SP-0001 Harbour Cloud`: in another organisation the reference is of another provider. */
const titleIn = (text: string): string => withReference.exec(text.trim())?.[1] ?? text.trim();

/** A live provider by its reference, by both, or by its title alone, as searches compare titles. */
export const providerChoice: Choice = {
  ...recordOf('serviceProvider'),
  async named(texts, reader) {
    if (!viewableRegisters(reader).includes('serviceProvider')) return new Map();
    const refs = texts.map((text) => text.trim().split(/\s/, 1)[0]?.toUpperCase() ?? '');
    const titles = texts.map((text) => folded(titleIn(text)));
    const isNamed = or(inArray(record.ref, [...new Set(refs)]), inArray(sql`folded(${record.title})`, titles));
    const rows = await db
      .select({ id: record.id, ref: record.ref, title: record.title })
      .from(record)
      .where(and(eq(record.kind, 'serviceProvider'), isNull(record.deletedAt), isNamed));
    const inFull = rows.flatMap(({ id, ref, title }) => [
      { id, name: ref, shown: `${ref} ${title}` },
      { id, name: `${ref} ${title}` },
    ]);
    const byReference = matched(texts, inFull);
    const byTitle = matched(
      texts.map(titleIn),
      rows.map(({ id, ref, title }) => ({ id, name: title, shown: `${ref} ${title}` })),
    );
    return new Map(
      texts.map((text) => {
        const found = byReference.get(text) ?? [];
        return [text, found.length > 0 ? found : (byTitle.get(titleIn(text)) ?? [])] as const;
      }),
    );
  },
};
