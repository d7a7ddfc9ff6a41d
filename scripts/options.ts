/** Reads the options of a command; what it does not know is a `RangeError` that says what it knows. */

export const oneOf = <Value extends string | number>(known: readonly Value[], given: string, option: string): Value => {
  const found = known.find((value) => String(value) === given);
  if (found === undefined) throw new RangeError(`--${option} is one of ${known.join(', ')}, not "${given}"`);
  return found;
};

export const wholeNumber = (given: string, option: string): number => {
  if (!/^\d{1,6}$/.test(given)) throw new RangeError(`--${option} is a whole number, not "${given}"`);
  return Number(given);
};
