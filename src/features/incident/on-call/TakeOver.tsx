import { useMutation, useQueryClient } from '@tanstack/react-query';

import { waitsForSomeone } from '#domain/incident/on-call.ts';
import { openIncidentStatuses } from '#domain/incident/open-incidents.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { refreshResponses } from '#src/api/incident/incident-responses.ts';
import type { Incident } from '#src/api/incident/incidents.ts';
import { incidentOnCall } from '#src/api/incident/on-call.ts';
import { formatInstant } from '#src/components/format.ts';
import { useSession } from '#src/components/SessionProvider.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

const root = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
const note = css({ margin: '0', textStyle: 'sm', overflowWrap: 'anywhere' });
const waiting = css({ margin: '0', textStyle: 'sm', fontWeight: 'medium', color: 'danger.fg' });

interface TakeOverProps {
  readonly incident: Incident;
  readonly mayEdit: boolean;
  /** Taking over changes the incident, so what is typed has to be saved first. */
  readonly hasChanges: boolean;
  /** Called after the incident has changed. */
  readonly onMade: () => void;
}

/** Who has taken the incident over, and the button to do so. */
export function TakeOver({ incident, mayEdit, hasChanges, onMade }: TakeOverProps) {
  const userId = useSession(({ context }) => context.account?.id);
  const taking = useTakeOver(incident, onMade);
  const { takenOverAt, takenOverBy, owner, status } = incident;
  const isOpen = openIncidentStatuses.some((open) => open === status);
  const isOwn = takenOverBy?.id === userId && owner?.id === userId;
  if (!isOpen && takenOverAt === null) return null;
  return (
    <div className={root}>
      {takenOverAt === null ? (
        <p className={waitsForSomeone(incident) ? waiting : note}>Nobody has taken this incident over.</p>
      ) : (
        <p className={note}>
          Taken over by {takenOverBy?.name}, <time dateTime={takenOverAt}>{formatInstant(takenOverAt)}</time>
        </p>
      )}
      {mayEdit && isOpen && !isOwn && (
        <Button
          size="sm"
          variant={takenOverAt === null ? 'primary' : 'ghost'}
          disabled={hasChanges}
          busy={taking.isPending}
          busyLabel="Taking over..."
          onClick={() => taking.mutate()}
        >
          Take over
        </Button>
      )}
    </div>
  );
}

function useTakeOver({ id, version }: Incident, onMade: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      try {
        return await incidentOnCall(api).takeOver({ path: { id }, body: { version } });
      } finally {
        await refreshResponses(queryClient);
      }
    },
    onSuccess: () => {
      toast.success('You have taken the incident over');
      onMade();
    },
    onError: ({ message }) => toast.error('The incident was not taken over', message || texts.errors.fallback),
  });
}
