import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';

import { apiTokenMachine, type ApiTokenNotice } from '#machines/api-token/api-token.machine.ts';
import { useNotices } from '#src/components/useNotices.ts';
import { texts } from '#src/texts/en.ts';
import { shellTexts } from '#src/texts/shell.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

/** "Get Token" with its services; the outcome appears as a toast. Null where no token is available. */
export function useApiToken() {
  const { copyToken } = useRouter().options.context;
  const [machine] = useState(() => apiTokenMachine.provide({ actors: copyToken === null ? {} : { copyToken } }));
  const apiToken = useActorRef(machine);
  useNotices<ApiTokenNotice>(apiToken, ({ type }) => {
    switch (type) {
      case 'token.copied':
        return toast.success(shellTexts.token.done);
      case 'token.slow':
        return toast.info(shellTexts.token.slow, texts.slow);
      case 'token.failed':
        return toast.error(shellTexts.token.failed);
    }
  });
  return copyToken === null ? null : apiToken;
}
