import { useSelector } from '@xstate/react';

import { PageTitle } from '#src/components/PageTitle.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css } from '#styled/css/index.js';

import { MyReports } from './MyReports.tsx';
import { ReportForm } from './ReportForm.tsx';
import { thisMinute, useReportActor, type ReportActor } from './useReportActor.ts';

const body = css({
  display: 'grid',
  gap: '32',
  // Wide enough to read what was typed, narrow enough to keep the button near it.
  maxWidth: '[40rem]',
  paddingInline: { base: '16', md: '20' },
  paddingBlockEnd: '32',
});
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8', marginBlockStart: '8' });

/** /report-incident: what a member has noticed, and what became of what they reported. */
export function ReportIncidentPage() {
  const { actor, choose } = useReportActor();
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('sent'));
  return (
    <>
      <PageTitle title="Report an Incident" />
      <div className={body}>
        {isSent ? <Thanks actor={actor} /> : <ReportForm actor={actor} onChoose={choose} />}
        <MyReports />
      </div>
    </>
  );
}

function Thanks({ actor }: { readonly actor: ReportActor }) {
  const ref = useSelector(actor, ({ context }) => context.report?.ref);
  return (
    <Banner tone="success" title={`Reported as ${ref}`}>
      Those on call have been told. You see below what becomes of it.
      <div className={buttons}>
        <Button size="sm" onClick={() => actor.send({ type: 'report.begun', noticedAt: thisMinute() })}>
          Report another incident
        </Button>
      </div>
    </Banner>
  );
}
