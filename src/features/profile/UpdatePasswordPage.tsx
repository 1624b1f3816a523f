import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { sessionsQuery } from '#src/api/organisation/account.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { Region } from '#src/components/Region.tsx';
import { accountTexts } from '#src/texts/account.ts';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';

import { PasswordSection } from './PasswordSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { sectionBody, sectionText } from './styles.ts';
import { useReverification } from './useReverification.tsx';

const route = getRouteApi('/_app/_guarded/update-password');

/** /update-password: the password, the second factor, and the signed-in browsers. */
export function UpdatePasswordPage() {
  const { accountActors } = route.useRouteContext();
  const reverification = useReverification(accountActors);
  const api = useApi();
  const queryClient = useQueryClient();
  const sessions = useQuery(sessionsQuery(api));
  const readSessions = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey }),
    [queryClient, api],
  );
  return (
    <>
      <PageTitle title="Update Password" />
      {accountActors.identityFacts().hasPassword ? (
        <PasswordSection actors={accountActors} reverification={reverification} onChanged={readSessions} />
      ) : (
        <Region title="Password">
          <p className={`${sectionBody} ${sectionText}`}>{accountTexts.changePassword.none}</p>
        </Region>
      )}
      {sessions.isPending && <LoadingRows rows={3} />}
      {sessions.isError && (
        <LoadFailed what="signed-in browsers" error={sessions.error} onRetry={() => void sessions.refetch()} />
      )}
      {sessions.data === null && (
        <Region title="Second factor and signed-in browsers">
          <p className={`${sectionBody} ${sectionText}`}>{accountTexts.sessions.elsewhere}</p>
        </Region>
      )}
      {sessions.data && (
        <>
          <SecondFactorSection actors={accountActors} reverification={reverification} />
          <SessionsSection sessions={sessions.data} />
        </>
      )}
      {reverification.dialog}
    </>
  );
}
