import { useEffect, useState } from 'react';

import { formatInstant } from '#src/components/format.ts';
import { useSession } from '#src/components/SessionProvider.tsx';
import { textsOfPerson, type UnsavedEntry } from '#src/storage/unsaved-texts.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css } from '#styled/css/index.js';

const list = css({ margin: '0', paddingInlineStart: '16', listStyle: 'disc', overflowWrap: 'anywhere' });

/** The most that are named; the others are counted. */
const mostNamed = 5;

/** Before a person signs out: what they have typed, not saved, and will no longer find in this browser. */
export function UnsavedTexts() {
  const texts = useUnsavedTexts();
  if (texts.length === 0) return null;
  const others = texts.length - mostNamed;
  return (
    <Banner tone="warning" title="What you have typed and not saved will be erased from this browser:">
      <ul className={list}>
        {texts.slice(0, mostNamed).map(({ label, at }) => (
          <li key={`${label} ${at}`}>
            <bdi>{label}</bdi>, {formatInstant(new Date(at).toISOString())}
          </li>
        ))}
        {others > 0 && <li>and {others} more</li>}
      </ul>
    </Banner>
  );
}

const none: readonly UnsavedEntry[] = [];

/** As stored when the question is asked. */
function useUnsavedTexts(): readonly UnsavedEntry[] {
  const userId = useSession(({ context }) => context.account?.id);
  const [texts, setTexts] = useState(none);
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isCurrent = true;
    const show = (found: readonly UnsavedEntry[]) => {
      if (isCurrent) setTexts(found);
    };
    // Storage that is blocked keeps nothing.
    textsOfPerson(userId).then(show, () => show(none));
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  return texts;
}
