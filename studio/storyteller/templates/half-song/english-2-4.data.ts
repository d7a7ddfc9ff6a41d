/** The half song in English for readers of 2 to 4. */
import {
  asideHere,
  HABIT,
  ifRoom,
  planting,
  TURN,
  when,
  type BandText,
  type Line,
} from '#studio/storyteller/text/passage.ts';
import { singerBeats } from '#studio/storyteller/templates/half-song/singers.ts';

type Asked = {
  readonly ref: string;
  /** Follows the name: who and where they are. */
  readonly who: string;
  readonly sound: string;
  /** What the sound does. */
  readonly effect: readonly [string, string];
  /** What the singer does before the sound. */
  readonly how: string;
  /** What the hero takes the sound for. */
  readonly is: string;
  /** How those who came along hear it. */
  readonly person: readonly string[];
  readonly pet: readonly string[];
};

const ASKED: readonly Asked[] = [
  {
    ref: 'frog',
    who: 'the frog, [by|at|in] the river',
    sound: '[QUARRK|QUORRK|QUA-A-ARK]',
    effect: ['fell in the [water|river]', 'all the [fish|ducks] [fled|hid]'],
    how: '[puffed up|hopped]',
    is: 'a [splash|croak|big splash]',
    person: ['And {friend} got all wet.', '“Quarrk,” said {friend}, to try it.'],
    pet: ['{Friend} shook off the water.', '{Friend} hid from the splash.'],
  },
  {
    ref: 'camel',
    who: 'the camel, in the [warm|deep|soft] sand',
    sound: '[Aaa-AAHM|Haaa-AAM|Yaaa-AAHM]',
    effect: ['shut [one eye|both eyes]', 'a [fly|moth] flew in'],
    how: '[stretched|opened her mouth]',
    is: 'a [yawn|big yawn|nap]',
    person: ['And {friend} yawned, too.', '“Wake up!” said {friend} to {camel}.'],
    pet: ['And {friend} yawned, too.', '{Friend} lay down by {camel}.'],
  },
  {
    ref: 'owl',
    who: 'the owl, in the library',
    sound: '[Shhhh|Hu-u-ush|Shh-hoo]',
    effect: ['all the books [fell asleep|slept|nodded off]', '[nobody|no one] dared to [sneeze|cough]'],
    how: '[stood up|took a breath]',
    is: 'a [hush|breeze|nap]',
    person: ['And {friend} tiptoed out.', '“Shh,” said {friend}, to try it.'],
    pet: ['Then {friend} sneezed, and all the books woke up.', '{Friend} lay very still.'],
  },
  {
    ref: 'elephant',
    who: 'the elephant, [under|in|behind] the leaves',
    sound: '[TARAAA|TA-RAA-RAA|TRRRAAA]',
    effect: ['the [mangoes|nuts] [fell|came] down', '[the leaves|{hero’s} hair] flew up'],
    how: '[lifted his trunk|took a breath]',
    is: 'a [trumpet|big trumpet|thunderclap]',
    person: ['And {friend} held both ears.', '“So loud!” said {friend}.'],
    pet: ['{Friend} hid behind a leaf.', '{Friend} ran round and round.'],
  },
  {
    ref: 'goose',
    who: 'the goose, [in|at] the market',
    sound: '[HONK|HO-O-ONK|HA-HONK]',
    effect: ['a [melon|watermelon] [fell|rolled] off', 'all the eggs [shook|danced]'],
    how: '[stretched her neck|stood up]',
    is: 'a [car|taxi|car horn]',
    person: ['So {friend} put the pears back.', '“Honk,” said {friend}, to try it.'],
    pet: ['So {friend} ate a plum.', '{Friend} hid under a basket.'],
  },
  {
    ref: 'sheep',
    who: 'the sheep, [on|up on] the hill',
    sound: '[Mehhh|Meh-heh-heh|Behhh]',
    effect: ['chewed [a daisy|some grass]', '[all the|ten] sheep sang along'],
    how: '[looked up|stood up]',
    is: 'a [baa|bleat|mouthful]',
    person: ['“Mehhh,” said {friend}, to try it.', 'And {friend} patted {sheep}.'],
    pet: ['{Friend} sniffed the wool.', '{Friend} lay down in the wool.'],
  },
];

const asks = ({ ref, who }: Asked): readonly Line[] => [
  when(
    `one:${ref}`,
    [
      `[First|So first] {party} [went|set off] to ask {${ref}} ${who}.`,
      `[Off|So off] went {party} to {${ref}} ${who.replace(/,.*/u, '')}.`,
    ],
    [
      `[Then|Now|Next] {party} [went|walked] to ask {${ref}} ${who}.`,
      `{Party} [asked|tried|found] {${ref}} ${who.replace(/,.*/u, '')}.`,
    ],
  ),
  ifRoom(
    `“[I know|Oh, I know|Of course I know] [it|that one|that song]!” [said|cried|hummed] {${ref}}.`,
    `“[That song|That one|The end]? [I know it|I do know it|Easy]!” [said|cried|hummed] {${ref}}.`,
  ),
];

const ends = ({ ref, sound, effect, how, is, person, pet }: Asked): readonly Line[] => [
  '¶{refrain}',
  [
    `“${sound}!” sang {${ref}}, and ${effect[0]}.`,
    `“${sound}!” sang {${ref}}, and ${effect[1]}.`,
    `{${ref}} ${how} and sang: “${sound}!”`,
    `And {${ref}} sang: “${sound}!”`,
  ],
  asideHere('way', { person, pet }),
  [
    `“[No|Oh no|No, no],” [said|laughed] {hero}, “that is ${is}.”`,
    `“That is ${is},” [said|laughed] {hero}, “[not the end|and no end].”`,
    `“That’s ${is},” [said|laughed] {hero}. “[It’s|That’s] not the end.”`,
  ],
];

/** Who lost the box says what it is needed for, and hears what has become of it. */
const found = (there: readonly string[], need: readonly string[]): readonly Line[] => [
  there,
  need,
  [
    '“I [broke|dropped] it,” [said|whispered|sniffed] {hero}. “But I can [sing|sing your song].”',
    '“It [broke|fell],” [said|whispered|sniffed] {hero}, “and I’m sorry. [I’ll|I can] sing, instead.”',
    '“[Sorry, it|Oh, it|Oh dear, it] [broke|fell],” [said|whispered] {hero}, “but [I can sing|I’ll sing|let me sing].”',
  ],
];

/** The two halves of the song, and what the last note does. */
const joining = (ref: string, does: readonly string[], then: Line): readonly Line[] => [
  [
    `“{Tune}…” sang {hero}. “…{tune.end}!” sang {${ref}}.`,
    `{Hero} sang, “{Tune}…” and {${ref}} sang [the end|the last bit]: “…{tune.end}!”`,
    `“{Tune}…” [began|sang] {hero}, and {${ref}} [ended it|sang the rest]: “…{tune.end}!”`,
  ],
  does,
  then,
];

export const english24: BandText = {
  refrains: [
    '“{Tune}…” and there it [stopped|ended].',
    '“{Tune}…” it [went|sang], and [stopped|was still].',
    '“{Tune}…” and [click|tock|tick], it [stopped|ended].',
  ],
  beats: {
    open: [
      [
        '{Party} found {a look} box {spot}, [as cold as ice|cold as ice|cold as snow|cold as a fish|as cold as snow].',
        '[One day|One morning], {spot}, {party} found {a look} box, [cold as ice|cold as a fish|so cold|cold, so cold|colder than snow].',
        '{A look} box lay {spot}. {Party} [picked|took] it up. [Brr|Ooh|Oh|Huh], [how cold|so cold]!',
      ],
      { more: HABIT },
      when(
        'adults',
        ifRoom(
          '“It’s not [mine|ours],” said {adults}. “[Whose is it|Who lost it], then?”',
          '“[Somebody|Someone] [lost it|wants it back],” said {adults}.',
        ),
      ),
    ],
    play: [
      [
        '{Hero} [turned|wound] the [key|small key|little key].',
        '{Hero} [opened|lifted] the [lid|top].',
        '[Click|Tick|Tock|Krrk], {hero} [turned|wound] the key.',
      ],
      '¶{refrain}',
      [
        '“[Where is|Who has|Who knows] the end?” [asked|said|cried] {hero}.',
        '“[But that|That|Oh! That] is not the end!” [said|cried] {hero}.',
        '“[And the end|And then|So what then|What then]?” [asked|said|cried] {hero}.',
      ],
      asideHere('start', {
        person: ['“Let’s ask [everyone|everybody]!” said {friend}.', '“Someone must know [it|that],” said {friend}.'],
        pet: ['{Friend} was at the gate already.', '{Friend} sniffed the box, and then the road.'],
      }),
    ],
    go: [
      [
        '{Hero} took the box under one arm. “[Come|Come on], box,” {they} said, “we’ll find [somebody|someone] who knows.”',
        'So {hero} [took|hugged] the box, and off they went, to find [somebody|someone] who knew the end.',
        '“[Somebody|Someone] must know your end, box,” said {hero}, and off they [went|walked].',
      ],
      [
        '{They} asked a [hen|red hen|fat hen], but hens [only|just] [say cluck|cluck].',
        '{They} asked a [cow|brown cow|big cow]. “Moo,” said the cow, and that was not it.',
        '{They} asked [a well|an old well|a deep well]. It just said it back.',
      ],
      asideHere('way', {
        person: [
          '{Friend} hummed it all the way, so they would not [forget|lose] it.',
          'And {friend} [sang|hummed] along.',
        ],
        pet: ['{Friend} ran [ahead|in front] and [looked back|waited].', '{Friend} trotted along, close to the box.'],
      }),
    ],
    ...singerBeats(ASKED, { asks, ends }),
    climb: [
      planting(
        'cold',
        '“[Brr|Oh|Ooh], you are [so|still so] cold, box,” said {hero}. “You [come|must be] from the [snow|ice]!” So up the mountain went {party}, [puff, puff|bit by bit].',
        '“Box, why are you [so|still so] cold?” said {hero}. “[Oh|Ah]! You [come|must be] from the [snow|ice]!” And up the mountain [went|climbed] {party}.',
        'The box [was still so cold|stayed so cold|never got warm]. “[Then|So] you come from the [snow|ice],” said {hero}. And up the mountain went {party}, [puff, puff|bit by bit].',
      ),
      asideHere('way', {
        person: ['{Friend} pushed from behind.', '{Friend} lent {hero} one glove.'],
        pet: ['{Friend} went first, to show the way.', '{Friend} [shook|sniffed] the first snow.'],
      }),
    ],
    drop: [
      when(
        'told:cold',
        [
          'Up there [all|everything] was [ice|snow|white].',
          'At last there was [snow|ice], and [more snow|more ice|nothing else].',
          '[Soon|Then] there was [snow|ice] [left and right|all around|everywhere].',
        ],
        [
          '“[Still so|Still ice|Ever so] cold! [It’s|You’re] from the [snow|ice],” [said|cried] {hero}, and up the [hill|mountain] went {party}.',
          'The box [was still cold|stayed so cold|never got warm]. “From the [snow|ice]!” [said|cried] {hero}, and up the [hill|mountain] went {party}.',
          '“[So|Still so|Oh, so|Brr, so] cold! [It’s|You’re] from the [snow|ice],” [said|cried|called] {hero}, and up the hill [went|climbed] {party}.',
        ],
      ),
      [
        'But [oops|oh no|whoosh], {hero} slid, and [clonk|bonk|clack], the box fell.',
        'But {hero} [slipped|slid|skidded] on the ice, and [clonk|bonk|clack] went the box.',
        'Then {hero} slid, and [clonk|bonk|clack], the box fell on [a stone|the ice].',
      ],
      [
        '“[Tk|Krk|Krr],” it said, and [no song came|the song was gone].',
        '[It|And it] said “[tk|krk|krr]” and [never sang|did not sing|sang no more].',
        '[Now it|And it|It] [only|just] said “[tk|krk|krr].”',
      ],
      asideHere('trouble', {
        person: [
          'The key flew off, and {friend} [found it|dug it out].',
          '“The key flew off, but here it is,” said {friend}.',
        ],
        pet: ['The key flew off, and {friend} brought it.', 'The key flew off, and {friend} dug it out.'],
      }),
    ],
    still: [
      [
        '{Hero} stopped in the snow and [held|hugged] the box. “[I’m|I am] [so sorry|sorry][|, box],” {they} [said|sniffed].',
        '“[I’m|I am] [so sorry|sorry], box,” [said|sniffed] {hero}, and [held|hugged] it close, [there|down] in the snow.',
        '{Hero} [held|hugged] the box and [sniffed|cried a bit]. “I’m sorry, box.”',
      ],
      [
        'It was very [quiet|still], with no song [anywhere|at all].',
        'The box said [nothing|nothing at all|not a word].',
        'And it was [quiet|so quiet|very quiet] all around.',
      ],
      asideHere('trouble', {
        person: ['{Friend} sat close, so it was not so cold.', '“Poor box,” said {friend}, and patted it.'],
        pet: ['{Friend} lay close, so it was not so cold.', '{Friend} licked {hero’s} cheek.'],
      }),
    ],
    sing: [
      when(
        'together',
        ifRoom(
          '{Others} [tried|began] to sing it, [all wrong|but all wrong].',
          '{Others} [sang|hummed] it, but [quite|all] wrong.',
        ),
      ),
      asideHere('trouble', {
        person: ['“You know it, {hero},” said {friend}.', '“You heard it so often,” said {friend}.'],
        pet: ['{Friend} looked at {hero} and waited.', '{Friend} put up both ears.'],
      }),
      when(
        'giver',
        ifRoom(
          '{Hero} [had it|knew it|had learned it] from {giver}: what you sing a lot, you keep.',
          '“What you [hum|sing], you keep,” {hero} [had learned|knew] from {giver}.',
        ),
      ),
      TURN,
      [
        '¶“{Tune}…” [sang|hummed] {hero}, and [stopped|had to stop], [like the box|just like the box|as the box did].',
        '¶“{Tune}…” and [there|here|then] {hero} stopped, [like the box|just like the box|as the box did].',
        '¶“{Tune}…” So far {hero} sang it, and no [further|more], [like the box|just like the box].',
      ],
    ],
    answer: [
      [
        'And [high up|up there|on top], [somebody|someone] sang, “…{tune.end}!” [That was the end|It was the end|There was the end|The end, at last|So, the end]!',
        '[Then|Hush! Then] a [small|thin|high] voice sang, “…{tune.end}!” [That was the end|It was the end|There was the end|The end, at last|So, the end]!',
        '“…{tune.end}!” [sang|called|answered] [somebody|someone] [high up|up there|on top], and [that|there] was [the end|the missing end]!',
      ],
      ifRoom(
        '“[Wait|Wait for us|We’re coming]!” [cried|called] {hero}, and up the [hill|snow] went {party}.',
        '{Party} [raced|rushed|puffed|hurried] up the [hill|slope|snow] to [see|find out] who [it was|sang there].',
      ),
      asideHere('turn', {
        person: ['“Up there!” cried {friend}, and pointed.', '{Friend} heard it, too, and pointed.'],
        pet: ['{Friend} ran [up|ahead], nose in the snow.', '{Friend} looked up, both ears high.'],
      }),
    ],
    'bear.found': found(
      [
        'There [sat|waited] {bear} the bear, [so|very|oh so] tired.',
        'It was {bear} the bear, with [such|two|very] tired eyes.',
        'Up there sat {bear}, a [big|brown], tired bear.',
      ],
      [
        '“[My box|Oh, my box|That’s my box|My own box]!” [said|cried] {bear}. “I can’t sleep without my song.”',
        '“[My song box|Oh, my song box|My song, my song|My box|The box|My music box]!” [said|cried] {bear}. “[With just|With only|With nothing but] the end I can’t sleep.”',
        '“[It’s my box|Oh, the box|There’s my box|At last, my box]!” [said|cried] {bear}. “It [has to|must] sing me to sleep.”',
      ],
    ),
    'bear.give': joining(
      'bear',
      [
        '[Big|Round|Brown] {bear} lay down. [Hrrr|Snnn|Chrrr], and he [was asleep|slept].',
        'And {bear} [curled up|lay down], [round|soft|warm] as a hill, and slept.',
        '{Bear’s} eyes fell shut. [Hrrr|Snnn|Chrrr], he [went|said].',
      ],
      asideHere('turn', {
        person: ['“Good night,” whispered {friend}.', '{Friend} tucked him in.'],
        pet: ['{Friend} tiptoed off, paw by paw.', '{Friend} lay on his feet, to warm them.'],
      }),
    ),
    'penguin.found': found(
      [
        'There [stood|waited] {penguin} the penguin, with [an|one big|a white] egg.',
        'It was {penguin} the penguin, and her [big|one|white] egg.',
        'Up there stood {penguin}, a penguin, [over|by|beside] an egg.',
      ],
      [
        '“[My box|Oh, my box|That’s my box|My own box]!” [said|cried] {penguin}. “My egg won’t open without its song.”',
        '“[My song box|Oh, my song box|My song, my song|My box|The box|My music box]!” [said|cried] {penguin}. “[With just|With only|With nothing but] the end my egg stays shut.”',
        '“[It’s my box|Oh, the box|There’s my box|At last, my box]!” [said|cried] {penguin}. “It [has to|must] sing my egg open.”',
      ],
    ),
    'penguin.give': joining(
      'penguin',
      [
        '[Crick|Tick|Pock], crack! Out of the egg [came|hopped|looked] a [wet|small|grey] chick.',
        'And the egg went [crick|tick|pock], and there was a [wet|small|grey] chick.',
        'The egg [shook|jumped|rocked], [crick|tick|pock], and out came a chick.',
      ],
      asideHere('turn', {
        person: ['“Hello, chick,” said {friend}.', '{Friend} rubbed it dry.'],
        pet: ['{Friend} licked the chick dry.', '{Friend} lay round the chick, to warm it.'],
      }),
    ),
    'little-star.found': found(
      [
        'On a [stump|tree stump] sat {little-star}, a [small|little|lost] star.',
        'It was {little-star}, a [small|little|lost] star, on a stump.',
        'There, on a [stump|tree stump], {little-star} glowed, a [small|little|lost] star.',
      ],
      [
        '“[My box|Oh, my box|That’s my box|My own box]!” [said|cried] {little-star}. “I can’t fly without my song.”',
        '“[My song box|Oh, my song box|My song, my song|My box|The box|My music box]!” [said|cried] {little-star}. “[With just|With only|With nothing but] the end I can’t fly home.”',
        '“[It’s my box|Oh, the box|There’s my box|At last, my box]!” [said|cried] {little-star}. “It [has to|must] sing me back up.”',
      ],
    ),
    'little-star.give': joining(
      'little-star',
      [
        '[Swish|Whish|Ffft], up it flew, [high and higher|up and up|up to the sky].',
        'And it [let go|shook itself], and flew, [high and higher|up and up|up to the sky].',
        'Off the stump it [flew|rose], [high and higher|up and up|all the way up], and shone.',
      ],
      asideHere('turn', {
        person: ['{Friend} waved till it was a dot.', '“Good night!” called {friend} to the sky.'],
        pet: ['{Friend} looked up and up.', '{Friend} hopped after it, but not that high.'],
      }),
    ),
    end: [
      [
        'The box stayed [in the snow|up there|where it was from], but the song came home with {party}.',
        '[In the morning|When the sun came up], {party} came home[|, happy], with no box, but [a song|the whole song].',
        '{Party} [left|gave] {helper1} the box, and [brought|took] the song home[|, end and all].',
      ],
      when('adults', [
        '“[What’s|Oh, what’s] that?” [said|asked] {adults}.',
        '“[How|So] lovely!” [said|cried] {adults}.',
      ]),
      [
        '“{Tune}… {tune.end}!” [sang|hummed|trilled|whistled] {hero}. “[Once more|Again]: {tune}…”',
        '“{Tune}… {tune.end}!” [sang|hummed|trilled|whistled] {hero} to the end, and [then again|once more|all over again]: “{Tune}…”',
        '“{Tune}… {tune.end}!” [sang|hummed|trilled|whistled] {hero}. It [did not stop|never stopped], it [began again|went on]: “{Tune}…”',
      ],
      asideHere('end', {
        person: ['And {friend} sang it, too.', '“[Again|More]!” said {friend}.'],
        pet: ['{Friend} hummed it in {friend.their} sleep.', 'And {friend} slept, one ear up.'],
      }),
    ],
  },
  asides: {
    start: {
      person: ['“[Again|More]!” said {friend}.', '“Who lost it?” said {friend}.'],
      pet: ['{Friend} sniffed at the lid.', '{Friend} sat down by it.'],
    },
    way: {
      person: ['“[Next|Come on]!” said {friend}.', '{Friend} [skipped|hopped] on.'],
      pet: ['{Friend} [trotted|came] along.', '{Friend} ran [ahead|on].'],
    },
    trouble: {
      person: ['“[Oh no|Oh dear],” said {friend}.', '{Friend} came close.'],
      pet: ['{Friend} [sat|lay] close.', '{Friend} [licked|nudged] the box.'],
    },
    turn: {
      person: ['“[Hurray|Yes]!” said {friend}.', '{Friend} [clapped|hopped].'],
      pet: ['{Friend} [listened|looked up].', '{Friend} put up both ears.'],
    },
    end: {
      person: ['And {friend} [sang|hummed], too.', '{Friend} danced to it.'],
      pet: ['And {friend} [listened|slept].', '{Friend} danced round them.'],
    },
  },
  adults: {
    start: ['“It’s not mine,” said {grownUp}.', '“[Ask|Go and ask], then,” said {grownUp}.'],
    end: ['“Sing it again!” said {grownUp}.', '{GrownUp} [sang|hummed] it, too.'],
  },
  traits: {
    habit: {
      interest: [
        '{Hero} asked [it|the lid|the box], “Are you [full of|all about|about] {interest}?”',
        '{Hero} [shook|turned] it and [asked|said], “[Anything|Something] about {interest}[ in there| in you|]?”',
        '“I [sing|talk] a lot about {interest},” {hero} told [it|the lid|the box]. “And you?”',
      ],
      brave: [
        '{Hero} was [not afraid|only a bit afraid|the first to touch it].',
        '“I’ll [open|look into] it,” said {hero}.',
      ],
      curious: [
        '{Hero} [shook|sniffed] it, [top and bottom|all over].',
        '“What’s in you?” {hero} asked the [lid|box].',
      ],
      kind: ['{Hero} rubbed it [warm|dry] with a [sleeve|leaf].', '“[Poor|Poor cold] box,” said {hero}.'],
      funny: ['{Hero} put it on like a hat.', '“[Knock|Tap], knock!” said {hero} on the [lid|box].'],
      shy: ['{Hero} [touched|stroked] it [softly|a little].', '“[Hello|Hi],” said {hero} to it, [very low|softly].'],
      stubborn: [
        '{Hero} [pulled|tugged] at the lid, and [pulled|tugged].',
        '“[Open|Come on]!” said {hero} to the lid.',
      ],
      dreamy: ['To {hero} it was a [ship|house].', '{Hero} saw a [face|moon] on it.'],
      careful: ['{Hero} [poked|tapped] it with a [stick|straw] first.', '{Hero} put it on a [leaf|hanky].'],
      energetic: ['{Hero} [raced|went] round it, [six|ten] times.', '{Hero} shook it up and down, [twice|ten times].'],
      clever: ['{Hero} [saw|found] the keyhole at once.', '{Hero} looked under it for a name.'],
    },
    turn: {
      interest: [
        '“I know all about {interest}, and [this|the] song by heart,” said {hero}.',
        '“I know it by heart,” said {hero}, “[like|just like] all about {interest}.”',
        '“All about {interest} is in my head,” said {hero}, “[and so is the song|and the song, too]!”',
      ],
      brave: [
        '“I [dare|will]! I know it by heart,” said {hero}, head up.',
        '{Hero} sat up [tall|straight]. “I know it by heart,” {they} said.',
      ],
      curious: [
        '“I know it by heart,” said {hero}. “What if I [sing|try]?”',
        '“Can I be a box?” said {hero}. “I know it by [heart|now].”',
      ],
      kind: [
        '“[Rest|Sleep], box,” said {hero}. “I know it by heart.”',
        '“I know it by heart,” {hero} told the box. “You [rest|sleep].”',
      ],
      funny: [
        '{Hero} [turned|wound] {their} own [nose|ear]: “Now I’m the box!”',
        '“Now I’m the box,” said {hero}, “for I know it [by heart|too].”',
      ],
      shy: [
        '“I know it by heart,” whispered {hero}, and looked up.',
        '{Hero} shut {their} eyes. “I know it by heart,” {they} [said|breathed].',
      ],
      stubborn: [
        '“No! It must be sung,” said {hero}. “I know it by heart.”',
        '{Hero} shook {their} head. “I know it by heart,” {they} [said|cried].',
      ],
      dreamy: [
        'But the song still [swam|hummed] in {hero’s} head, and came out.',
        '“It’s still in my head,” said {hero}, and [listened|hummed].',
      ],
      careful: [
        '{Hero} took a [big|deep] breath. “I know it by heart.”',
        '“I know it by heart,” said {hero}, and [coughed|counted to three].',
      ],
      energetic: [
        'Up went {hero’s} [head|arms]. “I know it by heart!”',
        '“I know it by heart!” cried {hero}, and [clapped|looked up].',
      ],
      clever: [
        '“It’s [here in my head|in my head]!” said {hero}. “I know it by heart.”',
        '“The box broke, [the song did not|not the song],” said {hero}.',
      ],
    },
  },
};
