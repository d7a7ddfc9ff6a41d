/** Work that several ask for at the same time is done once, and all get what comes of it. Processes do not share it. */

/** Answers a function that starts the work of a key, or joins it while it is underway. What failed may be asked for again. */
export const createSharedWork = <Result>(): ((key: string, work: () => Promise<Result>) => Promise<Result>) => {
  const underway = new Map<string, Promise<Result>>();
  return (key, work) => {
    const joined = underway.get(key) ?? work().finally(() => underway.delete(key));
    underway.set(key, joined);
    return joined;
  };
};
