/** The night forest in English for readers of 2 to 4. */
import {
  adult,
  asideHere,
  HABIT,
  ifRoom,
  more,
  plants,
  TURN,
  when,
  type BandText,
  type Line,
} from '#studio/storyteller/text/passage.ts';

/** A noise in the dark: the first one comes out of nowhere, each further one after it. */
const noise = (ref: string, where: string): Line =>
  when(
    `call1:${ref}`,
    [
      `“{${ref}Call}!” went something ${where}.`,
      `[Hush|Listen|Stop|Wait]! “{${ref}Call}!” went something ${where}.`,
      `Something ${where} went “{${ref}Call}!”`,
    ],
    [
      `[Then|And then|Now] something ${where} went “{${ref}Call}!”`,
      `“{${ref}Call}!” went something else, ${where}.`,
      `[Further on|A few steps on|A little later] something ${where} went “{${ref}Call}!”`,
    ],
  );

/** First the hero whispers it, then asks it, and in the end hardly needs to. */
const asks = (ref: string): Line =>
  when(
    `call1:${ref}`,
    [
      '{Hero} [whispered|asked softly|asked in a whisper|said, very small|just breathed]:',
      '{Hero} [stopped|stood still|held on to the lantern] and whispered:',
      '{Hero} [held up|lifted] the [lantern|light] and whispered:',
      '{Hero’s} knees [shook|wobbled], but {they} [asked|whispered]:',
    ],
    when(
      `call2:${ref}`,
      [
        '{Hero} [asked|said] it [out loud|louder] this time:',
        '{Hero} [went|took a step|came] closer and asked:',
        '{Hero} [did not hide|did not whisper]. {They} asked:',
        '{Hero} [asked|said] [again|once more|loud and clear|not so softly]:',
        '{Hero} [held|lifted] the [lantern|light] higher and asked:',
      ],
      [
        '{Hero} knew [by now|already|well] what to [ask|say]:',
        'This time {hero} [smiled|waved|stood tall] and [asked|said]:',
        'By now {hero} [just|only] [asked|said|called]:',
        '{Hero} [laughed a little|was hardly scared] and asked:',
      ],
    ),
  );

const tookLantern = [
  '{Hero} [lit|took] the [little |]lantern and [went|crept|stepped] out.',
  '“[Wait for me|I’m coming|I’ll get you], {lost}!” {Hero} lit the lantern and [went|crept] out.',
  '{Hero} [lit|took] the lantern and went to [get|fetch|find] {lost}.',
  'Click, {hero} lit the lantern and [went|crept|stepped] out of the tent.',
  '“I will [get|fetch|find] {lost},” said {hero}, and [took|lit] the lantern.',
];

export const english24: BandText = {
  // The hero asks it of every noise, until somebody has to ask it of the hero.
  refrains: [
    '“[Excuse me|Hello|Please|Pardon me|Good evening], are you {a fear}?”',
    '“[Who is there|Who are you|Who is it|Who goes there], {a fear}?”',
    '“[Oh, you|You|Please, you] are not {a fear}, [are you|I hope]?”',
    '“[Psst|Hm|Um|Er], are you {a fear}?”',
  ],
  beats: {
    open: [
      [
        '{Party} had a picnic by {spot}, with {lost} the {lost.kind}[| in the middle].',
        'By {spot} {party} [ate|shared] {a treat} with {lost} the {lost.kind}.',
        '{Party} [ate|had|shared] {a treat} by {spot}, and {lost} the {lost.kind} had [some, too|a bite|the first bite].',
        '{Party} and {lost} the {lost.kind} had a picnic by {spot}.',
        'There was {a treat} by {spot}, for {party} and {lost} the {lost.kind}.',
      ],
      when(
        'adults',
        ifRoom('{Adults} [tied|held|pulled] the [last|longest] rope.', '{Adults} held the [poles|ropes].'),
      ),
      { more: HABIT },
      ifRoom(
        '{Lost} got [the first|the biggest|a] bite, and did not eat it.',
        '{Lost} [was there|came along], too, for {hero} [went nowhere|never went out] without {lost}.',
        'They [ate|played] till the sun went down, and [ran|went] to the tent.',
      ),
      ifRoom(
        '[Then|After that] they [put up|pitched] a [little|green|wobbly] tent.',
        'The [birds|bees|ants] [looked on|got crumbs], and the [evening|sun] was [warm|gold].',
        'They had a [little|green|wobbly] tent, too, for the night.',
        'A [little|green|wobbly] tent stood [ready|near by|under a tree] for the night.',
        'Tonight they would sleep in a [little|green|wobbly] tent.',
      ),
    ],
    bed: [
      [
        'At bedtime {hero} [felt|looked|reached] for {lost}. [Nothing there|No {lost}]!',
        'Then it was bedtime. [But where|Where] was {lost}?',
        'At bedtime, in the tent, {lost} was [not there|gone|missing].',
        '[Night came|It got dark]. In the tent, {hero} had no {lost} to [hug|hold].',
        '[Night came|It got dark], and in the tent {hero} [looked|felt] for {lost}.',
      ],
      [
        '{Lost} was still out there, [all alone|in the dark|in the wood]!',
        '“[Oh no|Oh dear|Oh], {lost} is still [out there|in the wood]!” [said|cried] {hero}.',
        '“{Lost} is still out there, [all alone|in the dark]!” [said|cried] {hero}.',
        'Nobody had [carried|taken|brought] {lost} [in|back|to bed]!',
        '“We [forgot|left] {lost} [out there|in the wood]!” [said|cried] {hero}.',
      ],
      asideHere('start', {
        person: ['“I’ll come with you,” said {friend}.', '“We’ll get {lost},” said {friend}.'],
        pet: ['{Friend} sniffed the [pillow|mat]. No {lost}!', '{Friend} ran to the door and looked at {hero}.'],
      }),
      ifRoom(
        '{Hero} [lay down|shut {their} eyes]. But who can sleep without {lost}?',
        '{Hero} tried to sleep without {lost}, [but it was no good|but it did not work|and could not].',
        '{Hero} hugged [the pillow|a sock|one shoe]. It was not {lost}.',
        '“I can’t sleep without {lost},” said {hero}.',
      ),
    ],
    lantern: [
      adult('start'),
      when(
        'giver',
        [
          '{Hero} [lit|took] the lantern that {giver} gave {them}, and [went|crept] out.',
          '{Hero} lit {giver’s} lantern and [went|crept|stepped] out.',
          '{Hero} took {giver’s} lantern and went to [fetch|find|get] {lost}.',
        ],
        tookLantern,
      ),
      more(
        'The light was [small|round] and the dark was [big|tall|wide].',
        'The light made a [yellow|gold|warm] [puddle|circle|plate] on the grass.',
        'The grass was [cold|wet|tickly].',
      ),
      [
        '[{Wood} was|The trees were] [tall|big] and black. “Is there {a fear} in there?” [asked|whispered] {hero}. [Nobody said no|Nobody answered|Nobody said a word].',
        '“Does {a fear} live [in there|in {wood}]?” [asked|whispered] {hero}. [Nobody said no|Nobody answered|Nobody said a word].',
        '{Wood} was [so|very] dark. Was there {a fear} in it? [Nobody said no|Nobody answered|Nobody said a word].',
        '“I hope there is no {fear} in {wood},” [said|whispered] {hero}. [The trees said nothing|No answer came].',
        'It was [very|so] dark in {wood}. It was dark enough for {a fear}.',
        'It was dark in {wood}, dark enough for {a fear}.',
        '“What if {a fear} lives [in there|in {wood}]?” [said|whispered] {hero}.',
      ],
      asideHere('way', {
        person: ['{Friend} held {hero’s} {hero.hand}.', '“You go first,” said {friend}.'],
        pet: ['{Friend} went first, nose down.', '{Friend} kept close.'],
      }),
    ],
    step: [
      [
        'Under the trees, something touched {hero’s} [nose|ear|head]. It was only a [leaf|twig|fern].',
        'Something went [snap|crack|crick], but it was only {hero’s} own [foot|toe|shoe].',
        'A long [thin|black] arm waved. {Hero} waved back [at|to] it, and it was only a [branch|twig].',
        'There stood {a fear}, [big|tall] and black! [No, it|Oh, it|It] was only a [bush|tree|stone].',
      ],
      ifRoom(
        '“[Good|Phew],” said {hero}. “No {fear}.”',
        '{Hero} [laughed|giggled|breathed again], but not very [loud|long].',
        '[Behind them|Far back] the tent was as small as a [hat|cup|shoe|bun].',
      ),
      [
        'But then there was a noise…',
        'And then {wood} made a [noise|funny noise]…',
        'But [hush|stop|listen]! What was that…?',
        'But then, [close by|behind a tree|up ahead], there was a noise…',
      ],
    ],
    'owl.heard': [
      noise('owl', '[high up|up in a tree|up there]'),
      more(
        'Only {a fear} has a nose [like that|as big as that]!',
        'What a nose it must have!',
        'All the leaves [shook|jumped].',
      ),
      asideHere('way', {
        person: [
          '“It is {a fear}!” [whispered|said] {friend}.',
          '“It’s a big, big {fear}!” [whispered|said] {friend}.',
        ],
        pet: ['{Friend} hid behind {hero}.', '{Friend} looked up and shivered.'],
      }),
      asks('owl'),
      '¶{refrain}',
    ],
    'owl.found': [
      [
        '¶“[Me|A {fear}]? No,” said {owl} the owl, “I have a [bad |]cold, and it goes on [and on|all night]!”',
        '¶“No,” [said|sniffed] {owl} the owl, “I am an owl, and I can’t stop sneezing!”',
        '¶“No,” [said|sniffed] {owl} the owl, “I [only|just] [sneezed|have a cold|sneeze a lot]!”',
        '¶“No,” said {owl} the owl, “I want to [hoot|sing], but I have to sneeze [instead|every time]!”',
        '¶“[No, no|Oh no|No, dear],” said {owl} the owl, “I have [a cold|such a cold] [and no hanky|tonight]!”',
      ],
      ifRoom(
        plants('leaf', '{Hero} gave her a [big|soft] leaf for her nose. She [blew it|blew], and sneezed again.'),
        plants('leaf', '{Hero} held up a [big|soft] leaf. “Thank you,” she said, and sneezed [into it|it away].'),
        '“Bless you!” said {hero}. “Bless you!” again. “Bless you!”',
        '{Hero} said “Bless you!” [three|four|ten] times, and it was not enough.',
      ),
    ],
    'hedgehog.heard': [
      noise('hedgehog', '[down low|down in the leaves|in the ferns]'),
      more(
        'Only {a fear} has [teeth like that|such big teeth]!',
        'What teeth it must have!',
        'Somebody was eating. [A boot|A bone|A hat]?',
      ),
      asideHere('way', {
        person: [
          '“It is {a fear}!” [whispered|said] {friend}.',
          '“It’s a big, big {fear}!” [whispered|said] {friend}.',
        ],
        pet: ['{Friend} hid behind {hero}.', '{Friend} growled, but only a little.'],
      }),
      asks('hedgehog'),
      '¶{refrain}',
    ],
    'hedgehog.found': [
      [
        '¶“[Mm, no|Mmf, no|No],” said {hedgehog} the hedgehog, “I am eating your {treat}, and there is [lots left|so much of it]!”',
        '¶“[Me|A {fear}]? No,” said {hedgehog} the hedgehog, “I found your {treat}, and it [takes|lasts] all night!”',
        '¶“No,” said {hedgehog} the hedgehog, with [both cheeks full|his mouth full]. “Is this {treat} yours?”',
        '¶“No,” [said|munched] {hedgehog} the hedgehog, “I [only|just] [ate|found|love] your {treat}!”',
        '¶“No,” [said|munched] {hedgehog} the hedgehog, “I am [only|just] eating up your picnic!”',
      ],
      ifRoom(
        plants('crumb', '{Hero} gave him the last crumb, too. [Crunch|Munch], he went on.'),
        plants('crumb', '“There is one more bit,” said {hero}, and gave it to him. [Crunch|Munch]!'),
        '“Eat it all,” said {hero}, and he [did|went on].',
        '“[Enjoy it|Eat up],” said {hero}. He was [eating|crunching] already.',
      ),
    ],
    'rabbit.heard': [
      noise('rabbit', '[behind a bush|behind a tree|very heavy]'),
      more(
        'Only {a fear} has [feet like that|such big feet]!',
        'What feet it must have!',
        'The ground [shook|jumped].',
      ),
      asideHere('way', {
        person: [
          '“It is {a fear}!” [whispered|said] {friend}.',
          '“It’s a big, big {fear}!” [whispered|said] {friend}.',
        ],
        pet: ['{Friend} jumped at every thump.', '{Friend} hid behind {hero}.'],
      }),
      asks('rabbit'),
      '¶{refrain}',
    ],
    'rabbit.found': [
      [
        '¶“[Me|A {fear}]? No,” [puffed|said] {rabbit} the rabbit, “I am learning to dance, and it [takes|lasts] all night!”',
        '¶“No,” [puffed|said] {rabbit} the rabbit, “I am dancing, and [my feet are very big|these are my feet]!”',
        '¶“No,” [puffed|said] {rabbit} the rabbit, “I [only|just] [dance|hop|danced|jumped]!”',
        '¶“No,” said {rabbit} the rabbit, “I dance, and I [fall over|bump down], and I dance again!”',
        '¶“[No, no|Oh no],” said {rabbit} the rabbit, “I [am dancing|dance], and I [won’t|don’t] stop till morning!”',
      ],
      ifRoom(
        plants('clapped', '{Hero} clapped for him. “More?” he asked, and danced on.'),
        plants('clapped', '“Please don’t laugh,” he said. {Hero} clapped, so he danced on.'),
        '“Dance with me!” he said. {Hero} [did|danced], thump, thump.',
        '{Hero} danced, too, [once round|one round], and he danced on.',
      ),
    ],
    'fox.heard': [
      noise('fox', '[low down|between the roots|in the leaves]'),
      more(
        'Only {a fear} has [a tail like that|such a long tail]!',
        'What a tail it must have!',
        'The leaves flew up, [all at once|round and round].',
      ),
      asideHere('way', {
        person: [
          '“It is {a fear}!” [whispered|said] {friend}.',
          '“It’s a big, big {fear}!” [whispered|said] {friend}.',
        ],
        pet: ['{Friend} snapped at a leaf.', '{Friend} hid behind {hero}.'],
      }),
      asks('fox'),
      '¶{refrain}',
    ],
    'fox.found': [
      [
        '¶“[Me|A {fear}]? No,” said {fox} the fox, “I [sweep|clean] my [house|den], and the leaves [fall in again|come back]!”',
        '¶“No,” said {fox} the fox, “I am sweeping [the den|my house], and [my tail is|this is] my broom!”',
        '¶“No,” said {fox} the fox, “I [only|just] [sweep|sweep up|swept|tidy up]!”',
        '¶“[No, no|Oh no],” said {fox} the fox, “I am sweeping, and I [sweep|must sweep] [till morning|all night]!”',
        '¶“No,” said {fox} the fox, “but [wipe your feet|mind my floor], I am [still |]sweeping [here|up]!”',
      ],
      ifRoom(
        plants('wiped', '{Hero} wiped {their} feet for him. He was [so|very] pleased.'),
        plants('wiped', '“Are your feet clean?” he asked. {Hero} wiped them, one, two.'),
        '[One leaf|Ten leaves] fell down behind him. “[Oh no|Again]!” he said, and swept.',
        '“How [clean|tidy] it is!” said {hero}. Then [a leaf|ten leaves] fell.',
      ),
    ],
    'bird.heard': [
      noise('bird', '[at a tree|up a tree|behind a tree]'),
      more(
        'Only {a fear} knocks like that!',
        'What a [finger|fist|hand] it must have!',
        '“Come in,” whispered {hero}. Nobody came.',
      ),
      asideHere('way', {
        person: [
          '“It is {a fear}!” [whispered|said] {friend}.',
          '“It’s a big, big {fear}!” [whispered|said] {friend}.',
        ],
        pet: ['{Friend} looked for a door.', '{Friend} hid behind {hero}.'],
      }),
      asks('bird'),
      '¶{refrain}',
    ],
    'bird.found': [
      [
        '¶“[Me|A {fear}]? No,” said {bird} the bird, “I forgot which tree is mine, so I knock at [all of them|every one]!”',
        '¶“No,” said {bird} the bird, “I [only|just] [knocked|knock here|want my tree|look for my tree]!”',
        '¶“No,” said {bird} the bird, “I am knocking, because one tree [here |]is mine!”',
        '¶“No,” said {bird} the bird, “I knock at [this|one] tree, and that tree, and none is mine!”',
        '¶“[No, no|Oh no],” said {bird} the bird, “I am looking for my tree, and I [knock|shall knock] till I find it!”',
      ],
      ifRoom(
        '“Try that one,” said {hero}, and she flew [off|up] and knocked.',
        '{Hero} pointed: “That one?” She [flew|went] and knocked at that one, too.',
        '“Is it that one?” asked {hero}. She knocked. “[No|Not yet]!”',
        '{Hero} [showed her|pointed at] a tree with a nest. She knocked, just to be sure.',
      ),
    ],
    'turtle.heard': [
      noise('turtle', '[on the path|by a root|down there]'),
      more(
        'Only {a fear} is as hard as that!',
        'What a hard [head|tummy|foot] it must have!',
        'Was it [a rock|a pot|a stone] with feet?',
      ),
      asideHere('way', {
        person: [
          '“It is {a fear}!” [whispered|said] {friend}.',
          '“It’s a big, big {fear}!” [whispered|said] {friend}.',
        ],
        pet: ['{Friend} sniffed and jumped back.', '{Friend} hid behind {hero}.'],
      }),
      asks('turtle'),
      '¶{refrain}',
    ],
    'turtle.found': [
      [
        '¶“[Me|A {fear}]? No,” said {turtle} the turtle, “I climb up this root, and then I fall off!”',
        '¶“No,” said {turtle} the turtle, “I [only|just] [fell off|fell down|bumped my nose|climb here]!”',
        '¶“No,” said {turtle} the turtle, “I climb up, and [bonk|bump|oops], I am down again!”',
        '¶“No,” said {turtle} the turtle, “There is a root in my way, and [ten|six|nine] more after it!”',
        '¶“[No, no|Oh no],” said {turtle} the turtle, “I [only |just |]want to get over [this root|these roots]!”',
      ],
      ifRoom(
        '{Hero} pushed her up and over. “Now for the next [one|root]!” she said.',
        '{Hero} gave her a push. Over she went, on to the next root.',
        '“Push!” she said, and {hero} pushed. “Now the next one!”',
        'So {hero} helped her over, and she [went for|started on] the next root.',
      ),
    ],
    fork: [
      [
        'Then there were two paths in {wood}. Which one went to {lost}?',
        'The path [split|went] in two. Which way was {lost}?',
        '[There|Here] were two paths[| now]. [Left or right|Which one|This one or that one]?',
        'One path went left and one [went |]right. [Which way|Where] was {lost}?',
      ],
      asideHere('trouble', {
        person: ['“Left,” said {friend}. “Or right?”', '“Smell it,” said {friend}.'],
        pet: ['{Friend} sniffed left, and then right.', '{Friend} put {friend.their} nose down and sniffed.'],
      }),
      [
        '{Hero} sniffed [twice|hard|and sniffed], and the [left|right] one smelled of mushrooms!',
        'One smelled of [rain|moss|frogs] and one of mushrooms, so {hero} took [that|that one].',
        '“I smell mushrooms,” said {hero}. “The picnic was [this|that] way!”',
        '{Hero} found a [crumb|footprint|bit of {treat}] on the [left|right] one, so that was the way!',
      ],
    ],
    there: [
      asideHere('way', {
        person: ['“[There|Look]!” [cried|said] {friend}.'],
        pet: ['{Friend} sniffed and sniffed, and ran.'],
      }),
      [
        'And there, by {spot}, [sat|lay|was] {lost}[|, wet and cold|, all alone]!',
        '[At last|Soon|Then] {hero} came to {spot}, and there [lay|sat|was] {lost}!',
        'Something [small|wet|cold] [lay|sat] by {spot}. It was no {fear}, it was {lost}!',
        'Who was that, by {spot}? It was {lost}[|, with a leaf for a hat|, all wet]!',
      ],
      ifRoom(
        '“[I have you|Here I am|Now we go home]!” said {hero}, and hugged {lost}.',
        '{Hero} [hugged|kissed|squeezed] {lost} till it was [warm|dry].',
        '“No {fear} here,” {hero} told {lost}, “only {helper1} and {helper2}.”',
        '{Hero} [hugged|kissed|squeezed] {lost} and told it about {helper1}.',
      ),
    ],
    dark: [
      [
        'Then the wind blew, [whoo|pff|fff|hoosh], and out went the [light|lantern]!',
        'Then [whoo|pff|fff|hoosh], the wind blew out the [light|lantern]!',
        '“[Whoo|Pff|Fff|Hoosh],” [said|went] the wind, and blew out the [light|lantern].',
        '[Whoo|Pff|Fff|Hoosh]! The wind blew out the [light|lantern].',
        'Then a [big|cold] wind came and blew out the [light|lantern].',
      ],
      [
        'It was as dark as [inside a boot|in a pocket|under a hat|in a sack]. [Where|And where|But where] was the tent?',
        'Now it was [very|so very] dark, and where was the tent?',
        'It was so dark that {hero} could not [see|find] {their} own [nose|feet|toes|knees].',
        'Now {hero} [could not see|saw nothing of] [the path|the tent|the way home|the trees], [only dark|not a bit of it|however {they} looked].',
        'Now there was no [path|moss|tree] and no tent, only [dark|black|night].',
        'Where was the [path|way], and where was the tent? It was all [dark|black|gone].',
      ],
      ifRoom(
        '“If there is {a fear}, it will come now,” whispered {hero}.',
        'Now {a fear} could come, and nobody would see it.',
        'It was just the dark that {a fear} likes.',
      ),
      asideHere('trouble', {
        person: ['“I can’t see [you|my feet],” said {friend}.', '{Friend} held on to {hero}.'],
        pet: ['{Friend} sat down on {hero’s} foot.', '{Friend} pressed close.'],
      }),
    ],
    listen: [
      TURN,
      asideHere('turn', {
        person: ['“I hear the {fear}!” whispered {friend}.', '“Is that the {fear}?” whispered {friend}.'],
        pet: ['{Friend} pricked up both ears.'],
      }),
      [
        'Far [off|away] something went “{call2.sound}!” “That is no {fear},” said {hero}. “That is {helper2}, and [the tent|home] is that way!”',
        '“{call2.sound}!” went the dark. {Hero} [laughed|smiled]: “That’s {helper2}, [still|just] {call2.doing}, and [the tent|home] is that way!”',
        'And then: “{call2.sound}!” Was that {a fear}? No, that was {helper2}, and [the tent|home] was that way!',
        '“{call2.sound}!” came from [far off|far away|over there]. “[Do you hear|Hear] that, {lost}?” said {hero}. “That is {helper2}, and [we go|the tent is|home is] that way!”',
        'Then [it|something] went “{call2.sound}!” {Hero} knew that noise. “{Helper2}! So [the tent|home] is over there!”',
        '“{call2.sound}!” [said|went] the dark. {Hero} knew who was {call2.doing}, and so {they} knew the way.',
        'There it was again: “{call2.sound}!” “[Hello|That’s you], {helper2}!” [called|said] {hero}, and knew where [home|the tent] was.',
      ],
    ],
    back: [
      [
        '{Hero} [walked|went] to {helper2} and stood still. “{call1.sound}!” [went|said] the dark.',
        'First {hero} came to {helper2}, [still|just] {call2.doing}. Then, further on: “{call1.sound}!”',
        '“[Good night|Thank you], {helper2}!” said {hero}, and went on. “{call1.sound}!” [went|said] the dark.',
        'Past {helper2} {they} went, and then, “{call1.sound}!”',
        '{Hero} went by ear, past {helper2}, until something went “{call1.sound}!”',
      ],
      [
        '{Hero} did not [have|need] to ask. That was {helper1}!',
        '“[And that|That] is only {helper1}!” [said|laughed] {hero}.',
        '“[Hello|Good night], {helper1}!” [called|said] {hero}, without asking.',
        '“I know you, {helper1}!” [called|laughed] {hero}.',
        '“[And you|You] are {helper1}, [still|just] {call1.doing}!” [called|laughed|said] {hero}.',
      ],
      asideHere('turn', {
        person: ['“I know that one, too,” said {friend}.'],
        pet: ['{Friend} ran ahead.'],
      }),
      [
        '¶And [close by|just behind {helper1}|next to {helper1}] [stood|was] the [little |]tent.',
        '¶[Three|Ten|Six|Nine] more steps, and there was the tent.',
        '¶And there [stood|was] the tent, [as small as ever|right where they had left it|warm and dry].',
        '¶[Bump|Flump|Boff], {hero} walked into something soft. It was the tent!',
        '¶{They} put out one {hero.hand}, and felt the tent.',
      ],
    ],
    tent: [
      [
        'In went {lost}, in went {hero}, and in went some [mud|moss|leaves].',
        'In went {lost}, in went {hero}, and [zip|zzzip], the tent was shut.',
        '{Hero} [crawled|wriggled] in with {lost} and [ten|six|two] leaves.',
      ],
      asideHere('turn', {
        person: ['{Friend} pulled the zip shut.', '“My turn with {lost},” said {friend}, and had one hug.'],
        pet: ['{Friend} shook, and everything was wet.'],
      }),
      adult('end'),
      [
        'Outside it was just as dark as before, but {hero} knew who [was in it|lived in it].',
        'The dark was [just|still] as big, but [now |]it was [full of|all] [friends|people {hero} knew|neighbors].',
        'Far off went “{call1.sound}!”, and it was a [nice|friendly|cozy] noise now.',
      ],
    ],
    sleep: [
      adult('end'),
      [
        '{Hero} [hugged|held|squeezed] {lost} and fell asleep.',
        'With {lost} [under {their} chin|in {their} arms|on the pillow], {hero} fell asleep.',
        'Now {hero} had {lost}, and [fell asleep|so {they} slept].',
        '{Hero} [kissed|hugged] {lost}, lay down and slept.',
      ],
      asideHere('end', {
        person: ['{Friend} slept, too, with no noise at all.'],
        pet: ['{Friend} curled up on the blanket.'],
      }),
      [
        '“[Snnn|Hrrr|Khhh|Snff|Grrr], [zzz|pyoo|shoo]!” went the tent. {Helper2} [whispered|asked|came and asked]:',
        '“[Snnn|Hrrr|Khhh|Snff|Grrr], [zzz|pyoo|shoo]!” went something in the tent. {Helper2} [whispered|asked]:',
        'Then the tent went “[Snnn|Hrrr|Khhh|Snff|Grrr], [zzz|pyoo|shoo]!” {Helper2} [whispered|asked|stopped and asked]:',
      ],
      '¶{refrain}',
      [
        '¶“No,” said {helper1}, “that is [only|just] {hero}[|, asleep|, snoring].”',
        '¶“[Shh|Hush], no,” said {helper1}. “[That is|It’s] {hero}.”',
        '¶“No, no,” [said|laughed] {helper1}. “[That is|It is|It’s] [only|just] {hero}!”',
        '¶“[That|Oh, that]?” said {helper1}. “That is [only|just] {hero}[|, asleep|, snoring].”',
      ],
    ],
  },
  asides: {
    start: { person: ['“I’ll come, too,” said {friend}.'], pet: ['{Friend} looked, too.'] },
    way: { person: ['{Friend} [kept close|came close behind].'], pet: ['{Friend} kept close.'] },
    trouble: { person: ['{Friend} [gulped|held on tight].'], pet: ['{Friend} pressed close.'] },
    turn: { person: ['“I know that one,” said {friend}.'], pet: ['{Friend} ran ahead.'] },
    end: { person: ['{Friend} slept, too.'], pet: ['{Friend} slept, too.'] },
  },
  adults: {
    start: [
      '“Take the lantern,” said {grownUp}. “I’ll wait here.”',
      '“Take a light,” said {grownUp}. “I’ll listen for you.”',
      '“Go, but take the lantern,” said {grownUp}.',
      '“I’ll stay by the tent,” said {grownUp}. “Call me!”',
    ],
    end: [
      '“There you are!” said {grownUp}.',
      '{GrownUp} tucked {hero} in.',
      '“I heard you come,” said {grownUp}.',
      '{GrownUp} [hugged|kissed] {hero}.',
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
        '{Hero} took a [deep|big|long] breath and [stood still|listened].',
        '“I am still here,” {hero} told the [dark|big dark|night].',
      ],
      curious: [
        '{Hero} could not look, so {they} listened.',
        '“I can’t see,” said {hero}. “[But what can I hear|Can I hear something]?”',
      ],
      kind: [
        '“Don’t be [scared|afraid],” {hero} [told|whispered to] {lost}.',
        '{Hero} [patted|stroked] {lost}: “I’m [here|with you], and you’re with me.”',
      ],
      funny: [
        '“Who [ate|switched off|put away] the [world|wood|trees]?” said {hero}.',
        '“[Good night|Hello], nose,” said {hero}. “Are you still there?”',
      ],
      shy: [
        '{Hero} stood as still as a [mouse|stone|mushroom].',
        '{Hero} was very good at being quiet. {They} listened.',
      ],
      stubborn: [
        '“I am going home,” {hero} told the [dark|night]. “Now!”',
        '{Hero} stamped a foot: “I will [get|find the way] home!”',
      ],
      dreamy: [
        '{Hero} [closed|shut] {their} eyes, [because it was all the same|to see better].',
        '{Hero} [closed|shut] {their} eyes. It was [no darker|just as dark] in there.',
      ],
      careful: ['{Hero} stood still and counted to [three|five|ten].', '“First stop,” said {hero}, “and then listen.”'],
      energetic: [
        '{Hero} wanted to run. But which way? {They} stood still.',
        'For once {hero’s} feet stood [still|quite still].',
      ],
      clever: [
        '“Eyes are no good now,” said {hero}. “[But ears are|I’ll use my ears]!”',
        '“If I can’t see,” said {hero}, “I can [still |]listen.”',
      ],
    },
  },
};
