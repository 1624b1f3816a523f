import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, type ReactNode } from 'react';

import { meetsRequirement } from '#openapi/access.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { summaryQuery } from '#src/api/record/record-summaries.ts';
import { recordTabs, type RecordTab } from '#src/components/record-panel/record-tabs.ts';
import { principalOf, useSession } from '#src/components/SessionProvider.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import * as Tabs from '#src/ui/navigation/Tabs.tsx';
import { useBesideClass, usePlace } from '#src/ui/overlay/Panel.tsx';
import { css } from '#styled/css/index.js';

import type { RecordSectionProps } from './section.ts';
import { sections } from './sections.tsx';

/** Which tab of a record is open, and what of it. */
export interface OpenTab {
  /** Undefined for the fields. */
  readonly tab: RecordTab | undefined;
  readonly comment: string | undefined;
  readonly show: (tab: RecordTab | undefined) => void;
}

interface RecordTabsProps extends Pick<RecordSectionProps, 'mayEdit' | 'guardUnsent' | 'files'> {
  /** Undefined while the record is being added. */
  readonly recordId: string | undefined;
  /** Undefined for records that have nothing beside their fields. */
  readonly open: OpenTab | undefined;
  /** The form with the fields. */
  readonly children: ReactNode;
}

const details = 'details';
const [firstTab] = recordTabs;
const isTab = (value: string): value is RecordTab => recordTabs.some((tab) => tab === value);
const filling = css({ display: 'flex', flexDirection: 'column', overflowY: 'hidden' });

/** The sections that the person may see. */
function useSections(): readonly RecordTab[] {
  const principal = useSession(principalOf);
  return recordTabs.filter((tab) => {
    const { access } = sections[tab];
    return access === undefined || (principal !== null && meetsRequirement(principal, access));
  });
}

interface SectionTabsProps {
  readonly recordId: string;
  readonly offered: readonly RecordTab[];
}

/** The tabs of a record's sections, each with how much is in it. */
function SectionTabs({ recordId, offered }: SectionTabsProps) {
  const { data } = useQuery(summaryQuery(useApi(), recordId));
  return offered.map((tab) => {
    const { title, count } = sections[tab];
    const held = data?.[count];
    return (
      <Tabs.Trigger key={tab} value={tab} count={held === 0 ? undefined : held}>
        {title}
      </Tabs.Trigger>
    );
  });
}

/** The tabs of a stored record: its fields, and its sections once they are opened. On a page the fields stay in view. */
export function RecordTabs({ recordId, open, children, ...section }: RecordTabsProps) {
  useEffect(() => {
    for (const tab of recordTabs) sections[tab].Section.preload();
  }, []);
  const offered = useSections();
  const isPage = usePlace() === 'page';
  const besideClass = useBesideClass();
  if (recordId === undefined || open === undefined) return children;
  const wanted = open.tab !== undefined && offered.includes(open.tab) ? open.tab : undefined;
  const shown = wanted ?? (isPage ? firstTab : details);
  const tabs = (
    <Tabs.Root
      className={isPage ? besideClass : undefined}
      value={shown}
      onValueChange={({ value }) => open.show(isTab(value) ? value : undefined)}
      lazyMount
    >
      <Tabs.List>
        {!isPage && <Tabs.Trigger value={details}>Details</Tabs.Trigger>}
        <SectionTabs recordId={recordId} offered={offered} />
      </Tabs.List>
      {!isPage && (
        <Tabs.Content value={details} className={filling}>
          {children}
        </Tabs.Content>
      )}
      {offered.map((tab) => {
        const { Section, stays } = sections[tab];
        return (
          <Tabs.Content key={tab} value={tab} className={filling}>
            <Suspense fallback={<LoadingRows />}>
              {(stays || shown === tab) && <Section recordId={recordId} {...section} comment={open.comment} />}
            </Suspense>
          </Tabs.Content>
        );
      })}
    </Tabs.Root>
  );
  return isPage ? (
    <>
      {children}
      {tabs}
    </>
  ) : (
    tabs
  );
}
