/** The second row in English for readers of 5 to 7. */
import {
  adult,
  asideHere,
  given,
  HABIT,
  ifRoom,
  plants,
  TURN,
  when,
  type BandText,
  type TraitLines,
  planting,
  type Option,
} from '#studio/storyteller/text/passage.ts';

/** How each hero brings the boat to school. */
const habits: TraitLines = {
  interest: [
    '[On the way|All the way] {hero} had told it about {interest}, so that it would have something to [think of|talk about] at sea.',
    'On its sail {hero} had [written|painted] all {they} knew about {interest}, so that the [fish|whales|seagulls] would have something to read.',
    '{Hero} had explained {interest} to it, because on a long voyage [you get asked|somebody always asks|people ask] such things.',
  ],
  brave: [
    '“[Don’t be afraid|Never fear],” {hero} had told it, “I know [bigger|worse] [waves|storms|sharks].”',
    '[On the way|At every corner] {hero} had told it not to be afraid of [storms|sharks|pirates|waves].',
  ],
  curious: [
    'On the way {hero} had looked into [every|each] [drain|pipe|bucket], to see where the sea [begins|starts].',
    '{Hero} had asked [three pigeons|the milkman|two snails] the way to the sea, but [they did not know|no one knew].',
  ],
  kind: [
    'On the way {hero} had let a [tired|late|small] [ladybird|snail|beetle] ride in it.',
    '{Hero} had put [a leaf|moss|a feather] in it, in case a [beetle|snail|ladybird] came along.',
  ],
  funny: [
    'At every [corner|gate] {hero} had tooted, and [two hens|three pigeons|a cow] got out of the way.',
    '{Hero} had gone the last [street|bit] [backwards|in zigzags], to make it [seasick|feel the waves].',
  ],
  shy: [
    '{Hero} held it [high|in front of {their} nose], so that people said [hello|good morning] to the boat.',
    '{Hero} had [whispered|told] its name to [the gate|a snail|the letter box], and to nobody [else|but that].',
  ],
  stubborn: [
    '{Hero} had folded it [seven|nine|eleven] times, until the paper [gave in|did as it was told].',
    '“I’ll carry it,” {hero} had said to [the bus driver|everyone|the wind], at every [corner|stop].',
  ],
  dreamy: [
    'In {hero’s} head it was [far out|already out] at sea, and so {they} walked into [the gate|a wall|a bush].',
    '{Hero} had said [ahoy|good day] to [two lamp posts|the gate], for they looked like [lighthouses|captains].',
  ],
  careful: [
    '{Hero} carried it like [hot soup|a raw egg|a full cup], and went round every [bump|stone|leaf].',
    '{Hero} had pressed each fold with a [spoon|ruler|thumb], [twice|three times], for the sea is [big|rough].',
  ],
  energetic: [
    '{Hero} had raced [all the way|up every hill|down every street], to get it used to [speed|wind].',
    '{Hero} had rocked it over every [line|crack|stone], to get it used to [waves|big waves].',
  ],
  clever: [
    '{Hero} had worked out that it would take [nine|nineteen|forty] days, with [good wind|a stop for lunch].',
    '{Hero} had given it a [double|secret] floor, and room for [nineteen|thirty|forty] [beans|acorns|peas].',
  ],
};

/** How a hero who likes something comes to go out to the cloud. */
const LIKED: readonly Option[] = [
  'On a bad day {hero} [talked about|told somebody about] {interest}. And whom did {cloud} have? {They} [went|raced|hurried] out to ask.',
  'Not even {interest} could have kept {hero} [in that room|indoors] now, and {they} [went|raced|hurried] out.',
  '{Hero} knew who had first asked {them} about {interest}: somebody who [sat down|came and sat] beside {them}. So {they} [went|hurried] out to do the same.',
];

/** How each hero comes to go out to the cloud. */
const turns: TraitLines = {
  interest: LIKED,
  brave: [
    'To get wet takes no courage, but to say sorry takes [some|a little|a lot], so {hero} took a [deep|long] breath and went out.',
    'The door was [heavy|stiff], and the sky was [black|low|dark], but {hero} [pushed|leaned] hard and went out.',
  ],
  curious: [
    'What made {cloud} so full? {Hero} [had|wanted] to know, and [went|raced|hurried] out [to ask|at once].',
    '{Hero} had [ten|a hundred|many] questions, but only one that [mattered|would not wait]. So {they} [went|raced] out to ask it.',
  ],
  kind: [
    '{Hero} thought of {cloud} out there, and could not [stay in|bear it], and [went|raced|hurried] out.',
    '{Hero} knew how it feels when everybody moves [away|off], and [went|raced|hurried] [out|right out|straight out].',
  ],
  funny: [
    'So {hero} put an umbrella to bed in the [bin|basket|cupboard] and went out to get [wet|good and wet].',
    '“I’m so dry that I [crackle|rustle|squeak],” said {hero}, and [marched|walked|went] out to get wet.',
  ],
  shy: [
    '{Hero} did not know what to say, but [to sit|sitting] beside somebody is easy, so {they} [slipped|crept] out.',
    'Nobody knew better than {hero} [what it is to be|how it feels to be] shy, so {they} [slipped|crept|stole] [out|softly out].',
  ],
  stubborn: [
    '“I sent her away, so I’ll [get|bring|fetch] her back,” said {hero}, and [marched|stormed|went] out.',
    '{Hero} [would not|was not going to] leave it like that, and [marched|stormed|went] out, [bell or no bell|rain or no rain].',
  ],
  dreamy: [
    '{Hero} looked out at the sky, as [always|usual|ever], but today a friend was in it, and so {they} went out.',
    '{Hero} had looked at clouds [all {their} life|in every lesson], but never asked one how it was, so {they} went out.',
  ],
  careful: [
    '{Hero} thought it over [twice|three times|slowly], and it always came out the same, so {they} went out.',
    'This time {hero} took no [coat|hat|umbrella] and no [scarf|boots|time to think], and [just|simply] went out.',
  ],
  energetic: [
    '{Hero} was through the door [and in the yard |]before [anyone could blink|the bell had stopped|you could say “cloud”].',
    'So {hero} raced [along the hall|past the coats], through the door and [out|right out] into the [wide|grey] yard.',
  ],
  clever: [
    'We only stopped the drops, thought {hero}, not what they come from, and [went|raced|hurried] out.',
    'What is full must be let out, thought {hero}, but [nobody|no cloud] should do that alone, and {they} went out.',
  ],
};

export const english57: BandText = {
  // The class moves away from the cloud, and at the end it moves up for her.
  refrains: [
    'And [shuffle, bump|bump, shuffle|shuffle, shuffle], [everybody|everyone|the whole class] moved over [a bit|a little].',
    'So [everybody|everyone|the whole class] moved over [a bit|a little], [shuffle, bump|bump, shuffle|shuffle, shuffle].',
    'And [everybody|everyone|the whole class], [one by one|left and right|bump by bump], moved over [a bit|a little].',
  ],
  beats: {
    bell: [
      planting(
        'bell',
        '[One morning|That Monday|One Tuesday] {party} [brought|carried] {boat}, a paper boat, to {school}.',
        '{Party} came to {school} [one morning|one Monday|one Tuesday] with a paper boat, {boat}.',
        '[One morning|That Monday|One Tuesday] {party} [brought|carried] a paper boat called {boat} to {school}.',
      ),
      [
        'It was [going|ready|all set] to sail [right |]round the [world|whole world].',
        'It was [meant|made|folded] to sail [right |]round the [world|whole world].',
        '[That day|Before lunch] it was to sail [right |]round the [world|whole world].',
      ],
      { more: HABIT },
      when('giver', [
        'The paper was from {giver}, who had [sent|given {them}] two sheets, [in case|just in case|because boats sink].',
        '{Giver} had [sent|given {them}] the paper for it, [two sheets|two blue sheets|two big sheets] of it.',
      ]),
      adult('start'),
      [
        'But {frog} the frog had not [seen|found|met] a [puddle|drop] for [weeks|a month|ages].',
        '“But there’s no [puddle|water],” [said|sighed] {frog} the frog[, who had looked everywhere|, who ought to know|].',
        'But the yard was [all dust|bone dry|dry], and {frog} the frog [could find|had found] no puddle.',
      ],
      [
        plants(
          'wish',
          'So {hero} looked up at the [blue|bright|empty] sky and wished [hard for rain|for rain, twice|for rain].',
        ),
        plants('wish', 'So {hero} wished for rain, [out loud|twice|very hard], nose to the [blue|bright|empty] sky.'),
        plants(
          'wish',
          '“[Please|Oh, please|Come on], rain,” said {hero} to the [blue|bright|empty] sky, and wished it [hard|twice|very hard].',
        ),
      ],
    ],
    new: [
      [
        '[Soon|That morning|Then] the teacher, {teacher} the ibis, [brought|showed|led] somebody new to the chair beside {hero}.',
        'In [sums|spelling|reading] the teacher, {teacher} the ibis, sat somebody new [down |]beside {hero}.',
        '[Soon|That morning|Then] the teacher, {teacher} the ibis, sat somebody new [down |]beside {hero}.',
      ],
      [
        'It was {cloud}, a [small|little|tiny] [grey|pale] cloud from {far}.',
        'It was a [small|little|tiny] [grey|pale] cloud from {far}, called {cloud}.',
        'It was a cloud, [small|little] and [grey|pale], called {cloud}, from {far}.',
      ],
      asideHere('start', {
        person: ['{Friend} leaned [over|forward|sideways] to see her better.'],
        pet: ['{Friend} sniffed: the air smelled of [rain|puddles].'],
      }),
      [
        '[Everybody|The whole class] [looked|stared], and {cloud} was so shy that she rained.',
        '[Thirty|Forty|Fifty] eyes [turned to|looked at] {cloud}, and she was so shy that she rained.',
        'When [everybody|the whole class] [looked|stared], {cloud} was so shy that she rained.',
      ],
      '¶{refrain}',
    ],
    arrive: [
      when(
        'giver',
        [
          '{Party} brought a boat of {giver’s} paper, {boat}, to school.',
          '{Party} came to school with a boat of {giver’s} paper, {boat}.',
          'Here is {boat}, a boat of {giver’s} paper that {party} brought to school.',
        ],
        [
          '{Party} brought a paper boat, {boat}, to school.',
          '{Party} came to school with a paper boat, {boat}.',
          'Here is {boat}, a paper boat that {party} brought to school.',
        ],
      ),
      [
        'But the yard was [dry|dust|all dust], so {hero} wished [hard |twice |]for rain.',
        'But it needed [water|a sea|a puddle], so {hero} wished [hard |twice |]for rain.',
        'But there was no [water|puddle|sea], so {hero} wished [hard |twice |]for rain.',
      ],
      [
        '[Then|Soon] the teacher, {teacher} the ibis, sat somebody new beside {hero}. It was {cloud}, a [shy|small, shy|very shy] cloud from {far}.',
        '[Then|Soon] the teacher, {teacher} the ibis, gave {hero} a neighbour: {cloud}, a [shy|small, shy|very shy] cloud from {far}.',
        '{Cloud} sat down beside {hero}, a [shy|very shy] cloud from {far}.',
        '[Then|Soon] somebody new sat down beside {hero}: {cloud}, a [shy|small, shy|very shy] cloud from {far}.',
      ],
      [
        '[Everybody|Everyone|The class] [looked|stared], and [so|at once] {cloud} [rained|poured].',
        '{Cloud} saw [everybody|everyone|the class] [look|stare], and [so|at once] she rained.',
        'When [everybody|everyone|the class] [looked|stared], {cloud} [rained|poured].',
      ],
      '¶{refrain}',
    ],
    seat: [
      [
        '{Cloud} sat on her [new |]chair and [dripped|rained a little] on the [floor|second row].',
        'Beside {hero} sat {cloud}, [dripping|and dripped], [very softly|drop by drop|on the floor].',
        'There she sat, [dripping|and dripped], and {cloud} [did not dare to|hardly dared] [look up|say a word].',
      ],
      [
        '“I only [rain|do it|do that] when I’m shy,” she [whispered|said|murmured] to {hero}[, very low|].',
        '“I’m sorry, [I do that|it comes] when I’m shy,” she [whispered|said|murmured] to {hero}[, very low|].',
        '“It only [rains|comes] when I’m shy,” she [told|whispered to|explained to] {hero}[, very low|].',
      ],
      [
        '“[And when|When] [does|will] [that|it] [stop|end]?” [asked|whispered] {hero}.',
        '“[And when|When] will you [not be|stop being] shy?” [asked|whispered] {hero}[, just as low|].',
        '“[And when|When] [does|will] [the rain|it all] [stop|end]?” [asked|whispered] {hero}.',
      ],
      [
        '“[Once|When] I know everybody,” said {cloud}, looked [round|behind her], and dripped [faster|harder].',
        '“[Once|When] I know everybody,” said {cloud}, looked [round|at all the rows], and dripped [faster|harder|more].',
        '“[Once|When] I know everybody,” said {cloud}, [counted them|saw how many they were], and dripped [faster|harder].',
      ],
      ifRoom(
        'Behind them {cat} the cat [shook|dried|licked|lifted] one [wet|damp] paw.',
        'In row three {cat} the cat [shook|dried|lifted|licked] a [wet|damp] paw.',
      ),
      [
        'Paper [hates|fears] [drops|rain], so {hero} held {boat} [up high|high up].',
        'So {hero} held {boat} [up high|high up], for paper [hates|fears] [drops|rain].',
        'And {hero} [lifted|held] {boat} [up high|high up], because paper [hates|fears] [drops|rain].',
      ],
    ],
    umbrella: [
      [
        '{Hedgehog} the hedgehog [opened|held] [an|his|his big] umbrella [right|just] under {cloud}.',
        '“Rain needs an umbrella,” said {hedgehog} the hedgehog, and held [one|his] [right|just] under {cloud}.',
        given(
          'told:tried',
          'Next {hedgehog} the hedgehog [wanted to help|had an idea] and [opened|held] [an|his] umbrella under {cloud}.',
        ),
      ],
      [
        '{Cloud} was so [glad|happy|pleased] with it that she rained [three|four|ten] thank-yous into it.',
        'It [helped|worked|held], and {cloud} rained [three|four|ten] thank-yous into it, she was so [glad|happy].',
        'It [helped|worked|held], and {cloud} was so [glad|happy|pleased] that she rained a long thank-you into it.',
      ],
      when('together', [
        '{Others} [crept|moved] under it, to keep dry.',
        '{Others} [crept|moved] in beside her, to keep dry.',
      ]),
      [
        'So {hedgehog} [bowed|made a bow], and the full umbrella bowed, too, and poured it all over {hero}.',
        'But {hedgehog} [bowed|made a bow], the full umbrella tipped, and all the water [fell|ran|came down] on {hero}.',
        '“[My pleasure|Not at all],” said {hedgehog}, and bowed. The umbrella bowed, too, and [poured|tipped] it all over {hero}.',
      ],
      [plants('tried', '¶{refrain}')],
    ],
    bucket: [
      [
        '{Mouse} the mouse [fetched|found|brought] a bucket and [put|pushed] it [right|just] under {cloud}.',
        '“[What rain|All rain] needs is a bucket,” said {mouse} the mouse, and [pushed|rolled] one under {cloud}.',
        given(
          'told:tried',
          'Then {mouse} the mouse [fetched|found] a bucket and [pushed|rolled|dragged] it [right|just] under {cloud}.',
        ),
      ],
      [
        'Plink, plonk, [went the drops|it went], and that was the first [song|tune] {cloud} ever [made|sang].',
        'The drops [rang|sang], plink, plonk, and {cloud} had never made a [song|tune] before.',
        'It went plink, plonk, plink, and it was a [song|tune], and {cloud} [made|had made] it!',
      ],
      asideHere('way', { person: ['{Friend} [clapped|hummed] along.'], pet: ['{Friend’s} tail [beat|kept] time.'] }),
      [
        'So {cloud} sang [every|each] verse, till the bucket ran over, with {mouse} [swimming|afloat] in it.',
        'So {cloud} sang [louder|faster] and [louder|faster], till the bucket ran [over|right over] and {mouse} swam in it.',
        'So {cloud} sang on, till the bucket ran [over|right over], and {mouse} was [swimming|afloat].',
      ],
      [plants('tried', '¶{refrain}')],
    ],
    joke: [
      [
        '“She [just|only] needs a laugh,” said {frog} the frog, and told {cloud} [a|his best] joke, [up |standing ]on a chair.',
        'To [cheer {cloud} up|make {cloud} laugh], {frog} the frog told [a|his best] joke, [up |standing ]on a chair.',
        given(
          'told:tried',
          'Nothing had helped [yet|so far], so {frog} the frog told {cloud} [a|his best|a good] joke, [up |standing ]on a chair.',
        ),
      ],
      [
        'It was [the one |]about a fly in the [soup|bus|bath], and {cloud} [began to giggle|giggled].',
        'It had a [fly|flea] in it, and [a bus|soup|a bath], and {cloud} [began to giggle|giggled].',
        'It was not even [good|new|funny], and still {cloud} [began|had|started] to giggle.',
      ],
      when('together', ['{Others} laughed, [too|along|out loud].', 'And {others} laughed, [too|along|out loud].']),
      [
        'But when a cloud laughs, it pours, and {hero} [only just|barely] [covered|saved] {boat}.',
        'But what giggles shakes, and what shakes comes down, and {hero} [only just|barely] [covered|saved] {boat}.',
        'Then she laughed so [hard|much] that it poured, and {hero} [only just|barely] [covered|saved] {boat}.',
      ],
      [plants('tried', '¶{refrain}')],
    ],
    shelf: [
      [
        'In the library, {mouse} the mouse read {cloud} a story about a [lost|little] [kitten|lamb|duckling].',
        '“Stories [calm you|make you calm],” said {mouse} the mouse, and read {cloud} one about a [kitten|lamb|duckling].',
        given(
          'told:tried',
          '“[Let’s|Then let’s] try a story,” said {mouse} the mouse, and read {cloud} one about a [kitten|lamb|duckling].',
        ),
      ],
      [
        '{Cloud} [came|crept] closer, and listened, and forgot to drip, [for three pages|so good was it].',
        'It [helped|worked]: {cloud} [leaned over|hung over] the [book|page] and forgot to drip.',
        'It [helped|worked]: {cloud} [came|crept] [close|closer], listened, and did not drip [once|at all].',
      ],
      asideHere('way', {
        person: ['{Friend} wiped [an eye|one eye].'],
        pet: ['{Friend} [listened, too|curled up to listen].'],
      }),
      [
        'But then [it came to the sad part|the story grew sad], and {cloud} cried until the pages [stuck|swam].',
        'But the little one was [left |all |so ]alone, and {cloud} cried until the pages [stuck|swam].',
        'But [page nine|the middle] was so sad that {cloud} cried, and nobody [could read|ever heard] the end.',
      ],
      [plants('tried', '¶{refrain}')],
    ],
    board: [
      [
        '“Sums are [dry|very dry],” said {teacher} the ibis, and [called|asked] {cloud} up to the [board|blackboard].',
        'Sums are [dry|very dry], thought {teacher} the ibis, and [called|asked] {cloud} to the [board|blackboard].',
        given(
          'told:tried',
          'Even {teacher} the ibis wanted to help, and [called|asked] {cloud} up to a [nice|good], dry sum.',
        ),
      ],
      [
        '{Cloud} knew the answer, and [swelled|puffed up] with [pride|so much pride].',
        '{Cloud} got the sum right [at once|first time], and [nobody|no one] was ever so proud.',
        'Her answer was right, and {cloud} [swelled|puffed up] with pride[ like a cushion|].',
      ],
      [
        'Then it rained for joy, and down ran the answer, [with|and] all the [chalk|numbers].',
        'But joy is wet, too, and [away|down] ran the [sum|answer], [with|and] all the chalk.',
        'So it rained with [pride|joy], till the answer ran [away|down], [with|and] all the chalk.',
      ],
      when('together', [
        '{Others} [ran|rushed] up with the sponge, but it was full.',
        '{Others} [ran|rushed] for the sponge, but it was afloat.',
      ]),
      [plants('tried', '¶{refrain}')],
    ],
    drum: [
      [
        '“Nobody can drum and be shy,” said {goat} the goat in music, and gave {cloud} [a|his] drum.',
        'In music {goat} the goat [lent|gave] {cloud} [a|his] drum, to [drum|chase] the shyness away.',
        given(
          'told:tried',
          'In music {goat} the goat [wanted to help|had an idea], and [gave|lent] {cloud} [a|his] drum.',
        ),
      ],
      [
        '{Cloud} [breathed in|took a breath], there was a [blue|small] flash, and then a BOOM.',
        '{Cloud} [drummed|did it] in her own way: there was a [blue|small] flash, and then a BOOM.',
        '“Like this?” asked {cloud}, and after a [blue |small |]flash came a [big |great |]BOOM.',
      ],
      asideHere('way', {
        person: ['{Friend} [held|covered] both ears.'],
        pet: ['{Friend} [crept|shot] under a chair.'],
      }),
      [
        '[Nobody|No one] got such a fright as {cloud} herself, and she [poured|rained] on the [choir|flutes|singers].',
        'But {cloud} got the [worst|biggest] fright of all, and [poured|rained] on the [choir|flutes|singers].',
        'It gave {cloud} such a fright that she [poured|rained] on the [choir|flutes|singers] and on {hero}.',
      ],
      [plants('tried', '¶{refrain}')],
    ],
    full: [
      [
        'After that {cloud} held [it|the rain] in, so that [nobody|no one] [need|had to] move again.',
        'Then {cloud} [kept in|held in|held back] every drop, so that [nobody|no one] [need|had to] move again.',
        '“[Nobody|No one] shall move again,” thought {cloud}, and [kept in|held in|held back] [every drop|all of it].',
      ],
      [
        'She grew as big as a [cow|bed|barrel] and as dark as [ink|a cellar|a stove].',
        'She grew [rounder|bigger] and [darker|blacker], until she [creaked|groaned|hid the lamp].',
        'It made her as big as a [cow|bed|barrel] and as [dark|black] as [ink|a cellar|a stove].',
      ],
      [
        'But one drop [got|slipped] out, and it [fell|landed] on {boat}.',
        'Then [one|a] drop [got|slipped] out, plop, [right|straight] on to {boat}.',
        'But [one|a] drop [got|slipped] out, and [of all things|of all places] it fell on {boat}.',
      ],
      [
        '“[Go and rain|Rain|Oh, rain|Do rain] somewhere else!” [shouted|cried] {hero}[, too loud|].',
        '“[Go and rain|Rain|Oh, rain|Do rain] somewhere else!” {hero} [shouted|cried][, without thinking|, too loud].',
        'And {hero} [shouted|cried][, too loud|], “[Go and rain|Rain|Oh, rain|Do rain] somewhere else!”',
      ],
    ],
    leave: [
      [
        'After that {cloud} held [it|the rain] in, so that [nobody|no one] had to move.',
        'Then {cloud} [kept in|held in|held back] every drop, so that [nobody|no one] had to move.',
        '“[Nobody|No one] shall move again,” thought {cloud}, and [kept in|held in|held back] every drop.',
      ],
      [
        'But one drop [fell|landed|got out and fell] on {boat}, and “Rain somewhere else!” [shouted|cried] {hero}.',
        'But one drop [fell|landed] on {boat}. “[Go and rain|Rain|Oh, rain|Do rain] somewhere else!” [shouted|cried] {hero}[, too loud|].',
        'But one drop [got|slipped] out, on to {boat}, and {hero} [shouted|cried], “Rain somewhere else!”',
      ],
      [
        '“Sorry,” [said|whispered] {cloud}, and [then|a moment later] her chair was [empty|only wet|just wet].',
        '“Sorry,” [said|whispered] {cloud}, and [left nothing but|left just|there was only] a [wet|damp] [chair|seat].',
        '“Sorry,” [said|whispered] {cloud}, and was out of the [window|open window].',
      ],
      [
        'Then {hero} [thought of|remembered] {their} [own |]wish.',
        '[Only then|Only now] did {hero} [think of|remember] {their} [own |]wish.',
        'And {hero} [thought of|remembered] {their} [own |]wish.',
      ],
      [
        'It had come and sat beside {them}, and {they} had [sent it|told it to go] away.',
        'It had [taken|sat on] the next chair, and {they} had [sent it|told it to go] away.',
        'It had [come true|come at once|come in] and sat beside {them}, and been [told to go|sent away|shouted at].',
      ],
    ],
    gone: [
      [
        '“Sorry,” [said|whispered] {cloud}, and [slipped|floated|was] out of the [open |]window.',
        '“Sorry,” [said|whispered] {cloud}, and [then|a moment later] the window stood [open|wide open].',
        '“Sorry,” [said|whispered] {cloud}, [made herself thin|pulled herself in] and [slipped|floated] out of the window.',
      ],
      [
        plants(
          'cat',
          '{Cat} the cat [sat down by|stopped at] her [empty|wet] chair and [would not leave|said nothing].',
        ),
        plants(
          'cat',
          'All she left was a wet chair, and {cat} the cat [looked at|stopped at] it and [would not leave|said nothing].',
        ),
        plants('cat', 'Her chair was [empty|wet], and {cat} the cat [sat down by|stopped at|went round] it.'),
      ],
      when('together', ['Nobody said a word, not even {others}.', 'Nobody [spoke|whispered], not even {others}.']),
      [
        'And {hero} [thought of|remembered] {their} [own |]wish[, that morning|, in the yard|].',
        'Then {hero} [thought of|remembered] {their} [own |]wish[, that morning|, in the yard|].',
        '{Hero} [stood|sat] there and [thought of|remembered] {their} [own |]wish.',
      ],
      [
        'Rain had come [in at the door|as {they} wished] and [sat down|sat] beside {them}, and {they} had [sent it|told it to go] away.',
        'It had come in at the door and [sat down|sat] [right |]beside {them}, and {they} had [sent it|told it to go] away.',
        'It had [come|come true] and [sat down|sat] [right |]beside {them}, and {they} had [sent it|told it to go] away.',
      ],
    ],
    dry: [
      [
        'Now everybody could have moved [back|back again], but [nobody|no one] [did|wanted to|felt like it].',
        'Now [it was dry|there was room], and [everybody|everyone] could [move|have moved] back, but [nobody|no one] did.',
        'Now the [chairs|desks] could [all |]go back, but [nobody|no one] [pushed|moved] [them|one].',
      ],
      [
        '{Boat} stood on the desk, [safe|nice] and dry, and {hero} did not [feel like looking|want to look] at it.',
        '{Boat} was [safe|dry] now, but to {hero} it [looked|seemed] [no better than a hat|like any bit of paper].',
        'On the desk stood {boat}, as dry as [toast|dust|a biscuit], and {hero} [looked away|did not care].',
      ],
      [
        '“It [still |]smells of her,” said {frog} the frog, who sat in the [last|smallest] puddle.',
        'In the [last|smallest] puddle sat {frog} the frog and [told no jokes|did not splash|kept very still].',
        '{Frog} the frog sat in the [last|smallest] puddle and said [softly|quietly|sadly], “That’s [from her|hers].”',
      ],
    ],
    out: [
      TURN,
      when('together', ['{Others} [went|came] [out|along].', 'Out [went|came] {others}[, too|].']),
      [
        'Over the swing hung {cloud}, as dark as [ink|a cellar|a stove].',
        'Over the swing hung {cloud}, [big and dark|dark and heavy|round and dark].',
        'There hung {cloud}, over the swing, so [full|heavy|dark] that she [creaked|groaned].',
      ],
      asideHere('trouble', {
        person: ['{Friend} [pointed|waved] up [at|to] her.'],
        pet: ['{Friend} sat down, [tail|ears] low.'],
      }),
      [
        '“I’m sorry [I shouted|that I shouted|for shouting|I was so loud],” [said|called] {hero}.',
        '“Sorry [I shouted|that I shouted|for shouting]!” [said|called] {hero}.',
        '{Hero} [said|called], “I’m [so |very |]sorry [I shouted|that I shouted|for shouting].”',
      ],
      [
        'Then {they} asked what [nobody|no one] had asked [all day|yet|so far]: “[What’s the matter|What’s wrong|Where does it hurt|Why are you sad]?”',
        'And {they} asked what [nobody|no one] had asked [all day|yet|so far]: “[What’s the matter|What’s wrong|Where does it hurt|Why are you sad]?”',
        '“[What’s the matter|What’s wrong|Where does it hurt|Why are you sad]?” {they} asked, and [nobody|no one] had asked that [all day|so far|yet].',
      ],
      [
        '“I miss home,” [whispered|said|sobbed] {cloud}. “[That’s a lot of rain|That makes me rain], so [please |]move over.”',
        '“I miss home [so much|so],” [whispered|said|sobbed] {cloud}. “[It will pour|It’s coming], so [please |]move over.”',
        '“I miss home,” [whispered|said|sobbed] {cloud}. “It will [all come down|all come out], so [please |]move over.”',
      ],
    ],
    rain: [
      [
        'But {hero} did not move over, and sat [right|just] under {cloud}.',
        'But {hero} sat [right|just] under {cloud}, and did not move [at all|over|away].',
        'But {hero} did not move over, [not a bit|not an inch], and sat there under {cloud}.',
      ],
      [
        '“{Go},” {they} said [softly|gently|to her|kindly].',
        '“{Go},” {they} told her, [softly|gently|kindly].',
        '“{Go},” {they} [called|said] up to her.',
      ],
      [
        'First it came in [drops|single drops|big drops], then in [strings|ropes], then in one [roar|river|flood].',
        'It [dripped|pattered], then it [poured|drummed], then it rained as hard as you can miss [a home|{far}].',
        'Then {cloud} let go, [softly|drop by drop], and then as if the [sea|sky|whole sky] [came|fell] down.',
      ],
      when('together', [
        '{Others} [sat down|came and sat] in it, too, [close beside|right beside|close to] {hero}.',
        '{Others} [sat down|came and sat] beside {hero}, and got [as wet|just as wet].',
      ]),
      [
        '{Hero} [sat|stayed] there to the [last|very last] drop, and did not ask when it would [stop|end|be over].',
        '{Hero} got wet [to the skin|from nose to toe], and did not ask when it would [stop|end|be over].',
        'And {hero} stayed, [wet|soaked] to the skin, until [it was all|every drop was|all of it was] out.',
      ],
    ],
    rainbow: [
      [
        'When it was all out, {cloud} was as white as [milk|wool|a sheep], and [turned|did] a [somersault|cartwheel].',
        'After the last drop {cloud} was [quite|all] white, and [bobbed|shot] up like a [cork|bubble|ball].',
        'Then {cloud} was empty, and so light that she [turned|did] a [somersault|cartwheel] up there.',
      ],
      [
        'The sun came round the [corner|roof], and [there stood|it made] a [big|whole] rainbow.',
        'Out came the sun, and a rainbow [stood|hung] over the [yard|swing|roof].',
        'Then the sun [looked|peeped|came] over the [wall|roof], and there [stood|hung] a rainbow.',
      ],
      [
        '“Did I [make|do] that[, too|]?” [asked|whispered] {cloud}.',
        '“Was that [me|really me]?” [asked|whispered] {cloud}.',
        '“[Who made|Who did] that?” [asked|whispered] {cloud}.',
      ],
      [
        '“You and the sun,” said {frog} the frog, [jumping|splashing|hopping] from puddle to puddle.',
        '“[Half of it|One half] is yours,” said {frog} the frog, [splashing|hopping|jumping] by, “and half the sun’s.”',
        '“You did the wet half,” said {frog} the frog, [jumping|splashing|hopping] from puddle to puddle.',
      ],
    ],
    sail: [
      [
        'Now the [whole |]yard was a [sea|real sea], and {hero} [set|put] {boat} on it.',
        'Now the yard was a sea, from [wall to wall|end to end], and {hero} [set|put] {boat} on it.',
        'There it was, the sea, [from wall to wall|all over the yard], and {hero} [set|put] {boat} on it.',
      ],
      [
        '{Mouse} the mouse went [aboard|on board] as [captain|admiral], and {cloud} [blew|puffed].',
        '“[All aboard|Cast off|Full sail]!” [called|cried] {mouse} the mouse, the [captain|admiral], and {cloud} blew.',
        '{Mouse} the mouse was the [captain|admiral], and {cloud} was the wind, [softly at first|and a good one].',
      ],
      [
        'Round the world it went, past the [swing|bench|gate|bins], and [everybody|the whole class] [cheered|waved].',
        'So it sailed round the world, past the [swing|bench], and [everybody|the whole class] [cheered|waved].',
        'Past the [swing|bench|gate|bins] it sailed, round the world, and [everybody|the whole class] [cheered|waved].',
      ],
      when('together', [
        '{Others} [ran|raced] ahead, to wave at every harbour.',
        '{Others} [ran|raced] ahead, and were the harbour.',
      ]),
    ],
    sink: [
      [
        'Just before home the paper [went|got] soft, and {boat} [nodded|leaned over|bowed] and sank.',
        'Paper gets [soft|tired], and just before home {boat} [nodded|leaned over|bowed] and sank.',
        '{Boat} was [almost|nearly] home when it [went|got] soft, [first the bow|the bow first], and so it sank.',
      ],
      [
        '“It was [only|just] paper,” said {hero}, but something [warm|wet] ran down {their} [nose|cheek].',
        '{Hero} [swallowed|blinked], but something [warm|wet] ran down {their} [nose|cheek] [all the same|anyway].',
        '“It doesn’t matter,” said {hero}, but {their} [chin|voice] [shook|trembled], and {their} nose [dripped|rained].',
      ],
      [
        '{Cloud} knew [that|this] weather, and did not move over.',
        '{Cloud} [knew|knew all] about that, and did not move over.',
        '{Cloud} did not move over, because she knew [that|this] weather.',
      ],
      [
        '“{Go},” she said, and sat [close|down close].',
        '“{Go},” she [said|whispered] to {hero}.',
        'She sat [down close|close] and said, “{Go}.”',
      ],
    ],
    voyage: [
      [
        'Now the [whole |]yard was a sea, and {hero} [set|put] {boat} on it.',
        'There was a sea, [all over the yard|from wall to wall], and {hero} [set|put] {boat} on it.',
        'Now {hero} had a sea, [all over the yard|from wall to wall], for {boat}.',
      ],
      [
        '{Cloud} [blew|puffed], and it sailed [all |right ]round the world, past the [swing|bench|gate].',
        '[All |Right |Once ]round the world it sailed, past the [swing|bench|gate], for {cloud} [blew|puffed].',
        'Past the [swing|bench|gate] and round the world it went, with {cloud} [blowing|puffing].',
      ],
      [
        'But just before home it [went|got] soft and sank, and {hero’s} nose [dripped|rained].',
        'But the paper [went|got] soft and sank, and something [warm|wet] ran down {hero’s} [nose|cheek].',
        'But then it [went|got] soft and sank, and something [warm|wet] ran down {hero’s} [nose|cheek].',
      ],
      [
        '“{Go},” said {cloud}, and did not move over.',
        '{Cloud} did not move over, but said [to {them}|softly|gently], “{Go}.”',
        '“{Go},” said {cloud}, who did not move over.',
      ],
    ],
    bench: [
      when(
        'told:cat',
        when(
          'adults',
          [
            '{Adults} brought [a towel|towels], and they all dried on the bench, {party} beside {cat} the cat.',
            '{Adults} [dried them all|rubbed them all dry] on the bench, {party} by {cat} the cat.',
          ],
          [
            'Then [they all|the whole class] sat [on the bench to dry|drying on the bench], {party} beside {cat} the cat.',
            'In the [last |]sun [they all|the whole class] sat drying on the bench, {party} beside {cat} the cat.',
            'Then [they all|the whole class] dried on the bench, with {party} [beside|close to] {cat} the cat.',
          ],
        ),
        when(
          'adults',
          [
            '{Adults} brought [a towel|towels], and they all dried on the bench.',
            'Then {adults} [dried them all|rubbed them all dry] on the bench.',
          ],
          [
            'Then [they all|the whole class] sat [on the bench to dry|drying on the bench].',
            'In the [last |]sun [they all|the whole class] sat drying on the bench.',
            'Then [they all|the whole class] dried on the bench.',
          ],
        ),
      ),
      [
        'There was no [room|place] [left |]for {cloud}.',
        'When {cloud} came, the bench was [full|quite full].',
        'For {cloud}, who came last, there was no [room|place].',
      ],
      '¶{refrain}',
      [
        'But this time it was to make [room|a place] for {cloud}[, in the middle|].',
        'But [now|this time] it was for {cloud}, [right |]in the middle.',
        'This time it [was to make|made] room, and {cloud} sat [right |]in the middle.',
      ],
      when(
        'giver',
        [
          '“I’ve got more of {giver’s} paper,” said {hero}, and {cloud} said, “[Then|And] I’ll bring the sea.”',
          '“There’s {giver’s} paper for a [new|second] boat,” {hero} told {cloud}, who said, “[Then|And] I’ll bring the sea.”',
        ],
        [
          '“I’ll fold [another|a new|a second] boat,” said {hero}, and {cloud} said, “[Then|And] I’ll bring the sea.”',
          '“I’ll [make|fold] [another|a new|a second] boat,” {hero} told {cloud}, who said, “[Then|And] I’ll bring the sea.”',
          'And when {hero} [spoke of|wanted] a [new|second] boat, {cloud} said, “[Then|And] I’ll bring the sea.”',
        ],
      ),
    ],
  },
  asides: {
    start: { person: ['“[Hello|Welcome],” said {friend}.'], pet: ['{Friend} [sniffed|sneezed] at a drop.'] },
    way: { person: ['{Friend} [wrung out|dried] a sleeve.'], pet: ['{Friend} [shook|dried] an ear.'] },
    trouble: { person: ['“[So am I|Me too],” said {friend}.'], pet: ['{Friend} sat down, [tail|ears] low.'] },
    turn: { person: ['{Friend} sat in it, too.'], pet: ['{Friend} sat in it, too.'] },
    end: { person: ['{Friend} [laughed|clapped].'], pet: ['{Friend} dried, [ears|tail] first.'] },
  },
  adults: {
    start: [
      '“[Fair wind|Bon voyage]!” called {grownUp} at the [gate|corner].',
      '{GrownUp} carried the [bags|lunch|books], for {hero’s} {hero.hands} were full.',
    ],
    end: [
      '{GrownUp} [came with|brought] a towel and [rubbed|dried] {hero}.',
      '{GrownUp} [rubbed|dried] {hero} with a [big |red |]towel.',
    ],
  },
  traits: { habit: habits, turn: turns },
};
