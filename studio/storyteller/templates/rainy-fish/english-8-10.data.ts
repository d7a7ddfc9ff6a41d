/** The rainy fish in English for readers of 8 to 10. */
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
import { inBooksOf, type Leads, tryAfter } from '#studio/storyteller/templates/rainy-fish/linking.ts';

/** How each hero answers the wind that pulls at the umbrella. */
const habits: TraitLines = {
  interest: [
    'To keep it there, {hero} told the wind about {interest}, [from the beginning|at length], and for [a while|a minute] it [really|almost] seemed to listen.',
    '{Hero}, who had come to sit in its shade and [read|think] about {interest}, now had no {hero.hand} free for [either|that|it], [what with the wind|in that wind].',
    '{Hero} had just been thinking about {interest}, and [only just|barely] [caught|grabbed] the handle.',
    given('liking', '{Hero} {liking.skill}, but no umbrella had ever pulled at {them} [like this|before].'),
  ],
  brave: [
    '“[Go on, pull|Pull harder|Is that all],” said {hero}, and held on with [just one|a single] {hero.hand}, [for fairness|to be fair|looking bored].',
    '{Hero} [braced {their} feet|dug in {their} heels] and told the wind to [pick on|find] somebody [its own size|weaker].',
  ],
  curious: [
    '{Hero} let go for [one|half a] second, to see [where it would go|how far it would get|what it was after], and [only just|barely] caught it again.',
    '“Where do you want it to go?” asked {hero}, and [very nearly let it show {them}|wrote down the direction|licked a finger to find out].',
  ],
  kind: [
    '“[Stay|Do stay],” said {hero} to the umbrella, and to the wind, “[some other time|later, perhaps|you may have a turn later],” so that [neither|nobody] was hurt.',
    '{Hero} held on, but [gently|as gently as {they} could], so as not to hurt [its|the wind’s] feelings, and said [sorry|please] [twice|very nicely].',
  ],
  funny: [
    '“[Sit|Down|Heel],” said {hero}, as one does to a [goat|big dog|donkey], and [walked it once round the sand|gave it a pat for sitting].',
    '{Hero} walked it [up and down|round in a ring], like a [goat|kite|camel] on a [rope|string], and [bowed to nobody|sold no tickets].',
  ],
  shy: [
    '{Hero} held it [lower|tighter], since nobody asks you [things|anything] under an umbrella, or [at least|so] {they} [thought|hoped].',
    '{Hero} [crept|moved] deeper under it and held on, for it was [like a room|nearly a house], with nobody [else |]in it to [talk to|be polite to].',
  ],
  stubborn: [
    '{Hero} pulled back, [nine|eleven|fourteen] times, and [won every one|let go none of them], which the wind did not [expect|forget].',
    '“No,” said {hero}, and “No,” and [again|once more] “No,” until the wind [gave up for a while|took a rest|went off to think].',
  ],
  dreamy: [
    '{Hero} held on with {their} eyes shut, and was [already|by then] [half way to|in sight of] [Africa|the moon|an island].',
    '{Hero} held on and thought of all the [islands|places|harbours] it could sail {them} to, [two at a time|in order|one by one].',
  ],
  careful: [
    '{Hero} held on with [all {their} strength|everything {they} had], and checked the [handle|ribs|knob] [twice|three times], just in case.',
    '{Hero} dug the handle in, [tested|shook] it [three times|twice], and held on [as well|all the same|anyway].',
  ],
  energetic: [
    '{Hero} let it pull {them} [up and down|the length of] the beach [nine|six|seven] times, until the wind was [tired|out of breath].',
    '{Hero} went [three|four|five] rounds with it, and it was the wind that [had to sit down|stopped first|got tired].',
  ],
  clever: [
    '{Hero} tipped it a [little|bit] and turned it [round|about], until the wind could find no [way in|door|edge to hold].',
    '{Hero} found out [where it blew from|what it pulled at], and turned the umbrella so that it [slid|slipped] off[, for now|].',
  ],
};

/** How each hero comes to look at what went on all day. */
const turns: TraitLines = {
  interest: [
    'But all that {hero} knew about {interest} had come from looking, and not from [waiting|sitting] till [it|something] was over. So {they} [turned|got up|looked].',
    'You can hear about {interest} all [day|year] and [have no idea|understand nothing], thought {hero}, until you [once |]look, and {they} [looked|turned to look].',
    'Nobody who knew so much about {interest} could go on [hearing|listening to] a thing without [ever |]looking at it, and [at last|now] {hero} looked.',
  ],
  brave: [
    'Only this time {hero} turned [meanwhile|round], and looked it [straight|right] in the [face|eye].',
    'But now {hero} had [nothing left to lose|had enough of waiting], and [turned|turned round] to look at it.',
  ],
  curious: [
    'Only this time {hero} wondered what it [looked like|was like to look at], and [turned round|turned to see].',
    'But what did it look like, by the way? {Hero} had [never asked|not once asked], and [turned|now looked].',
  ],
  kind: [
    'But {hero} could not bear [the look of|to look at] {fish}, and so {they} looked [out there|that way] meanwhile.',
    'Only this time {hero} thought of her, all [alone|by herself] out there, and looked, [to be nice|at least once].',
  ],
  funny: [
    '“Bless you,” [said|called] {hero} this time, and turned [round|about], as one does [to be polite|for a sneeze].',
    '“And the same to you,” [called|said] {hero} this time, [bowed|waved], and so {they} [happened to look|looked].',
  ],
  shy: [
    'But {hero}, who was [good at|used to] keeping quiet, used {their} eyes [meanwhile|all the more].',
    'Only this time {hero} had been quiet [so long|for so long] that {they} really [listened|heard it], and looked.',
  ],
  stubborn: [
    'Only this time {hero}, who had [said|promised] today and meant it, [glared|stared] at it [meanwhile|all the while].',
    'But {hero} would not [waste|lose] even that [moment|minute], and [stared|glared] out [there|to sea] for a cloud.',
  ],
  dreamy: [
    'Only this time {hero} was gazing [that way|out there] anyhow, at [nothing much|nothing], and the nothing [stood up|moved].',
    'But {hero} had been staring at [nothing|nowhere], and that was [where|just where] it happened.',
  ],
  careful: [
    'Only this time {hero} was checking [the day|all of it] once more, and this was the one thing {they} had not [checked|looked into].',
    'But {hero} liked to have [checked|seen] everything, and that {they} had never [seen|checked], so {they} looked.',
  ],
  energetic: [
    'Only this time {hero} could not wait [so|that] long, [stretched|leaned] far out over the {log}, and looked.',
    'But {hero} could not [wait|just wait there] [again|any longer], raced to the [edge|water], and saw it.',
  ],
  clever: [
    'Only this time {hero} [wondered|asked {themselves}] where all that breath [went|ended up], and looked.',
    'But what goes up must [come down|be somewhere], thought {hero} this time, and looked [where|to see where].',
  ],
};

/** What the umbrella was for after all. */
const ANSWER: Line = thread(
  ending({
    first: [
      '“For going to [fetch|find] the rain,” said {hero}. “It only keeps it off when it has [nothing better|nothing else|no work] to do.”',
    ],
    second: [
      '“To keep the rain away,” said {hero}, “and it did, for [weeks and weeks|weeks]. Then [it|the umbrella] [changed its mind|met some].”',
    ],
    third: [
      '“So that somebody [asks|wants to know],” said {hero}. “If [I’d left it|it had stayed] at home, we’d [still be dry|have had no rain].”',
    ],
  }),
  ending({
    first: [
      '“For going to [fetch|find] the rain,” said {hero}, “and for [laughing last|being the last to laugh], [in the wet|underneath it].”',
    ],
    second: [
      '“In dry weather it’s for being laughed at,” said {hero}, “and in the rain you shut it and laugh [yourself|back].”',
    ],
    third: [
      '“So that somebody [asks|wants to know],” said {hero}. “All the others [only laughed|just laughed], so they [never got any|stayed dry].”',
    ],
  }),
  ending({
    first: [
      '“For getting away from rain,” said {hero}. “But nobody [told|ever told] me that it works the other way, too.”',
    ],
    second: [
      '“At home it keeps the rain off,” said {hero}, “and here it [fetches some|finds some]. It [depends|all depends] how much you have.”',
    ],
    third: [
      '“So that you never [have to |]look up,” said {hero}, “and just see what I [missed|have missed] [all those years|till today]!”',
    ],
  }),
);

/** What the hero is after when something is tried that the last try had not. */
const AIMS: Leads = {
  first: '[To begin with|To start with|For a start], ',
  can: '[To get more height|So that it would come from higher up], ',
  basket: '[So that it would last|To make it last longer], ',
  dolphin: '[To make it smaller|So that it would come in small drops], ',
  octopus: '[So that it was wet this time|To make it wetter], ',
  crab: '[So that {fish} could feel it|To make something land], ',
  turtle: '[So that it would come down this time|To have it the right way up], ',
};

/** What those who live in the sea have heard about rain. */
const HEARD: Leads = {
  first: '[Rain|Some rain|You want rain]',
  can: '[From high up|Out of the sky|From above]',
  basket: '[On and on|It has to last|No end to it]',
  dolphin: '[In small drops|Small, and many|Little drops]',
  octopus: '[Soft and wet|It has to be wet|Wet, is it]',
  crab: '[He wants to feel it|It must land on him|More than a noise]',
  turtle: '[Downward|It comes down|Down, not up]',
};

/** The crab and the octopus are known already where the hero has asked at the reef. */
const known = (name: string, told: (who: string) => Line): Line =>
  when('told:met', told(`{${name}}`), told(`{${name}} the ${name}`));

/** Whoever waits for rain has shut the umbrella in the evening. */
const sailing = (held: string, umbrella: string): Line => [
  `They had no boat, but there was a wind that had wanted [something|one thing] [all day|since morning], so {hero} [got|slid] on to the {log}, ${held} ${umbrella}, and let it [pull|win].`,
  `All day the wind had [tried to go|pulled] [just |]that way, so {hero} [pushed|rolled] the {log} [into the sea|off the sand], got on, and ${held} ${umbrella}.`,
  `Nobody had a boat, but they had the {log}, and a wind that had [pulled that way|asked to go there] [all day|since morning], so {hero} got on and ${held} ${umbrella}.`,
];

export const english810: BandText = {
  // The hero says it to the fish all day, and in the rain the fish says it.
  refrains: [
    '“{notYet}, {fish},” said {hero}.',
    '“{notYet},” said {hero}[, as kindly as {they} could| once more|].',
    '“{notYet},” {hero} had to [say|admit].',
    '“{notYet}[, I’m afraid|, sorry|],” said {hero}.',
  ],
  beats: {
    open: [
      thread(
        [
          'From the day {hero} got the umbrella it had not rained, not [once|a drop], for [six|five|seven] weeks. So {party} [might as well take|took] it to {bay}, where it never rains [at all|anyway].',
          'The umbrella was new, and for [six|five|seven] weeks {hero} had [waited|longed] to see it wet. Now {party} had brought it to {bay}, where it never rains, [all the same|just in case].',
          '{Hero} had been given an umbrella, and from that day on, for [six|five|seven] weeks, it had not rained. So {party} came to {bay}, where it never rains, [still hoping|and brought it all the same].',
        ],
        [
          'It never rains in {bay}. So when {party} came [along|down to the beach] with an umbrella, the {seller} asked if they expected a flood, and [told|went off to tell] [everyone|his brother|the whole beach].',
          '“Expecting a flood?” [asked|called] the {seller} of {bay}, where it never rains. He asked {party} [every hour|once an hour|all morning], because of the umbrella, and laughed [afresh|each time].',
          'An umbrella in {bay}, where it never rains, was to the {seller} the [best|greatest] joke [of the year|in years]. He told it to everybody, and {party} had heard it [four|six|five] times [by noon|so far].',
        ],
        [
          '{Party} had chosen {bay} because it never rains there. At home it rained on every [picnic|birthday|holiday], and {hero} had had [enough|plenty], so the umbrella was to give [shade|shade, for a change].',
          'Where {hero} lived it rained on every [picnic|birthday|holiday], and on the days between. So {party} had come to {bay}, where it never rains, and the umbrella was [for shade|only for shade].',
          'It never rains in {bay}; {hero} had asked [twice|three times]. At home there was hardly anything else, so {party} had come here with an umbrella that was [only|just] for [shade|the sun].',
        ],
      ),
      when(
        'giver',
        ifRoom(
          'It was a present from {giver}, who does not [trust|believe in] blue [sky|skies].',
          '{Giver} had [chosen|bought] it, for [a rainy day|all weathers], as people say.',
        ),
      ),
      [
        '{Hero} [put it up|opened it|set it up] beside {a log}. At once the sea wind [seized|took hold of] it and pulled, [straight |]out to sea[, as if it had waited for one|].',
        '{Hero} [put it up|opened it|set it up] beside {a log}. But the sea wind wanted it[ as well|], and [pulled|tugged] at it[ like somebody late|], [always|straight] out to sea.',
        '{Hero} had [hardly|barely] [put it up|opened it|set it up], beside {a log}, when the sea wind [seized|took hold of] it and pulled, [straight |]out to sea[, like somebody with plans|].',
      ],
      HABIT,
      adult('start'),
    ],
    ask: [
      [
        '“[Excuse|Forgive|Pardon] me,” said {fish} the fish, [in|out of] its [blue |cool |]shade, “[but |]what is that for?”',
        'Into the [round |blue |cool |]shade of the umbrella [swam|came] {fish} the fish and [said|asked|inquired], “What is [that|it] for?”',
        '“And what is that for?” asked {fish} the fish, who had [settled|stopped|come up] in its [round |blue |cool |]shade.',
      ],
      [
        '“For rain, and rain is…” said {hero}, but “{puff}!” it went, far [out|away], and {they} [had to stop|stopped|waited till it was over].',
        '“For rain,” said {hero}, “which is…” “{puff}!” it went, far [out at sea|out|away], so that {they} had to [stop|wait].',
        '“For rain, which…” said {hero}, but far [out at sea|out|away] it went “{puff}!”, and {they} [waited|had to wait|stopped].',
      ],
      [
        '“[Only|That’s only|Just] {whale} the whale, [breathing|breathing, as ever],” said {fish}. “[And|So|Now,] rain is what?”',
        '“[Don’t mind|Never mind] {whale} the whale, she [only|just] breathes,” said {fish}. “[And rain|So rain|Rain] is what?”',
        '“{Whale} the whale, breathing,” [explained|sighed|said] {fish}. “[And|So|Now,] rain is what[|, please]?”',
      ],
      [
        '“[Water|Just water|Only water],” said {hero}, “[falling|coming down] [out of|from] the sky.”',
        '“[Water|Just water|It’s water] that [falls|comes down] [out of|from] the sky,” said {hero}.',
      ],
      inBooksOf(
        3,
        asking({
          first: more(
            '{Fish} looked up, to see who had [spilled|dropped|mislaid] it, and [if he was sorry|when].',
            '“[Whose is it|Who drops it]?” asked {fish}, and looked [up|round for him].',
          ),
          second: more(
            '{Fish} looked up, to see [how it stuck|how it was kept] [on|there].',
            '“How does it [stay up|stick] till then?” asked {fish}[, looking up| politely|].',
          ),
          third: more(
            '{Fish} asked whether it [fell|did that] on purpose[ or by mistake|].',
            '“On just anybody?” asked {fish}, [deeply |much ]impressed.',
          ),
        }),
      ),
    ],
    wish: [
      asking({
        first: [
          '{Fish} [knew|had met] [warm|flat|shallow] water and [cold|deep|salty] water, but none that came [to you|by itself|on its own]. “I’d like [some|a little], [please|if I may],” he said.',
          'The water that {fish} knew had always [just |]lain there and never come to [him|anybody]. “I want [some|one of those],” he [said|decided].',
        ],
        second: [
          '{Fish} [knew|had counted] [nine|ten|twelve] kinds of water, but none that fell [on you|on anyone|from above]. “I’d like [some|a little], [please|if I may],” he said.',
          'Of the [nine|ten|twelve] kinds of water that {fish} knew not one fell on [you|anybody]. “I want [some|one of those],” he [said|decided].',
        ],
        third: [
          '{Fish} had been wet [all his life|since the egg], but never [by surprise|without warning|a bit at a time]. “I’d like [some|a little], [please|if I may],” he said.',
          '[All his life|Since the egg] {fish} had been wet, and not [one|a] drop of it [came as|was] a surprise. “I want [some|one of those],” he [said|decided].',
        ],
      }),
      thread(
        asking({
          first: [
            '“[So would I|That makes two of us],” said {hero}, “[and|so] we’ll [find|get] [our own|some] today, [before supper|while it’s light].”',
          ],
          second: [
            '“[So do I|I want it, too],” said {hero}[| at once], and [promised|gave {their} word] that they would [find|get] [it|some] today.',
          ],
          third: [
            '“[I’ve already got|I have] the umbrella,” said {hero}, “so [we only need|that leaves only] the rest, and we’ll [find|get] it today.”',
          ],
        }),
        asking({
          first: [
            'The {seller} [laughed|roared] so much that {hero} [said|promised], [louder than was|more loudly than was] wise, “You’ll [have|get] it today.”',
          ],
          second: [
            '“Rain! [Here|In {bay}]!” [cried|wept] the {seller}, so {hero} promised {fish}, [without thinking|rather loudly], “[Today|By tonight].”',
          ],
          third: [
            'It would have been [wiser|honest] to say no, but the {seller} [laughed|was listening], so {hero} said, “[You’ll have it today|Today you’ll get it].”',
          ],
        }),
        asking({
          first: [
            '“You WANT it?” asked {hero}, who [hid|fled] from it at home, “[then|well, then] you’ll [have|get] it today[|, I promise].”',
          ],
          second: [
            '{Hero}, who had [only|just] met people who asked it to stop, [was amazed|stared], and promised, “[Today|By tonight|Before dark].”',
          ],
          third: [
            '“I’d [give|send|lend] you [all of |]ours, but it’s [too far|far away],” said {hero}, “so we’ll [find|get] [one|some] here, today.”',
          ],
        }),
      ),
      inBooksOf(
        4,
        more(
          '“Today!” [cried|sang|called] {fish}, and [leaped|jumped] [right |clean ]out of the sea, [to be nearer|to meet it half way].',
          'They shook on it, {hero.hand} and fin, which took [three|four] tries, and {fish} leaped [for joy|out of the sea].',
        ),
      ),
    ],
    dive: [
      [
        'What one person hasn’t got, another has, so {party} [dived|swam] down to ask [on|all over] the [coral |]reef.',
        'The [first|simplest|best] thing is to ask, so {party} [dived|swam] down to the [coral |whole ]reef[ and asked|].',
        'So {party} [dived|swam] down to the [coral |]reef, [to ask|and asked], for [somebody|someone] [might|must] have some.',
      ],
      asking({
        first: planting(
          'met',
          '{Crab} the crab [just |only ]laughed: water did not fall, it lay [where you put it|about]. {Octopus} the octopus had lent hers, [she believed|she thought], to a cousin.',
          '“[Water that falls|Falls]? [Over what|What does it trip over]?” laughed {crab} the crab, and {octopus} the octopus had just [run out|lent hers to a cousin].',
        ),
        second: planting(
          'met',
          '{Crab} the crab [just |only ]laughed: water did not fall, it lay [where you put it|about]. {Octopus} the octopus felt in all eight sleeves and found [a fork|a key|spoons].',
          '“[Water that falls|Falls]? [Over what|What does it trip over]?” laughed {crab} the crab, and {octopus} the octopus [searched|looked up] eight sleeves, for nothing.',
        ),
        third: planting(
          'met',
          '{Crab} the crab [just |only ]laughed: water did not fall, it lay [where you put it|about]. {Octopus} the octopus turned out all eight pockets, which held [forks|keys|shells].',
          '“[Water that falls|Falls]? [Over what|What does it trip over]?” laughed {crab} the crab, and {octopus} the octopus [emptied|turned out] eight pockets, for nothing.',
        ),
      }),
      asideHere('start', {
        person: [
          '“I can hear some!” cried {friend}, with a shell at one ear, but it was [only|just] the sea[, as usual|].',
          '{Friend} [found|heard] some in a [big |]shell, but when they shook it, it was [only|just] the sea.',
        ],
        pet: [
          '{Friend} [looked|searched] for it in a hole, and came out [backward|quickly], with [a shrimp|an eel|a crab] on {friend.their} nose.',
          '{Friend} [barked|sneezed] bubbles at a sponge, which had none either, and [was hurt|did not answer].',
        ],
      }),
      [
        '“Then we’ll [make|cook] it [ourselves|on our own],” said {hero}[ to {fish}|], “for it’s [only|just|nothing but] water.”',
        '“If nobody [has any|can lend us one],” said {hero}, “we’ll [make|build|cook] it, for it’s [only|nothing but] water[, after all|].”',
        '“[Right|Good|Very well], then we’ll make [it|our own],” said {hero}, “out of water, [which we have|of which there’s plenty].”',
      ],
    ],
    can: [
      tryAfter('can', AIMS, (aim) => [
        `${aim}{hero} [borrowed a watering can on the beach|filled a watering can in the sea] and watered {fish} like a [lettuce|prize cabbage|rose].`,
        `${aim}{hero} stood in the shallows and [poured|emptied] a watering can over {fish}, [slowly|like a gardener], from nose to tail and [back|once more].`,
        `${aim}{hero} held a [borrowed |]watering can as high as {they} could, and {fish} held still beneath it, like a [lettuce|rose|good child].`,
      ]),
      trying({
        first: [
          '“[Very|Most] pleasant,” said {fish}, “but I can see where it [starts|begins], at your [elbow|nose|ear], so is that it?”',
        ],
        second: [
          '“[Very|Most] pleasant,” said {fish}, “but there’s a [handle|spout|bottom] on it, so [is that rain|can that be it|is that it]?”',
        ],
        third: [
          '“[Very|Most] pleasant,” said {fish}, “but I can see [you doing it|who does it], so [is that|can that be] [it|rain]?”',
        ],
      }),
      '¶{refrain}',
      [
        '“Rain comes from so high [up |]that nobody [can see|ever sees] who [pours it|is pouring|does it].”',
        '“Rain starts [far |high ]above the [gulls|palms|masts], where no one [can see|ever sees] it [start|begin].”',
        '“Rain comes from so far up that by the time it’s here it has [forgotten|lost track of] where [it started|that was].”',
      ],
      {
        more: asideHere('way', {
          person: [
            '{Friend} carried the can up a rock, to make it higher, and [spilled it|poured it all] [on the way|into one shoe].',
          ],
          pet: [
            '{Friend} looked into the can, to see it start, and had to be [pulled out|pulled] [by the tail|again].',
          ],
        }),
      },
    ],
    basket: [
      tryAfter('basket', AIMS, (aim) => [
        `${aim}{hero} emptied the picnic out of the basket, which leaked even [with|from] [oranges|bread] in it, and held it, full of sea, over {fish}.`,
        `${aim}{hero} took the picnic basket, which [was|is] nothing but [holes|leaks] with a handle, and lifted it, full of sea, over {fish}.`,
        `${aim}{hero} dipped a picnic basket in the sea, swung it up, and [raced|hurried] in circles round {fish} while it [dripped|leaked|dribbled].`,
      ]),
      trying({
        first: [
          '“[Eleven|Nine|Twelve] drops,” said {fish}, who had counted, “and a [crumb|breadcrumb|pip], so do people [really |]build [roofs|houses] [against|because of] that?”',
        ],
        second: [
          '“Oh, this is…” said {fish}, and it was [over|gone]. “Is it [always|usually] [done|finished] before you can say what it is?”',
        ],
        third: [
          '{Fish} opened [both|all his] fins, and then there was [nothing left but|only] basket. “Has it [gone home|been cancelled|moved on]?” he asked[ politely|].',
        ],
      }),
      '¶{refrain}',
      [
        '“Rain goes on [and on|without an end], until you [stop|give up] waiting for it to stop.”',
        '“Rain has all the time in the world, and it [stays|goes on] until [you know it by heart|your socks know].”',
        '“Rain [isn’t|is never] over so soon, it goes on till you’ve forgotten [your plans|what you were going to do].”',
      ],
      {
        more: asideHere('way', {
          person: [
            '{Friend} [tried|wanted] to save the last of it, with both hands, and it ran [up {friend.their} sleeves|out at the elbows].',
          ],
          pet: [
            '{Friend} had [caught|drunk] the last [two|three] drops, and [looked|tried to look] as if it had been [somebody else|a gull].',
          ],
        }),
      },
    ],
    dolphin: [
      tryAfter('dolphin', HEARD, (heard) => [
        `“${heard}? [Then|Ah, then] you want {dolphin},” said {dolphin} the dolphin, went up like a [rocket|cork], and brought [half|most of] the lagoon down with him.`,
        `“${heard}? [That|This] takes somebody of my build,” said {dolphin} the dolphin, leaped as high as a [mast|palm|house], and fell: [WHOOMPH|KER-DOOSH|BADOOM].`,
        `“${heard}? [Leave it to|Say no more to] an artist,” said {dolphin} the dolphin. Up he went, [bowed|posed], and came down with [most|half] of [the lagoon|{bay}].`,
      ]),
      trying({
        first: [
          'They found {fish} in the picnic, between two halves of {a treat}. “Is rain [always|usually] [just |only ]the one drop?” he asked [faintly|with dignity].',
        ],
        second: [
          '“It began well,” said {fish}, [coming past|floating by] upside down, “but I think it was a [wall|building|house], so is that [it|rain]?”',
        ],
        third: [
          'They [picked|fetched|got] {fish} out of a palm tree. “Does rain [always|often] come [all |]in one piece?” he asked[ faintly|].',
        ],
      }),
      '¶{refrain}',
      [
        '“Rain comes in small drops, [which is|that’s] how it gets [down collars|in everywhere].” {Dolphin} had never [done|been] anything small.',
        '“Rain is small, about [a thousand|ten thousand] times as small as [that|you].” But {dolphin} did not [do|care for] small.',
        '“Rain falls in little drops, as [small|fine] as [lentils|beads].” {Dolphin} asked what would be the [point|use] of that.',
      ],
      {
        more: asideHere('way', {
          person: [
            '{Friend}, who had stood [too near|in front], carried {fish} back in a [hat|shoe], and [sneezed|coughed] lagoon.',
          ],
          pet: ['{Friend} shook {friend.themselves} dry, so that everyone [else |]was wet [twice|a second time].'],
        }),
      },
    ],
    octopus: [
      known('octopus', (octopus) =>
        tryAfter('octopus', HEARD, (heard) => [
          `“${heard}? I have [thought of|planned] everything,” said ${octopus}, hung over the reef like a [lamp|chandelier], and [dropped|let fall] a shell from every arm.`,
          `“${heard}? It takes arms,” said ${octopus}, who had [eight|plenty], and [emptied|shook out] her whole shell collection over {fish} on the reef.`,
          `“${heard}? [Allow me|Kindly hold still],” said ${octopus}, rose above the reef, and let shells fall on {fish}, [one to each arm|from all eight arms].`,
        ]),
      ),
      trying({
        first: [
          '“There’s somebody [living |]in this one,” said {fish} under the heap, “and he’s [asleep|cross|at lunch], so is that [it|rain]?”',
        ],
        second: [
          '“It’s [rather|very] [hard|full of corners],” said {fish}, with one on his [head|nose|tail], “so [is that|can that be] [it|rain]?”',
        ],
        third: [
          '“So rain is dry,” said {fish}, rubbing his [head|nose|back], “and [somebody|you] might have [told me|said so|mentioned it].”',
        ],
      }),
      '¶{refrain}',
      [
        '“I [forgot to|didn’t] say wet,” {they} added. {Octopus}, who [lived|sat] in it, had [overlooked|forgotten] that, and [went pink|blushed].',
        '“It has to be soft and wet,” {they} added, and {octopus} saw all the water around her, and [blushed|went pink|turned red].',
        '“Rain is wet, that’s the [main|whole] thing about it.” {Octopus}, who [sat|lived] in it, [blushed|went pink] to the ends of all her arms.',
      ],
      {
        more: asideHere('way', {
          person: ['{Friend} dug {fish} out, and put [every|each] shell back [on the wrong arm|in the wrong order].'],
          pet: ['{Friend} hid behind {fish}, where there was [room|shelter] for [one ear|a nose].'],
        }),
      },
    ],
    crab: [
      known('crab', (crab) =>
        tryAfter('crab', HEARD, (heard) => [
          `“${heard}? I don’t believe in it, but I can play it,” said ${crab} in the old wreck, and [tapped|played] [a whole wet afternoon|an hour of it] on a drum.`,
          `“${heard}? [Sailors|All sailors] talk of it,” said ${crab} in the old wreck, and [played|drummed] the noise of it with [ten toes|two claws].`,
          `“${heard}? [Silence|Quiet], please,” said ${crab} in the old wreck, and drummed like a [wet roof|hundred feet]: [tip, tap, tippy-tap|pit, pat, pitter-pat].`,
        ]),
      ),
      trying({
        first: [
          '{Fish} looked up, and went on looking [up |]when it was over. “And when does it [get here|land|arrive]?” he [asked|whispered].',
        ],
        second: [
          '{Fish} held out a fin[, to catch some,|] and looked at it [for a long time|from both sides]. “Did I [blink|miss it|hold it wrong]?” he asked.',
        ],
        third: [
          '“[Nice|Very nice],” said {fish}, “but it’s like hearing [dinner|lunch|cake] through a wall, so [is that all|when does it start]?”',
        ],
      }),
      '¶{refrain}',
      [
        '“That’s [only|just] what it sounds like, and [rain itself|the thing itself] lands on [you|your nose|your neck].”',
        '“That’s the noise of it, and the rest [touches you|you feel], on your [neck|nose|skin].” “[I know of no rest|There is no rest],” said {crab}[, hurt|].',
        '“You don’t [just|only] hear rain, it [finds|touches] you.” {Crab} said that he would [like|want] to see it [try|find him].',
      ],
      {
        more: asideHere('way', {
          person: ['{Friend} had danced to it with {friend.their} mouth open, and [swallowed|got] [nothing|only sea].'],
          pet: [
            '{Friend} had put out {friend.their} tongue for it, and [now |]looked at the drum [sadly|with reproach].',
          ],
        }),
      },
    ],
    turtle: [
      tryAfter('turtle', HEARD, (heard) => [
        `“${heard}? I [make|do] that before breakfast,” said {turtle} the turtle, [who had done everything|aged ninety], and [blew|breathed out] a thousand bubbles from the reef.`,
        `“${heard}? [Nobody|No one] has the breath for it nowadays,” said {turtle} the turtle on the reef, and let hers go, in bubbles like [plums|peas] and [plates|pearls].`,
        `“${heard}? I’ve [done|made] that for [ninety|a hundred] years,” said {turtle} the turtle. She sank [down |]beneath {fish}, and the reef [fizzed|boiled] with bubbles.`,
      ]),
      trying({
        first: [
          '{Fish} rode one to the [surface|top], [and it went out|where it went out]. “[Splendid|Marvellous|Very fine],” he said, “but does rain always [go home|leave|rise]?”',
        ],
        second: [
          '“It [tickles|kisses] you from below,” said {fish}, “and [then it leaves|when you look, it’s gone], so is that [it|rain]?”',
        ],
        third: [
          '“I don’t [wish|want] to be difficult,” said {fish}, “but [you wear|one wears] an umbrella on top. So is [that|this] [it|rain]?”',
        ],
      }),
      '¶{refrain}',
      [
        '“Rain comes down, and [never|not once] in my life has it gone [back |]up.” “[That is just its habit|A fashion],” said {turtle}.',
        '“That’s [all right, only|rain all right, just] upside down.” {Turtle} said that it depended where you [stood|were standing|lay].',
        '“Rain goes down, [always down|and only down].” {Turtle} had [heard|met] such [ideas|opinions] before, she said[, in the young|].',
      ],
      {
        more: asideHere('way', {
          person: [
            '{Friend} caught [a bubble|the biggest], to [bring|pull] it down again, and then held [nothing|air].',
          ],
          pet: ['{Friend} bit the biggest, and [searched|looked] a long time for [the taste|what had been in it].'],
        }),
      },
    ],
    low: [
      planting(
        'low',
        'Then the sun got low, and {fish}, who had asked [things |]all day, asked nothing. That can be very loud, in a [fish|small fish].',
        'By evening {fish} had stopped asking. You would not [think|believe] what a silence a fish can make, just by [shutting his mouth|saying nothing].',
        'So the day went by, until the sun was low and {fish} had no more questions. He [just hung|hung] there in the [gold|still] water, [folded up|very straight].',
      ),
      ending({
        first: [
          '“[Everybody was|You’ve all been] very kind,” he said, which was worse than [crying|shouting]. “I’ve [plenty of|enough] water, and only wanted [some|a bit|a little] to come to me.”',
        ],
        second: [
          '“[Everybody was|You’ve all been] very kind,” he said, which was worse than [crying|shouting]. “I’m wet [as it is|anyway|enough], and only wanted it [drop by drop|one drop at a time].”',
        ],
        third: [
          '“[Everybody was|You’ve all been] very kind,” he said, which was worse than [crying|shouting]. “I [just|only] wanted to look up and [be surprised|not know when it comes|not know where it lands].”',
        ],
      }),
      asideHere('trouble', {
        person: [
          '{Friend} drew him the [fattest|biggest|best] cloud in the world in the sand, and a wave [took it|came and took it].',
          '{Friend} blew at the sky with [all {friend.their} might|both cheeks], in case there was a cloud [asleep|behind it].',
        ],
        pet: [
          '{Friend} lay down at the [edge|very edge] of the water, nose to nose with {fish}, [and sighed|and did not blink].',
          '{Friend} licked {fish}, once, which was wet, and [warm|kind], and not [nearly |]rain.',
        ],
      }),
      thread(
        ending({
          first: ['{Hero} shut the umbrella. It was as dry as on the first day, [poor thing|and looked ashamed].'],
          second: ['“[Poor you|Poor thing], too,” said {hero} to the [dry|new] umbrella, and shut it[ very gently|].'],
          third: [
            'There was no [need|call] for the [dry|new] umbrella any more, so {hero} shut it[, and that made a click|].',
          ],
        }),
        ending({
          first: [
            '“Wet yet?” called the {seller}, and took the joke [home|home with him]. {Hero} [had|found] no answer.',
          ],
          second: [
            'Up on the [beach|sand] the {seller} laughed, and {hero} knew [it|the joke] by heart, and [it|this time it] [hurt|stung].',
          ],
          third: [
            '“[Perhaps|Maybe] he’s right,” thought {hero}, for [up there|on the beach] the {seller} was telling it [again|once more].',
          ],
        }),
        ending({
          first: [
            '“At home I ask it to stop,” said {hero} [slowly|softly]. {Fish} [stared|looked up]. “It comes, and you ask it to STOP?”',
          ],
          second: [
            '{Hero} thought of all the rain at home, [year after year|in all the gutters], and that {they} had not kept one drop.',
          ],
          third: [
            '“At home I hide [indoors|away] from it,” said {hero}, and when {fish} asked why, {they} [could not say|had forgotten].',
          ],
        }),
      ),
    ],
    idea: [
      when(
        'told:low',
        [
          '“{Rule1},” {hero} [went over it|counted] once more, “and {rule2}.”',
          '“{Rule1},” said {hero}, [counting on {their} fingers|into the silence], “and {rule2}.”',
        ],
        [
          '“{Rule1},” {hero} [went over it|counted|said] [at sunset|in the evening|when the sun was low], “and {rule2}.”',
          'When the sun was low, {hero} [went over it|counted]: “{Rule1}, and {rule2}.”',
          'At [sunset|the end of the day] {fish} asked nothing more. “{Rule1},” {hero} [counted|said], “and {rule2}.”',
        ],
      ),
      [
        '“{puff}!” it went, far out, and {they} [broke off|waited] till it was over, as {they} had [done |]all day.',
        'Far out it went “{puff}!”, and they [all |]waited till it was [over|done], as they had all day.',
        '“{puff}!” came [over|across] the water, and everybody waited till it was [over|done], as [ever|always].',
      ],
      TURN,
      [
        'It [stood|went] up taller than a [mast|palm|minaret], and came down in [a thousand|countless] [little|small] drops.',
        'Up went her breath, as [high|tall] as a [minaret|mast|tower], and came down in [small |little ]drops, on [nobody|nobody at all].',
        'A white tree of it [grew|shot up], higher than the [gulls|palms], and let fall all its leaves, in [small|little] drops.',
      ],
      [
        '“[Only|That’s only|It’s only] {whale},” said {fish}, who [had seen|saw] it [every day|daily], and so [had |]never looked. “[No, it’s|No, that’s|And it’s] rain,” [said|whispered] {hero}.',
        '“{Fish}, [that’s|it’s|there’s your] rain,” [said|whispered] {hero}. “[No, that’s|That’s only] {whale},” said {fish}, who [had seen|saw] it [every day|daily], and so had never looked.',
        '“[It’s raining|There’s your rain|That’s rain]!” [cried|shouted|called] {hero}. {Fish} saw [only|just] {whale}, until he [really |]looked, and [forgot to swim|sank a little].',
      ],
    ],
    sail: [
      when(
        'giver',
        when(
          'thread:fresh',
          sailing('opened', 'the umbrella from {giver}'),
          sailing('held up', 'the umbrella from {giver}'),
        ),
        when('thread:fresh', sailing('opened', 'the umbrella'), sailing('held up', 'the umbrella')),
      ),
      asideHere('way', {
        person: [
          'At first they only went round and round, till {friend} swam behind and [steered|pushed], [with both feet|like a motor].',
        ],
        pet: [
          'At first they only went round and round, till {friend} swam in front and [showed|knew] the way, like a [tug|pilot].',
        ],
      }),
      inBooksOf(
        4,
        trying({
          first: more(
            '“Is she [kind|strict]?” asked {fish}, leaping along, because questions [go|come] better [in the air|when you leap].',
            '{Fish} leaped along and asked of each [rock|wave] if that was her, [out loud|hopefully].',
          ),
          second: more(
            '“What does one [say|call her]?” asked {fish}, leaping along, for he had only ever [talked over|overheard] her.',
            '{Fish} leaped along and [practised|tried out] how to say good evening to somebody he had [never greeted|heard all his life].',
          ),
          third: more(
            '{Fish}, who leaped along, was for once too [busy|happy] to ask [anything|any questions].',
            '“[Faster|Go faster]!” cried {fish}, in and out of the waves like a [needle|stitch].',
          ),
        }),
      ),
    ],
    whale: [
      [
        '{Whale} saw the umbrella coming and shrank. “[I’m|I am] so sorry,” she said, “people [always |]put up one of those when I breathe, so I [come|stay] out here.”',
        'When {whale} saw the umbrella, she [shrank|made herself small]. “They put [those|one] up wherever I breathe,” she [said|sighed|whispered], “[and that’s why|which is why] I [keep|stay] so far out.”',
        '“[Oh dear|Dear me], an umbrella,” said {whale}, and shrank. “So somebody minds, and I breathe as far out as [I can|there is sea].”',
      ],
      inBooksOf(
        4,
        when(
          'alone',
          more(
            'She was the [largest|biggest] person {hero} had ever met, and the [shyest|sorriest].',
            'She tried to look small, which [needs|takes] time when you are as long as a [street|harbour].',
          ),
        ),
      ),
      [
        '¶“But we’ve come for it, so please, [breathe|once more]!” said {hero}. {Whale} [only |just ]looked at the umbrella, [and held on|and did not breathe].',
        '¶“But {fish} has [wanted|looked for] it all day, so please, [breathe|once more]!” said {hero}. “[You are|You’re] kind,” said {whale}, looking at the umbrella, and did not.',
        '¶“But we’ve [looked for it|tried to make it] all day, so please, [breathe|once more]!” said {hero}. {Whale} [wished|wanted|tried] to believe it, but there was [the|that] umbrella.',
      ],
    ],
    rain: [
      thread(
        [
          'So {hero} did what nobody had ever done in front of {whale}. {They} shut the umbrella, which had waited [all its life|for weeks] for rain, and [looked up|held up {their} face].',
          '[Words did not help|Talking was no use|Words were no use], so {hero} shut the umbrella. It had waited [all its life|for weeks] for rain, and it would [just |]have to wait [a little longer|until the next].',
          'Then {hero} [saw|understood|knew] what [was in the way|was wrong|frightened her]. It was the umbrella, which had waited [all its life|for weeks] for rain, and {they} shut it[, click|].',
        ],
        [
          'So {hero} did what nobody had ever done in front of {whale}. {They} had the only umbrella [for miles|on the whole sea], and {they} shut it, and [looked up|held up {their} face].',
          '[Words did not help|Talking was no use|Words were no use], so {hero} shut the umbrella, the only one [for miles|on the whole sea]. The {seller} would [never|not] have believed [it|that].',
          'Then {hero} [saw|understood|knew] what [was in the way|was wrong|frightened her]. It was the umbrella, the only one [for miles|on the whole sea], and {they} shut it[, click|].',
        ],
        [
          'So {hero} did what nobody had ever done in front of {whale}, [{hero} least of all|least of all {hero}]. {They} shut the umbrella, and [looked up|held up {their} face].',
          '[Words did not help|Talking was no use|Words were no use], so {hero} shut the umbrella. Everything in {them} wanted to go [indoors|home], as ever, but there was no indoors [anywhere|out there].',
          'Then {hero} [saw|understood|knew] what [was in the way|was wrong|frightened her]. It was the umbrella that {they} had [hidden|always hidden] under, and {they} shut it[, click|].',
        ],
      ),
      [
        'And {whale} breathed. “{puff}!” All she had held back went up[, into the light|], and came down, drop [by|after] drop, on [everybody|all of them].',
        '“{puff}!” went {whale}, as she had not [dared|breathed] for years. It stood above them, [white|tall] and [silent|still], and [then |]it [came down|fell], drop [by|after] drop.',
        '{Whale} breathed in till the {log} [spun|rocked|shook], and then [she went|it went] “{puff}!”, and [down|now] it came[ on them|], drop [by|after] drop.',
      ],
      ending({
        first: [
          '“I [can’t|never can] tell which one is next!” [cried|sang|called] {fish}, who [stood|danced] [upright |]on his tail, to be [nearer|taller|on time].',
        ],
        second: [
          '“It [touches|taps] you and is gone,” [cried|sang] {fish}, “and then comes [another|the next], and you [never|don’t] know where!”',
        ],
        third: [
          '{Fish} [rolled|turned] on his back and let it knock on him, all over, like [visitors|good news]. “So this,” he [said|whispered|sighed], “is [not knowing when|what not knowing is|how it is not to know].”',
        ],
      }),
      asideHere('turn', {
        person: [
          '{Friend} swam about with {friend.their} mouth [wide |]open and [could not be|would not be] spoken to.',
          '“It’s going down my neck!” shouted {friend}. “It’s [horrible|awful]! [Don’t stop|More]!”',
        ],
        pet: [
          '{Friend}, who [hates|never took] baths, [bit|snapped] at every drop and [sang|howled for joy].',
          '{Friend} tried to bite each drop, and got [most|nearly all] of them, by {friend.their} own count.',
        ],
      }),
    ],
    below: [
      trying({
        first: [
          '“And now [come and |]see it from my side,” said {fish}, and [from below|down there] each drop was a [silver|bright|round] ring that opened, like a door, and [was gone|shut].',
        ],
        second: [
          '“You’ve only got the top half of it,” [called|said] {fish}, so {hero} dived, and saw each drop [knock at|touch] the [ceiling|roof] of the sea and open a [silver|round|bright] door.',
        ],
        third: [
          'Then {fish} [fetched|called] {hero} down to [see|show {them}] the other side, where it did not fall at all, but drew [silver|bright|round] rings on the [ceiling|roof] of the sea.',
        ],
      }),
      when(
        'told:met',
        asking({
          first: ifRoom(
            '“As I’ve always [said|maintained],” said {crab}. {Octopus} [wrote|meant to write] to her cousin, [eight letters at once|to have hers back].',
            '{Crab} and {octopus} came out to look, and water fell, and nobody [laughed|had lent it to anyone].',
          ),
          second: ifRoom(
            '“As I’ve always [said|maintained],” said {crab}. {Octopus} held up all eight sleeves [to get some|and said nothing].',
            '{Octopus} held up all eight sleeves. {Crab} walked straight ahead, from sheer [surprise|joy].',
          ),
          third: ifRoom(
            '“As I’ve always [said|maintained],” said {crab}. {Octopus} had turned out her pockets again, [to fill them|for some].',
            '{Crab} came out to look, and it was [some time|a long while] before he [said|remembered] that he had known it [all along|first].',
          ),
        }),
      ),
      [
        '“[I can stop now,|Shall I stop now?]” called {whale}, but {fish} had been told all day how one says it. “{notYet}!”',
        '“[Shall|Should] I stop[ now|]?” called {whale}. “{notYet},” said {fish}, and [noticed|found] that it is a [lovely|fine] thing to say [from this end|yourself].',
        '“Is [that|it] enough[ now|]?” called {whale}, [but this time|and this time] {fish} [said|sang|cried] it before {hero} could: “{notYet}!”',
      ],
    ],
    next: [
      [
        '¶“You [brought|had] that umbrella for rain, and when it [came|rained] you shut it,” said {fish} [at last|afterwards|later], “so what is it for?”',
        '¶{Fish} let the last ring [close|go by]. “[If|When] you shut [your|an] umbrella in the rain,” he asked, “what is it [really |]for?”',
        '¶“It rained, and you shut it,” said {fish} [at last|afterwards|later], “so I still don’t know what [it’s|an umbrella is] for.”',
      ],
      ANSWER,
    ],
    home: [
      [
        'It was [nearly|almost] dark when {party} came up the beach of {bay} with a dripping umbrella. It drew a line of dots [in|over] the [dry|warm] sand.',
        'The roofs of {bay} were dry, the towels were dry, and up from the sea came {party} with an umbrella that dripped at [each|every] step.',
        'When {party} came home at [dusk|nightfall], every stone in {bay} was dry, and the umbrella was not, and [said so|proved it], drop by drop.',
      ],
      thread(
        ending({
          first: [
            'It was not new any more: it had [frightened|pulled a log to] a whale, and {hero} liked it [better|much better] for that.',
          ],
          second: [
            '“[Now|So now] you’ve been wet,” {hero} told it, and it smelled of [salt|whale], and [creaked|dripped] [proudly|with pride].',
          ],
          third: [
            'It would [never|not] be new again, and {hero} [carried|held] it like somebody who has been [far|round the world].',
          ],
        }),
        ending({
          first: [
            'The {seller} looked at the dots, then up, for a long time. “[Local rain|Just a shower],” said {hero}, [kindly|going by].',
          ],
          second: [
            'The {seller} opened his mouth for the joke, and a drop [fell|flew] in. He [tasted|swallowed] it, and the joke with it.',
          ],
          third: [
            'The {seller} felt one of the drops, and asked, [quite softly|behind his wing], where one [could buy|got] such an umbrella.',
          ],
        }),
        ending({
          first: [
            '“The next time it [starts|rains] at home,” said {hero}, “I’ll be [out there|on the roof] before the [cat is|gutters are] wet.”',
          ],
          second: [
            'At home it was [surely|certainly] raining now, on [every roof|all the roofs], for nobody, and {hero} [could hardly|could not] wait.',
          ],
          third: [
            '“When we’re home and it [starts|rains],” {hero} told the umbrella, “you can stay in the [hall|stand]. I’ve [an appointment|a date].”',
          ],
        }),
      ),
      adult('end'),
      inBooksOf(
        4,
        more(
          '“{puff}!” it went, nearer [than ever|to the beach now], and did not [beg anyone’s pardon|say sorry].',
          'Far out {whale} breathed, and [this time|tonight] held nothing back.',
        ),
      ),
    ],
    last: [
      [
        '¶“[One|Just one] moment,” said {fish}, from the [shallows|edge of the sea], “if you [carried|brought] that umbrella for rain, and shut it when it [came|rained], what is it for?”',
        '¶But {fish} had swum after {hero}, as far as there was sea. “You shut it when it [came|rained],” he called, “so what is it [really |]for?”',
        '¶“[Excuse|Pardon|Forgive] me,” said {fish}, who could not [sleep|rest], “but you shut it in the rain, so I still don’t know what [it’s|an umbrella is] for.”',
      ],
      ifRoom(
        '{Hero} [stopped on the sand|thought about it], laughed, and scratched [one|{their} left] ear.',
        'That was the [second|last] time he had asked, and it was harder now. {Hero} thought it over, drop by drop.',
        '{Hero} [opened {their} mouth|began to say it], laughed, and had to [think|start again|begin once more].',
      ),
      ANSWER,
      asideHere('end', {
        person: [
          '{Friend} put it up, [looked|crept] out from under it, and said it was [for sitting close|big enough for three].',
        ],
        pet: ['{Friend} shook {friend.themselves}, from nose to tail, and so it rained [once more|again].'],
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
      '“It won’t [rain|rain today],” [said|mumbled] {grownUp} from under a [newspaper|hat].',
      '“Don’t [fly|sail] away without [me|your lunch],” [said|mumbled] {grownUp}, half asleep.',
    ],
    end: [
      '“You’re soaked,” said {grownUp}. “It [rained|was raining],” said {hero}, and {grownUp} looked at the stars, and [fetched|reached for] a towel.',
      '{GrownUp} held out a towel and {a treat}, tasted [a drop|the drip], said “[Salt|Whale],” and asked no more.',
    ],
  },
  traits: { habit: habits, turn: turns },
};
