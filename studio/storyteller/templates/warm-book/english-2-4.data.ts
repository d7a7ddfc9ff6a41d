/** The warm book in English for readers of 2 to 4. */
import {
  HABIT,
  TURN,
  adult,
  asideHere,
  ifRoom,
  more,
  plants,
  takes,
  when,
  type BandText,
  type Line,
  type Option,
  type Passage,
  type TraitLines,
} from '#studio/storyteller/text/passage.ts';
import { ask, byClues } from '#studio/storyteller/templates/warm-book/clues.ts';

/** What each of those who were asked knows about the reader. */
const CLUES = { owl: 'low', cat: 'round', mouse: 'strong', squirrel: 'slow', robot: 'warm' } as const;

const listed = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** A suspect did not do it, and knows something about who did. */
const clear = (proof: readonly Option[], clue: string, detail: Line): Passage => [
  proof,
  [
    `“[Ask|Try|Find|No, ask|No, try|No, find] [somebody|someone] ${clue}[.|!]”`,
    `“[It was|It is|I think it was] [somebody|someone] ${clue}[.|!]”`,
  ],
  detail,
  '¶{refrain}',
];

/** How this hero leaves the end for another day. */
const habits: TraitLines = {
  brave: [
    '“Don’t tell me the end, or I [roar|growl|howl],” {hero} [told|warned] the stool.',
    '“I am brave, but don’t [tell|say] the end,” {hero} [told|warned] the stool.',
  ],
  curious: [
    '“[What is the end|How does it end]? No, don’t tell me,” {hero} [told|warned] the stool.',
    '“Don’t tell me the end [just yet|yet|today],” {hero} [told|asked|begged] the stool.',
  ],
  kind: [
    '“[Please|Dear stool], don’t tell me the end,” {hero} [told|asked|begged] the stool.',
    '“Be [so kind|nice] and don’t tell the end,” {hero} [told|asked|begged] the stool.',
  ],
  funny: [
    '“Don’t tell me the end,” {hero} said to the stool, and [giggled|laughed|winked].',
    '“[Hello|Psst|Knock, knock], don’t tell the end,” {hero} [told|warned] the stool.',
  ],
  shy: [
    '“[Please|Oh], don’t tell me the end,” {hero} [whispered|breathed] to the stool.',
    '“Don’t tell me the end,” {hero} [whispered|breathed] to the stool, [very |so |]softly.',
  ],
  stubborn: [
    '“NO, don’t tell me the end,” {hero} told the stool, [twice|again|three times].',
    '“[Nobody|No one] may tell me the end,” {hero} [told|warned|asked] the stool.',
  ],
  dreamy: [
    '“Don’t tell it, I will dream the end,” {hero} [told|asked|begged] the stool.',
    '“Don’t tell me, let me [dream|guess] the end,” {hero} [told|asked|begged] the stool.',
  ],
  careful: [
    '“The end is for tomorrow, don’t tell me,” {hero} [told|warned|asked] the stool.',
    '“[First thing tomorrow|Tomorrow at nine], so don’t tell me,” {hero} [told|warned|asked] the stool.',
  ],
  energetic: [
    '“[Hop, hop|Hey, hey|Up, up], don’t tell me the end!” {hero} [sang|called] to the stool.',
    '“Don’t tell me the end!” {hero} [sang|called] to the stool, [hop, hop|hopping|and jumped].',
  ],
  clever: [
    '“I can [nearly|almost] guess the end, so don’t tell,” {hero} [told|warned] the stool.',
    '“Don’t tell me the end, let me [guess|think],” {hero} [told|warned] the stool.',
  ],
};

/** How this hero comes to think of the end. */
const turns: TraitLines = {
  brave: [
    'So {hero} [stood|got|leapt] up [in the dark|very straight|without a light].',
    '{Hero} [stood|got] up, [in the dark|very straight|without a light].',
  ],
  curious: [
    'What will no reader [bear|stand|hear]? {Hero} [knew|had it].',
    'What did {hero} never [want|like] to hear? [Why, the|The] end!',
  ],
  kind: [
    'So {hero} had a [softer|kinder|nicer|gentler] idea.',
    'But {hero} [had|found|knew] a [softer|kinder|nicer|gentler] way.',
  ],
  funny: [
    'But {hero} had an idea, [and giggled|and grinned|a silly one].',
    'So {hero} had [a silly|a funny|an odd] idea, and [giggled|grinned].',
  ],
  shy: [
    'But {hero} was less shy [in the dark|at night], [just a bit|a little].',
    '[In the dark|At night] {hero} was not [so |that |]shy.',
  ],
  stubborn: [
    'But {hero} did not [give up|go home|budge], [not yet|oh no].',
    '{Hero} did not [give up|go home|budge] for [that|so little].',
  ],
  dreamy: [
    '{Hero} [shut|closed] both eyes, and an idea [came|floated in|flew in].',
    'An idea [came|floated|flew] [down|in] from the [moon|dark|stars].',
  ],
  careful: [
    '{Hero} thought [twice|slowly|once more], and had [an|a better] idea.',
    'So {hero} counted to [three|five|ten], and had [an|a better] idea.',
  ],
  energetic: [
    'So up [jumped|hopped|popped] {hero}, [boing|hop|hey]!',
    'Up [jumped|hopped|popped] {hero} in the dark, [boing|hop|hey]!',
  ],
  clever: [
    'But {hero} [knew|found|had] a [better|cleverer|much better] [way|trick].',
    'So {hero} thought [hard|again], and had a [better|cleverer] [idea|trick].',
  ],
};

const read = (who: string): readonly Option[] => [
  `${who} read {book}, [and saved the end|and kept the end for later|but saved the end|all but the end].`,
];
const seat = (how: string): Passage => [
  [`{Hero} ${how} {a stool}.`],
  when('together', read('{Party}'), read('There {hero}')),
];

/** The turn of whoever was sat on. */
const swapped = (now: string): Passage => [[`[This time|And now|But now|Now|And this time] {turtle} ${now}.`]];

/** The grown-up asks it who came to fetch them; a hero alone asks it with a yawn. */
const asked = (what: string): Line =>
  when(
    'adults',
    [`¶“[And who|Well, who|So who|Who] ${what}?” [asked|said|wondered] {adults}.`],
    [`¶“[And who|Well, who|So who|Who] ${what}?” [asked|said|yawned|laughed] {hero}.`],
  );

export const english24: BandText = {
  // Those who are asked all say it; the one who does not say it has read the book, and says it last of all.
  refrains: [
    '[Only|But|And] the stool did not say, “Not me.”',
    '[The stool alone|The stool, though,] did not say, “Not me.”',
    '[But nobody|Nobody|But no one|No one] heard the stool say, “Not me.”',
    '[The|Only the|But the|And the] stool never said, “Not me.”',
  ],
  beats: {
    open: [
      takes('seat', {
        feet: seat('[put|laid|rested] {their} feet on'),
        sat: seat('[sat on|sat down on|was sitting on]'),
        head: seat('[put|laid|rested] {their} head on'),
        hat: seat('[put|left|hung] {their} hat on'),
        elbow: seat('[leaned on|leaned against|was leaning on]'),
      }),
      { ifRoom: HABIT },
      adult('start'),
    ],
    warm: [
      [
        '[By morning|But at dawn|At dawn|Next day] the book lay [open|there], warm as [toast|a bun|a bed|a hen|soup|an egg].',
        '[By morning|But at dawn|At dawn|Next day] the book was [open|wide open] and warm as [toast|a bun|a bed|a hen|soup|an egg].',
      ],
      ifRoom(
        plants('leaf', '[Somebody|Someone] had [left|put] {a leaf} leaf in it, [nibbled|bitten|half eaten].'),
        plants('leaf', 'In it lay {a leaf} leaf, and [somebody|someone] had [bitten it|nibbled it|taken a bite].'),
      ),
    ],
    case: [
      [
        '“[But who|Who|Now who] reads my book [at night|in the dark|when I sleep]?” [said|asked|wondered] {hero}.',
        '“[Oh, who|So who|Well, who] reads my book [at night|in the dark|when I sleep]?” [said|asked|wondered] {hero}.',
      ],
      asideHere('way', {
        person: ['“Not me,” [said|answered|called] {friend}[, and wrote it down|, and sat on the stool|].'],
        pet: ['{Friend} [sniffed|searched] the [floor|rug|carpet], [nose first|tail up|sniff, sniff].'],
      }),
      [
        'With a [big|round|good|thick] glass {hero} found a [thin|long|faint] trail to the stool.',
        'A [thin|long|faint] trail [ran|went|led] [right |straight |over the rug ]to the stool.',
      ],
      [
        '“[Nobody|No one] [here|there],” [said|thought] {hero}, and [asked around|asked everybody|asked the others|asked the rest].',
        '[Nobody|No one] was [here|there], so {hero} [asked around|asked everybody|asked the others|asked the rest].',
      ],
    ],
    'owl.ask': ask(
      [
        'Who [is up|is awake|sits up|sees] [at night|in the dark] but {owl} the owl?',
        '{Owl} the owl [is up|is awake|stays up|sits up] [at night|in the dark|all night].',
      ],
      [
        '“[Do you read|Did you open|Have you had] my book?” [called|cried|shouted] {hero}[, up to her shelf|, high up|].',
        'So {hero} [called|cried|shouted] up, “[Do you read|Did you open|Have you had] my book?”',
      ],
    ),
    'owl.clear': clear(
      [
        '“Not me, I [get|am] [dizzy|giddy][| down there],” [said|hooted|gasped] {owl}.',
        '“Not me, I [never|can’t] come down[| there],” [said|hooted|gasped] {owl}.',
      ],
      'LOW',
      more(
        'And she [looked|peeped] down, and [shut|covered] [her|both] eyes.',
        'One [look|peep] down, and she [shut|covered] [her|both] eyes.',
      ),
    ),
    'cat.ask': ask(
      [
        'Who is as warm as [the|that|a warm] book but {cat} the cat?',
        '{Cat} the cat [was|felt|is] [just |quite |]as warm as [the|this] book.',
      ],
      [
        '“[Do you read|Did you open|Have you had] my book?” [asked|said] {hero}, [right |]into his [soft |]ear.',
        'So {hero} [whispered|asked|said], “[Do you read|Did you open|Have you had] my book?”',
      ],
    ),
    'cat.clear': clear(
      [
        '“Not me, I [only |just |]sit on [books|them],” [said|purred|yawned] {cat}.',
        '“Not me, I [only |just |]sleep on [books|them],” [said|purred|yawned] {cat}.',
      ],
      'ROUND',
      more(
        'And he [sat|lay] down on [one|the book], [flump|whump|plop|poof].',
        'And [flump|whump|plop|poof], he [sat|lay] down on [one|the book].',
      ),
    ),
    'mouse.ask': ask(
      [
        'Who [lives|sleeps] [so near|close to|right by|so close to] the books but {mouse} the mouse?',
        '{Mouse} the mouse [lives|sleeps] [near|by|close to|right by] the books.',
      ],
      [
        '“[Do you read|Did you open|Have you had] my book?” [asked|said] {hero}, [flat|low] on the floor.',
        'So {hero} lay down flat and [asked|said], “[Do you read|Did you open|Have you had] my book?”',
      ],
    ),
    'mouse.clear': clear(
      [
        '“Not me, [one|a|each] page is [too|so] heavy,” [said|squeaked|puffed|panted] {mouse}.',
        '“Not me, I can’t [lift|turn|move] it,” [said|squeaked|puffed|panted] {mouse}.',
      ],
      'STRONG',
      more(
        'And he [pulled|tugged|heaved], but the book [stayed shut|won|did not move].',
        'He [pulled|tugged|heaved], and [fell|sat] down, [bump|plop|flop].',
      ),
    ),
    'squirrel.ask': ask(
      when(
        'told:leaf',
        [
          'Who [munches|eats|bites] {leaf} in the [|library ]garden but {squirrel} the squirrel?',
          '{Squirrel} the squirrel [bites|eats|munches|likes] {leaf} in the garden.',
        ],
        [
          'Who was [out|up] [so early|before breakfast|before the sun] but {squirrel} the squirrel?',
          '{Squirrel} the squirrel was [out|up] [so early|before breakfast|before the sun].',
        ],
      ),
      [
        '“[Do you read|Did you open|Have you had] my book?” [asked|called|said] {hero}[, and she gulped|].',
        'So {hero} [asked|called|said], “[Do you read|Did you open|Have you had] my book?”',
      ],
    ),
    'squirrel.clear': clear(
      [
        '“Not me, I can’t [sit|keep] still,” [said|laughed|called] {squirrel}.',
        '“Not me, I [hop|jump|run] and never sit,” [said|laughed|called] {squirrel}.',
      ],
      'SLOW',
      more(
        'And she [hopped|jumped|flew] up the [wall|tree], and [down|back], and [up|away].',
        'And [hop|whoosh|hey], she was [gone|up a tree|on the wall].',
      ),
    ),
    'robot.ask': ask(
      [
        'Who [works|rolls about|sweeps|tidies] [all night|in the dark] but {robot} the robot?',
        '{Robot} the robot [works|sweeps|tidies|rolls about] [all night|in the dark|at night].',
      ],
      [
        '“[Do you read|Did you open|Have you had] my book?” [asked|said] {hero}, one {hero.hand} [up|out].',
        'So {hero} [asked|said], “[Do you read|Did you open|Have you had] my book?”',
      ],
    ),
    'robot.clear': clear(
      [
        plants('cold', '“Not me, I am [|as ]cold as [a tap|a spoon|ice|a fish],” [said|beeped|hummed] {robot}.'),
        plants(
          'cold',
          '“Not me, feel me: [cold|as cold] as [a tap|a spoon|ice|a fish],” [said|beeped|hummed] {robot}.',
        ),
      ],
      'WARM',
      more(
        '{Hero} felt its [tummy|arm|front], and [brrr|oh|yes], [it was|so it was].',
        'And [brrr|oh|yes], so it [was|felt], from [head|top] to [toe|wheel].',
      ),
    ),
    stool: [
      takes('chance', {
        sat: [
          [
            plants(
              'sat',
              '{Hero} sat down on the stool, [tired of asking|tired|to think], and [somebody|someone] [said|went], “[Oof|Ow|Umf|Mmf]!”',
            ),
            plants(
              'sat',
              '[To rest|For a rest|To think], {hero} sat down on the stool, [flop|plop|bump], and [somebody|someone] [said|went], “[Oof|Ow|Umf|Mmf]!”',
            ),
          ],
        ],
        fell: [
          [
            plants(
              'fell',
              '{Hero} [ran|hurried] on and fell over the stool, and [somebody|someone] [said|went], “[Oof|Ow|Umf|Mmf]!”',
            ),
            plants(
              'fell',
              '[Bump|Oops|Clonk], {hero} ran right into the stool, and [somebody|someone] [said|went], “[Oof|Ow|Umf|Mmf]!”',
            ),
          ],
        ],
        up: [
          [
            '{Hero} got up on the stool, to [look about|see it all|look round], and [somebody|someone] [said|went], “[Oof|Ow|Umf|Mmf]!”',
            'To see [more|further|it all], {hero} stood on the stool, and [somebody|someone] [said|went], “[Oof|Ow|Umf|Mmf]!”',
          ],
        ],
      }),
      [
        '“[Did you say that|Was that you]?” said {hero} to the [lamp|clock|door|wall], [but not|and never] to the stool.',
        '{Hero} looked [left and right|right and left], and [up|up high], but [not|never] down.',
        '{Hero} looked at the [lamp|clock|door|wall], and [up|around|behind it], but [not|never] down.',
      ],
    ],
    think: [
      byClues(CLUES, (clues) => [
        `{Hero} leaned on the stool and [counted|thought|added up]: [somebody|someone] ${listed(clues)}.`,
        `“[Somebody|Someone] ${listed(clues)},” [said|counted] {hero}, and leaned on the [good |old |]stool.`,
      ]),
      [
        'But [all|everybody] [said|had said|just said|only said], “Not me.”',
        'But [each one|each of them|all of them] [said|had said|just said|only said], “Not me.”',
      ],
      asideHere('trouble', {
        person: ['“[That’s odd|How odd|Odd],” said {friend}, and looked [everywhere|at the lamp|at the clock].'],
        pet: ['{Friend} [looked|stared|wagged] at the stool[|, and nowhere else|, so hard].'],
      }),
      '¶{refrain}',
    ],
    night: [
      [
        '[That night|So that night|When it was dark] {hero} hid [by|behind|under] the table, as [still|quiet] as a [book|shelf|lamp].',
        '[That night|So that night|When it was dark] {hero} [lay|sat] [by|behind|under] the table, as [still|quiet] as a [book|shelf|lamp].',
      ],
      [
        plants('heard', '[Shuff, shuff|Scrape, scrape], [somebody|someone] came, and [fff|ffft|flip], a page turned.'),
        plants('heard', '[Shuff, shuff|Scrape, scrape], and then, [fff|ffft|flip], [somebody|someone] turned a page.'),
      ],
      asideHere('trouble', {
        person: ['“[Was that|Is that] you?” [breathed|whispered] {friend}. “Not me,” [breathed|whispered] {hero}.'],
        pet: ['{Friend} [heard it|listened] and [wagged|purred], as if it were a [friend|visitor].'],
      }),
    ],
    turn: [
      when('not told:heard', [
        '[That night|At night], [fff|ffft|flip|shuff], [somebody|someone] turned a page[| in the dark].',
        '[That night|At night] {hero} heard a page turn, [fff|ffft|flip|shuff|fff, fff|ffft, ffft].',
      ]),
      [
        'If {hero} asked [who|who it was|who was there], [it would|somebody would] [only|just] [say|answer], “Not me.”',
        'Asking [only|just] [brings|gets you|gets] “Not me,” so {hero} did not [ask|call out].',
        '[This time|Now] {hero} did not ask, for [all of them say|they all say|everybody says], “Not me.”',
      ],
      { more: TURN },
      [
        '¶“[Now|So now|Then] I will tell the END!” [called|cried|shouted|sang out] {hero}.',
        '¶“[Shall|May|So shall|So may] I tell you the [END|LAST PAGE]?” [called|cried|said|sang out] {hero}.',
        '¶“[Now|So now|Then] I will tell how {book} ENDS!” [called|cried|shouted] {hero}.',
      ],
    ],
    reveal: [
      [
        '“[NO|No, no|NO, NO|Oh no], don’t tell me!” [cried|shouted|begged] the stool.',
        '“Don’t tell me, [don’t|no, no|oh, don’t|please]!” [cried|shouted|begged] the stool.',
      ],
      when(
        'told:leaf',
        [
          'Out came {turtle} the turtle, {leaf} on her [chin|nose|lip].',
          'It was {turtle} the turtle, {leaf} [on her chin|on her nose|in her mouth].',
        ],
        [
          'Out came {turtle} the turtle, [nose first|green nose first|slowly].',
          'The stool was {turtle} the turtle, [wide awake|all along|nose to tail].',
        ],
      ),
      [
        '¶“[It was|It is|Yes, it is] ME,” [said|whispered|puffed|sighed] {turtle}.',
        '¶“Me, it [was|is] ME,” [said|whispered|puffed|sighed] {turtle}.',
      ],
      [
        '“I read [a page|a bit|one line|one page] and [sleep|nap|doze|rest] on it.”',
        '“[A|One] [page|line] a night, and I [sleep|nap|doze|rest] on it.”',
      ],
      asideHere('turn', {
        person: ['“I [sat|leaned] on her,” [whispered|said] {friend}.'],
        pet: ['{Friend} [licked|kissed|sniffed] her nose.'],
      }),
    ],
    tell: [
      takes('seat', {
        feet: [
          [
            '“Your feet were on me [all day|every day],” said {turtle}, “so I read [along|with you], [up there|toe by toe].”',
            '“You put your feet on me and [read|began to read],” said {turtle}, “so I read [along|with you|too].”',
          ],
        ],
        sat: [
          [
            '“You sat on me [all day|every day],” said {turtle}, “so I read [along|with you], [up there|word by word].”',
            '“You sat down on me and [read|began to read],” said {turtle}, “so I read [along|with you|too].”',
          ],
        ],
        head: [
          [
            '“Your head was on me [all day|every day],” said {turtle}, “so I read [along|with you], [up there|word by word].”',
            '“You put your head on me and [read|began to read],” said {turtle}, “so I read [along|with you|too].”',
          ],
        ],
        hat: [
          [
            '“Your hat was on me [all day|every day],” said {turtle}, “so I read [along|with you], [under it|from under it].”',
            '“You put your hat on me and [read|began to read],” said {turtle}, “so I read [along|with you|too].”',
          ],
        ],
        elbow: [
          [
            '“You leaned on me [all day|every day],” said {turtle}, “so I read [along|with you], [up there|word by word].”',
            '“You leaned on me and [read|began to read],” said {turtle}, “so I read [along|with you|too].”',
          ],
        ],
      }),
      [
        '[And|Then] she [said|whispered|puffed], “[At night|But then] I could not wait for [more|tomorrow|the next page].”',
        '[And|Then] she [said|whispered|puffed], “You [went home|stopped|left], and I could not wait for [more|tomorrow|the next page].”',
      ],
    ],
    end: [
      [
        '[So|Then|At last|And so] {hero} read [the end|the last page|the last bit] [aloud|out loud].',
        '[So|Then|At last|And so] {hero} read {turtle} [the end|the last page|the last bit].',
      ],
      takes('seat', {
        feet: swapped('put her feet on {hero}'),
        sat: swapped('sat on {hero}'),
        head: swapped('put her head on {hero}'),
        hat: swapped('[wore|had on|kept on] the hat'),
        elbow: swapped('leaned on {hero}'),
      }),
      asideHere('end', {
        person: ['“[Slower|Not so fast],” said {friend}, [cosily|half asleep|with shut eyes].'],
        pet: ['{Friend} [slept|snored] on the [warm|left|other] page.'],
      }),
      takes('last', {
        home: [asked('wants to [go|walk] home[| now]')],
        sleepy: [asked('is [tired|sleepy][| now| by now]')],
        enough: [asked('has [had|heard] enough[| now]')],
      }),
      [
        '“Not me,” [said|cried|answered|called|laughed|whispered] the [stool|old stool].',
        '“Not me, [not me|oh no|no, no]!” [said|cried|called|laughed] the stool.',
      ],
    ],
  },
  asides: {
    start: { person: ['{Friend} felt it, [too|as well].'], pet: ['{Friend} sniffed it, [too|as well].'] },
    way: { person: ['{Friend} came [too|along].'], pet: ['{Friend} came [too|along].'] },
    trouble: { person: ['{Friend} [waited|listened].'], pet: ['{Friend} [waited|listened].'] },
    turn: { person: ['{Friend} [laughed|clapped].'], pet: ['{Friend} [wagged|purred].'] },
    end: { person: ['{Friend} [listened|smiled].'], pet: ['{Friend} [slept|snored].'] },
  },
  adults: {
    start: [
      '“[Home time|Time to go|Closing time],” said {grownUp}[, as always|, and jingled the keys|].',
      '“[It is late|Come along|Home now],” [called|said] {grownUp}.',
    ],
    end: ['“Oh my,” said {grownUp}.'],
  },
  traits: { habit: habits, turn: turns },
};
