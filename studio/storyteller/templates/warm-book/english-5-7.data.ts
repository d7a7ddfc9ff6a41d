/** The warm book in English for readers of 5 to 7. */
import { alongside } from '#studio/storyteller/templates/warm-book/clues.ts';
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
  type Line,
  type Option,
  type TraitLines,
} from '#studio/storyteller/text/passage.ts';

/** Somebody who knows the end, and a hero who will not hear it; whoever reads at night will do the same. */
const nearlyTold = (who: string, refuses: string): readonly Option[] => [
  `[Then|Just then] ${who} [began to|wanted to] tell the [end|ending]. {Hero} ${refuses}.`,
  `“[In the end|At the end|You see, at the end]…” [began|said] ${who}. {Hero} ${refuses}.`,
  `“[I know how it ends|You’ll love the ending|I’ve read that one]…” [began|said] ${who}. {Hero} ${refuses}.`,
];

const hush = (refuses: string): Line =>
  when('adults', nearlyTold('{adults}', refuses), nearlyTold('[a boy|a lady] [nearby|passing|leaving]', refuses));

/** How this hero reads. */
const habits: TraitLines = {
  interest: [
    '{Hero} had [already |]read all there was about {interest}, [twice|three times], and so [began|turned to|chose] something new.',
    'For one book {hero} had [even |]forgotten [all |]about {interest}, [three|four|five] days [running|in a row].',
    '{Hero} read [mostly|usually|most of all] about {interest}, and never, ever let [anybody|anyone] tell {them} how [it ended|a book ended].',
  ],
  brave: [
    '{Hero} read the [scary|ghost|shark] chapters out loud, to show them who was [reading|boss].',
    'Today {hero} had asked for the [highest|darkest] shelf, for books that nobody had [opened|borrowed] since the flood.',
    'When there was a [wolf|shark|ghost] on the page, {hero} put a finger on its [nose|teeth] and read louder.',
  ],
  curious: [
    '{Hero} read with one finger in the dictionary, to look up the [monsters|fish|knots].',
    '{Hero} looked at the back of every picture, too, and found [words|another picture] there, [always|nearly every time].',
  ],
  kind: [
    '{Hero} held [every|each] book so that the [lamp|moth|potted plant] could [read|see] it, too.',
    'Whenever somebody in the story was [sad|cold|lost], {hero} [patted|stroked] the page.',
  ],
  funny: [
    '{Hero} did all the voices, and the [horse|door|sea] had the [best|silliest] one.',
    '{Hero} laughed at page [six|nine] until the [bell|lamp] fell off the desk.',
  ],
  shy: [
    '{Hero} liked books: they [never|don’t] ask how you are, they just tell you how THEY are.',
    '{Hero} knew a corner where only the [sun|dust] ever came, and [sat|read] there.',
  ],
  stubborn: [
    '{Hero} read every [hard|long] word until it [gave up|was soft]. This was the [ninth|seventh] today.',
    '“Just to the end of the page,” {hero} had said, [five|six|seven] pages ago.',
  ],
  dreamy: [
    '{Hero} read a page and then looked out of the window, where the page [went on|was still going on].',
    'Whenever a [sea|ship] came into the story, {hero} dreamed out of the window for a while, and then came back to the [line|page].',
  ],
  careful: [
    '{Hero} turned each page by the corner, as one turns a [pancake|sleeping cat].',
    '{Hero} counted the steps from the shelf to the rug, every time: [nine|ten] of them.',
  ],
  energetic: [
    '{Hero} read [out loud|upside down|singing], and [clapped|cheered] at every full stop.',
    '{Hero} could not read of [horses|races] without [galloping|racing] a bit, so the rug was [crooked|in a heap].',
  ],
  clever: [
    '{Hero} knew by page [three|five] who had the [key|gold], and had yet to see if the [book|writer] knew, too.',
    '{Hero} counted the [mistakes|clues] in every book. So far there were [two|four].',
  ],
};

/** What makes a hero think of telling the end, which no reader can bear. */
const turns: TraitLines = {
  interest: [
    '{Hero} thought of {their} books about {interest}. What would make {them} [shout|call out|yell] over [one of those|one]? [Somebody|Someone] telling the [end|ending]!',
    'With a book about {interest}, {hero} could sit as [still|quiet] as a [stool|shelf], till [somebody|someone] told the [end|ending], and [that was it|that was the way]!',
    '“If that were a book about {interest},” thought {hero}, “what could I not [bear|stand] to hear? [Only|Just|Why,] the [end|ending]!”',
  ],
  brave: [
    'Yesterday one thing had [scared|frightened] even {hero}: [to hear|hearing] the [end|ending] too soon. So {they} [came|went] forward to [use|try] it.',
    '{Hero} [feared|was afraid of] only one thing in [a story|books], [to hear|hearing] its end too soon. [Perhaps|Maybe] others feared it, [too|as well].',
  ],
  curious: [
    'What can a reader not [bear|stand]? {Hero} [thought back|wondered], and [knew at once|remembered yesterday]: to be told the [end|ending]!',
    'What had made {hero} so [loud|cross|wild] yesterday? To be told the [end|ending]! Would it [work|do] on [other|all] readers?',
  ],
  kind: [
    'A [light|trap|net] would only [scare|frighten] a reader, thought {hero}. But no reader [lets|will let] anybody tell the [end|ending]!',
    '{Hero} did not want to [catch|frighten|chase] a reader. But who lets [anybody|somebody] tell the [end|ending]? Not {hero}, not yesterday.',
  ],
  funny: [
    'Then {hero} had [such a|a] [wicked|good|silly] idea that it [tickled|itched]: [just|simply] tell the [end|ending], and see who [complains|minds].',
    'No reader [on earth|in the world] can [bear|stand] to hear the [end|ending]. {Hero} had to [grin|giggle] in the [dark|moonlight].',
  ],
  shy: [
    'Even {hero}, who was [never|seldom] loud, had [made a noise|got loud] yesterday, [only|just] so as not to hear the [end|ending].',
    '{Hero} knew [how|why] one [keeps still|hides], and what [ends|breaks] it: [somebody|someone] who begins to tell the [end|ending].',
  ],
  stubborn: [
    '{Hero} would not [give up|go to bed]. What would {they} never [put up with|stand for|allow]? To be told the [end|ending]!',
    'Nobody may tell {hero} the [end|ending], not [ever|once]. So [surely|perhaps] nobody may tell it to [that|this] reader, either.',
  ],
  dreamy: [
    '{Hero} [thought of|dreamed back to] yesterday, when [the end|the ending] had nearly been told, and [suddenly|all at once] {they} [woke up|sat up].',
    'Yesterday came back to {hero} like a [cloud|dream]: [whoever|who] loves a book can’t [bear|stand] to be told the [end|ending]!',
  ],
  careful: [
    '{Hero} went through yesterday [step by step|slowly|once more]. What had been [worst|hardest to bear]? To be told the [end|ending]!',
    '[Step by step|Slowly|Finger by finger], {hero} worked it out: a reader [fears|hates] [only|just] one thing, to be told the [end|ending].',
  ],
  energetic: [
    'Yesterday {hero} had fled [only|just] once, so as not to hear the [end|ending]. And with that the [idea|trick] was [here|there].',
    '{Hero} could not sit still and listen any longer, and had an idea: who can sit still while [somebody|someone] tells the [end|ending]?',
  ],
  clever: [
    'You [catch|trap] a [mouse|fish] with what it [likes|loves], thought {hero}, and a reader with what [none|nobody] can bear: the [end|ending].',
    '“A reader is a reader,” thought {hero}. “What I can’t [bear|stand] to hear, [none|not one] of us can: the [end|ending]!”',
  ],
};

/** What those who came along do meanwhile. */
const company = alongside(
  [
    '{Others} searched under the [shelves|tables], and found only [dust|a button|a hairpin].',
    '{Others} looked under the [rugs|lamps], too, and found only [dust|a button|a hairpin].',
  ],
  [
    '{Others} guarded the [door|stairs], in case anybody fled.',
    '{Others} watched the [door|stairs], and only a moth got past.',
  ],
);

/** A suspect who has something to say for themselves, and something to tell. */
const cleared = (ref: string, proof: Line, clue: readonly Option[]): Line[] => [
  proof,
  clue,
  company(ref),
  '¶{refrain}',
];

export const english57: BandText = {
  refrains: [
    '“Who reads my book [at night|in the dark|while I sleep]?” asked {hero}.',
    '“[Somebody|Someone] reads my book [at night|in the dark],” said {hero}, “but who?”',
    '“Who, who, WHO reads my book [at night|in the dark]?” {hero} asked the [lamps|ceiling|dust].',
    '“[Who|And who|So who] reads my book [at night|in the dark]?” said {hero}. “[Who, oh who|Not me, so who]?”',
  ],
  beats: {
    open: [
      { more: HABIT },
      [
        '{Party} had [nearly|almost] finished {book} when {library} [closed|had to close|shut].',
        'When {library} [closed|had to close|shut], {party} had [nearly|almost] finished a book called {book}.',
        '{Library} [closed|had to close|shut] when {party} had only [three|four|six] pages of {book} [left|to go].',
      ],
      ifRoom(
        'So {hero} [hid|put|left] the book on the {shelf}, with {a bookmark} [in it|inside].',
        'So {hero} [put in|slipped in] {a bookmark}, and [hid|put|left] the book on the {shelf}.',
      ),
      takes('hush', {
        sing: [hush('[at once |quickly ][sang|hummed|whistled] a loud “la la la”')],
        shout: [hush('[cried|called|shouted], “[Don’t tell me|Don’t say it]!” [just in time|before it was out]')],
        hide: [hush('would not [hear it|be told], and [slipped|vanished|dived] under the [table|big table]')],
      }),
    ],
    warm: [
      [
        'But [in the morning|at dawn|at sunrise] the book [lay|was] on the [rug|floor|tiles], open and [still|quite|strangely] warm.',
        'But [at sunrise|at dawn|at daybreak] {hero} found it open on the [rug|floor|tiles], [still|quite|strangely] warm.',
        'But [next morning|the next day|by morning] the book lay on the [rug|floor|tiles], open and [still|quite] warm.',
      ],
      ifRoom(
        '“[Books|Pages] are cold [in the morning|when they wake up],” [said|thought] {hero}, and [felt|touched|stroked] it [again|once more].',
        '{Hero} put a {hero.hand} on the [page|paper]. [Who|Now who] [warms|heats|bakes] a book [at night|overnight]?',
        'It was not [from the sun|the sun], which [was only just up|had only just come up], [thought|knew] {hero}, and [felt|touched|stroked] it again.',
      ),
      [
        '¶{Hero’s} bookmark was {a bookmark}. [Past it|Further on|Nearby] [lay|was] [another|a second]: {a leaf} leaf, [bitten|nibbled].',
        '¶[Past|Beyond|Just past] {hero’s} bookmark [lay|was] [another|a second]: {a leaf} leaf, [bitten|nibbled].',
        '¶[Somebody|Someone] had read past {hero’s} bookmark and left another: {a leaf} leaf, [bitten|nibbled].',
      ],
      ifRoom(
        '“[Somebody|Someone] is [ahead of|faster than] me,” [said|thought] {hero}, “and [nearly|almost] at the end, too.”',
        'So [somebody|someone] [else|other than {hero}] [loved|liked] it, [too|as well], and was [nearly|almost] at the end.',
      ),
      aside('start'),
    ],
    case: [
      when(
        'giver',
        [
          'Who [was it|was that|could it be]? {Hero} took the [big|round|good] magnifying glass, a present from {giver}, and [leaned down low|searched the floor].',
          'To find out who it was, {hero} [fetched|took] the [big|round|good] magnifying glass that {giver} had given {them}.',
          'So {hero} [turned|became] detective, with the [big|round|good] magnifying glass that was a present from {giver}, and [began|started] with the floor.',
        ],
        [
          'Who [was it|was that|could it be]? {Hero} took a [big|round|good] magnifying glass and [leaned down low|searched the floor].',
          'To find out who it was, {hero} [fetched|took] a [big|round|good] magnifying glass and [leaned down low|searched the floor].',
          'So {hero} [turned|became] detective, with a [big|round|good] magnifying glass, and [began|started] with the floor.',
        ],
      ),
      [
        'From the book a [long|faint|dusty] trail, as [thin|wobbly] as a [snail’s|sleepy snail’s], [ran|led|went] to {a stool}.',
        'In the dust a [thin|faint|long] trail, like that of a [snail|worm|tired snail], [ran|led|went] from the book to {a stool}.',
        'There was a [thin|faint|long] trail, as [wobbly|low] as a [snail’s|worm’s], all the way from the book to {a stool}.',
      ],
      [
        '“There [somebody|someone|the reader] [sat down|had a rest],” [said|thought] {hero}, and [looked|searched] no further.',
        '“[Whoever it was|The reader] sat down [on that|there],” [said|thought] {hero}, and [looked|searched] no further.',
        '{Hero} knew what stools are for: [somebody|someone] had sat [down |]there for a rest[|, of course].',
      ],
      asideHere('way', {
        person: [
          '{Friend} sat down on it, too, to [write it all down|hold the pencil|take notes].',
          'So {friend} sat down there as well, and [tried it out|wrote it all down|found it comfortable].',
        ],
        pet: [
          '{Friend} [sniffed at it|sat down by it] [for a long time|and would not leave|and wagged]. Nobody asked why.',
        ],
      }),
      '¶{refrain}',
    ],
    'owl.ask': [
      [
        '[Who is awake|Who sits up] at night? {Hero} [went to|called on] {owl} the owl, [up under the|high under the] [roof|ceiling].',
        '“[Owls|An owl] can see in the dark,” thought {hero}, and [pointed|looked] up at {owl} the owl.',
        'Nobody sat up as late as {owl} the owl, so {hero} [waited under|went to] her [top|high] shelf.',
      ],
      ifRoom(
        '“Was [it|that] you?” [asked|said] {hero}. She [pushed|hid] a book under [one|her left|her] wing and [said|asked], “[Me|Was what|Who, me]?”',
        '“Where were you [last night|at midnight]?” [asked|said] {hero}. “[Awake|Up|Reading],” she said, [much too quickly|and hid a book].',
      ),
      more(
        'Then she turned her head [right round|all the way round], so as not to be [looked at|seen|asked again].',
        'A feather came [floating|sailing] down, and {hero} [kept|saved] it [as a clue|for later].',
      ),
    ],
    'owl.clear': cleared(
      'owl',
      [
        '“Did you read on the FLOOR?” [asked|said] {hero}. {Owl} [looked|peeped] down, and [nearly|almost] fell off her [shelf|perch].',
        '“I [never|don’t] go [below|under] shelf [nine|eight|seven],” said {owl}. She looked down and [swayed|wobbled|shuddered].',
        '{Owl} [peeped|looked] down at the floor. “[Never|Not me]! I’d be [dizzy|giddy],” she [gasped|said], [holding on|with shut eyes].',
      ],
      [
        '“But I hear them,” she [said|added]. “[Fff|Ffft], one page, then [nothing|not a sound] for [an hour|hours].”',
        '“I hear one page an hour,” she [said|added], “[fff|ffft], and then [nothing|silence|not a sound].”',
      ],
    ),
    'cat.ask': [
      [
        'The book had been warm, and so was {cat} the cat, [when|as soon as] {hero} [felt|touched] [him|his tummy].',
        'A warm book needs a warm reader, so {hero} put a {hero.hand} on {cat} the cat, [on his cushion|who lay in the sun].',
        '[Who could warm a book|Who makes books warm]? {Hero} felt {cat} the cat, [on his cushion|who lay in the sun].',
      ],
      ifRoom(
        '“You’re as hot as [an oven|a stove|an iron],” said {hero}. {Cat} opened one [green|yellow|guilty] eye, and [shut it again|said nothing].',
        '“Warm,” [noted|said] {hero}, “[very warm|as a stove|like the book].” {Cat} drew in his [claws|paws] and [looked away|purred].',
      ),
      more(
        '“I [say nothing|won’t talk] without [milk|cream|fish],” he [yawned|purred].',
        'He looked [guilty|as if he did it], but cats [always|often] do, [even asleep|and enjoy it].',
      ),
    ],
    'cat.clear': cleared(
      'cat',
      takes('proof', {
        felt: [
          [
            plants(
              'sneezed',
              '{Hero} held out the {leaf} leaf, and {cat} sneezed [three|four|five] times and [went green|backed away].',
            ),
            plants(
              'sneezed',
              '“Do you like {leaf}?” asked {hero}. {Cat} took one [sniff|smell], sneezed [three|four|five] times and [backed away|went green].',
            ),
            plants(
              'sneezed',
              '{Cat} [only|just] had to smell the {leaf} leaf to sneeze [three|four|five] times, and nobody can [act|fake] that.',
            ),
          ],
        ],
        told: [
          [
            '“I don’t read books,” [said|yawned] {cat}, and sat down on the [book|page], [flump|whump]. “I SIT on them. And I never eat {leaf}.”',
            '“Books are [beds|cushions] with corners,” [said|yawned] {cat}, and [sat|lay] down on the [book|page], [flump|whump]. “And {leaf} is for snails.”',
            '{Cat} [sat|lay] down on the book, and it shut, [flump|whump]. “That’s how I [use books|read],” he [said|purred]. “And I never eat {leaf}.”',
          ],
        ],
      }),
      [
        '¶“But [something|somebody] [creeps|goes] past at night,” he said, “[shuff, shuff|shuff, scrape], very [slowly|slowly, and low].”',
        '¶“But [something|somebody] goes past at night,” he said, “[shuff, shuff|shuff, scrape], and it takes [two|three] naps.”',
      ],
    ),
    'mouse.ask': [
      [
        'Nobody lived lower than {mouse} the mouse, so {hero} [leaned|bent] down at his [hole|door].',
        '[Who is low enough for such a trail|Who leaves so low a trail]? {Hero} [leaned|bent] down before {mouse} the mouse.',
        'A low trail needs short legs, so {hero} looked through the glass at {mouse} the mouse, [at his door|by his hole].',
      ],
      ifRoom(
        '“Do you like books?” asked {hero}. “[Only|Just] the [corners|edges],” [squeaked|said] {mouse}, and [brushed|wiped] [crumbs|paper] off his chin.',
        '“It was [torn|chewed] when I [found it|got there],” squeaked {mouse}, [all crumbs|with a full mouth], before anyone had [said a word|asked].',
      ),
      more(
        'In the glass he was as big as a [lion|bear|wolf], and [nearly|almost] as [frightening|hairy].',
        'His tail was [trembling|shaking], but it [always did|did so from morning to night].',
      ),
    ],
    'mouse.clear': cleared(
      'mouse',
      [
        '“[Show me how you|Then just] open it,” said {hero}. {Mouse} [pulled|tugged|heaved] at the cover, and it [never|hardly] moved.',
        '“Turn [one|a] page [for me|then],” said {hero}. {Mouse} [pulled|tugged|heaved], and hung from the page like a [sock|flag].',
        '“[Open my book|Turn a page], then,” said {hero}. For {mouse} it was as heavy as a [barn door|wet sail|garden gate].',
      ],
      [
        '“But [something|somebody] big and round goes by at night,” he [panted|puffed], “for [an hour|hours].”',
        '“At night a [round|big round] thing goes by,” he [panted|puffed], “and I [lie|sit] [awake|up] wondering what it is.”',
      ],
    ),
    'squirrel.ask': [
      [
        '{Hero} [raced|went] into the garden to find the {leaf}. There [sat|was] {squirrel} the squirrel, [chewing|munching|with full cheeks].',
        'The {leaf} [could only|must] have come from the library garden. There {hero} [found|met] {squirrel} the squirrel, [chewing|with full cheeks].',
        '[And the leaf|But the leaf]? In the library garden {hero} [found|met] {squirrel} the squirrel among the {leaf}, [chewing|munching].',
      ],
      ifRoom(
        '“Is that {leaf}?” asked {hero}. She [swallowed|gulped it down] and said, “[No, nuts|Only nuts|Nothing]. What have I done [now|this time]?”',
        '“What’s in your [cheeks|mouth]?” [asked|said] {hero}. “[Nuts|Teeth|Nothing],” [mumbled|said] {squirrel}, and [a stalk|something green] hung out.',
      ),
      more(
        'Her [whiskers|ears|paws] [shook|twitched], but then they [never stopped|did that all day].',
        '{Hero} noted one [green|full] cheek, and then the other, [just as green|just as full].',
      ),
    ],
    'squirrel.clear': cleared(
      'squirrel',
      [
        '“Sit still while I count to ten,” said {hero}. At [two|three|four] {squirrel’s} legs ran off with her, [over the wall|up the tree].',
        '“Readers [sit|keep] still,” said {hero}. “Can you?” Before the count of [three|four|five] {squirrel} [was|sat] [up the tree|over the wall].',
        'Could {squirrel} sit through a page? {Hero} counted, and at [two|three|four] she [jumped|flew] [over the wall|up a tree].',
      ],
      [
        '“[Somebody|Someone] else eats here,” she called [back|from there], “[only|just] the low leaves, [very slowly|with slow bites].”',
        '“Somebody eats [only|just] the low leaves,” she called [back|from there], “one slow bite [a day|each].”',
      ],
    ),
    'robot.ask': [
      [
        '[Who is there|Who stays] all night? {Robot} the robot! {Hero} [stopped it|barred its way], one {hero.hand} [up|in the air].',
        'Who had the keys at night? {Robot} the robot had. {Hero} [stopped it|barred its way], [|with ]one {hero.hand} [up|in the air].',
        'All night {robot} the robot dusted the [shelves|books|library]. {Hero} [stopped it|barred its way], [|with ]one {hero.hand} [up|in the air].',
      ],
      ifRoom(
        '“[You move books|So you move books|Books are moved] [at night|in the dark],” [said|noted] {hero}. “Correct,” said {robot}, and [one|a red|its] lamp [blinked|went out].',
        '“Do you like stories?” asked {hero}. “[I like|I prefer] [dust|straight lines],” said {robot}, and dropped [a bolt|the duster].',
      ),
      more(
        'It [rattled|shook], from guilt or [just |only |]from a loose [screw|bolt|wheel].',
        'It had long arms and no [bed|alibi|bedtime], and that looked [bad|suspicious].',
      ),
    ],
    'robot.clear': cleared(
      'robot',
      takes('proof', {
        felt: [
          [
            plants(
              'cold',
              '{Hero} put a {hero.hand} on its [tummy|front]. It was as cold as a [spoon|tap|key], [and no bun|not warm at all].',
            ),
            plants(
              'cold',
              '“Please [feel|touch] me,” said {robot}, and it was as cold as a [spoon|tap|key|lamp post].',
            ),
            plants(
              'cold',
              'But {robot} [felt|was] as cold as a [spoon|tap|key], and [no use for|no good for] warming books.',
            ),
          ],
        ],
        told: [
          [
            '“I put books BACK,” said {robot}. “[One|A book] on the floor is my [worst|bad] dream.” It hugged one [tight|close].',
            '{Robot} hugged [its book|a book] [tight|close]. “On the floor? [Never|I’d rather rust|That’s my bad dream],” it [beeped|said].',
            '“Books go BACK,” [beeped|said] {robot}, and [shook|rattled] at the thought of one on the [floor|ground].',
          ],
        ],
      }),
      [
        '“But I [go|roll] round a thing on the floor,” it said, “that is never where it [was|belongs].”',
        '“[Something|One thing] on the floor,” it said, “is [somewhere else|in another place] each night.”',
      ],
    ),
    stool: [
      takes('chance', {
        sat: [
          when(
            'seated',
            [
              'Asking makes you [tired|weary], so {hero} leaned on the stool to think. “[Oof|Mmf|Uff],” went [somebody|something].',
              'Two asked, and nothing [known|found out]! {Hero} leaned on the stool to [rest|think]. “[Oof|Mmf|Uff],” it went.',
              '“You have to [lean on something to think|think leaning],” [said|thought] {hero}, and did, on the stool. “[Oof|Mmf|Uff],” went [somebody|something].',
            ],
            [
              plants(
                'sat',
                'Asking makes you [tired|weary], so {hero} sat down on the stool to think. “[Oof|Mmf|Uff],” went [somebody|something].',
              ),
              plants(
                'sat',
                'Two asked, and nothing [known|found out]! {Hero} sat down on the stool to [rest|think]. “[Oof|Mmf|Uff],” it went.',
              ),
              plants(
                'sat',
                '“You have to [sit down to think|think sitting down],” [said|thought] {hero}, and did, on the stool. “[Oof|Mmf|Uff],” went [somebody|something].',
              ),
            ],
          ),
          [
            '“Old [wood|stools],” thought {hero}, “[creak|groan] like that.” And {they} thought [on|hard], about who it could be.',
            '{Hero} did not [look down|notice], for {they} had to think of [somebody|a reader] nobody had seen.',
          ],
        ],
        fell: [
          when(
            'seated',
            [
              '{Hero} looked so hard for the reader that {they} ran into the stool. It had [stood|been] by the [door|window] before.',
              'With one eye at the glass, {hero} ran into the stool. [Hadn’t it been|Hadn’t it stood] by the [door|window] before?',
              'On the way to the [next|third] one, {hero} ran into the stool. It had been by the [door|window] [before|yesterday].',
            ],
            [
              plants(
                'fell',
                '{Hero} looked so hard for the reader that {they} fell over the stool. It had [stood|been] by the [door|window] before.',
              ),
              plants(
                'fell',
                'With one eye at the glass, {hero} fell over the stool. [Hadn’t it been|Hadn’t it stood] by the [door|window] before?',
              ),
              plants(
                'fell',
                'On the way to the [next|third] one, {hero} fell over the stool. It had been by the [door|window] [before|yesterday].',
              ),
            ],
          ),
          [
            '“[Sorry|Pardon],” said {hero}, as one does, and then it was as if [somebody|someone] answered, “[Not at all|Never mind].”',
            '“Who [put|moved] that there?” said {hero}, and was so [cross|sore] that {they} did not wait for an [answer|explanation].',
          ],
        ],
        pulled: [
          [
            plants(
              'pulled',
              '{Hero} wanted a book about [clues|secrets] from a high shelf, so {they} pulled at the stool. But it [would not|didn’t want to] [come|budge].',
            ),
            plants(
              'pulled',
              'To look at it all from above, {hero} pulled the stool to the [wall|ladder|shelf]. But it [would not|didn’t want to] [come|budge].',
            ),
            plants(
              'pulled',
              'Nobody [had helped|knew anything], so {hero} needed a high-up book on [clues|secrets], and pulled at the stool. But it [would not|didn’t want to] [come|budge].',
            ),
          ],
          [
            '“Old wood is heavy,” [puffed|said] {hero}, and let go, and the stool [breathed|sighed]. But old wood does [that|creak].',
            '{Hero} pulled so hard that the stool [sighed|groaned]. “[How heavy|What heavy wood],” thought {hero}, and [let go|gave up].',
          ],
        ],
      }),
      [
        plants(
          'crumbs',
          'Under it lay [three|four|five] crumbs of {leaf}, but {hero} was looking for a reader, not for [crumbs|salad].',
        ),
        plants(
          'crumbs',
          '[Three|Four|Five] crumbs of {leaf} lay beside it. “[Somebody|Someone] should sweep,” said {hero}, who had [more|greater] things to find.',
        ),
      ],
    ],
    think: [
      when(
        'told:crumbs',
        [
          '[At sunset|In the evening|At teatime] {hero} leaned on the stool and counted: not {helper1}, not {helper2}, [and not|nor] {helper3}.',
          'Not {helper1}, not {helper2} and not {helper3}! {Hero} [stopped|sighed], leaned on the stool and [thought it over|thought hard].',
        ],
        [
          '[At sunset|In the evening|At teatime] {hero} leaned on the stool and counted: not {helper1}, and not {helper2} either.',
          'Not {helper1}, and not {helper2}! {Hero} [stopped|sighed], leaned on the stool and [thought it over|thought hard].',
          '{Hero} leaned on the stool and [crossed off|struck off] {helper1}, and then {helper2}, [one by one|with a sigh].',
        ],
      ),
      [
        'It was [someone|somebody] low, slow and warm, who liked {leaf}. [Nobody|And nobody] [here was|in the library was|{hero} knew was] like that.',
        'Who was low and slow and warm, and liked {leaf}? Nobody [that {hero} could see|in the whole library].',
        '“Low and slow and warm, and [likes|eats] {leaf},” {hero} [said|told the stool]. “[I know nobody|I can think of nobody|Nobody I know is] like that.”',
      ],
      [
        'But who can stop [two|three|four] pages from the end? “The reader [will|must] come back [tonight|this very night],” [thought|said] {hero}.',
        '“But who can stop so [near|close to] the end?” said {hero}. “Tonight they [must|will] come [back|for the rest].”',
        '“Nobody stops [so near|so close to] the end,” [said|thought] {hero}. “[The reader|Whoever it is] will come back [tonight|this very night].”',
      ],
      more(
        '¶(Do YOU know who? Then [hush|ssh|don’t tell]! {Hero} can’t turn back the [pages|pictures].)',
        '¶([You|Perhaps you|Surely you] have seen who it is. {Hero} had [seen her|met her|passed her], too, [sixty|ninety|seventy|a hundred] times, without [looking|noticing].)',
      ),
      when('together', [
        '{Others} sat down [by|round] {hero}, to help with the thinking.',
        '{Others} thought, too, [so hard that it creaked|with shut eyes].',
      ]),
      asideHere('trouble', {
        person: [
          '“I [would|should] come back,” said {friend}, “even [at midnight|in the rain|in the dark].”',
          '“I could [never|not] wait till [morning|tomorrow] either,” said {friend}, and [sat|moved] closer.',
        ],
        pet: [
          '{Friend} [looked at|sniffed at|lay down by] the stool, as if [that settled it|it were all quite simple|they were friends].',
        ],
      }),
    ],
    night: [
      [
        'At home they said yes, so that night {party} hid [by|behind|under] the table and left the book in the [moonlight|light of the moon].',
        'At home they said yes. So that night {party} sat [by|behind|under] the table [without a light|in the dark] and watched the book.',
        'At home they had said yes, so {party} stayed till it was dark, and hid [by|behind|under] the table, near the [open |]book.',
      ],
      [
        '[For a long time|At first|For an hour] nothing [came|happened]. Then, [shuff, shuff|shuff, scrape], something came, [low|down] on the floor, and it [took its time|was in no hurry].',
        'The clock struck [ten|eleven|nine]. Then there was a noise, [low|down] on the floor, in no hurry: [shuff, shuff|shuff, scrape].',
        'Nothing [at nine|at ten], nothing [at eleven|by midnight]. Then, [shuff, shuff|shuff, scrape], something came, [low|down] on the floor.',
      ],
      asideHere('trouble', {
        person: [
          '“[That’s them|There they are],” [breathed|whispered] {friend}, and held [on to {hero}|{friend.their} breath].',
          '{Friend} took hold of {hero} and [whispered|breathed], “[Now|Here they come]!”',
        ],
        pet: [
          '{Friend} [heard it|pricked up both ears], but lay [still|calm], as if an old friend were [out for a walk|coming].',
        ],
      }),
      [
        plants(
          'heard',
          '¶[Fff|Ffft]! A page stood up and [lay|sank] down again, and nobody was [there|near it], only the stool!',
        ),
        plants(
          'heard',
          '¶[And then|And now|At last], [fff|ffft], a page turned over! {Hero} [looked and looked|looked hard|peered about], but there was nobody [there|near it|to be seen], only the stool.',
        ),
        plants(
          'heard',
          '¶Then, [fff|ffft], a page turned, and {hero} looked up. But [who had|who] turned it? There was [only|nothing but] the stool.',
        ),
      ],
    ],
    turn: [
      when(
        'told:heard',
        [
          'But whoever can’t be [seen|caught] must be [made to speak|heard|made to call out]. How do you make a reader [call out|speak|shout]?',
          'How [does one catch|can one find] [somebody|a reader] who can’t be seen? That reader [would have to|had to|must] [call out|speak|shout], [thought|decided] {hero}.',
          '[Nobody|No one|Nothing] to see, so the reader [had to|must|would have to] [call out|speak|shout], thought {hero}. But [how|why should they]?',
        ],
        [
          '[That night|So that night] {hero} stayed, [in the dark|in the moonlight], and heard a page [turn|turn over], [fff|ffft], and nobody was [there|to be seen|near it]!',
          'So that night {hero} [stayed|kept watch] in the library. [Fff|Ffft|Fft], a page [turned|turned over], and nobody was [there|to be seen]!',
          '{Hero} stayed. At midnight {they} [heard|saw] a page turn, [fff|ffft], [all by itself|with nobody there]!',
        ],
      ),
      TURN,
      more(
        '{Hero} did not know the [end|ending], of course, but nobody [knew|could know] that.',
        'Not that {hero} knew the [end|ending]! But nobody [knew|could know] that, in the [dark|moonlight].',
      ),
      [
        '¶“I know how {book} ends!” [called|cried] {hero} [into the dark|loudly|to everybody]. “At the very end, [the|then|there]…”',
        '¶“Shall I [tell you|say] how {book} ends?” [called|cried] {hero} [into the dark|loudly]. “[At last|In the end|On the last page|Right at the end], [the|then|there]…”',
        '¶“This is how {book} ends!” [called|cried] {hero} [into the dark|loudly]. “[At last|In the end|On the last page|Right at the end], [the|then|there]…”',
      ],
    ],
    reveal: [
      takes('hush', {
        sing: [
          [
            '“LA LA LA!” sang [something|somebody], and it was the stool. “I can’t [hear you|hear|hear a word]!”',
            '“LA LA LA,” sang the stool, [very loudly|at the top of its voice], “I [can’t hear|hear nothing|won’t hear a word]!”',
            'The stool began to sing! “LA LA LA,” it [went|sang], “I [can’t|won’t] [hear you|listen]!”',
          ],
        ],
        shout: [
          [
            '“DON’T TELL ME!” [cried|shouted] [something|somebody], and it was the stool. “I’m [nearly|almost] there!”',
            '“DON’T SAY IT!” [cried|shouted] the stool, [very loudly|at the top of its voice]. “I’m [nearly|almost] there!”',
            'The stool [began to shout|shouted|cried out], “DON’T [TELL ME|SAY IT]! I’m [nearly|almost] there!”',
          ],
        ],
        hide: [
          [
            '[Flump|Bump|Thud], the stool pulled in four feet. “I’m not [here|listening|in]!” [called|said] a voice inside.',
            'The stool pulled in something and sat down, [flump|bump|thud]. “I’m not [here|listening|in]!” [called|said] a voice inside.',
            '“I’m not [listening|here]!” [called|cried] the stool, and pulled in its four feet, [flump|bump|thud], to hear no more.',
          ],
        ],
      }),
      [
        'Then out came a [green|long] neck and a face: {turtle}, a turtle, [not a stool|and no stool] at all, with {leaf} on her chin.',
        'The stool had a [green|long|thin] neck, and {leaf} on its chin. It was {turtle}, a turtle, [all along|from head to tail].',
        'Out of the stool [looked|came|peeped] a [green|wrinkled|sleepy] face: {turtle}, a turtle, with {leaf} on her chin.',
      ],
      [
        '¶“YOU [read|are reading] my book!” [cried|said|gasped] {hero}. “Yes,” said {turtle}, “I get warm by the stove, and lie down on the [best|good|sad] [bits|pages], to think.”',
        '¶“[So|Then|Why,] YOU made the [pages|book] warm!” [cried|said|gasped] {hero}. “I get warm by the stove, and lie down on the [best|good|sad] pages, to think,” said {turtle}.',
        '¶“[Then|So] [it was|the book was] warm from YOU!” [cried|said|gasped] {hero}. “I get warm by the stove, and lie down on the [best|good|sad] [pages|bits], to think,” said {turtle}.',
      ],
      asideHere('turn', {
        person: [
          '“And I SAT on her!” [cried|said] {friend}, [red all over|quite shocked|and went pink].',
          '{Friend} [said|whispered] sorry to the [table|lamp], too, just to be [sure|safe].',
        ],
        pet: ['{Friend} licked [her nose|her chin|the {leaf} off her chin].'],
      }),
      when(
        'told:fell',
        ifRoom(
          '¶“[Oh, |But ]I FELL over you!” [said|whispered|cried] {hero}. “[I didn’t mind|I said not at all|You’re not the first],” said {turtle}.',
          '¶“And I FELL over you,” [said|murmured|whispered] {hero}, [red|pink]. “[Everyone does|They all do],” said {turtle}.',
        ),
        when(
          'told:sat',
          ifRoom(
            '¶“[Oh, |But ]I SAT on you!” [said|whispered|cried] {hero}. “[I did say oof|I said so|You’re not heavy],” said {turtle}.',
            '¶“And I SAT on you,” [said|murmured|whispered] {hero}, [red|pink]. “[Everyone does|They all do],” said {turtle}.',
          ),
          when(
            'told:pulled',
            ifRoom(
              '¶“I PULLED you about!” [said|whispered] {hero}. “[I pulled back|I held on|A little],” said {turtle}.',
              '¶“And I PULLED at you,” [said|murmured|whispered] {hero}, [red|pink]. “[Everyone does|They all do],” said {turtle}.',
            ),
            more(
              '¶“[Oh, |But ]I LEANED on you!” [said|whispered|cried] {hero}. “[It was cosy|I did not mind|I leaned back],” said {turtle}.',
              '¶“And I LEANED on you,” [said|murmured|whispered] {hero}, [red|pink]. “[Everyone does|They all do],” said {turtle}.',
            ),
          ),
        ),
      ),
    ],
    tell: [
      [
        '“[Once|Long ago] I came in to get warm,” said {turtle}. “[Somebody|A man|A lady] sat on me, and I [said nothing|did not complain].”',
        '“One cold [day|winter] I fell asleep here,” said {turtle}. “[Somebody|A man|A lady] sat on me, and I was too [polite|shy] to complain.”',
      ],
      [
        'So for [forty|fifty|sixty] years she had been a stool that could read. But she could only reach the {shelf}: [cement|drains|soup] and [train times|taxes].',
        'So she stayed a stool, for [forty|fifty|sixty] years, and read what she could reach: [cement|drains|soup] and [train times|taxes].',
        'That was [forty|fifty|sixty] years ago, and all she [ever |]had to read was the {shelf}: [cement|drains|soup] and [train times|taxes].',
      ],
      [
        '¶“And then you put a STORY there,” [she|{turtle}] [said|whispered], “and for the first time I [forgot my supper|had to know what comes next].”',
        '¶“And there, one night, stood a STORY,” [she|{turtle}] [said|whispered], “and I [couldn’t stop|forgot to be a stool].”',
        '¶{Hero} [saw it now|understood]: “And then I put a STORY there.” [She|{Turtle}] [nodded|smiled]. “It took me [all night|an hour] to open.”',
      ],
    ],
    end: [
      [
        '“[How|But how|So how] DOES it end?” asked {turtle}. “I [don’t know|have no idea|can’t say], I [only pretended|said it to make you speak],” [said|whispered] {hero}.',
        '“So how does it end?” asked {turtle} [bravely|softly|at last]. {Hero} did not know [either|it]. “[Then|So] [read|read on]!” said the turtle.',
        '“Well, do you know [it|how it ends]?” [whispered|said] {turtle}. But {hero} [hadn’t got|hadn’t come] to it [yet|either]. “[Then|So] [read|read on]!” said the turtle.',
      ],
      when(
        'together',
        [
          'So {hero} read to {others} and {turtle}, who turned the [last |]pages[, slowly|, nose first|].',
          'So {others} heard {hero} read, and {turtle} turned the pages[ slowly| with her nose|].',
        ],
        [
          'So {hero} read aloud, and {turtle} turned the [last |]pages, [slowly|nose first].',
          'So {hero} read aloud [till dawn|till sunrise], and {turtle} turned the pages [slowly|nose first].',
          'So they [found out|read it] together: {hero} read aloud, and {turtle} turned pages[, slowly|, nose first|].',
        ],
      ),
      when(
        'giver',
        ifRoom(
          'And {turtle} looked at [every|each] picture through the [big |good |round ]glass from {giver}.',
          'For the small letters {turtle} had the [big |good |round ]glass from {giver}.',
        ),
      ),
      asideHere('end', {
        person: ['“Not so [fast|quickly],” said {friend}, [half asleep|with shut eyes|leaning on the shell].'],
        pet: ['{Friend} slept [through it all|between them], chin on the [warm|other] page.'],
      }),
      adult('end'),
      [
        '¶“[Now|So] who reads my book [at night|every night]?” [asked|yawned|said] {hero}. “[WE do|Why, WE do],” said {turtle}, “[always|together|of course].”',
        '¶“And who reads my book [at night|every night]?” [asked|said] {hero}, [yawning|with a yawn|smiling]. “[OUR book|WE do],” said {turtle}.',
      ],
      takes('last', {
        shelf: [
          [
            '¶Now there is [always|often] a story on the {shelf}, with two bookmarks.',
            '¶Now {hero} puts [good|new|thick|long] stories on the {shelf}, and each gets two bookmarks.',
            '¶Now the [best|good|thick|long] stories stand on the {shelf}, two bookmarks each.',
          ],
        ],
        again: [
          [
            '¶And because it was [so good|over too soon|such a good end], {turtle} turned back to page one.',
            '¶It was such a good [end|ending] that {turtle} turned all the way [back|round] to page one, [fff, fff, fff|fff, ffft].',
            '¶Then {turtle} turned [all the pages|the whole book] back, [fff, fff|one by one], and they began [again|at page one].',
          ],
        ],
        softly: [
          [
            '¶If you ever ask how it ends, ask [softly|quietly]: not every [stool|chair|lamp] knows.',
            '¶How does it end? [Ssh|Hush]! Who knows how far your [stool|chair|cushion] has [read|got].',
            '¶And the [end|ending]? [Ssh|Hush]! Somebody [near you|under you|in your room] may not know it [yet|either].',
          ],
        ],
      }),
    ],
  },
  asides: {
    start: {
      person: [
        '“It wasn’t me,” said {friend}, “I [can’t read in the dark|sleep at night|was asleep].”',
        '{Friend} felt the page, too, and said, “[Warm|Like a bun|Like toast].”',
      ],
      pet: ['{Friend} [sniffed at|smelled] the leaf, [then the cover|and then the page], and sneezed.'],
    },
    way: {
      person: ['{Friend} [wrote it all down|drew it all], in [circles|big letters].'],
      pet: ['{Friend} came behind, [nose to the floor|with a crumb on {friend.their} nose].'],
    },
    trouble: {
      person: ['“[And now|What now]?” [whispered|asked] {friend}.'],
      pet: ['{Friend} looked at the stool and [kept still|yawned].'],
    },
    turn: {
      person: ['“[A turtle|You]!” [cried|said] {friend}.'],
      pet: ['{Friend} was not [surprised|astonished] at all.'],
    },
    end: {
      person: ['“[Again|Once more],” said {friend}, [half asleep|with shut eyes].'],
      pet: ['{Friend} slept [beside|between] them.'],
    },
  },
  adults: {
    start: ['“[Closing time|Home time],” said {grownUp}.'],
    end: [
      '“Since when can the stool [read|turn pages]?” asked {grownUp}, and sat down on the [rug|floor] [from now on|instead].',
      '“Since when has the stool [had a face|got a neck]?” [asked|said] {grownUp}, [in the doorway|very quietly].',
    ],
  },
  traits: { habit: habits, turn: turns },
};
