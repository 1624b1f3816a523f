import { describe, expect, test } from 'vitest';

import { stepErrors } from '#src/registers/step-dialog/step-errors.ts';

const draft = { action: 'SUBMIT', version: 3, reason: '' };
const refused = (fieldErrors: Readonly<Record<string, string>>) => ({ message: 'Validation failed', fieldErrors });

describe('why a step was not taken', () => {
  test('is said at the field that asks for it, under the name that the draft has for it', () => {
    const failure = refused({ reason: 'Give a reason', decisionReason: 'Too long' });
    expect(stepErrors(refused({ reason: 'Give a reason' }), draft).byField).toEqual({ reason: 'Give a reason' });
    expect(stepErrors(failure, { reason: '', note: '' }, { decisionReason: 'note' })).toEqual({
      byField: { reason: 'Give a reason', note: 'Too long' },
      others: [],
    });
  });

  test('is said in full when no field asks for it', () => {
    const failure = refused({ 'exemption.reason': 'Say why', 'exemption.validTo': 'Choose a day', action: 'Too late' });
    expect(stepErrors(failure, draft)).toEqual({ byField: {}, others: ['Say why', 'Choose a day', 'Too late'] });
  });

  test('is the message of the refusal when it names no field', () => {
    expect(stepErrors({ message: 'Try again later', fieldErrors: {} }, draft).others).toEqual(['Try again later']);
  });
});
