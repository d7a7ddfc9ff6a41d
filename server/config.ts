/** Every setting of the product, once: name, type, default and one sentence. Nothing else reads the environment. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

type Setting = {
  /** Parses the text of the variable; an empty variable counts as absent. */
  readonly schema: z.ZodType;
  /** How the default reads in `.env.example`; empty when there is none. */
  readonly example: string;
  readonly sentence: string;
};

const setting = <Schema extends z.ZodType>(schema: Schema, example: string, sentence: string) => ({
  schema,
  example,
  sentence,
});

export const SETTINGS = {
  PORT: setting(
    z.coerce.number().int().min(0).max(65_535).default(3000),
    '3000',
    'Port to listen on. When it is taken, the next free one is used and said; 0 picks any free port.',
  ),
  HOST: setting(
    z.string().default('127.0.0.1'),
    '127.0.0.1',
    'Address to listen on. The default can be reached from this machine only.',
  ),
  DATA_DIR: setting(
    z
      .string()
      .default('data')
      .transform((path) => resolve(path)),
    'data',
    'Folder for the embedded database and the files. One running instance per folder.',
  ),
  DATABASE_URL: setting(
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    '',
    'A PostgreSQL 15 or newer to use instead of the embedded one, as postgres://user:password@host/database.',
  ),
  ROLE: setting(
    z.enum(['all', 'web', 'worker']).default('all'),
    'all',
    'What this process does: web answers requests, worker writes and draws books, all does both. Separate roles need DATABASE_URL.',
  ),
  FIRST_ADMIN_EMAIL: setting(
    z.email().default('admin@hikaya.local'),
    'admin@hikaya.local',
    'Sign-in of the administrator that is made at the first start.',
  ),
  FIRST_ADMIN_PASSWORD: setting(
    z.string().min(8).max(200).optional(),
    '',
    'Password of that administrator. When it is not set, one is made and printed at the first start.',
  ),
  USER_APPROVAL: setting(
    z.enum(['auto', 'manual']).default('auto'),
    'auto',
    'Whether a user may make books as soon as their e-mail is confirmed (auto) or after an administrator has approved them (manual).',
  ),
  PUBLIC_URL: setting(
    z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    '',
    'Address under which people reach the product, for links in mails. The default is the address it listens on.',
  ),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/ }).optional(),
    '',
    'Mail server, as smtp://user:password@host:587 or smtps://user:password@host:465. Without it mails are kept and shown at /outbox. Needs MAIL_FROM.',
  ),
  MAIL_FROM: setting(
    z
      .string()
      .regex(/^([^<>\r\n@]+ )?<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, 'is not a sender')
      .optional(),
    '',
    'Who mails come from, as books@example.com or Hikaya <books@example.com>. Needs SMTP_URL.',
  ),
  GOOGLE_CLIENT_ID: setting(
    z
      .string()
      .transform((text) => text.split(',').map((id) => id.trim()))
      .pipe(z.tuple([z.string().regex(/^\S+$/, 'is not a client id')], z.string().regex(/^\S+$/, 'is not a client id')))
      .optional(),
    '',
    'OAuth client id that shows the Google sign-in. Ids of further applications may follow, separated by commas.',
  ),
  FACEBOOK_APP_ID: setting(
    z.string().regex(/^\d+$/, 'is not a number').optional(),
    '',
    'Application id that shows the Facebook sign-in. Needs FACEBOOK_APP_SECRET.',
  ),
  FACEBOOK_APP_SECRET: setting(
    z.string().optional(),
    '',
    'Secret of that application. It never leaves the server. Needs FACEBOOK_APP_ID.',
  ),
  SENTRY_DSN: setting(
    z.url({ protocol: /^https?$/ }).optional(),
    '',
    'Where faults of the server are reported to, as the DSN that Sentry shows. Names, texts, bodies and tokens never leave.',
  ),
  SENTRY_WEB_DSN: setting(
    z.url({ protocol: /^https?$/ }).optional(),
    '',
    'Where faults in browsers are reported to; may be the same. Replays mask every text and leave out every picture.',
  ),
  DRAWING_THREADS: setting(
    z.coerce.number().int().min(1).max(64).optional(),
    '',
    'How many pages the built-in illustrator draws at the same time. The default is the number of cores.',
  ),
  DRAW_AHEAD: setting(
    z.enum(['yes', 'no']).default('yes'),
    'yes',
    'Whether the pictures of sample books and templates are drawn while there is nothing else to do (yes), or when somebody first looks at them (no).',
  ),
  TRUST_PROXY: setting(
    z.enum(['yes', 'no']).default('no'),
    'no',
    'Set to yes behind a proxy that adds TLS and sets X-Forwarded-For, so that limits count people and not the proxy.',
  ),
  LOG_LEVEL: setting(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    'info',
    'How much is logged. Names, texts, passwords and tokens are never logged.',
  ),
} as const satisfies Record<string, Setting>;

type SettingName = keyof typeof SETTINGS;

export type Config = { readonly [Name in SettingName]: z.output<(typeof SETTINGS)[Name]['schema']> };

/** Thrown at start; its message names each wrong setting and says what it takes. */
export class ConfigError extends Error {}

/** Settings that make no sense one without the other. */
const PAIRS: readonly (readonly [SettingName, SettingName])[] = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
];

/** One line for every setting that is missing beside one that is given. */
const missingHalves = (config: Config): string[] =>
  PAIRS.flatMap(([first, second]) => [[first, second] as const, [second, first] as const])
    .filter(([given, missing]) => config[given] !== undefined && config[missing] === undefined)
    .map(([given, missing]) => `${missing}: is missing, and ${given} needs it. ${SETTINGS[missing].sentence}`);

const refuse = (problems: readonly string[]): void => {
  if (problems.length > 0) throw new ConfigError(`Settings that cannot be used:\n  ${problems.join('\n  ')}`);
};

/** Reads the settings from an environment. Throws ConfigError that lists everything that is wrong with it. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { schema, sentence }] of Object.entries(SETTINGS)) {
    const raw = environment[name]?.trim();
    const result = schema.safeParse(raw === '' ? undefined : raw);
    if (result.success) values[name] = result.data;
    else problems.push(`${name}: ${result.error.issues[0]?.message ?? 'is not valid'}. ${sentence}`);
  }
  refuse(problems);
  const config = values as Config;
  refuse(missingHalves(config));
  if (config.ROLE !== 'all' && !config.DATABASE_URL) {
    throw new ConfigError(
      `ROLE=${config.ROLE} needs DATABASE_URL: separate processes cannot share the embedded database.`,
    );
  }
  return config;
};

/** The settings of this process: its environment, completed by a `.env` file in the working folder. */
export const loadConfig = (): Config => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env);
};
