import { describe, expect, it } from 'vitest';
import type { Character } from '#core/character/character.ts';
import { DEFAULT_LOOKS, type Looks } from '#core/character/looks.ts';
import type { CastMember, PropPlacement, Scene } from '#core/story/scene.ts';
import { GESTURES, POSES } from '#core/story/vocabulary.ts';
import { describeScene } from '#studio/illustrator/describe-scene.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const person = (changes: Partial<Character> = {}, mobility: Looks['mobility'] = 'none'): Character =>
  testCharacter({ looks: { ...DEFAULT_LOOKS, mobility }, ...changes });
const nour = person();
const omar = person({ name: 'عمر', pronouns: 'he' });

/** The hero alone, with nothing around. */
const alone = (hero: Partial<CastMember>, scene: Partial<Scene> = {}): Scene => {
  const whole = testScene();
  const [first] = whole.cast;
  if (!first) throw new Error('The scene has a hero');
  return { ...whole, cast: [{ ...first, ...hero }], props: [], ...scene };
};

const beside = (who: CastMember['who'], scene: Partial<Scene> = {}, member: Partial<CastMember> = {}): Scene => {
  const whole = testScene();
  const [hero, other] = whole.cast;
  if (!hero || !other) throw new Error('The scene has a hero and a companion');
  return { ...whole, cast: [hero, { ...other, who, ...member }], props: [], ...scene };
};

const mouse = {
  companion: 'mouse',
  name: 'Bunbuna',
  called: {
    en: { name: 'Bunbuna', noun: 'mouse', pronouns: 'she' },
    ar: { name: 'بُنْبُونَة', noun: 'الفأرة', pronouns: 'she' },
  },
} as const;

describe('companions', () => {
  it('have the noun and the gender that the text gives them, and their name in its letters', () => {
    expect(describeScene(beside(mouse), [omar], 'ar')).toContain('تمشي الفأرة بُنْبُونَة');
    expect(describeScene(beside(mouse), [nour], 'en')).toContain('Bunbuna the mouse walks');
    const kid = {
      ...mouse,
      companion: 'goat',
      called: { ar: { name: 'شِبْل', noun: 'الجدي', pronouns: 'he' } },
    } as const;
    expect(describeScene(beside(kid), [omar], 'ar')).toContain('يمشي الجدي شِبْل');
  });

  it('of scenes that were stored before have what is usual for their kind', () => {
    const stored = { companion: 'goat', name: 'شِبْل' } as const;
    expect(describeScene(beside(stored), [omar], 'ar')).toContain('تمشي العنزة شِبْل');
    expect(describeScene(beside(stored), [nour], 'en')).toContain('شِبْل the goat walks');
  });

  it('are told what they are once', () => {
    const scene = beside(mouse, { effects: [{ effect: 'dust', at: 'companion' }] });
    expect(describeScene(scene, [nour], 'en')).toMatch(/Bunbuna the mouse walks\. Dust rises around Bunbuna\.$/);
    expect(describeScene(scene, [nour], 'ar')).toMatch(/تمشي الفأرة بُنْبُونَة\. يرتفع الغبار حول بُنْبُونَة\.$/);
  });

  it('swim where they have no legs', () => {
    const scene = beside({ companion: 'whale', name: 'Dalia' }, { setting: 'ocean' });
    expect(describeScene(scene, [nour], 'en')).toContain('Dalia the young whale swims');
  });
});

describe('pets', () => {
  const told = (pet: Partial<Character>): string =>
    describeScene(
      beside({ character: 'p' }),
      [omar, person({ id: 'p', kind: 'pet', name: 'مشمش', pronouns: 'he', ...pet })],
      'ar',
    );

  it('are told with what they are, in their own gender', () => {
    expect(told({ species: 'cat' })).toContain('يمشي القط مشمش');
    expect(told({ species: 'cat', pronouns: 'she' })).toContain('تمشي القطة مشمش');
    expect(told({ species: 'goat' })).toContain('يمشي الجدي مشمش');
    expect(told({ species: 'turtle' })).toContain('يمشي مشمش السلحفاة');
    const pet = person({ kind: 'pet', name: 'Mishmish', species: 'cat' });
    expect(describeScene(alone({}), [pet], 'en')).toMatch(/^Mishmish the cat walks/);
    expect(describeScene(alone({}), [{ ...pet, name: 'Kitty Cat' }], 'en')).toMatch(/^Kitty Cat walks/);
  });
});

describe('wheelchairs and crutches', () => {
  const OUT = ['sleeping', 'lying', 'swimming'];

  it('are told once where they are seen, in every pose', () => {
    const wheeled = person({}, 'wheelchair');
    for (const pose of POSES) {
      const times = OUT.includes(pose) ? 0 : 1;
      const carries = pose === 'carrying' || pose === 'reading' ? ({ carries: 'book' } as const) : {};
      const [en, ar] = (['en', 'ar'] as const).map((one) => describeScene(alone({ pose, ...carries }), [wheeled], one));
      expect(en?.match(/in her wheelchair|from her wheelchair/g) ?? [], pose).toHaveLength(times);
      expect(ar?.match(/كرسيّها المتحرّك/g) ?? [], pose).toHaveLength(times);
      expect(en, pose).not.toMatch(/\bwalks|runs|kneels|crouches|stands|tiptoes|climbs|jumps\b/);
      expect(ar, pose).not.toMatch(/تمشي|تركض|تجثو|تقف /);
    }
    const him = person({ pronouns: 'he' }, 'wheelchair');
    expect(describeScene(alone({ pose: 'walking' }), [him], 'en')).toContain(
      'rolls along in his wheelchair in a forest',
    );
    expect(describeScene(alone({ pose: 'walking' }), [him], 'ar')).toContain('يتقدّم Nour على كرسيّه المتحرّك');
  });

  it.each([
    ['bench', 'sitting'],
    ['stairs', 'walking'],
  ] as const)('stay on the ground before %s, as they are drawn', (prop, pose) => {
    const thing = { ref: 'thing', prop, place: { along: 'center', plane: 'near' } } as const;
    const scene = alone({ pose, place: { along: 'center', plane: 'near', on: 'thing' } }, { props: [thing] });
    const [wheeled, onFoot] = [person({}, 'wheelchair'), person({}, 'none')];
    expect(describeScene(scene, [wheeled], 'en')).toMatch(/^Nour [^.]*in her wheelchair/);
    expect(describeScene(scene, [wheeled], 'en')).not.toMatch(/^Nour [^.]* on a (bench|flight)/);
    expect(describeScene(scene, [onFoot], 'en')).toMatch(/^Nour [^.]* on a (bench|flight)/);
  });

  it('have the word for who is under a table', () => {
    const table = { ref: 'table', prop: 'hiding-table', place: { along: 'center', plane: 'near' } } as const;
    const scene = alone(
      { pose: 'crouching', place: { along: 'center', plane: 'near', in: 'table' } },
      { props: [table] },
    );
    expect(describeScene(scene, [person({}, 'none')], 'en')).toMatch(/ under a [^.]*table/);
    expect(describeScene(scene, [person({}, 'none')], 'ar')).toContain('تحت');
  });

  it('are left where somebody rides a log', () => {
    const log = { ref: 'log', prop: 'log', place: { along: 'center', plane: 'middle' } } as const;
    const sails = { pose: 'standing', place: { along: 'center', plane: 'middle', on: 'log' } } as const;
    const sea = alone(sails, { setting: 'ocean', variant: 2, props: [log] });
    expect(describeScene(sea, [person({}, 'wheelchair')], 'en')).toMatch(/^Nour sits on a log/);
    // What is round and floats is sat on by everybody, and danced on.
    expect(describeScene(sea, [person()], 'en')).toMatch(/^Nour sits on a log/);
    const dances = alone({ ...sails, pose: 'dancing' }, { setting: 'ocean', variant: 2, props: [log] });
    expect(describeScene(dances, [person()], 'en')).toMatch(/^Nour dances on a log/);
  });

  it('are in hands that are free, or laid down', () => {
    const crutched = person({ pronouns: 'they' }, 'crutches');
    const told = (member: Partial<CastMember>): string => describeScene(alone(member), [crutched], 'en');
    expect(told({ pose: 'walking' })).toContain('walks on crutches in');
    expect(told({ pose: 'walking', carries: 'shell' })).toContain('walks with one crutch in');
    expect(told({ pose: 'kneeling' })).toContain('kneels with their crutches beside them in');
    expect(told({ pose: 'jumping' })).not.toContain('crutch');
    expect(describeScene(alone({ pose: 'kneeling' }), [crutched], 'ar')).toContain('وعكّازاه بجانبه');
  });
});

describe('hands and faces', () => {
  const told = (member: Partial<CastMember>, who = nour): string => describeScene(alone(member), [who], 'en');

  it('carry the thing that is carried', () => {
    expect(told({ pose: 'carrying', carries: 'soup-pot' })).toMatch(/^Nour carries a pot of soup in a forest/);
    const ar = describeScene(alone({ pose: 'carrying', carries: 'soup-pot' }), [omar], 'ar');
    expect(ar).toMatch(/^يحمل عمر قدر حساء في الغابة/);
    expect(ar).not.toContain('شيئًا');
  });

  it('call once', () => {
    const calling = { gesture: 'calling-out', expression: 'calling' } as const;
    expect(told(calling).match(/call/g)).toHaveLength(1);
    expect(describeScene(alone(calling), [omar], 'ar').match(/ينادي/g)).toHaveLength(1);
  });

  it('are hers, his and theirs', () => {
    expect(told({ gesture: 'hugging-self' })).toContain('with both arms wrapped around her body');
    expect(told({ gesture: 'shading-eyes' }, person({ pronouns: 'he' }))).toContain('shading his eyes');
    expect(told({ gesture: 'counting' }, person({ pronouns: 'they' }))).toContain('counting on their fingers');
    expect(told({ carries: 'cup', holds: 'mouth' })).toContain('holding a cup to her mouth');
  });

  it('stand behind the name in Arabic', () => {
    const ar = describeScene(alone({ pose: 'reaching' }), [omar], 'ar');
    expect(ar).toMatch(/^يمدّ عمر يده في الغابة/);
  });
});

describe('what happens', () => {
  const told = (member: Partial<CastMember>, scene: Partial<Scene>, language: 'en' | 'ar' = 'en'): string =>
    describeScene(alone(member, scene), [language === 'en' ? nour : omar], language);

  it('is the lantern that shines, and nobody who has none', () => {
    const effects = [{ effect: 'beam', at: 'hero' }] as const;
    expect(told({ carries: 'lantern' }, { effects })).toMatch(/\. The lantern shines\.$/);
    expect(told({ carries: 'lantern' }, { effects }, 'ar')).toMatch(/\. ينبعث الضوء من الفانوس\.$/);
    expect(told({}, { effects })).not.toContain('beam');
  });

  it('is the wind once', () => {
    const effects = [{ effect: 'wind', at: 'hero' }] as const;
    expect(told({}, { effects, weather: 'wind' }).match(/wind/g)).toHaveLength(1);
    expect(told({}, { effects })).toContain('The wind blows around Nour');
  });

  it('is a snore of who sleeps, and no second call of who calls', () => {
    const effects = [{ effect: 'sound-rings', at: 'hero' }] as const;
    expect(told({ pose: 'sleeping' }, { effects })).toMatch(/ Nour snores\.$/);
    expect(told({ pose: 'sleeping' }, { effects }, 'ar')).toMatch(/ يشخر عمر\.$/);
    expect(told({ expression: 'calling' }, { effects })).not.toContain('loud');
  });

  it('is no light of the name Nour, and no breath of a box', () => {
    const glow = describeScene(
      alone({}, { effects: [{ effect: 'glow', at: 'hero' }] }),
      [person({ name: 'نور' })],
      'ar',
    );
    expect(glow).toContain('هناك ضوء ذهبي حول نور');
    const box = { ref: 'box', prop: 'music-box', place: { along: 'center', plane: 'near' } } as const;
    const effects = [{ effect: 'breath', at: 'box' }] as const;
    expect(told({}, { props: [box], effects }, 'ar')).toContain('يتصاعد بخار أبيض من صندوق موسيقى');
    expect(told({ touches: { how: 'hand-on', with: 'box' } }, { props: [box], effects }, 'ar')).toContain(
      'يلمس عمر صندوق موسيقى، ويتصاعد بخار أبيض منه.',
    );
  });
});

describe('things', () => {
  const at = (prop: PropPlacement['prop'], place: Partial<PropPlacement['place']> = {}): PropPlacement => ({
    ref: prop,
    prop,
    place: { along: 'center', plane: 'near', ...place },
  });
  const told = (
    props: readonly PropPlacement[],
    language: 'en' | 'ar' = 'en',
    member: Partial<CastMember> = {},
  ): string => describeScene(alone(member, { props }), [language === 'en' ? nour : omar], language);

  it('that stand about are told', () => {
    expect(told([at('tent'), at('suitcase'), at('mushroom-ring')])).toMatch(
      / Around her are a small tent, a suitcase and a ring of mushrooms\.$/,
    );
    expect(told([at('tent'), at('lantern')], 'ar')).toMatch(/ وحوله خيمة صغيرة وفانوس\.$/);
    expect(told([at('stairs')], 'ar')).toMatch(/ وبجانبه درج من الحجر\.$/);
    expect(told([at('bed'), at('box', { plane: 'far' })], 'ar')).toMatch(/ وبجانبه سرير صغير\. وفي البعيد صندوق/);
    expect(told([at('bitten-leaves')])).toMatch(/ Beside her are green leaves/);
  });

  it('are told with what they stand on, and where somebody is', () => {
    expect(told([at('table'), at('soup-pot', { on: 'table' })])).toMatch(/ Beside her is a pot of soup on a table\.$/);
    expect(told([at('table'), at('soup-pot', { on: 'table' })], 'ar')).toMatch(/ وبجانبه قدر حساء على طاولة\.$/);
    const onLog = { pose: 'sitting', place: { along: 'center', plane: 'near', on: 'log' } } as const;
    expect(told([at('log')], 'en', onLog)).toBe('Nour sits on a log in a forest in bright daylight and looks happy.');
  });

  it('are known once they have been named, and nothing else seems to be on them', () => {
    const egg = at('egg');
    const glowing = alone({}, { props: [egg], effects: [{ effect: 'glow', at: 'egg' }] });
    const inEgg = { ...glowing, cast: glowing.cast.map((one) => ({ ...one, place: { ...one.place, in: 'egg' } })) };
    expect(describeScene(inEgg, [nour], 'en')).toContain('in an egg in a forest');
    expect(describeScene(inEgg, [nour], 'en')).toContain('A golden glow surrounds the egg.');
    expect(describeScene(inEgg, [omar], 'ar')).toContain('هناك ضوء ذهبي حول البيضة.');
    expect(told([at('book'), at('leaf', { on: 'book' }), at('cushion')])).toMatch(
      / Around her are a cushion and a leaf on a book\.$/,
    );
  });

  it('that are worn are on who wears them', () => {
    expect(told([at('hat', { on: 'hero' })])).toContain(', wearing a straw hat, and');
  });
});

describe('hands', () => {
  it('hold out what they give, which is said once', () => {
    const giving = alone({ pose: 'standing', carries: 'cookie', holds: 'down', gesture: 'giving' });
    expect(describeScene(giving, [nour], 'en')).toMatch(/, holding out a cookie(?:,|\.| and)/);
    expect(describeScene(giving, [nour], 'en')).not.toContain('both hands');
    expect(describeScene(giving, [nour], 'ar')).not.toContain('كلتا');
    const empty = alone({ pose: 'standing', gesture: 'giving' });
    expect(describeScene(empty, [nour], 'en')).toContain('holding out both hands');
  });

  it('are one where somebody has one', () => {
    const oneHanded = person({ looks: { ...DEFAULT_LOOKS, arm: 'short-left' } });
    for (const gesture of GESTURES) {
      for (const holds of ['before', 'down'] as const) {
        const scene = alone({ pose: 'standing', carries: 'book', holds, gesture });
        expect(describeScene(scene, [oneHanded], 'en')).not.toMatch(/both (?:hands|ears|eyes)|hands together/);
        expect(describeScene(scene, [oneHanded], 'ar')).not.toMatch(/كلتا|يديها|يداها|كفّيها|أذنيها/);
      }
    }
    expect(describeScene(alone({ gesture: 'hands-on-hips' }), [oneHanded], 'en')).toContain('with a hand on her hip');
    expect(describeScene(alone({ gesture: 'hands-on-hips' }), [nour], 'en')).toContain('with both hands on her hips');
  });
});
