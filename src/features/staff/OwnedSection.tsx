import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';

import { responsibilityLabels } from '#domain/words/responsibility.ts';
import { registers } from '#openapi/generated/records.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { staffOwnedQuery, type StaffMember } from '#src/api/staff.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { useListOf, type Destination } from '#src/components/register/useDestination.ts';
import { counted, type Noun } from '#src/components/words.ts';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

type Owned = Schemas['StaffOwned'];

const ListLink = createLink(TextLink);

const item = css({ display: 'flex', flexWrap: 'wrap', columnGap: '12', paddingBlock: '4', textStyle: 'sm' });
const name = css({ minWidth: '[12rem]', color: 'fg.muted' });
const numbers = css({ flex: '1', display: 'flex', flexWrap: 'wrap', columnGap: '12', tabularFigures: true });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });

const nouns: ReadonlyMap<string, Noun> = new Map(Object.values(registers).map(({ kind, noun }) => [kind, noun]));

/** Of tasks, the server counts those that are open. */
const openTasks = { noun: { one: 'open task', many: 'open tasks' }, search: { figure: 'OPEN' } };

/** Their pages show what there is of each standard, and filter nothing. */
const unfiltered: ReadonlySet<string> = new Set(['complianceAssessment', 'statementOfApplicability']);

interface SectionProps {
  readonly member: StaffMember;
}

/** What someone answers for: each number leads to the list of the records that it counts. */
export function OwnedSection({ member: { id, title, account } }: SectionProps) {
  const { data, isError, error, refetch } = useQuery({
    ...staffOwnedQuery(useApi(), id),
    enabled: account !== null,
  });
  return (
    <FieldSection title="Responsible for" hint="What names their account, in the registers that you may view">
      {account === null ? (
        <p className={note}>{title} has no account, so nothing can name them.</p>
      ) : isError ? (
        <LoadFailed what="what they are responsible for" error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <LoadingRows />
      ) : (
        <Fields owned={data} accountId={account.id} />
      )}
    </FieldSection>
  );
}

interface FieldsProps {
  readonly owned: readonly Owned[];
  readonly accountId: string;
}

function Fields({ owned, accountId }: FieldsProps) {
  if (owned.length === 0) return <p className={note}>Nothing names them.</p>;
  return (
    <ul className={sectionList} aria-label="Responsible for">
      {Object.entries(responsibilityLabels).map(([field, label]) => {
        const rows = owned.filter((row) => row.field === field);
        if (rows.length === 0) return null;
        return (
          <li key={field} className={item}>
            <span className={name}>{label}</span>
            <span className={numbers}>
              {rows.map((row) => (
                <Count key={row.kind} {...row} accountId={accountId} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** A number without a list that shows what it counts is no link: that of parts of records has none. */
function Count({ kind, count, filter, accountId }: Owned & { readonly accountId: string }) {
  const list = useListOf()(kind);
  const own = kind === 'task' ? openTasks : undefined;
  const text = counted(count, own?.noun ?? nouns.get(kind) ?? { one: kind, many: kind });
  if (filter === null || list === undefined || unfiltered.has(kind)) return <span>{text}</span>;
  const shown: Destination = { ...list, search: { ...list.search, ...own?.search, [filter]: [accountId] } };
  return <ListLink {...shown}>{text}</ListLink>;
}
