/** The not-yet flower in English for readers of 5 to 7. */
import {
  adult,
  aside,
  asideHere,
  given,
  ifRoom,
  more,
  plants,
  takes,
  when,
  HABIT,
  TURN,
  type BandText,
} from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/not-yet-flower/english-traits.data.ts';

export const english57: BandText = {
  refrains: [
    '“{Now}?” [asked|buzzed|clicked|hummed] {robot}, and “Not yet,” [said|answered|whispered] {hero}.',
    '“{Now}?” said {robot}, with its [nose|eye|ear] to the [ground|dust|pot], and {hero} said, “Not yet.”',
    '“{Now}?” [it|{robot}] said, after [four|three|two] seconds. “Not yet, {robot}.”',
    '“{Now}, {hero}?” said {robot}, and “Not yet,” said {hero}, [as kindly as {they} could|for the hundredth time].',
  ],
  beats: {
    crash: [
      [
        'Nobody had [ordered|asked for] [anything|a thing] from the [sky|sky that day|shop in the sky]. But there it came, with a [whistle|tail], straight into {patch}.',
        '“Did you [hear|see] [that|something]?” {hero} was [watering|out in the garden]. Something had gone plonk in {patch}.',
        '“Look out!” cried somebody from [above|very high up]. It was [too late|no use]: {patch} had [a new hole|a visitor].',
        'First there was a whistling, then there was a [thump|bump], and then there was a hole in {patch}.',
        'Something came down out of the [evening|blue] sky, turned over [twice|three times], and landed in {patch}.',
        '{Hero} was [weeding|in the garden], or at least near the weeds, when something [fell|dropped] into {patch}.',
        'It is not every day that somebody falls into {patch}. On the day that somebody did, {hero} was [there|watering].',
      ],
      when('together', [
        '{Others.introduced} came running, [spoon in hand|shoes undone|out of breath].',
        '{Others.introduced} got there at the same [time|moment], or nearly.',
        'Behind the nearest bush [crouched|hid] {others.introduced}.',
      ]),
      when(
        'adults',
        ifRoom(
          '{Adults} looked at the [hose|watering can], to see if it had [done that|gone off].',
          '{Adults} said a word about the [plants|vegetables] that is not in this book.',
          '{Adults} came out with a [tea towel|spoon] in one hand.',
        ),
      ),
      { more: HABIT },
      [
        'Two round eyes looked up out of the [hole|steam|leaves]: “{Beep}. I’m {robot}[|, from {moon}]. Was this [yours|a vegetable|meant to break]?”',
        '“{Beep},” said a robot, and pulled a [root|carrot] out of its ear. “{Robot}, from above.”',
        '“Have I broken it?” asked the robot, whose name was {robot}, and looked at the [garden|planet]. “{Beep}.”',
        '“{Beep},” said the thing, with [soil|a leaf] in its ear. “I am {robot}. Is this [a planet|it|the way]?”',
        'It was a robot, about as tall as a [bucket|tomato plant]. “{Beep}! {Robot},” it said, and [bowed|tipped over].',
        'Out climbed a [small|dusty] robot: “I’m {robot}[|, from {moon}]. {Beep}. I meant to land [next door|softly],” it said.',
      ],
    ],
    mission: [
      [
        '“I’m collecting for {moon},” said {robot}. “I’ve got [eleven|seven] rocks, and now I need [a|one] green.”',
        plants(
          'list',
          '{Robot} unrolled a list as long as a [sock|scarf]. Right at the bottom it said: one green. “For {moon},” it explained.',
        ),
        'On {moon} they had never seen green. They had [only seen|nothing but] grey, [and had seen all of it|for lunch, too].',
        plants(
          'list',
          '{Robot} came from {moon}, where everything is grey. It had a list: one rock, [one rock, one rock|one dust, one rock|one rock, more rock], one green.',
        ),
        '“I’ve been sent for a green,” said {robot}. “On {moon} we’ve got grey. We’ve got [nine sorts of grey|so much grey|grey enough].”',
        '“We have read about green, on {moon},” said {robot}. “[One would be enough|We’d like one].” It held out [its hand|a tin hand|both hands].',
      ],
      when(
        'giver',
        [
          '“{Giver} gave me this,” said {hero}. It was {a bloom} seed, and it lay there like a [nut|pebble].',
          '{Hero} knew at once: the {bloom} seed, the one from {giver}. {They} ran to [get it|the shelf].',
          '{Hero} felt in {their} [pocket|sleeve|pockets, all six]. There was the {bloom} seed that {giver} had given {them}, [not green at all|as brown as a crumb].',
          '{Hero} had been saving something: {a bloom} seed from {giver}, no bigger than a [nut|button].',
        ],
        [
          '“Take this,” said {hero}, and held out {a bloom} seed. It had been in {their} [pocket|shoe] since [spring|the market|Tuesday|the picnic].',
          'A garden is full of [greens|greens, hundreds of them|green]. But {hero} had the best one in {their} pocket: {a bloom} seed, [round|plain] and brown.',
          '{Hero} felt in {their} [pocket|sleeve|pockets, all six]. There was [string|a button|a shell], and there was {a bloom} seed, [not green at all|as brown as a crumb].',
          '{Hero} had been saving something: one {bloom} seed, no bigger than a [nut|button].',
        ],
      ),
      takes('idea', {
        hen: [
          [
            '“You can’t [open|crack] it,” {they} said, “any more than an egg. It [hatches|comes out] by itself, and it comes out green.”',
            '“That’s green?” said {robot}. “As an egg is a [chicken|hen],” said {hero}. “Later.”',
            '“Think of [an egg|our hen’s eggs],” said {hero}. “There’s a chick in there, and it doesn’t [show|say a word] either.”',
            '“It’s a sort of egg,” said {hero}, “[and|only] what [hatches|comes out] is green.”',
            '“It’s shut, like an egg,” said {hero}, “and there’s somebody green [inside|in there], getting ready.”',
          ],
        ],
        bread: [
          [
            '“It comes up like dough,” {they} said. “You [put a cloth on it|leave it alone], and when you come back it’s twice as big.”',
            '“That’s green?” said {robot}. “As [dough is bread|flour is cake],” said {hero}. “Later.”',
            '“Think of [dough|bread],” said {hero}. “It’s a [grey lump|lump], and you leave it, and it comes up.”',
            '“It rises,” said {hero}, “like [bread|a cake] in the [oven|pan], [and|only] it’s green.”',
          ],
        ],
        bed: [
          [
            '“The green’s asleep in it,” {they} said, “with its knees up, [like me|as I do it].”',
            '“That’s green?” said {robot}. “As I’m awake at [midnight|three in the morning],” said {hero}. “Later.”',
            '“Think of somebody in bed,” said {hero}, “with the blanket over [their head|both ears]. You can’t see them, but they’ll get up.”',
            '“It’s in bed,” said {hero}, “[right at the bottom|under the blanket], and when it’s slept enough it comes out green.”',
          ],
        ],
      }),
      more(
        '“That’s brown,” said {robot}. “It’s [in there|folded up very small],” said {hero}, “you have to [grow it|let it out].”',
        '“You [plant|bury] it,” said {hero}, “and it [turns|goes|comes up] green.” “[Good. I’ll wait|How exciting],” said {robot}, and waited. For [two|three|four] [whole|long] seconds.',
        '{Robot} held it to the light, shook it, and looked for the [switch|button|lid|handle].',
        '{Robot} knocked on it, [once|twice]. “Nobody [in|at home],” it said. “[Oh, there is|There is],” said {hero}.',
      ),
      aside('start'),
      adult('start'),
    ],
    pack: [
      [
        plants(
          'kept',
          '“Is that all?” asked {robot}. There was a can, a seed, and {keepsake.name}. “That’s [all|plenty|enough], {robot},” said {hero}.',
        ),
        plants(
          'kept',
          'They packed the watering can, the seed, and {keepsake.name}, because [it is good to have somebody along|a journey needs one thing that is just nice].',
        ),
        plants(
          'kept',
          '“What does one take to {moon}?” {Hero} took a watering can, {keepsake.name}, and [six|four] sandwiches.',
        ),
      ],
      [
        '{Hero} climbed into the suit and looked for {their} [feet|hands]. They were [in there somewhere|a long way down].',
        'Then came the [suit|space suit|silver suit]. There were [nine|eleven] zips. {Hero} walked once round the garden like a [snowman|penguin].',
        'In a space suit you can’t [scratch|blow|reach] your [nose|ear]. {Hero} found that out [at once|straight away].',
        '“You look nearly like a robot,” said {robot}. It was the [nicest|best] thing it could think of.',
      ],
      more(
        'The first star came out, [and another|to see them off|early|and winked].',
        'The garden smelled of [mint|wet earth]. {Hero} took a [deep breath|pocketful|noseful] of it along.',
      ),
    ],
    launch: [
      [
        '{Robot} pressed a button that said UP. It was a [good|big] button, and [up they went|the garden got small].',
        'There was a shaking and a baking and a whoosh, and then there was [no more down|nothing under them].',
        '{Hero} just had time to wave to {patch}, and then it was a [dot|freckle].',
        '“Three, two, [one|{beep}]!” said {robot}, and the garden fell away like a [handkerchief|green stamp].',
        '{Robot’s} rocket [coughed|shook], hummed, and then {hero’s} stomach was [still in the garden|in {their} boots] and {hero} was in the sky.',
        'Up went {robot’s} rocket, over the [roof|washing line|tallest tree], over the [clouds|birds], over the end of the blue.',
      ],
      more(
        '“There’s only room in there for [rocks|my rocks],” said {robot}, so they [held on|rode] outside.',
        'There was one seat, and a rock was sitting in it. So {hero} held on [outside|to the door handle].',
        '{Hero} turned a somersault, without [wanting|meaning] to, and then one on purpose.',
        'It was so quiet up there that {hero} could hear the seed [sleeping|being small].',
        'There was the earth, round and blue as a [marble|plum]. {Hero} looked for {patch}, but it was [rather small|too far].',
        'A sock floated past, and after it a [spoon|sandwich], and then {hero}, upside down.',
        'Stars went by, near enough to [count|touch], and {hero} got to [two hundred|ninety-one].',
      ),
      more(
        '“Turn left at the [big|bright] one,” said {robot}.',
        '{Hero} held the seed [tight|close], the only thing on board that was [not excited|fast asleep].',
        '{Robot} drove with one hand and [pointed out its favourite rocks|waved at stars] with the other.',
      ),
    ],
    arrive: [
      [
        '“Welcome,” said {robot}, and {hero} looked at {moon}. It had a [hill|bump], and behind that it had [nothing|another].',
        '{Moon} was grey in front and grey behind. Even the shadows were [grey|only darker grey].',
        'They landed on {moon} with a [puff|sigh] of dust, which took [a minute|all afternoon] to come down again.',
      ],
      [
        'There was [nobody|no one] to say [hello|good day|welcome]. {Hero} said hello to a [stone|hole].',
        'There was no [wind|breeze|sound]. There was no [leaf|bird|flag] to be [blown|moved] by it. {Hero} [clapped|whistled|stamped], and heard [nothing|not a thing].',
        '{Hero} hopped, and went up as high as a [house|bus], and had time to look round before {they} came down.',
      ],
      [
        '“Sit anywhere,” said {robot}. “It’s all [rock|grey|dust, top to bottom], [I’m afraid|I’m sorry to say].”',
        '“That’s my rock,” said {robot} proudly. “And that’s the [other one|rock next to it].”',
        '“It’s very… [tidy|grey|round],” said {hero}[|, to be kind|, after a while]. “[Thank you|I dust],” said {robot}.',
      ],
    ],
    plant: [
      [
        '“[Dig here|This is the place|Here],” said {robot}[|, and drew a ring|, and bowed]. So into {moon} went a finger, and after the finger went the {bloom}.',
        '{Hero} sang to the {bloom} seed, quite softly, and tucked it into the dust of {moon}.',
        'One seed, one [hole|finger], one whole moon: {hero} patted it [flat|three times].',
        'On top of a [small|round] hill on {moon}, {hero} made a hole with one finger. Then {they} put the {bloom} seed to bed.',
        '{Hero} chose the [best|softest] dust on {moon}. In went [the|a] finger, out came [the|a] finger, in went the seed.',
        'The {bloom} seed looked very small on {moon}. {Hero} tucked it in [up to the chin|and patted the dust|and said good night].',
      ],
      more(
        '[Drip, drop|Plip, plop|Glug, glug], went the can. The dust drank it up and [looked surprised|asked for more].',
        '“What does it do first?” asked {robot}. “[Nothing|It gets ready],” said {hero}, “for a while.”',
        'Then {they} watered it, a [little|sip] at a time. It was the first wet spot that {moon} had [ever had|seen].',
        '“Now we [wait|leave it alone],” said {hero}. “I have waited,” said {robot}. “I did it [just now|a moment ago].”',
        '{Robot} lay down on its stomach to watch. It had never [watched|looked at] anything so hard.',
      ),
      '¶{refrain}',
    ],
    order: [
      [
        '“It hasn’t been told,” said {robot}. It climbed on a rock and made a [speech|face]. “[Dear|Good|Small] seed! [Please|Now] GROW!”',
        '{Robot} counted backward from ten. At [zero|nought|one] it shouted, “[NOW|GO|HUP]!” and [covered|shut] its eyes.',
        '“There [must|has to] be a [word|password|magic word] for it,” said {robot}. It put its [mouth|face] to the dust. “GROW,” it [shouted|boomed], “[that is an order|by three o’clock|or else].”',
        '{Robot} stood up straight and [saluted|cleared its throat]. “[Seed|Now then, seed|Attention, seed]!” [it|{robot}] said. “Left, right, [left, right|hup, hup|one, two], UP!”',
      ],
      more(
        '{Moon} had never been so loud. A bit of it [fell off|rolled down|cracked].',
        '“[Perhaps|Maybe] it’s [deaf|shy|got its hood up],” said {robot}. It shouted a [little|lot|great deal] louder.',
        'The echo came back from the [hills|rocks]: grow, [grow, grow|grow]. The [hills|rocks] did not grow[ either|, not even one].',
        'It tried it in [seven|nineteen|forty] languages, and once with [please|a bow].',
      ),
      [
        '“It’s [listening to|busy with] [something|somebody] else,” said {hero}, “[inside|down there|deep down].”',
        '“Can’t you [say|sing] it [nicely|softly]?” asked {hero}. It [said it nicely|tried]. That was no [use|good|help] either.',
        '“You can’t [tell|order] it to, {robot},” said {hero}. “Then who [does|can]?” asked {robot}.',
        '“It doesn’t [take|like] orders,” said {hero}. “[It’s a seed|It takes its time].”',
        '{Hero} said that nobody likes being shouted at, [least of all in bed|and {robot} wrote it down].',
      ],
      asideHere('way', {
        person: [
          '{Friend} put a finger to {friend.their} lips, [and waited|quite kindly], until the echo had gone home.',
        ],
        pet: ['{Friend} came at once and sat down. “[You see|Like that]?” said {robot} to the seed.'],
      }),
      '¶{refrain}',
    ],
    dig: [
      [
        '“Just one [quick|little|tiny] look,” [said|whispered] somebody. There was {robot}, with dust up to its elbows and the seed in its [fingers|hand].',
        '{Robot} wanted to know if it had roots yet. So up came the seed, like a [tooth|radish|cork].',
        'When {hero} turned round, {robot} had the seed in its hand. “I’m only [checking|looking at the bottom|counting it],” it said.',
        '[Scritch, scratch|Scrape, scrape|Scratch, clink]. {Robot} had dug the seed up. It had dug it up [three|five] times [already|since lunch].',
      ],
      more(
        '{Hero} [put|tucked] it in. {Robot} [took|dug] it out. It was a sort of [game|see-saw|dance].',
        '“It can’t sleep if you [keep waking|always wake] it,” said {hero}, and [tucked it in|smoothed the dust|put it back].',
        '“How would you like it,” asked {hero}, “if somebody pulled off your [blanket|quilt] every [minute|two minutes|ten seconds]?”',
        '{Hero} put it back. {Robot} waited until {hero} [blinked|yawned], and dug it up again.',
      ),
      [
        '“I [missed|worried about] it,” said {robot}.',
        '{Robot} tied its own hands together with a [bow|piece of string]. It [undid|ate] the [bow|string].',
        '“I’d like to know [what time it was|that somebody cared],” said {robot}.',
        '“Still a seed,” {robot} reported. “[Still|And now]? Still a seed.”',
        'In the end {hero} [sat|had to sit] on the spot, to keep it shut.',
      ],
      asideHere('way', {
        person: ['{Friend} drew a ring round the spot, and {robot} had to [stay|sit] outside it.'],
        pet: ['{Friend} lay down beside the spot, [on guard|so that nobody could dig there].'],
      }),
      '¶{refrain}',
    ],
    oil: [
      [
        '“It’s run dry,” said {robot}, who knew the [feeling|signs]. [Glug|Gloop]! In went [a can|a whole can|nine drops] of oil.',
        '{Robot} had been keeping some oil for its birthday. It gave [it all|all of it|every drop] to the seed. [Glug, glug|It was very good oil].',
        '“When I don’t [go|work|run],” said {robot}, “I need oil.” And it [emptied|poured|tipped] its whole can [over|on] the seed.',
        '[Glug, glug, glug|Gloop, gloop|Glug, and glug]. {Robot} was giving the seed its very own [breakfast|best] oil, the [golden|good] sort.',
      ],
      more(
        '“You meant well,” said {hero}, and [took|picked up] the seed by its slippery [ears|end|nose].',
        'Now there was a [black|brown] puddle, and in it the seed was [swimming|spinning|doing laps].',
        '“[No|Stop]!” cried {hero}, and [fished|pulled] it out of the puddle, [black and slippery|dripping|all shiny].',
        '“Oh, {robot}!” The seed shot out of {hero’s} fingers like [soap|a fish|a frog], and they had to [run|hop] after it.',
      ),
      [
        'They rubbed it with a [sock|leaf of paper], till it was a seed again.',
        '{Hero} planted it [anew|again|once more]. It smelled a bit like a [bicycle|garage], but it didn’t [seem to mind|complain].',
        '{Hero} washed it, dried it and [said sorry to it|planted it two steps further on].',
        '“It’s a kind thought,” said {hero}, [wringing out|wiping] the seed. “But it hasn’t got [joints|wheels].”',
        'So they planted it again, and at least it didn’t [squeak|rust].',
      ],
      asideHere('way', {
        person: ['{Friend} wiped the oil off [everybody’s gloves|the can], and hid the rest of it.'],
        pet: ['{Friend} stepped in the puddle, and had to be [washed|wiped], too.'],
      }),
      '¶{refrain}',
    ],
    drum: [
      [
        '“[Wakey, wakey|Rise and shine|Good morning], [seed|down there]!” {Robot} rolled out a drum. There came a [BOOM|BADABOOM] that you could see.',
        'It was quiet on {moon}. Then {robot} found the [drum|big drum]. It was never so [quiet|still] [again|after that].',
        '“Perhaps it is asleep,” said {robot}, and fetched a drum. [Boom|Bam]! [Boom|Bam]! [Boom-da-da-BOOM|Rat-a-tat-BOOM|BOM]!',
        'Beside the seed stood {robot}, knees going up and down, and [beat|banged] a drum as big as itself.',
      ],
      more(
        '[Dust|Hills] jumped, rocks jumped, {hero} jumped. Who didn’t [jump|join in|move]?',
        'The stars [blinked|winked|hopped] with every [beat|boom].',
        'All the dust of {moon} got up and danced. [Stones|Pebbles|Rocks] hopped. It was a [very|really] good [march|tune].',
        'It was so loud that a shooting star [changed its mind|went round the other way|turned back].',
      ),
      [
        '“It’s got no [ears|feet],” said {hero}. “It could [feel it|clap],” said {robot}.',
        'They played it a [slow|sad] one. They played it a [waltz|lullaby|polka]. The seed [stayed where it was|lay low].',
        'Only the seed did not [join in|come].',
        '{Hero} could not help it, {they} danced, too, [twice|three times] round. The seed [lay low|was not musical].',
        '“I’d have got up,” said {robot}, [out of breath|quite hurt].',
      ],
      asideHere('way', {
        person: ['{Friend} took the [drumsticks|sticks] away and sat on them, and at last it was quiet.'],
        pet: ['{Friend} lay down [in|on top of] the drum, and at last it was quiet.'],
      }),
      '¶{refrain}',
    ],
    manual: [
      [
        'There was a book called [Leaves for All|Up and How|Me and My Root]. {Robot} opened it in front of the seed.',
        '“Chapter one,” said {robot} to the dust. “[What Is Up|The Root|Hello, Mud]. Are you [comfortable|sitting well]?”',
        '{Robot} had found the instructions. “Step one,” it read [aloud|out], “grow, step two, [see step one|repeat].”',
        '“Somebody ought to explain it to the seed,” said {robot}. It sat down and read to it from a [thick|fat|heavy] book.',
      ],
      more(
        '{Robot} turned the pages [slowly|one by one], so that the seed could follow.',
        'When it came to the best part, {robot} read it [twice|in a whisper].',
        'It read the page about [roots|leaves|bees], with all the voices, and [held up|showed] the pictures to the dust.',
        'It read for [an hour|two hours]. It read the [index|small print|price]. {Hero} fell asleep at “[mulch|compost|gravel]”.',
      ),
      [
        'The seed didn’t [laugh|even smile] at the [funny|best] [bits|pages].',
        '“To be continued,” said {robot}, and put in a [bookmark|stone].',
        '“Any questions?” {robot} asked. The seed [had none|said nothing|did not].',
        '“I think it [only looks at|wants to see] the pictures,” said {hero}.',
        '“It isn’t [even listening|taking notes],” said {robot}.',
      ],
      asideHere('way', {
        person: ['{Friend} [gently|kindly] shut the book, and {robot} lost its place.'],
        pet: ['{Friend} had lain down on the next [page|chapter], so that was the end of it.'],
      }),
      '¶{refrain}',
    ],
    telescope: [
      [
        '{Robot} screwed two telescopes together. “With this,” it said, “I’ll [catch it at it|see it coming|be first].”',
        '“It’s up! It’s up!” {robot} cried behind the telescope. “It’s got [hair|fingers|a shadow]!”',
        '“I see it!” shouted {robot} from behind the telescope. “It’s [gigantic|as big as a house|taller than me]! It’s got [a head|five branches|bark]!”',
        '{Robot} pointed its telescope at the ground. “[A forest|A jungle|So much]!” it [cried|gasped]. “[Everywhere|All at once|And so big]!”',
      ],
      more(
        'What it saw were [fingers|two thumbs]: {robot’s} [own|very own], and they [held|were holding] the other end.',
        '{Hero} [looked|peeped], too. It was a nice view of {robot’s} [elbow|left knee].',
        '{Hero} [ran|hurried] to [look|see]. It was the end of {robot’s} own [foot|thumb], very large.',
        'It [turned out to be|was] a [bit of fluff|hair|crumb] on the glass.',
      ),
      [
        '“There’s nothing there,” said {hero}. “Well, there COULD have been,” said {robot}.',
        'They [turned it round|tried the other end]. Now the seed was [miles away|tinier than ever].',
        '“It’s a [beautiful|lovely|very fine] view,” said {hero}. “[But it isn’t green|Look again later].”',
        '{Robot} was [disappointed|sorry]. It had already [given it a name|thought of a name for it].',
        'They [polished|licked] the glass. Now they could see nothing [much better|very clearly].',
      ],
      asideHere('way', {
        person: ['{Friend} [took|folded up] the telescope, before {robot} could get [another fright|excited again].'],
        pet: ['{Friend} sat down in front of it, and then there was nothing to see but {friend}.'],
      }),
      '¶{refrain}',
    ],
    water: [
      [
        '{Hero} [poured|tipped the can]. The water [didn’t|changed its mind|stayed out]. It [stayed|hung] in the air and [wobbled|trembled].',
        '“It says a can a day,” said {robot}, and swung it. Out came the water and went for a [walk|swim] in the sky.',
        '“More water,” said {robot}, and tipped the can. The water came out, looked round, and [floated|sailed] away.',
        'When {hero} [poured|tipped the can], [nothing|not a drop] fell. The water hung in the air in [wobbly|silver] balls, like [jelly|soap bubbles].',
      ],
      more(
        'One ball of water had a [star|pebble] in it. It was the prettiest. It was also the [fastest|highest].',
        'They hopped, and they hopped, and every hop took a [minute|while].',
        'They ran after it with [the can|both hands], they jumped, they [snapped at it|caught it with their hats].',
        '{Robot} got one in the ear. [Fzzt|Bzzt]! “That [tickles|was cold],” it said, and sang for a while in [Spanish|bubbles].',
      ),
      [
        '{Hero} herded the drops home like [sheep|geese].',
        'The last one burst on {robot’s} [head|nose]. So it got watered as well.',
        'Blob by blob, {hero} carried it back and pushed it into the dust with {their} thumb.',
        'It took an hour to water one seed, [and they were the wettest thing on {moon}|and both of them besides].',
      ],
      asideHere('way', {
        person: ['{Friend} had caught [one|a big one] in a hat, and poured it back very slowly.'],
        pet: ['{Friend} drank one that had [got away|gone astray], and hiccuped.'],
      }),
      '¶{refrain}',
    ],
    low: [
      [
        'There’s no evening on {moon}. It was light, and then it was [not|black], and it was bitterly cold.',
        '{Hero} put {their} ear to the [ground|dust], and there was nothing but a [hum|crackle], and that was frost.',
        'Nothing had helped, and now it was night on {moon}, and the water was [ice|hard].',
        'Then the sun went behind {moon}, and it grew dark, and so cold that the [can|water] froze.',
        'The light went, the cold [came|crept] up out of the dust, and where they had planted the seed, there was [nothing|only grey].',
        'Night came down on {moon}, and the [can|water|dust] froze[| hard| with a crack].',
        'The sun [went|dropped] behind {moon}, and [everything|the dust|the can] turned to [ice|frost].',
        'They had tried [everything|all they knew], and the ground lay there, [grey|flat] and hard as a [plate|frozen pond].',
      ],
      more(
        '“You can go home,” said {robot}. “I’ll [stay|sit] here with the rocks.”',
        given('told:list', '{Robot} rolled up its list, very [slowly|small].'),
        '{Robot’s} knees creaked as it sat down. {Robot} didn’t [beep|say a word|hum].',
        '{Robot} stopped asking. That was worse than the asking.',
        '“Perhaps,” said {robot}, “green is not [for everybody|for moons].” Its little light went [dim|yellow].',
        'A drop of oil ran down {robot’s} cheek. “[Rust|I’ve got dust in my eye],” it said.',
      ),
      more(
        '{Hero} didn’t know what to [say|do], and put {their} glove into {robot’s} [hand|cold fingers].',
        'Far off hung the earth, with all its [gardens|green], no bigger than a [pea|plum].',
      ),
      asideHere('trouble', {
        person: [
          '“I’m so cold that my [teeth|knees] are [knocking|talking],” said {friend}. “[Is the seed cold, too|And the seed]?”',
        ],
        pet: ['{Friend} crept in [under {hero’s} arm|close], shivering, to get warm.'],
      }),
    ],
    turn: [
      { ifRoom: TURN },
      takes('idea', {
        hen: [
          [
            'And {they} thought of the hen at home, who does nothing for her eggs [all day|at all] but keep them warm.',
            'What does a hen do? She keeps her eggs warm, and [leaves them shut|minds her own business].',
            '“Our hen doesn’t [shout|drum] at an egg,” {they} said. “She keeps it warm.”',
            'What the seed needed was a hen, or [anything|something] as warm as a hen.',
            'Nobody ever [shouted|drummed] a chick out of an egg. {They} had seen how it’s done: somebody warm sits down, and stays.',
          ],
        ],
        bread: [
          [
            'And {they} thought of the dough at home, in the warmest corner, under a cloth that nobody [lifts|may lift].',
            'What does dough need? A warm place, a cloth, and [nobody peeping|to be left in peace].',
            '“Dough doesn’t rise if you [shout|drum] at it,” {they} said. “It wants to be warm.”',
            'What the seed needed was a warm corner, [and|with] a cloth, as for [bread|dough].',
          ],
        ],
        bed: [
          [
            'And {they} thought of {their} bed at home, [warm|the warm blanket], a lamp, and nobody who pulls off the blanket.',
            'Who can sleep with cold feet, and somebody [shouting|drumming]? {They} couldn’t.',
            '“Nobody sleeps well in the cold,” {they} said, “[with someone shouting|while someone drums].”',
            'What the seed needed was a bed, a warm one, with a [night light|lamp].',
          ],
        ],
      }),
      [
        '¶Poles, cloth, a string: there stood a tent, on {moon}! And {hero} put a lamp in, and closed the [door|flap].',
        '¶{Hero} made a [roof|tent] over it, and hung up a lamp, and a [yellow|golden] glow lay on the dust, like an afternoon.',
        '¶“Let’s [make it spring|make some spring],” said {hero}: a [tent|roof|little tent] against the [cold|dark|frost], and a lamp for [the|a] sun.',
        '¶{Hero} built a tent over the seed, out of the [parachute|blankets|space sheet], and hung the lamp in it. It was a small sun for a small garden.',
        '¶They put up the [tent|little tent], shut out the [cold|dark], and [inside|in] it {hero} lit the [lamp|small lamp]. It glowed like a [lantern|pumpkin|lemon] on the [grey|cold] hill.',
        '¶“It needs a [house|bedroom|roof], {robot},” said {hero}, “and a [sun|small sun].” A tent made the [one|house], a lamp the [other|sun].',
      ],
      asideHere('turn', {
        person: ['{Friend} held the [poles|lamp] until the [last knot was tied|tent stood].'],
        pet: ['{Friend} lay down against the tent, [on the cold side|to keep the cold out].'],
      }),
      ifRoom(
        '“And now [out|shut the door|on tiptoe],” said {hero}. “It’s the [seed’s|seed’s own] turn[| now].”',
        '“Then what’s my job?” asked {robot}. “[Nothing|Not to],” said {hero}. “It’s a [big|long|hard] job.”',
        '“[And now|Now] comes the [hard|hardest] part,” said {hero}, “[we do nothing|we wait|nothing at all].”',
        '“Water, warmth, and [hands off|nobody peeping],” said {hero}, “that’s [what our garden does|how it’s done].”',
        '“And we?” asked {robot}. “We [sit here|leave it alone],” said {hero}. “It knows [how|what to do].”',
      ),
      more(
        '{Robot} sat on [its hands|both hands|its hands, to be safe]. [They hummed|You could hear them wanting to].',
        '“Nothing?” said {robot}. “I have never done [that|it].” “I’ll show you,” said {hero}.',
      ),
    ],
    wait: [
      ifRoom(
        plants(
          'kept',
          '{Hero} sat on the [left|left side] of the tent, {robot} sat on the right, and {keepsake.name}, all the way from home, sat [between them|in the middle].',
        ),
        plants(
          'kept',
          'They [did not|would not] look. They looked at stars, at their [feet|knees], at {keepsake.name}, all the way from home. [They did NOT look|Not once|Not a peep].',
        ),
        'On {moon} they waited so [quietly|softly] that the [dust|time] [lay|sat] down.',
        'So they [waited|waited together|did nothing, side by side]. They watched the earth turn, [oceans first|all the way round]. They counted [stars|the stars] and got it wrong, and [counted again|started over|did not mind].',
        plants(
          'kept',
          'They sat with their [backs|helmets] to the tent, and {hero} put {keepsake.name}, all the way from home, by the door, to stand guard.',
        ),
        'One [day|long day] went by, and [another|one more|then two]. (On {moon} a day is as long as a [bath|story].) {Hero} and {robot} sat and [hummed|let it].',
      ),
      when(
        'interest',
        ifRoom(
          '{Hero} told {robot} everything about {interest}, and when it was finished, {robot} said, “[Again|From the start].”',
          '[To pass the time|While nothing happened], {hero} explained {interest}, and {robot}, who had not known that there was [such a thing|so much to it], went quite [bright|quiet].',
        ),
      ),
      more(
        '{Robot} hummed [a little|a bit]. It was a [patient|slow] sort of tune, and it went on for days.',
        '“Is this it?” asked {robot}. “Is this [waiting|it, waiting|how it goes]?” “[This is it|You’re doing it],” said {hero}.',
        'Once {robot} opened its mouth. It looked at {hero}, and shut it. It had not asked for a whole [hour|day].',
        '“Waiting is like holding something very full,” said {robot}. “You [go slowly|mustn’t spill].”',
        '“I’m getting the hang of it,” whispered {robot}. “You [sit|breathe], and it gets later by itself.”',
      ),
      more(
        'And under the dust, where nobody looked, something [stretched|turned over].',
        'The lamp [burned|burned and burned|hummed]. The tent grew [warm as a cake|misty inside|warm|as warm as May].',
      ),
      aside('turn'),
    ],
    sprout: [
      [
        '“{Beep},” breathed {robot}. The dust had [moved|a crack|a bump in it]. Up came a [loop|knee|hook] of green, and [pulled its head out|stood up|looked round].',
        'The tent was [warm|misty], and in the middle of it was something that hadn’t been there, and it was [green|wet and green].',
        '[Nobody|No one] heard it come. It was just [there|standing there], [thin|bent|wet] and green.',
        'It didn’t go pop, it didn’t go [anything|bang], it was just there, [all at once|and it was green].',
        'And then there was a crack in the dust, no wider than a [hair|thread], and out of the crack came something bent and pale. It straightened up. It was green.',
        '“{Hero},” [said|whispered] {robot}, very [quietly|softly|low]. There, in the [lamplight|gold light], stood one [green|tiny green] leaf, with a [crumb of moon|hat of dust|cap of dust] still on it.',
        'Nobody [saw it happen|was looking]. One moment there was dust, and the next there was dust with a small green [hook|ear] in it.',
      ],
      [
        '{Robot} opened its mouth, and [shut it|thought], and opened it again. “{Now}?” it [asked|breathed], so softly. “Not yet,” [said|breathed] {hero}.',
        '“It isn’t [ready|done] yet, is it?” whispered {robot}. “Not yet,” [said|whispered] {hero}, “[no|not a bit|it’s only grey].”',
        '{Robot} looked for a long, [long|quiet] time, and then it [whispered|asked, so softly], “Is it [ready|done] now?” “Not [yet|just yet],” [whispered|breathed] {hero}.',
        '“Is that {a bloom}?” breathed {robot}. “It’s [going to be|on its way],” said {hero}, “[not yet|but not yet].”',
      ],
      [
        '“Lovely,” said {robot}. “Not yet is when [everything’s still to come|you get to look forward|the best bit’s still ahead].”',
        '“Not yet,” {robot} said after {them}, as if it were something to [eat|sing]. “[What luck|How nice|Lovely], {hero}, not yet!”',
        '“Good,” said {robot}, “I [like|love] not yet, [there’s still some left|it’s the best part|it goes on].”',
        '“Oh, [good|good, good|lovely],” said {robot}, and sat [down|down again]. “Then I can [wait some more|go on waiting|do it again|stay here].”',
      ],
      more('It was the only green on all {moon}, and it was no bigger than {hero’s} [thumbnail|smallest tooth].'),
    ],
    goodbye: [
      [
        given('told:list', '“I’ve got a new list,” said {robot}. It said: water, lamp, [hush|sit].'),
        '“You know [what to do|how],” said {hero}[| to the seed|, and patted it]. “Water it,” said {robot}, “keep it warm, and [mind my own business|tell it about rocks].”',
        '“No [shouting|drums|marching], {robot}?” asked {hero}. “[None|Not a peep|Only humming].” “And no [digging|poking|peeping]?” “[No digging|Not even a bit|Never again].” “And [no|what about] oil?” “[One drop|On birthdays]?” asked {robot}.',
      ],
      [
        '{Hero} looked at the {keepsake.noun}, and at the little leaf, which was all [alone|by itself]. And so {they} left it [there|where it was|alone].',
        '{Hero} set the {keepsake.noun} down beside the leaf, so that there would always be somebody to [sit with it|wait with].',
        'Beside the tent {hero} left the {keepsake.noun}. “It’s [very|so] good at not yet,” [{they}|{hero}] said.',
      ],
      [
        '“Will you come [again|back]?” asked {robot}. “[Yes|Of course],” said {hero}. “[Now|Today|Tonight], {hero}?” “Not [quite|just] yet.” And they [laughed|both had to laugh].',
        '{Robot} hugged {them}[|, all elbows|, clank| for a long time]. It was like being hugged by a [toaster|bicycle|tin bath|cooking pot], a [warm|kind] one.',
        '“{Beep},” said {robot}. It said it [twice|in a funny voice], because there is no word for it.',
      ],
      asideHere('end', {
        person: ['{Friend} showed {robot} how to water it, [drop by drop|one last time].'],
        pet: ['{Friend} gave the leaf one [careful|small] lick, and was the last to [climb|get] into the rocket.'],
      }),
    ],
    home: [
      ifRoom(
        'It was nearly morning. {Hero} carried the telescope up to the roof, one [step|cold step] at a time.',
        'There was dust from {moon} in both {hero’s} shoes. {They} went up to the roof, [barefoot|on tiptoe].',
        'It was so early that even the [pigeons|cats] were [asleep|yawning], and {hero} was on the roof, in [pyjamas|slippers].',
        'Who stands on a roof at five? {Hero} does, because of {moon}.',
        'In the morning {hero} stood on the roof in pyjamas and put {their} eye to the telescope.',
        'At home the roof was just as {they} had left it. {Hero} turned the telescope to {moon}.',
        'When {hero} woke, there was [moon|grey] dust on the [pillow|blanket|slippers]. {They} ran up to the roof in {their} [pyjamas|bare feet].',
      ),
      adult('end'),
      [
        given(
          'told:kept',
          '{Hero} turned the [ring|wheel] until it was sharp: a tent, {a keepsake.noun}, a robot, and a bit of green, [waving|as big as a comma].',
        ),
        'There it stood, greener than [green|any lawn], and {robot} was [reading to it|giving it shade].',
        '{Moon} wasn’t all grey any more. It had a [freckle|corner], and that was green.',
        'There was {moon}, grey, grey, grey… and in the middle of it a dot, and the dot was [green|as green as peas].',
        given(
          'told:kept',
          'Grey hills, grey [dust|holes], and there, next to {a keepsake.noun} and a small robot, something green, [with a bud on it|a little taller already].',
        ),
        '{Moon} hung over the roofs like an old [plate|button]. And on it, [if you knew where|just left of the middle], was one green dot.',
      ],
      [
        '¶“How [long|much longer] now?” asked {hero}, and laughed, and didn’t want to [know|be told].',
        '¶It will be {a bloom}[|, I think|, said {robot}]. {Hero} knows that, and {robot} knows it, and the {bloom} [knows it best|isn’t telling].',
        '¶“Is it [ready|open] [now|yet]?” [whispered|asked] {hero}. And [somebody|someone] [far away|on {moon}], who [could not possibly have heard|was busy watering|was looking up], said, “Not yet.”',
        '¶{Robot} sat beside it, not [shouting|digging], not poking, and [waved|waited], as happy as anything.',
        '¶When will it [flower|open|be done]? {Hero} asks {themselves} every [night|evening], and it’s not yet, not yet, [not yet|and isn’t that nice]!',
      ],
    ],
  },
  asides: {
    start: {
      person: [
        '“I want to see its moon,” said {friend}. “[Can I|Please]? I’ve got my shoes on.”',
        '“If you’re going to its moon,” said {friend}, “I’m [coming, too|carrying the can].”',
      ],
      pet: [
        '{Friend} sniffed the robot from [top to bottom|one end to the other] and [licked|sneezed on] its knee.',
        '{Friend} walked round it with stiff legs, and then [sat on its foot|gave it a stick].',
      ],
    },
    way: {
      person: [
        '“Maybe it’s upside down,” said {friend}, and [stood on both hands to see|turned round].',
        '“Shall I help?” asked {friend}. “[No|Not you too],” said {hero}.',
        '“I could have told it that,” said {friend}, [who couldn’t|quite kindly].',
        '{Friend} laughed until {friend.their} helmet [steamed up|went foggy].',
        '“It’s doing its best,” said {friend}. “So is [the moon|the seed].”',
        '“Look!” said {friend}, “no feet!” And [floated by|turned a somersault].',
      ],
      pet: [
        '{Friend} chased {friend.their} own tail, and up here, for once, [caught it|it took a whole minute].',
        '{Friend} sat down next to the seed and [looked important|guarded it from the rocks].',
        '{Friend} had found a [crumb|sandwich] floating by, and that was {friend.their} whole afternoon.',
        '{Friend} put back {friend.their} ears. It was all a bit [grey|new].',
        '{Friend} drank one of the [drops|puddles], and hiccuped.',
        '{Friend} floated past, [legs out|tail first], and looked as if this were [normal|beneath notice].',
        '{Friend} dug a hole, too, a [much better|deeper] one, with nothing in it.',
        '{Friend} stared at the earth, without a blink, [until it set|and gave up].',
      ],
    },
    trouble: {
      person: [
        '“Don’t be sad,” said {friend}, and [wiped|patted] the robot’s cheek with a sleeve.',
        '{Friend} gave {robot} the last [sandwich|biscuit]. It had no mouth for it, but it held it.',
      ],
      pet: [
        '{Friend} lay down across {robot’s} feet, [as a blanket|to warm them].',
        '{Friend} put {friend.their} nose under {robot’s} hand and [left it there|pushed].',
      ],
    },
    turn: {
      person: [
        '{Friend} did nothing, too, and was [very good at it|only a little bit loud].',
        '“May I look at it with my eyes shut?” asked {friend}. [That was allowed|{Hero} said yes].',
      ],
      pet: [
        '{Friend}, who [slept sixteen hours a day|knew all about it], showed them how it is done.',
        '{Friend} turned round three times, lay down, and was [the best of all at it|asleep].',
      ],
    },
    end: {
      person: [
        '“I planted it as well,” said {friend}. “[With my looking|I did the humming].”',
        '{Friend} waved with both [arms|hands], just in case.',
      ],
      pet: [
        '{Friend} shook, and a little cloud of moon [came out|settled on the rug].',
        '{Friend} had a grey nose [for a week|until Thursday], and would not say why.',
      ],
    },
  },
  adults: {
    start: [
      '“Whoever you are,” said {grownUp}, “you’re standing on my [supper|best row].”',
      '“It’s got no coat on,” said {grownUp}. “Ask it if it’s cold.”',
      '“Be home [by breakfast|before the milk],” said {grownUp}.',
    ],
    end: [
      '“There’s moon in your hair,” said {grownUp}, and [combed it out|left it there].',
      '“Did it grow?” asked {grownUp} from the door.',
      '{GrownUp} bent down and looked, too, and said nothing for a [good|long] while.',
      '“And the watering can?” asked {grownUp}. “On the moon,” said {hero}. “[Naturally|I see],” said {grownUp}.',
    ],
  },
  traits: { habit: habits, turn: turns },
};
