/** The walking pigeon in English for readers of 8 to 10. */
import {
  adult,
  asideHere,
  given,
  HABIT,
  ifRoom,
  more,
  planting,
  plants,
  TURN,
  when,
  type BandText,
  type Line,
  type TraitLines,
  type Option,
} from '#studio/storyteller/text/passage.ts';
import { why } from '#studio/storyteller/templates/walking-pigeon/choices.ts';

/** Whatever is in the way, he could fly. His reason gets thinner each time, until there is none. */
const ANSWER: Line = when(
  'told:second',
  when(
    'told:third',
    when(
      'told:fourth',
      [
        '{Pigeon} only [shook his head|looked away|looked at the ground] [this time|now], and {hero} [did not ask why|asked no more|let it be].',
        'But {pigeon} [shook his head|looked away|turned his face away], and {hero} [asked no more|let it be|did not ask again].',
      ],
      planting(
        'fourth',
        '{Pigeon} opened his beak, [found nothing in it|found no reason in it|thought again], and [shut|closed] it [slowly|without a word|with a snap].',
        '{Pigeon} [gave no reason|had no answer|did not say why not] [this time|any more], and [only |]looked at his [feet|toes|claws].',
        '{Pigeon} looked at his [feet|toes|claws], [for a long time|one after the other|left, then right], [and said nothing|without a word|and did not answer].',
      ),
    ),
    why({
      asleep: planting(
        'third',
        '“They’ve only just [dropped off|turned over|gone off] again,” [mumbled|murmured|muttered] {pigeon}[| softly| to his feet].',
        '“They’re [such|very] light sleepers, [my wings|the two of them],” [mumbled|murmured|muttered] {pigeon}[| softly| to his feet].',
      ),
      best: planting(
        'third',
        '“I’m… I’m [saving|keeping] them for [a wedding|my birthday|visitors|the holidays],” [mumbled|murmured|muttered] {pigeon}.',
        '“They might [crease|fade|lose their shine],” [mumbled|murmured|muttered] {pigeon}[| softly| to his feet].',
      ),
      lunch: planting(
        'third',
        '“There was [soup|pudding|a second lunch], too,” [mumbled|murmured|muttered] {pigeon}, but his stomach [growled|rumbled|gave him away].',
        '“It… it hasn’t quite [gone down|settled],” [mumbled|murmured|muttered] {pigeon}, but his stomach [growled|rumbled|gave him away].',
      ),
      feet: planting(
        'third',
        '“My feet would be so [hurt|sad|lonely],” [mumbled|murmured|muttered] {pigeon}[| softly| sadly].',
        '“They… they get [homesick|lonely|upset], my feet,” [mumbled|murmured|muttered] {pigeon}[| softly| sadly].',
      ),
      tomorrow: planting(
        'third',
        '“Or the day after [tomorrow|that],” [mumbled|murmured|muttered] {pigeon}[| softly| to his feet].',
        '“Tomorrow, or [next week|on Friday|in the autumn],” [mumbled|murmured|muttered] {pigeon}[| softly| to his feet].',
      ),
      sky: planting(
        'third',
        '“There’s a [feather|gnat|small cloud] up there,” [mumbled|murmured|muttered] {pigeon}[| softly| to his feet].',
        '“There… there was a [gnat|leaf|feather] just now,” [mumbled|murmured|muttered] {pigeon}[| softly| to his feet].',
      ),
    }),
  ),
  why({
    asleep: planting(
      'second',
      '“And wake them [now|in mid-dream|from a good dream|so early]?” [cried|called|said] {pigeon}, [quite shocked|horrified|in a whisper].',
      '“On sleeping wings? I’d [fall out of bed|walk into a wall|never find the way],” [cried|called|said] {pigeon}.',
    ),
    best: planting(
      'second',
      '“My best wings, in this [dust|heat|dirt]?” [cried|called|said] {pigeon}, [quite shocked|horrified|and shook himself].',
      '“On a [weekday|working day]? In my best wings?” [cried|called|said] {pigeon}, [quite shocked|horrified|and shook himself].',
    ),
    lunch: planting(
      'second',
      '“On top of that lunch? I’d [sink|drop|come down] like a [brick|stone|piano],” [cried|called|said] {pigeon}.',
      '“With all those [beans|lentils|dumplings] inside me?” [cried|called|said] {pigeon}, [quite shocked|horrified|and held his stomach].',
    ),
    feet: planting(
      'second',
      '“And leave my feet, [just like that|in the middle of the work|after all these years]?” [cried|called|said] {pigeon}, [quite shocked|horrified].',
      '“I couldn’t [do|possibly do] that to my feet,” [cried|called|said] {pigeon}, [quite shocked|horrified|and pressed them together].',
    ),
    tomorrow: planting(
      'second',
      '“[Tomorrow, gladly|First thing tomorrow|Tomorrow, with pleasure|Tomorrow, I promise],” [cried|called|said] {pigeon}[| happily| warmly].',
      '“[Just ask me|I’d love to|Nothing easier], tomorrow,” [cried|called|said] {pigeon}[| happily| warmly].',
    ),
    sky: planting(
      'second',
      '“With all [those swallows|that traffic|those kites] about?” [cried|called|said] {pigeon}, [quite shocked|horrified|and ducked].',
      '“Up there, where nobody [looks|signals|slows down]?” [cried|called|said] {pigeon}, [quite shocked|horrified|and ducked].',
    ),
  }),
);

const habits: TraitLines = {
  interest: [
    '{Hero} had [just|long] finished explaining {interest} to a [lizard|flowerpot|slipper], which had [no questions|listened to the end|not interrupted once].',
    'There was nobody [left |]in the lane who had not heard about {interest} from {hero}, and [some|most] of them had heard it [twice|three times].',
    '{Hero} had been thinking about {interest} since [breakfast|noon], as on all other days, and [looked round|was looking] for somebody to tell.',
    given('liking', '{Hero} {liking.skill}, and there was nobody [left |]in the lane who did not know it.'),
  ],
  brave: [
    '{Hero} had whistled at [three|four|five] big dogs [before lunch|that morning], then at an even bigger one, and now there was no dog left [in the lane|in the street] to whistle at.',
    '{Hero} had already [shaken hands with|made friends with|stared down] the [biggest|loudest|worst] dog in the lane, and there was [no bigger one|nobody else] to be brave with.',
  ],
  curious: [
    '{Hero} had found out that [six|nine|eleven] ants can carry one [crumb|seed], and what they do [at corners|when they meet|if you sing to them], and now the ants had gone [in|home].',
    '{Hero} had asked the [baker|barber|plumber] why [bubbles are round|onions make you cry|cats land on their feet], and was still [waiting for|thinking over] the answer.',
  ],
  kind: [
    '{Hero} had moved [to one side|a bit to the left] so that a [row|line] of ants could [get by|keep in the shade], and was [watching|counting] them go.',
    '{Hero} gave every [second|third] crumb to a [beetle|sparrow|large ant], who [came back|lined up|asked] for more [each time|at once].',
  ],
  funny: [
    '{Hero} had [tried to teach|been teaching] a [lemon|flowerpot|slipper] to say good morning, and so far it had [said nothing|only listened|been too shy].',
    '{Hero} had put a [basket|flowerpot|saucepan] on {their} head [for a joke|as a hat], but nobody had [come by|passed] to [laugh|ask why].',
  ],
  shy: [
    '{Hero} liked that step, because from there you [see|can see] everybody and [hardly anybody|nobody] sees you, [only|but] today there was nobody to see.',
    '{Hero} had said [three|four|five] words that day, [all|most] of them to a [sparrow|cat|beetle], and was in no hurry to [say more|use up the rest].',
  ],
  stubborn: [
    '{Hero} had [said|announced] [an hour|two hours] ago that {they} would not get up before something [happened|moved], and {they} [meant it|stuck to it].',
    '{Hero} had been trying [all day|since morning] to [whistle|wiggle one ear|cross one eye], and would not stop [before it worked|now|for anything].',
  ],
  dreamy: [
    '{Hero} was watching a cloud turn from a [boat|slipper|whale] into [a teapot|an aunt|a camel], and had forgotten to [chew|eat].',
    '{Hero} had [quite |]forgotten what {they} had come out [for|to do], and waited for it to [come back|turn up] by itself.',
  ],
  careful: [
    '{Hero} had counted the [doors|windows] in the lane, and the cats, found one cat [too many|more than yesterday], and [counted|begun] again.',
    '{Hero} ate from [left to right|the outside in|top to bottom], [so that nothing was missed|as one should], and [saved|kept] the best bite [for last|for later].',
  ],
  energetic: [
    '{Hero} had raced to the corner and back [nine|ten|seven] times, [twice|once] [backwards|with shut eyes], and only sat there to [get {their} breath|think of another way].',
    '{Hero} had never sat still [for so long|so long before], and it [tickled|itched] [all over|in the knees|everywhere].',
  ],
  clever: [
    '{Hero} had worked out that it was [fifty|sixty|seventy] steps to the corner if you walked and [thirty|forty] if you ran, and wondered where the [others|rest] went.',
    '{Hero} could tell the time by [smell|the shadows] alone, and it was [just|exactly|nearly] half past [beans|coffee|soap].',
  ],
};

/** How a hero who likes something finds the idea. */
const LIKED: readonly Option[] = [
  '{Hero} sat [beside|next to] him and told him about {interest}, bit by bit, because nobody can tell all of it at once. And [there lay the answer|that gave {them} an idea].',
  '“Even about {interest} I didn’t [learn|know] everything at once,” said {hero}, and sat [beside|next to] him.',
  'Nobody gets to the end of all there is to say about {interest}, and {hero} knew [that|it] better than anybody. But there is always a next bit. {They} sat close [beside|next to] him.',
];

const turns: TraitLines = {
  interest: LIKED,
  brave: [
    '{Hero} sat [beside|next to] him, so close that he could feel {their} [knees|legs|elbows] [shaking|trembling], too.',
    '“[I’m|Well, I’m] [scared|afraid] as well,” said {hero}, and sat [beside|next to|close to] him to [be it together|think].',
    '{Hero} put a {hero.hand} on his back and [looked down|looked over the edge|looked at the street] for both of them, until it [got|seemed] [smaller|less deep].',
  ],
  curious: [
    '{Hero} sat close [beside|next to] him and [looked|peered|gazed] at the gap until {they} saw what it [really was|was made of].',
    '{Hero} sat close [beside|next to] him and [studied|looked over] the gap as {they} studied everything, [from both sides|bit by bit|from left to right].',
  ],
  kind: [
    '{Hero} did not tell him to [hurry|go on|be brave], but sat close [beside|next to] him and [stroked|smoothed] his feathers [flat|the right way].',
    '{Hero} sat close [beside|next to] him and [held|warmed] one cold pink foot until it [stopped shaking|was warm|shook less].',
  ],
  funny: [
    '{Hero} flapped both [arms|elbows], [crowed|cooed|quacked], fell over [a bucket|a flowerpot], and stayed down there beside him.',
    '{Hero} sat [beside|next to] him and [pulled|made] the same [sad|long] face, beak and all, until he [had to smile|laughed|nearly smiled].',
  ],
  shy: [
    '{Hero} knew [a lot|plenty] about being afraid, and sat [beside|next to] him without a word until it was [easy|easier|quiet enough] to talk.',
    '{Hero} would rather not have [spoken|said anything], but {they} sat [beside|next to] him, and [close up|from so near|side by side] it was [easy|easier].',
  ],
  stubborn: [
    '{Hero} had not [come all that way|travelled all day] to [turn back|stop|give up] now, and sat beside him to [think|find a way].',
    '{Hero} shook {their} head at the [gap|other stairs|street], sat [beside|next to] him, and [thought until the answer came|would not get up without an idea].',
  ],
  dreamy: [
    '{Hero} sat close [beside|next to] him and watched the [swallows|dust|evening light] cross the gap [quite slowly|without any trouble|as if it was a road].',
    '{Hero} sat close [beside|next to] him and looked [across|over] so long that the air [seemed|began to look] [almost solid|like a street|like water].',
  ],
  careful: [
    '{Hero} sat close [beside|next to] him and went [over|through] the whole day [in order|in {their} head], from the [first step|beginning] on.',
    '{Hero} sat close [beside|next to] him, [felt|checked] the wind with a wet [nose|finger|tongue], and thought the whole thing through [once|twice|from the start].',
  ],
  energetic: [
    '{Hero} went round the [chimney|roof] [once|twice], because that [helps|helped] with thinking, and stopped beside him.',
    '{Hero} could not think [sitting still|without moving], so {they} [spun|turned|rocked] on the spot beside him until an idea [fell out|came].',
  ],
  clever: [
    '{Hero} sat close [beside|next to] him, [measured|looked at] the gap, and saw that the trouble was only where he [looked|was looking].',
    '{Hero} sat close [beside|next to] him and thought [hard|for a moment], and the answer was [something|a thing] {pigeon} had said [before|long before|that day].',
  ],
};

export const english810: BandText = {
  refrains: [
    '“Never mind the [road|whole road]. Mind the next step.”',
    '“Don’t look at the [road|whole road]. Look at the next step.”',
    '“Nobody can walk a whole road. [Anybody|Everybody] can walk the next step.”',
    '“[A|The] road is long. The next step is short.”',
    '“Leave the [road|whole road] alone. Take the next step.”',
  ],
  beats: {
    open: [
      [
        '{Party} sat by the [doorstep|front step|coolest step] in {lane} with {a snack}, waiting for [something to happen|somebody to come by|the cool evening].',
        'On the [hottest|slowest|stillest] day of the [summer|year|week] {party} sat by the doorstep in {lane} with {a snack}, and [waited|waited for something to happen|hoped for something to happen].',
        'Nothing [moved|stirred] in {lane} but [the shade|one fly|the washing], and {party} sat by the [doorstep|front step] with {a snack} and [watched|watched it].',
      ],
      { ifRoom: HABIT },
      when('letter:song', [
        '[Next door|At the next door] {sender} the {sender.noun} was listening [again|once more|as usual] to [somebody|someone] [singing up|who sang] on the [roofs|rooftops].',
        'Next door {sender} the {sender.noun} had [turned|tipped|put] both ears up to the [roofs|rooftops], where [somebody|someone] [was singing|sang].',
      ]),
      when('letter:lamp', [
        '[Next door|At the next door] {sender} the {sender.noun} was looking [up at|up to|at] the [roofs|rooftops], as he did [every day|every afternoon].',
        'Next door {sender} the {sender.noun} had his [nose|eyes|head] turned to the [roofs|rooftops], as [every day|every afternoon|on all the other days].',
      ]),
      when('letter:melon', [
        '[Next door|At the next door] {sender} the {sender.noun} stood [beside|over|next to] a [huge|whole|round] melon and looked at the [roofs|rooftops].',
        'Next door {sender} the {sender.noun} had [got|bought|been given] a [huge|whole|great round] melon, but he only looked up at the [roofs|rooftops].',
      ]),
      adult('start'),
      when('letter:song', [
        '“[Who|And who|So who] is [it|that|it today]?” asked {hero}[| at last]. “[Nobody|Nobody at all|Oh, nobody],” said {sender}, and [went on listening|listened harder|listened with shut eyes].',
        '{Hero} [asked|asked him] who [it was|that was|was singing so loud]. “[Nobody|Nobody at all|Oh, nobody],” said {sender}, and [went on listening|listened harder|listened with shut eyes].',
      ]),
      when('letter:lamp', [
        '“[What is|What’s|And what’s] up there?” asked {hero}[| at last| one day]. “[Nothing yet|Nothing, so far|Oh, nothing yet],” said {sender}, and went on looking[| at it| harder].',
        '{Hero} [asked|asked him|wanted to know] what [there was to see|was up there|he saw there]. “[Nothing yet|Nothing, so far|Oh, nothing yet],” said {sender}, and went on looking[| at it| harder].',
      ]),
      when('letter:melon', [
        '“[Aren’t you going to|Won’t you|Don’t you want to] [eat|cut|try] it?” asked {hero}[| at last]. “Not [alone|by myself|on my own],” said {sender}, and [sighed|looked up again|went on looking].',
        '{Hero} [asked|asked him] [when he would eat it|if he wasn’t hungry|what he was waiting for]. “I won’t eat it [alone|by myself|on my own],” said {sender}, and [sighed|looked up again|went on looking].',
      ]),
    ],
    pigeon: [
      [
        '¶[Just then|At that moment|Then] a pigeon came round the corner with a letter in his beak, and he was [walking|on foot].',
        '¶[Just then|At that moment|Then] a pigeon came [up|down|along] the lane with a letter in his beak, on [foot|his own two feet].',
        '¶[It was then that|Then] somebody [came|turned] into the lane in [very small|short|quick little] steps: a pigeon, with a letter in his beak.',
      ],
      more(
        plants(
          'post',
          'He had come all the way from the post office by the river, and still he [looked both ways at|kept to the right at|stopped at] the [drain|fig tree|water jars], like a [bus|good driver].',
        ),
        plants(
          'post',
          '[All the way|Every step] from the post office by the river he had kept to the [shady|right-hand|inner] side, [given way to beetles|let hens go first|looked both ways], and never [looked up|looked at the sky].',
        ),
      ),
      [
        '¶“{Pigeon}, Air Mail,” he said, [and put|putting|laying|setting] it [down|on the step|on a stone|at {hero’s} feet].',
        '¶“[My name is|I am] {pigeon}, and this is Air Mail,” he said, [and put|putting|laying|setting] it [down|on the step|on a stone].',
      ],
      [
        '“It [has to|must] be at {tower} [by sunset|before sunset|before the sun goes down].”',
        '“It [is for|is to go to|has to go to|is meant for] {tower}, [by sunset|before sunset|before the sun goes down].”',
        '“[By sunset|Before sunset|Before the sun goes down] it [has to|must|should] be at {tower}.”',
      ],
      ifRoom(
        '{Sender} [looked|glanced|peeped] at the letter, then at the [pigeon’s feet|two pink feet], and then [very quickly|very hard|all at once] at the roofs again.',
        '{Sender} looked down from the roofs [for the first time that day|for once], saw the letter, and [turned pink up to the ears|swallowed twice|held his breath].',
        'At the sight of the letter {sender} [forgot the roofs|took his eyes off the roofs], [coughed|blushed], and [looked at a wall|pretended to be asleep|began to count his feet].',
      ),
    ],
    set: [
      [
        '¶“[If|But if|Well, if] you’re Air Mail, why don’t you [just |]fly?” asked {hero}[| at once| in surprise].',
        '¶“[But why|Why] doesn’t Air Mail [fly|go by air|travel by air], then?” asked {hero}[| at once| in surprise].',
        '¶“Wouldn’t it be [quicker|faster|easier] to fly, [for Air Mail|with those wings|with two wings]?” asked {hero}[| at once].',
      ],
      why({
        asleep: [
          '“My wings are [fast |]asleep, and I’d [rather not|never] wake them [at this hour|in the daytime|for one letter],” said {pigeon}, [rather fast|very fast|to the wall].',
        ],
        best: [
          '“These are my [very |]best wings, and I [don’t|never|wouldn’t] wear them [for work|on a weekday|on the job],” said {pigeon}, [rather fast|very fast|to the wall].',
        ],
        lunch: [
          '“I’ve had a [big|large|very good] lunch, and I [never|don’t|wouldn’t] fly on a full stomach,” said {pigeon}, [rather fast|very fast|to the wall].',
        ],
        feet: [
          '“My feet [have been|were always] good to me, and I [couldn’t|wouldn’t|don’t like to] leave them [out|behind],” said {pigeon}, [rather fast|very fast|to the wall].',
        ],
        tomorrow: [
          '“I [always fly|do my flying|only fly] tomorrow, and today is [only today|not tomorrow|for walking],” said {pigeon}, [rather fast|very fast|to the wall].',
        ],
        sky: [
          '“The sky is full [today|at this hour|just now], with [two|three] swallows and a [kite|cloud] in it,” said {pigeon}, [rather fast|very fast|to the wall].',
        ],
      }),
      [
        'It was [a thin|an odd|a strange] [answer|reason], but the [letter couldn’t wait|sun would not wait], so {hero} [took|carried] the letter [flat |]in both {hero.hands}, {pigeon} walked in front, and [off they went|they set out].',
        'There was [no time|too little daylight] to [argue|talk about it], so {hero} [took|carried] the letter [flat |]in both {hero.hands}, and {pigeon} walked in front to [lead|give the directions].',
        '{Hero} had [heard better|never heard such] [answers|reasons], but {they} knew the tower, and so they [set out|went] together, {pigeon} in front [to lead|because he was the Post|in case anyone asked] and {hero} behind with the letter.',
      ],
      when('together', [
        '{Others} [came|went|walked] [last|behind them|at the back], to [watch the corners|guard the rear|see that nobody followed].',
        '[Behind the letter|Last of all|At the end of the line] came {others}, [to watch the corners|to guard it|in case it fell|to see that nobody followed].',
      ]),
      [
        '¶It was a long way, [and {hero} said so, |]but {pigeon} had a rule for [that|long ways|such things|long roads]. {refrain}',
        '¶{Pigeon} [did not mind|did not care|did not ask] how far it was, [because|since] he had a rule for [that|long ways|such things]. {refrain}',
      ],
    ],
    'goat.met': [
      [
        '[Two|Three|Four] [lanes|corners] further on, something [tugged|pulled] at the letter: {goat} the goat had one corner [in her mouth|between her teeth].',
        '[Two|Three|Four] [lanes|corners] further on {hero} felt a [tug|pull], and there was {goat} the goat, [eating|biting|tasting] the letter.',
        '[Round the next corner|Behind the next door|In the next doorway] stood {goat} the goat, who ate [anything|everything] with writing on it, and [bit into|tasted] the letter.',
      ],
      [
        '{Hero} [pulled|got] it [free|out] and held it high, but {goat} [simply|just] [stood up|got up|rose] on her hind legs.',
        'When {hero} [pulled|got] it [free|out] and held it up, the goat [simply|just] [stood up|got up|rose] on her hind legs.',
      ],
      [
        '“[Quick|Hurry|Please], [take it and fly|fly off with it|fly up with it]!” [cried|called|shouted] {hero}.',
        '“[Take it|You take it|Catch it], {pigeon}, and [fly|fly off|fly away]!” [cried|called|shouted] {hero}.',
      ],
      ANSWER,
    ],
    'goat.past': [
      [
        '¶So {hero} [held out|offered] {their} {snack}, which [smelled|tasted] [better|stronger|nicer] than [letters|paper|ink].',
        '¶So {hero} [looked for|thought of] something that [smelled|tasted] [better|nicer] than [paper|ink], and held out {their} {snack}.',
      ],
      [
        '{Goat} looked from one to the other, [thought hard|swallowed|licked her lips|sniffed twice], and [came down on|dropped onto|came back to] all fours.',
        '{Goat} [thought about it|weighed it up|looked at both], and the {snack} [won|was chosen], so she [came down on|dropped onto] all fours.',
      ],
      asideHere('way', {
        person: [
          '{Friend} [scratched|tickled|rubbed] her between the horns [all the while|meanwhile], so that she [kept|had] her eyes shut.',
        ],
        pet: [
          '{Friend} sat down [right |]in front of the letter, so that she [couldn’t change|didn’t change|had better not change] her mind.',
        ],
      }),
      [
        'While she [ate|chewed|was busy], {pigeon} took the letter, and they [hurried|tiptoed|slipped] [past|by|away].',
        'Before she had [finished|swallowed], {pigeon} had the letter in his beak, and they were [past her|round the corner|out of reach].',
      ],
      more(
        '“One corner’s [gone|missing|wet],” said {hero}[| sadly]. “Then it will [arrive|get there] with three,” said {pigeon}[, rather shaky|, and counted them| firmly].',
      ),
    ],
    'cat.met': [
      [
        'The next lane was so [narrow|tight|thin] that {cat} the cat could [block|stop|fill] it from wall to wall, and [did|she did].',
        '[After that|Next|Further on] came a lane so [narrow|tight|thin] that one cat, {cat}, [lay|was lying|reached] [right across it|from wall to wall].',
      ],
      [
        '“Nobody [gets by|goes through|passes] [for nothing|without paying],” she [said|purred] to {pigeon}, who [went|slid|stepped] behind {hero’s} legs.',
        '“It [costs something|isn’t free] to [pass|come by][ here|],” she [said|purred] to {pigeon}, who [went|slid|stepped] behind {hero’s} legs.',
      ],
      [
        '“[You could|Couldn’t you|Can’t you] [fly|just fly] over her?” [whispered|breathed|asked] {hero}.',
        '“Over the top, [quick|with your wings|by air],” [whispered|breathed] {hero}[| softly| to him].',
      ],
      ANSWER,
    ],
    'cat.past': [
      [
        '¶So {hero} bent down to pay: [one|a] scratch under the chin, [two|three|four] behind each ear, and the chin [again|once more].',
        '¶So {hero} [bent|leaned] down and paid, [first|once] under the chin, [then|twice|three times] behind [each ear|the ears], and under the chin [again|once more].',
      ],
      asideHere('way', {
        person: [
          '{Friend} [did|took] the other ear at the same time, [which|and that] left her no [thoughts|attention] for pigeons.',
        ],
        pet: ['{Friend} lay down nose to nose with her, and [each|both] of them waited for the other to [blink|move].'],
      }),
      [
        'At last {cat} [shut her eyes|forgot to look|began to purr] and rolled over, and {pigeon} took the letter and [tiptoed|slid|crept] [by|past|through].',
        'Then {cat} rolled over, purring, and behind her back {pigeon} [tiptoed|slid|crept] [by|past|through] with the letter[, holding his breath|, breathing in|].',
      ],
      more(
        '“She did not [frighten|scare|worry] me,” said {pigeon}, [three|two|four] corners later, [still on tiptoe|without turning round].',
      ),
    ],
    'monkey.met': [
      [
        given(
          'told:market',
          'At the [last|very last] stall {monkey} the monkey [sold|dealt in] [whatever|things that|everything that] other people had just [been holding|put down].',
          'The [last|very last] stall was that of {monkey} the monkey, who [sold|dealt in] [whatever|things that|everything that] other people had just [been holding|put down].',
        ),
        given(
          'not told:market',
          'At a stall [round|on|behind] the next corner {monkey} the monkey [sold|dealt in] [whatever|things that|everything that] other people had just [been holding|put down].',
          'Round the [next|second] corner stood the stall of {monkey} the monkey, who [sold|dealt in] [whatever|things that|everything that] other people had just [been holding|put down].',
        ),
      ],
      [
        '“One letter, [hardly used|as good as new|still warm]!” he [cried|called|sang], and {hero} [looked down at|saw] two empty {hero.hands}.',
        '“[Hardly used|As good as new|Still warm]!” he [cried|called|sang], and what he [held|waved] [high|up high] was their letter.',
      ],
      [
        '“[Fly up|Up you fly|Fly over], {pigeon}, and [get|fetch|take] it!” [cried|called|said] {hero}.',
        '“If you [flew|just flew] up, you’d [have|get] it [at once|in a second],” [said|whispered] {hero}[| to {pigeon}].',
      ],
      ANSWER,
    ],
    'monkey.past': [
      [
        '¶So {hero}, who would not pay for a stolen letter, [acted|did|copied] {monkey} selling a letter: the [arms|elbows], the [eyebrows|eyes|teeth], the [tears|sighs|trembling voice].',
        '¶So {hero}, who would not pay for a stolen letter, [put on|offered] a show: {monkey} selling a letter, with the [arms|elbows], the [eyebrows|eyes|teeth] and the [tears|sighs|trembling voice].',
      ],
      asideHere('way', {
        person: [
          '{Friend} [clapped|whistled|cheered] so [loud|hard] that more people came, and then more [still|again].',
        ],
        pet: [
          '{Friend} sat down at the stall, [with both eyes on the letter|without a blink], so that nobody [dared buy|could buy] it.',
        ],
      }),
      [
        'The whole [street|row] [stopped|came over] to [look|watch], and {monkey} laughed so [hard|much] that he [handed|gave] back the letter as the fee.',
        '[People|Two aunts|Six customers] stopped to [look|watch], and {monkey} laughed until he [cried|held his stomach] and [gave|handed] back the letter as the fee.',
      ],
      more(
        '“[Tell me|Do tell me] when you do the [tax man|baker|mayor],” he [called|shouted] after them, “I’ll [keep|save] you a [place|corner].”',
      ),
    ],
    'owl.met': [
      [
        'In the next [lane|street] {pigeon} found a [soft|clean|large|fine round] basket, and [got|climbed|stepped] in to rest [his feet|for a minute].',
        'A [soft|clean|large|fine round] basket [stood|was standing] in the next [lane|street], and {pigeon} [got|climbed|stepped] in to rest.',
      ],
      [
        'But it hung on a rope, and [high above|at a top window] {owl} the owl was [pulling|hauling|winding] up her [bread|supper].',
        'But {owl} the owl, at a [high|top] window, had the [other end|end] of its rope, and [pulled|hauled|wound] up her [bread|supper].',
      ],
      [
        '“[Fly out|Jump out and fly|Fly down], {pigeon}!” [cried|called|shouted] {hero}[| from below| at once].',
        '“[Use|Open|Spread] your wings and fly [out|down]!” [cried|called|shouted] {hero}[| from below].',
      ],
      ANSWER,
    ],
    'owl.past': [
      [
        '¶“This [bread|loaf|roll] has [toes|feet|a beak],” said {owl}, who had [lost|mislaid] her glasses[, and reached for the butter|].',
        '¶{Owl} had [lost|mislaid] her glasses, and only [remarked|said] that the [bread|loaf|roll] had [toes|feet|a beak].',
      ],
      asideHere('way', {
        person: [
          '{Friend} [shouted|called] up to her, but she [heard|seemed to hear|could hear] no better than she saw.',
        ],
        pet: ['{Friend} [tugged|pulled] at the end of the rope until {owl} [leaned out|looked down].'],
      }),
      [
        'So {hero} [fetched|got] a [warm|fresh|real] loaf from the baker’s and held it up, and down came the basket [to fetch it|for it], with {pigeon} [in it|inside].',
        'So {hero} raced to the baker’s [for|and got] a [warm|fresh|real] loaf, and for that she [let down|gave back] the basket, {pigeon} and all.',
      ],
      more(
        '“That was not flying,” said {pigeon}, when he could [speak|talk|stand], “that was [sitting|being delivered|a seat].”',
      ),
    ],
    'hoopoe.met': [
      [
        'At the next [square|corner], on a fountain, [sat|stood] {hoopoe} the hoopoe, who [loved|liked|lived] to give directions.',
        'The lane [ended|came out] at a fountain, where {hoopoe} the hoopoe told [everybody|people|all comers] the way[, for pleasure|, asked or not].',
      ],
      [
        'They did [exactly|just] as he said, [left|right] and [left|right] and [uphill|third left|round a corner], and came out at the same fountain.',
        'They [walked|went] [left|right] and [left|right] and [uphill|third left|round a corner], just as he said, and there was the same fountain.',
      ],
      [
        '“[Couldn’t|Can’t|Won’t] you [fly up|just fly up] and [look|see]?” [asked|said] {hero}.',
        '“From [up there|the air|above] you’d see it [in a second|at once],” [said|sighed] {hero} to {pigeon}.',
      ],
      ANSWER,
    ],
    'hoopoe.past': [
      [
        given(
          'not seated',
          '¶So {hero} climbed [onto|up on] the rim of the fountain and [did the looking|looked] [instead|from there|for both of them].',
        ),
        given(
          'not seated',
          '¶So somebody else had to [look|do the looking], and {hero} climbed [onto|up on] the [rim|edge|wall] of the fountain.',
        ),
        given(
          'seated',
          '¶So somebody else had to [look|do the looking], and {hero} leaned [far|right] out over the water.',
        ),
      ],
      asideHere('way', {
        person: ['{Friend} held on to {hero} by the [belt|collar|sleeve], so that nobody fell [in|into the water].'],
        pet: [
          '{Friend} [sniffed|had sniffed] the wind and was [already|by then] waiting in [the right lane|one of the lanes].',
        ],
      }),
      [
        'And there, between two [chimneys|water tanks|lines of washing], no bigger than a [thumb|salt cellar|thimble], stood {tower}[, plain to see|].',
        'There was {tower}, no bigger than a [thumb|salt cellar|thimble], [at the end of|straight up|above] the one lane that nobody had [mentioned|thought of|tried].',
      ],
      ifRoom(
        '“[Exactly|Just] what I [said|meant],” [said|called] {hoopoe}, [and put up his crown|without blushing|as they walked off].',
        '“[Which is|That’s] what I [said|meant], in [other|fewer|shorter] words,” [called|said] {hoopoe}, as they [left|walked off].',
      ),
    ],
    market: [
      [
        plants(
          'market',
          'Then the market was in the way, [all|every bit] of it, with the whole [city|town] [pushing|shopping|shoving] between the stalls.',
        ),
        plants(
          'market',
          'The [shortest|only] way led [straight|right] through the market, and the whole [city|town] had come to shop [there|that afternoon|at once].',
        ),
      ],
      [
        'But down where {pigeon} walked there was [room|plenty of room|space], so he [marched|went|walked] under the first table, and {hero} [followed|ducked and followed].',
        '{Hero} could not [get|squeeze] through so many [elbows|bags], until {pigeon} [marched|went|walked] under the first table and showed {them} how.',
      ],
      [
        'With the letter held [close|tight], {hero} [crept|squeezed] after two pink feet, [past|round] a [melon|heap of melons] and [round|past] a [drum|row of drums].',
        '{Hero} held the letter [close|tight] and [followed|kept to] two pink feet, [past|round] a [melon|heap of melons] and [round|past] a [drum|row of drums].',
      ],
      [
        '¶“You walk [so well|very well|better than anyone],” said {hero}[, out of breath| at the other end]. “One does, if one never does anything else,” said {pigeon}, and it [came out|sounded] a little [sadder|smaller] than he [meant|had meant].',
        '¶“[I’ve never seen|There can’t be] a better walker,” said {hero}[, out of breath| at the other end]. “I have had [practice|time to learn],” said {pigeon}, and it [came out|sounded] a little [sadder|smaller] than he [meant|had meant].',
      ],
    ],
    awning: [
      [
        '[In the next street|One street further on|Round the next corner] the wind [was waiting|lived] under the awnings, and it [pulled|took|snatched] the letter out of {hero’s} {hero.hands}.',
        'The next street was [full of|hung with] awnings, and the wind that [filled|shook|swelled] them [pulled|took|snatched] the letter out of {hero’s} {hero.hands}.',
      ],
      [
        'It [sailed|flew|turned] [up|over the lamps|over their heads] and [came down|landed|lay down] on the highest awning of all.',
        'Up it [went|sailed|flew], [over the lamps|over the shop signs|past a line of scarves], to the highest awning in the [street|row].',
      ],
      [
        '“It’s [only|just|no more than] [six|seven|eight] wingbeats,” said {hero}[| softly| hopefully].',
        '“[Six|Seven|Eight] wingbeats, [no more|at most|that’s all],” said {hero}[| softly| hopefully].',
      ],
      ANSWER,
      [
        'Then he [walked|went] over to the [lamp seller’s|painter’s|carpet man’s] ladder and [set|put] [both feet|one foot] on the [lowest|first] rung.',
        'Then he saw a ladder by the [lamp|carpet|sweet] shop, [walked|went] across, and [set|put] [both feet|one foot] on the [lowest|first] rung.',
      ],
      asideHere('trouble', {
        person: [
          '{Friend} [stood|sat] on the bottom rung, so that [nothing could slip|the wind could not take that, too].',
        ],
        pet: ['{Friend} lay down across the foot of the ladder, so that it could not [slip|move|walk away].'],
      }),
      [
        '{Hero} held it [still|with both {hero.hands}], and up he went, rung [by|after] rung, [whispering|saying] his rule, until he had the letter.',
        '{Hero} held it [still|with both {hero.hands}] while he [climbed|went up], rung [by|after] rung, [whispering|saying] his rule, and fetched the letter down.',
      ],
      more(
        '[At the bottom|Back on the stones] his legs [shook|trembled] so much that he [had to sit|sat down], and {hero} [wondered|began to wonder] [about him|why].',
      ),
    ],
    stairs: [
      [
        plants(
          'stairs',
          'The rest of the way went [up|straight up|only up], by {steps} stairs, [round and round|one above the other|each as high as {pigeon}], to the [roof|roof with the tower].',
        ),
        plants(
          'stairs',
          'Then there was no more lane, only {steps} stairs in a [tall|thin|narrow] house, [round and round|one above the other], up to the [roof|tower].',
        ),
        plants(
          'stairs',
          'The house they [were looking for|came to|needed] was full of stairs, {steps} of them, [all the way up to|and they all led to|as far as] the roof.',
        ),
      ],
      [
        '{Hero} looked up and [groaned|sighed|lost count], but {pigeon} [never looked up|did not look up] [at all|once]. {refrain}',
        '“[All those|So many]?” [groaned|sighed|said] {hero}, but {pigeon} [never looked up|did not look up] [at all|once]. {refrain}',
      ],
      [
        'So they took the next step, and the [next|one after it], until the next step was [missing|not there], and there was [only|just] a gap[ instead|].',
        'So they [climbed|took] one step and [then the next|the next], until they [came to|reached] a [gap|wide gap], where the next step was [missing|not there].',
      ],
      [
        'It was too wide for [pink feet|short legs|a pigeon], so {pigeon} took the letter in his beak [and over they went|and so they crossed it|and across they went], {pigeon} on {hero’s} shoulder.',
        '{Pigeon} took the letter in his beak and [rode|travelled|went] over it on {hero’s} shoulder, like [a parrot|a parcel|a pirate’s bird].',
      ],
      more(
        '“It counts as walking,” he said beyond it, “[since|because] [somebody’s feet|your feet|two feet] [did it|were doing it].”',
        '“[For the record|For the report], that was walking,” he said beyond it, “only [higher|with other feet|on yours].”',
      ),
    ],
    gap: [
      when(
        'told:stairs',
        [
          'Above the stairs was a [small|low|green] door, and [behind|beyond] it [was|lay] the [evening sky|evening], and the wrong roof.',
          '[At the top|Above the stairs] {hero} [pushed|leaned] against a [small|low|green] door, and out they came, on the wrong roof.',
        ],
        [
          'After that there were only stairs, {steps} of them, up to a [small|low|green] door, and [behind|beyond] it [was|lay] the wrong roof.',
          'They took the stairs of the last [house|tall house], {steps} of them, [side by side|without a rest|until the light turned gold], and came out on the wrong roof.',
        ],
      ),
      [
        '{Tower} stood on the [next roof|other roof], [across|behind|beyond] {gap} paces of [nothing|air|empty air].',
        '{Tower} stood on the [next roof|other roof][, all golden|], and between lay {gap} paces of [nothing|air|empty air].',
      ],
      [
        'By the other stairs it was [half an hour|twenty minutes] on foot, and the sun had only [five minutes|six minutes|a finger’s width] left.',
        'The other stairs would take [half an hour|twenty minutes], and the sun had only [five minutes|six minutes|a finger’s width] left.',
      ],
      [
        '¶“[So now|Now|This time] you’ll [really |just ]have to fly,” [said|whispered] {hero}[| gently| at last].',
        '¶“[It’s only|That’s just|Only] {gap} [wingbeats|flaps],” said {hero}, “and [now|this time] you [must|really must|have to] fly.”',
      ],
      [
        'But {pigeon} had sat down, very small, and [spoke|was talking|turned] to his [feet|toes|claws].',
        'But {pigeon} [sat down|crouched down|made himself small] and looked [only |]at his [feet|toes|claws].',
      ],
      why({
        asleep: [
          '“My wings [aren’t|were never] asleep,” he [said|whispered]. “I’ve [never flown|never ever flown|not flown yet], because [I’m|I am so|I’m so] afraid of down.”',
          '“They [aren’t|were never] asleep,” he [said|whispered], “they’ve [just |]never been awake, because [I’m|I am so|I’m so] afraid of down.”',
        ],
        best: [
          '“They [aren’t|were never] my best wings,” he [said|whispered]. “They’re [only|just] [unused|new], because I’m [too |]afraid to [use them|fly].”',
          '“There’s nothing [special|so good] about my wings,” he [said|whispered]. “I’ve never [used them|flown], because [I’m|I am so|I’m so] afraid of down.”',
        ],
        lunch: [
          '“I had [no|hardly any] lunch,” he [said|whispered]. “I’ve never flown, [full or empty|hungry or not], because [I’m|I am so|I’m so] afraid of down.”',
          '“It [isn’t|was never] the lunch,” he [said|whispered]. “I’ve [just |simply |]never flown, because [I’m|I am so|I’m so] afraid of down.”',
        ],
        feet: [
          '“My feet wouldn’t [mind|care] [at all|a bit],” he [said|whispered]. “I’ve [just |simply |]never flown, because [I’m|I am so|I’m so] afraid of down.”',
          '“It [isn’t|was never] my feet,” he [said|whispered], “it’s [me|only me], I’ve never flown, because [I’m|I am so|I’m so] afraid of down.”',
        ],
        tomorrow: [
          '“I’ve been saying tomorrow for [seven|eight|nine] years,” he [said|whispered]. “I’ve never [flown|ever flown|flown yet], because [I’m|I am so|I’m so] afraid of down.”',
          '“It [isn’t|was never] [going to be|really] tomorrow,” he [said|whispered]. “I’ve never [flown|ever flown|flown yet], because [I’m|I am so|I’m so] afraid of down.”',
        ],
        sky: [
          '“The sky [isn’t|was never] full,” he [said|whispered]. “It’s [so|much too] empty, all the way down, and I’ve never [flown|once flown].”',
          '“There’s nothing [at all |]in the sky,” he [said|whispered], “and that’s what [I’m afraid of|frightens me], and I’ve never [flown|once flown].”',
        ],
      }),
    ],
    turn: [
      TURN,
      asideHere('trouble', {
        person: [
          '{Friend} sat down on the other side, so that there was somebody [at each wing|to the left and to the right].',
        ],
        pet: [
          '{Friend} lay down along the edge, [like a cushion|like a wall], and there was less of it to [see|look at].',
        ],
      }),
      when(
        'told:market',
        when('giver', [
          '¶“{Giver} says that half of being [afraid|scared] is looking too far ahead,” {hero} [told|said to] him.',
          '¶“Being [afraid|scared],” {hero} [told|said to] him, “is mostly looking too far ahead. [That’s what|So] {giver} says.”',
        ]),
      ),
      when('told:market', [
        '¶“What’s your rule for [long roads|a long way|a long road]?” asked {hero}, and {pigeon} [told {them}|answered] [in a very small voice|very quietly|without looking up]. {refrain}',
        '¶“[Say|Tell me] your rule [again|once more],” said {hero}, and {pigeon} said it [in a very small voice|very quietly|without looking up]. {refrain}',
        '¶“How do you get [along|through|to the end of] a long road?” asked {hero}, and {pigeon} [told {them}|answered] [in a very small voice|very quietly|without looking up]. {refrain}',
      ]),
      when(
        'told:market',
        [
          '¶“[Well|Then|So] it’s only the next step,” said {hero}, [giving|handing] him the letter, “[but|and] [this one is|it happens to be] made of air.”',
          '¶“[Look|You see], it’s [only|just] the next step,” said {hero}, [giving|handing] him the letter, “and [this one is|it happens to be] made of air.”',
          '¶“The next step [is|happens to be] made of air, [that’s all|no more and no less],” said {hero}, [and gave|and handed|giving|handing] him the letter.',
        ],
        when(
          'giver',
          [
            '¶“{Giver} would like your rule: [leave|never mind] the rest, take the next step,” said {hero}, [giving|handing] him the letter, “even if it is made of air.”',
            '¶“Your rule is {giver’s} rule, too: only the next step,” said {hero}, [giving|handing] him the letter, “even if [this one|it] is made of air.”',
          ],
          [
            '¶“[All day|The whole way] you only looked at the next step,” said {hero}, [giving|handing] him the letter, “so [do it|look at it] now, [even if|though] it is made of air.”',
            '¶“[Leave down alone|Never mind down|Forget about down] and [take|try] the next step,” said {hero}, [giving|handing] him the letter, “even if [this one|it] is made of air.”',
            '¶“You [only ever|never do more than] look at the next step,” said {hero}, [giving|handing] him the letter, “and [that|this] is the next step, made of air.”',
          ],
        ),
      ),
      when(
        'told:market',
        more(
          '{Pigeon} [took|accepted] it in his beak, [climbed|got] up on the wall, and [looked at|looked across to] the tower, and nobody [breathed|said a word|moved].',
        ),
      ),
    ],
    fly: [
      [
        '¶So {pigeon} [looked straight|looked] [ahead|across], [not down|never down|and not down], and took the next step[| into the air|, left foot first].',
        '¶{Pigeon} [fixed|set|kept] his eyes on the tower and not on the street, and took the next step[| into the air| into nothing| with his left foot].',
      ],
      [
        'He [fell|dropped] [past the washing|as far as the second floor|as far as the third floor], and then his wings [opened|came open] [by themselves|with a clap|all at once], and he [flew|was flying].',
        'For [one breath|a heartbeat|one long second] he [fell|dropped] [like a stone|past the washing|towards the street], and then his wings [opened|spread|came open], and [up he went|he rose|he flew].',
      ],
      [
        '¶[And out|Out] of the air came his voice, [loud and clear|loud enough for the street|round the letter in his beak]. {refrain}',
        '¶[High|Far|Right] over the street he [called|shouted] [his rule|the rule] [out loud|all the same|for all to hear]. {refrain}',
      ],
      when(
        'told:market',
        more(
          '{Party} [whirled|danced|spun] [about|across the roof|between the washing] and [cheered|shouted] until [the roof shook|the dogs joined in|six windows opened].',
        ),
      ),
      asideHere('turn', {
        person: [
          '“[He’s|Look, he’s] [walking|taking steps] on [air|nothing]!” [shouted|cried] {friend}[, and hugged {hero}|].',
        ],
        pet: [
          '{Friend} [jumped|leapt] after him, came [straight|right] down again, and [sat down to watch|decided to watch].',
        ],
      }),
    ],
    letter: [
      [
        '[With|In] the last [ray|scrap|bit] of sun {pigeon} landed [in front of|beside|at the feet of] {receiver}, {a receiver.noun}, who had never had [a letter|any post|one letter] before.',
        '[With|In] the last [ray|scrap|bit] of sun the letter [came|got] to {receiver}, {a receiver.noun}, who lived [under|beneath|below] the tower and had never had [one|any].',
      ],
      [
        '“[Read it to me|Please read it|You read it],” she [begged|said to] {hero}, who had [come round the other way, all out of breath|come round the other way, long after him|at last come round the other way].',
        'She [was too excited|did not dare] to open it, so {hero}, who had [come round the other way, all out of breath|come round the other way, long after him|at last come round the other way], [read it to her|read it out].',
      ],
      when('letter:song', [
        '¶“Dear Voice[| on the Roof| up there], [every morning|at sunrise] you sing and [something|somebody] [hums|sings] along. It’s [me|only me], but I [can’t climb|can’t do] stairs. Please sing tonight[, so I know you know|, if you read this]. Yours, {sender}.”',
        '¶“Dear [Morning|Singer|Neighbour], when you sing, [somebody hums along|somebody sings along]. It’s [me|only me], [down below|down here], for I [can’t climb|can’t do] stairs. Please sing tonight, [if you’ve read this|if it’s all right]. Yours, {sender}.”',
      ]),
      when('letter:lamp', [
        '¶“Dear Lamp[| up there| on the Roof], no [star|moon] [can get|gets] down into my lane, so every night I look at [you|you instead]. [Thank you|I thank you]. If there is somebody [with|beside] you, [please |]wink. Yours, {sender}.”',
        '¶“Dear [Light|Light up there], my lane is [so deep|so narrow] that you are the only star I [have|can see]. [Thank you|I thank you] for [coming|shining]. Is anybody [with|beside] you? Then [please |]wink. Yours, {sender}.”',
      ]),
      when('letter:melon', [
        '¶“Dear Neighbour[| on the Roof| up there], I have a [big|huge|whole] melon. For one it is only [heavy|work|big], but for two it would be a [party|feast|holiday]. I [can’t climb|can’t do] stairs. [Could you|Would you] come down? Yours, {sender}.”',
        '¶“Dear [Neighbour|Upstairs], I often see you [up there|against the sky], and I have a melon [too big|much too big] for one. I [can’t climb|can’t do] stairs, so [would|could] you come down and [help|share it]? Yours, {sender}.”',
      ]),
      [
        '¶“[But that’s|That’s|It’s] {sender}, from next door [to me|in {lane}]!” [cried|gasped|shouted] {hero}.',
        '¶{Hero} [read the name|looked at the name] [twice|again|once more], but it [was still|still said] {sender}, from {lane}.',
      ],
      when(
        'told:post',
        more(
          'The letter had gone [all the way |]to the river and come back past his own [nose|door|feet], [walking|on foot].',
          'It had [started|begun] [at the next door|one door away], gone to the river, and come back past his own [nose|door|feet][ on foot|].',
        ),
      ),
      when('letter:song', [
        'So [that was|this was] the nobody he [listened|had been listening] to [all day|every day].',
        'And [here|this] was the nobody he [listened|had been listening] to, [all day long|day after day].',
      ]),
      when('letter:lamp', [
        'So [that was|this was] the nothing he [looked|had been looking] at [all day|every day].',
        'And [here|this] was the nothing he [looked|had been looking] at, [all day long|day after day].',
      ]),
      when('letter:melon', [
        'So [that was|this was] why he [had kept|was keeping] the melon [whole|whole all that time].',
        'And [here|this] was the one he [had kept|was keeping] the melon for, [all that time|so patiently].',
      ]),
    ],
    home: [
      when('letter:song', [
        '{Party} [came|got] home to {lane} [in the dark|by moonlight], and there stood {sender}, [waiting|listening] with [both|his] ears up.',
        '[It was dark|Night had fallen|The moon was up] when {party} [came|got] home to {lane}, where {sender} stood [listening|waiting|with both ears up].',
      ]),
      when('letter:song', [
        'Then, [at the wrong time of day|at an hour when nobody sings|in the middle of the night], it came [from far above|over the roofs]: “{receiver.call}!”',
        'And [when nobody expected it|at an hour without songs] a voice came [from far above|over the roofs|from up there]: “{receiver.call}!”',
      ]),
      when('letter:song', [
        '{Sender} [shook|trembled] [from nose to tail|all over] and sang back, “{sender.call}!” so that [every shutter flew open|all the shutters opened|the whole lane woke].',
      ]),
      when('letter:lamp', [
        '{Party} [came|got] home to {lane} [in the dark|by moonlight], and there stood {sender}, [looking|gazing] up at one small [light|lamp].',
        '[It was dark|Night had fallen|The moon was up] when {party} [came|got] home to {lane}, where {sender} [stood|was standing], [looking|gazing] up at one small [light|lamp].',
      ]),
      when('letter:lamp', [
        'It [shone|burned] [there |]as it did every night, but [then|now] it went out, came back, went out, and [came back|was there again].',
        'It hung [there |]as it did every night, and then, [slowly|all by itself|for the first time], it winked, [twice|three times|four times].',
      ]),
      when('letter:lamp', [
        '{Sender} winked back with [both eyes|his whole head|both eyes and both ears], [as one was not enough|after all that waiting|and sighed no more].',
      ]),
      when('letter:melon', [
        'So {receiver} [came|climbed] down all those stairs, [with {pigeon} ahead|behind {pigeon}], who [knew|showed her] the good [ones|steps].',
        'By [moonrise|the time the moon was up] {receiver} had [come|climbed] down all those stairs[, one by one| after {pigeon}].',
      ]),
      when('letter:melon', [
        'In {lane} {sender} [rolled|pushed] the melon into the [middle|moonlight], {hero} [cut it|shared it out], and they ate till [only the skin|nothing but rind] was left.',
        'They [ate|shared] the melon in the [moonlight|middle] of {lane}, and {sender}, [who never laughed|whom nobody had heard laugh], laughed with his mouth full.',
      ]),
      when(
        'letter:melon',
        [
          '¶Then {pigeon} wiped his beak, [said good night|bowed to everybody], and [set off|started] [home|for the river], on foot.',
          '¶When [all was eaten|the melon was gone], {pigeon} [said good night|bowed to everybody] and [set off|started] [home|for the river], on foot.',
        ],
        [
          '¶Then small steps came [along|down|up] the lane: {pigeon}, [going|on his way|strolling] [home|back], on foot.',
          '¶[And tip, tap|Tip, tap], [along|down|up] the lane came {pigeon}, [on his way|going] [home|back to the river], on foot.',
        ],
      ),
      asideHere('end', {
        person: [
          '“[Look|Listen],” [said|whispered] {friend}, “[all the|the whole] sky is free, and he’s [down here|in the lane].”',
        ],
        pet: ['{Friend} walked [beside|next to] him as far as the corner, in [step|small steps].'],
      }),
      when(
        'adults',
        [
          '“Why doesn’t [he|that pigeon|your friend] [just |]fly?” asked {adults} [at|from|in] the door.',
          '“[And he walks|On foot|Walking]?” asked {adults} [at|from|in] the door, “why doesn’t he [just |]fly?”',
        ],
        [
          '“But you can fly [now|home],” [said|called] {hero}, “so why [don’t you|are you walking|do you walk]?”',
          '“[Now|But now|And now] that you can, why don’t you [just |]fly?” [asked|called|said] {hero}.',
        ],
      ),
      why({
        asleep: [
          '“[Hush|Shh],” [said|whispered] {pigeon}, and [tiptoed|walked] on [softly|as softly as he could], “they’ve had a [long|big] day, and now they really are asleep.”',
        ],
        best: [
          '“These are my best wings,” said {pigeon}, and [looked|smiled] [back|round] at them as he [walked|went] on, and [this time|now] it was true.',
        ],
        lunch: [
          '“On an empty stomach?” said {pigeon}, [quite shocked|horrified], and [walked on|hurried off] [with great dignity|to see about a late lunch|to look for some lunch].',
        ],
        feet: [
          '“My feet [carried|have carried] me all [those|these] years,” said {pigeon}, “so the least I can do is [walk|see] them home.”',
        ],
        tomorrow: [
          '“[Tomorrow|First thing tomorrow],” said {pigeon}, and [walked|went|strolled] on, and this time {hero} [believed him|knew that it was true|was quite sure of it].',
        ],
        sky: [
          '“The sky is full [tonight|now],” said {pigeon}, and [walked|strolled|went] on, and it was, from roof to roof, full of [stars|nothing but stars].',
        ],
      }),
    ],
  },
  asides: {
    start: {
      person: ['“I’ll come, too,” said {friend}, “in case [he gets tired|it gets interesting].”'],
      pet: ['{Friend} looked him over [from beak to tail|twice] and let him pass.'],
    },
    way: {
      person: ['“Is it [still|very] far?” asked {friend}, and [walked|went] a little faster.'],
      pet: ['{Friend} [kept|walked] close to {hero’s} heels.'],
    },
    trouble: {
      person: ['{Friend} took {hero’s} {hero.hand} and [held on|said nothing].'],
      pet: ['{Friend} leaned against {hero’s} leg[|, quite hard].'],
    },
    turn: {
      person: ['“[We|I] walked here with him!” [shouted|cried] {friend} to [nobody|everybody].'],
      pet: ['{Friend} turned in [two|three] circles for joy.'],
    },
    end: {
      person: ['{Friend} was [half|nearly] asleep by then, and still [smiling|smiled].'],
      pet: ['{Friend} was asleep already, with all four feet [walking|in the air].'],
    },
  },
  adults: {
    start: [
      '“[Somebody|Someone] [ought to|should] ask him [what it is|why he does that|about it],” said {grownUp}.',
      '“[He’s|There he is,] at it again,” said {grownUp}, [coming to|leaning in|looking out of] the door.',
    ],
    end: [
      '“So that’s [what it was|where he was looking|what it was all about],” said {grownUp}, who had [come out|come to the door] to [see|look].',
      '“And I never [asked|thought of asking],” said {grownUp}, who had [come out|come to the door] to [see|look].',
    ],
  },
  traits: { habit: habits, turn: turns },
};
