/** The second row in English for readers of 2 to 4. */
import { adult, aside, HABIT, ifRoom, more, TURN, when, type BandText } from '#studio/storyteller/text/passage.ts';

export const english24: BandText = {
  refrains: [
    '{Plip}, {plip}, and everybody [moved over|moved up|budged up] a [bit|little|tiny bit].',
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
        'Here is {school}, here {party|is|are} {party}, and this is a paper boat, {boat}.',
        'Who comes to {school} [today|so early] with a paper boat? {Party}, with {boat}!',
        'One [paper|white|folded] boat, {boat}, [rode|went] to {school} with {party}.',
      ],
      when(
        'giver',
        more(
          '{Giver} [helped to fold|folded|cut] the [paper|sail|flag].',
          'The paper was [from {giver}|{giver’s}].',
          '“Sail it!” {giver} had [said|told {hero}].',
        ),
      ),
      when('adults', ifRoom('“Bye-bye!” [called|waved|said] {adults}.', '{Adults} [waved|blew a kiss] at the gate.')),
      { more: HABIT },
      ifRoom(
        'But where was [a puddle|some water]? The [ground|sand] was dry, dry, [dry|all dry].',
        'But no [puddle|pond|rain] [anywhere|at all], only [dust|sand]!',
        'It had not rained for [ten|a hundred] days. Poor [boat|little boat]!',
        'No [puddle|pond] here! No [puddle|pond] there! {Boat} [had to wait|sat and waited].',
        'A boat needs [water|a puddle]. There was only [dust|sand|grass].',
      ),
      adult('start'),
    ],
    new: [
      [
        'Knock, knock! Who [is that|comes in|is new]? A [little|small|shy] grey cloud!',
        'The door [went creak|opened a bit|opened wide], and in came {cloud}, a [little|small] grey cloud.',
        '“This is {cloud},” said {teacher}. {Cloud} was a [small|shy|little] cloud.',
        'Somebody new [came in|was here]! [Small|Soft] and grey: {cloud}, the little cloud.',
        'In at the door [floated|puffed|came] a [little|small|tiny] cloud. Her name was {cloud}.',
        '“Come in, {cloud},” said {teacher}. And in [came|floated|drifted] a [little|tiny] cloud.',
      ],
      ifRoom(
        '“Sit by {hero},” said {teacher}. [Drop|Plip]! “[Oh|Oops], sorry,” said {cloud}.',
        'She came from {far}. And she [dripped|dripped and dripped|rained a bit].',
        '“Hel-lo,” said {cloud}, and a drop [fell|fell out|went plop].',
        'She had no [feet|hat|bag]. She had a lot of [rain|drops].',
        '“[Sorry|So sorry],” said {cloud}. [It|She] rained on the [floor|chairs|cat].',
      ),
      '¶{refrain}',
    ],
    arrive: [
      [
        '{Party} [came|skipped|ran] to {school} with {boat}, a paper boat, and [who was that|who was there|who was new]?',
        '{Party} came to {school} with a boat, {boat}. [Then|And then] came somebody new!',
        '{Party} brought a paper boat, {boat}, to {school}. [Then|And then] [knock, knock|tap, tap]…',
        'Off to {school} went {party} with a [paper|little] boat, {boat}. Then the door [opened|went creak].',
        '{Party} had a [paper|new] boat, {boat}, at {school}. The door opened.',
        '{Party} came with {boat}, a [paper|little] boat, and [oh|look|hush], who was [that|there]?',
        '{Party} had {boat}, a [paper|little] boat. [Hush|Look|Oh]!',
        '{Boat} was a paper boat. {Party} took it to school. [Tap, tap|Knock, knock]…',
      ],
      [
        'It was {cloud}, a [little|small|shy] grey cloud!',
        'In came {cloud}, a [tiny|little|soft|wet] cloud.',
        '{Cloud}, a [little|grey|small] cloud, [floated|came] in.',
        '“I’m {cloud},” said a [small|little|wet] [cloud|grey cloud|rain cloud].',
      ],
      when('adults', ifRoom('“Bye!” [called|said] {adults}.', '{Adults} [waved|blew a kiss].')),
      '¶{refrain}',
    ],
    seat: [
      [
        '{Cloud} sat [down by|next to] {hero}. [Drop|Splash], right by {boat}!',
        '[Puff|Flump], {cloud} sat down in row two, right by {hero}.',
        '“Is this [free|my seat]?” said {cloud}. [Plop|Splish] went a drop on {hero’s} [nose|knee].',
        'Next to {hero}, {cloud} [sat|floated] on a chair and [made|left] a puddle.',
        '{Cloud} [shook|waved] to {hero}. That made [it rain|two drops|nine drops].',
      ],
      ifRoom(
        '{Hero} held {boat} up [high|higher]. It must not get [wet|one drop]!',
        '“Not on {boat}!” said {hero}, and [hid it|hugged it|held it high].',
        '“[No, no|Look out]!” {Hero} put {boat} under {their} [chin|arm].',
        '{Cat} the cat [shook|licked] a wet [paw|ear]. “[Brr|Ugh]!” said {cat}.',
      ),
      aside('way'),
      '¶{refrain}',
    ],
    umbrella: [
      [
        '{Hedgehog} the hedgehog [put up|opened] [an|a huge|a red] umbrella. “Now we [are|stay] dry!”',
        '“I can [help|fix this|fix it|stop that]!” said {hedgehog} the hedgehog, and [flop|whoosh|pop], up went an umbrella!',
        'Up went the [big |red |old |]umbrella of {hedgehog} the hedgehog, [right|just] under {cloud}.',
        'An umbrella [inside|indoors]? [Yes|Oh yes|Yes, yes]! {Hedgehog} the hedgehog [held|had] it [up|high].',
      ],
      ifRoom(
        'But it all ran [down|off] on {hero} and [{cat} the cat|{frog} the frog]!',
        'But {hedgehog’s} [prickles|spikes] made [ten|little|seven] holes. [Drip, drop|Plip, plop|Drip, drip], went {cloud}!',
        'Round it went, and [all the|the] rain [flew|went] [round and round|everywhere].',
        'The rain ran down it, into {hero’s} [shoe|sock|sleeve].',
      ),
      aside('way'),
      '¶{refrain}',
    ],
    bucket: [
      [
        '{Mouse} the mouse [pushed|rolled|dragged] a bucket under {cloud}. [Plink, plank|Ping, pang], [plunk|plonk|pong]!',
        '“[A bucket|Get a bucket]!” said {mouse} the mouse. [Plink|Plonk|Tink]! It [sang|went ping|rang]!',
        'Plink, plunk! {Cloud} dripped in a bucket, and {mouse} the mouse [danced|sang|clapped].',
        'Under {cloud}, {mouse} the mouse put a [big|tin|blue] bucket.',
      ],
      ifRoom(
        'Then it was full, then it was [too|very] full, and [splash|swoosh], {mouse} was wet!',
        'Up came the water, and off [floated|sailed] {mouse}, [in a cup|on a book|in a shoe]!',
        'The bucket ran over. {Mouse} had a [bath|swim].',
        '{Cloud} [liked|loved] [the|that] song. She [dripped|rained] more and [more|faster]!',
      ),
      aside('way'),
      '¶{refrain}',
    ],
    joke: [
      [
        '{Frog} the frog told a joke: “What is [green and wet|wet and green]? [Me|I am]!”',
        '“[Laugh|Be happy], {cloud}!” said {frog} the frog, and [stood on|hid in|sat on] his hat.',
        '{Frog} the frog made a [silly|funny|big] face, to make {cloud} [laugh|giggle|smile].',
        '“I know a [joke|good joke|joke for you]!” {Frog} the frog [hopped|jumped] on a [chair|desk].',
      ],
      ifRoom(
        '{Cloud} laughed and [laughed|shook|giggled]. But clouds laugh [drops|water|rain]!',
        'Ha, ha, [splash|splosh]! {Cloud} laughed so hard that it [poured|rained and rained].',
        'Hee, hee, [whoosh|swoosh|splish]! The [more|louder] she laughed, the more it rained.',
        '{Cloud} giggled, and [out|down] came a [bath|bucket|pot] of rain.',
      ),
      aside('way'),
      '¶{refrain}',
    ],
    shelf: [
      [
        'Shh! In the [library|book room] {cloud} read a [sad|very sad] book about a duck.',
        '{Mouse} the mouse read a [book|story] to {cloud}. A duck had lost its [mum|way|pond].',
        'They all read about a lost duck. It was [so|very] still. Then {cloud} [sniffed|sighed|gulped].',
        '{Mouse} the mouse had a book about a [lost|little] duck. {Cloud} [looked|read] and [sniffed|sobbed].',
      ],
      ifRoom(
        'It rained on page [two|six|one]! “The duck [swims|can swim] now,” said {mouse}.',
        '{Mouse} hung the wet page [up|on her tail] to dry.',
        '{Cloud} cried on it. {Hero} [held out|got] a [sock|scarf|hat] for the drops.',
        '{Cloud} cried, till [all|all of] the pages were [wavy|wet], like the [sea|river].',
      ),
      aside('way'),
      '¶{refrain}',
    ],
    board: [
      [
        '“[Come up|Show us], {cloud},” said {teacher}. “[Write|Draw] a [one|sun|cat] on the board.”',
        '{Teacher} drew a [fish|house|cat] on the board. {Cloud} came [near|close] to [see|look].',
        '{Cloud} went up to the board. “I can [draw|write]!” [Drip|Splash|Plop|Swish]!',
        '“[Two and two|One and one|Two and six]?” said {teacher}. {Cloud} [flew|floated] up to the board.',
      ],
      ifRoom(
        'Then it rained, and all the chalk ran [down|off]. [Oh|Oops]!',
        '{Cloud} rained, and chalk ran down on {teacher’s} [toes|wings|long feet].',
        '[Swish|Wash], {cloud} [rained|washed] it all [off|away], and {hero} [laughed|giggled].',
        '{Cloud} rained it [all clean|all off], and {teacher} wrung out her [wing|notes].',
      ),
      aside('way'),
      '¶{refrain}',
    ],
    drum: [
      [
        '“Play the drum,” said {goat} the goat. “[Tum, tum|Tap, tap]!” {Cloud} went [BOOM|BA-BOOM]!',
        '{Goat} the goat [banged|hit] the drum. [Pum|Tum]! Then {cloud} played, too: [BOOM|BROOM]!',
        'Music time! {Goat} the goat [sang|hummed], {hero} [clapped|tapped], and {cloud}… [BOOM|RUMBLE]!',
        '{Goat} the goat played the drum, and {cloud} played thunder. [BOOM|BROOM]!',
      ],
      ifRoom(
        '{Cloud} was so [scared|surprised] that she rained on the [drum|goat|piano].',
        'Everybody jumped. {Cloud} hid, and [wet|soaked] the curtains.',
        '“[Who|What] was that?” said {cloud}. It was [{cloud}|her]! [Splash|Plip]!',
        '{Goat} fell on his [tail|seat]. “[Again|More]!” said {goat}.',
      ),
      aside('way'),
      '¶{refrain}',
    ],
    full: [
      [
        '“I will [stop|hold it in],” said {cloud}, and she got [big|fat] and [dark|black].',
        '{Cloud} held [it|her rain] in. She got big. She got [bigger|huge|black].',
        '“Hold it, hold it,” said {cloud}. {Cloud} [grew|got] as big as a [bear|bed|bus].',
        '{Cloud} did not drip, but {cloud} [swelled|grew] and [grew|swelled], like a [dark|big] [balloon|pillow].',
        '{Cloud} shut her mouth, [tight|tight, tight]. She got [dark|grey] and round and [full|fat].',
      ],
      [
        '[One|A] drop fell on {boat}! “[Go|Rain] [away|over there]!” said {hero}.',
        'Plop, on {boat}! “Oh, [can’t you stop|stop it|not again]!” cried {hero}.',
        'One [fat|last|big] drop hit {boat}. “[No|Stop]! Go and rain [there|outside]!” said {hero}.',
        '{Boat} got [wet|a spot|a drop]! “Rain [somewhere else|outside], {cloud}!” [cried|said] {hero}.',
      ],
      aside('trouble'),
    ],
    gone: [
      [
        'Then it was [so|very] still, and {cloud’s} chair was [empty|bare|all wet].',
        '“Sorry,” said {cloud}, [very|so] [softly|low]. Then she was [gone|not there].',
        'A window was open. {Cloud} had [gone|floated out|slipped out].',
        'There was no [plip|drip] and no {cloud}. There was just [one|a] wet chair.',
        'Where was {cloud}? [Under|Behind] the desk? No, {cloud} was [gone|out].',
      ],
      more(
        '{Hero’s} tummy felt [funny|like a stone|small].',
        'Nobody [laughed|giggled|said a word].',
        '{Hero} looked at {boat}. It was [dry|nice and dry]. {Hero} was not [glad|happy].',
        '{Cat} the cat looked at the [little|last] puddle and [sighed|said, “Mew”].',
      ),
    ],
    leave: [
      [
        '{Cloud} held [it|the rain] in, till she was as big as a [bear|bed]. One drop got [out|away], on {boat}!',
        '“I’ll [stop|hold it],” said {cloud}. She got [dark|big|black]. Plop, one drop hit {boat}!',
        '{Cloud} shut her mouth and [swelled|grew]. But [splat|plop], a [fat|last] drop hit {boat}!',
        '“No more rain,” said {cloud}, [fat and black|big as a bed|as round as a drum]. But [plip|plop], one drop [fell on|hit] {boat}.',
      ],
      [
        '“[Go|Rain] [away|outside]!” [said|cried] {hero}. [So|And] {cloud} [went|did|slipped out].',
        '“Go [out|away|off]!” [cried|said] {hero}. “[Yes|Sorry],” said {cloud}, and [went|was gone|left].',
        '“Rain [over there|somewhere else]!” [said|cried] {hero}. And [then|soon] {cloud’s} chair was [empty|bare|just wet].',
        '“Can’t you [stop|rain outside|just stop]?” [cried|said] {hero}. [Hush|Whoosh|Puff|Sniff], and {cloud} was [gone|not there].',
      ],
      aside('trouble'),
    ],
    dry: [
      [
        '{School} was dry, {boat} was dry, and [it was no fun|it was all dull|nobody spoke].',
        'Now {boat} was dry. {Hero} [sat|sighed] and looked at it, [tick, tock|tick, tock, tick].',
        '{Frog} the frog sat in the last [little|tiny] puddle and did not [hop|joke|sing].',
        'The floor was dry, the [desk|chair] was dry, and {hero} was [sad|not happy].',
      ],
      more(
        '“I said a [bad|cross] thing,” [said|whispered] {hero}.',
        '{Hero} looked out. [There|High up] was a [dark|grey] dot.',
        'The chair next to {hero} [was|felt] very [big|empty].',
      ),
      aside('trouble'),
    ],
    out: [
      TURN,
      [
        'Out [went|ran] {hero}, with no [hat|hood|coat] and no umbrella. “{Cloud}[|, {cloud}|, wait]!”',
        '{They} ran out, and there was {cloud}, [high up|all alone], as dark as a [boot|stove].',
        '{They} went out, and over the swing hung {cloud}, [all alone|all by herself], [dark|grey] and [sad|big].',
        '{Hero} left {boat} [inside|in the dry] and ran [out|to the swing]. “{Cloud}[|, {cloud}|, hello]!”',
        '{They} [looked|ran] all round. There was {cloud}, over the swing, [dark and sad|all alone]!',
      ],
      more(
        '“I am too [wet|full] to [come in|play],” said {cloud}.',
        '“[Go|You go|Please go] in. You will get [wet|soaked|all wet],” said {cloud}.',
        '{Hero} took [a big|a deep|a long|one big] breath.',
      ),
    ],
    rain: [
      [
        '{Hero} sat down [on the grass|on the ground|under {cloud}]. “{Go},” said {hero}.',
        '“{Go},” said {hero}, and sat [down|right under {cloud}|in the mud].',
        '{Hero} did not [run|hide|go in]. {Hero} [sat|said]: “{Go}, {cloud}.”',
        'Down sat {hero}, [plump|bump|flop], under {cloud}. “{Go}!”',
      ],
      [
        '[And|And how|So] {cloud} rained! On {their} [nose|hair], in {their} [ears|shoes], down {their} [back|neck]!',
        'How {cloud} rained, on and on, [until|till] {hero} was as wet as [a fish|soup|a sock].',
        '[How|Oh, how] {cloud} [poured|rained]! {Hero} was wet, wet, [WET|wet all over], and [laughed|did not mind].',
        'Down [it came|came the rain], a [bath|river|sea] of it. {Hero} [stayed|sat still|sat and sat].',
        '{Cloud} rained [it all|all of it] [out|down]. {Hero} [stayed|stayed right there|did not go].',
      ],
      aside('turn'),
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
        'Now {school} had a [sea|lake|pond]! So {hero} ran [in|off] to get {boat}.',
        'What a [big|great] [puddle|lake]! {Hero} [put|set] {boat} on it, and it [sailed|went].',
        'Look at that puddle, as [big|wide] as a [house|pond]! In went {boat}.',
        'There was water all over! {Boat} [sailed|set off], and {cloud} [puffed|blew]: [foo|hoo|fff]!',
        '{Hero} [let|put] {boat} down on the [water|lake], and {cloud} [blew|puffed].',
      ],
      ifRoom(
        'Out came [everybody|the class]! {Mouse} was the [captain|sailor].',
        'Everybody [splashed|jumped|came]. {Mouse} [cheered|rode along|waved].',
        '“[Sail|Go], {boat}!” [cried|shouted] {party}.',
        'Round went {boat}, past {frog}, past [shoes|feet|boots].',
      ),
      when('together', aside('turn')),
    ],
    voyage: [
      [
        'What a [big|great|wide] puddle! {Hero} [put|set] {boat} on it, and {cloud} [puffed|blew].',
        'Now {school} had a [sea|lake]! In went {boat}, and {cloud} [blew|puffed]: [foo|hoo]!',
        '{Boat} [sailed|swam], and {cloud} [blew|puffed]. Round and [round|round the swing] it went!',
        '{Hero} [ran to get|got] {boat}, and it sailed on the [sea|lake|pond] that {cloud} had made.',
      ],
      [
        'Then it got soft and [sank|went glug|was gone]. {Hero} [cried|sniffed]. “{Go},” said {cloud}.',
        '[Glug|Blub|Oh no], {boat} [sank|was gone]! {Hero’s} [nose|chin|eye] went [drip|plip]. “{Go},” said {cloud}.',
        'But {boat} got soft, [glug|blub|and sank]! {Hero} [sniffed|sobbed|gulped]. “{Go},” said {cloud}.',
        'Down it went, [glug|blub|flag and all|like a stone]. A [drop|small drop|warm drop] ran down {their} [cheek|chin|nose]. “{Go},” said {cloud}.',
      ],
    ],
    sink: [
      [
        'But paper gets [soft|wet], and {boat} got [low|lower], and [down|in] it [went|sank].',
        '{Boat} got [wet|soft]. It got [softer|soft as bread]. Then it [sank|was gone].',
        'Glug, said {boat}, [glug, glug|blub, blub], and was [gone|at the bottom].',
        'A paper boat does not [sail|float] for long. It [sank|went down]: [glug|blub].',
      ],
      [
        'A drop ran down {hero’s} [nose|cheek|chin]. “{Go},” said {cloud}.',
        '{Hero’s} eyes went [drip|plip]. “{Go},” said {cloud}, and [sat|came] [close|near].',
        '“{Go},” {cloud} [said|told {hero}], and sat down, [soft|close] and [cool|warm].',
        'Drip went {hero’s} [nose|chin|eye]. A [cool|soft] thing came [near|close]. “{Go},” said {cloud}.',
      ],
    ],
    bench: [
      [
        '{Hero} and {cat} the cat sat on a bench. “[Sit|Come and sit] with us, {cloud}!”',
        'On the bench sat {hero} and {cat} the cat, all [wet|drippy]. Then [came|up came] {cloud}.',
        '“[Sit|Come and sit|Come, sit] with us, {cloud}!” [called|said] {hero}. {Cat} the cat [shook|dripped].',
        '{Hero} sat down, and {cat} the cat sat [close|there, too]. But where could {cloud} sit?',
      ],
      adult('end'),
      when('adults', ifRoom('{Adults} [had|brought] a towel.', '“[Home|Come home], wet ones!” said {adults}.')),
      '¶{refrain}',
      [
        'Now there was [room|a seat|a place|just room] for {cloud}!',
        'This time it was to make [room|a place] for {cloud}.',
        'And {cloud} sat in the [middle|very middle|best place].',
        'So {cloud} could sit [down|there] with them all.',
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
      '“Have [fun|a good day],” said {grownUp}.',
      '{GrownUp} gave a [kiss|hug].',
      '“[See you|Bye], my [sailor|love],” said {grownUp}.',
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
      kind: ['{Hero} [held|kept] the door for an ant.', '{Hero} [gave|lent] {frog} a hat.'],
      funny: ['{Hero} put a [shoe|cup] on {their} head.', '{Hero} [quacked|mooed] at the bell.'],
      shy: ['{Hero} [waved|smiled] with one finger.', '{Hero} hid [a bit|half] behind {boat}.'],
      stubborn: ['{Hero} did up {their} own [coat|shoe]. It took [long|a while].', '“I can carry it!” said {hero}.'],
      dreamy: ['{Hero} [walked|bumped] into the gate, [dreaming|humming].', '{Hero} saw a [whale|ship] in the sky.'],
      careful: ['{Hero} held it with ten [fingers|tips].', '{Hero} took [tiny|small], [tiny|small] steps.'],
      energetic: ['{Hero} hopped [all the way|in and out].', '{Hero} ran [twice|three times] round the [tree|yard].'],
      clever: ['{Hero} had made it with [nine|six] folds.', '{Hero} knew [all|each] of the folds.'],
    },
    turn: {
      brave: [
        '{Hero} [got|stood] up and did not [stop|shake].',
        '{Hero} opened the [big|heavy] door [wide|alone].',
        '“I’m [coming|not scared], {cloud}!” said {hero}.',
        '{Hero} [marched|went|walked] out of {school}, all [alone|by {themselves}].',
      ],
      curious: ['“How [sad|wet] is she?” {hero} [said|thought]. “I will [see|ask].”', '{Hero} went to [see|ask] why.'],
      kind: [
        '{Hero} felt [sad|sorry] for {cloud} and [got up|went out].',
        '“She is [sad|alone],” said {hero}. “I’ll go to her.”',
      ],
      funny: [
        '{Hero} put the umbrella [away|in a corner].',
        '{Hero} said “[quack|squelch]” and went out [like a duck|to swim].',
      ],
      shy: ['{Hero} knew [all|a lot] about sitting alone.', '{Hero} did not [shout|call]. {Hero} just [went|came].'],
      stubborn: ['“I will [fix|find] it,” said {hero}, and [went|stamped off].', '{Hero} did not [stop|turn back].'],
      dreamy: ['{Hero} looked [up|out], as {they} did [each day|a lot].', '{Hero} saw a [sad|dark] spot in the sky.'],
      careful: ['{Hero} put {boat} [down|away], [very|so] softly.', '{Hero} shut the umbrella and [hung|put] it up.'],
      energetic: ['{Hero} [ran|raced], hop, [skip|jump], out!', '{Hero’s} feet [ran|went] all by themselves.'],
      clever: [
        '{Hero} had a [think|thought]: rain must [come out|go down]!',
        '“A full [cup|pot] must spill,” said {hero}. “So must a full cloud.”',
      ],
    },
  },
};
