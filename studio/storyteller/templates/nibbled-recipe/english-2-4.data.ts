/** The nibbled recipe in English for readers of 2 to 4. */
import {
  HABIT,
  TURN,
  adult,
  aside,
  asideHere,
  ifRoom,
  more,
  takes,
  when,
  type BandText,
  type Line,
} from '#studio/storyteller/text/passage.ts';

/** What brings the first guest, and each one after. */
const FIRST_GUEST = [
  '[Knock, knock|Tap, tap|Bump, bump], [there came a guest|a guest came to help|a guest was at the door]!',
  'The [first|very first] guest [came|ran in|walked in] [early|too soon|at once].',
];
const NEXT_GUEST = [
  '“Too {first.taste}!” [said|cried|called] {hero}, and [knock, knock|tap, tap|bump, bump], [one more|another|the next] guest came to help.',
  '“Who [can help|will help|helps]?” [said|cried|called] {hero}, and in came [one more|another|the next] guest.',
];
const enters = (guest: string): Line => when(`first:${guest}`, ifRoom(...FIRST_GUEST), ifRoom(...NEXT_GUEST));

export const english24: BandText = {
  refrains: [
    '“[Stir, stir|Round, round|Swish, swish], [sip|slurp|taste|lick], [something is|something’s still] missing,” said {hero}.',
    '“[Blow, blow|Puff, puff|Foo, foo], [no|not yet|hm|oh], [something is|something’s still] missing,” said {hero}.',
    '“[Dip, drip, sip|Scoop, blow, sip|Swirl, swirl, sip], [something is|something’s] missing,” {hero} [said|sighed].',
    '{Hero} [stirred|swirled|blew] and [sipped|tasted]: “Something is [still missing|missing|missing here]!”',
  ],
  beats: {
    open: [
      [
        '{Party} [made|cooked|stirred] {soup} for [friends|guests|supper].',
        '{Party} [put|set] {pot} on the fire. {Soup} for [everybody|supper], {time}!',
        '{Party} [made|cooked] {soup} for a [party|feast|big supper], {time}.',
        '“{Soup} {time}!” [sang|said] {party}. [Chop, chop|Plop, plop|Snip, snip]!',
        'In went [water|beans], in went [an onion|a leek|a carrot]. {Party} [made|cooked] {soup}!',
        '{Pot} [hummed|sang], and {party} [hummed|sang], too. It was {soup} day!',
        '{Pot} was hot, and {soup} was in it. {Party} [sniffed|smiled].',
        'Guests would come {time}, so {party} [made|cooked] {soup}.',
        'In {pot}, {party} [made|cooked] {soup} for [friends|guests].',
        '{Party} had asked [friends|guests] to come, and [made|cooked] {soup}.',
      ],
      takes('bowl', {
        song: [
          [
            '“[You, me|I, you|Me, you|You and me], [and|but|now] who is three?” [sang|hummed|asked] {hero}.',
            '“[A bowl|A spoon|One bowl|A cup] for you, one for me, [and|but|now] who is three?” [sang|hummed|said] {hero}.',
            '“[A bowl|A spoon|One bowl|A cup] for you, [a bowl|a spoon|a cup] for me, who is three?” [sang|asked] {hero}.',
          ],
        ],
        count: [
          [
            '{Hero} [put out|counted|set out|laid] [the|all the] bowls, and [there was one|one was] [too many|left over|left|extra].',
            '“One bowl too many,” said {hero}. “Whose [is it|can it be|bowl is that]?”',
            '“[Who is|Who gets|Whose is] this bowl?” [asked|said] {hero}, for there was one [too many|left].',
          ],
        ],
      }),
      { more: HABIT },
      when(
        'adults',
        ifRoom(
          '{Adults} [baked|warmed] the {bread}.',
          '{Adults} [set out|washed] the [bowls|cups].',
          '{Adults} [swept|sang].',
        ),
      ),
      more(
        'Everybody would come to eat, {time}!',
        'It smelled of [onions|steam|pepper] and {bread}.',
        '{Spoon} went round and round in {pot}.',
      ),
      adult('start'),
    ],
    recipe: [
      [
        '{Hero} read the recipe [out loud|line by line], and did [it all|what it said].',
        'The recipe said [chop|snip|peel]. {Hero} [did|could do that].',
        '{Hero} did what the [recipe|paper] said, [bit by bit|line by line].',
        '“Wash it, [chop|cut|peel] it, drop it in {pot},” said the recipe.',
      ],
      [
        'Up came the [steam|bubbles]: [blub|bloop], [blub|blip|pop]!',
        '{Pot} got [warm|hot], and {hero} got hungry.',
        '{Spoon} went round, [tick, tock|bim, bam].',
        'The steam went up, [white|fat] as a [cloud|sheep].',
      ],
      more('Now there was one line left to [read|do]…', 'And now came the last [line|word] of all…'),
      aside('way'),
    ],
    hole: [
      [
        '{Hero} read the recipe: “{Rule}…” [And then|Then] there was a hole!',
        '“{Rule}…” said the recipe. The last word was [gone|a hole|not there]!',
        '“{Rule}…” [Oh dear|Oh no]! Somebody had [eaten|nibbled] the last word!',
        '“{Rule}…” read {hero}. [Who|But who] had [eaten|nibbled] the last word?',
        'There was a [little|round] hole in the recipe: “{Rule}…”',
        'The recipe said “{rule}…” But the last word was [eaten|nibbled] [off|up|out]!',
        '{Hero} came to the last line: “{Rule}…” But the [last|next] word was a hole!',
        '“{Rule}…” What came next? There was [just|only] a hole!',
        '“{Rule}…” [And then|Then|What]? A [little|wee] hole!',
      ],
      ifRoom(
        'Who [eats|nibbles|bites] a [word|word, and why|recipe]?',
        '{Hero} [looked|peeped] through the hole at {pot}.',
        'And {nook}, something went [scritch, scratch|pit, pat|squeak]…',
        'So {hero} had to [guess|find out] what came last.',
        'Now nobody [knew|could say] what came [last|next].',
        'Somebody must have been [hungry|very hungry]!',
      ),
      aside('start'),
      ifRoom('¶{refrain}'),
    ],
    guess: [
      [
        'Was it a [shoe|sock|comb]? {Hero} held it over {pot}. [No, no|Oh, no], no!',
        'Was it the [clock|mop|lamp]? {Hero} [looked|sniffed] at it. No!',
        'Was it {spoon}? But that was in {pot} [already|by now].',
        '{Hero} asked {pot}. It only said [blub|bloop|blip].',
      ],
      [
        'What comes last in {soup}? Is it [peas|cheese|a bean]?',
        'Was it [red|green|blue], was it [round|big], was it [wet|hot]?',
        'A [hat|cup|chair] is too big for soup. A [hair|pin] is too small.',
        'And {nook}, a small nose went [sniff|snuff].',
      ],
      aside('way'),
    ],
    'goat.come': [
      enters('goat'),
      [
        '“It is salt!” [said|cried|sang] {goat} the goat. [Whump|Whoosh], in went [a bag|a box|a lot] of it!',
        'In [came|walked|hopped] {goat} the goat. He tipped in a [bag|box|hill] of salt!',
        '{Goat} the goat was sure: “It is salt!” In went a [lot|lump|bag]!',
        '{Goat} the goat [loved|liked] salt, so he [put|tipped] in a [bag|box|hill] of it.',
      ],
      ifRoom(
        '“Salt [comes|goes in] last,” said {goat}.',
        'He [licked up|ate] the rest.',
        'It went [fff|hiss] in {pot}.',
      ),
    ],
    'goat.taste': [
      [
        'It was so salty that {hero} drank a whole [jug|cup|can] of water.',
        '{Hero’s} tongue went as [flat|dry|stiff] as a [sock|rug|plank].',
        'It was so salty that {hero} had to [drink and drink|drink six cups].',
        '“Salty as the sea!” said {hero}, and drank: [glug, glug|gulp, gulp].',
        'The salt made {hero’s} [lips|tongue] so dry that {they} drank a [jug|pail|tub].',
      ],
      '¶{refrain}',
      aside('trouble'),
    ],
    'bee.come': [
      enters('bee'),
      [
        '“It is honey!” [sang|said|hummed] {bee} the bee. [Bloop|Glop], in went a [pot|jar|cup] of it!',
        '“[Bzz|Zzz|Mzz]!” {Bee} the bee poured in honey, [drip, drip|glug, glug].',
        'In [flew|zoomed|hummed] {bee} the bee. “Honey! Put in [all of it|lots|pots of it]!”',
        '“Sweet is best!” [said|hummed|sang] {bee} the bee, and put in a [pot|jar|tub] of honey.',
      ],
      ifRoom(
        '“Honey [comes|goes in] last,” said {bee}.',
        'A [long|fat] gold drop ran down {pot}.',
        '{Spoon} [stuck|stood up] in it.',
      ),
    ],
    'bee.taste': [
      [
        'It was so sweet that {hero’s} [teeth|ears|toes] [hummed|buzzed|sang].',
        'It was [so|much too|far too] sweet, and {hero’s} lips stuck [shut|together].',
        '“[Mmf|Mmp|Hmf],” said {hero}. {Their} teeth were [stuck|all honey]!',
        'How sweet! {Hero} licked honey off {their} [nose|chin|thumb].',
        'There was so much honey that {hero} could only [say|hum] “[mmf|mmp|hmf]”.',
      ],
      '¶{refrain}',
      aside('trouble'),
    ],
    'hedgehog.come': [
      enters('hedgehog'),
      [
        '“It is pomegranate!” [said|cried] {hedgehog} the hedgehog. [Pop|Plop], in it went!',
        '{Hedgehog} the hedgehog rolled in a [red|sour|fat] pomegranate. [Pop|Plop], in it went!',
        'In went red, sour [seeds|fruit] from {hedgehog} the hedgehog: [plip|pop], plop!',
        '“Sour is best!” [said|cried] {hedgehog} the hedgehog, and put in a [red|fat|big] pomegranate.',
      ],
      ifRoom(
        '“Sour [comes|goes in] last,” said {hedgehog}.',
        'Now the soup was [pink|red].',
        'One red [seed|drop] hit the [wall|clock].',
      ),
    ],
    'hedgehog.taste': [
      [
        'Ooh, so sour that {hero} shut [one eye|both eyes]!',
        'It was so sour that {hero’s} [face|mouth] went as small as a [bean|knot|pin].',
        '{Hero} said “[ooo|uuu|wooo]” and could not stop.',
        'It was sour, and {hero’s} [ears|toes|knees] [curled|shook|wobbled].',
        'It was so sour that {hero} [jumped|hopped|ran] on the spot.',
      ],
      '¶{refrain}',
      aside('trouble'),
    ],
    'duck.come': [
      enters('duck'),
      [
        '“It is water!” [said|quacked] {duck} the duck. [Splash|Splosh], in went a [pail|bucket|tub] of it!',
        '{Duck} the duck [brought|tipped in] half the [pond|puddle]. [Splish|Glug], splosh!',
        'In [came|waddled] {duck} the duck. “More water!” [Splash|Splosh], in it went!',
        '“It is too thick!” said {duck} the duck, and [poured|tipped] in a [pail|bucket|tub] of water.',
      ],
      ifRoom('“Wet is best,” said {duck}.', 'A [leaf|feather] swam [by|round] in it.', '{Pot} was [full|so full]!'),
    ],
    'duck.taste': [
      [
        'It was so thin that {hero} could see [the bottom|{their} own nose]!',
        'It was not soup, it was a [bath|lake|pond]! {Hero} found one [bean|leaf|pea].',
        '“Where is the soup?” asked {hero}. It was all [water|pond|wet]!',
        'There was so much water that {hero} could not [taste|find|see] the [soup|beans|onion].',
      ],
      '¶{refrain}',
      aside('trouble'),
    ],
    'squirrel.come': [
      enters('squirrel'),
      [
        '“It is nuts!” [said|cried] {squirrel} the squirrel. [Rattle|Clack|Bonk], in they went!',
        '{Squirrel} the squirrel opened [both|his fat] cheeks. In fell [ten|six|nine] acorns!',
        'In [hopped|ran] {squirrel} the squirrel. “Nuts! Put in [ten|six|lots of] nuts!”',
        '{Squirrel} the squirrel [loved|liked] nuts, so he [dropped|tipped|threw] in [ten|nine|six] acorns.',
        '“Soup must go crunch!” said {squirrel} the squirrel, and in went his [nuts|acorns]. [Rattle|Clack|Bonk]!',
      ],
      ifRoom(
        '“Nuts [come|go in] last,” said {squirrel}.',
        '{Pot} [rattled|clicked].',
        'One nut rolled out, and he [kept|ate] it.',
      ),
    ],
    'squirrel.taste': [
      [
        '[Crack|Crick], [crunch|crash]! {Hero} chewed and [chewed|chomped].',
        'It was soup with stones! {Hero’s} teeth went [clack|crack|tock].',
        '[Ping|Bonk|Tock], {hero} [spat|blew] out an acorn!',
        '{Hero} bit and bit on a nut, and the nut [won|did not mind].',
        'The nuts were so hard that {hero} [hurt|banged|bumped] a tooth. [Crack|Ow|Tock]!',
        '{Hero} could not bite the nuts, because they were too [hard|big|round].',
      ],
      '¶{refrain}',
      aside('trouble'),
    ],
    'donkey.come': [
      enters('donkey'),
      [
        '“It is pepper!” [said|brayed] {donkey} the donkey. [Puff|Pff|Whoosh], in it went!',
        '{Donkey} the donkey tipped her basket. In fell [ten|six|lots of] [red|hot] peppers!',
        'In [trotted|came] {donkey} the donkey. “Pepper! Put in [all of it|lots]!”',
        '“It must be hot!” [said|brayed] {donkey} the donkey, and tipped in [red|six|ten] peppers.',
      ],
      ifRoom(
        '“Hot is best,” said {donkey}.',
        'Now the soup [smoked|went red].',
        'Everybody [sneezed|coughed]: [tchoo|choo]!',
      ),
    ],
    'donkey.taste': [
      [
        'It was so hot that {hero} [ran|hopped] round [and round|the table|the house].',
        '{Hero’s} [ears|toes|cheeks] [glowed|went red], it was so hot!',
        'It was so hot that {hero} [put|held|hung] {their} tongue in [the sink|a jug|a cup].',
        'It was so hot that {hero} had to [drink|drink and drink], [glug, glug|gulp, gulp]!',
        'The pepper made {hero} [hop|jump|run] to the [tap|jug|sink].',
      ],
      '¶{refrain}',
      aside('trouble'),
    ],
    table: [
      [
        'Bowls, [cups|spoons|chairs] and {bread} went out {feast}.',
        '{Hero} put a [rug|cloth] {feast}, and {bread} on it.',
        '[Lamps|Cups] and [bowls|plates] stood {feast}. Only the soup was not [there|ready].',
      ],
      [
        'The sun went [down|to bed], and {time} they would all come!',
        'One [moth|star] came to look. It was [nearly|almost] time!',
        '“[Is it ready|Is there soup]?” [asked|called] {helper1}. “Soon,” said {hero}.',
      ],
      asideHere('way', {
        person: ['{Friend} [took|set out] the [spoons|bowls].', '“I am hungry,” said {friend}.'],
        pet: ['{Friend} [sat|lay] on the rug.', '{Friend} sniffed the {bread}.'],
      }),
    ],
    worse: [
      [
        '{Pot} was too full! [Blub|Bloop], [BLOP|GLOP], out came the soup!',
        'Up came the soup, out of {pot}, [blub|glop], onto the [floor|rug|wall]!',
        'The soup ran out of {pot} and [over|under] the table!',
        'The soup [grew|puffed up]. [Blub|Glop|Bloop]! It ran out of {pot}.',
        'Too much had gone in, so the soup ran out [over|onto] the [floor|rug|table]!',
        'It [bubbled|rose] up and up, [blub|glop|bloop], till it ran down {pot}.',
        '{Pot} could not hold it all, so [out|over|down] it [ran|came], [blub|glop|splosh]!',
      ],
      [
        '“It is {first.taste} and {second.taste}! [Yuck|Bah|Oh no]!” [said|cried] {hero}.',
        '{Hero} [sipped|tried] it and [cried|said], “[Bah|Yuck|Oh], too {first.taste}, too {second.taste}!”',
        'It was too {first.taste} and too {second.taste}. {Hero} [cried|sniffed|gulped].',
        '{Hero} tried it. It was {first.taste} and {second.taste}, so nobody [could|would] eat it.',
        '“[Nobody|No one] can eat this,” [said|sniffed|cried] {hero}. It was {first.taste}, and {second.taste}, too.',
        '{Hero} [took|had] a sip. How {first.taste}! How {second.taste}! {They} [cried|sniffed|sat down].',
        'It was so {first.taste} and so {second.taste} that {hero} [cried|sat down|sobbed].',
      ],
      asideHere('trouble', {
        person: [
          '“Poor soup,” said {friend}.',
          '{Friend} got a [mop|rag|towel].',
          '“Oh no, my [foot|sock]!” said {friend}.',
        ],
        pet: ['{Friend} [hid|jumped back].', '{Friend} got soup on one [ear|foot].', '{Friend} ran under a chair.'],
      }),
      more('Poor {soup}, poor {hero}!', '{Spoon} fell under the [chair|table].'),
    ],
    pour: [
      [
        '{Hero} [carried|took|pulled] {pot} out to the garden. {They} would pour it [out|away].',
        'Out to the garden went {hero} with {pot}. The soup had to go.',
        '“[Bye|Good-bye], {soup},” [said|sniffed] {hero}. {They} [took|carried|pulled] {pot} out to the garden.',
        'Slow, slow, {hero} [carried|pulled] {pot} to the garden. The soup was no good.',
        'Nobody could eat that, so {hero} [carried|took|pulled] {pot} out to the garden.',
        'The soup was so bad that {hero} [took|carried|pulled] {pot} out to the garden.',
        '{Pot} was heavy, but {hero} [pulled|carried|rolled] it [out |]to the garden.',
        '“I must pour it [out|away],” [said|sniffed] {hero}. Off to the garden went {pot}.',
      ],
      when('together', ifRoom('{Others} came [too|along|behind].')),
      [
        '{Hero} [held|tipped|lifted] it over the [weeds|grass|stones|beans], and…',
        'The [beans|weeds] leaned in to see {hero} [tip|pour] it…',
        'One tear fell in, [plip|plop]. {Hero} [tipped|lifted] the [pot|big pot]…',
        'A [snail|toad|bug] looked up. {Hero} [began|bent down] to pour…',
        'It was [so|too] heavy, and {hero} [stopped|sat down] by the [beans|weeds|wall]…',
        '{Hero} did not want to, but {they} [tipped|lifted] the [pot|big pot]…',
        'The first star looked on. {Hero} [tipped|lifted|held] it [up|high]…',
        '{Hero} [looked|peeped] in one last time, and then {they} [tipped|lifted] it…',
        '“It is too bad to eat,” {hero} [said|sighed], and [began|bent down] to pour…',
      ],
      asideHere('trouble', {
        person: [
          '“[Wait|Stop|No], it smells [good|so good|nice]!” said {friend}.',
          '“[No, no|Oh, wait|Stop],” said {friend}. “[Sip|Sniff|Smell] it first!”',
        ],
        pet: [
          'But {friend} [sniffed|licked] the pot and would not [go|move].',
          'But {friend} sat in the [way|grass], and [sniffed and sniffed|sniffed it].',
        ],
      }),
    ],
    turn: [
      [
        'But {hero} [stopped|did not pour|held it still] [just then|in time|at the rim].',
        '{Hero} put the pot down [again|in the grass|on a stone].',
        '“[Wait|No, wait|Not yet],” said {hero}, and put it down.',
        'Then {hero} [stopped|waited] [a bit|for a while|by the weeds].',
        '[No, wait|Wait|But no]! {Hero} did not pour it.',
      ],
      TURN,
      ifRoom(
        'It was [not bad|good], {first.taste} and {second.taste} [side by side|both at once|together]!',
        'First it was {first.taste}, then {second.taste}, then [good|nice|yummy]!',
        '[Mm|Ooh|Oh]! {First.taste} and {second.taste} [had made|were] friends!',
        '{First.taste} and {second.taste} had mixed, so now it was [good|nice|so good]!',
        'The {first.taste} bit and the {second.taste} bit were [good|nice|best] [together|side by side]!',
        'It was {first.taste} and {second.taste}, and yet it was [good|nice|yummy]!',
      ),
      [
        '“It [only|just] wants [some|a bit of] {herb},” said {hero}, and in it [went|fell]!',
        '{Hero} picked a [leaf|bit] of {herb}, and [rip|snip], in it [went|fell].',
        'By {hero’s} foot grew {herb}, and [snip|rip], in it [went|fell].',
        'There was {herb} in the grass, so {hero} [put|dropped] some in.',
        '“One thing more,” said {hero}, and put in {herb} from the [garden|grass|wall].',
        '{Hero} smelled {herb} [near by|in the grass], and put a [leaf|bit] in the soup.',
      ],
      more('[Now|And now] it was {hero’s} [own|very own] soup!', '{Hero} sipped [it|again]. [Mm|Ooh], [yes|good]!'),
    ],
    feast: [
      [
        '{Helper1} and {helper2} came, and {party} fed them {feast}.',
        '{Helper1} slurped, {helper2} slurped, and {party} [slurped|sipped].',
        '{Party} [poured|dished] it out {feast}. {Helper1} had [two|three] bowls!',
        '{Feast} {party} ate with {helper1} and {helper2}.',
        '{Helper1} and {helper2} sat {feast}, and {party} [fed|served] them.',
        '{Feast} {party} [filled|brought] bowls for {helper1} and {helper2}.',
      ],
      ifRoom(
        '“I made it [good|so good]!” said {helper1}. “No, me!” said {helper2}.',
        '{Helper2} licked [the|every] bowl.',
        '“[More|Yum|Again|Mm]!” said {helper1}.',
      ),
      '¶{refrain}',
      takes('bowl', {
        song: [
          when(
            'adults',
            [
              '“[Whose bowl is that|Whose is that bowl|And whose bowl is it]?” asked {adults}.',
              '“And who is [three|number three]?” asked {adults}.',
            ],
            [
              'But [one|a hot|a full|the last] bowl had [nobody|no one|no guest].',
              '[One|A] [full|hot] bowl [stood|sat] there for number three.',
              'And who was [three|number three|the third]?',
            ],
          ),
        ],
        count: [
          when(
            'adults',
            [
              '“[Whose bowl is that|Whose is the last bowl]?” asked {adults}.',
              '“One bowl is [full|left],” said {adults}. “Whose?”',
            ],
            [
              'And one [hot|full] bowl was [too many|left over|left].',
              'But one [full|hot] bowl had [nobody|no one|no guest].',
              'And [nobody|no one] [had|ate from] the [extra|last|full] bowl.',
            ],
          ),
        ],
      }),
    ],
    mouse: [
      [
        'One bowl was [left|full], and who had no soup? It was {mouse} the mouse!',
        'A [little|wee|pink] nose [came|peeped] up, and it was {mouse} the mouse!',
        'Last of all came {mouse} the mouse, so [slow|shy|small], from {nook}.',
        'One bowl was left for {mouse} the mouse, so she [came|crept|tiptoed] in.',
        'From {nook} [came|crept|ran] {mouse} the mouse.',
        '{Mouse} the mouse smelled it from {nook}, so she [came|crept|ran] in.',
        'The good [smell|soup] brought {mouse} the mouse from {nook}.',
      ],
      [
        '“I [ate|nibbled|bit off] the [word|last word],” she [said|wept|squeaked], “[because|for] it was MOUSE!”',
        '“The word was MOUSE, so I [ate|took|nibbled] it,” she [said|wept|squeaked].',
        '“MOUSE was the [word|last word]. I [ate|nibbled] it,” she [said|wept|squeaked].',
        '“{Rule} MOUSE,” she said. “I ate [that|it]. Sorry!”',
        '“The last word was [mouse|me],” she [said|squeaked]. “I ate it. Sorry!”',
        '“It said MOUSE. That is me, so I [ate|bit|nibbled] it,” she [said|wept].',
        '“It said MOUSE, like me, so I [ate|took|nibbled] it,” she [said|wept].',
        'She was so [sad|sorry]. “The word was MOUSE, and I [ate|nibbled|bit] it!”',
      ],
      takes('bowl', {
        song: [
          [
            '“[You, me|I, you|Me, you], [and|now] {mouse} is three!” [sang|hummed|cried] {hero}.',
            '“[A bowl|A spoon|One bowl|A cup] for you, one for me, [and|now] {mouse} is three!” sang {hero}.',
            '“{Mouse} is three!” [sang|cried|said] {hero}, and [nobody|no one] was missing.',
            '“[You are|So you are|It is you, you are] three!” [sang|cried|said] {hero}, and [nobody|no one] was missing.',
          ],
        ],
        count: [
          [
            '“[So it|It|So this|Then it] is your bowl!” [said|cried|sang] {hero}. “[Sit|Eat|Sip]!”',
            '“It was your bowl [all day|all along|all the time],” said {hero}, and now [nobody|no one] was missing.',
            'So that was who the [extra|last|full] bowl was for, and now [nobody|no one|nothing] was missing!',
            '“Not one bowl too many,” [said|cried|sang] {hero}, “but one [mouse|guest] too few! [Sit|Eat|Come]!”',
          ],
        ],
      }),
      adult('end'),
    ],
    end: [
      [
        '{Hero} wrote the last word [in the hole|on the page] again: MOUSE.',
        'On the recipe {hero} drew {mouse}, [tail and all|ears and all].',
        '{Hero} wrote it [all |]down: {first.stuff}, {second.stuff}, {herb}, MOUSE!',
      ],
      [
        'The pot was [clean|empty], and {mouse} [slept|lay] in a [cup|bowl|spoon].',
        '{Mouse} [snored|lay] on {spoon}, as [round|full] as a [bun|ball].',
        '“Good night, {mouse}, good night, [soup|spoon|pot],” [said|yawned|sang] {hero}.',
      ],
      [
        'And late at night, {nook}: [nibble, crunch|nibble, nibble|scritch, crunch]!',
        'But {nook} somebody still went [nib, nib|nibble, nibble|crunch, crunch].',
        'And {nook} lay a [new|tiny] bit of [page|paper]!',
      ],
      aside('end'),
    ],
  },
  asides: {
    start: {
      person: [
        '“[Not me|It was not me]!” said {friend}.',
        '{Friend} [looked|peeped] through it.',
        '“[Oh no|Oh dear]!” said {friend}.',
      ],
      pet: ['{Friend} had not eaten it.', '{Friend} [sniffed|licked] the hole.', '{Friend} looked away.'],
    },
    way: {
      person: ['“I’ll [help|stir], too!” said {friend}.', '{Friend} [held|took] a spoon.', '“Me, too!” said {friend}.'],
      pet: [
        '{Friend} [sat|slept] on the [mat|rug].',
        '{Friend} watched, [nose|ears] up.',
        '{Friend} ate a [bean|crumb].',
      ],
    },
    trouble: {
      person: [
        '“[Bah|Yuck|Eek]!” said {friend}.',
        '{Friend} [ran off|held {friend.their} nose].',
        '“My tongue!” said {friend}.',
        '“Not for me,” said {friend}.',
      ],
      pet: [
        '{Friend} [sneezed|hid].',
        '{Friend} went under the [mat|chair].',
        '{Friend} [licked|sniffed] it and [left|sat down].',
        '{Friend} did not want any.',
      ],
    },
    turn: {
      person: ['“[Yum|Mm]!” said {friend}.', '{Friend} [clapped|cheered].', '“[Me, too|More]!” said {friend}.'],
      pet: ['{Friend} [licked|begged].', '{Friend} [sat|stood] up [nicely|tall].', '{Friend} had [some|a lick].'],
    },
    end: {
      person: ['{Friend} [giggled|slept].', '{Friend} was full, too.'],
      pet: ['{Friend} [dreamed|slept].', '{Friend} was full, too.'],
    },
  },
  adults: {
    start: [
      '“[Call me|Shout] if it is too hot!” said {grownUp}.',
      '“You can cook!” said {grownUp}.',
      '{GrownUp} [hummed|nodded].',
    ],
    end: [
      '“[Good|Best] soup!” said {grownUp}.',
      '{GrownUp} [had|ate] [two|three] bowls.',
      '“[Welcome|Hello], {mouse}!” said {grownUp}.',
      '{GrownUp} [hugged|kissed] {hero}.',
    ],
  },
  traits: {
    habit: {
      brave: ['{Hero} cut the onion and did not [cry|blink].', '{Hero} [lifted|held] the [big|hot] lid [high|up].'],
      curious: [
        '{Hero} [tasted|licked] the [carrot|lid|bean].',
        '“What is [in|under] there?” said {hero} to [a pea|the lid].',
      ],
      kind: ['{Hero} [kissed|patted] each [bean|onion].', '{Hero} kept a [bean|crumb] for an [ant|old fly].'],
      funny: ['{Hero} [wore|had] a [pan|lid] for a hat.', '{Hero} [danced|sang] with a [leek|broom].'],
      shy: [
        '{Hero} hummed, as [low|soft] as [steam|a bee].',
        '{Hero} [told|whispered to] the [peas|beans] a [joke|secret].',
      ],
      stubborn: [
        '“I [can|do it]!” said {hero} to the [jar|tin].',
        '{Hero} [pulled|pushed] the [jar|lid] till it [popped|gave up].',
      ],
      dreamy: [
        '{Hero} saw a [cow|ship|bear] in the [steam|foam].',
        '{Hero} [sailed|floated] a [bean|pea] in a [cup|spoon].',
      ],
      careful: [
        '{Hero} counted the [beans|peas], [twice|then again].',
        '{Hero} blew on it [one|two|three|four] times.',
      ],
      energetic: [
        '{Hero} stirred and [jumped|hopped], [up, down|up and down].',
        'Hop, [chop|skip], hop, [stir|chop], went {hero}.',
      ],
      clever: ['{Hero} tied a [string|bow] to the [lid|spoon].', '{Hero} made a [bridge|ramp] for the [peas|beans].'],
    },
    turn: {
      brave: [
        '“I dare one [last|more] sip,” [said|whispered] {hero}, and [sipped|took it].',
        '{Hero} [looked|stared|frowned] at {soup}, and took one [big|last] sip!',
      ],
      curious: [
        'But what did it taste of [now|by now]? {Hero} [sipped|licked] a drop.',
        '{Hero} [had|wanted] to know how it was, and had [a|one] sip.',
        'What if it was good now? {Hero} had [a|one|one last] sip.',
      ],
      kind: [
        '“Poor [soup|pot],” said {hero}, and had [a|one] last sip.',
        '{Hero} [patted|hugged] {pot}, and had [a|one] last sip.',
        '{Hero} was sorry for {pot}, so {they} had [a|one] sip.',
      ],
      funny: [
        '“[Blub|Bloop]?” said {hero} to it, and [sipped|slurped] a bit.',
        '{Hero} [bowed|made a face] and [sipped|slurped] a bit.',
      ],
      shy: [
        'It was so [quiet|still]. {Hero} took a [tiny|shy] sip.',
        '{Hero} [whispered|said] “sorry” to it and [sipped|licked] a drop.',
      ],
      stubborn: [
        '“[No|No, no],” said {hero}. “I’ll [keep|eat] you!” {They} had a sip.',
        '{Hero} sat down [on a stone|by {pot}] and had a sip.',
      ],
      dreamy: [
        '{Hero} looked at the [sky|steam] and [took a|had one] sip.',
        '{Hero} saw a [cat|bird] in the steam, and [took a|had one] sip.',
      ],
      careful: [
        '{Hero} [dipped|put] in one finger, and licked [it|the tip].',
        'First [sniff|blow], then sip. {Hero} took just one.',
        '{Hero} [wanted|had] to be sure, so {they} [licked|sipped] a drop.',
      ],
      energetic: [
        '{Hero} stood still, for once, and had [a|one] sip.',
        '{Hero} [hopped|ran] so fast that soup [splashed|jumped] into {their} mouth!',
      ],
      clever: [
        '“[Hm|Wait],” said {hero}. “What if they mix?” {They} [sipped|tried] it.',
        '{Hero} [thought|had a think], and [tried|had] one more sip.',
        '“Mixed, it may be good,” [said|thought] {hero}, and [sipped|tried] it.',
      ],
    },
  },
};
