/** The rainy fish in English for readers of 5 to 7. */
import {
  adult,
  asideHere,
  HABIT,
  ifRoom,
  more,
  planting,
  TURN,
  when,
  type BandText,
  type Line,
  type TraitLines,
  given,
} from '#studio/storyteller/text/passage.ts';
import { asking, ending, thread, trying } from '#studio/storyteller/templates/rainy-fish/choices.ts';
import { type Leads, tryAfter } from '#studio/storyteller/templates/rainy-fish/linking.ts';

/** How each hero answers the wind that pulls at the umbrella. */
const habits: TraitLines = {
  interest: [
    '“[Stay|Wait], and I’ll tell you [all |]about {interest},” {hero} told the wind, and held on [tight|tighter|hard].',
    '{Hero} was [just |]thinking of {interest}, and [very nearly|almost|nearly] let go.',
    '{Hero} had come to [sit|dream|think] in its shade about {interest}, and now had to hold on [tight|hard|with all {their} might].',
    given('liking', '{Hero} {liking.skill}, but holding on to this umbrella was [harder|much harder].'),
  ],
  brave: [
    '{Hero} [let|only let] it pull, and held on with [just one|one|a single] {hero.hand}.',
    '“[Pull|Go on, pull|Blow],” said {hero}, “I’m as strong as [you|any wind|you are].”',
  ],
  curious: [
    '{Hero} nearly let go [for a second|a moment], to see [where it went|how it flew].',
    '“[Where|And where] are you [going|off to]?” asked {hero}, and [nearly let go|let go a little].',
  ],
  kind: [
    '“[Stay with us|Don’t go|You’ll like it here],” said {hero}, and [patted|stroked] the handle.',
    '{Hero} [patted|stroked] the handle and promised it [fun|a nice day].',
  ],
  funny: [
    '“[Sit|Down|Whoa],” said {hero}, as one does to a [goat|donkey|pony].',
    '{Hero} walked it [up and down|round and round], like a [goat|kite] on a [rope|string].',
  ],
  shy: [
    '{Hero} held it [low|tight], because under an umbrella nobody [looks at you|sees you|asks you things].',
    '{Hero} [crept|moved] deeper under it, where it was [quiet|nice and quiet|like a room].',
  ],
  stubborn: [
    '{Hero} pulled back, [nine|ten|seven] times, and [won every time|would not let go].',
    '“[No|You won’t|Oh no],” said {hero}, and pulled [the other way|back|harder].',
  ],
  dreamy: [
    '{Hero} held on and thought of all the [islands|places|seas] [it|they] could sail to.',
    '{Hero} [shut|closed] {their} eyes, and was already [half way|sailing] to [Africa|the moon|an island].',
  ],
  careful: [
    '{Hero} held on with [all {their} strength|everything {they} had], and checked the [handle|knob|ribs] [twice|too].',
    '{Hero} dug the handle in, [shook|tested] it [three times|twice], and [still|also] held on.',
  ],
  energetic: [
    '{Hero} let it pull {them} [up and down|along] the beach, [nine|six|ten] times.',
    '{Hero} went [three|four] rounds with it, till [it was quiet|the wind was tired].',
  ],
  clever: [
    '{Hero} [turned|tipped] it a [bit|little], until the wind [slid off|found no way in].',
    '{Hero} found out where [it|the wind] came from, and [turned|tipped] the umbrella round.',
  ],
};

/** How each hero comes to look at what went on all day. */
const turns: TraitLines = {
  interest: [
    'You can hear about {interest} all day, thought {hero}, and [know|understand] nothing until you look. So {they} looked.',
    'All {hero} knew about {interest} came from looking. So {they} looked.',
    '{Hero} had only understood about {interest}, too, [after|by] [really |]looking. So {they} looked [this time|out there].',
  ],
  brave: [
    'This time {hero} looked [straight|right] at it.',
    '{Hero} turned and looked [the sea|the sound] in the face.',
  ],
  curious: [
    '“What does that look like?” [thought|wondered] {hero}, and looked[|, for once].',
    '{Hero} had never [once|yet] looked at it, and [now did|did now].',
  ],
  kind: [
    '{Hero}, who could not [look at|bear] {fish’s} sad face, looked [out|that way].',
    '“[Poor|Dear] {fish},” {hero} [thought|sighed], and looked [out to sea|away, out there].',
  ],
  funny: [
    '“[Bless you|Good health],” [said|called] {hero}, and [turned round|looked round].',
    '“Same to you,” [said|called] {hero}, and [turned round|looked].',
  ],
  shy: [
    '{Hero}, who was [quiet|still] and saw [much|things], saw it [this time|now].',
    '{Hero} had been [silent|quiet] so long that now {they} [really heard it|looked].',
  ],
  stubborn: [
    '{Hero} [would not|was not going to] give up, and looked [harder|again].',
    '“I said today,” [said|muttered] {hero}, and [glared|stared] [that way|out].',
  ],
  dreamy: [
    '{Hero} was gazing [that way|out there] [anyway|already], and [saw|woke].',
    '{Hero} was looking at nothing, and [suddenly|now] the nothing [moved|jumped].',
  ],
  careful: [
    '{Hero} had checked [everything|all of it] but that, and [looked|turned].',
    '{Hero} went through [the day|it all] once more, and [stopped|looked up].',
  ],
  energetic: [
    '{Hero} stretched as tall as {they} could, to see [better|farther].',
    '{Hero} hurried to the [water|edge], and this time looked.',
  ],
  clever: [
    '“And where does it all go?” [thought|wondered] {hero}, and looked.',
    '“What goes up must come down,” [thought|said] {hero}, and [looked up|turned to see|waited to see].',
  ],
};

/** What the umbrella was for after all. */
const ANSWER: Line = thread(
  ending({
    first: ['“For [finding|fetching] rain,” said {hero}, “[and it did|and it found some|it works very well].”'],
    second: ['“For [sailing|going] to the rain,” said {hero}, “[you know.|of course.|what else?]”'],
    third: ['“So that somebody [asks|wants to know],” said {hero}, “[and goes to look|and then looks for rain].”'],
  }),
  ending({
    first: ['“For [finding|fetching] rain,” said {hero}, “[and for laughing last|and now for laughing].”'],
    second: ['“For [sailing|going] to the rain,” said {hero}, [for all to hear|and the bay heard].'],
    third: ['“So that somebody [asks|wants to know],” said {hero}, “and does [not|more than] laugh[| about it].”'],
  }),
  ending({
    first: ['“I [always |]thought it [kept|keeps] rain off,” said {hero}, “but it [finds|fetches] [some|it].”'],
    second: ['“For [finding|fetching] rain,” said {hero}, “[but don’t tell them at home|and I never knew].”'],
    third: ['“For [sailing|going] to the rain,” said {hero}, “[but don’t tell them at home|only we never knew].”'],
  }),
);

/** What the hero is after when something is tried that the last try had not. */
const AIMS: Leads = {
  first: 'So ',
  can: 'To get it [higher|further] up, ',
  basket: 'To make it [last|go on] [longer|and last], ',
  dolphin: 'To get [small|little|tiny] drops, ',
  octopus: 'To get it [really|properly|nice and] wet, ',
  crab: 'So that {fish} [could|would] feel it, ',
  turtle: 'To make it [come|fall|run] down, ',
};

/** What those who live in the sea have heard about rain. */
const HEARD: Leads = {
  first: '[Rain|Some rain]',
  can: '[High up|From up high|From above]',
  basket: '[On and on|For a long time|And no end]',
  dolphin: '[Small drops|Little drops|Lots of drops]',
  octopus: '[Wet|Soft and wet|Really wet]',
  crab: '[Something to feel|It must land on him|He wants to feel it]',
  turtle: '[Down|Always down|Not up, but down]',
};

/** The crab and the octopus are known already where the hero has asked at the reef. */
const known = (name: string, told: (who: string) => Line): Line =>
  when('told:met', told(`{${name}}`), told(`{${name}} the ${name}`));

export const english57: BandText = {
  // The hero says it to the fish all day, and in the rain the fish says it.
  refrains: [
    '“{notYet}, {fish},” said {hero}[| kindly].',
    '“{notYet},” {hero} had to say[| to {fish}].',
    '“{notYet},” said {hero}[| softly| to {fish}].',
    '“{notYet},” said {hero} [gently|again].',
  ],
  beats: {
    open: [
      thread(
        [
          '{Party} came to {bay} with a new umbrella. {Hero} [longed|hoped|was longing] to try it, but [in the bay|on that coast] it never [rains|rained].',
          '{Party} had come to {bay}, where it never [rains|rained]. But all that {hero} wanted was [rain|one shower|some rain] for [a|the] new umbrella.',
          '{Party} came to {bay}, where it never [rains|rained]. And {hero} had a new umbrella [that|which] had never been [wet|used|rained on].',
        ],
        [
          'When {party} came to {bay} with an umbrella, the {seller} laughed till he [hiccuped|forgot to fly|fell off his palm]. It never rains there[, you see|].',
          '“An umbrella?” [laughed|roared|cried] the {seller} of {bay}. “[But it|It] never rains here!” {Hero} did not [mind|laugh].',
          '{Party} came to {bay}, where it never rains[| at all]. So the {seller} laughed at {their} umbrella [all day|every hour].',
        ],
        [
          'At home it rained [every day|all year|on every picnic]. So {party} came to {bay}, where it never rains, and brought the umbrella [all the same|out of habit].',
          '{Party} came to {bay} because it never rains there. But the umbrella came[ along|], too, [all the same|out of habit].',
          '{Party} came to {bay}, umbrella and all. It never rains there, and at home it [always does|does nothing else].',
        ],
      ),
      when(
        'giver',
        ifRoom(
          'The umbrella was from {giver}, who [likes|loves] [rain|wet days].',
          'The umbrella was from {giver}, who never goes out [without one|in the dry].',
        ),
      ),
      [
        '{Hero} [sat|settled down|sat down] under it by {a log}. At once the [sea |]wind [pulled|tugged], as if it wanted an umbrella, too.',
        '{Hero} [sat|settled down|sat down] under it by {a log}. But the wind [pulled|tugged] it towards the [water|sea], as if it had plans.',
        'By {a log} {hero} [sat|settled down|sat down] under it. At once the [sea |]wind [pulled|tugged], as if it needed a sail.',
      ],
      { more: HABIT },
      adult('start'),
    ],
    ask: [
      [
        '“What is that for?” [asked|called] {fish} the fish, in the shade on the [sea|water].',
        '{Fish} the fish [swam|came] into the wet shade and asked, “What is [that|it|this] for?”',
        'Into the shade on the [sea|water] [swam|came] {fish} the fish, and asked, “What is that for?”',
      ],
      [
        '“[For|It’s for|That’s for] rain,” [said|explained] {hero}.',
        '“[For the|It’s for the|That’s for the] rain,” [said|explained] {hero}.',
        '“[It’s for|That’s for|For] when it rains,” [said|explained] {hero}.',
      ],
      asking({
        first: ifRoom(
          '“Rain is [just |]water that [falls|comes down|drops] [out of|from] the sky,” {they} [added|went on]. {Fish} looked [up|round] to see who had [spilled|dropped|lost] it.',
        ),
        second: ifRoom(
          '“Rain is [just |]water that [falls|comes down|drops] [out of|from] the sky,” {they} [added|went on]. {Fish} looked [up|out] to see how it [stuck|was stuck|stayed] on.',
        ),
        third: ifRoom(
          '“It rains when water [falls|comes down|drops] [out of|from] the sky,” {they} [added|went on]. {Fish} asked if it [did that|fell] [on purpose|by mistake].',
        ),
      }),
      when(
        'interest',
        ifRoom(
          '“It’s a bit like {interest},” said {hero}, “[only|just] [wetter|from above].”',
          '“It’s [not |]as good as {interest},” said {hero}, “[only|but] [wetter|from above].”',
        ),
      ),
      [
        '“{puff}!” went something, far [out|away], but that was only {whale} the whale, [breathing|as ever|as always].',
        '“{puff}!” came from far out. But that was only {whale} the whale, [breathing|as ever|as always].',
        'Far [out|away] something went “{puff}!”, but it was only {whale} the whale, [breathing|as ever|as always].',
      ],
    ],
    wish: [
      [
        '¶“I’ve never [had|felt|met] any rain,” said {fish}, “so may I have some, [please|just once]?”',
        '{Fish} [turned|swam] [a loop|round once|two loops] and said he [wanted|must have] [some rain|rain] [of his own|for himself].',
        '¶“[Please|Oh please], I want [rain|some],” said {fish}, who had never [had|met|seen] any.',
      ],
      asking({
        first: ifRoom('He knew [warm|flat|green] water and [cold|deep|salty] water, but none that [fell|ever fell].'),
        second: ifRoom('He knew [ten|nine|twelve] kinds of water, and not one of them [fell|ever fell|fell on you].'),
        third: ifRoom(
          'He had been wet [all his life|since the egg], but never [from above|a bit at a time|by surprise].',
        ),
      }),
      thread(
        asking({
          first: [
            '“[That makes|Then there are] two of us,” said {hero}, “[and|so] we’ll [find|get] [some|one] today.”',
          ],
          second: [
            '“I [want|need] some, too,” said {hero}[| at once], “[and we’ll|so let’s] [find|get] [some|it] today.”',
          ],
          third: ['“And [I’ve got|I have] the umbrella for it,” said {hero}, “so we’ll [find|get] [some|one] today.”'],
        }),
        asking({
          first: ['“You’ll have it today,” [promised|said] {hero}, so loudly that the {seller} [heard|coughed].'],
          second: [
            '“Rain? Here?” [laughed|cried|called] the {seller}, but “Today,” {hero} [promised|told] {fish}[| loudly].',
          ],
          third: [
            'The {seller} [laughed|roared|wheezed], so {hero} [promised|said] it [loudly|twice]: “You’ll have [it|some] today!”',
          ],
        }),
        asking({
          first: [
            '“You WANT it?” asked {hero}, who [hid|always hid] from it at home, “[then|oh, then|well, then] [today|yes, today|you’ll have it today]!”',
          ],
          second: [
            '{Hero}, who had never met anyone who [wanted|asked for] it, [promised|said], “[Today|Tonight|By tonight].”',
          ],
          third: ['“I’d [give|send] you all of ours,” said {hero}, “but we’ll [find|get] some [here, |]today.”'],
        }),
      ),
      ifRoom(
        '“Today!” [cried|sang|called] {fish}, and [leaped|jumped] [right |]out of the [sea|lagoon].',
        '{Fish} [leaped|jumped] [right |]out of the [sea|lagoon], [to start at once|to be nearer].',
      ),
    ],
    dive: [
      asking({
        first: planting(
          'met',
          'So {party} [went|dived] down and asked the [reef|whole reef]. {Crab} the crab [only|just] laughed, and {octopus} the octopus had [run out|lent hers out].',
        ),
        second: planting(
          'met',
          'So {party} [dived|swam] to the [coral |big |]reef and asked. {Crab} the crab [only|just] laughed, and {octopus} the octopus found none in [eight|her] sleeves.',
        ),
        third: planting(
          'met',
          'So [down|off] {party} [dived|swam] to ask the [reef|corals]. {Crab} the crab [only|just] laughed, and {octopus} the octopus had [eight|only] empty pockets.',
        ),
      }),
      asideHere('start', {
        person: [
          '“Here’s some!” cried {friend}, with a [shell|big shell], but it was [only|just] the sea.',
          '{Friend} [heard|found] some in a [shell|big shell], but it was [only|just] the sea.',
        ],
        pet: [
          '{Friend} looked for it in a hole, and came out with a [shrimp|weed] on {friend.their} [nose|ear].',
          '{Friend} [sneezed|barked] bubbles at a [sponge|sea star], which had none either.',
        ],
      }),
      [
        '“[If nobody|When nobody] has any,” said {hero}, “we’ll [make|have to make] [it|some].”',
        '“Then we’ll make [it|some] [ourselves|on our own],” said {hero}. “[How hard can it be|It’s only water]!”',
        '“Then we must [make|cook|mix] our own,” said {hero}[| to {fish}|, and swam up].',
      ],
    ],
    can: [
      tryAfter('can', AIMS, (aim) => [
        `${aim}{hero} [poured|tipped|emptied] a [watering can|full watering can] over {fish} in the shallows[, glug, glug|].`,
        `${aim}{hero} [filled|found|fetched] a watering can and [poured|tipped] it over {fish}[, glug, splish|, nose to tail|].`,
        `${aim}{hero} [filled|took] a watering can, and {fish} held still [under it|to the last drop].`,
      ]),
      trying({
        first: [
          '“I can [see|count] the holes [in it|it comes from],” said {fish}, “[so|but] [is|was] [that|this] rain?”',
        ],
        second: [
          '“It [starts|begins] [just |right |]over my [nose|head],” said {fish}, “[so|and] [is|was] [that|this] rain?”',
        ],
        third: [
          '“There’s a [spout|handle] on it,” said {fish}[, who had looked|], “[so|but] [is|was] [that|this] rain?”',
        ],
      }),
      '¶{refrain}',
      [
        '“[Rain|It] comes from much higher up, [above the palms|over the masts|where gulls fly].”',
        '“[Rain|It] comes from so [high|far] up that you [can’t|never] see [where it starts|who pours it].”',
        '“[Rain|It] [comes|falls] from [far |much |]higher than [gulls fly|palms grow|masts reach].”',
      ],
      asideHere('way', {
        person: ['{Friend} climbed a rock with the can, and spilled it [on the way|all].'],
        pet: ['{Friend} [put|stuck] {friend.their} nose in the can, and had to be pulled [out|out again].'],
      }),
    ],
    basket: [
      tryAfter('basket', AIMS, (aim) => [
        `${aim}{hero} held up a picnic basket full of [sea|water], and it [leaked|dripped|dribbled] on {fish}.`,
        `${aim}{hero} dipped a picnic basket in the sea and let it [leak|drip|dribble] [over|on] {fish}.`,
        `${aim}{hero} [stood|waded] in the shallows with a [picnic basket|leaky basket] of sea, and {fish} danced under it.`,
      ]),
      trying({
        first: [
          '“[Four|Five|Six] drops,” said {fish}, who [had counted|counted], “[so was|and was|was] that [all of rain|a whole rain|rain]?”',
        ],
        second: [
          '“It [stopped|was over|ran dry] [just as|when] I began to sing,” said {fish}, “[so was|was] that rain?”',
        ],
        third: [
          '“It’s [over|empty|gone]!” [said|cried] {fish}, “[so was|was|but was] that [rain|all of rain|what rain is]?”',
        ],
      }),
      '¶{refrain}',
      [
        '“[Rain|It] goes on and on, [till teatime|all afternoon|till your socks know].”',
        '“[Rain|It] [never stops|doesn’t stop|never ends] so soon, it [goes on|takes its time].”',
        '“[Rain|It] [goes on|lasts] till you [think|are sure] that it will never stop.”',
      ],
      asideHere('way', {
        person: [
          '{Friend} put both hands on the holes, and it ran [up {friend.their} sleeves|off {friend.their} elbows].',
        ],
        pet: ['{Friend} had [caught|drunk] the last drop, and looked [sorry|guilty].'],
      }),
    ],
    dolphin: [
      tryAfter('dolphin', HEARD, (heard) => [
        `“${heard}? [Easy|I do that|Watch me],” said {dolphin} the dolphin, leaped as high as a [mast|house|palm], and landed.`,
        `“${heard}? [Easy|My trick|Stand still],” said {dolphin} the dolphin, and [half|all] the lagoon came down on them.`,
        `“${heard}? [Leave it to me|Nothing easier],” said {dolphin} the dolphin, [leaped|flew up], and came down again, [WHUMP|BOOSH|KER-SPLOSH]!`,
      ]),
      trying({
        first: [
          '“It [sat|fell] on me,” said {fish}, who [came by|floated by|came back] upside down, “so was that rain?”',
        ],
        second: [
          '“It [threw me|sat on me|knocked me over],” said {fish}, [upside down|spinning|dizzy] in the shallows, “[so was|but was] that [it|rain]?”',
        ],
        third: [
          '“[All|It was all] one piece,” said {fish}, [upside down|dizzy|spinning] in the shallows, “[so was|so is|but is] that rain?”',
        ],
      }),
      '¶{refrain}',
      [
        '“[Rain|It] comes in [small|little|tiny] drops, [ever so many|one by one].”',
        '“[Rain|It] [comes|falls] in [a thousand|many] [bits|drops], all [small|little].”',
        '“[Rain|It] comes in drops as small as [peas|beads|lentils].”',
      ],
      asideHere('way', {
        person: ['{Friend} carried {fish} back from the [beach|sand] in a [hat|shoe].'],
        pet: ['{Friend} shook {friend.themselves}, and everybody was wet [again|twice].'],
      }),
    ],
    octopus: [
      known('octopus', (octopus) =>
        tryAfter('octopus', HEARD, (heard) => [
          `“${heard}? I have [that|just the thing],” said ${octopus} on the reef, and let [sixty|ninety|forty] shells fall.`,
          `“${heard}? [Try these|Hold still],” said ${octopus} on the reef, and all eight arms threw shells at {fish}.`,
          `“${heard}? [Allow me|I can do that],” said ${octopus} on the reef, and [emptied|tipped] a [heap|pile] of shells on {fish}.`,
        ]),
      ),
      trying({
        first: [
          '“It [hurts|bumps],” said {fish}, with a shell on his [head|nose|tail], “[but|so] is [that|this] rain?”',
        ],
        second: [
          '“It’s [full of corners|hard|sharp],” said {fish}, and rubbed his [head|back|tail], “[but|so] is [that|this] rain?”',
        ],
        third: [
          '“There’s a snail in [mine|this one|it],” said {fish}[ from under the heap|], “[but|so] [is|was] [that|this] rain?”',
        ],
      }),
      '¶{refrain}',
      [
        '“Rain is [wet|soft and wet], [all through|all the way through|and has no corners].”',
        '“Rain is [soft|gentle] and wet, and nobody [lives in it|gets a bump].”',
        '“[Rain|It] has to be wet, [and soft|or it doesn’t count].”',
      ],
      asideHere('way', {
        person: ['{Friend} picked the shells off {fish}, and gave {octopus} back [all of them|every one].'],
        pet: ['{Friend} hid behind {fish}, who was [too|much too] small for it.'],
      }),
    ],
    crab: [
      known('crab', (crab) =>
        tryAfter('crab', HEARD, (heard) => [
          `“${heard}? [A sailor showed me|I know how it goes],” said ${crab} in the old wreck, and [played|tapped] it on a drum.`,
          `“${heard}? Now I [remember|have it],” said ${crab} in the old wreck, and drummed: [pitter, patter|tip, tap, tip].`,
          `“${heard}? [Listen|Hush, listen],” said ${crab}, who kept a drum in the old wreck, and [played|tapped] it.`,
        ]),
      ),
      trying({
        first: [
          '“I [hear|can hear] it,” said {fish}, and held [out|up] a fin, “[but|so] [is|was] that [rain|all|it]?”',
        ],
        second: [
          '“[Lovely|That’s nice],” said {fish}, and waited for [drops|it to fall], “[but|so] [is|was] that [rain|it|all]?”',
        ],
        third: [
          '{Fish} [shut|closed] his eyes and [waited|listened], and then he [asked|said], “[Is|Was] that [all|rain|it]?”',
        ],
      }),
      '¶{refrain}',
      [
        '“You have to feel [rain|it], on your [skin|nose|neck].”',
        '“You don’t [only|just] hear [rain|it], you feel it[ on your nose| in your neck|].”',
        '“That’s the [song|sound] of it, but [rain|the rest] [lands on|touches|finds] you.”',
      ],
      asideHere('way', {
        person: ['{Friend} danced to it with {friend.their} mouth open, [but|and] nothing fell [in|into it].'],
        pet: ['{Friend} put out {friend.their} tongue for it, and nothing [landed|fell] on it.'],
      }),
    ],
    turtle: [
      tryAfter('turtle', HEARD, (heard) => [
        `“${heard}? [Easy|I make that],” said {turtle} the turtle on the reef, and blew [a thousand|nine hundred] bubbles.`,
        `“${heard}? I’ve done that for [ninety|a hundred] years,” said {turtle} the turtle on the reef, and [blew|let out] bubbles.`,
        `“${heard}? [Hold still|Watch],” said {turtle} the turtle on the reef, and blew bubbles at {fish}, [blub, blub|blub, blib, blob].`,
      ]),
      trying({
        first: [
          '“They [leave|all leave],” said {fish}, who [rode|had ridden] one to the [top|roof], “[but|so] [is|was] that rain?”',
        ],
        second: [
          '“They tickle, and [then they go|up they go],” said {fish}[, looking up|], “[but|so] [is|was] that rain?”',
        ],
        third: [
          '“It [goes|falls] up!” [said|called] {fish} from [inside one|inside a big one|above], “[so is|so was|is] that rain?”',
        ],
      }),
      '¶{refrain}',
      [
        '“[Rain|It] [comes|falls] down, and never [once|ever] goes up.”',
        '“[Rain|It] [comes|falls] [down|downward], [always down|never up|and stays there].”',
        '“That was [the wrong way|upside down], [rain|it] [comes|falls] down.”',
      ],
      asideHere('way', {
        person: ['{Friend} caught one to bring it down, and [pop|then] it was [gone|air].'],
        pet: ['{Friend} bit one, and wondered [for a long time |]where it was.'],
      }),
    ],
    low: [
      planting(
        'low',
        'Then the sun was low, and today was [nearly|almost] over, and {fish} [asked nothing|had no more questions|did not ask any more].',
        'But [now|then] the sun [sank|went down], and today was nearly over. {Fish} [hung|lay] in the water and asked nothing.',
        'Now there was [not much|little] left of today, for the sun was low. {Fish} [just hung|lay] there and asked [nothing|no more].',
      ),
      ending({
        first: [
          '“[A fish has|I have] plenty of water,” he said [at last|then|softly], “I only wanted to be [surprised|tickled|visited] by some.”',
        ],
        second: [
          '“[It’s all right|Never mind],” he said, “I’m wet [anyway|as it is], I only wanted it [to fall on me|one drop at a time|from above].”',
        ],
        third: [
          '“I [would have liked|only wanted] to look up and get [a bit|some|one drop] on my [nose|chin],” he said.',
        ],
      }),
      asideHere('trouble', {
        person: [
          '{Friend} drew a [fat |big |]cloud in the sand for him, but a wave [took it|licked it away].',
          '{Friend} [waved|blew] at the sky, in case a cloud was [asleep|behind it].',
        ],
        pet: [
          '{Friend} lay down by the water, nose to nose with {fish}.',
          '{Friend} licked {fish}, once, and that was wet, but [not rain|it was only kind].',
        ],
      }),
      thread(
        ending({
          first: [
            '{Hero} [shut|closed] the umbrella. It was [still |]as dry as [toast|bread|a bone], [poor thing|and so new].',
          ],
          second: ['“[Poor you|Poor thing], too,” {hero} told the [dry|new] umbrella, and [shut|closed] it.'],
          third: ['There was no use for the [dry|new] umbrella [now|any more], so {hero} [shut|closed] it[, too|].'],
        }),
        ending({
          first: ['“Still dry?” [called|shouted] the {seller} from the [beach|palm], and {hero} had no answer.'],
          second: [
            'Up on the [beach|sand] the {seller} laughed, and {hero} [thought he was right|could say nothing|looked at {their} toes].',
          ],
          third: [
            '“[Perhaps|Maybe] he’s right,” thought {hero}, [for|because] the {seller} was laughing [again|still].',
          ],
        }),
        ending({
          first: ['“At home I ask it to stop,” said {hero} [softly|slowly], and {fish} [stared|looked up]. “To STOP?”'],
          second: ['{Hero} thought of all the rain at home, and that {they} had [never|not] kept one drop of it.'],
          third: [
            '“At home I hide from it,” said {hero}, and when {fish} asked why, {they} [could not say|had forgotten|did not know].',
          ],
        }),
      ),
    ],
    idea: [
      when(
        'told:low',
        ifRoom(
          '“{Rule1},” {hero} [counted|said slowly|went over it], “and {rule2}.”',
          '“{Rule1},” said {hero}, [counting|thinking|slowly], “and {rule2}.”',
        ),
        [
          '“{Rule1},” {hero} [counted|said|thought] at [sunset|dusk], “and {rule2}.”',
          'At [sunset|dusk] {hero} [counted|went over it]: “{Rule1}, and {rule2}.”',
        ],
      ),
      [
        '“{puff}!” went something, far [out|away], as [always|it had all day|ever].',
        'Far [out|away] something went “{puff}!”, as [always|it had all day|ever].',
        '“{puff}!” came [over the water|from far out], as [always|ever].',
      ],
      TURN,
      [
        'Something [white|tall] rose as high as a [mast|palm|sail], and fell in [small|many] drops.',
        '[A fountain|Something] rose there, white and [high|tall], and fell [in small drops|drop by drop|in a thousand drops].',
        '[Water|White water] flew higher than a [palm|mast], and fell [in small drops|drop by drop|in a thousand drops].',
      ],
      [
        '“[Only|It’s only|That’s only] {whale},” said {fish}. “[No|Oh no],” [cried|said] {hero}, “[it’s|that’s] rain!”',
        'To {fish} it was [only|just] {whale}, [out there|breathing]. “[That’s rain|It’s rain|Rain|But that’s rain]!” [cried|shouted|said|called] {hero}.',
        '“[Rain|That’s rain|It’s rain]!” [cried|shouted] {hero}, but {fish} saw [only|just] {whale}.',
      ],
    ],
    sail: [
      when(
        'giver',
        [
          'So {hero} [pushed|rolled] the {log} [into the sea|off the sand] and got on. Up went the umbrella from {giver}, and at last the wind [had its way|pulled]. So they sailed out to {whale}.',
          'So {hero} [got|slid] on to the {log} and held up the umbrella from {giver}. The wind took hold, and they sailed [all the way|straight|right] out to {whale}.',
          'So {hero} [got|slid] on to the {log}. The wind had wanted the umbrella from {giver} [all day|so long]. Now it [got|had] it, and they sailed out to {whale}.',
        ],
        [
          'So {hero} [pushed|rolled] the {log} [into the sea|off the sand] and got on. Up went the umbrella, and at last the wind [had its way|pulled]. So they sailed out to {whale}.',
          'So {hero} [got|slid] on to the {log} and held up the umbrella. The wind took hold, and they sailed [all the way|straight|right] out to {whale}.',
          'So {hero} [got|slid] on to the {log}. The wind had wanted the umbrella [all day|so long]. Now it [got|had] it, and they sailed out to {whale}.',
        ],
      ),
      asideHere('way', {
        person: ['But the {log} only turned in a ring till {friend} [swam|came] behind and pushed.'],
        pet: ['But the {log} only turned in a ring till {friend} swam in front and [showed it|led] the way.'],
      }),
      trying({
        first: more(
          '“[Is that|Was that] her?” asked {fish}, [and leaped|leaping] [beside them|along], but it was [only|just] a [gull|rock|wave].',
        ),
        second: more(
          '{Fish} leaped along [beside|behind] them, to [get|be] there first, and [wondered|asked] what to [say to her|call her].',
        ),
        third: more(
          'Never had {fish} leaped so [fast|far|high], and the {log} could [hardly|only just] keep up[| with him].',
        ),
      }),
    ],
    whale: [
      [
        '“[Sorry|Oh, sorry|So sorry|Dear me],” whispered {whale}. “I [go|swim|breathe] [so far|far] out so that nobody gets wet.” And she held her breath.',
        '{Whale} [saw|noticed|heard] them and [quickly |]held her breath. “I [go|swim|breathe] [so far|far] out,” she [said|whispered], letting a little go, “so that nobody gets wet.”',
        '“Did I [wet|splash] [you|anybody]?” whispered {whale}. “I [go|swim|breathe] [so far|far] out so that nobody minds.” And she held her breath.',
      ],
      more(
        'She was as long as a [train|harbour|street], and as shy as a [shrimp|snail].',
        'She [tried|wished] to look small, which is hard when you are as long as a [train|street|harbour].',
      ),
      [
        '“But {fish} wants to get wet!” [cried|said|called] {hero}. “[So please|Please|Oh please], [dear |]{whale}, [breathe|blow] [again|once more]!”',
        '“But that’s what we [came|sailed out] for!” [cried|called|said] {hero}, “so please, [breathe|blow] [on us|once more]!”',
        '“But that’s what {fish} [wants|dreams of]!” [cried|said] {hero}, “so please, as [high|hard|loud] as you can!”',
      ],
    ],
    rain: [
      [
        '“{puff}!” [went|puffed|breathed] {whale}. Up it [shot|rose|went], and [drop by drop|drop after drop] it came down on [them all|everybody].',
        '{Whale} breathed in [till the {log} rocked|deep]. “{puff}!” And [down|then down] it came, [drop by drop|in drops|in dots], on [them all|all of them|everybody].',
        '“{puff}!” went {whale}, and out of the [blue |high |]sky it came, [tip, tap|plip, plop|pit, pat], drop [by|after] drop.',
      ],
      ending({
        first: [
          '“I never know where the next one [lands|comes|will land]!” [cried|sang|shouted] {fish}[, and leaped|, leaping|].',
        ],
        second: [
          '“On my [nose|tail]!” [cried|sang] {fish}, “and I [never|don’t] know where the next one will [land|be|come]!”',
        ],
        third: [
          '“[It does it by itself|It just keeps coming]!” [cried|sang] {fish}, and [leaped|jumped] up to [meet|catch] each drop.',
        ],
      }),
      asideHere('turn', {
        person: [
          '{Friend} swam about with {friend.their} mouth [wide |]open, and caught [nine|six|seven].',
          '“It’s in my [ears|nose]!” [shouted|sang] {friend}, [very pleased|as if that was best].',
        ],
        pet: [
          '{Friend} [snapped|jumped] at [each one|every drop], and got [most|two] of them.',
          '{Friend} shook {friend.themselves} dry, got wet, and shook again.',
        ],
      }),
      thread(
        ending({
          first: ['And the new umbrella? {Hero} shut it, so as not to miss [a drop|one drop|any].'],
          second: ['This was what the new umbrella was for, but {hero} shut it and got [soaked|wet|wet, too].'],
          third: ['{Hero} had waited so long to use the umbrella, and now {they} shut it [and danced|to get wet].'],
        }),
        ending({
          first: [
            '{Hero} had the only umbrella [for miles|on the whole sea], and {they} shut it and [danced|got wet].',
          ],
          second: [
            '“It does rain here!” {hero} [shouted|called] to the far beach, and shut the umbrella[, to get wet, too|].',
          ],
          third: [
            'If the {seller} could see this, [thought|laughed] {hero}, and shut the umbrella to [get wet|feel it].',
          ],
        }),
        ending({
          first: ['At home {hero} always hid from it. Now {they} shut the umbrella and [danced|got wet|sang].'],
          second: [
            '{Hero} [shut|closed] the umbrella and held up {their} face, for the first time [ever|in {their} life].',
          ],
          third: [
            'It was just like [at home|the rain at home], but {hero} shut the umbrella and [danced in it|let it rain].',
          ],
        }),
      ),
    ],
    below: [
      trying({
        first: [
          'Then {fish} [pulled|called] {hero} under, and from below [each|every] drop was a [silver|bright|shining] ring.',
        ],
        second: [
          '“[Come and see|See it from] my side,” said {fish}, and down there [each|every] drop [opened|drew] a [silver|bright] ring.',
        ],
        third: [
          'Then {hero} dived, because {fish} [said so|wanted {them} to see]: from below [each|every] drop [was|made] a [silver|bright] ring.',
        ],
      }),
      when(
        'told:met',
        asking({
          first: ifRoom('{Crab} and {octopus} came out to [look|see], and nobody laughed [now|any more].'),
          second: ifRoom(
            '“[So that’s|Ah, that’s] rain,” said {octopus}, and felt in [all|her] eight sleeves [again|once more].',
          ),
          third: ifRoom('{Crab} had [come|hurried] out, too, and this time he did not laugh[ at all|].'),
        }),
      ),
      [
        '“[Is that|Was that] enough?” asked {whale}, but {fish} was [faster|quicker] than {hero}: “{notYet}!”',
        'When {whale} asked if she [should|could] stop, {fish} [cried|sang] [before {hero} could|as {hero} had done]: “{notYet}!”',
        '“[Enough|Is it enough]?” called {whale}, and now it was {fish} who [said|sang|cried]: “{notYet}!”',
      ],
    ],
    next: [
      [
        '¶“[Only|Just] one thing,” said {fish} [afterwards|later|at last]: “you shut it in the rain, so what is an umbrella for?”',
        '¶“But [in the rain|when it rained] you shut [the|your] umbrella,” said {fish} [at last|later|afterwards], “so what is it for?”',
        '¶“You [shut|closed] [the|your] umbrella in the rain,” said {fish} [at last|later|afterwards], “so what is it [really |]for?”',
      ],
      ANSWER,
    ],
    home: [
      [
        'At [dusk|sunset] {party} came home, and the umbrella [drew|left] a line of drops [up|in] the [dry|warm] sand.',
        '{Party} came home at [dusk|sunset], and [drop by drop|drip, drip] the umbrella made spots in the [dry|warm] sand.',
        'The whole beach was dry when {party} [came|got] [back|home] at [dusk|sunset] with a dripping umbrella.',
      ],
      thread(
        ending({
          first: ['It was not new any more, and {hero} [was proud of it|liked it [better|much better]].'],
          second: ['“Now you’ve [been|got] wet,” {hero} told it, [very |]pleased, and [stroked|patted] it.'],
          third: ['“Now you [know|know rain], too,” {hero} told it, [very |]pleased, and [shook|patted] it.'],
        }),
        ending({
          first: ['The {seller} [touched|felt] a drop, looked up for a long [time|while], and did not laugh.'],
          second: [
            '“What’s that?” asked the {seller}. “Rain,” said {hero}, and he [had no joke for it|forgot to laugh].',
          ],
          third: ['The {seller} [opened|had opened] his mouth to laugh, and a drop [fell|flew] [in|right in].'],
        }),
        ending({
          first: ['“The next time it rains at home,” said {hero}, “I’m [going|running] out[ in it|].”'],
          second: ['“We’ve got that at home,” said {hero}, [quite|rather] proud. “[Nearly|Almost] every day!”'],
          third: [
            '“At home I’ll leave it [in the hall|by the door|shut],” [said|thought] {hero}, [and shook it|looking forward to it].',
          ],
        }),
      ),
      adult('end'),
      more(
        'Far out {whale} [puffed|breathed], as loud as she [could|liked], and did not say [sorry|pardon].',
        '“{puff}!” it went, close to the beach now, and nobody [was sorry|said sorry].',
      ),
    ],
    last: [
      [
        '¶“[Wait|Stop|Wait, wait],” called {fish}. “In the rain you shut [it|the umbrella|your umbrella], so what is it [really |]for?”',
        '¶“[One|Just one] [thing|question] more,” called {fish}. “If you shut [it|your umbrella|the umbrella] in the rain, what is it [really |]for?”',
        '¶“But in the rain you [shut|closed] [it|the umbrella|your umbrella],” called {fish}, “so what is it [for|really for]?”',
      ],
      ifRoom(
        '{Hero} looked at the [wet|dripping] umbrella, and scratched {their} ear.',
        '{Hero} had to [think|think hard] for that and scratch {their} ear.',
        'That was [a|such a] good question, and {hero} [laughed and |]scratched {their} ear.',
      ),
      ANSWER,
      asideHere('end', {
        person: ['{Friend} put it up, looked out from under it, and [nodded|thought so, too].'],
        pet: ['{Friend} shook {friend.themselves}, and so it rained once more.'],
      }),
    ],
  },
  asides: {
    start: { person: ['{Friend} asked around, too.'], pet: ['{Friend} swam along.'] },
    way: { person: ['{Friend} got wet, too.'], pet: ['{Friend} got wet, too.'] },
    trouble: { person: ['{Friend} sat down close by.'], pet: ['{Friend} lay down close by.'] },
    turn: { person: ['{Friend} laughed.'], pet: ['{Friend} jumped for the drops.'] },
    end: { person: ['{Friend} sat down, too.'], pet: ['{Friend} lay down.'] },
  },
  adults: {
    start: [
      '“[Hold on|Hold tight]!” [called|shouted] {grownUp}.',
      '“Don’t [fly|sail] away!” [called|shouted] {grownUp}.',
    ],
    end: [
      '“You’re wet,” said {grownUp}. “It [rained|was raining],” said {hero}.',
      '{GrownUp} held out a towel and {a treat}, and asked [nothing|only who it was].',
    ],
  },
  traits: { habit: habits, turn: turns },
};
