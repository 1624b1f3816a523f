import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { accounts } from '#src/api/organisation/account-client.ts';
import type { SignInSession } from '#src/api/organisation/account.ts';
import { sessionsQuery } from '#src/api/organisation/account.ts';
import { browserName } from '#src/components/browser-name.ts';
import { formatInstant } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import { accountTexts } from '#src/texts/account.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

const list = css({ listStyle: 'none', padding: '0' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '10',
  borderBlockEnd: 'subtle',
});
const name = css({ flex: '1', minWidth: '[12rem]', overflowWrap: 'anywhere' });
const note = css({ color: 'fg.muted', fontSize: 'xs' });

/** The person's signed-in browsers; every one except the current can be signed out here. */
export const SessionsSection = ({ sessions }: { readonly sessions: readonly SignInSession[] }) => (
  <Region title="Signed-in browsers">
    <ul className={list} aria-label="Signed-in browsers">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  </Region>
);

function SessionRow({ session }: { readonly session: SignInSession }) {
  const { current, userAgent, ip, lastActiveAt } = session;
  const ending = useEnding(session);
  const browser = browserName(userAgent) ?? 'Unknown browser';
  return (
    <li className={row}>
      <div className={name}>
        <p title={userAgent ?? undefined}>{browser}</p>
        <p className={note}>{[ip, `last active ${formatInstant(lastActiveAt)}`].filter(Boolean).join(' · ')}</p>
      </div>
      {current ? (
        <StatusText shape="done" tone="success">
          This browser
        </StatusText>
      ) : (
        <Button
          size="sm"
          aria-label={`Sign out ${browser}`}
          busy={ending.isPending}
          busyLabel="Signing out..."
          onClick={() => ending.mutate()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

/** Ends a session, then refetches the list, also after a refusal. */
function useEnding({ id }: SignInSession) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => accounts(api).revokeSession({ path: { id } }),
    onSuccess: () => toast.success(accountTexts.sessions.ended),
    onError: (error) => toast.error(accountTexts.sessions.notEnded, error.message || texts.errors.fallback),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey }),
  });
}
