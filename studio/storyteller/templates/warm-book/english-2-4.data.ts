/** The warm book in English for readers of 2 to 4. */
import { adult, aside, HABIT, ifRoom, more, TURN, type BandText } from '#studio/storyteller/text/passage.ts';

export const english24: BandText = {
  refrains: [
    '[Look|Peep|Hunt|Sniff] low, [look|peep|hunt] high, and ask them [why|why, why, why|all why]!',
    '[Who was it|Who is it|Who did it|Who, oh], [who|who, who|who-oo-oo|oh, who]? [Hunt|Peep|Look|Sniff|Dig|Hop] for a [clue|clue, too|new clue]!',
    '[Look here|Peep here|Hunt here], look [there|up there], look [everywhere|under the chair|on the stair|down there]!',
    '[One clue, two clues|Clue by clue|Clue one, clue two|One more clue], [look|peep|hunt]: [what|who] [is it|comes next|can it be]?',
  ],
  beats: {
    open: [
      [
        '{Party} sat in {library} and [read|looked at] {book}.',
        'In {library}, on the [floor|rug|mat], {party} [read|looked at] {book}.',
        '{Book}! {Party} read it in {library}, [page by page|all day].',
        '{Hero} had a [book|big book|best book] [to read|in {library}]: {book}.',
        '[Hush|Shh|Still]! {Party} [sat|lay] in {library} with {book}.',
      ],
      { more: HABIT },
      ifRoom(
        'By {hero} stood [{a stool}|the {stool}]. [It|That] was [all|just there|no news|always there].',
        '{Hero} put {their} [feet|toes|cup|knees|elbows] on the {stool}.',
        'A [lamp|plant|globe], a rug, {a stool}: all was [still|in its place].',
      ),
      more(
        '“[Time to go|Bedtime|Home time|Good night|We shut]!” {Hero} put in {a bookmark} and put the book [down low|away].',
        '{Hero} left {a bookmark} in it. “[Wait for me|Good night|Sleep well|Do not go on|Shh, now], [book|my book]!”',
      ),
      adult('start'),
    ],
    warm: [
      [
        '[But then|Oh], [one day|at dawn|next day|in the sun], {book} lay on the [floor|rug], [open|wide open]!',
        '[Who|But who] put {book} on the [floor|rug]?',
        '[Oh|See|Dawn|Look|Hey]! {Book} lay open on the [rug|floor|mat].',
        '{Hero} came [back|early|in|down], and {book} was [open|down|on the rug|out of bed]!',
      ],
      [
        '{Hero} [felt|touched] it, and it was [warm|still warm|warm as toast|warm as an egg|warm like a sock].',
        'It was [warm|so warm|oh, so warm], [warm as a bun|warm like a bed|a warm book|like a hen|like soup|warm as a cat]!',
        'And the [page|book] was warm, [as if someone had lain there|like a lap|like a nest|as a hat is warm]!',
      ],
      ifRoom(
        'And in it lay {a leaf} leaf, [green|fresh] and [wet|new|cool|crisp].',
        'Next to {hero’s} {bookmark} was {a leaf} leaf. [Who|But who|And who|Who, oh who|Yum, but who|Now who]?',
        '{A leaf} leaf! [Not|That was not|But not|It was not|Oh, not] {hero’s}[| at all]!',
      ),
      aside('start'),
    ],
    case: [
      [
        '{Hero} got a [glass|big glass] to look for [clues|tracks]. “[Who|But who|And who] reads my [book|{book}|book at night]?”',
        '“I [will|can|shall] find [out|you|you out]!” said {hero}, and [took|held up] the [big glass|looking glass].',
        '“Who [reads|read|was at|opens] it at night?” [said|asked] {hero}. “I [will|shall|must] [find out|know|see]!”',
        '{Hero} was a detective now, [with a glass|on tiptoe|hush, hush|on all fours|nose to the floor].',
      ],
      ifRoom(
        'The book had [come|got out] from the {shelf}, [so low|down low|by the floor].',
        '[Clue one|First clue|Aha]: the {shelf}! [Who|And who|But who] is [so|that|all so] low?',
        'Only the {shelf} had a [gap|hole], [low|so low|down low|all low]!',
        'There was a [line|trail|track] [on the floor|in the dust], [thin|long|faint] and [low|slow|flat].',
      ),
      '¶{refrain}',
      aside('way'),
    ],
    'owl.ask': [
      [
        '[Who is up at night|Who does not sleep|Who is up in the dark|Who has big eyes|Who sees at night]? {Owl} the owl! [Was it you|You did it|Did you do it|Come down|So it was you|Who else]!',
        '“Was it you, {owl}?” [asked|called] {hero}. Owls [do not|never|can not] sleep [at night|in the dark|by the moon|when it is late].',
        'Up [high|on top] sat {owl} the owl, with [big|round] night eyes. [Hm|Hmm|Aha|Well, well|So, so|Was it her]!',
      ],
      more(
        'She had a [book|fat book|page] [on her head|in her wing|under her].',
        'She [blinked|shut|rubbed] one eye, and then [the other|two|one more].',
        'She [said|hooted], “[Hoo|Hoo, hoo|Whoo], [me|who|why]?”',
      ),
    ],
    'owl.clear': [
      [
        '“I live on [top|the top],” said {owl}. “I never go [down|low], [dust|feet|ugh]!”',
        '“Not me,” said {owl}. “Down there is [too low|dust|all feet|cold|no moon|full of socks]. I read [up here|in the air|on top|by the lamp|on one leg].”',
        '“The {shelf}? [Never|Not me|Ugh]!” said {owl}. “I [stay|live|sit|read] [up|up, up, up|up here].”',
      ],
      ifRoom(
        '“But I hear it: [one page|fff, a page], then [a long, long wait|nothing], then [one more|one page].”',
        '“Somebody reads [slow|so slow],” said {owl}. “One page [a night|an hour|and stop], [and I wait|and a nap|fff|no more]!”',
      ),
      '¶{refrain}',
    ],
    'cat.ask': [
      [
        '[Who is warm|Who is so warm|A warm page, so who is warm|Who is as warm as a page|Who is warm at night]? {Cat} the cat! [Warm as a bun|He was hot as toast|He was a hot loaf|Hot, hot fur|Warm from nose to tail|He was as hot as tea].',
        '“You are [warm|hot], {cat},” said {hero}. “[Was|So was|Hm, was] it [you|you, then|you, puss]?”',
        '{Cat} the cat lay in the [sun|warm sun]. Warm cat, warm [book|page]: [hm|aha|well, well|got him|so, so]!',
      ],
      more(
        'He [purred|hid his nose|licked a paw|hid a paw|hummed], and that was [odd|a clue|not much].',
        '“[Me|Who, me|What, me]?” said {cat}, and shut [one eye|both eyes|his mouth].',
      ),
    ],
    'cat.clear': [
      [
        '“[Read|Me, read|Who reads|What, read]? I [SIT|sleep|lie] on books,” said {cat}, “on [shut|thick|fat] ones.”',
        '“A [shut|fat] book is a bed,” said {cat}. “An open one [pokes|has a hole|is cold|has a crack|hurts my back|goes crinkle].”',
        '{Cat} sat down on {book}. “[Flump|Plop|Ahh|Mmm]! [That|This|Naps]: [that|this] is what a book is for.”',
      ],
      ifRoom(
        '“And I do not eat [leaves|{leaf}|salad],” he [said|purred], “[ugh|yuck|thank you]!”',
        '“Somebody ate {leaf},” he said. “[Crunch|Munch|Nibble|Crunch, crunch], all night, [not me|so rude|right by my bed|and I sleep there].”',
      ),
      '¶{refrain}',
    ],
    'mouse.ask': [
      [
        '[Who lives down low|Who lives low|Who is down low|Who is so low|Who lives by the floor]? {Mouse} the mouse, [by the shelf|in the wall|down there]!',
        '{Mouse} the mouse had a [crumb|bit of page]. “[Was|So was|Hm, was] it you, [mouse|small one|sir]?”',
        '[Tick, tick|Tip, tip|Pit, pat|Tip, tap], went [small|tiny|quick] feet. {Mouse} the mouse! [Stop|Halt|You there|Hey, stop|Not so fast]!',
      ],
      more(
        'He had [bits|crumbs|one word] of paper on his [chin|nose|ear|foot].',
        '“Eek,” said {mouse}, and [hid|sat] behind a [pen|dot|pea].',
      ),
    ],
    'mouse.clear': [
      [
        '{Mouse} pulled at the book. He pulled and [pulled|pulled and pulled|pushed], [puff|oof|umf]! It did not [move|open|care|mind|even wobble].',
        '“I can not [turn|lift] a page,” said {mouse}, “[puff|oof|not one|not a bit]!”',
        '“I am [too small|all small],” said {mouse}. He [hung|swung|sat] on one page, and it [won|stayed|slept].',
      ],
      ifRoom(
        '“But look, a bite in the {leaf},” he said. “[No|It has no|Not my] [teeth|teeth at all]!”',
        '“It goes by my [door|hole|bed] [at night|in the dark],” he said. “[Scrape|Shuff|Shuff, shuff|Scrape, scrape], [so slow|and slow|oh, so slow|all night]!”',
      ),
      '¶{refrain}',
    ],
    'squirrel.ask': [
      [
        '[Who has leaves|Who has a leaf|Where are the leaves|Who picks leaves|Who is in the leaves]? {Squirrel} the squirrel, [out there|in the garden|on the wall]!',
        'There grew the {leaf}! And [who|who, who] sat [by|in|under] it? [It was |]{Squirrel} the squirrel!',
        '“{A leaf} leaf was in my book,” said {hero}. “Was it [you|yours], {squirrel}?”',
      ],
      more(
        '{Squirrel} the squirrel [jumped|hopped] up the wall and [down|back].',
        '“[What, where|A book, where|Who, when|Where, what], [when|who|why|a nut]?” said {squirrel}.',
      ),
    ],
    'squirrel.clear': [
      [
        '“[Sit still|Sit|Lie still|Lie down|Stop] and read? [Me|Ha]!” Hop, [hop, hop|skip, hop], went {squirrel}.',
        '“I can not [sit|stop] for one [page|word|line],” said {squirrel}, and was [gone|up a tree|on the roof].',
        '“Books are [long|slow],” said {squirrel}, on the [roof|bench] and [off|back].',
      ],
      ifRoom(
        '“But someone [bites|nips] my {leaf}, down low, and [slow|so slow].”',
        '“Ask who eats my {leaf},” she said. “A [round|neat|small] bite [each|every] day[|, so slow|, low down]!”',
      ),
      '¶{refrain}',
    ],
    'robot.ask': [
      [
        '[Who works at night?|Who is up all night?|Who has the key?] {Robot} the robot! [Sweep|Beep], sweep, [sweep|beep].',
        '{Robot} the robot rolled by with a book. “[Stop|Halt|Wait|Hey]! [Was|So was|Hm, was] it [you|you, then|you, beep]?”',
        '“You are up at night, {robot},” said {hero}. “[So|Hm|Beep], was it [you|you, then]?”',
      ],
      more(
        '“[Beep|Bip|Boop]?” said {robot}, with a [red|green|pink] light.',
        'It held a [broom|book|mop], and its eyes went [on, off|blink|round].',
      ),
    ],
    'robot.clear': [
      [
        '{Hero} felt {robot}, [brr|ooh], it was cold as a [spoon|fish], and the book was [warm|not].',
        '“I am [cold|so cold],” said {robot}. “[Feel|Feel me|Try me|Touch me].” [Brr|So cold|Like a fish|Like a tap|Like ice]!',
        '“I put books [back|up],” said {robot}, “[in rows|up, up, up], not [down|on the rug].”',
      ],
      ifRoom(
        '“[A thing|One thing] on the [floor|rug] moves,” it said, “[slow, slow|one inch], [beep|bip|boop].”',
        '“I [sweep|go|mop] round a [thing|round thing|bump],” it said. “It [moves|is not still|is soft], [beep|bip|boop].”',
      ),
      '¶{refrain}',
    ],
    stool: [
      [
        '[{Hero} got up on tip-toe for a book.|{Hero} wanted a book, up high.|“Up, up,” said {hero}.] The {stool} was [near|there].',
        '[Hm|Funny|Odd]. The {stool} was [here|there] now. Was it not [there|by the door] [last night|before]?',
        '{Hero} sat down on the {stool}. “[Oof|Ahh],” said [someone|somebody]. Not {hero}!',
        '[Bump|Oops|Clonk]! {Hero} fell over the {stool}. Who [put|left] it [there|here]?',
      ],
      [
        '“[Sorry|Pardon], stool,” said {hero}, and [went on|ran off].',
        '{Hero} looked at the [wall|lamp], at the [rug|globe], at the {shelf}.',
        'But {hero} had no time for [stools|that|chairs]. {They} had a [case|book] to [solve|save].',
      ],
    ],
    think: [
      [
        '{Hero} sat [down|still] to think: it was low, it was slow, it ate {leaf}.',
        '[Low, slow|Slow, low], {leaf}: {hero} [thought|hummed] and [thought|looked round|hummed].',
        '“It is [low|so low],” said {hero}, “and slow, and [eats|likes] {leaf}: [hm|but who|who is it|well, who]?”',
        'Not {helper1}, not {helper2}: {hero} [rubbed|held] {their} [nose|chin]. [Low, and slow|Slow, and low|So low]…',
      ],
      [
        'Do YOU [know|see|guess] [who|it|who it is]? [Look|Look back|Look again|Peep|Go back|Hunt]!',
        '[Have|And have|Oh, have] you [seen|found|got] it[|, too]? [Look|Peep|Hunt] in [each picture|all the pictures]!',
        '{Hero} looked [up|down|left|round], and up, [but not|never] at the {stool}.',
        'The {stool} [said nothing|stood by|was quiet|shut its eyes|held its breath].',
      ],
      aside('trouble'),
    ],
    night: [
      [
        '[Night|Moon and dark|At night]! {Hero} hid by the [table|desk] with a [torch|light], and [hush|shh].',
        '{Hero} hid in the [dark|moonlight] with {their} [torch|light] and did not [move|peep].',
        'At night {hero} [lay|sat] in the dark in {library}, as [still|quiet] as a [book|shelf].',
      ],
      [
        '[Fff|Fff, fff|Hush, fff]. What was that, [a page|a page, in the dark|who turned a page]?',
        '[Scrape|Shuff]… [scrape|shuff]… The book [moved|slid], all by [itself|its own self]!',
        '[Shuff… shuff|Scrape… shuff|Shuff, shuff]… [Somebody|Someone] came, so [slow|very slow].',
        'Then came a [small|soft|dry] noise: [fff|shuff], [a page|a paper noise|near the floor]!',
      ],
      aside('trouble'),
    ],
    turn: [
      TURN,
      [
        '¶Then {hero} [said|called|said it] out loud: “And at the [END|very END] of {book}…”',
        '¶“I will [tell|say] the END of {book},” said {hero}: “[it goes|in the end|they all]…”',
        '¶“[Shall|May|Can|Will] I tell [you |]how {book} ends?” [called|said|asked] {hero}.',
      ],
    ],
    reveal: [
      [
        '“[No|Oh no|No, no], don’t [tell|say it|say]!” [cried|said|begged] the {stool}.',
        '“[Stop, stop|Wait|No, no|Oh, stop], I am not [there yet|so far|at the end]!” [said|cried] the {stool}.',
        '“[Oh, please|Please, oh please], don’t [tell|say]!” And the {stool} [got up|stood up|sat up|shook|walked]!',
      ],
      [
        'It had [four|four small|four green] feet and a [face|nose|tail|smile]. It was {turtle} the turtle!',
        'Out came a [head|nose|neck], out came [legs|four feet]: {turtle} the turtle!',
        'It was [only|just] {turtle} the turtle, who was [low|warm] and slow and [ate|liked] {leaf}!',
      ],
      more(
        '“I read [at|by] night[|, slowly|, slow, slow],” said {turtle}. “It is [so|so very|too] [good|funny|sad and good].”',
        'She had [been|sat|stood] there [all along|all the time], in [each|every] picture.',
      ),
      aside('turn'),
    ],
    tell: [
      [
        '“I can not reach [up|the top],” said {turtle}. “Down here are only [big, dull|fat, dull|old, thick] books.”',
        '“They [sit|stand] on me,” said {turtle}. “Then you put a [story|good book] [down low|by my nose].”',
        '“A [long|very long] time I was a stool,” said {turtle}. “Then I [saw|found] {book}.”',
      ],
      [
        '“I read one page [a night|each night]. Then I sleep on it, so it [stays|keeps] [warm|open].”',
        '“I turn [a page|it] with my [nose|chin],” she said. “That takes [all night|a long time|me a night].”',
        '{Hero} [hugged|patted] {turtle}, and {turtle} [smiled|hugged back|went pink].',
      ],
    ],
    end: [
      [
        '{Hero} read it [out|aloud], and {turtle} turned the pages, [slow, slow|with her nose|one by one].',
        'They read {book} [cheek by shell|side by side|nose to nose|on the rug], {hero} and {turtle}.',
        '{Turtle} [sat|lay] [near|by {hero}|so close], and {hero} read to the [end|last word]. “[Again|More|One more|And now]!” [said|begged] {turtle}.',
        '“Now [up|the high ones|a new one]!” said {hero}, and got {turtle} a book from [the top|the very top|up high].',
      ],
      '¶{refrain}',
      adult('end'),
      more(
        'One {bookmark}, one {leaf} leaf, [side by side|on one page|in one book].',
        'And [nobody|no one] put [feet|a cup|a hat] on {turtle} [again|now|any more].',
        '[And|Now] the book was [warm|warm as toast|so warm], on both [sides|ends|pages].',
      ),
      aside('end'),
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
        '“I help,” said {friend}.',
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
      person: ['{Friend} [listened|read], too.', '“One more!” said {friend}.'],
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
        '{Hero} [ran|raced] to the end of the hall and [back|back], [for each|at every] page.',
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
        '“I stay [here|right here],” said {hero}, [arms crossed|feet apart].',
      ],
      dreamy: [
        '{Hero} [shut|closed] {their} eyes and [heard|saw] it: [low|slow], round, [slow|near].',
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
        '“I have [an idea|a trick],” [thought|whispered] {hero}. “[Ha|Listen]!”',
        '{Hero} [put|added] the clues in a row, and [smiled|nodded].',
      ],
    },
  },
};
