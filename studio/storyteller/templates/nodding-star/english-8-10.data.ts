/** The nodding star in English for readers of 8 to 10. */
import {
  asideHere,
  HABIT,
  plants,
  TURN,
  when,
  type AsideLines,
  type BandText,
  type Line,
  type TraitLines,
} from '#studio/storyteller/text/passage.ts';
import { arrivalOfElders, stop, theory, why } from '#studio/storyteller/templates/nodding-star/choices.ts';
import { attemptOfElders, ideaAfter, type Tried } from '#studio/storyteller/templates/nodding-star/linking.ts';
import { habits } from '#studio/storyteller/templates/nodding-star/english-traits.data.ts';

/** What comes over the hero where the cry breaks off. */
const turns: TraitLines = {
  interest: [
    '{Hero} [nearly|almost] shouted, for there had never been such news, not even about {interest}. But {they} [looked|looked again].',
    'About {interest}, too, {hero} had found things out by looking [twice|again|a second time].',
    'It was better than all {they} had ever told about {interest}, and too good to [shout|call out]. So {hero} looked.',
  ],
  brave: [
    'It takes [courage|nerve|some boldness] to do nothing, and {hero} [did it|had enough of it|did nothing at all].',
    'For [once|the first time that night] {hero} did the boldest thing of all, [and that was|which is] nothing.',
  ],
  curious: [
    'For [once|the first time that night] {hero} did not ask what there was to see. {They} asked [why|how come|what from].',
    '“[Wait|Hold on|Now then],” thought {hero}, who had asked about everything [that night|all evening] but this.',
  ],
  kind: [
    'He lay so [peacefully|happily|warmly] asleep that {hero} had not the heart to [shake him|pull at him|disturb him].',
    '“[Just one minute|One little minute|A minute more] for him,” thought {hero}, and in that minute {they} [looked round|had time to look].',
  ],
  funny: [
    '{Hero} had a joke [ready|on {their} tongue], and for [once|the first time in {their} life] {they} [kept it|did not tell it].',
    '“[All right|Very well|Well, well], who left the day on?” {hero} wanted to say, and [did not|kept it to {themselves}].',
  ],
  shy: [
    '{Hero} [kept|grew|was] as quiet as only {hero} can be, and the quiet [notice|see] [most|more].',
    'For [once|the first time that night] {hero} was {their} own quiet self, and [looked on|only looked].',
  ],
  stubborn: [
    '“No,” {hero} told {their} own [arm|{hero.hand}], which [wanted|was dying|was about] to shake him.',
    '{Hero} never gave up, but {they} could, it turned out, [stop on purpose|give in on purpose|leave off for a moment].',
  ],
  dreamy: [
    '{Hero} [gazed|stared|simply gazed], as {they} did [so often|all day long], and this time it was the right thing to do.',
    'The light [swam|drifted|sailed] across the ceiling, and {hero} forgot to [call|shout|wake anyone].',
  ],
  careful: [
    '{Hero} looked once, and looked [again|a second time|twice more], because something did not [add up|fit|tally].',
    '“First [check|look|make sure],” {hero} told {themselves}, and [checked|looked round|went over everything].',
  ],
  energetic: [
    '{Hero}, who had not kept still since [breakfast|Tuesday|noon], kept [quite|perfectly|wonderfully] still.',
    'Even {hero’s} [hands|fingers|elbows] kept still, [for once|for the first time that night], and looked.',
  ],
  clever: [
    'Click, went something in {hero’s} head, like a [key|lid|latch], [and then another click|twice].',
    '{Hero} did the sum of the [night|whole night] once more, and it came out [differently|quite another way].',
  ],
};

/** What those who came along do in the middle of the first try. */
const along: Readonly<Record<Tried, AsideLines>> = {
  drum: {
    person: [
      '{Friend} shook the tambourine for [support|good measure], [slower and slower|with {friend.their} eyes closing].',
      '{Friend} [joined in|came in] on the tambourine, a little [later|sleepier] each time.',
    ],
    pet: [
      '{Friend} [went looking|looked] for a warm spot, and lay down [right under|close to] {star}.',
      '{Friend} laid back {friend.their} ears and [settled|lay down] [right under|close to] {star}.',
    ],
  },
  jump: {
    person: [
      '{Friend} jumped [as well|too], landed [softly|deep in a cushion], and did not [get up|come up] again.',
      '{Friend} bounced [twice|three times] and then [stayed|lay] where it was [soft|softest].',
    ],
    pet: [
      '{Friend} [took|chose] the one cushion on the floor that was nearest to {star}, and [kept|guarded] it.',
      '{Friend} looked up and down and up, and lay [down|flat] as near to {star} as {friend.they} could.',
    ],
  },
  sour: {
    person: [
      '{Friend} [tried|licked] it, too, and had to [hold on to the table|hop on the spot].',
      '“Is it [bad|very sour]?” asked {friend}. {Hero} could only [nod|shake {their} head].',
    ],
    pet: [
      '{Friend} [sniffed|smelled] the peel and [moved over|went across] to where {star} was.',
      '{Friend} sneezed at the orange and [went to sit|sat down] [close to|under] {star}.',
    ],
  },
  faces: {
    person: [
      '{Friend} made a worse one, and [stuck|nearly stayed] like that.',
      '{Friend} [laughed|giggled] so hard that {friend.they} [slid|slipped] down the wall.',
    ],
    pet: [
      '{Friend} yawned into the mirror and [lay|curled] up [close to|under] {star}.',
      '{Friend} looked behind the mirror and then [went to lie|lay down] [close to|under] {star}.',
    ],
  },
  cold: {
    person: [
      '{Friend} stood on {hero’s} [feet|toes], because those were [warm|warmer].',
      '“My toes have gone,” whispered {friend}. “I can’t [feel|find] them.”',
    ],
    pet: [
      '{Friend} [tried|tested] it with one paw and [went to sit|sat down] [close to|under] {star}, where it was warm.',
      '{Friend} shook each paw and [went to sit|sat down] [close to|under] {star}, where it was warm.',
    ],
  },
  story: {
    person: [
      '{Friend} held [on to|fast to] {hero’s} sleeve, and [listened|peeped out] with one eye.',
      '“What did he [do|say]?” whispered {friend}, [under|behind] the cushion.',
    ],
    pet: [
      '{Friend} lay down [across|on] the end of the story, [close to|right beside] {star}.',
      '{Friend} [curled|rolled] up on the left page, [close to|right beside] {star}.',
    ],
  },
};

/** What the hero wants, said before anything happens. */
const wish: Line = why({
  never: [
    '{Hero} had never slept in {their} life, and meant to [keep it up|go on like that|leave it at that]. {They} had [looked into it|checked] [every night|again and again|for years], and each time {they} had found {themselves} awake.',
    '“I don’t sleep,” {hero} [told|explained to] [everybody|anyone who asked|people]. “I’ve kept an eye on myself [for years|every night|night after night], and I’ve never [once|yet] caught me at it.”',
    'Other people [slept|went to sleep], but not {hero}. {They} had [watched for it|waited for it] [every night|night after night|for years] and had never [once|yet] [seen|caught] {themselves} asleep.',
  ],
  miss: [
    'The best part of the day, {hero} [was sure|believed], came after bedtime, or why would people be [sent away|sent to bed|put to bed] [before it|just then]? So tonight {they} would [sit up|stay awake] and see it.',
    '“[Something wonderful|Something splendid|The best thing of all] happens at night,” said {hero}, “and it [always waits|waits each time] until I’ve shut my eyes. So tonight I’ll [keep them open|leave them open|not shut them].”',
    '{Hero} had [missed|slept through] the best part of every night [so far|until now|up to now]. Tonight {they} [meant|planned|had sworn] to stay awake and see what it was.',
  ],
  dark: [
    'What {hero} had against sleep was the [way in|beginning|first minute]. You [shut|closed] your eyes, and it was dark at once, so {they} [left|kept] {theirs} open [all night|for safety|as long as {they} could].',
    '“It’s dark in there,” said {hero}, and [meant|was speaking of] the back of {their} own eyelids. “I’ll stay [awake|up], [out here|on this side], where there’s a [moon|moon in the sky|moon outside].”',
    '{Hero} did not mind the night, which [had a moon|had a moon in it]. {They} minded the dark behind {their} own eyelids, and so {they} [stayed awake|kept them up|did not let them down] [all night|every night|as long as {they} could].',
  ],
});

/** He denies it, with a worse excuse each time, until he has none. */
const first = (guess: string): readonly string[] => [
  `¶“I wasn’t asleep,” said {star} in the [dark|sudden dark|new dark]. “I was {excuse}.” So [it must have been|that was] ${guess}, {hero} [thought|supposed|decided].`,
  `¶“Me? I was {excuse},” [said|yawned|mumbled] {star}, and the light was gone. {Hero} [put it down to|thought of|suspected|blamed] ${guess}.`,
  `¶“Asleep? I was {excuse},” [said|yawned|mumbled] {star} in the [dark|gloom]. “Then you’ve [missed|just missed] ${guess},” [said|sighed|announced] {hero}.`,
];

/** The first guess at the light was wrong. */
const second = (wrong: string): readonly string[] => [
  `¶“I was {excuse2},” [said|yawned|mumbled] {star}. “[And|Then] what colour was [the light|it]?” asked {hero}. “[Striped|Square|Medium|Sort of long],” said {star}. But ${wrong}, so who [had it been|was it]?`,
  `¶“I [saw|noticed] [it all|the whole thing|every bit],” said {star} in the [dark|gloom], “while I was {excuse2}.” But ${wrong}, so [what|who] [had it been|could it be|was it]?`,
  `¶“[Charming|Very fine|Most impressive],” said {star}, who had seen nothing. “I was {excuse2}.” But ${wrong}, so it [was|must be|had to be] [somebody|something] else.`,
];

/** What the hero makes of the light, and what {star} makes of having missed it. */
const denial = (episode: string): Line =>
  when(
    `seen1:${episode}`,
    theory({
      moon: first('the moon, [coming out|passing by]'),
      street: first('the neighbours, with a [new|bigger] lamp'),
      morning: first('the morning, [hours too early|in the wrong hour]'),
    }),
    when(
      `seen2:${episode}`,
      theory({
        moon: second('the moon had not [stirred|grown|moved]'),
        street: second('the neighbours’ windows were [black|dark|shut]'),
        morning: second('it [only|just] struck [ten|eleven] outside'),
      }),
      when(
        `seen3:${episode}`,
        [
          '¶“I was… {excuse3},” said {star}, [dim|grey|red] to the tips. “It’s a shy light,” [sighed|decided|declared] {hero}, “and [only comes|only comes out|only ever comes] when you’re asleep. If [only|just once] you [stayed|kept] awake!”',
          '¶“I was {excuse3},” said {star}, [without much hope|and blushed|very low]. “The light [knows|can tell] when you’re asleep,” [said|explained] {hero}, “and then it comes, [behind your back|each time]. If [only|just once] you’d stay [awake|up]!”',
          '¶“I? I was {excuse3},” [mumbled|stammered|murmured] {star}. “[As soon as|Whenever|Each time] you [sleep|drop off], it comes,” said {hero}, “and [as soon as|whenever|each time] you wake, it [goes|runs off]. What [bad luck|a shame|a pity]!”',
        ],
        [
          '¶{Star} had [run out of excuses|no excuse left]. “I [slept|was asleep],” he said, very [low|softly]. “What is it like, that [light|light of yours]?” “Like [breakfast|honey|a birthday],” said {hero}, “[only bigger|but everywhere|only longer].”',
          '¶“I was asleep,” said {star}, who had never [said so|admitted it] before. “I [always|do] miss it. Is it [beautiful|very lovely|nice]?” “Like [honey|summer|a birthday],” said {hero}, and was [quite sad|sorry|so sorry] for him.',
          '¶This time {star} [owned up|admitted it|told the truth]. “[Yes, asleep|I snored],” he [said|sighed]. “[Do tell|Tell] me what it’s like, [at least|then].” “It’s like [butter|honey|summer],” said {hero}, “on [the whole world|everything].”',
        ],
      ),
    ),
  );

/** The first try, what leads to one when the house knocks, the next, when the one before failed, and the last. */
const idea = ideaAfter({
  first: ['[At once|Without delay], ', '[To begin with|For a start], ', '[First|First of all], '],
  knocked: [
    '“{Shusher.said},” went {shusher}, so [next|now] ',
    '“{Shusher.said}!” came from {shusher}, and [so|therefore] ',
    'Because {shusher} went “{Shusher.said}”, [next|now] ',
  ],
  next: [
    '{Star} [had to|must|should] see it as well, so ',
    'Whatever it was, he [had to|must|should] see it, so ',
    'Next time he [had to|must|should] see it, so ',
  ],
  failed: [
    'He had [missed|overslept] it [again|twice], so ',
    'So that he should see it [this time|at last], ',
    'Now {star} [wanted|hoped] to see it [himself|for himself], so ',
  ],
  last: [
    'One [trick|way|lesson] was left for [seeing it|catching it], and so ',
    'A shy light [wants|likes] it [quiet|slow], and so ',
    'By now {star} [longed|wished|was dying] to see it, so ',
  ],
});

/** Asleep he shines, and the hero, who looks at everything but him, wakes him with a cry to show him. */
const lit = (found: string): readonly string[] => [
  `[All at once|Suddenly|Just then] there was [gold|yellow|warm] light, with [long|black|sharp] shadows, and {hero} [saw|spied|noticed|found] ${found}. “{Look}!” {they} [cried|called], and [shook|tickled|poked] him awake.`,
  `It [was|grew|became] so [bright|light|golden] that [everything|each thing] had a [long|sharp|black] shadow, even ${found}. “{Look}!” [cried|called] {hero}, and [shook|tickled|poked|jiggled] him awake.`,
  `[Gold|Yellow|Warm] light [fell|lay] [all round|everywhere], and [long|black|sharp] shadows, and {hero} had eyes only for ${found}. “{Look}!” {they} [cried|called], and {star} [had to wake|was shaken awake|was tickled awake].`,
];

/** The light comes again, and nobody needs to be told any more what it does. */
const again = (found: string): readonly string[] => [
  `[And again|Once more|And as before] [everything|the night] was [gold|golden|bright], and {hero} [saw|spied|noticed|found] ${found}. “{Look}!” {they} [cried|called], and [shook|tickled|poked] him awake.`,
  `[And there|There] it was again, [gold|golden|bright] as [noon|summer|butter], and in it ${found}. “{Look}!” [cried|called] {hero}, and [shook|tickled|poked|jiggled] him awake.`,
  `[Back|Again] came the [gold|golden|lovely] light, and {hero} [saw|spied|noticed|found] ${found}. “{Look}!” {they} [cried|called], and [shook|tickled|poked] him awake.`,
];

const attempt = attemptOfElders({
  idea,
  along,
  lit: (episode) => lit(`{${episode}Seen}`),
  again: (episode) => again(`{${episode}Seen}`),
  denial,
});

export const english810: BandText = {
  refrains: ['“{Look}!”'],
  beats: {
    start: [
      [
        'It was [nearly midnight|past eleven|very late], and all {street} was asleep but for one window. Behind it {party|was|were} {party}, as awake as [a drum|an owl|an alarm clock].',
        'In {street} one window was still [open|awake|wide awake], though it was [nearly midnight|past eleven|very late]. {Party} {party|was|were} up, [wide|quite] awake, and had no thought of bed.',
        'All {street} had gone to bed, [street door by street door|window by window|house by house], all but {party}, who {party|was|were} as awake as [a drum|an owl|an alarm clock].',
      ],
      wish,
      arrivalOfElders({
        knocks: [
          '¶Then somebody [knocked|tapped] at the glass. It was a star, no bigger than a [bun|teacup|mitten], and very [pale|crumpled]. “I’m {star},” he [said|yawned]. “I’ve fallen down from my place {gap}.”',
          '¶Then there was a [knock|tap|tick] at the glass, and a [pale|crumpled] little star [stood|hung] outside. “I’m {star},” he [said|yawned], “from up there, {gap}. I [fell|slipped].”',
        ],
        falls: [
          plants(
            'fell',
            '¶Then something [fell|tumbled|rolled] in at the window. It was a star, no bigger than a [bun|teacup|mitten], and very [pale|crumpled]. “I’m {star},” he [said|yawned]. “I’ve fallen from my place {gap}.”',
          ),
          plants(
            'fell',
            '¶Then the window [flew|sprang|burst] open, and a [pale|crumpled] little star lay on the [rug|carpet]. “I’m {star},” he [said|yawned], “from up there, {gap}. I [fell|slipped].”',
          ),
        ],
      }),
    ],
    open: [
      [
        'It was [nearly ten|past nine|very late], and all {street} was asleep but for one window. Behind it {party|was|were} {party}, as awake as [a drum|an owl|an alarm clock].',
        'In {street} one window was still [open|awake|wide awake], though it was [nearly ten|past nine|very late]. {Party} {party|was|were} up, [wide|quite] awake, and had no thought of bed.',
        'All {street} had gone to bed, [street door by street door|window by window|house by house], all but {party}, who {party|was|were} as awake as [a drum|an owl|an alarm clock].',
      ],
      HABIT,
      when('adults', [
        '“[Now it’s bed|Bed now|Time for bed],” said {adults} for the [third|fourth|fifth] time, and [yawned|blinked|swayed].',
        '{Adults} had said good night [three|four|five] times, and [yawned|blinked|swayed] [each time|after each].',
      ]),
      wish,
    ],
    night: [
      [
        'To keep awake, {hero} [went|stole] to the window and counted the stars, which [lasts for hours|takes all night|never fails]. {They} [knew|had known] them well, and so {they} saw [at once|quickly] that there was one too few.',
        'Counting stars [takes for ever|lasts for hours|is long work], so {hero} [went|stole] to the window and counted. {They} counted [twice|three times], because each time there was one [missing|too few].',
        'So {hero} [waited|sat] at the window and counted stars, which nobody [gets to the end of|finishes before morning]. But {they} knew [them|their number], and tonight it came out one short.',
      ],
      [
        '¶{Gap}, where a [small|pale|little] one [should have been|belonged|used to be], there was only a hole, [black and neat|like a lost button|with nobody in it].',
        '¶It was the [small|pale|little] one that was gone. {Gap} there was only a [hole|black spot], [black and neat|like a lost button|with nobody in it].',
      ],
      asideHere('start', {
        person: [
          '“[Count again|Once more],” said {friend}, who had lost count at [nine|six], but it [came out the same|was no use].',
          '“I [didn’t take|haven’t got|didn’t eat] it,” said {friend} [at once|quickly], though nobody had [asked|said so].',
        ],
        pet: [
          '{Friend} [looked up|stared], too, and [saw|heard] it first: {friend.their} ears [turned|swung] to the roof.',
          '{Friend} put both paws on the sill, and [suddenly|then] {friend.their} ears [turned|swung] to the roof.',
        ],
      }),
      [
        '¶“Somebody must have [taken it|put it away],” said {hero}. But just then something came down the roof, [tile by tile|bump by bump], and it said “[ow|sorry|oops]” to each of them.',
        '¶“Stars don’t just [go|get lost],” said {hero}. But just then something came [bumping|rolling|sliding] down the tiles, and at each of them it said [“ow”|“sorry”|“oops”].',
        '¶“Where can it [be|have got to]?” said {hero}. The answer came down the roof, [tile by tile|bump by bump], [and said|saying] “[ow|sorry|oops]” to each of them.',
      ],
    ],
    tap: [
      arrivalOfElders({
        knocks: [
          'There was a [knock|tap|tick] at the window, and outside, among the [dry leaves|flower pots|feathers], sat a star no bigger than a [bun|teacup|mitten], as [crumpled|pale] as an old [letter|handkerchief].',
          'On the sill outside, [a knock|a tap|three taps] later, stood a star no bigger than a [bun|teacup|mitten]. He had sooty points and [rings|grey rings] under his eyes, and {hero} opened the window [as fast as {they} could|at once].',
          'Somebody [knocked|tapped] at the window, like somebody who hopes that nobody is [in|at home]. It was a star no bigger than a [bun|teacup|mitten], [crumpled|pale] and [sooty|out of breath].',
        ],
        falls: [
          plants(
            'fell',
            'When {hero} opened the window to look at the night, a star [fell in|tumbled in|rolled over the sill], no bigger than a [bun|teacup|mitten], and [lay|sat] on the rug, as [crumpled|pale] as an old [letter|handkerchief].',
          ),
          plants(
            'fell',
            '{Hero} [pushed up|opened] the window, and in [fell|tumbled|dropped] a star no bigger than a [bun|teacup|mitten]. He had sooty points and [rings|grey rings] under his eyes, and he [landed|came down] on the rug.',
          ),
          plants(
            'fell',
            'The window [flew|sprang] open, and [something|somebody] [rolled|tumbled] over the rug. It was a star no bigger than a [bun|teacup|mitten], [crumpled|pale] and [sooty|out of breath].',
          ),
        ],
      }),
      [
        '¶“I’m {star},” he [said|yawned|told them], “and I live {gap}, or I did. I shut my eyes for a [moment|second|little while], and [down I came|then there was a roof|I was falling].”',
        '¶“{Star},” he [said|yawned], and [held out|offered] a sooty point. “My place is {gap}. I only [nodded|leaned] forward [a little|a bit], and then [came|there were] [roofs|chimneys|tiles].”',
      ],
      asideHere('start', {
        person: [
          '{Friend} shook a point [politely|with great respect] and [found|thought] it [nice and|rather] warm.',
          '{Friend} [asked|wanted to know] whether he was [hot|real gold|alive].',
        ],
        pet: [
          '{Friend} [sniffed|smelled] him [all over|from point to point], and found him [nice and|rather] warm.',
          '{Friend} [lay|sat] down beside him at once, because he was [warm|the warmest thing in the room].',
        ],
      }),
      [
        '¶{Hero} [offered|gave|brought] him a [cushion|pillow], but he [jumped|shrank|hopped] back. “Nothing soft, or I’ll [fall asleep|drop off] [again|on it], [and that must not be|which must not happen]!”',
        '¶“Do sit down,” said {hero}, and [patted|pointed to|brought] the [cushion|pillow]. “[Not there|Not on that],” {star} [begged|cried]. “I’d be asleep [at once|in a second], and I mustn’t.”',
      ],
    ],
    ask: [
      [
        '“A star must stay [awake|up] [all night|till morning],” said {star}. “When I shut my eyes, [everything goes dark|it gets dark at once], so I must have [gone out|stopped shining]. I’ve asked the [old|great] stars how they do it, but they [never|won’t] answer.',
        '“I mustn’t [ever sleep|sleep at all|ever nod off|sleep a wink],” [said|explained] {star}. “When my eyes are shut, it is [dark|pitch dark|black], and that [means|proves] I’m out. The [old|great] stars must know how to stay [up|awake], but they say [nothing|not a word].',
        '“I have to keep [my|both] eyes open until [morning|sunrise],” said {star}, “or I go out. I [notice|know] it by the dark, as soon as I shut them. The [old|great] stars won’t tell me how they [do it|manage].',
      ],
      [
        'And tonight {late} the {late.kind} is coming home with {late.load}, and I’m her only [sign|light|landmark].”',
        'And {late} the {late.kind} flies home tonight, with {late.load}, and [finds|knows] the way by me [alone|and nothing else].”',
        'Only, {late} the {late.kind} needs me tonight, to [fly|get|find her way] home by, with {late.load}.”',
      ],
      why({
        never: [
          '¶“You’ve [come|fallen] to the right window,” said {hero}. “I’ve never slept [yet|in my life], and I’ll [teach|show] you how it’s [not done|avoided].”',
          '¶“[Nothing easier|That’s simple],” said {hero}, who [felt|saw] that {they} had been born for this. “I’ve never slept, so [just|simply] [do as I do|copy me].”',
        ],
        miss: [
          '¶“[Of course|Naturally] you mustn’t sleep,” said {hero}. “You’d miss the best part of the night, so we’ll [wait|watch] for it [together|side by side], and I’ll [see to it|make sure] that you stay awake.”',
          '¶“Whoever sleeps misses everything,” [agreed|said] {hero}, “so I’ll keep you awake, and then we’ll both see the best part of the night, [you and I|when it comes].”',
        ],
        dark: [
          '¶“It’s [exactly|just] the same with me,” [said|whispered] {hero}, who had [never|not] met anybody [else|before] who knew about that dark. “So we’ll keep each other [awake|out of it|out here].”',
          '¶“So it’s dark in yours, [too|as well]!” said {hero}. “Then we’ll stay [out here|on this side], [both of us|you and I], and I’ll [show|teach] you how.”',
        ],
      }),
    ],
    drum: attempt(
      'drum',
      [
        '{hero} beat a drum, [boom, tiddy-boom|bim, bam, boom|ratta-tatta-boom], for nobody [dozes off|falls asleep] in front of a [whole band|band].',
        '{hero} sat down at the drum, [boom, tiddy-boom|bim, bam, boom|ratta-tatta-boom], and played [a march|the wild march|the long march] [with all {their} might|as loudly as {they} could].',
        '{hero} gave a concert on the drum, [boom, tiddy-boom|bim, bam, boom|ratta-tatta-boom], until the [pencils|marbles|chalks] [rolled|jumped] off the table.',
      ],
      [
        'But at the [ninth|tenth|twelfth|last] boom {star} [slept|was asleep|was snoring] [in mid-air|where he floated].',
        'But between two booms {star} [nodded off|fell asleep], [floating|hanging] there like a [bubble|balloon].',
        'But a drum has a [beat|rhythm], and it [rocked|lulled] {star} [to sleep|into sleep], [left, right|to and fro].',
      ],
    ),
    jump: attempt(
      'jump',
      [
        '{hero} [bounced|tossed] {star} on all the cushions, because sleep [comes from|lives on] the floor and can’t [climb|jump|fly].',
        '{hero} [piled|heaped] up the cushions, and {star} [jumped|bounced], since nobody [dozes off|yawns] on the way up.',
        '{hero} [bounced|tossed] {star} on the cushions, as high as [the lamp|a ceiling allows], for who falls asleep while [falling|flying]?',
      ],
      [
        'But at the top of the [ninth|tenth|twelfth|last] bounce {star} [simply|just] stayed [up there|in the air], asleep.',
        'But {star} went up awake and came down [snoring|asleep], [slowly|softly], like a [leaf|feather|snowflake].',
        'But {hero} [came|went] down alone. {Star} [hung|floated] in the air and [slept|snored] [softly|gently|sweetly].',
      ],
    ),
    sour: attempt(
      'sour',
      [
        'in the kitchen they [both bit|bit] into an orange so sour that [the knife shivered|flies kept away|toes curled].',
        'they [crept|stole] to the kitchen for the sourest orange, because nobody sleeps with [crossed eyes|such a face|a tongue on fire].',
        '{hero} took the sourest orange in the kitchen, had the first bite, and [made|pulled] a face like [a fist|a walnut|an old glove].',
      ],
      [
        'But {star} said “[how soothing|how refreshing|lovely]”, and [slept|was asleep] before he had [swallowed|finished].',
        'But {star} [shuddered|shivered] once, from point to point, and then he [slept|was asleep|snored].',
        'But it went down {star} like [warm milk|hot cocoa|a lullaby], and he [slept|snored|dozed].',
      ],
    ),
    faces: attempt(
      'faces',
      [
        '{hero} made faces in the mirror, [a goose with a secret|a frog in love|a camel at the dentist], because whoever laughs is awake.',
        'they made faces in the mirror, [softly|without a sound], since nobody can [giggle|laugh] and [snore|sleep] at once.',
        '{hero} took the mirror and [did|became] [a goose with a secret|a frog in love|a camel at the dentist], to make {star} [laugh|giggle].',
      ],
      [
        'But {star} [laughed|giggled] until he was [tired|worn out|weak], and then he slept.',
        'But the best face was {star’s}, so [slack|round] and [happy|blissful], because he [slept|was asleep|really slept].',
        'But the last [giggle|laugh|chuckle] of {star’s} turned into a [snore|yawn], and he slept.',
      ],
    ),
    cold: attempt(
      'cold',
      [
        'they [crept|stole] barefoot up to the [cold|icy|chilly] roof, because sleep [begins|starts] in warm feet.',
        '{hero} took him [barefoot|on bare feet] [across|over] the roof, in air as cold as [fish|spoons|frogs].',
        'they [went|stole] barefoot up to the roof, where even the [chimneys|weathercocks] [stayed awake|shivered] with cold.',
      ],
      [
        'But {star}, who had no toes, [rolled|curled] up, as [hedgehogs|cats] do, and [slept|snored].',
        'But {star} looked at the washing, how it [breathed|swayed] in and out, and [fell asleep|dropped off].',
        'But {star} said “[brr|brrr|ooh]”, tucked in his points and [slept|was asleep|snored].',
      ],
    ),
    story: attempt(
      'story',
      [
        '{hero} read aloud about a [pirate|dragon|tiger] on the stairs, because nobody sleeps before the [end|last page].',
        '{hero} [read|whispered] the most [exciting|frightening] page in the house, with the [pirate|dragon|tiger] on the stairs.',
        '{hero} read a story about a [pirate|dragon|tiger], so [frightening|exciting] that {their} own hair stood up.',
      ],
      [
        'But {star} lay down on the [page|picture|words], to see [better|more], and [slept|snored].',
        'But by the time it [knocked|creaked] for the [second|third] time, {star} was [asleep|fast asleep].',
        'But {star} was asleep by the [fourth|second|third] [line|word], and [missed it all|never knew how it ended].',
      ],
    ),
    late: [
      [
        '[Outside|Just then], somebody flew past the window. It was {late}, and she was [going|heading] the wrong way. [A minute|A moment] later she came [back|by again].',
        '“{Late.cry}?” It was {late}, and she flew round the [chimney|tower|tree] outside, [again and again|once, twice, three times], as one [walks|goes] round a house that has no door.',
        'Then a shadow crossed the window from left to right, and [soon|a moment later] from right to left. It was {late}, who had [lost her way|no idea where she was].',
      ],
      [
        '¶“She can’t [see|find] me, because I [keep falling|fall] asleep,” [said|cried] {star}. “So never mind the light, from now on I won’t [close an eye|so much as blink|close one eye].”',
        '¶“It’s [all my fault|because of me],” said {star}. “I [slept|snored|nodded off], and out I went, so never mind the light, now I’ll stay [properly|really] awake.”',
      ],
      [
        '¶{Hero} waved [a sock|a pillowcase|both arms] at the window, and {star} opened his eyes as wide as [plates|saucers]. But the wider they were, the [dimmer|greyer|weaker] he [grew|became].',
        '¶So {hero} leaned out of the window and waved [a sock|a pillowcase|both arms], while {star} [stared|glared] into the night, wide awake, and [got|grew] a little [dimmer|greyer] each minute.',
      ],
    ],
    dim: [
      [
        'And now {star} did stay awake, for [a quarter of an hour|half an hour|twenty minutes] on end. He was [as upright as a candle|stiff with it], and as dim as [a potato|an old coin|a button]. {Hero} could [hardly|scarcely] find him in the dark.',
        'From then on {star} did not sleep at all. But he [got|grew|turned] as dim as [a potato|an old coin|a button] over it, and the [shy|strange] light did not come [either|back].',
        'It had worked: {star} was [wide|quite] awake and [stayed|remained] so. But he was as dim as [a potato|an old coin|a button], and the [room|night] had never been so [black|dark].',
      ],
      asideHere('trouble', {
        person: [
          '“We’ve [used him up|worn him out],” said {friend}, and [rubbed|polished] him with a sleeve, but it did not help.',
          '{Friend} [blew|breathed] on him, as one does on [embers|a fire], and that did not help, either.',
        ],
        pet: [
          '{Friend} [sniffed at|touched] {star}, found him cold, and [looked at|turned to] {hero} [as if to complain|for an explanation].',
          '{Friend} [lay down|curled up] beside him [all the same|as before], but there was no [warm|good] spot any more.',
        ],
      }),
      [
        '¶Far too low, {late} [bumped|flew] into [the washing|a chimney|a tree]. “{Late.cry}!” she [called|cried]. “Who has [put out|taken down|hidden|stolen|mislaid] my [star|one star]?”',
        '¶“{Late.cry}?” called {late}, from [the wrong side|somewhere behind the chimneys]. “There [used to be|was always] a star here, so who has [put him out|taken him down|hidden him]?”',
      ],
      [
        '¶“I’m doing [it all|everything] right,” [sobbed|wept|cried] {star}, “and it [only gets|is only] darker.” {Hero} put an arm round him, because {they} had [no lesson|nothing else] left to [teach|give] him.',
        '¶“But I’m awake,” [sobbed|wept|cried] {star}, “and what [more|else] [can|shall] I do?” {Hero} did not know, so {they} [held|hugged] him [close|tight], [and said nothing|without a word].',
      ],
    ],
    worse: [
      [
        'Now {star} did stay awake, but he [got|grew|turned] as dim as a [potato|button|coin], and {late} was [flying in circles|lost in the dark].',
        'From then on {star} did not sleep, but he was as dim as a [potato|button|coin], and {late} [lost|could not find] her way.',
        'And now {star} stayed [wide|really] awake, as dim as a [potato|button|coin], while {late} [flew|circled] in the dark.',
      ],
    ],
    turn: [
      stop({
        breath: [
          '¶[In the end|At last|Then] {star’s} eyes [fell|dropped] shut, and [at once|instantly] it was as bright as [noon|summer|day]. “{Look.cut}—” [began|cried] {hero}, and clapped a {hero.hand} over {their} mouth.',
          '¶[Then|At last] {star} could not [go on|hold his eyes open] any longer, and [again|as before|suddenly] everything was [gold|golden|light]. “{Look.cut}—” [began|cried] {hero}, and bit off the rest.',
        ],
        paw: [
          plants(
            'hand',
            '¶[In the end|At last|Then] {star’s} eyes [fell|dropped] shut, and [at once|instantly] it was as bright as [noon|summer|day]. “{Look.cut}—” [began|cried] {hero}, and stopped, one {hero.hand} [half-way out|in the air].',
          ),
          plants(
            'hand',
            '¶[Then|At last] {star} could not [go on|hold his eyes open] any longer, and [again|as before|suddenly] everything was [gold|golden|light]. “{Look.cut}—” [began|cried] {hero}, and put out a {hero.hand}, and stopped.',
          ),
        ],
      }),
      asideHere('turn', {
        person: [
          '{Friend} had [taken|caught] {them} by the sleeve. “[Shh|Don’t]! It goes [away|out] when you [shout|call],” {friend.they} [whispered|breathed].',
        ],
        pet: [
          '{Friend} had [lain down|settled] [right|straight] across {their} feet, in the [warmest|brightest] spot, [next to|nose to] {star}.',
        ],
      }),
      { ifRoom: TURN },
      [
        '¶Whatever stands before a light has its shadow [behind it|at its back], and [all the shadows|every shadow], [even {hero’s}|{hero’s} as well], [lay|pointed] away from {star}.',
        '¶A shadow [points|always points] away from its light, and [all|each one] of them, even {hero’s} [own|own long one], [pointed|ran] away from {star}.',
        '¶{They} looked at the [long|sharp|black] shadows, of the [chair|bed|toys] and {their} own, and every one of them [pointed|ran|lay] away from {star}.',
      ],
      theory({
        moon: [
          '“It [never was|isn’t] the moon,” [whispered|breathed] {hero}. “[When|As soon as] you sleep, {star}, you don’t go out, you go [on|ON|on like a lamp].”',
          '“So it isn’t the moon,” [whispered|breathed] {hero}. “It’s {star}, when he sleeps, and each time I [woke him|put him out].”',
          '“It’s {star},” [whispered|breathed] {hero}, “and not the moon. He shines when he sleeps, and I’ve [woken him|put him out] every time.”',
        ],
        street: [
          '“It [never was|isn’t] the neighbours,” [whispered|breathed] {hero}. “[When|As soon as] you sleep, {star}, you don’t go out, you go [on|ON|on like a lamp].”',
          '“So it isn’t the neighbours,” [whispered|breathed] {hero}. “It’s {star}, when he sleeps, and each time I [woke him|put him out].”',
          '“It’s {star},” [whispered|breathed] {hero}, “and not the neighbours. He shines when he sleeps, and I’ve [woken him|put him out] every time.”',
        ],
        morning: [
          '“It [never was|isn’t] the morning,” [whispered|breathed] {hero}. “[When|As soon as] you sleep, {star}, you don’t go out, you go [on|ON|on like a lamp].”',
          '“So it isn’t the morning,” [whispered|breathed] {hero}. “It’s {star}, when he sleeps, and each time I [woke him|put him out].”',
          '“It’s {star},” [whispered|breathed] {hero}, “and not the morning. He shines when he sleeps, and I’ve [woken him|put him out] every time.”',
        ],
      }),
    ],
    tell: [
      [
        plants(
          'woken',
          '“I wasn’t asl—” said {star}, sitting up, and it was [dark|black|gloomy]. “You were,” [said|answered] {hero}, “and you [shone|lit up the house|shone like noon].” And {they} [counted off|counted up] on {their} fingers what {they} had [seen|found] by his light: {seen1.plain} and {seen2.plain}.',
        ),
        plants(
          'woken',
          '{Star} woke, and out went the light. “That [light|shy light|lovely light] is you,” said {hero}, [counting|and counted] on {their} fingers. “[How else did|When else did] I [see|find|spot] {seen1.plain} and {seen2.plain}?”',
        ),
      ],
      [
        '¶“But it [goes|gets|is] dark when I [shut|close] my eyes!” [said|cried] {star}. “[Only|Just] for you,” said {hero}, “and [noon|midday] for [everyone else|the rest of us].” “Then I [shall|can] never see it,” he [said|sighed], [very low|after a while|quite sadly].',
        '¶“[And why|Why] is it dark, then, when I [shut|close] my eyes?” asked {star}. “[Only|Just] inside,” said {hero}, “and outside it’s [noon|midday|summer].” “Then everyone will see [that light|it],” he said [slowly|at last|very low], “[everyone|all|the whole world] but me.”',
      ],
      [
        '¶{Hero} had not [thought of|considered] that [before|until now]. “I’ll watch it for you,” {they} [said|promised], “and tell you [everything|all of it|every bit] [in the morning|at breakfast].”',
        '¶That was [sad|true|hard|a blow], and {hero} [thought quickly|thought about it]. “Then I’ll [watch|look at] it for you,” {they} [said|promised], “and tell you [all about it|what it was like|how it looked].”',
      ],
    ],
    teach: [
      when(
        'told:woken',
        why({
          never: [
            '“[And|So] how does one [do it|go to sleep]?” asked {star}. {Hero} [turned|went] red, because {they} had [always missed|never seen] that [part|lesson].',
            '“[Show|Teach] me how one [sleeps|goes to sleep],” [said|begged] {star}. {Hero} [hadn’t|had not] the [least|faintest] idea, for {they} had always looked too late.',
          ],
          miss: [
            '“[And|So] how does one [do it|go to sleep]?” asked {star}. {Hero} knew, for it had always [come|happened] to {them} just before the best part.',
            '“[Show|Teach] me how one [sleeps|goes to sleep],” [said|begged] {star}, and so {hero} had to show him, with the best part [still to come|just coming].',
          ],
          dark: [
            '“Must I go in there [alone|by myself], into the [dark|black]?” asked {star}. {Hero} [swallowed|took a breath|thought it over]. “I’ll come [along to the edge|as far as the door].”',
            '“[And|So] how does one get [in there|into that dark]?” asked {star}. “I’ll come [along to the edge|as far as the door],” said {hero}, [swallowing|bravely].',
          ],
        }),
        [
          '{Star} woke, and out went the light. “You [shine|light up] when you sleep,” [said|explained] {hero}. “But then I’ll never see it [myself|at all]!” [said|cried] {star}. “I’ll watch it for you,” [promised|said] {hero}, “and tell you in the morning.”',
          '“I wasn’t asl—” said {star}, and it was [dark|gloomy|night] again. “You were,” [said|answered] {hero}, “and [so you shone|you shone like noon|what a light you were].” “Then [everyone|the whole world] sees it but me,” [sighed|said] {star}, so {hero} promised to watch it for him and tell him in the morning.',
          '{Star} opened [his eyes|one eye], and the light was gone. “[You see|There you are],” [said|answered] {hero}. “It’s you who makes it, [asleep|in your sleep].” “So I’ll be the one who [misses|never sees] it,” [whispered|said] {star}. “I’ll sit [by it|with it],” said {hero}, “and [describe|tell] it to you in the morning.”',
          '“Sorry,” said {star}, [waking|blinking], and the room was [dark|black]. “You [shine|light up] when you’re asleep,” [said|answered] {hero}, “[and never|not] when you’re [up|awake].” “So I [shall|can] never see [it|that light|it myself]?” “I’ll watch it for you,” {hero} [promised|said], “and tell you [how it was|everything] in the morning.”',
        ],
      ),
      [
        '¶“[First|To begin with],” said {hero}, and lay [down|flat] beside him, “you say good night to the [toes|feet|heels], and then to the [legs|knees|shins].”',
        '¶{Hero} [lay down|stretched out] beside him. “Good night, [toes|feet], good night, [legs|knees],” {they} [murmured|said], “and then you [forget|needn’t mind] them.”',
        '¶“It [starts|begins] a long way from the head,” said {hero}, and lay [flat|very flat]. “The [toes|feet|heels] go first, if nobody [pushes|hurries] them.”',
      ],
      when('interest', {
        ifRoom: [
          'Then, [very low|in a whisper|softly], {they} told him of {interest}, with [long|longer and longer] [gaps|pauses].',
        ],
      }),
      [
        '¶“Good night, [top|left|first] point,” [murmured|said] {star}, “good night, [next|second|right] po…” And [gold|the light] came up, [slowly|softly], and {hero} [did not say|said not] a word.',
        '¶{Star} put his points to bed, [left, right|one by one]. At the fourth he [sighed|smiled], and it [got|grew] [light|golden], and this time nobody [called out|woke him].',
      ],
    ],
    rise: [
      [
        'A sleeping star weighs [hardly anything|less than a sock|no more than his light], so {hero} carried {star} up to the roof [like soup|like a full cup|softly], and no stair [spoke|made a sound|said a word].',
        '{Hero} carried {star} up to the roof, [softly|as one carries soup]. The hardest thing was not to [call out|cry anything], with so much to [see|look at] on the way.',
        'So that {late} should see him, {hero} took the sleeping {star} up to the roof, [bit by bit|softly|as one carries soup|without a sound].',
      ],
      when('together', [
        '{Others} went [ahead|first] and [held|kept] the [roof door|heavy door] from [slamming|banging].',
        '{Others} went [ahead|first], to [find|look out for] the stair that [creaked|groaned].',
      ]),
      when('giver', [
        'The blanket from {giver} was [round|about] {star}, because roofs are [cold|chilly|draughty] [at night|so late].',
      ]),
      [
        '¶There {they} opened {their} arms and let go. {Star} [floated|drifted|rose] up, [fast|still] asleep, turned over [once|on his side], and was back in his place {gap}.',
        '¶There {hero} spread {their} arms, and {star} [floated|drifted|rose] out of them, [fast|still] asleep, up to his place {gap}.',
      ],
      [
        '¶All about him hung the [old|great|big] stars, who had never [answered|told him anything]. They weren’t [proud|rude], {hero} saw now, but [fast|sound] asleep, [all of them|every one].',
        '¶And now {hero} saw why the [old|great|big] stars had never [answered|told him anything]. They were [fast|sound|deep] asleep, [every one|the whole sky of them].',
        '¶And the [old|great|big] stars, who [never answered|gave no answer]? They had no secret, {hero} saw, they were [just|only] [fast|sound] asleep, [every one|all of them].',
      ],
    ],
    home: [
      [
        '[Far off|Over the river|Behind the hill|A long way off], {late} saw a light [where a light should be|that she knew], and came over the roofs in one [straight|long] line, with {late.load}.',
        '{Star’s} light ran over the roofs of {street} and [out|far out] into the dark, and at the end of it somebody turned [round|about]. {Late} was coming, straight as a [string|ruler], with {late.load}.',
        '{Late} was still flying in circles, with {late.load}, when it grew light {gap}. At once she stopped [circling|asking chimneys] and flew [straight|in one line] towards it.',
      ],
      [
        '¶“{Look}!” she [called|cried], for she could [no more help it|help it no more] than {hero}. “{Late.cry}! [Who woke him|Is he awake at last|Has he woken up|Who lit him again]?”',
        '¶“{Look}!” she [called|cried|shouted] [across|over] the [roofs|chimneys], [happily|joyfully|with all her might]. “{Late.cry}, [who woke him|is he awake at last|has he woken up|who lit him again]?”',
      ],
      [
        '¶“[Shh|Hush],” [whispered|breathed] {hero}, a finger on {their} lips, [as {they} had been told {themselves}|as others had told {them}] [so often|every night|a hundred times]. “[He|{Star}] shines [because|when] he’s [asleep|sleeping|fast asleep].”',
        '¶{Hero} put a finger to {their} lips, and [said|whispered] what [people|others|everyone] always said to {them}: “[Shh|Hush], he [shines|glows] because he’s [asleep|sleeping].”',
      ],
      [
        'So she [shut|closed] her beak and [sailed|flew] on without a sound, and was home before the [moon set|clock struck].',
        'So she [tipped|lifted] one wing to {them}, [flew|sailed] past on her [softest|quietest] feathers, and was home before the [moon set|clock struck].',
      ],
    ],
    sleep: [
      [
        'Back in the room {hero} lay down on the rug, because from there one could see {star} best, and {they} had promised to [watch|look at] him [all night|until morning].',
        'Then {hero} lay down on the rug, [under|below] the window, to [watch|look at] {star} till morning, as {they} had promised, and [miss|forget] nothing.',
        '{Hero} had promised to watch all night, and so, back in the room, {they} [lay down|stretched out] on the rug, with {star} [right in the middle|in the upper half] of the window.',
      ],
      when(
        'adults',
        ['{Adults} [only|just|softly|quietly] [drew|pulled] [the|a] blanket [over|round] [everyone|the sleepers].'],
        asideHere('end', {
          person: [
            '“I’ll take the [first|next] watch,” said {friend}, and was asleep [before|by the word] “watch”.',
            '{Friend} [offered|promised] to watch, too, and was asleep before {friend.they} lay [down|straight].',
          ],
          pet: [
            '{Friend} [turned|went] round three times in the light and [slept|was asleep] [first|at once].',
            '{Friend} lay down where the light was [warmest|brightest], [as always|as on every night].',
          ],
        }),
      ),
      [
        '¶“You’re [asleep|sleeping], {hero},” [whispered|said] the [moon|night wind|clock outside]. “I’m not, I’m {excuse},” [murmured|mumbled|said] {hero}, [from far away|very slowly|into the pillow].',
        '¶“{Hero}, your eyes are shut,” [whispered|said] the [moon|night wind|clock outside]. “[Not at all|Oh no|Nonsense], I’m {excuse},” [murmured|mumbled] {hero}, [from far away|very slowly|into the pillow].',
      ],
      why({
        never: [
          '¶And so nobody saw {hero} asleep that night, [either|any more than on others]. There was only {star}, who looked [straight|right] in at the window, and his eyes were [shut|closed].',
          '¶That night, [too|as ever], nobody caught {hero} [asleep|at it]. {Star} [looked|shone] in at the window, but [saw nothing|had both eyes shut].',
          '¶Nobody could have proved [anything|otherwise]. The only one who [looked|shone] in at the window was {star}, and {star} had his eyes [shut|closed], and [shone|snored].',
        ],
        miss: [
          '¶And then came the best part of the night. The whole of {street} was gold, from [roof|gutter] to [doorstep|cellar], and {hero} and {star} missed [every minute|all] of it.',
          '¶And in the morning each of them would [ask|beg] the other to tell, and both would say [“beautiful”|“wonderful”|“golden”], because neither had [seen a thing|been awake].',
        ],
        dark: [
          '¶And behind {hero’s} eyes it was not dark [at all|in the least]. It was gold in there, [right to the back|from wall to wall]. Somebody {gap} had left the light on.',
          '¶Then {they} [went|stepped] in, behind {their} own eyelids, where it had always been so dark. It was gold, [right to the back|from wall to wall]. Somebody {gap} had left the light on.',
        ],
      }),
    ],
  },
  asides: {
    start: {
      person: ['“I’m not tired [either|one bit],” said {friend}, and [yawned|rubbed both eyes].'],
      pet: ['{Friend} [sniffed|looked] at the [glass|window] and sat down.'],
    },
    way: {
      person: ['“[Again|Once more|Louder]!” said {friend}.', '{Friend} [yawned|sat down|nodded], too.'],
      pet: ['{Friend} [sighed|blinked] and lay [down|flat].', '{Friend} [watched|looked on] with one eye.'],
    },
    trouble: {
      person: ['“[Poor|Poor little] {star},” said {friend}.'],
      pet: ['{Friend} [licked|nudged] {star} [once|gently].'],
    },
    turn: {
      person: ['“Oh,” [said|whispered|breathed] {friend}.'],
      pet: ['{Friend} laid {friend.their} [chin|head] down and [sighed|was still].'],
    },
    end: {
      person: ['{Friend} was asleep [already|like a starfish].'],
      pet: ['{Friend} was [fast|sound] asleep.'],
    },
  },
  adults: {
    start: ['“[Five|Two] more minutes,” said {grownUp}.'],
    end: ['{GrownUp} [whispered|said] only “[oh|good night]”.'],
  },
  traits: { habit: habits, turn: turns },
};
