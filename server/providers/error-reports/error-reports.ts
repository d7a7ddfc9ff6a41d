/** Where faults are reported to beside the log, which has them in any case. */

export type ErrorReports = {
  /** `event` is the name of the log event. Never throws and never waits. */
  capture(error: Error, event: string): void;
  /** Sends what is on its way, for two seconds at most. */
  close(): Promise<void>;
};
