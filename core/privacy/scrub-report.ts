/**
 * What may leave in a report of an error. A report is built anew from what is known to be harmless, instead of having what
 * is known to be harmful taken out: names, addresses, story texts, pictures, bodies, cookies and tokens have no place in it.
 */

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Parts of a path that are longer than any of ours, and neither an id nor the name of a built file, are keys to something. */
const LONGEST_PART = 24;
const BUILT_FILE = /\.(js|mjs|ts|tsx|css)$/;

const cleanPart = (part: string): string =>
  part.length <= LONGEST_PART || UUID.test(part) || BUILT_FILE.test(part) ? part : '[key]';

/** An address without its query, which carries signatures and tokens, and without keys in its path. */
export const harmlessAddress = (address: string): string =>
  (address.split(/[?#]/)[0] ?? '')
    .replace(/^data:.*/s, 'data:')
    .replace(/\/\/[^/@\s]*@/, '//')
    .split('/')
    .map(cleanPart)
    .join('/');

/** Errors whose messages the engine itself writes, about code and not about what was typed. */
const ENGINE_ERRORS = ['TypeError', 'ReferenceError'];
/** Letters of code in single quotes; anything else in a message might be somebody's. */
const ENGINE_MESSAGE = /^[\w\s().,:;=>[\]'`#$-]{1,200}$/;

/** The message of an error when the engine wrote it, otherwise nothing. */
const harmlessMessage = (type: unknown, message: unknown): string =>
  typeof type === 'string' &&
  ENGINE_ERRORS.includes(type) &&
  typeof message === 'string' &&
  ENGINE_MESSAGE.test(message)
    ? message
    : '[kept in the log]';

const pick = (from: unknown, keys: readonly string[]): Json => {
  if (!isRecord(from)) return {};
  return Object.fromEntries(keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]));
};

const each = (list: unknown, clean: (item: unknown) => Json): Json[] => (Array.isArray(list) ? list.map(clean) : []);

const addressIn = (from: Json, key: string): Json =>
  typeof from[key] === 'string' ? { [key]: harmlessAddress(from[key]) } : {};

const cleanFrame = (frame: unknown): Json => {
  const kept = pick(frame, ['function', 'lineno', 'colno', 'in_app', 'platform']);
  return isRecord(frame) ? { ...kept, ...addressIn(frame, 'filename'), ...addressIn(frame, 'abs_path') } : kept;
};

const cleanException = (exception: unknown): Json => {
  if (!isRecord(exception)) return {};
  const { type, value, stacktrace, mechanism } = exception;
  return {
    type,
    value: harmlessMessage(type, value),
    mechanism: pick(mechanism, ['type', 'handled']),
    ...(isRecord(stacktrace) && { stacktrace: { frames: each(stacktrace['frames'], cleanFrame) } }),
  };
};

const cleanData = (data: unknown): Json => {
  const kept = pick(data, ['method', 'status_code', 'http.method', 'http.request.method', 'http.response.status_code']);
  return isRecord(data)
    ? { ...kept, ...addressIn(data, 'url'), ...addressIn(data, 'from'), ...addressIn(data, 'to') }
    : kept;
};

const cleanBreadcrumb = (breadcrumb: unknown): Json => ({
  ...pick(breadcrumb, ['type', 'category', 'level', 'timestamp']),
  ...(isRecord(breadcrumb) && { data: cleanData(breadcrumb['data']) }),
});

const SPAN_KEYS = ['span_id', 'parent_span_id', 'trace_id', 'op', 'origin', 'status', 'start_timestamp', 'timestamp'];

/** What a span is called may carry an address; a statement of the database carries placeholders, never values. */
const cleanSpan = (span: unknown): Json => ({
  ...pick(span, SPAN_KEYS),
  ...(isRecord(span) && { ...addressIn(span, 'description'), data: cleanData(span['data']) }),
});

const cleanContexts = (contexts: unknown): Json => {
  if (!isRecord(contexts)) return {};
  const { trace, os, browser, runtime } = contexts;
  return {
    ...(isRecord(trace) && { trace: pick(trace, SPAN_KEYS) }),
    os: pick(os, ['name', 'version']),
    browser: pick(browser, ['name', 'version']),
    runtime: pick(runtime, ['name', 'version']),
  };
};

const EVENT_KEYS = [
  'event_id',
  'type',
  'level',
  'platform',
  'environment',
  'release',
  'timestamp',
  'start_timestamp',
  'sdk',
];
const REPLAY_KEYS = ['replay_id', 'replay_type', 'replay_start_timestamp', 'segment_id', 'error_ids', 'trace_ids'];

/** An error, a trace or the head of a replay with only what may leave. `tags.event` is the name of a log event. */
export const scrubReport = (report: object): Json => {
  if (!isRecord(report)) return {};
  const { exception, breadcrumbs, request, spans, tags, contexts, urls } = report;
  return {
    ...pick(report, [...EVENT_KEYS, ...REPLAY_KEYS]),
    ...addressIn(report, 'transaction'),
    contexts: cleanContexts(contexts),
    // An error finds its replay, and has it sent, by this tag.
    tags: pick(tags, ['event', 'replayId']),
    ...(isRecord(exception) && { exception: { values: each(exception['values'], cleanException) } }),
    ...(Array.isArray(breadcrumbs) && { breadcrumbs: each(breadcrumbs, cleanBreadcrumb) }),
    ...(isRecord(request) && { request: { ...pick(request, ['method']), ...addressIn(request, 'url') } }),
    ...(Array.isArray(spans) && { spans: each(spans, cleanSpan) }),
    ...(Array.isArray(urls) && { urls: urls.map((url) => (typeof url === 'string' ? harmlessAddress(url) : '')) }),
  };
};
