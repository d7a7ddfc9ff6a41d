/** The nibbled recipe in English for readers of 2 to 4. */
import {
  HABIT,
  TURN,
  adult,
  asideHere,
  ifRoom,
  more,
  planting,
  takes,
  when,
  type BandText,
  type Line,
  type Option,
} from '#studio/storyteller/text/passage.ts';

/** Who comes is sure of the word, and wants what goes in to stay on top. */
const comes = (guest: string, says: string, word: string, pours: string, onTop: string): readonly Line[] => [
  when(
    `first:${guest}`,
    more(
      '[Knock, knock|Tap, tap|Bump, bump]! [A guest|One guest|Somebody] [was|came] [early|too early|already].',
      '[The|And the|Soon the] first guest [was there|was at the door|stood in the kitchen] [already|far too early|too early].',
      '[Just then|Then|There], [knock, knock|tap, tap|bump, bump], [a guest came|the first guest came|somebody came].',
    ),
  ),
  when(
    `first:${guest}`,
    [
      `“[It needs|It wants|It must have] ${word}! And [don’t|do not|never] stir!” ${says}. In ${pours}.`,
      `“[It needs|It wants|It needs some] ${word}. [No spoon|Not one stir|Spoons down]!” ${says}, and in ${pours}.`,
      `“[I know|Oh, I know|I know it]: ${word}! [No stirring|But no stirring|And no stirring]!” ${says}. In ${pours}.`,
    ],
    when(
      `second:${guest}`,
      [
        `“[Not|No more] {first.stuff}! ${word}! [Don’t|Never] stir!” ${says}. In ${pours}.`,
        `“[Too|So] {first.taste}? [Then it needs|It needs|So it needs] ${word}. [No spoon|Not one stir|Spoons down]!” ${says}, and in ${pours}.`,
        `“[No|Tut|Oh]! Not {first.stuff}, ${word}! [No stirring|No spoon|Not one stir]!” ${says}. In ${pours}.`,
      ],
      [
        `“[All wrong|No, no|Oh no|Wrong again], ${word}! [Don’t|Do not|Never] stir!” ${says}. In ${pours}.`,
        `“It only [needs|wants] ${word}! [Don’t|Never] stir!” ${says}. In ${pours}.`,
      ],
    ),
  ),
  when(
    `not first:${guest}`,
    ifRoom(
      `${onTop} [on top|right on top|up on top], [for all to see|and nowhere else|where all could see].`,
      `${onTop} to [stay|lie|be] [on top|right on top|up on top][, for all to see|, and nowhere else|].`,
    ),
  ),
];

/** Whoever came along tastes as well, where the page has room for it. */
const COMPANY: Line = when(
  'together',
  ifRoom(
    '{Others} [tried|licked|tasted] it, too. [Yuck|Bah|Ugh]!',
    'And {others} would not [even |]try it.',
    '{Others} [took|had] one lick and [ran|fled].',
  ),
);

/** Nothing has been stirred, so a taste is one of what came last. */
const tasted = (...tastes: readonly Option[]): readonly Line[] => [tastes, COMPANY, '¶{refrain}'];

export const english24: BandText = {
  // Something is missing, until it is somebody; and who that is has answered every time.
  refrains: [
    '“Something is missing,” [said|sighed|thought] {hero}. “{Voice},” [said|went|answered] [somebody|someone].',
    '“[Oh|Hm|Tut], something is missing,” said {hero}. “{Voice},” [said|went|answered] [somebody|someone].',
    '“[Something|One thing] is missing!” [cried|sighed|said] {hero}. “{Voice}!” [said|went|answered] [somebody|someone].',
    '“What is missing?” [asked|sighed|wondered|said] {hero}. “{Voice}!” [said|went|answered] [somebody|someone].',
    '“[Now what|But what] is missing?” [asked|said|sighed] {hero}. “{Voice},” [said|went|answered] [somebody|someone].',
  ],
  beats: {
    open: [
      [
        '{Party} wanted to [make|cook] good {soup} for [the guests|the neighbours].',
        '[Guests|Neighbours] were coming, so {party} [made|cooked] the best {soup}.',
        '{Party} [made|cooked] {soup} for [the guests|the neighbours].',
        '{Party} made {soup} for [the guests|the neighbours]. It [must|had to] be good.',
      ],
      adult('start'),
      [
        '{Hero} counted the bowls: one too many!',
        '{Hero} counted: one [bowl|clean bowl|small bowl] too many!',
        '{Hero} put out the bowls, and one [clean |small |]bowl was [over|left].',
      ],
    ],
    recipe: [
      when(
        'giver',
        planting(
          'given',
          'The [old |]recipe was from {giver}. It said [chop|cut|peel], and {hero} did. It said stir, and {hero} stirred[, round and round|, blub, blub|].',
          '{Giver} had given {hero} the [old |]recipe. “[Chop it|Cut it|Peel it], drop it, stir it,” it said, and {hero} did[ it all| just that|].',
        ),
        [
          '“[Chop it|Cut it|Peel it], drop it, stir it,” said the recipe, and {hero} did[ it all| just that|].',
          'The [old |]recipe said [chop|cut|peel], and {hero} did. It said stir, and {hero} stirred[, round and round|, blub, blub|].',
          '{Hero} [did|cooked] what the [old |]recipe said: [chop, chop|snip, snip|peel, peel], drop it in, and stir[, stir|].',
        ],
      ),
      HABIT,
      [
        '[Then|Now|So now] only one line was [left|missing|to be read].',
        '[Then|Now|At last] came the [last line|very last line|line at the bottom].',
        'And [then|now|at last] {they} [read|came to] the last line.',
      ],
    ],
    hole: [
      when(
        'told:given',
        [
          '“{Rule}…” read {hero} in the recipe. [But the|Oh, the|The] rest was [gone|eaten|a hole]!',
          '“{Rule}…” said the recipe. [Then came|And then|After that,] a [small|round] hole!',
          'The [old |]recipe said: “{Rule}…” [But the|Oh, the|The] rest was [gone|eaten|a hole]!',
        ],
        when(
          'giver',
          [
            '“{Rule}…” read {hero} in {giver’s} recipe. [But the|Oh, the|The] rest was [gone|eaten|a hole]!',
            '“{Rule}…” said the recipe from {giver}. [Then came|And then|After that,] a [small|round] hole!',
            '{Giver’s} recipe said: “{Rule}…” [But the|Oh, the|The] rest was [gone|eaten|a hole]!',
          ],
          [
            '“{Rule}…” read {hero} in the recipe. [But the|Oh, the|The] rest was [gone|eaten|a hole]!',
            '“{Rule}…” said the recipe. [Then came|And then|After that,] a [small|round] hole!',
            'The [old |]recipe said: “{Rule}…” [But the|Oh, the|The] rest was [gone|eaten|a hole]!',
          ],
        ),
      ),
      ifRoom('¶{refrain}'),
    ],
    guess: [
      [
        '“[Is|Was] the [last |]word CANDLE?” [said|asked|wondered] {hero}, and held one over {pot}.',
        '{Party} [guessed and guessed|guessed|had to guess]. “[CANDLE|Is it CANDLE]?” said {hero}, and held one over {pot}.',
        'To [find out|see] if the word was CANDLE, {hero} [held|dangled] one over {pot}.',
      ],
      [
        '[Blub|Bloop|Blip], [said|went] the soup, and that [meant no|was no answer|was not it].',
        '[But no|Oh no|No], [nobody eats|you can’t eat|nobody can eat] candles, [not even with salt|not even with bread|not even small ones].',
        '[But no|Oh no|No], it [smelled|looked] wrong, so {they} [put it back|took it away|put it down].',
      ],
      when('together', ['And {others} brought a [shoe|sock|key].', '{Others} came with a [shoe|sock|key].']),
    ],
    'goat.come': comes(
      'goat',
      '[said|cried|bleated] {goat} the goat',
      'SALT',
      '[went|poured] a [pailful|bucketful]',
      '[He wanted|He liked] his salt',
    ),
    'goat.taste': tasted(
      '{Hero} [tried|tasted] [it|the soup]. [It was all salt|It was only salt|It was nothing but salt]!',
      '[It|The soup] was saltier than [the sea|two seas|ten fish].',
      '{Hero} [tried|tasted] [it|the soup], and [drank|needed] [all the|cup after cup of|a lot of] water.',
    ),
    'bee.come': comes(
      'bee',
      '[said|cried|buzzed] {bee} the bee',
      'HONEY',
      '[went|poured] a [jarful|whole jar], [glug|glop]',
      '[She wanted|She liked] her honey',
    ),
    'bee.taste': tasted(
      '{Hero} [tried|tasted] [it|the soup], and {their} [lips|teeth] stuck[, clop|, clap|, smack| fast].',
      '“[Mmf|Mmp|Hmf|Mmb],” [said|went] {hero}, [lips|teeth|mouth] [all stuck|stuck fast|glued up].',
      '[It|The soup] was so sweet that {hero’s} [lips|teeth] stuck[, clop|, clap|, smack| fast| together].',
    ),
    'hedgehog.come': comes(
      'hedgehog',
      '[said|cried|grunted] {hedgehog} the hedgehog',
      'POMEGRANATE',
      '[went|burst] a [big one|red one]',
      '[He wanted|He liked] it',
    ),
    'hedgehog.taste': tasted(
      '[It|The soup] was so sour that {hero} [shook|wriggled|had to wriggle|shook and shook].',
      '{Hero} tasted [it|the soup], [ooo|eee|hooo], and [wriggled|shook], it was so sour.',
      '“[Ooo|Eee|Hooo], it’s sour!” cried {hero}, and [wriggled|shook].',
    ),
    'duck.come': comes(
      'duck',
      '[said|cried|quacked] {duck} the duck',
      'WATER',
      '[went|poured] a [canful|whole can]',
      '[She wanted|She liked] her water',
    ),
    'duck.taste': tasted(
      '[It|The soup] was so thin that {hero} saw {their} own [nose|chin|face|two eyes] [in it|there|down there].',
      '{Hero} [tried|tasted] [it|the soup]. [It was all water|It was only water|It was nothing but water]!',
      '“[But where|Where|Oh, where] is [the|my] soup?” [asked|said] {hero}, [tasting|trying] it.',
    ),
    'squirrel.come': comes(
      'squirrel',
      '[said|cried|squeaked] {squirrel} the squirrel',
      'ACORNS',
      '[went|rolled] [a heap|a whole heap|a big heap]',
      '[He wanted|He liked] his acorns',
    ),
    'squirrel.taste': tasted(
      '[Bang|Crack|Pop]! An acorn [popped|burst|cracked], and {hero} [ducked|hid].',
      ...planting('jumped', '[Bang|Crack|Pop]! An acorn [popped|burst|cracked], and {hero} jumped.'),
      '{Hero} [tried|tasted] it, and [bang|crack|pop], [up|out] flew an acorn.',
      '[Bang|Crack|Pop], [went|burst] [an|one] acorn, and {hero} [ducked|hid].',
      ...planting('jumped', '[Bang|Crack|Pop], [went|burst] [an|one] acorn, and {hero} jumped.'),
    ),
    'donkey.come': comes(
      'donkey',
      '[said|cried|brayed] {donkey} the donkey',
      'PEPPER',
      '[went|flew] a [bagful|whole bag]',
      '[She wanted|She liked] her pepper',
    ),
    'donkey.taste': [
      takes('pepper', {
        run: [
          [
            '{Hero} [took a lick|took a sip|tried it|tasted it]. [Oh, hot|So hot|Hot, hot]! {They} [raced|rushed] for water.',
            '{Hero} [tried|tasted] [it|the soup]. “[Hot|Hot, hot]!” {they} cried, and [raced|rushed] for water.',
            '{Hero} [tried|tasted] it. “[Hot|Hot, hot]!” {They} [raced|rushed] for water.',
          ],
        ],
        spark: [
          planting(
            'spark',
            '{Hero} [tried|tasted] it. “Hot, hot!” And {they} [sneezed|coughed] [a spark|a red spark].',
            '{Hero} [tried|tasted] [it|the soup], and [sneezed|coughed] a spark.',
            '[It|The soup] was so hot that {hero} [sneezed|coughed] a spark.',
          ),
        ],
      }),
      COMPANY,
      '¶{refrain}',
    ],
    table: [
      [
        '{Hero} put out the bowls {feast}, and [still|again] there was one too many.',
        '[Still|Again] there was one bowl too many, when {hero} [counted them|put them out] {feast}.',
        '{Feast} {hero} counted the bowls, [once|twice], and [still|again] [one was left over|there was one too many].',
      ],
      [
        '“[Is it ready|Is the soup ready|Can we eat|Is it good now]?” [asked|called] {helper1}. “[Not yet|Soon|Nearly]!” said {hero}.',
        '“[Is there|Where is|When is] [soup|supper]?” [asked|called] {helper2}. “[Not yet|Soon|Nearly]!” [said|called] {hero}.',
        '{Helper1} sat down [at once|already|and waited], but there was [no soup yet|no supper yet|nothing to eat].',
      ],
    ],
    worse: [
      [
        '[Blub|Glop|Blop|Flup], {pot} was so full that the soup [ran over|boiled over|came out]!',
        '{Pot} was [too|much too] full now. The soup [ran|boiled] over, [blub|glop|blop|flup]!',
        '[Blub|Glop|Blop|Flup]! {Pot} was so full[ now|] that the soup [ran|boiled] over.',
      ],
      [
        '“[It’s too|Too|That’s too] {second.taste}!” [said|cried] {helper1}. “[It’s too|No, too|Far too] {first.taste}!” [said|cried] {helper2}.',
        '“[I hate|Bah,|Too much] {second.stuff}!” [said|cried] {helper1}. “[I hate|Yuck,|No, too much] {first.stuff}!” [said|cried] {helper2}.',
      ],
      when(
        'together',
        [
          '[Nobody|No one] [would eat|wanted|could eat] [it|that], not even {others}.',
          '“It’s [no good|spoilt|all wrong],” [said|sniffed|sighed] {hero} to {others}.',
          '“[Nobody|No one] will eat [it|that|this],” {hero} [said|sniffed|sighed] to {others}.',
        ],
        [
          '[Nobody|No one] [would eat|wanted|could eat] [it|that].',
          '“It’s [no good|spoilt|all wrong],” [said|sniffed|sighed] {hero}.',
          '“[Nobody|No one] will eat [it|that|this],” [said|sniffed|sighed] {hero}.',
        ],
      ),
    ],
    pour: [
      [
        'When it was [cool|cold], {hero} carried {pot} to the garden, to [pour the soup away|pour it all out|empty it|tip it all out]. [Slosh, slosh|Slish, slosh|Swish, swosh|Slop, slosh], it went[ round and round|, left and right|].',
        'When {pot} was [cool|cold], {hero} took it out to the garden. [Slosh, slosh|Slish, slosh|Swish, swosh|Slop, slosh], it went, [round and round|this way and that]. The soup had to be [poured away|poured out].',
        '“[Out with it|Bye, soup|Good-bye, soup],” [said|sniffed] {hero}, and carried {pot} to the garden. [Slosh, slosh|Slish, slosh|Swish, swosh|Slop, slosh], it went[, round and round|, up and down|].',
      ],
      asideHere('trouble', {
        person: [
          '“[Wait|Stop|Don’t]!” [cried|said] {friend}, and [held|grabbed|pulled] the pot.',
          '“[It smells|But it smells] [good|so good]!” [said|cried|called] {friend}, and held the pot.',
        ],
        pet: [
          'But {friend} [sat|lay] down right in the way, [and sniffed|so {hero} had to stop].',
          'But {friend} sat [there|down] and would not [move|let it go].',
        ],
      }),
    ],
    turn: [
      [
        '[Plip|Plop|Plup], [a|one|one fat] drop [jumped|hopped|splashed] onto {hero’s} {hero.hand}.',
        'Then [a|one] drop [jumped|hopped|splashed] onto {hero’s} {hero.hand}.',
        '[A|One|One fat] drop [jumped|hopped|splashed], [plip|plop|plup], onto {hero’s} {hero.hand}.',
      ],
      TURN,
      [
        '[It was|It tasted] a bit {first.taste}, a bit {second.taste}, and [good|lovely|yummy]!',
        '[Oh|Ooh|Mm|Yum], a bit {first.taste}, a bit {second.taste}, and [good|lovely|yummy]!',
        'A bit {first.taste}, a bit {second.taste}, and [then|now] [so|very] good!',
      ],
      [
        '“The [sloshing|swinging|shaking] [mixed|stirred] it!” [said|cried|laughed] {hero}.',
        '“Now it’s [stirred|mixed|shaken]!” [said|cried|laughed] {hero}.',
        '“It had to be [stirred|mixed|shaken]!” [said|cried|laughed] {hero}.',
      ],
    ],
    feast: [
      when(
        'together',
        [
          '{Feast} [all the|the] guests [ate|slurped] [a bowl each|their soup|and ate|and slurped], with {party}.',
          '[Soon|Then|At last] the guests [ate|slurped] {feast}, with {party}.',
          '{Feast} [everybody|everyone] [ate|had some|slurped], {others}, too.',
        ],
        [
          '{Feast} they [all |][ate|slurped] [a bowl each|their soup|and ate|and slurped].',
          '[Soon|Then|At last] they all [ate|slurped] {feast}.',
          '{Feast} [everybody|everyone] [ate|had some|slurped].',
        ],
      ),
      ifRoom(
        '“[My|Mm, my] {first.stuff}!” [said|cried|sang] {helper1}. “[My|And my|No, my] {second.stuff}!” [said|cried|sang] {helper2}.',
        '“I taste my {first.stuff},” [said|sang] {helper1}. “And my {second.stuff},” [said|sang] {helper2}.',
      ),
      when(
        'adults',
        [
          '“[And whose|Whose|But whose] [full |last |]bowl is [that|this]?” asked {adults}.',
          '“[And who|Who|But who] is [that|this] [full |last |]bowl for?” asked {adults}.',
        ],
        [
          '[But one|One|And one] [full|last] bowl [stood alone|was left over|had nobody].',
          '[But whose|And whose|Whose] was the [full |last, full |last ]bowl? [Nobody’s|No one’s]!',
          '[But|And] one [full|last, full] bowl [still stood there|just stood there].',
        ],
      ),
      [
        '¶“[Oh|Wait|Look|Stop], SOMEBODY is missing!” [cried|said|whispered] {hero}.',
        '¶“[It’s|It is] SOMEBODY who is missing!” [cried|said|whispered] {hero}.',
        '¶“SOMEBODY is missing[, not something| here| tonight]!” [cried|said|whispered] {hero}.',
      ],
    ],
    mouse: [
      [
        '“{Voice}!” Out [of the dark |][came|crept|ran|peeped] {mouse} the mouse.',
        '“{Voice}, {voice}!” [And out|Out] [came|crept|ran|peeped] {mouse} the mouse.',
        'It was {mouse} the mouse who had said “{voice}”, and out she [came|crept|ran|peeped].',
      ],
      [
        '“[It|The word] said MOUSE! I thought you’d [cook|boil] me,” she [said|whispered|squeaked]. “[So|And] I [ate|nibbled|took] it.”',
        '“The [last |]word was MOUSE,” she [said|whispered|squeaked]. “I [feared|ran from|was afraid of] the [soup|pot|big pot]! [So|And] I [ate|nibbled|took] it.”',
        '“{Rule} MOUSE!” she [said|whispered|squeaked]. “I [feared|ran from|was afraid of] the [soup|pot|big pot]! [So|And] I [ate|nibbled|took] it.”',
      ],
      [
        '¶“[So|Oh, so|Look,] YOU were missing,” [said|cried|laughed] {hero}. “[Sit|Eat|Come and eat] with us!”',
        '¶“[So|Oh, so|Look,] YOU were missing,” [said|cried|laughed] {hero}, and gave her the [full|last] bowl.',
        '¶{Hero} [gave|handed|passed] her the [full|last] bowl: “[So|Oh, so|Look,] YOU were missing!”',
      ],
      asideHere('turn', {
        person: ['{Friend} made room [for her|at once].', 'And {friend} [moved over|moved up|fetched a spoon].'],
        pet: ['{Friend} moved over [for her|at once].', 'Even {friend} moved over for her.'],
      }),
      adult('end'),
    ],
    end: [
      [
        'In the hole {hero} wrote [MOUSE|the word MOUSE], [in big letters|very neatly|quite small].',
        '{Hero} wrote MOUSE in the hole, [in big letters|very neatly|quite small].',
        '{Hero} [mended|filled] the hole with [one word|a word]: MOUSE[, in big letters|, with a tail|].',
      ],
      [
        '{Mouse} [slept|lay|dozed] in a [cup|teacup], [round|plump] as [a bun|a ball|an egg].',
        'In a [cup|teacup] [slept|lay|dozed] {mouse}, [round|plump] as [a bun|a ball|an egg].',
        '{Mouse} [rolled|curled] up in a [cup|teacup], [full of soup|so full|full to the ears].',
      ],
      [
        '¶“[Is|Is there] anything missing[ now|]?” [whispered|asked|yawned] {hero}. “{Voice},” [said|sighed] {mouse}, and [that meant no|it meant no|slept].',
        '¶“[Now nothing|Nothing|Nobody|Now nobody] is missing,” [whispered|said|yawned] {hero}. “{Voice},” [said|sighed|went] [the cup|{mouse}].',
      ],
    ],
  },
  asides: {
    start: { person: ['{Friend} counted, too.'], pet: ['{Friend} sniffed the bowls.'] },
    way: { person: ['{Friend} held the spoon.'], pet: ['{Friend} watched the pot.'] },
    trouble: { person: ['“Wait,” said {friend}.'], pet: ['{Friend} sat in the way.'] },
    turn: { person: ['{Friend} made room.'], pet: ['{Friend} made room.'] },
    end: { person: ['{Friend} yawned, too.'], pet: ['{Friend} slept, too.'] },
  },
  adults: {
    start: [
      '“You [are|be] the cook[ today| tonight|],” said {grownUp}.',
      '“You cook, I’ll bake [bread|the bread],” said {grownUp}.',
    ],
    end: ['“[Welcome|Hello], {mouse}!” said {grownUp}.', '“[Good|Have some] bread?” said {grownUp}.'],
  },
  traits: {
    habit: {
      brave: ['{They} cut the [onion|big onion|biggest onion] and did not [cry|blink|sniff].'],
      curious: ['{They} [tasted|licked|tried] a [carrot|bean|leaf|bit of onion] first.'],
      kind: ['{They} [kissed|patted|stroked] [each|every] [carrot|bean|onion] first.'],
      funny: ['{They} [wore|had] [the|a] [lid|pan|sieve|bowl] for a hat.'],
      shy: ['{They} [hummed|sang], as [low|soft] as [steam|a bee|a fly].'],
      stubborn: ['{They} [pulled|tugged] at the [jar|lid|tin] till it [popped|gave up|opened].'],
      dreamy: ['{They} saw a [cow|ship|bear|sheep] in the [steam|foam|bubbles].'],
      careful: ['{They} [counted|washed] [each|every] [bean|carrot|leaf], and [again|once more|then again].'],
      energetic: ['{They} [wriggled|bounced|danced] at [each|every] [stir|chop|bubble].'],
      clever: ['{They} [tied|made] a [string|bow|loop] [to|on] the [lid|spoon|pot].'],
      interest: [
        '{They} [hummed|sang] a [little |silly |long |]song about {interest} to the [pot|soup|spoon].',
        'The [pot|soup|spoon|lid] got a [little |silly |long |]song about {interest}.',
        'And {they} [sang|hummed] to the [pot|soup|spoon|lid] about {interest}.',
      ],
    },
    turn: {
      brave: [
        '{Hero} was brave, and [licked it off|licked it up|tasted it].',
        '“I’m not afraid,” said {hero}, and [licked it off|tasted it].',
      ],
      curious: [
        '“How does it taste [now|I wonder]?” asked {hero}, and [licked it off|tasted it].',
        '{Hero} had to know, and [licked it off|tasted it|licked it up].',
      ],
      kind: [
        '“Poor [little |]drop,” said {hero}, and [licked it off|licked it up].',
        '{Hero} felt sorry for it, and [licked it off|licked it up].',
      ],
      funny: [
        '“[Hello|Good evening], drop,” said {hero}, and [licked it off|licked it up].',
        '{Hero} caught it on the tip of {their} tongue.',
      ],
      shy: [
        'Very softly, {hero} [licked it off|licked it up|tasted it].',
        'Nobody [was looking|saw it], so {hero} [licked it off|licked it up|tasted it].',
      ],
      stubborn: [
        '“Not ONE drop is lost!” said {hero}, and [licked it off|licked it up].',
        '{Hero} would not let it [fall|get lost], and licked it off.',
      ],
      dreamy: [
        '{Hero} looked at the star, and [licked it off|tasted it|licked it up].',
        '{Hero} forgot how bad it was, and [licked it off|tasted it].',
      ],
      careful: [
        '{Hero} [sniffed|smelled] it first, and then [licked it off|licked it up|tasted it].',
        '{Hero} licked it off before it could [get lost|fall].',
      ],
      energetic: [
        'Quick as that, {hero} [licked it off|licked it up|tasted it].',
        '{Hero} could not [wait|keep still], and licked it off.',
      ],
      clever: [
        '“[Hm|Wait|Aha],” said {hero}, and [licked it off|licked it up|tasted it].',
        '{Hero} thought a bit, and [licked it off|licked it up|tasted it].',
      ],
      interest: [
        '“Just one lick, and then back to {interest}!” said {hero}, and [licked it off|licked it up|tasted it].',
        'For one lick {hero} forgot {interest}, and [licked it off|licked it up|tasted it].',
        '“For this I’ll even stop talking about {interest},” said {hero}, and [licked it off|licked it up|tasted it].',
      ],
    },
  },
};
