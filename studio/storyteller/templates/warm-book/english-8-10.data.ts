/** The warm book in English for readers of 8 to 10. */
import {
  adult,
  asideHere,
  given,
  HABIT,
  ifRoom,
  planting,
  plants,
  TURN,
  when,
  type BandText,
  type Line,
  type Option,
  type Passage,
  type TraitLines,
} from '#studio/storyteller/text/passage.ts';
import {
  alongside,
  asksIn,
  bluff,
  byClues,
  chance,
  clearedBy,
  lastPage,
  seat,
} from '#studio/storyteller/templates/warm-book/clues.ts';

/** How this hero reads. */
const habits: TraitLines = {
  interest: [
    'Until then {they} had [mostly|usually] read about {interest}, and this was the first [story|other book] that {they} did not want to [end|be over|finish].',
    'A whole shelf about {interest} stood [nearby|across the room], and for [a week|nine days|ten days] {they} had not so much as [looked|glanced] at it.',
    '{They} had learned from the books about {interest} how to make a good one last: [no peeping|no skipping], and [nobody|no one] says a [word|thing] about the end.',
  ],
  brave: [
    '{They} read the [scary|ghost|shark] chapters [twice|out loud], to show them who was [reading|boss].',
    '{They} read [everything|each page] with one {hero.hand} on the [shark’s|ghost’s|wolf’s] nose, so that it [stayed in there|knew].',
  ],
  curious: [
    '{They} turned every picture [over|upside down], to see what was [behind it|on the back].',
    '{They} read with the dictionary open, [too|beside {them}], to look up the [knots|fish|monsters].',
  ],
  kind: [
    '{They} read aloud, so that the [lamp|moth|potted plant] could hear, too.',
    'Whenever somebody in it was [sad|cold|lost], {they} [patted|stroked] the page.',
  ],
  funny: [
    '{They} did all the voices, and the [horse|door|sea] had the [best|silliest] one.',
    '{They} laughed so [hard|loud] on page [six|eight|nine] that a [lamp|bell|vase] fell over.',
  ],
  shy: [
    '{They} liked it that a book never asks [how you are|who you are|you anything].',
    '{They} had a corner where nobody looked but the [sun|dust|moth].',
  ],
  stubborn: [
    '“To the end of the page,” {they} had said, [five|six|seven] pages [ago|before].',
    '{They} read each [hard|long] word [again and again|over and over] until it [gave up|was soft].',
  ],
  dreamy: [
    'After each page {they} [sailed|flew] out of the window for a [bit|while].',
    '{They} had to be called [twice|three times], being [at sea|on the moon] with it.',
  ],
  careful: [
    '{They} turned each page by the corner, as one turns a [pancake|sleeping cat].',
    '{They} [wiped|washed] {their} nose before each chapter, so as to [leave no spots|keep it clean].',
  ],
  energetic: [
    '{They} read [out loud|upside down|singing], and [clapped|cheered] at every full stop.',
    'Whenever somebody in it [ran|galloped|fled], {they} [raced|went] once round the [desk|rug|hall].',
  ],
  clever: [
    '{They} had guessed on page [three|five|six] who had the [key|gold], but not why.',
    '{They} kept a list of its [mistakes|clues], and so far there were [two|four|five].',
  ],
};

/** What makes a hero think of telling the end, which no reader can bear. */
const turns: TraitLines = {
  interest: [
    'Nothing could [call|get] {hero} away from a book about {interest}, not [supper|cake] and not [shouting|bedtime]. Only one thing [had ever worked|ever did|could]: [to begin telling|beginning to tell] the end.',
    '{Hero} thought of all the hours with books about {interest}, and when {they} had [ever |]cried out [in the middle of|over] one. It was [always|only] when somebody told the end.',
    '“Suppose it were a book about {interest},” {hero} [thought|told {themselves}], “and I [sat|lay] hidden in the dark. What would [fetch|bring|drive] me out? [Somebody|Someone] telling me the end.”',
  ],
  brave: [
    '{Hero} was afraid of [hardly anything|very little], but [all day|that day] there had been one thing that made {them} [shout|yell]: to be told the end.',
    'There was one thing that even {hero} could not [face|stand up to], and [all day|since morning] they had been [doing it to|trying it on] {them}: telling the end.',
  ],
  curious: [
    'When does a reader [shout|cry out], whether they [want|mean] to or not? {Hero} had only to [think back|ask {themselves}]: to be told the end.',
    'Why had {hero} [been so loud|shouted so much] [all day|since morning]? Because somebody had [always|each time] wanted to tell {them} the end.',
  ],
  kind: [
    '{Hero} did not want to [frighten|scare|trap] a reader, only to [meet|find] one, and there was just one [mean|unkind] thing that would [do|work]: to tell the end.',
    'A light would only have [frightened|scared] them, thought {hero}. But [every|any] reader will [speak up|call out] before they let anyone tell them the end.',
  ],
  funny: [
    'Then {hero} had an idea so [wicked|bad|good] that it [tickled|itched]: to do what had been done to {them} [all day|since morning], and tell the end.',
    'All day they had [chased|hunted] {hero} with the end of that book. [Now|It was time] {they} would [chase|hunt] somebody with it, [and had to grin|too].',
  ],
  shy: [
    '{Hero}, who was never [loud|noisy], had been loud [all day|since morning], and every time for the same [reason|cause]: somebody was going to tell the end.',
    '{Hero} knew [how to|how one can] keep still [for hours|all evening]. Only one thing had [ever|yet] made {them} [shout|call out], and that was to be told the end.',
  ],
  stubborn: [
    '{Hero} would not go to bed [without a name|before {they} knew]. And what would {they} not have [put up with|allowed], [all day|that day]? To be told the end.',
    'Nobody may tell {hero} the end, not [once|ever]. So [perhaps|surely] nobody may tell it to [that|this] reader, either.',
  ],
  dreamy: [
    'In {hero’s} head the day went by [again|once more], with [everybody|all those] who had opened their mouths to tell the end, and {hero} [sat|woke] up.',
    '{Hero} saw {themselves}, [again and again|time after time], with both ears covered, [shouting|calling]. That was it: one [only had|just had] to tell the end.',
  ],
  careful: [
    '{Hero} went through the [whole day|day] [once more|step by step]. What had made {them} [shout|call out] each time? That somebody was going to tell the end.',
    'No [light|net] and no noise, {hero} [decided|thought]. It would take only [words|a few words], the ones {they} had not let anybody say: the end.',
  ],
  energetic: [
    'Sitting still [hurt|itched|pinched]. {Hero} had [fled|rushed off] [all day|since morning] for only one reason, because somebody was going to tell the end.',
    'Suddenly {hero} [had|found] an idea. Who can sit still, [in the dark or anywhere|behind a table or elsewhere], while somebody tells the end?',
  ],
  clever: [
    'You catch a [mouse|fish] with what it [likes|loves], thought {hero}, and a reader with what no reader can [bear|stand]: to be told the end.',
    '{Hero} [put two and two together|added it up]: whoever had not [got to|read] the end would [do as {they} did|be as loud as {they} had been], if somebody told it.',
  ],
};

/** Somebody who knows the end, on the way to bed; long enough to tell a book of eight spreads from the others. */
const nearlyTold = (...said: readonly string[]): Line =>
  ifRoom(
    ...planting(
      'long',
      ...said.flatMap((who) => [
        `¶Then, in the passage, ${who} “[In the end|At the very end|On the last page|When it ends], [they|it|he|she]…” {refrain} cried {hero}, and [raced|fled|hurried] off to bed with both ears [covered|shut].`,
        `¶In the passage ${who} “[In the end|At the very end|On the last page|When it ends], [they|it|he|she]…” {refrain} [shouted|called] {hero}, and [raced|fled|hurried] off to bed with both ears [covered|shut].`,
      ]),
    ),
  );

const QUESTIONS = {
  first: [
    '“[Is it you who reads|So it’s you who reads|Could it be you who reads] [my book|this] [at night|in the dark]?” asked {hero}.',
    '“[Somebody reads|Someone has been reading] this [at night|in the dark],” said {hero}. “[Is it|Was it|Could it be] you?”',
    '{Hero} held [up|out] the book and asked, “[Do you read this|Is this what you read|Have you been reading this] [at night|in the dark]?”',
  ],
  second: [
    '“[Only|Just|Please just] nod,” said {hero}[, wiser now|, on guard|], “if you know how [my book|this] ends.”',
    '“[Just yes or no|Only yes or no|One word, please], do you know how [my book|this|it] ends?” asked {hero}[, wiser now|, on guard|].',
    '“[If you know how this ends|In case you know how this ends], [a nod will do|a nod is enough|you need only nod],” said {hero}[, wiser now|, on guard|].',
  ],
  third: [
    '{Hero} covered both ears first, this time, and [then |]shouted, “[Do you know how|Do you know, too, how] [my book|this|it] ends?”',
    '“Do you know how [my book|this|it] ends?” [shouted|called] {hero}, [this time|now] with both ears covered [already|from the start|to be safe].',
    'This time {hero} covered both ears before [asking|opening {their} mouth]. “Do you, too, know how [my book|this|it] ends?”',
  ],
} as const;

const REFUSALS = {
  first: [
    '{refrain} cried {hero}, [quickly |at once ]covering both ears.',
    '{refrain} [shouted|called] {hero}, and covered both ears.',
    '{refrain} cried {hero}, [and hummed|with both ears covered|and sang].',
  ],
  second: [
    '{refrain} cried {hero}, [just in time|louder than before].',
    '{refrain} [shouted|called] {hero}, [even louder|only just in time].',
    '{refrain} cried {hero}, for [nobody just nods|a nod was too little|some can’t just nod].',
  ],
  third: [
    '{refrain} cried {hero}, since [an end gets in everywhere|one can see an end coming|even covered ears have gaps].',
    '{refrain} [shouted|called] {hero}, and raced round [a shelf|the shelves|a table].',
    '{refrain} cried {hero}, and shut both eyes[, too|, as well|, to be safe].',
  ],
} as const;

/** Somebody is asked, and begins to tell the end: the first, the second and the third time. */
const asks = (why: readonly Option[], knows: string): Passage => asksIn(REFUSALS)(QUESTIONS, why, knows);

/** What those who came along do meanwhile. */
const company = alongside(
  [
    '{Others} searched under the [shelves|tables], and found [dust|only dust|dust and more dust].',
    '{Others} took the other half of the floor, and found [dust|only dust|dust and more dust].',
  ],
  [
    '{Others} guarded the [door|stairs], in case anybody [fled|made a run for it].',
    '{Others} [watched|minded] the [door|stairs], and nobody got past.',
  ],
);

/** Somebody has nothing to do with it, which only long books prove, and knows something about who has. */
const cleared = (
  who: string,
  proof: readonly Option[],
  clue: readonly Option[],
  short: readonly Option[],
  what: string,
): Passage =>
  clearedBy(
    { proof, clue, short },
    [
      `¶“[Whoever|Anyone who] knows the end [needn’t|has no need to] get up at night for it,” said {hero}. “I [want|need|am looking for] somebody ${what}.”`,
      `¶So it was not ${who}, for who [gets up|creeps out] at night for an end they know? “Somebody ${what},” wrote {hero}[| in the dust| on a card].`,
      `¶[A reader who|Somebody who] knows the end, thought {hero}, does not [creep out|get up] at night for it, so it [had to|must] be somebody ${what}.`,
    ],
    [
      `¶[That made two|So there were two] who knew the end, and [it was nearly noon|the morning was over]. “I [want|need|am looking for] somebody ${what} who doesn’t know it,” [said|wrote|sighed] {hero}.`,
      `¶So ${who} knew it, too, and [it was nearly noon|the morning was over]. {Hero} [wanted|needed|was looking for] somebody ${what} who knew as little of it as {they} did.`,
      `¶“You know it, so [you can go|that lets you off],” said {hero}, and [covered both ears|backed away] before more of it came. “I [want|need|am looking for] somebody ${what} who doesn’t.”`,
    ],
    [
      `¶So that was the third who knew, and it [looked|seemed] as if the whole [house|building] did, but for {hero} and somebody ${what}.`,
      `¶{Hero} let ${who} go, and [began to feel|felt] rather alone. Who was left that didn’t know it? [Only|None but] {hero}, and somebody ${what}.`,
      `¶“Does [nobody|no one] here NOT know it?” [asked|said] {hero}, and let ${who} go. In so big a library there had to be one, [and one who was|somebody] ${what}.`,
    ],
  );

const clearedOf =
  (ref: string) =>
  (...known: Parameters<typeof cleared>): Passage => [...cleared(...known), company(ref)];

/** Where the hero reads, and what the stool is good for. */
const sitting = (...ways: readonly string[]): Line =>
  when(
    'together',
    planting(
      'stool',
      ...ways.map(
        (way) =>
          `[All week|That week] {party} [slept|had beds|had rooms] [over|above] {library}, and [by day|all day long|every day] {hero} ${way}.`,
      ),
    ),
    planting(
      'stool',
      ...ways.map(
        (way) =>
          `[All week|That week] {hero} [slept|had a bed|had a room] [over|above] {library}, and [by day|all day long|every day] {they} ${way}.`,
      ),
    ),
  );

/** The trail in the dust, which ends at the stool. */
const tracks = (glass: string): readonly Option[] => [
  `¶So {they} took ${glass}. A thin line in the dust [ran|led|went] from the book to the {stool}, [as slow as|slower than] a snail’s. “There [they sat|the reader sat] down,” said {hero}, and looked no further.`,
  `¶To find out who it was, {hero} bent low with ${glass}. From the book to the {stool} [ran|led|went] a [thin|faint], [slow|patient] line in the dust. “They sat down [there|on that] for a rest,” [said|decided] {hero}.`,
  `¶With ${glass} {they} found one thin, [slow|patient] line in the dust, from the book to the {stool}, and there it [stopped|ended]. “[Aha|I see], they sat down,” said {hero}, and [crept on|looked elsewhere].`,
];

const listed = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** What each of those who were asked knows about the reader. */
const CLUES = { owl: 'slow', cat: 'low', mouse: 'round', squirrel: 'patient', robot: 'heavy' } as const;

/** How the hero used her, and what is said of it. */
const used = (did: string): readonly Option[] => [
  `¶“[So that’s|That’s] why it’s warm! And I’ve ${did} all week,” [said|cried] {hero}. “I read along[ with you|],” said {turtle}, “until [the bell rang|you went to bed], and [then|after that] I could not [wait|bear it].”`,
  `¶“[So that’s|That’s] what warms it, and I’ve ${did} all week,” [whispered|said] {hero}. “And read half aloud,” said {turtle}, “and [stopped|went to bed] [at|just at] the best bit, so what [was I to do|could I do]?”`,
];

/** {Hero} makes up an end. */
const bluffed = (what: string): readonly Option[] => [
  `¶So {hero}, who had not read it [yet|that far], said, [loud and clear|very clearly], “[Shall I tell you|Who wants to know] how {book} ends? [On the last page|At the very end|Right at the end] ${what}…”`,
  `¶“I know how {book} ends,” said {hero} [loudly|aloud], and made up the rest. “[On the last page|At the very end|Right at the end] ${what}…”`,
  `¶“This is how {book} ends,” said {hero}, [loud and clear|very loudly], without [any|the least|the faintest] idea. “[On the last page|At the very end|Right at the end] ${what}…”`,
];

const asksOf = (what: string): readonly Option[] => [
  `“[Just one thing|Only one thing|Just tell me this|Only tell me this],” [begged|said] {turtle}: “${what}?” “I made [that|it all] up,” [said|admitted] {hero}, “I [don’t know|haven’t read] the end[, either| yet].”`,
  `“[I don’t want to know|I’m not asking|Don’t tell me],” said {turtle}, “but ${what}?” {Hero} had to [own up|say] that it was [only |]made up, and that {they} [did not know|had not read] the end, either.`,
  `{Turtle} [fought with herself|held out for a minute|did not ask, at first]. “But ${what}?” she [whispered|asked] then. “I made [that|it all] up,” said {hero}, “I [don’t know|haven’t read] the end[, either| yet].”`,
];

export const english810: BandText = {
  refrains: [
    '“Don’t tell me the end!”',
    '“Not a word about the end!”',
    '“Stop, not the end!”',
    '“No, don’t say how it ends!”',
    '“Please, anything but the end!”',
  ],
  beats: {
    open: [
      seat({
        feet: sitting(
          'sat there with both feet on {a stool}, [reading|deep in] {book}',
          'put both feet [up |]on {a stool} there and read {book}',
        ),
        sat: when(
          'seated',
          sitting(
            'leaned there on {a stool}, [reading|deep in] {book}',
            'leaned [back |]on {a stool} there and read {book}',
          ),
          sitting('sat there on {a stool}, [reading|deep in] {book}', 'sat [down |]on {a stool} there and read {book}'),
        ),
        hat: sitting(
          'hung {their} hat on {a stool} there and read {book}',
          'sat there, {their} hat on {a stool}, [reading|deep in] {book}',
        ),
      }),
      { more: HABIT },
      [
        given(
          'not adults',
          'One evening the bell rang [ten|twelve|eleven] pages [from|before] the end, so {they} put in {a bookmark} and hid the book on the {shelf}.',
          'Then the bell rang, one evening, [ten|twelve|eleven] pages [from|before] the end, so {they} hid the book on the {shelf}, with {a bookmark} [in it|inside].',
          'But one evening the bell rang with [ten|twelve|eleven] pages [left|to go], so {they} put in {a bookmark}, and hid the book on the {shelf}.',
        ),
        given(
          'adults',
          'One evening {adults} rang the bell [ten|twelve|eleven] pages [from|before] the end, so {hero} put in {a bookmark} and hid the book on the {shelf}.',
          'Then {adults} rang the bell, one evening, [ten|twelve|eleven] pages [from|before] the end, so {hero} hid the book on the {shelf}, with {a bookmark} [in it|inside].',
          'But one evening {adults} rang the bell with [ten|twelve|eleven] pages [left|to go], so {hero} put in {a bookmark}, and hid the book on the {shelf}.',
        ),
      ],
      when(
        'adults',
        nearlyTold('{adults} began to tell the end:', '{adults} said,'),
        nearlyTold('[somebody|someone] began to tell the end:', '[somebody|someone] said,'),
      ),
    ],
    warm: [
      when(
        'told:long',
        [
          'In the morning it lay [wide |]open on the [rug|tiles|floor], and the page was as warm as a [chair|bed|cap] that [somebody|someone] has just left.',
          '[At dawn|At first light|At sunrise] it lay [wide |]open on the [rug|tiles|floor], and its page was warm, as if [somebody|someone] had [only |]just got up from it.',
          'And in the morning it was not in its place. It lay open on the [rug|tiles|floor], and warm, as if [somebody|someone|its owner] had got up from it a moment [before|ago].',
        ],
        [
          'In the morning it lay open on the [rug|tiles|floor], [as warm as|warm as] a [chair|bed|cap] [somebody|someone] has just left.',
          'At [sunrise|daybreak|dawn] it lay open on the [rug|tiles|floor], warm as a [chair|bed|cap] [somebody|someone] has just left.',
        ],
      ),
      when('told:long', [
        'It was not the sun, which was [not up|still in bed|not there yet], and books do not [run a temperature|heat themselves|get a fever].',
        'That was [strange|odd|new], for the sun [was not up|had not come in] yet, and books are [never|not] warm before [breakfast|seven|lunch].',
      ]),
      when(
        'told:long',
        [
          '¶[Six|Five] pages from the end lay a second bookmark, {a leaf} leaf, [bitten|nibbled]. [Somebody|Someone] else was reading it[ at night|], and was [ahead|winning].',
          '¶It had a second bookmark, too, [six|five] pages from the end: {a leaf} leaf, [bitten|nibbled]. So [somebody|someone] else was reading it, and was [ahead|winning].',
          '¶And [six|five] pages from the end [somebody|someone] had left {a leaf} leaf, [bitten|nibbled], for a bookmark. {Hero} was not the only reader, and not the [first|fastest].',
        ],
        [
          '¶[Further on|Nearer the end] lay [a second|another] bookmark, {a leaf} leaf, [bitten|nibbled]. [Somebody|Someone] else was reading it, and was [ahead|winning].',
          '¶There was {a leaf} leaf in it, too, [bitten|nibbled], [further on|nearer the end]. So [somebody|someone] else was reading it, and was [ahead|winning].',
        ],
      ),
    ],
    case: [
      [
        '{Hero} could have read the [last|other] pages [before breakfast|at once]. But [somebody|someone] else loved {book} as much, and better than any end, {hero} [thought|found], is to have [somebody|someone] to gasp with.',
        'The [last|other] pages would not have taken [long|an hour]. But {hero} [closed|shut] the book, for an end is [twice as good|far better] with another reader to gasp with, and [here|there] was one.',
        'There was [still |]time to read the [end|rest] before breakfast. But [somebody|someone] else loved this book, and {hero} had never [yet |]met [anybody|anyone] who read slowly enough to gasp with.',
      ],
      when(
        'giver',
        tracks('the [big|good|round] magnifying glass from {giver}'),
        tracks('a [big|good|round] magnifying glass'),
      ),
      asideHere('way', {
        person: [
          'So {friend} sat down there, too, and [wrote|noted], “No clues [so far|yet].”',
          '{Friend} sat down on it, to write [everything down|it all down], and found it strangely [soft|warm].',
        ],
        pet: ['{Friend} sat down before it, and would not [go on|come along]. “Not now, {friend},” said {hero}.'],
      }),
    ],
    'owl.ask': asks(
      [
        '[Nobody|No one] [sat|stayed] up later than {owl} the owl, so {hero} [called|pointed] up to her [top|high] shelf.',
        '{Owl} the owl [read|sat up] all night, as [everybody|everyone] knew, and {hero} [went|waited] under her [top|high] shelf.',
        'Who is [up|awake] at night? {Hero} [looked|called] up to {owl} the owl, [high|far] up on her shelf.',
      ],
      '“I know [it|that one] by heart,” [said|answered] {owl}, “and [in the end|at the very end]…”',
    ),
    'owl.clear': clearedOf('owl')(
      '{owl}',
      [
        '“And [besides|anyway], me? Down on the FLOOR, below shelf [nine|seven|eight]?” {Owl} looked over the edge, [swayed|turned pale], and [held on tight|shut her eyes].',
        '{Owl} was [quite |]hurt. She never went below shelf [nine|seven|eight], and when she looked down at the floor, to [say so|show it], she [swayed|turned pale] and had to [hold on|shut her eyes].',
      ],
      [
        '“But I do hear [somebody|someone] down there,” she [said|added], “[one page|a page], and then nothing for [an hour|a whole hour|half the night].”',
        '“[Somebody|Someone] does read down there,” she [said|added]. “I hear [one page|a page], and then nothing for [an hour|a whole hour|half the night].”',
      ],
      [
        '¶“I [only |]hear the pages [turn |]down there,” [said|added] {owl}, “[one|about one] an hour.”',
        '¶“Down there [somebody|someone] reads,” [said|added] {owl}, “[one page|a page] an hour.”',
      ],
      'slow',
    ),
    'cat.ask': asks(
      [
        'The page had been warm, so {hero} laid a {hero.hand} on {cat} the cat, [who lay|asleep] on his cushion.',
        'What is always warm? {Hero} laid a {hero.hand} on {cat} the cat, who lay [asleep|stretched out] on his cushion.',
        '{Cat} the cat lay on his cushion, and when {hero} [touched|felt] him, he was [just |]as warm as the page.',
      ],
      '“I [slept|dozed] right through it, up to the last page,” [said|yawned|purred] {cat}, “[where|and there]…”',
    ),
    'cat.clear': clearedOf('cat')(
      '{cat}',
      [
        plants(
          'sneezed',
          'As a [last|further] test, {hero} held the leaf [out to him|under his nose]. {Cat} sneezed [nine|seven|eight] times and backed [off|away], and [no cat|nobody] can [act|fake] that.',
        ),
        plants(
          'sneezed',
          '{Hero} held out the {leaf} leaf, [to be quite sure|just to see], and {cat} sneezed [nine|seven|eight] times. He couldn’t [even |]bear the smell, [never mind the taste|let alone eat it].',
        ),
        '“[Besides|And anyway], this is what I [do with|use] books[| for],” said {cat}, sat down on {book}, and it shut [under him|beneath him], flump, like a [lid|sandwich|trap].',
      ],
      [
        '“But [somebody|someone] goes past me at night,” he [said|said then], “low on the floor, [shuff, shuff|shuff, scrape], and [never jumps|not one jump in it].”',
        '“At night [somebody|someone] goes by my cushion,” he [said|said then], “low on the floor, [shuff, shuff|shuff, scrape], and [never jumps|without a jump].”',
      ],
      [
        '¶“[Somebody|Someone] else goes [past me|by] at night,” [said|added] {cat}, “low [on|down on] the floor.”',
        '¶“At night [somebody|someone] goes [past me|by],” [said|added] {cat}, “[as |]low as a rug.”',
      ],
      'low',
    ),
    'mouse.ask': asks(
      [
        '[Beside|Next to] the {shelf} lived {mouse} the mouse, [behind|with] a door as high as a thumb, and {hero} knocked.',
        '{Hero} leaned down and knocked at a door as high as a thumb, where {mouse} the mouse lived[|, all crumbs].',
        'Who lived [nearest|closest]? {Mouse} the mouse did, and {hero} leaned down and knocked at his door, which was as high as a thumb.',
      ],
      '“I once ate [another copy|the other copy],” [said|squeaked] {mouse}, “and the last page was the [best|sweetest|juiciest], because…”',
    ),
    'mouse.clear': clearedOf('mouse')(
      '{mouse}',
      [
        '“[Besides|And anyway], look at the size of me,” said {mouse}. He pushed at the cover with all his [strength|might] until it rose as high as an eyebrow, and fell shut [again|on his tail].',
        '{Mouse} [offered to|said he would] show how he opened a book like that. He [heaved|pushed] at the cover [until he was red|with all his might], it rose as high as an eyebrow, and [down it came|fell shut again].',
      ],
      [
        '“But [somebody|someone] goes by my door at night,” [puffed|panted] {mouse}, “as round as a [hill|bun|pot], and [for hours|it takes for ever].”',
        '“At night [somebody|someone] comes by here,” [puffed|panted] {mouse}, “as round as a [hill|bun|pot], and takes [hours|ages] to get past my door.”',
      ],
      [
        '¶“[Somebody|Someone] else goes [past me|by] at night,” [said|added] {mouse}, “[as |]round as a [bun|hill|pot].”',
        '¶“At night [somebody|someone] comes by,” [said|added] {mouse}, “[as |]round as a [bun|hill|pot].”',
      ],
      'round',
    ),
    'squirrel.ask': asks(
      [
        'In the garden, where the {leaf} grew, {hero} [found|met] {squirrel} the squirrel, with [both cheeks|her mouth] full.',
        'Who ate {leaf}? Out in the garden {hero} [found|met] {squirrel} the squirrel, with [both cheeks|her mouth] full of it.',
        '{Hero} went to see where the {leaf} grew, and [in|out in] the garden stood {squirrel} the squirrel, [both cheeks|her mouth] full.',
      ],
      '“I only [ever |]read last pages,” [said|cried|chirped] {squirrel}, “and on [that one|this one]…”',
    ),
    'squirrel.clear': clearedOf('squirrel')(
      '{squirrel}',
      [
        '“[Besides|And anyway], a whole page, SITTING?” cried {squirrel} from the [wall|bench]. “I’d be in [Spain|China|Peru] by the second line!” [she added|came her voice] from the [roof|gutter|fig tree].',
        '“[Besides|And anyway], who can sit through a whole page?” [cried|called] {squirrel}, and she was [already|by then] on the [wall|bench], the [roof|gutter], and the [wall|bench] again.',
      ],
      [
        '“But [somebody|someone] eats my {leaf} at dawn,” she [said|added], “and takes an hour over [one leaf|a leaf]. [An HOUR|A whole HOUR]!”',
        '“But [somebody|someone] is at my {leaf} [early|each morning],” she [said|added], “chewing [one leaf|a leaf] for an hour. [An HOUR|A whole HOUR]!”',
      ],
      [
        '¶“[Somebody|Someone] else chews [one|a single] leaf here for an HOUR,” [said|added|cried] {squirrel}.',
        '¶“There’s [somebody|someone] who eats [one|a single] leaf an HOUR,” [said|added|cried] {squirrel}.',
      ],
      'patient',
    ),
    'robot.ask': asks(
      [
        'All night {robot} the robot [tidied|dusted] {library}, so {hero} stepped in its way, one {hero.hand} [up|out].',
        '{Robot} the robot never sleeps, which [looks bad|is odd] in a case like this, so {hero} stepped in its way.',
        'Who was alone with the books [all night|until dawn]? {Hero} stepped in the way of {robot} the robot, one {hero.hand} [up|out].',
      ],
      '“I [keep|have] all the last [pages|lines] in store,” [said|hummed] {robot}, “and this one [goes|reads]…”',
    ),
    'robot.clear': clearedOf('robot')(
      '{robot}',
      [
        plants(
          'cold',
          'To be quite sure, {hero} laid a {hero.hand} on its [front|chest], and it was as cold as a [spoon|tap]. {Robot} [held still|blinked]. “[Again|Once more], please,” it said.',
        ),
        plants(
          'cold',
          'Its [front|chest], when {hero} laid a {hero.hand} on it, was as cold as a [spoon|tap], and warmed no [page|book]. “[Nobody does that|Stay there],” said {robot}, [quite moved|blinking].',
        ),
        '“And [besides|anyway], leave a book on the FLOOR?” said {robot}, and hugged the book that it was [carrying|putting away]. “I put [nine|seven|eight] thousand to bed [each night|every night], and not one on the floor.”',
      ],
      [
        '“But one thing in this [hall|room] is never where I left it,” it [said|added], “and it is too heavy to [put|carry] back.”',
        '“There is one thing that I [put straight|tidy] every night,” it [said|added], “and by morning it has moved, though it is [so|far too] heavy.”',
      ],
      [
        '¶“But [one thing|something] here moves at night,” it [said|added], “and [is|it’s] heavy.”',
        '¶“There is [one thing|something] that moves at night,” it [said|added], “[something|and it’s] heavy.”',
      ],
      'heavy',
    ),
    stool: [
      chance({
        fell: [
          when(
            'seated',
            [
              'On the way to the next one {hero} ran into the {stool}. It had been by the [window|lamp|door] that morning, [or so it seemed|surely]. “Pardon,” {they} said, as one does, and it was as if somebody [down there|very low] said, “Not at all.”',
              'Still [looking back|looking up|writing], {hero} ran into the {stool}, which had [surely |]been by the [window|lamp|door] that morning. “Pardon,” {they} said, and [something|somebody] seemed to [murmur|reply], “Not at all.”',
            ],
            planting(
              'fell',
              'On the way to the next one {hero} fell over the {stool}. It had been by the [window|lamp|door] that morning, [or so it seemed|surely]. “Pardon,” {they} said, as one does, and it was as if somebody [down there|very low] said, “Not at all.”',
              'Still [looking back|looking up|writing], {hero} fell over the {stool}, which had [surely |]been by the [window|lamp|door] that morning. “Pardon,” {they} said, and [something|somebody] seemed to [murmur|reply], “Not at all.”',
            ),
          ),
        ],
        sat: [
          when(
            'seated',
            [
              'So much asking makes one tired, and {hero} leaned on the {stool}, [with a bump|flump]. It [sighed|gave a sigh]. “Pardon,” {they} said, as one does, and it was as if somebody [down there|very low] said, “Not at all.”',
              'To think about that, {hero} leaned on the {stool}, which let out a [long|deep] breath. “Pardon,” {they} said, from [habit|good manners], and [something|somebody] seemed to [murmur|reply], “Not at all.”',
            ],
            planting(
              'sat',
              'So much asking makes one tired, and {hero} sat down on the {stool}, [with a bump|flump]. It [sighed|gave a sigh]. “Pardon,” {they} said, as one does, and it was as if somebody [down there|very low] said, “Not at all.”',
              'To think about that, {hero} sat down on the {stool}, which let out a [long|deep] breath. “Pardon,” {they} said, from [habit|good manners], and [something|somebody] seemed to [murmur|reply], “Not at all.”',
            ),
          ),
        ],
        pulled: [
          planting(
            'pulled',
            'To [see|look] further, {hero} [wanted|tried] to pull the {stool} to the [window|shelf|ladder]. It pulled the other way. “Pardon,” {they} said, as one does, and it was as if somebody [down there|very low] said, “Not at all.”',
            '{Hero} pulled at the {stool}, to get up and see more, and it would not [come|move]. “Pardon,” {they} said, from [habit|good manners], and [something|somebody] seemed to [murmur|reply], “Not at all.”',
          ),
        ],
      }),
      [
        '¶Under it lay [some crumbs|a crumb] of {leaf}, still wet. But it was a reader that {hero} was looking for, and nobody looks for a reader under a stool, so {they} [went on|got up and went on] to the [third|next].',
        '¶[Beside|Next to] it lay [some crumbs|a crumb] of {leaf}, quite fresh. {Hero} [saw them and thought|thought only] of lunch. Then {they} [went on|got up and went on] asking, since [stools|things like that] have nothing to tell.',
        '¶{Hero} looked [up|left and right], behind the [curtain|lamp] and [out|out of the window], but not down, where some {leaf} [lay|was lying]. There was [nobody|no one], so {they} [went on|got up and went on] to the [third|next].',
      ],
    ],
    think: [
      byClues(CLUES, (clues) => [
        `At sunset {hero} leaned on the {stool} and [added it up|thought it over]: somebody warm, ${listed(clues)}, with a taste for {leaf}. It [was|fitted] neither {helper1} nor {helper2}.`,
        `[Elbows|Chin] on the {stool}, {hero} [thought it over|added it up] as it got dark. Somebody warm, ${listed(clues)}, who ate {leaf}! It [was|fitted] neither {helper1} nor {helper2}.`,
        `“Warm, ${listed(clues)}, and eats {leaf},” [said|read] {hero} at sunset, leaning on the {stool}. [Nobody in the house was like that|{They} knew nobody like that]. It was not {helper1}, and not {helper2}.`,
      ]),
      [
        '¶[Only|But] one thing was [sure|certain]: whoever read in this [house|place] at night did not know the end yet, and would [surely |]come back for it [this very night|that night].',
        '¶[But|Only] whoever did not know how {book} ended [had to|would surely] come back for the last pages, [this very night|that night].',
      ],
      when('together', [
        '{Others} sat down [close by|round about], to help with the thinking.',
        '{Others} thought as well, [aloud|out loud|in silence].',
      ]),
      asideHere('trouble', {
        person: [
          '“[I just hope|Let’s hope] nobody tells THEM the end,” said {friend}, and {hero} [sat|looked] up.',
          '“If {helper1} meets them, they’ll [be told|hear] the end,” said {friend}, and {hero} [sat|looked] up.',
        ],
        pet: [
          '{Friend} [stared|looked] at the {stool}, [patiently|with great patience], as one does with [beginners|slow people].',
        ],
      }),
      when('told:long', [
        'So the book [went back|stayed] on the rug, and {hero} did not go [up |]to bed.',
        'So {hero} laid the book [back |]on the rug[, open|], and hid [behind the table|near by].',
      ]),
    ],
    night: [
      [
        'Behind the table {party} [waited|kept still] in the dark, [and|while] the moon lay on the open book. Ten struck, then eleven, and [nobody|nothing|no one] came.',
        'It was dark behind the table, where {party} [waited|kept watch|kept still]. Nobody came at ten, and at eleven nobody [came again|came either|came once more].',
      ],
      [
        '¶Then, [shuff, shuff|shuff, scrape], low on the floor and in no hurry, [something|somebody] was there. A page rose, [thought about it|took its time], and [turned over|lay down on the other side].',
        '¶Then there was a [noise|sound], low on the floor and in no hurry: [shuff, shuff|shuff, scrape]. A page stood up, [thought about it|took its time], and turned over.',
      ],
      asideHere('trouble', {
        person: ['{Friend} held on to {hero}, and {hero} held on to {friend}, so that [neither|nobody] could run.'],
        pet: ['{Friend} lifted one ear and put it down again. It was only [who it always was|the usual].'],
      }),
      planting(
        'heard',
        '{Hero} looked until {their} eyes [watered|hurt], but on that rug was [nobody|no one], [nothing|nothing there] but the {stool}.',
        'But who had turned it? {Hero} saw the [rug|carpet], the [moon|moonlight], the {stool}, and [nobody|no one] [at all|else|there].',
      ),
    ],
    turn: [
      when(
        'told:heard',
        [
          '[But whoever|Whoever] can’t be seen can still be heard, if only they [call out|speak up]. And what [makes|could make|will make] a reader do [that|it]?',
          'Somebody who could not be seen [would have to|had to] be made to [call out|speak up], thought {hero}. But [how|with what]?',
          'If {hero} could not see the reader, then the reader would have to [call out|speak up|shout]. But [who does that|why should they], in the [dark|night]?',
        ],
        [
          'So that night {party} hid [in the dark|behind the table]. [Fff|Ffft], a page turned, and [nobody|no one] was there, only the stool. What [would|could] make such a reader [call out|speak up|shout]?',
          'That night, from [the dark|behind the table], {hero} [saw|watched] a page turn, [fff|ffft], with [nobody|no one] near it but the stool. How [could|does] one make [them|such a reader] [call out|speak up|shout]?',
        ],
      ),
      TURN,
      bluff({
        box: bluffed('[they open|somebody opens] the box, and in it'),
        mask: bluffed('[somebody takes|they take] off the mask, and under it'),
        letter: bluffed('the [lost|long] letter comes, and in it'),
        uncle: bluffed('the [lost|long-lost] uncle comes back, and with him'),
      }),
      asideHere('turn', {
        person: ['{Friend} [quickly |]covered both ears, in case it was [true|the real one].'],
        pet: ['{Friend} looked [at the {stool}|over there], as if to say [sorry|“here it comes”].'],
      }),
    ],
    reveal: [
      [
        '{refrain} And this time it was not {hero} who [cried|shouted|called] it, but [the stool|the footstool|that stool].',
        '{refrain} cried a [small|dry|cracked] voice, but [for once|this time] it was not {hero’s}, it was the [stool’s|footstool’s].',
        '{refrain} [cried|shouted] somebody, but {hero’s} mouth was shut. It [came from|had been] the [stool|footstool].',
      ],
      [
        'It had [put out|grown] a neck, it had {leaf} on its chin, and it was {turtle}, a turtle. “[Only two|Only three|Just two|Just three] pages left,” she [said|begged], “and I must lie down on each, to think.”',
        'Out of it [came|looked] a [green|wrinkled|worried] face, {leaf} on its chin: {turtle}, a turtle. “I lie down on each page, to think,” she [said|begged], “and I’ve [only|just] [two|three] to go.”',
        'It had a [neck|head], and {leaf} on its chin, and was {turtle}, a turtle. “[A few|Just a few] pages left,” she [said|begged], “and each must be lain on, [till I understand it|to let it sink in].”',
      ],
      seat({
        feet: used('[had|put] my feet on you'),
        sat: when('seated', used('[been leaning|leaned] on you'), used('[been sitting|sat] on you')),
        hat: used('[hung|left] my hat on you'),
      }),
      asideHere('turn', {
        person: ['“I sat on her, too,” [said|groaned] {friend}, “to [look for|find|think about] clues.”'],
        pet: ['{Friend} licked {turtle’s} nose, like [an old friend|somebody who had known for years].'],
      }),
    ],
    tell: [
      [
        '“[Fifty|Sixty] years ago I came in to get [warm|dry] and fell asleep,” said {turtle}, “and woke up with [a judge|a poet|an uncle] sitting on me. He did not say pardon, [only you ever did|as you did|you were the first].”',
        '“I only came in to get [warm|dry], [fifty|sixty] years ago,” said {turtle}, “and [a judge|a poet|an uncle] put his feet up on me. He did not say pardon, [only you ever did|as you did|you were the first], but he looked so [happy|tired].”',
      ],
      [
        '¶So she [stayed|became] a stool, by the [stove|lamp], and read what she could reach, [and that|which] was all about cement. “They [all |]end the same [way|every time],” she [said|sighed], “it [goes|gets] hard.”',
        '¶So a stool she was, by the [stove|lamp], and read the {shelf}, where it was all about cement. “I [always |]know how [those|they] end,” she [said|sighed], “it [goes|gets] hard.”',
      ],
      [
        '¶“Then you [put|left] {book} there,” she [said|went on]. “I [read|turned] one page, and did not know what came next, which had never happened to me [before|in my life].”',
        '¶“But [one night|one evening] {book} stood there,” she [said|went on]. “After one page I did not know what came next, and I [was|felt] [quite |]dizzy with [it|joy].”',
      ],
    ],
    end: [
      bluff({
        box: asksOf('[is there|was there] really a box'),
        mask: asksOf('[who wears|who was it in] the mask'),
        letter: asksOf('[who wrote|who sends] the letter'),
        uncle: asksOf('[will he|does he] stay, the uncle'),
      }),
      [
        '¶So they read on together, nose to nose, and for page after page {turtle} knew what was coming, and [did not tell|said nothing].',
        '¶So they lay nose to nose and [began|read on] where {hero} had stopped. {Turtle} knew every page as far as her leaf, and [did not tell|said nothing].',
      ],
      when('together', [
        '{Others} lay close, so as to gasp at the same [time|moment].',
        '{Others} came close, to have somebody to gasp with.',
      ]),
      when(
        'adults',
        adult('end'),
        asideHere('end', {
          person: ['“[Slower|Not so fast],” [said|begged] {friend}, [beside|next to] them.'],
          pet: ['{Friend} slept through it, chin on the [warm|other] page.'],
        }),
      ),
      lastPage({
        both: [
          [
            '¶At [sunrise|dawn], with one page to go, {helper1} [looked in|came by]. “Ah, that’s [the one |]where…” {refrain} [cried|shouted|called] {hero} and {turtle}, and then they turned it over, and gasped[| together].',
            '¶They had [only |just ]the last page left when {helper1} [looked in|came by] and said, “[Oh|Ah], that’s where…” {refrain} [cried|shouted|called] {hero} and {turtle}, and then they [turned it|read it], and gasped[| together].',
          ],
        ],
        slow: [
          [
            '¶At [sunrise|dawn] {turtle} lay down on the last page, to think. “[An|One] hour,” she said, “and [then|after that] [it’s your turn|you may].” So {hero} [waited|lay down, too], head on the [warm |]shell, and they gasped [one after the other|an hour apart].',
            '¶The last page {turtle} read first, and lay down on it, to think. “[An|One] hour,” she said, “and [then|after that] [it’s your turn|you may].” So {hero} [waited|lay down, too], head on the [warm |]shell, and they gasped [one after the other|an hour apart].',
          ],
        ],
        wait: [
          [
            '¶At [sunrise|dawn] {hero} came to the last line, and [drew breath|opened {their} mouth]. {refrain} said {turtle}, [half a|a whole] page behind. So {hero} [waited|held it in], [for an hour|almost an hour], until they could gasp [together|together, as one should].',
            '¶{Hero} got to the last line first, at [sunrise|dawn], and [drew breath|opened {their} mouth]. {refrain} said {turtle}, [half a|a whole] page behind. So {hero} [waited|held it in], [for an hour|almost an hour], and then they gasped [together|both at once].',
          ],
        ],
      }),
    ],
  },
  asides: {
    start: {
      person: ['“[Not me|It wasn’t me],” said {friend}, “I was [in bed|under the blanket].”'],
      pet: ['{Friend} [sniffed at|smelled] the leaf, and then the [book|rug].'],
    },
    way: {
      person: ['{Friend} wrote it [all |]down, in [big|round] letters.'],
      pet: ['{Friend} came [behind|along], nose to the floor.'],
    },
    trouble: { person: ['“[And|What] now?” [whispered|asked] {friend}.'], pet: ['{Friend} kept [quite|very] still.'] },
    turn: {
      person: ['“I sat on her, too,” said {friend}, [quite red|in horror].'],
      pet: ['{Friend} was not [in the least|at all] surprised.'],
    },
    end: {
      person: ['“[Slower|Not so fast],” said {friend}, [half asleep|with shut eyes].'],
      pet: ['{Friend} slept [between|beside] them, one ear up.'],
    },
  },
  adults: {
    start: ['“[Closing time|Bedtime],” said {grownUp}[, not for the first time|].'],
    end: [
      '“And I’ve [dusted|polished] her for years,” [whispered|said] {grownUp} from the door.',
      '“I once [stood|put] a flowerpot on her,” [whispered|said] {grownUp} from the door.',
    ],
  },
  traits: { habit: habits, turn: turns },
};
