/** The warm book in English for readers of 5 to 7. */
import {
  adult,
  aside,
  asideHere,
  HABIT,
  ifRoom,
  more,
  plants,
  TURN,
  when,
  type BandText,
} from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/warm-book/english-traits.data.ts';

export const english57: BandText = {
  refrains: [
    '“[Look|Peep|Hunt] [low|here|left], [look|peep] [high|there|right], then look [again|once more],” said {hero}.',
    '“[Somebody|Someone|One of us] knows,” said {hero}, “and [soon|by tonight|before long] [I will|we will], too.”',
    '“A [clue|secret] is [just|only] a [thing|crumb|spot],” said {hero}, “until you look [twice|again|harder].”',
    '“Every [book|story|tale] has an end,” said {hero}, “and [this case|every riddle|every puzzle] has [one|one, too].”',
  ],
  beats: {
    open: [
      [
        '{Party} [sat|lay|curled up] in {library} with {book}[| and a plum| and cold toes].',
        'In {library}, on the [old|red|thin] rug, {party} [sat|lay] and read {book}.',
        '{Party} lived over {library}, [so the books were|and the shelves were] just [one|a] stair away. That evening it was {book}.',
        'In {library} there is a [rug|spot] where the sun stays [longest|till six]. There [sat|lay|stayed] {party}, with {book}.',
        '{Party} had got to the [good|middle] part of {book}. And {library} was [about to shut|shutting], as [always|ever] at the best bit.',
        'It smelled of [dust|paper] and [rain|glue] in {library}, and {party} did not [smell|notice] it, because of {book}.',
        'There are a [million|thousand] books in {library}, and {party} wanted only [one|that one]: {book}.',
      ],
      { more: HABIT },
      ifRoom(
        '{Hero} had {their} [heels|feet] up on the {stool} that [was always about|stood there]. [Everybody did|One did|So did everybody].',
        'There was a lamp, a [globe|plant], {a stool} to [sit|stand] on, and [no sound|nothing else] in the world.',
        '{Hero} stood on the {stool} to [put it back|reach the lamp], and [then|after that] on the floor again.',
      ),
      ifRoom(
        'The [|closing |little ]bell [rang|went]. {Hero} put {a bookmark} in at the [best|worst|scary] bit and slid the book into the {shelf}. “[Don’t go on|Don’t turn a page|No peeping|Don’t end|Nothing may happen] [without me|till I’m back].”',
        '“[Closing|Home time|We shut|All out|Lights out]!” {Hero} marked the page with {a bookmark}, and put the book on the {shelf}, where [nobody|no one] ever [looks|goes].',
        '[Then it was time.|Then they were shutting.|The lamps went out, one by one.] In went {a bookmark}, and down went {book}, [quickly|deep] into the {shelf}.',
      ),
      adult('start'),
    ],
    warm: [
      [
        'In the morning {book} [lay|was] on the [floor|rug|tiles], [open|wide open|open like a tent]!',
        '[At sunrise|At dawn|When it got light|And next day], there lay {book}, [open|wide open], on the [floor|rug|tiles].',
        'In the morning {book} was [not on|gone from] its shelf. It lay on the [floor|rug|tiles], [wide open|open|face up].',
        '[But {hero} had put it away!|{Hero} could not believe it.|Was it a dream?] And there lay {book} [at dawn|in the morning], open, in the middle of the [floor|rug].',
        '[Before|Long before] anybody else {hero} was there, and [stopped|stood still|gasped]. {Book} lay on the [rug|floor], open like a [bird|roof].',
        'The next morning somebody had [been there|been at the books]. {Book} lay open on the [tiles|rug].',
      ],
      [
        'And it was warm, like [a bun|a nest|toast|an egg|a lap], [all over|in the middle|on both pages].',
        'The [page|paper|book] was [warm|still warm|as warm as tea]! Who [warms|heats|bakes] [books|pages|a story]?',
        '{Hero} [put a {hero.hand} on|touched|stroked] the page. It was [warm|still warm], as warm as a [bun|chair that someone has just left].',
        'And [when|as] {they} touched the [paper|page], it was warm! [Books|Pages] are [not warm|cold], {hero} knew that [well|for sure].',
        'It was warm, [like toast|like a bed], and not from the [sun|lamp]: the sun had only [just|now] [come up|got there].',
      ],
      [
        '¶Past {hero’s} {bookmark} was a second [bookmark|one]: {a leaf} leaf, [bitten|nibbled|still wet]!',
        '¶And someone [had read on, past {hero}|was ahead of {hero}|had got past {hero}], and had [left|put in] {a leaf} leaf.',
        '¶There was {hero’s} {bookmark}, [just where it had been|where it belonged]. And ten pages on there was another: {a leaf} leaf.',
        '¶[And there was a second bookmark.|But there was one more bookmark.|Then {hero} saw a second bookmark.] It was {a leaf} leaf, [green|very green], with a [bite|corner] gone, and it was [ahead of|further than] {hero’s}.',
        '¶Somebody had got further than {hero}, and had marked the place with {a leaf} leaf, [a bit wet|neatly bitten].',
      ],
      aside('start'),
    ],
    case: [
      [
        '“[Somebody|Someone] reads my book [at night|in the dark],” said {hero}, “and is [faster|further on|quicker] than me.” [That called for|This was work for|It was time for] a [magnifying glass|detective|big round glass].',
        '{Hero} was not [cross|angry], {hero} was [amazed|itching to know]. Who [else|on earth] loves {book}? {They} [got|went for|ran for|dug out] the [big|magnifying] glass.',
        '“[Don’t anybody touch|Don’t touch] anything,” said {hero} to the [chairs|lamps], and [breathed on|polished] the big glass.',
        'So {hero} was a detective, [from now on|as of breakfast], with a [big round|real] glass and a very [quiet|slow] walk.',
      ],
      [
        '[Clue one: the {shelf}.|First clue: the {shelf}.|It came from the {shelf}.] The high books were all in [place|order]. Whoever [it was|did it], they could not [reach|get] [up there|so high].',
        'There was a [trail|line] in the dust, from the {shelf} to the book. It was [short|thin], and it was [straight|wobbly], as if something [slid|crept].',
        'From the [shelf|{shelf}] to the book it was [only|just] [a step or two|a few steps|a very short walk]. [And it|It] had taken [somebody|someone] [one|a whole|all] night.',
        '[{Hero} lay flat and looked along the floor.|{Hero} lay down, one ear on the floor.|{Hero} went along the floor on {their} knees.] [No shoe prints|No mud], no [hairs|feathers]. Just a [thin|faint] trail, [low|close to the ground].',
      ],
      when(
        'giver',
        more(
          'The glass [was|came] from {giver}, who [says|believes] that [most things|things] are [right under|close to] your nose.',
        ),
      ),
      when(
        'interest',
        more(
          '{Hero} knew a lot about {interest}, and [there too|with that] it’s the [small|tiny|last] things that [count|matter].',
        ),
      ),
      asideHere('way', {
        person: ['{Friend} sat down on the {stool} to [write it all down|hold the lamp|think].'],
        pet: [
          '{Friend} followed the trail as far as the {stool}, and sat [there|down].',
          '{Friend} [sat|lay] down by the {stool}.',
        ],
      }),
      '¶{refrain}',
    ],
    'owl.ask': [
      [
        '[Who is up all night|Who never sleeps at night|Who reads in the dark], and who has the [biggest|roundest] eyes? “{Owl}!” said {hero}, and looked up to the [last|top] shelf, where the owl sat.',
        '{Owl} the owl had ink on one [claw|toe] and a book [under|in] each wing. “[Good day|Yes], officer,” she said, [far too|very] quickly.',
        'On the top shelf lived {owl} the owl, who had [read everything|read it all], and said so. “[It was|That was|Must be] her,” [thought|whispered|noted] {hero}.',
      ],
      more(
        'She turned her head [right round|all the way], so as not to [look|see]. [That is|It’s] [what they do|just what they do|how thieves do it], in books.',
        '“Where were you at [midnight|night|two o’clock]?” asked {hero}. “[Awake|Up|Reading],” said {owl}, [and blinked|at once|with a yawn].',
        'A feather came down, [slowly|in circles], and {hero} [caught it|picked it up]: was it a clue, or just [fluff|a feather]?',
      ),
    ],
    'owl.clear': [
      [
        '“On the FLOOR?” said {owl}. “I never go below shelf [nine|ten|eight]. People’s [feet|socks|knees|toes] [are|live] down there.” And she [shuddered|shook herself|went thin|held on tight|shut both eyes|had to sit down].',
        '“I’ve [read|finished] {book},” said {owl}. “In [one|a] night, [standing|with one eye|on one leg]. I don’t need [ten|twenty] pages and a [salad|leaf|snack].”',
        '“The {shelf}!” cried {owl}. “My dear, I get [dizzy|ill] when I look [down|at it].” She [showed|proved] it, and [nearly|almost] fell off.',
      ],
      ifRoom(
        '“But I’ve heard them,” said {owl}. “One page, then [nothing|silence|munching], for an hour, then [one page|one more]. I could [scream|chew the shelf|weep|turn it for them|eat a lamp].”',
        '“Your [thief|reader] reads [slowly|with care|every word],” she said. “[Fff|Ffft], goes a page, and I have time to [fly out and eat|write a poem] before the next.”',
      ),
      '¶{refrain}',
    ],
    'cat.ask': [
      [
        '[Now who is as warm as a bun?|Who is so nice and warm?|Warm! Who is warm at night?] {Hero} held a {hero.hand} over {cat} the cat. He was [hot|very warm], like an [oven|iron]. “[Aha|Hm|Got you|I see|So, so|Well, well],” said {hero}.',
        '{Cat} the cat lay [asleep|stretched out] in the one warm [spot|square] of sun. “A warm [book|page],” said {hero}, “and a warm cat, [well, well|hm|so, so].”',
        '“You sleep here,” said {hero} to {cat} the cat, “and you are warm. [Where were you|What did you do|Where was that tail] [last night|at two in the morning|in the dark]?”',
      ],
      more(
        '{Cat} opened one eye, [yellow|green] and [guilty|wide]. It [could also be|was perhaps only|may have been] [hungry|bored|asleep].',
        'He had a paw on a [book|page] this very [minute|moment], and he [pulled|drew] it in.',
        '“I say nothing,” said {cat}, “without [milk|cream].”',
      ),
    ],
    'cat.clear': [
      [
        '“I don’t [read|open] books,” said {cat}. “I [SIT|SLEEP|LIE] on them, [shut|closed|when they’re fat]. An open one has a [dip|crack|ditch] in the middle, and it’s [hard|bad] on the back.”',
        '“Books are [cushions|beds] with corners,” said {cat}, and sat down on {book}, [flump|plop]. It [shut|snapped shut|went flat], and he smiled. “[You see|There|Look]? I’m a [closer|warmer|sitter], not a [reader|turner].”',
        plants(
          'sneezed',
          '“Salad?” said {cat}, and smelled the {leaf}. He [sneezed|gagged|went green|backed off], and [nobody|no one] can act that [well|green].',
        ),
      ],
      ifRoom(
        '“Whoever it is never jumps,” said {cat}. “I’d have [heard|felt|known] [it|that]. They stay on the [floor|ground], and [go|it goes] [shuff|scrape].”',
        '“They [walked|crept|slid] [past|by] me [at night|in the dark|on the floor],” he [said|added]. “It took [an hour|till morning|half the night|two naps], [and I fell asleep|I fell asleep] [twice|in the middle|and woke up, and there they still were].”',
      ),
      '¶{refrain}',
    ],
    'mouse.ask': [
      [
        'Behind the {shelf}, [right at the bottom|right down there|in the dust], there was a hole, and in the hole was {mouse} the mouse, [brushing off|full of|shaking off] crumbs.',
        '[{Hero} lay down and put the glass to a hole in the wall.|{Hero} put the big glass to a little hole.|There was a hole. {Hero} looked in with the glass.] An [enormous|awful] mouse looked back. “I’m {mouse},” it said, and [stepped|came] out, quite [small|little].',
        '“[Low|Down low],” thought {hero}, “and likes [books|paper|pages].” {Mouse} the mouse came out with a [corner|bit] of some page in his [cheek|mouth]. [Oh dear!|Aha!|Well, well!]',
      ],
      more(
        '“It was [open|chewed] when I [found it|got there]!” [squeaked|said] {mouse}. “I mean: [what|which] [book|page|floor]?”',
        '“I only read the [corners|edges|ends],” said {mouse}, “with my [teeth|tummy].”',
        'There was a [trail|row] of [tiny|wee|dusty] prints. They went to the [cheese|kitchen] and [back|home].',
      ),
    ],
    'mouse.clear': [
      [
        '[“Show me how you open it,” said {hero}.|“Open it for me,” said {hero}.|“Let me see you do it,” said {hero}.] {Mouse} took hold, heaved, [squeaked|went red], and hung from the cover like a [sock|flag]. It [did not|would not] [move|budge|open|hear of it].',
        '“I’ll turn a page for you,” said {mouse}. He ran [under|up] it, he pushed, and the page [sat down|fell] on him. “[Help|Mmf|Umf|Who put that there],” said [the page|a voice under it].',
        '{Mouse} was as long as one [word|comma], and a page, for him, was a [sail|barn door|wall|big tent]. “I [just|only] [do|do the|clear the] crumbs,” he said.',
      ],
      ifRoom(
        '“But look at this {leaf},” he said. “[Not one tooth mark|No teeth|Not a tooth]! [Who|And who] [bites|eats] without [teeth|any teeth]?”',
        '“Every night it goes by my [door|hole],” whispered {mouse}. “Big, and [round|dark|slow|like a hill], and it takes so long that I [miss|forget] [bedtime|supper].”',
      ),
      '¶{refrain}',
    ],
    'squirrel.ask': [
      [
        '[The leaf|Leaves|Salad]! {Hero} ran [out|straight out] to the garden, and there it grew, the {leaf}, and there [sat|was] {squirrel} the squirrel, [right beside|on top of] it.',
        'Behind the library is a garden, [small and green|no bigger than a rug|as big as a bed|with a wall]. {Hero} found {leaf} there, with bites, and {squirrel} the squirrel, with [full cheeks|a guilty tail].',
        '“Where do you get {leaf} round here?” {hero} asked {squirrel} the squirrel. “[There|Here|Right here], why?” said {squirrel}, [chewing|with her mouth full|and hid a stalk].',
      ],
      more(
        'She hid something [behind|under] her tail, and it was [green|round|a nut], and so was the [other|next] thing.',
        '“[Are you|Do you feel] guilty?” asked {hero}. “Always,” said {squirrel}[|, from the wall|, and jumped]. “What [of|for|is it this time]?”',
        'Her [whiskers|ears|paws] [shook|twitched], but then they [never stopped|did that all day].',
      ),
    ],
    'squirrel.clear': [
      [
        '“[Me, read|Read, me|A whole book]?” said {squirrel} from the [wall|bench]. “I never get to the end,” she said from the [tree|roof], “of a,” and she was [gone|back], “sentence.”',
        '“[Sit|Stay] still for me,” said {hero}, “just to [five|ten|six].” {Squirrel} got to [two|one and a half] before her legs [went off|ran away] with her.',
        '“I tried a book [once|in spring],” said {squirrel}. “I got as far as [the cover|page one|the first word]. Then I [heard|saw] a [leaf|nut|cloud].”',
      ],
      ifRoom(
        '“But somebody eats my {leaf},” she said. “Down [at the bottom|low], one [neat|round] bite a day. [Who|Now who] has that much [time|patience]?”',
        '“Ask whoever comes through the [cat flap|gap in the door] for {leaf},” she said. “It’s the slowest [robber|lunch|mouthful] I [ever saw|know of].”',
      ),
      '¶{refrain}',
    ],
    'robot.ask': [
      [
        '[Who is in the library all night, every night?|Who never goes home at night?|Who is there when all the rest go?] “{Robot}!” said {hero}. The robot rolled by, a book in its [claws|arms], and [stopped|beeped].',
        '{Robot} the robot dusts when all are [asleep|gone]. It has [the keys|all the keys] and [arms|two arms|no bed]. [“It was you,” said {hero}.|“You did it,” said {hero}.|“So it was you,” said {hero}.]',
        '{Robot} the robot went along the shelf with a [duster|broom]. “You move books,” said {hero}, “at night, [alone|in the dark|with long arms].” “Correct,” said {robot}.',
      ],
      more(
        'One of its lights went [red|pink|out], and that may have been a [blush|bulb|thought].',
        '[“Do you like stories?” asked {hero}.|“Do you read?” asked {hero}.|“What do you read?” asked {hero}.] “I like [dust|straight lines],” said {robot}. “[Stories|Books] are [full of|mostly] dust.”',
        'It dropped a [pencil|duster|bolt] and picked it up, dropped it and picked it up: [guilt|oil|nerves|a loose screw], surely.',
      ),
    ],
    'robot.clear': [
      [
        plants(
          'cold',
          '[{Hero} put a {hero.hand} on its tummy.|{Hero} felt its tummy.|{Hero} patted its front.] [Brrr|Ooh|Ice]! {Robot} was as cold as a [spoon|tap], and the book had been as [warm|hot] as [toast|a bun].',
        ),
        '“I put books BACK,” said {robot}. “An open book on a floor is [my bad dream|my worst thing|what I dream of|a loud error].” Its arms [rattled|shook] at the [very |]thought.',
        plants(
          'cold',
          '“Temperature of {robot}: [four|five] degrees,” it said. “Please [feel|touch] [me|this part].” {Hero} felt, and [sneezed|said brr|shook|got a cold thumb]: not warm, not [one bit|at all].',
        ),
      ],
      ifRoom(
        '“There is an object on the floor that I go round,” said {robot}. “It is [never where it was|always elsewhere], and its speed is [two rugs|two chairs|one rug|half a shelf] per night.”',
        '“Each night I hear chewing,” said {robot}. “[Low|Very low|Down low], [slow|unhurried]. I [dusted|mopped] [everything|all], and found [nobody|no one|a crumb].”',
      ),
      '¶{refrain}',
    ],
    stool: [
      [
        plants(
          'pulled',
          '{Hero} wanted a book about [thieves|clues] from a high shelf, so {they} pulled up the {stool}. It was [heavy|warm]. It did not want to [come|move].',
        ),
        plants(
          'fell',
          'At lunch {hero} fell over the {stool}. [“Who put that there?”|“Who moved that?”|“You again!” said {hero}.] It had been by the [door|window] [yesterday|before].',
        ),
        plants(
          'sat',
          '{Hero} sat down on the {stool} to think. “[Oof|Mmf],” went [something|somebody]. Stools do [creak|that], when they are [old|sat on].',
        ),
        '{They} climbed up on the {stool} to look from [above|high up]. From [above|there] you see [everything|a lot], except what you [stand|are standing] on.',
      ],
      [
        '“Sorry,” said {hero}, as one does, even to [stools|furniture], and hurried [on|off]. There was a [case|riddle|mystery] to [solve|crack].',
        '{Hero} looked [at|up at] the [ceiling|roof], then in the [lamp|clock]. {They} looked [everywhere|all round], but not [down|under {themselves}].',
        'There were three crumbs of {leaf} [beside|next to] it. “[Somebody|Someone] should sweep,” said {hero}, and [wrote|noted] nothing down.',
      ],
      more(
        'For a moment it [seemed to have|had] [a smell|a smell of garden|a look in its eye], this stool. “[Polish|Old wood],” thought {hero}.',
        'A [cloud|fly] went by, and it was as if the stool [blinked|had moved|took a breath]. Then it was [just a stool|as round as ever|old wood] again.',
      ),
    ],
    think: [
      [
        '{Hero} [sat down and |]counted on {their} [fingers|toes]. It lives [low|near the floor], and it’s [slow|in no hurry|never quick]. It likes {leaf}, and it’s [warm|very warm] [enough|and round].',
        'Not {helper1}, [and |]not {helper2}. So who was [low and slow|slow and low], and ate {leaf}, and had been [here|in the room] all the time?',
        '“It can’t reach [high|up],” said {hero}, “it [takes|needs] a night for [ten|some ten] pages, it eats {leaf}, and [that’s|it’s] nobody I know!”',
        '{Hero} laid it all out on the rug: the {bookmark}, the {leaf}, the [trail|glass]. It was [low and slow|slow and low], and green about the [mouth|lips|chin|nose].',
      ],
      more(
        '¶Do YOU [know|know it|know who|see it|see who]? Then [keep it to yourself|don’t shout it yet|hush|hold it in|just smile|hold your tongue]. If not, go [back|back and look]: whoever it is has been in [nearly |]all the pictures.',
        '¶(You can [turn|go] [back|round] now and [look|peep] again. {Hero} [couldn’t|could not], [being|since {hero} was|as {hero} was] IN the [book|pictures].)',
        '¶[Maybe|Perhaps] you have [seen|spotted|got] it by now. {Hero} had seen it, too, [ten|a hundred|sixty] times, but seeing isn’t [looking|noticing].',
      ),
      ifRoom(
        '{They} put {their} feet up on the {stool}. The stool [sighed|breathed in].',
        '“[What do you think|Any ideas|Was it you|Who was it, then|Any clue]?” {hero} asked the {stool}, for fun. It [said nothing|kept still], [rather hard|in a hurry].',
        '[There was only one thing to do|Only one thing was left to do|There was just one way to find out], and it [could only be done|had to be done|was best done|had to be] at [night|midnight].',
      ),
      asideHere('trouble', {
        person: [
          '“If I were the reader,” said {friend}, “I’d want to know how it [ends|comes out].” {Hero} [looked|sat] up.',
          '“Nobody stops in the middle of that,” said {friend}. “They’ll [come|be] back for the end.”',
        ],
        pet: [
          '{Friend} [stared at|lay down by] the {stool}, as if it were all quite [clear|simple].',
          '{Friend} [looked|stared] at the {stool}.',
        ],
      }),
    ],
    night: [
      [
        'At night {hero} [crept|tiptoed] in and hid [by|under] the table, with a torch that was [off|not on]. In the moonlight lay {book}.',
        'The clock struck [ten|eleven|nine]. {Hero} sat in the dark of {library}, [as still as|like] a book, and [watched|waited].',
        'A library at night is [full of|all] small noises, as if the stories [turned over|talked] in their sleep. {Hero} hid by the [table|desk] and [held|saved] {their} breath.',
      ],
      [
        '[Nothing, nothing|Nothing at ten, nothing at eleven], [still|and more] nothing. And then: [shuff, shuff|scrape, shuff]. Something was coming, [near the floor|down low], and it [took its time|was in no hurry].',
        '{They} [waited|sat] so long that {they} [nearly|almost] [slept|dozed off]. Then came a sound, as [soft|light] as [snow|dust|a moth]: fff. [Somebody|Someone] had turned [a|the|one] page!',
        'Then a page of {book} stood up in the [moon|moonlight], [slowly|slow as a yawn], and lay down on the other side. Only the [stool|footstool|{stool}] was [near it|close by].',
      ],
      more(
        '{Hero} looked and looked, and there was [nobody|no one] there! There was the rug, the moon, the [stool|footstool]…',
        'Something [chewed|munched], slowly, thinking. {Hero’s} heart went [bim, bam|like a drum|up and down the stairs].',
      ),
      asideHere('trouble', {
        person: [
          '“What was [THAT|that noise]?” [whispered|breathed] {friend}.',
          '{Friend} took {hero’s} sleeve and [held on|kept it].',
        ],
        pet: ['{Friend} pricked up both ears, and did not [mind|bark, or spit, or anything].'],
      }),
    ],
    turn: [
      TURN,
      [
        '¶“{Book},” said {hero} to the dark. “[Good|Nice|Sad], isn’t it? And [do you know|have you guessed|can you guess] how it [ends|comes out]? [It|They|In the end they]…”',
        '¶“I’ve read it all,” said {hero} [loudly|to nobody]. “The [end|ending] is [the best|so good|the best part]! [You see|In the end|At last], the…”',
        '¶“I know how {book} ends,” said {hero}, [loud and clear|out loud]. “On the [last|very last] page[| of all], [the|they|it]…”',
        '¶And {hero} opened {their} mouth and said to the whole dark room: “And at the END of {book}, it [turns out|comes out] that…”',
        '¶[“Listen,” said {hero} into the dark.|“Whoever you are,” said {hero}.|“You there,” said {hero} to the dark.|“Dear reader,” said {hero} to the dark.|“I know you’re there,” said {hero}.|“Good evening, you,” said {hero}.] “I’ll [tell you|say] how {book} [ends|goes on]. [In the end|At the end] [they all|the whole lot|they|the king and all]…”',
        '¶[“It’s a good book, isn’t it?” said {hero}.|“Do you like it [so far|too]?” {hero} asked the dark.|“What a book that is,” said {hero}.] “[Best|Best of all] is the end. That’s when it [turns out|comes out] that…”',
      ],
    ],
    reveal: [
      [
        '“Ssh!” cried the [stool|footstool]. “Don’t [spoil|say|tell] [it|me]! I’ve only got as far as the {leaf}!”',
        '“LA LA LA!” sang the [stool|footstool], with its [eyes tight shut|mouth wide open]. “I [can’t|don’t|won’t] [hear|hear you|hear a word]!”',
        '“DON’T TELL ME!” cried the {stool}. “I’m not [there|that far|at the best bit] yet!”',
        '“Stop, stop, [stop|oh, stop]!” cried the {stool}. “I’ve still got [forty|thirty|sixty|ninety] pages[| to go]!”',
        '“[No|Oh, no|Please], [not the end|don’t say it|don’t]!” begged a voice. It was [the voice of |]the [stool|{stool}].',
      ],
      [
        'It put out a [head|long neck], and then [four|one, two, three, four] feet. It had [never|not ever] been a stool, it was {turtle}, a turtle, and she had {leaf} on her [chin|lip].',
        'Then the stool got up, [first|one foot] here, then there, and [blinked|looked round]. “{Turtle}, [turtle|a turtle],” she said. “[Good evening.|How do you do?|Pardon me.|We’ve met.|You sat on me.]”',
        'And the [top|lid] of it lifted, and was a shell. Out looked {turtle} the turtle, [very red|pink] for somebody so green.',
      ],
      [
        '¶It was [low, slow|slow, low], fond of {leaf}, and warm from [lying|sitting] on the page to [think|read]. {Hero} had sat on the [answer|thief] all [day|week]!',
        '¶“[I put my FEET on you|I put my CUP on you|I’ve SAT on you],” [said|cried|whispered] {hero}, [very red|quite shocked|and went pink]. “[Everyone does|They all do],” said {turtle}. “It’s a [good|nice|fine|cosy] way to [hear stories|get the news|learn about feet|learn about shoes].”',
        '¶“You were [there|here|right there] [all along|all the time],” [said|cried|whispered] {hero}. “I’m not hard to see,” said {turtle}, “just [hard|slow] to [notice|catch].”',
      ],
      asideHere('turn', {
        person: [
          '“I’ve SAT on her!” said {friend}. “[With jam|Twice|All day]!”',
          '“I SAT on you!” [cried|said] {friend}.',
        ],
        pet: [
          '{Friend} [licked|kissed] her nose.',
          '{Friend} gave her nose a lick. They had [long been friends|known each other for years].',
          '{Friend} was not surprised at all. [Nobody|No one] ever asks [a pet|{friend}].',
        ],
      }),
    ],
    tell: [
      [
        '“I came to keep warm, [one winter|long ago],” said {turtle}. “I pulled in my [head|neck], and [somebody|a big man] sat on me, and I did not like to [complain|say].”',
        '“I’ve been a stool for [forty|sixty] years,” said {turtle}, “and I can only reach the {shelf}. [Do you know|Guess] what’s [there|down there]? [Maps of drains|Lists of ships|Cement]!”',
        '“Down here there’s nothing but [tax|cement] and [soup|lists],” said {turtle}. “I’ve [read it all|been through it], and [the soup|the lists] twice.”',
      ],
      [
        '¶“Then [someone|you] put a STORY [down here|next to me],” she said, “[by mistake|just like that]! I read one page, and I had to [lie|sit] down on it, because it was so [good|exciting|sad and funny].”',
        '¶“And one night there it was: {book}. I’d never [met|read] [a story|one]. [I thought|And I thought]: so THAT’s why [they’re all|you’re all|people are] so [quiet|still].”',
        '¶“And you put {book} next to my nose.” She [sniffed|smiled]. “It took me [the|all] night to get it open, and it was worth [every|each] [minute|scratch].”',
      ],
      more(
        '{Hero} looked up: eleven shelves, [all full|to the ceiling], and {turtle} had never [read|touched] one.',
        '“[A night for ten pages|Ten pages a night]?” asked {hero}. “I stop to [chew|think|look at the moon],” said {turtle}.',
      ),
    ],
    end: [
      [
        'So {hero} sat down, shell to shoulder, and [read|read aloud], and {turtle} turned the page with her nose, [whenever she was ready|and not too soon].',
        'They read on from {turtle’s} page, because it’s polite. {Hero} [gasped|laughed] in all the [right|best] places, and so did {turtle}, [a bit later|one page after].',
        'When it got light, they were on the last page, {hero} and {turtle}. “[Slowly|Don’t hurry],” said {turtle}, so they read it [letter by letter|twice].',
        '“What’s up there?” asked {turtle}. “[Dragons|Pirates],” said {hero}, and climbed [up|the ladder], and fetched them down for her, [one by one|as many as {they} could].',
      ],
      aside('end'),
      adult('end'),
      ifRoom(
        '¶Now there are two bookmarks in every book: one {bookmark} and {a leaf} leaf. They are [always|mostly|nearly always] [on|at] the same page.',
        '¶If you visit {library}, and there is a [round stool|stool] by the shelf: [knock first|ask it nicely]. And [never, ever|please never] tell it [the end|how things end].',
        '¶There’s a new stool in {library} now. It’s [plain|square|red|too small|quite hard|from a shop]. {Hero} has [looked at|knocked on] it [twice|three times], just to be sure.',
      ),
    ],
  },
  asides: {
    start: {
      person: [
        '“It wasn’t me,” said {friend}. “I can’t read [that far|in the dark].”',
        '“Ghosts,” said {friend}, [pleased|wide-eyed].',
        '{Friend} felt it as well, [nodded|frowned] and said, “[Warm|Like toast].”',
      ],
      pet: [
        '{Friend} sniffed the page, and [then|after that] the leaf, and sneezed.',
        '{Friend} lay down on it, [to help|for the warmth].',
      ],
    },
    way: {
      person: [
        '“I found a clue!” cried {friend}. It was [a button|half a biscuit].',
        '{Friend} walked behind with a [very serious|detective’s] face.',
        '“Who are we [looking for|after]?” asked {friend}, [again|every few steps].',
        '{Friend} wrote it all down, in [circles|pictures].',
      ],
      pet: [
        '{Friend} put {friend.their} nose to the trail and [ate|found] a crumb.',
        '{Friend} searched each corner, and [found|brought] one [slipper|spider].',
        '{Friend} sat by the stool as if it were [an old friend|supper|one of the family]. Nobody [asked why|saw].',
        '{Friend} came too, [nose first|close behind].',
      ],
    },
    trouble: {
      person: [
        '“I give up,” said {friend}. “No, I [don’t|never do].”',
        '“What was [THAT|that noise]?” [whispered|breathed] {friend}.',
        '{Friend} took {hero’s} sleeve and [held on|kept it].',
      ],
      pet: [
        '{Friend} pricked up both ears [at nothing|at the rug].',
        '{Friend} [yawned|stared at the stool], as if it were all quite [clear|simple].',
      ],
    },
    turn: {
      person: [
        '“I’ve SAT on her!” said {friend}. “[With jam|Twice]!”',
        '{Friend} said sorry to the [table|lamp] as well, to be [sure|safe].',
      ],
      pet: [
        '{Friend} gave her nose a lick. They had [long been friends|known each other for years].',
        '{Friend} was not surprised at all. [Nobody|No one] ever asks [a pet|{friend}].',
      ],
    },
    end: {
      person: [
        '“Read that bit again,” said {friend}, [from under the cushion|half asleep].',
        '{Friend} brought more {leaf}, for [all|everyone].',
      ],
      pet: [
        '{Friend} lay across the page, [now and then|as pets do], and had to be [lifted off|asked].',
        '{Friend} fell asleep with {friend.their} chin on the [warm|other] page.',
      ],
    },
  },
  adults: {
    start: [
      '“Just one page more,” said {grownUp}, and sat down [too|with a book].',
      '“[Closing|Home] time,” said {grownUp}, “for [people|readers].”',
      '{GrownUp} went round and [put out|dimmed] the lamps.',
    ],
    end: [
      '“Good [morning|heavens],” said {grownUp}. “Since when does the stool [read|have legs]?”',
      '{GrownUp} looked at {turtle}, sat down on the [floor|rug] and said, “I owe you [an apology|a cushion].”',
      '“Have you two been up all night?” asked {grownUp}. “[Only forty|Just thirty] pages,” said {hero}.',
    ],
  },
  traits: { habit: habits, turn: turns },
};
