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
  readonly did: string;
  readonly verb: string;
  readonly whole: readonly string[];
  readonly again: string;
  readonly dragonDid: string;
  readonly forYou: string;
};

const ACTS = {
  bow: {
    asked: 'bow [at my door|to me|at the top]',
    wish: 'bow',
    verb: 'bowed',
    did: 'bowed, [so low|very low|down, down|nose to toes]',
    whole: [
      'So {hero} bowed, [so low|very low|down, down|right down], till {their} nose [touched|bumped|tickled] the [floor|mat|rug].',
      'So {hero} bowed [down, down, down|very low|as low as low], [and bump|and bonk|and oh], {their} nose met the [floor|mat|rug].',
    ],
    again: 'bow to [my bag|the lamp|the clock|my bed]',
    dragonDid: 'bowed, [bump|bonk|plop|nose in the grass]',
    forYou: 'bow [at YOUR door|to YOU]',
  },
  song: {
    asked: 'sing [at my door|to me|at the top]',
    wish: 'sing',
    verb: 'sang',
    did: 'sang, [la, la, la|tra-la-la|loud and long|do, re, mi]',
    whole: [
      'So {hero} sang, [la, la, la|tra-la-la|do, re, mi|loud and long], till the [lamp|window|clock] [rang|hummed|shook].',
      'So {hero} sang of [a duck|a pea|a pot|a frog], [la, la|tum, tum|high and low], to the [very last|last] [la|word|note].',
    ],
    again: 'sing to [my bag|the lamp|the clock|my bed]',
    dragonDid: 'sang, [la, la|rumm, rumm|like a kettle|like a bear]',
    forYou: 'sing [at YOUR door|to YOU]',
  },
  drum: {
    asked: 'drum on my [bag|big bag|full bag]',
    wish: 'drum on my bag',
    verb: 'drummed',
    did: 'drummed, [boom, boom|bam, bam|bom, bom|rat-a-tat]',
    whole: [
      'So {hero} drummed on the bag, [boom, boom|bam, bam|bom, bom|rat-a-tat], till it [hopped|shook|jumped|danced].',
      'So {hero} drummed, [boom, boom|bam, bam|bom, bom], till [one sock|a spoon|a hat|a shoe] [fell|hopped|popped] out of the bag.',
    ],
    again: 'drum on [the lamp|the floor|my tummy|my bed]',
    dragonDid: 'drummed on his [tummy|nose|feet|tail]',
    forYou: 'drum [at YOUR door|for YOU]',
  },
  clap: {
    asked: 'clap [at my door|for me|at the top]',
    wish: 'clap',
    verb: 'clapped',
    did: 'clapped, [clap, clap|clip, clap|so loud|left and right]',
    whole: [
      'So {hero} clapped, [clap, clap|clip, clap|clap-a-clap|so loud], till {their} {hero.hands} [were hot|were red|tingled|got tired].',
      'So {hero} clapped, [clap, clap|clip, clap|high and low|left and right], till the [lamp|floor|bag] [shook|hopped|rang].',
    ],
    again: 'clap for [my bag|the lamp|the clock|my bed]',
    dragonDid: 'clapped, [flip, flap|bap, bap|clap, clap|clip, clap]',
    forYou: 'clap [at YOUR door|for YOU]',
  },
  dance: {
    asked: 'dance [at my door|for me|at the top]',
    wish: 'dance',
    verb: 'danced',
    did: 'danced, [hop, hop|tip, tap|round and round|up and down]',
    whole: [
      'So {hero} danced, [hop, hop|tip, tap|round and round|up and down], till the [floor|bag|lamp] [shook|hopped|wobbled].',
      'So {hero} danced round the [bag|room|bed], [hop, hop|tip, tap|fast and slow], and [fell|sat] down, [plop|bump|bang].',
    ],
    again: 'dance with [my bag|the lamp|the clock|my pillow]',
    dragonDid: 'danced, [hop, hop|bump, bump|on one toe|round and round]',
    forYou: 'dance [at YOUR door|for YOU]',
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
          '¶[Up there|High up|In the tower], a [door|window|shutter] [went|fell|banged|clicked] shut.',
          '¶[Click|Clack|Thump|Clunk], a [door|window|shutter] [went|fell] shut.',
        ],
        planting(
          'fourth',
          'This time, [nobody|no one] [answered|called back|said a word].',
          'But [nobody|no one] [answered|called back|made a sound|said a word].',
        ),
      ),
      planting(
        'third',
        '“[Or|Maybe|Or maybe|Why not] [tomorrow|next week|after lunch|next year]?” [called|said|asked] {dragon}.',
      ),
    ),
    planting(
      'second',
      '“[Oh|Ah|Hm|Well|Er], [no rush|no hurry|take your time|do go slow],” [called|said] {dragon}.',
      '“[Eat|Rest|Sit|Sleep|Nap] a [bit|little] first,” [called|said] {dragon}.',
    ),
  ),
  planting(
    'first',
    '“[Good|Hurray|Lovely|Yes], [hurry|quick|run]!” [called|cried|sang] {dragon}.',
    '“[Hurry|Quick|Run], I am [packed|ready|waiting]!” [called|cried|sang] {dragon}.',
  ),
);

/** The hero calls up, and the dragon answers. */
const CALLED: Passage = ['¶{refrain}', ANSWER];

const landing = (who: string): readonly string[] => [
  `[Whoosh|Zoom|Swish|Zip|Wheee|Flap], a paper plane [came|flew|sailed] from {castle} to ${who}.`,
  `[Whoosh|Zoom|Swish|Zip|Wheee|Flap], from {castle} a paper plane [came|flew|sailed] down to ${who}.`,
  `A paper plane [came|flew|sailed] out of {castle}, [whoosh|zoom|swish|zip], [straight|right] to ${who}.`,
];

const lastOf = (came: string): readonly string[] => [
  `{Party} [came|walked|went|followed] next, and last ${came}.`,
  `{Party} [walked|went|kept|stayed] close behind, and last ${came}.`,
  `Next [came|walked|went] {party}, and last ${came}.`,
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
    open: [{ more: HABIT }, { more: adult('start') }, when('together', landing('{party}'), landing('{hero}'))],
    letter: [
      byForm(({ asked }) => [
        [
          `“[Please save|Save|Oh, save|Please fetch|Come and save] me, and ${asked},” [wrote|begged] {dragon} the dragon.`,
          `On it {dragon} the dragon [wrote|had written]: “[Please save|Save|Oh, save|Please fetch] me, and ${asked}!”`,
        ],
      ]),
      [
        '“[I will|Yes, I will|I’ll do it|I can]!” [said|cried|called] {hero}[, and ran|, and set off|].',
        '“[I will|I’ll|I can] [save|fetch] [him|you]!” [said|cried|called] {hero}.',
      ],
    ],
    gate: [
      [
        '[Creak|Squeak|Eeek|Groan|Crrr], went the [old|big|heavy|castle] gate, and in [went|walked|tiptoed|crept] {hero}.',
        '{Hero} [pushed|shoved] the [old|big|heavy|castle] gate, [creak|squeak|eeek|groan], and [went|walked|tiptoed] in.',
      ],
      asideHere('start', {
        person: ['{Friend} [took|held] {hero’s} {hero.hand}.', '{Friend} [came|crept|tiptoed] [close|right] behind.'],
        pet: ['{Friend} [ran|trotted|slipped] in, [too|nose first|tail up].'],
      }),
      [
        '[Two|At the top, two] [round|green|big|shy] eyes [looked|peeped|blinked] down, so {hero} [called|shouted|cried]:',
        '[High up|Far up], two eyes [looked|peeped|blinked] out, so {hero} [called|shouted|cried]:',
      ],
      ...CALLED,
    ],
    duck: [
      [
        '“First be scared of me,” [said|quacked|begged] a [small |wet |round |muddy |]duck.',
        'A [small|wet|round|muddy] duck [said|quacked|begged|puffed]: “First be [scared|afraid] of me!”',
      ],
      {
        more: asideHere('way', {
          person: ['{Friend} [hid|ducked|crouched] behind {hero}.'],
          pet: ['{Friend} [ran|went] and hid.'],
        }),
      },
      [
        '“[Eek|EEEK|Aah|Oh no|Mama]!” [screamed|yelled|howled] {hero}, and [ran|went|hopped] past, calling:',
        'So {hero} [screamed|yelled|howled], [eek|EEEK|aah|oh no], and [ran|went|hopped] [on|past], calling:',
      ],
      ...CALLED,
    ],
    goose: [
      [
        '“First hold my flag,” [said|yawned|honked] a [tired |sleepy |gray |big |]goose.',
        'A [tired|sleepy|gray|big] goose [said|yawned|honked]: “First hold my flag!”',
      ],
      ['So {hero} [held|took|minded|waved] it while the goose [slept|napped|snored], and [called|shouted]:'],
      ...CALLED,
    ],
    owl: [
      [
        '“First [guess|tell me], what says moo?” [said|asked|hooted] [an|an old|an odd|a fat] owl. “[A cow|The cow],” [said|laughed|cried] {hero}, and [ran|went|hopped] on, calling:',
        '“First [guess|tell me], what says baa?” [said|asked|hooted] [an|an old|an odd|a fat] owl. “[A sheep|A lamb],” [said|laughed|cried] {hero}, and [ran|went|hopped] on, calling:',
        '“First [guess|tell me], what goes [buzz|bzzz]?” [said|asked|hooted] [an|an old|an odd|a fat] owl. “A [bee|big bee],” [said|laughed|cried] {hero}, and [ran|went|hopped] on, calling:',
        '“First [guess|tell me], what goes ribbit?” [said|asked|hooted] [an|an old|an odd|a fat] owl. “A [frog|green frog],” [said|laughed|cried] {hero}, and [ran|went|hopped] on, calling:',
        '“First [guess|tell me], what [shines|is up] at night?” [said|asked|hooted] [an|an old|an odd|a fat] owl. “The [moon|big moon],” [said|laughed|cried] {hero}, and [ran|went|hopped] on, calling:',
      ],
      ...CALLED,
    ],
    goat: [
      [
        '“First feed me,” [said|bleated|begged] a [thin |hairy |hungry |grumpy |]goat.',
        'A [thin|hairy|hungry|grumpy] goat [said|bleated]: “First [feed me|give me a bite]!”',
      ],
      {
        more: asideHere('way', {
          person: ['{Friend} [scratched|patted] his [chin|back|neck].'],
          pet: ['{Friend} [came|trotted] to sniff.'],
        }),
      },
      [
        'So {hero} gave him {a treat}, [munch|crunch|yum|gulp], and [ran|went|hopped] on, calling:',
        '“[Here is|Have|Eat|Try] {a treat},” [said|offered] {hero}, and [ran|went|hopped] on, calling:',
      ],
      ...CALLED,
    ],
    bat: [
      [
        '“First teach me to [say|howl] boo,” [said|peeped|whispered] a [shy |small |tiny |soft |]bat.',
        'A [shy|small|tiny|soft] bat [said|peeped|whispered]: “First teach me to [say|howl] boo!”',
      ],
      {
        more: asideHere('way', {
          person: ['{Friend} [covered|held] both ears.'],
          pet: ['{Friend} [ran|went] and hid.'],
        }),
      },
      [
        '“[BOO|BOO-OO|HOO-OO|WHOO-OO]!” [howled|yelled|roared] {hero}, and [ran|went|hopped] on, calling:',
        'So {hero} [howled|yelled|roared], [BOO|BOO-OO|HOO-OO|WHOO-OO], and [ran|went|hopped] on, calling:',
      ],
      ...CALLED,
    ],
    mouse: [
      [
        '“First help me count,” [said|squeaked|peeped] a [small |lost |gray |tired |]mouse.',
        'A [small|lost|gray|tired] mouse [said|squeaked|peeped]: “First help me count!”',
      ],
      {
        more: asideHere('way', {
          person: ['{Friend} counted [toes|fingers].'],
          pet: ['{Friend} [sat|lay] on [two|three|the first].'],
        }),
      },
      [
        '“One, two, [three|three, four|lots],” [counted|sang|said] {hero}, [ran|went|hopped] up and called:',
        'So {hero} counted, [one, two, three|one, two, lots|step by step], and [ran|went|hopped] on, calling:',
      ],
      ...CALLED,
    ],
    top: [
      [
        'At the [top|very top] [stood|was] {dragon}, with a [big|packed|fat] bag and a [tiny|small|little] [flame|light] on his nose.',
        'There was {dragon} at [last|the top], with a [big|packed|fat] bag and a [tiny|small|little] [flame|light] on his nose.',
      ],
      ['“[Now|So|Please] come [out|along|down]!” [said|cried|puffed|called] {hero}.'],
      byForm(({ wish }) => [[`“[First|But first|Oh, first|Wait, first] ${wish},” [said|answered|squeaked] {dragon}.`]]),
    ],
    again: [
      byForm(({ whole, again }) => [
        whole.map((each) => plants('kept', each)),
        [`“[Lovely|Nice|Good|Yes], now ${again}!” [said|cried|begged] {dragon}.`],
      ]),
      asideHere('trouble', {
        person: ['“[Again|Once more|More]?” [asked|sighed|said] {friend}.'],
        pet: ['{Friend} lay [down|flat] on the [bag|mat|floor].'],
      }),
      byForm(({ verb }) => [
        [
          `[So|Then] {hero} ${verb} [again|once more], but {dragon} [did not come|stood still|stayed].`,
          `[So|Then] {hero} ${verb} [again|once more], but {dragon’s} [feet|toes|legs] [would|did] not [move|budge].`,
        ],
      ]),
    ],
    low: [
      when(
        'told:kept',
        [
          '[So|Then] {hero} [opened|pulled open|held open] the [door|big door|tower door|heavy door].',
          '[So|Then] {hero} [led|took|walked] {dragon} to the [door|stairs|top step|first step].',
        ],
        byForm(({ did }) => [[`So {hero} ${did}, but {dragon} [did not come|stayed|stood still].`]]),
      ),
      [
        plants(
          'roof',
          '“[There is|It has|I see] no roof [out|down] there,” [said|whispered] {dragon}, and [shook|shivered|trembled].',
        ),
        plants(
          'big',
          '“It is [so|very|too] big [out|down] there,” [said|whispered] {dragon}, and [shook|shivered|trembled].',
        ),
        plants(
          'sky',
          '“What if the sky [falls|falls down|comes down]?” [asked|whispered] {dragon}, and [shook|shivered|trembled].',
        ),
        plants(
          'never',
          '“I [have never been|never was|never went] [out|outside],” [said|whispered] {dragon}, and [shook|shivered|trembled].',
        ),
      ],
      asideHere('trouble', {
        person: ['“He is [scared|afraid],” [said|whispered] {friend}.'],
        pet: ['{Friend} [lay|sat] [by him|on his tail|on his foot].'],
      }),
      [
        '“[Then|So] [I will|I’ll] wait for you [down there|outside|out there],” [said|whispered] {hero}.',
        '{Hero} [hugged|patted|stroked] him and [said|whispered]: “[I will|I’ll] wait for you [down there|outside].”',
      ],
    ],
    help: [
      [
        'So {hero} [sat|waited] on the [last|lowest|bottom] step, [till|until] it [was|got|grew] [dark|quite dark|very dark].',
        'So {hero} [sat|waited] [down there|in the yard|by the stairs], [till|until] it [was|got|grew] too dark to see.',
      ],
      {
        more: asideHere('trouble', {
          person: ['{Friend} [held|hung] on to {hero}.', '“[So|Too|Very] [dark|black],” [said|whispered] {friend}.'],
          pet: ['{Friend} [bumped|bonked|walked] into a wall.'],
        }),
      },
      TURN,
      [
        '“{Dragon}, bring your [light|flame] and save ME!” [called|cried|shouted] {hero}.',
        '“{Dragon}, you have a [light|flame], so [now |]save ME!” [called|cried|shouted] {hero}.',
      ],
    ],
    coming: [
      [
        '[Bang|Bump|Thump|Clack|Clunk], went a door, and {dragon} [called|cried|shouted]:',
        'A door [banged|opened|flew open] [up there|high up], and {dragon} [called|cried|shouted]:',
      ],
      '¶{refrain}',
      [
        '¶[Out|Right out|Straight out] he [ran|came|shot|flew|hurried], [flame|light] first.',
        '¶[Out|Down] he [ran|came|shot|flew|hurried], with his [flame|light].',
      ],
      byForm(({ wish, dragonDid }) => [
        [
          `“[First|But first|Oh, first] ${wish.replace(' on my bag', '')}!” [said|laughed|giggled] {hero}, so {dragon} ${dragonDid}.`,
        ],
      ]),
    ],
    out: [
      more(
        '“[Look|See|Oh, look], {dragon},” [said|cried|whispered] {hero}, “you are [out|outside]!”',
        '“You are [out|outside], {dragon}, [look|see|just look]!” [said|cried|whispered] {hero}.',
      ),
      when(
        'told:roof',
        [
          '“No roof, [only|just] stars,” [said|whispered|breathed] {dragon}, “and [that is|they are] [better|nicer|lovely]!”',
        ],
        when(
          'told:big',
          ['“[It IS|Oh, it is|It is so|It is very] big,” [said|whispered|breathed] {dragon}, “and I am in it!”'],
          when(
            'told:sky',
            [
              '{Dragon} looked [up|up and up|high up], [and|but] the [|big |starry ]sky [stayed up|did not fall|stayed put].',
            ],
            [
              '“So [this|that] is [out|outside],” [said|whispered|breathed] {dragon}, “and I [like|love] [it|the stars]!”',
            ],
          ),
        ),
      ),
      { more: adult('end') },
      more(
        'And he did not [shake|shiver|tremble] [at all|one bit|any more|now].',
        'And he [forgot|quite forgot] to [shake|shiver|be scared|be afraid].',
      ),
    ],
    way: [
      [
        'Down the hill [went|walked|marched] {dragon}, [flame|nose] first, to light the [way|path|road].',
        '{Dragon} [went|walked|marched] [first|in front], and his [flame|light] lit the [way|path] down the hill.',
        '[So|Then] {dragon} lit the [way|path|road] down the hill, [step by step|left, right|nice and slow].',
      ],
      when(
        'keeper1:duck',
        lastOf('[waddled|flapped|came] the duck, [still wet|quite proud|quack, quack]'),
        when(
          'keeper1:goose',
          lastOf('[marched|waddled|came] the goose, [wide awake|left, right|honk, honk]'),
          when(
            'keeper1:owl',
            lastOf('[flew|hopped|fluttered] the owl, [book and all|hoo, hoo|still guessing]'),
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
        '“[Are you all right|Can you see|Are you warm|Are you safe] back there?” [asked|called] {dragon}, [three|six|ten|nine] times.',
      ),
      {
        more: asideHere('way', {
          person: ['{Friend} held on to {dragon’s} tail.'],
          pet: ['{Friend} [trotted|walked] in {dragon’s} light.'],
        }),
      },
    ],
    home: [
      [
        'At the foot of the [hill|castle hill], {hero} [hugged|kissed|squeezed] {dragon} good night.',
        '“[Good night|Sleep well|Thank you], {dragon},” [said|whispered] {hero}, and [hugged|kissed|squeezed] him.',
      ],
      more('“[Now|From now on] my door [stays|will stay] [open|wide open],” [said|promised] {dragon}.'),
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
        [
          '¶[Next day|In the morning|At sunrise], {adults} [found|saw|got] a [new|second] [paper plane|plane] from {dragon}.',
        ],
        [
          '¶[Next day|In the morning|At sunrise], a [new|second] [paper plane|plane] [came|flew|sailed] from {dragon}.',
          '¶[Next day|In the morning|At sunrise], [whoosh|zip|zoom|swish], a [new|second] plane [came|flew|sailed] from {dragon}.',
        ],
      ),
      byForm(({ forYou }) => [
        [
          `“Call me on {day}, and I [will|can] come and ${forYou}!”`,
          `“If you are [stuck|lost|in the dark] on {day}, I will [come and |]${forYou}!”`,
        ],
      ]),
      asideHere('end', {
        person: ['¶“[I will|Let us|Let’s] get stuck on {day},” [said|laughed] {friend}.'],
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
      '{GrownUp} [sat|dozed|rested|napped] in the [warm|tall|soft|green] grass.',
      '{GrownUp} [sat|dozed|rested] [beside|by|behind] the picnic [basket|bag].',
    ],
    end: [
      '“[Thank you|Well done], [dragon|sir|dear dragon],” [said|called] {grownUp}.',
      '{GrownUp} [came|ran|hurried] up the hill and [shook his claw|thanked him|hugged everyone].',
    ],
  },
  traits: {
    habit: {
      brave: [
        '{Hero} was [walking|hopping|marching] along [an old|a high|a bumpy] wall, [step by step|right to the end|nose up].',
        '{Hero} was [patting|kissing|stroking] a [big|cross|mossy] stone [lion|bear|snake] on the [nose|teeth].',
      ],
      curious: [
        '{Hero} was [looking|peeping|peering] into a [hole|crack|hollow tree], to see who was [in|home|inside].',
        '{Hero} was [lifting|turning over] [stones|leaves|sticks], to see who [lived|slept|sat] under them.',
      ],
      kind: [
        '{Hero} was [sharing|splitting] a [bun|cracker|crust] with [an ant|a sparrow|a beetle|two snails].',
        '{Hero} was [helping|carrying] a [snail|beetle|worm] [over|across] a [path|puddle|big stone].',
      ],
      funny: [
        '{Hero} was wearing a [bucket|pot|basket|bowl] [for|as] a [crown|hat|helmet].',
        '{Hero} was [bowing|waving|nodding] to [every|each] [puddle|stone|daisy|sheep] on the hill.',
      ],
      shy: [
        '{Hero} was [sitting|hiding] in a [warm|quiet|sunny] corner, [smiling at|waving to] a [lizard|snail|ladybird].',
        '{Hero} was [whispering|singing] [softly|very low] to a [ladybird|snail|daisy] in the [grass|sun].',
      ],
      stubborn: [
        '{Hero} was [pushing|pulling|shoving] a [huge|big|heavy] [stone|log], and it had [almost|nearly|just] moved.',
        '{Hero} was climbing a [steep|slippery|mossy] [rock|slope] for the [third|tenth|fifth] time.',
      ],
      dreamy: [
        '{Hero} was [watching|looking at] a [cloud|white cloud] that looked like a [horse|boat|sheep|king].',
        '{Hero} was [lying|resting] in the grass, [listening to|dreaming of] [drums|horses|kings] from long ago.',
      ],
      careful: [
        '{Hero} was counting the [steps|stones|daisies|sheep], [twice|one by one|very slowly], to be sure.',
        '{Hero} was [trying|testing] [every|each] stone with one [foot|toe], to see if it [wobbled|held].',
      ],
      energetic: [
        '{Hero} was [rolling|running|galloping|hopping] down the [grass|hill] for the [third|fifth|ninth] time.',
        '{Hero} was [running|racing|hopping] [round and round|up and down] a [hill|tree|big rock].',
      ],
      clever: [
        '{Hero} was [drawing|scratching|making] a map of the [hill|castle|path] [in the sand|with a stick].',
        '{Hero} was [building|making] a [bridge|dam|boat] out of [sticks|bark|twigs and string].',
      ],
    },
    turn: {
      brave: [
        '[Even|Now even] brave {hero} [could|did] not [go|run|get] home in that.',
        'Brave {hero} took one step, [bump|bonk|ow|bang], into a [wall|post|stone].',
      ],
      curious: [
        '{Hero} [wondered|asked] where the [gate|path|road] [was|had gone|could be].',
        '{Hero} [felt|looked] for the [gate|path|way out], and [found|felt] only [walls|stones].',
      ],
      kind: [
        '[Poor|Dear] {dragon}, thought {hero}, and [now|oh dear,|also] poor me!',
        '{Hero} [patted|stroked] the [dark|night], and it was a [wall|stone|post].',
      ],
      funny: [
        '{Hero} could not even see {their} own [nose|tummy|knee].',
        '{Hero} [bowed|waved|nodded] to somebody, but it was [only|just] a [wall|post|bucket].',
      ],
      shy: [
        '{Hero} [whispered|said] [help|hello], but [too|far too] [low|softly].',
        'It was [too|far too] dark to be shy, so {hero} took a [deep|big|long] breath.',
      ],
      stubborn: [
        '{Hero} [looked|felt] for the gate [three|five|ten] times, and [found|met] a [wall|step|bucket].',
        '{Hero} told the [gate|path] to come, but it [did|would] not [come|listen|move].',
      ],
      dreamy: [
        '[One|A] [small|lone|tiny] star [came out|shone|blinked], like a [flame|light] on a nose.',
        '{Hero} saw one [small|lone|tiny] star, like a [flame|light] on a nose.',
      ],
      careful: [
        '{Hero} put out one [foot|toe], [felt|found] no [path|step], and [stayed|sat|stood] still.',
        '{Hero} [stayed|sat|stood] [quite|very] still, for there was no [lamp|light|moon].',
      ],
      energetic: [
        '{Hero} ran [left|right|off], [bump|bonk], and ran back, [bump|bonk|ow].',
        '{Hero} [hopped|ran|jumped] for the gate, [bump|bonk|ow], and hit a [wall|post|stone].',
      ],
      clever: [
        'Who [has|had] a [light|flame], [thought|wondered] {hero}, and [knew|saw] it at once.',
        '{Hero} [thought|thought hard], and [saw|remembered] a [flame|light] on a nose.',
      ],
    },
  },
};
