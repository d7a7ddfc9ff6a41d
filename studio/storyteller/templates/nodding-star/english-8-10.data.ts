/** The nodding star in English for readers of 8 to 10. */
import {
  adult,
  aside,
  asideHere,
  given,
  HABIT,
  ifRoom,
  more,
  plants,
  takes,
  TURN,
  when,
  type BandText,
  type Line,
  type Option,
} from '#studio/storyteller/text/passage.ts';
import { along } from '#studio/storyteller/templates/nodding-star/english-5-7.data.ts';
import { habits, turns } from '#studio/storyteller/templates/nodding-star/english-traits.data.ts';

/** Why the hero will not sleep, the same from the first page to the last. */
const why = (never: readonly Option[], miss: readonly Option[], dark: readonly Option[]): Line =>
  takes('why', { never: [never], miss: [miss], dark: [dark] });

/** What the hero has against sleep, said before anything happens. */
const wish = why(
  [
    '{Hero}, for {their} part, had never slept. {They} had gone over it [carefully|twice], and could not remember one night on which {they} had [been there when it happened|seen {themselves} do it].',
    'It was [well known|agreed on all sides] that {hero} did not sleep. Nobody had ever [seen|caught] {them} at it, [least of all|and that included] {hero}.',
    '“I don’t sleep,” {hero} liked to say. “I lie [about|down] until it’s [morning|breakfast], with my eyes shut, [out of politeness|so as not to wear them out].”',
  ],
  [
    'What {hero} had against sleep was this: you shut your eyes, and [eight hours|a third of your life] [is gone|goes missing], and [nobody can tell you what was in it|you never get a receipt].',
    'It was not that {they} [wanted|meant] to do [anything|a thing] [in particular|with it]. {They} [only|just] did not want the day to be [over|used up] while there might still be [some left|something in it].',
    '“The best part comes after bedtime,” said {hero}, “or why do they want us [out of the way|upstairs]?” {They} had not seen it yet. It was always going to be [tonight|any minute now].',
  ],
  [
    'What {hero} had against sleep was the way in. You shut your eyes, it was dark at once, and you were supposed to go [on|further], alone, without [a lamp|so much as a torch].',
    'Sleep was said to be [lovely|healthy]. But {hero} had looked into it, [several times|on a number of evenings], and as far as {they} could see, with {their} eyes shut, it was pitch dark in there.',
    '“It’s dark in there,” said {hero}, and meant the inside of {their} own eyelids. So {they} stayed out here, where there was a [lamp|moon], [at least|and company].',
  ],
);

/** The star denies it, with less dignity each time. */
const denial = (episode: string): Line =>
  when(
    `seen1:${episode}`,
    '¶{refrain}',
    when(
      `seen2:${episode}`,
      [
        '¶“Twice is not a habit,” said {star}, [blinking|before anybody could speak]. “I was {excuse2}.”',
        '¶“You’ll laugh,” said {star}, who had [heard himself snore|woken himself up], “but I was {excuse2}.”',
        '¶“It’s [quite simple|easily explained],” said {star}, [from the floor|with one eye open]. “I was {excuse2}.”',
        '¶“That was [something else|not the same thing],” said {star}, a little [louder|faster] than before. “I was {excuse2}.”',
      ],
      when(
        `seen3:${episode}`,
        [
          '¶“I was…” said {star}, and [went through|looked over] what he had left. “I was {excuse3}.” He did not [seem|sound|look] [sure of it|convinced] himself.',
          '¶“{Excuse3},” said {star}, [hoarsely|without much hope]. One could tell that he was [running out|near the bottom of the box].',
          '¶“I was {excuse3},” said {star}, and [looked at the floor|blushed to the tips]. It was not [his best|one of his better ones], and he knew it.',
        ],
        [
          '¶{Star} woke, opened his mouth, and found no excuse in it. “I’ve no idea,” he said [humbly|at last], “what I was doing.”',
          '¶“I was asleep,” said {star}, very low. He had never [said it|admitted it] before, and he said it as one [owns up to a vase|hands in a key].',
        ],
      ),
    ),
  );

export const english810: BandText = {
  refrains: [
    '“I was not asleep,” said {star}, with [dignity|his eyes shut]. “I was {excuse}.”',
    '“For your information,” said {star}, [blinking|swaying|from the floor], “I was {excuse}.”',
    '“Asleep, I?” said {star}. “I was {excuse}, and [it looks similar|people confuse the two|there’s a difference].”',
    '“That,” said {star}, [waking|blinking|rather stiffly], “was not sleep. I was {excuse}.”',
  ],
  beats: {
    start: [
      [
        'In {street} one window was yellow when all the others were dark. Behind it, fresh as [radishes|paint], {party|was|were} {party}, who regarded bedtime as [an opinion|a rumour]. So when, towards [ten|eleven], something tapped at the glass, somebody was there to open.',
        'If not sleeping were a sport, {party} would have had [a shelf of cups|a medal|a trainer|a whistle]. It was [long|well] past bedtime in {street} when somebody [knocked|tapped] at the window: a star, [small|crumpled], about as bright as a [biscuit|teaspoon].',
        plants(
          'fell',
          'Everybody in {street} knew the yellow window. “That’ll be {party},” [they|people] said, “[not sleeping|awake again].” It had got about, it seemed, for one night a star fell in, [bounced|rolled over], and said, “Is this where they never go to bed?” and [yawned|swayed].',
        ),
        'Bedtime had come and [gone|been ignored]. All {street} was dark but for {party}, and [that was when|just then] the gutter [coughed|creaked], the window went tick, and on the sill stood a star with rings under his eyes [like saucers|you could have hung keys on].',
      ],
      [
        '¶“{Star},” [he|the star] said, and held out a [warm|lukewarm|sooty] point. “I hang {gap}, or I [should|did|ought to].”',
        '¶“My name is {star}, and I’ve got the place {gap}. [Small, but my own|Not big, but with a view].”',
        '¶He was called {star}, he was [new|the new one], and his place was {gap}, [if anybody should ask|and please not to tell].',
      ],
      adult('start'),
      wish,
    ],
    open: [
      [
        'There are people who collect stamps. {Party}, at [number seven|the top of the house|number twelve], {street}, collected [late hours|bits of night]: half past nine, a quarter to ten, and, once, [on a Saturday|by sheer skill], a piece of midnight.',
        'At night {street} goes out like a [birthday cake|theatre], one window after the other, and one stayed on. {Party} lived behind it, and bedtime there was not [a time|a rule] so much as [an opinion|a rumour].',
        'If not sleeping were a sport, {party} would have [had a shelf of cups|played for the country]. There was training every evening, in pyjamas, with [a glass of water|eleven books] and [no mercy|great dedication].',
        'It had been bedtime at [eight|half past seven]. It had been bedtime again at [nine|a quarter to nine], [with raised eyebrows|in a firmer voice]. Now all {street} was dark, and {party} had never felt so [fresh|awake].',
        'Everybody in {street} knew the yellow window. “That’ll be {party},” they said, [drawing their curtains|winding their clocks], “not sleeping.” They said it with a certain [respect|pity], as one speaks of a [lighthouse|night watchman].',
      ],
      { more: HABIT },
      when(
        'adults',
        ifRoom(
          '{Adults} had read aloud [for an hour|three stories], and the only one who had dropped off was [the reader|whoever was reading].',
          '{Adults} had tried warm milk, [soft music|a talk] and [a long book about moss|counting backwards in French], and were now [visibly|extremely] sleepy.',
          '{Adults} [came by|looked in] [every ten minutes|at intervals], a little more [crumpled|transparent] each time.',
        ),
      ),
      more(
        'The trick is never to look at the [pillow|bed]. A pillow, looked at, looks back, and it is [very patient|softer than you].',
        'On the bed the blanket lay turned back at one corner, like a page [somebody meant to read on|with a bookmark in it]. {Hero} had not [touched|so much as creased] it.',
      ),
      adult('start'),
      wish,
    ],
    night: [
      [
        'One [long|last] look out of the window does not count as staying up; it’s [astronomy|science]. {Hero} knew these stars as one knows the [lids|coats] in one’s own hall. And {gap}, where there had always been a small one, there was [nothing at all|a hole].',
        'Nobody looked at the sky so [late|long] as {hero}, and so it was {hero} who [noticed|found out]. {Gap} a star was missing. It had not been a [famous|large] one. But the hole it left was [exactly|quite] its own [size|shape].',
        '{Hero} went to say good night to the stars, one by one, [a method good for forty minutes|which can be made to last]. {They} got as far as the spot {gap}, and [stopped|said good night to no one]. There was only dark there, [freshly cut|with nothing pinned to it].',
      ],
      more(
        'It is a strange thing to [miss|lose] what you never [spoke to|thanked]. {Hero} felt [oddly|a little] guilty, as if {they} had forgotten [a birthday|to feed it].',
        'Stars, {hero} had [read|learned], last ten thousand million years. Either the book was [wrong|out of date], or something had [happened|gone wrong] since supper.',
        '{They} breathed on the glass, wiped it [with a sleeve|clean], and looked [again|once more]. It was not a [smear|smudge]. It was an absence.',
        'A cloud? There was no [cloud|cloud all night]. A [bat|chimney] in the way? {Hero} [leaned|moved] left, {hero} [leaned|moved] right. The hole stayed [put|where it was].',
      ),
      [
        '¶And while {they} stood there, something came down the roof, tile by tile, saying [ow|sorry] to [each|every one] of them.',
        '¶It was just then that the gutter [coughed|creaked], and somebody [fell|rolled] onto the windowsill.',
        '¶Behind the glass, [very near|at the height of {their} nose], something yawned.',
      ],
    ],
    tap: [
      [
        'It was no taller than a [jam jar|milk jug|boot], it had five points, two of them [bent|sooty], and it knocked at the window as you knock at a [doctor’s|headmaster’s], hoping that nobody is in. A star. It yawned before it had even [said hello|got in].',
        plants(
          'fell',
          'When {hero} [opened|pushed up] the window a star fell in, [and there’s no grander way to put it|like post]. He got up, [shook|dusted] off the [soot|moss], said “[Good evening|Don’t get up],” and yawned so [long|thoroughly] that {hero} could have [read a page|peeled an egg] in the meantime.',
        ),
        'On the sill, among the [dead flies|pencil stubs], sat a star. By rights one should be [dazzled|blinded] by a star at that distance. This one was about as bright as a [biscuit|teaspoon], and had rings under his eyes [like saucers|you could have hung keys on].',
        'Somebody [tapped|knocked] at the pane with a [very small|rather bent|sooty] point. “Is this the window,” asked the star outside, “where they never sleep?” and he [leaned|laid his head] on the glass, which [squeaked|misted over].',
      ],
      [
        '¶“{Star},” he said, and held out a point as warm as [a plate|an egg|a loaf]. “I hang {gap}, or I [should|did|ought to].”',
        '¶“My name is {star}, and I’ve got the place {gap}. [Small, but my own|Not a big place, but with a view].”',
        '¶He was called {star}, he explained, he was [new|the new one], and his place was {gap}, [if anybody should ask|and please not to tell].',
      ],
      more(
        '{Hero} offered him a cushion. He [flinched|went pale]. “Nothing soft,” he [begged|said]. “If I so much as touch [velvet|corduroy], I’m [lost|done for].”',
        'He asked whether he might walk up and down while he [talked|explained]. He walked up. Before he had walked down, his eyes had [closed|shut twice].',
        'In books, visitors from the sky bring [wisdom|wishes]. This one had brought a [cold draught|bit of gutter], and he was [standing|swaying] in it.',
        '{Hero} had always thought that one would be [speechless|amazed]. In fact {they} said: “You’d better shut the window, you’re letting the [moths|night] in.”',
      ),
      aside('start'),
    ],
    ask: [
      [
        '“There is one rule,” said {star}, “and it’s that a star stays awake, [dusk till dawn|the whole night], [for ever|every night]. If I [sleep|drop off] I go out, and I’ve been [this|so] close [twice|since Tuesday|for weeks].”',
        '“I’m not made for it,” {star} admitted. “[Twelve|Eleven] hours, eyes [open|wide], not [one|a single] [blink|break]! The minute I nod off I’ll go [dark|out], and everyone will [point|ask whose fault it is].”',
        '“They say,” said {star}, “that you simply do not sleep. [The moon says so|Even the owls mention it|The bats swear to it|{Late} heard it from a bat]. I must stay awake or I go [out|dark], {hero}, and I [thought|wondered], perhaps, [lessons|you give lessons]?”',
      ],
      [
        '¶“And tonight,” he [added|went on], “{late} is on her way, {a late.kind}, with {late.load}, and she [steers|flies] by [me alone|nothing but me].”',
        '¶“It’s because of {late},” he added. “She’s {a late.kind}. She’s out there with {late.load}, and she’ll [look for me|count on me].”',
        '¶“{Late} is coming. {A late.kind}, with {late.load}. If I’m out, she’ll be in [Norway|the wrong country|somebody’s chimney|the sea] by [morning|breakfast].”',
      ],
      [
        'And how did the [old|big|great] stars [do|manage] it? {Star} had [asked|called out] [each|every one], and not one of them [would tell him|had said a word|had so much as coughed].',
        'He had asked the [big|great|old] ones, [naturally|of course|twice], but they were [above that sort of thing|very distinguished], and just [twinkled|shone], in a [superior|quiet] way.',
        '“[Won’t|Don’t|Can’t] the [old|big|great] ones tell you how?” asked {hero}. “I could [call|ask|shout] for a [thousand years|century],” said {star}, “and not a [word|syllable]. I suppose it’s a [trade secret|test|matter of rank].”',
      ],
      ifRoom(
        '¶Nobody had ever asked {hero} for lessons in [anything|any subject], and {they} drew {themselves} up. “You’ve come, {star},” {they} said, “to the [right|very] window.”',
        '¶{Hero} tried [hard|in vain|for a moment] to look [modest|grave]. “It’s mostly [practice|technique|talent], {star},” {they} said, “[and we’ll begin at once|but I can show you].”',
        '¶“[Sleep|Bed],” said {hero}, like a general before a map, “comes from [below|behind]. I have [twelve|nineteen|thirty|seven] ways of [beating|dodging|outwitting] it, {star}.”',
      ),
    ],
    drum: [
      [
        '[Lesson one|The first lesson|Number one on the list] was the drum. Nobody, {hero} explained, had ever dozed off in front of a brass band, and if a band was not to be had, [one made do|one was one]. Boom, tiddy-[boom|bam|rum|bim], [boom|bam]!',
        '{Hero} led a parade that was [not long|rather short|short of people], and never left the rug [at all|once], but it had drumming fit for a [coronation|regiment], and {star} came last, [as the cavalry|with the flag].',
        '“Noise,” said {hero}, “is the [natural|oldest] enemy of sleep,” and beat the drum until the [pencils|marbles] rolled off the table and the [bed|wardrobe] [hummed|buzzed].',
      ],
      [
        '¶[Anything|Everything|Even a drum] is a lullaby if you’re as tired as {star}. At the [ninth|twelfth|seventh] boom he slept, [upright|drifting|at attention]. The moon must have come out, for it was all gold, and {hero} saw {drumSeen}.',
        '¶It had a [good|steady] beat. It had too good a beat: {star} was [asleep|gone]. You could see every [thread|knot] in the rug, and {drumSeen}. [Odd|Strange|Curious], thought {hero}, and [drummed|shouted|stamped] louder.',
        '¶{Star} marched with closed eyes, and then just [hung|floated]. {Snore}! It was so light that {hero} found {drumSeen}, [missed since spring|long given up for lost].',
      ],
      denial('drum'),
      more(
        'The gold [drained|went] away. “{Shusher.said},” said {shusher}, which means [less|that some people work tomorrow].',
        '“{Shusher.said},” went {shusher}. In the gloom the drum was [retired|put away].',
        'It was dim again, and {shusher} said “{Shusher.said}”. It did not mean [encore|come in].',
      ),
      asideHere('way', along.drum),
    ],
    jump: [
      [
        'A body, [said|explained] {hero}, can’t fall asleep while it’s falling [anywhere else|off something|through the air]. They heaped up every [cushion|pillow] and [jumped|took off]. It’s all in the [knees|ankles]; {star}, who had none, used [his points|all five points].',
        '{Hero} had a theory: sleep creeps up from the [floor|ground], so the [less|more rarely] you touch it, the better. They bounced, turn and turn about, like [two pistons|a see-saw with no plank].',
        '“Higher,” called {hero}, who at the top of each bounce could [touch|greet] the [lamp cord|string of lights]. “Nobody, {star}, has ever yawned [upward|on the way up|at this height]!”',
      ],
      [
        '¶{Star} did not yawn. At the top of the [seventh|tenth] bounce he simply failed to come down. In that [brightness|glare] {hero} noticed {jumpSeen} for the first time in {their} life.',
        '¶{Star} went up awake. On the way [down|back] he slept, and bounced on, lightly, like a [ball|pea] that nobody wants back. The ceiling was so bright that one could make out {jumpSeen}.',
        '¶[Soon|Presently] {hero} [noticed|found] that {they} {was} bouncing [alone|without {star}|by {themselves}]. {Snore}, said the air above {them}. The whole wall [glowed|was gold], and high up on it was {jumpSeen}.',
      ],
      denial('jump'),
      more(
        'He landed, and with him the [dusk|gloom]. “{Shusher.said},” remarked {shusher}.',
        '“{Shusher.said}!” said {shusher}, and jumping was [over|abolished].',
        'Down came the dark again, and from {shusher} a “{Shusher.said}”. “We’ll go on in [whispers|socks],” said {hero}.',
      ),
      asideHere('way', along.jump),
    ],
    sour: [
      [
        'In the kitchen lived a bitter orange that had defeated [three uncles|a plumber]. {Hero} cut it in [two|half], said “To a long night,” and [bit|sank {their} teeth in]. It was [a while|a minute|some time] before {their} face came [back|home].',
        '“Nobody,” whispered {hero} in the kitchen, “falls asleep with his mouth [on fire|inside out].” They had half an orange each, the sour kind with the [bad|wicked] reputation, like [duellists|scientists].',
        'They crept down to the kitchen, where there was an orange so sour that the [knife|spoon] which had touched it never [smiled|shone] again. {Hero} [bit|took the first bite]. Even {their} [hair|elbows|pyjamas|shadow] felt it.',
      ],
      [
        '¶Over {star’s} face went [amazement|horror|outrage], grief, and then, unfortunately, peace. “[Refreshing|How soothing|Delicious],” he [said|murmured], and slept. Light lay on the tiles like noon, and {hero} could see {sourSeen}.',
        '¶A shudder ran through {star}, and when it had [got to|reached] the fifth point it lay down, and so did he. Every [pan|spoon|pot] had a small [sun|noon] in it. {Hero} saw {sourSeen}, and could not think why [now|only now].',
        '¶It would have woken [the dead|a stone]. {Star} slept with his cheek on the [peel|pips], and the kitchen [shone|blazed] like a [baker’s window|ballroom]: there was even {sourSeen}.',
      ],
      denial('sour'),
      more(
        'The pans went [out|blind], one by one. {Hero} finished {their} half, because it’s wrong to waste [food|a weapon].',
        'Then it was a kitchen at night again, with [brown|grey] corners, and {shusher} said, not unkindly, “{Shusher.said}.”',
        'All at once it was so dim that {hero} [felt|groped] for the door. Who had [dimmed|turned down] the night?',
      ),
      asideHere('way', along.sour),
    ],
    faces: [
      [
        'Laughter, said {hero}, was [running|jumping] for people who have to be quiet. Before the mirror {they} did the [goat|carp] at the dentist, the [camel|general] who has lost his bus, and the [pudding|uncle] that fell.',
        '{Hero} was the best face-puller in {street}. In the mirror appeared a [trout|frog] in love, a [goose|headmaster] with a secret, and something that had no [name|neck].',
        'Next came the mirror, and no noise at all. {Hero} pulled a face, {star} had to pull a worse, and whoever laughed had [won|lost], they were not [sure|agreed] which.',
      ],
      [
        '¶{Star} laughed until he had to [hold on|sit down], and sat until he slept. In the mirror there were two of him, like [headlamps|a pair of suns], and {hero} discovered {facesSeen}.',
        '¶Then {star} did one that {hero} could not [beat|match]: slack, blissful, a masterpiece. It was [genuine|no act|the real thing]: he slept. The glass [flamed|flared], and in it was {facesSeen}, [sharp|clear] as by day.',
        '¶The last giggle ran out into a {snore}. [Suddenly|For some reason] one could see everything in the mirror, down to {facesSeen}. A [good|kind|clever|talented] mirror, thought {hero}.',
      ],
      denial('faces'),
      more(
        'The mirror had gone the colour of [slate|weak tea]. One can pull faces in the dark, but it’s [lonely|a private matter].',
        'It grew dim, and {hero’s} face, [without an audience|unlit], went back to being [a face|just tired].',
        '“{Shusher.said},” said {shusher}, quite low. They had been laughing [out loud|through their noses], it seemed.',
      ),
      asideHere('way', along.faces),
    ],
    cold: [
      [
        'So up they went to the roof, leaving out the [ninth|fourth] stair, which [told tales|was a gossip]. The cold lay about in [pools|sheets]. “Barefoot,” whispered {hero}. “It’s the [toes|soles] that fall asleep first.”',
        'The roof at that hour belonged to the [pigeons|washing] and the cold. {Hero} stood on the bare stone, on one foot, then [the other|on neither, as far as one could tell], and it was [horribly|wonderfully] refreshing.',
        'Nothing is more awake, whispered {hero}, than a foot on a cold [tile|stone]. They walked the roof up and down, without a [word|sound], like [ghosts|two burglars] with nothing to take.',
      ],
      [
        '¶{Star} held out for [a minute|some time]. Then he rolled up, points in, as [hedgehogs|cats] do, and slept. Light [spilled|ran] over the roofs as far as the [river|tower]. Over there {hero} saw {coldSeen}.',
        '¶The sheets on the line went in and out like [breath|somebody asleep]. {Star} looked at them once too often. {Snore}! The night drew back, and there, [in the glow|plain as print], was {coldSeen}.',
        '¶He crept into {hero’s} collar, only for a [second|moment]. From the collar, as from a lantern, came such a light that {hero} could see {coldSeen}. The moon, {they} thought, [vaguely|of course].',
      ],
      denial('cold'),
      more(
        'The roofs [sank|stepped] back into the dark. {Hero} looked round for whoever had [carried off|turned down] the light.',
        'They climbed down again. It got [dark|darker], {hero} thought, every time he woke. It was only half a thought, and it [slipped away|got off at the landing].',
      ),
      asideHere('way', along.cold),
    ],
    story: [
      [
        'What is quiet, and keeps you up till [two|all hours]? {Hero} read in a whisper: the [captain|detective] had just opened the [cellar|wrong] door, and on the top step there lay…',
        '“[No one|Nobody] on earth,” [breathed|whispered] {hero}, “has [slept|dropped off] before the end of [this|my favourite] chapter.” It had a [dragon|pirate] in it, and a [staircase|letter], and a [clock|parrot] that knew too much.',
        'A book, then: the [most exciting|scariest|best] one in [the house|{street}]. {Hero} had read it [five|six] times, and still at the [trapdoor|third knock] {their} hair stood up. {They} read with hardly any [voice|sound].',
      ],
      [
        '¶{Star} lay too, with his face on the page, and the page was so bright that the words [threw|had] shadows. In all those [evenings|years] {hero} had never seen it: {storySeen}.',
        '¶{Star} wanted to know who had done it. Then he only wanted, and then it went {snore}. One could have [read|sewn] by {star} [in a coal cellar|at the bottom of a well]. {Hero} saw even {storySeen}.',
        '¶No [lamp|torch|moon] gives a light like [that|this]. {Hero} read on a whole [page|paragraph] and found {storySeen}, before {they} noticed {star}, [asleep|fast asleep] across chapter [four|six].',
      ],
      denial('story'),
      more(
        'The letters went under like [stones|ink in ink], and now nobody would learn who [did it|was behind the door].',
        '{Hero} shut the book on {their} finger. It was truly late now, the hour {they} had always [wanted to see|heard of]. It was rather [grey|like a waiting room].',
      ),
      asideHere('way', along.story),
    ],
    late: [
      [
        'And now {late} came. {Hero} heard her before {they} saw her: “{Late.cry}?” with a question mark. She passed the window with {late.load}, going east. A minute later she passed it again, going [west|to pieces].',
        'Above {street} someone was flying in [circles|a figure of eight]. It was {late}, with {late.load}. She asked the weathercock, who [pointed both ways|spun]. She asked the church clock, who said [a quarter to|twelve, and no more].',
        '[There was a|A small dark] shape [before|against] the moon, and it turned, and turned [back|again]. {Late} had {late.load}, and no idea where she was. You could tell it by the way she [said “{Late.cry}”|flew], as one speaks to a [locked door|stranger in the dark].',
      ],
      [
        '¶“[Brighter|More light], {star}!” said {hero}. “I’ve never been so [awake|up] in [all my life|a thousand years]!” cried {star}, and it was [true|quite true]. His eyes were as round as [coins|portholes]. And his light would not have [shown up|embarrassed] a [glow-worm|match].',
        '¶“{Late} can’t find me,” said {star}. “Wake me [more|harder]!” They [tried it all|tried]: they clapped without [noise|clapping], they hopped without [landing|a floor]. He got more and more awake, and the night got more and more [dark|like a sack].',
        '¶{Hero} leaned out and waved a [pillowcase|sleeve]. But one can’t steer by [laundry|that], and {late} [went|passed] by a third time. {Star}, beside {them}, [strained|stared] until he [trembled|creaked].',
      ],
      more(
        'It made no sense, when they had worked so [hard|well] on {star}. Surely a thing should not get worse the better you [do it|are at it]?',
        '“We need a better [trick|lesson],” said {hero}, and heard {themselves} that it was [what people say|not much of a plan].',
      ),
    ],
    dim: [
      [
        'They had done it: it was [past|nearly|all but] midnight, and {star} was awake as no star had ever been: stiff, [staring|bolt upright], [humming|ringing] faintly like a glass. And he shone about as brightly as [a potato|the word lamp|an old key].',
        '{Hero} looked {star} over, from [top|point] to [toe|point], eyes open, points straight: a pupil to be proud of. If only he had not been so [grey|pale|flat], like a star cut out of [newspaper|a shoebox lid|an old sheet]!',
        'For [twenty|fifteen] minutes {star} had not so much as blinked. By [every rule|all the laws] of the [art|craft] it was a triumph, and so dark that {hero} had to find {their} triumph with {their} [{hero.hands}|{hero.toes}].',
      ],
      [
        '¶From outside, far too low, came {late}, and a sound like [laundry|a branch], which was what she had flown into. “{Late.cry},” she said to the [dark|chimney]. “There used to be a star {gap}, I’m [certain|nearly certain] there did.”',
        '¶Somewhere past the chimneys {late} was calling. It was not her proud [“{Late.cry}”|call] by now. It was the [sort|kind] one makes with {late.load} to look after, when one does not want them to know.',
        '¶“{Late.cry}?” It was {late}, and it was [faint|a long way off], and it was going in the wrong direction, with {late.load}, at [a good|some] speed.',
      ],
      ifRoom(
        '“I’m [no good|hopeless] at [it|this|being a star],” said {star}. A tear ran down [one point|to his lowest tip|past his nose], and [hissed|went out|fell on the rug].',
        '“You’re the best,” {star} told {hero}, “and even you can’t [do it|mend me].” It’s a hard thing to be [trusted|admired] just when you have run out.',
        '{Hero} went through the [list|lessons] again, from [the top|the start|drum to yawn]. There were no more lessons for {star}. In the place where the next one should have been, there was [a yawn|nothing but a yawn].',
      ),
    ],
    worse: [
      [
        'They had won: {star} was [wide|perfectly] awake, and dim as [a potato|an old key]. Outside, {late} [called|flew past] in the dark, with {late.load}, going the wrong way.',
        'Now {star} was as awake as [a trumpet|an alarm clock], and gave as much light. “{Late.cry}?” called {late} from the dark. She had [lost|missed] the way.',
        '{Hero} had no more lessons for {star}, who was awake, and grey as [newspaper|dishwater], and {late} was [somewhere|out] in the dark, flying [circles|into the laundry].',
      ],
    ],
    turn: [
      [
        'And then, in the [middle|very middle] of being awake, {star} fell asleep. He did it [completely|without excuses]. Gold went up the walls. It ran along the [shelf|curtain rail], it got into the [corners|slippers], it went out at the window and [lay down|lit up] in the street.',
        plants(
          'hand',
          'It was over in a [blink|moment]: {star’s} eyes closed, his points [sank|came down], and there was light, as if somebody had taken the [lid|roof] off the [day|sun]. {Hero’s} {hero.hand} was [already|halfway] out to [shake|wake|poke] {star}, and [stopped|stayed] in the air.',
        ),
        '{Star} tipped sideways onto the [rug|slipper|blocks] and was gone, and the room lit up like the inside of [an orange|a lemon|a lampshade|a peach]. {Hero} [opened|had opened] {their} mouth to [shout|wake {star}|say his name], and [closed|shut] it.',
      ],
      asideHere('turn', {
        person: [
          '“Don’t,” said {friend}, and [took|had] hold of {hero’s} [sleeve|arm]. It was the first sensible thing that anybody had [said|done] all night.',
          '{Friend} had {hero} by the [sleeve|arm]. “[Look|Just look],” {friend.they} breathed.',
        ],
        pet: [
          '{Friend} had lain down across {hero’s} feet, which made it hard to [jump up|interfere], and was [watching|looking into] the light.',
          '{Friend} sat down between them, back to {hero}, like [a doorman|somebody on duty].',
        ],
      }),
      { ifRoom: TURN },
      [
        '¶{Seen1}. {Seen2}. When had {they} seen [those|them], if not when {star} was [asleep|snoring]? Each time he [slept|nodded], it had been [bright|light], and each time {hero} had put out the light, [personally|with both hands], and called it a [lesson|success].',
        '¶It went backwards through {hero’s} head, like [a film|beads on a string]: {seen2}, {seen1}. Every time, [light|gold], and every time, {star} asleep. “{Star} doesn’t go [out|off] when he [sleeps|drops off],” {hero} [whispered|breathed]. “He goes [on|on like a lamp|ON], and I put him out.”',
        '¶{Hero} [thought of|remembered] {seen1}, and {they} [thought of|remembered] {seen2}. Then {they} thought, very slowly, a thing that no [champion|expert|teacher|general] likes to think: I’ve [been wrong|been teaching {star} upside down|got hold of the wrong end of it].',
      ],
    ],
    tell: [
      [
        plants(
          'woken',
          '“I was not asl—” began {star}, sitting up, and the room went [grey|dark]. “You were, {star},” said {hero}, “and it was [beautiful|like noon|the best thing you’ve done], so do it again.” And {they} told him all of it, [softly|in a whisper], {seen1} and {seen2} and everything.',
        ),
        plants(
          'woken',
          '{Star} woke, was [horrified|ashamed], and apologised [twice|to the rug]. “Who [told you|says] that a star [must|has to] stay [awake|up]?” asked {hero}. He thought for [so long that|some time, and] he nearly [dropped off|glowed] again. “[Nobody|No one],” he said, “but it sounded so [hard|strict|unpleasant] that I [thought|was sure] it must be true.”',
        ),
        plants(
          'woken',
          '“{Star},” said {hero}, when he had woken and gone [grey|dim], “[think back|remember], because I’ve only just done it.” And {they} [counted up|told him] {seen1} and {seen2}, and who had been asleep [each time|at the time], and what a [light|noon] there had been.',
        ),
        plants(
          'woken',
          '“There is something,” said {hero} to {star}, who had woken up [dim|in the dark], “that I have to [take back|put right]. [It’s|I mean] all my lessons, for [you’re a lamp|you’re made|you work] the other way round: you go on when you go [off|to sleep].”',
        ),
      ],
      ifRoom(
        '¶“But if I sleep, who’ll [hold up|mind|look after] the [sky|night]?” “Nobody [holds|minds] it {gap} [or|nor] anywhere,” said {hero}, and they both looked out, [a little anxiously|to make sure]. It [stayed|hung] where it was, [calm|like a picture].',
        '¶“And what if I’m asleep and [miss|don’t notice] my own [shining|light]?” That, {hero} [had to admit|thought], was [the|a] [snag|drawback|pity]. “{Late} will [notice|see it],” {they} said, “[so will I|and I’ll tell you all about it].”',
        '¶{Star} closed one eye, to try it. Half of him came on. He looked at that half with the [other|open] eye, and it was some time before he [spoke|said anything]. “Well,” he said. “[All those nights|And I’ve been so tired].”',
      ),
      [
        '¶“There is one difficulty,” he said then. “I don’t know how. I’ve only ever [tried not to|done it by accident].” He [turned|looked up] to the greatest expert in {street}. And {hero}, who knew [twelve|nineteen] ways of staying up, [found|saw] that {they} had never looked for the way down.',
        '¶“Show me how [you do it|one does it|it goes],” said {star}. {Hero} went [red|quiet|pink], because {they} had always been asleep [before|by the time] {they} got to that [part|bit|lesson].',
      ],
    ],
    teach: [
      [
        given(
          'not told:woken',
          '“I was not asleep,” said {star}, waking, and the room went [out|dark|grey|flat]. “You were,” said {hero}, “and you shone like [noon|a lamp|a ballroom|a bakery], so [please|kindly] [do it again|go on].” “[On purpose|Deliberately|What, just like that]?” asked {star}. “How?”',
          '{Star} woke, the light went, and {hero} told him [all of it|everything], in a whisper. He thought about it [for some time|for quite a while|until he swayed]. “[Then I’m to sleep|So it’s my job|So I may sleep],” he said, “[but|only] I don’t know how [it’s done|one does it].”',
          '“[Sorry|I beg your pardon],” said {star}, awake again, and [grey|dim]. “[Never say sorry for that|Not at all|Don’t be],” said {hero}. “You [go on when you go off|light up when you drop off|shine when you sleep]. [Do it again|Again, please|Once more].” “I only ever did it by [accident|mistake],” said {star}.',
        ),
        given(
          'told:woken',
          'They lay down on the rug, [side by side|under the window|one long, one small]. “I believe, {star},” said {hero}, “it [begins|starts] [a long way|as far as you can get] from the head. You thank the [toes|feet] for [the day|all that running], and then you [leave|let] them be.”',
          '{Hero} lay down [flat|full length|like a plank] on the [rug|rug, next to {star}]. “This is lesson [twenty|thirteen], {star},” {they} said, “and it’s the [only one|first one|one lesson] you can’t try at. First the [toes|feet|heels] are [heavy|two stones in a pond|allowed to stop].”',
          '“Don’t [fight|help|push], {star},” said {hero}, stretched out on the rug, and [surprised|amused] to hear {themselves} say it. “[Let|Just let] the [toes|feet|heels] go first. They know the way, they’ve been [longing|wanting] to [go|take it] [all day|since breakfast].”',
        ),
      ],
      when('not told:woken', [
        '¶{Hero} lay down on the rug [beside|next to] him. “Don’t [push|help|fight],” {they} said, and was surprised to hear it. “Let the [toes|feet|heels] go first. They’ve been [longing|wanting] to [all day|since breakfast].”',
        '¶So {hero} lay down [flat|full length|like a plank] on the rug. “It [begins|starts] [as far as you can get|a long way] from the head,” {they} said. “You thank the [toes|feet] for [the day|all that running], and then you [leave|let] them be.”',
        '¶They lay down on the rug, [side by side|one long, one small|under the window]. “This is the [only|one] lesson you [can’t try at|can’t work at|spoil by trying],” said {hero}. “First the [toes|feet|heels] are [heavy|two stones in a pond|allowed to stop].”',
      ]),
      ifRoom(
        '¶“Then the [back|legs], all the way [along|up], like [somebody closing shutters|lamps going out in a street|lights in {street}]. You needn’t [do|push|mind] the breath, it [comes|goes out], and it [goes|comes in], and you only… lie [in it|there]…”',
        '¶{Their} own [back|legs] lay down, [bone by bone|bit by bit|inch by inch]. “And the [thoughts|worries|plans],” [murmured|breathed] {hero}, “[you needn’t|don’t] finish. Let them [go by|float past], like [barges|geese], and don’t [wave|ask where to].”',
        '¶[The|{Hero’s}] words came [slower and slower|from further and further off|as if up a well|one by one, like geese]. “Arms, {star}, [heavy|long], nothing… to hold [up|on to]. Ears last… they may [listen|stay] a little… to the [rain that isn’t there|night|street going by].”',
      ),
      when('interest', {
        more: [
          '“If you need something to look at,” {they} [murmured|added], “there’s always {interest}. But from [far away|a long way off].”',
          'Quite low, {they} told him about {interest}, until there were [only|more] pauses.',
        ],
      }),
      [
        '¶{Star} put his points to sleep, one after another, like [children|a family]. At three he [smiled|sighed|stopped counting]. Without a [sound|word|click] the room filled up with [gold|light|morning], [to the brim|as a bath does|corner by corner].',
        '¶“I think,” said {star}, “that I’m fall—” It was so [gentle|slow] that {hero} saw no [edge|seam] to it: just lighter, and [then|at last] [very|quite] light.',
        '¶“I’m not {excuse},” whispered {star}. “I’m [truly|really|actually|only] [going to|falling]…” And the light came up as it does behind [hills|curtains], [unasked|in its own time].',
      ],
    ],
    rise: [
      [
        'A sleeping star weighs [a little|rather|somewhat] less than [nothing|a sock|his own light]. {Hero} carried him up to the roof, so that he should not [leave early|bump into the lintel], and not one stair [spoke|creaked].',
        '{Hero} had never climbed [a stair|those stairs] so [slowly|softly]. {They} carried {star} as one carries [water|a bird’s egg], and on the roof the [washing|air] hung still, and made [way|room].',
        'There was only the roof to climb to, and {hero} climbed to it on the [outer|soft] edges of {their} feet, with {star} in both {hero.hands}, like a [lamp|bowl] filled to the brim.',
      ],
      when('giver', {
        ifRoom: [
          'Round the two of them {they} had put the blanket that {giver} gave {them}, since roofs are [draughty|cold].',
          '{They} folded back the blanket from {giver}, as one [unwraps|opens] a present for somebody else.',
        ],
      }),
      [
        '¶Then {hero} did what {they} {was} [worst at|no good at] in [all the world|{their} whole life]: {they} let {star} go. He [rose|lifted] like [breath|steam from a cup], past the [washing|weathercock], to the place {gap}, and [fitted|stayed].',
        '¶{They} opened {their} {hero.hands}, and light goes up when [nobody|no one] [holds|minds|hinders] it. {Star} turned over once, [tucked|put] a point under his cheek, and was {gap}, where the hole had been.',
        '¶“[Go on|Off you go|Up you go], {star},” whispered {hero}, and took {their} {hero.hands} away. The little star [went|drifted] up, [asleep|fast asleep], as [slowly|softly] as a thought, and stopped {gap}.',
      ],
      [
        '¶All round {star} hung the [great|great old|old] stars, who had never [answered|said a word]. They weren’t [proud|being superior|keeping secrets]: they were asleep, [every one|all of them], and twinkling was just how they [breathed|snored].',
        '¶So that was why they never [said a word|answered|told anyone how], the [great|old|big] stars {gap}. Not one was keeping a [secret|trade secret] from {star}: they were all [fast|sound|deep] asleep.',
        '¶No wonder the [old|great|big], [distinguished|silent] ones had never [told|answered] {star}: the whole sky, {hero} saw, had been asleep [from the start|all along|the entire time].',
      ],
    ],
    home: [
      [
        'Far out, [someone|somebody] saw a light {gap} and [knew|recognised] it. {Late} came in over the roofs in one long [line|curve], with {late.load}, and she wasn’t asking anyone anything. “{Late.cry},” she said, but only to herself, as you say “[there|home].”',
        '[It took|From there it took] {late} no [time|more time than a sneeze]. She turned left at {star}, as she had [always meant to|done every year], and passed so low that {hero} saw {late.load}, [safe|well wrapped], and one [round|bright|grateful] eye.',
        'High up, somebody who had been [flying in circles|asking weathercocks] stopped asking. {Late} had seen {star}. She [folded|gathered] the whole [muddled|crooked] night together and flew out of it in [one straight line|a line like a ruler], with {late.load}.',
        '“{Late.cry}!” said a voice in the dark, in quite another [tone|key]. It was {late}, with {late.load}, and she was [steering by|looking straight at] {star}, and [nobody|no weathercock] had to tell her [a thing|which way was left].',
      ],
      [
        'She [did not call|made no sound], for one look at {star} had [told her|been enough]. She [dipped|tilted] a wing to {hero}, as one [professional|night worker] to another, and flew the rest of the way on [tiptoe|her softest feathers].',
        '“Is {star} asleep?” she [asked|breathed] in passing. “At last,” whispered {hero}, [just|exactly] as it had been whispered in {street} so often, in the [doorway|hall], about [somebody|someone] else.',
        'She would have liked to [say thank you|make a speech], but one does not wake a {late.kind}’s [best|only] star. She [dropped|left] a [small|soft] feather on the roof instead, and {hero} [kept|pocketed] it.',
      ],
      more(
        '¶Afterwards it was quiet. It was so quiet that one heard the quiet’s own small [parts|works]: a [leaf|feather] putting itself down, the [street|stone] cooling, the moon [going by|changing windows].',
        '¶Then nothing more happened, and it went on not happening, [softly|for a long time], all over {street}. {Hero} had never stayed up late enough to [hear|see] that. It was [lovely|worth it]. It was nearly [enough|the best thing about the night].',
      ),
    ],
    sleep: [
      [
        '{Hero} meant to keep watch over {star}; it seemed only [right|polite]. {They} lay down on the rug, because it had the best view of the place {gap}, and took the pillow along for [company|its own sake].',
        'Back in the room {they} sat down on the rug, to think [it|everything|{star}] through. One thinks better [lying|flat], {they} found, and [best|better still] with one’s eyes [shut|closed|elsewhere].',
        'There was the rug, and there was {star} in the window. {Hero} would [watch|guard him] until [morning|breakfast], and would [begin|start] in a [moment|second], as soon as {their} [eyelids|eyes|toes] were rested.',
        'From the rug one could see {star} exactly in the [middle|upper half] of the window, if one lay [flat|still] and didn’t [fidget|blink]. {Hero} lay [flat|still], for [science|{star’s} sake|practice].',
      ],
      adult('end'),
      aside('end'),
      [
        '¶“You’re asleep, {hero},” [remarked|observed] the [night|pillow|moon|rug]. “I am not,” [said|murmured|declared] {hero}, [from a long way down|without moving {their} lips|into the pillow]. “I’m {excuse}.”',
        '¶Was {hero} asleep, [then|by any chance|at last]? “Certainly not, I’m {excuse},” [murmured|explained|mumbled] {hero} to the [pillow|rug].',
        '¶“The [point|thing|truth] is,” {hero} explained to the [rug|moon|pillow], very slowly, “that I’m {excuse}.”',
      ],
      why(
        [
          '¶So nobody saw {hero} asleep that night [either|any more than on others]. There was only {star}, who looked straight down at {them} from his place {gap}, [hour after hour|until morning], with his eyes shut.',
          '¶The window of {street} that never slept was [sleeping|asleep]. And if there was a light in it, [a small one|not a large one], just as long as the rug, nobody was awake to [see|say so].',
        ],
        [
          '¶And then it came, the thing that {they} had [waited up for|always known was coming]. The whole of {street} turned gold, from the place {gap} down to the last [doorstep|dustbin], and {hero} missed every minute of it. {They} {was} [part of it|busy] at the time.',
          '¶Then the last window in {street} was dark, and it was the [brightest|most remarkable] night that anyone there had [slept through|never seen], {hero} [included|above all]. {Snore}, it went, {gap}. From the rug, [a little lower|half a tone lower|quite low], [something|someone] answered.',
        ],
        [
          '¶As for the dark, {hero} [looked|had a good look] for it, [behind {their} eyelids|as soon as {their} eyes were shut]. It was gold in there, [right to the back|all the way in|from end to end]. Somebody {gap} had left the light on.',
          '¶It was not dark in there, [after all|at all]. {Hero} would have liked to [mention it to somebody|make a note of it]. It was gold, [right to the back|wall to wall], and there was a [small|warm] draught from {gap}.',
        ],
      ),
    ],
  },
  asides: {
    start: {
      person: [
        '“I gave up sleep in [March|spring],” said {friend}, and [walked into|leaned on] the [door|wardrobe].',
        '“I’m only here to [supervise|observe],” said {friend}, [lying down|in a nightshirt back to front].',
        '{Friend} wanted it [noted|on record] that going to bed had never been [put to|discussed with] {friend.them}.',
      ],
      pet: [
        '{Friend} slept [eighteen|sixteen] hours a day and thought the whole matter [overrated|exaggerated].',
        '{Friend} had gone to bed long ago, in the middle of the [bed|pillow], [lengthwise|on principle].',
        '{Friend} looked at the [night|window] and then at {hero}, as one looks at [beginners|the clock].',
      ],
    },
    way: {
      person: [
        '“It’s working on me,” said {friend}, and was asked which [way|it].',
        '{Friend} propped up one eyelid with a [thumb|spoon] and called it [technique|teamwork].',
        '“Five more minutes,” begged {friend}. It was not clear of [what|which].',
        '“I saw nothing,” said {friend}, who had [slept|snored] through it [standing|as well].',
        '{Friend} took notes, and then [a nap on the notes|a line ran right off the page].',
        '“Was that the moon?” asked {friend}. “It’s gone [dim|dark] again.”',
      ],
      pet: [
        '{Friend} lay down in the brightest spot, and [sighed|got up] when it went [out|away].',
        '{Friend} could have told them. Nobody asks [a|the] [one with whiskers|one on four legs].',
        '{Friend} [watched|followed] it all with one eye. The other had [gone to bed|the night off].',
        '{Friend} gave a yawn in [three|four] parts, as an [example|illustration].',
        '{Friend} had [understood|solved] the whole thing [an hour ago|at the start], and went on washing.',
        '{Friend} carried a slipper [in|about], [in case|on the off chance] it was morning.',
      ],
    },
    trouble: {
      person: [
        '“We could ask [somebody|a grown-up],” said {friend}. Nobody laughed.',
        '“Perhaps he’s [full|broken],” said {friend}, in a [very small|cracked] voice.',
        '{Friend} offered {star} the [warm|better] half of the blanket, and he [shook his head|dared not].',
      ],
      pet: [
        '{Friend} laid {friend.their} chin on {star}, who was scarcely [warm|lukewarm].',
        '{Friend} looked from {star} to {hero} and back, [waiting|patiently].',
      ],
    },
    turn: {
      person: [
        '“So we were the [trouble|problem],” whispered {friend}, with [respect|wonder].',
        '{Friend} did not say a thing, and that had [never|rarely] happened [before|in one piece].',
        '“Oh,” [breathed|said] {friend}, on the [in-breath|quietest note there is].',
      ],
      pet: [
        '{Friend} closed both eyes, as if to say: [finally|and they call us animals].',
        '{Friend} came along on silent paws, [last|behind], like [a page-boy|the end of a procession].',
      ],
    },
    end: {
      person: [
        '{Friend} was asleep [already|as well], [diagonally|with one shoe on], and denied it later.',
        '(“I’m awake,” said {friend}, [distinctly|clearly], in {friend.their} sleep.)',
      ],
      pet: [
        '{Friend} lay down across {hero’s} feet, and that was that [settled|seen to].',
        '{Friend} turned round [three|four] times, and [the day|the whole night] was [shut|put away].',
      ],
    },
  },
  adults: {
    start: [
      '“I’m not angry,” said {grownUp}, “I’m just [horizontal|asleep on my feet].”',
      '“Lights out in [five|ten] minutes,” {grownUp} had said, [an hour ago|some time in the past].',
      '“One day,” said {grownUp}, “you’ll [love|long for] bed.” {Hero} [pitied {grownUp.them}|doubted it].',
    ],
    end: [
      '{GrownUp} came to say it was [high time|far too late], stood in the door, and said [none of it|nothing].',
      '{GrownUp} spread the blanket over {them}, and [looked|stood] a while at the window, where one star was [so bright|brighter than it need be].',
      '“Well,” whispered {grownUp}, [to nobody|to the moon]. “[Who taught you that|How did you do that]?”',
    ],
  },
  traits: { habit: habits, turn: turns },
};
