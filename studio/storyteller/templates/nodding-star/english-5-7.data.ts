/** The nodding star in English for readers of 5 to 7. */
import { adult, aside, HABIT, ifRoom, more, TURN, when, type BandText } from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/nodding-star/english-traits.data.ts';

export const english57: BandText = {
  refrains: [
    '“You’re [asleep|sleeping|snoring]!” [said|cried|whispered] {hero}. “I’m not,” said {star}, “I’m {excuse}.”',
    '“{Star}! You [nodded off|dropped off|fell asleep]!” [said|cried|whispered] {hero}. “I did not,” said {star}, “I was {excuse}.”',
    '“[Wake up|Eyes open|Up, up], {star}!” [said|cried|hissed] {hero}. “I [am up|am awake|never slept],” said {star}, “I was {excuse}.”',
    '“[Were you asleep|Was that a snore|Did you just sleep]?” [asked|said] {hero}. “[Me|Asleep|A star, sleep]?” said {star}, “I was {excuse}.”',
  ],
  beats: {
    start: [
      [
        'One window in {street} was never dark. Behind it {party|was|were} {party}, [wide|quite] awake. And one night a star [tapped|knocked] at the glass, no bigger than a [bun|teacup|mitten], and [yawned|swayed].',
        'Nobody in {street} was as good at not sleeping as {party}. So when a [small|tired] star fell off the [roof|gutter], he knew [where to knock|whose window to tap at].',
        'It was so late that all of {street} was [asleep|dark], all but {party}. Then, [tick|tap], at the window sat a star, with rings under his eyes like [saucers|an owl].',
        'At [ten|eleven] at night {party} had no [plan|wish] to go to bed. Then the window went [plink|tap]. In fell a star, [plump|flop], on the [rug|blocks|slippers], [yawning|half asleep].',
        'It was [so late|later than late], and {party} would not go to bed. Then a star came in at the window, a very [small|pale] one, and HE was so tired that he [leaned|hung] on the [lamp|curtain].',
      ],
      [
        '“I’m {star},” he said. “I [live|hang|belong] up there, {gap}.”',
        '“{Star},” said the star, and [bowed|held out a point]. “From {gap}.”',
        '“My name is {star},” he said, “and I [should be|am meant to be] {gap}.”',
        '“{Star}, [new|brand new],” he said. “My place is {gap}, [you can’t miss it|or it was].”',
      ],
      { more: HABIT },
      adult('start'),
      aside('start'),
    ],
    open: [
      [
        'Every night {street} went dark, [window by window|one lamp at a time], until one window was left. Behind it {party|was|were} {party}, [wide awake|as awake as a drum|doing very well].',
        'Nobody in {street} was as good at not sleeping as {hero}. {They} could do it [standing up|lying down], with [or without|one or two] socks, and [until all hours|on an empty glass of water].',
        'If you looked at {street} at [ten|eleven|half past nine] at night, you saw [nineteen|twenty|fifteen] dark windows and a [bright|yellow] one. That was where {party} lived, and [nobody there was tired|bed was for other people].',
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
      more(
        'Sleep, {hero} thought, was a [waste|sad waste] of a good [evening|night]: you lie [down|about], and [then it’s breakfast|you miss it all].',
        '“I’m [just|only] getting a [drink|good look at the moon],” said {hero}, for the [third|fourth|fifth] time.',
        'The bed was made. It had been [made|lonely|ready] for [an hour|ages], and it was [getting cold|beginning to sulk].',
        'The pillow was as [plump|smooth] as a [bun|cloud]. No one had put a [head|ear] on it [yet|all night].',
      ),
      adult('start'),
    ],
    night: [
      [
        '{Hero} went to the window to count the stars, because that takes [all night|for ever]. It was a [fine|full] sky, but {gap} there was a [hole|gap], [neat|black] as a missing tooth.',
        'One more look out of the window, and then one [more|extra]. There was the moon, there were the stars, and there, {gap}, was [a spot with nothing in it|a place where a star ought to be].',
        '{Hero} knew the sky [by heart|like a bookshelf]: [nobody|no one] looked at it as [late|long] as {they} did. So {they} saw at once that {gap} a star had [gone|got lost|been left out].',
        '{Hero} said good night to the [moon|chimneys] and to each star, which was a [good|fair] trick to [stay up|save time]. {Gap} there was no one to say it to. That star was [out|gone|not at home].',
      ],
      more(
        'Do stars [fall|get lost|go on holiday]? Do they go home when they’re [cross|cold]? {Hero} pressed {their} nose [flat on|against] the glass.',
        '“Somebody has [eaten|picked|borrowed] it,” {hero} [thought|told the curtain].',
        'It had been there [yesterday|last night], {hero} was [sure|quite sure]: a small one, a bit [crooked|blinky|pale].',
      ),
      aside('start'),
      [
        '¶And [just|right] then something went [tick|tap|plink] on the [sill|glass|gutter].',
        '¶Then a thing as small as a [bun|mitten|cup] came [tumbling|bumping] down the [roof|tiles]…',
        '¶Who was that, [sniffing|breathing|yawning] behind the [curtain|glass]?',
      ],
    ],
    tap: [
      [
        'Tap, [tap|tick, tap], at the window. It wasn’t [rain|a twig] and it wasn’t [a moth|the wind]. It was a star, no bigger than a [bun|slipper|teacup], and it was [yawning|nearly asleep].',
        '[Something|Somebody] knocked on the glass with a [tiny|small] point. “[Excuse me|Good evening],” it said, “is this the window that never [goes dark|sleeps]?” It was a star, and he [swayed|yawned] [as he said it|like a boat].',
        'On the sill sat a star, and he was [small|little] and [rather pale|a bit crumpled], and had two [grey|dark] rings under his eyes, like [teacups|a tired owl].',
        '{Hero} opened the window, and in fell a star, [plump|flop|bump], onto the [rug|blocks|slippers]. He said “[Oops|Ow|Sorry]” and began to yawn, and [did not stop|went on] until it was [all out|quite done].',
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
      aside('start'),
    ],
    ask: [
      [
        '“A star must stay awake [all night|until the sun comes],” said {star}. “If I sleep I’ll go out, [pff|plop], and I’m so [tired|sleepy]!”',
        '“I’m not allowed to sleep,” said {star}. “[Not a wink|Not once]. Or it’s [dark|black] up there, and it’s [my fault|all because of me].”',
        '“[Everyone|The moon|Every owl] says you [never|don’t ever] sleep,” [said|whispered] {star}. “I must [shine|stay up] until [morning|dawn], so [teach me|help me|show me], {hero}!”',
        '“You’re the one who [never sleeps|is always up],” said {star}. “I must [stay|keep] up like that, or my light [goes out|goes off|is gone]!”',
      ],
      [
        '¶That very night {late} the {late.kind} [was flying|had to fly] home with {late.load}, by [him|his light] and [nobody else’s|no other].',
        '¶And {late} was out there with {late.load}. She was {a late.kind}, and she [steered|flew] by [him alone|his light].',
        '¶And there was {a late.kind} [on the way|in the air], {late}, with {late.load}. No {star}, no [way home|bed for her|light to turn at].',
      ],
      [
        '“I asked the [big|old|great] stars how,” said {star}, “and they [never said|didn’t say] a [word|thing].”',
        'He had [called|shouted] and [called|asked] the [big|old|great] stars, and not one of them [answered|looked up|so much as blinked].',
        '“And the [big|old|great] [stars|ones], what do they do?” asked {hero}. “They just [hang|sit] there and [shine|twinkle],” said {star}.',
      ],
      ifRoom(
        '¶“You’ve come to the [right window|right place|best],” said {hero}, and [rolled up|pushed up] {their} sleeves.',
        '¶{Hero} had never been so [proud|pleased]. “[Watch|Follow] me,” {they} said.',
        '¶“[Not sleeping|Staying up], {star}? I know [twelve|nine|twenty] ways, {star},” said {hero}.',
        '¶“[Easy|Easy as soup], {star},” said {hero}, “[and this is|here is] [lesson|trick] one…”',
      ),
      aside('start'),
    ],
    drum: [
      [
        '“[Nobody|No one] can sleep next to a drum,” said {hero}, and [marched|stamped] round the rug: [boom, tiddy-boom|ratta, tatta, boom|bim, bam, boom]!',
        '[First|So first] came the [drum|big drum|red drum]. [Boom|Bam], it went, [past the bed|over the cushions] and [back|round again], and {star} flew [behind|on top], as the [flag|band].',
        '{Hero} [banged|beat|whacked] the drum for all {they} {was} worth. [Boom, tiddy-boom|Rum, tum, TUM|Bim, bam, BOOM|Ratta-tat-TAT]! The [lamp|blocks] [jumped|danced] along.',
        '“The big parade!” [cried|called] {hero}. There was a drum, there was [a sock on a stick|stamping|a song], and it went [round and round|in a ring].',
      ],
      [
        'On the [ninth|tenth|last] boom {star’s} chin went down, and the [room|dark corner] was suddenly so bright that {hero} saw {drumSeen}.',
        '{Snore}, went {star}, in [time with|between] the beats. How [light|bright] it was all at once! “Look, {drumSeen}!” said {hero}.',
        'But {star} was [already|long] asleep, [rocked|lulled] by the beat. In the golden [light|glow] lay {drumSeen}, [plain as day|for all to see].',
        '{Star} marched [slower|lower], and slept. {Hero} could see into every [corner|crack]: there was {drumSeen}. [Funny|How odd]!',
      ],
      '¶{refrain}',
      more(
        'It went [dim|brown|grey]. “{Shusher.said}!” said {shusher}. [Quieter, then|So, no more drum].',
        '“{Shusher.said}!” went {shusher}, and that [was the end of the drum|meant hush].',
        '“{Shusher.said}!” [said|complained] {shusher}. So the drum went [to bed|under the bed].',
      ),
      aside('way'),
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
        'Then only one of them [came down|landed]. {Snore}, it went, and the whole [ceiling|room] was [gold|bright]: {jumpSeen}!',
        'But {star} [was asleep|had nodded off] on the way up. What a [light|glow]! High up there was {jumpSeen}.',
      ],
      '¶{refrain}',
      more(
        'The [glow|light] sank. “{Shusher.said}!” said {shusher}. [Softer|Quieter], please.',
        '“{Shusher.said}!” [grumbled|went] {shusher}, so there was no more [boing|bouncing].',
        '“{Shusher.said}!” went {shusher}, and they [stopped|sat down] in the [half dark|gloom].',
      ),
      aside('way'),
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
        '{Star} licked it, [shivered|sneezed], and slept. The kitchen was as [gold|bright] as a pan: there was {sourSeen}!',
        '“Mm,” said {star}, and [yawned|sighed], and slept. It grew so [light|bright] that there, [of all things|to be sure], was {sourSeen}.',
        'It worked on {star} like [warm milk|a lullaby]. Up went the [glow|light], right to the back of the kitchen: {sourSeen}!',
      ],
      '¶{refrain}',
      more(
        'The gold went out of the [pots|spoons]. How [dim|brown] the kitchen was now!',
        'And the kitchen was [grey|dim] once more, with [half|most of] an orange in it.',
      ),
      aside('way'),
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
      more(
        'The mirror went [dim|dull] like a [puddle|spoon]. “{Shusher.said},” said {shusher}, but only a little.',
        'Then it was too [dark|dim] for faces. {Hero} could only see a [nose|chin].',
      ),
      aside('way'),
    ],
    cold: [
      [
        '“[Cold|Freezing] feet never sleep,” whispered {hero}. They crept up to the flat roof, and the stones were like [ice|cold soup|a frog’s back].',
        'Up on the roof {hero} hopped from one [bare|pink] foot to the other, and made no [noise|more noise than a sock].',
        'On tiptoe they went up, past the [third|ninth] stair, which [creaks|tells]. On the roof the [night|wind] blew up {hero’s} [legs|sleeves].',
      ],
      [
        '{Star} crept into {hero’s} [sleeve|collar] and slept. The sleeve shone like a [lantern|shop], and across the roof {hero} saw {coldSeen}.',
        '“Brr,” said {star}. “Br. B…” And he [slept|was gone], and all the roof was [gold|lit up], with {coldSeen}.',
        '{Star} looked at the [washing|sheets], and how it all [rocked|swung]. {Snore}! In the [glow|light] {hero} saw {coldSeen}.',
        'But the cold made {star} [roll|curl] up and sleep. What a [light|glow] over the roofs! Over there was {coldSeen}.',
      ],
      '¶{refrain}',
      more(
        'At once the roof was [dark|black], and {hero} [trod|stepped] on a [peg|bucket]. “[Shh|Hush],” {they} told it.',
        'The light went [in|away], and so did they, [down the stairs|without a sound].',
      ),
      aside('way'),
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
        '{Star} [slept|was asleep], with his [face|nose] in chapter [one|two]. [How bright|So bright] the page was: {storySeen}!',
        'At the most [terrible|dreadful] word {star} lay down on it and slept. By his light {hero} saw {storySeen}.',
      ],
      '¶{refrain}',
      more(
        'As he sat up, the letters [sank|went] into the dark, like [fish|ants].',
        'Then the page was grey, and nobody [heard|found out] what he had [done|lost].',
        'The book went dim. {Hero} would have to [finish it|read on] [tomorrow|by day].',
      ),
      aside('way'),
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
        '{Hero} waved a [sock|pyjama sleeve] out of the window, but who can steer by a [sock|sleeve]?',
      ),
      aside('trouble'),
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
      aside('trouble'),
    ],
    worse: [
      [
        'Now {star} was [awake|wide awake], and dim as [a pea|an old spoon]. Out in the dark {late} [flew past|went round and round].',
        'They had done it, for {star} was awake, and as [dim|grey] as a [potato|pea]. “{Late.cry}?” called {late}, [lost|far off].',
        'All the [tricks|ways] were [used up|gone|done]. {Star} was awake and [dim|grey], and {late} had [lost|missed] her way.',
      ],
    ],
    turn: [
      [
        'Then {star’s} eyes fell [shut|to], [first one|the left], then the [other|right]. And it was light, [right up to the ceiling|in every corner|like morning|as in a lemon|from rug to roof].',
        '{Star} gave up. His head [sank|went down], {snore}, and [gold|light] ran over the [rug|floor], up the [walls|curtains] and out of the [window|door].',
        'Just then {star} [tipped over|keeled over], asleep. It was as if someone had [opened|cut open] a [mango|sunflower|jar of honey]: light, light [everywhere|all over]!',
        '{Hero} held out a {hero.hand} to shake {star} awake, and stopped. Why could {they} see every [hair|line] on it, at [midnight|this hour]? For {star} slept, and the room was [gold|bright].',
      ],
      { ifRoom: TURN },
      [
        '¶{Seen1}. {Seen2}. {Hero} had seen them both when {star} was asleep! “You shine when you [sleep|snore],” {they} [breathed|whispered].',
        '¶{Hero} thought of {seen1}, and of {seen2}. Each time {star} had been asleep. Each time it had been [bright|light], and then {hero} had gone and [woken him|spoiled it]!',
        '¶Awake, {star} was dim, and asleep, he was [bright|gold|like the sun]! “[We’ve|I’ve] been doing it [backwards|upside down|inside out|the wrong way round],” [whispered|said] {hero}.',
      ],
      aside('turn'),
    ],
    tell: [
      [
        '“I wasn’t asl—” said {star}, and [sat up|blinked]. “[Shh|Hush], {star},” said {hero}, “you may. You [must|have to], for it’s your [job|work|turn].”',
        '{Star} woke up. “[Sorry|I’m sorry|Oh no], I’m awake, I’m awake, {hero}!” “Please [don’t be|stop it],” said {hero}, and told him [everything|all of it], in a [whisper|low voice].',
        '“A star should sleep?” said {star}. “All night,” said {hero}. “[Who|And who] told you that you must not?” {Star} [thought|thought hard]. Nobody had. He’d made it up [himself|all alone].',
      ],
      ifRoom(
        '“But what if I go [out|dark|off]?” [asked|said] {star}. “You go out when you’re [awake|up],” said {hero}. “[Look|See], you’re doing it now.”',
        '{Star} looked down at himself. He was [grey|dim]. He shut one eye, and one half of him [lit|glowed]. “Well, I [never|never did],” he said.',
        '“And who will look after the [sky|dark]?” asked {star}. “[Nobody|No one] has to,” said {hero}, “[it stays up|it hangs there] by itself.”',
      ),
      [
        '¶“I don’t know how,” said {star} [softly|in a small voice], “I only know how [not to|to blink|to be tired].”',
        '¶There was one thing [left|more]. “How do you do it?” he asked. “[Going to sleep|Sleeping]?” {Hero} went [red|quiet]. {They} had never [once|really] done it on purpose.',
        '¶“Show me,” said {star}. And {hero}, who knew [twelve|nine|twenty] ways of staying up, had to think of one way [down|to lie down].',
      ],
    ],
    teach: [
      [
        'They lay down on the rug, [side by side|nose to nose]. “It starts with the [toes|feet],” said {hero}. “You tell them [good night|thank you] and [leave|let] them be.”',
        '{Hero} lay down on the rug, as flat as a [letter|leaf|rug|sheet]. “First the [toes|feet],” {they} said. “They’ve [walked|run|hopped] all day, and now they’re [heavy|soft|warm].”',
        '“[Lie down|Do as I do|Come down here], {star},” said {hero}, flat on the rug. “Let the [toes|feet|heels] go, and [don’t help|don’t push|don’t look], {star}, [just|only] let.”',
        '{Hero} [put|laid] the [pillow|blanket|cushion] on the rug. “First,” {they} said, “you say good night to your [toes|points|feet], and [mean|really mean] it.”',
      ],
      [
        '¶“Then the [knees|legs], then the [tummy|breath], [up, and down|up and down], like a [boat|tide|swing]…” {Hero’s} voice got [slower|lower|soft|thin] and [slower|lower|softer].',
        '¶The knees got [heavy|warm]. The breath went [out|in] by itself, and came [back|in] by itself, and nobody had to [watch|help].',
        '¶“[Knees|Legs], good night, and [tummy|back], good night. And what you’re thinking, {star}, let it [float|swim] by, like a [duck|cloud|boat].”',
        '¶Slowly {hero} said good night to the knees, the [tummy|back], the [elbows|shoulders], and it got [warm|quiet] wherever {they} had been.',
      ],
      when('interest', {
        more: [
          '“Think of {interest},” [murmured|said] {hero}, “but [slowly|from far away].”',
          'Very low {they} told him of {interest}, with [long|longer] and longer [gaps|pauses].',
        ],
      }),
      [
        '¶{Star} put his points to sleep, one by one. [Three|The third], [four|the fourth], and there was no [five|fifth]: he was [asleep|off].',
        '¶“[One point’s|My top point’s|The left one’s] asleep,” [mumbled|murmured] {star}, “and [two|the next] is asl…” And the [rug|room|ceiling] turned to [gold|honey].',
        '¶“Good night, [point|left point|top point],” said {star}, “good night, [p|po]…” And then there was [only|just] {snore}, very [soft|small], and light.',
      ],
    ],
    rise: [
      [
        'A sleeping star weighs [nothing|less than nothing|about as much as a smell]. {Hero} carried {star} up to the roof, and no stair [creaked|spoke|told].',
        '{Hero} took {star} up to the roof, [slowly|step by step], as you carry [a full cup|soup].',
        'On the [edges|sides] of {their} feet {hero} came up to the roof, with {star} asleep in {their} {hero.hands}, [warm as bread|light as a sock].',
      ],
      when('giver', {
        ifRoom: [
          'Round him was the blanket from {giver}, for roofs are [cold|chilly].',
          '{They} unwrapped the blanket that {giver} gave {them}, [corner|fold] by [corner|fold].',
        ],
      }),
      [
        '¶Then {they} let [go|{star} go|{their} {hero.hands} fall open]. He rose like a [bubble|breath], put one point under his [cheek|chin], and went up to his [place|spot] {gap}.',
        '¶{Hero} let go, and that was the [whole|only|last] trick of [all|the night]. And asleep, {star} floated up past the [washing|chimney], past the [bats|moths], to the place {gap}.',
        '¶“Now, {star},” [breathed|whispered] {hero}, and opened both {hero.hands}. Up went {star}, [all asleep|soft as soot], till the gap {gap} was [full|light again].',
      ],
      [
        '¶All round him hung the [big|great|old] stars and said [nothing|not a word]. They were all [asleep|snoring|fast asleep], like {star}!',
        '¶And the [big|great|old] stars, who [never|would not] [answer|say a word]? They [slept|were asleep], [every one|all of them|all around {star}]!',
        '¶{Hero} looked at the [big|great|old] stars. So that’s what twinkling is: it’s [snoring|a snore], seen from [far off|below].',
      ],
      more(
        '¶How he shone! It [dripped|ran] from the [gutters|roofs] of {street}.',
        '¶Down in {street} each [window|doorstep] turned [gold|silver].',
        '¶He was the [brightest|smallest and brightest] thing up there, and he [didn’t know it|slept through it].',
      ),
      aside('turn'),
    ],
    home: [
      [
        '[Then came|Then there were|There was a rush of] [soft|quick|tired] wings. “{Late.cry}, there it is,” said {late} [softly|to herself], and turned, and flew [straight|in one long line] home, with {late.load}.',
        'Far off somebody saw a light and [knew it|turned round]. {Late} came over the roofs with {late.load}, and went by [low|so close] that it [ruffled|stirred] {hero’s} hair.',
        '{Late} [found|saw] it at once. She came round the [chimney|tower] for the very last time, with {late.load}, and she was [home|in bed] before the moon [moved|knew].',
      ],
      [
        'She did not call out to {star}. She [dipped|bent] one wing, which means [thank you|good night] in {late.kind}.',
        '“Is {star} asleep?” she [asked|whispered] as she passed, and {hero} [nodded|nodded twice|said yes, so softly].',
        'She wanted to [call|sing out], and didn’t. One does not wake a [star|little star].',
      ],
      more(
        '¶And {street} was [still|dark and gold]. The [wind|last leaf] lay down. So did the [cat next door|weathercock].',
        '¶Then nothing [moved|stirred] any more, not a [sheet|leaf], not a [cat|moth]. {Hero} [waved|gave one small wave].',
        '¶It was so quiet that {hero} heard the [moon|night] go [by|past].',
      ),
      aside('end'),
    ],
    sleep: [
      [
        '{Hero} lay on the rug to watch {star} [all night|until morning]. {They} got as far as [“One”|the first blink|the first yawn].',
        '{Hero} [sat|knelt] down on the rug, and then lay [down|flat], only to see {star} [better|from below|the right way up].',
        '“I’ll just [watch over|keep an eye on] {star},” said {hero}, and lay down on the rug, [to see better|just for show].',
        '{Hero} got as far as the [rug|rug and one sock]. There one could see {star}, if one [lay|kept] very [flat|still].',
      ],
      adult('end'),
      [
        '¶“You’re asleep,” [whispered|said] the [moon|pillow|night]. “I’m not,” [mumbled|murmured] {hero}, “I’m {excuse}.”',
        '¶“{Hero}, are you sleeping?” [whispered|asked] the [moon|pillow|lamp]. “Me, I’m just… {excuse}…” [mumbled|murmured] {hero}.',
        '¶“Did you drop off, {hero}?” [whispered|asked] the [moon|night|curtain]. “No,” [mumbled|murmured] {hero}, “I’m {excuse}.”',
      ],
      [
        '¶The last window in {street} [went dark|was dark]. But {gap} [somebody|someone] shone, and down [here|on the rug], [just a little|if you looked well], so did {hero}.',
        '¶{Snore}, it went, {gap}. And from the rug, a bit [lower|deeper|slower], [came the answer|{hero} answered|something answered].',
        '¶And then there were two of them [shining|glowing], [if you ask me|believe it or not]: one {gap}, and one on the [rug|floor].',
        '¶Nobody in {street} was awake now, [not one|nobody at all], and it had never been so [bright|gold|light|clear] [there|out].',
      ],
      aside('end'),
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
      '“[Five|Two] more minutes,” said {grownUp}, [an hour ago|for the sixth time].',
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
