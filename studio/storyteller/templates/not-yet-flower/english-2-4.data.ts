/** The not-yet flower in English for readers of 2 to 4. */
import {
  adult,
  asideHere,
  ifRoom,
  more,
  plants,
  takes,
  when,
  HABIT,
  TURN,
  type BandText,
} from '#studio/storyteller/text/passage.ts';

export const english24: BandText = {
  refrains: [
    '“{Now}?” [said|asked|beeped|hummed] {robot}, and {hero} [said|whispered|laughed], “Not yet.”',
    '“{Now}, {hero}?” [said|asked|beeped] {robot}, and {hero} [said|whispered|sang], “Not yet.”',
    '“{Now}?” [buzzed|clicked|hummed] {robot}. “Not yet, {robot},” [said|laughed|sang] {hero}.',
    '“{Now}? {Beep}!” [said|asked|hummed] {robot}. “[No|Shh|Wait], {robot}, not yet!”',
  ],
  beats: {
    crash: [
      [
        '“What is in {patch}?” said {hero}. “It has [smoke|lights] on it!”',
        'Past the moon, past the roof, [bump|bonk|flump], something fell into {patch}.',
        '{Hero} saw a star fall, and it fell on {patch}!',
        'Whee, [bump|bonk|crash|down], [bump|bonk|stop]! Something fell in {patch}!',
        '{Hero} [played|dug|hummed|sat] in the garden. [Bonk|Crash|Bump]! Something fell in {patch}!',
        'Who fell [into|out of the sky into] {patch}? {Hero} [ran|went] to see.',
        'Down, down, something [fell|came], into {patch}. [Bump|Flump]! {Hero} ran to [look|see].',
        '{Hero} heard a [bump|bang|thump]. Something [had come|came] down in {patch}!',
        'A [spark|light] fell [out of the sky|from the sky]. [Bump|Bonk]! It [was|lay] in {patch}.',
      ],
      when('together', [
        '{Others.introduced} came [running|to look|to see], too.',
        '{Others.introduced} [ran|came] [up|over], too.',
        '{Others.introduced} heard it, too, and [ran|came] to look.',
      ]),
      [
        '“{Beep}!” There sat {robot}, a [dented|shiny] little robot.',
        'Up popped {robot}, a robot with [mud|a bean] in one ear.',
        '“Is this Earth?” asked a [small|little] robot. “{Beep}! I am {robot}[|, from {moon}].”',
        '“{Beep}!” It was {robot}, a [small|little|dusty] robot.',
        'It was a [robot|little robot]. “{Beep}! I am {robot}[|, from {moon}],” it said.',
        '“{Beep}, {beep},” said a [small|dusty] robot. “My name is {robot}.”',
        'There sat a robot with a [leaf|snail] on its head. “{Beep}! I am {robot}!”',
        'Out [climbed|rolled|crept] a [small|muddy] robot. “{Beep}, I am {robot}[|, from {moon}]!”',
        '“[Sorry|Oops], my rocket fell,” said a [small|little] robot. “I am {robot}.”',
      ],
      when(
        'adults',
        ifRoom(
          '{Adults} helped it [up|out of the mud].',
          '{Adults} [picked|pulled] it out.',
          '{Adults} [wiped|washed] its [face|nose].',
        ),
      ),
      { more: HABIT },
    ],
    mission: [
      [
        '“{Moon} [has no green|is all grey],” said {robot}. “I [need|want|came for] one green thing!”',
        '{Robot} had a list. It said: one green thing, for {moon}.',
        '“I [need|want] one green thing,” [said|hummed] {robot}. “[My|All of my|The whole] moon is [grey|so grey|grey, grey].”',
        '“[My moon|{Moon}] is all grey,” said {robot}. “[I came|So I came|I am here] for [a|one] green thing.”',
        '“Nothing grows on {moon},” said {robot}. “I must [find|get|bring] one green thing!”',
        '“We are [tired|sick] of grey,” said {robot}. “[Have you|Do you have] one green thing?”',
        '“Is this the green place?” asked {robot}. “I [came for|need] just one bit!”',
        '“I am looking for a green,” said {robot}. “[Only|Just] one, to [show|take] home!”',
        '{Moon} was [all|only] grey. So {robot} [wanted|had to find|came for] one green thing.',
      ],
      takes('idea', {
        hen: [
          [
            '{Hero} took out {a bloom} seed. “It’s like [an|a hen’s] egg. The green is inside.”',
            '“Look, {a bloom} seed,” said {hero}. “The green [hatches|comes out], like a [chick|hen’s chick].”',
            '{Hero} held up {a bloom} seed. “The green is in [here|this], like a chick in an egg.”',
            '“The green is in here,” said {hero}, “like [a|the] chick in an egg.” It was {a bloom} seed.',
            'In {hero’s} pocket was {a bloom} seed. “That’s an egg [with|full of] green in it,” {they} said.',
          ],
        ],
        bread: [
          [
            '{Hero} took out {a bloom} seed. “It comes up, like [bread|dough|a bun], but it’s green.”',
            '“Look, {a bloom} seed,” said {hero}. “It comes up green, [as|like] [dough|bread|cake] comes up [fat|round].”',
            '{Hero} held up {a bloom} seed. “It [gets|grows] big, like [bread|dough|cake], and green!”',
            '“It is small, but it comes up, like [bread|dough],” said {hero}. It was {a bloom} seed.',
            'In {hero’s} pocket was {a bloom} seed. “It comes up green, like [bread|a cake] comes up,” {they} said.',
          ],
        ],
        bed: [
          [
            '{Hero} took out {a bloom} seed. “The green is [asleep|in bed] in [here|there].”',
            '“Look, {a bloom} seed,” said {hero}. “The green is asleep, like me [in bed|at night].”',
            '{Hero} held up {a bloom} seed. “The green is in it, [fast|still] asleep, and it will [wake|get] up.”',
            '“Shh, the green is asleep in [here|there],” said {hero}. It was {a bloom} seed.',
            'In {hero’s} pocket was {a bloom} seed. “The green is [asleep|in bed] in there,” {they} said.',
          ],
        ],
      }),
      when(
        'giver',
        ifRoom(
          '[It was|It came] from {giver}[|, long ago|, in a box].',
          '{Giver} gave it to {hero}[| in spring| one day].',
        ),
      ),
      more(
        '“That is [brown|not green],” said {robot}. “[Wait|You’ll see],” said {hero}.',
        '{Robot} [shook|licked|sniffed] the seed: [nothing yet|no green yet].',
      ),
      adult('start'),
    ],
    pack: [
      [
        plants('packed', 'In went {keepsake.name}, the watering can [|and a [bun|hat|spoon] ]for [the way|{moon}].'),
        plants('packed', 'In {hero’s} bag went the watering can, the seed and {keepsake.name}.'),
        plants('packed', 'What do you need for {moon}? A can, a seed, {keepsake.name}.'),
        plants('packed', '{Hero} packed [the|a] watering can and {keepsake.name}, so nobody would be [sad|lonely].'),
      ],
      [
        'In the suit {hero} was as round as a [bun|ball].',
        '{Hero} put on a [big white|puffy|fat white|shiny] [suit|space suit]. [Zip|Squeak]!',
        'Zip! In the space suit, {hero} [walked|waddled] like a duck.',
        'Then came the space suit. “{Beep},” said {robot}. “You look like [me|a robot].”',
      ],
      asideHere('start', {
        person: ['{Friend} [did up|pulled] the zip.', '{Friend} put on the helmet back to front.'],
        pet: ['{Friend} sat in the rocket [already|first].', '{Friend} got a [very small|little] helmet.'],
      }),
    ],
    launch: [
      [
        '{Robot} pushed a button, and [pop|bang|whoosh], they flew to {moon}.',
        'Up, up [flew|went|shot] the rocket! {Hero} held on, and {robot} held on, too.',
        '[Up|Off|Away] they [flew|went|shot] to {moon}!',
        'Good night, {patch}! [Up|Off|Away] they went, to {moon}.',
        '{Robot} and {hero} flew up, past the [birds|clouds|kites], to {moon}.',
        'Three, two, one… [whoosh|vroom], [up|off|away] to {moon}!',
        'Up, up, up [flew|went] {robot’s} rocket, [all the way|off] to {moon}.',
        '[Roar|Rumble], [roar|rumble], whoosh! [Off|Away] they [flew|shot|went] to {moon}.',
        'They held on to {robot’s} rocket. [Off|Up|Away] it [flew|went], to {moon}!',
        '“Hold [on|tight|my hand], {hero}!” said {robot}. They [flew|shot|zoomed] to {moon}.',
      ],
      more(
        '{Hero} swam in the air, and {robot} [did too|beeped|swam after|rolled over].',
        'A big [moon|star] went by, and {hero} [waved|nodded] at it.',
        '{Hero} [could see|looked back at] the whole [world|earth], round and [blue|small].',
        'The seed [slept|sat|lay] [warm|snug] in {hero’s} {hero.hand}.',
        '{Hero} [floated|flew|bobbed] like a balloon, and the [socks|can|bun] floated, too.',
      ),
      more(
        '“[It is not|Not] far,” said {robot}, and steered[| round a star| with its foot].',
        '“The grey one is [mine|home],” said {robot}, and steered.',
      ),
    ],
    arrive: [
      [
        '{Moon} had grey [hills |stones |]in front and grey [hills |stones |]at the back.',
        'Bump! {Moon} was grey. Grey [hills|stones], grey [dust|holes].',
        'Here was {moon}. [It was grey|Grey], grey, [grey|and more grey|and grey again].',
        '{Hero} stepped [out|down] [onto {moon}|in big boots|on tiptoe]. Puff! Grey [dust|dust, grey stones|sand].',
      ],
      [
        '{Hero} [stamped one foot|took one step] and flew up [to the sky|to the stars|like a ball].',
        'No bird, no [bee|grass], no [tree|leaf]. {Hero} [hopped|jumped] [very high|over a hill|as high as a house].',
        '{Hero} [jumped|hopped up], and came down [slowly|so slowly|like a feather].',
        'It was so [quiet|still]. [Boing|Hop], hop, hop!',
      ],
      more(
        '“This is my [stone|rock],” said {robot}. “[And this|This too|And one more], [and this|and that].”',
        '“[Nice|Big|Round],” said {hero}, “but [grey|not green|so grey].”',
      ),
    ],
    plant: [
      [
        '{Hero} dug a [small|little] hole, and in went the {bloom} seed.',
        '“[Here|In you go],” said {hero}, and pushed the {bloom} seed into the grey dust.',
        '{Hero} put the seed [to bed|in], with dust for a [sheet|blanket].',
        'Poke! {Hero} made a hole in the dust. Plop! In went the seed.',
        '{Hero} made [one small|a small] hole, and patted the {bloom} seed in.',
        'In the [soft|grey] dust {hero} hid the seed, and patted it [flat|twice].',
        'With one finger {hero} made a hole. In [went|hopped] the {bloom} seed!',
      ],
      more(
        'The can said [plip|glug], and the dust said [mmm|slurp].',
        '{Hero} gave it water, and {robot} [looked and looked|watched].',
        'Then it got water. [Plip, plip|Drip, drip|Glug, glug].',
        '“[Grow|Drink|Sleep well], seed,” said {hero}.',
      ),
      '¶{refrain}',
    ],
    order: [
      [
        '“Nobody [has |]told it,” said {robot}. “Seed, [come out|come up|get up]!”',
        '{Robot} told the seed [what to do|to hurry]. “One, two, [UP|GROW|NOW]!”',
        '“Out you come, seed! [Left, right|One, two|Hup, hup]!” [shouted|called] {robot}.',
        '{Robot} pointed at the seed. “You there, [come|hop|get] out!”',
        '“GROW!” [shouted|called|roared] {robot}, so loud that the stones [hopped|rolled].',
        '“Come out [at once|now], seed!” [shouted|called|roared] {robot}.',
      ],
      when(
        'together',
        asideHere('way', {
          person: [
            '“[Shh|Hush], you scare it,” said {friend}.',
            '{Friend} put a finger to {friend.their} lips. [Shh|Hush]!',
          ],
          pet: [
            '{Friend} [ran and hid|hid], but the seed [lay still|slept].',
            '{Friend} came at once. The seed did not.',
          ],
        }),
        [
          'The [seed|little seed] stayed in [bed|its hole].',
          '{Hero} held both ears, but the seed [slept on|lay still].',
          'The hills said it back, but the seed said [nothing|not a thing].',
          '“[Shh|Hush, {robot}],” said {hero}, “[it’s asleep|you scare it].”',
        ],
      ),
      '¶{refrain}',
    ],
    dig: [
      [
        '{Robot} [could not|couldn’t] wait. It dug up the seed to [look|see|peep].',
        '“Is it [bigger|green] [now|yet]?” said {robot}, and dug it [out|up].',
        'Dig, dig! {Robot} had the seed in its hand. “I only [looked|peeped]!”',
        '{Robot} dug up the seed to [look|check]. [Still|Yes, still] a seed!',
        '[Up|Out] came the [seed|poor seed]. “[Just|Only] [looking|checking],” said {robot}.',
        '“Peekaboo!” said {robot}, and pulled the seed [out|up].',
      ],
      when(
        'together',
        asideHere('way', {
          person: ['{Friend} [put|tucked] it back.', '“In it goes,” said {friend}, and filled the hole.'],
          pet: [
            '{Friend} lay down on the [hole|spot], so that was that.',
            '{Friend} [pushed|kicked] the dust back over it.',
          ],
        }),
        [
          '{Hero} put it back, and [sat|lay] down on the [spot|hole].',
          '“[In|Back] it goes,” [said|sang] {hero}, “and there it STAYS.”',
          '“[Put|Tuck] it back,” said {hero}. And {robot} did.',
          '“Oh, {robot},” said {hero}, and tucked it in [again|once more].',
        ],
      ),
      '¶{refrain}',
    ],
    oil: [
      [
        '{Robot} drinks oil. So it gave the seed [oil|a cup of oil|its best oil], too.',
        '“Oil makes ME go,” said {robot}, and [poured|dripped] [it|some] on the seed.',
        '“It is [thirsty|dry],” said {robot}, and gave it [black|thick|warm] oil. [Glug|Gloop]!',
        'Glug, [glug|gloop]! {Robot} [poured|tipped] its [own|best] oil on the seed.',
        '“Drink up, seed,” said {robot}, and gave it [black|thick|warm] oil.',
      ],
      when(
        'together',
        asideHere('way', {
          person: [
            '{Friend} brought water, and they washed [it|the seed].',
            '{Friend} caught the seed, or it would have slid [off|away].',
          ],
          pet: [
            'The seed slid off, but {friend} [stopped|caught] it.',
            '{Friend} ran after the slippery seed, and got it.',
          ],
        }),
        [
          'The seed [slid|shot|slipped] off, and {hero} [ran|hopped] after it.',
          '“Seeds drink water,” said {hero}, and [washed|rinsed] it.',
          '[Yuck|Bleh|Poor seed]! {Hero} [wiped it|washed it] and put it back.',
          '“[Ew|Ugh|Oh no],” said {hero}, and [washed|wiped|rinsed] the slippery seed.',
        ],
      ),
      '¶{refrain}',
    ],
    drum: [
      [
        '“It’s [asleep|sleeping],” said {robot}. So it [beat|banged] a drum, BOM, BOM!',
        '“Wake up, [seed|sleepy]!” said {robot}, and [beat|banged] [a|its] drum, [boom|bom], boom!',
        'Boom, boom! {Robot} [hopped|danced] round a drum, to wake the seed.',
        '{Robot} drummed to [wake the seed|get the seed up], with both [hands|feet]: BOM!',
        'BOM, [BOM|BADABOM]! {Robot} had a drum, and it drummed for the seed to wake up.',
      ],
      when(
        'together',
        asideHere('way', {
          person: [
            '{Friend} [danced|marched], but the seed [did not|slept on].',
            '“[Stop|Enough],” said {friend}, and took the drumstick.',
          ],
          pet: ['{Friend} woke up. The seed did not.', '{Friend} [sat|lay] down in the drum, and it was quiet.'],
        }),
        [
          'All the [dust|stones] [jumped|danced], but the seed [did not|lay still].',
          '{Hero} [danced|hopped|marched], but the seed [slept on|lay still].',
          '[Three|Two|Nine] stones woke up, but not the seed.',
          'It was a [good|fine] tune, but the seed [snored|slept on].',
        ],
      ),
      '¶{refrain}',
    ],
    manual: [
      [
        '“It doesn’t know how,” said {robot}, and read it a [long |]book.',
        '{Robot} read [the seed|it] a [big|thick|fat] book, so it would know how to grow.',
        '“Page one: grow,” read {robot} to the seed, [out of|from] a [big|fat] book.',
        '“[Listen|Look], seed! This is how you grow,” [said|read] {robot}, out of a [big|thick] book.',
        '{Robot} had a book on how to grow. It read [all of it|page one] to the seed.',
      ],
      when(
        'together',
        asideHere('way', {
          person: [
            '{Friend} held up the pictures, but the seed [slept|did not look].',
            '{Friend} shut the book. “Seeds can’t [read|hear you].”',
          ],
          pet: [
            '{Friend} lay down on the book, and that was the end.',
            '{Friend} [ate|licked] page two, so {robot} had to stop.',
          ],
        }),
        [
          '{Hero} fell asleep, and so did the [seed|moon].',
          '“Seeds can’t [read|count|spell], {robot},” [yawned|said] {hero}.',
          'The seed heard it all, and did [nothing|not one thing].',
          '{Hero} [yawned|nodded], and the seed [slept|did not look] at all.',
        ],
      ),
      '¶{refrain}',
    ],
    telescope: [
      [
        '{Robot} looked for it through a telescope. “I see it! It’s [HUGE|BIG|a TREE]!”',
        'To see it grow, {robot} [got|took] a telescope. “[Oh|Look], it’s [HUGE|a GIANT]!”',
        '“[Now I|I] can see it [grow|come],” said {robot} at the telescope. “It’s [GIANT|so BIG]!”',
        '{Robot} looked through a telescope, down at the dust. “A [tree|TREE|GIANT leaf]!”',
        '“[Come and see|Quick, look]!” cried {robot} at the telescope. “It’s as big as [a hill|me|a house]!”',
        '{Robot} looked at the dust with a telescope. “It’s [big|here|up]!”',
      ],
      when(
        'together',
        asideHere('way', {
          person: [
            '{Friend} tickled the big thing. It was {robot’s} own [toe|foot]!',
            '“That’s only your [toe|foot],” [laughed|said] {friend}.',
          ],
          pet: [
            '{Friend} [licked|sniffed] it. It was {robot’s} own [toe|foot]!',
            '{Friend} sat on the big thing. It was {robot’s} foot!',
          ],
        }),
        [
          '“[Oh, that’s|That’s|It’s] [only |]your [toe|foot],” [said|laughed] {hero}.',
          'But it was {robot’s} own [toe|foot|knee].',
          '{Hero} [looked, too|came to look]. It was {robot’s} [foot|toe|knee].',
          '{Hero} [poked|tickled] it. It was {robot’s} own [foot|toe]!',
        ],
      ),
      '¶{refrain}',
    ],
    water: [
      [
        '“It’s thirsty,” said {robot}, and tipped the can. The water [flew|floated|swam] [up|off]!',
        'On {moon} water does not fall. {Robot} tipped the can, and it [flew|floated|swam] [up|off]!',
        '{Robot} [tipped|shook] the can, but the water [rolled|flew|swam] [up|off], in [balls|bubbles].',
        '“More water,” said {robot}. But, blob, blob, it [all |]floated [off|away]!',
        '“Drink, seed!” But on {moon} water goes up, and up it [went|flew]!',
      ],
      when(
        'together',
        asideHere('way', {
          person: [
            '{Friend} [caught|got] it in a [hat|cup], blob by blob.',
            '{Friend} [and {hero} |]ran, and got it back in the can.',
          ],
          pet: ['{Friend} pushed it back, blob by blob.', '{Friend} jumped, and drank it, blob by blob.'],
        }),
        [
          '{Hero} [ran and ran|hopped and ran|ran], and got it [back|all] in the can.',
          '{Hero} jumped and [caught|got] it, blob by blob.',
          '“[Catch it|Quick|Come back]!” [cried|called] {hero}, and [jumped|hopped] after it.',
          '{Hero} [hopped|jumped] up high and [caught|pulled] it down.',
        ],
      ),
      '¶{refrain}',
    ],
    low: [
      [
        'It got dark and [cold|so cold|very cold] on {moon}, [and|but] nothing [came up|grew].',
        '[Then|But] the sun went down, and the water [froze|was ice|froze hard].',
        '{Moon} [got|was] cold and dark, and no [leaf|green|flower] came [up|out].',
        '[Night|Dark] came, [so|very] cold, and {robot} [did not ask|stopped asking|said nothing].',
        'The sun [sank|set], and it got so cold that {robot’s} [nose|toe] froze.',
        'No [leaf|green] came. It got [cold|dark], and {robot’s} light went [dim|low].',
        '[Nothing|No green] came up, and the night was [so|very] cold.',
      ],
      more(
        '“Maybe never,” said {robot}, [and|so] {hero} held its [hand|cold hand].',
        '{Robot} let its head hang. {Hero} [hugged it|held it|sat by it].',
        'A [drop|tear] of oil ran down {robot’s} [nose|cheek].',
        '{Hero} [sat|knelt] by {robot}[| in the dust| in the dark]. {They} held its [hand|cold hand].',
      ),
      asideHere('trouble', {
        person: [
          '“[Brr|Oh|Ooh], I am [so |]cold,” said {friend}.',
          '{Friend} [shivered and shook|had to hop to get warm].',
        ],
        pet: ['{Friend} crept [under {hero’s} arm|close], to get warm.', '{Friend} [shivered|shook] with cold.'],
      }),
    ],
    turn: [
      TURN,
      takes('idea', {
        hen: [
          [
            'A hen would warm it. So up went a tent with a [lamp|light].',
            'An egg needs a nest. So {they} made one: a tent, with a lamp [in it|inside].',
            'Eggs [like|need] it warm. So the seed got a tent [and a lamp|with a lamp in it].',
            'A hen keeps eggs warm. {They} did it with a tent and a [lamp|light].',
            '{They} would be its hen! {They} put up a tent, [with|and lit] a [lamp|light] inside.',
            'No hen was there. But {they} had a tent, and a [lamp|light] to [put|hang] in it.',
          ],
        ],
        bread: [
          [
            'Bread [needs|likes] it warm, so up went a tent, with a [lamp|light] in it.',
            'Dough gets a cloth. The seed got a [small|little] tent, with a [warm |]lamp in it.',
            'Dough comes up [where it’s|in the] warm. So it got a [tent|little tent] and a lamp.',
            '{They} made an oven, but [a soft|not a hot] one: a tent, with a lamp [in it|inside].',
            '{They} would be the baker! {They} put up a tent, [with|and lit] a [lamp|light] inside.',
            'Bread comes up in the warm. {They} put up a tent, [with|and lit] a lamp.',
          ],
        ],
        bed: [
          [
            'It needs a [warm |]bed, so up went a tent, with a [lamp|light] in it.',
            '{They} made [a bed|a warm bed] for it: a [small|little] tent, with a [night |]lamp.',
            'Nobody sleeps well cold. So it got a [tent|little tent] and a lamp.',
            'Who can sleep [cold|so cold]? {They} put up a [tent|little tent], with a lamp in it.',
            '{They} tucked it in: a tent for a [quilt|blanket], and a [lamp|night light] inside.',
            'A bed must be warm. {They} put up a tent, [with|and lit] a [lamp|light] inside.',
          ],
        ],
      }),
      asideHere('turn', {
        person: ['{Friend} held the [pole|lamp|string].', '{Friend} [shut|closed] the tent, so it [was|stayed] warm.'],
        pet: ['{Friend} [brought|pulled] the [string|cloth].', '{Friend} lay round it, to keep it warm.'],
      }),
      ifRoom(
        '“[Sleep|Rest|Grow now], [seed|{bloom}],” said {hero}, “no one will [look|poke|peep].”',
        '“And now?” [asked|hummed] {robot}. “Now hands [in pockets|off, {robot}].”',
        '“Now nobody [pokes|pulls|wakes] it, {robot},” said {hero}.',
        '“Now it is [warm|snug|cosy], [and now|so now] we wait,” said {hero}.',
        '“Now we do [nothing|nothing at all], {robot},” said {hero}.',
      ),
    ],
    wait: [
      [
        '{Hero} and {robot} sat by the tent on {moon}, and [sat|waited].',
        '{Hero} and {robot} [waited and waited|sat and waited].',
        'They [sat|waited] by the tent, and {hero} [hummed|sang].',
        'They sang [a song|a slow song], and [sang again|one more].',
        'They [waited|sat], and {hero} [hummed|sang], and {robot} [hummed|beeped|clicked], too.',
        '{Hero} and {robot} sat, and sat, and [sat|counted stars].',
        'One star, two stars[|, ten|, more]. {Hero} and {robot} sat [very still|and waited].',
        'A seed needs time, so [they|{hero} and {robot}] sat [and waited|and sat|by the tent].',
      ],
      when(
        'told:packed',
        ifRoom('The {keepsake.noun} [waited|sat there|sat with them], too.'),
        ifRoom(
          'To keep it company, {hero} gave the seed {keepsake.name}.',
          '{Hero} had brought {keepsake.name}. The seed [had company|was not alone].',
        ),
      ),
      when(
        'interest',
        ifRoom(
          '{Hero} told [it|the seed|{robot}] [about|all about] {interest}.',
          '“[Do you know|Do you like] {interest}?” {hero} [asked|said to] the [seed|{bloom}].',
        ),
      ),
      asideHere('turn', {
        person: [
          '{Friend} held {robot’s} hands, so they [did|could] not dig.',
          '{Friend} sang, so {robot} did not ask.',
        ],
        pet: [
          '{Friend} lay on {robot’s} hands, so they [did|could] not dig.',
          '{Friend} [slept|lay] in {robot’s} lap, so it sat still.',
        ],
      }),
      more(
        '{Robot} did not [ask|beep|poke|peep], not [once|one time].',
        '“{Beep},” said {robot}, as soft as [wool|dust].',
        'It was a [long, long|good long|slow, slow] wait[| in the dark| for {robot}].',
      ),
    ],
    sprout: [
      [
        'The dust went up, a bit, [a bit|and a bit], and [there was|out came|up came] green!',
        'Who was that, so [green|new|small|bent]? It was [the seed|only the seed]!',
        'A [green|small green|bent green] thing came out, and it [yawned|stretched|stood up].',
        'And then… [pop|plip|tick], one [green|small green|tiny|bent] leaf!',
        '[Look|Oh, look], something [green|tiny|bent] put up its [head|nose|neck]!',
        'Crick, [crack|crick], [up|peep|out] [came|went|popped] [something|a bit of] green!',
        '[Shh|Oh|Ah], there was a [leaf|green leaf], as small as a [tooth|crumb|tear]!',
        'It was [warm|snug], so [up|out] came one [tiny|small|bent] green leaf!',
        'A [crack|bump] in the dust, and [up|out] [came|popped] a [leaf|green leaf]!',
      ],
      [
        '“{Now}?” [whispered|breathed] {robot}, and {hero} [said|whispered|laughed], “Not yet.”',
        '“Is that [it|all|the flower]?” [asked|whispered|breathed] {robot}, and {hero} [said|whispered|laughed], “Not yet.”',
        '“Is that {a bloom}?” [asked|whispered|breathed] {robot}, and {hero} [said|whispered|laughed], “Not yet.”',
        '“Is it [ready|done|open]?” [whispered|breathed] {robot}, and {hero} [said|whispered|laughed], “Not yet.”',
        '“Not yet?” asked {robot} [softly|first]. {Hero} [said|whispered|laughed], “Not yet.”',
      ],
      [
        '“[Good|Oh, good],” [said|hummed] {robot}, “we can wait [some|a bit] more.”',
        '“There is [more|a flower] to come,” [said|hummed|beeped] {robot}.',
        '“[Good|Goody|Oh, good],” [said|hummed] {robot}. “[It goes on|It isn’t over|It gets better]!”',
        '“Not yet is [nice|good|so nice],” [said|hummed|beeped] {robot}. “[More|The best] will come!”',
        '“[Oh|Ah|Mm], [good|nice]!” [said|sang] {robot}, and sat down to wait [more|again].',
      ],
      asideHere('turn', {
        person: ['“Hello, [leaf|little leaf|green],” said {friend}.', '{Friend} held the lamp close, to see.'],
        pet: ['{Friend} sniffed it, [so|very] softly.', '{Friend} did not even [lick|touch] it.'],
      }),
    ],
    goodbye: [
      [
        '{Hero} gave the {keepsake.noun} to {robot}, to wait with.',
        '“[You wait|Stay here], {keepsake.noun},” said {hero}. “Keep it [company|warm].”',
        '{Hero} left the {keepsake.noun} beside the [leaf|tent], so [nobody was|it was not] alone.',
        '“I’ll look after it,” said {robot}, “[every|all] day,” and {hero} left it the {keepsake.noun}.',
      ],
      [
        '“No [shouting|digging|drum], {robot}?” asked {hero}. “No digging,” said {robot}.',
        'Hug, [hug|squeeze|clank], [clank|beep|squeak]. [Goodbye|So long|Good night], {robot}!',
        '“{Beep},” said {robot}, and hugged {hero}. That means [come back|thank you].',
        '{Robot} hugged {hero} for a [long|long, long] time. {Beep}, {beep}!',
      ],
      asideHere('end', {
        person: ['{Friend} [watered|patted] the leaf one more time.', '{Friend} showed {robot} how to water it.'],
        pet: ['{Friend} kissed the leaf with one lick.', '{Friend} got into the rocket last.'],
      }),
    ],
    home: [
      [
        'Home on the roof, {hero} looked up at {moon}.',
        '[Back home|At home], {hero} [peeped|looked] through the telescope, up at {moon}.',
        '[Morning|Sun-up|Good morning]! In pyjamas, {hero} looked for {moon}.',
        'Back home, from the roof, {hero} could see {moon}.',
        '{Hero} ran up to the roof [at home|in the morning]. Where was {moon}?',
        'In the morning {hero} looked up at {moon}[| from the roof| through the telescope].',
      ],
      [
        '[On it|Up there] [there was|{hero} saw|sat] a dot, and the dot was green!',
        'It was grey, [grey, grey|all grey]… and a bit green, {hero} saw it!',
        '[Next to|Beside|By] a [tiny|wee|small] robot, there was one green [speck|dot|crumb].',
        'There it was, [far off|up there], one [tiny|small] green [dot|leaf]!',
        'Was that a green [dot|speck] up there? It [was|was, it was|really was]!',
        'And [so small|far, far off], there was something green.',
      ],
      adult('end'),
      [
        '¶“Not yet, {robot}?” {hero} [whispered|called], and it was so nice to [wait|wait and see].',
        '¶And {robot}, so far off, [just |]sat and [waited|did not dig].',
        '¶“[Good night|Sleep well|Night-night], {bloom},” [said|whispered|called] {hero}. “[See you soon|Grow well], but not yet!”',
        '¶“Is it [ready|open] now?” asked {hero}, and far off, {robot} [said|called], “Not yet!”',
        '¶“[Now|And now], {robot}?” [said|called|whispered] {hero}. And who said “Not yet”? {Robot} did!',
      ],
    ],
  },
  asides: {
    start: {
      person: ['“Can I come?” asked {friend}.', '“Hello, {robot}!” said {friend}.', '{Friend} shook its hand. Clank!'],
      pet: ['{Friend} sniffed its foot.', '{Friend} hid. {Friend} came back.', '{Friend} licked it. Tin!'],
    },
    way: {
      person: [
        '“Let me try,” said {friend}.',
        '{Friend} did a [flip|somersault].',
        '{Friend} [laughed|giggled].',
        '“Silly {robot}!” said {friend}.',
        '“My turn!” said {friend}.',
        '{Friend} held on tight.',
      ],
      pet: [
        '{Friend} sat on the {keepsake.noun}.',
        '{Friend} sniffed some moon. Hm.',
        'Hop! went {friend}, and [hung|stayed] up.',
        '{Friend} [sneezed|blinked].',
        '{Friend} floated by, upside down.',
        '{Friend} looked the other way.',
      ],
    },
    trouble: {
      person: ['{Friend} gave {robot} a hug.', '“Don’t cry,” said {friend}.', '“Poor {robot},” said {friend}.'],
      pet: ['{Friend} lay down on {robot’s} feet.', '{Friend} licked {robot’s} nose.'],
    },
    turn: {
      person: [
        '{Friend} counted to [ten|nine]. And again.',
        '“I can wait,” said {friend}. “A bit.”',
        '{Friend} sat on both hands.',
      ],
      pet: ['{Friend} [curled up|lay down] and [slept|waited].', '{Friend} was good at it. Snore.'],
    },
    end: {
      person: ['{Friend} waved and waved.', '“Bye, leaf!” said {friend}.', '“Me too! I see it!” said {friend}.'],
      pet: ['{Friend} [sat up|looked up].', '{Friend} looked, too.', '{Friend} had moon dust on {friend.their} nose.'],
    },
  },
  adults: {
    start: [
      '“[Be home|Come home|Come back] by [breakfast|morning],” said {grownUp}.',
      '{GrownUp} [filled|brought|got] the watering can.',
      '“Take a [hat|scarf], it’s cold up there,” said {grownUp}.',
    ],
    end: [
      '{GrownUp} looked, too.',
      '“You smell of moon,” said {grownUp}.',
      '“Breakfast!” called {grownUp}.',
      '{GrownUp} wiped off the moon dust.',
    ],
  },
  traits: {
    habit: {
      brave: ['{Hero} was not [afraid|scared|afraid at all].', '{Hero} went [right|straight] up and shook its hand.'],
      curious: [
        '“How do you [work|fly|open]?” [said|asked] {hero}.',
        '{Hero} looked at it from [all|four|both] sides.',
      ],
      kind: ['“Did it [hurt|bump]?” asked {hero}.', '{Hero} helped it [up|out]: “Are you [all right|hurt]?”'],
      funny: ['“You’re sitting on my [lunch|salad|soup],” said {hero}.', '“Next time, [knock|ring],” said {hero}.'],
      shy: ['{Hero} waved, with just one [finger|toe].', '{Hero} said hello, [very|so] [softly|quietly].'],
      stubborn: ['“I’m not going [in|to bed] now!” said {hero}.', '“I saw you [first|before they did]!” said {hero}.'],
      dreamy: [
        '{Hero} had wished for [something|somebody] to [fall down|come].',
        '{Hero} had dreamed of [this|a robot] [all day|just now].',
      ],
      careful: [
        '{Hero} poked it with a [stick|long stick|spoon].',
        '{Hero} came closer, [one step|two steps] at a time.',
      ],
      energetic: ['{Hero} hopped [three|two|four] times round it.', '{Hero} [ran|hopped] round it, [fast|twice].'],
      clever: ['“You’re from [space|up there|a moon],” said {hero}.', '{Hero} [found|saw] its [button|plug] at once.'],
    },
    turn: {
      brave: [
        '“The seed is [cold|freezing], [so |]I’ll [save|warm] it!” said {hero}.',
        '{Hero} [stood|jumped|got] up and [said|cried], “It’s [cold|freezing|so cold]!”',
      ],
      curious: [
        '“Is the seed [cold|freezing], too?” [asked|wondered] {hero}.',
        '{Hero} felt the dust. “[Brr|Oh], is it [cold|so cold]?”',
      ],
      kind: [
        '“Poor seed,” said {hero}. “It is [cold|freezing]!”',
        '“The [poor|little] seed is [cold|shivering],” said {hero}.',
      ],
      funny: [
        '“The seed needs [socks|pyjamas|a hat],” said {hero}. “Brr!”',
        '“It’s a [frozen|cold] pea!” said {hero}.',
      ],
      shy: [
        '“It’s cold,” [whispered|said] {hero}, “and [too shy|shy] to say.”',
        '{Hero} listened to the seed, and it [shivered|was cold].',
      ],
      stubborn: [
        '“It WILL grow,” said {hero}. “It’s only [cold|freezing]!”',
        '“It’s cold, [and|but] I won’t go,” said {hero}.',
      ],
      dreamy: [
        '{Hero} thought of the warm garden, and of the [cold|poor, cold] seed.',
        '{Hero} dreamed of [home|the garden], woke up [cold|freezing], and thought of the seed.',
      ],
      careful: [
        '“[Water|A hole]? Yes,” said {hero}. “[Warm|Sun]? No!”',
        '{Hero} felt the dust. “[Too cold|Much too cold],” {they} said.',
      ],
      energetic: [
        '{Hero} hopped to get warm. “The seed can’t [hop|jump]!”',
        '{Hero} stopped hopping, and it got [so |]cold. “Poor seed!”',
      ],
      clever: [
        '“I know, the [seed|poor seed] is [cold|freezing|too cold]!” said {hero}.',
        '{Hero} [thought|sat] and thought, and it was the [cold|cold, the cold]!',
      ],
    },
  },
};
