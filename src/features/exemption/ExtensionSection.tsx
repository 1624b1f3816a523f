import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';

import { extensionLifecycle } from '#domain/exemption/lifecycle.ts';
import { extensionObstacle } from '#domain/exemption/term.ts';
import { extensionActionLabels } from '#domain/words/exemption.ts';
import type { ExtensionDraft } from '#machines/exemption-extension/exemption-extension.machine.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { extensionsQuery, type Exemption, type Extension } from '#src/api/exemptions.ts';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { formatDay, formatInstantDay, today } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { LifecycleActions } from '#src/registers/lifecycle/LifecycleActions.tsx';
import { useOffered } from '#src/registers/lifecycle/useOffered.ts';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { StepForm } from '#src/registers/step-dialog/StepDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

import { exemptionKind } from './exemption-kind.ts';
import { ExtensionStatus } from './StatusCell.tsx';
import { useExtensionActor, type ExtensionActor } from './useExtensionActor.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
const item = css({ display: 'grid', gap: '2', paddingBlock: '8', borderBlockStart: 'subtle' });
const facts = css({ margin: '0', color: 'fg.muted', textStyle: 'xs' });
const prose = css({ margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

interface ExtensionSectionProps {
  readonly exemption: Exemption;
  readonly hasChanges: boolean;
  readonly onTaken: () => void;
  readonly onRenewed: (id: string) => void;
}

/** The extensions of an exemption, and what the person can do about its end. */
export function ExtensionSection({ exemption, hasChanges, ...listeners }: ExtensionSectionProps) {
  const { data, error, refetch } = useQuery(extensionsQuery(useApi(), exemption.id));
  const actor = useExtensionActor(exemption, listeners);
  const offered = useOffered(extensionLifecycle, exemptionKind.access);
  const mayEdit = useMay({ ...exemptionKind.access, level: 'EDIT' });
  const mayAdd = useMay({ ...exemptionKind.access, level: 'ADD' });
  const isRenewing = useSelector(actor, (snapshot) => snapshot.matches('renewing'));
  if (data === undefined)
    return error ? <LoadFailed what="extensions" error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  const request = (step: ExtensionDraft['step'], extension: Extension | null) =>
    actor.send({ type: 'step.requested', draft: { step, extension, validTo: null, reason: '' } });
  const obstacle = extensionObstacle(exemption, data, today());
  const isExpired = exemption.status === 'EXPIRED';
  const requesterId = exemption.owner?.id ?? null;
  const submittedById = exemption.submittedBy?.id ?? null;
  const approverId = exemption.approver?.id ?? null;
  if (data.length === 0 && !isExpired && !exemption.isInForce) return null;
  return (
    <FieldSection title={isExpired ? 'Renewal' : 'Extension'}>
      <div className={row}>
        {exemption.isInForce && mayEdit && (
          <Button size="sm" disabled={hasChanges || obstacle !== undefined} onClick={() => request('ASK', null)}>
            Ask for an extension
          </Button>
        )}
        {isExpired && mayAdd && (
          <Button
            size="sm"
            variant="primary"
            busy={isRenewing}
            busyLabel="Adding..."
            onClick={() => actor.send({ type: 'renewal.requested' })}
          >
            Renew
          </Button>
        )}
      </div>
      {exemption.isInForce && obstacle !== undefined && <p className={facts}>{obstacle}.</p>}
      {data.length > 0 && (
        <ol className={sectionList} aria-label="Extensions">
          {data.map((extension) => (
            <li key={extension.id} className={item}>
              <Facts extension={extension} />
              <div className={row}>
                {mayEdit && (
                  <LifecycleActions
                    lifecycle={extensionLifecycle}
                    actions={offered(extension.status, {
                      requesterId,
                      submittedById,
                      approverId,
                      askedById: extension.askedBy.id,
                    })}
                    labels={extensionActionLabels}
                    disabled={hasChanges}
                    size="sm"
                    onRequest={(action) => request(action, extension)}
                  />
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
      <ExtensionDialog actor={actor} validTo={exemption.validTo} />
    </FieldSection>
  );
}

function Facts({ extension }: { readonly extension: Extension }) {
  const { status, validTo, validToBefore, askedBy, askedAt, reason } = extension;
  const { decidedBy, decidedAt, decisionReason } = extension;
  return (
    <>
      <div className={row}>
        <ExtensionStatus status={status} />
        <span>
          {formatDay(validToBefore)} to {formatDay(validTo)}
        </span>
      </div>
      <p className={facts}>
        <bdi>{askedBy.name}</bdi> asked, {formatInstantDay(askedAt)}
        {decidedBy !== null && decidedAt !== null && (
          <>
            ; decided by <bdi>{decidedBy.name}</bdi>, {formatInstantDay(decidedAt)}
          </>
        )}
      </p>
      {[reason, decisionReason].filter(Boolean).map((text) => (
        <p key={text} className={prose} dir="auto">
          {text}
        </p>
      ))}
    </>
  );
}

const words = {
  ASK: { title: 'Ask for an extension', confirmLabel: 'Ask' },
  GRANT: { title: 'Grant the extension', confirmLabel: extensionActionLabels.GRANT },
  REFUSE: { title: 'Refuse the extension', confirmLabel: extensionActionLabels.REFUSE },
} as const satisfies Readonly<Record<ExtensionDraft['step'], object>>;

interface ExtensionDialogProps {
  readonly actor: ExtensionActor;
  /** The last day as it is now. */
  readonly validTo: string | null;
}

const needsOf = ({ step }: ExtensionDraft) => (step === 'ASK' ? ['reason'] : extensionLifecycle.steps[step].needs);

/** Asks for what a step needs. What is missing is said once it is confirmed. */
function ExtensionDialog({ actor, validTo }: ExtensionDialogProps) {
  const { draft, failure } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('taking'));
  if (draft === null) return null;
  const description = validTo === null ? undefined : `The exemption applies until ${formatDay(validTo)}.`;
  return (
    <StepForm
      words={({ step }) => ({ ...words[step], description })}
      needsOf={needsOf}
      draft={draft}
      failure={failure}
      busy={busy}
      onChange={(changes) => actor.send({ type: 'draft.changed', changes })}
      whenTaken={(listener) => actor.on('extension.taken', listener)}
      onConfirm={() => actor.send({ type: 'step.confirmed' })}
      onCancel={() => actor.send({ type: 'step.cancelled' })}
    >
      {(form) => (
        <>
          {draft.step === 'ASK' && <DayInput form={form} field="validTo" words={{ label: 'Valid to' }} required />}
          <ProseInput form={form} field="reason" words={{ label: 'Reason' }} required={form.isNeeded('reason')} />
        </>
      )}
    </StepForm>
  );
}
