import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderEnvExample } from '#scripts/env-example.ts';
import { ConfigError, readConfig, SETTINGS } from '#server/config.ts';

describe('settings', () => {
  it('have defaults that work without any', () => {
    expect(readConfig({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', ROLE: 'all', USER_APPROVAL: 'auto' });
    expect(readConfig({}).DATABASE_URL).toBeUndefined();
  });

  it('take an empty variable for none', () => {
    expect(readConfig({ PORT: ' ', FIRST_ADMIN_PASSWORD: '' })).toMatchObject({ PORT: 3000 });
  });

  it('name everything that is wrong at once', () => {
    const read = () =>
      readConfig({ PORT: '99999', ROLE: 'king', DATABASE_URL: 'mysql://x', FIRST_ADMIN_EMAIL: 'nobody' });
    expect(read).toThrow(ConfigError);
    for (const name of ['PORT', 'ROLE', 'DATABASE_URL', 'FIRST_ADMIN_EMAIL'])
      expect(read).toThrow(new RegExp(`${name}: `));
  });

  it('refuse separate roles on the embedded database', () => {
    expect(() => readConfig({ ROLE: 'worker' })).toThrow('needs DATABASE_URL');
    expect(readConfig({ ROLE: 'worker', DATABASE_URL: 'postgres://u:p@h/d' }).ROLE).toBe('worker');
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'books@example.com' }, 'SMTP_URL'],
    [{ FACEBOOK_APP_ID: '42' }, 'FACEBOOK_APP_SECRET'],
    [{ FACEBOOK_APP_SECRET: 'x' }, 'FACEBOOK_APP_ID'],
  ])('refuse the half-configured %j and name what is missing', (environment, missing) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`${missing}: is missing`));
  });

  it.each([
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['MAIL_FROM', 'Hikaya'],
    ['MAIL_FROM', 'a@example.com\r\nBcc: b@example.com'],
    ['GOOGLE_CLIENT_ID', 'one,,two'],
    ['FACEBOOK_APP_ID', 'hikaya'],
    ['PUBLIC_URL', 'hikaya.example'],
    ['PUBLIC_URL', 'ftp://hikaya.example'],
  ])('refuse %s=%j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name}: `));
  });

  it('take services that are configured whole', () => {
    const config = readConfig({
      PUBLIC_URL: 'https://hikaya.example/',
      SMTP_URL: 'smtps://user:secret@mail.example.com:465',
      MAIL_FROM: 'Hikaya <books@hikaya.example>',
      GOOGLE_CLIENT_ID: 'web.example, phone.example',
      FACEBOOK_APP_ID: '42',
      FACEBOOK_APP_SECRET: 'secret',
    });
    expect(config).toMatchObject({
      PUBLIC_URL: 'https://hikaya.example',
      MAIL_FROM: 'Hikaya <books@hikaya.example>',
      GOOGLE_CLIENT_ID: ['web.example', 'phone.example'],
    });
  });

  it('are all in .env.example, as it is generated', () => {
    const text = readFileSync('.env.example', 'utf8');
    expect(text).toBe(renderEnvExample());
    for (const name of Object.keys(SETTINGS)) expect(text).toContain(`# ${name}=`);
  });
});
