/** The rescued dragon in English for readers of 2 to 4. */
import {
  HABIT,
  ifRoom,
  more,
  planting,
  takes,
  TURN,
  when,
  type BandText,
  type Line,
  type Passage,
  given,
} from '#studio/storyteller/text/passage.ts';

/** What the dragon wants done before he comes out; the one who is saved last asks it of him. */
type Act = {
  readonly asked: string;
  readonly verb: string;
  readonly short: string;
  readonly did: string;
  readonly again: string;
  readonly wish: string;
  readonly dragonDid: string;
  readonly forYou: string;
  /** What it is done on, where that is not the hero alone. */
  readonly bag: string;
};

const ACTS = {
  bow: {
    asked: 'bow to me',
    verb: 'bowed',
    short: 'bowed, [so low|very low|down, down]',
    did: 'bowed, [so low|very low|down, down], nose [to|on] the [floor|mat|rug]',
    again: 'bow to {thing}',
    wish: 'bow',
    dragonDid: 'bowed[|, bump|, bonk|, so low|, nose down]',
    forYou: 'bow to YOU',
    bag: ' with his [big |packed ]bag',
  },
  song: {
    asked: 'sing to me',
    verb: 'sang',
    short: 'sang, [la, la, la|tra-la-la|do, re, mi]',
    did: 'sang, [la, la, la|tra-la-la|do, re, mi], [loud and long|high and low|very loud]',
    again: 'sing to {thing}',
    wish: 'sing',
    dragonDid: 'sang[|, la, la|, rumm, rumm|, tum, tum]',
    forYou: 'sing to YOU',
    bag: ' with his [big |packed ]bag',
  },
  drum: {
    asked: 'drum for me',
    verb: 'drummed',
    short: 'drummed, [boom, boom|bam, bam|bom, bom]',
    did: 'drummed on the bag, [boom, boom|bam, bam|bom, bom], [loud and long|fast and slow|very loud]',
    again: 'drum on {drummed}',
    wish: 'drum',
    dragonDid: 'drummed[|, boom, boom|, bam, bam|, on his tummy]',
    forYou: 'drum for YOU',
    bag: ' [by|with|beside] his [big |packed |fat |]bag',
  },
  clap: {
    asked: 'clap for me',
    verb: 'clapped',
    short: 'clapped, [clap, clap|clip, clap|clap-a-clap]',
    did: 'clapped, [clap, clap|clip, clap|clap-a-clap], [so loud|high and low|left and right]',
    again: 'clap for {thing}',
    wish: 'clap',
    dragonDid: 'clapped[|, flip, flap|, bap, bap|, clip, clap]',
    forYou: 'clap for YOU',
    bag: ' with his [big |packed ]bag',
  },
  dance: {
    asked: 'dance for me',
    verb: 'danced',
    short: 'danced, [hop, hop|tip, tap|step, step]',
    did: 'danced, [hop, hop|tip, tap|step, step], [round and round|round the room|fast and slow]',
    again: 'dance for {thing}',
    wish: 'dance',
    dragonDid: 'danced[|, hop, hop|, bump, bump|, tip, tap]',
    forYou: 'dance for YOU',
    bag: ' with his [big |packed ]bag',
  },
} satisfies Record<string, Act>;

const byForm = (tell: (act: Act) => Passage): Line =>
  takes('form', {
    bow: tell(ACTS.bow),
    song: tell(ACTS.song),
    drum: tell(ACTS.drum),
    clap: tell(ACTS.clap),
    dance: tell(ACTS.dance),
  });

/** The nearer the rescue comes, the smaller the dragon’s hurry: so a listener knows before the hero why he stays. */
const ANSWER: Line = when(
  'told:first',
  when(
    'told:second',
    when(
      'told:third',
      when(
        'told:fourth',
        [
          '¶[Up there|High up|In the tower], a [window|shutter] [went|fell|banged|clicked] shut.',
          '¶[Click|Clack|Thump|Clunk], a [window|shutter] [up there|high up|in the tower] [went|fell] shut.',
        ],
        planting(
          'fourth',
          '¶[This|But this] time [nobody|no one] [answered|called back|said a word].',
          '¶But [up there|high up|in the tower] [nobody|no one] [answered|made a sound|said a word].',
        ),
      ),
      takes('later', {
        tomorrow: [planting('third', '¶“[Or|Maybe|Or maybe|Why not|Better] tomorrow?” [called|said|asked] {dragon}.')],
        lunch: [planting('third', '¶“[Or|Maybe|Or maybe|Why not] after lunch?” [called|said|asked] {dragon}.')],
        summer: [planting('third', '¶“[Or|Maybe|Or maybe|Why not] in summer?” [called|said|asked] {dragon}.')],
      }),
    ),
    planting(
      'second',
      '¶“[Oh|Ah|Hm|Well|Er], no [rush|hurry],” [called|said|answered] {dragon}.',
      '¶“No [rush|hurry][| at all| just now],” [called|said|answered] {dragon}.',
    ),
  ),
  planting(
    'first',
    '¶“[Good|Hurray|Lovely|Yes], [hurry|quick|run]!” [called|cried|sang|shouted] {dragon}.',
    '¶“[Hurry|Quick|Run], I’m [packed|ready|waiting]!” [called|cried|sang] {dragon}.',
  ),
);

/** The hero goes on and calls up, and the dragon answers. */
const CALLED: Passage = ['¶{refrain}', ANSWER];

const ON = '[and raced on, calling|and hurried up, calling|and called up|and went on, calling]:';
const UP = 'and [called|shouted|cried]:';
const HERO_UP = 'and {hero} [called|shouted|cried]:';

const riddle = (sound: string, answer: string): Passage => [
  when(
    'together',
    [
      `“[Stop|Wait|Halt]! What ${sound}?” asked [an old|a fat|a gray] owl. “${answer},” [said|laughed|cried] {party}, ${HERO_UP}`,
      `[An old|A fat|A gray] owl [sat|stood] in the way. “What ${sound}?” he [asked|said|hooted]. “${answer},” [said|laughed|cried] {party}, ${HERO_UP}`,
      `“[First tell me|Tell me first|Tell me], what ${sound}?” asked [an old|a fat|a gray] owl. “${answer},” [said|laughed|cried] {party}, ${HERO_UP}`,
    ],
    [
      `“[Stop|Wait|Halt]! What ${sound}?” asked [an old|a fat|a gray] owl. “${answer},” [said|laughed|cried] {hero}, ${ON}`,
      `[An old|A fat|A gray] owl [sat|stood] in the way. “What ${sound}?” he [asked|said|hooted]. “${answer},” [said|laughed|cried] {hero}, ${ON}`,
      `“[First tell me|Tell me first|Tell me], what ${sound}?” asked [an old|a fat|a gray] owl. “${answer},” [said|laughed|cried] {hero}, ${ON}`,
    ],
  ),
  ...CALLED,
];

/** What the dragon is afraid of outside, and what becomes of it there. */
const FEARS = {
  roof: {
    said: ['There is no roof [out|down] there', 'I see no roof[| at all] [out|down] there'],
    answer: [
      '“No roof, [only|just] sky,” [said|whispered|breathed] {dragon}, “and [that is|sky is] [better|nicer|lovely]!”',
      '“[Look|Oh, look], no roof!” [said|whispered|breathed] {dragon}. “[Only|Just] sky, and it is [lovely|so blue|so high]!”',
    ],
  },
  big: {
    said: ['It is [so|very|too] big [out|down] there', 'The world is [so|very|too|much too] big [out|down] there'],
    answer: [
      '“[It IS|Oh, it is|It is so|It is very] big,” [said|whispered|breathed] {dragon}, “and I am in it!”',
      '“[How|Oh, how] big it [is|all is],” [said|whispered|breathed] {dragon}, “and I’m [here|right here|in it], too!”',
    ],
  },
  sky: {
    said: [
      '[But what|What|And what] if the sky [falls|falls down|comes down]',
      '[Maybe|One day] the sky [will fall|will fall down|will come down]',
    ],
    answer: [
      '{Dragon} looked [up|up and up|high up], [and|but] the [big |wide |]sky [stayed up|did not fall|stayed put].',
      '“The sky [stays|stayed] up,” [said|whispered|breathed] {dragon}, “and it is [lovely|so high|so big]!”',
    ],
  },
  never: {
    said: [
      'I have never[|, never| ever] been [outside|out there]',
      'I never[|, never|, ever| ever] go [outside|out there]',
    ],
    answer: [
      '“So [this|that] is outside,” [said|whispered|breathed] {dragon}, “and I [like|love] [it|it here]!”',
      '“[Is this|Is that|So this is|So that is] outside?” [asked|whispered|breathed] {dragon}. “[Oh, I|But I|I] [like|love] [it|it here]!”',
    ],
  },
} as const;

type Fear = (typeof FEARS)[keyof typeof FEARS];

const byFear = (tell: (fear: Fear) => Passage): Line =>
  takes('fear', { roof: tell(FEARS.roof), big: tell(FEARS.big), sky: tell(FEARS.sky), never: tell(FEARS.never) });

const landing = (who: string): readonly string[] => [
  `[Whoosh|Zoom|Swish|Zip|Flap], a paper plane [came|flew|sailed] from {castle} to ${who}.`,
  `[Whoosh|Zoom|Swish|Zip|Flap]! From {castle} a paper plane [came|flew|sailed] to ${who}.`,
  `A paper plane [came|flew|sailed] from {castle}, [straight|right|down] to ${who}.`,
];

/** Who guarded the castle goes home with the others, and last. */
const lastOf = (came: string): readonly string[] => [
  `{Party} [came|walked|went] next, and last ${came}.`,
  `[After|Behind] him [came|walked|went] {party}, and last ${came}.`,
  `Close behind [came|walked|went] {party}, and last ${came}.`,
];

/** The answer to the first letter. */
const secondPlane: Passage = [
  when(
    'adults',
    byForm(({ forYou }) => [
      [
        `¶[Next day|At dawn|At sunrise] {adults} [found|saw|got] a [new|second] plane: “Let me save you again, and ${forYou}!”`,
        `¶[Next day|At dawn|At sunrise] {adults} [found|saw|got] a [new|second] plane: “I’ll save you again, and ${forYou}!”`,
      ],
    ]),
    byForm(({ forYou }) => [
      [
        `¶[Next day|At dawn|At sunrise] a [new|second] plane [came|flew|sailed] in: “Let me save you again, and ${forYou}!”`,
        `¶[Next day|At dawn|At sunrise] {dragon} [wrote to {hero}|sent {hero} a letter]: “[Shall|May|Can] I save you [too|again], and ${forYou}?”`,
        `¶[Next day|At dawn], [zip|whoosh|zoom|flap], a plane [came|flew|sailed] in: “I’ll save you again, and ${forYou}!”`,
      ],
    ]),
  ),
  ifRoom(
    '“[Yes, hurry|Oh, hurry|Yes, quick|Hurry, hurry]!” [called|laughed|cried] {party}.',
    '{Party} [called|laughed|cried|sang]: “[Yes, hurry|Oh, hurry|Yes, quick]!”',
  ),
];

export const english24: BandText = {
  // First the hero calls it up the stairs, then the dragon calls it down.
  refrains: [
    '“[Hold on|Hold tight|Sit tight|Wait there], [I’m coming|here I come]!”',
    '“[Tip, tap|Hip, hop|Trip, trap|Hop, hop], [here I come|I’m coming]!”',
    '“[Step by step|Hop by hop|One, two, three], I’m coming!”',
    '“[Never fear|Have no fear|Chin up|Be brave], [I’m coming|here I come]!”',
  ],
  beats: {
    open: [
      { more: HABIT },
      when('together', landing('{party}'), landing('{hero}')),
      when(
        'adults',
        ifRoom(
          '“[Be back|Come home|Come back] [by dark|before dark],” said {adults}.',
          '“[Don’t be late|Don’t stay long],” said {adults}.',
        ),
      ),
    ],
    letter: [
      byForm(({ asked }) => [
        [
          `“Who [will save|will come and save] me, and ${asked}?” [wrote|asked] {dragon} the dragon.`,
          `On it {dragon} the dragon [wrote|had written]: “Who [will save|will come and save] me, and ${asked}?”`,
          `It came from {dragon} the dragon, and it said: “Who [will|can] save me, and ${asked}?”`,
        ],
      ]),
      [
        '¶“[I will|I, I will|I will, at once]!” [said|cried|called] {hero}.',
        '¶“[I’ll save you|I will save you|I’ll save him]!” [said|cried|called] {hero}.',
      ],
    ],
    gate: [
      [
        `The [castle |old |]gate was [shut|heavy|stuck], so {party} pushed, [creak|squeak|eeek|groan]. {Hero} [called|shouted|cried] up to the [tower|top]:`,
        `{Party} pushed the [old|big|heavy] gate, [creak|squeak|eeek|groan], and went in. Then {hero} [called|shouted|cried] [up|up to the tower]:`,
        `[Creak|Squeak|Eeek|Groan], {party} pushed open the [old|big|castle] gate. High up was the tower, so {hero} [called|shouted|cried]:`,
      ],
      ...CALLED,
    ],
    duck: [
      when(
        'together',
        [
          `“I guard this castle, so [be scared|be afraid],” said a [small|wet|fat] duck. “[Eek|EEEK|Aah|Help]!” [screamed|yelled|howled] {party}, to please her, ${HERO_UP}`,
          `A [small|wet|fat] duck stood on guard. “[Be scared|Be afraid|Scream]!” she [said|quacked]. “[Eek|EEEK|Aah|Help]!” [screamed|yelled|howled] {party}, to please her, ${HERO_UP}`,
          `“[Stop|Halt]! I’m [terrible|very scary],” said a [small|wet|fat] duck. To please her, {party} [screamed|yelled|howled], [eek|EEEK|aah|help], ${HERO_UP}`,
        ],
        [
          `“I guard this castle, so [be scared|be afraid],” said a [small|wet|fat] duck. “[Eek|EEEK|Aah|Help]!” [screamed|yelled|howled] {hero}, to please her, ${ON}`,
          `A [small|wet|fat] duck stood on guard. “[Be scared|Be afraid|Scream]!” she [said|quacked]. “[Eek|EEEK|Aah|Help]!” [screamed|yelled|howled] {hero}, to please her, ${ON}`,
          `“[Stop|Halt]! I’m [terrible|very scary],” said a [small|wet|fat] duck. To please her, {hero} [screamed|yelled|howled], [eek|EEEK|aah|help], ${ON}`,
        ],
      ),
      ...CALLED,
    ],
    goose: [
      when(
        'together',
        [
          `“I’m too [tired|sleepy] to hold this flag,” [sighed|yawned|honked] a [big|fat|gray] goose. {Party} [held|took] it, ${HERO_UP}`,
          `“This flag is too [heavy|big],” [sighed|yawned|honked] a [big|fat|gray] goose. So {party} [held|took] it, ${HERO_UP}`,
          `A [big|fat|gray] goose was too [tired|sleepy] to hold her flag. So {party} [held|took] it, ${HERO_UP}`,
        ],
        [
          `“I’m too [tired|sleepy] to hold this flag,” [sighed|yawned|honked] a [big|fat|gray] goose. {Hero} [held|took] it for her, ${UP}`,
          `“This flag is too [heavy|big],” [sighed|yawned|honked] a [big|fat|gray] goose. {Hero} [held|took] it while she [slept|napped], ${UP}`,
          `A [big|fat|gray] goose was too [tired|sleepy] to hold her flag. So {hero} [held|took] it, ${UP}`,
        ],
      ),
      ...CALLED,
    ],
    owl: [
      takes('riddle', {
        moo: riddle('says moo', '[A|The] cow'),
        baa: riddle('says baa', '[A|The] [sheep|lamb]'),
        buzz: riddle('goes buzz', '[A|The] bee'),
        ribbit: riddle('goes ribbit', 'A [frog|green frog]'),
        moon: riddle('shines at night', 'The moon'),
      }),
    ],
    goat: [
      when(
        'together',
        [
          `“I eat everybody who comes by,” said a [thin|grumpy|big] goat. {Party} fed him {a treat}, ${HERO_UP}`,
          `A [hungry|thin|grumpy] goat [sat|stood] in the way. So {party} [gave|fed] him {a treat}, ${HERO_UP}`,
          `“I’m too hungry to let you [by|pass],” [said|bleated] a [thin|grumpy|big] goat. {Party} [gave|fed] him {a treat}, ${HERO_UP}`,
        ],
        [
          `“I eat everybody who comes by,” said a [thin|grumpy|big] goat. {Hero} fed him {a treat}, ${ON}`,
          `A [hungry|thin|grumpy] goat [sat|stood] in the way. So {hero} [gave|fed] him {a treat}, ${ON}`,
          `“I’m too hungry to let you [by|pass],” [said|bleated] a [thin|grumpy|big] goat. {Hero} [gave|fed] him {a treat}, ${ON}`,
        ],
      ),
      ...CALLED,
    ],
    bat: [
      when(
        'together',
        [
          `“I’m a guard, but I can’t [say|shout] boo,” [said|sighed] a [small|shy|soft] bat. {Party} showed her, [BOO-OO|HOO-OO|BOOO|BOO-HOO], ${HERO_UP}`,
          `A [small|shy|soft] bat [stood guard|was on guard], but could not [say|shout] boo. So {party} showed her, [BOO-OO|HOO-OO|BOOO|BOO-HOO], ${HERO_UP}`,
          `“How do guards [say|shout] boo?” [asked|sighed] a [small|shy|soft] bat. {Party} showed her, [BOO-OO|HOO-OO|BOOO|BOO-HOO], ${HERO_UP}`,
        ],
        [
          `“I’m a guard, but I can’t [say|shout] boo,” [said|sighed] a [small|shy|soft] bat. {Hero} showed her, [BOO-OO|HOO-OO|BOOO|BOO-HOO], ${ON}`,
          `A [small|shy|soft] bat [stood guard|was on guard], but could not [say|shout] boo. So {hero} showed her, [BOO-OO|HOO-OO|BOOO|BOO-HOO], ${ON}`,
          `“How do guards [say|shout] boo?” [asked|sighed] a [small|shy|soft] bat. {Hero} showed her, [BOO-OO|HOO-OO|BOOO|BOO-HOO], ${ON}`,
        ],
      ),
      ...CALLED,
    ],
    mouse: [
      when(
        'together',
        [
          `“[Wait|Stop], I’m [still |]counting the [stairs|steps],” said a [small|gray|tired] mouse. “One, two, [oh dear|um|er|oh]…” “Three[|, four]!” [said|sang] {party}, ${HERO_UP}`,
          `A [small|gray|tired] mouse could not count the [stairs|steps]. “One, two, three!” [counted|sang|said] {party}, ${HERO_UP}`,
          `“[Nobody|No one] [goes up|goes by] till I’ve counted the [stairs|steps],” said a [small|gray] mouse. So {party} [counted|helped], one, two, three, ${HERO_UP}`,
        ],
        [
          `“[Wait|Stop], I’m [still |]counting the [stairs|steps],” said a [small|gray|tired] mouse. “One, two, [oh dear|um|er|oh]…” “Three[|, four]!” [said|sang] {hero}, ${ON}`,
          `A [small|gray|tired] mouse could not count the [stairs|steps]. “One, two, three!” [counted|sang|said] {hero}, ${ON}`,
          `“[Nobody|No one] [goes up|goes by] till I’ve counted the [stairs|steps],” said a [small|gray] mouse. So {hero} [counted|helped], one, two, three, ${ON}`,
        ],
      ),
      ...CALLED,
    ],
    top: [
      byForm(({ asked, bag }) => [
        [
          `At the top [stood|was|waited] {dragon}${bag}. A [flame|light|small flame|small light] [burned|shone|glowed] on his nose, [day and night|even by day]. “[Come|Now come|Quick, come] [out|down]!” [said|cried|puffed] {hero}. “[First|But first|Oh, first] ${asked},” [said|answered] {dragon}.`,
          `There [stood|was|sat] {dragon}${bag}. On his nose [burned|shone|glowed] a [small |bright |warm |][flame|light], [day and night|even by day]. “[Quick|Hurray|Now|Come on], come [out|down]!” [said|cried] {hero}. “[First|But first|Oh, first] ${asked},” [said|answered] {dragon}.`,
          `Up there [waited|stood|sat] {dragon}${bag}, with a [small |bright |warm |little |][flame|light] on his nose, [day and night|even by day]. “[Quick|Hurray|Now|Come on], come [out|down]!” [said|cried] {hero}. “[First|But first|Oh, first] ${asked},” [said|answered] {dragon}.`,
        ],
      ]),
    ],
    again: [
      byForm(({ did, verb, again }) => [
        planting(
          'kept',
          `So {hero} ${did}. “Now ${again},” [said|cried|begged] {dragon}. And {hero} ${verb} [again|once more], but {dragon} [stayed|did not come].`,
          `{Hero} ${did}. “[And|Then|Oh, and] ${again},” [said|cried|begged] {dragon}. {Hero} ${verb} [again|once more]. But {dragon} [did not come|stayed there|stood still].`,
          `First {hero} ${did}. Next {dragon} [said|cried|begged]: “Now ${again}!” {Hero} did that, too. [Still {dragon}|But {dragon}] did not [come|move|go].`,
        ),
      ]),
      when('together', ifRoom('And {others} [joined in|helped].', '{Others} did it, [too|as well].')),
    ],
    low: [
      when(
        'told:kept',
        [
          '“Why [don’t you come|won’t you come|do you stay]?” [asked|said|whispered] {hero}.',
          '{Hero} [patted|stroked] {dragon}: “[Why won’t you come|Won’t you come|Don’t you want to come|Why do you stay]?”',
          '“[What is it|What’s wrong|Why not], {dragon}?” [asked|said|whispered] {hero}.',
        ],
        byForm(({ short }) => [[`So {hero} ${short}, but {dragon} [stayed|stayed up there|stood still|sat still].`]]),
      ),
      byFear(({ said }) => [
        said.map(
          (each) =>
            `¶“${each}${each.includes(' if ') ? '?' : ','}” [said|whispered|breathed] {dragon}, and shook[| all over| a little].`,
        ),
      ]),
      [
        '¶“[Then I’ll|I’ll|I will] wait for you [down there|outside|out there],” [said|whispered] {hero}.',
        '¶“[I’ll|I will] wait [down there|outside|out there] till you [come|dare],” [said|whispered] {hero}.',
        '¶{Hero} [hugged|kissed] him: “[Then I’ll|I’ll|I will] wait for you [down there|outside|out there].”',
      ],
    ],
    help: [
      [
        'So {party} [sat|waited] [by|on] the [stairs|steps|lowest step]. Then it [was|got|grew] [too|much too|far too] dark to [go home|see the way|see the path].',
        '{Party} [sat|waited] [down there|outside]. [It got|Soon it was|Soon it got|Then it grew] [too|much too] dark.',
        'So {party} [sat|waited] [down there|outside|on the steps|by the gate]. [It got|Soon it was|Soon it got|Then it grew] [too|much too] dark.',
      ],
      when('not told:kept', when('giver', ['{Hero} sang what {giver} sings.', '{Hero} hummed what {giver} sings.'])),
      TURN,
      when(
        'together',
        [
          '“{Dragon}, [bring|take] your [light|flame] and save US!”',
          '“[Save|Come, save|Oh, save] US, {dragon}, with your [small |bright |warm |][light|flame]!”',
        ],
        [
          '“{Dragon}, [bring|take] your [light|flame] and save ME!”',
          '“[Save|Come, save|Oh, save] ME, {dragon}, with your [small |bright |warm |][light|flame]!”',
        ],
      ),
      when('together', ifRoom('And {others} [called|shouted|cried], too.', '{Others} [called|shouted|cried] it, too.')),
    ],
    coming: [
      [
        '[Bang|Bump|Thump|Clack], a door flew open, and {dragon} [called|cried|shouted]:',
        'Up there a door [banged|opened|flew open], and {dragon} [called|cried|shouted]:',
      ],
      '¶{refrain}',
      byForm(({ wish, dragonDid }) => [
        [
          `¶[Out|Down] he [ran|came|flew], [flame|light] first. “First ${wish}!” [laughed|giggled|cried] {hero}, so {dragon} ${dragonDid}.`,
          `¶[Out|Down] he [ran|came|flew], and it was [light|bright]. “First ${wish}!” [laughed|giggled|cried] {hero}. And {dragon} ${dragonDid}.`,
          `¶[Out|Down] he [ran|came|flew] with his [flame|light]. “First ${wish}!” [laughed|giggled|cried] {hero}, so {dragon} ${dragonDid}.`,
        ],
      ]),
    ],
    // A short book is already outside when its last page begins.
    out: [
      when('told:kept', [
        '“[Look|Look, look], you are [out|under the sky], {dragon}!” [said|whispered|cried] {hero}.',
        '“[You came out|You are out|You did it], {dragon}!” [said|whispered|cried] {hero}.',
      ]),
      byFear(({ answer }) => [answer.map((each) => `¶${each}`)]),
      when(
        'told:kept',
        more(
          'And he did not shake [at all|one bit|any more|now].',
          'And he [forgot|quite forgot|had forgotten] to shake[| at all].',
        ),
      ),
      when('together', ifRoom('{Others} [cheered|jumped for joy].', 'And {others} danced [on the grass|round him].')),
    ],
    way: [
      [
        '{Dragon} lit the [way|path|road] [home|down the hill].',
        '“This is the [way|way home|path],” said {dragon}, and [led the way|went first] with his [light|flame].',
        '{Dragon} went down the hill first, [with his light|his light before him|to light the way].',
      ],
      when(
        'keeper1:duck',
        lastOf('came the [wet|muddy|brave] duck, who was [afraid|scared] of the dark'),
        when(
          'keeper1:goose',
          lastOf('[marched|waddled|came] the goose, who was [awake|wide awake|not tired] now'),
          when(
            'keeper1:owl',
            lastOf('[flew|hopped|came] the owl, who had [one more|a new|another] riddle'),
            when(
              'keeper1:goat',
              lastOf('[trotted|skipped|came] the goat, who was [hungry again|still chewing|still hungry]'),
              when(
                'keeper1:bat',
                lastOf('[flew|fluttered|flapped] the bat, and [howled|shouted|called] [boo|boo-oo]'),
                lastOf('[ran|hopped|came] the mouse, who [counted|was counting] [stars|steps]'),
              ),
            ),
          ),
        ),
      ),
    ],
    home: [
      when(
        'giver',
        [
          '{Hero} sang him {giver’s} [song|bedtime song]. “[No|Oh, no|Ah, no] [rush|hurry]!” sang {dragon}, and stayed [out|outside].',
          'Then {hero} sang him the [good-night|bedtime] song that {giver} sings. “[No|Oh, no|Ah, no] [rush|hurry],” [said|sang] {dragon}, and stayed [out|outside].',
        ],
        [
          '“Now go [in|to bed|in to bed],” said {hero}, and [hugged|kissed|squeezed] {dragon}. “[Oh, no|No, no|No|Ah, no] [rush|hurry],” [said|sang] {dragon}, and stayed [out|outside].',
          '{Hero} [hugged|kissed|squeezed] {dragon}: “[Now go|Go] [in|to bed|in to bed]!” “[Oh, no|No, no|No|Ah, no] [rush|hurry],” [said|sang] {dragon}, and stayed [out|outside].',
          '“Now go [in|to bed|in to bed],” said {hero}, and [hugged|kissed|squeezed] {dragon}. “[Oh, no|Ah, no|No] [rush|hurry],” [said|sang] {dragon}, and looked at the [sky|stars].',
        ],
      ),
    ],
    note: secondPlane,
    last: secondPlane,
  },
  asides: {
    start: {
      person: ['{Friend} [came|tiptoed|ran] along.'],
      pet: ['{Friend} [came|trotted|ran] along.'],
    },
    way: {
      person: ['{Friend} [laughed|giggled|clapped].', '{Friend} [helped|joined in].'],
      pet: ['{Friend} [helped|watched|sniffed].'],
    },
    trouble: {
      person: ['{Friend} [sat|lay] down.'],
      pet: ['{Friend} [yawned|sighed|lay down].'],
    },
    turn: {
      person: ['{Friend} [clapped|cheered|jumped].'],
      pet: ['{Friend} [jumped|danced|hopped] for joy.'],
    },
    end: {
      person: ['{Friend} [laughed|giggled|cheered].'],
      pet: ['{Friend} [sniffed at|sat on|licked] the letter.'],
    },
  },
  adults: {
    start: [
      '{GrownUp} [sat|dozed|rested|napped|lay] in the grass.',
      'In the grass, {grownUp} [sat|dozed|rested|napped].',
    ],
    end: [
      '“[Thank you|Well done], [dragon|sir|dear dragon],” [said|called] {grownUp}.',
      '{GrownUp} [came|ran|hurried] up the hill and [thanked|hugged] him.',
    ],
  },
  traits: {
    habit: {
      brave: [
        '{Hero} was [going|trotting|marching] along under [an old|a high|a bumpy] wall.',
        'Along [an old|a high|a bumpy] wall [went|trotted|marched] {hero}, [head high|nose up].',
      ],
      curious: [
        '{Hero} was [looking|peeping|peering] into a [hole|crack|hollow tree], to see who was [in|home].',
        'Who [lived|slept] in that [hole|crack]? {Hero} was [looking|peeping|peering] in.',
      ],
      kind: [
        '{Hero} was [helping|carrying] a [snail|beetle|worm] [over|across] a [path|puddle|big stone].',
        'A [snail|beetle|worm] was [slow|tired], so {hero} was [helping|carrying] it.',
      ],
      funny: [
        '{Hero} was wearing a [bucket|pot|basket|bowl] [for|as] a [crown|hat|helmet].',
        '{Hero} had a [bucket|pot|basket|bowl] on, [for|as] a [crown|hat|helmet].',
      ],
      shy: [
        '{Hero} was [sitting|hiding] in a [warm|quiet|sunny] corner, [smiling at|waving to] a lizard.',
        'In a [warm|quiet|sunny] corner, {hero} was [smiling at|waving to] a lizard.',
      ],
      stubborn: [
        '{Hero} was [pushing|pulling|shoving] a [huge|big|heavy] stone, and it had [almost|nearly|just] moved.',
        'A [huge|big|heavy] stone had [almost|nearly] moved, and {hero} [pushed|pulled|shoved] on.',
      ],
      dreamy: [
        '{Hero} was [watching|looking at] a [cloud|white cloud] that looked like a [horse|boat|sheep|king].',
        'A [cloud|white cloud] looked like a [horse|boat|sheep|king], and {hero} was [watching|looking].',
      ],
      careful: [
        '{Hero} was counting the [stones|daisies|sheep], [twice|one by one|very slowly], to be sure.',
        '{Hero} had counted the [stones|daisies|sheep], and was counting [again|once more].',
      ],
      energetic: [
        '{Hero} was [rolling|racing|galloping|whizzing] down the [grass|hill] for the [third|fifth|ninth] time.',
        'Down the [grass|hill] {hero} [rolled|raced|whizzed], for the [third|fifth|ninth] time.',
      ],
      clever: [
        '{Hero} was [drawing|scratching|making] a map of the [hill|castle|path] with a stick.',
        'With a stick, {hero} was [drawing|scratching|making] a map of the [hill|castle|path].',
      ],
      interest: [
        '{Hero} was [singing|humming] a [little |silly |long |]song about {interest}.',
        'On a [warm|big|sunny] stone, {hero} was [thinking|dreaming|singing] about {interest}.',
        '{Hero} was telling a [lizard|beetle|snail|worm] [all|everything] about {interest}.',
        given('liking', '{Hero} {liking.skill}, and told a [snail|beetle|worm] so.'),
      ],
    },
    turn: {
      brave: [
        'Then {hero} did a [brave|very brave] thing, and called for help:',
        '{Hero}, who never [asked|called] for help, [asked|called] now:',
      ],
      curious: [
        'Who had a [light|flame]? {Hero} [knew it|knew who|remembered], and called:',
        '“Who has a [light|flame]?” [wondered|thought] {hero}, and called:',
      ],
      kind: [
        '“[Maybe|Perhaps] he [can help|likes to help],” thought {hero}, and called:',
        '{Hero} [thought of|remembered] the [kind|dear] dragon’s [flame|light], and called:',
      ],
      funny: [
        '“[Oh dear|Oops|Help], I’m [stuck|lost]!” [laughed|giggled] {hero}, and called:',
        '{Hero} [laughed|giggled], for now {they} needed saving, and called:',
      ],
      shy: [
        '{Hero} took a [deep|big] breath and [called|cried]:',
        'So {hero} shut {their} eyes, and called out [loud|very loud]:',
      ],
      stubborn: [
        '“Not without him,” [said|growled|muttered] {hero}, and called:',
        '{Hero} would not go [home|away] without him, and called:',
      ],
      dreamy: [
        'But up there {hero} saw a [light|little light|flame], and called:',
        '{Hero} [looked|gazed] up, saw the [light|flame] shine, and called:',
      ],
      careful: [
        '{Hero} [held still|sat still|stayed put|did not move], and called:',
        '“[Stay here|Don’t move|Sit still],” {hero} told {themselves}, and called:',
      ],
      energetic: [
        '{Hero} waved [both arms|both hands|a white sock] and called:',
        'Up went {hero’s} arms, [both of them|very high], and {hero} called:',
      ],
      clever: [
        '{Hero} [thought|thought hard], remembered the [flame|light], and called:',
        'Then {hero} knew who had a [light|flame], and called:',
      ],
      interest: [
        'It was too dark even for {interest}. So {hero} [called|cried]:',
        'Not even {interest} helped now. So {hero} [called|cried]:',
        '{Hero} forgot {interest} and [called|cried]:',
      ],
    },
  },
};
