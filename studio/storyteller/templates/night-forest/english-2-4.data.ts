/** The night forest in English for readers of 2 to 4. */
import {
  adult,
  aside,
  asideHere,
  HABIT,
  ifRoom,
  more,
  TURN,
  when,
  type BandText,
} from '#studio/storyteller/text/passage.ts';

const tookLantern = [
  '{Hero} [lit|took] the [little |]lantern and put out one [foot|toe].',
  '“[Wait for me|I’m coming], {lost}!” The lantern shone, and out [went|crept|stepped|ran] {hero}.',
  '{Hero} lit the lantern and [crept|stepped|went] out into the dark.',
  '“Poor {lost}, out in the [cold|dark]!” {Hero} lit the lantern and went to look.',
  '[Click! The|Up went the|Out came the] lantern, and {hero} held it [high|tight].',
  '“I will [get|fetch|find] {lost},” said {hero}, and took the lantern.',
];

export const english24: BandText = {
  refrains: [
    '[Tip, tap, tiptoe|Pit, pat, pit, pat|Step, stop, step|Shuffle, shuffle, shh|Tippy, tippy, toes]. [Just a|Only a] [little|teeny|wee] bit scared, {hero} went a [little|teeny] bit further.',
    '[Tip, tap, tiptoe|Pit, pat, pit, pat|Step, step, stop|Crish, crash, crackle], [on and on|on and in|further and further] went {hero}.',
    '[Foot|One foot|Toe] and [foot and foot|toe and toe], on went {hero} [into the dark|in the dark|through the trees].',
    '[Hush, hush|Slow, slow|Soft, soft], and one more step: [good|brave|bold] {hero}!',
  ],
  beats: {
    open: [
      [
        'Here is {wood}, here is a tent, and in it {party|sits|sit} {party}.',
        'Here is a [little|small] tent in {wood}, and here {party|is|are} {party}.',
        '{Party} brought a tent to {wood}, and {treat}, and {lost} the {lost.kind}.',
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
      ifRoom(
        'By {spot} {hero} and {lost} the {lost.kind} [ate|shared] {treat}.',
        'A picnic by {spot}! [Even|And] {lost} the {lost.kind} had some {treat}.',
        '{Hero} and {lost} the {lost.kind} had [a picnic|{treat}] by {spot}.',
        '{Lost} the {lost.kind} sat by {spot} and [watched {hero} eat|had a crumb of] {treat}.',
      ),
      adult('start'),
    ],
    bed: [
      [
        '{Hero} had a pillow and a [light|cup], but no {lost} the {lost.kind}!',
        'Night came [down|in], but where was {lost}, {hero’s} {lost.kind}?',
        '[Bedtime|Time for bed]! But {lost} the {lost.kind} was [gone|missing|not there].',
        'One pillow, one {hero}, but no {lost.kind}! Where was {lost}?',
        '{Hero} looked [under|behind] the [pillow|bag|mat] for {lost}, {their} {lost.kind}. No {lost}!',
        '{Hero} [wanted|was ready] to [sleep|hug {lost}], but the {lost.kind} was [gone|missing|not there].',
        '“Good night, {lost}!” said {hero}. But the {lost.kind} was [gone|not there].',
        '[Yawn|Wash], stretch, hug… But there was no {lost.kind} to hug!',
      ],
      [
        '{Lost} had been left [outside|out there], by {spot}!',
        'The picnic! {Lost} was [still|left] by {spot}, [all by itself|all alone]!',
        '{Lost} was still [out|outside] by {spot}.',
        'Oh dear, {lost} [lay|was] out there by {spot}.',
        'Out in the dark, by {spot}, lay {lost}.',
        '“I [left|forgot] {lost} by {spot}!” said {hero}.',
      ],
      more(
        '{Lost} was all alone in the [dark|deep, dark wood|night].',
        'And the wood was [dark as soup|black as a boot|dark as jam|dark as a pocket].',
        'And outside it was [so|very, very] dark.',
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
        'A branch [stroked|touched] {hero’s} [hair|head].',
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
        'It was {owl} the owl, with a [cold|tickle] in her nose!',
        'It was only {owl} the owl, who [had a cold|could not stop sneezing]!',
        'It was {owl} the owl! She sneezed, and the leaves [fell|flew] off the tree!',
        'It was {owl} the owl. She had a cold, so she [sneezed|had to sneeze]!',
        '{Owl} the owl sneezed, because a [feather|leaf|moth] had tickled her!',
      ],
      ifRoom(
        '“Bless you, {owl}!” said {hero}.',
        '{Hero} gave {owl} a [leaf|soft leaf] to blow on.',
        '“Bless you!” said {hero}. “Thank [you|oo],” [sniffed|snuffled|said] {owl}.',
        '“Bless you!” [said|called] {hero}, and {owl} [felt better|nodded].',
        '{Owl} was not [big|bad|cross] at all.',
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
        'It was {hedgehog} the hedgehog! He had {treat} on his [nose|chin|prickles].',
        'It was only {hedgehog} the hedgehog, [nibbling|munching|chewing] {treat}!',
        '{Hedgehog} the hedgehog had found {treat}, so he [ate|crunched] and [ate|munched].',
      ],
      ifRoom(
        '“[More|Is there more]?” [asked|said] {hedgehog}.',
        '“A very good [crumb|dinner],” said {hedgehog}.',
        '“Oops,” said {hedgehog}. “[Is this yours|Was it yours]?”',
        '“[Good night|Hello],” said {hedgehog} with his mouth full.',
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
        'It was only {rabbit} the rabbit! He [danced|hopped|spun] on his [big|long back] feet.',
        'It was {rabbit} the rabbit! He went hop, kick, [thump|bump|spin].',
        '{Rabbit} the rabbit [jumped|danced|hopped] about, because he was so [happy|glad]!',
      ],
      ifRoom(
        '“Watch this!” [said|shouted] {rabbit}. [Bump|Thump|Flop]!',
        '{Hero} danced [too|with him], [once|twice] round the [bush|tree].',
        '“Don’t [laugh|look],” [said|begged] {rabbit}. {Hero} [clapped|danced, too|bowed|hopped, too].',
        '“Dance with me!” [said|cried] {rabbit}, so {hero} did.',
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
        '“Who is [there|that]?” [asked|whispered] {hero}.',
      ),
      more('{Hero} [held out|lifted] the lantern and [saw|looked]…'),
    ],
    'fox.found': [
      [
        'It was {fox} the fox, sweeping with his [own|big] tail!',
        'It was only {fox} the fox! He was [tidying|sweeping|cleaning] his [house|den].',
        'It was {fox} the fox. He [cleaned|swept] up with his [red|fluffy|big] tail.',
        '{Fox} the fox was [sweeping|cleaning] his den, so the leaves [flew|danced].',
        'It was {fox} the fox, who [swept|brushed] the path to keep it clean.',
      ],
      ifRoom(
        '“Wipe your feet!” said {fox}.',
        '“Mind my [floor|clean floor|front room]!” [said|cried] {fox}.',
        '{Hero} wiped {their} feet, and {fox} [bowed|was pleased].',
        '{Hero} [laughed|smiled]. “Your den is [so clean|lovely], {fox}!”',
        '“[Hello|Good evening]!” said {fox}, and swept on.',
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
        'Was it a [ghost|giant|clock with legs] [knocking|tapping]?',
        '“Come in,” [whispered|said] {hero}.',
        'It knocked [again|and knocked]. {Hero} [held|hugged] the lantern.',
      ),
      more('{Hero} [looked up|held the lantern up] and [saw|there was]…'),
    ],
    'bird.found': [
      [
        'It was {bird} the bird, who could not find her [door|own tree|nest]!',
        'It was only {bird} the bird! “Which tree is [mine|my tree]?” she said.',
        'It was {bird} the bird. She [knocked|tapped] at [every|each] tree to find [her own|hers].',
        '{Bird} the bird was [lost|tired], so she knocked to find her own tree.',
      ],
      ifRoom(
        '“[That one|This one] is yours,” said {hero}. It was!',
        '{Hero} [knocked|looked] too. “[Here|There] is your tree!”',
        '“They all look [the same|alike|like trees],” said {bird}.',
        '{Hero} held up the light, so {bird} could see her tree.',
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
        'It was only {turtle} the turtle! Up the root she went, and [bonk, down|down, bonk].',
        'It was {turtle} the turtle, [upside down|on her back], legs [waving|kicking].',
        '{Turtle} the turtle could not [get|climb] over a root, so she went bonk!',
      ],
      ifRoom(
        '{Hero} gave her a little [push|lift|bump].',
        '“Push!” said {turtle}. {Hero} [pushed|did].',
        'So {hero} [lifted|helped|pushed] her over the root.',
        '{Hero} [helped|pushed]. “At last,” [puffed|said] {turtle}, “thank you!”',
      ),
      '¶{refrain}',
    ],
    fork: [
      [
        'Then there were two paths in {wood}. Which way [now|to {lost}]?',
        'The path in {wood} [split|broke] in two. Was it left, or was it right?',
        'One path went left and one went right. [Where|Which way] was {lost}?',
      ],
      [
        '{Hero} sniffed [twice|hard]. This way smelled of {treat}, like the picnic!',
        'One path smelled of [mushrooms|rain and mushrooms] and {treat}, so {hero} took that.',
        '“I smell {treat},” said {hero}. “The picnic was [this|that] way!”',
      ],
      asideHere('trouble', {
        person: ['“I smell it too,” said {friend}.', '{Friend} sniffed, too.'],
        pet: ['{Friend} sniffed [left and right|twice], too.'],
      }),
    ],
    there: [
      [
        'Who [sat|was] by {spot}, with a leaf for a hat? It was {lost}!',
        'By {spot} there was something [small|wet]. “{Lost}!” [cried|said] {hero}.',
        'And there, by {spot}, [sat|lay|was] {lost}!',
        '“{Lost}!” There was {lost}, right by {spot}!',
        '“There you are, {lost}!” [called|cried|said] {hero}.',
        'Look, look by {spot}, it was {lost}!',
        'By {spot}, in the [grass|moss|wet], {hero} found {lost}!',
        '{Hero} came to {spot}, and there [was|sat|lay] {lost}!',
      ],
      ifRoom(
        '“You are wet,” {hero} said, and [dried|wiped|hugged] {lost}.',
        '{Hero} put {lost} inside {their} shirt. [Brr|Ooh|Uff], how [cold|wet]!',
        '{Hero} [hugged|squeezed|kissed] {lost} three times.',
        '{Lost} was [damp|wet|cold], and {hero} [hugged|squeezed] it warm.',
        '{Lost} smelled of [mud|moss|mushroom|rain] and {treat}.',
      ),
      more(
        'A snail had been [sleeping|sitting] on {lost}.',
        '“Were you [scared|brave|lonely]?” said {hero} to {lost}. “[Me too|I was]!”',
      ),
      asideHere('way', {
        person: [
          '“[Hello|Hooray], {lost}!” said {friend}.',
          '{Friend} hugged {lost}, too.',
          '{Friend} [clapped|laughed].',
        ],
        pet: ['{Friend} [sniffed|licked] {lost}.', '{Friend} was glad, too.'],
      }),
    ],
    dark: [
      [
        'A puff of wind came [by|up], and [pff|fff|whoo], out went the light!',
        '“Fff,” went the wind, and the lantern went [out|dark].',
        'Then came the wind, whoo, and out went the [light|lantern].',
        '[Puff|Whoosh|Fff]! The wind [ate|took|blew out] the light.',
        'The lantern went [flick|blink], [flick|blink]… [out|gone].',
        'One [big|cold|fat|hard|long] puff of wind, and [no more|goodbye,|out went the|away went the] light!',
        'The wind blew so [hard|cold] that the [lantern|light] went [out|dark].',
      ],
      [
        '{Hero} saw no tree, no path and no [moon|tent].',
        'Where were the trees, where was the [path|tent|way home]?',
        'It was dark in front, dark behind and dark [on top|all over|all round].',
        '{Hero} could not [see|find] [{their} own|one bit of {their}] [nose|toes|{hero.hand}].',
        '{Hero} looked [left|back|round] for the [tent|path]. It was all [black|dark].',
        'How could {hero} find the [little tent|tent|way home] [now|in the dark|in all this dark]?',
        'Now it was [dark, dark, DARK|all dark]. Which way was the tent?',
        'Now {hero} could not see the way [home|back|to the tent].',
        'It was so dark that {hero} did not know [the way|where to go|left from right].',
      ],
      aside('trouble'),
      more('{Hero} [held|hugged] {lost} very [tight|close].', '“Stay [close|with me], {lost},” said {hero}.'),
    ],
    listen: [
      TURN,
      ifRoom(
        '{They} made {their} ears as [big|wide] as [plates|bowls|doors].',
        '{Their} ears [woke|went|stood] up, and {they} [listened|held still|kept still].',
        '{They} listened [and listened|hard|left and right|with both ears].',
        'And {they} [began to listen|listened], [hush|shh|so still].',
        '“[Shh|Hush],” {they} [said|whispered] to [{their} toes|{lost}], and listened.',
      ),
      [
        '“{call2.sound}!” [Who was that|Who goes like that]? “{Helper2}! Home is [that|this] way!” said {hero}.',
        '“{call2.sound}!” went {wood}. “{Helper2}! The tent is [past you|your way]!” said {hero}.',
        '“{call2.sound}!” [That was|It was] {helper2}, so home was [that way|over there].',
        '[Far off|Over there]: “{call2.sound}!” “That is {helper2}, so that is the way!” said {hero}.',
        '“{call2.sound}!” {Hero} knew [that|this] [sound|noise|voice], and now {they} knew the way!',
        '“{call2.sound}!” That was no [monster|giant|ghost]. It was {helper2}, and it was the way [home|back]!',
        '“{call2.sound}!” {Helper2} was [that|this] way, so the tent was, too.',
      ],
      more(
        '{Hero} was not [so|very] scared now.',
        '{Hero} [laughed|smiled|grinned], and went [to the sound|that way].',
        'A dark with {helper2} in it is not so dark.',
      ),
    ],
    back: [
      [
        '{Hero} went from {helper2} to {helper1}, from “{call2.sound}” to “{call1.sound}”!',
        '“I hear you, {helper2}! Keep going, {helper1}!” [called|cried] {hero}.',
        '{Hero} went past {helper2}. “{call1.sound}!” {They} went past {helper1}.',
        '{Hero} went by ear, [past|by] {helper2} and [past|by] {helper1}.',
        '{Hero} knew each sound now: first {helper2}, then {helper1}.',
        '“Good night, {helper2}! Good night, {helper1}!” [said|called] {hero} on the way.',
        'First {hero} came to {helper2}. Then, “{call1.sound}!”, {they} came to {helper1}.',
        '“{call1.sound}!” “[Coming|Hello], {helper1}!” [called|said] {hero}.',
      ],
      '¶{refrain}',
      [
        '¶And there was [the tent|the little tent|the tent, hooray]!',
        '¶And [there|here], [at last|look], [stood|was] the tent!',
        '¶So {they} found the way, and [here|there] was the tent!',
        '¶Then something [went flump|was soft]. It was the tent!',
        '¶{They} put out one hand and felt the tent!',
        '¶[Bump|Bonk|Flump], {hero} [walked|ran|bumped] into [the tent|something soft: the tent|something soft, and it was the tent].',
      ],
      aside('turn'),
    ],
    tent: [
      [
        'In went {lost}, in went {hero}, and in went some [mud|moss].',
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
        '{Hero} [yawned|sighed], and {lost} [yawned|sighed], too.',
        '{Hero} [hugged|held|squeezed] {lost} and [lay down|closed {their} eyes].',
        '{Hero} was [tired|sleepy], so {they} [hugged|took] {lost} and lay down.',
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
        '¶{Helper2} peeped in, and [aha|look], it was {hero}!',
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
        '{Friend} sniffed at the [dark|night].',
        '{Friend} sniffed a [leaf|root].',
        'One shadow had four legs: {friend}.',
        '{Friend} [trotted|came|went] close behind.',
        '{Friend} came too, nose first.',
        '{Friend} [sniffed|wagged] and came along.',
      ],
    },
    trouble: {
      person: [
        '“Who is holding my hand?” asked {friend}.',
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
        '{Hero} wore a [leaf|bucket|bowl] [for a hat|on {their} head].',
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
