/**
 * `SEED_ALLOWED=yes npm run seed -- http://localhost:3000`: gives a running product a family with heroes and books to look
 * at. The product has to keep its mails (no SMTP_URL) and run on this machine, because the address of the family is
 * confirmed from its outbox.
 */
import { createApiClient } from './seed/api-client.ts';
import { FAMILY, finishBook, orderBook, seedFamily } from './seed/seed-family.ts';

const [url = 'http://localhost:3000'] = process.argv.slice(2);
if (process.env['SEED_ALLOWED'] !== 'yes') {
  process.stderr.write(
    `This makes an account and books in the product at ${url}. Say SEED_ALLOWED=yes if you want that.\n`,
  );
  process.exit(2);
}
const client = createApiClient(url.replace(/\/+$/, ''));
const family = await seedFamily(client);
for (const wish of [
  { hero: 'Layla', language: 'en', template: 0, artStyle: 'cut-paper' },
  { hero: 'نور', language: 'ar', template: 0, artStyle: 'gouache' },
] as const) {
  const book = await finishBook(client, family, wish);
  process.stdout.write(book ? `${book.title}\n` : `No story is written in ${wish.language} for this family yet.\n`);
}
await orderBook(client, family, { hero: 'Teta', language: 'en', template: 1, artStyle: 'cut-paper' });
process.stdout.write(`Sign in at ${client.url} as ${FAMILY.email} with the password: ${FAMILY.password}\n`);
