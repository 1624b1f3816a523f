import type { DemoAssessment } from '../provider-assessment.ts';
import { craneWorks } from './craneworks.ts';
import { havenLink } from './havenlink.ts';
import { kaskade } from './kaskade.ts';
import { quayline } from './quayline.ts';
import { redwater } from './redwater.ts';
import { reeferwatch, tallship } from './short-checks.ts';

/** The assessments of Harbour Logistics, in the order of their references. README.md names the first, which is being answered. */
export const harbourAssessments: readonly DemoAssessment[] = [
  quayline,
  craneWorks,
  ...kaskade,
  havenLink,
  redwater,
  reeferwatch,
  tallship,
];
