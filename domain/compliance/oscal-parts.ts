import type { components } from '#openapi/generated/types.ts';

import { ownNamespace } from '../catalogue-files/oscal/own-props.ts';
import { filled, type Json } from '../catalogue-files/oscal/write-catalogue.ts';
import { standardName } from './standard-name.ts';

export type Report = components['schemas']['ComplianceReport'];

/** What exports of a report in OSCAL need beside it. */
export interface OscalInput {
  readonly report: Report;
  /** The code of each control in the source of its standard, by position. */
  readonly codeOf: (positionId: string) => string;
  /** A UUID that is the same for the same name (RFC 9562, version 5). */
  readonly uuidOf: (name: string) => string;
}

/** The version of OSCAL that is written. */
const oscalVersion = '1.2.1';

/** What a report is of, as a part of names: another day or closing is another document. */
export const occasionOf = ({ id, closing, day }: Report): string => `${id} ${closing?.id ?? day}`;

/** The instant that a report is true of. */
export const instantOf = ({ closing, day }: Report): string => closing?.closedAt ?? `${day}T23:59:59Z`;

/** OSCAL's values are one line without space around it. */
export const line = (value: string): string => value.replaceAll(/\s+/gu, ' ').trim();

/** A property of our own; nothing without a value. */
export const ownProperty = (name: string, value: string): Json[] =>
  line(value) === '' ? [] : [{ name, ns: ownNamespace, value: line(value) }];

/** A text where OSCAL wants one. */
export const orTitle = (given: string, title: string): string => (given.trim() === '' ? title : given);

export const metadataOf = (report: Report, kind: string): Json =>
  filled({
    title: line(`${kind}: ${standardName(report)}`),
    'last-modified': instantOf(report),
    version: report.closing === null ? report.day : `${report.closing.ref}, closing ${report.closing.number}`,
    'oscal-version': oscalVersion,
  });

type File = Report['evidence'][number]['files'][number];

/** Where a file of evidence is in the evidence pack of the same report. Of two with one name, each has the start of its sum. */
export function packedPath(
  { ref, files }: Pick<Report['evidence'][number], 'ref' | 'files'>,
  { name, sha256 }: File,
): string {
  const plain = name.replaceAll(/[/\\]/gu, '_');
  const isOnly = files.filter((one) => one.name === name).length === 1;
  return `files/${ref}/${isOnly ? plain : `${sha256.slice(0, 8)}-${plain}`}`;
}

const addressOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** The evidence of a report as resources with the hashes of their files, which are those of its evidence pack. */
export const resourcesOf = ({ report, uuidOf }: OscalInput): Json[] =>
  report.evidence.map(({ ref, title, files }) =>
    filled({
      uuid: uuidOf(`resource ${occasionOf(report)} ${ref}`),
      title: line(`${ref} ${title}`),
      description: orTitle(title, ref),
      rlinks: files.map((file) => ({
        href: addressOf(packedPath({ ref, files }, file)),
        hashes: [{ algorithm: 'SHA-256', value: file.sha256 }],
      })),
    }),
  );

/** The observation that a piece of evidence is. */
export const observationId = ({ report, uuidOf }: OscalInput, ref: string): string =>
  uuidOf(`observation ${occasionOf(report)} ${ref}`);

export const observationsOf = (input: OscalInput): Json[] =>
  input.report.evidence.map(({ ref, title, coveredUntil }) =>
    filled({
      uuid: observationId(input, ref),
      title: line(`${ref} ${title}`),
      description: orTitle(title, ref),
      methods: ['EXAMINE'],
      'relevant-evidence': [
        {
          href: `#${input.uuidOf(`resource ${occasionOf(input.report)} ${ref}`)}`,
          description: orTitle(title, ref),
        },
      ],
      collected: instantOf(input.report),
      expires: coveredUntil === null ? null : `${coveredUntil}T23:59:59Z`,
    }),
  );
