import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { leadingRoles } from '#domain/leading-role.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { memberListQuery } from '#src/api/organisation/people.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { HandOverDialog } from '#src/registers/hand-over/HandOverDialog.tsx';
import { useRemovalActor } from '#src/registers/hand-over/useRemovalActor.ts';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });

interface HandOverSectionProps {
  /** The account of someone who has left. */
  readonly account: Schemas['PersonReference'];
  /** They have just left: the dialog opens without being asked for. */
  readonly atOnce: boolean;
}

/** Ends the access of someone who has left, and hands over what they own: by the dialog that removes members. */
export function HandOverSection({ account: { id, name }, atOnce }: HandOverSectionProps) {
  const mayEdit = useMay({ roles: leadingRoles, feature: 'USERS', level: 'EDIT' });
  const mayRemove = useMay({ roles: leadingRoles, feature: 'USERS', level: 'DELETE' });
  const { data, isPlaceholderData } = useQuery({ ...memberListQuery(useApi(), { id, perPage: 1 }), enabled: mayEdit });
  const removal = useRemovalActor();
  const opened = useRef(false);
  const member = data?.data.find((one) => one.id === id);
  const version = member?.version ?? null;
  const isOffered = data !== undefined && !isPlaceholderData && (version === null ? mayEdit : mayRemove);
  useEffect(() => {
    if (!atOnce || opened.current || !isOffered) return;
    opened.current = true;
    removal.send({ type: 'removal.requested', leaver: { id, name, version } });
  }, [atOnce, isOffered, removal, id, name, version]);
  if (!isOffered) return null;
  return (
    <div className={row}>
      <Button size="sm" onClick={() => removal.send({ type: 'removal.requested', leaver: { id, name, version } })}>
        {version === null ? 'Hand over' : 'End access and hand over'}
      </Button>
      <p className={note}>
        {version === null
          ? `${name} is no member any more. What they still own can be given to someone else.`
          : `${name} still has access with their account.`}
      </p>
      <HandOverDialog actor={removal} />
    </div>
  );
}
