import { filled, type Json } from '../catalogue-files/oscal/write-catalogue.ts';
import { findingKindLabels } from '../words/finding.ts';
import { line, metadataOf, occasionOf, orTitle, ownProperty, type OscalInput, type Report } from './oscal-parts.ts';

type Finding = Report['findings'][number];

/** An accepted risk is a deviation that was approved: it is neither open nor done away with. */
const riskStatus = {
  OPEN: 'open',
  RISK_ACCEPTED: 'deviation-approved',
  CLOSED: 'closed',
} as const satisfies Record<Finding['state'], string>;

const riskId = ({ uuidOf }: OscalInput, { id }: Finding): string => uuidOf(`risk of finding ${id}`);

function riskOf(input: OscalInput, finding: Finding): Json {
  const { ref, title, description, kind, state, dueOn } = finding;
  return filled({
    uuid: riskId(input, finding),
    title: line(`${ref} ${title}`),
    description: orTitle(description, title),
    statement: orTitle(description, title),
    props: ownProperty('finding-kind', kind),
    status: riskStatus[state],
    deadline: dueOn === null ? null : `${dueOn}T23:59:59Z`,
  });
}

function itemOf(input: OscalInput, finding: Finding): Json {
  const { id, ref, title, description, kind, raisedOn, controls } = finding;
  const codes = input.report.items.filter((item) => controls.includes(item.ref));
  return filled({
    uuid: input.uuidOf(`poam-item of finding ${id}`),
    title: line(`${ref} ${title}`),
    description: orTitle(description, findingKindLabels[kind]),
    props: [
      ...ownProperty('finding-kind', kind),
      ...ownProperty('raised-on', raisedOn),
      ...codes.flatMap(({ positionId }) => ownProperty('control-id', input.codeOf(positionId))),
    ],
    'related-risks': [{ 'risk-uuid': riskId(input, finding) }],
  });
}

/** The findings of a report as a plan of action and milestones in OSCAL; one without findings cannot be written. */
export function oscalPoam(input: OscalInput): string {
  const { report, uuidOf } = input;
  const document = {
    'plan-of-action-and-milestones': {
      uuid: uuidOf(`plan-of-action-and-milestones ${occasionOf(report)}`),
      metadata: metadataOf(report, 'Plan of action and milestones'),
      'system-id': { 'identifier-type': 'http://ietf.org/rfc/rfc4122', id: report.id },
      risks: report.findings.map((finding) => riskOf(input, finding)),
      'poam-items': report.findings.map((finding) => itemOf(input, finding)),
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
