/** The night forest in English for readers of 2 to 4. */
import { adult, aside, HABIT, ifRoom, more, TURN, when, type BandText } from '#studio/storyteller/text/passage.ts';

const tookLantern = [
  '{Hero} [lit|took] the [little |]lantern and put out one [foot|toe|ear].',
  '“[Wait for me|I’m coming], {lost}!” The lantern shone, and out [went|crept] {hero}.',
  '{Hero} [lit|took|picked up] the lantern.',
  '[Click! The|Up went the|Out came the] lantern, and {hero} held it [high|tight].',
  '“I will [get|fetch|find] {lost},” said {hero}, and took the lantern.',
];

export const english24: BandText = {
  refrains: [
    '[Tip, tap, tiptoe|Pit, pat, pit, pat|Step, stop, step|Shuffle, shuffle, shh|Tippy, tippy, toes]. [A|And a] [little|teeny|wee] bit scared, {hero} went a [little|teeny] bit further.',
    '[Tip, tap, tiptoe|Pit, pat, pit, pat|Step, step, stop|Crish, crash, crackle], [on and on|on and in|further and further] went {hero}.',
    '[Foot|One foot|Toe] and [foot and foot|toe and toe], on went {hero} [into the dark|in the dark|through the trees].',
    '[Hush, hush|Slow, slow|Soft, soft], and one more step: [good|brave|bold] {hero}!',
  ],
  beats: {
    open: [
      [
        'Here is {wood}, here is a tent, and in it [is|sits] {party}.',
        '{Party} brought a tent to {wood}, and {lost}, and {treat}.',
        '{Party} [slept|camped|stayed] in a [little|small|wobbly] tent [in|by] {wood}.',
        'A [little|small|wobbly] tent in {wood}, just for {party}!',
        '{Party} [went|came] camping. The trees of {wood} [said shh|went swish|leaned in].',
        '[Knock|Bing|Tap], [knock|bong|tap], bang, {party} [built|put up] a tent in {wood}.',
        '[Up, up, up|Pull, pull, up] went the tent at {wood}, and {party} [crawled|wriggled|climbed] in.',
      ],
      when(
        'adults',
        ifRoom(
          '{Adults} tied [the|every last] rope.',
          '{Adults} [sat|hummed] by the [tent|ropes].',
          '{Adults} [zipped|closed] the door.',
          '{Adults} held the [poles|pegs].',
        ),
      ),
      { more: HABIT },
      more(
        'By {spot} they had {treat}, {hero} and {lost}.',
        'A picnic by {spot}! [Even|And] {lost} had some {treat}.',
        'It smelled of [moss|leaves|rain|pine] and {treat}.',
        '{Lost} sat by {spot} and [watched|had {treat}].',
      ),
      adult('start'),
    ],
    bed: [
      ifRoom(
        '{Hero} had a pillow and a [sock|cup], but no {lost}!',
        '“{Lost}? {Lost}?” {Hero} looked and [looked|called].',
        'Night came [down|in], but where was {lost}?',
        '“Good night, {lost}!” But there was no {lost}.',
        '[Bedtime|Time to sleep|Eyes shut]! But {lost} was [gone|missing|not there].',
        'One pillow, one {hero}, but no {lost}!',
        '{Hero} looked under the [pillow|bag|mat], and no {lost}!',
        '[Yawn|Wash], stretch, hug… hug [what|whom]? No {lost}!',
      ),
      [
        '{Lost} had been left at the picnic, by {spot}!',
        'The [picnic|picnic, the picnic]: {lost} was by {spot}, [all by itself|all alone]!',
        '{Lost} was [still|left] out by {spot}.',
        'Oh dear, {lost} lay out by {spot}.',
        'Out in the dark, by {spot}, lay {lost}.',
        '“I [left|forgot] {lost} by {spot}!” said {hero}.',
      ],
      more(
        'All by [itself|its little self]. In the [dark|deep, dark dark].',
        'And the wood was [dark as soup|black as a boot|dark as jam|dark as a pocket].',
        'And outside it was [so|very, very|all] dark.',
      ),
      aside('start'),
    ],
    lantern: [
      when(
        'giver',
        [
          '{Giver} gave {hero} this lantern, and now {they} lit it.',
          'With {giver’s} lantern up high, {hero} [stepped|crept] out.',
          '{Hero} took the lantern from {giver}.',
          '{Giver’s} lantern! {Hero} [lit|took] it and [peeped|looked] out.',
          'Click! {Hero} lit the lantern that {giver} gave {them}.',
        ],
        tookLantern,
      ),
      more(
        'One big moth came to [see|look at the light].',
        '{Wood} was black, with a [little|small] moon on top.',
        'The light was [small|round] and [yellow|warm]. The dark was [big|tall|wide].',
        'The lantern made a [yellow|gold|warm] [puddle|circle|plate] on the grass.',
        'The grass was [cold|wet|tickly] under {their} [feet|toes].',
        '“[Hello, moon|Hello, trees|Good evening, moon],” said {hero}.',
      ),
      '¶{refrain}',
      aside('way'),
    ],
    step: [
      [
        '{Hero} went in under the [big|tall] trees of {wood}.',
        'A branch put its hand on {hero’s} [hat|head].',
        'The trees were [tall|long|thin] and the shadows were [taller|longer|thinner].',
        '[Leaves|Twigs|Ferns] [tickled|stroked|tapped] {their} [knees|legs|elbows].',
        'One shadow had [arms|horns|a hat]. It was a [bush|branch|fern]!',
        'Behind {hero}, the tent got [small|smaller|tiny].',
      ],
      [
        'A twig said [snap|crack]. That was {hero’s} own [foot|toe].',
        'The lantern looked left. The lantern looked [right|up].',
        '{Hero} waved. The shadow waved [back|too].',
        '“Hello, [dark|wood|trees],” said {hero}. Nobody said hello.',
        'The [moon|big moon] came [too|along|walking along].',
      ],
      [
        'Then {wood} made a [noise|funny noise]…',
        '[Stop|Listen]! Who was in {wood} with {hero}?',
        'And then came a [sound|noise]… from [there|behind a tree|up there]!',
      ],
    ],
    'owl.heard': [
      [
        '“{owlCall}!” said the [dark|tree], just like that.',
        'Up in the [tree|leaves|branches]: “{owlCall}!”',
        'Something [big|high up|up there] went “{owlCall}!”',
        '“{owlCall}!” The [tree|branch|whole tree] [shook|wobbled|shivered].',
      ],
      more(
        'Was it a [giant|monster|ghost]? Was it [two|ten]?',
        '{Hero} [stopped|froze|stood still]. The leaves [shook|came down|fell].',
        '{Their} knees went [wibble|wobble|jiggle].',
      ),
      more('{Hero} [held up|lifted] the [lantern|light] [and looked…|to see…|and peeped…]'),
    ],
    'owl.found': [
      [
        'It was {owl} the owl, with a [cold|tickle|drip] in her nose!',
        'Only {owl} the owl, who [had a cold|could not stop sneezing]!',
        '{Owl} the owl [sneezed|had sneezed] her [hat of leaves|own leaves|nest] off!',
      ],
      ifRoom(
        '“Bless you, {owl}!” said {hero}.',
        '{Hero} gave {owl} a [leaf|soft leaf] to blow on.',
        '“Thank [you|oo],” [sniffed|snuffled|said] {owl}.',
      ),
      '¶{refrain}',
    ],
    'hedgehog.heard': [
      [
        '“{hedgehogCall}!” said the [leaves|dark], just like that.',
        'Down in the [leaves|grass|ferns]: “{hedgehogCall}!”',
        'Something [hungry|with teeth|down low] went “{hedgehogCall}!”',
        '“{hedgehogCall}!” The [leaves|ferns|grass] [moved|wriggled|rustled].',
      ],
      more(
        'Was it eating [bones|boots|rocks|tents]?',
        '{Hero} [stopped|froze]. “Please don’t eat [me|my toes|my boots],” {they} said.',
        '{Their} tummy went [flip|flop|flip, flop].',
      ),
      more('{Hero} [bent down|crouched down] to [look|see]…'),
    ],
    'hedgehog.found': [
      [
        'It was {hedgehog} the hedgehog, eating {treat}!',
        '{Hedgehog} the hedgehog! He had {treat} on his [nose|chin|prickles].',
        'Only {hedgehog} the hedgehog, [nibbling|chewing|finding] {treat} crumbs!',
      ],
      ifRoom(
        '“More?” [asked|said] {hedgehog}.',
        '“Good [crumbs|dinner],” said {hedgehog}.',
        '“Oops,” said {hedgehog}. “[Yours|Was it yours]?”',
      ),
      '¶{refrain}',
    ],
    'rabbit.heard': [
      [
        '“{rabbitCall}!” said the [bush|ground], just like that.',
        'Behind a [bush|tree|rock]: “{rabbitCall}!”',
        'Something [heavy|with big feet] went “{rabbitCall}!”',
        '“{rabbitCall}!” The ground [shook|jumped|bounced].',
      ],
      more(
        'Was it a [giant’s|monster’s|troll’s] [boot|foot|boots]?',
        '{Hero} felt it in {their} [tummy|knees|teeth].',
        'It came [closer|nearer]. {Hero} [held|hugged] the lantern.',
      ),
      more('{Hero} [peeped|looked|leaned] [round|behind] the [bush|big bush]…'),
    ],
    'rabbit.found': [
      [
        'It was {rabbit} the rabbit, [dancing|learning to dance|doing a dance]!',
        '[Only|Just|It was] {rabbit} the rabbit! He [danced|hopped|spun] on his [big feet|long back feet].',
        '{Rabbit} the rabbit! Hop, kick, [thump|bump|spin].',
      ],
      ifRoom(
        '“Watch this!” [said|shouted] {rabbit}. [Bump|Thump|Flop]!',
        '{Hero} danced [too|with him]. [Once|Twice] round.',
        '“Don’t [laugh|look],” said {rabbit}. {Hero} [clapped|did not].',
      ),
      '¶{refrain}',
    ],
    'fox.heard': [
      [
        '“{foxCall}!” said the [dark|leaves], just like that.',
        'Low in the [dark|ferns|roots]: “{foxCall}!”',
        'Something [long|with a tail|soft] went “{foxCall}!”',
        '“{foxCall}!” The dry leaves [flew|jumped|danced].',
      ],
      more(
        'Was it a [snake|dragon|ghost] in [socks|slippers|a sheet]?',
        'Leaves flew [up|over {hero}]. One [sat|landed] on {their} [head|nose].',
        '{Hero} said, “[Shush yourself|Who is shushing]?”',
      ),
      more('{Hero} [held out|lifted] the lantern and [saw|looked]…'),
    ],
    'fox.found': [
      [
        'It was {fox} the fox, sweeping with his [tail|own tail|big tail]!',
        'Only {fox} the fox! He was [tidying|sweeping|cleaning] his [house|den|hall].',
        '{Fox} the fox was [cleaning|sweeping] up with his [red|fluffy|big] tail.',
      ],
      ifRoom(
        '“Wipe your feet!” said {fox}.',
        '“Mind my [floor|clean floor]!” said {fox}.',
        '{Hero} wiped {their} feet, and {fox} [bowed|was pleased].',
      ),
      '¶{refrain}',
    ],
    'bird.heard': [
      [
        '“{birdCall}!” said the [tree|dark], just like that.',
        'On a [tree|trunk]: “{birdCall}!”',
        'Something [small|sharp] went “{birdCall}!”',
        '“{birdCall}!” [On this tree|On that tree]. On the next!',
      ],
      more(
        'Was it [bones|a skeleton|a clock with legs] [knocking|tapping|walking]?',
        '“Come in?” [whispered|said] {hero}.',
        'It knocked [again|and knocked]. {Hero} [hid behind|hugged] the lantern.',
      ),
      more('{Hero} [looked up|held the lantern up] and [saw|there was]…'),
    ],
    'bird.found': [
      [
        'It was {bird} the bird, who [forgot|had lost] her [door|own tree]!',
        'Only {bird} the bird! “Which tree is [mine|my tree]?”',
        '{Bird} the bird was [knocking|tapping] at [every|each] tree.',
      ],
      ifRoom(
        '“[That one|This one],” said {hero}. It was!',
        '{Hero} [knocked|looked] too. “[Here|There] it is!”',
        '“Thanks,” said {bird}. “They all look [the same|alike|like trees].”',
      ),
      '¶{refrain}',
    ],
    'turtle.heard': [
      [
        '“{turtleCall}!” said the [root|dark], just like that.',
        'By a [root|rock|log]: “{turtleCall}!”',
        'Something [hard|made of stone|heavy] went “{turtleCall}!”',
        '“{turtleCall}!” [Wait|Stop|Listen]. There it was again!',
      ],
      more(
        'Was it a [robot|knight|stone giant]?',
        'Was it a [walking rock|pot with legs|stone with feet]?',
        '{Hero} [held|hugged] the lantern and [gulped|swallowed].',
      ),
      more('{Hero} [went|crept] [round|past] the root and [saw|found]…'),
    ],
    'turtle.found': [
      [
        'It was {turtle} the turtle, [climbing|trying to climb] a root!',
        'Only {turtle} the turtle! Up the root, and [bonk, down|down, bonk].',
        '{Turtle} the turtle was [upside down|on her back], legs [waving|kicking].',
      ],
      ifRoom(
        '{Hero} gave her a little [push|lift|bump].',
        '“Push!” said {turtle}. {Hero} [pushed|did].',
        '“At last,” [puffed|said] {turtle}, “[I sat here since Monday|thank you|that took all day]!”',
      ),
      '¶{refrain}',
    ],
    fork: [
      [
        'Two paths in {wood}, and {hero} had only [one nose|two feet].',
        'The path of {wood} [split|broke] in two: [this way|left], or [that way|right]?',
      ],
      [
        '{Hero} sniffed [twice|hard], and this way smelled of {treat}.',
        'One path smelled of [mushrooms|rain and mushrooms] and {treat}, so {hero} took that.',
        '“[Eeny, meeny|Hmm, hmm], {treat},” said {hero}, and sniffed.',
      ],
      aside('trouble'),
    ],
    there: [
      [
        'Who sat by {spot}, with a leaf for a hat? {Lost}!',
        'By {spot} there was something [soft|wet]. “{Lost}!”',
        'And there, by {spot}, [sat|lay|was] {lost}!',
        '{Lost}! {Lost} by {spot}!',
        '“There you are, {lost}!” [called|cried|said] {hero}.',
        'Look, look by {spot}, it was {lost}!',
      ],
      ifRoom(
        '“You are wet,” {hero} told {lost}, and dried its [tummy|edges].',
        '{Hero} put {lost} inside {their} shirt, [brr|ooh|uff], [cold|wet]!',
        '{Hero} [hugged|squeezed|kissed] {lost} three times.',
        '{Lost} was [damp|wet|cold], and {hero} [hugged|squeezed] it warm.',
        '{Lost} smelled of [mud|moss|mushroom|rain] and {treat}.',
      ),
      more(
        'A snail had been [sleeping|sitting] on {lost}.',
        '“Were you [scared|brave|lonely]?” said {hero} to {lost}. “[Me too|I was]!”',
      ),
      aside('way'),
    ],
    dark: [
      [
        'A puff of wind came up to [look|see], and looked too [hard|close]: no light!',
        'Fff, said the wind, and the lantern said [nothing|good night].',
        'Then came the wind, whoo, and out went the [light|lantern].',
        '[Puff|Whoosh|Fff]! The wind [ate|took|blew out] the light.',
        'The lantern went [flick|blink], [flick|blink]… [out|gone].',
        'One [big|cold|fat] puff of wind, and [no more|goodbye,] light!',
      ],
      [
        '{Hero} could see as much as a [sock|spoon] can see.',
        'The trees were gone, the path was gone, {hero} was [nearly|almost] gone.',
        'Dark in front, dark behind, dark [on top|all over|in the pockets].',
        '{Hero} could not see [{their} own|one bit of {their}] [nose|toes|{hero.hand}].',
        'It was dark, dark, [DARK|and then more dark].',
        'Where was the [path|tent], and where was [the moon|anything]?',
      ],
      aside('trouble'),
      more('{Hero} [held|hugged] {lost} very [tight|close].', '“Stay [close|with me], {lost},” said {hero}.'),
    ],
    listen: [
      TURN,
      ifRoom(
        '{Hero} made {their} ears as [big|wide] as [plates|bowls|doors].',
        '{Hero’s} ears [grew and grew|went up|stood up], that was [listening|how {they} listened].',
        '{Hero} listened [and listened|hard|to the left, to the right|with both ears].',
        'And {hero} [began to|did] listen, [hush|shh|so still].',
        '“Shh,” said {hero} to [{their} toes|{lost}], and listened.',
      ),
      [
        'There [it was|it was again|it went]! “{call2.sound}!” And who goes “{call2.sound}”?',
        '“{call2.sound}!” went {wood}. “I know you, {helper2}!” said {hero}.',
        '“{call2.sound}!” went [somebody|the dark], [that way|over there]!',
        'Far off: “{call2.sound}!” “{helper2}!” said {hero}.',
        '“{call2.sound}!” {Hero} knew [that|this] [sound|noise|voice]!',
      ],
      more(
        '{Hero} laughed [out loud|in the dark].',
        'That was no [monster|giant]. That was {helper2}!',
        'Who [goes|sounds] like that? {Helper2} [does|of course]!',
      ),
    ],
    back: [
      [
        'From {helper2} to {helper1}. From “{call2.sound}” to “{call1.sound}”!',
        '“I hear you, {helper2}! Keep going, {helper1}!” [called|cried] {hero}.',
        'Past {helper2}. “{call1.sound}!” Past {helper1}.',
        '“Good night, {helper2}! Good night, {helper1}!”',
        'First came {helper2}. Then “{call1.sound}!” came {helper1}.',
        '“{call1.sound}!” “[Coming|Hello], {helper1}!” [called|said] {hero}.',
      ],
      '¶{refrain}',
      more(
        '¶And there was [the tent|the little tent|the tent, hooray]!',
        '¶And [there|here], [at last|look], [stood|was] the tent!',
        '¶[Bump|Bonk|Flump], {hero} [walked|ran] into [the tent|something soft, the tent|a rope, and the tent].',
      ),
      aside('turn'),
    ],
    tent: [
      [
        '{Lost} first, then {hero}, then some [mud|moss].',
        'Back in the tent! {Hero} shook off [one|a] beetle.',
        '{Hero} and {lost} [popped|crawled|tumbled] [in|inside], zip!',
        'In went {lost}, in went {hero}, and [zip|zzzip]!',
        '{Hero} [crawled|wriggled] in with {lost} and [ten|six|two] leaves.',
      ],
      [
        '“Hush,” said {hero}. “{call1.sound}” means [good night|all is well].',
        '{Hero} put one ear on {lost}. So [warm|soft]!',
        '{Their} [socks|feet|toes] were [wet|so wet|wet and cold]. {Their} [nose|ears] [was|went] cold.',
        'The pillow was [warm|soft|still warm]. The [wood|dark] was [quiet|outside].',
      ],
      adult('end'),
    ],
    sleep: [
      [
        '{Lost} went under {hero’s} [chin|arm].',
        '{Hero} [yawned|sighed], and {lost} [yawned|sighed], [a bit|I think].',
        '{Hero} [hugged|held|squeezed] {lost} and [lay down|closed {their} eyes].',
        '“Good night, {wood},” said {hero} and {lost}.',
        'Down lay {hero}, and down lay {lost}.',
      ],
      adult('end'),
      [
        '{Helper1} sat up in {wood}: who goes “[Snnn|Hrrr|Khhh|Snff], [zzz|pyoo|shoo]”?',
        'Out in {wood} they all heard it: “[Snnn|Hrrr|Khhh|Snff], [zzz|pyoo|shoo]!”',
        'Then came a [new|funny|big] noise: “[Snnn|Hrrr|Khhh|Snff], [zzz|pyoo|shoo]!” [What was that|Who could it be|And what was that], so [near|loud]?',
        '[Listen|Hush|Shh], “[Snnn|Hrrr|Khhh|Snff], [zzz|pyoo|shoo]!” [Who was that|Who went so|And who was this], in [the tent|here]?',
        'But what went “[Snnn|Hrrr|Khhh|Snff], [zzz|pyoo|shoo]” in the tent?',
      ],
      [
        '¶{Helper2} peeped in, and [shh|aha|look], it was {hero}!',
        '¶It was {hero}, [sleeping|snoring] like a [bear|big bear|saw].',
        '¶“Don’t be [scared|afraid],” said {helper1}, “it’s [{hero}|only {hero}].”',
        '¶It was {hero}, [fast asleep|snoring away].',
        '¶That was [just|only] {hero}, asleep with {lost}!',
      ],
      aside('end'),
    ],
  },
  asides: {
    start: {
      person: [
        '“[Oh no|Oh dear|Not good],” said {friend}.',
        '“Poor {lost},” said {friend}.',
        '{Friend} looked [too|inside a sock].',
      ],
      pet: [
        '{Friend} sniffed the [pillow|blanket].',
        '{Friend} looked [too|under the bed].',
        '{Friend} had not eaten it.',
      ],
    },
    way: {
      person: [
        '“I can see a [star|moth],” said {friend}.',
        '“Don’t let go,” said {friend}.',
        '“Wait for me!” said {friend}.',
        '{Friend} [came too|came along|held on].',
        '“I’m right behind you,” said {friend}.',
      ],
      pet: [
        '{Friend} [wagged|purred|hummed] at the dark.',
        '{Friend} sniffed a [leaf|root].',
        'One shadow had four legs: {friend}.',
        '{Friend} [trotted|came|went] close behind.',
        '{Friend} came too, nose first.',
        '{Friend} [sniffed|wagged] and came along.',
      ],
    },
    trouble: {
      person: [
        '“Are you you?” asked {friend}.',
        '“I can’t see,” said {friend}.',
        '“Hold my hand,” said {friend}.',
        '{Friend} [gulped|squeaked|held on tight].',
      ],
      pet: ['{Friend} hid behind {hero}.', '{Friend} [shivered|pressed close].', 'Something warm leaned in. {Friend}.'],
    },
    turn: {
      person: ['“You did it!” said {friend}.', '{Friend} [clapped|cheered|skipped].', '“Again!” said {friend}.'],
      pet: ['{Friend} ran [ahead|in first].', '{Friend} did a happy spin.', '{Friend} [knew|smelled] the way now.'],
    },
    end: {
      person: ['And {friend}, too.', 'And {friend}, even louder.', '{Friend} [giggled|laughed].'],
      pet: ['And {friend}, too.', '{Friend} put a paw on one ear.', 'And {friend}, much louder.'],
    },
  },
  adults: {
    start: [
      '“Sleep well,” said {grownUp}.',
      '“Call me if you need me,” said {grownUp}.',
      '{GrownUp} [hugged|kissed] everybody.',
    ],
    end: [
      '“You’re cold!” said {grownUp}.',
      '“Were you out?” [asked|said] {grownUp}.',
      '{GrownUp} tucked {them} in.',
      '“All here?” said {grownUp}.',
    ],
  },
  traits: {
    habit: {
      brave: [
        'Brave {hero} [jumped|leaped|hopped] over [every|each|the longest] rope.',
        '{Hero} was brave, [mostly|best of all|always] [in the sun|in the daytime|by day].',
        '{Hero} [shook hands with|said hello to|tickled] a [beetle|spider|big ant].',
      ],
      curious: [
        '{Hero} looked [under|behind|inside] every [stone|leaf|log|cup].',
        '“What’s [that|this]? And [that|this|him]?” [said|asked] {hero}.',
      ],
      kind: [
        '{Hero} [gave|fed] [an ant|a beetle|a snail] a [crumb|bite].',
        '{Hero} [carried|saved] a [snail|worm|moth] out of the [tent|rope|path].',
      ],
      funny: [
        '{Hero} wore a [sock|leaf|bucket|bowl] [for a hat|on {their} head].',
        '{Hero} said [good evening|how do you do] to a [tree|log|stone].',
      ],
      shy: [
        '{Hero} [waved|whispered|smiled] at the [trees|ferns|moon], just a little.',
        '{Hero} was [quiet|still], like the [ferns|moss|moon|stones].',
      ],
      stubborn: [
        '“[I can|I will] do it [alone|myself],” said {hero}, and [did|did it].',
        '{Hero} carried the [biggest|longest|heaviest] [pole|bag], all alone.',
      ],
      dreamy: [
        '{Hero} saw a [whale|camel|boat|giant shoe] in the [clouds|leaves].',
        '{Hero} [lay|sat] and watched the [clouds|birds|leaves] go by.',
      ],
      careful: [
        '{Hero} counted the [pegs|ropes|cups], and then [again|counted again].',
        '{Hero} put {their} [shoes|socks|things] [in a row|side by side].',
      ],
      energetic: [
        '{Hero} [ran|hopped|raced] round the tent [six|nine|ten|two] times.',
        'Hop, skip, [jump|bump], went {hero}, [all day|up and down].',
      ],
      clever: [
        '{Hero} [made|tied] a [very good|new|clever] [sort of knot|knot].',
        '{Hero} found [north|the way] by the [moss|sun|shadows].',
      ],
    },
    turn: {
      brave: [
        '{Hero} took one [big|deep|long] [breath|breath, down to {their} toes].',
        '“I am [here|still here],” {hero} [told|said to] the [dark|big dark|night].',
        '{Hero} stood up [tall|straight] in the [dark|middle of the dark].',
      ],
      curious: [
        '“What can I [hear|find out]?” [wondered|said|asked] {hero}.',
        '{Hero} [wondered|wanted to know] what the [dark|night] [was saying|said].',
      ],
      kind: [
        '“Don’t be [scared|sad],” {hero} [told|said to] {lost}.',
        '{Hero} [patted|stroked|hugged] {lost}: “I’m [here|with you].”',
      ],
      funny: [
        '“Knock, knock,” {hero} [told|said to] the [dark|night|nothing].',
        '“Who [switched off|ate|put away] the [world|wood|trees]?” said {hero}.',
      ],
      shy: [
        '{Hero} was [good|very good] at [being quiet|keeping still].',
        '{Hero} went quiet as [moss|snow|a moth|a mouse].',
      ],
      stubborn: [
        '“No,” {hero} told the [dark|night], “[no, no, no|I won’t cry|you go home].”',
        '{Hero} stamped a foot: “I [will|shall] get [home|back]!”',
      ],
      dreamy: [
        '{Hero} [closed|shut] {their} eyes, and it was dark [inside|in there], too.',
        '{Hero} [closed|shut] {their} eyes, [just to see|to see better].',
      ],
      careful: [
        '{Hero} stood still, and counted [one, two, three|to three|to five].',
        '“First stop,” said {hero}, “and then [think|look|listen].”',
      ],
      energetic: [
        'Even {hero’s} [feet|knees|toes] stood still [now|for once].',
        '{Hero} did not run, not [one step|at all|one hop].',
      ],
      clever: [
        '“Eyes are no [use|good],” said {hero}. “[Ears|But ears] are!”',
        '{Hero} had two [eyes|feet], but {they} had two ears [too|as well].',
      ],
    },
  },
};
