/** The rainy fish in English for readers of 5 to 7. */
import {
  adult,
  asideHere,
  given,
  HABIT,
  ifRoom,
  more,
  plants,
  takes,
  TURN,
  when,
  type BandText,
  type Passage,
} from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/rainy-fish/english-traits.data.ts';

/**
 * What runs through a book: `fresh`, an umbrella that has never been wet; `joke`, somebody who laughs at it; `enough`, a
 * hero who has had too much of what the fish has never seen.
 */
const thread = (fresh: Passage, joke: Passage, enough: Passage): Passage[number] =>
  takes('thread', { fresh, joke, enough });

export const english57: BandText = {
  refrains: [
    '“Not [yet|quite], {fish},” said {hero}. “Not [just |]yet.”',
    '“Not yet, not yet,” said {hero}, [as one says to the tide|and held up one {hero.hand}|for the sea to hear].',
    '“[Wait and see|Wait for it|Hold on], {fish},” said {hero}, “[not yet, not yet|not quite yet|not yet a while].”',
    '“Not yet,” said {hero}, and the sea said it too: [“Not yet, not yet.”|“Hush. Not yet.”]',
  ],
  beats: {
    open: [
      thread(
        [
          [
            '“[Maybe today|Today, perhaps],” {hero} said each morning, and took along the new umbrella. {Party} put it up at {bay}, where it never rains, [not even on birthdays|not even a bit].',
            '{Party} came to {bay} with two towels and a new umbrella. It had never been wet, so {hero} took it [everywhere|along every day].',
            '{Hero’s} umbrella was [ten|nine] days old and had not seen a [drop|cloud]. {Party} took it to {bay} as well, where it [hardly ever|never] rains.',
            'It had not rained once since {hero} got the umbrella. Now {party} sat at {bay} [under it|in its shade], where it never rains [at all|either].',
            'The new umbrella was the [best|reddest] thing {hero} had, and still quite dry. {Party} put it up at {bay}, [in case|for practice].',
          ],
        ],
        [
          [
            'When {party} put up the umbrella, the {seller} of {bay} came and held out his hand. “[Not a drop|Nothing],” he said, and laughed till he [hiccuped|wheezed].',
            '“An umbrella? At {bay}?” The {seller} laughed till [his hat fell off|he had to sit down|the gulls looked round]. {Party} put it up [all the same|and sat in its shade].',
            '{Party} came to {bay} with an umbrella, and the {seller} told [everybody|the whole beach]. “It never rains here!” he [roared|sang|laughed].',
            '“[Raining|Wet] again, is it?” said the {seller} of {bay} when he saw the umbrella. {Party} had heard it [nine|six] times [today|already].',
          ],
        ],
        [
          [
            '{Hero’s} shoes had been wet since [Monday|spring]. So {party} came to {bay}, where it never rains, and all that the umbrella had to do was make shade.',
            '{Party} came to {bay} because it never rains there. At home it rained on every [picnic|birthday|Sunday], and the umbrella had [come along|been packed] by mistake.',
            'No rain, not [one|a] drop! {Party} lay down at {bay} with [a sigh|a melon]. The umbrella was just for shade, [for once|this time].',
            'At home it had rained for [nine|eleven] days. So {party} took the train to {bay}, where it never does, and [put up|opened] the umbrella against the sun.',
          ],
        ],
      ),
      when(
        'giver',
        more(
          '{Giver} had sent the umbrella, with a [note|label]: [for a wet day|one never knows].',
          'It was a present from {giver}, who [likes rain|walks in the rain|never goes out without one].',
        ),
      ),
      { more: HABIT },
      thread(
        [
          ifRoom(
            '“Just one [small |]cloud, please,” said {hero} to the sky. The sky was [blue|bare] from end to end.',
            '“One shower,” said {hero}, “that’s all I [want|ask], so I can try it.” The sun [shone and shone|only shone harder].',
            '{Hero} looked for a cloud, as on [every|any] day. There was [none|not even a crumb of one].',
          ),
        ],
        [
          ifRoom(
            '“Some day [you’ll show him|he’ll see],” {hero} told the umbrella. There was not a [cloud|crumb of cloud] in the sky.',
            '{Hero} [looked for|would have paid for] a cloud, just a small one, to make him stop. There was [none|only blue].',
            '“[You wait|Wait and see],” said {hero}. But the sky was as empty as a [washed plate|new bucket].',
          ),
        ],
        [
          ifRoom(
            '“I don’t want to see another drop,” said {hero}, “till [winter|I’m old].” The sky [hadn’t got one|was blue to the edge].',
            '“Good,” said {hero} to the [empty|bare|blue] sky, and wriggled ten dry toes.',
            '“Dry [bread|sand], dry socks,” {hero} [sang|counted], “dry [ears|nose], dry everything!”',
          ),
        ],
      ),
      adult('start'),
    ],
    ask: [
      [
        '{Fish} the fish had swum round the umbrella’s shadow [twice|three times]. “It’s a hat for [a giant|the beach],” he said at last. “Or what is it [for|good for]?”',
        '“[Excuse|Pardon] me,” said {fish} the fish, from the [shallow end|green water]. “[What|And what|Just what] is that [for|thing for|good for|big thing for]?”',
        '[Plop|Blip|Plip|Splip]. {Fish} the fish looked at the umbrella. “Is that a [jellyfish|mushroom|moon] on a stick?”',
        '{Fish} the fish, [no bigger than|as long as] a [sandal|spoon], swam to the umbrella’s shadow. “What’s [that|it] [good |]for?”',
        'Something [tapped|tickled] {hero’s} toe. “Your [roof has no house|sail has no boat],” said {fish} the fish. “[What is|And what’s] [it|the thing|that umbrella] for?”',
      ],
      [
        '“[It’s|That’s] for when it rains,” said {hero}. “When it [does what|whats]?” asked {fish}. “What is rain?”',
        '“[For|It’s for|It’s just for|That’s for] [rain|the rain|rainy days|when it’s raining],” said {hero}. “[And|But] what,” asked {fish}, “is [rain|that|rain, please]?”',
        '“It keeps [off|away|out] the [rain|wet rain],” said {hero}. {Fish} blew a [long|slow] bubble. “[What|Which] [rain|rain is that]?”',
        '“It’s [for|in case of] [rain|the rain|wet days],” said {hero}. “I see,” said {fish}, who [did not|didn’t]. “[What|And what] is [rain|that]?”',
      ],
      ifRoom(
        '“Water that [falls|drops|comes] from the [sky|air],” said {hero}. “[Who spilled it|Who let go of it]?” asked {fish}.',
        '“Water,” said {hero}, “[from up there|out of the sky|that comes down].” {Fish} looked up. “It must be [very well stuck|holding on tight|asleep],” he said.',
        '“The sky lets go of [water|its water],” said {hero}. “[On purpose|By mistake]?” asked {fish}.',
        '“[Little|Small|Tiny] bits of [water|wet], and they fall,” said {hero}. “Fall [where|into what]?” asked {fish}. “It is all water [already|here].”',
      ),
      when(
        'interest',
        more(
          '“It’s [a bit|rather|not much] like {interest},” said {hero}, “only [wetter|from above].”',
          '“Better than {interest}?” asked {fish}. {Hero} had to [think|sit down|scratch {their} head].',
        ),
      ),
    ],
    wish: [
      [
        '“I know [ten|nine] kinds of water,” said {fish}, “[warm, cold and salty|deep, flat and green], and not one of them falls. I want the [falling|dropping] kind.”',
        '{Fish} turned [a loop|a circle|two loops|round twice]. “[I should like|I want|I will take] [one|one of those],” he said. “A [small|short|thin] one will do.”',
        '“Oh, I want some,” said {fish}. “[Just|Only] [once|a bit]. I have [all day|room for it].”',
        '“I have been wet [all my life|since I was an egg],” said {fish}, “and never rained on. I [want|should like|would love] that.”',
        '{Fish} thought till he [sank|spun|hummed|went pale]. “[Where|And where] can I [get|see|find|buy] [it|some]?”',
      ],
      thread(
        [
          [
            '“Then we’ll go and look together,” said {hero}. “You [want|need] the rain, and I’ve got the umbrella.”',
            '“[I’m waiting for it|I want some], too,” said {hero}. “[Let’s|We’ll|We could] [find|get] [some|one] [together|for two|for us both].”',
            'So now there were two of them who [wanted rain|looked at the sky]. “We’ll [find|get] [it|some],” said {hero}.',
            '{Hero} knew all about waiting. “I’ll [find|get|bring] you [some|one],” {they} said, “[and me|and watch].”',
          ],
        ],
        [
          [
            '“Rain!” roared the {seller}, who had heard every word. “[All right|Good],” said {hero} to {fish}. “[Now we’ll|So we’ll] find some.”',
            '{Hero} heard the {seller} [laugh|cough]. “You shall [have|get] [it|some],” {they} told {fish}, “[today|by tonight].”',
            '“[I’ll|We’ll] [find|get|bring] you [some|one],” said {hero}, [loudly|rather loudly], so that the {seller} [heard|could hear] it.',
            '“Rain? Here?” laughed the {seller}. “[Yes|That’s right|Certainly],” said {hero}. “[Today|For my friend].”',
          ],
        ],
        [
          [
            '“You want it ON you?” asked {hero}. “[All over|Very much],” said {fish}. And for the first time {hero} [wanted|wished for] some, too.',
            '{Hero} had never [met|heard] anybody who asked for it. “I’ll [find|get] you [some|one],” {they} said, [surprised|and was surprised].',
            '“I’d give you all of ours,” said {hero}, “but [that’s far away|it won’t keep]. I’ll [find|get] you [some|one] here.”',
            '“You can have mine,” said {hero}. But it was [at home|nine hours away]. So they [had to look|went to find some].',
          ],
        ],
      ),
      more(
        'They shook [fin and {hero.hand}|on it|and it slipped]. It was a [wet|slippery|salty] [sort|kind] of promise.',
        '[The|And the] sun [laughed so much it shook|only shone harder|coughed, or seemed to].',
      ),
    ],
    dive: [
      [
        'Down they went, past [pink|yellow] coral. “[Rain|Any rain|Have you got rain]?” [asked|called] {hero}. “[Anyone|Anybody|Just a bit]?”',
        'First they [dived down|swam] to the [coral |]reef and asked for rain at every [hole|door].',
        'So {hero} [went|swam] down to the reef with {fish}, to ask who [had|kept|sold] rain.',
      ],
      ifRoom(
        '“Rain?” said a [crab|big crab|red crab], and laughed so [hard|much] that he [walked|ran] [straight|forward|straight ahead].',
        '“My [aunt|uncle|cousin] [met|knew] one,” said an octopus. “It had [teeth|three ears|a beard|a hat on].”',
        '“Rain is a kind of [soup|shark],” said an octopus. A crab said it was [an old song|a day of the week|a sort of cheese].',
        'A crab did not [believe in|hold with|care for] rain. An octopus had [lent hers to a cousin|just run out|had some once].',
      ),
      asideHere('start', {
        person: [
          '{Friend} asked [a sponge|a sea star], which [said nothing|did not say].',
          '“Is it [this|that]?” asked {friend}, and held up a [sea cucumber|slipper]. It was not.',
          '{Friend} looked in every [shell|hole], just [in case|to be sure].',
        ],
        pet: [
          '{Friend} paddled along and [sneezed|blew] bubbles.',
          '{Friend} looked for rain in a [shell|hole], and came out with a [hermit crab|weed] on {friend.their} nose.',
        ],
      }),
      ifRoom(
        '“Then we’ll [make it|make some|cook some],” said {hero}. “How [hard|difficult|tricky] can it be?”',
        'Nobody had [any|a drop|one]. “[We|You and I] must make our own,” said {hero}, “[fresh|from water|at home].”',
      ),
    ],
    can: [
      [
        '{Hero} found a watering can, filled it to the [top|brim], and [tipped|poured] it over {fish}. Glug, [splish|gurgle], [trickle|drip].',
        '{Hero} borrowed a watering can and poured, [slowly|with care|up and down], all along {fish}, [nose to tail|both sides|twice].',
        'A watering can makes a [very fair|fine|decent] sort of [shower|splash]. {Hero} gave {fish} [a full one|two cans of it].',
        given(
          'told:tried',
          'Then {hero} thought of [watering cans|the garden]. {They} [fetched|filled] [one|a can] and [tipped|poured] it over {fish}.',
        ),
      ],
      [
        '“It is a hat,” said {fish}. “A [wet|thin], [cold|wobbly|noisy] hat. [Is that rain|Is rain a hat]?”',
        '“I can [count|see] the holes,” said {fish}. “Does rain [come from so near|have a spout|have a handle]?”',
        '“It starts at my [nose|ear],” said {fish}, “and stops at my [tail|chin]. [Is|Was] that [rain|it|all]?”',
      ],
      [
        plants(
          'high',
          'But rain comes from high up, {hero} [remembered|knew], [higher than gulls|above the palms|not from a spout].',
        ),
        plants('high', '{Hero} looked at the can. Rain comes from [much higher|far higher|higher than gulls].'),
        plants(
          'high',
          'The can was too low. Rain comes [from high, high up|from where the clouds live|from above the palms].',
        ),
      ],
      [plants('tried', '¶{refrain}')],
      asideHere('way', {
        person: [
          '{Friend} climbed on a [rock|box] with the can, but it was [empty|not high enough].',
          '“[Higher|Higher, then],” said {friend}, and [lifted|held] the can, but it [was empty|had run dry].',
        ],
        pet: [
          '{Friend} [licked|drank] what was left in the can.',
          '{Friend} put {friend.their} nose in the can. It was [dry|empty].',
        ],
      }),
    ],
    basket: [
      [
        '{Hero} [dipped|filled] a basket in the sea and [held it up|held it over {their} head|swung it high]. It leaked [from forty holes|plip, plop|drip by drip] on {fish}.',
        'What [holds|carries] water, but [badly|not for long|not well]? The picnic basket! {Hero} [swung|lifted] it high, and it [dripped|dribbled] on {fish}.',
        'Up went the picnic basket, full of sea, and {hero} ran [to and fro|in a ring|round and round], [dripping|leaking] on {fish}.',
        given(
          'told:high',
          '“Higher, then,” said {hero}, and held [a|the] basket full of sea [up|high] over {their} head. It [dripped|dribbled|leaked] on {fish}.',
        ),
      ],
      [
        '“Oh!” cried {fish}. “[This|It|So this] is[ rain|]…” And [it|the basket] was [empty|dry]. “[Was|Is] that [the whole thing|all of it|the end]?”',
        '{Fish} had [just|only just] begun to [dance|hum|like it] when it stopped. “Is rain so [short|soon over|quick]?” he [asked|said].',
        '“[Four|Six|Five] drops,” said {fish}, who had counted. “Is that [a full rain|all of rain|a whole rain]?”',
      ],
      [
        plants(
          'long',
          'But rain goes on [and on|for hours], {hero} remembered, [till your socks know|all afternoon|past tea].',
        ),
        plants('long', '{Hero’s} arms [shook|ached]. Rain never gets tired, and [goes on and on|does not stop].'),
        plants('long', 'The basket was empty, and rain is not [so soon|ever] empty. It [goes on and on|has all day].'),
      ],
      [plants('tried', '¶{refrain}')],
      asideHere('way', {
        person: [
          '{Friend} [ran|hurried] to fill it again, but it was empty before {friend.they} came back.',
          '{Friend} put both hands on the holes, and it ran out [of|by] {friend.their} sleeves.',
        ],
        pet: [
          '{Friend} [caught|licked up] the last drop.',
          '{Friend} looked into the basket [from below|twice]. It was [dry|empty].',
        ],
      }),
    ],
    dolphin: [
      [
        '“Rain? I do rain,” said {dolphin} the dolphin. He took a [run|long run], flew up, [hung there|grinned|bowed], and came down. [WHOOMPH|KER-SPLOSH|SPLOOMP|KA-DOOSH]!',
        '{Dolphin} the dolphin had [heard|seen] it all. He leaped as high as a [mast|house], and [down he came|the sea fell on them]. [BOOM|SPLOOSH|KRUMP|DOOSH]!',
        '“Stand [there|still],” said {dolphin} the dolphin. Nobody [saw|heard] him [go up|jump|take off]. [Everybody|Everyone|All of {bay}] [felt|heard|saw] him come down. [WHUMP|KER-SPLASH|BOOSH|SPLAM]!',
        given(
          'told:high',
          '“High up? [High is easy|I can do high],” said {dolphin} the dolphin. He [went|flew] up like a [cork|rocket], and came [down|back] like a [piano|house]. [WHUMP|SPLAM|KRUMP]!',
        ),
      ],
      [
        'They found {fish} in the [picnic|basket|melon|bucket]. “Is rain [all|always] one [drop|lump|piece]?” he asked.',
        '{Fish} came by, [upside down|backward|in a spin]. “It [bit|threw|sat on|fell on] me,” he [said|told them]. “[Was|Is] that [rain|how it goes|it]?”',
        '“That was a wave with a [bang|tail],” said {fish}. “Does rain [always|often] [shout|do that|slam]?”',
      ],
      [
        plants(
          'bits',
          'But rain comes in [small|little|tiny] bits, {hero} [remembered|knew], [lots|one by one|plenty].',
        ),
        plants(
          'bits',
          '{Hero} shook out [an ear|a shrimp|a shoe]. Rain is [small|little], and [comes bit by bit|there is a lot of it].',
        ),
        plants('bits', 'It was wet. But rain comes [down |]in [small|little|tiny] [bits|drops], not in [one|lumps].'),
      ],
      [plants('tried', '¶{refrain}')],
      asideHere('way', {
        person: [
          '{Friend} carried {fish} back to the sea in a [hat|cup|shoe].',
          '{Friend} [emptied|wrung out] the towels, [one by one|both of them].',
        ],
        pet: [
          '{Friend} shook {friend.themselves}, and that was [small|smaller], at [least|any rate].',
          '{Friend} went and [stood|sat] behind {hero}, where it was [dry|safer].',
        ],
      }),
    ],
    octopus: [
      [
        '{Octopus} the octopus took [shells|her shells] in all eight arms, and let go. [Tick, tack, tock|Plink, plonk, plunk], down on {fish}.',
        '“Eight arms, eight rains,” said {octopus} the octopus. She dropped [shells|handfuls of shells|her shells] from above. [Plink, clonk|Tick, tock|Clink, clunk|Tick, plonk], ouch.',
        '{Octopus} the octopus had saved [ninety|sixty] shells for a [day like this|rainy day]. She dropped them [all|one by one|with feeling] on {fish}.',
        given(
          'told:bits',
          '“Small, and lots of it? I’ve got [that|just the thing],” said {octopus} the octopus, and [tipped|poured|dropped] her shells on {fish}. [Plink, clonk|Tick, tock|Clink, clunk].',
        ),
      ],
      [
        '{Fish} looked out from under a [shell|big shell]. “Does rain [leave|make] [bumps|marks|dents]?” he asked.',
        '“It falls well,” said {fish}, rubbing his [head|back]. “But it is [dry|crunchy|full of corners]. [Is|Can] that [be |]rain?”',
        '“One of them had [someone in it|a snail],” said {fish}. “Is there a [snail|person] in [all rain|every rain|each one]?”',
      ],
      [
        plants(
          'wet',
          'But rain is [wet|water], {hero} remembered, [soft and wet|wet all through|not a bit like this].',
        ),
        plants(
          'wet',
          '“[I forgot|Oh dear]: wet,” {hero} told {octopus}, who [went pink|went pale|blushed]. Rain has to be wet.',
        ),
        plants('wet', 'It fell [well|nicely]. But rain has to be [wet|soft and wet], and these were [dry|shells].'),
      ],
      [plants('tried', '¶{refrain}')],
      asideHere('way', {
        person: [
          '{Friend} picked the shells off {fish}, [one by one|very gently].',
          '{Friend} gave her back the shells, all [but one|sixty].',
        ],
        pet: [
          '{Friend} [fetched|brought] her back a shell.',
          '{Friend} hid behind {fish}, who was [much too|too] small for it.',
        ],
      }),
    ],
    crab: [
      [
        '{Crab} the crab had a drum from the [old wreck|sunken ship]. He [drummed|tapped] rain on it with all ten toes: [pitter, patter, tap|tippy, tappy, tip].',
        '“A sailor [sang|showed|taught] me rain,” said {crab} the crab, and [played|tapped] it on a drum: [tip-a-tap, tip|pit-a-pat, pit].',
        '“Rain goes like this,” said {crab} the crab: [tip, tap, tippy-tap|pat, pit, patter], on an old drum, and the whole wreck [hummed|tapped along].',
      ],
      [
        '“Lovely,” said {fish}, and looked up. He [held out|opened|lifted] [a|one] fin. “[When|And when] does it [come|start|fall]?”',
        '{Fish} shut his eyes. “I [hear|can hear] it,” he [said|whispered]. “Why [don’t|can’t] I [feel|get] it?”',
        '“So rain is a [tune|song],” said {fish}. “[Is that all|Was that it|And that’s it], [a song|a tune|only that]?”',
      ],
      [
        plants(
          'more',
          'But rain is [more|bigger] than its [noise|song|tune], {hero} [remembered|knew]: [it gets your neck|it lands on you|it gets in your ears].',
        ),
        plants(
          'more',
          '{Hero} held out a {hero.hand}, too. It [stayed|was] dry. Rain is [more|bigger] than its [noise|song|tune].',
        ),
        plants(
          'more',
          'It sounded [just |quite |]like it. But you have to [feel|get|touch] rain, {hero} [knew|remembered].',
        ),
      ],
      [plants('tried', '¶{refrain}')],
      asideHere('way', {
        person: [
          '{Friend} danced to it, and [was still dry|stayed dry] when it was over.',
          '{Friend} looked up, too. “[Nothing|Not a drop],” {friend.they} said.',
        ],
        pet: [
          '{Friend} put out {friend.their} tongue for it. It [was|stayed] dry.',
          '{Friend} danced to it, [on two legs|all round the drum].',
        ],
      }),
    ],
    turtle: [
      [
        '{Turtle} the turtle took a breath as big as a [barrel|tub], and let it out. [Blub, blub, blobble|Bubble, blip, blub|Blip, blib, blob]! The [reef|sea] went [fizzy|white].',
        '“A hundred years I have been making [these|my own],” said {turtle} the turtle. She [blew|let out] bubbles, big as [plums|plates], small as [seeds|peas].',
        '“Watch me rain,” said {turtle} the turtle, and blew [three hundred|a thousand|nine hundred] bubbles at {fish}, [blub, blib, blob|blip, blub, blobble|bubble, blup].',
        given(
          'told:bits',
          '“[Little|Small] bits, and [lots of them|plenty]? [Easy|Ha|Nothing to it],” said {turtle} the turtle, and blew [three hundred|a thousand] bubbles at {fish}.',
        ),
      ],
      [
        '{Fish} rode one to the [top|roof]. “It [goes|all goes] up,” he [said|told them]. “Is rain so [wrong|upside down|back to front]?”',
        '“It tickles my [chin|underneath],” said {fish}, “and then it [leaves|flies off]. [Is|Was] that [rain|it|all]?”',
        '“I can see it is wonderful,” said {fish} from [inside one|the middle]. “[Only,|Just tell me,] does rain [go home|fall up|leave so soon]?”',
      ],
      [
        plants('down', 'But rain [falls|comes] down, {hero} remembered, [always down|never up|on top of you].'),
        plants(
          'down',
          '{Hero} [watched|saw] the bubbles [go|leave]. Up, and up, and up: and rain [falls|comes] [down|down, down, down].',
        ),
        plants('down', 'There was [a lot of it|plenty]. But it went up, and rain [comes|goes|falls] down.'),
      ],
      [plants('tried', '¶{refrain}')],
      asideHere('way', {
        person: [
          '{Friend} caught one to bring it down, and [pop|plop], it was [gone|only air].',
          '{Friend} swam about [on {friend.their} head|upside down], and from there it was [nearly right|better].',
        ],
        pet: [
          '{Friend} bit one, and [looked surprised|there was nothing in it].',
          '{Friend} chased them all the way [up|to the top].',
        ],
      }),
    ],
    low: [
      [
        'The sun went down like a [slow|tired] orange. {Fish} hung in the water like a [sock|leaf] and [had no questions|asked nothing].',
        'By [five|six] o’clock they had tried it [all|high and low]. {Fish} hung in the water like a [sock|leaf].',
        '{Fish} had stopped asking, and that was the [worst|saddest] thing. He just [looked|lay] at the [bottom|sand].',
        '“It is all right,” said {fish}. “A fish has [plenty|enough|lots] of [water|wet]. I [only|just] wanted to be [surprised by|under|tapped by] some.”',
      ],
      thread(
        [
          ifRoom(
            'The umbrella [leaned|lay|stood] there, as dry as [toast|a biscuit|an old bone]. “[Poor you|Poor thing], too,” {hero} told it.',
            '{Hero} patted the dry umbrella, and then {fish}. It was [hard|not easy] to say which was [sadder|more sorry].',
            'Maybe it would never rain again, [anywhere|on anything]. {Hero} shut the umbrella. It was [still |]as dry as [toast|on the first day].',
          ),
        ],
        [
          ifRoom(
            '“Still dry?” [called|shouted] the {seller} from the [beach|shade]. Nobody had an answer [to that|for him].',
            'Up on the sand the {seller} [held out a hand and looked at the sky|put on a big hat “for the rain”], and laughed. {Hero} did not.',
            '“Perhaps he’s right,” said {hero}, and looked at the {seller}, and at the [dry|useless] umbrella.',
          ),
        ],
        [
          ifRoom(
            '“At home,” said {hero}, “it rains all day, and I only ask when it will stop.” {Fish} stared. “You ask it to STOP?”',
            '“At home I run indoors from it,” said {hero}, [very low|slowly]. “From RAIN?” asked {fish}. “[Why|What for]?” {Hero} could not [say|remember].',
            'All that rain at home, and {hero} had not [saved|kept|brought] one drop of it. [Nobody does|Who would have thought of that]?',
          ),
        ],
      ),
      ifRoom(
        'Still, they knew more than [at noon|before]: {rule1}, and {rule2}.',
        '{Hero} wrote it in the [sand|wet sand]: {rule1}. And: {rule2}. A [wave|small wave] [read it|licked it off|took it home].',
        '“{Rule1},” said {hero}, “and {rule2}. Who [on earth|in the sea] can do [that|both|it all]?”',
      ),
      asideHere('trouble', {
        person: [
          '“We could all cry on him,” said {friend}, “[at once|in a row].”',
          '{Friend} sat down too and drew {fish} a [fat |big |]cloud in the sand.',
        ],
        pet: [
          '{Friend} [licked|nosed] the salt off {hero’s} [knee|foot].',
          '{Friend} lay down by the water, nose to nose with {fish}.',
        ],
      }),
    ],
    idea: [
      TURN,
      [
        '“{puff}!” Out at sea something white stood up, as tall as a [tower|lighthouse], and [sat|fell] down again in [a thousand|a hundred] drops.',
        '“{puff}!” went something, far [out|away]. It shot up white and high, fell [to bits|into drops], and came [pattering|drifting] down.',
        'A tall white [feather|plume] of water [stood|jumped|grew] up on the sea. “{puff}!” it said, and broke, and [fell|came down] in drops.',
        '“{puff}!” said the sea [behind the reef|far out]. Up went a [white puff|cloud], higher than a [palm|mast], and down it came, in bits.',
      ],
      [
        '“Did you see? It went up, and it came down, and it was [drops|wet]!” cried {hero}. “It does that,” said {fish}. “It’s {whale} the whale, [breathing|having a breath].” “It’s RAIN!”',
        '“[What|Who] [was|is] that?” [asked|cried] {hero}. “Only {whale} the whale,” said {fish}, “[breathing|having a breath].” “{Fish},” said {hero}, “that’s [rain|RAIN]!”',
        '“That’s [it|rain|RAIN|one|what rain does]!” [cried|said|shouted] {hero}. “[That|Which|Where]?” said {fish}. “That’s only {whale} the whale. She [breathes|does it|blows] [all day|every day].”',
        '“{Fish}, [look|there]! Rain!” [said|cried] {hero}. “[Where|That]? No,” said {fish}, “that’s {whale} the whale, [coming up for air|having a breath|as ever].”',
      ],
      asideHere('turn', {
        person: [
          '“But it’s wet,” said {friend} [slowly|softly], “and it comes down. [Look|In bits].”',
          '“Every day?” asked {friend}. “And you never looked?” {Fish} [thought about it|had not].',
        ],
        pet: [
          '{Friend} was in the water already.',
          '{Friend} [stood|ran] to the edge of the sea, nose [up|out], and would not come back.',
        ],
      }),
    ],
    sail: [
      [
        '“We need a [boat|ship],” said {hero}, and looked at {a log}. “And a sail,” {they} said, and looked at the umbrella. [Flap|Whoosh], up it went, and away they [flew|shot].',
        'On the beach lay {a log}, but there was no [oar|paddle|sail]. So {hero} [put up|opened] the umbrella, and the wind [took hold of|filled|pulled at] it.',
        '{A log} for a boat, and for a sail? {Hero} [opened|put up] the umbrella. [Whoosh|Whump|Fwoosh|Flap]! The [wind|sea wind] [loved|grabbed] it.',
        '{Hero} [rolled|pushed] {a log} into the water, [stood|climbed] on it and opened the umbrella. It was a [fine|very good|splendid] sail, and off they [shot|flew|went].',
      ],
      ifRoom(
        '{Fish} leaped along beside them. “Are we [there|near]?” [Hop|Splash|Plop]. “Is that [her|it]?” [Splish|Hop, hop|Dip]. “[That|No, that] was a [rock|gull|cloud],” said {hero}.',
        '“I have never gone so [fast|far],” called {fish}, in and out of the [waves|foam]. “What [shall|do] I [say|wear|call her]?”',
        'They passed the [reef|last rock|last of {bay}] and [two|nine|six] surprised [gulls|pelicans], till the [water|sea] [got|grew] [dark|deep|cold] and blue.',
      ),
      asideHere('way', {
        person: [
          '{Friend} swam behind and pushed, [with both hands|like a motor].',
          '{Friend} hung on behind and kicked [like a motor|for two].',
        ],
        pet: [
          '{Friend} paddled in front, [ears flying|nose up].',
          '{Friend} swam round and round them, like a [tug|lifeguard].',
        ],
      }),
      ifRoom(
        'The {log} stopped with a [bump|soft bump]. It was [not a rock|no rock|warm]. It had [an eye|one big eye].',
        'Then an island came up [next to|beside] them, and [opened an eye|blinked|sighed].',
        'Then a [hill|wall] rose out of the sea, [grey|blue] and shining, and said, “[Oh dear|Mind my side].”',
      ),
    ],
    whale: [
      [
        '“Oh, visitors,” said {whale}, and tried to be [small|smaller]. She was as long as a [train|harbour]. “Was I too loud? It’s my [breath|nose], [you see|that’s all].”',
        '“Did I wet you?” asked {whale}. “I am [so|very] sorry. I only breathe, [you see|and it splashes].”',
        '{Whale} was as big as a [street|school], and as shy as a [shrimp|snail]. “[Sorry|Oh, sorry],” she said. “It’s [just|only] my [breath|old breath|nose].”',
        '“You saw it,” whispered {whale}. “And I [breathe|do it|come] [so far|this far] out, where nobody [has to|needs to] [see|get wet].”',
        '{Whale} went [pink|red] to the [tail|fins] when she saw them. “It’s only breath,” she said. “I [always|try to] do it [far out|out here].”',
      ],
      [
        '“Don’t stop!” [called|cried] {hero}. “That is rain, and nobody else in the sea [has|can make] any. Please, [once more|again], for {fish}?”',
        '“[We call it|That’s called|I call that|It’s called] rain,” said {hero}, “and {fish} [wants|wishes for] it more than anything. [Please|Would you|Could you]?”',
        '“{Fish} has [waited|hoped] [all his life|since breakfast|all day] for that,” said {hero}. “[Please|Would you] do it [again|on him|once more]?”',
        '“It’s what we [have looked for|tried to make|wanted] [all day|all along|since breakfast],” said {hero}. “[Please|Do] [breathe|blow] on [my friend|{fish}].”',
      ],
      more(
        '{Fish} [could not speak|had no words|said nothing at all]. He [nodded|hopped|shone] with his whole [self|body].',
        'Nobody had ever asked {whale} to [do it again|be louder]. She [blinked|smiled|shone] a [little|bit].',
      ),
    ],
    rain: [
      [
        '“Then hold tight,” said {whale}, and breathed in the wind, the [salt|foam] and half the [sunset|evening]. “{puff}!” And down it came, [drop by drop|dot by dot], on all of them.',
        '{Whale} took in all the air [there was|in the bay]. “{puff}!” Up it went, and [broke|stopped|bent|shook], and [then|so] [it rained|down came the rain|the rain fell]!',
        '“{puff}!” went {whale}, and a white tree stood on the sea. Then the tree [let go|came to bits], and it rained on [everything|them all].',
        '{Whale} breathed in till the {log} [spun|tipped]. “{puff}!” went the breath, up, up, and then, [tip, tap|plip, plop], [everywhere|all over]: rain!',
      ],
      [
        '“Again!” cried {fish} at each drop. “Again! [It does it by itself|I needn’t even ask]!”',
        '“It is dots!” cried {fish}. “[Nobody|No one] [said|told me|knew] it was dots!”',
        '“It [knocks|lands],” said {fish}, “and then it’s [me|sea]!” He [jumped|leaped|flew] [up |]to meet it.',
        '{Fish} stood on his tail with his [mouth|fins|mouth and fins] [wide |]open. “It’s [on me|real|all mine],” he said, “it’s [on me, it’s on me|here, it’s here]!”',
      ],
      thread(
        [
          ifRoom(
            'It was the rain that the umbrella had waited for. {Hero} [shut it|folded it up], so as not to miss a [drop|dot].',
            'And the new umbrella? {Hero} forgot it. {They} [stood|danced] in the rain and [drank|laughed].',
            'At last, rain, and {hero} [shut|closed|forgot] the umbrella and got as wet as [a sponge|could be].',
          ),
        ],
        [
          ifRoom(
            '{Hero} had the only umbrella [for miles|in all that sea]. {They} shut it, and got as wet as [a sponge|could be].',
            '“It [does rain|rains|is raining] here!” {hero} [shouted|cried|called] to the far, dry [beach|sand], and shut the umbrella, and [danced|drank].',
            'What does one do with an umbrella in the rain? {Hero} shut it, and [held up|washed] {their} face.',
          ),
        ],
        [
          ifRoom(
            '{Hero} ducked under the umbrella, from habit. Then {they} looked at {fish}, and shut it [again|and got wet].',
            'It was wet, just like [the rain|it is] at home. {Hero} shut the umbrella and [let it|stood in it].',
            '{Hero} had never stayed out in it [before|till now|for fun]. {They} [shut|closed|folded] the umbrella and [turned up|held up|washed] {their} face.',
          ),
        ],
      ),
      asideHere('turn', {
        person: [
          '“It’s in my ears!” [sang|shouted] {friend}. “It’s [raining|in my shoes]!”',
          '{Friend} danced with {friend.their} [tongue|arms] out.',
        ],
        pet: [
          '{Friend} ran in rings and [shook|sneezed] and ran in rings.',
          '{Friend} ate as much of it as [was possible|went in].',
        ],
      }),
      more('The [sun|late sun] came in [low|sideways] and [painted|hung] a [rainbow|road of colours] on it.'),
    ],
    below: [
      [
        '“You [can’t|don’t] see it properly from up there,” said {fish}. So {hero} went under. [Ping, ping, ping|Plip, plip, plip]: wherever a drop fell, the [roof|sky] of the sea opened a bright [eye|flower].',
        '“[Now|Come and] see [my|the other|the best] side of it,” said {fish}. Down [went {hero}|they went|dived {hero}]. The roof of the sea was [all|full of] [rings|silver rings], ring in ring[ in ring| by ring| and on and on].',
        '“You [only|just] know the [top|dry|upper] half,” [said|called] {fish}. So {hero} [dived|slipped under|went down] and saw rain from below, each drop a [crown|star|bright ring].',
        '{Fish} [pulled|tugged|led] {hero} under to [look|see]. Up there [every|each] drop drew a [circle|silver circle|round O], and the circles [ran|bumped|swam] into each other and [laughed|shook].',
      ],
      when(
        'episode:crab',
        ifRoom(
          '“[I always said so|Just what I said|As I told you],” said {crab}, who had [never said so|said no such thing|told them nothing of the sort].',
        ),
      ),
      when(
        'episode:octopus',
        ifRoom(
          '“[So that’s rain|Ah, rain|That’s rain, is it],” said {octopus}. “[It is wet|Wet, indeed|No shells at all|I see what was wrong].”',
        ),
      ),
      when(
        'not episode:crab',
        when('not episode:octopus', ifRoom('[All|Half] the reef came out to [look|stare|see it].')),
      ),
      [
        '“[Will you|You will] tell me when it’s [enough|too much]?” asked {whale}.',
        '“Is that [enough|enough now]?” asked {whale}, in her [big|deep] soft voice.',
        '“Shall I [stop|hold my breath]?” asked {whale}, from [far up|above].',
        '“You must be [cold|wet through],” called {whale}. “Shall [we|I] [stop|leave it there]?”',
      ],
      [
        '¶“Not yet,” said {fish}, [very happily|and swam a loop], for now he knew [what that means|how nice that is to say]. “Oh, not yet, not yet!”',
        '¶“Not yet!” [cried|shouted] {fish}, [who had heard it all day|before {hero} could say it|louder than {hero}]. “[No, no, not|Oh, please, not|Oh, not|Not now, not] yet!”',
        '¶Now it was {fish} who said it. “Not yet,” he [sang|begged|shouted], “[not yet, not yet|please, not yet]!”',
        '¶{Hero} [opened|had opened] {their} mouth, but {fish} was [faster|first]. “Not [yet|quite], {whale}! [Not yet|Not nearly]!”',
      ],
    ],
    next: [
      [
        '¶“Now I know one thing more than [anybody|everybody] down here,” said {fish}. “Let’s make it two. What is {next}?”',
        '¶“Thank you,” said {fish}, [very wet and very happy|all at once]. “[That|So that] was [rain|it]. [And|But] what is {next}?”',
        '¶{Fish} was quiet for [one ring|a minute]. “I know [rain|it] [now|all now],” he said. “So what is {next}?”',
        '¶“[One|Just one] more [thing|question|small thing],” [said|begged] {fish}. “What is {next}?”',
      ],
      asideHere('end', {
        person: ['“I know who has that,” said {friend}.', '“I’ll [explain|do] the boring bits,” said {friend}.'],
        pet: ['{Friend} shook [one more|a little] rain over [everyone|them].'],
      }),
    ],
    home: [
      [
        '{Hero} came [home|up the beach] with the [last|pink] light. The umbrella dripped, and [left|drew] a [line of dots|wet road] in the [sand|dry sand].',
        'On the beach stood [every towel|the towels] of {bay}, dry as [paper|bread]. And [there|here] came {hero} with a wet umbrella, [squelching|singing|dripping].',
        'It was nearly dark when the {log} [bumped|slid] onto the sand. {Hero} shook the umbrella, and it rained [a little|once more], on [two crabs|nobody].',
      ],
      adult('end'),
      thread(
        [
          ifRoom(
            '“[And does it|Does it|So does it] keep off rain?” asked {fish}. “[I don’t know|Who knows|Maybe],” said {hero}. “I [shut|closed] it [first|in time|again|at once].”',
            'The umbrella was not new any more. It had been a [boat’s sail|sail] and had been rained on, and it [smelled of whale|had salt on].',
          ),
        ],
        [
          ifRoom(
            'The {seller} looked at the drops, and did not laugh. “Is there room under it,” he asked, “for [one more|me]?”',
            '“What’s that?” asked the {seller}. “Rain,” said {hero}. He [tasted it|felt the umbrella], and [made no joke|had no joke] [about it|for once|to make].',
          ),
        ],
        [
          ifRoom(
            '“The next time it rains at home,” said {hero}, “I’m going [out|outside].”',
            '“We’ve got that at home,” said {hero}, and [sounded|was] [surprised|quite proud]. “[Nearly every|Almost every] day!”',
          ),
        ],
      ),
      more(
        'Far out {whale} puffed again, [nice and loud|as high as she could], and did not say [sorry|pardon].',
        'From then on {whale} breathed [close in|by the beach], where people could [see|enjoy] it.',
      ),
    ],
    last: [
      [
        '¶“Excuse me,” said a [small|wet] voice behind {them}. “[Just one|I have one|Only one] more question. What is {next}?”',
        '¶[Plop|Blip|Plip|Splip]. {Fish} was [back|there again]. “So that was rain,” he said. “[Now then|Good]. What is {next}?”',
        '¶“Wait,” called {fish}. “[Somebody|A gull] said a word, and nobody down there [knows|can say]. What is {next}?”',
        '¶“About rain I know it [all|all now],” said {fish}, as [proud|pleased] as a [king|teacher]. “[So, next|Next thing|And now]: what is {next}?”',
      ],
      ifRoom(
        '¶{Hero} sat down in the [wet|sand]. “[Somebody|Someone] here has that,” {they} said, “and thinks nothing of it. [We’ll ask|Let’s look].”',
        '¶“Ah,” said {hero}, and sat down [in the wet|again|with a bump]. The [stars|first stars] came out to [hear|listen|look].',
        '¶{Hero} looked [up and down|along] the [beach|sand|water]. “[Give|Just give] me till [supper|tomorrow|tonight],” {they} said.',
      ),
      asideHere('end', {
        person: [
          '“I know who has that,” said {friend}. “[Come on|Not far from here].”',
          '“This may take all [night|week],” said {friend}, and [made room|sat down].',
        ],
        pet: [
          '{Friend} sighed, turned round three times, and [lay down|settled in].',
          '{Friend} shook [the last|one more] rain over [everyone|them].',
        ],
      }),
    ],
  },
  asides: {
    start: { person: ['{Friend} looked for rain, too.'], pet: ['{Friend} swam along.'] },
    way: { person: ['{Friend} got wet, too.'], pet: ['{Friend} shook {friend.themselves}.'] },
    trouble: { person: ['{Friend} sat down close by.'], pet: ['{Friend} lay down close by.'] },
    turn: { person: ['“Rain!” shouted {friend}.'], pet: ['{Friend} [jumped at|chased] the drops.'] },
    end: { person: ['{Friend} sat down to listen.'], pet: ['{Friend} lay down.'] },
  },
  adults: {
    start: [
      '“It hasn’t rained here since [you were born|my wedding],” said {grownUp}, and [turned over|shut one eye].',
      '{GrownUp} slept under a [newspaper|hat] and called it [reading|thinking].',
      '“Don’t go far,” said {grownUp}, “and don’t [melt|forget your hat].”',
    ],
    end: [
      '“You’re wet,” said {grownUp}. “It [rained|was raining],” said {hero}. {GrownUp} looked at the [stars|sky] for a long time.',
      '“Well!” said {grownUp}, and [felt|wrung out] the umbrella. “So it [does work|was for something].”',
      '{GrownUp} held out a towel and [{a treat}|both arms], and asked [nothing|only one question].',
    ],
  },
  traits: { habit: habits, turn: turns },
};
