/** The nibbled recipe in English for readers of 2 to 4. */
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
} from '#studio/storyteller/text/passage.ts';

type Sign = 'nose' | 'tail' | 'eyes' | 'ears' | 'nib';

/** What can be seen or heard of the mouse before she comes: a listener knows before the hero who is missing. */
const sign = (tell: Readonly<Record<Sign, readonly Option[]>>, asLine: (...lines: readonly Option[]) => Line): Line =>
  takes('sign', {
    nose: [asLine(...tell.nose)],
    tail: [asLine(...tell.tail)],
    eyes: [asLine(...tell.eyes)],
    ears: [asLine(...tell.ears)],
    nib: [asLine(...tell.nib)],
  });
const always = (...lines: readonly Option[]): Line => lines;

const SIGN_AT_FIRST_GUEST = sign(
  {
    nose: [
      '{Hideout}, the [pink |]nose [nodded|went up and down|sniffed, twice].',
      'And the [pink |]nose {hideout} [nodded|said nothing].',
    ],
    tail: [
      '{Hideout}, the [thin |]tail [wagged|stood straight up|made a loop].',
      'And the [thin |]tail {hideout} [wagged|wiggled].',
    ],
    eyes: [
      '{Hideout}, the two eyes [blinked|grew round|looked hungry].',
      'And the two eyes {hideout} [blinked|shone].',
    ],
    ears: ['{Hideout}, the two ears [went up|wiggled|listened].', 'And the two ears {hideout} [went up|shook].'],
    nib: [
      '“Nib,” said something {hideout}, [but nobody heard|very low].',
      '“[Nib|Nib, nib]?” went something {hideout}.',
    ],
  },
  ifRoom,
);
const SIGN_AT_NEXT_GUEST = sign(
  {
    nose: ['The nose {hideout} came out a [bit|whisker] further.', '{Hideout}, the nose [sighed|got very long].'],
    tail: [
      'The tail {hideout} [hung down|drooped|was quite sad].',
      '{Hideout}, the tail drew a [question mark|ring] in the flour.',
    ],
    eyes: ['The eyes {hideout} [filled up|got bigger and bigger].', '{Hideout}, one eye closed, and then the other.'],
    ears: ['The ears {hideout} [hung down|drooped|lay quite flat].', '{Hideout}, one ear went up and one went down.'],
    nib: ['“Nib, nib,” [sighed|said] something {hideout}.', 'Something {hideout} had stopped [nibbling|chewing].'],
  },
  ifRoom,
);

/** Whoever comes knows at once what the word was; each one after the first puts right what the one before did. */
const comes = (guest: string, word: string, says: string, pours: string): Line =>
  when(
    `first:${guest}`,
    [
      `“The [last |]word is ${word}!” ${says}[, and in|. In] ${pours}.`,
      `[Knock, knock|Tap, tap|Bump, bump]! “It is ${word},” ${says}[, and in|. In] ${pours}.`,
      `A guest [came early|was there|came in]. “[The word is|It must be|It is] ${word}!” ${says}[, and in|. In] ${pours}.`,
      `“A hole? [Oh, that|That] was ${word}!” ${says}[, and in|. In] ${pours}.`,
    ],
    when(
      `second:${guest}`,
      [
        `“Too {first.taste}? [Then it needs|It needs|It wants] ${word}!” ${says}[, and in|. In] ${pours}.`,
        `“Not {first.stuff}, ${word}!” ${says}[, and in|. In] ${pours}.`,
        `[Knock, knock|Tap, tap|Bump, bump]! “Not {first.stuff}, ${word}!” ${says}[, and in|. In] ${pours}.`,
        `“{First.stuff}? [Oh no|No], it was ${word}!” ${says}[, and in|. In] ${pours}.`,
      ],
      [
        `“[All wrong|No, no, no|Nearly], it was ${word}!” ${says}[, and in|. In] ${pours}.`,
        `“[What it needs|All it needs] is ${word}!” ${says}[, and in|. In] ${pours}.`,
      ],
    ),
  );

const tasted = (guest: string, ...tastes: readonly Option[]): readonly Line[] => [
  tastes,
  asideHere('trouble', {
    person: ['“[Yuck|Bah],” said {friend}. “I am not hungry.”', '“You taste it,” said {friend}. “I’ll watch.”'],
    pet: ['{Friend} [licked|sniffed] the spoon, and [left|ran].', '{Friend} went under the chair.'],
  }),
  '¶{refrain}',
  when(`first:${guest}`, SIGN_AT_FIRST_GUEST, when(`second:${guest}`, SIGN_AT_NEXT_GUEST)),
];

export const english24: BandText = {
  // Something is missing, until it is somebody; and in the end it is nobody.
  refrains: [
    '“[Hm|Oh|Tut|Well], [hm|oh|tut|well], something is missing,” said {hero}.',
    '“Something is missing,” [said|sighed] {hero}, “but what?”',
    '{Hero} [shook {their} head|scratched one ear|looked into {pot}]: “[Something|One thing] is missing!”',
    '“[Something|One thing] is missing here,” [said|sighed|whispered] {hero}.',
    '“What is missing?” [said|asked|wondered] {hero}.',
  ],
  beats: {
    open: [
      [
        '{Party} [made|cooked] {soup} for [friends|guests].',
        '{Party} [made|cooked] {soup} for [six|four] friends.',
        '{Soup}! {Party} [made|cooked] it for [friends|guests].',
        '{Party} [made|cooked|stirred] {soup}, and guests would come {time}.',
        'Guests would come {time}, so {party} made {soup}.',
        '{Party} stirred {soup} in {pot}.',
        'In {pot}, {party} [made|cooked] {soup} for [friends|guests].',
      ],
      { more: HABIT },
      ifRoom(
        '{Hero} [put out|set out|counted|washed] the bowls, and [there was one|one was] [too many|left over|extra].',
        '{Hero} [put out|set out|counted|washed] the bowls: one, two, [lots|six|many], and one too many.',
        '“One bowl too many,” [said|counted|wondered] {hero}. “[Whose is it|Who gets it|Who is it for]?”',
        'There was a [bowl|spoon|cup] for everybody, and one [too many|left over|for nobody].',
      ),
      adult('start'),
    ],
    recipe: [
      [
        '“Wash it, [chop|cut|peel] it, drop it in {pot},” said the recipe, and {hero} did.',
        'The recipe said [chop|cut|peel], so {hero} did. It said stir, and {hero} stirred.',
        '{Hero} [did|cooked] what the recipe said, [line by line|word for word|bit by bit|slowly].',
      ],
      [
        '{Pot} went [blub|bloop|blip], [bloop, blub|blub, bloop|blip, blub].',
        'The steam went up as [fat|white|soft] as a [cloud|sheep|goose|pillow].',
        '{Spoon} went round and round in {pot}.',
      ],
      more(
        'Now there was only one line [left|to go|more].',
        'Then [came|it was time for] the last line[| of all|, at the bottom].',
      ),
      aside('way'),
    ],
    hole: [
      [
        '“{Rule}…” read {hero}. [Then|And then|And here] there was a [little |round |]hole!',
        '“{Rule}…” read {hero}. The last word was [gone|eaten|a hole]!',
        '“{Rule}…” read {hero}, and [then|next] came a [little |round |]hole!',
        '“{Rule}…” read {hero}. Oh! Somebody had [eaten|nibbled] the [last |]word!',
        '{Hero} read: “{Rule}…” [And there|There|Then there] was a [little |round |]hole!',
        '“{Rule}…” read {hero}. [Who|But who|Now who] had [eaten|nibbled|bitten off] the [last |]word?',
        '{Hero} [found|saw] a [little |round |]hole in the recipe: “{Rule}…”',
      ],
      sign(
        {
          nose: [
            'And {hideout}, a [small|pink|little] nose.',
            '{Hideout}, a [small|pink] nose [twitched|sniffed|hid].',
            'A [pink|little] nose [looked out|sniffed] {hideout}.',
          ],
          tail: [
            'And {hideout}, a [thin|long|little] tail.',
            '{Hideout}, a [thin|long] tail [hung out|curled|hid].',
            'A [thin|long] tail [hung out|lay quite still] {hideout}.',
          ],
          eyes: [
            'And {hideout}, two [small|black] eyes.',
            '{Hideout}, two [small|black] eyes [shone|blinked|hid].',
            'Two [small|black] eyes looked out {hideout}.',
          ],
          ears: [
            'And {hideout}, two [small|round] ears.',
            '{Hideout}, two [small|round] ears [listened|wiggled|hid].',
            'Two [small|round] ears stood up {hideout}.',
          ],
          nib: [
            'And {hideout} something went nib, nib.',
            '{Hideout}, something [went nib, nib|chewed, very low].',
            '“Nib, nib,” went something {hideout}.',
          ],
        },
        always,
      ),
      ifRoom('¶{refrain}'),
    ],
    guess: [
      [
        'To see if it was a candle, {hero} [held|dangled] one over {pot}, [but no|and no|no, no, no].',
        '{Hero} held a [candle|white candle|long candle] over {pot}, [but it was not that|and put it back].',
        '“A candle?” {Hero} held it over {pot}, [thought|sniffed] and took it [away|back].',
      ],
      [
        'A [hat|chair|bed] is too big for soup, and a [hair|pin|flea] is too small.',
        'Was it [round|long|flat], was it [red|green|blue], was it [wet|cold|loud]?',
        '{Hero} asked {pot}. It only said [blub|bloop|blip].',
      ],
      aside('way'),
    ],
    'goat.come': [
      comes(
        'goat',
        'SALT',
        '[said|cried|bleated] {goat} the goat',
        'went a [bucket|whole bucket|pail|whole pail] of it',
      ),
      ifRoom(
        '“It [goes|melts] in nicely,” said {goat}.',
        '[Whump|Whoosh|Fump], it [was like snow|snowed in the kitchen|made a small hill].',
      ),
    ],
    'goat.taste': tasted(
      'goat',
      '[Yuck! |Bah! |Oof! |]It was [as salty as|saltier than] [the sea|the whole sea|a fish’s bath|two seas].',
      '[Yuck! |Bah! |Oof! |Oh! |]It was so salty that {hero} drank [two|three|six] cups of water.',
      '{Hero} tasted it, and {their} tongue went as dry as [a sock|toast|a rug].',
      'Salt! {Hero} drank a [cup|jug|bowl] of water, and one more.',
    ),
    'bee.come': [
      comes('bee', 'HONEY', '[said|cried|buzzed] {bee} the bee', 'went a [jar|whole jar|cup|river] of it'),
      ifRoom(
        '“[You can’t have|Nobody has|There is never] too much honey,” said {bee}.',
        '[Glug, glug|Drip, drip|Slow, slow], it went [on and on|as thick as a rope|down like a yellow ribbon].',
      ),
    ],
    'bee.taste': tasted(
      'bee',
      '[Yuck! |Bah! |Oof! |Oh! |]It was so sweet that {hero’s} [lips|teeth] stuck together[| for a while|, clop].',
      '“[Mmf|Mmp|Hmf|Mmmb],” said {hero}, [all stuck|lips stuck|stuck together].',
      '{Hero} tasted it, and {their} [teeth|ears|toes] [buzzed|hummed].',
      'It was [sweeter than|as sweet as] [cake|a birthday|ten cakes], and {hero} could hardly open {their} mouth.',
    ),
    'hedgehog.come': [
      comes(
        'hedgehog',
        'POMEGRANATE',
        '[said|cried] {hedgehog} the hedgehog',
        'went [a big red one|the biggest of all|a whole one|one as big as a head]',
      ),
      ifRoom(
        '“[You can’t have|Nobody has|There is never] too much pomegranate,” said {hedgehog}.',
        '[Pop|Splat|Plotch], it went, up to the [ceiling|lamp|clock|window].',
      ),
    ],
    'hedgehog.taste': tasted(
      'hedgehog',
      '[Yuck! |Bah! |Oof! |Oh! |]It was so sour that {hero} [hopped|jumped] on the spot.',
      '[Yuck! |Bah! |Oof! |Oh! |]It was so sour that {hero} shut [both eyes|one eye] and [hopped|hummed].',
      '{Hero} tasted it, and {their} [whole |]face [went small|folded up|went like a raisin].',
      '“[Ooo|Uuu|Wooo],” said {hero}, because it was so sour.',
    ),
    'duck.come': [
      comes('duck', 'WATER', '[said|cried|quacked] {duck} the duck', 'went a [can|whole can|can and a half] of it'),
      ifRoom(
        '“[You can’t have|Nobody has|There is never] too much water,” said {duck}.',
        '[Splash|Splosh|Glug], [it went up to|it came to|now it stood at] the rim.',
      ),
    ],
    'duck.taste': tasted(
      'duck',
      '[Yuck! |Bah! |Oof! |Oh! |]It was so thin that {hero} saw [the bottom|{their} own nose] in it.',
      '[Oh! |Oof! |]It was a [pond|bath|puddle|lake] with one [bean|pea|leaf].',
      '[Yuck! |Bah! |Oof! |Oh! |]It was all water, and {hero} looked for the [soup|beans|onion].',
      '“Where is [the soup|the onion|my soup]?” [asked|said] {hero}, [looking in|and looked in|under all that].',
    ),
    'squirrel.come': [
      comes('squirrel', 'ACORNS', '[said|cried] {squirrel} the squirrel', 'went [ten|nine|twelve] [big ones|of them]'),
      ifRoom(
        '“[You can’t have|Nobody has|There is never] too much crunch,” said {squirrel}.',
        '[Plop|Plip|Tock], they went, [plop|tock|plup], [one by one|one after the other|and none was left].',
      ),
    ],
    'squirrel.taste': tasted(
      'squirrel',
      '[Bang|Crack], went an acorn in the [hot |]soup, and {hero} hid.',
      'Then an acorn [popped|cracked], [bang|boom], and {hero} ducked.',
      '{Hero} tasted it, [crack|tock], like soup with stones.',
      '{Hero} bit and bit on an acorn, and the acorn won.',
    ),
    'donkey.come': [
      comes('donkey', 'PEPPER', '[said|cried|brayed] {donkey} the donkey', 'went a [basket|whole basket] of it'),
      ifRoom(
        '“[You can’t have|Nobody has|There is never] too much pepper,” said {donkey}.',
        '[Puff|Pff|Tchoo], [everybody|the pot|the spoon|the house] sneezed.',
      ),
    ],
    'donkey.taste': tasted(
      'donkey',
      '[Yuck! |Bah! |Oof! |Oh! |]It was so hot that {hero} ran round the table, [two|three|six|ten] times.',
      '{Hero} tasted it and ran, [round and round|once round the house].',
      plants('spark', '[Yuck! |Bah! |Oof! |Oh! |]It was so hot that {hero’s} ears [steamed|smoked|glowed].'),
      '“Hot, hot, hot!” [cried|said] {hero}, and ran [to the tap|round the table|to the door].',
    ),
    table: [
      [
        '{Hero} counted the bowls [once more|again|backwards|by hand], and it was one too many.',
        '{Hero} counted the bowls {feast}, [twice|three times|four times], and there was [always |still |]one too many.',
        'The bowls stood {feast}, [in a row|in a ring|round and clean], and there was one too many.',
      ],
      [
        '“[Is it ready|Is there soup]?” [asked|called] {helper1}. “Soon,” said {hero}.',
        'The sun went [down|to bed|red|low], and the soup was not [ready|right|finished].',
        '{Helper1} sat there [already|now], {helper2} sat there, and the soup was not ready.',
      ],
      asideHere('way', {
        person: ['“I am hungry,” said {friend}.'],
        pet: ['{Friend} sniffed the {bread}.'],
      }),
    ],
    worse: [
      [
        'Now {pot} was too full, and [blub|glop|blop|flup], the soup ran [over the table|down the table|out|onto the floor|off the table]!',
        'So much had gone in that [out it came|it all came out|it came out], [blub|glop|blop|flup], [onto the floor|over the table|on everybody’s feet]!',
        '[Blub|Glop|Blop|Flup]! The soup [rose and rose|went up and up], and ran over the [table|floor|bread]!',
        '[Blub|Glop|Blop|Flup], [{pot} was so full that it ran over|over ran {pot}, it was so full]!',
        'It was [all too much|too much] for {pot}. [Blub|Glop|Blop|Flup]! It [ran|boiled] over!',
      ],
      [
        '“It is {first.taste} and it is {second.taste},” [said|cried|sniffed] {hero}. “[Nobody can eat this|Who can eat this|It is no soup]!”',
        '“Too {first.taste}! Too {second.taste}!” [said|cried|sniffed|wailed] {hero}.',
        '{Hero} [sipped|tried it] [once more|again|one last time], and it was {first.taste} and {second.taste} at once.',
        '{Hero} tried it [once more|again]: too {first.taste}, and [far |]too {second.taste}!',
        'It was too {first.taste} for {helper2} and too {second.taste} for {helper1}.',
        '“Yours is too {first.taste}!” said {helper2}. “Yours is too {second.taste}!” said {helper1}.',
      ],
      asideHere('trouble', {
        person: ['{Friend} ran for the mop.', '“My foot is all soup,” said {friend}.'],
        pet: ['{Friend} got soup on one ear.', '{Friend} licked the floor once, and stopped.'],
      }),
      more(
        '[Poor|Oh, poor] {soup}, and poor {hero}!',
        '{Spoon} [lay|fell] under the table.',
        '[Nobody said anything|Nobody said a word|It was very quiet].',
      ),
    ],
    pour: [
      [
        '{Hero} [carried|took|pulled] {pot} out to the garden, to [pour it away|empty it].',
        '{Hero} [carried|took] {pot} to the garden. [The soup had to go|It had to go|It was no good|Out with it].',
        '“I must pour it [out|away],” [said|sniffed] {hero}, and [carried|took] {pot} out to the garden.',
        'Slowly, slowly, {hero} [carried|took|pulled] {pot} out to the garden.',
        'It was no soup for guests. {Hero} [carried|took] {pot} out to the garden.',
        '“[Good-bye|Bye], {soup},” [said|sniffed] {hero}, and [carried|took] {pot} out to the garden.',
      ],
      asideHere('trouble', {
        person: [
          '“[Wait|Stop], it smells good!” said {friend}.',
          '“[Wait|Stop],” said {friend}. “Taste it once more!”',
        ],
        pet: ['But {friend} sat down right in the way.', 'But {friend} sniffed the pot and would not move.'],
      }),
      [
        'A [tear|big tear] fell in, [plip|plop|plup], and {they} [tipped|lifted|held up] the pot…',
        '{They} [held|lifted|tipped] it over the [weeds|grass|stones|beans|nettles], and…',
        'The [beans|snails|daisies|worms] looked on as {hero} [began|bent down|got ready] to pour…',
        '{Hero} [shut {their} eyes|looked away|sniffed], [tipped|lifted] the pot, and…',
        '{Hero} did not want to, but {they} [tipped|lifted] the [pot|big pot|whole pot]…',
        'The first star [looked on|came out|blinked], and {hero} [tipped|lifted] the pot…',
        'It was [very|so] heavy. It was [very|so] sad. {Hero} [tipped|lifted] it…',
      ],
    ],
    turn: [
      [
        'But [one|a|one last] drop [ran|jumped|splashed] onto {hero’s} [{hero.hand}|nose|chin|lip].',
        'A [fat|single|hot] drop [splashed|fell|jumped|ran] onto {hero’s} [nose|chin|lip|{hero.hand}].',
        'Then one drop [splashed|jumped|ran] [out |]onto {hero’s} [{hero.hand}|nose|chin].',
        '[Plip|Plop|Plup], one drop [fell|jumped|ran] onto {hero’s} [{hero.hand}|nose|chin].',
        '[Plip|Plop|Plup], a drop [hung|sat|stayed] on {hero’s} [chin|nose|lip].',
      ],
      TURN,
      [
        'And it was [good|so good], {first.taste} and {second.taste} [both at once|side by side|all in one]!',
        'It was {first.taste} and {second.taste}, and [together|both together|side by side] [they were|it was] good!',
        'First it was {first.taste}, then {second.taste}, and [then|in the end|after that] [very |so |]good!',
        '[Oh|Ooh|Mm]! {First.taste} and {second.taste} [had made|had become|were now|were] friends[| in there]!',
        '[Oh|Ooh|Mm], it was {first.taste} and {second.taste} and [so |very |]good!',
        'The {first.taste} and the {second.taste} had [mixed|made it up|shaken hands], and it was [so |]good!',
      ],
      ifRoom(
        '{Hero} put in one leaf of {herb}, and [that was all|it was done].',
        '“And [some|a leaf of] {herb},” said {hero}, and nobody had told {them}.',
        '[One|A] leaf of {herb}, and [it was done|there it was]: {hero’s} own soup.',
        '{Hero} [put|dropped] in some {herb} from the [garden|grass].',
      ),
    ],
    feast: [
      [
        '{Feast} they all ate, {helper1}, {helper2} and {party}.',
        '{Feast} {party} gave {helper1} and {helper2} their soup.',
        '{Helper1} had [two|three] bowls {feast}, and {helper2} had [four|five].',
        '{Helper1} slurped, {helper2} slurped, and {party} slurped, {feast}.',
        'They ate {feast}, and {helper1} licked the [bowl|spoon].',
      ],
      ifRoom(
        '“I made it good!” said {helper1}. “No, I did!” said {helper2}.',
        '“[More|More, please|Once more|Again]!” [said|begged|cried] {helper2}, and then {helper1} [said it|did], too.',
        '“I taste my {first.stuff},” said {helper1}, and was proud.',
      ),
      asideHere('turn', {
        person: ['“I said it was good,” said {friend}.'],
        pet: ['{Friend} licked the spoon, and stayed.'],
      }),
      when(
        'adults',
        [
          '“Whose [full |]bowl is that?” asked {adults}.',
          '“And who is this [full |]bowl for?” asked {adults}.',
          'But one [full|hot] bowl stood there. “Whose is it?” asked {adults}.',
        ],
        [
          'But one [full|hot|last] bowl [was left|stood there], and nobody sat [behind|by|at] it.',
          'But who [had|ate from|sat by] the [last|sixth|full] bowl? [Nobody|No one]!',
          'But [there stood|there was] one [full|hot] bowl, and nobody sat [behind|by] it.',
          'One bowl [was left|stood there|waited], [full and hot|hot and full|with nobody behind it|steaming, for nobody].',
          'And [one|a] [full|hot|last] bowl [was nobody’s|had no one|was for nobody|stood all alone].',
        ],
      ),
      [
        '¶“It’s not something,” [said|cried|whispered] {hero}, “it’s SOMEBODY who is missing!”',
        '¶“It was never something,” [said|cried|whispered] {hero}. “SOMEBODY is missing!”',
        '¶“[Oh|Wait|Stop|Look|Count us],” [said|cried|whispered] {hero}, “SOMEBODY is missing!”',
        '¶“SOMEBODY is missing [here|tonight|from the table|from supper],” [said|whispered|cried] {hero}.',
        '¶“[Not something|Nothing is missing],” [said|whispered|cried] {hero}, “but SOMEBODY is!”',
        '¶{Hero} put down {their} spoon: “SOMEBODY is missing!”',
      ],
    ],
    mouse: [
      sign(
        {
          nose: [
            'Out of the dark came a [pink|small] nose, and behind it came {mouse} the mouse.',
            'A [pink|small] nose came out of the dark, and it was {mouse} the mouse.',
            'First came a [pink|small] nose, and then came {mouse} the mouse.',
          ],
          tail: [
            'Out of the dark, tail first, came {mouse} the mouse.',
            'A [thin|long] tail came out of the dark, and on it was {mouse} the mouse.',
            '{Mouse} the mouse came out backwards, tail first, because she was so shy.',
          ],
          eyes: [
            'Two [small|black] eyes came out of the dark, and round them was {mouse} the mouse.',
            'Two [small|black] eyes came nearer, and so did {mouse} the mouse.',
            'Out of the dark, with very big eyes, came {mouse} the mouse.',
          ],
          ears: [
            'Two [small|round] ears came out of the dark, and under them was {mouse} the mouse.',
            'Two [small|round] ears came nearer, and so did {mouse} the mouse.',
            'Out of the dark, with very red ears, came {mouse} the mouse.',
          ],
          nib: [
            '“Nib,” said somebody in the dark, and it was {mouse} the mouse.',
            '“Nib, nib,” went the dark, and out came {mouse} the mouse.',
            'Out of the dark, with paper on her chin, came {mouse} the mouse.',
          ],
        },
        always,
      ),
      [
        '“I ate the [last |]word,” she [said|whispered|squeaked]. “It [was|said] MOUSE[, like me|, my name|].”',
        '“I was hungry, and the word was MOUSE,” she [said|whispered|squeaked].',
        '“It said MOUSE!” [said|whispered|squeaked] {mouse}. “I [thought it was mine|took it home|had it for breakfast|only wanted a bite].”',
        '“It said MOUSE,” she [said|whispered|squeaked], “so I [thought it was mine|ate it|took it home|had it for breakfast].”',
        '“{Rule} MOUSE,” she [said|whispered|squeaked]. “I ate it.”',
        '“The [last |]word was me,” she [said|whispered|squeaked], “MOUSE, and I [ate it|nibbled it].”',
        '“The word was MOUSE,” she [said|whispered|squeaked], “and it [was good|tasted of onions|was a bit dry].”',
      ],
      [
        '¶“Then [this|that] [is|was] your bowl,” said {hero}, “and now nobody is missing.”',
        '¶{Hero} gave her the [last |full |]bowl. “[Now|So now|And now] nobody is missing[| any more].”',
        '¶“[Sit here|Sit down|Come and eat], {mouse},” [said|cried] {hero}, and now nobody was missing.',
        '¶“Here is your [soup|supper|bowl],” [said|cried] {hero}, and [now|then|so] nobody was missing.',
        '¶“It was YOU!” [said|cried] {hero}. “[Sit|Eat], and nobody is missing.”',
      ],
      adult('end'),
    ],
    end: [
      [
        '{Hero} wrote it in the hole again: “{Rule} MOUSE.”',
        '“{Rule} MOUSE,” wrote {hero}[| on the recipe| in the hole].',
        'In the hole, {hero} drew {mouse}, [ears and all|tail and all|very small].',
      ],
      [
        '{Mouse} [slept|lay] in a cup, as [round|full] as [a bun|an egg|a ball].',
        'In a cup slept {mouse}, full to the [ears|whiskers].',
        '“Good night, {mouse},” said {hero} to the cup.',
      ],
      sign(
        {
          nose: [
            'Her [pink |]nose [twitched|went up and down|sniffed]. She was eating [still|in her sleep].',
            'Only her [pink |]nose [looked|stuck] out.',
          ],
          tail: ['Her thin tail hung out, and [wagged|curled] in its sleep.', 'Only her tail hung out, and it wagged.'],
          eyes: ['One eye opened and looked for [more|the bowl].', 'She shut one eye, and then the other.'],
          ears: ['Her two ears [wiggled|lay flat] in her sleep.', 'Only her two ears looked out.'],
          nib: ['“Nib, nib,” went the cup, [all night|very low].', 'And in her sleep she said: “Nib.”'],
        },
        always,
      ),
      aside('end'),
    ],
  },
  asides: {
    start: { person: ['“It was not me,” said {friend}.'], pet: ['{Friend} looked at the hole.'] },
    way: {
      person: ['“I’ll stir now,” said {friend}.', '{Friend} held the spoon.'],
      pet: ['{Friend} watched a bean.', '{Friend} slept by the fire.'],
    },
    trouble: { person: ['“[Bah|Yuck],” said {friend}.'], pet: ['{Friend} hid.'] },
    turn: { person: ['“[Yum|Mm]!” said {friend}.'], pet: ['{Friend} had a lick.'] },
    end: { person: ['{Friend} was full, too.'], pet: ['{Friend} slept, too.'] },
  },
  adults: {
    start: [
      '“[Call me|Shout] if it is too hot!” said {grownUp}.',
      '“You cook, I’ll bake,” said {grownUp}.',
      '“You are the cook,” said {grownUp}.',
    ],
    end: [
      '“[Good|The best] soup!” said {grownUp}.',
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
      brave: ['{Hero} was brave, and licked it off.', 'Brave {hero} [licked it up|put out {their} tongue].'],
      curious: ['What did it taste of now? {Hero} licked it off.', '{Hero} had to know, and licked it off.'],
      kind: ['“Poor little drop,” said {hero}, and licked it off.', '{Hero} was sorry for it, and licked it off.'],
      funny: [
        '“Hello, drop,” said {hero}, and licked it off.',
        '{Hero} [caught|got] it with the tip of {their} tongue.',
      ],
      shy: ['{Hero} looked round. Nobody saw, so {they} licked it off.', 'Very softly, {hero} licked it off.'],
      stubborn: [
        '“Not ONE drop is lost!” said {hero}, and licked it off.',
        '{Hero} did not give up [that one|one drop], and licked it off.',
      ],
      dreamy: [
        '{Hero} looked at the star and licked it off, just so.',
        '{Hero} forgot that it was bad, and licked it off.',
      ],
      careful: ['{Hero} would not spill it, and licked it off.', '{Hero} sniffed it first. Then {they} licked it off.'],
      energetic: [
        '{Hero} licked it off before it could [run|drip|fall].',
        '{Hero} hopped, and it was in {their} mouth.',
      ],
      clever: [
        '“[Hm|Wait],” said {hero}, “now they have mixed,” and licked it off.',
        '{Hero} thought a bit, and licked it off.',
      ],
    },
  },
};
