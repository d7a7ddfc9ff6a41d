/** Reports to Sentry from the browser: errors, traces, and replays in which every text is masked and every picture left out. */
import {
  browserTracingIntegration,
  captureException,
  init,
  replayIntegration,
  type BrowserOptions,
} from '@sentry/react';
import { scrubReport } from '#core/privacy/scrub-report.ts';

const scrubbed = <Event extends object>(event: Event): Event => scrubReport(event) as Event;

/** Attributes that say what text says, or that lead to a file by a signed address. */
const MASKED_ATTRIBUTES = [
  'alt',
  'aria-label',
  'aria-valuetext',
  'title',
  'placeholder',
  'value',
  'content',
  'href',
  'src',
];

export const REPLAY_OPTIONS = {
  maskAllText: true,
  maskAllInputs: true,
  blockAllMedia: true,
  maskAttributes: MASKED_ATTRIBUTES,
  networkDetailAllowUrls: [],
  networkCaptureBodies: false,
  // Steps between the pictures of a replay carry addresses and texts of elements; the pictures do without them.
  beforeAddRecordingEvent: () => null,
};

export const sentryOptions = (dsn: string): BrowserOptions => ({
  dsn,
  tracesSampleRate: 1,
  replaysSessionSampleRate: 0.1,
  replaysOnErrorSampleRate: 1,
  sendDefaultPii: false,
  beforeSend: scrubbed,
  beforeSendTransaction: scrubbed,
});

/** Answers how to report an error by hand. */
export const openSentry = (dsn: string): ((error: unknown) => void) => {
  const integrations = [browserTracingIntegration(), replayIntegration(REPLAY_OPTIONS)];
  const client = init({ ...sentryOptions(dsn), integrations });
  // Heads of replays are no errors and no traces, so they go past both filters above.
  client?.addEventProcessor((event) => (event.type === 'replay_event' ? scrubbed(event) : event));
  return (error) => void captureException(error);
};
