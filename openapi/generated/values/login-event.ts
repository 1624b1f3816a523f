// Generated from the contract by `npm run generate`. Do not edit.

export const loginEventValues = ["SIGN_IN","SIGN_IN_FAILED","SIGN_UP","SIGN_OUT","SESSION_REVOKED","SESSION_USED","PASSWORD_RESET_REQUESTED","PASSWORD_RESET","PASSWORD_CHANGED","SECOND_FACTOR_ENABLED","SECOND_FACTOR_REMOVED"] as const;
