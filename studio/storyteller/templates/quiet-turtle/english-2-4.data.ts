/** The quiet turtle in English for readers of 2 to 4. */
import {
  adult,
  aside,
  asideHere,
  HABIT,
  ifRoom,
  more,
  plants,
  TURN,
  when,
  type BandText,
} from '#studio/storyteller/text/passage.ts';

export const english24: BandText = {
  refrains: [
    '“{Ask},” [said|whispered|peeped] {turtle}. “{Brush},” [said|boomed|sang] {camel}.',
    '“{Ask}…” [said|tried|peeped] {turtle}. “{Brush}!” [said|cried|sang] {camel}.',
    '“{Ask}…” [said|peeped|sighed] {turtle}. “{Brush}!” [said|boomed|cried] {camel}.',
    '“{Ask},” [whispered|peeped] {turtle}. “{Brush}!” [boomed|brayed] {camel}.',
  ],
  beats: {
    find: [
      [
        '{Party} got up with the sun, in a tent in {dunes}.',
        'In {dunes} it was [early|morning|hot], and {party} [had bread|ate].',
        '{Party} [woke|got] up [late|early|with the sun] in {dunes}.',
        'Good morning, [sun|sand], said {party}, in a tent in {dunes}.',
        'Sand, sand, sand, and {party} had a tent in it, in {dunes}.',
        'In {dunes} stood a tent, and out [came|crawled] {party}.',
      ],
      when('adults', ['{Adults} made [tea|bread].', '{Adults} [shook|beat] the rugs.', '{Adults} fed the camel.']),
      { more: HABIT },
      adult('start'),
      ifRoom(
        'Look, {nook}! Who [is|was] that?',
        'There was a bump {nook}, and the bump had [eyes|toes].',
        'A stone {nook} said, [“Hello!”|“Ahem!”]',
        'And {nook} sat [someone small|a stone with feet|something green]!',
        'But what was that, {nook}?',
        'Somebody small sat {nook}.',
        'Peekaboo, {nook} sat [somebody|a very small somebody].',
      ),
    ],
    who: [
      [
        '“{Turtle},” said the turtle, who was small and [dry|dusty].',
        'One stone had a [nose|tail], for it was {turtle} the turtle.',
        '[There was|There sat|It was] {turtle}, a [little|small, dry|dusty|sleepy] turtle.',
        'It was a [little|dusty] turtle, and her name was {turtle}!',
        'There sat a turtle called {turtle}, [dusty|dry] from nose to tail.',
      ],
      [
        '“I rode here on the {cargo},” she said. “I want my [river|Nile]!”',
        '“No river here?” she asked, and looked [so|very] sad.',
        '“I was asleep in the {cargo},” she said. “[Where is|Who has|Who took] my river?”',
        '“I fell asleep in the {cargo},” she said. “I live in the [river|Nile].”',
        '“I want my river,” she [said|whispered|breathed].',
        '“Where is [the river|the Nile|my river]?” she [said|asked|breathed].',
      ],
      ifRoom(
        '“[I will|I’ll] take you [home|there],” said {hero}.',
        '“Then [we’ll go|let’s go] and find it,” said {hero}.',
        '“[We will|We’ll] find it, {turtle},” [said|promised] {hero}.',
      ),
      more(
        '{Hero} gave her [three drops of|a bath of|some] water. [Drip, drip|Plip, plop|Splish].',
        'There was no river here, [just|only] sand and {snack}.',
        'She tasted the {snack}, [very nice|hmm], but not river.',
      ),
      aside('start'),
    ],
    camel: [
      [
        '“Who asked for a river? I know rivers!” said {camel} the camel.',
        'Up got {camel} the camel, as tall as a [door|tree]. “This way!”',
        '“I know the way[| well|, I do]!” [said|boomed|cried] {camel} the camel.',
        '“The Nile? [With me|This way|Come]!” [boomed|roared|said] {camel} the camel.',
        'Up jumped {camel} the camel. “I know [it all|every way]!”',
        '“Ask ME!” said {camel} the camel. “I am [never wrong|always right].”',
      ],
      [
        '{Turtle} sat [up top|on his back|on the hump]. She [looked|faced] back.',
        '[Off they went|Plod, plod]. {Turtle} sat the wrong way [round|on].',
        'Up went {turtle}. She sat [nose to tail|the wrong way round].',
        '[Plod, plod|Sway, sway], bump. {Turtle} [looked|sniffed] the [other|wrong] way.',
      ],
      ifRoom(
        '{Hero} [held|put] up the {sled}. [Shade|Ah, shade]!',
        '{Hero} [walked|went] under the {sled}. [Shade|Nice shade]!',
        '[So|How] hot! {Hero} made shade with the {sled}.',
      ),
      more(
        'He [sang|hummed|talked] all the way.',
        'The sun got [up|hot], and he got [loud|proud].',
        'He looked [left|right] and went straight on.',
      ),
      '¶{refrain}',
    ],
    mirage: [
      [
        'Something [shone|blinked] in {dunes}. “Bath time!” sang {camel}.',
        '“I can hear [a lake|the river|water] [splash|gurgle],” said {camel}. “In I [go|jump]!”',
        '“A lake! I [see|smell] a [lake|big lake]!” [cried|shouted] {camel}.',
        '“Water, [ahead|over there]!” [yelled|cried] {camel}. “[Blue and wet|Wet and blue|A big one]!”',
        '“Look, a [big blue|wet] lake!” said {camel}. “[Told you|I knew it|Just in time]!”',
      ],
      [
        'He swam and swam, but he swam in [hot|dry] sand.',
        'The lake [hopped|ran] away, and he sat in the [sand|dust].',
        'He ran, he jumped, and [flump|plop|whump], it was [sand|only sand]!',
        'In he [dived|jumped]. [Flump|Whump], into the sand!',
        '[Hop, skip, dive|One, two, dive]! But the lake was [only|all] sand.',
      ],
      more(
        'There was sand [up his nose|on his tongue|on his lips|in his ears].',
        'He had sand in [both ears|his teeth]. “[Dry lake|Nice lake],” he said.',
        '{Hero} [dusted|brushed] him off. [Pff|Phew], what a lot!',
      ),
      asideHere('way', {
        person: ['{Friend} [pulled|dug] him out.', '{Friend} [giggled|laughed and laughed].'],
        pet: ['{Friend} dug him out, [paw by paw|ears first].', '{Friend} sniffed the lake. Dry!'],
      }),
      '¶{refrain}',
    ],
    circle: [
      [
        '“Who walks in {dunes} on such [fat|big] feet?” asked {camel}.',
        'There were feet in the sand, four and four and four. “Hm!” said {camel}.',
        '“[Footprints|Feet], big ones!” said {camel}. “Who [made|left] them?”',
        '“Somebody was here,” said {camel}, “with [BIG|big fat] feet.”',
        'Look, [big|round] footprints in the sand! “A giant camel!” said {camel}.',
      ],
      [
        '“They are YOUR feet, {camel},” said {hero}.',
        '{Hero} put {camel’s} foot on a print. It was [the same|just the same]!',
        '{Hero} looked at the prints and at {camel’s} feet. They were [the same|just the same]!',
        '“[Um|Oh], {camel}?” said {hero}. “Look at [your feet|your own feet|those toes].”',
        '“Put your foot in it,” said {hero}, and it [fitted|was just right].',
      ],
      more(
        'Round and round [they had gone|they had all gone|and round they had gone].',
        'They had [walked|gone] in a [big, big|huge, round|nice, neat] ring.',
        '“That giant has [nice|lovely] feet,” said {camel}.',
      ),
      asideHere('way', {
        person: ['“And this is MY foot,” said {friend}.', '“That’s me,” said {friend}, by the [last|small] one.'],
        pet: ['{Friend} sniffed the feet, and then {camel}.', '{Friend} sniffed. It was [only them|all of them]!'],
      }),
      '¶{refrain}',
    ],
    storm: [
      [
        '{Dunes} [flew|blew] in {hero’s} face!',
        'Then the wind [came|blew], and all of {dunes} went for a walk.',
        'Whoo! Along came the wind and [threw|blew] the sand about.',
        '[Whoo|Fff], said the wind. Sand in the [ears|eyes]! Sand in the [socks|nose]!',
        'The sky went [brown|yellow], and the wind went [whee|whoo].',
      ],
      [
        '{Camel} said “Ha!” to the wind. The wind said “HA!” to {camel}.',
        '{Hero} hid {turtle} under the {sled}, and {camel} got the sand.',
        '“A [little breeze|tiny wind],” said {camel}, and got a mouthful.',
        '“It is [noth—|only a—|not a st—]” said {camel}. [Pff|Pth|Pfoo], [sand|all sand|sand in the teeth]!',
        'Under the {sled} hid {hero}, with {turtle} [tucked|safe] in.',
      ],
      ifRoom(
        'Then it [was|grew|got] [still|quiet]. [Everyone|{Camel}] was yellow.',
        '{Hero} held {turtle} [tight|close].',
        'Then the wind [went home|had to go|lay down]. [Bye|Good riddance|Good night], wind!',
      ),
      asideHere('way', {
        person: ['{Friend} held on to [one|the other] corner.', '{Friend} [crept|slid] under, too.'],
        pet: ['{Friend} was under it first.', '{Friend} [crept|slid] under, too.'],
      }),
      '¶{refrain}',
    ],
    fox: [
      [
        'Who lives in a hole in {dunes}? {Fox} the fox, with [big|giant] ears!',
        '“I can hear you [talking|for miles],” said {fox} the fox.',
        'There sat {fox} the fox, [all ears|with great big ears].',
        'Two [big|tall] ears! Under them was {fox} the fox.',
        '{Fox} the fox popped up out of a hole.',
      ],
      [
        '{Fox} said “Go,” and {camel} said “I’m going!”',
        '{Fox} pointed left. {Camel} went right, and [said|sang] so.',
        '“The river is—” said {fox}. “I KNOW!” said {camel}.',
        '“Go that—” said {fox}. “No need!” said {camel}.',
        '“The river?” said {fox}, but {camel} [talked and talked|would not stop].',
      ],
      more(
        '{Fox} folded both ears [down|shut] and went home.',
        '[Pop|Plop|Hup]! {Fox} went [in|down] again.',
        '{Hero} [waved|nodded|bowed]. {Fox} [waved an ear|winked].',
      ),
      '¶{refrain}',
    ],
    palm: [
      [
        '[A palm|A tree|Look, a palm]! It had one leg and [messy|long] hair. “He knows,” said {camel}.',
        '“[Mister|Uncle] Palm, where is the [river|water]?” {camel} asked.',
        '[One|A|Look, a] palm tree! “It [points|leans] to the river,” said {camel}.',
        '“Aha, a palm!” said {camel}. “Palms [always|all] point the way.”',
        'There stood a palm tree, [quite|all] alone. “[My friend|Aha]!” said {camel}.',
      ],
      [
        '[Left|Here|This way], said the palm. [Right|There|No, that way], said the palm. It was [only|just] the wind!',
        'They went left, they went right, and he got [dizzy|cross].',
        'The wind [blew|turned|puffed], and now the palm pointed [back|up|the other way]!',
        '[Swish|Swoosh]! It [pointed|leaned] left. [Swish|Swoosh]! It pointed [right|back].',
        '[Whoo, went the wind|Then the wind turned], and the [palm|tree|silly palm] [turned, too|pointed back]!',
      ],
      more(
        'One [date|small date] fell on his [nose|head], [bonk|plop|tock]!',
        '{Hero} [ate|found] one date.',
        '“[Silly|Rude|Bad|Bendy] tree,” he [said|told it].',
      ),
      '¶{refrain}',
    ],
    dune: [
      [
        '{Camel} climbed the top dune of {dunes}, [step|slip] by step.',
        '“I’m the tallest of all!” called {camel} from the top of a dune.',
        '“I shall [look|peep] from up there,” said {camel}, and climbed.',
        'Up the [tallest|biggest|top] dune [went|crept] {camel}, [huff, puff|puff, puff|slip, slip].',
        '“Up is how you see far,” said {camel}. [Up|Huff], up, up!',
      ],
      [
        'Down he [came|went], feet, hump, feet, hump, [flump|bump]!',
        'He [bowed|waved], and down he [came|fell], like a ball.',
        'Then he [slipped|slid], and down he came, hump over [heels|head].',
        'Then he [slipped|tripped|sneezed], and [roly-poly|bump, bump], all the way down!',
        'Then he looked down, and [oops|uh-oh], [wobble|wibble], whoosh!',
      ],
      more(
        '“I did that [for fun|to be quick|for you],” he said.',
        '“Did you see [the river|it|the Nile]?” “I saw my own [feet|tail].”',
        '{Hero} [pulled|got] him out by the [tail|ears|feet].',
      ),
      asideHere('way', {
        person: ['{Friend} jumped out of the way.', '“Look out!” [cried|called] {friend}.'],
        pet: ['{Friend} jumped out of the way.', '{Friend} got the sand.'],
      }),
      '¶{refrain}',
    ],
    water: [
      [
        'One sip left, and it was hot, hot, hot in {dunes}.',
        '{Hero} tipped the jar: one drop, and a [fly|beetle].',
        'The jar was [nearly|almost] empty. [Three|Two|Four] drops!',
        'Shake, [shake|wobble|shake, stop]. Only a [sip|drop] of water left.',
        '[It was hot|The sun was hot|How hot it was]. The water was [nearly gone|almost gone|down to a sip|just a drop].',
      ],
      [
        'One [drop|last drop|small drop] for {turtle}, [and|but] none for {hero}.',
        '{Hero} gave the last [drop|sip] to {turtle}[|, plip|, all of it].',
        'Plip! {Hero} let {turtle} have it.',
        '“For you, {turtle},” said {hero}. Plip.',
      ],
      more(
        '“[Thank you|Oh, thank you|Mm],” [said|sighed] {turtle}. “And—” But {camel} sang.',
        '{Camel} looked the other way.',
        '{Turtle’s} shell went [dark|shiny].',
      ),
      asideHere('trouble', {
        person: ['“I am not so dry,” said {friend}.', '{Friend} gave up {friend.their} sip, too.'],
        pet: ['{Friend} lay in the shade of {hero}.', 'Pant, pant, went {friend}.'],
      }),
    ],
    lost: [
      [
        'In {dunes} it was night, and {camel} stood [still|there].',
        'The sun fell off {dunes}, and then where was the way?',
        'Down went the sun, and {camel} looked [here and there|left and right|all round].',
        'The sun went to bed, and {dunes} looked all [the same|alike].',
        'It got [dim|dark] in {dunes}: dune, [dune, |]dune, all the same!',
      ],
      [
        '{Camel} cried a [big|fat] tear: “I don’t know the [way|river]!”',
        '“I said that I knew the way,” [said|sniffed] {camel}, “[and|but] I do not[|, not one bit]!”',
        '“I think,” said {camel}, “we are a [bit|little] lost.”',
        '“Who moved the river?” said {camel}.',
        '{Camel} sat down. “I don’t know,” he said, very [small|low].',
        'And {camel} said [nothing|not one word].',
      ],
      aside('trouble'),
      more('It was [cold|chilly], and {hero} [shivered|held {turtle}|sat close].', 'It was [so|very] [still|quiet].'),
      '¶“{Ask},” [said|tried|peeped] {turtle} [again|even now|once more]. [Nobody|No one|But no one] [said|cried] “{brush}.”',
    ],
    hush: [
      TURN,
      [
        '{Hero} put {turtle} on {their} [knee|lap]: “[Tell|Say it to] me.”',
        '“What is it, {turtle}?” {hero} asked, and then kept [still|quiet].',
        '“Yes, {turtle}?” [said|asked|whispered] {hero}, and [waited|kept still].',
        '“[Now you|Go on], {turtle},” [said|breathed] {hero}.',
        '“{Turtle},” [said|breathed] {hero}, “[it’s|it is] your turn now.”',
      ],
      [
        '“I know the way,” said the turtle. “It smells of [fish|frogs|mud|mint], [there|over there]!”',
        '“[The river is there|That way]!” said the turtle, and all of her pointed.',
        '“The [river|Nile] is [THAT way|over THERE],” said the turtle. “I [can smell it|smell mud|smell fish|smell frogs].”',
        'The turtle put out her nose. “That way,” she said. “I can [smell|hear] it.”',
        '“Turn round,” said the turtle. “The [river|Nile|water] is behind [you|us]!”',
      ],
      more(
        '[Oh|Ah]! She had [looked|sniffed|pointed] that way all day!',
        '{Camel} opened his mouth. He shut it [again|up].',
        'It was so [easy|near|short]. It was so [quiet|small].',
      ),
      asideHere('turn', {
        person: [
          '{Friend} held {camel’s} [mouth|big mouth] shut.',
          '“[Shh|Hush], {camel}!” [said|whispered] {friend}.',
        ],
        pet: ['{Friend} lay down on {camel’s} feet.', '{Friend} [pricked up|put up] both ears.'],
      }),
    ],
    march: [
      [
        plants('march', 'By night they walked, {hero} and {turtle} first, then {camel}.'),
        plants('march', '{Hero} held {turtle} in front, like a [lamp|little boat].'),
        plants('march', '{Hero} [went|walked|was] first now, [under|by] the [stars|moon].'),
        plants('march', 'Now {hero} led the way, [step, step|pad, pad], [star, star|under stars].'),
        plants('march', 'Sand, stars, [sand|more sand], [stars|more stars], {hero} went [in front|first].'),
      ],
      [
        '“Hm,” said {turtle}, and {hero} [heard it|went that way].',
        '[Stop|Halt|Wait] and listen: “[There|That way|This way],” said {turtle}, and on they [went|walked].',
        '“Left a bit,” said {turtle}, and [everybody|{hero}] heard.',
        'When {turtle} [spoke|whispered], {hero} stopped and listened.',
        '“More [left|right],” [said|whispered] {turtle}, and {hero} [heard|went].',
      ],
      aside('turn'),
      more(
        '{Camel} did not [talk|speak]. It was [hard|very hard].',
        '{Camel} [hummed|coughed|sniffed|hiccuped], just [once|a bit]: “[Shh|Hush]!”',
        '{Hero} sang {turtle} a [river|wet] song.',
      ),
    ],
    doubt: [
      [
        'No wind now, and {turtle} smelled [nothing|only camel].',
        'Then a cloud hid the [stars|moon]. Which way [now|next|was it]?',
        '“Let me lead,” said {camel}. “Please!”',
        'No [smell|river smell], no [star|moon]. [Stop|Wait]!',
      ],
      [
        '{Hero} held {turtle} up, up, up, and waited.',
        '“[Wait|Hush|Sit],” [said|whispered] {hero}. They all sat [still|down].',
        '{Hero} said [no|no, thank you|not that way]. {Hero} sat and [waited|listened].',
        '{Hero} put {turtle} down to sniff. “[There|That way],” she said.',
      ],
      more(
        'A [frog|duck], [far off|over there|so faint]! [Quack|Plop|Hark]?',
        '[Sniff, sniff|Hm, hm|Sniff]. [Mud|Mint|Fish]!',
        '{Camel} held his [breath|nose|tongue|ears].',
      ),
    ],
    slide: [
      when('not told:march', [
        'All night they [walked|went] {turtle’s} way.',
        'They [walked|went] all night, {turtle’s} nose [first|in front].',
      ]),
      [
        '{Hero} [peeped|looked] over the [top|edge], and there [lay|was] the Nile!',
        'It was [day|light], and down there went boats, and water, and [ducks|green].',
        'One last dune, tall as [the moon|a house|a tower], and then… the [river|Nile]!',
        'Up, up, up the last dune, and [look|there], the river, [down there|far down]!',
        '[Morning|Hello, sun]! And under the [dune|last dune] [shone|lay] the river.',
      ],
      [
        '{Hero} pushed, and the {sled} went [zip|zoom] with {turtle}!',
        '{Turtle} and {hero} sat on the {sled}. [Ready, steady|One, two, three], [down|off]!',
        '{Hero} sat on the {sled} with {turtle}. Whee!',
        '“Hold tight, {turtle}!” The {sled} went whoosh!',
        '“On the {sled}!” [said|cried] {hero}. [Ready, steady|One, two, three], [whee|whoosh]!',
        'Down on the {sled} they [flew|slid], {hero} and {turtle}.',
      ],
      more(
        '“[But that|That] is for shade!” [cried|said] {camel}.',
        '{Camel} came down on his [back|rump].',
        '[Sand|The sand] flew up like [wings|water|rain|snow].',
        '“Again!” said {turtle}.',
      ),
      aside('turn'),
    ],
    river: [
      [
        '“Home!” cried {turtle}, and [dived|jumped] in with all her feet.',
        '{Hero} opened {their} {hero.hands}, and {turtle} swam off [like a fish|as fast as a fish].',
        'The Nile said [slosh|hush], and {turtle} went in.',
        '[Splash|Splosh], in went {turtle}. [Plip, plop|Glug, glug], home!',
        '{Hero} [put|set|slid] {turtle} in the [river|Nile|water], [splish|plip|slosh|plop]!',
        'Plop! {Turtle} was in the [cool|green|cool green] river.',
        'Here was the Nile, [cool|wide|slow]. In slid {turtle}.',
      ],
      more(
        '{Camel} drank and drank and [drank|burped].',
        '{Camel} drank [ten|forty] buckets.',
        'The boats went by like [white birds|big birds].',
        'It smelled of [mud|mint and mud|fish and mint].',
      ),
      aside('end'),
    ],
    goodbye: [
      ifRoom(
        '“Ask me [more|again] some day,” said {turtle} to {hero}.',
        '“Bye, good ears,” said {turtle} to {hero}.',
        '“Thank you for listening,” said {turtle}.',
        '“You have [good|lovely|kind|quiet] ears, {hero},” [said|whispered|sang] {turtle}.',
        '{Turtle} said the longest thing she ever said: “Come back soon, {hero}.”',
      ),
      [
        '“{Ask}…” [began|said|peeped] {camel}. “{Brush}!” [laughed|sang|boomed] {turtle}.',
        '“{Ask},” said {camel}, as soft as a [crumb|moth]. “{Brush}!” said {turtle}, and [dived|winked|laughed].',
        '“{Ask},” [said|began] {camel}. “[Bye, then|Well, bye|Thank you].” “{Brush}!” [laughed|sang] {turtle}.',
        'And who said “{ask}”? {Camel} did! “{Brush},” [said|laughed] {turtle}.',
      ],
      when(
        'adults',
        ifRoom('Back at the tent {adults} [poured tea|made the tea].', 'Back at the tent {adults} heard it all.'),
      ),
    ],
    home: [
      [
        '“{Ask},” said {camel} to a [fly|stone], all the way home.',
        'Back in {dunes}, {hero} and {camel} sat [still|and listened].',
        'Home they went, and {camel} [asked|said], “Which way, {hero}?”',
        'All the way home it was [still|quiet]. You could hear the [sand|stars|night|beetles].',
        'At the tent {hero} lay down [and listened|with one ear up].',
      ],
      [
        'And if you [listen|are still], {hero}, there it [is|goes]: plop.',
        'Far away, something [went|said] plop. “Good night, {turtle}.”',
        '[Shh|Hush]. Was that a [plop|plop, {turtle}|splash]? “{Turtle}!” said {hero}.',
        '“Good night, {turtle},” said {hero}. [Plop|Plip], said the night.',
      ],
      adult('end'),
    ],
  },
  asides: {
    start: {
      person: ['“I’ll come too!” said {friend}.', '“Poor turtle,” said {friend}.', '“Can I hold her?” asked {friend}.'],
      pet: ['{Friend} [sniffed|licked] her. Hello!', '{Friend} sat down, nose to nose.', '{Friend} came too.'],
    },
    way: {
      person: [
        '“[Oh dear|Silly {camel}],” said {friend}.',
        '{Friend} [giggled|laughed and laughed].',
        '“No river,” said {friend}.',
      ],
      pet: [
        '{Friend} lay down in {camel’s} shadow.',
        '{Friend} looked back, like {turtle}.',
        'Pant, pant, went {friend}.',
      ],
    },
    trouble: {
      person: [
        '“I want to go home,” said {friend}.',
        '{Friend} held {hero’s} {hero.hand}.',
        '“Are we lost?” asked {friend}.',
      ],
      pet: ['{Friend} [whimpered|curled up small].', '{Friend} lay down flat.', '{Friend} leaned on {hero}.'],
    },
    turn: {
      person: [
        '“Wheee!” [cried|shouted] {friend}.',
        '{Friend} [hopped|skipped] along behind.',
        '“I smell it!” said {friend}.',
      ],
      pet: ['{Friend} ran ahead.', '{Friend} put up {friend.their} nose.', '{Friend} came last, tail up.'],
    },
    end: {
      person: ['{Friend} jumped in, shoes and all.', '“Splash!” said {friend}.', '{Friend} splashed {camel}.'],
      pet: ['{Friend} drank, too.', '{Friend} shook. Wet, everybody!', '{Friend} barked at a [boat|fish], or tried.'],
    },
  },
  adults: {
    start: [
      '“Hats on!” said {grownUp}.',
      '“Be kind to small things,” said {grownUp}.',
      '“Take water,” said {grownUp}.',
    ],
    end: [
      '“Well done,” said {grownUp}.',
      '{GrownUp} poured the tea.',
      '“Tell me!” said {grownUp}.',
      '{GrownUp} [hugged|squeezed] {hero}.',
    ],
  },
  traits: {
    habit: {
      brave: [
        '{Hero} [slid|jumped|rolled] down the [biggest|tallest] dune.',
        'Brave {hero} [shook|held] a [beetle’s|lizard’s] [foot|hand].',
      ],
      curious: [
        '“Why is [sand so yellow|sand so hot|the sun so far|the sun so hot]?” asked {hero}.',
        '{Hero} looked [in|into] every [hole|shoe|jar].',
      ],
      kind: [
        '{Hero} gave the [ants|beetles] a [raisin|crumb|bite].',
        '{Hero} said good [morning|day] to the [beetles|flies|ants].',
      ],
      funny: ['{Hero} made a sand [hat|cake|nose].', '{Hero} walked like a [camel|duck|crab].'],
      shy: [
        '{Hero} [whispered|waved] good morning to the [sun|sand].',
        '{Hero} liked it [quiet|still|when it was quiet].',
      ],
      stubborn: [
        '“I’ll put on my [shoes|hat|socks] MYSELF,” said {hero}.',
        '{Hero} dug and dug, all [alone|by {themselves}], with a [spoon|cup].',
      ],
      dreamy: [
        '{Hero} watched the [sand blow|wind run|sun walk|sand run] by.',
        '{Hero} saw [faces|lions|ships] in the dunes.',
      ],
      careful: [
        '{Hero} shook {their} [shoes|socks|hat], in case of scorpions.',
        '{Hero} counted the [cups|pegs|spoons], and then [again|twice more].',
      ],
      energetic: [
        '{Hero} ran round the tent, [again and again|ten times|six times].',
        '{Hero} jumped over [every|each] [shadow|rope|stone].',
      ],
      clever: [
        '{Hero} could tell the time by {their} [shadow|own shadow|nose].',
        '{Hero} made [shade|a roof] with two [sticks|poles].',
      ],
    },
    turn: {
      brave: [
        '{Camel} opened his mouth. “[Hush|Stop]!” [said|cried] {hero}.',
        '{Hero} stood up [tall|straight]: “[Hush|Quiet now], {camel}!”',
        '{Hero} put up one {hero.hand}, and {camel} [stayed|was] still.',
      ],
      curious: [
        '{Hero} [wondered|thought]. What did {turtle} [want|have] to say?',
        '{Hero} wanted to [know|hear] what {turtle} [knew|thought].',
      ],
      kind: [
        '“Oh,” said {hero}. [All day|So often] {turtle} had asked!',
        '{Hero} saw {turtle’s} [sad|tired] little face.',
      ],
      funny: [
        '{Hero} popped [a date|a fig|bread] into {camel’s} [mouth|big mouth].',
        '“{Camel}, [zip|button up]!” said {hero}. [Zzzip|Click]!',
      ],
      shy: ['{Hero} knew how it is to be [quiet|small].', '{Hero} sat down [close|very close|near] to {turtle}.'],
      stubborn: [
        '{Camel} got up. {Hero} did not [budge|move|get up].',
        '“I’m not going [on|one step],” said {hero}, and sat [tight|still].',
      ],
      dreamy: [
        '{Turtle} always looked [the same way|that way], and {hero} [saw|saw it].',
        '{Hero} was watching {turtle’s} [nose|head], and it [pointed|showed the way].',
      ],
      careful: [
        '“Sit. [Look|Listen]. Think,” said {hero}.',
        '{Hero} looked at [everyone|all of them|{camel}, at {turtle}], one by one.',
      ],
      energetic: [
        '{Hero} sat [still|quite still], [for once|like a stone].',
        'Hop! {Hero} jumped [right|] up to {turtle}.',
      ],
      clever: [
        'Who had not [talked|said one word] yet? {Hero} [thought|knew].',
        '“I know [who knows|who to ask],” said {hero}.',
      ],
    },
  },
};
