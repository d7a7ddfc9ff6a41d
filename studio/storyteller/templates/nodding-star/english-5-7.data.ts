/** The nodding star in English for readers of 5 to 7. */
import {
  asideHere,
  given,
  HABIT,
  plants,
  takes,
  TURN,
  when,
  type AsideLines,
  type BandText,
  type Line,
  type Option,
  type TraitLines,
} from '#studio/storyteller/text/passage.ts';
import { ideaAfter } from '#studio/storyteller/templates/nodding-star/linking.ts';
import { habits } from '#studio/storyteller/templates/nodding-star/english-traits.data.ts';

/** What comes over the hero where the cry would have come. */
const turns: TraitLines = {
  interest: [
    '{Hero} knew what {they} knew about {interest} from looking [twice|again|a second time].',
    'About {interest}, too, {hero} had found things out by [looking|just looking|keeping still].',
    '{Hero} had never had such [news|a thing to tell], not even about {interest}. But {they} kept still and looked.',
  ],
  brave: [
    'That was the [bravest|boldest|hardest] thing of the [night|whole night]: [nothing|to do nothing].',
    'To do [nothing|nothing at all] takes [courage|nerve], and {hero} [had it|had enough].',
  ],
  curious: [
    '“[Why|But why|Now why] is it so [bright|light]?” {hero} [wondered|wondered aloud].',
    '[For once|For the first time] {hero} did not ask how, {they} asked [why|what if].',
  ],
  kind: [
    '{Star} [looked|lay] so [happy|peaceful|warm], and {hero} let him [be|sleep].',
    '“[One|Just one] minute for him,” thought {hero}, [and waited|and another|very gently].',
  ],
  funny: [
    '“Who [left|put] the [sun|fridge|day] on?” {hero} [whispered|asked|breathed].',
    '{Hero} [had|knew] a joke for it, and [kept it|did not tell it|let it wait].',
  ],
  shy: [
    '{Hero} [only looked|just looked], [as always|as ever|very quietly], and that was [how {they} saw|when {they} saw].',
    'Somebody as [quiet|still] as {hero} [sees|notices] [more|most|things].',
  ],
  stubborn: [
    '“[No|No, no],” said {hero}, but [this time|for once|now] to {themselves}.',
    '{Hero} never gave up, but now {they} [gave up|let go] [on purpose|gladly].',
  ],
  dreamy: [
    'The light [swam|floated] [over|across] the ceiling, and a thought [swam after|came along].',
    '{Hero} [gazed|stared] [and gazed|and dreamed], and it was the [right|very] thing to do.',
  ],
  careful: [
    '{Hero} [checked|looked] [twice|three times]: eyes [shut|closed], light [on|up].',
    '“First [check|look|think],” {hero} [thought|told {themselves}], and [checked|looked] again.',
  ],
  energetic: [
    '{Hero}, who never [sat|kept] still, was [quite|suddenly|wonderfully] still.',
    '[Even|For once] {hero’s} [hands|fingers|elbows] [waited|kept still].',
  ],
  clever: [
    '“[Wait|Now then|Let me see],” thought {hero}, and [counted|added up|reckoned].',
    'Click, went something in {hero’s} head, like a [key|lid|lock].',
  ],
};

/** Why the hero will not sleep, the same from the first page to the last. */
const why = (never: readonly Option[], miss: readonly Option[], dark: readonly Option[]): Line =>
  takes('why', { never: [never], miss: [miss], dark: [dark] });

/** What the hero wants, said before anything happens. */
const wish = why(
  [
    '{Hero} was [sure|certain|quite sure] that {they} never slept, because {they} had never [once|yet] seen {themselves} [do it|asleep|sleeping].',
    '“I [never|don’t ever] sleep,” said {hero}, “[or|otherwise] I’d have [seen it|seen myself asleep|caught myself at it|noticed].”',
    '{Hero} [thought|believed|said] {they} never slept, for {they} had [looked|checked] [often|every night], and each time {they} had been awake.',
  ],
  [
    '“The best [bit|part|thing] [comes|happens] when I’m asleep,” [said|thought] {hero}, “so [I’ll stay|I’m staying] [awake|up] till I’ve seen it.”',
    '[Something grand|Something wonderful|The best thing of all] must surely happen at night, {hero} thought, and whoever slept [missed|would miss] it.',
    '“If I sleep, I’ll miss the best [bit|part|thing],” said {hero}, who [always had|had always] missed it [so far|until now|up to now].',
  ],
  [
    '“When I shut my eyes, [the light|all the light|every light] goes out,” said {hero}, “so I [keep them open|don’t shut them|leave them open].”',
    '{Hero} [kept|held] {their} eyes open, because [behind them|in there|when they were shut] it was [dark|so dark|very dark], and out here was the moon.',
    '“It’s [dark|too dark|so dark] when I shut my eyes,” said {hero}, “so I [stay|would rather stay] [out here|where the moon is|with the moon].”',
  ],
);

/** The star denies it, with a better excuse each time, until he has none; and with every waking his light is gone. */
const denial = (episode: string): Line =>
  when(
    `seen1:${episode}`,
    [
      '“[Not me|Me? Never|No, no],” said {star}, and [the light was gone|out went the light|it was dark again]. “I was {excuse}.”',
      '“I was {excuse},” [said|yawned|mumbled] {star}, and [the light was gone|out went the light|it was dark again].',
    ],
    when(
      `seen2:${episode}`,
      [
        '“[Certainly not|Not at all|Nonsense],” [said|yawned] {star} in the [sudden|new] dark. “I was {excuse2}.”',
        '“I was {excuse2},” [said|yawned|mumbled] {star}, and the [gold|glow|brightness] [went|was gone].',
      ],
      when(
        `seen3:${episode}`,
        [
          '“I was… I was…” said {star}, [dim|grey|pale] [again|once more], and had to [think|search|look for it]: “{excuse3}!”',
          '“I was {excuse3},” said {star}, [dim|grey|pale] once more, and [blushed|hid his face|looked away].',
        ],
        [
          '“I was…” said {star}, [dim|grey|pale] [again|once more], but [no excuse was left|he had run out of excuses|no excuse came].',
          '{Star} woke, as [dim|grey|pale] as [before|ever], and [opened his mouth|began to speak], but [no excuse was left|he had run out of excuses|no excuse came].',
        ],
      ),
    ),
  );

/** What those who came along do in the middle of each lesson. */
export const along: Readonly<Record<'drum' | 'jump' | 'sour' | 'faces' | 'cold' | 'story', AsideLines>> = {
  drum: {
    person: [
      '{Friend} [stood|waited] by with [a|the] tambourine, and [nodded|dozed] in time.',
      '{Friend} shook the tambourine, [slower and slower|yawning].',
    ],
    pet: [
      '{Friend} [listened to it all|beat time], tail up, and then [lay down in the light|lay down under {star}].',
      '{Friend} put {friend.their} [ears|head] flat and [lay down|looked at {star}].',
    ],
  },
  jump: {
    person: [
      '{Friend} had jumped as well, and was lying where {friend.they} had [come down|landed].',
      '{Friend} bounced [once|twice], found the cushions [soft|very soft], and stayed [down|in them].',
    ],
    pet: [
      '{Friend} had [picked|found] the [softest|best] cushion, and would not be [bounced off|moved].',
      '{Friend} looked up, and down, and up, until {friend.they} [had to sit|got dizzy].',
    ],
  },
  sour: {
    person: [
      '{Friend} [tried|licked] it, too, and had to [hold on to the table|hop on the spot].',
      '“Is it [bad|very sour]?” asked {friend}. {Hero} could only [nod|shake {their} head].',
    ],
    pet: [
      '{Friend} sniffed the peel and walked out [backwards|with dignity].',
      '{Friend} sneezed at the orange, [once|twice], and [left|sat on the mat].',
    ],
  },
  faces: {
    person: [
      '{Friend} made a worse one, and [stuck|nearly stayed] like that.',
      '{Friend} had laughed [until {friend.they} slid|so hard that {friend.they} slid] down the wall.',
    ],
    pet: [
      '{Friend} looked behind the mirror for the [other one|second {friend}].',
      '{Friend} yawned into the mirror, and that was the [best|worst] face of all.',
    ],
  },
  cold: {
    person: [
      '{Friend} stood on {hero’s} [feet|toes], because those were [warm|warmer].',
      '“My toes have gone,” whispered {friend}. “I can’t [feel|find] them.”',
    ],
    pet: [
      '{Friend} lifted one paw, then [another|the next], and there was always [one|another] left.',
      '{Friend} stayed on the [mat|top stair], like anybody with [sense|bare feet].',
    ],
  },
  story: {
    person: [
      '“What did he [do|say]?” whispered {friend}, [under|behind] the cushion.',
      '{Friend} held on to {hero’s} sleeve, and [listened|peeped] with one eye.',
    ],
    pet: [
      '{Friend} had lain down on the [end|left page], so that was that.',
      '{Friend} [looked at|laid {friend.their} nose on] the picture of the {late.kind}, and [sighed|fell asleep].',
    ],
  },
};

/** The first try, what leads to one when the house knocks, the next, when the one before failed, and the last. */
const idea = ideaAfter({
  first: ['[First|To begin with|For a start], '],
  knocked: [
    '“{Shusher.said}!” [went|came from] {shusher}. The neighbours! [Next|Now] ',
    'The neighbours! “{Shusher.said}!” [came from|went] {shusher}. [Now|This time] ',
  ],
  next: ['[So next|Next|After that|So then], '],
  failed: ['When that [failed|went wrong] as well, ', 'When that did not [work|help], '],
  last: ['As a last [trick|try|hope], ', 'There was one more [trick|way], and so '],
});

/** He shines the more for it, and shows something that nobody had seen in the dark. */
const lit = (found: string): Option[] => [
  `[It grew|It was|It got] so [bright|golden] that {hero} [saw|found|spied] ${found}.`,
  `In his [gold|warm|bright] [glow|light] {hero} [saw|found|spied] ${found}.`,
  `[How|And how] [bright|golden] it was! {Hero} [suddenly|even] [saw|found|spied] ${found}.`,
];

/** What the hero tries, who else tries it, and how the star shines all the same. */
const attempt = (
  episode: 'drum' | 'jump' | 'sour' | 'faces' | 'cold' | 'story',
  ways: readonly string[],
  sleeps: readonly string[],
): Line[] => [
  idea(episode, ways),
  when(`seen1:${episode}`, asideHere('way', along[episode])),
  sleeps,
  lit(`{${episode}Seen}`),
  '¶{refrain}',
  denial(episode),
];

export const english57: BandText = {
  refrains: [
    '“You’re [asleep|sleeping|snoring]!” [said|cried|called] {hero}.',
    '“{Star}, you’re [asleep|sleeping|snoring]!” [said|cried|called] {hero}.',
    '“[Wake up|Eyes open|Up, up], you’re [asleep|sleeping]!” [said|cried] {hero}.',
    '“{Star}, your eyes are [shut|closed]!” [said|cried|called] {hero}.',
  ],
  beats: {
    start: [
      when(
        'adults',
        [
          'It was so late that even {adults} had [yawned|gone off to bed|nodded off], but {party|was|were} {party} [tired|sleepy|in bed]? [Never|Not a bit|Oh no]!',
        ],
        [
          'Behind the [last|only] [open|lit|moonlit] window in {street} {party|was|were} {party}, [wide|quite] awake.',
          'It was [ten|eleven|midnight], and behind the last [open|lit|moonlit] window in {street} {party|was|were} {party}, wide awake.',
          'All {street} was [asleep|dark|in bed], all but {party}, who {party|was|were} as awake as [a drum|an owl|a cricket].',
        ],
      ),
      { more: HABIT },
      wish,
      takes('arrival', {
        knocks: [
          [
            '¶Then a [pale|tired|sleepy] star, no bigger than a [bun|teacup|lemon], [tapped|knocked] at the glass.',
            '¶Then a [tap|tick|knock] came from the glass, from a [pale|tired|sleepy] star, no bigger than a [bun|teacup|lemon].',
          ],
        ],
        falls: [
          [
            plants(
              'fell',
              '¶Then, [plump|flop|bump], in fell a [pale|tired|sleepy] star, no bigger than a [bun|teacup|lemon].',
            ),
          ],
        ],
      }),
      '“I’m {star},” he [said|yawned|mumbled], “from [up there|the sky|my place], {gap}.”',
    ],
    open: [
      [
        'Behind the [last|only] [open|lit|moonlit] window in {street} {party|was|were} {party}, [wide|quite] awake.',
        'It was [ten|eleven|midnight], and behind the last [open|lit|moonlit] window in {street} {party|was|were} {party}, wide awake.',
        'All {street} was [asleep|dark|in bed], all but {party}, who {party|was|were} as awake as [a drum|an owl|a cricket].',
      ],
      HABIT,
      when('adults', [
        '“[Now it’s bed|Bed now|Time for bed],” said {adults} for the [third|fourth|fifth] time, and [yawned|blinked].',
        '{Adults} had said good night [three|four|five] times, and [yawned|yawned longer] [each time|after each].',
      ]),
      wish,
    ],
    night: [
      [
        'So {party} [went to the window|waited at the window] and counted the stars, because that [takes|lasts] [all night|for ever|hours].',
        'To [stay awake|keep awake|pass the time], {party} [stole|went] to the window and counted the stars, [one by one|slowly].',
      ],
      [
        'But one was missing: {gap} was only a [black|dark] hole, like [a lost tooth|a missing button|a gap in a fence].',
        'But {gap}, where a [small|little|pale] one [belonged|should be|used to be], there was [nothing at all|only a hole|nobody].',
      ],
      asideHere('start', {
        person: [
          '“[Count again|Count once more],” said {friend}, but [again|once more|even so] it came out one short.',
          '“[You’re right|That’s right|It’s true],” said {friend}, nose [to|on|against] the glass. “There’s one gone.”',
        ],
        pet: [
          '{Friend} put both paws on the sill and [stared|looked|gazed] at the [hole|gap|spot], too.',
          '{Friend} looked up, too, and the tip of {friend.their} tail [went still|twitched|stood up].',
        ],
      }),
      [
        '¶Where could it [be|have gone|have got to]? [Just then|At that moment], something [rolled|bumped|tumbled] down the [roof|tiles].',
        '¶While {hero} [wondered|was wondering] where it [was|could be], something [rolled|bumped|tumbled] down the [roof|tiles].',
      ],
    ],
    tap: [
      takes('arrival', {
        knocks: [
          [
            'There was a [tap|knock|tick] at the window, and a [pale|crumpled|sleepy] star, no bigger than a [bun|teacup|lemon].',
            'Then on the sill, [tick, tick|tap, tap], sat a [pale|crumpled|sleepy] star, no bigger than a [bun|teacup|lemon].',
          ],
        ],
        falls: [
          [
            plants(
              'fell',
              '{Hero} opened the window, and in [fell|tumbled|dropped] a [pale|crumpled|sleepy] star, no bigger than a [bun|teacup|lemon].',
            ),
          ],
        ],
      }),
      [
        '“I’m {star},” he [said|yawned|mumbled], “and I [dozed off|nodded off|slipped] and fell from my place {gap}.”',
        '“I’m {star},” he [said|yawned|mumbled], “and I [fell|slid|tumbled] from my place {gap}.”',
      ],
      asideHere('start', {
        person: [
          '¶“Is he [hot|real|made of gold]?” asked {friend}, and [held out|put out|stretched out] a finger for him to shake.',
          '{Friend} shut the window behind him, [because of the moths|so that the moths stayed out|to keep out the wind].',
        ],
        pet: [
          '{Friend} [sniffed|sniffed once|had a sniff] at him and got a [warm|golden|shiny] nose.',
          '{Friend} went round him [once|twice], and [sat|lay] down where it was [warm|warmest].',
        ],
      }),
      [
        '¶“Sit on the [pillow|cushion|bed],” said {hero}, but he [shook his head|backed away]. “[Nothing|Not on anything] soft, or I’ll fall asleep!”',
        '¶{Hero} [offered him|gave him|fetched him] a [pillow|cushion], but he [hopped|jumped|shrank] back. “I’ll [only|just] fall asleep on [that|it]!”',
      ],
    ],
    ask: [
      [
        '“When I [shut|close] my eyes, it [gets|goes|turns] dark,” said {star}, “so my light must [go|be going|have gone] out.',
        '“I [mustn’t|can’t|may not] [sleep|nod off],” [said|yawned] {star}. “When I [shut|close] my eyes it [gets|goes|turns] dark, so my light must [go|be going|have gone] out.',
      ],
      [
        'My friend {late} the {late.kind} needs my light [to fly|to get|on her way] home [tonight|in the dark], with {late.load}.',
        'And [tonight|in the dark] my friend {late} the {late.kind} [flies|must fly|comes] home by my light, with {late.load}.',
      ],
      [
        'The [big|old|great] stars won’t say how they stay [up|awake], so [please|do|you must] teach me!”',
        'I’ve asked the [big|old|great] stars, but they [never|don’t] answer, so [please|do|you must] teach me!”',
      ],
      why(
        [
          '¶“I’ve [never|not once] slept in my [life|whole life],” said {hero}. “[Just|Only] [watch|copy|follow] me!”',
          '¶“[Leave it to me|That’s easy|Nothing easier],” said {hero}. “I’ve [never|not once] slept [in my life|at all|yet].”',
        ],
        [
          '¶“[Don’t|Never|You mustn’t] sleep, or you’ll miss [everything|the best bit|it all],” said {hero}. “[Do as I do|Watch me|Copy me|Follow me]!”',
          '¶“Whoever sleeps misses [everything|the best bit|it all],” said {hero}, “so I’ll [show|teach] you [my tricks|my best tricks].”',
        ],
        [
          '¶“It [goes|gets|is] dark for me, [too|as well],” said {hero}. “We’ll stay awake [together|all night|side by side].”',
          '¶“It’s [just|exactly] the same with me,” [said|whispered] {hero}, “so we’ll [both stay awake|stay awake together|stay up side by side].”',
        ],
      ),
    ],
    drum: attempt(
      'drum',
      [
        '{hero} beat a drum. Who can sleep [beside|next to] [boom, tiddy-boom|ratta-tatta, boom|bim, bam, boom]?',
        '{hero} [banged|thumped] a drum, because nobody can sleep [beside|next to] [boom, tiddy-boom|ratta-tatta, boom|bim, bam, boom].',
        '{hero} [tried|took] a drum, [boom, tiddy-boom|ratta-tatta, boom|bim, bam, boom], too loud for [sleep|anyone to sleep].',
      ],
      [
        'But at the [ninth|tenth|twelfth|last] boom {star} [nodded|dropped] off.',
        'But the beat [rocked|lulled|drummed] {star} to sleep.',
        'But {star} fell asleep [between|in time to|in spite of] the beats.',
      ],
    ),
    jump: attempt(
      'jump',
      [
        '{hero} [tossed|threw] {star} up from the cushions, [boing|hup|whee], because nobody [nods|drops] off in mid-air.',
        '{hero} [piled|heaped] up the cushions, and {star} [jumped|bounced]. Who [nods|drops] off in mid-air?',
        '{hero} bounced {star} on a heap of cushions, [boing|hup|whee], too high for [sleep|anyone to sleep].',
      ],
      [
        'But {star} [stayed|hung] up there, [asleep|snoring|fast asleep].',
        'But {star} went up awake and came down [asleep|snoring|sleeping].',
        'But at bounce [nine|ten|twelve|eleven] {star} [dropped off|fell asleep].',
      ],
    ),
    sour: attempt(
      'sour',
      [
        '{hero} bit into a sour orange in the kitchen, for sour [things keep|food keeps|keeps] you awake.',
        'they [crept|stole|went] to the kitchen, to a [very|terribly|wonderfully] sour orange.',
        '{hero} ate the sourest orange in the kitchen, because [you can’t sleep|nobody sleeps] with [crossed eyes|curled toes|ringing ears].',
      ],
      [
        'But {star} licked it, [sneezed|shivered|said “lovely”] and fell asleep.',
        'But it sent {star} to sleep, like [warm milk|a lullaby|hot porridge].',
        'But {star} [sucked|had|drank] [a|one] drop and fell asleep.',
      ],
    ),
    faces: attempt(
      'faces',
      [
        '{hero} made a [fish|frog|pig|camel] face in the mirror, because laughing [keeps|holds] you awake.',
        '{hero} [pulled|made] a face like a [fish|frog|pig|camel] in the mirror, for whoever laughs is awake.',
        '{hero} [pulled|made] faces in the mirror, the [fish|frog|pig|camel] first, for nobody laughs and [sleeps|snores] at once.',
      ],
      [
        'But {star} [laughed|giggled|chuckled] himself to sleep.',
        'But [in the middle of|after] [a|one|the first] giggle {star} fell asleep.',
        'But {star} [laughed|giggled], [sighed|yawned|hiccupped] and fell asleep.',
      ],
    ),
    cold: attempt(
      'cold',
      [
        'they [crept|stole|went] barefoot up to the [cold|icy|chilly] roof, because cold [feet|toes] never sleep.',
        'they [crept|stole|went] barefoot up to the roof, where it was too [cold|chilly|icy] to sleep.',
        '{hero} took {star} up to the roof, barefoot, into air as cold as [ice|ice cream|a frog’s back], for cold [feet|toes] never sleep.',
      ],
      [
        'But {star} [curled|rolled] [right|himself|neatly] up and fell asleep.',
        'But {star} said [“brr”|“br, b”|“brrr, b”|“brr, brr”] and fell asleep.',
        'But {star} fell asleep, [cold or not|for all the cold|cold as it was].',
      ],
    ),
    story: attempt(
      'story',
      [
        '{hero} [read|whispered] a story about a [dragon|pirate|tiger], for nobody sleeps before the [end|last page].',
        '{hero} read a [frightening|spooky] book about a [dragon|pirate|tiger]. Who sleeps before the [end|last page]?',
        '{hero} read about a [dragon|pirate|tiger] on the stairs, far too [exciting|frightening] for [sleep|anyone to sleep].',
      ],
      [
        'But {star} was [asleep|fast asleep] by the [second|third] [line|word|page].',
        'But {star} [lay|settled] down on the [page|book|picture] and fell asleep.',
        'But at the [worst|most terrible|spookiest] word {star} [fell asleep|nodded off].',
      ],
    ),
    late: [
      [
        'Just then {late} [flew|flapped|came] past the window, going [quite|altogether] the wrong way.',
        '“{Late.cry}?” Round the [chimney|tree|tower] outside [flew|flapped] {late}, [again and again|round and round].',
      ],
      [
        '“She can’t [find|see] me,” [whispered|said|cried] {star}, “so I must try [harder|much harder|even harder] to stay awake!”',
        '“She’s lost, because I [keep|kept] [sleeping|nodding off],” [whispered|said|cried] {star}, “so now I’ll [really|truly] stay awake!”',
      ],
      [
        '{Hero} waved a [sock|sleeve|pillowcase], and {star} [opened|stretched] his eyes as wide as [plates|saucers|windows].',
        '{Hero} waved [and waved|with both arms], and {star} [opened|stretched] his eyes as wide as [plates|saucers|windows].',
      ],
      [
        'But the wider his eyes, the [smaller|thinner|weaker] [was|grew|became] his light.',
        'But [now|this time], though he did not sleep, his light [shrank|sank|grew thinner].',
      ],
    ],
    dim: [
      [
        'Now {star} sat at the window and stayed awake, but the longer he did, the [dimmer|greyer|paler] he [grew|got].',
        'Now {star} sat at the window and did stay awake, but he [grew|got|turned] as [dim|grey|pale] as [an old coin|a potato|a button].',
      ],
      asideHere('trouble', {
        person: [
          '“[We broke him|We’ve broken him|He’s run out],” said {friend} in a [small|thin] voice.',
          '{Friend} breathed on him and rubbed, as you do with [a spoon|glasses|a window], but it did not [help|do any good].',
        ],
        pet: [
          '{Friend} [licked|nudged|sniffed] him [once|twice], but that did not make him [shine|glow|any brighter].',
          '{Friend} lay down [close to|beside|next to] him to keep him [warm|company].',
        ],
      }),
      [
        'Somewhere in the dark, {late} [bumped|flew] into [the washing|a tree|a chimney]. “{Late.cry}, who [put out|took away|has hidden] my star?”',
        'Out in the dark {late} [called|cried]: “Who [put out|took away|has hidden] my star?”',
      ],
      [
        '¶“But I’m awake!” [sobbed|wept|cried] {star}. {Hero} [hugged|held] him [tight|close], and had no [more tricks|tricks left|more ideas].',
        '¶“But I [never|never once] slept!” [sobbed|wept] {star}. {Hero} [hugged|held] him [tight|close], and had no [more tricks|tricks left|more ideas].',
      ],
    ],
    worse: [
      [
        plants(
          'worse',
          'Now {star} stayed awake, [dim|grey|pale] as a [potato|button|fish], and {late} [was lost|could not see him].',
        ),
        plants(
          'worse',
          'From then on {star} never slept, but grew [dim|grey|pale] as a [potato|button|fish], and {late} [was lost|lost her way].',
        ),
      ],
    ],
    turn: [
      [
        '¶“I can’t [go on|keep them open],” [sighed|mumbled|whispered] {star}, and his eyes [fell|dropped|sank] shut.',
        '¶At last {star’s} eyes [fell|dropped|sank] shut, [first one, then the other|one after the other|left and right].',
      ],
      asideHere('turn', {
        person: [
          '“[Let him|Let him be|Don’t wake him],” whispered {friend}, and [held|took] {hero} by the [sleeve|arm].',
        ],
        pet: ['{Friend} lay down [before|in front of] {hero}, [just where|exactly where] {they} wanted to go.'],
      }),
      takes('stop', {
        breath: [['{Hero} took a [deep|big] breath to [shout|call|say so], but [did not|let it go|held it].']],
        paw: [[plants('hand', '{Hero} [held|put|reached] out a {hero.hand}, but did not [wake|shake|touch] him.')]],
      }),
      [
        '[It|The room] was as bright as [noon|morning|day|a summer’s day]!',
        'How [bright|golden] [it|everything] [was|grew|became]!',
      ],
      { ifRoom: TURN },
      [
        '¶{Hero} had [seen|found] {seen1.plain} and {seen2.plain} [only|just] because {star} had [slept|been asleep|dropped off]!',
        '¶[When had|How had] {hero} [seen|found] {seen1.plain}, and {seen2.plain}? [Only|Always] when {star} was [sleeping|asleep|snoring]!',
      ],
      [
        given(
          'not told:worse',
          '“You don’t go out when you [sleep|snore],” [whispered|breathed] {hero}, “you [light up|shine|glow].”',
          '“[Sleep|Sleeping] doesn’t put you out,” [whispered|breathed] {hero}, “it [lights you up|makes you shine|makes you bright].”',
        ),
        given(
          'told:worse',
          '“You [shine|glow|light up] when you [sleep|snore],” [whispered|breathed|said] {hero}.',
          '“[Sleep|Sleeping] [lights you up|makes you shine|makes you bright],” [whispered|breathed|said] {hero}.',
        ),
      ],
    ],
    tell: [
      [
        plants(
          'woken',
          '“I wasn’t asleep!” [said|cried|mumbled] {star}, [waking|blinking|sitting up], and [out went the light|the light was gone|it was dark].',
        ),
      ],
      [
        '“You [should|ought to|have to] be,” said {hero}, and told him [all|everything|about the light].',
        '“[But do|Please do] sleep,” said {hero}, and told him [all|everything|about the light].',
      ],
      [
        '¶“But it’s dark when I [shut|close] my eyes!” [cried|said] {star}. “[Only|Just] for you,” said {hero}, “and [light|bright] for [us|all the others].”',
        '¶“Then why is it dark when I [shut|close] my eyes?” “It’s [only|just] dark for you,” said {hero}, “and [light|bright] for [us|all the others].”',
      ],
      why(
        [
          '¶“How do you [sleep|go to sleep]?” asked {star}. {Hero} went [red|pink]. “I’ve never [seen it|noticed], I’m always asleep by then.”',
          '¶“Then [show|tell] me how it [goes|is done],” said {star}. {Hero} went [red|pink]. “I’m always asleep before I can [look|see].”',
        ],
        [
          '¶“But I’ll miss [everything|it all|the best bit],” said {star}. {Hero} [thought|thought hard|shook {their} head]. “You’ll be the best bit [yourself|of all|then].”',
          '¶“And if I miss [everything|it all|the best bit]?” asked {star}. {Hero} [thought|thought hard]. “You can’t, because [the best bit is you|you are the best bit].”',
        ],
        [
          '¶“Will you come in [there|to the dark] with me?” asked {star}. {Hero} [swallowed|took a breath|nodded bravely]. “[To the edge|As far as the edge].”',
          '¶“I don’t want to go in [alone|by myself],” said {star}. {Hero} [swallowed|took a breath|thought it over]. “I’ll [come|go] [along|too], then.”',
        ],
      ),
    ],
    teach: [
      [
        given(
          'not told:woken',
          '“But it’s dark [in there|when I sleep|in my eyes]!” [cried|said|called] {star}, [waking|blinking], and [out went the light|the light was gone].',
        ),
        given(
          'told:woken',
          'So they [lay|stretched out] on the rug, {hero} and {star}, as flat as [two leaves|letters|two sheets].',
          'So {hero} [lay|stretched out] on the rug, flat as a [leaf|letter|sheet], and {star} [beside|next to] {them}.',
        ),
      ],
      when(
        'told:woken',
        [
          '“[First|I think] you [begin|start] with your [toes|feet|points],” said {hero}, “and [say|wish them] good night.”',
          '“[First|I think, first] you say [good night|sleep well] to your [toes|feet|points],” said {hero}.',
        ],
        [
          '“[But not|Not] [out here|for us],” said {hero}, and lay [down|flat] on the rug. “First you say good night to your [toes|feet|points], [I think|I suppose].”',
          '“[Only|Just] in there,” said {hero}, and lay [down|flat] on the rug. “You start by saying good night to your [toes|feet|points], [I think|I suppose].”',
        ],
      ),
      when('interest', {
        ifRoom: [
          'Then, [very low|in a whisper|softly], {they} told him about {interest}, but slowly, with [long|longer and longer] [gaps|pauses].',
        ],
      }),
      [
        '¶“Good night, [top|left|first] point,” said {star}, “good night, [next|second|right] po…” And [all|all round him] the room was [gold|light|bright].',
        '¶“[One|My first|My left] point’s asleep,” [mumbled|murmured] {star}, “and the [next|second|right] is asl…” And the room [filled with|turned to|ran over with] [gold|light].',
      ],
    ],
    rise: [
      [
        'A sleeping star weighs [nothing|hardly anything|less than a sock], so {hero} [gently|slowly|easily] carried {star} up to the roof.',
        '{Hero} carried the sleeping {star} up to the roof, [bit by bit|slowly|softly], like [soup|a full cup|a brimming bowl].',
      ],
      when('together', {
        ifRoom: [
          '{Others} went [ahead|first] and held the [roof door|little door|heavy door] [open|back].',
          '{Others} went [ahead|first], [on tiptoe|without a sound|softly], and [watched for|looked out for] the [creaking|loose|loudest] stair.',
        ],
      }),
      when('giver', [
        '{Star} [wore|had on] {giver’s} blanket, for roofs are [cold|chilly].',
        '{Star} [wore|had on] {giver’s} [warm|big] blanket.',
      ]),
      [
        'There {they} opened {their} arms, and {star} [floated|rose|drifted] up, [still|fast] asleep, to his place {gap}.',
        'There {they} let go, and {star} [floated|drifted] up, [still|fast] asleep, to his place {gap}.',
      ],
      when('told:worse', [
        'And {late} [saw|spotted] him, and [came|flew|sailed] home.',
        'So {late} [found|knew|saw] her way home.',
      ]),
      [
        '¶Now {hero} saw why the [big|old|great] stars had never answered: they were [all|all of them|every one] asleep.',
        '¶The [big|old|great] stars did not [say|whisper] a word, and now {hero} knew why: they were [all|all of them|every one] asleep!',
      ],
    ],
    home: [
      [
        '{Star’s} light ran over the roofs of {street}, and [straight|quickly] towards it came {late}, with {late.load}.',
        'Far off {late} saw him shine, and came [gliding|sailing] straight over the [roofs|chimneys], with {late.load}.',
      ],
      [
        '¶“{Late.cry}, is he awake at last?” she [called|asked|cried] [over one wing|as she passed|in passing].',
        '¶“{Late.cry}, so he’s [finally|at last] awake?” she [called|asked] [over one wing|as she passed|in passing].',
        '¶“{Late.cry}, who [woke|lit] him [up|again]?” she [called|asked] [over one wing|as she passed|in passing].',
      ],
      [
        '“[Shh|Hush],” [whispered|said|breathed] {hero}. “He’s asleep, and [that’s|that is] [why|how] he shines.”',
        '“[Shh|Hush],” [whispered|said|breathed] {hero}. “He [shines|glows] because [he’s asleep|he sleeps|he is sleeping].”',
      ],
      [
        'So {late} flew on as [softly|quietly] as [snow|a sock|a feather], and was home before the [moon set|clock struck].',
        'So {late} [flew|sailed|went] on [quietly|without a sound|softly], and was home before the [moon set|clock struck].',
      ],
    ],
    sleep: [
      [
        'Back in the room {hero} lay down on the rug, [only|just] to [watch|guard|look at] {star}.',
        'Back in the room {hero} lay down on the rug, because you could see {star} [so well|best|better] from [there|below].',
      ],
      when(
        'adults',
        ['{Adults} [only|just|softly|quietly] [drew|pulled] [the|a] blanket [over|round] [everyone|the sleepers].'],
        asideHere('end', {
          person: [
            '“I’ll take the [first|next] watch,” said {friend}, and was asleep [before|by the word] “watch”.',
            '{Friend} lay down [beside|next to] {them}, to [help|watch, too], and was asleep [first|at once].',
          ],
          pet: [
            '{Friend} turned round [three|four] times and lay down in the crook of {hero’s} arm.',
            '{Friend} lay down on {hero’s} feet, as {friend.they} had [meant|wanted] to [all night|since supper].',
          ],
        }),
      ),
      when(
        'adults',
        [
          '¶“You’re [snoring|asleep], {hero},” [whispered|breathed] {adults}.',
          '¶“{Hero}, you’re [snoring|fast asleep],” [whispered|breathed] {adults}.',
        ],
        [
          '¶“You’re [asleep|sleeping], {hero},” [whispered|said|breathed] the [moon|night|wind|night wind].',
          '¶“{Hero}, you’re [asleep|fast asleep],” [whispered|said|breathed] the [moon|night|wind|night wind].',
        ],
      ),
      [
        '“[I’m not|Not me|No, no],” [mumbled|murmured] {hero}, “I’m {excuse}.”',
        '“I’m {excuse},” [mumbled|murmured|breathed] {hero}.',
      ],
      why(
        [
          '¶And again {hero} did not see {themselves} [asleep|sleep], nor did {star}, who shone [right|straight] [down|in] with both eyes shut.',
          '¶So again nobody [saw|noticed] {hero} asleep: {star} looked [right|straight] [down|in], but his eyes were [shut|closed].',
        ],
        [
          '¶Then [all|the whole of] {street} lay in [gold|golden light], and {hero} slept [in the very middle|right in the middle] [of it|of the best bit].',
          '¶So {hero} slept while {street} [turned to gold|began to shine|glowed], and was right in the [middle|midst] of the best bit.',
        ],
        [
          '¶And behind {hero’s} eyes it was not dark [at all|one bit|in the least]. [Somebody|Someone] {gap} had left [a light|the light] on.',
          '¶And when {they} [looked|peeped], it was [gold|light|bright] in there. [Somebody|Someone] {gap} had left [a light|the light] on.',
        ],
      ),
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
      person: ['{Friend} was [already asleep|asleep like a starfish].'],
      pet: ['{Friend} was [fast|sound] asleep.'],
    },
  },
  adults: {
    start: ['“[Five|Two] more minutes,” said {grownUp}.'],
    end: ['{GrownUp} [whispered|said] only “[oh|good night]”.'],
  },
  traits: { habit: habits, turn: turns },
};
