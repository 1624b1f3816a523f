import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { isHiddenKind } from '#server/database/transaction-scope.ts';

/** The columns of a record, by whatever name it is joined. */
type Titled = Readonly<Record<'id' | 'ref' | 'title' | 'kind', SQLWrapper>>;

/** The title of a record; empty for those who may not view its kind: they see that it is referred to. */
export const shownTitle = ({ kind, title }: Pick<Titled, 'kind' | 'title'>): SQL<string> =>
  sql<string>`case when ${isHiddenKind(kind)} then '' else ${title} end`;

/** A reference to a record, as those who may not view its kind may see it too. */
export const shownRecord = (of: Titled): SQL<Schemas['RecordReference']> =>
  sql`json_build_object('id', ${of.id}, 'ref', ${of.ref}, 'title', ${shownTitle(of)})`;
