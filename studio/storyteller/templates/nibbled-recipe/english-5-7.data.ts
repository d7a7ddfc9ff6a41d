/** The nibbled recipe in English for readers of 5 to 7. */
import {
  HABIT,
  TURN,
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
  type TraitLines,
} from '#studio/storyteller/text/passage.ts';
import { habits } from '#studio/storyteller/templates/nibbled-recipe/english-traits.data.ts';

/** Who comes, with what, and what goes into the pot. */
type Guest = {
  readonly ref: string;
  readonly who: string;
  /** Follows “hurried in”, and says what they have with them. */
  readonly brings: string;
  readonly stuff: string;
  readonly because: readonly string[];
  readonly pours: readonly string[];
  readonly after: readonly string[];
};

/** What brings a guest, the question or a soup that somebody has spoilt. */
const arrivals = ({ ref, who, brings }: Guest): Line =>
  when(
    `first:${ref}`,
    [
      `${who} heard the [question|call] and [came|hurried|rushed] in ${brings}.`,
      `First [came|hurried|rushed] ${who} ${brings}.`,
      `[Before long|Very soon] ${who} [came|hurried|rushed] in ${brings}.`,
    ],
    when(
      `second:${ref}`,
      [
        `${who} heard it was {first.taste}, and [came|hurried|rushed] in ${brings}.`,
        `A {first.taste} soup! At [this|the] news, in [came|hurried|rushed] ${who} ${brings}.`,
        `Who can [mend|save] a {first.taste} soup? In [came|hurried|rushed] ${who} ${brings}.`,
      ],
      [
        `Now it was {first.taste} and {second.taste}, so in [came|hurried|rushed] ${who} ${brings}.`,
        `A soup {first.taste} and {second.taste} needs [help|an expert], so in [came|hurried|rushed] ${who} ${brings}.`,
      ],
    ),
  );

/** What each of them is sure of. */
const claims = ({ ref, stuff }: Guest): readonly string[] => [
  `“[What’s missing is|The word is|The answer is|All it needs is] ${stuff},” said {${ref}}.`,
  `“[That’s easy|Easy|That’s clear]: [last comes|the last thing is|the last word is] ${stuff}!” said {${ref}}.`,
  `{${ref}} looked [into|through|at] the hole in the recipe: “[It must have said|The lost word is|I see it,] ${stuff}!”`,
];

const comes = (guest: Guest): Line[] => [
  arrivals(guest),
  claims(guest),
  { more: guest.because },
  guest.pours,
  { more: guest.after },
];

/** Who came along is the next who ought to taste. */
const NEXT_TASTER = asideHere('trouble', {
  person: [
    '“[I’m full|I’m not hungry|I ate yesterday],” said {friend} quickly, and hid {friend.their} [spoon|cup|bowl].',
    '{Friend} looked at {hero’s} [face|mouth] and said, “[No, thank you|Perhaps tomorrow|It’s not my turn].”',
    '“Is it [good|tasty]?” asked {friend} from [far away|behind the door|under the table].',
  ],
  pet: [
    '{Friend} licked a drop off the floor and went [under the chair|behind the door|to the far end of the room].',
    '{Friend} sniffed the spoon and took [one step|two steps|three steps] back.',
  ],
});

/** The taste, a guest who is pleased with it, and a tongue that is not. */
const tastes = (ref: string, taste: readonly Option[], pleased: readonly string[]): Line[] => [
  taste,
  { more: pleased },
  when(`first:${ref}`, NEXT_TASTER),
  when(
    `not first:${ref}`,
    when(
      'together',
      ifRoom(
        '{Others} [took|had] a sip, too, and [left|hid] under the table.',
        '{Others} tried a [drop|sip], and [ate|needed] [a piece|a big piece] of bread.',
      ),
    ),
  ),
  '¶{refrain}',
];

const GOAT: Guest = {
  ref: 'goat',
  who: '{goat} the goat',
  brings: '[with a bucket in his mouth|with a full bucket|with a big bucket]',
  stuff: 'salt',
  because: [
    'He had licked [every wall in the street|half the mountain|the whole wide world] and found nothing [better|so good].',
    'His [grandfather|father|uncle] had it on cake, and [lived to be a hundred|danced till he was ninety|was never sad].',
  ],
  pours: [
    '“[Just|Only] a pinch!” [begged|called] {hero}, but goats have no fingers, and in went [the lot|all of it].',
    '{Hero} [asked for|wanted] [one pinch|a pinch|two grains], but {goat} [poured|tipped|shook] in the [whole bucket|lot].',
  ],
  after: [
    'A white mountain [rose|stood up] in the pot, and [slowly|quietly|sadly] [sank|melted].',
    'It fell like [snow|rain|flour], and {goat} licked the [floor|table] clean.',
  ],
};

const BEE: Guest = {
  ref: 'bee',
  who: '{bee} the bee',
  brings: '[with a jar|dragging a jar|with a jar between her legs]',
  stuff: 'honey',
  because: [
    'At home she had it on everything, [even on water|even on honey|and on her pillow, too].',
    'Her [queen|mother|grandmother] had it [day and night|with every meal], and never [grumbled|tired of it].',
  ],
  pours: [
    '“[Just|Only] a [drop|drip]!” [begged|called] {hero}, but honey has no brakes, and in [slid|went|ran] [the lot|all of it].',
    '{Hero} [asked for|wanted] [one drop|a drip|a drop], but {bee} [hummed|sang] and forgot, and in [slid|went|ran] the lot.',
  ],
  after: [
    'The spoon [stood|stayed] up all by itself, like [a flag|a tree|a lamp post].',
    'Now everything was sticky: the [table|spoon|lid], the [floor|door|chair], and even the [clock|steam].',
  ],
};

const HEDGEHOG: Guest = {
  ref: 'hedgehog',
  who: '{hedgehog} the hedgehog',
  brings: '[pushing a red pomegranate|with a big pomegranate|with a pomegranate]',
  stuff: 'pomegranate',
  because: [
    'A soup should [prick|nip|bite] [a little|the tongue|back], he thought, [like a hedgehog|as hedgehogs do].',
    'His [aunt|grandmother|godmother] had it [in her tea|on her bread|in every soup], and never [sneezed|caught a cold].',
  ],
  pours: [
    '“[Just|Only] [one seed|two seeds]!” [begged|called] {hero}, but {hedgehog} sat on it, and [pop|bang|splat], it burst.',
    '{Hero} asked for [one seed|two seeds], but the fruit burst, [pop|bang|splat], and in flew [the lot|all of it].',
  ],
  after: [
    'The soup turned as [pink|red] as [a sunset|a winter nose|a rose], and so did the [wall|clock|table].',
    'One red seed landed on {hero’s} [nose|ear|head], and [stayed there|sat there].',
  ],
};

const DUCK: Guest = {
  ref: 'duck',
  who: '{duck} the duck',
  brings: '[with a full watering can|with a heavy watering can|dragging a watering can]',
  stuff: 'water',
  because: [
    'She had [eaten|supped|drunk] from her pond all her life, and nothing was missing [there|in it].',
    'To her a soup was a [small|warm|hot] pond, and ponds are [never too full|always thirsty|never full].',
  ],
  pours: [
    '“Just [a cup|half a cup|two drops]!” [begged|called] {hero}, but {duck} poured until the [pot was full|can was empty].',
    '{Hero} [asked for|wanted] [a cup|half a cup|two drops], but the can slipped, [splosh|swoosh|glug], and in went [the lot|all of it].',
  ],
  after: [
    'A small [frog|snail] fell in, too, and climbed out [at once|by itself|rather crossly].',
    'A [feather|leaf|green weed] [sailed|swam] [once|twice] round the soup, and [sank|stopped|went to sleep].',
  ],
};

const SQUIRREL: Guest = {
  ref: 'squirrel',
  who: '{squirrel} the squirrel',
  brings: 'with [very full cheeks|two fat cheeks|a treasure in each cheek]',
  stuff: 'acorns',
  because: [
    'Holes are for acorns, he thought: you [fill|stuff] them, [pat|stamp on] them, and forget [them|where they were].',
    'Soup that does not [crunch|crackle|rattle], he thought, is [only water|only half a soup|fast asleep].',
  ],
  pours: [
    '“[Just|Only] [one|two]!” [begged|called] {hero}, but {squirrel} emptied both cheeks: [clack, rattle, bonk|tock, rattle, clack|bonk, tock, rattle]!',
    '{Hero} [asked for|wanted] [one|just one|two], but {squirrel} [puffed|sneezed|laughed], and in [flew|shot|rattled] his whole winter.',
  ],
  after: [
    'The pot [rang|shook|danced] as if it rained [hail|spoons|stones] [in there|inside].',
    'With them fell a [button|pencil|bell] that had been [lost|missing] [for a year|since autumn|since spring].',
  ],
};

const DONKEY: Guest = {
  ref: 'donkey',
  who: '{donkey} the donkey',
  brings: 'with a [red basket|full basket|basket that made you sneeze]',
  stuff: 'pepper',
  because: [
    '[Pale|Quiet|Sleepy] soups, she thought, need [a fire in the tummy|a sneeze to wake them].',
    'To her, all good [stories|songs|days] should end with [a sneeze|one big sneeze|three sneezes].',
  ],
  pours: [
    '“[Just|Only] [one pepper|half a pepper|a tiny pepper]!” [begged|called] {hero}, but {donkey} sneezed, and in fell [the lot|the whole lot].',
    '{Hero} [asked for|wanted] [one pepper|half a pepper|a tiny pepper], but the basket tipped, [whoosh|oops|flump], and in went [the lot|the whole lot].',
  ],
  after: [
    'Everybody sneezed, [all at once|one by one|three times], and then the [pot|soup] did, too.',
    'The soup began to [growl|whistle|glow], and [red steam|red smoke|a red cloud] [came|rose] out.',
  ],
};

const TASTES = {
  goat: tastes(
    'goat',
    [
      '¶{Hero} tasted, and the whole sea ran in, fish and all, and after it [a full cup|a cup|two cups] of water.',
      '¶{Hero} took a sip, went as wrinkled as [a raisin|paper|a date], and [drank|gulped] [two cups|a cup|three cups] of water.',
      '¶{Hero} sipped a little, and {their} tongue rolled up like [a vine leaf|a carpet|a towel] and called for water.',
    ],
    [
      '“[Isn’t it|Now isn’t it] [better|lovely|grand]?” asked {goat}, and [wiped his beard|licked the spoon|smiled].',
      '{Goat} licked the [spoon|lid|bucket] and said, “[Perfect|Just right|Spot on]!”',
    ],
  ),
  bee: tastes(
    'bee',
    [
      '¶{Hero} [sipped|tasted], but {their} lips stuck together, and all {they} [said|could say] was “[mmf|hmf|mm].”',
      '¶[One sip|Just one sip|One small sip], and {hero’s} teeth [rang|sang|hummed] and {their} [mouth stuck shut|lips stuck together].',
      '¶[A hundred cakes|Twenty birthdays|Ten weddings] in one [sip|spoonful], and {hero’s} [mouth|lips] stuck shut.',
    ],
    [
      '“[Isn’t it|Now isn’t it] [lovely|sweeter|heavenly]?” [sang|hummed] {bee}, [dancing|flying] round the pot.',
      '“[Whoever says nothing|Whoever keeps quiet] [wants more|likes it best],” said {bee}, and [was glad|was pleased|danced].',
    ],
  ),
  hedgehog: tastes(
    'hedgehog',
    [
      '¶{Hero} [sipped|tasted], and {their} face folded up like [a paper bag|an old purse|an envelope], and {they} [shook|shuddered].',
      '¶One of {hero’s} eyes [shut|squeezed shut], then the other, and {their} ears [wiggled|moved] [unasked|by themselves].',
      '¶“[Ooooh|Eeee|Owow]!” [cried|squeaked] {hero}, and went round the [table|pot|kitchen] like [a lemon in a hurry|a sour frog|a hot pea].',
    ],
    [
      '“[Isn’t it|Now isn’t it] [lively|fresh]?” asked {hedgehog}, with [tears in his eyes|wet eyes|two tears].',
      '{Hedgehog} [sipped|tasted], too, and his prickles stood up. “[That’s soup|It bites],” he said [happily|proudly].',
    ],
  ),
  duck: tastes(
    'duck',
    [
      '¶{Hero} [sipped|tasted], and it was like [rain|a wet window|washing day], clear to the bottom of the pot.',
      '¶{Hero} tasted nothing, and saw [a bean|a bit of onion] [looking lonely|looking up|asleep] at the bottom.',
      '¶The soup was clear as [a window|glass|air], and {hero} tasted [only|nothing but] [frog|duck feet|pond weed].',
    ],
    [
      '“[Isn’t it|Now isn’t it] [light|fresh|clear]?” asked {duck}, and [paddled in it|shook her feathers|dipped her beak in].',
      '{Duck} looked at [herself|her face] in the soup and said, “[Beautiful|How pretty|Much better]!”',
    ],
  ),
  squirrel: tastes(
    'squirrel',
    [
      '¶{Hero} [sipped, and bit|tasted, and bit|chewed] on an acorn, [crack|crash|bang], and everybody covered their ears.',
      '¶[One sip|Just one sip|One small sip], and an acorn went off in {hero’s} mouth like a [slammed door|broken plate|big drum].',
      '¶{Hero} chewed for a [long time|whole minute], and then, [crack|crash|bang], {their} [ears|whole head] rang.',
    ],
    [
      '“[Doesn’t it|Now doesn’t it] [crunch|crackle|rattle]?” asked {squirrel}, [still chewing|with full cheeks|still crunching].',
      '{Squirrel} clapped and said, “[Now|At last] the whole [street|town|village] can hear [it|our soup]!”',
    ],
  ),
  donkey: tastes(
    'donkey',
    [
      '¶{Hero} sipped, said “[oh|ah|ha],” and raced [three|four|five] times round the [table|pot].',
      plants(
        'spark',
        '¶{Hero} [sipped|tasted] and went [pink|orange], then [red|purple], and [puffed|coughed] a [spark|real spark|little spark].',
      ),
      plants(
        'spark',
        '¶The first [sip|spoonful] was [gentle|nice], but then {hero} turned red and puffed a [spark|real spark|little spark].',
      ),
    ],
    [
      '“[Isn’t it|Now isn’t it] [cosy|warm|mild]?” asked {donkey}, [crying|with wet eyes|weeping].',
      '{Donkey} shook her [head|ears] and said, “[Rather mild|A bit cold|It could take more].”',
    ],
  ),
};

/** What the tongue is asked, where nobody shouts any more. */
const turns: TraitLines = {
  brave: [
    '“I won’t run from soup,” said {hero}, and [tasted|sipped] it [once more|one last time|slowly].',
    '{Hero} looked the soup in the [eye|face], and in the quiet {they} [tasted|sipped] [it|again|once more].',
  ],
  curious: [
    'How did it taste now, with nobody [shouting|calling]? {Hero} [had|wanted] to know, and [tasted|sipped] it.',
    '“Why do you smell so [new|good]?” asked {hero}. Nobody here answered, so {they} [tasted|sipped] [it|a little].',
  ],
  kind: [
    '“Poor soup,” said {hero}, “I [heard|asked] everyone but you.” And {they} [tasted|sipped] it [gently|slowly].',
    '“[I’m sorry|Forgive me],” {hero} told the soup, “they were so [loud|noisy].” And {they} [tasted|sipped] it.',
  ],
  funny: [
    '“Any last words?” [asked|said] {hero}. “[Blup|Bloop|Blop],” said the soup, and [got|won] a sip for that.',
    '{Hero} bowed. “One last [dance|sip], [dear soup|Lady Soup],” {they} said, and [tasted|sipped] it.',
  ],
  shy: [
    'Here nobody shouted. {Hero} could hear {their} own tongue [think|whisper], and took a [quiet|small] sip.',
    '“[I’m sorry|Forgive me],” {hero} whispered to the soup, and in the [quiet|hush] {they} [tasted|sipped] it.',
  ],
  stubborn: [
    '“I [said|promised] soup,” said {hero}, “and soup [it will be|there will be].” And {they} [tasted|sipped] it.',
    '“I pour nothing away [before|until] I understand it,” said {hero}, and [tasted|sipped] [again|once more].',
  ],
  dreamy: [
    '{Hero} saw a [ship|camel|bird] in the steam, forgot to pour, and [tasted|sipped] as in a dream.',
    'The evening was so [wide|blue] and [quiet|still] that {hero} [tasted|sipped] without [thinking|noticing].',
  ],
  careful: [
    '“I’d [better|rather] check once more first,” said {hero}, and took the [smallest|tiniest|slowest] sip.',
    'A look, a sniff, [a puff|two puffs], and then {hero} took a sip: here nobody [hurried|rushed] {them}.',
  ],
  energetic: [
    'For the first time [that day|since morning] {hero} stood still, and in the quiet {they} [tasted|sipped] it.',
    '{Hero} took a [deep|long] breath, and then [a|one] sip, and this time nobody [shouted|called].',
  ],
  clever: [
    '“I asked [everyone|everybody] but my own tongue,” thought {hero}, and [tasted|sipped] [again|slowly|in peace].',
    '“What has been shaken has changed,” thought {hero}, and [tasted|sipped] [again|once more|it].',
  ],
  interest: [
    '“About {interest} I [don’t ask|never ask] [everybody|everyone|the neighbours], I find out,” said {hero}, and [tasted|sipped] [again|slowly|once more].',
    'Nobody had to tell {hero} about {interest}: {they} [tried it out|found out] {themselves}. So {they} [tasted|sipped] the soup [in peace|again|slowly].',
    'With {interest} {hero} [believed|trusted] [nobody|no one] but {themselves}. So why not [now|here|with soup]? {They} [tasted|sipped] it.',
  ],
};

export const english57: BandText = {
  refrains: [
    '“My tongue says that something [small|little] is missing,” said {hero}.',
    '{Hero} asked {their} tongue, and it [said|answered|whispered], “Something [small|little] is missing.”',
    '“[Tsk, tsk|Click, click|Tick, tick],” went {hero’s} tongue, “something [small|little] is missing!”',
    '{Hero} rolled {their} [tongue|sticky tongue]: “Something [small|little] is missing!”',
    '“[Well, tongue|And now, tongue|So, tongue]?” asked {hero}. “Something [small|little] is missing.”',
  ],
  beats: {
    open: [
      [
        'In the kitchen {party} cooked {soup}, for [tonight|this evening|later] [the neighbours|everyone nearby|everybody nearby] would [eat|have] it {feast}.',
        '{Party} had [asked|invited] [the neighbours|everyone nearby|everybody nearby] for {soup} {feast}, so it was time to cook.',
        '{Party} had promised [the neighbours|everyone nearby|everybody nearby] {soup}.',
      ],
      takes('bowl', {
        custom: [
          [
            '{Hero} put out one extra bowl, for [whoever came last|whoever came late|somebody forgotten|a surprise guest].',
            '“One extra bowl,” said {hero}, “for [whoever comes last|whoever is late|somebody forgotten|a surprise guest].”',
          ],
        ],
        count: [
          [
            '{Hero} counted the bowls [twice|three times|four times], and [each|every] time one was left over.',
            '“[Twice|Three times|Four times] I’ve counted,” said {hero}, “and one bowl is [left over|too many].”',
            '{Hero} set out the bowls [in a row|one by one], and one [was left over|had no guest|belonged to nobody].',
          ],
        ],
        note: [
          [
            '“For EVERYBODY,” wrote {hero} on the [door|gate|wall], and [put|set|laid] out all the bowls.',
            '[A note|A sign|A card] on the [door|gate|wall] said EVERYBODY, so {hero} [put|set|laid] out all the bowls.',
            '“[Supper|Our supper] is for EVERYBODY,” wrote {hero} on the [door|gate|wall], and then laid out all the bowls.',
          ],
        ],
      }),
      when(
        'giver',
        ifRoom(
          'Then {hero} [opened|unfolded] an [old|ancient|old yellow] recipe that {giver} had [given|sent] {them}, and [began|got to work].',
          'The recipe was a [present|gift] from {giver}, folded like a [letter|treasure map], and {hero} [opened|unfolded] it and [began|set to work].',
        ),
        ifRoom(
          'Then {hero} took [an old|a yellow|a folded] recipe out of the [drawer|box|cupboard], and it smelled of cumin.',
          'In the [drawer|box|cupboard] lay [an old|a yellow|a folded] recipe that smelled of cumin, so {hero} [opened|unfolded] it and [began|set to work].',
        ),
      ),
      { more: HABIT },
      when(
        'adults',
        ifRoom('[In the corner|At the window|Meanwhile], {adults} cut {bread} for the [guests|table|neighbours].'),
      ),
    ],
    recipe: [
      [
        '“[Chop|Peel]!” said the recipe, and {hero} did. “[Stir|Mix]!” it said, and {they} did, until the steam rose like [a cloud|a white sheep|a bed of cotton wool].',
        'Line by line {hero} read and cooked: [wash|peel], chop, [stir|mix], wait. Waiting was the [longest|hardest|slowest] line.',
        '{Hero} did all that the recipe said, and lost only [one bean|half an onion|a runaway carrot] [on the way|under the stove].',
      ],
      [
        '{Pot} began to [sing|hum|mutter], and the smell ran [out of the window|into the street|under the door].',
        'And {pot} [sang|hummed|muttered] until even the [spider|fly] on the wall got hungry.',
      ],
      aside('way'),
      [
        plants(
          'cooked',
          'Only [one line|one last line|the last line] was left, and {hero} wiped off the [steam|flour|drops] to [read it|see it].',
        ),
        plants(
          'cooked',
          '“One [last|more] line, and then [we eat|it’s supper],” said {hero}, and [bent|leaned] over the [paper|recipe].',
        ),
      ],
    ],
    hole: [
      when(
        'told:cooked',
        [
          'It [said|went|read]: “{Rule}…” But [in place of the last word|where the last word should be] was a [small|tiny|neat] hole, with [tooth marks|little bites] round it.',
          'But the last line [had no end|was not whole|broke off]: “{Rule}…” Then came no word, only a [small|tiny|neat] hole, with [tooth marks|little bites] round it.',
        ],
        when(
          'giver',
          [
            '{Hero} read the end of {giver’s} recipe: “{Rule}…” Then came a [small|round|neat|tiny] hole, with [tooth marks|little bites].',
            '{Hero} cooked {giver’s} recipe [line by line|word for word], down to the last: “{Rule}…” The [rest|last word] was a [small |round |neat |]hole, with [tooth marks|little bites].',
            'When the soup [sang|hummed|bubbled], {hero} read the end of {giver’s} recipe: “{Rule}…” The [rest|last word] was a [small |round |neat |]hole, with [tooth marks|little bites].',
          ],
          [
            '{Hero} read the end of {their} recipe: “{Rule}…” Then came a [small|round|neat|tiny] hole, with [tooth marks|little bites].',
            '{Hero} cooked {their} recipe [line by line|word for word], down to the last: “{Rule}…” The [rest|last word] was a [small |round |neat |]hole, with [tooth marks|little bites].',
            'When the soup [sang|hummed|bubbled], {hero} read the end of {their} recipe: “{Rule}…” The [rest|last word] was a [small |round |neat |]hole, with [tooth marks|little bites].',
          ],
        ),
      ),
      ifRoom(
        '¶{Hero} tasted the soup [without it|as it was|all the same], and it was [nearly|almost] [good|right]. {refrain}',
        '¶“[Perhaps|Maybe] we [don’t need it|can do without it],” said {hero}, and [tasted|tried] the soup. {refrain}',
      ),
      [
        '¶So {hero} called [out of the window|from the door|from the balcony], “[What goes in last|What comes last of all]?”',
        '¶“[What goes in last|What comes last of all]?” called {hero} [out of the window|from the door|from the balcony].',
      ],
      when(
        'together',
        ifRoom(
          'And {others} [called|asked] it [once more|again], [much louder|twice as loud].',
          '{Others} [helped|had] to call it, too, [twice|much louder].',
        ),
      ),
    ],
    guess: [
      [
        'Before anybody [answered|could answer], {hero} held a candle over the pot, but [candles melt|candles only melt|a candle is no food].',
        '[No answer came yet|Nobody answered yet], so {hero} held up a candle. “[Is it you|Are you it|Is this it]?” {they} asked.',
      ],
      [
        'After the candle came a [comb|sock|hat] and a [button|key|broom], and [neither|neither of them] was [good to eat|fit for a pot].',
        'Then {hero} tried a [comb|sock|hat] and a [button|key|broom], but the pot only said [blup|bloop|blop].',
      ],
      asideHere('way', {
        person: [
          '{Friend} brought [a left shoe|a banana skin|a ball], and that went [back|away], too.',
          '“[A rabbit|A drum|Soap]?” asked {friend}, but it was not [that|that, either].',
        ],
        pet: ['{Friend} brought [an old shoe|an old bone|a ball], but it was not [that|that, either].'],
      }),
      [
        'And {nook} something [small|with a tail|very small] [giggled|rustled|moved], as if it knew [the word|the answer].',
        'And something [small|with a tail|very small] {nook} [heard|saw] it all and [giggled|chuckled|laughed].',
      ],
    ],
    'goat.come': comes(GOAT),
    'goat.taste': TASTES.goat,
    'bee.come': comes(BEE),
    'bee.taste': TASTES.bee,
    'hedgehog.come': comes(HEDGEHOG),
    'hedgehog.taste': TASTES.hedgehog,
    'duck.come': comes(DUCK),
    'duck.taste': TASTES.duck,
    'squirrel.come': comes(SQUIRREL),
    'squirrel.taste': TASTES.squirrel,
    'donkey.come': comes(DONKEY),
    'donkey.taste': TASTES.donkey,
    table: [
      [
        'The sun was [sinking|going down|low], so {hero} went to [look at|see to|tidy] the bowls {feast}.',
        'It was [nearly time|almost supper time|getting late], so {hero} went to see to the [table|bowls] {feast}.',
      ],
      [
        '“[Do we eat now|When do we eat|Is it ready]?” asked {helper1}. “When I [find|know] the [last|missing] word,” [said|sighed] {hero}.',
        '“[And where is the|Where is the|Is there no] soup?” asked {helper2}. “It still [needs|wants] [one|its last] word,” [said|sighed] {hero}.',
      ],
      takes('bowl', {
        custom: [
          [
            'At the end of the table the extra bowl [was waiting|waited], too.',
            'Nobody had [sat down behind|come near|asked about] the extra bowl [yet|so far].',
          ],
        ],
        count: [
          [
            'One bowl was still left over, which was [strange|odd|a puzzle|very strange].',
            'Even here there was one bowl too many, though {they} counted [slowly|backwards].',
          ],
        ],
        note: [
          [
            'All the bowls were waiting for EVERYBODY, [in one long row|like open mouths|side by side].',
            'The table was all bowls, for EVERYBODY, [in one long row|all empty|like open mouths|side by side].',
          ],
        ],
      }),
      [
        'Then a [strange|big|terrible] noise came from the kitchen, [bloop|glub|bloooop], and [they all|{hero}] rushed to see.',
        '“[Bloop|Glub|Bloooop]!” [said|called|went] the pot in the kitchen, and [they all|{hero}] rushed to see.',
      ],
    ],
    worse: [
      [
        'The pot could not hold it all, and soup [ran|slopped|climbed] over [the table|the floor|the edge].',
        'It was too much for [one|any] pot, and soup [ran|slopped|walked] [over the table|over the floor].',
        'The pot filled to the [brim|very top], said “[bloop|glub|bloooop],” and [spat|threw] soup [on the table|on the floor|everywhere].',
      ],
      when('together', [
        '{Others} came with a [jug|bowl|hat] and [caught|saved] a little.',
        '{Others} [held|put] a [jug|bowl|hat] under it.',
      ]),
      [
        '{Hero} [tasted|tried] what was left: too {first.taste} [on this side, and too {second.taste} on that|in front, and too {second.taste} behind|here, and too {second.taste} there].',
        'On one side {hero} found it [much|far] too {first.taste}, on the other [much|far] too {second.taste}.',
      ],
      [
        '¶“[More|Even more|Still more] {first.stuff}!” [cried|shouted|called] {helper1}. “[No|Oh no|No, no], more {second.stuff}!” [cried|shouted|called] {helper2}.',
      ],
      [
        '¶With all [that|the] [shouting|noise|calling], {hero} could not hear {their} own tongue [any more|at all].',
        '¶Everybody [shouted|called] at once, until {hero’s} tongue was [lost|drowned] in the [noise|din|racket].',
        '¶{Hero’s} tongue [was saying|was whispering|tried to say] something, but the [shouting|noise|din] was louder.',
      ],
    ],
    pour: [
      [
        'Nobody [could|would] eat [such soup|such a soup|that]. So {hero} [carried|took] the pot out to pour it [away|into the grass].',
        'The soup could only be poured away now, so [slowly|sadly|quietly] {hero} [carried|took] it out.',
        '“[Nobody|No one|Not even an ant] eats that,” said {hero}, and [carried|took] the pot out to pour it [away|into the grass].',
      ],
      [
        'The garden path was [stony|bumpy], and the soup [shook|swayed|rocked]: [slip, slop|splish, splosh|glub, glub].',
        'At every [step|stone|hole] on the garden path the soup [shook|swayed|rocked]: [slip, slop|splish, splosh|glub, glub].',
      ],
      more(
        'A tear fell, for now there was [nothing but bread for supper|no supper any more|nothing for the neighbours to eat].',
        '[The first star|The moon|A star] came out, and [all the|the] bowls were [still |]empty, so a tear ran down {hero’s} [nose|cheek].',
      ),
      [
        '[At the far end|By the last wall|At the garden’s end] {hero} tipped the pot, [a little|a bit|slowly], and…',
        '“[Good-bye|Farewell|Sorry], soup,” said {hero}, and tipped the pot, [a little|a bit|slowly], and…',
        '{Hero} shut {their} eyes and tipped the pot, [a little|a bit|slowly], then more, and…',
      ],
      asideHere('trouble', {
        person: [
          '¶“[Wait|Stop|Hold on]!” cried {friend}, and held the pot. “[What smells so good|What is that smell]?”',
        ],
        pet: [
          '¶But [right there|just underneath|just where the soup would fall] sat {friend}, sniffing, and would not [move|budge].',
        ],
      }),
    ],
    turn: [
      when(
        'together',
        [
          'A [new|good|lovely] smell [tickled|reached|found] {hero’s} nose, so {they} set the pot [down|on a stump].',
          'Out of the pot [rose|came|crept] a [new|good|lovely] smell, so {hero} set it [down|on a stump].',
        ],
        [
          'But a [new|good|lovely] smell [tickled|reached|found] {hero’s} nose, so {they} set the pot [down|on a stump].',
          'But out of the pot [rose|came|crept] a [new|good|lovely] smell, so {hero} set it [down|on a stump].',
        ],
      ),
      TURN,
      [
        '¶[Oh|Why|Ah], it was [good|lovely|delicious]! The [bumpy|stony|long] path had shaken too {first.taste} and too {second.taste} into [just right|exactly right].',
        '¶[Oh|Why|Ah], how [good|lovely|delicious]! On the way too {first.taste} had [bumped into|met|danced with] too {second.taste}, and together they were just right.',
      ],
      [
        '“Only {herb} is missing,” [whispered|said] {hero’s} tongue. So {hero} picked [some|a little|a sprig|a handful] [right there|nearby|beside the path].',
        '“[Now|And now] it [needs|wants] {herb},” [whispered|said] {hero’s} tongue. So {hero} picked [some|a little|a sprig|a handful] [right there|nearby|beside the path].',
      ],
    ],
    feast: [
      [
        '{Party} [took|brought] the pot to the [guests|neighbours] {feast}, and filled [all the bowls|every bowl].',
        '[Under the moon|By moonlight|Soon, by moonlight] {party} filled [all the bowls|every bowl] {feast}.',
        '{Party} [carried|took] the pot from bowl to bowl {feast}, until [every one was|all were] [full|steaming].',
      ],
      more(
        '“[My|All my|Good old] {first.stuff},” [said|sighed|hummed] {helper1}. “[My|No, my|Oh no, my] {second.stuff},” [said|sighed|hummed] {helper2}.',
      ),
      when('adults', '{Adults} asked for [more|seconds|another bowl|another spoonful].'),
      [
        '[But suddenly|Then suddenly|Suddenly] {hero} stopped, [spoon in the air|as if someone had called|as if someone had whispered].',
        'After [three|four|five|six] [spoonfuls|sips] {hero} [stopped|put down {their} spoon] and [listened|thought].',
      ],
      '¶{refrain}',
      takes('bowl', {
        custom: [
          [
            'But not [from the soup|in the pot]: the extra bowl was [still full|getting cold], with [nobody|no one] behind it.',
            'This time it was [no taste|no spice|not the soup]: the extra bowl was [still full|getting cold], with [nobody|no one] behind it.',
          ],
        ],
        count: [
          [
            'But not [from the soup|in the pot]: one bowl was left over, [still full|getting cold], with [nobody|no one] behind it.',
            'This time it was [no taste|no spice|not the soup]: one bowl was left over, [still full|getting cold], with [nobody|no one] behind it.',
          ],
        ],
        note: [
          [
            'But not [from the soup|in the pot]: EVERYBODY was invited, and one full bowl had [nobody|no one] [behind it|to eat it].',
            'This time it was [no taste|no spice|not the soup]: EVERYBODY was invited, and one full bowl had [nobody|no one] [behind it|to eat it].',
          ],
        ],
      }),
    ],
    mouse: [
      [
        '[Then|And then] from behind the [bread|full bowl] [crept|came|stepped] {mouse} the mouse, ink on her chin.',
        'The [tablecloth|bread] [moved|shook], and out [crept|came|stepped] {mouse} the mouse, ink on her chin.',
        '[At the end of the table|At the edge of the table|Behind the full bowl] [stood|trembled] {mouse} the mouse, ink on her chin.',
      ],
      when(
        'told:cooked',
        more(
          'She lived {nook}, and [nobody|no one] had [invited|remembered|thought of] her.',
          'Her home was {nook}, and [nobody|no one] had [knocked|called] there.',
        ),
      ),
      takes('bowl', {
        custom: [
          [
            '“I was [hungry|so hungry],” [whispered|squeaked] {mouse}, and [held out|gave back|pulled out] the [nibbled|missing|lost] word.',
            '“[I was so hungry that I nibbled it|I nibbled it, I was hungry],” [whispered|squeaked] {mouse}, and [held out|gave back] the [missing|lost] word.',
          ],
          [
            '¶{Hero} [read it aloud|read it out|read]: “{Rule} MOUSE!” Then {they} [laughed|said], “You sit at the table, not in the pot, and the extra bowl is [yours|for you].”',
            '¶“{Rule} MOUSE!” read {hero}, and laughed. “[But at|At] the table, not in the pot: the extra bowl is [yours|for you].”',
          ],
        ],
        count: [
          [
            '“I was [hungry|so hungry],” [whispered|squeaked] {mouse}, and [held out|gave back|pulled out] the [nibbled|missing|lost] word.',
            '“[I was so hungry that I nibbled it|I nibbled it, I was hungry],” [whispered|squeaked] {mouse}, and [held out|gave back] the [missing|lost] word.',
          ],
          [
            '¶{Hero} [read it aloud|read it out|read]: “{Rule} MOUSE!” Then {they} [laughed|said], “You sit at the table, not in the pot, and I counted [right|well]: it’s your bowl.”',
            '¶“{Rule} MOUSE!” read {hero}, and laughed. “[But at|At] the table, not in the pot: I counted [right|well], and it’s [yours|your bowl].”',
          ],
        ],
        note: [
          [
            '“[It was my name|I found my name], so I took it [as|for] an invitation,” [whispered|squeaked] {mouse}, and [held out|gave back] the word.',
            '“I nibbled my name out, [as|for] an invitation,” [whispered|squeaked] {mouse}, and [gave it back|handed it back|put it down].',
          ],
          [
            '¶{Hero} [read it aloud|read it out|read]: “{Rule} MOUSE!” Then {they} [laughed|said], “[But at|At] the table, not in the pot: EVERYBODY means [you|mice].”',
            '¶“{Rule} MOUSE!” read {hero}, and laughed. “[But at|At] the table, not in the pot: EVERYBODY means [you|mice].”',
          ],
        ],
      }),
      when('together', ifRoom('{Others} [moved over|moved along|made room] for {mouse}.')),
      [
        '¶{Mouse} [ate|sipped|slurped], and {hero’s} tongue [said|whispered|sighed], “Now nothing is missing.”',
        '¶When {mouse} [sat down|had eaten|had sipped], {hero’s} tongue [said|whispered|sighed], “Now nothing is missing.”',
      ],
    ],
    end: [
      [
        '[In the kitchen|That night] {hero} stuck the word back with [fig|apricot|rose|orange] jam, and added: {first.stuff}, {second.stuff} and {herb}.',
        '[Before bed|By lamplight] {hero} took [fig|apricot|rose|orange] jam, stuck the word back, and added: {first.stuff}, {second.stuff} and {herb}.',
      ],
      takes('bowl', {
        custom: [
          [
            '[Below|Under] that {they} wrote, “One extra bowl, [always|every time|every night], for whoever comes last.”',
            '[Below|Under] that {they} wrote, “Put out one bowl more, for [its guest will come|it has a guest|its guest is on the way].”',
          ],
        ],
        count: [
          [
            '[Below|Under] that {they} wrote, “[If|When] one bowl is left over, [wait for its guest|it has a guest|its guest is on the way].”',
            '[Below|Under] that {they} wrote, “Count the bowls [twice|well], and one too many is just right.”',
          ],
        ],
        note: [
          [
            'To the note on the door {hero} added, “[And the mouse|Mice, too|With the mouse|Big and small].”',
            'Now the note on the door said, “Supper for EVERYBODY, [tails, too|the mouse, too|the smallest, too|and whoever is under the table].”',
          ],
        ],
      }),
      [
        '{Mouse} slept in a [teacup|cup|warm teacup], as round as [a bean|an onion|a ball|a pea].',
        'And {mouse} slept in a [teacup|cup|warm teacup], [round and full|warm and full|all but her tail].',
      ],
      [
        '¶But jam is [sweet|sticky|good], and [soon|before morning|in the dark] there was a noise: [nibble, nibble|nip, nip|scritch, nibble]!',
        '¶But [at midnight|in the dark] a small nose smelled the jam, and [nibble, nibble|nip, nip|scritch, nibble], [there it was|it went|there it went]!',
      ],
      asideHere('end', {
        person: ['“[It wasn’t me|That’s not me],” called {friend} from [bed|the next room|under the blanket].'],
        pet: ['{Friend} opened one eye, and [shut it again|went back to sleep].'],
      }),
    ],
  },
  asides: {
    start: {
      person: ['“I’ll [help|help you],” said {friend}.'],
      pet: ['{Friend} sat down by the [pot|door].'],
    },
    way: {
      person: [
        '“I’ll do the [tasting|sipping],” said {friend}, and [got a spoon ready|got two spoons ready].',
        '{Friend} stood by the pot, spoon [ready|up like a sword].',
      ],
      pet: [
        '{Friend} [guarded|watched] the bread without [blinking|a blink].',
        '{Friend} swept the floor with {friend.their} [tongue|tail].',
      ],
    },
    trouble: {
      person: ['“[And now|What now]?” asked {friend}.'],
      pet: ['{Friend} looked at {hero} and [sighed|kept still].'],
    },
    turn: {
      person: ['“[My turn|Me, too]!” said {friend}.'],
      pet: ['{Friend} licked [{friend.their} lips|the spoon].'],
    },
    end: {
      person: ['{Friend} laughed [in bed|under the blanket].'],
      pet: ['{Friend} opened [one eye|half an eye].'],
    },
  },
  adults: {
    start: ['“It’s your kitchen [today|tonight],” said {grownUp}.'],
    end: ['“[One more spoonful|Another bowl], please,” said {grownUp}.'],
  },
  traits: { habit: habits, turn: turns },
};
