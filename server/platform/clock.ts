/** Time, given to whoever needs it, so that tests decide what time it is. */

export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
