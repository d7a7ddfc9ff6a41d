/** The nodding star in English for readers of 5 to 7. */
import {
  adult,
  asideHere,
  given,
  HABIT,
  ifRoom,
  more,
  plants,
  takes,
  TURN,
  when,
  type AsideLines,
  type BandText,
  type Line,
  type Option,
} from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/nodding-star/english-traits.data.ts';

/** Why the hero will not sleep, the same from the first page to the last. */
const why = (never: readonly Option[], miss: readonly Option[], dark: readonly Option[]): Line =>
  takes('why', { never: [never], miss: [miss], dark: [dark] });

/** What the hero wants, said before anything happens. */
const wish = why(
  [
    'No one had ever seen {hero} asleep. {Hero} had [never|not once] seen it [either|{themselves}].',
    '“I don’t sleep,” said {hero}. “Has anybody [ever|once] seen me [do it|asleep]? [Well, then|There you are].”',
    '“Sleep is for [other|tired] people,” said {hero}. “I just [wait|lie about] until it’s [light|breakfast].”',
    '{Hero} [said|believed] that {they} had never slept in {their} life, at least not [that anyone saw|while {they} {was} looking].',
  ],
  [
    '“The best bit comes [after|as soon as] [bedtime|we’re in bed],” said {hero}, “or why would they [send us to bed|want us to sleep]?”',
    'Something [grand|secret|very good] must happen [late|in the dark], {hero} thought, and {they} meant to [see it|be up for it].',
    '“If I sleep I’ll [miss it|miss the best bit],” said {hero}, and [could not|couldn’t] say [what it was|what], because {they} had [always missed it|not seen it yet].',
    '{Hero} was not going to [bed|sleep] while something [good|big] might still [turn up|happen], and so far it [always might|might any minute].',
  ],
  [
    '“When I shut my eyes the light goes out,” said {hero}. “[All of it|Every bit]. So I [don’t|won’t].”',
    'It was dark behind {hero’s} eyes, as soon as {they} shut them. Out here there was a [lamp|moon], [at least|and a good one].',
    'To shut {their} eyes, {hero} thought, was like [blowing out a candle|putting on a lid]. And who [could say|knew] if it would [come on|light] again?',
    '“I don’t like the dark in there,” said {hero}, and [tapped|meant] {their} [own eyelids|two shut eyes].',
  ],
);

/** The star denies it, with a better excuse each time, until he has none. */
const denial = (episode: string): Line =>
  when(
    `seen1:${episode}`,
    [
      '“Not me,” said {star}. “I’m {excuse}.”',
      '“[Me|Not at all|Not I]!” said {star}. “I was only {excuse}.”',
      '“No, no,” [said|cried] {star}, “I was {excuse}.”',
    ],
    when(
      `seen2:${episode}`,
      [
        '“[Asleep|Again]?” said {star}, and [rubbed|opened] one eye. “I was {excuse2}.”',
        '“Certainly not,” said {star}, [upside down|with a yawn]. “I was {excuse2}.”',
        '“That wasn’t [sleep|sleeping],” said {star}. “That was me, {excuse2}.”',
      ],
      when(
        `seen3:${episode}`,
        [
          '“Not me,” said {star}, “I’m… I’m…” He had to [think|look for it]. “{Excuse3}.”',
          '“I was {excuse3},” said {star}, and [did not even believe it himself|went pink at the tips].',
          '“{Excuse3},” said {star}, [quickly|in a small voice], before anyone [asked|could ask].',
        ],
        [
          '“I’m n…” said {star}, and [yawned in the middle|had no more excuses].',
          '“I was,” said {star}, “I was…” And no excuse [came|was left].',
          '{Star} opened his mouth, and [nothing|only a yawn] came out. He had used up [every|his last] excuse.',
        ],
      ),
    ),
  );

/** What those who came along do in the middle of each lesson. */
export const along: Readonly<Record<'drum' | 'jump' | 'sour' | 'faces' | 'cold' | 'story', AsideLines>> = {
  drum: {
    person: [
      '{Friend} [stood|was] by with [a|the] tambourine, and [nodded|dozed] in time.',
      '{Friend} shook the tambourine, [slower and slower|with closed eyes].',
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
      '{Friend} stood on {hero’s} [feet|slippers], because those were [warm|warmer].',
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

export const english57: BandText = {
  refrains: [
    '“You’re [asleep|sleeping|snoring]!” [said|cried|called] {hero}.',
    '“You [nodded off|dropped off|fell asleep]!” [said|cried] {hero}.',
    '“{Star}, you’re [asleep|sleeping]!” [said|cried|called] {hero}.',
    '“[Wake up|Eyes open|Up, up], you’re [asleep|sleeping]!” [said|cried] {hero}.',
  ],
  beats: {
    start: [
      when(
        'adults',
        [
          'It was so late that even {adults} had [nodded off|gone to bed], and in all {street} nobody but {party} was [awake|up].',
          '“Bed,” {adults} had said, [three|four|five] times. But behind one [bright|yellow] window in {street} {party|was|were} {party}.',
        ],
        [
          'One window in {street} was never dark. Behind it {party|was|were} {party}, [wide|quite] awake.',
          'It was so late that all of {street} was [asleep|dark], all but {party}.',
          'At [ten|eleven] at night there was one [bright|yellow] window left in {street}, and {party} lived behind it.',
          'All {street} had gone to bed, and {party} had [not|other plans].',
        ],
      ),
      { more: HABIT },
      wish,
      [
        '¶Then a [small|pale|tired|crumpled] star [tapped|knocked|scratched] at the [glass|window], and [yawned|swayed]. “[{Star}|I’m {star}],” he [said|mumbled|whispered], “from {gap}.”',
        '¶Then something [tapped|knocked] at the glass. It was a star, no bigger than a [bun|teacup|mitten], and he yawned. “I’m {star},” he said. “I [live|belong] {gap}.”',
        '¶Then, tick, on the sill sat a star, with [rings|grey rings] under his eyes like [saucers|an owl]. “{Star},” he said, and [bowed|held out a point]. “From {gap}.”',
        plants(
          'fell',
          '¶And just then the window went [plink|tap], and in fell a star, [plump|flop], on the [rug|slippers]. “[Ow|Sorry|Oops|Bump],” he [said|mumbled|whispered]. “I’m {star}, from {gap}.”',
        ),
      ],
    ],
    open: [
      [
        'Every night {street} went dark, [window by window|one lamp at a time], until one window was left. Behind it {party|was|were} {party}, [wide awake|as awake as a drum|doing very well].',
        'Nobody in {street} was as good at not sleeping as {party}. It can be done [standing up|lying down], with [or without|one or two] socks, and [until all hours|on an empty glass of water].',
        'If you looked at {street} at [ten|eleven|half past nine] at night, you saw [nineteen|twenty|fifteen] dark windows and a [bright|yellow] one. That was where {party} lived.',
        'At number [seven|nine|four], {street}, it was long past bedtime. The [clock|teapot] knew it and the [cat next door|moon] knew it, but {party} did not [believe it|see why].',
        'There are [ten|twelve|twenty] good ways of not going to bed, and by [half past nine|nine o’clock] {party} had used [six|eight|nine] of them. All the rest of {street} was [asleep|dark].',
      ],
      { more: HABIT },
      when(
        'adults',
        ifRoom(
          '{Adults} had said good night [four|five|six] times, and [meant it|yawned in the middle] [twice|each time].',
          '{Adults} had read [two|three] stories, and [nodded|dropped] off in the [second|last] one.',
          '{Adults} [went by|stood in the door], [yawning|blinking], with [a toothbrush|an odd sock] in hand.',
        ),
      ),
      adult('start'),
      wish,
    ],
    night: [
      [
        'So {hero} went to the window to count the stars, because that takes [all night|for ever]. It was a [fine|full] sky, but {gap} there was a [hole|gap], [neat|black] as a missing tooth.',
        'One more look out of the window, then, and [one|another] [more|extra]. There was the moon, there were the stars, and there, {gap}, was [a spot with nothing in it|a place where a star ought to be].',
        '{Hero} knew the sky [by heart|like a bookshelf], for [nobody|no one] looked at it as [late|long]. So {they} saw at once that {gap} a star had [gone|got lost|been left out].',
        '{Hero} said good night to the [moon|chimneys] and to each star, which was a [good|fair] trick to [stay up|win time]. But {gap} there was no one to say it to. That star was [out|gone|not at home].',
      ],
      more(
        'Do stars [fall|get lost|go on holiday]? Do they go home when they’re [cross|cold]? {Hero} pressed {their} nose [flat on|against] the glass.',
        '“Somebody has [eaten|picked|borrowed] it,” {hero} [thought|told the curtain].',
        'It had been there [yesterday|last night], {hero} was [sure|quite sure]: a small one, a bit [crooked|blinky|pale].',
      ),
      asideHere('start', {
        person: [
          '“Count again,” said {friend}, and they did, [on fingers|aloud], and it [was one short|came out one short] [once more|both times].',
          '“You’re right,” said {friend}, nose [flat on|to] the glass. “There’s [a hole in it|one gone].”',
        ],
        pet: [
          '{Friend} looked [up|out], too, and the tip of {friend.their} tail went [still|stiff].',
          '{Friend} put both paws on the sill and [sniffed|stared] at the [spot|hole].',
        ],
      }),
      [
        '¶And [just|right] then something went [tick|tap|plink] on the [sill|glass|gutter].',
        '¶Then a thing as small as a [bun|mitten|cup] came [tumbling|bumping] down the [roof|tiles]…',
        '¶Who was that, [sniffing|breathing|yawning] behind the [curtain|glass]?',
      ],
    ],
    tap: [
      [
        'Tap, [tap|tick, tap], at the window. It wasn’t [rain|a twig] and it wasn’t [a moth|the wind]. It was a star, no bigger than a [bun|slipper|teacup], and he was [yawning|nearly asleep].',
        'Somebody [knocked|tapped] on the glass with a [tiny|small] point. “[Excuse me|Good evening],” he said, “is this the window that never [goes dark|sleeps]?” It was a star, and he [swayed|yawned] [as he said it|like a boat].',
        '{Hero} saw him first. On the windowsill sat a star, [small|little] and [rather pale|a bit crumpled], with two [grey|dark] rings under his eyes, like [teacups|a tired owl].',
        plants(
          'fell',
          '{Hero} opened the window, and in fell a star, [plump|flop|bump], onto the [rug|blocks|slippers]. He said “[Oops|Ow|Sorry]” and began to yawn, and did not stop until it was [all out|quite done].',
        ),
      ],
      [
        '“I’m {star},” he said. “I [live|hang|belong] up there, {gap}.”',
        '“{Star},” said the star, and [bowed|held out a point], and [nearly fell over|missed]. “From {gap}.”',
        '“My name is {star},” said the star, “and I’m the one who [should be|is meant to be] {gap}.”',
        '“{Star}, [new|brand new],” he said. “First [night|week]. My place is {gap}, [you can’t miss it|or it was].”',
      ],
      more(
        'He was warm, like [toast|an egg|a bread roll], and he [hummed|buzzed] a little when {hero} [touched|held] him.',
        '{Hero} made room on the [rug|sill], between a [sock|bear] and a [fire engine|castle]. {Star} looked at the [bed|pillow] for [rather|much too] long.',
        '“[Sit|Sit down],” said {hero}. “Not there,” said {star}, “that’s a [pillow|cushion]. I must not go near [pillows|cushions|soft things].”',
      ),
      asideHere('start', {
        person: [
          '“Is he [hot|real]?” asked {friend}, and [held out|put out] a finger. {Star} [shook|bowed to] it.',
          '{Friend} held the window [open|wide], and [shut|closed] it behind him, because of the [moths|draught].',
        ],
        pet: [
          '{Friend} [looked at|sniffed] {star} as if he were [a biscuit|a new sort of moth], and got a [warm|hot] nose.',
          '{Friend} went round {star} [once|twice], and [sat|lay] down where it was [warm|warmest].',
        ],
      }),
    ],
    ask: [
      [
        '“A star who sleeps goes [out|dark],” said {star}, “and I mustn’t. {Late} the {late.kind} is flying home [tonight|in the dark] with {late.load}, and she steers by me. I [asked|begged] the [big|old|great] stars how they [stay|keep] [up|awake]. They [don’t answer|never say|only blink|only twinkle|won’t tell|look the other way].”',
        '“You [never|don’t ever] sleep, {hero},” said {star}. “[The moon|Every owl|The whole street] says so. Teach me! If I nod off my light goes out, and {late} the {late.kind} can’t find [her way home|the way], with {late.load}. And the [big|old|great] stars won’t [say|tell me] how [it’s done|to stay up].”',
        '“I’m so [tired|sleepy],” said {star}, “and I mustn’t be. If I sleep I go out, [pff|plop], and there’s {late} the {late.kind}, up there with {late.load}, [steering|finding her way] by me! I’ve [called|begged|asked] the [big|old|great] stars to [show|tell] me how. Not one [answered|so much as blinked|looked round|said a thing].”',
      ],
      why(
        [
          '¶“I’ve never [slept|nodded off|dropped off] in my life,” [said|cried] {hero}. “[Watch|Follow|Copy] me.”',
          '¶“You’ve come to the [right|best] window,” said {hero}, and [rolled|pushed] up {their} sleeves. “I [don’t know|wouldn’t know] how to sleep.”',
        ],
        [
          '¶“[Quite right|Don’t], {star},” said {hero}. “Whoever sleeps misses [everything|the best bit]. I know [nine|twelve] ways to [stay up|stay awake].”',
          '¶“[Never|Don’t ever|You must not] sleep,” [said|cried] {hero}. “You’d [only|just] miss [it|things|the best bit]. [Watch|Follow] me, {star}.”',
        ],
        [
          '¶“[I know|Yes, I know|Oh, I know],” said {hero}. “You [shut|close] your eyes and [the light goes out|it gets dark]. It’s [just the same|the same] with me. [Watch|Come], I’ll [show you|teach you].”',
          '¶“So it’s [dark|black] for you, [too|as well],” [said|whispered] {hero}. “Then we’ll [keep|hold] our eyes open [together|all night|side by side], {star}.”',
        ],
      ),
    ],
    drum: [
      [
        '“[Nobody|No one] can sleep next to a drum,” said {hero}, and [knelt|sat] down on the rug with one: [boom, tiddy-boom|ratta, tatta, boom|bim, bam, boom]!',
        '[First|So first] came the [drum|big drum|red drum]. [Boom|Bam], it went, [under the bed|behind the books] and [back|out again], and {star} flew [above|on top], as the [flag|band].',
        '{Hero} [banged|beat|whacked] the drum for all {they} {was} worth. [Boom, tiddy-boom|Rum, tum, TUM|Bim, bam, BOOM|Ratta-tat-TAT]! The [blocks|bricks] [jumped|danced] along.',
        '“The big parade!” [cried|called] {hero}. There was a drum, there was [a song|a star], and [nobody|not a toe] [marched|went anywhere], only the [blocks|bricks].',
      ],
      [
        'On the [ninth|tenth|last] boom {star’s} chin went down, and the [room|dark corner] was suddenly so bright that {hero} saw {drumSeen}.',
        '{Snore}, went {star}, in [time with|between] the beats. How [light|bright] it was all at once! {Hero} could [even|suddenly] see {drumSeen}.',
        'But {star} was [already|long] asleep, [rocked|lulled] by the beat. In the golden [light|glow] lay {drumSeen}, [plain as day|for all to see].',
        '{Star} flew [slower|lower], and slept. {Hero} could see into every [corner|crack], and there was {drumSeen}. [Funny|How odd]!',
      ],
      '¶{refrain}',
      denial('drum'),
      more(
        'It went [dim|brown|grey]. “{Shusher.said}!” said {shusher}. [Quieter, then|So, no more drum].',
        '“{Shusher.said}!” went {shusher}, and that [was the end of the drum|meant hush].',
        '“{Shusher.said}!” [said|complained] {shusher}. So the drum went [to bed|under the bed].',
      ),
      asideHere('way', along.drum),
    ],
    jump: [
      [
        '“[You can’t|Nobody can] [nod|drop] off in mid-air,” said {hero}. They [piled up|heaped up] the cushions and jumped: [boing|hup|whee], as high as the [lamp|shelf]!',
        '[Boing|Hup], went {hero}, off the cushions. {Star} bounced on [one point|all five points] and said “oof” [each|every] time.',
        '{Hero} bounced and {star} bounced. [They met halfway|One was up when the other was down], and [said hello|waved].',
        '“Jump!” cried {hero}. “Your [eyes|lids] fly open [on the way down|all by themselves]!” [Boing|Hup|Whee]!',
      ],
      [
        'On bounce [nine|twelve|seven] {star} stayed up there, [asleep|snoring] like a lamp, and in the [big|gold] light {hero} saw {jumpSeen}.',
        '{Star} went up awake and came down [asleep|sleeping]. And he lit the [ceiling|wall] so well that {hero} found {jumpSeen}.',
        'Then only one of them [came down|landed]. {Snore}, it went, up there, and the whole [ceiling|room] was so [gold|bright] that {hero} saw {jumpSeen}.',
        'But {star} [was asleep|had nodded off] on the way up. What a [light|glow]! High up there was {jumpSeen}.',
      ],
      '¶{refrain}',
      denial('jump'),
      more(
        'The [glow|light] sank. “{Shusher.said}!” said {shusher}. [Softer|Quieter], please.',
        '“{Shusher.said}!” [grumbled|went] {shusher}, so there was no more [boing|bouncing].',
        '“{Shusher.said}!” went {shusher}, and they [stopped|sat down] in the [half dark|gloom].',
      ),
      asideHere('way', along.jump),
    ],
    sour: [
      [
        'In the kitchen was an orange so sour that [flies took off their hats|it made the spoons curl|it had been there since May]. {Hero} took [a bite|one lick].',
        '“Sour [wakes|shakes] you up,” said {hero} in the kitchen, and bit into an orange. {Their} [ears went flat|eyes went round|toes said no].',
        'In the kitchen {hero} [licked|bit] the sour orange, and for a while {they} could only say [“thooo”|“uff”|“wuh”|“pth”].',
        'They [crept|tiptoed] to the kitchen, to the sourest orange [of all|in {street}]. One bite, and {hero’s} face [folded up|went in].',
      ],
      [
        '{Star} went [yellow|green], then [white|pink], said “[Delicious|Lovely]” and fell asleep. By his light {hero} saw {sourSeen}.',
        '{Star} licked it, [shivered|sneezed], and slept. The kitchen was as [gold|bright] as a pan, and there was {sourSeen}.',
        '“Mm,” said {star}, and [yawned|sighed], and slept. It grew so [light|bright] that there, [of all things|to be sure], was {sourSeen}.',
        'It worked on {star} like [warm milk|a lullaby]. The [glow|light] went right to the back of the kitchen, and {hero} found {sourSeen}.',
      ],
      '¶{refrain}',
      denial('sour'),
      more(
        'The gold went out of the [pots|spoons]. How [dim|brown] the kitchen was now!',
        'And the kitchen was [grey|dim] once more, with [half|most of] an orange in it.',
      ),
      asideHere('way', along.sour),
    ],
    faces: [
      [
        '“If you laugh you’re awake,” said {hero}, and looked into the mirror like a [fish|frog|pig|camel] that has [lost its bus|swallowed a bell].',
        'At the mirror {hero} did the [fish|frog|pig] with the [long chin|wet nose], and {their} [best|worst], the [potato|Monday morning].',
        '{Hero} sat down at the mirror and [pulled|made] a face so [awful|dreadful] that {they} [had to laugh|scared {themselves}].',
      ],
      [
        '{Star} laughed till he [hiccupped|cried], and sighed, and slept. The mirror [filled|blazed] with light, and in it {hero} saw {facesSeen}.',
        '{Star} made the [sleepy owl|old cushion|empty sack]. It was so [good|like] because he slept! Gold ran [over|round] the mirror and showed {facesSeen}.',
        '“Hee,” went {star}, “hee… {snore}.” It got so bright in the glass that {hero} [noticed|found] {facesSeen}.',
        'In the [middle|last bit] of a giggle {star} dropped off, as bright as a [sun|lamp], and {hero} saw {facesSeen}.',
      ],
      '¶{refrain}',
      denial('faces'),
      more(
        'The mirror went [dim|dull] like a [puddle|spoon]. “{Shusher.said},” said {shusher}, but only a little.',
        'Then it was too [dark|dim] for faces. {Hero} could only see a [nose|chin].',
      ),
      asideHere('way', along.faces),
    ],
    cold: [
      [
        '“[Cold|Freezing] feet never sleep,” whispered {hero}. They crept up to the flat roof, and the stones were like [ice|cold soup|a frog’s back].',
        'Up on the roof {hero} [hopped|danced] from one [bare|pink|cold] foot to the other, and made [no noise|less noise than a sock].',
        'On tiptoe they went up, past the [third|ninth] stair, which [creaks|tells]. On the roof the [night|wind] blew up {hero’s} [legs|sleeves].',
      ],
      [
        '{Star} crept into {hero’s} [sleeve|collar] and slept. {Hero} shone like a [lantern|shop], and across the roof {they} saw {coldSeen}.',
        '“Brr,” said {star}. “Br. B…” And he [slept|was gone], and the roofs were so [gold|bright] that {hero} saw {coldSeen}.',
        '{Star} looked at the [washing|sheets], and how it all [rocked|swung]. {Snore}! In the [glow|light] {hero} saw {coldSeen}.',
        'But the cold made {star} [roll|curl] up and sleep. What a [light|glow] over the roofs! Over there was {coldSeen}.',
      ],
      '¶{refrain}',
      denial('cold'),
      more(
        'At once the roof was [dark|black], and {hero} [trod|stepped] on a [peg|bucket]. “[Shh|Hush],” {they} told it.',
        'The light went [in|away], and so did they, [down the stairs|without a sound].',
      ),
      asideHere('way', along.cold),
    ],
    story: [
      [
        '{Hero} read the most exciting book, in a whisper. “The [dragon|pirate|tiger] came [closer|nearer] and [opened his mouth|lifted his lid], and in it was…”',
        '“Nobody sleeps [before|without] the end,” whispered {hero}, and read about a [dragon|pirate|tiger] with [one more tooth|something behind his back].',
        'A book is [quiet|quieter than jam|as quiet as socks], so {hero} read [low|softly] of a [dragon|pirate|tiger] who [crept|came] up the stairs, [one|two] at a time…',
      ],
      [
        '{Star} slept before the end of the [page|line]. He lay on the book and glowed so well that {hero} found {storySeen}.',
        '“And then?” asked {star}. And then, {snore}! The page turned [gold|to honey], and there was {storySeen}.',
        '{Star} [slept|was asleep], with his [face|nose] in chapter [one|two]. The page was so [bright|light] that {hero} saw {storySeen}.',
        'At the most [terrible|dreadful] word {star} lay down on it and slept. By his light {hero} saw {storySeen}.',
      ],
      '¶{refrain}',
      denial('story'),
      more(
        'As he sat up, the letters [sank|went] into the dark, like [fish|ants].',
        'Then the page was grey, and nobody [heard|found out] what he had [done|lost].',
        'The book went dim. {Hero} would have to [finish it|read on] [tomorrow|by day].',
      ),
      asideHere('way', along.story),
    ],
    late: [
      [
        '“{Late.cry}?” it came from outside. Past the window flew {late} with {late.load}, and a minute later she flew past the other way.',
        'Over the roofs of {street} went {late} with {late.load}. She flew [left|up], she flew [right|down], she asked a [chimney|weathercock], and it [didn’t know|turned away].',
        'There was {late}, with {late.load}, going round the [chimney|church|tall tree] for the [third|fourth] time. “{Late.cry}?” she [called|said], in a small voice.',
      ],
      [
        '“She can’t see me,” [whispered|said] {star}. “[Quick|Please], more tricks!”',
        '“She [needs|wants] more light,” said {hero}. “Wake up [harder|more], {star}!” And {star} woke up as hard as he [could|was able].',
        '{Star} [opened|stretched] his eyes as wide as [plates|windows]. But the wider the eyes, the [smaller|thinner] the light.',
      ],
      more(
        'How strange: they had worked all night, and it only got [darker|worse].',
        'The moon put a [cloud|scarf] over her eyes. She couldn’t [look|watch].',
        '{Hero} waved a [sock|pyjama sleeve] out of the window, but who can steer by [that|laundry]?',
      ),
    ],
    dim: [
      [
        'Now {star} was awake. He was so awake that he [trembled|squeaked]. And he was as dim as [an old coin|a cold pea|dishwater|a button in a drawer].',
        'They had done it: {star} was wide, wide awake. But he gave less light than [a fish|a boiled potato|the word lamp].',
        '{Star} had both eyes open. {Hero} had to [look twice|come quite close] to see that, because {star} hardly [shone|glowed] at all.',
        'No one had [nodded|slept] for ten whole minutes. {Hero} should have been [glad|proud]. But why was {star} so [grey|pale|dull], like a star cut out of [newspaper|an egg box]?',
      ],
      [
        '¶Outside {late} flew into [the washing|a tree|the chimney]. “{Late.cry}!” she said. “Who [put out|took away|ate|hid] my star?”',
        '¶“{Late.cry}?” called {late} from the dark, with {late.load}. “Is [nobody|no one] up there {gap}?”',
        '¶And somewhere in the dark, going the [wrong|other] way, was {late} with {late.load}. “{Late.cry}?” It was [very|quite] far [off|away].',
      ],
      ifRoom(
        '“I’m a [bad|terrible] star,” said {star}, and a [tear|drop] ran down one [point|side] and [hissed|went out].',
        '“I tried so hard,” [whispered|said] {star}. {Hero} had no more tricks. {They} [looked|felt] in {their} pockets, and it was true: [none|not one].',
        '“One more [trick|lesson],” [begged|said] {star}. {Hero} opened {their} mouth, and there was [nothing in it|only a yawn|no trick left in it].',
      ),
    ],
    worse: [
      [
        'Awake, {star} was as dim as [a pea|a potato|an old spoon|dishwater|a cold pea], and {late} had [lost|missed] her way.',
        'So {star} was awake, and [dim|grey|pale] as a [potato|button|pea|fish], and {late} was [lost|out in the dark|nowhere near home].',
        'Awake, {star} was [dim|grey|pale], and {late} was lost.',
        'They had [won|done it]: {star} was [wide awake|awake], and so [dim|grey|pale] that {late} [flew in circles|could not find home|went the wrong way].',
      ],
    ],
    turn: [
      [
        '¶Then {star’s} eyes fell shut, [first one, then the other|the left, then the right|one after the other]. {Hero} took a breath to [shout|say it|call out], and [did not|let it go|stopped]. It was as bright as [morning|noon|day|a lemon].',
        '¶Just then {star} [tipped|keeled] over, asleep. “You’re [as|asl|a]…” [began|said] {hero}, and [stopped|said no more|left it there]. There was gold on the [rug|floor|slippers], the [walls|curtains|shelf], the [ceiling|lamp|door].',
        plants(
          'hand',
          '¶{Hero} held out a {hero.hand} to shake {star} awake, and it stayed in the air. Why could {they} see [it|that {hero.hand}] so well, at [midnight|this hour]? The room was [gold|bright].',
        ),
        '¶{Star} gave up. His head [sank|went down], and [gold|light] ran over the [rug|floor] and up the [walls|curtains]. {Hero} [opened {their} mouth|took a breath] to [say|shout] it, and [shut it again|let it go|stopped].',
      ],
      asideHere('turn', {
        person: [
          '“[Don’t|Don’t wake him],” whispered {friend}, and [held|caught hold of] {hero’s} [arm|sleeve]. “[Look|Only look].”',
          '{Friend} laid a hand on {hero’s} shoulder. “[Let|Just let] him,” {friend.they} whispered.',
        ],
        pet: [
          '{Friend} lay down on {hero’s} foot, so that {they} could not [jump|run] to {star}, and [looked|stared] into the light.',
          '{Friend} sat down [between them|right before {star}], and would not let {hero} [past|by].',
        ],
      }),
      { ifRoom: TURN },
      [
        '¶{Seen1}. {Seen2}. When had {hero} seen those? Each time when {star} [slept|was asleep]! “You don’t go out,” {they} [breathed|whispered]. “You go on.”',
        '¶{Hero} thought of {seen1}, and of {seen2}. Each time {star} had been asleep. Each time it had been [bright|light], and each time {hero} had [woken him|put him out]!',
        '¶{Seen1}, {seen2}: each time {star} had been asleep! “You [shine|glow] when you [sleep|snore],” {hero} [whispered|breathed].',
        '¶Asleep, {star} had lit up {seen1}, and asleep, {seen2}. “[We’ve|I’ve|So we’ve] [been doing|done] it [backwards|upside down|inside out|the wrong way round],” [whispered|said] {hero}.',
      ],
    ],
    tell: [
      [
        plants(
          'woken',
          '“I wasn’t asl—” said {star}, and [sat up|blinked], and it was dark. “[Shh|Hush], {star},” said {hero}, “you may. You [must|have to], for it’s your [job|work|turn].”',
        ),
        plants(
          'woken',
          '{Star} woke up, and the light went. “[Sorry|I’m sorry|Oh no], I’m awake!” “Please [don’t be|stop it],” said {hero}, and told him [everything|all of it], in a [whisper|low voice].',
        ),
        plants(
          'woken',
          '“A star should sleep?” said {star}, when he woke up [dim|grey]. “All night,” said {hero}. “[Who|And who] told you that you mustn’t?” {Star} [thought|thought hard]. Nobody had. He’d made it up [himself|all alone].',
        ),
      ],
      why(
        [
          '¶“Then show me how [you do it|it goes],” said {star}. {Hero} went [red|pink]. “I can’t,” {they} said. “I’ve [never|not once] been awake for [it|that bit].”',
          '¶“How do you go to sleep?” asked {star}. “I don’t know,” said {hero}. “I’m always asleep by then.” It was [out|said] before {they} could [stop it|catch it].',
        ],
        [
          '¶“But won’t I miss it all?” asked {star}. “You won’t miss it,” said {hero} [slowly|after a while]. “You [are|will be] it.”',
          '¶“And if something happens?” asked {star}. “You’ll be what happens,” said {hero}, and [wished|thought] it was so for [everyone|people, too].',
        ],
        [
          '¶“It’s dark in there,” said {star}. “[I know|I know it is],” said {hero}. “I’ll come with you.” {They} had never gone in on purpose [before|yet].',
          '¶“But it’s dark when I shut my eyes,” said {star}. “[Not|It isn’t] out here,” said {hero}. “Perhaps it [only|just] looks dark from [the door|outside].”',
        ],
      ),
    ],
    teach: [
      [
        given(
          'not told:woken',
          '“I wasn’t asleep!” cried {star}, waking, and the light went. “[Please do|Do|Then do] it again,” said {hero}. “You [shine|glow|light up] when you [sleep|snore].” “But [how|how does one|I don’t know how]?”',
          '{Star} woke up, and [out|off] went the gold. “[Sorry|Oh no], I’m awake!” “[Don’t be|Stop that],” said {hero}. “You [shine|glow|go on] when you [sleep|snore].” “Then [teach|show] me [how|how it’s done].”',
          '“[Sorry|Oh dear]!” cried {star}, and was awake, and dim. “You [shine|glow|light up] when you’re [asleep|snoring],” [said|whispered] {hero}. “I [don’t|hardly] know how [it’s done|it goes],” said {star}.',
        ),
        given(
          'told:woken',
          'They lay down on the rug, [side by side|nose to nose], {hero} and {star}.',
          '{Hero} lay down, flat as a [leaf|letter|rug], on the [rug|rug under the window], and {star} did [the same|as {they} did].',
          '{Hero} [put|laid] the [pillow|blanket|cushion] on the rug, and {star} on the [pillow|blanket|cushion], and lay down [beside|next to] him.',
        ),
      ],
      [
        given(
          'not told:woken',
          '¶“It [starts|begins] with the [toes|feet|heels],” said {hero}, [flat on|and lay down on] the rug. “You tell them [good night|thank you|well done] and [leave|let] them [be|rest].”',
          '¶{Hero} lay down on the rug, as flat as a [letter|leaf|sheet]. “First the [toes|feet],” {they} said. “They’ve [walked|run|hopped] all day, and now they’re [heavy|soft|warm].”',
          '¶{Hero} lay down on the rug, and {star} [beside|next to] {them}. “Let the [toes|feet|heels] go first,” {they} said, “and [don’t help|don’t push|don’t look].”',
        ),
        given(
          'told:woken',
          '¶“It starts with the [toes|feet],” said {hero}. “You tell them [good night|thank you] and [leave|let] them be.”',
          '¶“First the [toes|feet],” said {hero}. “They’ve [walked|run|hopped] all day, and now they’re [heavy|soft|warm].”',
          '¶“Let the [toes|feet|heels] go first,” said {hero}, “and [don’t help|don’t push|don’t look].”',
        ),
      ],
      ifRoom(
        'Then it was the [knees’|legs’] turn, then the [tummy’s|breath’s], [up and down|in and out], like a [boat|tide|swing]…',
        'And what they were thinking they let [float|swim] by, like a [duck|cloud|boat].',
        'The [knees|legs] got a good night, and so did the [tummy|back]. It got [slower|lower|softer].',
      ),
      when('interest', {
        more: [
          '“Think of {interest},” [murmured|said] {hero}, “but [slowly|from far away].”',
          'Very low {they} told him of {interest}, with [long|longer] and longer [gaps|pauses].',
        ],
      }),
      [
        '¶{Star} put his points to sleep, one by one. [Three, four, and there was no five|The third, the fourth, and there was no fifth]: he was asleep, and [the room|all the room] was [gold|light].',
        '¶“[One point’s|My top point’s|The left one’s] asleep,” [mumbled|murmured] {star}, “and [two|the next] is asl…” And the [rug|room|ceiling] [turned to|filled with|ran with] [gold|honey|light].',
        '¶“Good night, [point|left point|top point],” said {star}, “good night, [p|po]…” And then there was [only|just] {snore}, very [soft|small], and [light|gold light].',
      ],
    ],
    rise: [
      [
        'A sleeping star weighs [nothing|less than nothing|about as much as a smell]. {Hero} carried {star} up to the roof, and no stair [creaked|spoke|told].',
        '{Hero} took {star} up to the roof, [slowly|step by step], as you carry [a full cup|soup].',
        'On the [edges|sides] of {their} feet {hero} came up to the roof, with {star} asleep in {their} {hero.hands}, [warm as bread|light as a sock].',
      ],
      when('together', [
        '{Others} held the [door|roof door].',
        '{Others} went first, and held the [washing|sheets] aside.',
      ]),
      when('giver', {
        ifRoom: [
          'Round him was the blanket from {giver}, for roofs are [cold|chilly].',
          '{They} unwrapped the blanket that {giver} gave {them}, [corner|fold] by [corner|fold].',
        ],
      }),
      [
        '¶Then {they} let [go|{star} go|{their} {hero.hands} fall open]. {Star} rose like a [bubble|breath], put one point under his [cheek|chin], and went up to his [place|spot] {gap}.',
        '¶{Hero} let go, and that was the [whole|only|last] trick of [all|the night]. And asleep, {star} floated up past the [washing|chimney], past the [bats|moths], to the place {gap}.',
        '¶“Now, {star},” [breathed|whispered] {hero}, and opened both {hero.hands}. Up went {star}, [all asleep|soft as soot], till the gap {gap} was [full|light again].',
      ],
      [
        '¶All round him hung the [big|great|old] stars and said [nothing|not a word]. They were all [asleep|snoring|fast asleep], like {star}!',
        '¶And the [big|great|old] stars, who [never|would not] [answer|say a word]? They [slept|were asleep], [every one|all of them|all around {star}]!',
        '¶{Hero} looked at the [big|great|old] stars. So that’s what twinkling is: it’s [snoring|a snore], seen from [far off|below].',
      ],
      more(
        '¶How he shone! The light [dripped|ran] from the [gutters|roofs] of {street}.',
        '¶Down in {street} each [window|doorstep] turned [gold|silver].',
        '¶He was the [brightest|smallest and brightest] thing up there, and he [didn’t know it|slept through it].',
      ),
      asideHere('turn', {
        person: [
          '{Friend} went [ahead|first] and held the [doors|roof door], so that nothing should [bump|creak].',
          '{Friend} [held|took] the washing aside, so that he could [pass|get by].',
        ],
        pet: [
          '{Friend} [went|came] before them on [velvet|quiet] paws, and left out the stair that [creaks|tells].',
          '{Friend} sat down on the edge of the roof and [watched|looked] him all the way up.',
        ],
      }),
    ],
    home: [
      [
        'Then there were [soft|quick|tired] wings. “{Late.cry}, there it is!” said {late}, and turned, and flew [straight|in one long line] home, with {late.load}.',
        'Far off somebody saw a light and [knew it|turned round]. {Late} came over the roofs with {late.load}, so [low|close] that she [ruffled|stirred] {hero’s} hair.',
        '{Late} [found|saw] him at once. She came round the [chimney|tower] for the very last time, with {late.load}, and she knew where she was.',
      ],
      [
        '“Is he [awake|up|all right]?” she [asked|whispered|called] [as she passed|in passing|over one wing]. “He’s [asleep|fast asleep],” [whispered|said] {hero}, and had never been so [glad|proud] [to say it|of it].',
        '“Who lit him?” she [asked|whispered] over one wing. “Nobody,” whispered {hero}. “He’s asleep. [Shh|Hush]!”',
        '“[You woke him|So you woke him] at last,” she called. “[Shh|Hush],” whispered {hero}. “He’s asleep. [That’s how|That’s why] he shines.”',
      ],
      more(
        '¶And {street} was [still|dark and gold]. The [wind|last leaf] lay down. So did the [cat next door|weathercock].',
        '¶Then nothing [moved|stirred] any more, not a [sheet|leaf], not a [cat|moth]. {Hero} [waved|gave one small wave].',
        '¶It was so quiet that {hero} heard the [moon|night] go [by|past].',
      ),
    ],
    sleep: [
      [
        '{Hero} lay on the rug to watch {star} [all night|until morning]. {They} got as far as [“One”|the first blink|the first yawn].',
        '{Hero} [sat|knelt] down on the rug, and then lay [down|flat], only to see {star} [better|from below|the right way up].',
        '“I’ll just [watch over|keep an eye on] {star},” said {hero}, and lay down on the rug, [to see better|just for show].',
        '{Hero} got as far as the [rug|rug and one sock]. There one could see {star}, if one [lay|kept] very [flat|still].',
      ],
      adult('end'),
      asideHere('end', {
        person: [
          '{Friend} had promised to [watch|stay up], too, and was asleep like a starfish, with [one shoe|both shoes] on.',
          '“I’ll take the [first|next] watch,” said {friend}, and was asleep [before “watch”|with one finger up].',
        ],
        pet: [
          '{Friend} turned round [three|four] times and [lay|settled] down in the bend of {hero’s} knees.',
          '{Friend} was asleep [already|at last], as {friend.they} had [meant|wanted] to be since [eight|supper].',
        ],
      }),
      [
        '¶“You’re [asleep|asleep, {hero}|sleeping],” [whispered|said|breathed] the [moon|pillow|night|lamp]. “I’m not,” [mumbled|murmured] {hero}, “I’m {excuse}.”',
        '¶“{Hero}, are you sleeping?” [whispered|asked] the [moon|pillow|lamp]. “Me, I’m just… {excuse}…” [mumbled|murmured] {hero}.',
        '¶“Did you drop off, {hero}?” [whispered|asked] the [moon|night|curtain]. “No,” [mumbled|murmured] {hero}, “I’m {excuse}.”',
      ],
      why(
        [
          '¶And no one saw {hero} asleep that night [either|as well]. {Star} was looking [straight|right] down at {them}, from {gap}, with both eyes shut.',
          '¶{Snore}, it went, {gap}. And from the rug, [lower|slower], came an answer. But there was nobody [awake|left] in {street} to [hear it|say who it was].',
        ],
        [
          '¶And then it happened, the [best|big] thing. The last window in {street} went dark, and something on the rug began to [shine|glow], [just a little|very softly]. {Hero} slept [right through it|through it all].',
          '¶That night the [whole sky|whole street] was [gold|bright], from {gap} to the [rug|last chimney]. {Hero} [missed it all|missed it|slept through it all], and was [right|just] in the [middle|midst] of it.',
        ],
        [
          '¶And behind {hero’s} eyes it was not dark [at all|one bit|in the least]. It was [gold|golden] in there, [right to the back|right to the very end|all the way in].',
          '¶{They} shut {their} eyes to see how dark it was. It wasn’t. Somebody {gap} had left the light on.',
        ],
      ),
    ],
  },
  asides: {
    start: {
      person: [
        '“I’m not tired [either|one bit],” said {friend}, and yawned till {friend.their} [ears|jaw] [clicked|popped].',
        '“Is it [real|hot]?” asked {friend}. “[May I hold it|Can we keep it]?”',
        '{Friend} had been “nearly ready for bed” since [supper|six o’clock].',
      ],
      pet: [
        '{Friend} had gone to bed at [eight|seven], like a [sensible|proper] animal, and got up again to [watch|complain].',
        '{Friend} looked at the star as if it were [a biscuit|a new sort of moth].',
        '{Friend} sniffed the [glass|air] and [sneezed|sat down].',
      ],
    },
    way: {
      person: [
        '“My turn,” said {friend}, who [was best at it|had waited and waited].',
        '“I could do this [all night|till Friday],” said {friend}, [leaning|asleep] on the [wall|door].',
        '“Don’t look at me,” said {friend}. “I’m [as awake as an egg|not even sitting].”',
        '{Friend} [held|propped] one eye open.',
        '“[Again|Once more|Louder]!” said {friend}.',
        '{Friend} [yawned|sat down|nodded], too.',
        '“Shh,” said {friend} to {friend.themselves}, and [giggled|hiccupped].',
        '“[I saw that|I heard that],” said {friend}. “{Star} [snored|nodded].”',
      ],
      pet: [
        '{Friend} [watched|looked on] with one eye, and let the other one [sleep|go home].',
        '{Friend} lay down [in the middle|on the warm spot] under {star}.',
        '{Friend} carried off a [sock|slipper], in case anyone [wanted|missed] to play.',
        '{Friend} thought it [silly|odd].',
        '{Friend} [sighed|blinked] and lay [down|flat].',
        '{Friend} yawned, and you could [count every tooth|see right in].',
        '{Friend} followed, [two|three] steps behind, like a [guard|shadow].',
      ],
    },
    trouble: {
      person: [
        '“We broke him,” said {friend} in a [small|thin] voice.',
        '“[Blow on him|Rub him],” said {friend}. It did not [help|do much].',
        '{Friend} lent {star} {friend.their} [best|second-best] sock.',
      ],
      pet: [
        '{Friend} put {friend.their} nose [under|against] {star}, to [hold him up|keep him warm].',
        '{Friend} [licked|nudged] {star} once, and [waited|looked at {hero}].',
      ],
    },
    turn: {
      person: [
        '“Oh,” said {friend}. And then, much [lower|softer]: “Oh.”',
        '{Friend} [came|tiptoed] along, and did not [talk|hum] for once.',
        '“I knew it,” [whispered|breathed] {friend}, who [had not|hadn’t].',
      ],
      pet: [
        '{Friend} [stepped|came] after, on [velvet|quiet] paws.',
        '{Friend} laid {friend.their} [chin|head] down, and [sighed|was still].',
      ],
    },
    end: {
      person: [
        '({Friend} had been asleep since the [stairs|roof].)',
        '{Friend} slept [with both shoes on|like a starfish], [beside|next to] {hero}.',
      ],
      pet: [
        '{Friend} turned round [three|four] times and [lay|settled] down in the bend of {hero’s} knees.',
        '{Friend} was [fast|sound] asleep, as {friend.they} had [meant|wanted] to be [from the start|since eight].',
      ],
    },
  },
  adults: {
    start: [
      '“[Five|Two] more minutes,” said {grownUp}, [for the third time|for the sixth time].',
      '“Why don’t you just close your eyes?” said {grownUp}, and [closed|shut] {grownUp.their} own, and [swayed|nearly fell].',
      '“Lights [out|off],” called {grownUp}. “And [I mean it|this time it’s true].”',
    ],
    end: [
      '{GrownUp} came in to say “[Bed|Sleep] now”, and said [nothing|only “oh”].',
      '{GrownUp} tiptoed in with a [blanket|pillow], and tucked it round whoever was [there|nearest].',
      '“Asleep,” whispered {grownUp}, and [pinched {grownUp.themselves}|looked twice].',
    ],
  },
  traits: { habit: habits, turn: turns },
};
