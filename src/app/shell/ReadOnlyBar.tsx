import { formatInstantDay } from '#src/components/format.ts';
import { useSession } from '#src/components/SessionProvider.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';

/** Says above every page that nothing can be changed in the organisation, why, and until when it can be read. */
export function ReadOnlyBar() {
  const organisation = useSession(({ context }) => context.organisation);
  if (organisation === null) return null;
  const { name, state, stateReason, eraseAt } = organisation;
  const reason = stateReason === '' ? '' : ` Reason: ${stateReason}`;
  if (state === 'CLOSING')
    return (
      <Banner tone="danger" place="edge" title={`${name} is being closed`}>
        {`Everything can be read and exported, and nothing changed. On ${eraseAt === null ? '' : formatInstantDay(eraseAt)} all of it is erased.${reason}`}
      </Banner>
    );
  return (
    <Banner tone="warning" place="edge" title={`${name} is suspended`}>
      {`Everything can be read, and nothing changed until the organisation is resumed.${reason}`}
    </Banner>
  );
}
