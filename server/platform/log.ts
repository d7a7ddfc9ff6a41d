/** The log: one line of JSON per event, or readable lines on a terminal. Events are named `area.what-happened`. */
import { pino, type Logger } from 'pino';
import { PinoPretty as pretty } from 'pino-pretty';

export type Log = Logger;

/** Fields whose values never reach the log, wherever they appear. */
const SECRET_FIELDS = [
  'password',
  'token',
  'userToken',
  'accessToken',
  'newPassword',
  'currentPassword',
  'link',
  'to',
  'authorization',
  'cookie',
  'apikey',
  'signature',
  'name',
  'email',
];

/** Readable lines on a terminal, JSON everywhere else; written before the call returns, so that a crash loses none. */
const destination = () =>
  process.stdout.isTTY
    ? pretty({ sync: true, translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' })
    : pino.destination({ sync: true });

/** Told of every error that the log takes. */
export type FaultListener = (error: Error, event: string) => void;

const FAULT_LEVEL = 50;

const faultOf = ([first, event]: readonly unknown[]): [Error, string] | null =>
  typeof first === 'object' && first !== null && 'err' in first && first.err instanceof Error
    ? [first.err, String(event)]
    : null;

export const createLog = (level: string, onFault?: FaultListener): Log =>
  pino(
    {
      level,
      base: null,
      redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[hidden]' },
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        logMethod(args, method, at) {
          const fault = at >= FAULT_LEVEL ? faultOf(args) : null;
          if (fault) onFault?.(...fault);
          method.apply(this, args);
        },
      },
    },
    destination(),
  );

/** What the person at the terminal should read: not an event, not JSON. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
