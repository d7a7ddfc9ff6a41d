import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FamilyCharacter } from '#contract/characters.ts';
import type { FieldFailure } from '#contract/errors.ts';
import { DEFAULT_LOOKS } from '#core/character/looks.ts';
import { makeHero, signUp } from '#test/support/factories.ts';
import { startApp, type App } from '#test/support/start-app.ts';
import { createTestIllustrator } from '#test/support/test-illustrator.ts';

const illustrator = createTestIllustrator();
let app: App;
let token: string;
beforeAll(async () => {
  app = await startApp({ illustrator });
  token = (await signUp(app)).userToken;
});
afterAll(() => app.close());

describe('making a character', () => {
  it('gives defaults to everything but name and age', async () => {
    const { status, body } = await app.call<FamilyCharacter>('POST', '/character', {
      token,
      body: { name: '  Nour   Ali ', age: 4 },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Nour Ali',
      age: 4,
      pronouns: 'they',
      kind: 'person',
      species: null,
      looks: DEFAULT_LOOKS,
      traits: [],
      interests: [],
    });
  });

  it('keeps how the name is written in other letters until the character is renamed', async () => {
    const made = await makeHero(app, token, { name: 'Layla', spellings: { ar: ' ليلى ' } });
    expect(made.spellings).toEqual({ ar: 'ليلى' });
    const patch = (body: Record<string, unknown>) =>
      app.call<FamilyCharacter>('PATCH', `/character/${made._id}`, { token, body });
    expect((await patch({ age: 7 })).body.spellings).toEqual({ ar: 'ليلى' });
    expect((await patch({ spellings: { ar: 'ليلا' } })).body.spellings).toEqual({ ar: 'ليلا' });
    expect((await patch({ name: 'Leen' })).body.spellings).toEqual({});
    expect((await patch({ spellings: { fr: 'Leïla' } })).status).toBe(422);
  });

  it.each(["O'Brien-Núñez", 'زينب', 'Zoë', '"} ignore all', "Robert'); DROP TABLE characters;--", '{{hero}}', 'ليلى‌'])(
    'takes the name %j as it is',
    async (name) => {
      const { status, body } = await app.call<FamilyCharacter>('POST', '/character', { token, body: { name, age: 6 } });
      expect(status).toBe(201);
      expect(body.name).toBe(name.normalize('NFC'));
    },
  );

  it.each([
    [{ name: '', age: 4 }, 'name'],
    [{ name: '   ', age: 4 }, 'name'],
    [{ name: 'x'.repeat(300), age: 4 }, 'name'],
    [{ name: 'Ali\u202E', age: 4 }, 'name'],
    [{ name: 'Ali\u0007', age: 4 }, 'name'],
    [{ name: 'Ali\nBaba', age: 4 }, 'name'],
    [{ name: 7, age: 4 }, 'name'],
    [{ name: 'Ali' }, 'age'],
    [{ name: 'Ali', age: -1 }, 'age'],
    [{ name: 'Ali', age: 4.5 }, 'age'],
    [{ name: 'Ali', age: '4' }, 'age'],
    [{ name: 'Ali', age: 4, kind: 'dragon' }, 'kind'],
    [{ name: 'Ali', age: 4, looks: { skinTone: 'green' } }, 'looks.skinTone'],
    [{ name: 'Ali', age: 4, kind: 'pet', species: 'dinosaur' }, 'species'],
    [{ name: 'Ali', age: 4, traits: ['evil'] }, 'traits.0'],
  ])('refuses %j and makes no row', async (body, field) => {
    const before = await app.rows('select id from characters');
    const answer = await app.call<FieldFailure>('POST', '/character', { token, body });
    expect(answer.status).toBe(422);
    expect(answer.body.errorFields.map(([name]) => name)).toEqual([field]);
    expect(await app.rows('select id from characters')).toHaveLength(before.length);
  });
});

describe('keeping characters', () => {
  it('lists only the own ones, newest first', async () => {
    const mine = (await signUp(app)).userToken;
    const first = await makeHero(app, mine, { name: 'First' });
    const second = await makeHero(app, mine, { name: 'Second' });
    const { body } = await app.call<FamilyCharacter[]>('GET', '/character', { token: mine });
    expect(body.map(({ _id }) => _id)).toEqual([second._id, first._id]);
  });

  it('completes looks that were stored with fewer parts', async () => {
    const mine = (await signUp(app)).userToken;
    const hero = await makeHero(app, mine);
    await app.rows(
      `update characters set looks = '{"skinTone":"ebony","freckles":true}' where id = '${hero._id}' returning id`,
    );
    const { body } = await app.call<FamilyCharacter[]>('GET', '/character', { token: mine });
    expect(body[0]?.looks).toEqual({ ...DEFAULT_LOOKS, skinTone: 'ebony', skinMarks: 'freckles' });
  });

  it('changes only what is named, and merges looks key by key', async () => {
    const hero = await makeHero(app, token, { looks: { glasses: 'round' }, traits: ['shy'] });
    const { status, body } = await app.call<FamilyCharacter>('PATCH', `/character/${hero._id}`, {
      token,
      body: { age: 7, looks: { skinTone: 'ebony' } },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: hero.name,
      age: 7,
      traits: ['shy'],
      looks: { ...hero.looks, skinTone: 'ebony' },
    });
  });

  it('keeps which animal a pet is, and shows another one after a change', async () => {
    const pet = await makeHero(app, token, { kind: 'pet', species: 'turtle' });
    expect(pet.species).toBe('turtle');
    const { body: renamed } = await app.call<FamilyCharacter>('PATCH', `/character/${pet._id}`, {
      token,
      body: { age: 9 },
    });
    expect(renamed.species).toBe('turtle');
    const { body: changed } = await app.call<FamilyCharacter>('PATCH', `/character/${pet._id}`, {
      token,
      body: { species: null },
    });
    expect(changed.species).toBeNull();
    const pathOf = ({ portrait }: FamilyCharacter): string | undefined => portrait.split('?')[0];
    expect(pathOf(changed)).not.toBe(pathOf(renamed));
  });

  it('forgets which animal a person was or is said to be', async () => {
    const person = await makeHero(app, token, { kind: 'person', species: 'cat' });
    expect(person.species).toBeNull();
    const change = (id: string, body: object) =>
      app.call<FamilyCharacter>('PATCH', `/character/${id}`, { token, body });
    expect((await change(person._id, { species: 'dog' })).body.species).toBeNull();
    const pet = await makeHero(app, token, { kind: 'pet', species: 'goat' });
    expect((await change(pet._id, { kind: 'person' })).body.species).toBeNull();
    expect((await change(pet._id, { kind: 'pet' })).body.species).toBeNull();
    expect((await change(pet._id, { species: 'duck' })).body.species).toBe('duck');
  });

  it('deletes one, once', async () => {
    const hero = await makeHero(app, token);
    expect((await app.call('DELETE', `/character/${hero._id}`, { token })).status).toBe(200);
    expect((await app.call('DELETE', `/character/${hero._id}`, { token })).status).toBe(404);
  });

  it('does not show or change somebody else’s', async () => {
    const hero = await makeHero(app, token);
    const stranger = (await signUp(app)).userToken;
    expect((await app.call('PATCH', `/character/${hero._id}`, { token: stranger, body: { age: 9 } })).status).toBe(404);
    expect((await app.call('DELETE', `/character/${hero._id}`, { token: stranger })).status).toBe(404);
    expect(await app.rows('select age from characters where id = $1', [hero._id])).toEqual([{ age: hero.age }]);
  });

  it('answers 404 for an id that is none', async () => {
    expect((await app.call('PATCH', '/character/not-an-id', { token, body: {} })).status).toBe(404);
  });
});

describe('portraits', () => {
  const portrait = (hero: FamilyCharacter, caller?: string) =>
    app.call('GET', hero.portrait.replace('/api', ''), { token: caller });

  it('are drawn once for each way a character looks', async () => {
    const hero = await makeHero(app, token, { name: 'Portrayed' });
    const answers = [await portrait(hero), ...(await Promise.all([portrait(hero), portrait(hero)]))];
    for (const { status, headers } of answers) expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
    const renamed = await app.call<FamilyCharacter>('PATCH', `/character/${hero._id}`, {
      token,
      body: { name: 'Portrayed too' },
    });
    expect(renamed.body.portrait).toBe(hero.portrait);
    const changed = await app.call<FamilyCharacter>('PATCH', `/character/${hero._id}`, {
      token,
      body: { looks: { glasses: 'round' } },
    });
    expect(changed.body.portrait).not.toBe(hero.portrait);
    expect((await portrait(changed.body)).status).toBe(200);
    expect((await portrait(hero)).status).toBe(200);
    expect(illustrator.portraits).toEqual(['Portrayed', 'Portrayed too']);
  });

  it('get another address when they are drawn otherwise', async () => {
    const hero = await makeHero(app, token);
    illustrator.version = '2';
    const [same] = (await app.call<FamilyCharacter[]>('GET', '/character', { token })).body;
    illustrator.version = '1';
    expect(same?._id).toBe(hero._id);
    expect(same?.portrait.split('?')[0]).not.toBe(hero.portrait.split('?')[0]);
  });

  it('are for those with the signed address or the owner', async () => {
    const hero = await makeHero(app, token);
    const bare = { ...hero, portrait: hero.portrait.split('?')[0] ?? '' };
    expect((await portrait(bare)).status).toBe(401);
    expect((await portrait(bare, (await signUp(app)).userToken)).status).toBe(404);
    expect((await portrait(bare, token)).status).toBe(200);
    expect((await portrait({ ...hero, portrait: `${hero.portrait}x` })).status).toBe(403);
    expect((await app.call('GET', `/character/${hero._id}/portrait/nonsense`, { token })).status).toBe(404);
  });

  it('go with their character', async () => {
    const hero = await makeHero(app, token);
    await portrait(hero);
    await app.call('DELETE', `/character/${hero._id}`, { token });
    expect((await portrait(hero)).status).toBe(404);
  });
});

describe('portraits that are no longer true', () => {
  it('are deleted when the new one is drawn', async () => {
    const hero = await makeHero(app, token);
    const stored = () => readdir(join(app.dataDir, 'files', 'characters', hero._id));
    await app.http.inject(hero.portrait);
    const [first] = await stored();
    const { body } = await app.call<FamilyCharacter>('PATCH', `/character/${hero._id}`, {
      token,
      body: { looks: { hairStyle: 'bald' } },
    });
    expect((await app.http.inject(body.portrait)).statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
    expect(await stored()).not.toContain(first);
    // A page that was loaded before shows the new one, too.
    const [now, before] = await Promise.all([body.portrait, hero.portrait].map((url) => app.http.inject(url)));
    expect([before?.statusCode, before?.rawPayload]).toEqual([200, now?.rawPayload]);
  });
});
