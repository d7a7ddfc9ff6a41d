/** The rainy fish in English for readers of 2 to 4. */
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

export const english24: BandText = {
  refrains: [
    '“Not [yet|now], oh no, not yet!” [said|called|sang] {hero}.',
    '“Not yet,” [said|sang] {hero}. “[Wait, wait|Hush, hush|Lap, lap], not yet.”',
    '“Not yet, not yet,” [said|sang] {hero}, “[wait and see|not quite yet|oh no, not yet].”',
    '“[No, no|Oh no], not yet,” [said|hummed] {hero}, “not [yet|now].”',
    '“[Soon|Wait], oh [soon|wait]! Not yet,” [said|sang] {hero}.',
  ],
  beats: {
    open: [
      [
        '[Sun|Hot sun], [sun|more sun]! {Party} [sat|lay] at {bay} with [one|an] umbrella.',
        'It was [hot|so hot|too hot] at {bay}! {Party} [had|brought] a [big|round|huge] umbrella.',
        'No rain at {bay}, [just sun|not a drop]! {Party} [put up|sat by|lay under] an umbrella.',
        'At {bay} the sky was [blue, all blue|blue, blue, blue]. {Party} [had|brought|put up] [an|one] umbrella.',
        '[Pop|Flap|Whoomp|Flop]! Up went the umbrella at {bay}. {Party} [sat|lay] [under it|in its shade].',
        '{Party} had [it all|everything] at {bay}: one sea, one sun, one umbrella.',
      ],
      { more: HABIT },
      more(
        '{Hero} had {a treat} and [wet|sandy|ten salty] toes.',
        'A [gull|crab|fly] [ate|stole|liked] the {treat}.',
        '[Lap, lap|Swish, swish|Plip, plop], said the [sea|little waves].',
        'The sand was [warm|yellow] and full of [toes|{treat}|feet].',
      ),
      when(
        'giver',
        more(
          'It came from {giver}, that [big|good|round] umbrella.',
          'The umbrella was from {giver}[|, with a curly handle|, and so big].',
        ),
      ),
      adult('start'),
    ],
    ask: [
      [
        'Up [popped|came] {fish} the fish. “[Hey, what|Oh, what|What] is that[| up there| for]?”',
        '[Plop|Blip|Plip]! {Fish} the fish put his [head|nose] out. “[What|And what] is [that|it]?”',
        '“[What|Oh, what|And what] is that [thing|round thing|hat|big leaf]?” [asked|said|called] {fish} the fish.',
        '{Fish} the fish [swam|came|popped] up. “[Is it a|A] [hat|boat|shell|moon]?”',
      ],
      [
        '“It is for [rain|the rain],” [said|sang] {hero}. “[What|And what|Just what] is [rain|a rain]?” [said|asked] {fish}.',
        '“It [stops|is for|keeps off] rain,” said {hero}. “[Rain|And rain]?” said {fish}. “What is [that|it|rain]?”',
        '“[For|It is for|Just for] [rain|the rain],” [said|sang] {hero}. “[Rain|What rain|What is rain|The what]?” [said|asked] {fish}.',
      ],
      more(
        '“Rain is [sky water|water that falls|wet air|drops],” said {hero}. “[Falls where|From where]?” said {fish}.',
        'He had [never|never once|never ever] seen [rain|any].',
        '{Hero} [looked|pointed|blinked] [up|up high]. The sky was [bare|blue|dry].',
      ),
    ],
    wish: [
      [
        '“I want [some|rain|one rain|that], please,” [said|called] {fish}.',
        '“[Can|May] I have [rain|some rain|one rain]?” [asked|said] {fish}.',
        '{Fish} [jumped|hopped|spun|did a flip]. “I want [rain|some|some rain|a rain]!”',
        '“Rain, please,” said {fish}, “[one cup|one drop|a small one].”',
      ],
      [
        '“[Yes|You shall|You will],” said {hero}. But it never rained at {bay}.',
        '“I will [get|find|make|cook] [it|some],” said {hero}.',
        '“We [will|shall|can] [get|find|make] [some|it],” said {hero}.',
        '{Hero} [shook|held|kissed] his fin. “[Rain it is|I will find some|One rain|You shall have it].”',
      ],
      more(
        'But [how|where|when]? There was [no cloud|not one cloud] up there.',
        'But the sky was [blue|empty|so blue|bare|clean].',
        'The [sun|hot sun|big sun] [grinned|laughed|got hotter].',
        '“[Hooray|Oh joy|Yippee|Wheee]!” {Fish} went [round and round|in a ring].',
      ),
    ],
    dive: [
      [
        'Down [they went|went {hero}], [splish, splash|glug, glug|deep down]! “Who [has|knows|sells] rain[| here|, please]?”',
        '{Hero} [dived|swam] [down|in] with {fish}. “[Hello|Hey|Please], [has anyone|who has] got rain?”',
        '[Splash|Splosh|Glug, glug]! {Hero} and {fish} [asked|swam to] the [reef|whole reef]: “[Rain|Any rain|Is rain here]?”',
        'Under the sea {hero} asked [them all|high and low|left and right]: “[Have you|Has anyone] seen [rain|one rain]?”',
      ],
      ifRoom(
        '“[Rain|What]? [What a joke|No such thing|Ha, ha, ha]!” [said|laughed] a [crab|red crab].',
        '“Rain is a [shark|cake|song],” said [an octopus|a shrimp]. [That was wrong|It was not].',
        'A crab [laughed|giggled] till he [fell over|sat down].',
        'An octopus looked in all [eight|her] arms. She had [no rain|none].',
      ),
      aside('start'),
      more('“[We will|Let us|We must] [make|cook] some,” said {hero}.', '“We can [make|cook] it,” said {fish}.'),
    ],
    can: [
      [
        '{Hero} [took|got|filled] a can and [poured|tipped] it on {fish}. [Splish|Splosh|Glug], glug!',
        '{Hero} had a [watering|big|tin] can. [Splish, splish|Glug, glug], it went [all over|on top of] {fish}!',
        '{Hero} [poured|let|tipped] water [down|out] on {fish} from a [can|tin can|big can].',
      ],
      [
        '“That is a [wet hat|bath|cold hat],” said {fish}. “[Is|Was] [it|this|that] rain?”',
        '“It [starts|comes] by my [nose|ear],” said {fish}. “Is rain so [low|near|thin]?”',
        '“I can [see|reach] the [top|spout] of it,” said {fish}. “Is [that|this] all [of it|there is]?”',
      ],
      more('Rain comes from [up high|high up|so high|the sky]!', 'The can was too [low|small|near|thin].'),
      '¶{refrain}',
      asideHere('way', {
        person: [
          '{Friend} [fetched|brought|ran for] one more can, but that was [empty|out] soon, too.',
          '{Friend} [tipped|shook] the can, but [it was|that was] the last drop.',
        ],
        pet: [
          '{Friend} [drank|licked] up all that was [left|left of it].',
          '{Friend} put {friend.their} nose in the can. It was [dry|empty].',
        ],
      }),
    ],
    basket: [
      [
        '{Hero} [filled|dipped] a basket and held it [up|high]. [Drip|Plip], drop, [drip|plop]!',
        'Up went a basket, [full of sea|full and wet|nice and full]! It [dripped|leaked] on {fish}, [plip, plop|drip, drop].',
        '{Hero} held up a wet basket with [holes|ten holes]. [Drip, drip|Plip, plip], on {fish’s} [head|nose|back]!',
      ],
      [
        '“[Oh|Ooh]!” said {fish}. “[Rain|Is it rain|Is this it|So this is it]?” Drip… and it was [gone|empty|done].',
        '[One, two|Two, three|Three, four] drops, and then it [stopped|was empty|was done]. “[Was that it|Is that all]?” said {fish}.',
        '“[More|Again]!” said {fish}. But the basket was [dry|out|empty|all done]. “Is rain so [short|quick|small]?”',
      ],
      more('Rain goes on[| and on| all day| and does not stop].', '{Hero’s} [arms|elbows] [hurt|shook|went wobbly].'),
      '¶{refrain}',
      asideHere('way', {
        person: [
          '{Friend} held it up [higher|as well], but it was [empty|out].',
          '{Friend} put a [hand|leaf] on the holes, but it [dripped|ran] out.',
        ],
        pet: ['{Friend} [caught|licked] the last drop.', '{Friend} looked into it. It was [dry|empty].'],
      }),
    ],
    dolphin: [
      [
        '“I make [good|big|the best] rain!” said {dolphin} the dolphin. He [jumped|flew up|took off|leaped]. [KER-SPLASH|BOOM, splash|WHOOSH]!',
        '{Dolphin} the dolphin went [up|high], up, and [SPLASH|KER-SPLOSH|WHUMP]!',
        'Up flew {dolphin} the dolphin, and down came [half|all] the sea. [SPLOSH|WHOOSH|BOOM]!',
      ],
      [
        '{Fish} [spun|flew] round and round. “Is rain [so|this] [big|fat]?” he asked.',
        '{Fish} landed in the [bucket|basket|sand]. “[Was|Is] [that|this|it] rain?”',
        '“It was one [big|very big|fat] drop,” said {fish}. “Is rain [like that|so loud|so big]?”',
      ],
      more('Rain is [small|tiny], {dolphin}!', '{Hero} had [water|sea] in [both|two] ears.'),
      '¶{refrain}',
      asideHere('way', {
        person: [
          '{Friend} [helped|put] {fish} back in [the sea|the water].',
          '{Friend} [dried|shook] out the [hat|towel|umbrella].',
        ],
        pet: [
          '{Friend} [shook|sneezed], and that was [small rain|rain, nearly].',
          '{Friend} [swam|ran] to see if {fish} was all right.',
        ],
      }),
    ],
    octopus: [
      [
        '{Octopus} the octopus threw [shells|little shells] with [eight|all eight] arms. [Tick|Plink], tock, [tack|plonk]!',
        'Eight arms, [eight|many|ten|lots of] shells! {Octopus} the octopus let them [fall|drop], [tick, tack|plink, plonk].',
        '“Here comes rain!” said {octopus} the octopus. [Plink|Tick], plonk, down came [shells|her shells].',
      ],
      [
        '“[Ow|Ouch]!” said {fish}. “Is rain [so|this] [hard|bumpy]?”',
        'One shell sat on {fish’s} [head|back]. “Is [this|it] rain?” he [asked|said].',
        '{Fish} hid under a [shell|big shell]. “Is rain [dry|small] and [hard|pointy]?”',
      ],
      more('Rain is [wet|soft and wet|not so hard].', '“Sorry,” said {octopus}, [eight times|all pink].'),
      '¶{refrain}',
      asideHere('way', {
        person: [
          '{Friend} picked the shells off {fish}, [one by one|so gently].',
          '{Friend} [gave|took] her back her shells.',
        ],
        pet: [
          '{Friend} [fetched|brought] her back a shell.',
          '{Friend} hid [under|with] {fish} till it [was over|stopped].',
        ],
      }),
    ],
    crab: [
      [
        '{Crab} the crab [played|tapped] on a drum. [Tip, tap|Pit, pat], tippy, [tap|pat]!',
        '[Tap|Tup], [tip, tap|tippy, tap]! {Crab} the crab [played|made] [rain|a rain song] with his [claws|ten toes].',
        '“Rain goes like this,” said {crab} the crab. [Pit-a-pat|Tip-a-tap], [pat|tap]!',
      ],
      [
        '{Fish} looked [up|high up]. “I [hear|heard] [it|rain]. [Where|But where] is it?”',
        '“It [sounds|is] nice,” said {fish}, “but [what|where] is it?”',
        '{Fish} held out a fin. [Nothing|No drop] [fell|came down]. “Is rain [just|only] a [noise|song]?”',
      ],
      more(
        'Rain is [more than a noise|more than tip, tap|wet, too].',
        '{Hero} danced [a bit|a jig|anyway|on one leg].',
      ),
      '¶{refrain}',
      asideHere('way', {
        person: ['{Friend} put out a hand. It [was|stayed] dry.', '{Friend} looked up, too. No [drop|rain] came.'],
        pet: ['{Friend} danced, and [was|stayed] dry.', '{Friend} put out {friend.their} tongue. It [was|stayed] dry.'],
      }),
    ],
    turtle: [
      [
        '{Turtle} the turtle blew [bubbles|ten bubbles]: blub, [blub|blip], [blip|blob]!',
        '[Blub|Blib|Blob], blub, [blub|blob]! {Turtle} the turtle blew [rain|bubble rain] for {fish}.',
        '“[Watch|Look], I can rain,” said {turtle} the turtle. [Blub|Blob], [blub|blip], blub!',
      ],
      [
        '[The|All the] bubbles [went|flew] [up|up, up, up]! “Is rain [upside down|so silly]?” asked {fish}.',
        '{Fish} [rode|sat] on one. “It goes [up|away],” he [said|cried]. “[Is|Was] that [right|rain]?”',
        'The bubbles [tickled|kissed] {fish} and [flew|went] up. “Is rain [fizzy|tickly|so light|so soft|a kiss]?”',
      ],
      more('Rain goes [down|down, down, down|down, not up].', '{Hero} [laughed|giggled] [bubbles|a bubble], too.'),
      '¶{refrain}',
      asideHere('way', {
        person: [
          '{Friend} popped [one|two], and it was [only|just] air.',
          '{Friend} [caught|held] one, and pop, it was gone.',
        ],
        pet: ['{Friend} bit one, and pop, it was gone.', '{Friend} bit one. It was [only|just] air.'],
      }),
    ],
    low: [
      [
        'The sun went [low|down]. [Still|And] [no rain|not a drop]. {Fish} was [very|so] [still|sad|quiet].',
        'No rain [here|up], no rain [there|down]. {Fish} [sank|hung his fins].',
        '“[Maybe|I think] there is no rain,” [said|sighed] {fish}.',
        '{Fish} [swam|went] [in a slow ring|to the bottom]. “It is [only|just] a story.”',
      ],
      ifRoom(
        '{Hero} [sat|sat down|lay] on the [wet |]sand. The umbrella [sat|lay|stood] there, [too|dry|shut].',
        '[But|Now|Still,] {hero} knew: {rule1}.',
        '[Now|So now|Still,] {hero} knew: {rule1}, and {rule2}.',
        '[The|Poor] umbrella! It was [dry|hot|so dry|no use].',
      ),
      asideHere('trouble', {
        person: [
          '{Friend} sat down by {fish}, so he was not [alone|so sad].',
          '“[Don’t go|Wait], {fish},” said {friend}. “[Listen|Look] out there!”',
        ],
        pet: [
          '{Friend} lay down [by|close to] {fish}, so he was not alone.',
          'Then {friend} put up both ears. [What was that|What was out there]?',
        ],
      }),
    ],
    idea: [
      TURN,
      [
        '[Far|Far, far] out: “{puff}!” A [big|white|wet|round] puff [went|shot|flew] up… and came down [in drops|drop by drop]!',
        'Then, [far away|out at sea], [something|somebody] went “{puff}!” [Up|High up|Up, up] it [went|flew], and down [in drops|it fell|it came].',
        '“{puff}!” went [somebody|something] [far off|out there]. Up, [up|up, up|high up]… [and|and then] [drip|down], drop, drip!',
      ],
      [
        '“[Rain|Look, rain|It is rain]!” [said|cried] {hero}. “[That|Rain]? It is {whale} the whale,” said {fish}.',
        '“[That is|It is|Only] {whale} the whale,” said {fish}. “[It is rain, {fish}|That is rain, {fish}|No, {fish}, rain]!”',
        '“{Whale} the whale,” said {fish}, “she [puffs|blows].” “It is [RAIN|rain], {fish}!”',
      ],
    ],
    sail: [
      [
        'Up went the umbrella, for a sail. {Hero} [went|sailed] on {a log} to {whale}.',
        'The umbrella [was|made] a [good|big] sail. On {a log} {hero} [sailed|went] to {whale}.',
        '{Hero} got on {a log} and put up the umbrella. [Whoosh|Puff|Flap], off they [flew|went] to {whale}!',
        '{Hero} sat on {a log} and [held|hung on to] the umbrella. It [flew|zoomed] to {whale}.',
      ],
      ifRoom(
        '{Fish} [jumped|hopped] beside them. “Are we [there|near|lost]?”',
        '“[Faster|Go, go]!” said {fish}, [hop|jump], splash.',
        'They went past the [reef|last rock] and [past|round] the [palm|gulls], [on and on|out and out]…',
      ),
    ],
    whale: [
      [
        '“[Please|Whale|Oh please|Dear whale], will you [make|blow] rain[| again]?” [asked|begged|called] {hero}. “I [only|just] [breathe|puff|blow],” [said|whispered] {whale}.',
        '“[Please|Oh please], [do|blow] it again!” [said|called|begged] {hero}. “My [breath|old breath|puff]?” said {whale}, so [red|pink|shy].',
        '“Was that [you|your nose]?” [asked|called] {hero}. {Whale} went [red|pink|shy]. “It was [just |only |]my breath. [Sorry|Oh dear|So sorry]!”',
        '“[Do|Please] [make|blow] rain for {fish}!” [said|called|begged] {hero}. {Whale} was [shy|so shy]. “I [just|only] [breathe|puff|blow].”',
        '“[Can|Will] you make rain?” [called|asked] {hero}. “I [just|only] [breathe|puff|blow],” said {whale}, so [shy|pink].',
      ],
      ifRoom(
        '“[Please|Oh please]!” said {fish}.',
        '“It is [rain|lovely|just right],” said {hero}.',
        '“For [me|a fish|me, {fish}]!” [begged|said] {fish}.',
      ),
    ],
    rain: [
      [
        '“{puff}!” [went|blew|puffed] {whale}, and [drip, drop|plip, plop], [down, down|splish, splash], it was RAIN!',
        '{Whale} breathed [in|deep]… “{puff}!” It rained on {fish}, it rained on [{hero}|the {log}]!',
        '“{puff}!” [Up|Up, up] it [went|flew]. And down, and [down|wet], and [down|soft], came the rain!',
        '[Tip|Drip], tap, [tip|drop], tap, it [fell|rained] on {fish}! “{puff}!” went {whale} again.',
      ],
      ifRoom(
        '“It [tickles|dots me|kisses me|taps me]!” [said|cried|laughed] {fish}.',
        '{Fish} [laughed|danced] and [jumped|spun] in [it|the drops].',
        '{Hero} [shut|closed] the umbrella and got wet, [wet, wet|all wet].',
        '[The|And the] umbrella[| then| now]? {Hero} [did not|would not] [use it|put it up]!',
      ),
      asideHere('turn', {
        person: [
          '{Friend} [put|held] out {friend.their} tongue and drank it.',
          '{Friend} put a [cup|hat|shoe] out, to keep some for [home|later].',
        ],
        pet: ['{Friend} shook, and it rained [twice|sideways, too].', '{Friend} [jumped|snapped] at each drop.'],
      }),
    ],
    below: [
      [
        '“[Come|Look from] under!” said {fish}. The rain made [rings|gold rings|stars].',
        '{Hero} looked up from [under|below]: the rain made [rings|gold rings].',
        'From [below|under], [each|every] [small |]drop was a [crown|star|gold ring|gold dot].',
        'They looked up from [below|under|the deep]. [Plip|Plink|Tink]! [Each|Every] drop [drew|made] a [ring|gold ring].',
      ],
      [
        '“[Stop|Enough] now?” asked {whale}.',
        '“Is it [done|over]?” [asked|said] {whale}.',
        '“[Shall|Can] I stop?” [puffed|asked] {whale}.',
        '“[Time to stop|Too wet]?” asked {whale}.',
      ],
      [
        '¶“Not yet!” [said|cried|called] {fish}. “[Oh, not yet|No, no, not yet|Please, not yet]!”',
        '¶Now {fish} [said|sang] it: “Not [yet|now], [{whale}|oh please], not yet!”',
        '¶“Not yet, not yet,” [begged|said|sang] {fish}, and {hero} [laughed|said it too|hugged him].',
      ],
    ],
    next: [
      [
        '¶“[Now|So],” said {fish}, “what is {next}?”',
        '¶“And [now|then],” said {fish}, “what is {next}?”',
        '¶Then {fish} [asked|said], “What is {next}?”',
      ],
      aside('end'),
    ],
    home: [
      [
        'Home [came|went] {hero}, [drip|plip], drop, [drip|plop], with a wet umbrella.',
        'The umbrella was wet [at last|too], [and so was|just like] {hero}. [Squelch|Drip], [squelch|drop]!',
        '[Squish|Squelch], [squash|squosh], [squish|squelch], {hero} came [up the sand|home], [wet|damp] and [happy|glad].',
      ],
      adult('end'),
      more(
        'The sky was [pink|gold|red|full of stars|dark blue|dark and dry].',
        '“[Bye|Good night], {whale}!” “{puff}!”',
      ),
    ],
    last: [
      [
        '[Plip|Plop|Blip]! “{Hero}?” said {fish}. “[Now|So], what is {next}?”',
        'Up came {fish} [once more|again]. “[One thing:|And now,|But] what is {next}?”',
        '“[Psst|Wait],” said {fish}. “I have [one|a] new [question|thing to ask]. What is {next}?”',
        '“[Thank you|Good rain]!” said {fish}. “And what is {next}?”',
      ],
      aside('end'),
      more(
        '{Hero} [laughed|sat down again|scratched {their} nose|had to think|yawned].',
        '“[Well|Oh|Hm],” said {hero}, “[sit down|come here|let me think].”',
      ),
    ],
  },
  asides: {
    start: {
      person: [
        '{Friend} [asked|looked], too.',
        '“[Rain|Any rain]?” {friend} asked a [shell|snail].',
        '{Friend} [dived|swam] after them.',
      ],
      pet: [
        '{Friend} [swam|paddled], too.',
        '{Friend} [sniffed|asked] a [shell|sponge].',
        '{Friend} came along, [glub|splash].',
      ],
    },
    way: {
      person: [
        '“[Again|More]!” said {friend}.',
        '{Friend} [laughed|giggled|clapped].',
        '{Friend} got wet [feet|ears], too.',
        '“[Oops|Oh well],” said {friend}.',
        '“[Nice try|Not bad],” said {friend}.',
      ],
      pet: [
        '{Friend} [shook|wagged|sneezed].',
        '{Friend} [drank|licked] some.',
        '{Friend} [spun|ran] round.',
        '{Friend} got [wet|damp], too.',
      ],
    },
    trouble: {
      person: [
        '“Poor {fish},” said {friend}.',
        '{Friend} [sighed|sat down], too.',
        '“I am [sad|cross] too,” said {friend}.',
      ],
      pet: ['{Friend} [sat|lay] close.', '{Friend} put {friend.their} nose [down|on the sand].'],
    },
    turn: {
      person: ['“[Rain|It rains]!” [cried|sang] {friend}.', '{Friend} [danced|hopped], too.', '{Friend} drank a drop.'],
      pet: ['{Friend} [spun|jumped] and shook.', '{Friend} [chased|ate] the drops.'],
    },
    end: {
      person: ['“[Tell|Tell him], {hero}!” said {friend}.', '{Friend} [laughed|sat down].', '“I know!” said {friend}.'],
      pet: ['{Friend} [yawned|lay down].', '{Friend} [shook|wagged] [once more|again].'],
    },
  },
  adults: {
    start: [
      '“No rain [here|today],” said {grownUp}.',
      '{GrownUp} [slept|napped|dozed] in the sun.',
      '“So [dry|hot],” said {grownUp}.',
    ],
    end: [
      '“You are wet!” said {grownUp}.',
      '“Did it rain?” [asked|said] {grownUp}.',
      '{GrownUp} had [a towel|{a treat} ready].',
      '“[Rain|What]? [Here|At {bay}]?” said {grownUp}.',
    ],
  },
  traits: {
    habit: {
      brave: [
        '{Hero} [ran|jumped] [right|straight] in, [brr|splash]!',
        'Brave {hero} [shook hands with|tickled] a [crab|wave].',
      ],
      curious: [
        '{Hero} looked [under|behind] [every|each] [shell|stone].',
        '“What is [this|that]?” said {hero}, all [day|morning].',
      ],
      kind: ['{Hero} [gave|threw] the gulls a [bit|bite].', '{Hero} [helped|carried] a snail [home|out of the sun].'],
      funny: [
        '{Hero} wore a [bucket|crab pot|leaf] for a hat.',
        '{Hero} sat on [a sandy cake|a wet towel] and [quacked|sang].',
      ],
      shy: ['{Hero} [waved|smiled] at the sea, [a bit|softly].', '{Hero} sat [still|quiet] as a [stone|shell].'],
      stubborn: [
        '{Hero} dug a hole. It [filled|fell in]. {They} dug [again|more].',
        '“I [can|will],” said {hero} to a [knot|big wave].',
      ],
      dreamy: [
        '{Hero} [watched|looked at] the [waves|light] for a [long|long, long] time.',
        '{Hero} saw a [horse|ship] in the [foam|waves].',
      ],
      careful: [
        '{Hero} put the shells in a [row|line|ring].',
        '{Hero} counted the [waves|gulls]: one, two, [ten|three].',
      ],
      energetic: [
        '{Hero} ran [in|up], out, in, [out|down].',
        'Hop, [hop|skip], splash, went {hero}, [in and out|all day].',
      ],
      clever: [
        '{Hero} [built|made] a [dam|small canal] [for|with] the sea.',
        '{Hero} [knew|found] where the [wind|shade] [came from|went].',
      ],
    },
    turn: {
      brave: [
        '{Hero} [stood up|got up] [tall|at once]. “[One|One more|Just one more|One last] try!”',
        '“I am not [done|afraid],” said {hero}, “[no|not me].”',
      ],
      curious: ['“What is [out there|that]?” [asked|said] {hero}.', '{Hero} [looked|peered] over the [sea|waves].'],
      kind: ['{Hero} [patted|stroked] {fish’s} [back|fin].', '“I am [with you|here], {fish},” said {hero}.'],
      funny: [
        '{Hero} [pulled|made] a [fish face|funny face] for {fish}.',
        '“Can I [spit|sneeze] rain?” said {hero}. [No|Not much].',
      ],
      shy: [
        '{Hero} sat and [was quiet|said nothing]. [Hush|Shh].',
        '{Hero} was [so still|quiet], {they} heard the [sea|waves] [breathe|sigh].',
      ],
      stubborn: [
        '“I said [rain|yes],” said {hero}, “[so|and] rain!”',
        '{Hero} [stamped|thumped] the sand. “[We|I] will not stop!”',
      ],
      dreamy: [
        '{Hero} [looked|gazed] over the [sea|waves] [a long time|and did not talk].',
        '{Hero} [dreamed|looked] [at|along] the edge of the sea.',
      ],
      careful: [
        '{Hero} [looked|checked] left, right, and [far out|far away].',
        '“[Think|Slow],” said {hero}, and [looked|thought].',
      ],
      energetic: [
        '{Hero} [jumped|hopped] up and down to see [more|far out].',
        '{Hero} ran up a [rock|dune] to [look|see].',
      ],
      clever: [
        '“What is [high|tall] and [wet|small]?” [said|asked] {hero}.',
        '{Hero} [tapped|rubbed] {their} [nose|chin]: “High and [wet|small]…”',
      ],
    },
  },
};
