/** Failures that the error catalogue wants in the console. Never what somebody typed. */

export const logFailure = (what: string, reason: string): void => console.warn(what, reason);
