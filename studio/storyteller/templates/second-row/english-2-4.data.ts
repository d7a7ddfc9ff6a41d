/** The second row in English for readers of 2 to 4. */
import {
  adult,
  asideHere,
  HABIT,
  ifRoom,
  more,
  planting,
  takes,
  TURN,
  when,
  type BandText,
  type Line,
} from '#studio/storyteller/text/passage.ts';

/** The wetter the class, the higher the hero has to hold the boat, until there is nowhere left to hold it. */
const BOAT: Line = when(
  'told:close',
  when(
    'told:high',
    when(
      'told:head',
      [
        '{Hero} [stood|got up] on a chair with the boat.',
        '{Hero} [got|climbed] on the [desk|table] with the boat.',
        '{Hero} [stood|went up] on tiptoe with the boat.',
        '{Hero} [climbed|got] on a chair.',
      ],
      planting(
        'head',
        '{Hero} put the boat on {their} [head|hair].',
        'On {hero’s} [head|hair] went the boat, like a [hat|cap].',
        '{Hero} wore the boat [as|like] a [hat|cap|crown].',
        'So the boat went on {hero’s} [head|hair].',
      ),
    ),
    planting(
      'high',
      '{Hero} held the boat [up, up|up high|in the air|over row two].',
      '{Hero} lifted the boat [up high|higher|out of the wet].',
      'Up [high |]went the boat, over {hero’s} head.',
    ),
  ),
  planting(
    'close',
    '{Hero} [hugged|held|pressed] the boat [tight|close].',
    '{Hero} [hid|put|held] the boat under {their} [chin|arm].',
    '{Hero} put [both hands|one arm|a hat] [over|round] the boat.',
    '“Not on [the|my] boat!” [said|cried|called] {hero}.',
  ),
);

export const english24: BandText = {
  // First it is to get away from her, at the end to let her in.
  refrains: [
    '{Plip}, and [everybody|everyone] moved [over|up] a [bit|little].',
    '{Plip}, and [everybody|everyone|the whole row|row two] moved [over|up].',
    '[Shuffle, shuffle|Bump, bump|Wiggle, wiggle|Slide, slide], [everybody|everyone|the whole row|row two] moved [over|up].',
    'And [shuffle, bump|bump, shuffle|slide, bump|wiggle, bump], [everybody|everyone|the whole row|row two] moved [over|up].',
  ],
  beats: {
    bell: [
      [
        '[Ding, ding|Ring, ring|Ting, ting]! {Party} came to {school} with a paper boat, {boat}.',
        '{Party} came to {school}, and {hero} [held|had|hugged] a paper boat, {boat}.',
        '{Party} [ran|went] to {school} with a [little|big|folded] paper boat, {boat}.',
        'Who comes to {school} [today|so early] with a paper boat? {Party}, with {boat}!',
      ],
      when('giver', more('{Giver} had [helped to fold it|cut the sail|made the flag].')),
      { more: HABIT },
      takes('boat', {
        wish: [
          [
            'But there was no [puddle|pond|water], only [dust|sand]. “[Please|Oh, please|Come on,] rain,” said {hero}.',
            'It had not rained for [ten|a hundred|so many] days. “[Please|Oh, please] rain [today|soon|for us]!” said {hero}.',
            'All was [dry|dust]. So {hero} looked up and [wished|made a wish] for [rain|a lot of rain].',
          ],
        ],
        world: [
          [
            '“You will sail [all ]round the world,” {hero} told the boat. But there was no [puddle|pond|water].',
            'The boat was to sail round the [whole |]world. But the [ground|yard] was [all dust|all dry].',
            '{Hero} wanted it to sail round the [whole |big |]world. But there was no [water|puddle], only [dust|sand].',
          ],
        ],
        dry: [
          [
            'There was no [puddle|pond|water]. “[Stay|Be] [dry|nice and dry], [my boat|little boat],” said {hero}.',
            '“My boat must [not get wet|not get one drop|stay dry],” said {hero}. It was only [thin |]paper.',
            '“[Nobody|No one] must [wet|splash] my boat,” said {hero}, and [held|hugged] it.',
          ],
        ],
        wind: [
          [
            '{Hero} blew on the sail. But there was no [wind|water], and the boat stood still.',
            '{Hero} blew and blew. The boat did not [go|move|sail]. It needed [a sea|real wind].',
            '“[Go|Sail], boat!” said {hero}, and blew. But it lay in the [dust|sand] and did not [go|move|sail].',
          ],
        ],
      }),
      adult('start'),
    ],
    new: [
      [
        'Knock, knock! Who is that? A [little|small|shy] grey cloud, {cloud}!',
        'The door [opened|opened a bit|opened wide], and in came {cloud}, a [little|small|shy] grey cloud.',
        '“This is {cloud},” said the teacher. {Cloud} was a [small|shy|little] [grey|rain] cloud.',
        'In at the door [floated|puffed|came] a [little|small|tiny] cloud. Her name was {cloud}.',
        '“Come in, {cloud},” said the teacher. And in [came|floated|drifted] a [little|tiny|small] cloud.',
      ],
      [
        '“[I’m new|Hello],” she said, and it rained on [row one|all the chairs|row two].',
        'She came from {far}, and she [dripped|rained] on [row one|the front row|all the shoes].',
        '“[Sorry|So sorry|Oh, sorry],” she said, and [rained|dripped] on [row one|row two|everyone].',
        'She had no [feet|hat|bag]. She had rain, and it fell on row [one|two].',
      ],
      '¶{refrain}',
    ],
    arrive: [
      takes('boat', {
        wish: [
          [
            '{Party} had a paper boat, {boat}, but no [water|puddle|pond]. “[Please|Oh, please] rain,” said {hero}.',
            '“[Please|Oh, please|Just] rain,” said {hero}. {Party} had a paper boat, {boat}, but no [water|puddle|pond].',
            '{Party} wished for rain, [lots of|some|a lot of] rain, for a paper boat, {boat}.',
          ],
        ],
        world: [
          [
            '“You will sail round the world,” said {hero} to {boat}, a paper boat. [But where was|Where was] [water|a puddle|the sea]?',
            '{Party} had a paper boat, {boat}, to sail [all |]round the world. But there was no [water|puddle|sea].',
            '{Party} had a paper boat, {boat}. [“Round|“All round] the world!” said {hero}. But there was no [water|sea].',
          ],
        ],
        dry: [
          [
            '{Party} took a paper boat, {boat}, to {school}. “[Stay|Keep] dry, [little boat|my boat],” said {hero}.',
            '{Party} had a paper boat, {boat}. “[It|My boat] must [stay|keep] dry,” said {hero}.',
            '{Party} [had|brought] a paper boat, {boat}. It was [nice and|all] dry, and it had to stay dry.',
          ],
        ],
        wind: [
          [
            '{Party} had a paper boat, {boat}. {Hero} blew, but it did not [go|sail|move]: no [sea|wind|water].',
            '{Party} [had|brought] a paper boat, {boat}. It needed [wind|a wind] and a [sea|lake|pond].',
            '{Party} [had|brought] a paper boat, {boat}. “[Go|Sail]!” said {hero}, and blew. It [stood still|did not].',
          ],
        ],
      }),
      [
        'Then in came {cloud}, a [little|small|shy] [grey|rain] cloud, and sat by {hero}.',
        '[Knock, knock|Tap, tap]! A [little|small|shy] cloud, {cloud}, came in and sat by {hero}.',
        'Then somebody new sat [down ]by {hero}: {cloud}, a [small|little|shy] [rain|grey] cloud.',
        '“Sit by {hero}, {cloud},” said {teacher} to a [small|little|shy|new] [cloud|rain cloud].',
        'A new one came in, {cloud}, a [small|little|shy] cloud, and dripped on {hero}.',
      ],
    ],
    seat: [
      [
        '{Cloud} sat [down by|next to] {hero}. [Drop|Splash|Plip], right by the boat!',
        '[Puff|Flump|Plump], {cloud} sat down in row two, right by {hero}.',
        '“Is this [free|my seat]?” said {cloud}. [Plop|Splish] went a drop on {hero’s} [nose|knee].',
        'Next to {hero}, {cloud} sat on a chair and [made|left] a [little |]puddle.',
        '{Cloud} waved to {hero}. That made [it rain|two drops|nine drops].',
      ],
      [
        '“My boat is paper,” said {hero}, “it must not get [wet|one drop]!”',
        '“[No, no|Look out], not on my boat!” [said|cried] {hero}.',
        '{Hero} moved the boat away, to the other [side|hand].',
      ],
      ifRoom('{Cat} the cat [shook|licked] a wet [paw|ear] and moved one chair on.'),
    ],
    umbrella: [
      [
        '{Hedgehog} the hedgehog [put up|opened|held up] [an|a red|a big|a black] umbrella.',
        '“I can [help|fix it|stop that]!” said {hedgehog} the hedgehog. Up went an umbrella.',
        'An umbrella [inside|indoors|in class]? {Hedgehog} the hedgehog put one up.',
        '“Now we stay dry,” said {hedgehog} the hedgehog, and [opened|put up] an umbrella.',
      ],
      [
        'But it all ran [down|off] on row [one|two].',
        'But his spines made [ten|seven|little|big] holes in it.',
        'It filled up like a [cup|bowl|tub] and fell over!',
        'But the rain ran into {hero’s} [shoe|sock|sleeve|boot].',
      ],
      BOAT,
      '¶{refrain}',
    ],
    bucket: [
      [
        '{Mouse} the mouse [pushed|rolled|put] a [bucket|tin bucket] under {cloud}.',
        '“[A bucket|Get a bucket]!” said {mouse} the mouse. [Plink, plonk|Ping, pang|Plink, plunk]!',
        '{Mouse} the mouse [brought|got|fetched] a bucket for the drops. [Plink|Plonk|Ping]!',
      ],
      [
        'Soon it was full, and [then |]it ran over.',
        'It got so full that {mouse} [fell|slid|slipped] in.',
        'But it ran over, and row [one|two] had a bath.',
        '{Cloud} liked the [plink, plonk|ping, pang|sound], and rained [more|faster].',
        'Up came the water, and off [floated|sailed] {mouse}.',
      ],
      BOAT,
      '¶{refrain}',
    ],
    joke: [
      [
        '{Frog} the frog told {cloud} a joke: “What is [green and wet|wet and green]? Me!”',
        '“[Laugh|Be happy|Smile], {cloud}!” said {frog} the frog, and made a [silly|funny|big] face.',
        '{Frog} the frog [hopped|jumped] on a chair and told a joke about a [fly|newt|bug].',
        '{Frog} the frog told the [rain|drops] a joke.',
      ],
      [
        'She laughed so hard that it [poured|rained and rained].',
        'But clouds laugh [drops|water|rain], all over row [one|two].',
        'The [more|louder] she laughed, the [more|harder] it rained.',
        'She giggled, and down came a [bath|bucket|pot] of rain.',
      ],
      BOAT,
      '¶{refrain}',
    ],
    shelf: [
      [
        '{Mouse} the mouse read {cloud} a [sad|little|long] book about a lost duck.',
        'Shh! In the [library|book room] they read of a [lost|sad|lonely] duck.',
        'They read {cloud} a book, [to make it stop|so she would stop]. It was about a lost duck.',
        '{Cloud} sat still for a [book|story] about a [lost|sad|lonely] duck.',
      ],
      [
        'It was so sad that she [rained|cried] on [row one|row two|the mats].',
        'She cried on page [two|six|one|ten], and then on [row one|row two|them all].',
        'That made her [cry|weep|sob] on [row one|row two|the mats].',
      ],
      BOAT,
      '¶{refrain}',
    ],
    board: [
      [
        '“[Come up|Show us], {cloud},” said {teacher}. “Draw a [sun|cat|fish|house|duck].”',
        '“Who can [draw|paint] a [cat|sun|fish]?” said {teacher}. {Cloud} [floated|flew|went] up.',
        '“I can draw!” said {cloud}, and [floated|flew|went] up to the [board|big board].',
        '{Teacher} drew a [fish|cat|sun] on the board. {Cloud} came [near|close] to [see|look].',
      ],
      [
        'But it rained, and the chalk ran [down|off].',
        'She was so shy that she rained on [it|the chalk|{teacher}].',
        '[Swish|Wash], she rained it all [off|away].',
        'She rained, and white drops fell on row [one|two].',
      ],
      BOAT,
      '¶{refrain}',
    ],
    drum: [
      [
        '“Play the drum,” said {goat} the goat. {Cloud} played: [BOOM|BA-BOOM]!',
        '{Goat} the goat [banged|hit] the drum, and {cloud} did, too: [BOOM|BROOM]!',
        '{Goat} the goat gave {cloud} the [drum|big drum]. [BOOM|BROOM|BAM]!',
        'Music time! {Goat} the goat [sang|hummed], and {cloud} [drummed|played]: [BOOM|BA-BOOM]!',
      ],
      [
        'It scared her, so she rained on [row one|row two|everyone|{goat}].',
        'It was so loud that she jumped and rained.',
        '“Was that me?” said {cloud}, and cried on row [one|two].',
        '“[Oh|Eek]!” said {cloud}, and [soaked|wet] [row one|row two|the drum].',
      ],
      BOAT,
      '¶{refrain}',
    ],
    full: [
      [
        '“If I hold it in, they will [stay|not go],” said {cloud}, and got [big|round|heavy] and [dark|grey].',
        'So that nobody moved, {cloud} held her rain in, and got [big|round|heavy] and [dark|grey].',
        '“[Nobody|No one] must move over,” said {cloud}, and held it in, and [grew|got] as big as a [bear|bed|bus].',
        '{Cloud} did not want to drip, so she held it in and [swelled|grew], like a [dark|big] [balloon|pillow].',
        '{Cloud} wanted them all to stay, so she held it in, and got [dark|grey] and [round|full|fat].',
      ],
      [
        'Then [one|a] drop fell on {boat}! “[Go away|Rain over there|Rain outside|Go outside]!” [cried|said] {hero}.',
        'Plop, one drop fell on {boat}! “[Can’t you stop|Stop it|Not on my boat]!” [cried|said] {hero}. “Go out!”',
        'Then one [fat|last|big] drop hit {boat}. “[No|Stop]! Go and rain [there|outside]!” said {hero}.',
        'Then {boat} got [a wet spot|a spot|a drop]! “Rain [somewhere else|outside|out there]!” [cried|said] {hero}.',
      ],
      asideHere('trouble', {
        person: ['“She [tried|did try],” said {friend}.', '“Oh, {hero},” [said|whispered] {friend}.'],
        pet: ['{Friend} hid, because {hero} was so [loud|cross].'],
      }),
    ],
    gone: [
      [
        'Then it was [so|very] still, and {cloud’s} chair was [empty|wet and empty].',
        '“Sorry,” said {cloud}, [very|so] softly. Then she was [gone|not there].',
        'The window was open. {Cloud} had [gone|floated out].',
        'There was no [plip|drip] and no {cloud}. There was just one wet chair.',
        'Where was {cloud}? [Under|Behind] the desk? No, she was [gone|out].',
      ],
      takes('boat', {
        wish: [
          ifRoom(
            '{Hero} had wished for rain. Now the rain was [gone|sad|far off].',
            '“I [wished|asked] for rain,” said {hero}, “and I sent it [off|away|out].”',
          ),
        ],
        world: [
          ifRoom(
            'The boat was dry. But it can’t sail round the world on a [dry|wooden] [floor|desk].',
            '“Now you [will never|can’t] sail,” said {hero} to the boat.',
          ),
        ],
        dry: [
          ifRoom(
            'The boat was dry, [nice and|all] dry. But {hero} was not [glad|happy].',
            '“Now you are dry,” said {hero} to the boat, but it was no [fun|good].',
          ),
        ],
        wind: [
          ifRoom(
            '{Hero} blew on the sail. It [stood still|did not move], and {hero} did not [want to play|smile].',
            '“Go, boat,” said {hero}. But it stood still, and so did [the class|they all].',
          ),
        ],
      }),
      asideHere('trouble', {
        person: ['“She is [up|out] there,” said {friend} at the window.'],
        pet: ['{Friend} sniffed at the [wet|empty] chair.'],
      }),
    ],
    leave: [
      [
        'So that nobody moved, {cloud} held it in and got [big|fat|dark]. But one drop hit {boat}!',
        '“Nobody must move over,” said {cloud}, and held it [in|all in]. But one drop [hit|fell on] {boat}!',
        '{Cloud} did not want to drip, so she [held|kept] it [in|all in]. But one drop [hit|fell on] {boat}!',
        '{Cloud} wanted them to stay, so she held it [in|all in]. But one drop [hit|fell on] {boat}!',
        '{Cloud} shut her mouth and got [big|fat|round|dark]. But one drop [hit|fell on] {boat}!',
        '“I will hold it in,” said {cloud}, and [swelled|grew]. But one [drop|last drop] [hit|fell on] {boat}!',
      ],
      [
        '“[Go away|Go outside|Rain outside]!” [shouted|cried] {hero}. [So|And] {cloud} went.',
        '“Go [out|away]!” [cried|shouted] {hero}. “Sorry,” said {cloud}, and [went|was gone|left].',
        '“Rain somewhere else!” [shouted|cried] {hero}. And [then|soon] {cloud’s} chair was empty.',
        '“Can’t you [stop|rain outside|just stop]?” [cried|shouted] {hero}. Then {cloud} was [gone|not there].',
        '{Hero} was cross. “Go and rain [outside|over there]!” So {cloud} [went|flew] [out|off].',
        '“[My boat|My poor boat]! Rain [outside|out there]!” cried {hero}. So {cloud} [left|went out|flew away].',
        '{Hero} [shouted|cried]: “Go and rain [in the yard|out there|on the road]!” So {cloud} [did|went|flew off].',
      ],
      asideHere('trouble', {
        person: ['“Oh, {hero},” [said|whispered] {friend}.', '“She [tried|did try],” said {friend}.'],
        pet: ['{Friend} hid, because {hero} was so [loud|cross].'],
      }),
    ],
    dry: [
      [
        'The floor was dry, the boat was dry, and nobody [spoke|laughed|moved].',
        'Now the boat was dry. {Hero} sat and looked at it, tick, tock.',
        '{Frog} the frog sat in the last [little|tiny] puddle and did not [hop|sing].',
        'Row two was dry, the boat was dry, and {hero} was [sad|not happy].',
      ],
      [
        '“I said a [bad|cross] thing to {cloud},” [said|whispered] {hero}.',
        '{Hero} looked out. [There|High up] was a [dark|grey|small] dot: {cloud}.',
        'The chair next to {hero} [was|felt] very [big|empty]. “I sent her [off|away|out],” said {hero}.',
      ],
    ],
    out: [
      TURN,
      asideHere('trouble', {
        person: ['“[There|Look|Up there]!” said {friend}, and pointed.'],
        pet: ['{Friend} ran [ahead|first] and looked up.'],
      }),
      [
        'There was {cloud}, [high up|all alone] over the swing, as dark as a [boot|stove|plum].',
        'Over the swing hung {cloud}, [all alone|all by herself], [dark|grey] and [sad|big|full].',
        'There was {cloud}, high over the swing, too [full|sad|big] to [speak|come in].',
        'Over the swing hung {cloud}, as [round|dark|fat] as a [plum|pot|drum], and all alone.',
      ],
      more(
        '“I am too [wet|full] to [come in|play],” said {cloud}.',
        '“[Go|You go|Please go] in. You will get [wet|soaked],” said {cloud}.',
      ),
    ],
    rain: [
      [
        '“I am [so |]sorry,” said {hero}, and sat [down|on the ground] under {cloud}. “{Go}.”',
        '“[Sorry|I am sorry], {cloud}. {Go},” said {hero}, and sat [down|right under her|in the mud].',
        '{Hero} did not [run|hide|go in|go away]. “I am [so |]sorry, {cloud}. {Go}.”',
        'Down sat {hero}, [plump|bump|flop], under {cloud}. “[Sorry|I’m sorry]. {Go}!”',
        '“I will [stay|sit] [here|with you|by you], {cloud},” said {hero}. “[Sorry|I’m sorry]. {Go}!”',
        '{Hero} sat down under {cloud}, where nobody sits. “[Sorry|I’m sorry]. {Go}.”',
      ],
      [
        'And how {cloud} rained! On {hero’s} [nose|hair], in {their} [ears|shoes], down {their} [back|neck]!',
        '{Cloud} rained and rained, [until|till] {hero} was as wet as [a fish|soup|a sock].',
        'How {cloud} [poured|rained]! {Hero} was wet, wet, WET, and did not move [over|up|away].',
        'Down came the rain, a [bath|river|sea] of it, and {hero} [stayed|sat still|sat and sat].',
        '{Cloud} rained it all [out|down], and {hero} [stayed|stayed right there|did not move over].',
        'So {cloud} let [it all|all her rain] go. {Hero} got wet from [head|top|nose] to [toe|heel].',
        'It rained and rained, and {hero} sat there like a [frog|duck|fish|stone] and [smiled|laughed|hummed].',
        'Out came all the rain, till {hero’s} [shoes|boots|pockets] were [full|two ponds|little ponds].',
        '{Cloud} rained and rained, and {hero} [stayed with|sang to|sat with] her till the [end|last drop].',
      ],
      asideHere('turn', {
        person: ['So {friend} sat down in the [rain|wet], too.', '{Friend} came and sat on {cloud’s} other side.'],
        pet: ['So {friend} sat down in the [rain|wet], too.', '{Friend} lay down on {cloud’s} other side.'],
      }),
    ],
    rainbow: [
      [
        'Then the rain was [all gone|over]. {Cloud} was white, and [light|round] as a [sheep|bun|puff].',
        'Drip… drop… [stop|done]. {Cloud} was [empty|white]! She [giggled|hiccuped].',
        '“I’m [done|empty],” said {cloud}. She was as white as [milk|a sheep|flour].',
        'The sun [peeped|came] out, and {cloud} was [white|pink and white] and [light|tiny].',
      ],
      ifRoom(
        'And up [jumped|came] a rainbow, red and [gold|green] and blue!',
        'Look, {cloud} had a rainbow [hat|scarf|tail]!',
        '{Cloud} had made a rainbow, and {hero} [said|whispered], “[Oh|Ooh|Wow]!”',
      ),
    ],
    sail: [
      [
        'All that rain had made a [sea|lake|pond|great puddle]!',
        'Now there was [water|a sea|a lake|a puddle] all round the swing!',
        'What a [big|great|wide] [puddle|lake|pond] {cloud} had made!',
        'Now {school} had a [sea|lake|pond]!',
      ],
      asideHere('turn', {
        person: ['“[Get|Fetch|Bring] the boat!” [cried|said|shouted] {friend}.'],
        pet: ['{Friend} [paddled|swam] in it, [round and round|to and fro|up and down].'],
      }),
      takes('boat', {
        wish: [
          [
            '“I wished for rain, and it [was|is] you, {cloud}!” said {hero}, and [put|set] {boat} on the [water|waves].',
            '“You are the rain I [wished for|wanted]!” said {hero} to {cloud}, and in went {boat}.',
          ],
        ],
        world: [
          [
            '“Round the world!” [said|cried] {hero}, and let {boat} go. {Cloud} blew it [all ]round the [swing|yard|bench].',
            'In went {boat}! {Cloud} [blew|puffed]: once round the [swing|yard|tree], [all|right] round the world!',
          ],
        ],
        dry: [
          [
            '“[Now|Today|This time] you [may|can] get wet,” said {hero}. In went {boat}, and {cloud} [blew|puffed].',
            '“A boat [must|wants to|should] get wet [once|one day],” said {hero}, and [put|set] {boat} on the [water|waves].',
          ],
        ],
        wind: [
          [
            'In went {boat}, and {cloud} [blew|puffed]. That was wind! Off it [went|sailed|flew].',
            '{Hero} put {boat} on the [water|waves], and {cloud} blew, [whoo|foo|puff]. Now it [went|sailed]!',
          ],
        ],
      }),
      ifRoom(
        '{Mouse} the mouse was the captain.',
        '“[Sail|Go], [little |]boat!” [cried|shouted] {mouse} the mouse, the captain.',
      ),
    ],
    voyage: [
      takes('boat', {
        wish: [
          [
            '“I wished for rain, and it was you!” said {hero}, and [put|set] {boat} on the [big |new |][puddle|lake|sea].',
            '“You are the rain I [wished for|wanted|asked for]!” [said|cried] {hero}. {Boat} sailed on {cloud’s} [sea|lake|pond].',
            '{Hero} had wished for rain, and {cloud} had made a [sea|lake|pond]. Off [went|sailed] {boat}!',
          ],
        ],
        world: [
          [
            'Now there was a [sea|lake|pond]! {Cloud} [blew|puffed], and {boat} sailed round the world, round the [swing|tree|yard].',
            '“Round the world!” said {hero}, and {cloud} blew {boat} [all ]round the [big|new|wide] [puddle|lake|sea].',
            'On {cloud’s} [sea|lake|pond] {boat} sailed once round the [swing|yard], [all|right] round the world.',
          ],
        ],
        dry: [
          [
            '“[Now|Today] you [may|can] get wet,” said {hero}, and [put|set] {boat} on {cloud’s} [sea|lake|pond].',
            '“A boat [must|should] get wet [once|one day],” said {hero}. {Boat} sailed on the [big|wide|new] [puddle|lake|sea].',
            '{Hero} had kept {boat} dry. Now there was a [sea|lake|pond], and {they} [let|put] it [go|in].',
          ],
        ],
        wind: [
          [
            '{Cloud} had made a [sea|lake|pond], and now she blew, [whoo|foo|puff]! Off [went|sailed|flew] {boat}.',
            'Here was a [sea|lake|pond] at last: {cloud} [blew|puffed], and {boat} [went|sailed|flew].',
            '{Hero} put {boat} on the [big|wide|new] [puddle|lake|sea], and {cloud} blew it [along|far out].',
          ],
        ],
      }),
      [
        'Then it got soft and [sank|went glug]. {Hero} [cried|sniffed|sobbed]. {Cloud} came [close|down]: “{Go}.”',
        '[Glug|Blub|Oh no|Glug, glug], then it [sank|went down]! {Hero’s} [nose|chin|eye] went [drip|plip|drip, drop]. “{Go},” [said|whispered] {cloud}.',
        'But it got soft, [glug|blub], and sank! {Hero} [sniffed|sobbed|cried]. “{Go},” said {cloud}.',
        'Then down it went, [glug|blub|flag and all|like a stone]. A drop ran down {hero’s} [cheek|chin|nose]. “{Go},” said {cloud}.',
        'But it was [just|only] paper, so it [sank|went down]. {Hero} [wept|cried|sniffed]. “{Go},” [said|whispered] {cloud}.',
        'Then the water came in, and down it went. {Hero} [cried|sniffed]. {Cloud} sat [close|by {them}]. “{Go}.”',
        'But it [filled up|got too wet|got too soft] and sank. {Hero} [cried|cried a little|had a big cry]. “{Go},” said {cloud}.',
      ],
    ],
    sink: [
      [
        'But paper gets [soft|wet]. {Boat} got [low|lower], and then it [sank|went down].',
        'But {boat} got [wet|soft]. It got [softer|as soft as bread]. Then it [sank|was gone].',
        'Then glug, said {boat}, [glug, glug|blub, blub], and was [gone|at the bottom].',
        'But a paper boat does not [sail|float] for long. It [sank|went down]: [glug|blub].',
      ],
      [
        'A drop ran down {hero’s} [nose|cheek|chin]. “{Go},” said {cloud}, and [stayed|sat down|came close].',
        '{Hero’s} eyes went [drip|plip]. “{Go},” said {cloud}, and [sat|came] close.',
        '{Hero} [cried|sobbed|sniffed]. “{Go},” said {cloud}, and sat down, [soft|close] and [cool|warm].',
        'Drip went {hero’s} [nose|chin|eye]. {Cloud} sat down close. “{Go},” she said.',
      ],
    ],
    bench: [
      when(
        'adults',
        [
          '{Adults} [dried|rubbed] {hero} on the bench.',
          '{Adults} brought a [big|dry|warm|red] towel to the bench.',
          '{Adults} put a [big|dry|warm|red] towel round {hero}.',
        ],
        [
          '{Hero} and {cat} the cat sat [down |]on the bench, in the sun.',
          '{Hero}, {cat} the cat and [the rest|row two] sat on the bench.',
          'To get dry {hero} and {cat} the cat sat on the [bench|sunny bench].',
          'The sun came out. {Hero} sat on the bench, next to {cat} the cat.',
        ],
      ),
      [
        '{Cloud} came, [but|and] the bench was full!',
        '[And|But|Oh,] where could {cloud} [sit|go]?',
        '{Cloud} [hung|stopped] at the end of it, and [looked|dripped a bit].',
        'It was full, so {cloud} [waited|stayed far off].',
        '{Cloud} did not [dare|ask] to come close.',
      ],
      asideHere('end', {
        person: ['“[Move up|Move over|Make room]!” [said|cried] {friend}.', '{Friend} got up [first|for her].'],
        pet: ['{Friend} got [up|down] to make room.', '{Friend} [made room|moved] first.'],
      }),
      '¶{refrain}',
      [
        '[Now|So now|And now] there was [room|a seat|a place] for {cloud}, [next to|right by|close to] {hero}.',
        'This time it was to make [room|a place] for {cloud}, [next to|right by|close to] {hero}.',
        'And {cloud} sat [down |]in the [middle|very middle], [next to|right by|close to] {hero}.',
        '“[There is room|This is for you|Sit here|Here is a place], {cloud},” [everybody said|they all said|said {hero}].',
        'They did it so that {cloud} could sit [by {hero}|with them|there, too].',
        'And in the [middle|very middle] sat {cloud}, and she [dripped|rained] on [nobody|no one].',
      ],
    ],
  },
  asides: {
    start: { person: ['“[Oh|Ooh],” said {friend}.'], pet: ['{Friend} [sniffed|looked].'] },
    way: {
      person: ['“My [sock|hair] is wet,” said {friend}.', '{Friend} got a wet [ear|nose|foot].'],
      pet: ['{Friend} [drank|licked up] a [drop|puddle].', '{Friend} hid under a [desk|chair|book].'],
    },
    trouble: {
      person: ['“Oh, {hero},” said {friend}.', '{Friend} said [nothing|not a word].'],
      pet: ['{Friend} looked at {hero}[| for a long time].', '{Friend} hid [a nose|both eyes].'],
    },
    turn: {
      person: ['{Friend} [sat down|got wet], too.'],
      pet: ['{Friend} [sat down|got wet], too.'],
    },
    end: { person: ['{Friend} [hugged|squeezed] in.'], pet: ['{Friend} [curled|squeezed] in.'] },
  },
  adults: {
    start: [
      '“It [will|can] sail when it rains,” said {grownUp}.',
      '“[Wait for|You need] the rain,” said {grownUp}.',
      '“[See you|Bye], my [sailor|captain],” said {grownUp}.',
    ],
    end: ['“You are [wet|soaked]!” said {grownUp}.', '“[Hello|Welcome], little cloud,” said {grownUp}.'],
  },
  traits: {
    habit: {
      brave: ['{Hero} went [first|right in].', '{Hero} said hello to the [big|biggest] goat.'],
      curious: ['“[Why|How]?” said {hero} to the [bell|gate].', '{Hero} looked [under|behind] the [mat|gate].'],
      kind: ['{Hero} [held|kept] the door for an ant.', '{Hero} [gave|lent] {frog} the frog a hat.'],
      funny: ['{Hero} put a [shoe|cup] on {their} head.', '{Hero} [quacked|mooed] at the bell.'],
      shy: ['{Hero} [waved|smiled] with one finger.', '{Hero} hid [a bit|half] behind {boat}.'],
      stubborn: [
        '{Hero} did up {their} own [coat|shoe]. It took [a long time|a while].',
        '“I can carry it!” said {hero}.',
      ],
      dreamy: ['{Hero} [walked|bumped] into the gate, [dreaming|humming].', '{Hero} saw a [whale|ship] in the sky.'],
      careful: ['{Hero} held {boat} with ten [fingers|fingertips].', '{Hero} took [tiny|small], [tiny|small] steps.'],
      energetic: ['{Hero} hopped [all the way|in and out].', '{Hero} ran [twice|three times] round the [tree|yard].'],
      clever: ['{Hero} had made {boat} with [nine|six] folds.', '{Hero} knew [all|each] of the folds.'],
    },
    turn: {
      brave: [
        '{Hero} [got|stood] up, went to {cloud}, and did not [stop|shake].',
        '“I will say sorry,” said {hero}, and [opened the big door|went out].',
        '{Hero} [marched|walked] out [to say sorry|without a coat], [all alone|head up].',
      ],
      curious: [
        '“Is {cloud} sad [now|out there]?” said {hero}, and went to [see|ask].',
        '“[I never asked|Nobody asked] why she [rains|drips],” said {hero}, and went out.',
      ],
      kind: [
        '{Hero} felt [sad|sorry] for {cloud} and went out.',
        '“She is [sad|alone],” said {hero}. “I’ll go to her.”',
      ],
      funny: [
        '“I will be a [duck|frog],” said {hero}, and went out [to her|with no coat].',
        '{Hero} said “[quack|croak]”, like a wet [duck|frog], and went out to her.',
      ],
      shy: [
        '{Hero} knew how it is to sit alone, and went [out|to her].',
        '{Hero} did not [shout|call] now. {Hero} just went [out|to her].',
      ],
      stubborn: [
        '“I sent her off. I will [find|get] her,” said {hero}.',
        '{Hero} went out, and [did not stop|did not turn back] till {they} found {cloud}.',
      ],
      dreamy: [
        '{Hero} looked out. Was that [dark|sad] spot {cloud}? {They} went [out|to see].',
        '{Hero} saw a [sad|dark] spot in the sky, and went out to it.',
      ],
      careful: [
        '{Hero} put the boat [down|away], [very|so] softly, and went out.',
        '{Hero} left the boat [in school|on the desk], where it was dry, and went out.',
      ],
      energetic: [
        '{Hero} [ran|raced] out to {cloud}, [hop, hop|one, two].',
        '{Hero} could not sit there, by that [wet|empty] chair, and ran out.',
      ],
      clever: [
        '“She [held|kept] it all in, for us,” said {hero}, and [ran|went] out.',
        '“A full [cup|pot] must spill,” said {hero}, and went out to {cloud}.',
      ],
    },
  },
};
