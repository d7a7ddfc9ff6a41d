/** The second row in English for readers of 2 to 4. */
import {
  adult,
  asideHere,
  HABIT,
  ifRoom,
  more,
  takes,
  TURN,
  when,
  type BandText,
} from '#studio/storyteller/text/passage.ts';

export const english24: BandText = {
  refrains: [
    '{Plip}, {plip}, and everybody [moved over|moved up|budged up] a [bit|little].',
    '{Plip} went {cloud}, and [everybody|everyone] moved [up|over].',
    '[Shuffle, shuffle|Shove, shove|Bump, bump|Wiggle, wiggle], [everybody|everyone] moved [over|up] a [bit|little].',
    'And [shuffle, bump|wriggle, budge|hop, shuffle|shove, budge], [everybody|everyone] [moved over|budged up].',
  ],
  beats: {
    bell: [
      [
        '[Ding, ding|Ring, ring|Ting, ting]! Into {school} [came|went] {party}, with a boat, {boat}.',
        '{Party} came to {school}, and {hero} [held|had|hugged] a paper boat, {boat}.',
        '{Party} [ran|went] off to {school} with a [paper|little paper|folded] boat, {boat}.',
        'Who comes to {school} [today|so early] with a paper boat? {Party}, with {boat}!',
        'One [paper|white|folded] boat, {boat}, [rode|went] to {school} with {party}.',
      ],
      when(
        'giver',
        more('{Giver} [helped to fold|folded|cut] the [paper|sail|flag].', 'The paper was [from {giver}|{giver’s}].'),
      ),
      { more: HABIT },
      asideHere('start', {
        person: [
          '{Friend} looked [for water|for a puddle] [behind|under] the [gate|bench|tree].',
          '“Where is [the water|a puddle]?” [asked|said] {friend}.',
        ],
        pet: ['{Friend} dug for water, and found [dust|sand|a stone].', '{Friend} [sniffed|looked] for a puddle.'],
      }),
      takes('boat', {
        wish: [
          [
            'But there was no [puddle|pond|water] [at all|anywhere], only [dust|sand]. “[Please|Oh, please|Do|Come on,] rain,” [said|whispered] {hero}.',
            'It had not rained for [ten|a hundred|so many] days. “[Please|Oh, please|Do] rain [today|soon|for us]!” said {hero}.',
            'All was [dry|dust]. So {hero} looked up [at the sky|and up] and [wished and wished|wished|made a wish] for [rain|a lot of rain].',
          ],
        ],
        world: [
          [
            '“You will sail [all ]round the world,” {hero} [told|said to] the boat. But there was no [puddle|pond|water] [at all|anywhere].',
            'The boat was to sail round the [whole |]world. But the [ground|yard] was [dry, dry, dry|all dust|all dry].',
            '{Hero} wanted the boat to sail [all ]round the [whole |big |]world. But there was no [water|puddle], only [dust|sand|grass].',
          ],
        ],
        dry: [
          [
            'There was no [puddle|pond|water] to sail on. “[Then stay|Stay|Be] [dry|nice and dry], [boat|my boat|little boat],” said {hero}.',
            '“[It|My boat] must not get [wet|one drop],” said {hero}. But there was no water [at all|anywhere|anyway].',
            '“[Nobody|No one] must [wet|splash] my boat,” said {hero}. And nobody could, for it was [so |all ]dry [here|there].',
          ],
        ],
      }),
      adult('start'),
    ],
    new: [
      [
        'Knock, knock! Who [is that|comes in|is new]? A [little|small|shy] grey cloud, {cloud}!',
        'The door [went creak|opened a bit|opened wide], and in came {cloud}, a [little|small] grey cloud.',
        '“This is {cloud},” said {teacher}. {Cloud} was a [small|shy|little] [grey|rain|wet] cloud.',
        'Somebody new [came in|was here]! [Small|Soft] and grey: {cloud}, the little cloud.',
        'In at the door [floated|puffed|came] a [little|small|tiny] cloud. Her name was {cloud}.',
        '“Come in, {cloud},” said {teacher}. And in [came|floated|drifted] a [little|tiny] cloud.',
      ],
      [
        '“[Hel-lo|Hi|I’m new|Hello],” she said, and it rained on [row one|all the chairs|row two].',
        'She came from {far}, and she [dripped|rained|leaked] on [row one|the front row|all the shoes].',
        '“[Sorry|So sorry|Oh, sorry],” said {cloud}, for she [rained|dripped] on [row one|row two|everyone].',
        'She had no [feet|hat|bag]. She had rain, and it fell on [row one|row two|them all].',
        '“Sit by {hero},” said {teacher}. So she [did|sat], and it rained on row [one|two].',
      ],
      '¶{refrain}',
    ],
    arrive: [
      takes('boat', {
        wish: [
          [
            '{Party} had a paper boat, {boat}, but no [water|puddle|pond]. “[Please|Oh, please|Do] rain,” said {hero}.',
            '“[Please|Oh, please|Do|Just] rain,” said {hero}. {Party} had a boat, {boat}, but no [water|puddle|pond].',
            '{Party} wished for rain, [lots of|some|a lot of] rain. It was for {boat}, a paper boat.',
          ],
        ],
        world: [
          [
            '“You will sail round the world,” said {hero} to {boat}, a paper boat. But where was [water|a puddle|the sea]?',
            '{Party} had a paper boat, {boat}, to sail [all |]round the world. But there was no [water|puddle|sea].',
            'Round the [whole |]world {boat} was to sail. But {party} had no [water|puddle] for a paper boat.',
          ],
        ],
        dry: [
          [
            '{Party} took a paper boat, {boat}, to {school}. “[Stay|Be|Keep] dry, [boat|little boat|my boat],” said {hero}.',
            '“My boat must [stay|keep|be] dry,” said {hero}, for {boat} was only [made of |]paper. So {party} [held|carried] it high.',
            '{Party} [had|brought] a paper boat, {boat}. It was [so|nice and|all] dry, and it [must|had to] stay dry.',
          ],
        ],
      }),
      [
        'Then in came {cloud}, a [little|small|shy] [grey|rain|wet] cloud, and [dripped|rained|leaked].',
        '[Knock, knock|Tap, tap]! In [came|floated|flew|drifted] {cloud}, a [little|small|tiny] [grey|rain] cloud.',
        'Who [came in|was that] then? {Cloud}, a [little|small|wet] cloud, and she [dripped|rained].',
        '“I’m {cloud},” said a [small|little|wet|shy] [cloud|grey cloud|rain cloud] at the door.',
        'Then somebody new [came|floated] in: {cloud}, a [small|soft|little] [cloud|rain cloud|grey cloud].',
      ],
    ],
    seat: [
      [
        '{Cloud} sat [down by|next to] {hero}. [Drop|Splash], right by {boat}!',
        '[Puff|Flump], {cloud} sat down in row two, right by {hero}.',
        '“Is this [free|my seat]?” said {cloud}. [Plop|Splish] went a drop on {hero’s} [nose|knee].',
        'Next to {hero}, {cloud} [sat|floated] on a chair and [made|left] a puddle.',
        '{Cloud} [shook|waved] to {hero}. That made [it rain|two drops|nine drops].',
      ],
      [
        '{Hero} held {boat} up [high|higher]. It must not get [wet|one drop]!',
        '“Not on {boat}!” said {hero}, and [hid it|hugged it|held it high].',
        '“[No, no|Look out]!” {Hero} put {boat} under {their} [chin|arm].',
      ],
      ifRoom(
        '{Cat} the cat [shook|licked] a wet [paw|ear]. “[Brr|Ugh]!” said {cat}, and he moved over, [too|one chair].',
      ),
    ],
    umbrella: [
      [
        '{Hedgehog} the hedgehog [put up|opened] [an|a huge|a red] umbrella. “Now we [are|stay] dry!”',
        '“I can [help|fix this|fix it|stop that]!” said {hedgehog} the hedgehog, and [flop|whoosh|pop], up went an umbrella!',
        'Up went the [big |red |old |]umbrella of {hedgehog} the hedgehog, [right|just] under {cloud}.',
        'An umbrella [inside|indoors]? [Yes|Oh yes|Yes, yes]! {Hedgehog} the hedgehog [held|had] it [up|high].',
        '{Hedgehog} the hedgehog held up his umbrella, to keep [the class|everybody|{hero}] dry.',
      ],
      [
        'But it all ran [down|off] on {hero} and [{cat} the cat|{frog} the frog]!',
        'But his [prickles|spikes] made [ten|little|seven] holes. It rained on [them all|row one|{hero}].',
        'Round it went, and [all the|the] rain [flew|went] [round and round|everywhere].',
        'But the rain ran down it, into {hero’s} [shoe|sock|sleeve].',
        'But it was a [small|thin|little] umbrella. Row [two|one] got [wet|very wet].',
        'But it filled up like a [cup|bowl] and fell over, [splash|splosh], on row [one|two]!',
      ],
      '¶{refrain}',
    ],
    bucket: [
      [
        '{Mouse} the mouse [pushed|rolled|dragged] a bucket under {cloud}. [Plink, plank|Ping, pang], [plunk|plonk|pong]!',
        '“[A bucket|Get a bucket]!” said {mouse} the mouse. [Plink|Plonk|Tink]! It [sang|went ping|rang]!',
        'Plink, plunk! {Cloud} dripped in a bucket, and {mouse} the mouse [danced|sang|clapped].',
        'Under {cloud}, {mouse} the mouse put a [big|tin|blue] bucket.',
        'To catch the drops, {mouse} the mouse [brought|got|fetched] a [bucket|tin bucket|pail]. [Plink|Plonk|Ping]!',
      ],
      [
        'Then it was full, then it was [too|very] full, and [splash|swoosh], [row one|row two|{hero}] was wet!',
        'Up came the water, and off [floated|sailed] {mouse}, past [row one|row two|wet feet|wet socks]!',
        'But the bucket ran over, so row [one|two] had a [bath|swim].',
        'Soon it was so full that {mouse} [slid|fell|slipped] in, [plop|splash|plump], and wet row [one|two]!',
        'But the drops came too [fast|quick], so the [floor|mat] got [wet|all wet].',
        '{Cloud} [liked|loved] the [plink, plonk|ping, pong|sound of it], so she rained [more|faster], on row [one|two|three].',
      ],
      '¶{refrain}',
    ],
    joke: [
      [
        '{Frog} the frog told a joke: “What is [green and wet|wet and green]? [Me|I am]!”',
        '“[Laugh|Be happy], {cloud}!” said {frog} the frog, and [stood on|hid in|sat on] his hat.',
        '{Frog} the frog made a [silly|funny|big] face, to make {cloud} [laugh|giggle|smile].',
        '“I know a [joke|good joke|joke for you]!” {Frog} the frog [hopped|jumped] on a [chair|desk].',
        'To cheer up {cloud}, {frog} the frog told a joke about a [fly|newt|bug].',
      ],
      [
        '{Cloud} laughed and [laughed|shook|giggled]. But clouds laugh [drops|water|rain], all over [row one|row two|them]!',
        'Ha, ha, [splash|splosh]! {Cloud} laughed so hard that it [poured|rained and rained].',
        'Hee, hee, [whoosh|swoosh|splish]! The [more|louder] she laughed, the more it rained.',
        '{Cloud} giggled, and [out|down] came a [bath|bucket|pot] of rain.',
        'It made {cloud} laugh, and it rained on [everyone|all of them|row two].',
        '{Cloud} liked it. She laughed so much that the [hats|books|desks] got wet.',
      ],
      '¶{refrain}',
    ],
    shelf: [
      [
        'Shh! In the [library|book room] {cloud} read of a [lost|sad|little] duck.',
        '{Mouse} the mouse read {cloud} a [sad |]book about a lost duck.',
        'They all read of a lost duck, till {cloud} [sniffed|sighed|gulped].',
        '{Mouse} the mouse read [a story|a book] about a [lost|sad] duck.',
      ],
      [
        '{Cloud} cried on page [two|six|one|ten], and [so|then] on [row one|them all|row two].',
        '{Cloud} cried, and [all the|all their] [knees|feet|socks] got wet.',
        'It was so sad that {cloud} [rained|cried] on [row one|row two|them all].',
        'That made {cloud} [cry|weep|sob], on [row one|row two|them all|every mat].',
      ],
      '¶{refrain}',
    ],
    board: [
      [
        '“[Come up|Show us], {cloud},” said {teacher}. “[Write|Draw] a [one|sun|cat] on the board.”',
        '{Teacher} drew a [fish|house|cat] on the board. {Cloud} came [near|close] to [see|look].',
        '“I can [draw|write|do that]!” said {cloud}, and [went|flew|floated] up to the board. [Drip|Splash|Plop|Swish]!',
        '“[Two and two|One and one|Two and six]?” said {teacher}. {Cloud} [flew|floated] up to the board.',
        '“Who can [write|spell] [cat|dog|sun]?” said {teacher}. {Cloud} [went|came] up to the board.',
      ],
      [
        'But it rained, and all the chalk ran [down|off] on [row one|row two|the mat].',
        '{Cloud} rained, and chalk ran down on {teacher’s} [toes|wings] and on row [one|two].',
        '[Swish|Wash], she [rained|washed] it all [off|away], [on row one|on them all|down on row two].',
        'She was so shy that she rained, and white drops [fell|ran] on [row one|row two|{hero}].',
      ],
      '¶{refrain}',
    ],
    drum: [
      [
        '“Play the drum,” said {goat} the goat. “[Tum, tum|Tap, tap]!” {Cloud} went [BOOM|BA-BOOM]!',
        '{Goat} the goat [banged|hit] the drum. [Pum|Tum]! Then {cloud} played, too: [BOOM|BROOM]!',
        'Music time! {Goat} the goat [sang|hummed], {hero} [clapped|tapped], and {cloud}… [BOOM|RUMBLE]!',
        '{Goat} the goat played the drum, and {cloud} played thunder. [BOOM|BROOM]!',
        '{Goat} the goat gave {cloud} the [drum|big drum]. She [hit|banged] it: [BOOM|BROOM|BAM]!',
      ],
      [
        '{Cloud} was so [scared|surprised] that she rained on [row one|row two|everyone|{goat}].',
        'It was so loud that {cloud} [hid|jumped], and [wet|soaked] [row one|them all|the class].',
        '“[Who|What] was that?” said {cloud}. It was [{cloud}|her], so she cried on [row one|row two|them all].',
        'It was so loud that she [shook|jumped] and rained on [the class|the floor|{goat}].',
      ],
      '¶{refrain}',
    ],
    full: [
      [
        '“If I hold it in, they will [stay|not go],” said {cloud}. She got [big|fat] and [dark|black].',
        'So that nobody moved, {cloud} held [it|her rain|the rain] in. She got [big|fat|round] and [black|dark].',
        '“[Nobody|No one] must move over,” said {cloud}. She held it in, and [grew|got] as big as a [bear|bed|bus].',
        '{Cloud} did not want to drip. She held it in and [swelled|grew], like a [dark|big] [balloon|pillow].',
        '{Cloud} wanted them all to stay, so she held her rain in. She got [dark|grey] and [round|full|fat].',
      ],
      [
        'Then [one|a] drop fell on {boat}! “[Go away|Rain over there|Rain outside|Go outside]!” [cried|said] {hero}.',
        'Plop, one drop fell, on {boat}! “[Can’t you stop|Stop it|Not again]!” [cried|said] {hero}. “Go out!”',
        'Then one [fat|last|big] drop hit {boat}. “[No|Stop]! Go and rain [there|outside]!” said {hero}.',
        'Then {boat} got [a wet spot|a spot|a drop]! “Rain [somewhere else|outside|out there]!” [cried|said] {hero}.',
      ],
      asideHere('trouble', {
        person: ['“She [tried|did try],” said {friend}.', '“Oh, {hero},” [said|whispered] {friend}.'],
        pet: ['{Friend} hid, for {hero} was so [loud|cross].', 'It was so loud, {friend} put [both|two] ears down.'],
      }),
    ],
    gone: [
      [
        'Then it was [so|very] still, and {cloud’s} chair was [empty|bare|all wet].',
        '“Sorry,” said {cloud}, [very|so] [softly|low]. Then she was [gone|not there].',
        'The window was open. {Cloud} had [gone|floated out|slipped out].',
        'There was no [plip|drip] and no {cloud}. There was just [one|a] wet chair.',
        'Where was {cloud}? [Under|Behind] the desk? No, {cloud} was [gone|out].',
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
            '{Boat} was dry. But you can’t sail [anywhere|round the world|far] on a [dry|wooden] [floor|desk].',
            '“Now you [will never|can’t] sail,” said {hero} to {boat}.',
          ),
        ],
        dry: [
          ifRoom(
            '{Boat} was dry, [nice and|all|so] dry. But {hero} was not [glad|happy].',
            '“Now you are dry,” said {hero} to {boat}, but it was no [fun|good].',
          ),
        ],
      }),
      asideHere('trouble', {
        person: ['“She is [sad|so sad] now,” said {friend}.', '“She is [up|out] there,” said {friend} at the window.'],
        pet: ['{Friend} sniffed at the [wet|empty] chair.', '{Friend} sat by the window and [looked|waited] for her.'],
      }),
    ],
    leave: [
      [
        '“If I hold it in, they will [stay|not go],” said {cloud}, and [grew|swelled]. But plop, one drop hit {boat}!',
        'So that nobody moved, {cloud} held it in and got [big|fat|dark]. But one drop [fell on|hit] {boat}!',
        '{Cloud} shut her mouth and [swelled|grew]. But [splat|plop], a [fat|last] drop hit {boat}!',
        '{Cloud} held her rain in, so she grew as [big|round|fat] as a [pig|bed|bus]. But one drop [fell|got out], on {boat}.',
        '{Cloud} did not want to drip, so she [held|kept] it all in. But one drop [hit|fell on] {boat}.',
        '{Cloud} [grew|got] [big|fat|round] with all her rain. Then one [big|last|cold] drop [fell on|hit] {boat}.',
        '“Nobody must get wet,” said {cloud}, and [grew|swelled|held it in]. But one drop [hit|fell on] {boat}.',
      ],
      [
        '“[Go away|Go outside|Rain outside]!” [said|cried] {hero}. [So|And] {cloud} [went|did|slipped out].',
        '“Go [out|away|off]!” [cried|said] {hero}. “[Yes|Sorry],” said {cloud}, and [went|was gone|left].',
        '“Rain [over there|somewhere else]!” [said|cried] {hero}. And [then|soon] {cloud’s} chair was [empty|bare|just wet].',
        '“Can’t you [stop|rain outside|just stop]?” [cried|said] {hero}. [Hush|Whoosh|Puff|Sniff], and {cloud} was [gone|not there].',
        '{Hero} was [so cross|very cross|cross]. “Go and rain [outside|over there]!” So {cloud} [went|flew] [out|off].',
        '“You [spoil|wet] it! Go [away|outside]!” [cried|said] {hero}, and {cloud} flew [off|out], very [sad|still].',
        '“[My boat|My poor boat]!” cried {hero}. “Rain [outside|out there]!” So {cloud} [left|went out|flew away].',
        '“Be wet [outside|out there|over there]!” [shouted|cried] {hero}, so {cloud} [flew|went] out of the window.',
        '{Hero} [shouted|cried], “Go and rain [in the yard|on the wall|in the lane|on the road]!” So {cloud} [did|went|flew off].',
      ],
      asideHere('trouble', {
        person: ['“Oh, {hero},” [said|whispered] {friend}.', '“She [tried|did try],” said {friend}.'],
        pet: [
          '{Friend} hid, for {hero} was so [loud|cross].',
          '{Friend} sniffed at the chair, but she was not [there|in it].',
        ],
      }),
    ],
    dry: [
      [
        '{School} was dry, {boat} was dry, and [it was no fun|it was all dull|nobody spoke].',
        'Now {boat} was dry. {Hero} [sat|sighed] and looked at it, [tick, tock|tick, tock, tick].',
        '{Frog} the frog sat in the last [little|tiny] puddle and did not [hop|joke|sing].',
        'The floor was dry, the [desk|chair] was dry, and {hero} was [sad|not happy].',
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
        person: [
          '“[There|Look|Up there]!” [said|cried] {friend}, and pointed.',
          '{Friend} came, too, and [saw|found] {cloud} first.',
        ],
        pet: ['{Friend} ran [ahead|in front|first] and looked up.', '{Friend} [barked|looked] up at the [sky|swing].'],
      }),
      [
        'Over the swing [was|hung] {cloud}, [high up|all alone], as dark as a [boot|stove|plum].',
        'Over the swing hung {cloud}, [all alone|all by herself], [dark|grey] and [sad|big|full].',
        'There was {cloud}, [low|high] over the swing, too [full|sad|big] to [move|fly|speak|come in].',
        '{Cloud} was over the swing, [all alone|up high|so sad] and [dark|black|big].',
        'There [was|hung] {cloud}, over the swing, as [round|dark] as a [plum|pot|drum], and [very|so] sad.',
      ],
      more(
        '“I am too [wet|full] to [come in|play],” said {cloud}.',
        '“[Go|You go|Please go] in. You will get [wet|soaked|all wet],” said {cloud}.',
      ),
    ],
    rain: [
      [
        '“I am [so |]sorry,” said {hero}, and sat [down|on the grass|on the ground] under {cloud}. “{Go}.”',
        '“[Sorry|I am sorry], {cloud}. {Go},” said {hero}, and sat [down|right under her|in the mud].',
        '{Hero} did not [run|hide|go in|go away]. “I am [so |]sorry, {cloud}. {Go}.”',
        'Down sat {hero}, [plump|bump|flop], under {cloud}. “[Sorry|I’m sorry]. {Go}!”',
        '“I will [stay|sit] [here|with you|by you], {cloud},” said {hero}. “[Sorry|I’m sorry]. {Go}!”',
        '{Hero} did not want {cloud} to be alone, so {they} sat [down|with her]. “[Sorry|I’m sorry]. {Go}.”',
      ],
      [
        '[And|And how|So] {cloud} rained! On {hero’s} [nose|hair], in {their} [ears|shoes], down {their} [back|neck]!',
        'How {cloud} rained, on and on, [until|till] {hero} was as wet as [a fish|soup|a sock].',
        '[How|Oh, how] {cloud} [poured|rained]! {Hero} was wet, wet, [WET|wet all over], and [laughed|did not mind].',
        'Down [it came|came the rain], a [bath|river|sea] of it. {Hero} [stayed|sat still|sat and sat].',
        '{Cloud} rained [it all|all of it] [out|down]. {Hero} [stayed|stayed right there|did not go].',
        'So {cloud} let [it all|all her rain|the rain] go. {Hero} got wet from [head|top|nose] to [toe|heel|foot].',
        'It rained and rained, and {hero} sat there like a [frog|duck|fish|stone] and [smiled|laughed|hummed].',
        'Out came [all the rain|the rain], till {hero’s} [shoes|socks|pockets] were [full|two ponds|little ponds].',
        '{Cloud} rained and rained, and {hero} [stayed with|sang to|sat with] her till the [end|last drop].',
      ],
      asideHere('turn', {
        person: ['So {friend} sat down in the [rain|wet], too.', '{Friend} came and sat on {cloud’s} other side.'],
        pet: ['So {friend} sat down in the [rain|wet], too.', '{Friend} lay down on {cloud’s} other side.'],
      }),
    ],
    rainbow: [
      [
        'Then the rain was [all gone|used up|over]. {Cloud} was white, and [light|round] as a [sheep|bun|puff].',
        'Drip… drop… [stop|done]. {Cloud} was [empty|white]! She [giggled|hiccuped].',
        '“I’m [done|empty],” said {cloud}. She was as white as [milk|a sheep|flour].',
        'The sun [peeped|came] out, and {cloud} was [white|pink and white] and [light|tiny].',
      ],
      ifRoom(
        'And up [jumped|came] a rainbow, red and [gold|green] and blue!',
        'Look, {cloud} had a rainbow [hat|scarf|tail]!',
        '{Frog} [jumped|dived] right through the [rainbow|colours]. [Splash|Splosh]!',
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
            '“[You are|So you are|It is you,] the rain I [wished for|wanted]!” said {hero}. In went {boat}, and {cloud} [blew|puffed].',
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
            '“[Now|Today|This time] you [may|can|must] get wet,” said {hero}. In went {boat}, and {cloud} [blew|puffed].',
            '“A boat [must|wants to|should] get wet [once|one day|some day],” said {hero}, and [put|set] {boat} on the [water|waves].',
          ],
        ],
      }),
      ifRoom(
        '{Mouse} the mouse [was|rode along as] [the |]captain.',
        '“[Sail|Go], [little |]boat!” [cried|shouted] {mouse} the mouse, the captain.',
        'On the boat stood {mouse} the mouse and [waved|sang|steered].',
      ),
    ],
    voyage: [
      takes('boat', {
        wish: [
          [
            '“I wished for rain, and it was you!” said {hero}, and [put|set] {boat} on the [big |new |][puddle|lake|sea].',
            '“You are the rain I [wished for|wanted|asked for]!” [said|cried] {hero}. {Boat} sailed on {cloud’s} [sea|lake|pond].',
            '{Hero} had wished for [water|rain], and {cloud} had made a [sea|lake|pond]. Off [went|sailed] {boat}!',
          ],
        ],
        world: [
          [
            'Now there was a [sea|lake|pond]! {Cloud} [blew|puffed], and {boat} sailed [all ]round the world, round the [swing|tree|yard].',
            '“Round the world!” said {hero}, and {cloud} blew {boat} [all ]round the [big|new|wide] [puddle|lake|sea].',
            'On {cloud’s} [sea|lake|pond] {boat} sailed once round the [swing|yard], [all|right] round the world.',
          ],
        ],
        dry: [
          [
            '“[Now|Today] you [may|can|must] get wet,” said {hero}, and [put|set] {boat} on {cloud’s} [sea|lake|pond].',
            '“A boat [must|should] get wet [once|one day],” said {hero}. {Boat} sailed on the [big|wide|new] [puddle|lake|sea].',
            '{Hero} had kept {boat} dry. Now there was a [sea|lake|pond], and {they} [let|put] it [go|in|sail].',
          ],
        ],
      }),
      [
        'Then it got soft and [sank|went glug|was gone]. {Hero} [cried|sniffed|sobbed]. {Cloud} came [close|down]: “{Go}.”',
        '[Glug|Blub|Oh no|Glug, glug|Gulp], then it [sank|was gone|went down]! {Hero’s} [nose|chin|eye|face] went [drip|plip|drip, drop]. “{Go},” [said|hummed|whispered] {cloud}.',
        'But it got soft, [glug|blub|and sank]! {Hero} [sniffed|sobbed|gulped]. “{Go},” said {cloud}.',
        'Then down it went, [glug|blub|flag and all|like a stone]. A drop ran down {hero’s} [cheek|chin|nose]. “{Go},” said {cloud}.',
        'But it was [just|only] paper, so it [sank|went down]. {Hero} [wept|cried|sniffed]. “{Go},” [said|whispered] {cloud}, and [stayed|sat down].',
        'The water came in, and down it went. {Hero} [looked|waited] and [cried|sniffed]. {Cloud} sat [close|by {them}]. “{Go}.”',
        'It [sailed|went] so [far|well]! Then it [lay|sat] down in the water. A drop ran down {hero’s} [nose|cheek]. “{Go},” said {cloud}.',
        'But it [filled up|got too wet|got too soft] and sank. {Hero} had a [little|big] cry, so {cloud} said, “{Go}.”',
      ],
    ],
    sink: [
      [
        'But paper gets [soft|wet]. {Boat} got [low|lower], and then it [sank|went down].',
        'But {boat} got [wet|soft]. It got [softer|soft as bread]. Then it [sank|was gone].',
        'Then glug, said {boat}, [glug, glug|blub, blub], and was [gone|at the bottom].',
        'But a paper boat does not [sail|float] for long. It [sank|went down]: [glug|blub].',
      ],
      [
        'A drop ran down {hero’s} [nose|cheek|chin]. “{Go},” said {cloud}, and [stayed|sat down|came close].',
        '{Hero’s} eyes went [drip|plip]. “{Go},” said {cloud}, and [sat|came] [close|near].',
        '{Hero} [cried|sobbed|sniffed]. “{Go},” said {cloud}, and sat down, [soft|close] and [cool|warm].',
        'Drip went {hero’s} [nose|chin|eye]. {Cloud} sat down, [cool|soft] and [near|close]. “{Go},” she said.',
      ],
    ],
    bench: [
      when(
        'adults',
        [
          '{Adults} [dried|rubbed] {hero} and the class cat, {cat}.',
          '{Adults} brought a [big|dry|warm|red] towel to the bench.',
          '{Adults} put a [big|dry|warm|red] towel round {hero}.',
        ],
        [
          'On the bench sat {hero} and {cat}, the class cat.',
          '{Hero} and {cat}, the class cat, sat on a [sunny|warm] bench.',
          '{Hero} and the class cat, {cat}, sat [dripping|drying] on the bench.',
          '{Cat}, the class cat, sat by {hero} on the bench.',
        ],
      ),
      [
        '{Cloud} came. The bench was full!',
        '“[Sit|Come and sit|Come, sit|Come down] with us, {cloud}!” [said|called|cried] {hero}.',
        '[But|And|Oh,] where could {cloud} [sit|go|rest]?',
        '{Cloud} [hung|stopped] at the end of it, and [looked|dripped a bit].',
        'The bench was full. {Cloud} waited.',
      ],
      asideHere('end', {
        person: ['“[Move up|Move over|Make room]!” [said|cried] {friend}.', '{Friend} got up [first|for her].'],
        pet: ['{Friend} got [up|down] to make room.', '{Friend} [made room|moved] first.'],
      }),
      '¶{refrain}',
      [
        '[Now|So now|This time] there was [room|a seat|a place] for {cloud}!',
        'This time it was to make [room|a place] for {cloud}.',
        'And {cloud} sat in the [middle|very middle|best place].',
        'So {cloud} could sit [down|there] with them all.',
        '“[There is room|This is for you|Sit here|Your place], {cloud},” [everybody said|they all said|said {hero}].',
        'They did it so that {cloud} could sit [by {hero}|with them|there, too].',
        '{Cloud} had a [place|seat] [now|at last], right in the [middle|best spot].',
      ],
    ],
  },
  asides: {
    start: { person: ['“[Oh|Ooh],” said {friend}.'], pet: ['{Friend} [sniffed|looked].'] },
    way: {
      person: [
        '“My [sock|hair] is wet,” said {friend}.',
        '“[Eek|Oh no]!” said {friend}.',
        '{Friend} [ducked|hid|laughed].',
        '“[Not|Oh, not] on me!” said {friend}.',
        '{Friend} got a wet [ear|nose|foot].',
      ],
      pet: [
        '{Friend} [shook|shook and shook].',
        '{Friend} [drank|licked up] a [drop|puddle].',
        '{Friend} hid under a [desk|chair|book].',
        '{Friend} got a wet [tail|nose|ear].',
      ],
    },
    trouble: {
      person: ['“Oh, {hero},” said {friend}.', '{Friend} said [nothing|not a word].'],
      pet: ['{Friend} looked at {hero}, [for long|hard].', '{Friend} hid [a nose|both eyes].'],
    },
    turn: {
      person: [
        '{Friend} [sat down|got wet], too.',
        '“Me, [too|three]!” said {friend}. [Splash|Splosh]!',
        '{Friend} [danced|jumped] in the [mud|wet].',
      ],
      pet: [
        '{Friend} [sat down|got wet], too.',
        '{Friend} [rolled|splashed] in the mud.',
        '{Friend} [swam|paddled] by.',
      ],
    },
    end: { person: ['{Friend} [hugged|squeezed] in.'], pet: ['{Friend} [curled|squeezed] in.'] },
  },
  adults: {
    start: [
      '“It [will|can] sail when it rains,” said {grownUp}.',
      '“[Wait for|You need] the rain,” said {grownUp}.',
      '“[See you|Bye], my [sailor|captain],” said {grownUp}.',
    ],
    end: [
      '“You are [wet|soaked]!” said {grownUp}.',
      '{GrownUp} [laughed|got wet, too].',
      '“[Hello|Welcome], little cloud,” said {grownUp}.',
    ],
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
        '{Hero} [got|stood] up and did not [stop|shake].',
        '{Hero} opened the [big|heavy] door [wide|a bit].',
        '“I’m [coming|not scared], {cloud}!” said {hero}.',
        '{Hero} [marched|went|walked] out of {school}, [head up|in one go|and did not look back].',
      ],
      curious: [
        '“Is {cloud} sad [now|out there]?” said {hero}, and went to [see|ask].',
        '“I never asked why she [rains|drips],” said {hero}. {They} went out.',
      ],
      kind: [
        '{Hero} felt [sad|sorry] for {cloud} and [got up|went out].',
        '“She is [sad|alone],” said {hero}. “I’ll go to her.”',
      ],
      funny: [
        '{Hero} put {their} hat [away|in a corner], to get wet, too.',
        '{Hero} said “[quack|squelch]” and went out [like a duck|to swim].',
      ],
      shy: [
        '{Hero} knew [all|a lot] about sitting alone, so {they} [went|went out].',
        '{Hero} did not [shout|call]. {Hero} just [went|came].',
      ],
      stubborn: ['“I sent her off. I will [find|get] her,” said {hero}.', '{Hero} did not [stop|turn back].'],
      dreamy: ['{Hero} looked [up|out], as {they} did [each day|a lot].', '{Hero} saw a [sad|dark] spot in the sky.'],
      careful: [
        '{Hero} put {boat} [down|away], [very|so] softly, and went out.',
        '{Hero} left {their} [hat|coat] in school and went out.',
      ],
      energetic: ['{Hero} [ran|raced], hop, [skip|jump], out!', '{Hero’s} feet [ran|went] all by themselves.'],
      clever: [
        '{Hero} had a [think|thought]: rain must [come out|go down|fall]!',
        '“She [held|kept] it all in, for us,” said {hero}, and [ran|went] out.',
        '“A full [cup|pot] must spill,” said {hero}. “So must a full cloud.”',
      ],
    },
  },
};
