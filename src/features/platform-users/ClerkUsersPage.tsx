import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  differenceKey,
  differenceQuery,
  identityDifferences,
  type IdentityDifference,
} from '#src/api/organisation/platform-people.ts';
import { platformUserKey } from '#src/api/organisation/platform-users.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { Figure, FigureStrip } from '#src/components/FigureStrip.tsx';
import { formatInstant, formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { css } from '#styled/css/index.js';

type Kind = IdentityDifference['kind'];

const screen = css({ display: 'flex', flexDirection: 'column', height: 'full' });

/** What differs, and the one repair of it. */
const kinds: Readonly<
  Record<Kind, { readonly label: string; readonly repair: string; readonly what: string; readonly done: string }>
> = {
  NO_ACCOUNT: {
    label: 'No account',
    repair: 'Create account',
    what: 'An account is created for this person. It waits for approval.',
    done: 'Account created',
  },
  NO_IDENTITY: {
    label: 'No identity',
    repair: 'Deactivate account',
    what: 'Nobody can sign in to this account any more. It is deactivated; what it has entered stays.',
    done: 'Account deactivated',
  },
  EMAIL_DIFFERS: {
    label: 'Email differs',
    repair: 'Take over address',
    what: 'The account gets the address with which the person signs in.',
    done: 'Address taken over',
  },
  BANNED_HERE: {
    label: 'Deactivated here only',
    repair: 'Ban identity',
    what: 'The person is banned at the identity provider too, which ends their sessions. Activating the account ends the ban.',
    done: 'Identity banned',
  },
  BANNED_THERE: {
    label: 'Banned there only',
    repair: 'Deactivate account',
    what: 'The account is deactivated here too. Activating it again ends the ban.',
    done: 'Account deactivated',
  },
};

/** /admin/clerk-users: where identities and accounts differ. */
export function ClerkUsersPage() {
  const found = useQuery(differenceQuery(useApi()));
  return (
    <div className={screen}>
      <PageTitle
        title="Clerk Users"
        note={found.data && `Compared on ${formatInstant(found.data.comparedAt)}`}
        actions={
          <Button busy={found.isFetching} busyLabel="Comparing..." onClick={() => void found.refetch()}>
            Compare again
          </Button>
        }
      />
      <Content found={found} />
    </div>
  );
}

const useFound = () => useQuery(differenceQuery(useApi()));

function Content({ found }: { readonly found: ReturnType<typeof useFound> }) {
  if (found.isError) return <LoadFailed what="identities" error={found.error} onRetry={() => void found.refetch()} />;
  if (found.isPending) return <LoadingRows />;
  const { identityCount, accountCount, total, differences } = found.data;
  return (
    <>
      <FigureStrip>
        <Figure name="Identities" value={formatNumber(identityCount)} />
        <Figure name="Accounts" value={formatNumber(accountCount)} />
        <Figure
          name="Differences"
          value={formatNumber(total)}
          note={total > differences.length ? `The first ${formatNumber(differences.length)} are shown` : undefined}
        />
      </FigureStrip>
      {differences.length === 0 ? (
        <EmptyState title="Nothing differs">
          Everyone who can sign in has an account with the same address, and everyone who is deactivated is banned.
        </EmptyState>
      ) : (
        <Differences rows={differences} />
      )}
    </>
  );
}

function Differences({ rows }: { readonly rows: readonly IdentityDifference[] }) {
  const mayEdit = useMay({ feature: 'ADMIN_ORGANISATION', level: 'EDIT' });
  const [asked, setAsked] = useState<IdentityDifference | null>(null);
  const repair = useRepair();
  return (
    <>
      <Table.Root label="Differences">
        <Table.Head>
          <Table.HeadCell flexible sticky="title">
            Name
          </Table.HeadCell>
          <Table.HeadCell>Difference</Table.HeadCell>
          <Table.HeadCell flexible>Account’s address</Table.HeadCell>
          <Table.HeadCell flexible>Identity’s address</Table.HeadCell>
          {mayEdit && <Table.HeadCell>Repair</Table.HeadCell>}
        </Table.Head>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={`${row.kind} ${row.subject}`}>
              <Table.TitleCell note={row.email ?? row.identityEmail}>{row.name}</Table.TitleCell>
              <Table.Cell phone="end">
                <StatusText shape="half" tone="warning">
                  {kinds[row.kind].label}
                </StatusText>
              </Table.Cell>
              <Table.Cell flexible>
                <WordsCell>{row.email ?? 'None'}</WordsCell>
              </Table.Cell>
              <Table.Cell flexible>
                <WordsCell>{row.identityEmail ?? 'None'}</WordsCell>
              </Table.Cell>
              {mayEdit && (
                <Table.Cell phone="end">
                  <Button size="sm" aria-label={`${kinds[row.kind].repair}: ${row.name}`} onClick={() => setAsked(row)}>
                    {kinds[row.kind].repair}
                  </Button>
                </Table.Cell>
              )}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      {asked !== null && (
        <ConfirmDialog
          open
          title={`${kinds[asked.kind].repair}: ${asked.name}?`}
          description={kinds[asked.kind].what}
          confirmLabel={kinds[asked.kind].repair}
          cancelLabel="Cancel"
          busy={repair.isPending}
          busyLabel="Repairing..."
          onConfirm={() => repair.mutate(asked, { onSettled: () => setAsked(null) })}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

function useRepair() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, subject }: IdentityDifference) => identityDifferences(api).repair({ body: { kind, subject } }),
    onSuccess: (_, { kind, name }) => toast.success(kinds[kind].done, name),
    onError: (error) => toast.error('The difference was not repaired', error.message || texts.errors.fallback),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: platformUserKey });
      await queryClient.invalidateQueries({ queryKey: differenceKey });
    },
  });
}
