import { inArray, sql } from 'drizzle-orm';

import { awaitedAssessmentStatuses } from '#domain/provider-assessment/open-assessments.ts';
import { serviceProviderAssessment as assessment } from '#server/database/schema/index.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';
import { counted } from '#server/modules/record/index.ts';

export const isOverdue = sql`(${inArray(assessment.status, [...awaitedAssessmentStatuses])}
  and ${assessment.dueOn} < ${todayInQuery})`;

/** The assessments that a number of the dashboard counts. */
export const ofFigure = counted({ OVERDUE: () => isOverdue });
