import { tokenOf } from '../catalogue-files/oscal/own-props.ts';
import { filled, type Json } from '../catalogue-files/oscal/write-catalogue.ts';
import { complianceResultLabels } from '../words/own-control.ts';
import { reasonInWords } from './not-kept.ts';
import {
  instantOf,
  line,
  metadataOf,
  observationId,
  observationsOf,
  occasionOf,
  orTitle,
  ownProperty,
  resourcesOf,
  type OscalInput,
  type Report,
} from './oscal-parts.ts';
import { isAssessed, isConforming } from './results.ts';

type Item = Report['items'][number];

/** A judgement of a control. What was not assessed is none. */
function findingOf(input: OscalInput, item: Item): Json {
  const { report, codeOf, uuidOf } = input;
  const { positionId, ref, title, result, maturity, observation, evidence } = item;
  const raised = report.findings.filter(({ controls }) => controls.includes(ref));
  return filled({
    uuid: uuidOf(`finding ${occasionOf(report)} ${positionId}`),
    title: line(`${ref} ${title}`),
    description: orTitle(observation, complianceResultLabels[result]),
    props: [
      ...ownProperty('result', result),
      ...ownProperty('maturity', maturity === null ? '' : String(maturity)),
      ...raised.flatMap((one) => ownProperty('finding-ref', one.ref)),
    ],
    target: {
      type: 'objective-id',
      'target-id': tokenOf(codeOf(positionId)),
      status: { state: isConforming(result) ? 'satisfied' : 'not-satisfied' },
    },
    'related-observations': evidence.map((one) => ({ 'observation-uuid': observationId(input, one) })),
  });
}

/** The controls that were assessed, and those that are not applicable with why. */
function reviewed({ report, codeOf }: OscalInput): Json {
  const { items } = report;
  const idOf = ({ positionId }: Item) => tokenOf(codeOf(positionId));
  const excluded = items.filter(({ result }) => result === 'NON_APPLICABLE');
  const selection = filled({
    description: 'The controls that were assessed, and those that are not applicable',
    props: excluded.flatMap((item) => ownProperty(`exclusion-of-${idOf(item)}`, reasonInWords(report, item))),
    'include-controls': items.filter(({ result }) => isAssessed(result)).map((item) => ({ 'control-id': idOf(item) })),
    'exclude-controls': excluded.map((item) => ({ 'control-id': idOf(item) })),
  });
  return { 'control-selections': [selection] };
}

/** The results of a report in OSCAL: what conforms is satisfied, with or without room for improvement (compliance.md 4). */
export function oscalResults(input: OscalInput): string {
  const { report, uuidOf } = input;
  const { closing, day, title, number, items } = report;
  const plan = uuidOf(`assessment-plan ${occasionOf(report)}`);
  const name = closing === null ? `${title} ${number} on ${day}` : `${closing.ref} ${closing.title}`;
  const result = filled({
    uuid: uuidOf(`result ${occasionOf(report)}`),
    title: line(name),
    description: orTitle(closing?.conclusion ?? '', name),
    start: instantOf(report),
    end: instantOf(report),
    'reviewed-controls': reviewed(input),
    observations: observationsOf(input),
    findings: items.filter(({ result: one }) => isAssessed(one)).map((item) => findingOf(input, item)),
  });
  const resources = [{ uuid: plan, title: line(`Plan of ${name}`), description: name }, ...resourcesOf(input)];
  const document = {
    'assessment-results': {
      uuid: uuidOf(`assessment-results ${occasionOf(report)}`),
      metadata: metadataOf(report, 'Assessment results'),
      'import-ap': { href: `#${plan}` },
      results: [result],
      'back-matter': { resources },
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
