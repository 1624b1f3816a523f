import { detectionLabels, incidentTexts as texts, severityLabels, statusLabels } from '#domain/words/incident.ts';
import { informationAsset, ownControl, risk } from '#openapi/generated/records.ts';
import { ownControls } from '#src/api/compliance/own-controls.ts';
import type { IncidentKind } from '#src/api/incident/incidents.ts';
import { incidentTypes } from '#src/api/incident/incidents.ts';
import { informationAssets } from '#src/api/information-asset/information-assets.ts';
import { risks } from '#src/api/risk/risks.ts';
import {
  choiceOrNoneWords,
  choiceWords,
  roughTimeWords,
  textWords,
  type FieldWords,
} from '#src/components/fields/field-words.ts';

import { labelWords } from '../labels/label-words.tsx';
import { entryWords, membersWords, memberWords, recordsWords } from '../Names.tsx';

/** The labels of an incident's fields. */
export const incidentWords = {
  title: textWords(texts.title.label),
  description: textWords(texts.description.label),
  typeId: entryWords(texts.type.label, incidentTypes),
  severity: choiceOrNoneWords(texts.severity.label, severityLabels, 'Not assessed'),
  detection: choiceOrNoneWords(texts.detection.label, detectionLabels, 'Not known'),
  ownerId: memberWords(texts.owner.label),
  coOwnerIds: membersWords(texts.coOwners.label),
  reporterId: memberWords(texts.reporter.label),
  assetIds: recordsWords(texts.assets.label, informationAssets, informationAsset.noun),
  riskIds: recordsWords(texts.risks.label, risks, risk.noun),
  ownControlIds: recordsWords(texts.ownControls.label, ownControls, ownControl.noun),
  occurredAt: roughTimeWords(texts.occurredAt.label),
  detectedAt: roughTimeWords(texts.detectedAt.label),
  awareAt: roughTimeWords(texts.awareAt.label),
  classifiedAt: roughTimeWords(texts.classifiedAt.label),
  reportedAt: roughTimeWords(texts.reportedAt.label),
  containedAt: roughTimeWords(texts.containedAt.label),
  resolvedAt: roughTimeWords(texts.resolvedAt.label),
  impact: textWords(texts.impact.label),
  immediateMitigation: textWords(texts.immediateMitigation.label),
  rootCause: textWords(texts.rootCause.label),
  correctiveActions: textWords(texts.correctiveActions.label),
  lessonsLearned: textWords(texts.lessonsLearned.label),
  labelIds: labelWords,
} satisfies FieldWords<IncidentKind['draft']>;

/** The labels of the status, which actions change. */
export const incidentStatusWords = { status: choiceWords(texts.status.label, statusLabels) };
