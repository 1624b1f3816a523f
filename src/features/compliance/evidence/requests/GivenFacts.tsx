import { evidenceContacts, type EvidenceContact } from '#src/api/compliance/evidence.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { formatDay } from '#src/components/format.ts';
import { DownloadList } from '#src/registers/attachments/DownloadList.tsx';
import { css } from '#styled/css/index.js';

const facts = css({ margin: '0', color: 'fg.muted', textStyle: 'xs', overflowWrap: 'anywhere' });

interface GivenFactsProps {
  readonly given: Pick<EvidenceContact, 'files' | 'madeOn' | 'coversFrom' | 'coversTo' | 'reply'>;
}

const datesOf = ({ madeOn, coversFrom, coversTo }: GivenFactsProps['given']): string[] => [
  ...(madeOn === null ? [] : [`Made on ${formatDay(madeOn)}`]),
  ...(coversFrom === null || coversTo === null ? [] : [`Covers ${formatDay(coversFrom)} to ${formatDay(coversTo)}`]),
];

/** What someone has given who was asked, with or without an account: its dates, what was said with it, and its files. */
export function GivenFacts({ given }: GivenFactsProps) {
  const api = useApi();
  const dates = datesOf(given);
  return (
    <>
      {dates.length > 0 && <p className={facts}>{dates.join(' · ')}</p>}
      {given.reply !== '' && (
        <p className={facts} dir="auto">
          {given.reply}
        </p>
      )}
      <DownloadList files={given.files} addressOf={(id) => evidenceContacts(api).fileAddress({ path: { id } })} />
    </>
  );
}
