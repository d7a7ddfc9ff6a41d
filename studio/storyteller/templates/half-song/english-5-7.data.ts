/** The half song in English for readers of 5 to 7. */
import {
  adult,
  asideHere,
  HABIT,
  ifRoom,
  more,
  takes,
  TURN,
  when,
  type BandText,
  type Line,
  type TraitLines,
} from '#studio/storyteller/text/passage.ts';

/** What it is like when the end of a song is missing; only the right end mends it. */
const missing = ({ itch, tooth, sneeze }: Readonly<Record<'itch' | 'tooth' | 'sneeze', Line>>): Line =>
  takes('feel', { itch: [itch], tooth: [tooth], sneeze: [sneeze] });

/** What tells that the box comes from the snow: a snowflake, frost or a cold breath, as the first page has it. */
const clue = ({ flake, frost, breath }: Readonly<Record<'flake' | 'frost' | 'breath', Line>>): Line =>
  takes('clue', { flake: [flake], frost: [frost], breath: [breath] });

/** Whoever has sung has not mended it. */
const wrong = (animal: string): Line =>
  missing({
    itch: [
      `It was a [fine|grand|splendid] end for {${animal}}, but {hero’s} ear [still itched|itched on|itched as before].`,
      `{Hero} [waited|listened|held still], but [it|{their} ear] [still itched|itched as before|itched as much as ever].`,
      `“[Thank you|Well sung|Lovely],” said {hero}, but the itch [did not go|stayed where it was|would not go away].`,
    ],
    tooth: [
      `It was a [fine|grand|splendid] end for {${animal}}, but it did not [fit|fill|suit] the gap.`,
      `{Hero} [waited|listened|held still], but the gap was [still there|as big as ever|still empty|still a gap].`,
      `“[Thank you|Well sung|Lovely],” said {hero}, but [it was too big for|it fell straight out of|it would not stay in] the gap.`,
    ],
    sneeze: [
      `It was a [fine|grand|splendid] end for {${animal}}, but the sneeze [was still stuck|did not come|stayed where it was].`,
      `{Hero} [waited|listened|held still], but [no sneeze came|there was no sneeze|no sneeze would come].`,
      `“[Thank you|Well sung|Lovely],” said {hero}, but [no “tchoo” came|not a sneeze came|it was no help with the sneeze].`,
    ],
  });

const PLACES = {
  frog: 'by the river',
  camel: 'in the sand',
  owl: 'among the books',
  elephant: 'under the big leaves',
  goose: 'in the market',
  sheep: 'on the green hill',
} as const;

/** Whoever has sung sends the hero on: to the next who is asked, and the last of them up to the snow. */
const sendsOn = (animal: string): Line => {
  const onTo = (next: string, kind: string, where: string): Line => [
    `“[It’s not my|That’s not my|I never had a] box,” said {${animal}}. “[Ask|Try] {${next}} the ${kind}, ${where}.”`,
    `“[Ask|Try|Go and ask|Go to] {${next}} the ${kind}, ${where},” said {${animal}}.`,
    `“Then [ask|try] {${next}} the ${kind},” said {${animal}}. “You’ll [find|meet] {${next}.them} ${where}.”`,
  ];
  const toTheSnow = (thing: string, aThing: string, felt: string): Line => [
    `“[That|But that|This] ${thing} comes from the [mountain|mountain top],” said {${animal}}. “[So ask|So try|So look|Go and ask] up there.”`,
    `“Where there’s ${aThing} there’s snow,” said {${animal}}. “[Try|Go up|Climb] the [mountain|high mountain].”`,
    `{${animal[0]?.toUpperCase()}${animal.slice(1)}} [touched|felt] the ${felt}. “[Then go|Go|You must go] up the mountain, where [it snows|there’s snow|the snow is].”`,
  ];
  const toLast = Object.entries(PLACES).reduce<Line>(
    (otherwise, [kind, where]) => when(`last:${kind}`, onTo('helper4', kind, where), otherwise),
    onTo('helper4', 'frog', PLACES.frog),
  );
  return when(
    `last:${animal}`,
    clue({
      flake: toTheSnow('snowflake', 'a snowflake', 'snowflake'),
      frost: toTheSnow('frost', 'frost', 'frost'),
      breath: toTheSnow('cold', 'such cold', 'cold lid'),
    }),
    when(`one:${animal}`, onTo('helper3', '{two.animal}', '{two.where}'), toLast),
  );
};

/** Where the hero comes to whoever is asked: the first of all, or on another’s advice. */
const comesTo = (animal: string, first: readonly string[], later: readonly string[]): Line =>
  when(`one:${animal}`, first, later);

/** The hero tells whose box it is what has become of it. */
const ownsUp: Line = [
  '“So it [waited|was waiting] for you,” said {hero}, [very low|very quietly|in a small voice]. “And I [broke it|dropped it|let it fall], but I [know|can sing] its [part|song] by heart.”',
  '“It [waited|was waiting] for you, and I [broke it|dropped it|let it fall],” said {hero}, [very low|very quietly]. “But I [know|can sing] its [part|song] by heart.”',
  '“So that was [why it stopped|what it waited for],” said {hero}. “I [broke it|dropped it|let it fall], but I [know|can sing] its [part|song] by heart.”',
];

/** Those who came along stand by the hero, who has something to own up to. */
const standsBy: Line = asideHere('turn', {
  person: ['{Friend} put an arm round {hero}, [who|for {hero}] had something to say.'],
  pet: ['{Friend} [sat down close to|leaned against|pressed close to] {hero}.'],
});

/** Those who came along sing the whole song, too. */
const singsAlong: Line = asideHere('end', {
  person: ['{Friend} [sang|hummed] along, [high|low] and [happy|loud].'],
  pet: ['{Friend} [sang|howled] along, nose in the air.'],
});

/** As an animal sings and the hero draws back. */
const way = (person: readonly string[], pet: readonly string[]): Line => asideHere('way', { person, pet });

const habits: TraitLines = {
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
    '{Hero} [sat|knelt] down beside it and [dreamed|thought] of all the [places|rooms|towns] it had [seen|played in].',
  ],
  careful: [
    '{Hero} walked round it [twice|three times|slowly] and [touched|poked] it with a [twig|straw|stalk] before [picking it up|lifting it|going closer].',
    '{Hero} [put|laid] a [leaf|cloth|scarf] on the ground and [set|placed] the box on it, the right way up and [quite straight|exactly in the middle|very gently].',
  ],
  energetic: [
    '{Hero} had been [running|hopping|skipping] since [breakfast|sunrise|six o’clock], but for this {they} [stopped|stood still|stopped short].',
    '{Hero} [ran|hopped|skipped] [three|four|six] times round it before {they} had [the breath|the time|enough] to [look|bend down].',
  ],
  clever: [
    '“It has a key,” said {hero}, who [noticed such things|always looked twice|looked underneath], “so it must [be wound up|do something|play something].”',
    '{Hero} [saw|noticed] [at once|straight away|before anything else] that it had a key, and [what has a key|things with keys] must be [wound up|turned|played].',
  ],
};

const turns: TraitLines = {
  brave: [
    'It takes [courage|a brave heart] to sing to a [dark|whole|cold] mountain. But {hero} knew the song by heart, and [got|stood] up [to do it|and did it].',
    'The box could not [play|sing] now, but {hero} knew the song by heart. So {they} [stood|got] up and [took a deep breath|looked up at the dark|was brave].',
  ],
  curious: [
    '{Hero} knew the song by heart, and [wondered|asked aloud]: [could|would] it [come out|sound right|be the same] [without the|with no] box?',
    'Could {hero} be a music box? {They} knew the song by heart, and there was only one way to [find out|know|learn the rest].',
  ],
  kind: [
    '“[You rest|Have a rest|You lie still] now,” {hero} said to the [broken|poor|tired] box. “[I’ll|Let me] [sing|do it] for you, for I know you by heart.”',
    '[Somebody|Someone] was [waiting|still waiting|listening] for this song, and {hero} knew it by heart. How could {they} [not sing it|keep it to {themselves}|be silent]?',
  ],
  funny: [
    '“The box has [a cold|lost its voice|a sore throat],” {hero} told the [mountain|snow|rocks], “so now you’ll have to [listen to|put up with|hear] me.”',
    '{Hero} knew it all by heart. So {they} bowed to the [mountain|snow|rocks], turned {their} own [nose|ear] like a key, and [began|played].',
  ],
  shy: [
    'It was hard to sing [out loud|aloud], but {hero} knew the song by heart. So {they} [shut {their} eyes|looked at the snow|looked at nobody] and [tried|began|did it].',
    '{Hero} had only ever [hummed it|hummed it very low|whispered it]. But {they} knew it by heart, and [now|this time] [it had to be loud|somebody had to sing it].',
  ],
  stubborn: [
    '“I’m not going [home|back|down] without your [end|last note],” {hero} said to the box. “I know you by heart, so I’ll [sing|play] you myself.”',
    '{Hero} [did not|would not] give up. {They} knew the song by heart, and if the box could not [sing|play] it, {they} [would|could].',
  ],
  dreamy: [
    'But the song was still [going round|swimming about|drifting] in {hero’s} head, [like a fish|like a moth|like a paper boat]. {Hero} only had to let it out.',
    '{Hero} [looked|gazed] up at the [first star|evening sky] and [saw|knew] that the song was not [broken|gone]. {They} had it by heart, [every note of it|note by note|from the first note on].',
  ],
  careful: [
    'In {their} head {hero} went through the song [twice|slowly], note by note. Not one was [missing|lost], but for the [end|last].',
    '{Hero} [put|laid] the box down [safely|gently] and counted the notes in {their} head. They were all [there|still there], but for the end.',
  ],
  energetic: [
    '{Hero} could not sit still [any longer|a moment longer]. The song was in {their} head, and now in {their} [feet|knees|{hero.toes}], so up {they} [jumped|sprang].',
    '{Hero} stamped the song in the snow, [left, right, left|one, two, three]. {They} knew it by heart, from [head to toe|the ears to the toes|top to bottom].',
  ],
  clever: [
    'The [box|music box] is broken, {hero} thought, but the [song|tune] isn’t, [because|for] I [know|have] it by heart.',
    'A box is only [a place to keep|a thing for keeping] a song in, thought {hero}, and so is [a head|my head|my own head].',
  ],
};

export const english57: BandText = {
  refrains: [
    '“{Tune}…” [sang|went|played] the box, and [stopped|broke off|fell silent] too [soon|early].',
    '“{Tune}…” [sang|went|played] the box, and [there|then] it [stopped and waited|waited|stood waiting].',
    '“{Tune}…” [sang|went|played] the box, and [stopped|waited|broke off] [before the end|just before the end].',
  ],
  beats: {
    open: [
      [
        'One [hot|bright|summer] [morning|day] {party} found {a look} music box {spot}.',
        '[There was|There lay] {a look} music box {spot}, and {party} [found|saw] it.',
        '{Party} [found|came upon|discovered] {a look} music box {spot}.',
      ],
      clue({
        flake: [
          'On its lid [sat|lay] a [small|white|tiny] snowflake that [did not|would not] melt.',
          'A [small|white|tiny] snowflake [sat|lay] on the lid and [never melted|did not melt|would not melt].',
          'The sun was hot, but the [small|white|tiny] snowflake on its lid [never melted|did not melt|would not melt].',
        ],
        frost: [
          'On its key [sat|lay] [white|thick|real] frost that [did not|would not] melt.',
          'Its key was [white|grey|thick] with frost that [never melted|did not melt|would not melt].',
          'The sun was hot, but the [white|thick] frost on its key [never melted|did not melt|would not melt].',
        ],
        breath: [
          'It was so cold that it [breathed|puffed|let out] [little|small|tiny] [white|winter] clouds.',
          'It was as cold as [ice|snow|winter] and [breathed|puffed|let out] [little|small|tiny] white clouds.',
          'The sun was hot, but the box was so cold that it [breathed|puffed] [white|little] clouds.',
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
          '[The day|The night|The evening] before, it had not been there, so [somebody|someone] must have [lost|dropped] it.',
          '[Somebody|Someone] must have [lost|dropped] it in the night, for it had not been there [before|the day before].',
        ),
      ),
      { more: HABIT },
    ],
    play: [
      ifRoom(
        '{Hero} [wound|turned] the [little|small|cold] key, and [out came|there was|up rose] a song.',
        '{Hero} lifted the lid and [wound|turned] the [key|little key|small key|cold key], and it [sang|played|began to play].',
        'When {hero} [wound|turned] the [little|small|cold] key, [a song began|out came a song|up rose a song].',
      ),
      '¶{refrain}',
      missing({
        itch: [
          'It left an itch [|right |deep ][behind|inside] {hero’s} ear.',
          'Without its [end|last note], it [itched|tickled|prickled] behind {hero’s} ear.',
          'And [because|since] the end was missing, {hero’s} ear [began to itch|started to itch|itched].',
        ],
        tooth: [
          'It left a gap, like a [lost|missing] [tooth|front tooth|baby tooth].',
          'Without its [end|last note], it had a gap, [like|just like] a [lost|missing] [tooth|front tooth].',
          'Where the [end|last note] [belonged|should be] was a gap, as if a tooth [was missing|had come out].',
        ],
        sneeze: [
          'It [stuck|tickled|felt] like [half a sneeze|a sneeze that won’t come|a sneeze that stays in].',
          'Without its [end|last note], it [tickled|tingled|stuck] in {hero’s} nose like half a sneeze.',
          'It left {hero} with [half a sneeze|most of a sneeze] in the nose[|, and it tickled|, which tickled].',
        ],
      }),
      more(
        '{Hero} [wound it up|played it|turned the key] [until|till] {they} knew it by heart, all but the [end|last note].',
        '[Three|Four|Five] times {hero} [played it|wound it up], and then {they} knew it by heart, all but the [end|last note].',
        'After [three|four|five] times {hero} knew [it|the song] by heart, all but the [end|last note].',
      ),
      asideHere('start', {
        person: [
          '{Friend} [sang|tried|made up] an end, but it [was the wrong one|did not fit].',
          '{Friend} [guessed|tried] [three|four|nine] ends, and [none|not one] of them [fitted|was right].',
        ],
        pet: ['{Friend} looked for the end [under|behind] the box, but [it was not there|there was only grass].'],
      }),
      [
        '“Whoever lost you [must know|knows|will know] the [end|last note],” {hero} said to the box. “So [let’s|we’ll|I’ll] [ask around|go and ask|find out who].”',
        '“[Somebody|Someone] knows your [end|last note],” {hero} said to the box. “It [must|has to|can only] be [whoever|the one who] lost you.”',
        '“[Let’s|I’ll] find your [end|last note],” {hero} said to the box. “[Then|With that] [we’ll|I’ll] find [whoever|the one who] lost you.”',
      ],
      adult('start'),
    ],
    go: [
      [
        'The box was too [cold|icy] to [carry|hold|touch]. So {party} [wrapped|rolled] it in a [scarf|sock|shawl] and set [off|out] [down the lane|along the road].',
        'So {party} set [off|out] [down the lane|along the road]. The box [was in|wore|had on] a [scarf|sock|shawl], because it was too cold to [carry|hold|touch].',
      ],
      [
        'All the way {hero} hummed the song, and where the song [stopped|broke off], so did {hero’s} [feet|legs].',
        '{Hero} hummed while walking, and [whenever|each time] the song [stopped|broke off], {hero’s} [feet|legs] [stopped, too|did the same].',
        'The song went round in {hero’s} head, and [whenever|each time] it [stopped|broke off], {they} [nearly fell over|stopped as well|stood still, too].',
      ],
      way(
        ['{Friend} hummed the [low|high] part and [bumped into|walked into] {hero} [each|every] time.'],
        ['{Friend} [walked|trotted] behind and [bumped into|ran into] {hero} [each|every] time.'],
      ),
      [
        '“A [singer|good singer] [will|must] know [you|how you end],” {hero} said to the box. “[We’ll|Let’s] [ask|start with|begin with] the singers.”',
        '“[Singers know|A singer knows] how songs [go|end],” {hero} said to the box. “[We’ll|Let’s] [ask|find|go to] a [singer|good singer] first.”',
      ],
    ],
    'frog.ask': [
      comesTo(
        'frog',
        [
          'The first singer {hero} [asked|went to|tried] was {frog} the frog, [down by|by] the river.',
          'So first {hero} [went|ran|walked] to {frog} the frog, who [sang|was always singing] [down by|by] the river.',
          'First {hero} [asked|went to] the [best|wettest|greenest] singer [of all|there was], {frog} the frog, by the river.',
        ],
        [
          'So {hero} [walked|ran|went] to the river, and there sat {frog} the frog, [singing|gargling].',
          'By the river sat {frog} the frog, [singing|gargling|humming], when {hero} [came|got there].',
          '{Frog} the frog sat by the river, [just|right] where {hero} had been [told to look|sent].',
        ],
      ),
      ifRoom(
        '{Frog} puffed himself up like a [ball|pear]. “I know [every song|all songs],” he said, “so [play|let me hear] [it|yours].”',
        '“Frogs [invented|began] singing,” said {frog}, and [puffed|blew] himself up like a [ball|pear]. “[Let’s|Let me] hear [it|yours].”',
        '“[There’s no song I don’t know|I know any song you like],” said {frog}, and [puffed|blew] himself up like a [ball|pear|melon].',
      ),
    ],
    'frog.end': [
      '¶{refrain}',
      [
        '“[QUARRRK|QUO-O-ARK|QUAAARK]!” sang {frog}, so [loudly|hard] that he fell [backwards|bottom first|head over heels] into the [river|water].',
        '{Frog} [took a deep breath|opened his mouth wide], sang, “[QUARRRK|QUO-O-ARK|QUAAARK]!” and fell [backwards|bottom first] into the [river|water].',
        '“[QUARRRK|QUO-O-ARK|QUAAARK]!” [ended|finished] {frog}, and it was so loud that it [threw|knocked] him into the [river|water].',
      ],
      way(
        ['{Friend} [laughed|giggled] and [ducked|jumped back], but got wet [all the same|to the ears|just as well].'],
        ['{Friend} shook off the [water|drops|splash] and [laid back|folded] both ears.'],
      ),
      wrong('frog'),
      sendsOn('frog'),
    ],
    'camel.ask': [
      comesTo(
        'camel',
        [
          'The first singer {hero} [asked|went to|tried] was {camel} the camel, [out|far out] in the sand.',
          'So first {hero} [went|walked] to {camel} the camel, who [hummed|sang] [to herself|all day] in the sand.',
          'First {hero} [asked|went to] the [oldest|slowest|best] singer [of all|there was], {camel} the camel, in the sand.',
        ],
        [
          'So {hero} [walked|went] until the [road|path] turned to sand, and there lay {camel} the camel.',
          'In the sand {hero} climbed a [hill|bump] that [turned|looked] round, and it was {camel} the camel.',
          '{Camel} the camel lay in the sand, [just|right] where {hero} had been [told to look|sent].',
        ],
      ),
      ifRoom(
        '“I’ve crossed the desert with a [hundred|thousand] songs,” said {camel}, [chewing|very slowly]. “[Play|Let me hear] [that one|yours].”',
        '“[Gently|Slowly|Not too fast],” said {camel}, and [bent|lowered] one [small|furry|woolly] ear [down to|over] the box.',
        '“I hum [all|most] songs,” said {camel}, [chewing|very slowly], and [bent|lowered] one [small|furry|woolly] ear to the box.',
      ),
    ],
    'camel.end': [
      '¶{refrain}',
      [
        '“[Aaaa-AAHM|Haaa-AAAM|Yaaa-HAAM],” sang {camel}, with such a [long|wide|huge] yawn that {hero} yawned, too.',
        '{Camel} opened her mouth as wide as a [door|sack|cave] and [yawned|sang], “[Aaaa-AAHM|Haaa-AAAM|Yaaa-HAAM]!”',
        '“[Aaaa-AAHM|Haaa-AAAM|Yaaa-HAAM],” [ended|finished] {camel}, and her [chin|neck|head] sank [on to|down on] the sand.',
      ],
      way(
        ['{Friend} yawned even longer, behind [one|a] hand.'],
        ['{Friend} yawned even longer, [all teeth and tongue|down to the tail].'],
      ),
      wrong('camel'),
      sendsOn('camel'),
    ],
    'owl.ask': [
      comesTo(
        'owl',
        [
          'The first singer {hero} [asked|went to|tried] was {owl} the owl, in the [|big ]library.',
          'So first {hero} [went|walked|ran] to {owl} the owl, who [kept|minded] the song books in the library.',
          'First {hero} [asked|went to] the [quietest|wisest|softest] singer [of all|there was], {owl} the owl, in the library.',
        ],
        [
          'So {hero} [went|walked|ran] to the library, and among the books sat {owl} the owl[|, reading].',
          'In the library, among the [books|tall books], sat {owl} the owl when {hero} [tiptoed|crept|came] in.',
          '{Owl} the owl sat among the library books, [just|right] where {hero} had been [told to look|sent].',
        ],
      ),
      ifRoom(
        '“I have read [all|nearly all|most] songs,” [whispered|breathed] {owl}. “[Play|Open] [it|yours], but [softly|quietly].”',
        '“[Hush|Shh],” said {owl}, [over|behind] a [heap|pile|stack] of books. “And now [play|open] it, but [softly|quietly].”',
        '{Owl} looked down over a [heap|pile|stack] of books. “[Softly|Quietly],” she [whispered|breathed], “[play|open] it very [softly|quietly].”',
      ),
    ],
    'owl.end': [
      '¶{refrain}',
      [
        '“[Shhhh|Shhh-hush|Hu-u-ush]!” sang {owl}, so [loudly|hard] that [six|seven|nine] books fell [down|off the table].',
        '{Owl} [lifted|put] a wing to her beak and sang, “[Shhhh|Shhh-hush|Hu-u-ush]!” and [six|seven|nine] books fell [down|off the table].',
        '“[Shhhh|Shhh-hush|Hu-u-ush]!” [ended|finished] {owl}, and it was the loudest hush [ever heard|in the world|there ever was].',
      ],
      way(
        ['{Friend} put a finger to {friend.their} lips, [just in case|to be polite|to help].'],
        ['{Friend} [crept|crawled|slunk] under the table[| at once| with both ears back].'],
      ),
      wrong('owl'),
      sendsOn('owl'),
    ],
    'elephant.ask': [
      comesTo(
        'elephant',
        [
          'The first singer {hero} [asked|went to|tried] was {elephant} the elephant, under the big [|wet |green ]leaves.',
          'So first {hero} [went|walked|ran] to {elephant} the elephant, who trumpeted under the big [|wet |green ]leaves.',
          'First {hero} [asked|went to] the [loudest|biggest|strongest] singer [of all|there was], {elephant} the elephant, under the big leaves.',
        ],
        [
          'So {hero} [walked|went] on, and under leaves as big as [doors|boats|beds] stood {elephant} the elephant.',
          'Under the big leaves {hero} [met|found] a [grey|wet] wall that turned round: it was {elephant} the elephant.',
          '{Elephant} the elephant stood under the big leaves, [just|right] where {hero} had been [told to look|sent].',
        ],
      ),
      ifRoom(
        '“I never [forget|lose] a song,” said {elephant}, and spread [both|his] ears like [sails|tents|doors]. “[Play|Let me hear] [it|yours].”',
        '“I’m all ears,” said {elephant}, which was [true|nearly true], for they were as big as [sails|tents|beds].',
        '{Elephant} spread [both|his] ears like [sails|tents|doors]. “[Ready|Go on|Now],” he said, “for I never [forget|lose] a song.”',
      ),
    ],
    'elephant.end': [
      '¶{refrain}',
      [
        '“[TARAAA|TA-RAA-RAA|TRRRAAA]!” [sang|blew] {elephant}, so [loudly|hard] that it rained [mangoes|leaves|leaves and mangoes].',
        '{Elephant} [lifted|raised] his trunk and sang, “[TARAAA|TA-RAA-RAA|TRRRAAA]!” till it rained [mangoes|leaves|leaves and mangoes].',
        '“[TARAAA|TA-RAA-RAA|TRRRAAA]!” [ended|finished] {elephant}, and all the [mangoes|fruit|ripe mangoes] fell [down|off the trees].',
      ],
      way(
        ['{Friend} [covered|held] both ears, and [caught|was hit by] a mango [as well|all the same].'],
        ['{Friend} laid back both ears and [hid|crept] [under a leaf|behind a leaf|behind {hero}].'],
      ),
      wrong('elephant'),
      sendsOn('elephant'),
    ],
    'goose.ask': [
      comesTo(
        'goose',
        [
          'The first singer {hero} [asked|went to|tried] was {goose} the goose, in the [|busy ]market.',
          'So first {hero} [went|walked|ran] to {goose} the goose, who sang out [her prices|the price of plums] in the market.',
          'First {hero} [asked|went to] the [loudest|boldest|best] singer [of all|there was], {goose} the goose, in the market.',
        ],
        [
          'So {hero} [went|walked|ran] to the market, and between the [stalls|baskets|carts] stood {goose} the goose.',
          'In the market {hero} [looked|listened] for the loudest [voice|mouth]: it was that of {goose} the goose.',
          '{Goose} the goose stood in the market, [just|right] where {hero} had been [told to look|sent].',
        ],
      ),
      ifRoom(
        '“I know [every tune|all the tunes] in town,” said {goose}, and [stretched|put] out her long neck. “[Play|Let me hear] [it|yours].”',
        '“[Quiet|Silence|Hush], everybody!” [cried|called] {goose} to the market, and [stretched|bent] her long neck to the box.',
        '{Goose} [stretched|bent] her long neck to the box. “I know [every tune|all the tunes] in town,” she [said|cried], “so [play|begin].”',
      ),
    ],
    'goose.end': [
      '¶{refrain}',
      [
        '“[HONK|HO-O-ONK|HA-HONK]!” sang {goose}, so [loudly|hard] that a [tower|pile|heap] of [melons|pots] came [tumbling|crashing] down.',
        '{Goose} [lifted|opened] her beak and sang, “[HONK|HO-O-ONK|HA-HONK]!” and a [tower|pile|heap] of [melons|pots] came down.',
        '“[HONK|HO-O-ONK|HA-HONK]!” [ended|finished] {goose}, and [down came|over went] a [tower|pile|heap] of [melons|pots].',
      ],
      way(
        ['{Friend} [covered|held] both ears until [it was over|the last one had rolled away].'],
        ['{Friend} laid back both ears and [hid|crept] [under|behind] a basket.'],
      ),
      wrong('goose'),
      sendsOn('goose'),
    ],
    'sheep.ask': [
      comesTo(
        'sheep',
        [
          'The first singer {hero} [asked|went to|tried] was {sheep} the sheep, [up on|on] the green hill.',
          'So first {hero} [went|walked|ran] to {sheep} the sheep, who sang on the green hill, with his mouth full.',
          'First {hero} [asked|went to] the [softest|woolliest|happiest] singer [of all|there was], {sheep} the sheep, on the green hill.',
        ],
        [
          'So {hero} climbed the green hill, and on top sat a cloud with [legs|ears]: it was {sheep} the sheep.',
          'On the green hill a cloud was [chewing|eating] [grass|daisies]: it was {sheep} the sheep.',
          '{Sheep} the sheep sat on the green hill, [just|right] where {hero} had been [told to look|sent].',
        ],
      ),
      ifRoom(
        '“I [forget|lose|drop] the long ones,” said {sheep}, still [chewing|eating], “but [play|let me hear] it.”',
        '“If it’s [long|a long one], I [forget|lose] it,” said {sheep}, still [chewing|eating], “but [play|let me hear] it.”',
        '“Is it [long|a long song]?” asked {sheep}, still [chewing|eating], “for I [forget|lose|drop] the long ones.”',
      ),
    ],
    'sheep.end': [
      '¶{refrain}',
      [
        '“[Mehhh|Meh-heh-hehh|Bahhh],” sang {sheep}, and behind the hill [forty|fifty|sixty] [other|more] sheep sang it [after him|too].',
        '{Sheep} [lifted|raised] his [nose|chin] and sang, “[Mehhh|Meh-heh-hehh|Bahhh],” and behind the hill [forty|fifty|sixty] sheep joined in.',
        '“[Mehhh|Meh-heh-hehh|Bahhh],” [ended|finished] {sheep}, and “[mehhh|bahhh]” [sang|went] [forty|fifty|sixty] more behind the hill.',
      ],
      way(
        ['{Friend} [laughed|giggled] and sang it as well, [hands on hips|with a wobble].'],
        ['{Friend} [laid back|put up] both ears and [stared at|counted] the hill.'],
      ),
      wrong('sheep'),
      sendsOn('sheep'),
    ],
    climb: [
      [
        'So up {hero} climbed, past the last [house|field], past the last [tree|bush], [holding|hugging] the box [tight|close].',
        '{Hero} [held|hugged] the box [tight|close] and climbed, past the last [house|field], past the last [tree|bush|bird].',
        'Up and up {hero} climbed with the box, until there were no more [houses|fields|trees], only [stones|rocks] and wind.',
      ],
      way(
        [
          'Where it was [steep|steepest], {friend} [pushed|shoved|helped] from behind[|, puffing].',
          '{Friend} [pushed|shoved|helped] from behind, where it was [steep|steepest].',
        ],
        ['{Friend} went [first|ahead], to show [the way|where it was safe].'],
      ),
      [
        'Far below, {helper2} was still [singing|at it|practising], and still with “{one.end}” at the end.',
        'From far below came “{one.end}!” [again and again|over and over], for {helper2} could not [stop|leave it alone].',
        '{Hero} could [hear|still hear] {helper2}, far below, [singing|trying] the song, and still with “{one.end}” at the end.',
      ],
      [
        '“You’re getting [colder|colder and colder],” {hero} [told|said to] the box. “[So|Then|That means] [we’re|we must be] [getting|growing] [warm|warmer].”',
        'The box grew [colder|colder and colder] [with each step|as it went up|all the way], so {hero} [knew|could tell] that {they} {was} getting [warm|warmer].',
        '“[Cold, colder|Cold, and colder],” {hero} [told|said to] the box. “[That means|In this game] [we’re|we must be] [getting|growing] [warm|warmer].”',
      ],
    ],
    drop: [
      [
        '[High|Far] up the mountain, where the snow [began|lay|was deep], {hero} [slipped|stumbled|tripped].',
        'The path [led|went] up [and up|the mountain], and in the first snow {hero} [slipped|stumbled|tripped].',
        'Where the [snow|first snow] [began|lay], high [on|up] the mountain, {hero} [slipped|stumbled|tripped].',
      ],
      [
        'The box [flew away|jumped away] and [fell|went|rolled], [clack, clonk, clack|bonk, clack, bonk|clonk, clonk], down the rocks.',
        'Down the rocks [fell|went|flew] the box, [clack, clonk, clack|bonk, clack, bonk|clonk, clonk], [and lay still|to the bottom].',
        '[Clack, clonk, clack|Bonk, clack, bonk|Clonk, clonk], [went|rolled] the box, down the [rocks|stones|cold rocks].',
      ],
      asideHere('trouble', {
        person: [
          '{Friend} found the key in the snow and [held it out|gave it back], [and said nothing|without a word].',
        ],
        pet: ['{Friend} found the key in the snow and [brought|carried] it back, [tail down|ears down].'],
      }),
      [
        '{Hero} [picked|dug|fished] the box out of the snow and [turned|tried|wound] the [key|little key].',
        '[Quickly|At once] {hero} [picked|dug|fished] the box out of the snow and [turned|tried|wound] the key.',
        'When {hero} had [picked|dug|fished] the box out of the snow, {they} [quickly|gently] [turned|tried|wound] the key.',
      ],
      [
        '“[Tk|Krk|Tsk|Kk],” it [said|went], and [that was all|nothing more|no more|nothing else].',
        'But [all it said|all that came] was “[tk|krk|tsk|kk]” and then “[pff|prr|pss].”',
        'But it [only said|said no more than] “[tk|krk|tsk|kk],” [and no song came|and there was no song|instead of a song].',
      ],
      [
        'Now the whole song was [gone|lost|missing], [not only|and not just] the [end|last note].',
        'First it had lost its [end|last note], and now its [beginning|start], [too|as well].',
        'Now there was no [beginning|start], either, so who [could|would] [know|find] the [end|last note]?',
      ],
    ],
    still: [
      [
        '{Hero} sat down [in the snow|on a cold stone|on a stone], held the [broken|silent|poor] box and [watched it grow dark|watched the light go|did not know what to do].',
        'So {hero} sat [in the snow|on a cold stone|on a stone] with the [broken|silent|poor] box, and [it grew dark|the light went|night began to come].',
      ],
      asideHere('trouble', {
        person: ['{Friend} [leaned on|sat close to] {hero} and [was quiet, too|said nothing, either].'],
        pet: ['{Friend} lay down on {hero’s} feet, which [was kind|was warm|helped a little].'],
      }),
      [
        'It would have been easy to [leave|put|hide] it [under|behind] a stone. [Nobody|No one] would [ever know|know|have known|ask].',
        '{Hero} could [leave|put|hide] it [under|behind] a stone and go home. [Nobody|No one] would [ever know|ever ask|ask after it].',
      ],
      [
        'But [somebody|someone] [out there|somewhere] was [waiting|listening|looking] for it, so {hero} [held it tighter|did not let go|held on to it].',
        'But [somebody|someone] had lost it and was [waiting|listening|looking], and that was why {hero} [stayed|held it tighter|did not let go].',
      ],
    ],
    sing: [
      more(
        'Then {hero} [heard|noticed] something in the [quiet|silence|stillness]: {they} {was} [humming|still humming] the song.',
        'Then, in the [quiet|silence|stillness], {hero} noticed that {they} {was} [humming|still humming].',
        'It was so [quiet|still] that {hero} [heard|noticed] {their} own humming, and it was the song.',
      ),
      TURN,
      [
        '¶“{Tune}…” sang {hero}, as [clear|loud] as {they} could. Then {they} [stopped|waited|listened], where the box [had always|had] [stopped|waited|broken off].',
        '¶“{Tune}…” sang {hero} [to the mountain|into the evening|out into the dark]. And there {they} [waited|listened|stopped], [as|just as] the box [had done|used to|always had].',
        '¶“{Tune}…” sang {hero}, [louder|clearer] than ever [before|in {their} life]. At the [gap|end] {they} [waited|listened|held still], [as|just as] the box [had done|used to].',
      ],
      asideHere('turn', {
        person: ['{Friend} held {friend.their} breath, so as [to hear|not to miss] [what came|the answer].'],
        pet: ['{Friend} [pricked|put] up both ears and [listened, too|listened as hard as anyone].'],
      }),
      more(
        '“{One.end}!” came an answer from [far below|down there|the dark below], but [that|it] was only {helper2}.',
        'Far below, {helper2} heard it and [sang|answered|called], “{one.end}!” but that was [still wrong|wrong again].',
        '{Helper2} was the first to answer, [far below|far down], but “{one.end}” was [still the wrong end|wrong again].',
      ),
    ],
    answer: [
      [
        '¶Then, from [high above|above|up among the stars], [somebody|someone] sang the [last|missing] note, [thin|small] and [clear|sure]: “…{tune.end}!”',
        '¶Then [somebody|someone] [answered|sang], [high above|up where the stars begin|higher up], one [single|small|clear] note: “…{tune.end}!”',
        '¶And then, [thin|small] and [clear|sure], a voice [above|high above] [ended|finished] the song: “…{tune.end}!”',
      ],
      missing({
        itch: [
          'And {hero’s} [ear|left ear] [stopped itching|was quiet|felt wonderful] [at once|there and then].',
          '{Hero} [touched|felt|rubbed] {their} ear, and the itch was [gone|quite gone|over].',
          'So [that|this] was the [end|right end|true end], for the itch was [gone|over] [at once|there and then].',
        ],
        tooth: [
          'It [filled|fitted] the gap [exactly|like a new tooth|right to the edge|like a key].',
          'And the gap was [closed|gone|full], [at once|there and then|as if it had never been].',
          'So [that|this] was the [end|right end|true end], for [it filled the gap|the gap was gone|it fitted the gap].',
        ],
        sneeze: [
          '“A-[tchoo|choo]!” went {hero} [at last|at once|there and then], [and|so that] the [snow|snowflakes] flew.',
          'And out came the [sneeze|whole sneeze], [at last|there and then], “a-[tchoo|choo]!”',
          'So [that|this] was the [end|right end|true end], for “a-[tchoo|choo]!” [came the sneeze|went {hero}].',
        ],
      }),
      asideHere('turn', {
        person: ['“Up there!” [cried|called|said] {friend}, and [pointed|ran on ahead].'],
        pet: ['{Friend} was [off|on the way] already, nose in the [air|snow].'],
      }),
      ifRoom(
        '“[Stay|Wait], I have your box!” [called|cried|shouted] {hero}, and [ran|climbed|hurried] [towards|after|up to] the voice.',
        '{Hero} [hugged|held] the box [tight|close] and [ran|climbed|hurried] [towards|after|up to] the voice.',
        '“[That’s who|There’s the one who] lost you,” {hero} told the box, and [ran|climbed|hurried] [towards|after|up to] the voice.',
      ),
    ],
    'bear.found': [
      [
        'On a blanket in the snow sat {bear} the bear, with [red|tired|sleepy] eyes.',
        'There sat {bear} the bear on a blanket, [yawning|rubbing his eyes|wide awake].',
        'The voice was that of {bear} the bear, who sat [yawning|wide awake|sighing] on a blanket.',
      ],
      [
        '“[That’s|There’s|You’ve got] my {look} box!” he [cried|said|sighed]. “[Since|Ever since] it [rolled|slid] [down|away], I [can’t sleep|lie awake|never sleep]. It [plays|sings] the [song|beginning], but the [last|very last] note is [mine|mine to sing].”',
        '“Since my {look} box [rolled|slid] [away|down the mountain], I [can’t sleep|lie awake|never sleep],” he [said|sighed]. “It [always|only] [plays|sings] up to the [last|very last] note, [because|for] that one is [mine|mine to sing].”',
      ],
      standsBy,
      ownsUp,
    ],
    'bear.give': [
      [
        '“{Tune}…” sang {hero}, as [soft|softly] as snow, and [stopped|waited], and {bear} sang, “…{tune.end}.”',
        'So {hero} [knelt down and|sat down and] sang, “{tune}…” and [waited|stopped], and {bear} sang, “…{tune.end}.”',
        'So {hero} was the music box: “{tune}…” [And then|Then] {bear} sang, [low|soft] and [slow|sleepy], “…{tune.end}.”',
      ],
      [
        'He lay down [beside|next to] the box, and his eyes closed, [first one and then the other|one after the other|by themselves].',
        'With that he [yawned|sighed], lay down [beside|next to] the box and [shut|closed] [both|his] eyes.',
      ],
      [
        '“[Keep|You keep] the song,” he [mumbled|murmured], “and I’ll keep the box,” and [was asleep|began to snore|slept].',
        '“I’ll keep the box, and you keep the song,” he [mumbled|murmured], and [was asleep|began to snore|slept].',
      ],
    ],
    'penguin.found': [
      [
        'On the [ice|snow] stood {penguin} the penguin, [keeping|holding] an egg warm.',
        'There stood {penguin} the penguin, with an egg [to keep warm|under her feathers|between her feet].',
        'The voice was that of {penguin} the penguin, who [was keeping|kept] an egg warm.',
      ],
      [
        '“[That’s|There’s|You’ve got] my {look} box!” she [cried|said]. “[My|This|The] egg won’t [hatch|open|even crack] without its song. The box [plays|sings] the [song|beginning], but the [last|very last] note is [mine|mine to sing].”',
        '“Since my {look} box [slid|rolled] [away|off the ice], [my|this] egg won’t [hatch|open],” she [cried|said]. “[The box|It always|The box only] [plays|sings] up to the [last|very last] note, [because|for] that one is [mine|mine to sing].”',
      ],
      standsBy,
      ownsUp,
    ],
    'penguin.give': [
      [
        '“{Tune}…” sang {hero} to the egg, and [stopped|waited], and {penguin} sang, “…{tune.end}!”',
        'So {hero} knelt [down|by the egg] and sang, “{tune}…” and [stopped|waited], and {penguin} sang, “…{tune.end}!”',
        'So {hero} was the music box: “{tune}…” [And then|Then] {penguin} sang, [clear|loud] and [high|glad], “…{tune.end}!”',
      ],
      [
        '[Crick, crack|Tick, tock, crack|Tock, crack], went the egg, and out came a [wet|small|grey] chick and [peeped|sang] the last note [again|once more].',
        'The egg [shook|hopped|rocked], [crick, crack|tick, crack], and there [sat|stood] a [wet|small|grey] chick, [peeping|singing] the last note.',
      ],
      [
        '“The box [will be|can be|makes] a [bed|cradle],” said {penguin}, “[but you keep the song|and you keep the song|and the song is yours].”',
        '“[Keep|You keep] the song,” said {penguin}, “and we’ll keep the box, for [a bed|a cradle|somebody to sleep in].”',
      ],
    ],
    'little-star.found': [
      [
        'On a tree stump sat a [little|small|tiny] star [called|whose name was] {little-star}.',
        'There, on a tree stump, sat {little-star}, a star [no bigger than|as small as] a [plum|bun|pear].',
        'The voice was that of a [little|small|tiny] star, {little-star}, who sat on a tree stump.',
      ],
      [
        '“[That’s|There’s|You’ve got] my {look} box!” it [cried|said|called]. “[Since|Ever since] we [fell|tumbled] from the sky, I can’t [get up|get home|fly]. It [plays|sings] while I run, but the [last|very last] note is mine.”',
        '“Since my {look} box and I [fell|tumbled] from the sky, I can’t [get up|get home],” it [cried|said|called]. “It [always|only] [plays|sings] up to the [last|very last] note, [because|for] I sing that one and [jump|fly].”',
      ],
      standsBy,
      ownsUp,
    ],
    'little-star.give': [
      [
        '“{Tune}…” sang {hero}, and {little-star} took a run, sang, “…{tune.end}!” and [jumped|let go].',
        'So {hero} sang, “{tune}…” and [stopped|waited], and {little-star} sang, “…{tune.end}!” and [jumped|let go].',
        'So {hero} was the music box: “{tune}…” [And then|Then] {little-star} sang, [clear|loud] and [high|glad], “…{tune.end}!”',
      ],
      [
        'Up [it went|it flew], [higher and higher|smaller and smaller], to [its place|the dark gap] [in the sky|beside the moon|among the stars].',
        'And [higher and higher|up and up] it [went|flew], till it [sat|shone] in its place [in the sky|beside the moon|among the stars].',
      ],
      [
        '“[Keep|You keep] the song,” {little-star} called [down|from up there], “[and|but] leave me the box, for [next time|the next time I fall].”',
        '“Leave the box [there|on the stump] for [next time|the next time I fall],” {little-star} called [down|from up there], “but [keep|you keep] the song.”',
      ],
    ],
    end: [
      [
        'When the sun [came up|rose], {party} came [back|all the way back] to {found}[|, singing|, humming|, tired and happy].',
        '[In the first light|At sunrise|At dawn], {party} came [back|all the way back] to {found}[|, singing|, humming|, tired and happy].',
      ],
      more(
        'The box had stayed [behind|on the mountain|where it belonged], but the song [came|had come], too.',
        'The box was [gone|far away], but the song was [whole|all there], [from beginning to end|end and all].',
      ),
      when('adults', [
        '{Adults} [heard|could hear] the song [from far off|from far away|a long way off|from the corner].',
        '[From far off|From far away|From the corner], {adults} [had heard|could hear] the song coming.',
      ]),
      adult('end'),
      takes('ending', {
        far: [
          [
            'And {spot}, {hero} sang it: “{tune}…” Then {they} [stopped|waited|held still], [as|just as] the box [used to|had done].',
            '“{Tune}…” sang {hero} {spot}. And {they} [stopped|waited|listened], [as|just as] the box [used to|had done].',
          ],
          asideHere('end', {
            person: ['“[Listen|Hush|Shh],” [said|whispered] {friend}.'],
            pet: ['{Friend} [pricked|put] up both ears.'],
          }),
          when(
            'owner:bear',
            [
              '[Far away|Far off|High] on the mountain, in his [sleep|deep sleep], {bear} sang, “…{tune.end},” and that was the end.',
              'Then [far away|far off|high] on the mountain {bear} [sang|mumbled] in his sleep, “…{tune.end},” and that was the end.',
            ],
            when(
              'owner:penguin',
              [
                '[Far away|Far off|High] on the mountain two voices sang, “…{tune.end},” one of them very small, and that was the end.',
                'Then [far away|far off|high] on the mountain {penguin} and the chick sang, “…{tune.end},” and that was the end.',
              ],
              [
                'The last star [in the sky|of the night|that was left] [sang|called], “…{tune.end},” [very softly|ever so softly], and that was the end.',
                'Then [far up|high up], where the last star was [going out|fading], [somebody|a voice] sang, “…{tune.end},” and that was the end.',
              ],
            ),
          ),
        ],
        silly: [
          [
            '“{Tune}… {tune.end}!” sang {hero} {spot}, where the box had [been|lain], and it was whole.',
            'And {spot}, {hero} sang it [right through|to the end]: “{tune}… {tune.end}!”',
          ],
          singsAlong,
          [
            'Then {they} sang it [again|once more] for {helper2}, with “{one.end}” [at the end|to finish]. [That|This] was [an end|a good end|a fine end], too.',
            'And then, [because of|for] {helper2}, {they} sang it [again|once more] with “{one.end}.” [A|One|Any] song [may|can] have [two|two good] ends.',
          ],
        ],
        street: [
          [
            '“{Tune}… {tune.end}!” sang {hero} {spot}, where it had all [begun|started].',
            'And {spot}, {hero} sang it for [everyone|all] to hear: “{tune}… {tune.end}!”',
          ],
          singsAlong,
          [
            'By [noon|evening|lunchtime] [the whole street|everybody] was [humming|singing] it. [Nobody|No one] stopped [one note|a note] [too soon|too early|before the end].',
            '[The whole street|Everybody] was [humming|singing] it by [noon|evening|lunchtime], right to the [end|very end|last note].',
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
      '“Then [off you go|go and ask],” said {grownUp}, “but be back [by|for] breakfast.”',
      '“Go [on|and find them], then,” said {grownUp}, “[but|and] be back [by|for] breakfast.”',
    ],
    end: [
      '“Where’s the box?” asked {grownUp}, and {hero} said, “[Where it belongs|Back where it belongs], but I [kept|have] the song.”',
      '“And [the box|where’s the box]?” asked {grownUp}. “[Where it belongs|Back where it belongs],” said {hero}, “but I [kept|have] the song.”',
    ],
  },
  traits: { habit: habits, turn: turns },
};
