/** The half song in English for readers of 5 to 7. */
import { singerBeats } from '#studio/storyteller/templates/half-song/singers.ts';
import {
  adult,
  asideHere,
  choiceOf,
  choiceOfPassages,
  HABIT,
  ifRoom,
  more,
  TURN,
  when,
  type BandText,
  type Line,
  type TraitLines,
} from '#studio/storyteller/text/passage.ts';

/** What it is like when the end of a song is missing; only the right end mends it. */
const missing = choiceOf('feel', ['itch', 'hiccup', 'sneeze']);

/** What tells that the box comes from the snow. */
const clue = choiceOf('clue', ['flake', 'frost', 'breath']);

/** How the last page answers the first. */
const ending = choiceOfPassages('ending', ['far', 'guest', 'whistle']);

type Asked = {
  readonly ref: string;
  readonly kind: string;
  /** Where they sing. */
  readonly where: string;
  /** Says why the song can only be theirs. */
  readonly claim: readonly [string, string];
  /** How they are found by somebody who was sent to them. */
  readonly there: readonly [string, string];
  /** How they listen. */
  readonly listens: string;
  readonly sound: string;
  /** Follow “It was so”: how it sounds, and what that does. */
  readonly so: readonly [string, string];
  /** What follows on the sound, as a sentence. */
  readonly effect: string;
};

const ASKED: readonly Asked[] = [
  {
    ref: 'frog',
    kind: 'frog',
    where: 'by the river',
    claim: ['Frogs [invented|began] singing', 'All songs [come|rise] out of this river'],
    there: [
      '{Frog} the frog sat by the river, [gargling|humming|practising].',
      '{Frog} the frog was [gargling|humming|bathing] by the river.',
    ],
    listens: 'puffed himself up like a [ball|pear|melon]',
    sound: '[QUARRRK|QUO-O-ARK|QUAAARK]',
    so: [
      'loud that he fell into the [river|water|shallows]',
      'loud that the [river|water] splashed up to the [trees|road]',
    ],
    effect: 'he fell [backwards|bottom first|head over heels] into the [river|water]',
  },
  {
    ref: 'camel',
    kind: 'camel',
    where: 'in the sand',
    claim: [
      'I have [hummed|carried] [every|each] song across the desert',
      'All slow songs [come|were made] from my humming',
    ],
    there: [
      '{Camel} the camel lay in the sand, [chewing|half asleep|humming].',
      '{Camel} the camel was [dozing|chewing|resting] in the sand.',
    ],
    listens: 'bent one [small|furry|woolly] ear down to the box',
    sound: '[Aaaa-aahm|Haaa-aaam|Yaaa-haaam]',
    so: [
      'long and slow that her head sank on to the [sand|warm sand]',
      '[sleepy|long|slow] that {hero} had to yawn[| too|, too]',
    ],
    effect: 'her [chin|neck|head] sank down on to the [sand|warm sand]',
  },
  {
    ref: 'owl',
    kind: 'owl',
    where: 'in the library',
    claim: ['All songs are in my [books|song books]', 'I have [read|copied out] every song in the [world|library]'],
    there: [
      '{Owl} the owl sat among the library books, [reading|writing|turning pages].',
      '{Owl} the owl was [reading|busy|writing] among the books in the library.',
    ],
    listens: 'leaned down over a [heap|pile|stack] of books',
    sound: '[Shhhh|Shhh-hush|Hu-u-ush]',
    so: [
      'loud that [six|seven|nine] books fell [down|off the table]',
      'stern that [nobody|no one] in the library dared to [breathe|cough]',
    ],
    effect: '[six|seven|nine] books fell [down|off the table]',
  },
  {
    ref: 'elephant',
    kind: 'elephant',
    where: 'under the big leaves',
    claim: ['I [remember|know] [every|each] song there is', 'The [biggest|best] songs are all by elephants'],
    there: [
      '{Elephant} the elephant stood under the big leaves, [humming|washing his ears|eating].',
      '{Elephant} the elephant was [showering|eating|humming] under the big leaves.',
    ],
    listens: 'spread both ears like [sails|tents|doors]',
    sound: '[TARAAA|TA-RAA-RAA|TRRRAAA]',
    so: [
      'loud that it rained [mangoes|ripe mangoes|leaves and mangoes]',
      '[loud|mighty] that the [ripe|last] mangoes fell off the [tree|trees]',
    ],
    effect: 'it rained [mangoes|ripe mangoes|leaves and mangoes]',
  },
  {
    ref: 'goose',
    kind: 'goose',
    where: 'in the market',
    claim: ['[Every|Each] song in this town is by me', 'The [loudest|best] songs are all by geese'],
    there: [
      '{Goose} the goose stood between the market stalls, [shouting|singing|selling].',
      '{Goose} the goose was [shouting|singing|busy] between the stalls of the market.',
    ],
    listens: '[stretched|bent] her long neck to the box',
    sound: '[HONK|HO-O-ONK|HA-HONK]',
    so: [
      'loud that a [tower|pile|heap] of [melons|watermelons] fell over',
      '[loud|fierce] that the [melons|watermelons] came [tumbling|crashing] down',
    ],
    effect: 'a [tower|pile|heap] of [melons|watermelons] came tumbling down',
  },
  {
    ref: 'sheep',
    kind: 'sheep',
    where: 'on the hill',
    claim: ['I [sing|chew] [every|each] song there is', 'The [softest|best] songs are all by sheep'],
    there: [
      '{Sheep} the sheep sat on the hill, [chewing|munching|humming].',
      '{Sheep} the sheep was [chewing daisies|munching grass|humming] on the hill.',
    ],
    listens: 'stopped chewing for [once|a moment|the first time that day]',
    sound: '[Mehhh|Meh-heh-hehh|Bahhh]',
    so: [
      'loud that [thirty|forty|fifty] sheep behind the hill joined in',
      '[sweet|good] that the whole flock behind the hill [sang it, too|joined in]',
    ],
    effect: '[thirty|forty|fifty] sheep behind the hill sang it, too',
  },
];

/** Whoever has sung has not mended it. */
const unmended: Line = missing({
  itch: [
    'But {hero’s} ear [still itched|went on itching|itched as much as before|was no better].',
    'But the itch [did not go|was still there|stayed where it was|would not go away].',
  ],
  hiccup: [
    '“Hic!” went {hero} [all the same|just as before|even so|when it was over].',
    'But “hic!” went {hero}, [just the same|as before|once more|loud and clear].',
  ],
  sneeze: [
    'But the sneeze [would not come|stayed where it was|was still stuck|did not come out].',
    'But {hero} [still could not sneeze|waited and waited, and did not sneeze|could not sneeze, even so|still had only half a sneeze].',
  ],
});

/** What the hero learns from the first: the box waits, but not for this one. */
const waitsForAnother: Line = missing({
  itch: [
    'But {hero’s} ear [still itched|went on itching], so the box waited for [somebody|someone] else.',
    '{Hero’s} ear [still itched|went on itching]. “So the box is waiting for [somebody|someone] else,” [said|thought] {hero}.',
  ],
  hiccup: [
    'But {hero} still [had hiccups|hiccuped], “hic,” so the box waited for [somebody|someone] else.',
    '“The box is waiting, hic,” [said|thought] {hero}, “but for [somebody|someone] else.”',
  ],
  sneeze: [
    'But [no sneeze came|the sneeze was still stuck|there was no sneeze], so the box waited for [somebody|someone] else.',
    'But [no sneeze came|there was no sneeze]. “So the box is waiting for [somebody|someone] else,” [said|thought] {hero}.',
  ],
});

const capital = (ref: string): string => `${ref[0]?.toUpperCase()}${ref.slice(1)}`;

const asks = ({ ref, kind, where, claim, there, listens }: Asked): readonly Line[] => [
  when(
    `one:${ref}`,
    ifRoom(
      '“Perhaps a singer lost it,” [thought|said] {hero}. “[Singers|All singers|Good singers] know how [songs end|a song ends].”',
      'Who [knows|could know] how [a song ends|songs end]? [Why, a|A|Surely a] singer!',
      '[Perhaps|Maybe] a singer had lost it, for a singer [knows|would know] how a song ends.',
    ),
  ),
  when(
    `one:${ref}`,
    [
      `So [first |]{party} [went|walked] to {${ref}} the ${kind}, ${where}.`,
      `So {party} went [first |]to [see |find |ask |]{${ref}} the ${kind}, ${where}.`,
    ],
    ifRoom(`[On|And on|So on] [went|walked] {party}.`, `[Off|Off again|So off] [went|walked] {party}.`),
  ),
  when(`not one:${ref}`, [...there]),
  when(
    `one:${ref}`,
    ifRoom(
      `“Is this your box?” asked {hero}. “${claim[0]}, so it must be [mine|my song],” said {${ref}}, and ${listens}.`,
      `“${claim[1]}, so [this must be mine|it must be my song|this one is mine],” said {${ref}}, and ${listens}.`,
    ),
    when(
      `two:${ref}`,
      [
        `“Is [this|the|our] box waiting for you?” [asked|said] {hero}[|, holding it out|, very politely].`,
        `“[Could|Can] [this|the|this cold] box be waiting for you?” asked {hero}[| at once| politely].`,
        `{Hero} [held out|brought out|opened] the [cold |]box. “Is it waiting for [you|you, please]?”`,
      ],
      [
        `“Have you lost [a|this] box?” [asked|said] {hero}[| at once| politely].`,
        `“Did you lose this [one|box|thing], [too|as well]?” [asked|said] {hero}.`,
      ],
    ),
  ),
  when(
    `two:${ref}`,
    ifRoom(
      `“[Perhaps|It may be|It could be],” said {${ref}}, and ${listens}. “[Play it|Let me hear|Let us hear it].”`,
      `{${capital(ref)}} ${listens}. “[Play it|Let me hear it], and [we’ll see|I’ll tell you|then we’ll know].”`,
    ),
  ),
];

/** What the last who is asked feels on the box, and what the hero makes of it. */
const feelsCold = (ref: string, on: string): Line => [
  `{${capital(ref)}} [touched|felt] ${on}. “[Brr|Ooh|Oh|Hoo], [that’s as|it’s as] cold as the [mountain|mountain top|high mountain]!” “[Then|So] [we’ll|I’ll] [ask|look|go] up there,” said {hero}.`,
  `“[Brr|Ooh|Oh]!” said {${ref}}, [touching|feeling] ${on}. “[Cold as|As cold as] the [mountain|mountain top|high mountain]!” “Then [that’s|that is] where it [lives|belongs|must go],” [said|cried] {hero}.`,
  `“[Take it away|Off with it], it’s as cold as the [mountain|mountain top]!” said {${ref}}, touching ${on}. So {hero} [knew|could tell] where to [look|ask|go] next.`,
];

const ends = ({ ref, sound, so, effect }: Asked): readonly Line[] => [
  '¶{refrain}',
  when(
    `one:${ref}`,
    [
      `“[How polite|How kind|How clever]! It’s waiting for me!” [said|cried] {${ref}}, and sang, “${sound}!”`,
      `“[There|Look], it’s waiting for me!” [said|cried] {${ref}}, and [ended|finished] it: “${sound}!”`,
      `“[Listen|You see], it [stopped to wait|is waiting] for me!” [said|cried] {${ref}}. “${sound}!”`,
    ],
    [
      `{${capital(ref)}} [thought|waited] a [little|moment] and [sang|tried], “${sound}!”`,
      `“${sound}!” [tried|sang] {${ref}}, [hopefully|carefully|eyes shut].`,
    ],
  ),
  more(`It was so ${so[0]}.`, `It was so ${so[1]}.`, `[With that|At that] ${effect}.`),
  when(`one:${ref}`, waitsForAnother, unmended),
  when(
    `one:${ref}`,
    [
      `“[Ask|Try|Then ask] {helper3} the {two.animal}, {two.why},” said {${ref}}[|, a little hurt].`,
      `“[Then|Well, then] [it may be|perhaps it’s|it could be] waiting for {helper3} the {two.animal}, {two.why},” said {${ref}}.`,
    ],
    when(
      `last:${ref}`,
      clue({
        flake: feelsCold(ref, 'the [snowflake|little snowflake]'),
        frost: feelsCold(ref, 'the [frost|frosty key]'),
        breath: feelsCold(ref, 'the [lid|cold lid]'),
      }),
      [
        `“[It’s not me|Not me],” said {${ref}}, “for I never [lose|lost] [a thing|anything]. [Ask|Try] {helper4} the {last.animal}, {last.where}, who loses [everything|something every day].”`,
        `“I never [lose|lost] [a thing|anything],” said {${ref}}. “But [ask|try|go and ask] {helper4} the {last.animal}, {last.where}, who [always loses things|loses everything].”`,
      ],
    ),
  ),
];

const habits: TraitLines = {
  interest: [
    '{Hero} [looked inside|turned it round] to see if it played songs about {interest}, but there was [only|just] a [spring|wheel|key].',
    '“Can you play a song about {interest}?” asked {hero}, and [shook|turned|knocked on] it, but [it|the box] [kept quiet|said nothing].',
    '{Hero} hoped it would play a song about {interest}, and [picked it up|took hold of it] [all the same|at once|gently].',
  ],
  brave: [
    'It might [bite|be a trap|have a snake in it], but {hero} [picked it up|took hold of it|reached for it] [at once|all the same|without blinking].',
    '{Hero} [feared|was afraid of] [no box in the world|neither boxes nor beetles|nothing in a box], and [picked it up|took hold of it] [at once|straight away].',
  ],
  curious: [
    '{Hero} [shook it|turned it over], [sniffed it|smelled it|knocked on it] and [held|put] an ear to it. What [was|could be] [inside|in there|hidden in it]?',
    '{Hero} [shook|turned] it [this way and that|upside down|over and over] and [sniffed at|listened to|knocked on] every side. What was [inside|in there|hidden in it]?',
  ],
  kind: [
    '“You must be [cold|freezing|lonely],” said {hero}, and [rubbed|dried|warmed] it with [a leaf|a sock|a scarf|both {hero.hands}].',
    '{Hero} [felt|was] sorry for it, so [cold|far from home|alone], and [rubbed|dried|warmed] it with [a leaf|a sock|a scarf|both {hero.hands}].',
  ],
  funny: [
    '{Hero} [knocked|tapped|rapped] on the [cold|icy] lid and [asked for|ordered] [an ice cream|a lemon ice|two ice creams], [please|with sprinkles].',
    '“[Hello in there|Good morning|Anybody home]?” {hero} [asked|called], with a [knock|tap] on the [cold|icy] lid. “[Is it winter|Is it snowing|Have you got ice cream] in there?”',
  ],
  shy: [
    '{Hero} waited until not a [sparrow|bird|beetle|snail] was looking, and [then|only then] [touched|stroked|lifted] it [softly|gently].',
    '{Hero} said [hello|good morning|good day] to it, but so [softly|quietly|low] that [only the box|nobody else|no sparrow] [could hear|heard].',
  ],
  stubborn: [
    'It was [stuck|frozen fast], but {hero} [pulled|tugged|pushed] and [pulled|tugged|wriggled] until it [gave in|came loose|came free].',
    'The [lid|key] [stuck|would not move], but {hero} [would not|did not] give up, and [pulled|pushed|tugged] until [it did|the box gave up|the box gave in].',
  ],
  dreamy: [
    'It looked to {hero} like a [tiny|small|winter] [house|ship|castle], and {they} [wondered|asked {themselves}] who [lived in it|lived inside|was at home].',
    '{Hero} [waited|stopped] beside it and [dreamed|thought] of all the [places|rooms|towns] it had [seen|played in].',
  ],
  careful: [
    '{Hero} walked round it [twice|three times|slowly] and [touched|poked] it with a [twig|straw|stalk] before [picking it up|lifting it|going closer].',
    '{Hero} [put|laid] a [leaf|cloth|scarf] on the ground and [set|placed] the box on it, the right way up and [quite straight|exactly in the middle|very gently].',
  ],
  energetic: [
    '{Hero} had been [racing|rushing|whirling] about since [breakfast|sunrise|six o’clock], but for this {they} [stopped|kept still|stopped short].',
    '{Hero} [raced|whirled|went] [three|four|six] times round it before {they} had [the breath|the time|enough] to [look|bend down].',
  ],
  clever: [
    '“It has a key,” said {hero}, who [noticed such things|always looked twice|looked underneath], “so it must [be wound up|do something|play something].”',
    '{Hero} [saw|noticed] [at once|straight away|before anything else] that it had a key, and [what has a key|things with keys] must be [wound up|turned|played].',
  ],
};

/** The box is broken, but the hero knows the song by heart. */
const turns: TraitLines = {
  interest: [
    'All that {hero} knew about {interest} was in {their} head, [with no box|without any box]. And so, by now, was the [song|whole song].',
    '“All about {interest} is in my head,” [said|thought] {hero}, “and the song, too. So why not [sing|try] it?”',
    '{Hero} could talk about {interest} without a book, so why not sing without a box? {They} knew it by heart, and [sat up|took a breath|breathed in].',
  ],
  brave: [
    'The [mountain|evening] was [dark|dark and still|big and dark], but {hero} knew the song by heart. So {they} looked up and [breathed in|took a breath].',
    '{Hero} knew the song by heart, and [feared|was afraid of] [no mountain|no dark]. So up went {hero’s} chin, [as high as it could|very straight].',
  ],
  curious: [
    'Would the song [work|go] with no [key|box]? {Hero} knew it by heart, so [there was one way to find out|{they} could find out|it was easy to find out].',
    '[What|And what] if {hero} were the music box? {They} knew the song by heart, so {they} could [try|at least try|find out].',
  ],
  kind: [
    '“[You rest|Lie still|Have a rest] now,” {hero} told the [broken|poor|tired] box. “I know you by heart, so [I’ll|let me] [sing|do it] for you.”',
    '“[Never mind|You did your best],” {hero} told the [broken|poor|tired] box. “I know you by heart, so now I’ll sing.”',
  ],
  funny: [
    '“The box has lost its voice,” {hero} told the [mountain|snow|rocks]. “But I know it all by heart, so [now you get|you’ll have to hear] me.”',
    '{Hero} knew it all by heart. So {they} [bowed to the mountain|bowed], turned {their} own [nose|ear] like a key, and [began|played].',
  ],
  shy: [
    '{Hero} had never sung [out loud|aloud] to anybody. But {they} knew the song by heart, and [nobody|no one] else did. So {they} shut {their} eyes.',
    'It is hard to sing [out loud|aloud] when [you|one] would rather whisper. But {hero} knew the song by heart, so {they} [tried|began].',
  ],
  stubborn: [
    '“I’m not going [home|back|down],” {hero} told the box. “I know you by heart, so [I’ll|now I’ll] [sing|play] you myself.”',
    '{Hero} [did not|would not] give up. {They} knew the song by heart, and if the box could not sing it, {they} [would|could].',
  ],
  dreamy: [
    'It was only the box that was broken. In {hero’s} head the song still went round, [note by note|from the first note on|every note of it].',
    '{Hero} [looked|gazed] up at the first star, and the song was still [going round|playing] in {their} head. So it was not [gone|lost]!',
  ],
  careful: [
    '{Hero} [put|laid|set] the box down [safely|gently] and counted the notes in {their} head. They were all there, all but the last.',
    'In {their} head {hero} went through the song [twice|slowly], note by note. Nothing was [missing|lost] there, only the end.',
  ],
  energetic: [
    '{Hero} clapped to keep warm, [left, right, left|one, two, three], and what {they} clapped was the song! So {they} knew it by heart.',
    '{Hero} could not sit still [any longer|a moment longer]. {They} knew the song by heart, from [head to toe|top to bottom], so out it had to come.',
  ],
  clever: [
    '“The box is broken,” thought {hero}, “but the [song|tune] isn’t. I [know|have] it by heart.”',
    '“[A song can’t break|You can’t break a song],” thought {hero}, “not while [somebody|someone] knows it by heart. And I do.”',
  ],
};

/** The owner knows whose manner it is to stop there, and hears what has become of the box. */
const owns = (...call: readonly string[]): readonly Line[] => [
  call,
  [
    '¶{Hero} held out the [broken|poor|silent] box. “I [dropped|broke] it, but I [know its song by heart|know its song, and can sing it|know the song by heart|can sing its song].”',
    '¶“I [slipped|slid|skidded] and the box broke,” said {hero}[, very low|, very quietly|]. “But I know its song, and can [sing it for you|be your box|do what it did|take its place].”',
    '¶“I’m [|so |very ]sorry, I [dropped|broke] the box,” said {hero}[, very low|, very quietly|]. “[But now|Now|But] I know its song by heart, and can [be the box|sing it|take its place].”',
  ],
];

const begun = (ref: string, how: string, end: string): readonly string[] => [
  `So {hero} sang, “{tune}…” and [stopped|waited], and {${ref}} sang, ${how}, “…{tune.end}${end}”`,
  `“{Tune}…” sang {hero}, [low and clear|loud and clear], and [stopped|waited]. “…{tune.end}${end}” sang {${ref}}, ${how}.`,
  `So {hero} was the music box: “{tune}…” [Then|And then], ${how}, {${ref}} sang, “…{tune.end}${end}”`,
];

export const english57: BandText = {
  refrains: [
    '“{Tune}…” [sang|went|played] the box, and [stopped|broke off] too [soon|early].',
    '“{Tune}…” [sang|went|played] the box, and [broke off|stopped].',
    '“{Tune}…” [sang|went|played] the box, and [stopped|broke off] [before the end|before its end].',
  ],
  beats: {
    open: [
      clue({
        flake: [
          'One [hot|warm|summer] [morning|day] in {found}, {party} found {a look} music box {spot}. On its lid lay a snowflake that [did not|would not] melt.',
          'In {found} {party} found {a look} music box {spot}. The sun was [hot|warm], but a [white|small] snowflake lay on the lid and did not melt.',
          'In {found} {party} [found|discovered] {a look} music box {spot}, with a snowflake on it that [did not|would not] melt.',
        ],
        frost: [
          'One [hot|warm|summer] [morning|day] in {found}, {party} found {a look} music box {spot}. On its key was [white|thick] frost that [did not|would not] melt.',
          'In {found} {party} found {a look} music box {spot}. The sun was [hot|warm], but its key was white with frost that [did not|would not] melt.',
          'In {found} {party} [found|discovered] {a look} music box {spot}, with [frost|ice] on its key.',
        ],
        breath: [
          'One [hot|warm|summer] [morning|day] in {found}, {party} found {a look} music box {spot}. It was so cold that a [thin|little] white mist came off it.',
          'In {found} {party} found {a look} music box {spot}. The sun was [hot|warm], but the box was so cold that a white mist [came|rose] off it.',
          'In {found} {party} [found|discovered] {a look} music box {spot}, so cold that it [steamed|smoked].',
        ],
      }),
      when(
        'adults',
        ifRoom(
          '“It’s not [mine|ours|from here],” said {adults}. “[Somebody|Someone] must [have lost|be missing|be looking for] it.”',
          '“[Somebody|Someone] must [have lost|be missing|be looking for] it,” said {adults}, “for it’s not [mine|ours].”',
        ),
        ifRoom(
          'It had not been there [the day|the night|the evening] before, so [somebody|someone] must have [lost|dropped] it.',
          '[The day|The night|The evening] before, it had not been there. [Somebody|Someone] must have [lost|dropped] it.',
        ),
      ),
      { more: HABIT },
    ],
    play: [
      ifRoom(
        '{Hero} [turned|wound] the [little|small|cold] [key|silver key].',
        '[At once|Carefully] {hero} [turned|wound] the [little|cold] key.',
        '{Hero} [turned|wound] the [little|cold] key [halfway|twice|three times].',
      ),
      '¶{refrain}',
      missing({
        itch: [
          'Without its end, it [itched|tickled] [deep |right |]inside {hero’s} ear.',
          'It left an itch [deep |right |]inside {hero’s} ear[|, and scratching did not help].',
          'The [silence|stillness] came so [suddenly|abruptly] that {hero’s} ear began to itch.',
        ],
        hiccup: [
          'The [silence|stillness] came so [suddenly|abruptly] that {hero} got [the |]hiccups. “Hic!”',
          '[Stopping like that|A stop like that] gave {hero} [the |]hiccups. “Hic!”',
          '“Hic!” went {hero}, who [always|often] got hiccups when things stopped [like that|short].',
        ],
        sneeze: [
          'It tickled {hero’s} nose like half a sneeze, [with no|without the] “tchoo”.',
          '“Ah… ah…” went {hero}, because it [tickled|felt] like half a sneeze.',
          '[It|That|This] left {hero} with half a sneeze[| in the nose], “ah… [ah|aah]…” and [nothing more|no more].',
        ],
      }),
      asideHere('start', {
        person: [
          '{Friend} sang an end of {friend.their} own, but it was [wrong|no help].',
          '{Friend} [guessed|tried] [three|four|nine] ends, and they were all wrong.',
        ],
        pet: [
          '{Friend} [looked|sniffed] for the end [under|behind] the box, but [it was not there|there was only grass].',
        ],
      }),
      ifRoom(
        '[Soon|Before long|In a little while] {hero} knew it by heart, all but the [end|last note].',
        '{Hero} played it till {they} knew it by heart, all but the [end|last note].',
        'After [three|four|five] times {hero} knew it by heart, all but the [end|last note].',
      ),
      [
        '“Whoever lost you [must know|will know|knows] the end,” {hero} told [the box|it]. “[Let’s|We’ll|I’ll] find them.”',
        '“I’ll [take|bring] you back,” {hero} told [the box|it], “for whoever lost you [must know|will know|knows] the end.”',
        '“[Somebody|Someone] has lost you,” {hero} told [the box|it], “and will know [the end|how you end]. [Let’s|I’ll|We’ll] find them.”',
      ],
      adult('start'),
    ],
    go: [
      [
        'The box was too [cold|icy] to [carry|hold|touch]. So {party} [wrapped|rolled] it in a [scarf|sock|shawl] and set [off|out] [down the lane|along the road].',
        'So {party} set [off|out] [down the lane|along the road], with the box [wrapped|rolled] in a [scarf|sock|shawl], for it was too cold to [carry|hold|touch].',
      ],
      [
        'All the way {hero} hummed the song, and where the song [stopped|broke off], {hero} [stopped|left off], too.',
        '{Hero} hummed [the song|it] on the way, and [whenever|each time] it [stopped|broke off], {hero} [stopped, too|did the same].',
        'The song went round in {hero’s} head, and [whenever|each time] it [stopped|broke off], {they} stopped[, too|, as well|].',
      ],
      asideHere('way', {
        person: ['{Friend}, who walked behind, [bumped|walked] into {hero} [each|every] time.'],
        pet: ['{Friend}, [close behind|who trotted behind], [bumped|ran] into {hero} [each|every] time.'],
      }),
      [
        '“[Somebody|Someone] is [waiting|looking] for you,” {hero} told the box, “and we won’t go home [until|till] we [find|have found] them.”',
        '“We won’t stop [until|till] we find [them|your owner|whoever it is],” {hero} told the box, and stopped, [for the song did|because the song did].',
      ],
    ],
    ...singerBeats(ASKED, { asks, ends }),
    climb: [
      [
        'So up {hero} went, past the last [house|field], past the last [tree|bush], [holding|hugging] the box [tight|close].',
        '{Hero} [held|hugged] the box [tight|close] and went up, past the last [house|field], past the last [tree|bush|bird].',
        'Up and up {hero} went with the box, until there were no more [houses|fields|trees], only [stones|rocks] and wind.',
      ],
      asideHere('way', {
        person: [
          'Where it was [steep|steepest], {friend} [pushed|shoved|helped] from behind[|, puffing].',
          '{Friend} [pushed|shoved|helped] from behind, where it was [steep|steepest].',
        ],
        pet: ['{Friend} went [first|ahead], to show [the way|where it was safe].'],
      }),
      [
        'From far below came “{one.end}!” [again and again|over and over]: {helper2} was still sure that it was waiting for {helper2.them}.',
        'Far below, {helper2} was still singing “{one.end}!” [again and again|over and over], just in case it was right [after all|in the end].',
      ],
      [
        '“You’re getting [colder|colder and colder],” {hero} [told|said to] the box. “[So|Then|That means] we’re getting [warm|warmer].”',
        'The box grew [colder|colder and colder] [with each bend|as it went up|all the way], so {hero} [knew|could tell] that {they} {was} getting [warm|warmer].',
      ],
    ],
    drop: [
      [
        '[High|Far] up the mountain, where the snow [began|lay|was deep], {hero} [slipped|slid|skidded], and the box rolled down the rocks, [clack, clonk|bonk, clack].',
        'So {hero} went up the mountain, and in the first snow {they} [slipped|slid|skidded]. [Clack, clonk, clack|Bonk, clack, bonk|Clonk, clonk], went the box, down the rocks.',
        'Up [on|in] the mountain, in the first snow, {hero} [slipped|slid|skidded]. [Clack, clonk, clack|Bonk, clack, bonk|Clonk, clonk], went the box, down the rocks.',
      ],
      asideHere('trouble', {
        person: ['The key flew off, and {friend} [found it in|dug it out of] the snow.'],
        pet: ['The key flew off, and {friend} [found it|dug it up] and [brought|carried] it back.'],
      }),
      [
        '{Hero} [pulled|dug|picked] the box out from between two rocks and turned the key. “[Tk|Krk|Tsk|Kk],” it [said|went], and [that was all|nothing more].',
        '[Quickly|At once] {hero} [fetched the box|brought the box|pulled the box] out from between two rocks and turned the key. “[Tk|Krk|Tsk|Kk],” it [said|went], “[pff|prr|pss],” and no song came.',
        '{Hero} [fetched|dug|pulled] the box out from under a rock and [tried|wound|turned] the key. It only said “[tk|krk|tsk|kk],” and not one note came.',
      ],
      [
        'Now it had not even a [beginning|start]. How would [its owner|whoever lost it] ever [hear|know] it?',
        'Without a [song|note], how would its owner ever [hear|know] that it was [here|near]?',
        'Without its [song|notes], how would {hero} ever find [its owner|whoever had lost it|whose it was]?',
      ],
    ],
    still: [
      [
        '{Hero} stopped [in the snow|beside a cold stone|by a stone], held the [broken|silent|poor] box and [watched it grow dark|watched the light go|did not know what to do].',
        'So {hero} sat [in the snow|on a cold stone|on a stone] with the [broken|silent|poor] box, and [it grew dark|the light went|night began to come].',
      ],
      asideHere('trouble', {
        person: ['{Friend} [leaned on|sat close to] {hero} and [was quiet, too|said nothing, either].'],
        pet: ['{Friend} lay down on {hero’s} feet, [to keep them warm|which were cold].'],
      }),
      [
        'It would have been easy to [leave|hide] it [under|behind] a stone. [Nobody|No one] would [ever know|know|have known|ask].',
        '{Hero} could [leave|hide] it [under|behind] a stone and go home. [Nobody|No one] would [ever know|ever ask|ask after it].',
      ],
      [
        'But [somebody|someone] [up here|on this mountain] was [waiting|listening|looking] for it, so {hero} [held it tighter|did not let go|held on to it].',
        'But [somebody|someone] [up here|on this mountain] was [waiting|listening], and that was why {hero} [stayed|held it tighter|did not let go].',
      ],
    ],
    sing: [
      when(
        'together',
        ifRoom(
          '{Others} [tried|began] to sing it, all wrong. “[Not like that|No, higher|No, lower],” said {hero}.',
          '{Others} [tried|began] the song, to [comfort|cheer up] {hero}, and got it wrong. “[Not like that|No, higher|No, lower],” said {hero}.',
        ),
      ),
      when(
        'giver',
        ifRoom(
          '{Hero} had [it|learned it] from {giver}: what you hum [all day|long enough], you [keep|know by heart].',
          '“What you hum, you keep,” {hero} had [learned|heard] from {giver}, and [all day|since morning] {they} had hummed.',
        ),
      ),
      TURN,
      [
        '¶“{Tune}…” sang {hero} [up the mountain|into the dark|to the night], and then [stopped|waited], as the box [had done|had always done].',
        '¶“{Tune}…” sang {hero}, as [clearly|loudly] as could be. And where the box [had stopped|used to stop], {hero} stopped, and waited.',
        '¶“{Tune}…” sang {hero}, [louder|clearer] than ever before, and [stopped|waited], [just like|like] the box.',
      ],
    ],
    answer: [
      more(
        '¶[At first|For a while|For a long while] only the wind [answered|replied|blew].',
        '¶[At first|For a while|For a long while] there was only the wind.',
      ),
      [
        'At last, [high above|up among the stars|higher up], [somebody|someone] sang the [last|missing] note, [thin|small] and [clear|sure]: “…{tune.end}!”',
        'At last a voice [answered|came], [high above|up where the stars begin|higher up], with one [single|small|clear] note: “…{tune.end}!”',
        'At last, [thin|small] and [clear|sure], a voice [high above|higher up] [ended|finished] the song: “…{tune.end}!”',
      ],
      missing({
        itch: [
          'And {hero’s} ear stopped itching, [at once|there and then].',
          '{Hero} [touched|felt] {their} ear, and the itch was gone.',
          'So that was the end, for the itch was [gone|over].',
        ],
        hiccup: [
          '{Hero} waited for the next “hic,” and it did not come.',
          'And {hero’s} hiccups were [gone|over] [at once|there and then].',
          'So that was the end, for the hiccups were [gone|over].',
        ],
        sneeze: [
          '“A-tchoo!” went {hero} [at once|there and then].',
          'And out came the [sneeze|whole sneeze]: “A-tchoo!”',
          'So that was the end, for “a-tchoo!” went {hero}.',
        ],
      }),
      when(
        'together',
        ifRoom(
          '{Hero} looked at {others}, and [off|up] they [went|raced|climbed] together.',
          '{Others} [had heard it|heard it], too, and they [went|raced|climbed] up [together|with the box].',
        ),
      ),
      when(
        'alone',
        ifRoom(
          '“Wait, I have your box!” [called|cried|shouted] {hero}, and [raced|rushed|hurried] [towards|up to] the voice.',
          '{Hero} [hugged|held] the box [tight|close] and [raced|rushed|hurried] [towards|up to] the voice.',
        ),
      ),
    ],
    'bear.found': owns(
      'The voice [belonged to|came from] {bear} the bear, who sat on a blanket in the snow. “You waited for me, [just |]like my box!” he [cried|said]. “I sing the last note, and then I [sleep|fall asleep]. But the box [slid|rolled] down the mountain, and I can’t sleep.”',
      '{Bear} the bear sat on a blanket in the snow, wide awake. “You [stopped|waited], so I thought it was my box,” he [cried|said]. “It leaves the last note to me, and then I [sleep|fall asleep|shut my eyes]. But the box slid down the mountain.”',
      'On a blanket in the snow sat {bear} the bear, with tired eyes. “Was it you who [stopped|waited] for me?” he [asked|cried]. “My box stops, too, and then I sing the last note and [sleep|fall asleep]. But the box [slid|rolled] down the mountain.”',
    ),
    'bear.give': [
      [
        '“[We’ll mend the box|We can mend it]. [Once more|Again], please,” said {bear}, “I forgot to [lie down|shut my eyes].”',
        '“We’ll mend it, but [sing it again|sing again, please|sing once more],” said {bear}. “I can’t [sleep|fall asleep] [standing|sitting] up.”',
      ],
      begun('bear', '[softly|slowly|sleepily]', '.'),
      [
        'He lay down, and his eyes closed, [one after the other|by themselves|first the left].',
        'He [yawned|sighed], lay down [beside|next to] the box and [shut|closed] [both|his] eyes.',
      ],
      [
        '“The song is yours,” he [mumbled|murmured], “you [kept|left|saved] a place for me in it,” and [slept|was asleep].',
        '“You [kept|left|saved] a place for me,” he [mumbled|murmured], “so the song is yours now,” and [slept|was asleep].',
      ],
    ],
    'penguin.found': owns(
      'The voice [belonged to|came from] {penguin} the penguin, who stood on the [ice|snow] with an egg. “You waited for me, [just |]like my box!” she [cried|said]. “My egg will only [hatch|open] for the whole song. But the box slid down the mountain.”',
      '{Penguin} the penguin stood on the [ice|snow] with an egg. “You [stopped|waited], so I thought it was my box,” she [cried|said]. “But the box slid away, and without [our|its] song my egg won’t [hatch|open].”',
      'There stood {penguin} the penguin, [warming|keeping warm] an egg. “Was it you who [stopped|waited] for me?” she [asked|cried]. “My box stops, too, and I sing the last note. But the box slid away, and my egg won’t [hatch|open].”',
    ),
    'penguin.give': [
      [
        '“[We’ll mend the box|We can mend it]. [Once more|Again], please,” said {penguin}, “[close by|down here], so that the egg hears.”',
        '“We’ll mend it, but [sing it again|sing again, please|sing once more],” said {penguin}. “The egg did not hear it in [this|the] wind.”',
      ],
      begun('penguin', '[loud and clear|gladly|with joy]', '!'),
      [
        '[Crick, crack|Tick, tock, crack|Tock, crack], went the egg, and out came a [wet|small|grey] chick and [peeped|sang] the last note.',
        'The egg [shook|hopped|rocked], [crick, crack|tick, crack], and there [sat|stood] a [wet|small|grey] chick, [peeping|singing] the last note.',
      ],
      more(
        'The box [became|would be|made] its [bed|cradle|little bed].',
        '[From then on|From that night on|After that] the box [was|made] its [bed|cradle].',
      ),
      [
        '“The song is yours,” {penguin} told {hero}, “you [kept|left|saved] a place for me in it.”',
        '“You [kept|left|saved] a place for me,” {penguin} told {hero}, “so the song is yours[ now| too|].”',
      ],
    ],
    'little-star.found': owns(
      'The voice [belonged to|came from] {little-star}, a [little|small|tiny] star on a tree stump. “You waited for me, [just |]like my box!” it [cried|said]. “I sing the last note, and then I [fly|take off]. But when we fell [down|from the sky], the box rolled away.”',
      'On a tree stump sat a [little|small|tiny] star, {little-star}. “You [stopped|waited], so I thought it was my box,” it [cried|said]. “It leaves the last note to me, and then I fly [home|up]. But we fell [down|out of the sky], and the box rolled away.”',
      'On a tree stump sat {little-star}, a star that had [fallen|tumbled] from the sky. “Was it you who [stopped|waited] for me?” it [asked|cried]. “My box stops, and I sing the last note and fly [home|up]. But when we fell, the box rolled away.”',
    ),
    'little-star.give': [
      [
        '“[We’ll mend the box|We can mend it]. [Once more|Again], please,” said {little-star}. “I was so glad, I forgot to [jump|fly].”',
        '“We’ll mend it, but [sing it again|sing again, please|sing once more],” said {little-star}, [and stood|standing] up on the stump. “[This time|Now] I’ll [jump|fly].”',
      ],
      begun('little-star', '[loud and clear|gladly|with joy]', '!'),
      [
        'It jumped, and up it [went|flew], [higher and higher|smaller and smaller], to its place [in the sky|beside the moon|among the stars].',
        'With that it jumped, and [higher and higher|up and up] it [went|flew], till it shone [in the sky|beside the moon|among the stars].',
      ],
      more(
        'The box [stayed|was left] [there |]on the stump, [in case it fell again|for the next time it fell].',
        '{Hero} [left|put] the box on the stump, [in case it fell again|for the next time it fell].',
      ),
      [
        '“The song is yours,” it called [down|back], “you [kept|left|saved] a place for me in it!”',
        '“You [kept|left|saved] a place for me,” it called [down|back], “so the song is yours!”',
      ],
    ],
    end: [
      [
        'When the sun [came up|rose], {party} came [back|home] to {found}[|, tired and happy|, tired and hungry].',
        '[In the first light|At sunrise|At dawn], {party} came [back|home] to {found}[|, tired and happy|, tired and hungry].',
        'By [sunrise|dawn|breakfast time] {party} had come [home|back|back again] to {found}[|, tired and happy].',
      ],
      when('adults', [
        '“Where’s the box?” asked {adults}. “[With its owner|Where it belongs|Back home],” said {hero}.',
        '“[And the box|So where’s the box]?” asked {adults}. “[With its owner|Where it belongs|Back home],” said {hero}.',
      ]),
      ending({
        far: [
          [
            '{Hero} [stayed|stopped] {spot} and sang, “{tune}…” Then came a gap, [just big enough|exactly big enough] for one note.',
            '“{Tune}…” sang {hero} {spot}, to see what would happen, and left a gap, [as long as|just as long as] one note.',
          ],
          asideHere('end', {
            person: ['“[Listen|Hush|Shh]!” [said|whispered] {friend}.'],
            pet: ['{Friend} [pricked|put] up both ears.'],
          }),
          when(
            'owner:bear',
            [
              'And [far away|far off|high] on the mountain, in his [sleep|deep sleep], {bear} sang, “…{tune.end}.”',
              'Then [far away|far off|high] on the mountain {bear} [sang|mumbled] in his sleep, “…{tune.end}.”',
            ],
            when(
              'owner:penguin',
              [
                'And [far away|far off|high] on the mountain two voices sang, one of them very small, “…{tune.end}!”',
                'Then [far away|far off|high] on the mountain {penguin} and the chick sang, “…{tune.end}!”',
              ],
              [
                'And the last star in the sky [sang|called|answered], very [softly|sleepily], “…{tune.end}.”',
                'Then [far up|high up], where one last star was [going out|fading], {little-star} sang, “…{tune.end}.”',
              ],
            ),
          ),
        ],
        guest: [
          [
            '“{Tune}… {tune.end}!” sang {hero} {spot}, [all of it|the whole song|from beginning to end].',
            '{Hero} danced {spot} and sang it to the end: “{tune}… {tune.end}!”',
          ],
          [
            'Then {they} sang it [again|once more] for {helper2}, but [left off|left out] the [end|last note].',
            'Then {they} [thought of|remembered] {helper2} and sang it [again|once more], [without the|but not the] [end|last note].',
          ],
          asideHere('end', {
            person: ['“[You’ve forgotten|You left out] the end,” said {friend}. “Wait,” said {hero}.'],
            pet: ['{Friend} [pricked|put] up both ears.'],
          }),
          [
            'And [far away|far off] {one.where}, [very happy|very proud], {helper2} sang, “{one.end}!”',
            '“{One.end}!” sang {helper2}, [happily|proudly|very pleased], far away {one.where}.',
          ],
        ],
        whistle: [
          [
            '“{Tune}… {tune.end}!” sang {hero} {spot}, [all of it|as loud as {they} could|for all to hear].',
            '{Hero} danced {spot} and sang, [all of it|for all to hear|loud and clear], “{tune}… {tune.end}!”',
          ],
          [
            '[Somebody|Someone] behind the [wall|hedge|fence] [began to whistle|whistled] it and stopped [too early|too soon|before the end].',
            '[Somebody|Someone] [went by|walked by] behind the [wall|hedge|fence], whistling it[|, too], and [stopped|broke off] before the end.',
          ],
          [
            '{Hero} [knew|guessed|understood] who the whistling was waiting for. “…{tune.end}!” {they} [sang|called|shouted].',
            'The whistling was waiting for [somebody|someone], and {hero} knew who. “…{tune.end}!” {they} [sang|called|shouted].',
          ],
        ],
      }),
    ],
  },
  asides: {
    start: {
      person: ['“[Play|Try] it [again|once more],” said {friend}.'],
      pet: ['{Friend} put {friend.their} head on one side and [listened|waited].'],
    },
    way: {
      person: ['{Friend} [came|went] [along|too].'],
      pet: ['{Friend} sat down to [listen|hear it].'],
    },
    trouble: {
      person: ['{Friend} said [nothing|not a word].'],
      pet: ['{Friend} came [close|closer].'],
    },
    turn: {
      person: ['{Friend} [listened|held still].'],
      pet: ['{Friend} [listened|sat still].'],
    },
    end: {
      person: ['{Friend} [sang|hummed] along.'],
      pet: ['{Friend} [sang|howled] along.'],
    },
  },
  adults: {
    start: [
      '“Then [off you go|go and ask],” said {grownUp}. “I’ll leave [a|the] lamp in the window.”',
      '“Go [on|and find them], then,” said {grownUp}, “and I’ll leave [a|the] lamp in the window.”',
    ],
    end: [
      '“Where’s the box?” asked {grownUp}. “[With its owner|Where it belongs|Back home],” said {hero}[|, yawning|, and laughed].',
      '“And [the box|where’s the box]?” asked {grownUp}. “[With its owner|Where it belongs|Back home],” said {hero}.',
    ],
  },
  traits: { habit: habits, turn: turns },
};
