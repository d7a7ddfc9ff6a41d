/** Reports to Sentry. The library is loaded here and nowhere else, so that it costs nothing while it is not wanted. */
import type { NodeOptions } from '@sentry/node';
import { scrubReport } from '#core/privacy/scrub-report.ts';
import type { ErrorReports } from '#server/providers/error-reports/error-reports.ts';

const CLOSE_MS = 2_000;

/**
 * Integrations that would end the process themselves, copy what is in memory or on the terminal, or report every hook that
 * is registered at the start.
 */
const UNWANTED = [
  'OnUncaughtException',
  'OnUnhandledRejection',
  'Console',
  'LocalVariables',
  'ContextLines',
  'Modules',
  'Fastify',
];

type SentrySettings = {
  readonly dsn: string;
  readonly release: string;
  /** Stands in for the network in tests. */
  readonly transport?: NodeOptions['transport'];
};

/** Everything that leaves is built anew from what is harmless; the types of Sentry's own events stay what they are. */
const scrubbed = <Event extends object>(event: Event): Event => scrubReport(event) as Event;

export const sentryReports = async ({ dsn, release, transport }: SentrySettings): Promise<ErrorReports> => {
  const sentry = await import('@sentry/node');
  sentry.init({
    dsn,
    release,
    tracesSampleRate: 1,
    sendDefaultPii: false,
    integrations: (usual) => usual.filter(({ name }) => !UNWANTED.includes(name)),
    beforeSend: scrubbed,
    beforeSendTransaction: scrubbed,
    ...(transport && { transport }),
  });
  return {
    capture: (error, event) => void sentry.captureException(error, { tags: { event } }),
    close: async () => {
      await sentry.close(CLOSE_MS);
    },
  };
};
