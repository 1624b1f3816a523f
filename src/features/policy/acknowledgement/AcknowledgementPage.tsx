import { useQuery } from '@tanstack/react-query';
import { createLink, getRouteApi } from '@tanstack/react-router';

import { daysAfter } from '#domain/time/days-after.ts';
import { acknowledgementStateLabels, acknowledgementVersionLabels } from '#domain/words/policy.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Policy } from '#src/api/policy/policies.ts';
import { acknowledgementsQuery, exportOfAcknowledgements } from '#src/api/policy/policy-acknowledgements.ts';
import { isolated } from '#src/components/bidi.ts';
import { today } from '#src/components/format.ts';
import { ExportMenu } from '#src/components/register/ExportMenu.tsx';
import { choicesFilter } from '#src/components/register/filters.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { countedOf } from '#src/components/words.ts';
import { useExportOf } from '#src/registers/export/useExporting.ts';
import { LogPage } from '#src/registers/log/LogPage.tsx';
import { useLogAddress } from '#src/registers/log/useLogAddress.ts';
import { Button } from '#src/ui/Button.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { editablePolicy } from '../editable-policy.ts';
import { WithPolicy } from '../WithPolicy.tsx';
import { AcknowledgedFigures } from './AcknowledgedFigures.tsx';
import { AskDialog } from './AskDialog.tsx';
import { RequestTable } from './RequestTable.tsx';
import { toAcknowledgementQuery } from './search.ts';
import { StatesChart } from './StatesChart.tsx';
import { StepsDialog } from './StepsDialog.tsx';
import { useRecipientsActor } from './useRecipientsActor.ts';
import { useRequestSteps } from './useRequestSteps.ts';

const route = getRouteApi('/_app/_guarded/policy-acknowledgement/$id');

const ReportLink = createLink(TextLink);

const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
const noun = { one: 'request', many: 'requests' };

/** The last day that is offered for new links: a month ahead. */
const inAMonth = () => daysAfter(today(), 30);

/** /policy-acknowledgement/$id: who was asked to acknowledge a policy, and who has. */
export const AcknowledgementPage = () => (
  <WithPolicy>{(policy) => <Acknowledgement key={policy.id} policy={policy} />}</WithPolicy>
);

function Acknowledgement({ policy }: { readonly policy: Policy }) {
  const { id, versionInForce: inForce } = policy;
  const api = useApi();
  const address = useLogAddress(route.useSearch());
  const query = toAcknowledgementQuery(address.search);
  const list = useQuery(acknowledgementsQuery(api, id, query));
  const pages = list.data?.pagination;
  const exporting = useExportOf(exportOfAcknowledgements(id), {
    noun,
    query,
    contents: pages === undefined || pages.total === 0 ? undefined : countedOf(pages, noun),
  });
  const mayEdit = useMay({ ...editablePolicy.access, level: 'EDIT' });
  const recipients = useRecipientsActor(id);
  const steps = useRequestSteps(id);
  return (
    <>
      <AcknowledgedFigures policy={policy} />
      <StatesChart policy={policy} />
      <LogPage
        title={`${policy.ref} ${isolated(policy.title)}`}
        noun={noun}
        list={list}
        address={address}
        filters={[
          choicesFilter<'state', keyof typeof acknowledgementStateLabels>(address, 'state', {
            label: 'State',
            labels: acknowledgementStateLabels,
          }),
          choicesFilter<'versions', keyof typeof acknowledgementVersionLabels>(address, 'versions', {
            label: 'Version',
            labels: acknowledgementVersionLabels,
          }),
        ]}
        tools={
          <div className={tools}>
            <ReportLink to="/policy-acknowledgement/$id/report" params={{ id }}>
              Report
            </ReportLink>
            <ExportMenu alone noun={noun} {...exporting} />
            {mayEdit && inForce !== null && (
              <>
                <Button
                  onClick={() =>
                    steps.send({
                      type: 'step.requested',
                      draft: { step: 'REMIND_ALL', request: null, expiresOn: null },
                    })
                  }
                >
                  Remind all
                </Button>
                <Button
                  variant="primary"
                  onClick={() => recipients.send({ type: 'asking.requested', expiresOn: inAMonth() })}
                >
                  Ask for acknowledgement
                </Button>
              </>
            )}
          </div>
        }
        whenEmpty={
          inForce === null
            ? 'Once a version is approved, people can be asked to acknowledge it.'
            : 'Ask the people this policy applies to. Each gets a link by mail and needs no account.'
        }
      >
        {(rows, busy) => <RequestTable rows={rows} busy={busy} address={address} mayEdit={mayEdit} steps={steps} />}
      </LogPage>
      <AskDialog actor={recipients} version={inForce ?? ''} />
      <StepsDialog actor={steps} />
    </>
  );
}
