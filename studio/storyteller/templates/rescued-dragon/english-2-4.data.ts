/** The rescued dragon in English for readers of 2 to 4. */
import {
  adult,
  asideHere,
  HABIT,
  more,
  plants,
  takes,
  TURN,
  when,
  type BandText,
  type Line,
  type Option,
  type Passage,
} from '#studio/storyteller/text/passage.ts';

const planting = (name: string, ...tell: readonly string[]): readonly Option[] =>
  tell.map((each) => plants(name, `¶${each}`));

/** What the dragon wants done before he comes out; the one who is saved last asks it of him. */
type Act = {
  readonly asked: string;
  readonly wish: string;
  readonly verb: string;
  readonly whole: readonly string[];
  readonly again: string;
  readonly dragonDid: string;
  readonly forYou: string;
};

const ACTS = {
  bow: {
    asked: 'bow to me',
    wish: 'bow',
    verb: 'bowed',
    whole: [
      'So {hero} bowed, [so low|very low|down, down|bump], nose [to|on] the [floor|mat|rug].',
      '{Hero} bowed till {their} nose [touched|bumped|tickled] the [floor|mat|rug].',
    ],
    again: 'bow to {thing}',
    dragonDid: 'bowed[|, bump|, bonk|, plop]',
    forYou: 'bow to YOU',
  },
  song: {
    asked: 'sing to me',
    wish: 'sing',
    verb: 'sang',
    whole: [
      'So {hero} sang, [la, la, la|tra-la-la|do, re, mi], [loud and long|high and low|very loud].',
      '{Hero} sang, [la, la|tra-la|tum, tum], till the [window|door] [rang|hummed|shook].',
    ],
    again: 'sing to {thing}',
    dragonDid: 'sang[|, la, la|, rumm, rumm|, tum, tum]',
    forYou: 'sing to YOU',
  },
  drum: {
    asked: 'drum on my bag',
    wish: 'drum on my bag',
    verb: 'drummed',
    whole: [
      'So {hero} drummed on the bag, [boom, boom|bam, bam|bom, bom|rat-a-tat|bim, bam].',
      '{Hero} drummed, [boom, boom|bam, bam|bom, bom], till the bag [hopped|shook|jumped|danced].',
    ],
    again: 'drum on {drummed}',
    dragonDid: 'drummed[|, boom, boom|, bam, bam|, on his tummy]',
    forYou: 'drum for YOU',
  },
  clap: {
    asked: 'clap for me',
    wish: 'clap',
    verb: 'clapped',
    whole: [
      'So {hero} clapped, [clap, clap|clip, clap|clap-a-clap], [so loud|high and low|left and right].',
      '{Hero} clapped, [clap, clap|clip, clap], till {their} {hero.hands} [were hot|were red|tingled|got tired].',
    ],
    again: 'clap for {thing}',
    dragonDid: 'clapped[|, flip, flap|, bap, bap|, clip, clap]',
    forYou: 'clap for YOU',
  },
  dance: {
    asked: 'dance for me',
    wish: 'dance',
    verb: 'danced',
    whole: [
      'So {hero} danced round the bag, [hop, hop|tip, tap|fast and slow|step, step].',
      '{Hero} danced, [hop, hop|tip, tap|round and round], and [fell|sat] down, [plop|bump|bang].',
    ],
    again: 'dance for {thing}',
    dragonDid: 'danced[|, hop, hop|, bump, bump|, tip, tap]',
    forYou: 'dance for YOU',
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
          '¶[Click|Clack|Thump|Clunk], a [window|shutter] [went|fell] shut.',
        ],
        planting(
          'fourth',
          'This time, [nobody|no one] [answered|called back|said a word].',
          'But [nobody|no one] [answered|called back|made a sound|said a word].',
        ),
      ),
      takes('later', {
        tomorrow: [planting('third', '“[Or|Maybe|Or maybe|Why not|Better] tomorrow?” [called|said|asked] {dragon}.')],
        lunch: [planting('third', '“[Or|Maybe|Or maybe|Why not] after lunch?” [called|said|asked] {dragon}.')],
        summer: [planting('third', '“[Or|Maybe|Or maybe|Why not] in summer?” [called|said|asked] {dragon}.')],
      }),
    ),
    takes('slow', {
      rush: [planting('second', '“[Oh|Ah|Hm|Well|Er], [no rush|no hurry|take your time],” [called|said] {dragon}.')],
      nap: [planting('second', '“[Have|Take] a [little|small|short|quick] nap,” [called|said] {dragon}.')],
      eat: [planting('second', '“[Have a bite|Eat a bit|Eat something|Have a snack],” [called|said] {dragon}.')],
    }),
  ),
  planting(
    'first',
    '“[Good|Hurray|Lovely|Yes], [hurry|quick|run]!” [called|cried|sang] {dragon}.',
    '“[Hurry|Quick|Run], I am [packed|ready|waiting]!” [called|cried|sang] {dragon}.',
  ),
);

/** The hero calls up, and the dragon answers. */
const CALLED: Passage = ['¶{refrain}', ANSWER];

/** What the hero does for a keeper; the first call in a book says that it is one. */
const doing = (...deeds: readonly string[]): Line =>
  when(
    'told:first',
    deeds.map((each) => `${each}[|, and ran on|, and went up|].`),
    deeds.map((each) => `${each}, and [called|shouted|cried] [up|out]:`),
  );

/** What the hero does for a keeper and stays at. */
const staying = (...deeds: readonly string[]): Line =>
  when(
    'told:first',
    deeds.map((each) => `${each}.`),
    deeds.map((each) => `${each}, and [called|shouted|cried] [up|out]:`),
  );

const riddle = (sound: string, answer: string): Passage => [
  [
    `“[Tell me|Quick|Hm], what ${sound}?” asked [an old|an odd|a big|a fat|a gray] owl.`,
    `[An old|An odd|A big|A fat|A gray] owl [did not know|forgot] what ${sound}.`,
  ],
  asideHere('way', {
    person: ['“[I know|We know|That is easy]!” [said|cried] {friend}.'],
    pet: ['{Friend} [only yawned|did not say|just blinked].'],
  }),
  doing(`“${answer},” [said|laughed|cried] {hero}`),
];

const landing = (who: string): readonly string[] => [
  `[Whoosh|Zoom|Swish|Zip|Wheee|Flap], a paper plane [came|flew|sailed] from {castle} to ${who}.`,
  `[Whoosh|Zoom|Swish|Zip|Wheee|Flap], from {castle} a paper plane [came|flew|sailed] to ${who}.`,
  `A paper plane [came|flew|sailed] from {castle}[| straight| right| down] to ${who}.`,
];

const lastOf = (came: string): readonly string[] => [
  `{Party} [came|walked|went|followed] next, and last ${came}.`,
  `{Party} [walked|went|kept|stayed] close behind, and last ${came}.`,
  `Next [came|walked|went] {party}, and last ${came}.`,
];

/** What the dragon is afraid of outside, and what becomes of it there. */
const FEARS = {
  roof: {
    said: ['“[There is|It has|I see] no roof [out|down] there,”', '“There is no roof [out|down] there,”'],
    answer: [
      '“No roof, [only|just] stars,” [said|whispered|breathed] {dragon}, “and [that is|they are] [better|nicer|lovely]!”',
    ],
  },
  big: {
    said: ['“It is [so|very|too] big [out|down] there,”', '“It is [so|too] big out there,”'],
    answer: ['“[It IS|Oh, it is|It is so|It is very] big,” [said|whispered|breathed] {dragon}, “and I am in it!”'],
  },
  sky: {
    said: ['“What if the sky [falls|falls down|comes down]?”', '“[And if|But if] the sky [falls|falls down]?”'],
    answer: [
      '{Dragon} looked [up|up and up|high up], [and|but] the [|big |starry ]sky [stayed up|did not fall|stayed put].',
    ],
  },
  never: {
    said: ['“I [have never been|never was|never went] [out|outside],”', '“I was never [out|outside],”'],
    answer: [
      '“So [this|that] is [out|outside],” [said|whispered|breathed] {dragon}, “and I [like|love] [it|the stars]!”',
    ],
  },
} as const;

const byFear = (tell: (fear: (typeof FEARS)[keyof typeof FEARS]) => Passage): Line =>
  takes('fear', { roof: tell(FEARS.roof), big: tell(FEARS.big), sky: tell(FEARS.sky), never: tell(FEARS.never) });

export const english24: BandText = {
  // First the hero calls it up the stairs, then the dragon calls it down.
  refrains: [
    '“[Hold on|Hold tight|Sit tight|Wait there], [I’m coming|here I come]!”',
    '“[Tip, tap|Hip, hop|Trip, trap|Hop, hop], [here I come|I’m coming]!”',
    '“[Step by step|Hop by hop|One, two, three], I’m coming!”',
    '“[Never fear|Have no fear|Chin up|Be brave], [I’m coming|here I come]!”',
  ],
  beats: {
    open: [{ more: HABIT }, adult('start'), when('together', landing('{party}'), landing('{hero}'))],
    letter: [
      byForm(({ asked }) => [
        [
          `“[Save|Oh, save|Fetch|Rescue] me, and ${asked},” [wrote|begged] {dragon} the dragon.`,
          `On it [was written|stood|was]: “[Save|Rescue|Fetch] me, and ${asked}! {Dragon} the dragon.”`,
        ],
      ]),
      [
        '“[I will|Yes, I will|I can]!” [said|cried|called] {hero}[, and ran|].',
        '“[I will|I’ll|I can] [save|fetch] [him|you]!” [said|cried|called] {hero}.',
      ],
    ],
    gate: [
      [
        '[Creak|Squeak|Eeek|Groan|Crrr], went the [old|big|heavy|castle] gate.',
        '{Hero} [pushed|shoved|opened] the [old|big|heavy|castle] gate[|, creak|, squeak|, eeek].',
      ],
      asideHere('start', {
        person: ['{Friend} [took|held] {hero’s} {hero.hand}.', '{Friend} [came|crept|tiptoed] [close|right] behind.'],
        pet: ['{Friend} [ran|trotted|slipped] in, [too|nose first|tail up].'],
      }),
      [
        'Two [round|green|big|shy] eyes [looked|peeped|blinked] down, so {hero} [called|shouted|cried]:',
        '[High|Far] up, two eyes [looked out|peeped out|blinked], so {hero} [called|shouted|cried]:',
      ],
      ...CALLED,
    ],
    duck: [
      [
        'A [small|wet|round|muddy] duck [wanted|tried|wished|hoped] to be scary.',
        'In [the|a] [moat|puddle], a duck [wanted|tried|wished|hoped] to be scary.',
      ],
      asideHere('way', {
        person: ['“[Look|Be] scared,” whispered {friend}.'],
        pet: ['{Friend} was not scared.', '{Friend} only sniffed.'],
      }),
      doing(
        '“[Eek|EEEK|Aah|Oh no|Mama|Help]!” [screamed|yelled|howled] {hero}',
        'So {hero} [screamed|yelled|howled], [eek|EEEK|aah|oh no|mama]',
      ),
      ...CALLED,
    ],
    goose: [
      [
        'A [tired|sleepy|gray|big] goose had to [hold|carry|mind] a flag[| all day].',
        '“This flag is [heavy|so heavy],” [yawned|sighed|honked] a [tired|sleepy|gray|big] goose.',
      ],
      asideHere('way', {
        person: ['“[Poor goose|Poor thing],” said {friend}.'],
        pet: ['{Friend} could not hold it.'],
      }),
      staying(
        'So {hero} [held|took|minded] it, and the goose [slept|napped|snored]',
        'So {hero} [held|took|minded] it for the goose',
      ),
      ...CALLED,
    ],
    owl: [
      takes('riddle', {
        moo: riddle('says moo', '[A|The] cow'),
        baa: riddle('says baa', 'A [sheep|lamb]'),
        buzz: riddle('goes buzz', 'A [bee|big bee]'),
        ribbit: riddle('goes ribbit', 'A [frog|green frog]'),
        moon: riddle('shines at night', 'The [moon|big moon]'),
      }),
      ...CALLED,
    ],
    goat: [
      [
        'A [thin|hairy|hungry|grumpy] goat [stood|sat] in the way.',
        'A [thin|hairy|hungry|grumpy] goat [bleated|begged]: “[Feed me|I am hungry]!”',
      ],
      asideHere('way', {
        person: ['“[Feed him|He is hungry],” said {friend}.'],
        pet: ['{Friend} would not share.'],
      }),
      staying(
        'So {hero} gave him {a treat}, [munch|crunch|yum|gulp]',
        '“[Have|Eat|Try] {a treat},” [said|offered|called] {hero}',
      ),
      ...CALLED,
    ],
    bat: [
      [
        'A [shy|small|tiny|soft] bat could not [say|howl|shout|call] boo.',
        '“How do [I|you] [say|howl|shout] boo?” [peeped|whispered|asked] a [shy|small|tiny|soft] bat.',
      ],
      asideHere('way', {
        person: ['“[You|You can] show her,” said {friend}.'],
        pet: ['{Friend} could not, either.'],
      }),
      doing(
        '“[BOO|BOO-OO|HOO-OO|WHOO-OO]!” [howled|yelled|roared] {hero}',
        'So {hero} [howled|yelled|roared], [BOO|BOO-OO|HOO-OO|WHOO-OO]',
      ),
      ...CALLED,
    ],
    mouse: [
      [
        'A [small|lost|gray|tired] mouse [could not|tried to] count the [steps|stairs].',
        '“One, two, [um|oh|oh dear|er],” [said|squeaked|peeped] a [small|lost|gray|tired] mouse.',
      ],
      asideHere('way', {
        person: ['“[Help|Let us help] him,” said {friend}.'],
        pet: ['{Friend} sat on number two.'],
      }),
      doing(
        '“[Three|Three, four|Then three]!” [counted|sang|said] {hero}',
        'So {hero} counted, [one, two, three|two, three, four|three, four, five]',
      ),
      ...CALLED,
    ],
    top: [
      [
        '[Here|There|Up there] [stood|was] {dragon}, with a [big|packed|fat|full] bag and a [flame|light] on his nose.',
        'At the top [stood|was] {dragon}, with a [big|packed|fat|full] bag and a [flame|light] on his nose.',
      ],
      [
        '“Come [out|along|down|on]!” [said|cried|puffed|called] {hero}.',
        '“[Quick|Hurray|Good|So], come [out|down]!” [said|cried|puffed] {hero}.',
      ],
      byForm(({ wish }) => [[`“[First|But first|Oh, first] ${wish},” [said|answered|squeaked] {dragon}.`]]),
    ],
    again: [
      byForm(({ whole, again }) => [
        whole.map((each) => plants('kept', each)),
        [`“Now ${again}[,|!]” [said|cried|begged] {dragon}.`],
      ]),
      asideHere('trouble', {
        person: ['“[Again|Once more|More]?” [asked|sighed|said] {friend}.'],
        pet: ['{Friend} lay [down|flat] on the [bag|mat|floor].'],
      }),
      byForm(({ verb }) => [
        [
          `{Hero} ${verb} again, but {dragon} [did not come|stood still|stayed].`,
          `So {hero} ${verb} again, but {dragon} [did not come|stayed].`,
        ],
      ]),
    ],
    low: [
      when(
        'told:kept',
        [
          '“Why [not|won’t you]?” [asked|said|whispered|wondered] {hero}.',
          '{Hero} [patted|stroked|kissed] [him|his nose]: “Why [not|won’t you]?”',
        ],
        byForm(({ verb }) => [
          [
            `So {hero} ${verb}, but {dragon} [did not come|stayed|stood still].`,
            `So {hero} ${verb} and ${verb}, but {dragon} [did not come|stayed].`,
          ],
        ]),
      ),
      byFear(({ said }) => [
        said.map((each) => `${each} [said|whispered|breathed] {dragon}, and [shook|shivered|trembled].`),
      ]),
      asideHere('trouble', {
        person: ['“He is [scared|afraid],” [said|whispered] {friend}.'],
        pet: ['{Friend} [lay|sat] [by him|on his foot].'],
      }),
      [
        '“Then [I will|I’ll] wait for you [down there|outside|out there],” [said|whispered] {hero}.',
        '{Hero} [hugged|held] him: “[I will|I’ll] wait for you [down there|outside].”',
      ],
    ],
    help: [
      [
        'So {hero} [sat|waited] on the [last|lowest|bottom] step [till|until] dark.',
        'So {hero} [sat|waited] by the [stairs|steps] till it [was|got|grew] dark.',
      ],
      TURN,
      [
        '“{Dragon}, [bring|take|fetch] your [light|flame] and save ME!”',
        '“[Bring|Take|Fetch] your [light|flame], {dragon}, and save ME!”',
      ],
    ],
    coming: [
      [
        '[Bang|Bump|Thump|Clack|Clunk], went a door, and {dragon} [called|cried|shouted]:',
        'A door [banged|opened|flew open], and {dragon} [called|cried|shouted]:',
      ],
      '¶{refrain}',
      [
        '¶[Out|Down] he [ran|came|shot|flew|hurried], [flame|light] first.',
        '¶[Out|Down] he [ran|came|shot|flew], [nose|flame|light] first.',
      ],
      byForm(({ wish, dragonDid }) => [
        [`“First ${wish.replace(' on my bag', '')}!” [said|laughed|giggled|cried] {hero}, so {dragon} ${dragonDid}.`],
      ]),
    ],
    // A short book is already outside when its last page begins.
    out: [
      when('told:kept', [
        '“[Look|See|Oh, look], {dragon},” [said|cried|whispered] {hero}, “you are [out|outside]!”',
        '“You are [out|outside], {dragon}, [look|see|just look]!” [said|cried|whispered] {hero}.',
      ]),
      byFear(({ answer }) => [answer]),
      when('told:kept', { more: adult('end') }),
      when(
        'told:kept',
        more(
          'And he did not [shake|shiver|tremble] [at all|one bit|any more|now].',
          'And he [forgot|quite forgot] to [shake|shiver|be scared|be afraid].',
        ),
      ),
    ],
    way: [
      [
        plants('led', '{Dragon} lit the [way|path|road] down the [hill|big hill|castle hill].'),
        plants('led', '{Dragon} [went|walked|marched] down the hill, [flame|nose|light] first.'),
        plants('led', 'Down the hill [went|walked|marched] {dragon}, [flame|nose|light] first.'),
      ],
      when(
        'keeper1:duck',
        lastOf('[waddled|flapped|came] the duck, [still wet|quite proud|quack, quack]'),
        when(
          'keeper1:goose',
          lastOf('[marched|waddled|came] the goose, [wide awake|left, right|honk, honk]'),
          when(
            'keeper1:owl',
            lastOf('[flew|hopped|fluttered] the owl, [book and all|hoo, hoo|eyes wide]'),
            when(
              'keeper1:goat',
              lastOf('[trotted|skipped|came] the goat, [still chewing|crumbs and all|not so grumpy]'),
              when(
                'keeper1:bat',
                lastOf('[flew|fluttered|flapped] the bat, [boo, boo|upside down|less shy now]'),
                lastOf('[ran|hopped|scurried] the mouse, [still counting|one, two, three|out of breath]'),
              ),
            ),
          ),
        ),
      ),
      more(
        '“[Are you all right|Can you see|Are you warm|Are you safe]?” [asked|called] {dragon}, [three|six|ten|nine] times.',
      ),
    ],
    home: [
      [
        '[Then|And then|At last] {hero} [hugged|kissed|squeezed] {dragon} good night.',
        '“[Good night|Sleep well|Thank you], {dragon},” [said|whispered] {hero}, and [hugged|kissed|squeezed] him.',
      ],
      when('told:led', ['“[Now|From now on] my door [stays|will stay] [open|wide open],” [said|promised] {dragon}.']),
    ],
    note: [
      when(
        'adults',
        ['¶[Next day|At dawn|At sunrise], {adults} [found|saw|got|caught] a plane from {dragon}.'],
        ['¶[Next day|At dawn|At sunrise], a [new |second |]plane [came|flew|sailed] from {dragon}.'],
      ),
      byForm(({ forYou }) => [
        [`“Call me on {day}, and I [will|can] ${forYou}!”`, `“If you are [stuck|lost] on {day}, I will ${forYou}!”`],
      ]),
    ],
    last: [
      when(
        'adults',
        ['¶[Next day|At dawn|At sunrise], {adults} [found|saw|got] a [new|second] plane from {dragon}.'],
        [
          '¶[Next day|At dawn|At sunrise], a [new|second] plane [came|flew|sailed] from {dragon}.',
          '¶[Next day|At dawn|At sunrise], [whoosh|zip|zoom], a plane [came|flew] from {dragon}.',
        ],
      ),
      byForm(({ forYou }) => [
        [`“Call me on {day}, and I [will|can] ${forYou}!”`, `“If you are [stuck|lost] on {day}, I will ${forYou}!”`],
      ]),
      asideHere('end', {
        person: ['¶“[I will|Let us|Let’s] get [stuck|lost] on {day},” [said|laughed] {friend}.'],
        pet: ['{Friend} [licked|sat on|sniffed] the letter.'],
      }),
    ],
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
        '{Hero} was [walking|hopping|marching] along [an old|a high|a bumpy] wall.',
        'Along [an old|a high|a bumpy] wall [walked|hopped|marched] {hero}, [step by step|nose up].',
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
        '{Hero} was [rolling|running|galloping|hopping] down the [grass|hill] for the [third|fifth|ninth] time.',
        'Down the [grass|hill] {hero} [rolled|ran|hopped], for the [third|fifth|ninth] time.',
      ],
      clever: [
        '{Hero} was [drawing|scratching|making] a map of the [hill|castle|path] with a stick.',
        'With a stick, {hero} was [drawing|scratching|making] a map of the [hill|castle|path].',
      ],
    },
    turn: {
      brave: [
        'Brave {hero} took [one|a big|a bold] step, [bump|bonk|ow|bang], into a wall.',
        'Brave {hero} [marched|went] on, and [bump|bonk|ow|bang], there was a wall.',
      ],
      curious: [
        '{Hero} [felt|looked] for the [gate|path|way out], and [found|felt] only walls.',
        'Where was the [gate|path|way out]? {Hero} [found|felt] only walls.',
      ],
      kind: [
        'Poor {dragon}, [thought|sighed|whispered] {hero}, and [now |oh, |]poor me!',
        'Poor {dragon}, [sighed|thought|whispered] {hero}, and poor[|, poor] me!',
      ],
      funny: [
        '{Hero} could not [even |]see {their} own [nose|tummy|knee].',
        '{Hero} [looked|felt] for {their} nose, and [it was gone|could not see it].',
      ],
      shy: [
        '{Hero} [whispered|said|breathed] “[help|hello],” but [too|far too] [low|softly].',
        '“[Help|Hello],” [whispered|said|breathed] {hero}, but [nobody|no one] heard.',
      ],
      stubborn: [
        '{Hero} [looked|felt] for the gate [three|five|ten] times, and [found|met] a wall.',
        '[Three|Five|Ten] times {hero} [looked|felt] for the gate, [|and ][found|met] a wall.',
      ],
      dreamy: [
        '[Up|Far] there {hero} saw a star, like a [flame|light] on a nose.',
        '{Hero} saw [one|a] [small|lone|tiny] star, like a [flame|light] on a nose.',
      ],
      careful: [
        '{Hero} put out one [foot|toe], and [felt|found] no path.',
        '{Hero} [felt|tried] the path with one [foot|toe], but [found|met] none.',
      ],
      energetic: [
        '{Hero} [hopped|ran|jumped] for the gate, [bump|bonk|ow], and hit a wall.',
        '{Hero} ran [left|right|off], and [bump|bonk|ow], there was a wall.',
      ],
      clever: [
        '“Who has a [light|flame]?” [thought|wondered] {hero}, and [knew|saw] it [then|at once].',
        '{Hero} [thought|thought hard], and [saw|remembered] a [flame|light] on a nose.',
      ],
    },
  },
};
