import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { subOrganisationsQuery } from '#src/api/organisation/profile.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Avatar } from '#src/ui/data/Avatar.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

import { SettingsPart } from './SettingsPart.tsx';

const list = css({ listStyle: 'none', borderBlockStart: 'subtle' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10',
  minHeight: '40',
  paddingBlock: '4',
  borderBlockEnd: 'subtle',
});
const nameCell = css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' });
const subtle = css({ color: 'fg.subtle' });

interface SubOrganisationsProps {
  /** Makes another organisation the active one. */
  readonly onSwitch: (organisationId: string) => void;
}

/** The organisations that belong to this one: their names, and the way into those in which the person is a member. */
export function SubOrganisations({ onSwitch }: SubOrganisationsProps) {
  const found = useQuery(subOrganisationsQuery(useApi()));
  return (
    <SettingsPart
      title="Sub-organisations"
      about="Their records are their own: you see the names, and open those in which you are a member."
    >
      {found.isPending && <LoadingRows rows={2} />}
      {found.isError && (
        <LoadFailed what="sub-organisations" error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.isSuccess && found.data.length === 0 && (
        <p className={subtle}>None. The platform’s administrators add them.</p>
      )}
      {found.isSuccess && found.data.length > 0 && (
        <ul className={list} aria-label="Sub-organisations">
          {found.data.map(({ id, name, isMember }) => (
            <li key={id} className={row}>
              <Avatar name={name} kind="organisation" />
              <span className={nameCell} dir="auto">
                {name}
              </span>
              {isMember ? (
                <Button size="sm" aria-label={`Switch to ${name}`} onClick={() => onSwitch(id)}>
                  Switch
                </Button>
              ) : (
                <span className={subtle}>You are not a member</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </SettingsPart>
  );
}
