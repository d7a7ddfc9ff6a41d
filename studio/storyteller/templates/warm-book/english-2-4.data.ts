/** The warm book in English for readers of 2 to 4. */
import {
  HABIT,
  TURN,
  adult,
  asideHere,
  ifRoom,
  plants,
  takes,
  when,
  type BandText,
  type Line,
  type Option,
  type Passage,
  type TraitLines,
} from '#studio/storyteller/text/passage.ts';
import { alongside, ask, byClues } from '#studio/storyteller/templates/warm-book/clues.ts';

/** What each of those who were asked knows about the reader. */
const CLUES = { owl: 'low', cat: 'round', mouse: 'strong', squirrel: 'slow', robot: 'sleepy' } as const;

const listed = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** What those who came along do meanwhile. */
const company = alongside(
  ['{Others} looked under the [shelves|tables].', '{Others} searched the [rugs|stairs].'],
  ['{Others} listened [hard|well].', '{Others} heard it[, too|].'],
);

/** A suspect did not do it, and tells what was seen or heard at night. */
const clear = (ref: string, proof: readonly Option[], clue: readonly Option[]): Passage => [
  proof,
  clue,
  company(ref),
  '¶{refrain}',
];

/** How this hero leaves the end for another day. */
const habits: TraitLines = {
  interest: [
    '“[Talk to me|Tell me|Tell me more] about {interest}, but not the end,” {hero} [told|warned|begged] the stool.',
    '“I know all about {interest}, but don’t tell me the end,” {hero} [told|warned|asked|begged] the stool.',
    '“It’s [nearly |almost |]as good as {interest}! Don’t tell me the end,” {hero} [told|warned|begged] the stool.',
  ],
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
    '“Don’t tell me the end,” {hero} told the stool, and [thanked it|thanked it twice|said thank you].',
  ],
  funny: [
    '“[Hello|Psst|Knock, knock], don’t tell the end,” {hero} [told|warned] the stool.',
    '“Don’t tell me the end,” {hero} said to the stool, and [giggled|laughed|winked].',
  ],
  shy: [
    '“Don’t tell me the end,” {hero} [whispered|breathed] to the stool, [very |so |]softly.',
    '“[Please|Oh], don’t tell me the end,” {hero} [whispered|breathed] to the stool.',
  ],
  stubborn: [
    '“NO, don’t tell me the end,” {hero} told the stool, [twice|again|three times].',
    '“No, you [will not|shall not|can’t] tell me the end,” {hero} [told|warned|asked] the stool.',
  ],
  dreamy: [
    '“Don’t tell it, I will dream the end,” {hero} [told|asked|begged] the stool.',
    '“Don’t tell me, let me [dream|guess] the end,” {hero} [told|asked|begged] the stool.',
  ],
  careful: [
    '“The end is for tomorrow, don’t tell me,” {hero} [told|warned|asked] the stool.',
    '“I will read the end tomorrow, so don’t tell,” {hero} [told|warned|asked] the stool.',
  ],
  energetic: [
    '“[Hop, hop|Hey, hey|Up, up], don’t tell me the end!” {hero} [sang|called] to the stool.',
    '“Don’t tell me the end!” {hero} [sang|called] to the stool, [la, la|singing|and clapped].',
  ],
  clever: [
    '“I can [nearly|almost] guess the end, so don’t tell,” {hero} [told|warned] the stool.',
    '“Don’t tell me the end, let me [guess|think],” {hero} [told|warned] the stool.',
  ],
};

/** How this hero comes to think of the end. */
const turns: TraitLines = {
  interest: [
    'When {hero} reads about {interest}, [nobody|no one] may [tell|say|give away] the end.',
    '{Hero} thought of [books|a book] about {interest}: what may [nobody|no one] [tell|say] there?',
    'In a book about {interest}, what would {hero} not [hear|want to hear|be told]?',
  ],
  brave: [
    'So {hero} [sat|shot|straightened] up [in the dark|very straight|without a light].',
    '{Hero} [sat|straightened] up, [brave and calm|as brave as can be|quite calm].',
  ],
  curious: [
    'What will no reader [bear|stand|hear]? {Hero} [knew|had it].',
    '“[Now, what|What] do I [hate|never want|not like] to hear?” {hero} [asked|wondered].',
  ],
  kind: [
    '{Hero} did not want to [scare|frighten|startle] [anybody|the reader].',
    'But {hero} [had|found|knew] a [softer|kinder|nicer|gentler] way.',
  ],
  funny: [
    'But {hero} had an idea, [and giggled|and grinned|a silly one].',
    '{Hero} [giggled|grinned|laughed] at [a new|an odd|a silly] idea.',
  ],
  shy: [
    'But {hero} was less shy [in the dark|at night], [just a bit|a little].',
    '{Hero} [forgot|quite forgot] to be shy [in the dark|at night].',
  ],
  stubborn: [
    'But {hero} did not [give up|go home|budge], [not yet|oh no].',
    '“I will not [give up|go home|budge],” [whispered|breathed] {hero}.',
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
    'So up [shot|bobbed|popped] {hero} in the dark, [boing|hup|hey]!',
    '[Hup|Boing|Hey], out [shot|whizzed|popped] {hero} from [under|behind] the table!',
  ],
  clever: [
    'But {hero} [knew|found|had] a [better|cleverer|much better] [way|trick].',
    'So {hero} thought [hard|again], and had a [better|cleverer] [idea|trick].',
  ],
};

/** How the hero rests while reading; in a wheelchair some of it is another way. */
const seat = (how: string, seated = how): Passage => [
  when(
    'together',
    [
      'In the library {hero} read {book} to {others}, [all but|except] the end.',
      'In the library {others} heard {hero} read {book}, [all but|except] the end.',
    ],
    [
      '[In the library|In a big library|In the old library] {hero} read {book}, [all but|except] the end.',
      '[In the library|In a big library|In the old library] {hero} sat and read {book}, [all but|except] the end.',
    ],
  ),
  when('seated', [`${seated} {a stool}.`], [`${how} {a stool}.`]),
];

/** The turn of whoever was sat on. */
const swapped = (now: string, seated = now): Passage => [
  when(
    'seated',
    [`[This time|And now|But now|Now|And this time] {turtle} ${seated}.`],
    [`[This time|And now|But now|Now|And this time] {turtle} ${now}.`],
  ),
];

/** The grown-up asks it who came to fetch them; a hero alone asks it with a yawn. */
const asked = (what: string): Line =>
  when(
    'adults',
    [`¶“[And who|Well, who|So who|Who] ${what}?” [asked|said|wondered] {adults}.`],
    [`¶“[And who|Well, who|So who|Who] ${what}?” [asked|said|yawned|laughed] {hero}.`],
  );

export const english24: BandText = {
  // The question that everybody leaves open.
  refrains: [
    '“[Then|So] who?” [asked|said|wondered] {hero}.',
    '“[But|Now] who?” [asked|said|wondered] {hero}.',
    '“Who[, then|, oh who]?” [asked|said|wondered] {hero}.',
    '“[Hm|Oh], who?” [asked|said|wondered] {hero}.',
  ],
  beats: {
    open: [
      takes('seat', {
        feet: seat('{Their} feet [lay|were|rested] on'),
        sat: seat('{Hero} [sat|sat down|was sitting] on', '{Hero} [leaned on|leaned against|was leaning on]'),
        head: seat('{Their} head [lay|was|rested] on'),
        hat: seat('{Their} hat [lay|was|sat] on'),
        elbow: seat('{Hero} [leaned on|leaned against|was leaning on]'),
      }),
      { ifRoom: HABIT },
      adult('start'),
    ],
    warm: [
      when(
        'together',
        [
          '[By morning|But at dawn|At dawn|Next day] the book [was|felt] [warm|so warm|toasty].',
          '[By morning|But at dawn|At dawn|Next day] the book lay there, [warm|toasty].',
        ],
        [
          '[By morning|But at dawn|At dawn|Next day] the book lay [open|there], warm as [toast|a bun|a bed|a hen|soup|an egg].',
          '[By morning|But at dawn|At dawn|Next day] the book was [open|wide open] and warm as [toast|a bun|a bed|a hen|soup|an egg].',
        ],
      ),
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
        person: [
          '“I [will|can] write it [all |]down,” [said|answered|called] {friend}.',
          '“[Let me|I’ll] write it [all |]down,” [said|answered|called] {friend}.',
        ],
        pet: ['{Friend} [sniffed|searched] the [floor|rug|carpet], [nose first|tail up|sniff, sniff].'],
      }),
      when(
        'giver',
        [
          'Whose was the [thin|long|faint] trail on the [floor|rug]? {Hero} took the [big|round] magnifying glass from {giver}, to see [better|it better], and asked [everybody|everyone|around].',
          '[And whose|Whose] was the [thin|long|faint] trail? The glass from {giver} made it [big|bigger], but not [its owner|whose it was]. So {hero} asked [everybody|everyone|around].',
        ],
        [
          'Whose was the [thin|long|faint] trail on the [floor|rug]? {Hero} [took|got] a [big|round] magnifying glass and asked [everybody|everyone|around].',
          '[And whose|Whose] was the [thin|long|faint] trail? {Hero} [took|got] a [big|round] magnifying glass and asked [everybody|everyone|around].',
        ],
      ),
    ],
    'owl.ask': ask(
      [
        '{Owl} the owl is [up|awake] [all night|at night|in the dark], so {hero} asked her.',
        '{Hero} asked {owl} the owl, [up|awake] [all night|at night|in the dark].',
      ],
      [
        '“[Do you read|Did you open|Have you had] my book?” [called|cried|shouted] {hero}, up to her [shelf|perch].',
        '“[Did you read|Did you open|Did you take] my book, {owl}?” [called|cried|shouted] {hero}.',
      ],
    ),
    'owl.clear': clear(
      'owl',
      [
        '“Not me, I [get|am] [dizzy|giddy] down there,” [said|hooted|gasped] {owl}.',
        '“Not me, I never [fly|come|go] down,” [said|hooted|gasped] {owl}.',
      ],
      [
        '“[But pages turned|But pages moved|I saw pages|I heard pages] [down there|down below|far below]. [Find|Ask|Try] [somebody|someone] LOW[.|!]”',
        '“[But I|I] saw no head [over|above] the [table|chair|desk]. [Find|Ask|Try] [somebody|someone] LOW[.|!]”',
      ],
    ),
    'cat.ask': ask(
      [
        '{Cat} the cat is as warm as [the|that] book, so {hero} [asked|woke] him.',
        '{Hero} asked {cat} the cat, warm as [the|that|this] book.',
      ],
      [
        '“[Do you read|Did you open|Have you had] my book?” [said|whispered] {hero}, into his [soft|left|warm] ear.',
        '“[Did you read|Did you open|Did you take] my book, {cat}?” [said|asked] {hero}.',
      ],
    ),
    'cat.clear': clear(
      'cat',
      [
        '“Not me, I just [sit|sleep|lie] on books,” [said|purred|yawned] {cat}.',
        '“Not me, books are my [bed|chair|pillow],” [said|purred|yawned] {cat}.',
      ],
      [
        '“[But in|In] the dark I [bumped|ran|walked] into [somebody|someone] ROUND[.|!]”',
        '“[But|Last night] I [felt|met] a [domed|curved|bumpy] back. [Find|Ask|Try] [somebody|someone] ROUND[.|!]”',
      ],
    ),
    'mouse.ask': ask(
      [
        '{Mouse} the mouse [lives|sleeps] [near|by|close to] the books, so {hero} asked him.',
        '{Hero} asked {mouse} the mouse, who [lives|sleeps|hides] [near|by|among] books.',
      ],
      [
        '“[Do you read|Did you open|Have you had] my book?” [said|whispered] {hero}, [flat|low|nose down] on the floor.',
        '“[Did you read|Did you open|Did you take] my book, {mouse}?” [said|whispered] {hero}.',
      ],
    ),
    'mouse.clear': clear(
      'mouse',
      [
        '“Not me, [one|a|each] page is [too|so] heavy,” [said|squeaked|puffed] {mouse}.',
        '“Not me, I can’t [lift|turn|move] pages,” [said|squeaked|puffed] {mouse}.',
      ],
      [
        '“[But I|I] heard [big|heavy] pages go [flip|over|flap]. [Find|Ask|Try] [somebody|someone] STRONG[.|!]”',
        '“[But the|The] [big|heavy] pages [turned|flapped] [last night|at night]. [Find|Ask|Try] [somebody|someone] STRONG[.|!]”',
      ],
    ),
    'squirrel.ask': ask(
      when(
        'told:leaf',
        [
          '{Squirrel} the squirrel [eats|munches|likes] {leaf} in the garden, so {hero} asked her.',
          '{Hero} asked {squirrel} the squirrel, who [eats|munches|likes] {leaf} in the garden.',
        ],
        [
          '{Squirrel} the squirrel sleeps [by|near|under] the window, so {hero} asked her.',
          '{Hero} asked {squirrel} the squirrel, who sleeps [by|near|under] the window.',
        ],
      ),
      [
        '“[Do you read|Did you open|Have you had] my book?” [called|said] {hero}, [at|through|from] the [gate|bush|window].',
        '“[Did you read|Did you open|Did you take] my book, {squirrel}?” [called|said] {hero}.',
      ],
    ),
    'squirrel.clear': clear(
      'squirrel',
      [
        '“Not me, I can’t [sit|keep|stay] still,” [said|laughed|called] {squirrel}.',
        '“Not me, I [hop|jump|run] and never sit,” [said|laughed|called] {squirrel}.',
      ],
      [
        '“[But I|I] heard [one|a] page at [ten|night], one at dawn. [Find|Ask|Try] [somebody|someone] SLOW[.|!]”',
        '“[But I|I] heard [one|a] page, then [nothing|silence|nothing more]. [Find|Ask|Try] [somebody|someone] SLOW[.|!]”',
      ],
    ),
    'robot.ask': ask(
      [
        '{Robot} the robot [works|sweeps|tidies] [all night|in the dark|at night], so {hero} asked it.',
        '{Hero} asked {robot} the robot, [busy|sweeping|tidying] [all night|in the dark|at night].',
      ],
      [
        '“[Do you read|Did you open|Have you had] my book?” [said|called] {hero}, one {hero.hand} [up|out|high].',
        '“[Did you read|Did you open|Did you take] my book, {robot}?” [said|called] {hero}.',
      ],
    ),
    'robot.clear': clear(
      'robot',
      [
        plants('cold', '“Not me, I’m cold as [a tap|a spoon|ice|a fish],” [said|beeped|hummed] {robot}.'),
        plants('cold', '“Not me, [I’m ice cold|I’m icy cold|I’m stone cold],” [said|beeped|hummed] {robot}.'),
      ],
      [
        '“The book is warm from a [nap|sleep|doze|snooze]. [Find|Ask|Try] [somebody|someone] SLEEPY[.|!]”',
        '“[But I|I] heard a [snore|yawn|long snore] [on|by] the book. [Find|Ask|Try] [somebody|someone] SLEEPY[.|!]”',
      ],
    ),
    stool: [
      takes('chance', {
        sat: [
          when(
            'seated',
            [
              '{Hero} leaned on the stool, [tired of asking|tired|to think], and [somebody|someone] [said|went], “[Oof|Ow|Umf|Mmf]!”',
              '[To rest|For a rest|To think], {hero} leaned on the stool, [flop|plop|bump], and [somebody|someone] [said|went], “[Oof|Ow|Umf|Mmf]!”',
            ],
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
          ),
        ],
        fell: [
          when(
            'seated',
            [
              '{Hero} [raced|hurried] on and bumped the stool, and [somebody|someone] [said|went], “[Oof|Ow|Umf|Mmf]!”',
              '[Bump|Oops|Clonk], {hero} rolled right into the stool, and [somebody|someone] [said|went], “[Oof|Ow|Umf|Mmf]!”',
            ],
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
          ),
        ],
        up: [
          when(
            'seated',
            [
              '{Hero} pushed the stool aside, to [look about|see it all|look round], and [somebody|someone] [said|went], “[Oof|Ow|Umf|Mmf]!”',
              'To see [more|further|it all], {hero} pushed the stool aside, and [somebody|someone] [said|went], “[Oof|Ow|Umf|Mmf]!”',
            ],
            [
              '{Hero} got up on the stool, to [look about|see it all|look round], and [somebody|someone] [said|went], “[Oof|Ow|Umf|Mmf]!”',
              'To see [more|further|it all], {hero} stood on the stool, and [somebody|someone] [said|went], “[Oof|Ow|Umf|Mmf]!”',
            ],
          ),
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
        'But [each of them|every one] [said|had said|just said|only said], “Not me.”',
        'But [each one|one after the other|each in turn] [said|had said|just said|only said], “Not me.”',
      ],
      when('together', ['{Others} thought, too.', '{Others} sat down to think.']),
      asideHere('trouble', {
        person: [
          '¶“[That is|That’s] what I wrote, too,” said {friend}[, and read it again|, and read it twice|].',
          '¶“I wrote [just that|the same],” said {friend}[, and read it again|, and read it twice|].',
        ],
        pet: ['{Friend} [looked|stared|wagged] at the stool[|, and nowhere else|, so hard].'],
      }),
      '¶{refrain}',
    ],
    night: [
      [
        '[That night|So that night|When it was dark] {party} hid [by|behind|under] the table, as [still|quiet] as a [book|shelf|lamp].',
        '[That night|So that night|When it was dark] {party} [lay|sat] [by|behind|under] the table, as [still|quiet] as a [book|shelf|lamp].',
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
        '¶“[The|That|The long] trail [was|is] MINE,” [said|whispered|puffed|sighed] {turtle}.',
        '¶“[Yes, the|Oh, the|Yes, that] trail is [mine|MINE],” [said|whispered|puffed|sighed] {turtle}.',
      ],
      [
        '“I read [a page|a bit|one line|one page] and [sleep|nap|doze|rest] on it.”',
        '“[A|One] [page|line] a night, and I [sleep|nap|doze|rest] on it.”',
      ],
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
          when(
            'seated',
            [
              '“You leaned on me [all day|every day],” said {turtle}, “so I read [along|with you], [up there|word by word].”',
              '“You leaned on me and [read|began to read],” said {turtle}, “so I read [along|with you|too].”',
            ],
            [
              '“You sat on me [all day|every day],” said {turtle}, “so I read [along|with you], [up there|word by word].”',
              '“You sat down on me and [read|began to read],” said {turtle}, “so I read [along|with you|too].”',
            ],
          ),
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
      when(
        'together',
        [
          '[So|Then] {hero}, {turtle} and {others} read [the end|the ending], page by page.',
          '[So|Then] {party} read [the end|on] with {turtle}.',
        ],
        [
          '[So|Then|At last|And so] {hero} and {turtle} read [the end|the last pages], [page by page|slowly].',
          '[So|Then|At last|And so] {turtle} and {hero} read [the end|the last pages], [page by page|page after page].',
        ],
      ),
      takes('seat', {
        feet: swapped('put her feet on {hero}'),
        sat: swapped('sat on {hero}', 'leaned on {hero}'),
        head: swapped('put her head on {hero}'),
        hat: swapped('wore {hero}’s hat'),
        elbow: swapped('leaned on {hero}'),
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
