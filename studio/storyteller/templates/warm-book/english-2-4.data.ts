/** The warm book in English for readers of 2 to 4. */
import {
  HABIT,
  TURN,
  adult,
  aside,
  asideHere,
  given,
  ifRoom,
  more,
  plants,
  when,
  type BandText,
} from '#studio/storyteller/text/passage.ts';

export const english24: BandText = {
  refrains: [
    '[Look|Peep|Hunt|Sniff] low, [look|peep|hunt] high: who [was|is] it, and why?',
    '[Who was it|Who is it|Who did it], [who, who|oh, who]? [Hunt|Peep|Look|Sniff|Dig|Hop] for [a clue|a new clue|one more clue]!',
    '[Look here|Peep here|Hunt here], look [there|up there], look [everywhere|under the chair|on the stair]!',
    '[One clue, two clues|Clue by clue|One more clue], [look|peep|hunt]: who [is it|did it|can it be]?',
  ],
  beats: {
    open: [
      [
        '{Party} sat in {library} with {book}. {A stool} stood [near|there].',
        '{Party} read {book}, and {hero} had {their} [feet|toes] on {a stool}.',
        plants('seat', '{Party} read {book}, and {hero} sat on {a stool}.'),
        'In {library} {party} read {book}. {A stool} stood near.',
        '{Party} read {book}, [by|beside|close to] {a stool}.',
        '[Hush|Shh]! {Party} read {book}, next to {a stool}.',
      ],
      ifRoom(
        '“[Time to go|Home time]!” {Hero} put {a bookmark} in it, and the book on the {shelf}.',
        'Then {hero} put {a bookmark} in it. “[Wait for me|Good night|Sleep well], book!”',
        '{Hero} put the book [on|back on] the {shelf}. {A bookmark} [lay|stayed] in it.',
      ),
      { more: HABIT },
      adult('start'),
    ],
    warm: [
      [
        '[In the morning|Next day] the book was off its shelf, [open|wide open]!',
        '[Oh|Look|Hey]! [Next day|At dawn] the book lay open, off its shelf!',
        '[At dawn|At sunrise] the book was off its shelf, on the [rug|floor|mat]!',
        '[In the morning|Next day] the shelf had a gap. The book lay on the [rug|floor|mat]!',
        '{Hero} came back. Who had put the book on the [floor|rug|mat]?',
        '[At dawn|Next day|At sunrise] the book was not on its shelf. It lay [below|on the rug], open!',
        '{Party} put the book back. [At dawn|Next day] it lay on the [rug|floor|mat]!',
      ],
      [
        '{Hero} [felt|touched|held] it, and it was [still warm|warm as toast|warm as an egg|warm as a sock|warm as soup].',
        'It was as warm as [a bun|a bed|a hen|soup|a cat|toast|an egg]!',
        'The page was warm, like [a lap|a nest|toast|a bed|a bun]!',
        'It was warm, as if [somebody|someone] had [sat|slept|lain] on it!',
      ],
      ifRoom(
        plants('leaf', 'And in it lay {a leaf} leaf, [green|fresh] and [new|cool|crisp].'),
        plants('leaf', 'Next to {hero’s} {bookmark} lay {a leaf} leaf.'),
        plants('leaf', '{A leaf} leaf was in it, and [it was not|not one of] {hero’s}!'),
      ),
      aside('start'),
    ],
    case: [
      [
        '“Who [reads|read|opened] my book [at night|in the dark|in the night]?” said {hero}, and took a [big|thick|round] glass.',
        '“I will find [out|you]!” said {hero}, and took [a|the] [big|thick|round] glass to [hunt|look].',
        '{Hero} got a [big|thick|round] glass to see who [reads|read|opened] the book [at night|in the night|in the dark].',
        '{Hero} was a detective now, [with a big glass|nose to the floor]: who reads [at night|in the dark]?',
        'Who [reads|read|opened] it [at night|in the dark]? {Hero} took a [big|thick|round] glass to find [out|a clue].',
      ],
      ifRoom(
        'Only the {shelf} had a gap. [Who|But who] is so low?',
        'There was a [track|trail|line] in the dust by the {shelf}, [thin|long|faint] and low.',
        '[Clue one|The first clue] was the {shelf}, [so|down|very] low.',
        'The {shelf} had a gap. [Somebody|Someone] low had [been there|been here]!',
        'The book came from the {shelf}. [Somebody|Someone] [low|small] got it out!',
      ),
      '¶{refrain}',
    ],
    'owl.ask': [
      [
        'Who is [up|awake] at night? {Owl} the owl! “[Was|Hm, was] it you?” [asked|said] {hero}.',
        'Owls are up at night. “Was it you, {owl}?” [asked|called] {hero}.',
        'Up [high|on top] sat {owl} the owl, with [big|round] night eyes. “[Was|So was|Hm, was] it you, {owl}?”',
        '{Owl} the owl is up all night. “[Did you read|Do you read] it, {owl}?” asked {hero}.',
        '“[Was|So was|Hm, was] it {owl} the owl?” [asked|said|thought] {hero}.',
      ],
      more(
        'She had a [book|fat book] [in her wing|under her].',
        'She [blinked|shut] one eye, and then the other.',
        'She hooted, “[Hoo|Hoo, hoo|Whoo], me?”',
      ),
    ],
    'owl.clear': [
      [
        '“[Not me|Not I|No, no],” [said|hooted] {owl}. “I [live|stay|sit|read] [up here|up high].”',
        '“I read [up here|by the lamp|on one leg],” said {owl}. “I never go [down|low].”',
        '“The {shelf}?” said {owl}. “[Never|Not me], I [stay|sit|read] [up here|up high].”',
      ],
      ifRoom(
        '“But I hear [one|a] page, and then [a long, long wait|nothing for so long].”',
        plants('slow', '“[Somebody|Someone] reads so slow,” said {owl}, “one page [a night|an hour|at a time]!”'),
      ),
      '¶{refrain}',
    ],
    'cat.ask': [
      [
        'The book was [warm|so warm|nice and warm|as warm as toast], and so was {cat} the cat. “[Was|So was|Hm, was] it [you|you, {cat}]?”',
        '“[Was|So was|Hm, was] it {cat} the cat? He is warm!” [said|thought] {hero}.',
        '{Cat} the cat was [warm|very warm|warm, too|nice and warm]. “A warm cat, a warm book: [hm|aha|well, well]!” [said|thought] {hero}.',
        '{Cat} the cat was as warm as the book. “[Did you|Do you] read it?” asked {hero}.',
      ],
      more(
        'He [purred|hid his nose|licked a paw|hid a paw].',
        '“[Me|Who, me|What, me]?” said {cat}, and shut [one eye|both eyes].',
      ),
    ],
    'cat.clear': [
      [
        '“[Not me|Not I|No, no],” [said|purred] {cat}. “I [sit|sleep|lie] on [shut|thick|fat|old] books.”',
        '“A [shut|fat] book is my bed,” said {cat}. “Open ones [poke|are cold|go crinkle].”',
        '{Cat} sat down on a book. “[This|That] is what [a book is|books are] for!”',
      ],
      ifRoom(
        '“I do not eat [leaves|{leaf}|salad],” he [said|purred].',
        plants('leaf', '“Somebody ate {leaf} [all night|by my bed]!” he [said|purred].'),
      ),
      '¶{refrain}',
    ],
    'mouse.ask': [
      [
        'Who lives [down low|by the floor]? {Mouse} the mouse! “Was it you?” [asked|said] {hero}.',
        '“[Was|So was|Hm, was] it {mouse} the mouse, so low?” [asked|said|thought] {hero}.',
        '{Mouse} the mouse had a [crumb|bit] of page. “[Was|So was|Hm, was] it [you|you, {mouse}]?”',
        '[Tick, tick|Tip, tip|Pit, pat] went {mouse} the mouse. “[Stop|Halt|Wait]! Was it you?” [cried|called] {hero}.',
        '{Mouse} the mouse is as low as the shelf. “[Did you|Do you] read it?” asked {hero}.',
      ],
      more(
        'He had [bits|crumbs] of paper on his [chin|nose|ear|foot].',
        '“Eek,” said {mouse}, and [hid|sat] behind a [pen|pea].',
      ),
    ],
    'mouse.clear': [
      [
        '{Mouse} [pulled|pushed] at the book, but it did not [move|open|wobble|budge].',
        '“I can’t [turn|lift] a page,” said {mouse}. “[Puff|Oof|Not one|Not a bit]!”',
        '“I am too small,” said {mouse}. He [hung|swung|sat] on a page, and it stayed.',
      ],
      ifRoom(
        plants('leaf', '“[Look|See], somebody bit the {leaf}!” he said.'),
        plants('slow', '“It goes by my [door|hole|bed], so [slow|very slow]!” he said.'),
      ),
      '¶{refrain}',
    ],
    'squirrel.ask': [
      [
        '{Squirrel} the squirrel [sat|hopped] on the wall. “[Was|So was|Hm, was] it [you|you, {squirrel}]?”',
        '“[Did you|Do you] read [at night|my book]?” {hero} asked {squirrel} the squirrel.',
        '“[Was|So was|Hm, was] it {squirrel} the squirrel?” [asked|said|thought] {hero}.',
        given(
          'told:leaf',
          'Who [likes|has] {leaf}? {Squirrel} the squirrel! “Was it you?” [asked|said] {hero}.',
          '“Is [this|the] {leaf} leaf yours?” [said {hero} to|{hero} asked] {squirrel} the squirrel.',
        ),
      ],
      more('She [jumped|hopped] up the wall and [down|back].', '“[What book|A book|Who, me]?” said {squirrel}.'),
    ],
    'squirrel.clear': [
      [
        '“[Sit|Lie] still and read? [Me|Ha]!” said {squirrel}, and [hopped|ran] off.',
        '“I can’t sit for one [page|word|line],” said {squirrel}. Hop, she was [gone|up a tree|on the roof].',
        '“Books are too [long|slow],” said {squirrel}. She [jumped|hopped] on the [roof|wall|bench].',
      ],
      ifRoom(
        plants('leaf', '“But someone [bites|nips|eats] my {leaf}, down low!”'),
        plants('leaf', '“Ask who eats my {leaf} [each|every] day!” she said.'),
      ),
      '¶{refrain}',
    ],
    'robot.ask': [
      [
        'Who [works|is up] at night? {Robot} the robot! “Was it you?” [asked|said] {hero}.',
        '{Robot} the robot rolled by. “[Was|So was|Hm, was] it you?” [asked|said] {hero}.',
        '{Robot} the robot works all night. “[Did you read|Do you read] it, {robot}?” asked {hero}.',
        '“[Was|So was|Hm, was] it {robot} the robot?” [asked|said|thought] {hero}.',
      ],
      more(
        '“[Beep|Bip|Boop]?” said {robot}, with a [red|green|pink] light.',
        'Its eyes went [on and off|round and round].',
      ),
    ],
    'robot.clear': [
      [
        plants('cold', '{Hero} felt {robot}, as cold as [a spoon|a fish|ice]. The book was warm!'),
        plants('cold', '“I am [cold|so cold],” said {robot}. It was as cold as [a fish|a tap|ice]!'),
        '“I put books [back|up] in rows,” said {robot}, “not on the [rug|floor|mat].”',
      ],
      ifRoom(
        plants('slow', '“[A thing|One thing] on the [floor|rug] moves, so slow,” it said.'),
        '“I [sweep|go|mop] round a round thing. It moves!” it said.',
      ),
      '¶{refrain}',
    ],
    stool: [
      [
        '{Hero} wanted a book from up high, and got on the {stool}.',
        plants('moved', 'The {stool} was [here|there] now. Was it not by the [door|wall|lamp] [last night|before]?'),
        plants('sat', '{Hero} sat down on the {stool}, and somebody said “[Oof|Ahh|Umf]”. Who was it?'),
        plants('fell', '[Bump|Oops|Clonk], {hero} fell over the {stool}! Who [put|left] it [there|here]?'),
      ],
      [
        '“[Sorry|Pardon|Pardon me], stool,” said {hero}, and [went on|ran off|ran on|hunted on].',
        '{Hero} looked at the [wall|lamp|rug] and the {shelf}, but not at the {stool}.',
        'But {hero} had no time for stools. {They} had a [case|riddle] to solve.',
      ],
    ],
    think: [
      [
        'It was not {helper1} and not {helper2}. {Hero} [rubbed|held|pulled] {their} [nose|chin|ear].',
        '“Not {helper1}, not {helper2},” [said|thought|hummed] {hero}. “Then [who is left|who reads my book|who is it]?”',
        '{Hero} [sat|lay] down to think of [it all|all who said no]. [No {helper1}, no {helper2}|Not {helper1}, not {helper2}]. Who [was left|could it be|else]?',
        'First {helper1} said no, [then|and then] {helper2} said no. Who [was|is] left to [ask|say yes]?',
        '{Hero} [counted|counted up]: {helper1}, no; {helper2}, no. And [one|one, two, three], who [reads|was it]?',
        given(
          'told:leaf',
          '“It reads at night, and it [eats|likes|loves] {leaf},” [said|thought|hummed] {hero}. “Who [can it be|does that]?”',
          '{Hero} [sat down to think|rubbed {their} nose]. Who [eats|likes] {leaf}, and reads [at night|in the dark]?',
        ),
        given(
          'told:slow',
          '“It is [slow|so slow], and [warm|so warm],” [said|thought|hummed] {hero}. “Who is [that|it]?”',
          '{Hero} [thought|hummed]: who is [slow and warm|warm and slow], and likes a [book|good book]?',
        ),
      ],
      [
        'Do YOU [know|see] who it is? [Look|Look back|Look again|Peep]!',
        'Have you [seen|found] it, too? [Look|Peep|Hunt] in [each picture|all the pictures]!',
        '{Hero} looked [up|left|round] and [up|down], but never at the {stool}.',
        'The {stool} [said nothing|stood by|was quiet|held its breath].',
      ],
      asideHere('trouble', {
        person: [
          '“[Somebody|Someone|It] wants to know the end,” said {friend}.',
          '“I would [want|like] to know the end,” said {friend}.',
        ],
        pet: ['{Friend} [sat|lay] down by the stool.', '{Friend} looked at the stool, and [only|just] at the stool.'],
      }),
    ],
    night: [
      [
        plants('hid', 'At night {hero} hid by the [table|desk] with a [torch|light], and [hush|shh]!'),
        plants('hid', '{Hero} hid in the [dark|moonlight] with {their} [torch|light] and did not [move|peep].'),
        plants('hid', 'At night {hero} [lay|sat] in the dark, as [still|quiet] as a [book|shelf|lamp].'),
      ],
      [
        '[Fff|Fff, fff|Hush, fff]. What was that? Somebody turned a page, in the dark!',
        '[Scrape|Shuff]… [scrape|shuff]… Someone low [came|crept] up to the book!',
        '[Shuff… shuff|Scrape… shuff|Shuff, shuff]… [Somebody|Someone] came, so slow.',
        'Then came a [small|soft|dry] noise near the floor: [fff|shuff|scrape]!',
      ],
      asideHere('trouble', {
        person: ['“Shh,” [said|whispered] {friend}.', '{Friend} held on to {hero}.'],
        pet: ['{Friend} put up [one ear|both ears].'],
      }),
    ],
    turn: [
      when(
        'told:hid',
        ifRoom(
          'It was [night|dark|late] in {library}.',
          'The moon [looked|peeped|shone] in.',
          'All was [dark|still|quiet].',
        ),
        [
          'At night {hero} hid [by|under|behind] the [table|desk].',
          'That night {hero} [sat|hid] in the dark.',
          '[Night came|It was night], and {hero} [lay low|hid].',
          '[Hush|Shh]! {Hero} hid [by|under|behind] the [table|desk] at night.',
        ],
      ),
      TURN,
      [
        '¶“[Somebody|Someone] wants to know the END,” thought {hero}. So {they} said, “At the [END|very END] of {book}…”',
        '¶{Hero} [had|tried|knew] a trick. “[Now I’ll tell|I will tell|Here comes|Now comes] the END of {book}!” {they} said.',
        '¶“[Shall|May|Can] I tell [you |]how {book} ends?” {they} [called|asked] [into the dark|out loud]. “[It|They|At last they]…”',
      ],
    ],
    reveal: [
      [
        '“[No|Oh no|No, no], don’t [tell|say it|say]!” [cried|begged] the {stool}.',
        '“[Stop, stop|Wait|No, no|Oh, stop], I have not read that [far|bit|page]!” cried the {stool}.',
        '“[Oh, please|Please, oh please], don’t [tell|say]!” And the {stool} [got up|stood up|sat up|walked]!',
      ],
      [
        'It had four [small|green] feet and a [face|nose|tail|smile]. It was {turtle} the turtle!',
        'Out came a [head|nose|neck] and four [small|green] feet. It was {turtle} the turtle!',
        '[It|The stool] was {turtle} the turtle. She was low and slow, and [ate|liked] {leaf}!',
      ],
      ifRoom(
        '“I read one page [a night|each night],” said {turtle}. “[Then|And then] I [sleep|nap] on it.”',
        '“I read [at|by] night,” said {turtle}. “Then I [sleep|nap] on the [book|page].”',
        'She had [been|sat|stood] there [all along|all the time], in [each|every] picture.',
        '“I was here [all along|all the time|every day],” [said|smiled|sniffed|puffed] {turtle}.',
      ),
      asideHere('turn', {
        person: [
          '“I sat on her!” [said|cried] {friend}.',
          '“The stool!” [said|cried] {friend}, and [laughed|clapped].',
        ],
        pet: ['{Friend} had known it [all along|all the time].', '{Friend} [licked|kissed] her nose.'],
      }),
    ],
    tell: [
      [
        '“I can’t reach [up high|the top],” said {turtle}. “Down here [are|there are] only [big|fat|thick|long], [dull|grey] books.”',
        '“[They|People] [sit|stand] on me,” said {turtle}. “[Then|But then] you put [a story|a good book|{book}] by my nose.”',
        '“For a long time I was a stool,” said {turtle}. “Then I [saw|found] {book}.”',
      ],
      [
        '“It is so [good|funny] that I sleep on it,” she said, “and that keeps it [warm|open].”',
        '“I turn [a page|it] with my [nose|chin],” she said, “and that takes [all night|a long time].”',
        '{Hero} [hugged|patted] {turtle}, and {turtle} [smiled|hugged back|went pink].',
      ],
    ],
    end: [
      [
        '{Hero} and {turtle} read to the end. Then {hero} got a new book, full of [clues|secrets].',
        '{Hero} got {turtle} a new book from the top, full of [clues|secrets|riddles].',
        '“[Again|More|One more]!” said {turtle}. {Hero} got down a book full of [clues|secrets|riddles].',
        '{Hero} [read|read on|read aloud] and {turtle} turned the [pages|page]. It was a [new|fat|thick] book full of [clues|secrets].',
        '“What [now|next]?” asked {turtle}. {Hero} got [a new|a fat|another] book full of [clues|secrets|riddles].',
      ],
      adult('end'),
      more(
        'One {bookmark} and one {leaf} leaf lay [side by side|in one book].',
        'And [nobody|no one] put [feet|a cup|a hat] on {turtle} [again|any more].',
        'Now the book was [warm|so warm] on both [sides|ends].',
      ),
      aside('end'),
      '¶{refrain}',
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
        '“Psst,” [whispered|breathed] {hero}, [just|only] once.',
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
