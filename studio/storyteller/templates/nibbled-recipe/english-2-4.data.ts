/** The nibbled recipe in English for readers of 2 to 4. */
import { adult, aside, HABIT, ifRoom, more, TURN, when, type BandText } from '#studio/storyteller/text/passage.ts';

export const english24: BandText = {
  refrains: [
    '“[Stir, stir|Round, round|Swish, swish], [sip|slurp|sup], and [hmm|oh], something is [missing|not here],” said {hero}.',
    '“[Blow, blow|Puff, puff|Foo, foo], [sip|slurp|lick], [but|and] something is [still |]missing,” said {hero}.',
    '“[Dip, drip, sip|Scoop, blow, sip|Swirl, swirl, sip], and [no|oh], something is [missing|not here yet],” said {hero}.',
    '“[Stir it|Swirl it], [sniff it|smell it], [sip it|lick it], and [say|oh], what is missing?” [said|asked] {hero}.',
  ],
  beats: {
    open: [
      [
        '{Party} [put|set|heaved] {pot} on the [fire|heat]: {soup}, {time}!',
        '{Party} [made|cooked] {soup} in {pot}, [all day|all alone].',
        '“{Soup} {time}!” [Chop, chop|Plop, plop|Snip, snip], [went|and so did] {party}.',
        'In went [water|an onion|a leek], in went [this|a bit of that]: {party} [made|cooked] {soup}.',
        '{Pot} [hummed|sang|went blub] and {party} [hummed|sang] too, for {soup}!',
      ],
      { more: HABIT },
      when(
        'adults',
        ifRoom(
          '{Adults} [baked|warmed] the {bread}.',
          '{Adults} [set|washed] the [bowls|cups].',
          '{Adults} [swept|dusted] {feast}.',
        ),
      ),
      more(
        '[All|Everybody] would come, {time}, [to eat|hungry]!',
        'It smelled of [home|onions|steam] and {bread}.',
        '{Spoon} went [round|tock, tock] in {pot}.',
      ),
      adult('start'),
    ],
    recipe: [
      [
        '“[One|Two] {soup} [song|dance],” said {hero}, and [stirred|sang].',
        '[Chop|Snip] went {hero}, [plop|plip] went {pot}.',
        '{Hero} [did|made] what the [paper|page] said, [bit by bit|top to bottom].',
        '[Peel|Wash] it, [chop|cut] it, drop it in {pot}!',
      ],
      [
        'Up came the [steam|bubbles|smell]: [blub|bloop], [blub|blip|pop]!',
        '{Pot} got [warm|hot], then {hero} got [warm|hungry].',
        '{Spoon} [knocked|danced|rang], [tick, tock|bim, bam].',
        'The [window|clock|lamp] went [white|foggy|pale] with steam.',
      ],
      more(
        '{Hero} read [on|down], [down|on]… one line [left|to go]!',
        'And now [for|read] the last [line|bit] of all…',
      ),
      aside('way'),
    ],
    hole: [
      [
        '“{Rule}…” [the what|who knows]? There [was|sat] a [round|tiny] hole [in the page|there]!',
        '“{Rule}…” said the [page|paper], and then [came|there was] a [hole|round hole]!',
        'The [page|paper] said, “{rule}…” and [then a hole|no more], so who [bit|ate] it?',
        '[Here|There|Oh, here] was a hole [with teeth marks|as big as a bean]: “{Rule}…”',
      ],
      ifRoom(
        'Who [put|bit] a [hole|gap] in {soup}?',
        '{Hero} [looked|peeped] [through|into] it at {pot}.',
        'And {nook}, [scritch|scratch], [scratch|pit, pat]…',
      ),
      aside('start'),
      ifRoom('¶{refrain}'),
    ],
    guess: [
      [
        '{Hero} held a [shoe|sock|comb] over {pot}, but [no|oh], no!',
        'Was it the [clock|lid|mop]? {Hero} [licked|sniffed|asked] it and [it was not|no]!',
        'Was it {spoon}, that was [in|in there] [already|by now]?',
        '{Hero} asked {pot}. It said [blub|bloop] and [blip|bub].',
      ],
      [
        'It could be [red|blue|hot], and [round|big|wet]!',
        'What [goes|comes] last in {soup}: [peas|cheese|toes]?',
        '[A hat|A cup|A cat] is too [big|hard], a [hair|bug|pin] is too [small|sad].',
        'And {nook} a [small|wee] thing went [sniff|squeak].',
      ],
      more('[Then|Just then], knock, knock, [at|on] the [door|window]…', 'Who came [in|up] at the [door|smell]?'),
      aside('way'),
    ],
    'goat.come': [
      [
        '“[Salt|It is salt]!” [said|cried|sang] {goat} the goat, and [whump|whoosh], [in|down] it went!',
        'In [came|walked|hopped] {goat} the goat: “Salt, [a bag|a box|a hill] of salt!”',
        '{Goat} the goat knew: [salt|more salt], and [down|in] went [a lot|a lump|all]!',
      ],
      ifRoom(
        '“Salt is [last|best],” said {goat}.',
        '{Goat} [licked|ate] the [bag|box], too.',
        'It [hissed|went fff] in {pot}.',
      ),
    ],
    'goat.taste': [
      [
        'So [very |]salty that {hero} drank the [tap|tub|vase|jug]!',
        '{Hero’s} tongue went [flat|dry|stiff] as a [sock|rug|plank].',
        'Salty as [the sea|tears|ten seas]! “[Glug, glug|Drip|Gulp]!” went {hero}.',
      ],
      '¶{refrain}',
      aside('trouble'),
    ],
    'bee.come': [
      [
        '“[Honey|It is honey]!” [sang|said|hummed] {bee} the bee, and [bloop|glop], in it went!',
        '“[Bzz|Zzz|Mzz]!” {Bee} the bee [poured|tipped|let] in honey, [drip, drip|glug, glug].',
        'In [flew|zoomed|hummed] {bee} the bee: “Honey, [all|lots|pots] of it!”',
      ],
      ifRoom(
        '“Honey is [last|best],” said {bee}.',
        'A [gold|long] drop [ran|went] down {pot}.',
        '{Spoon} [stuck|stood up].',
      ),
    ],
    'bee.taste': [
      [
        'So sweet that {hero’s} [teeth|ears|toes] [hummed|buzzed|sang|rang].',
        'Sweet, [too|too, too] sweet, and {hero’s} [lips|teeth] [stuck|would not part]!',
        '“[Mmf|Mmp|Hmf],” [said|went] {hero}, all [stuck|shut|glued]!',
      ],
      '¶{refrain}',
      aside('trouble'),
    ],
    'hedgehog.come': [
      [
        '“[Sour fruit|Pomegranate]!” [said|cried] {hedgehog} the hedgehog, and [pop|plop], in it went!',
        '{Hedgehog} the hedgehog [rolled|came] in, red and [wet|sour].',
        'In went [red|sour] seeds from {hedgehog} the hedgehog, [plip|pop], plop!',
      ],
      ifRoom(
        '“Sour is [last|best],” said {hedgehog}.',
        'Now {soup} was [pink|red].',
        'One [seed|drop] hit the [wall|clock].',
      ),
    ],
    'hedgehog.taste': [
      [
        'Ooh, so sour that {hero} [shut|lost] [one eye|both eyes|an ear]!',
        'So sour! {Hero’s} [face|nose|mouth] went [small|crooked|round] as a [bean|knot|pin].',
        '{Hero} [said|went] “[ooo|uuu|wooo]” and could not [stop|shut it|come back].',
      ],
      '¶{refrain}',
      aside('trouble'),
    ],
    'duck.come': [
      [
        '“[Water|It is water]!” [said|quacked] {duck} the duck, and [splash|splosh], in it went!',
        '{Duck} the duck [brought|tipped in] the [pond|puddle], [splish|glug], splosh.',
        'In [came|waddled] {duck} the duck: “More [pond|rain] in it!”',
      ],
      ifRoom('“Wet is [last|best],” said {duck}.', 'A [leaf|feather] swam [by|round].', '{Pot} was [full|so full]!'),
    ],
    'duck.taste': [
      [
        'So thin that {hero} could [see|greet] [the bottom|a bean|{their} own nose]!',
        'It was [a bath|rain|a lake], and {hero} [tasted|sipped|met] a [fish|frog|leaf]!',
        'Where was {soup}, [down there|in there], in [the lake|that pond|this sea]?',
      ],
      '¶{refrain}',
      aside('trouble'),
    ],
    'squirrel.come': [
      [
        '“[Nuts|Acorns]!” [said|cried] {squirrel} the squirrel, and [rattle|clack], in they went!',
        '{Squirrel} the squirrel [opened|shook] both cheeks: [ten|six|nine] acorns!',
        'In [hopped|ran] {squirrel} the squirrel: “Nuts! [All|Lots] of nuts!”',
      ],
      ifRoom(
        '“Nuts are [last|best],” said {squirrel}.',
        '{Pot} [rattled|clicked].',
        'One nut [bounced|rolled] out. He [kept|ate] it.',
      ),
    ],
    'squirrel.taste': [
      [
        '[Crack|Crick], [crunch|crash]! {Hero} [chewed|bit] and [chewed|bit|chomped].',
        'Soup with [stones|bumps|knots], and {hero’s} [teeth|ears] went [clack|crack|tock]!',
        '{Hero} [spat|blew] an acorn [up|out], [ping|bonk]!',
      ],
      '¶{refrain}',
      aside('trouble'),
    ],
    'donkey.come': [
      [
        '“[Pepper|Hot pepper]!” [said|brayed] {donkey} the donkey, and [puff|pff], in it went!',
        '{Donkey} the donkey [tipped|shook] her basket: [red|hot] peppers!',
        'In [trotted|came] {donkey} the donkey: “Pepper! [All|Lots]!”',
      ],
      ifRoom(
        '“Hot is [last|best],” said {donkey}.',
        'Now {soup} [smoked|went red].',
        'All [sneezed|coughed], [twice|a lot]: [tchoo|choo]!',
      ),
    ],
    'donkey.taste': [
      [
        'Hot, hot, and {hero} [ran|hopped|flew] round [and round|the table|the house]!',
        '{Hero’s} [ears|toes|eyes] [smoked|glowed|went red], [ooh|aah], so hot!',
        'So hot that {hero} [put|held|hung] {their} tongue [out|in the sink|in a jug]!',
      ],
      '¶{refrain}',
      aside('trouble'),
    ],
    table: [
      [
        'Bowls, [cups|chairs] and {bread} went out {feast}.',
        '{Feast}, the [rug|cloth] was [down|out], and {bread}.',
        '[Lamps|Cups] and [bowls|plates] stood {feast}, [and no soup|all empty].',
      ],
      [
        'The [sun|day] went [down|to bed]. {Time}, they [all|would all] come!',
        '[One|Two] [moth|star] came [first|to look]. It was [nearly|almost] time!',
        '“[Soon|Is it ready]?” [asked|called] {helper1}. “Soon,” said {hero}.',
      ],
      aside('way'),
    ],
    worse: [
      [
        '{Pot} went [blub|bloop], [BLOP|GLOP], soup on the [wall|floor|clock]!',
        '[Up|Up and up] it came, out of {pot}, [blub|glop], on the [floor|rug]!',
        'And {soup} [ran|hopped] out of {pot} and [over|under] the table.',
        'It [grew|puffed up], it [burped|hissed], for {pot} was [too|far too] full!',
      ],
      [
        '“{First.taste}, and {second.taste}, [yuck|bah|oh no]!” said {hero}.',
        '{Hero} [sipped|tried] it and [cried|said|wept], “[Bah|Pfui|Yuck], all {second.taste}!”',
        'It was too {first.taste}, and too {second.taste}, and [bad|awful|sad]!',
      ],
      aside('trouble'),
      more('Poor {soup}, poor {hero}!', '{Spoon} [fell|hid] under a [chair|rag].'),
    ],
    pour: [
      [
        '{Hero} [took|dragged|carried] {pot} out to [tip|pour] it out.',
        'Out went {hero} with {pot}, [away|off] with the [soup|bad soup]!',
        '“[Bye|Good-bye], {soup},” [said|sniffed] {hero}, and [lifted|took] {pot} out.',
        'Slow, slow, {hero} [pulled|carried] {pot} to the [garden|weeds].',
      ],
      [
        'The [herbs|weeds|beans] [leaned|looked] in, {hero} [held|tipped] {pot}, and…',
        'It was [dim|still|blue] out here, and {pot} [tipped|leaned|slid]…',
        'One [tear|drop] went [plip|plop] in, and {hero} [tipped|lifted] {pot}…',
        'A [snail|toad|bug] looked [up|away], {hero} [began|bent] to pour {soup}…',
      ],
      when('together', ifRoom('{Others} [looked on|sat still|held the door|were sad].')),
    ],
    turn: [
      TURN,
      ifRoom(
        'It was [not bad|good|fun], {first.taste} and {second.taste}, [cheek to cheek|side by side|both at once]!',
        'First {first.taste}, then {second.taste}, then [good|nice|a song]!',
        '[Mm|Ooh|Oh], {first.taste} and {second.taste} [had made|were] friends!',
      ),
      [
        '“It wants [some|a bit of] {herb},” said {hero}, [all alone|all by {themselves}].',
        '{Hero} [picked|took] a [leaf|bit] of {herb}, [rip|snip], and in it [went|fell].',
        'By {hero’s} foot [grew|stood] {herb}, and [snip|rip], in it [went|fell].',
      ],
      more(
        '[Now|And now] it was {hero’s} [own|very own] soup!',
        '{Hero} [sipped|tried] it, [mm|ooh], [mm|ooh], [yes|good]!',
      ),
      aside('turn'),
    ],
    feast: [
      [
        '{Feast}, {party} and {helper1} and {helper2} [had|ate] {soup}.',
        '{Helper1} [slurped|sat], {helper2} [slurped|sang], and so did {party}, {feast}.',
        '{Party} [poured|dished] it out, {feast}. {Helper1} had [two|three] bowls!',
      ],
      when('adults', '{Adults} [had more|sang|hummed|ate {bread}].'),
      ifRoom(
        '“I [did|made] that!” said {helper1}. “Me!” said {helper2}.',
        '{Helper2} [licked|kissed|wore|ate] [the|a] bowl.',
        '“[More|Yum|Again|Mm]!” said {helper1}.',
      ),
      aside('turn'),
      '¶{refrain}',
    ],
    mouse: [
      [
        'One bowl was [left|full], and who [had|got] none but {mouse} the mouse?',
        'A [little|wee|pink] nose came [up|out], and [sniff|squeak|behind it] {mouse} the mouse!',
        'Last of all came {mouse} the mouse, [slow|shy], from {nook}.',
      ],
      [
        '“I [ate|bit off] the word,” [said|wept] {mouse}, “for it [was|is] me!”',
        '“{Rule} MOUSE,” [read|said] {hero}, “and that is [you|you, {mouse}]!”',
        '“The word was [mouse|me],” [said|squeaked] {mouse}, “[sorry|and so good]!”',
      ],
      [
        '[Stir|Blow|Puff], sip, and [now|there], {mouse} had it all.',
        '“[Sit|Eat|Sip], {mouse}!” said {hero}, and [now|so] all were [here|in].',
        '{Mouse} [ate|sat|sipped] by {hero}, and [now|then] no one was missing.',
      ],
      adult('end'),
    ],
    end: [
      [
        '{Hero} put the word back [in|on the page]: [mouse|MOUSE].',
        'On the [page|paper], {hero} [drew|put] {mouse}, [tail and all|ears and all].',
        '{Hero} [wrote|drew] on: {first.stuff}, {second.stuff}, {herb}, [MOUSE|mouse]!',
      ],
      [
        '{Pot} was [clean|empty], and {mouse} [slept|lay] in a [cup|bowl|shoe].',
        '{Mouse} [snored|lay] on {spoon}, [round|full] as a [bun|ball].',
        '“Good night, {mouse}, good night, [soup|word|spoon],” [said|yawned|sang] {hero}.',
      ],
      [
        'And in the night, {nook}: [nibble|scritch], [nibble|crunch]!',
        'But {nook}, who went [nib|nibble], [nib|nibble]?',
        'And {nook} lay [a|one] [new|tiny] [bit|bite] of [page|paper]!',
      ],
      aside('end'),
    ],
  },
  asides: {
    start: {
      person: [
        '“[Not me|It was not me]!” said {friend}.',
        '{Friend} [looked|peeped] [through|at] it.',
        '“[Oh no|Oh dear]!” said {friend}.',
      ],
      pet: [
        '{Friend} had not eaten it.',
        '{Friend} [sniffed|licked] the [page|hole].',
        '{Friend} looked [away|under it].',
      ],
    },
    way: {
      person: ['“I [help|stir] too!” said {friend}.', '{Friend} [held|took] a spoon.', '“[Me|Me too]!” said {friend}.'],
      pet: [
        '{Friend} [sat|slept] on the [mat|rug].',
        '{Friend} [helped|watched], [nose|ears] up.',
        '{Friend} ate a [bean|crumb].',
      ],
    },
    trouble: {
      person: [
        '“[Bah|Yuck|Eek]!” said {friend}.',
        '{Friend} [hid|held {friend.their} nose].',
        '“My [turn|tongue]!” said {friend}.',
        '“[Again|Ooh]?” said {friend}.',
      ],
      pet: [
        '{Friend} [sneezed|hid].',
        '{Friend} went under the [mat|chair].',
        '{Friend} [licked|sniffed] it and [left|sat down].',
        '{Friend} said no.',
      ],
    },
    turn: {
      person: ['“[Yum|Mm]!” said {friend}.', '{Friend} [clapped|cheered].', '“[Me|More]!” said {friend}.'],
      pet: ['{Friend} [licked|begged].', '{Friend} [sat|stood] up [nicely|tall].', '{Friend} had [some|a lick].'],
    },
    end: {
      person: ['Not {friend}!', '{Friend} [giggled|slept].'],
      pet: ['Not {friend}!', '{Friend} [dreamed|slept].'],
    },
  },
  adults: {
    start: [
      '“[Call|Shout] me!” said {grownUp}.',
      '“[You|You can] cook!” said {grownUp}.',
      '{GrownUp} [hummed|nodded].',
    ],
    end: [
      '“[Good|Best] soup!” said {grownUp}.',
      '{GrownUp} [had|ate] [two|three] bowls.',
      '“[Sit|Come], {mouse}!” said {grownUp}.',
      '{GrownUp} [hugged|kissed] {hero}.',
    ],
  },
  traits: {
    habit: {
      brave: [
        '{Hero} [cut|bit] the onion and did not [cry|blink].',
        '{Hero} [lifted|held] the [big|hot] lid [high|up].',
      ],
      curious: [
        '{Hero} [tasted|licked] the [carrot|lid|bean].',
        '“What is [in|under] there?” said {hero} to [a pea|the lid].',
      ],
      kind: ['{Hero} [kissed|patted] each [bean|onion].', '{Hero} kept a [bean|crumb] for an [ant|old fly].'],
      funny: ['{Hero} [wore|had] a [pan|lid] for a hat.', '{Hero} [danced|sang] with a [leek|broom].'],
      shy: [
        '{Hero} hummed, [low|soft] as the [lid|steam].',
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
        '{Hero} blew on it [one|two], [two|three] times.',
      ],
      energetic: [
        '{Hero} stirred and [jumped|hopped], [up, down|up and down].',
        'Hop, [chop|skip], hop, [stir|chop], went {hero}.',
      ],
      clever: ['{Hero} tied a [string|bow] to the [lid|spoon].', '{Hero} made a [bridge|ramp] for the [peas|beans].'],
    },
    turn: {
      brave: [
        '“I [can|dare|will],” [said|whispered] {hero}, and [sipped|took a sip|drank].',
        '{Hero} [looked|stared|frowned] at {soup}, and took [one|a] big [sip|slurp]!',
      ],
      curious: [
        'What did it taste of [now|by now]? {Hero} [sipped|licked].',
        '{Hero} [had|wanted] to know, and [sipped|had a sip].',
      ],
      kind: [
        '“Poor [soup|pot],” said {hero}, and [sipped|gave it a kiss].',
        '{Hero} [patted|hugged] {pot}, and [sipped|had a sip].',
      ],
      funny: [
        '“[Blub|Bloop]?” said {hero} to it, and [sipped|slurped].',
        '{Hero} [bowed|made a face] and [sipped|slurped].',
      ],
      shy: [
        'It was [quiet|so still]. {Hero} took a [tiny|shy] sip.',
        '{Hero} [whispered|said] “sorry” and [sipped|licked] a [bit|drop].',
      ],
      stubborn: [
        '“[No|No, no],” said {hero}, “I [keep|like] you!” and [sipped|slurped].',
        '{Hero} sat [down|on a stone] and [sipped|had a sip].',
      ],
      dreamy: [
        '{Hero} looked at the [sky|steam] and [sipped|licked].',
        'The steam was a [cat|bird]. {Hero} [sipped|drank] it [up|in].',
      ],
      careful: [
        '{Hero} [dipped|put in] one [finger|tip], and licked.',
        'First [sniff|blow], then sip: [one|just one], [thought|said] {hero}.',
      ],
      energetic: [
        '{Hero} stood [still|so still], [puff, puff|for once], and sipped.',
        '{Hero} [hopped|ran] so, it [splashed|jumped] into {their} mouth!',
      ],
      clever: [
        '“[Hm|Wait],” said {hero}, “[both|all] at once?” and [sipped|tried].',
        '{Hero} [thought|did a think], and [sipped|tried it].',
      ],
    },
  },
};
