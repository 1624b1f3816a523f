import { organisationStateTexts } from '#domain/words/platform.ts';
import type { PlatformOrganisation } from '#src/api/organisation/platform-organisations.ts';
import { formatInstantDay } from '#src/components/format.ts';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

const shapes = { ACTIVE: 'done', SUSPENDED: 'onHold', CLOSING: 'expired' } as const;
const tones = { ACTIVE: 'success', SUSPENDED: 'warning', CLOSING: 'danger' } as const;

/** Whether an organisation can be used, and until when there is one. */
export const OrganisationState = ({
  organisation: { state, eraseAt },
}: {
  readonly organisation: Pick<PlatformOrganisation, 'state' | 'eraseAt'>;
}) => (
  <StatusText shape={shapes[state]} tone={tones[state]}>
    {organisationStateTexts[state]}
    {eraseAt !== null && `, erased on ${formatInstantDay(eraseAt)}`}
  </StatusText>
);
