/** The warm book in English for readers of 2 to 4. */
import {
  HABIT,
  TURN,
  adult,
  aside,
  asideHere,
  ifRoom,
  more,
  plants,
  takes,
  when,
  type BandText,
} from '#studio/storyteller/text/passage.ts';

export const english24: BandText = {
  // A listener knows sooner than the hero why the stool says nothing.
  refrains: [
    '[The|But the|And the] {stool} said nothing.',
    'The {stool} [said|spoke] not a word.',
    'The {stool} [stood|sat] there and said nothing.',
    '[Not a word|Not a sound] from the {stool}.',
  ],
  beats: {
    open: [
      takes('seat', {
        feet: [
          when(
            'together',
            ['{Party} read {book}, feet on {a stool}.', '[Hush|Shh]! {Party} read {book}, feet on {a stool}.'],
            [
              '{Party} read {book}, and {hero} put {their} feet on {a stool}.',
              'In {library} {party} read {book}, and {hero} put {their} feet on {a stool}.',
            ],
          ),
        ],
        sat: [
          when(
            'together',
            ['{Party} read {book}, {hero} on {a stool}.', '[Hush|Shh]! {Party} read {book}, {hero} on {a stool}.'],
            [
              '{Party} read {book}, and {hero} sat on {a stool}.',
              'In {library} {party} read {book}, and {hero} sat on {a stool}.',
            ],
          ),
        ],
        head: [
          when(
            'together',
            ['{Party} read {book}, heads on {a stool}.', '[Hush|Shh]! {Party} read {book}, heads on {a stool}.'],
            [
              '{Party} read {book}, and {hero} put {their} head on {a stool}.',
              'In {library} {party} read {book}, and {hero} put {their} head on {a stool}.',
            ],
          ),
        ],
        hat: [
          when(
            'together',
            [
              '{Party} read {book}, {hero’s} hat on {a stool}.',
              '[Hush|Shh]! {Party} read {book}, {hero’s} hat on {a stool}.',
            ],
            [
              '{Party} read {book}, and {hero} put {their} hat on {a stool}.',
              'In {library} {party} read {book}, and {hero} put {their} hat on {a stool}.',
            ],
          ),
        ],
        elbow: [
          when(
            'together',
            ['{Party} read {book}, leaning on {a stool}.', '[Hush|Shh]! {Party} read {book}, leaning on {a stool}.'],
            [
              '{Party} read {book}, and {hero} leaned on {a stool}.',
              'In {library} {party} read {book}, and {hero} leaned on {a stool}.',
            ],
          ),
        ],
      }),
      ifRoom(
        'Then {hero} put the book back on the {shelf}. “[Good night|Sleep well], {book}!”',
        '“[Good night|Sleep well], {book},” said {hero}, and put it on the {shelf}.',
      ),
      { more: HABIT },
      adult('start'),
    ],
    warm: [
      [
        '[In the morning|Next day|At dawn] it lay [open on the floor|open on the rug|wide open on the floor|wide open on the rug|under the {shelf}].',
        '[In the morning|Next day|At dawn] {hero} found it [open on the floor|open on the rug|wide open on the floor|wide open on the rug|under the {shelf}].',
      ],
      [
        '{Hero} [felt|touched|held|stroked] it: [warm as|as warm as] [a bun|a bed|a hen|soup|a cat|toast|an egg]!',
        'And it was [still warm|still so warm|warm], as if [somebody|someone] had [sat|slept|lain|dozed] on it!',
      ],
      ifRoom(
        plants('leaf', '{A leaf} leaf lay in it, with a bite [out of|in] it.'),
        plants(
          'leaf',
          'In it lay {a leaf} leaf, and [somebody|someone] had [bitten it|taken a bite of it|nibbled it].',
        ),
      ),
      aside('start'),
    ],
    case: [
      ['{Hero} [took|got|fetched] a [big|thick|round|good|strong] glass and [looked|hunted|searched].'],
      ['A [thin|long|faint|dusty] trail [ran|led|went] [straight|right|all the way] to the stool.'],
      [
        '“[Only|Just|Oh,|That is] {a stool},” said {hero}.',
        '“[Only|Just|Oh,] {a stool}!” [sighed|laughed|thought] {hero}.',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['{Friend} sat down on it, to [think|write that down].'],
        pet: ['{Friend} sniffed at the stool [for a long time|and wagged].'],
      }),
    ],
    'owl.ask': [
      [
        'Who [is up|is awake|sits up|reads] all night but {owl} the owl?',
        'Who [is up|is awake|sees] in the dark but {owl} the owl?',
        '“It was {owl} the owl,” [said|cried] {hero}, “[up|awake] [all night|in the dark]!”',
      ],
      ifRoom('“[Was it you|Did you read it|Did you do it|Were you the one], {owl}?”'),
      more(
        'She [blinked|shut] one eye, and then the other.',
        'She [looked|blinked] down at {hero}, [and at the stool|for so long].',
      ),
    ],
    'owl.clear': [
      [
        plants(
          'low',
          '“I [sit|read|live|stay] [up here|up high|on top],” [said|hooted] {owl}. “[|Not me! |No, no! ][Ask|Try|Find|Look for] [somebody|someone] LOW[.|!]”',
        ),
        plants(
          'low',
          '“I [never|do not|can’t] come [down|down there],” [said|hooted] {owl}. “[|Not me! |No, no! ][Ask|Try|Find|Look for] [somebody|someone] LOW[.|!]”',
        ),
      ],
      ifRoom(
        'And she [looked|blinked|stared] [down, down, down|straight down] at the stool.',
        '“[Low and slow|Somebody slow],” she [said|added], “[one page|a page] [a night|every night].”',
      ),
      '¶{refrain}',
    ],
    'cat.ask': [
      [
        'Who is as warm as [the|that|any] book but {cat} the cat?',
        'Who [is|lies here] as warm as [soup|toast|a book] but {cat} the cat?',
        '“It was {cat} the cat,” [said|cried] {hero}, “as warm as [the|that|his] book!”',
      ],
      ifRoom('“[Was it you|Did you read it|Did you do it|Were you the one], {cat}?”'),
      more(
        'He [purred|licked a paw|looked at a paw].',
        '“[Me|Who, me|What, me]?” said {cat}, and shut [one eye|both eyes].',
      ),
    ],
    'cat.clear': [
      [
        plants(
          'reads',
          '“I [sleep|sit|lie|nap|dream] on books,” [said|purred|yawned] {cat}. “[|Not me! |No, no! ][Ask|Try|Find|Look for] [somebody|someone] who READS[.|!]”',
        ),
      ],
      ifRoom(
        'And he [rubbed|scratched] his [back|head|chin|ear] on the [warm |]stool.',
        '“I hear a page [at night|in the dark],” he [said|purred]. “One.”',
      ),
      '¶{refrain}',
    ],
    'mouse.ask': [
      [
        'Who lives [under|below|close to] the {shelf} but {mouse} the mouse?',
        '“It was {mouse} the mouse,” [said|cried] {hero}, “from [under|below] the {shelf}!”',
      ],
      ifRoom('“[Was it you|Did you read it|Did you do it|Were you the one], {mouse}?”'),
      more(
        'He had [bits|crumbs] of paper on his [chin|nose|ear|foot].',
        '“Eek,” said {mouse}, and [hid|sat] behind a [pen|pea].',
      ),
    ],
    'mouse.clear': [
      [
        plants(
          'big',
          '“I can’t [turn|lift|move] [a|one] page,” [said|squeaked|puffed] {mouse}. “[|Not me! |No, no! ][Ask|Try|Find|Look for] [somebody|someone] BIG[.|!]”',
        ),
        plants(
          'big',
          '“[Oof|Ugh|Puff], one page is too [big|heavy],” [said|squeaked|puffed] {mouse}. “[|Not me! |No, no! ][Ask|Try|Find|Look for] [somebody|someone] BIG[.|!]”',
        ),
      ],
      ifRoom(
        '“It goes by my door at night,” he said, “[so slow|very slowly].”',
        'And he ran home, [right under|round|past] the stool.',
      ),
      '¶{refrain}',
    ],
    'squirrel.ask': [
      [
        'Who [ran|hopped|shot] [off into the garden|out into the garden|out to the garden|up the garden wall] but {squirrel} the squirrel?',
        '“It was {squirrel} the squirrel,” [said|cried] {hero}, “[and off she ran|and now she hides]!”',
      ],
      ifRoom('“[Was it you|Did you read it|Did you do it|Were you the one], {squirrel}?”'),
      more('She [jumped|hopped] up the wall and [down|back].', '“[What book|A book|Who, me]?” said {squirrel}.'),
    ],
    'squirrel.clear': [
      [
        plants(
          'slow',
          '“I can’t sit for one [page|word|line],” [said|called|laughed] {squirrel}. “[|Not me! |No, no! ][Ask|Try|Find|Look for] [somebody|someone] SLOW[.|!]”',
        ),
        plants(
          'slow',
          '“I [hop|jump|run], I never sit,” [said|called|laughed] {squirrel}. “[|Not me! |No, no! ][Ask|Try|Find|Look for] [somebody|someone] SLOW[.|!]”',
        ),
      ],
      ifRoom('“It eats my {leaf},” she [said|added], “leaf by leaf.”', 'And she was [gone|on the roof|up a tree].'),
      '¶{refrain}',
    ],
    'robot.ask': [
      [
        'Who [works|is up|rolls about|sweeps] all night but {robot} the robot?',
        '“It was {robot} the robot,” [said|cried] {hero}, “[up|at work] [all night|in the dark]!”',
      ],
      ifRoom('“[Was it you|Did you read it|Did you do it|Were you the one], {robot}?”'),
      more(
        '“[Beep|Bip|Boop]?” said {robot}, with a [red|green|pink] light.',
        'Its eyes went [on and off|round and round].',
      ),
    ],
    'robot.clear': [
      [
        plants(
          'cold',
          '“Feel me: [cold|as cold] as [a tap|a spoon|ice|a fish],” [said|beeped|hummed] {robot}. “[|Not me! |No, no! ][Ask|Try|Find|Look for] [somebody|someone] WARM[.|!]”',
        ),
        plants(
          'cold',
          '“[Beep|Bip|Boop], I am as cold as [a tap|a spoon|ice|a fish],” said {robot}. “[|Not me! |No, no! ][Ask|Try|Find|Look for] [somebody|someone] WARM[.|!]”',
        ),
      ],
      ifRoom(
        '“It moves,” it [said|beeped], “[one step|a bit] each night.”',
        'And it rolled off, [round|past] the stool.',
      ),
      '¶{refrain}',
    ],
    stool: [
      [
        '{Hero} wanted a book from up high, and got on the {stool}. “[Oof|Ow|Umf]!” said [somebody|someone] [under {them}|below|down there].',
        plants(
          'sat',
          '{Hero} sat down on the {stool}. “[Oof|Ow|Umf]!” said [somebody|someone] [under {them}|below|down there].',
        ),
        plants(
          'fell',
          '[Bump|Oops|Clonk], {hero} fell over the {stool}. “[Oof|Ow|Umf]!” said [somebody|someone] [under {them}|below|down there].',
        ),
        plants('moved', 'The {stool} stood by the [door|lamp] now. [Yesterday|Before] it stood [on|by] the rug!'),
      ],
      [
        '“[Pardon|Sorry], stool,” said {hero}, and [ran off|went on|ran on] to [look for|find] [somebody|clues|the reader].',
        '{Hero} looked at the [wall|lamp|rug] and the {shelf}. Who [was that|said that]?',
        'But {hero} had no time for stools. {They} had to find [somebody|the reader].',
      ],
    ],
    think: [
      when('told:low', '[Somebody|Someone] low.'),
      when('told:slow', '[Somebody|Someone] slow.'),
      when('told:big', '[Somebody|Someone] big.'),
      when('told:cold', '[Somebody|Someone] warm.'),
      when('told:reads', '[Somebody|Someone] who reads.'),
      [
        '{Hero} leaned on the [nice |good |]warm stool, [and thought|and thought and thought|to think|to think it over].',
        '“[Who is it|Who can it be|Who could it be|Who is that]?” [asked|said|sighed] {hero}, and leaned on the [nice |good |]warm stool.',
      ],
      '¶{refrain}',
      asideHere('trouble', {
        person: ['“I give up,” said {friend}.', '“We asked them all,” said {friend}.'],
        pet: ['{Friend} [sat|lay] down by the stool.', '{Friend} looked at the stool, only at the stool.'],
      }),
    ],
    night: [
      [
        plants(
          'hid',
          'At night {hero} hid by the [table|desk] with a [torch|light], as [still|quiet] as a [book|shelf|lamp].',
        ),
        plants(
          'hid',
          'At night {hero} [lay|sat] in the dark by the [table|desk], as [still|quiet] as a [book|shelf|lamp].',
        ),
      ],
      [
        '[Shuff, shuff|Scrape, scrape|Tap, tap]. [Somebody|Someone] low came to the book, so [slowly|slow].',
        '[Shuff, shuff|Scrape, scrape|Tap, tap]. [Somebody|Someone] turned a page of {book}, in the dark!',
      ],
      asideHere('trouble', {
        person: ['“Shh,” whispered {friend}.', '{Friend} held on to {hero}.'],
        pet: ['{Friend} put up one ear.'],
      }),
    ],
    turn: [
      when(
        'told:hid',
        ifRoom('[But it|It] was as dark as [a sock|a hat|ink|a hole], and who could see [who|anything]?'),
        [
          '[At night|That night] {hero} hid [by|under|behind] the [table|desk|big desk|long table]. [Shuff|Fff|Flip|Rustle], [somebody|someone] turned a [page|leaf].',
        ],
      ),
      { more: TURN },
      [
        '¶“[You there|Hello],” said {hero} into the dark, “[shall|may] I tell you how {book} ENDS?”',
        '¶“[Shall|May|Can] I tell you how {book} ENDS?” {hero} asked the dark.',
        '¶“I know how {book} ENDS,” said {hero} to the dark, “and [now |]I will tell [you|it|it out loud|you now]!”',
      ],
    ],
    reveal: [
      [
        '“NO!” [cried|shouted|begged] the {stool}. “I am [only |]on page [nine|ten|six|two|eleven]!”',
        '“NO, [don’t|please don’t|oh, don’t]!” [cried|shouted] the {stool}, and [got up|stood up|put out its head].',
      ],
      [
        'It had four feet and a [head|nose|tail|neck], and it was {turtle} the turtle!',
        'Out came four [green|small|slow] feet and the [head|nose|neck] of {turtle} the turtle!',
      ],
      takes('seat', {
        feet: [
          [
            '“[And you|You] put your [feet|cold feet|big feet] on ME[|, all day|, every day],” [said|sniffed|puffed] {turtle}.',
            '“Your feet [tickle|are cold],” [said|added] {turtle}.',
          ],
        ],
        sat: [
          [
            '“[And you|You] SAT on me[|, all day|, every day],” [said|sniffed|puffed] {turtle}.',
            '“You are [heavy|so heavy],” [said|added] {turtle}.',
          ],
        ],
        head: [
          [
            '“[And you|You] put your [head|hard head|big head] on ME[|, all day|, every day],” [said|sniffed|puffed] {turtle}.',
            '“Your hair [tickles|tickled me],” [said|added] {turtle}.',
          ],
        ],
        hat: [
          [
            '“[And you|You] put a [hat|hot hat|big hat] on ME[|, all day|, every day],” [said|sniffed|puffed] {turtle}.',
            '“I [like|liked] the hat,” [said|added] {turtle}.',
          ],
        ],
        elbow: [
          [
            '“[And you|You] LEANED on me[|, all day|, every day],” [said|sniffed|puffed] {turtle}.',
            '“Your elbows [poke|tickle],” [said|added] {turtle}.',
          ],
        ],
      }),
      asideHere('turn', {
        person: ['“I sat on her!” [said|cried] {friend}.'],
        pet: ['{Friend} had known it all [along|the time].', '{Friend} [licked|kissed] her nose.'],
      }),
    ],
    tell: [
      [
        '“You left {book} by my nose,” said {turtle}, “so I read [a page|one page] a night.”',
        '“I am slow,” said {turtle}. “I read [one page|a page] of {book} a night.”',
      ],
      [
        '“Then I sleep on it,” she [said|yawned], “[so it is|so it stays|and that keeps it|and so it gets] [warm|nice and warm].”',
        '“And when I am tired,” she [said|yawned], “I sleep on it. [It is soft|It is a good bed].”',
      ],
    ],
    end: [
      takes('seat', {
        feet: [['So {hero} read {book} [aloud|out loud|to the end], and this time {turtle} put her feet on {hero}.']],
        sat: [['So {hero} read {book} [aloud|out loud|to the end], and this time {turtle} sat on {hero}.']],
        head: [['So {hero} read {book} [aloud|out loud|to the end], and this time {turtle} put her head on {hero}.']],
        hat: [['So {hero} read {book} [aloud|out loud|to the end], and {turtle} [kept the hat|had the hat] on.']],
        elbow: [['So {hero} read {book} [aloud|out loud|to the end], and this time {turtle} leaned on {hero}.']],
      }),
      more(
        'It got light, and the book got [warm on both sides|warmer and warmer].',
        'One page and [a|one] {leaf} leaf, one page and [a|one] {leaf} leaf.',
      ),
      aside('end'),
      when(
        'adults',
        ['¶“Who wants [it|the end|that] [again|once more|one more time]?” [asked|said] {adults}.'],
        [
          '¶“Who wants [it|the end|that|to hear it] [again|once more|one more time]?” [asked|said|yawned|laughed] {hero}.',
        ],
      ),
      ['“ME!” [said|cried|called|shouted] the {stool}.', '“ME, me!” [said|cried|called|shouted] the {stool}.'],
    ],
  },
  asides: {
    start: {
      person: ['“It was not me,” said {friend}.', '“Ooh,” said {friend}.', '{Friend} felt it [too|as well].'],
      pet: ['{Friend} sniffed the [book|page].', '{Friend} [licked|sniffed] it.', '{Friend} sat on it.'],
    },
    way: {
      person: [
        '{Friend} came [too|on tiptoe].',
        '“A clue!” said {friend}. It was a [crumb|button].',
        '“I can help,” said {friend}.',
      ],
      pet: ['{Friend} came [too|nose first].', '{Friend} [sniffed|hunted] along.', '{Friend} had a good [nose|sniff].'],
    },
    trouble: {
      person: ['“I don’t know,” said {friend}.', '{Friend} held on [tight|to {hero}].', '“Shh,” said {friend}.'],
      pet: ['{Friend} [yawned|hid].', '{Friend} put up one ear.', '{Friend} looked at the stool.'],
    },
    turn: {
      person: ['“A stool!” said {friend}.', '{Friend} [laughed|clapped].', '“I sat on her!” said {friend}.'],
      pet: ['{Friend} had known [it|all along].', '{Friend} [licked|kissed] her nose.'],
    },
    end: {
      person: ['{Friend} [listened|read], too.', '“[Read it|Aloud, please|Read on]!” said {friend}.'],
      pet: ['{Friend} lay down [on the book|close by].', '{Friend} [slept|snored].'],
    },
  },
  adults: {
    start: ['“Home time,” said {grownUp}.', '{GrownUp} got the [coats|bags].', '“One more page,” said {grownUp}.'],
    end: [
      '[“A stool!” said {grownUp}.|“The stool?” said {grownUp}.]',
      '{GrownUp} [looked twice|sat down].',
      '“Oh my,” said {grownUp}.',
    ],
  },
  traits: {
    habit: {
      brave: [
        '{Hero} read the [scary|dark] page [first|out loud|all alone].',
        '{Hero} [roared|growled] back at the [lion|bear|wolf] in the book.',
        '{Hero} went down the [long|dark] hall [first|all alone|with a song].',
        '{Hero} was not [scared|afraid] of the [big words|dark page|tall shelf].',
      ],
      curious: [
        '{Hero} asked [why|who|how] on [each|every] page, [twice|and why not].',
        '{Hero} looked [under|behind] the pictures for [more|the rest].',
      ],
      kind: [
        '{Hero} read it to a [moth|fly|plant|doll], [too|as well].',
        '{Hero} [kissed|patted] the [sad|wet] page [dry|better].',
      ],
      funny: [
        '{Hero} read it [upside down|backwards], and [laughed|it was good].',
        '{Hero} put a book on {their} head: “I am a [roof|hat|shelf]!”',
      ],
      shy: [
        '{Hero} read it in a [small|soft] voice, [just to the book|to {their} toes].',
        '{Hero} sat [behind|under] a [plant|table|curtain], where it was [nice|quiet].',
      ],
      stubborn: [
        '“I can turn it [myself|on my own],” said {hero} to the [page|book].',
        '{Hero} read the same page [five|six|ten] times. It was [that good|the best].',
      ],
      dreamy: [
        '{Hero} [fell|went] right into the [sea|sky|wood] on the page.',
        '{Hero} looked at one [cloud|boat|tree] in it for [so long|an hour].',
      ],
      careful: [
        '{Hero} [washed|wiped] {their} {hero.hands}, and then [turned|touched] the page.',
        '{Hero} [counted|smoothed] the pages, [one by one|all of them].',
      ],
      energetic: [
        '{Hero} hopped on [each|every] page, [hop, hop|up and down].',
        '{Hero} [ran|raced] to the end of the hall and back, [for each|at every] page.',
      ],
      clever: [
        '{Hero} knew [half|all] the words by [heart|the pictures].',
        '{Hero} [guessed|knew] what [came next|would come], and [was right|it came].',
      ],
    },
    turn: {
      brave: [
        '{Hero} [stood|got] up in the dark: “I [am here|see you]!”',
        '{Hero} [shook|wobbled], but {they} stood up [tall|straight].',
        '{Hero} put the [light|torch] down. “I am not [scared|afraid] of you.”',
        '{Hero} walked up to the [noise|dark] and said [hello|boo|good evening].',
      ],
      curious: [
        '“Who [are you|is it]? I want to know [so much|now]!” said {hero}.',
        '{Hero} [wanted|had] to know, and {they} [came out|got up].',
      ],
      kind: [
        '“Don’t be [scared|afraid],” {hero} said to the dark. “I [like|love] books [too|as well].”',
        '{Hero} left the [light|torch] off, so as [not to scare it|to be nice].',
      ],
      funny: [
        '“Knock, knock,” said {hero}. [The dark|Somebody] [giggled|said nothing].',
        '“Boo,” said {hero}, and then, “[sorry|no, not boo].”',
      ],
      shy: [
        '{Hero} was so [quiet|still] that it came [close|near].',
        'For once {hero} was not shy, for it was [dark|so dark].',
      ],
      stubborn: [
        '{Hero} did not [go|run]. Not [one step|a bit]!',
        '“I’ll stay [here|right here],” said {hero}, [arms crossed|feet apart].',
        '{Hero} was [sleepy|cold|tired], but {they} did not go [home|to bed].',
      ],
      dreamy: [
        '{Hero} [shut|closed] {their} eyes and saw it: [low and round|round and low], and slow.',
        '{Hero} [thought|dreamed] of [a moon|a hill] that [reads|walks].',
      ],
      careful: [
        'First {hero} counted: [one, two, three|to five]. Then {they} [knew|got up].',
        '{Hero} [looked|listened] left, and right, and [low|down].',
      ],
      energetic: [
        '{Hero} sat so still that it [tickled|hurt]. Then up {they} [jumped|popped]!',
        'Up [jumped|popped] {hero}, [boing|hop], out of the dark!',
      ],
      clever: [
        '“I have [an idea|a trick],” [thought|whispered] {hero}.',
        '{Hero} put the clues in a row, and [smiled|nodded].',
      ],
    },
  },
};
