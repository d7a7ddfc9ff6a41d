/** The nibbled recipe in English for readers of 5 to 7. */
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
  takes,
  when,
  type BandText,
  type Line,
} from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/nibbled-recipe/english-traits.data.ts';

/** What brings the first guest, and each one after. */
const FIRST_GUEST = [
  'The smell had gone [out of the window|round the corner|down the road], and it came back with [somebody|the first guest|a guest].',
  'It smelled so good that the first guest [came much too early|could not wait for supper|came running].',
  'Somebody out there had [smelled|sniffed] it, and came [early|at once|before supper].',
  'The first guest came [early|much too early|long before supper], to [help|see what was missing|give a hand].',
];
const NEXT_GUEST = [
  '“Too {first.taste}!” {hero} was still [saying|moaning|calling], when the next guest [came|was there|turned up].',
  '“Who can [mend|help|save] such {first.taste} soup?” asked {hero}. “[I can|I know how|Me]!” [called|said] [someone|a voice] [outside|at the door].',
  'A soup so {first.taste} needed help, and help [was on its way|came|did not wait to be asked].',
  'The next guest heard “too {first.taste}!” [from the street|from outside|through the wall] and came to [help|put it right|mend it].',
];
const enters = (guest: string): Line => when(`first:${guest}`, ifRoom(...FIRST_GUEST), ifRoom(...NEXT_GUEST));

export const english57: BandText = {
  refrains: [
    '“[Stir, stir|Once round the pot|Round, and round again], [blow, and sip|sniff, and sip],” said {hero}. “Hm, something is [missing|still missing]!”',
    '{Hero} [blew|puffed] and {hero} [sipped|slurped]. “[No|Hm|Nearly],” said {hero}, “[something|some little thing] is missing, but what?”',
    '“[One sip for the tongue|One for the nose], one sip for the [tummy|toes],” said {hero}. “[And oh|And hm], something is missing!”',
    '“[Good|Nice] and warm, and [good|nice] and wet,” said {hero}. “But something is missing [yet|still].”',
    '“[Scoop|Dip], [puff|blow], [slurp|sip],” went {hero}. “[And there it is again|And again]: something is missing!”',
  ],
  beats: {
    open: [
      [
        '{Party} had the kitchen, {pot}, and a whole [day|afternoon]. {Time}, there would be {soup} for [all the guests|everyone who came].',
        'On the [stove|heat] stood {pot}, with [only water|nothing much] in it, and in front of it {party}. {Time} the guests would come and want {soup}.',
        '“{Soup},” said {hero}, “for [all our guests|everyone who comes], {time},” and {party} [tied on|looked for|found] [an apron|the apron].',
        'It was a day for {soup}. {Party} could tell by [the rain in the gutter|the smell of the onions|the hungry look of {pot}], and {time} there would be guests.',
        '{Party} had [asked|invited] [guests|neighbours|friends] to supper, {time}, and now [somebody had to cook|there were carrots to count]: {soup}, out of {pot}.',
      ],
      when(
        'giver',
        ifRoom(
          'The recipe was {giver’s}, with [butter|soup|jam] on one corner and [a thumb|rain|flour] on the other.',
          '{Giver} had [sent|given] {hero} the recipe, folded [small as a stamp|in four], and said, “[Taste|Trust your tongue].”',
        ),
        ifRoom(
          'The recipe hung [by the window|on a nail|over the sink], [older than the house|soft as cloth], and smelled of [cumin|smoke|{soup}].',
          'The recipe came out of the [drawer|tin] with the [string|old keys], [yellow|brown] as toast and [soft|nearly see-through].',
        ),
      ),
      takes('bowl', {
        custom: [
          [
            '{Hero} put out one bowl [extra|more], for [whoever|anyone who|somebody who] came [late|last].',
            '“And one bowl [more|extra],” said {hero}, “for [whoever|somebody who|anyone who] comes [late|last].”',
            'There was a bowl for each guest, and one [more|extra] for [somebody nobody had counted|whoever came last|anyone forgotten].',
          ],
        ],
        count: [
          [
            '{Hero} counted: there was one bowl [too many|more than guests|over]. {They} counted again, and there it [was|still was].',
            '“One bowl too many,” [said|thought|sighed] {hero}. “I [can’t count|must have counted wrong|never could count].”',
            '[Twice|Three times|Over and over] {hero} counted the bowls, and each time there was one [too many|left over|extra].',
          ],
        ],
        note: [
          [
            '“EVERYBODY come,” said the note that {hero} had [hung|pinned] on the [door|gate|wall].',
            'The note on the [door|gate|wall] said EVERYBODY, in {hero’s} [best|biggest|roundest] letters.',
            '“EVERYBODY,” said the [note|invitation] on the [door|gate], and {hero} had [underlined it|drawn stars round it|meant it].',
          ],
        ],
      }),
      { more: HABIT },
      when(
        'adults',
        ifRoom(
          '{Adults} carried [bowls|chairs] to the table {feast}, and [counted them wrong|sang on the way].',
          '{Adults} saw to the {bread} and [stayed out of the way|only peeped in twice].',
        ),
      ),
      adult('start'),
    ],
    recipe: [
      [
        '“First [chop|peel],” {hero} read out, and [chopped|peeled]. “Then [fry|stir],” and {they} did, until {pot} was all steam[|, and so was the spoon|, and hummed].',
        'The recipe said [a pinch|a cup] of this and [a thumb|two spoons] of that. {Hero} had [good|small] thumbs, so {they} put in [two|one more].',
        'Line by line went {hero}, [finger|nose] on the page: wash, chop, [fry|melt], wait. The waiting [was the longest line|took up most of it|was done on one leg|took {them} an hour].',
        '{Hero} did just what the paper said, [in the same order|down to the last crumb], and only [dropped|lost] [one bean|one spoon|half an onion].',
      ],
      [
        '{Pot} began to [hum|tick|mutter]. First it said [blip|bip], then [blub|blop].',
        'The smell [went out|slid] under the door and [down the stairs|round the corner], to see [who was hungry|who would come].',
        'Even the [spider|fly] on the wall [rubbed|washed] its hands.',
        'Bubbles came up, [fat|slow] ones, and each [opened|popped] like [an eye|a tiny door].',
      ],
      ifRoom(
        'Now there was [just|only] one line left to [read|cook|do] before it was {soup}.',
        '“One more [line|thing|bit],” said {hero}, “and then [it’s done|supper|{soup}],” and {they} [bent down|leaned over] to [read|look].',
        '“Nearly [done|there|soup],” {hero} told {spoon}, and [then|now] {they} read the [bottom|last|final] line.',
      ),
      aside('way'),
    ],
    hole: [
      [
        'At the [end|bottom] it said: “{Rule}…” And there, where a word [should be|had been], was a [hole|small round hole].',
        '“{Rule}…” read {hero}, and stopped, for the [next|last] word was [not there|gone|only air], with [teeth marks|tiny crumbs of paper] round it.',
        '[But what was this|Wait, what|Oh, but then]: “{Rule}…” And then no [word|ink] at all, only a hole, as big as [a bean|a button|a fingertip].',
        '{Hero} [came|got] to the [last|very last] line: “{Rule}…” But [somebody|something|someone] had [eaten|nibbled off] the [end|word|rest]!',
      ],
      ifRoom(
        '{Hero} looked [through|into] the hole, and on the [other|far] side was {pot}, and no [word|help].',
        '{Hero} [turned|flipped] the paper [over|round], and the [hole|gap] was on [the back|that side], too.',
        '{Hero} shook the paper, in case the word was [stuck|hiding|asleep], and out [fell|came] [a crumb|some pepper|dust].',
        'It was a very [neat|careful|round] hole, made by somebody with [small|good|busy] teeth.',
      ),
      aside('start'),
      ifRoom('¶{refrain}'),
    ],
    guess: [
      [
        '{Hero} held things over {pot}, one by one: a [candle|cork], a [comb|sock], the [cat brush|egg timer]. {Pot} did not [want|like the look of] any of them.',
        '“The [moon|comb|king]?” said {hero}. “The [button|broom], the [bus|bath]?” It had to [fit|get soft] in {pot}.',
        '{Hero} went along the shelf: the rice, the [tea|sugar], the jar that [nobody opens|rattles]. {They} [sniffed|asked] each, and none said [yes|me].',
        '{Hero} [tried|began] to think of [all|most of] the words there are, and got as far as [apple|ant] and [armchair|astronaut]. It [would|might] take [all night|until Friday|a year].',
      ],
      [
        'And {nook} something went [scritch|pit, pat], but {pot} was [louder|bubbling], and no one heard.',
        'Something [ran|whisked] past {nook}. [Probably|It was only] the wind, {hero} thought. It had [ears|a tail|feet], though, that [wind|draught].',
        '{Hero} did not see two [bright|round] eyes {nook}. They were looking at the [soup|{bread}].',
      ],
      aside('way'),
    ],
    'goat.come': [
      enters('goat'),
      [
        '“I smelled it [from the hill|through two walls],” said {goat} the goat, and put his [front feet|beard] on the table. “It wants [salt|its salt|one big lick of salt].”',
        'In walked {goat} the goat with a [sack|bag] [round his neck|in his teeth]. “[Salt|It says salt], it is always salt,” he [said|told {hero}].',
        '{Goat} the goat read the hole with one [yellow|long] eye. “[Easy|Ha], salt. I would have [eaten|licked] that myself.”',
      ],
      [
        'He meant to put in a [pinch|bit], but goats have [no fingers|only hooves], and in went the [bag|sack].',
        '“Say when,” said {goat}, and [poured|tipped]. “When!” [said|cried] {hero}, and he [poured|nodded].',
        'It [snowed|hissed|went whump] in {pot}, and {goat} licked the [edge|lid], and [the wall|{spoon}].',
        'In went the [bag|sack|lot], [whump|fff|hiss], to the last [grain|crumb].',
      ],
      more(
        '“Now THAT is [soup|salty],” said {goat}, before [anybody|anyone] had [tasted it|a spoon].',
        'Some went on the [floor|cat], and {goat} [saw to|enjoyed] that.',
      ),
    ],
    'goat.taste': [
      [
        '{Hero} took one sip. It was so salty that a [whole|big] jug of water had to [follow|go after it], and then [another|one more].',
        'The soup was like a [mouthful|spoonful] of sea with [a crab|somebody’s foot] in it. {Hero’s} tongue [curled up|went flat as a rug].',
        '{Hero’s} lips went [white|wrinkled]. “Wa-ter,” {they} [croaked|said], and {goat} passed [the salt|more bread].',
      ],
      more(
        '“[Perfect|Just right],” said {goat}, and [wiped his beard|licked the spoon].',
        '“Too [much|little]?” asked {goat}.',
      ),
      '¶{refrain}',
      aside('trouble'),
    ],
    'bee.come': [
      enters('bee'),
      [
        '{Bee} the bee came in by the [keyhole|window], with [a jar|all her cousins] behind her. “Honey!” she [sang|hummed]. “What else [is|could be] [last|worth it|there]?”',
        '“Bzz,” said {bee} the bee, and walked round the hole, [twice|on six feet|on tiptoe, humming]. “It’s [honey|a honey-shaped hole], I know it by the [edge|smell|hum].”',
        'Something [small|golden] landed on {spoon}. It was {bee} the bee. “You forgot the honey,” she [said|told {hero}], “everyone [does|forgets it], and it’s [sad|a shame].”',
      ],
      [
        'Honey comes slowly, and then [it doesn’t stop|all at once], glug, and the whole [jar|comb] went in.',
        'A [long|gold] thread ran down into {pot}, and it [ran and ran|went on and on], and {bee} hummed [a waltz|all the verses].',
        'She tipped the jar [a little|a bit], and a bit [more|further], till {spoon} stood up [by itself|all alone].',
        'In went the [jar|pot|lot], [glug, glug|gloop|drip, drip, gloop].',
      ],
      more(
        '“You can’t have [enough|too much],” said {bee}, but you [can|could].',
        'Now even the [clock|table|mop] was [sticky|gold].',
      ),
    ],
    'bee.taste': [
      [
        '{Hero} sipped, and all {their} teeth [hummed|rang] like [glasses|little bells].',
        '{Hero’s} mouth shut and would not [open|come apart]. “Mmf-[mmf|hm]!” {they} [said|went], and it took [hot water|a butter knife|{spoon}].',
        'Now it tasted of [birthdays|cakes|weddings], all of them, [at once|on top of each other], and {hero} had to [sit down|hold on].',
      ],
      more('A [wasp|fly] looked in, and [fainted|said no].', '“[More|Another jar]?” asked {bee}.'),
      '¶{refrain}',
      aside('trouble'),
    ],
    'hedgehog.come': [
      enters('hedgehog'),
      [
        '{Hedgehog} the hedgehog rolled in with a pomegranate [stuck on his back|on every prickle]. “[Sour|A soup must bite],” he said, “that’s the [word|last word|end of it].”',
        '“Is that the soup with the [hole|gap]?” asked {hedgehog} the hedgehog. “My [aunt|uncle] knew it: [pomegranate|sour pomegranate], and [six|nine] of them.”',
        'Under the door came {hedgehog} the hedgehog, pushing a [red|round] pomegranate. “[I heard|They say] you need [something|one thing] sour,” he puffed.',
      ],
      [
        'He sat on it, and [pop|splat], the seeds [flew|hopped] into {pot} like [hail|red rain].',
        'One was [plenty|enough], but he had [brought|carried in] [six|nine], and plop, [plop|splash], they went.',
        'The juice ran down the [wall|clock], and {soup} turned as pink as [a sunset|somebody’s nose].',
        '[Plop|Pop|Splat], in it went, [pips|skin|juice] and all.',
      ],
      more(
        '“Don’t [blink|breathe in],” said {hedgehog}, and {hero} [blinked|did].',
        'One seed [landed|sat] on {hero’s} [nose|ear].',
      ),
    ],
    'hedgehog.taste': [
      [
        '{Hero’s} face folded up like a [purse|paper bag], with the nose [inside|in the middle].',
        'One of {hero’s} eyes [shut|crossed], and then the [other|other one], and then [both ears tried|they would not open].',
        '“Ooo,” said {hero}, and could not get {their} [mouth|lips] out of the [O|ooo] until [the clock struck|somebody tickled {them}].',
      ],
      more(
        '“[Lovely|Isn’t it lively]?” said {hedgehog}, [eyes watering|in tears].',
        'The [cat|milk] left the [room|house].',
      ),
      '¶{refrain}',
      aside('trouble'),
    ],
    'duck.come': [
      enters('duck'),
      [
        '{Duck} the duck came in wet and [left|made] a small [lake|river] behind her. “It’s too thick to [swim in|paddle],” she said, “and it wants [water|rain|a pond].”',
        '“What does every pond need last?” asked {duck} the duck. “[Water|More pond]!” And she had [some|it] with her, in a [can|hat|boot].',
        '{Duck} the duck put her whole [head|neck] in {pot}. “[Dry|Too dry],” she said when she came up, “and the word is [water|wet|rain].”',
      ],
      [
        'And splosh, in went the [can|bucket], and the [weed|lily] that [was in it|came along], and one surprised [snail|newt], who got [out|out again].',
        'She poured till {pot} was [full|full to the brim], and then she [floated|sat] on it, [to be sure|very pleased].',
        'In it went, [a can|a jug] and a [can|jug], until the beans [swam lengths|waved from far below].',
        '[Splosh|Splash|Slosh], in went the [can|bucket|pond].',
      ],
      more('“Now it has a [view|shore],” said {duck}.', 'A [feather|leaf] sailed once round and [landed|docked].'),
    ],
    'duck.taste': [
      [
        '{Hero} sipped, and it was like drinking a [wet window|rainy Sunday|garden hose].',
        'You could see right down to the [bottom|floor] of {pot}, where one [pea|bean] lay and [looked up|was lonely].',
        'It tasted of [nothing|nearly nothing], and a little of [frog|feet], and {hero} [wrung out|squeezed] {their} tongue.',
      ],
      more(
        '“[Refreshing|So fresh],” said {duck}, and [dived|washed].',
        'A [paper boat|crumb] would have [sunk|got lost] there.',
      ),
      '¶{refrain}',
      aside('trouble'),
    ],
    'squirrel.come': [
      enters('squirrel'),
      [
        '{Squirrel} the squirrel could not speak at first. He [opened|emptied] one cheek, and [six|nine] acorns [fell|rolled] out. “Acorns,” he [said|puffed], “[last|to finish with]!”',
        'Down the [curtain|chimney] came {squirrel} the squirrel. “Where is the [crunch|last crunch]?” he [cried|called]. “The word is [acorns|acorns, of course]!”',
        '“A hole is for an acorn,” said {squirrel} the squirrel. “You [dig|make] it, you fill it, you [forget it|pat it], [everybody|any squirrel] knows that.”',
      ],
      [
        'Clack, rattle, [bonk|tock], it [sounded|went] like [hail on a bus|a dropped xylophone].',
        'He had saved acorns since [autumn|last year], and in they [went|rattled], with [two|three] [shells|leaves] and a [button|marble].',
        'He buried acorn after acorn in the soup and [patted|stamped] them down, and then [could not find|lost] [his paw|one glove].',
        '[Clack|Rattle|Bonk], in [they went|went the lot|went all of them].',
      ],
      more('{Pot} went [tock|clonk] all by itself after that.', '“[Chew|Mind your teeth],” said {squirrel}.'),
    ],
    'squirrel.taste': [
      [
        '{Hero} [bit down|bit], and crack, [a plate|the window] jumped, and it was like eating a [garden path|piano|ladder|drum|bucket].',
        '{Hero} chewed [one|the first] acorn until [the clock struck|a quarter past]. Then it came out again, to be [looked at|seen], and was [still whole|not even dented].',
        '{Hero} bit, and the acorn shot across the room, [ping|tick], off a [pan|kettle], [bonk|tonk], and into {their} [sleeve|ear].',
      ],
      more(
        '“[Soft|A bit soft],” said {squirrel}, [chewing|cheeks full].',
        'It was soup you could [hear|count] [three streets off|from the roof].',
      ),
      '¶{refrain}',
      aside('trouble'),
    ],
    'donkey.come': [
      enters('donkey'),
      [
        '{Donkey} the donkey came in backwards, because of the [baskets|peppers]. “It [ends|stops] with pepper,” she [said|brayed], “like [all good stories|a sneeze].”',
        '“Poor [pale|quiet] soup,” said {donkey} the donkey, and [looked|breathed] into {pot}. “You have no [fire|kick], and the word is [pepper|red pepper].”',
        'First came [two|the] long ears round the door, then {donkey} the donkey, then a smell that made the [onions|flies] cry. “Pepper!” she [brayed|called].',
      ],
      [
        'She shook her [basket|ears], and it came down [red|like red snow], and [everyone|the whole room] sneezed [at once|in turn].',
        'In went the small ones, which [are hot|bite], and then the tiny ones, which are [worse|on fire].',
        'She only meant to put in [two|one|half], but she [sneezed|hiccupped], and in went the [basket|lot].',
        '[Puff|Whoosh|Shake, shake], in went the [basket|peppers|lot].',
      ],
      more('{Soup} began to [glow|growl].', '“You won’t [feel|taste] it,” said {donkey}, “[for a second|at first].”'),
    ],
    'donkey.taste': [
      [
        '{Hero} sipped, said “oh”, and ran [three|five] times round the [table|house] with {their} tongue [out|in the wind].',
        plants(
          'spark',
          'The soup was [fine|nice], quite [nice|fine], and then {hero’s} ears [whistled|let off steam] like [a train|two kettles].',
        ),
        plants(
          'spark',
          '{Hero} turned pink, and red, and a [colour|red] that has no name, and [hiccupped a spark|put {their} head in the sink].',
        ),
      ],
      more(
        '“[Mild|Cosy],” said {donkey}, who was [crying|eating hay] with both eyes.',
        'The [spoon|lid] was too hot to [hold|look at].',
      ),
      '¶{refrain}',
      aside('trouble'),
    ],
    table: [
      [
        'Now the table stood {feast}: [bowls|plates] and cups, {bread}, and [a lamp|flowers] in a jug. There was [only|just] no {soup} [yet|there].',
        '[Everyone|They all] helped to carry, so {helper1} took the [bowls|cups], {helper2} took the [bread|spoons], and nothing much [broke|was eaten on the way].',
        '{Feast} they spread the [long|good] cloth. It had been [a curtain|a sail] once, and it [wanted to be one again|flapped].',
      ],
      [
        'The sun was [low|nearly down|orange], and {time}, they had said, and it was [almost|nearly] that.',
        '“Is it [ready|soup yet]?” [called|asked] {helper1}. “[Soon|Nearly|Almost],” said {hero}, and [swallowed|looked away|went red].',
        '{Helper2} sat down already, with {helper2.their} [chin|nose] on the [table|bread], to be [first|ready].',
      ],
      ifRoom(
        'In the kitchen {pot} went [glup|BLOP|hic], and it was not a [good|happy] sound.',
        '{Hero} went back [in|down] to {pot}, [slowly|the slow way|step by step].',
      ),
      aside('way'),
    ],
    worse: [
      [
        'Now {pot} was [too full|much too full]. It said [blup|blop], and BLOP, and a [fat|great] wave of {soup} went over the [side|edge] and down to the [floor|rug].',
        'With so much in it, {pot} [bubbled|puffed] till it lifted its [lid|lid like a hat]. And then {soup} [came out|got out] and went for a walk [on the floor|under the table].',
        'There was too much in {pot}, and [blop|glup], it [knew it|came up]. {Soup} on the [stove|shoes], {soup} on the [wall|clock], {soup} [on the ceiling|everywhere].',
        'All that would [never|not] [fit|stay] in one pot. {Pot} [shook|rattled], [hiccupped|coughed], and [threw|spat] its lid at the [lamp|ceiling].',
      ],
      [
        '¶{Hero} [tasted|tried] what was [left|still inside], and it was too {first.taste}, too {second.taste}, and [all wrong|nobody’s soup].',
        '¶Too {first.taste}, and too {second.taste}! Even {spoon} [made a face|looked ashamed].',
        '¶“[Bah|Oh no|Ow],” said {hero}, for it was {first.taste} in front and {second.taste} behind, and [awful|sad|mud] in the middle.',
      ],
      ifRoom(
        '“I think it wants more {first.stuff},” said {helper1}. “More {second.stuff},” said {helper2}. “[Stop|No more|Enough],” [said|begged] {hero}, “[please|both of you]!”',
        'And {time}, which was [soon|any minute], the guests would all be [here|sitting there], spoons [up|ready].',
        '[Everyone|Each guest] looked at {hero}, and {hero} looked at the [hole|puddle|floor], and it [looked back|did not help].',
      ),
      aside('trouble'),
    ],
    pour: [
      [
        '[Nobody|Not one of them] could eat it. So {hero} took {pot} by the [ears|handle] and [dragged|carried] it out, to where [the weeds grow|old soup goes].',
        'There was [only|just] one thing to do with {soup} like [that|this]. {Hero} [lugged|carried] {pot} out into the [garden|cool air].',
        'Step by step, [slop|splash] by [slop|drip], {hero} carried {pot} out to the [nettles|end of the garden]. It was [slow|heavy|sad] [work|going], and the pot [dripped|sighed].',
        '“[Nobody|No one] can eat that,” said {hero}, and took {pot} out into the [dark|blue|still] garden, to pour it [away|out].',
      ],
      when(
        'together',
        ifRoom('{Others} came [along|behind|too], and [did not say a word|did not make a sound|said nothing].'),
      ),
      ifRoom(
        'One tear ran down {hero’s} [nose|cheek] and [fell|dropped] into {soup}, as if it needed [more|that, too].',
        'The [first|evening] star was out, and [soon|now] {hero} would have to give everybody [toast|only {bread}|tap water].',
        '{Hero} thought of all the bowls {feast}, [round|white] and [empty|waiting].',
        'A [toad|snail|slug] in the [grass|lettuce] saw what was coming, and [moved over|left].',
      ),
      [
        '“Good-bye, {soup},” said {hero}. {They} [tipped|leaned] the pot, a little, a [little|bit] more, and…',
        '“[One|And one],” said {hero}, “[two|and two],” and held the pot [high|over the nettles], and…',
        '{They} shut {their} eyes, so that the soup would not [see|look at] {them}. {They} lifted the pot, and…',
        'The soup slid up to the very [edge|lip] of the pot, and [looked over|shone], and…',
      ],
      asideHere('trouble', {
        person: [
          '“[Wait|Stop|Don’t pour]!” said {friend}, who [had brought|was holding] {spoon}. “It smells [new|different|good]!”',
          '“[Wait|Stop|Hold on]!” [said|called] {friend}, and [took|caught|held] the pot by the rim. “[Smell|Sniff] that!”',
        ],
        pet: [
          'But {friend} stuck {friend.their} nose over the [edge|rim], and [sniffed|licked], and would not [move|go away].',
          'But {friend} sat down [right|just] where the soup was to go, and [sniffed|licked {friend.their} lips|looked hungry].',
        ],
      }),
    ],
    turn: [
      [
        '{Hero} [stopped|put it down|set it down].',
        'But {hero} did not pour [yet|after all], and put the pot down [again|in the grass].',
        'There {hero} [stopped|waited|held still].',
      ],
      TURN,
      [
        '¶It was {first.taste}, yes, and {second.taste}, yes, but the [bumpy|long] way had [stirred|mixed|shaken] them together, and now it was [nearly good|good|a bit wonderful]!',
        '¶And it was not [bad|awful|wrong] any more. On the bumpy way the {first.stuff} had [run into|found|met] the {second.stuff}, and each had made the other [behave|smaller|shy].',
        '¶All that [bumping|carrying|walking] had [shaken|mixed] it. The {first.stuff} and the {second.stuff} did not [fight|pull] any more, they [danced|held hands].',
      ],
      [
        'Only one thing was [needed|left|missing], and no one had to [tell|shout it at] {hero}. By {their} [foot|knee] grew {herb}, and {they} [picked|took] a [leaf|handful].',
        '“It [wants|needs] {herb},” said {hero}. {They} did not [ask|look at the page|look at the hole], {they} [just knew|had tasted it], and [tore some up|picked some].',
        '{Hero} sniffed the [air|dark], and there was {herb}, [wet|cool] and green, and [in it went|that was it]!',
      ],
      more(
        '{They} sipped [three|four|six] more times, to be [very|quite|really] [sure|certain].',
        'It [tasted|was] like no {soup} in the [world|book], only like [{hero’s}|this one].',
      ),
    ],
    feast: [
      [
        '{Time}, {party} sat {feast} with {helper1} and {helper2}, and [nobody spoke|all you heard was spoons]. Then {helper1} [held out|banged] a bowl for [more|seconds].',
        'By lamplight, {feast}, sat {party} and {helper1} and {helper2}, [steam on every nose|all elbows and spoons].',
        '{Party} filled the bowls [twice|to the top], {feast}. {Helper1} had [two|four]. {Helper2} [licked|polished] {helper2.their} bowl and [looked for another|wore it as a hat].',
      ],
      ifRoom(
        '“I knew it was {first.stuff},” said {helper1}. “It was the {second.stuff} that [did it|saved it],” said {helper2}. {Hero} said [nothing|not a word] and [smiled|ate|chewed {herb}].',
        '“What’s it [called|named]?” asked {helper1}. [Nobody|No one] [knew|could say], for [nobody|no one] had ever [made|met|eaten] it before.',
        '“That [{first.stuff}|soup] of mine!” said {helper1}. “Mine!” said {helper2}, and they [both sighed|shook hands on it].',
      ),
      when('adults', '{Adults} [sang|asked] for [more|thirds].'),
      '¶{refrain}',
      takes('bowl', {
        custom: [
          [
            'It was not the soup, this time. The [extra|last] bowl stood there full, and [nobody|no one] had come for it.',
            'For the bowl for whoever came [late|last] was still [full|steaming], and [nobody|no one] [sat|was] behind it.',
            'The soup was right. But [nobody|no one] had [come for|touched] the [extra|last] bowl, and it was [getting cold|still full].',
          ],
        ],
        count: [
          [
            'They counted the [guests|noses|spoons], and there was the extra bowl [again|once more]: full, and with [nobody|no one] behind it.',
            'And this time {they} had not counted wrong: one bowl was [full|left|waiting], with [nobody|no one] behind it.',
            'So {they} counted the [noses|guests], and the bowls. One bowl [was full|stood there full], and [nobody|no one] belonged to it.',
          ],
        ],
        note: [
          [
            '“I wrote EVERYBODY,” {they} said, and looked [round|along the table]. And there was one full bowl with [nobody|no one] behind it.',
            'The note had said EVERYBODY, and yet one [place|chair|stool] at the [end|corner] was empty, its bowl [full|steaming].',
            'It was not the soup. It was not quite EVERYBODY: one bowl [stood|was] there full, and [nobody|no one] [behind it|had come for it].',
          ],
        ],
      }),
    ],
    mouse: [
      [
        '¶A very [small|thin] voice said, “Is there any [left|more]?” It was {mouse} the mouse.',
        '¶Something [grey|small] came along the [edge|shadows], one paw, [one more|and another]: {mouse} the mouse, from {nook}.',
        '¶Two [pink|round|tiny] ears came up behind the {bread}: {mouse} the mouse.',
      ],
      takes('bowl', {
        custom: [
          [
            '“I ate the [word|last word],” [said|squeaked] {mouse}. “I was [hungry|so hungry], and it was [mine|my own|me]: MOUSE.”',
            '“It was my [name|own name|word],” said {mouse}, “and I was [hungry|so hungry].” And she [held out|gave back] the [scrap|bit].',
            '“So [you|it was you who] ate the word?” [asked|said] {hero}, and {mouse} went [pink|red] to the [tail|ears]. “[It was mouse|It said mouse|It was mouse, like me],” she [whispered|breathed|said].',
          ],
          [
            '¶“{Rule} mouse,” read {hero} [slowly|aloud]. “So the [last|extra] bowl is yours! [Sit|Come] [here|down], {mouse}, before it gets cold.” And nobody was missing [now|any more].',
            '¶“{Rule} MOUSE!” said {hero}. “[Then|So] it was you I put out that bowl for!” {Mouse} [sat down|climbed up] and [sipped|ate|slurped], and nothing was missing at all.',
          ],
        ],
        count: [
          [
            '“I ate the [word|last word],” [said|squeaked] {mouse}. “I was [hungry|so hungry], and it was [mine|my own|me]: MOUSE.”',
            '“It was my [name|own name|word],” said {mouse}, “and I was [hungry|so hungry].” And she [held out|gave back] the [scrap|bit].',
            '“So [you|it was you who] ate the word?” [asked|said] {hero}, and {mouse} went [pink|red] to the [tail|ears]. “[It was mouse|It said mouse|It was mouse, like me],” she [whispered|breathed|said].',
          ],
          [
            '¶“{Rule} mouse,” read {hero}. “So I did not count [wrong|badly] after all! The bowl is yours.” {Mouse} [sat down|sipped|climbed up], and now it [came out even|was right]: a bowl for each, and nobody missing.',
            '¶“{Rule} MOUSE!” said {hero}. “That was [no bowl too many|not one bowl too many], that was one [mouse|guest] too few!” {Mouse} [sat down|climbed up] and [sipped|ate|slurped], and nobody was missing.',
          ],
        ],
        note: [
          [
            '“The note said everybody,” [said|squeaked] {mouse}, “but only the recipe said MOUSE. So I [ate|bit off] the word, to [keep|have] it.” And she [held out|gave back] the [scrap|bit].',
            '“Nobody ever writes MOUSE,” [said|whispered|squeaked] {mouse}, “only the recipe did. I was so [proud|pleased], and so hungry, that I [ate|nibbled] it.”',
          ],
          [
            '¶“{Rule} mouse,” read {hero}. “But everybody MEANS mouse, too!” And {they} [pushed over|gave her] the full bowl. Now it was [everybody|really everybody].',
            '¶“{Rule} MOUSE!” read {hero}, and [moved|pushed] the full bowl over to {mouse}. [Only now|Only then] was everybody there, [just as|as] the note said.',
          ],
        ],
      }),
      when('together', ifRoom('{Others} [moved up|made room] for her.')),
      adult('end'),
    ],
    end: [
      [
        'In the kitchen {hero} took a pencil and [wrote|put] on the recipe, under the hole: {first.stuff}, {second.stuff}, {herb}, and the [longest|last] word of all, mouse.',
        plants(
          'jam',
          '{Hero} [mended|stuck] the recipe with [jam|a spoon of jam], and [added|wrote]: {first.stuff}, {second.stuff}, {herb}, and [then taste|your own tongue].',
        ),
        '{Hero} [mended|stuck] the recipe with [flour paste|dough], and [added|wrote]: {first.stuff}, {second.stuff}, {herb}, and [taste it|your own tongue].',
        '“I must [write|get] [this|it] down,” said {hero}, “before it [gets cold|is forgotten|runs off].” {They} wrote {first.stuff}, and {second.stuff}, and {herb}, and drew [a tail|two ears] in the hole.',
      ],
      takes('bowl', {
        custom: [
          [
            'And below that: “One bowl [more|extra], [always|every time|for whoever is late].”',
            'And [below|under] it: “[Put out|Set] one bowl more than you [need|have guests].”',
          ],
        ],
        count: [
          [
            'And below that: “[Count the bowls, and one|Of bowls, one] too many is [right|just right|enough].”',
            'And [below|under] it: “Is there one bowl [too many|left over]? [Good|Wait a little].”',
          ],
        ],
        note: [
          [
            'And on the note, under EVERYBODY, {hero} [put|wrote|printed]: AND MOUSE.',
            'And “EVERYBODY” on the note [became|was now] “EVERYBODY, [mouse and all|with tails or without|small ones, too]”.',
          ],
        ],
      }),
      [
        'The pot hung on its nail and [dripped|dreamed]. {Mouse} lay in a [cup|ladle], round as [a bean|an onion].',
        'The [lamp|moon] shone on a tower of [bowls|plates|cups], and {mouse} was asleep in the [top|smallest] one.',
        '“Good night, {mouse},” said {hero}. “[Mf|Hf],” said {mouse}, who had had [seven|three] spoons.',
      ],
      [
        '¶In the night, {nook}, there was a [sound|noise]: [nibble|nib], [nibble|nab]! And in the [morning|first light] there was a [new|second|tiny] hole, [there|just there].',
        '¶And the recipe was [safe|whole], until about [midnight|two o’clock|dawn]. Then {nook} something went [nib, nib, nib|scritch].',
        given(
          'told:jam',
          '¶But jam is [sweet|tasty], and paper is [thin|dry], and {nook} [somebody|someone] got a little hungry [again|after all].',
        ),
      ],
      aside('end'),
    ],
  },
  asides: {
    start: {
      person: [
        '“It wasn’t me,” said {friend}. “I only eat [books with pictures|the corners].”',
        '{Friend} handed {hero} {spoon}. “[Taste|Try] it,” said {friend}, “then we’ll know [what is missing|what it was].”',
        '“Then we must [find out|guess],” said {friend}. “[Taste|Try] it [first|and tell me]!”',
      ],
      pet: [
        '{Friend} looked [at the ceiling|innocent], but {friend.their} teeth were too [big|large].',
        '{Friend} sniffed the hole and followed the smell [to the wall|along the floor], but {hero} was [tasting|at the soup] and did not see.',
      ],
    },
    way: {
      person: [
        '“I’ll do the [peas|tasting],” said {friend}, and did, [twice|most of the day].',
        '{Friend} [carried|held] the spoons, like [flowers|swords].',
        '“My [tummy|spoon] is ready,” said {friend}.',
      ],
      pet: [
        '{Friend} lay across the [door|kitchen], where everybody [had to|could] step over.',
        '{Friend} [guarded|watched] the {bread} without [blinking|a blink].',
        '{Friend} swept the floor with {friend.their} [tongue|tail].',
      ],
    },
    trouble: {
      person: [
        '“[I’m not|I am not really] hungry,” said {friend} quickly.',
        '“It’s not SO bad,” said {friend}, and [went green|swallowed twice].',
        '“[Drink this|Here],” said {friend}, and [brought|gave] {hero} some water.',
        '“We could call it [paint|glue],” said {friend}.',
        '“[I will|I’d better] look for the word,” said {friend}, and [looked|crawled] under the table.',
      ],
      pet: [
        '{Friend} tried [a drop|it] and went to [sit|live] under the [stove|chair].',
        '{Friend} [buried|hid] {friend.their} own bowl, so that no soup could [get|come] in.',
        '{Friend} licked {spoon} [once|one time], and [sneezed|backed off].',
        '{Friend} looked at {hero} and [whined|sighed] a little.',
      ],
    },
    turn: {
      person: [
        '“Let ME [taste|try],” said {friend}. “Oh!”',
        '“It has [corners|stripes],” said {friend}. “[Good|Nice] ones.”',
        '{Friend} had a [second|third] helping, [standing up|without a word].',
      ],
      pet: [
        '{Friend} licked {hero’s} [chin|elbow] and [wanted|looked for] more.',
        '{Friend} sat up [very straight|like a lamp] and [begged|waited].',
      ],
    },
    end: {
      person: [
        '“It wasn’t me,” said {friend}, [asleep|half asleep].',
        '{Friend} laughed so much that [the bed|the lamp] shook.',
      ],
      pet: ['{Friend} opened one eye and [let it be|shut it].', '{Friend} heard it, and [wagged|purred], once.'],
    },
  },
  adults: {
    start: [
      '“It’s your [soup|kitchen] today,” said {grownUp}. “I can’t even [boil an egg|see you].”',
      '“Call me if it [bites|escapes],” said {grownUp}.',
      '“I’ll just sit [here|outside],” said {grownUp}, “and [get hungry|smell things].”',
    ],
    end: [
      '“I’ve eaten soup [all my life|for years],” said {grownUp}. “I never [met|tasted] one like this.”',
      '{GrownUp} [moved over|made room], and broke the {bread} into [mouse|very small] bits.',
      '“[More|A bit more], please,” said {grownUp}, for the [third|fourth] time.',
      '“Who taught you that?” asked {grownUp}. “[Everybody|Nobody],” said {hero}.',
    ],
  },
  traits: { habit: habits, turn: turns },
};
