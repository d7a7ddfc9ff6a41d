/** The quiet turtle in English for readers of 5 to 7. */
import {
  adult,
  asideHere,
  HABIT,
  ifRoom,
  more,
  planting,
  takes,
  TURN,
  when,
  type BandText,
  type TraitLines,
  given,
} from '#studio/storyteller/text/passage.ts';

/** What each hero had been about when the turtle turned up. */
const habits: TraitLines = {
  brave: [
    '{Hero} had only been about to slide down the [tallest|highest] dune [before breakfast|all alone].',
    '{Hero} had only been looking for a scorpion, to look it in the [eye|face|eyes].',
  ],
  curious: [
    '{Hero} had only wanted to know where the wind [slept|went at night|hid|lived].',
    '{Hero} had only been looking [behind|under|into] everything, as on [every|any] [morning|other morning|other day].',
  ],
  kind: [
    '{Hero} had only been [saying|wishing] good morning to the [beetles|larks|lizards], one [by one|after the other].',
    '{Hero} had only been [putting out|scattering] [crumbs|bread] for the [larks|beetles|lizards].',
  ],
  funny: [
    '{Hero} had only been walking like a [sultan|camel|duck], with a [pan|sock|towel] on {their} head.',
    '{Hero} had only been telling the [dunes|flies|sand] a joke [about socks|about a nose|about a bean].',
  ],
  shy: [
    '{Hero} had only [come out|got up] because it was so [nice and |]quiet, even the [flies|lizards].',
    '{Hero} had only been whispering, so as not to wake the [sand|flies|others].',
  ],
  stubborn: [
    '{Hero} had only been digging for water with a [spoon|teaspoon|fork], [since Monday|for the fourth time|again].',
    '{Hero} had only been [building|making] a castle of dry sand, for the [fourth|sixth|ninth] time.',
  ],
  dreamy: [
    '{Hero} had only been listening to the sand, which [told|spoke] of [the sea|a caravan|the moon].',
    '{Hero} had only been watching a dune [walk|breathe|move], [grain by grain|as they do|very slowly].',
  ],
  careful: [
    '{Hero} had only been shaking out the [blankets|beds|shoes], [three|five|four] times, in case of scorpions.',
    '{Hero} had only been counting [their things|the bags|what they had], and there was one [too many|more].',
  ],
  energetic: [
    '{Hero} had only been racing {their} own shadow [three times |twice |]round the [tent|camp].',
    '{Hero} had only been racing round the [tent|camp], to wake up [a little|properly].',
  ],
  clever: [
    '{Hero} had only been [building|making] a clock out of a stick and [twelve|eleven|ten] stones.',
    '{Hero} had only been [measuring|working out] how far the [dunes|shadows] had walked [since supper|in the night].',
  ],
  interest: [
    '{Hero} had only [come out|got up] so early to think about {interest} [in peace|before breakfast].',
    '{Hero} had only been drawing something about {interest} in the sand, with a [stick|finger|spoon].',
    '{Hero} had only been looking for a dune that had to do with {interest}, and had found [one|two|three].',
    given('liking', '{Hero} {liking.skill}, and had [just|only] been telling a [beetle|lizard|lark] so.'),
  ],
};

/** How each hero comes to ask once more, and to wait. */
const turns: TraitLines = {
  brave: [
    '“[Quiet|Silence|Hush], {camel},” said {hero}. That morning {they} had [just |simply |]waited, and {turtle} had [spoken|answered].',
    '{Hero} [dared to hush|hushed] {camel}. That morning {they} had [just |simply |]waited, and {turtle} had [spoken|answered].',
  ],
  curious: [
    'What came after “{ask}”? That morning {hero} had [just |simply |]waited, and [been told|heard].',
    'How did {turtle’s} sentence [end|go on]? That morning {hero} had [just |simply |quietly |]waited to [hear|find out].',
  ],
  kind: [
    'Poor {turtle}, thought {hero}. That morning {they} had [just |simply |]waited for her, and [nobody had since|never since then].',
    '“[Sorry|I’m sorry], {turtle},” said {hero}. That morning {they} had [just |simply |]waited, and {turtle} had [spoken|answered].',
  ],
  funny: [
    '“[Ladies and gentlemen|Dear sand], a turtle!” said {hero}. That morning {they} had waited, and {turtle} had [spoken|answered].',
    '{Hero} [bowed|waved] to {turtle} like a [waiter|king]. That morning {they} had waited, and she had [spoken|answered].',
  ],
  shy: [
    '{Hero} looked at {turtle} [for long|for a while]. That morning {they} had [just |simply |]waited, and {turtle} had [spoken|answered].',
    '{Turtle} gave {hero} a [small|soft] look. That morning {they} had waited for her, and she had [spoken|answered].',
  ],
  stubborn: [
    '“Not [one|another] step,” said {hero}. That morning {they} had waited, and {turtle} had [spoken|answered].',
    '{Hero} stopped in the sand [like a peg|like a rock]. That morning {they} had waited, and {turtle} had [spoken|answered].',
  ],
  dreamy: [
    '{Hero} thought [dreamily |]of the morning, when {they} had [just |simply |]waited and {turtle} had [spoken|answered].',
    '{Hero’s} thoughts [went|walked] back to the morning, when {they} had waited and {turtle} had [spoken|answered].',
  ],
  careful: [
    '{Hero} went through the day, [step by step|hour by hour]: only that morning had anybody waited for {turtle}.',
    'What had they [done|got] wrong? [Only|Just] that morning, {hero} [saw|found], had anybody waited for {turtle}.',
  ],
  energetic: [
    'All day {hero} had hurried. Only [in the morning|once, in the morning,] {they} had kept still, and {turtle} had [spoken|answered].',
    '{Hero} kept [quite|very] still. That morning {they} had kept still, and {turtle} had [spoken|answered].',
  ],
  clever: [
    'When does a turtle speak? That morning, {hero} [saw|worked out], {they} had waited, and she had [spoken|answered].',
    '{Hero} [thought hard|counted]: [once|one time] that day {turtle} had spoken, and that was when {they} had waited.',
  ],
  interest: [
    'To talk about {interest}, {hero} needed [somebody|someone] who waited. That morning {they} had waited, and {turtle} had [spoken|answered].',
    '“Nobody stops me when I talk about {interest},” thought {hero}. But who had waited for {turtle}? Only {hero}, [once|that morning].',
    '“I get to finish when I talk about {interest}, {turtle}. And you?” asked {hero}. That morning {they} had waited, and {turtle} had [spoken|answered].',
  ],
};

export const english57: BandText = {
  // The turtle knows the way all day long, and nobody lets her say it.
  refrains: [
    '“{Ask},” [said|whispered|began|tried] {turtle}. “{Brush},” [said|boomed|sang|called] {camel}.',
    '“{Ask},” [said|whispered|began] {turtle} [softly|again]. “{Brush},” [said|boomed|sang|called] {camel}.',
    '“{Ask},” [said|whispered|began] {turtle}, looking back. “{Brush},” [said|boomed|sang|called] {camel}.',
  ],
  beats: {
    find: [
      when(
        'adults',
        [
          '[Early one|One] morning, camping with {adults} in {dunes}, {party} found a [dusty|grey|tired] turtle {nook}.',
          'In {dunes}, [early one|one] morning, {adults} poured the tea, and {party} found a [dusty|grey|tired] turtle {nook}.',
          '[Early one|One] morning in {dunes}, while {adults} poured the tea, {party} found a [dusty|grey|tired] turtle {nook}.',
        ],
        [
          '[Early one|One] morning in {dunes}, {party} came out of the tent and found a [dusty|grey|tired] [old |little |]turtle {nook}.',
          'In {dunes}, [early one|one] morning, {party} came out of the tent and found a [dusty|grey|tired] [old |little |]turtle {nook}.',
          '[Early one|One] morning in {dunes}, {party} came out of the tent and found somebody {nook}: a [dusty|grey|tired] [old |little |]turtle.',
        ],
      ),
      { more: HABIT },
      more(
        '{Hero} [nearly|almost] took her for a [stone|rock|cushion] and [leaned on her|put a bag on her], but she [blinked|winked] in time.',
        'The turtle was so [still|quiet] that {hero} took her for a [stone|cushion|rock], until she [blinked|winked] once.',
        '“A [pretty|round|fine] stone,” said {hero}, and bent down, but the stone [blinked|winked|opened an eye].',
      ),
      adult('start'),
    ],
    who: [
      [
        'Before she spoke, the turtle {slow}, and {hero} [just |]waited.',
        'The turtle {slow}, without a word. {Hero} [just |simply |]waited.',
        'The turtle {slow} before she spoke, and {hero} [just |simply |]waited.',
      ],
      [
        '“I’m {turtle},” she said [then|at last]. “I fell asleep in a [cart|wagon|truck] of {cargo}, and it [drove|went] off, away from my river.”',
        '“I’m {turtle}. A [cart|wagon|truck] took me, asleep, from my river,” she said [then|at last].',
        '[Then|At last] she said, “I’m {turtle}. I fell asleep in a [cart|wagon|truck] of {cargo}. It [drove|went] off, away from my river.”',
      ],
      more(
        'Her shell was [so hot|so dry|hot and dry] that {hero} let water drip on it out of a [small|tin|green|blue] bottle.',
        '{Hero} [took|fetched] a [small|tin|green|blue] bottle and let water drip on her [hot|dry|dusty] shell, until it [shone|steamed].',
        'So {hero} let water drip on her [hot|dry|dusty] shell, out of a [small|tin|green|blue] bottle, and {turtle} [sighed|smiled].',
      ),
      asideHere('start', {
        person: [
          'A tear ran down her nose. {Friend} [dried|wiped] it [off|away].',
          '{Friend} [gave|offered] her one of the {snack}, to [cheer her up|help].',
        ],
        pet: [
          '{Friend} lay down [nose to nose|eye to eye] with her.',
          '{Friend} put a nose to hers, [very gently|to cheer her up].',
        ],
      }),
      [
        '“I’ll [take|bring|carry] you [home|back|there],” [said|promised] {hero}. “Which way is it?”',
        '“[We must|We will|We’ll] go [home|there|back],” [said|decided] {hero}. “Which way is it?”',
        '“Which way is it?” [asked|said] {hero}. “I’ll [take|bring|carry] you [home|back|there].”',
      ],
    ],
    camel: [
      [
        '{Turtle} [again |slowly |]{slow}. But {camel} the camel [cried|called|boomed], “{sure}!”',
        'But while {turtle} {slow}, {camel} the camel [cried|called|boomed], “{sure}!”',
        'Before {turtle} could [even |]{slow.to}, {camel} the camel [cried|called|boomed], “{sure}!”',
      ],
      when(
        'giver',
        [
          'So {hero} [followed|went after] the camel’s voice, with the {sled} from {giver}.',
          'With the {sled} from {giver}, {hero} [followed|went after] [that|his] voice.',
        ],
        [
          'So {hero} [followed|went after] the camel’s [loud|grand|sure] voice, with {a sled} for shade.',
          'With {a sled} for shade, {hero} [followed|went after] the camel’s [loud|grand|sure] voice.',
          '{Hero} took {a sled} for shade and [followed|went after] the camel’s [loud|grand|sure] voice.',
        ],
      ),
      [
        '“You’re sitting [back to front|the wrong way round],” {camel} [told|informed] {turtle}, who was on [his|the] hump.',
        '{Turtle} [rode|sat] on the hump. “You’re [sitting |]back to front,” {camel} [told|informed] her.',
        'On the hump [sat|rode] {turtle}. “She’s sitting [back to front|the wrong way round],” said {camel}.',
      ],
      asideHere('way', {
        person: [
          '{Friend} turned her [round|to the front], and she turned [back|back again].',
          'So {friend} turned her [round|to the front], but she turned [back|back again].',
        ],
        pet: [
          '{Friend} looked where {turtle} looked, and [sniffed|saw only sand].',
          'Only {friend} looked where {turtle} looked, and [sniffed|sneezed].',
        ],
      }),
      '{refrain}',
    ],
    mirage: [
      [
        '[Soon|Further on], something blue [shone|winked|shivered] between two dunes. “[A lake|Water]! [Mine|I found it]!” [cried|called] {camel}.',
        '“[A lake|Water]!” [cried|called] {camel}, [for|as] something blue [shone|winked|shivered] between two [dunes|hills].',
        '[Soon|Then|There] {camel} [stopped|stood still]. “[A lake|Water]!” And between two dunes something blue [shone|winked|shivered].',
      ],
      '{refrain}',
      [
        '[Then|And] {camel} jumped, and landed on his belly in [hot|warm], dry sand.',
        '{Turtle} shut her shell, in jumped {camel}, [head first|with a shout], and lay on his belly in [hot|dry|warm] sand.',
        'With a [great|big|mighty] leap {camel} was in, and it was [only|just] [hot|warm], dry sand.',
      ],
      asideHere('way', {
        person: [
          '{Friend} pulled [him|the camel] out by the [tail|hind legs].',
          '{Friend} took the tail, and {hero} [pulled|took] the [rest|front end].',
        ],
        pet: ['{Friend} dug for [the lake|water], and found [a hoof|an ear|a knee].'],
      }),
      [
        '{Hero} had [seen the lake|believed in the lake], too. Only {turtle} had [not once|never once|never] looked at it.',
        '“It looked so wet,” [said|laughed] {hero}. Only {turtle} had [not once|never once|never] looked at it.',
        '“I saw it, too,” said {hero}. Only {turtle} had [not once|never once|never] looked at it.',
      ],
    ],
    circle: [
      [
        '[At last|Then|After hours] they found footprints, as [round|big] as [plates|pans|drums]. “[A giant|A monster],” [whispered|breathed] {camel}.',
        '“[A giant|A monster],” [whispered|breathed] {camel}. [There|Here] were footprints, as [round|big] as [plates|pans|drums].',
        '{Camel} [stopped|stood still] at footprints, as [round|big] as [plates|pans|drums]. “[A giant|A monster],” he [whispered|breathed].',
      ],
      '{refrain}',
      [
        'To measure the [giant|fellow], {camel} put a foot into [one|a print], and it fitted.',
        '[Bravely|Trembling|Slowly], {camel} put a foot in one of them, and it [fitted|was his].',
        '{Camel} put a foot into [one|a print], to [measure|see] how big, and it fitted.',
      ],
      asideHere('way', {
        person: ['{Friend} put a foot beside it, and [there was|found] {friend.their} own print, too.'],
        pet: ['{Friend} sat down [in one|beside it] and [would not get up|looked hard at {camel}].'],
      }),
      [
        '“[We’ve gone|We went] in a ring,” said {hero}. Only {turtle} was not [surprised|astonished|puzzled].',
        'They had [gone|walked] [once |right |all the way ]round in a ring. Only {turtle} was not [surprised|astonished|puzzled].',
        '“[It’s you|The giant is you],” said {hero}. Only {turtle} was not [surprised|astonished|puzzled].',
      ],
    ],
    storm: [
      [
        '[Then|Suddenly|All at once] the sand [rose|stood up] like a [brown|yellow|great] wall. “[Only a|A] breeze,” said {camel}.',
        '“[Only a|A] breeze,” said {camel}. But the sand [rose|stood up] like a [brown|yellow|great] wall.',
        'Like a [brown|yellow|great] wall the sand [rose|stood up]. “[Only a|A] breeze,” said {camel}.',
      ],
      '{refrain}',
      [
        'The camel got a mouth full of [storm|sand|desert], and {hero} hid {turtle} under the {sled.noun}.',
        'Into his [open|big] mouth [flew|blew] the storm, and {hero} hid {turtle} under the {sled.noun}.',
        'Then {camel} had a mouth full of [sand|storm|desert], and {hero} hid {turtle} under the {sled.noun}.',
      ],
      asideHere('way', {
        person: ['{Friend} [held|sat] down the other end, or it would have [flown|blown] away.'],
        pet: ['{Friend} was under it [first|already|before anybody].'],
      }),
      [
        'Afterwards [all the dunes|the dunes] had [moved|changed places|moved on]. Only {turtle’s} nose [pointed|looked] [back |]as before.',
        'When it was over, [every dune|each dune] had [moved|walked]. Only {turtle’s} nose [pointed|looked] [back |]as before.',
        'After that no dune [was|stood] in its [old |]place. Only {turtle’s} nose [pointed|looked] as before.',
      ],
    ],
    fox: [
      [
        '[Soon|Then] out of a hole [looked|peeped|came] {fox} the fox, all ears. “The river is—” he [began|said].',
        '“The river is—” [began|said] {fox} the fox, who [looked|peeped|came] out of a hole, all ears.',
        '[Big|Huge|Long] ears came out of a hole, then {fox} the fox. “The river is—” he [began|said].',
      ],
      [
        '“I know!” [cried|called|boomed] {camel}, and talked [on and on|for both of them].',
        '“[Quite|Yes, yes]!” [cried|called|boomed] {camel}, and told [it all|it] himself.',
        '“Don’t tell me!” [cried|called|boomed] {camel}, and told {fox} [a story|all about it].',
      ],
      '{refrain}',
      asideHere('way', {
        person: ['{Friend} [covered|stopped] both ears.', '{Friend} said “[Shh|Hush]!” far too [softly|late].'],
        pet: ['{Friend} [gazed at|envied] the ears.'],
      }),
      [
        '“When it’s [quiet|still], I hear frogs,” {fox} told {hero}, and [went back into his hole|was gone].',
        '“In the quiet I hear frogs,” {fox} told {hero}, and [rolled up his ears|went back into his hole|was gone].',
        '“Hush him, and you’d hear frogs,” {fox} told {hero}, and [went back into his hole|was gone].',
      ],
      [
        '{Hero} [could hear|heard] only {camel}.',
        '{Hero} listened, and [could hear|heard] only {camel}.',
        'But {hero} [could hear|heard] only {camel}.',
      ],
    ],
    palm: [
      [
        'On the next dune a palm [stood and |]leaned [to the |]left. “It’s [pointing|showing us] to water,” said {camel}.',
        '“A palm points to water,” said {camel}, [for|and] one on the next dune leaned left.',
        '[Soon|Then] they saw a palm, and it leaned [to the |]left. “[That’s|There’s] where the water is,” [said|explained] {camel}.',
      ],
      '{refrain}',
      [
        'So they [went|walked|marched] left, until the wind turned the palm, and {camel} [scolded|shouted at] it.',
        'Left they [went|walked|marched]. Then the wind turned the palm, and {camel} [scolded|shouted at] it.',
        'So left they [went|walked|marched], but the wind turned the palm, and {camel} [scolded|shouted at] it.',
      ],
      asideHere('way', {
        person: ['{Friend} laughed so much that {hero} had to [hold {friend.them} up|laugh, too].'],
        pet: ['{Friend} had [lain|sat] down under it, and [waited for all of them|yawned].'],
      }),
      [
        'Only {turtle’s} nose did not turn with [the|any|every] wind, and {hero} laughed.',
        '{Hero} [laughed|had to laugh]. Only {turtle} did not turn with [the|any|every] wind.',
        'The palm turned, {camel} turned, and only {turtle’s} nose [did not|stayed where it was].',
      ],
    ],
    dune: [
      [
        '“[Then|So] I’ll [see|find] it from [up there|the top],” said {camel}, and climbed the [highest|tallest|steepest] dune.',
        '{Camel} [climbed|went up] the [highest|tallest|steepest] dune, to [see|find] [it|the river] from there.',
        'The [highest|tallest|steepest] dune was [just right|made] for {camel}. “From there I’ll [see|find] it.”',
      ],
      '{refrain}',
      [
        'At the top {camel} looked too far ahead, and down he [came|rolled], [nose, hump, feet|hump, feet, nose]. {Hero} caught {turtle}.',
        '{Camel} looked far ahead, not at his feet, and down he [came|rolled], [nose, hump, feet|hump, feet, nose]. {Hero} caught {turtle}.',
        'At the top {camel} looked ahead, one step too far, and [came|rolled] down, [nose, hump, feet|hump, feet, nose]. {Hero} caught {turtle}.',
      ],
      asideHere('way', {
        person: ['{Friend} pulled {hero} aside, [just in time|by the sleeve|before the feet came].'],
        pet: ['{Friend} and {hero} dodged, [just in time|together].'],
      }),
      [
        '“[Only|Just] sand,” {camel} [reported|said] [at last|to {hero}]. Nobody but {turtle} had looked back.',
        '“[Only|Just] sand,” {camel} [reported|said] [at last|to {hero}]. And who looked back? Only {turtle}.',
        '“[Only|Just] sand [there|everywhere],” said {camel}. He had not looked back. {Turtle} had.',
      ],
    ],
    water: [
      [
        'It was so hot that even {camel} [was quiet|fell silent]. In {hero’s} bottle was one [last|small] sip.',
        '{Hero’s} bottle held one [last|small] sip, and it was so hot that even {camel} [was quiet|fell silent].',
        'There was one [last|small] sip in {hero’s} bottle, and even {camel} was [quiet|silent] from the heat.',
      ],
      [
        '[Everybody|They all] looked at [it|the sip], and {camel} [twice|the longest].',
        '[Everybody|They all] wanted [it|the sip], and {camel} more than [anybody|all of them].',
        '[Nobody|No one] said, “[Mine|I’ll have it]!” though {camel} [swallowed|nearly did].',
      ],
      asideHere('trouble', {
        person: ['“She can have [mine|my half],” said {friend}, and [swallowed|looked away].'],
        pet: ['{Friend} lay down in {hero’s} [small |]shadow.'],
      }),
      [
        'But {turtle} was a river turtle. So {hero} let it [run|fall] on her, [to the last drop|drop by drop].',
        '{Hero} was thirsty, [too|as well], but gave it to {turtle}, [to the last drop|drop by drop].',
        'But a river turtle needed it [more|most], so {hero} gave it to {turtle}, [to the last drop|drop by drop].',
      ],
      [
        '“{Ask},” {turtle} began. “[Don’t talk|Don’t speak|Hush], it makes you thirsty,” said {hero} [kindly|gently].',
        '[At once|Now] {turtle} began, “{Ask}.” But {hero} said, “[Don’t talk|Don’t speak|Hush], it makes you thirsty.”',
        '“{Ask},” {turtle} [began|said]. But {hero} [kindly|gently] said, “[Don’t talk|Don’t speak|Hush], it makes you thirsty.”',
      ],
    ],
    lost: [
      [
        'When the sun [went down|was gone|set], [every|each] dune looked like [every|any] other.',
        'The sun [went down|set], and [every|each] dune looked [just |]the same.',
        'Then it [got|grew] dark, and [every|each] dune looked [the same|like the next|like its brother].',
      ],
      [
        '“I don’t know the way,” said {camel}, [sadly|very low]. “{sure.truth}.”',
        '{Camel} [stopped|sat down]. “{sure.truth}. I don’t know the way,” he [said|mumbled].',
        '“{sure.truth}. I don’t know the way,” said {camel}, and [hung|dropped] his head.',
      ],
      asideHere('trouble', {
        person: [
          '{Friend} leaned on {hero}, [shivering|with cold feet].',
          '{Friend} took {hero’s} {hero.hand}[, for it was cold| and held it].',
        ],
        pet: ['{Friend} lay down, [flat|ears low].'],
      }),
      [
        '{Hero} had promised {turtle} her river, and followed a [sure|loud|grand] voice.',
        'And {hero} had promised to [bring|take] {turtle} home, not to follow a [sure|loud|grand] voice.',
        'So {hero} had [only|just] followed a [sure|loud|grand] voice, and {turtle} had no river.',
      ],
      [
        '“{Ask},” [said|whispered] {turtle}, and waited for “{brush}”. But [this time|now] [nobody|no one] said it.',
        '{Turtle} [said|whispered], “{Ask},” and waited for “{brush}”. But [this time|now] [nobody|no one] said it.',
        '“{Ask},” [said|whispered] {turtle}, as [always|before]. But [this time|now] [nobody|no one] said “{brush}”.',
      ],
    ],
    hush: [
      TURN,
      when(
        'episode:fox',
        [
          '“Which way is it?” {they} asked [her |][again|once more]. {Turtle} {slow}, and in the quiet there [really |]were frogs[, far off|].',
          'So {they} asked [her |][again|once more], “Which way is it?” {Turtle} {slow}, and in the quiet there [really |]were frogs[, far off|].',
          '“Which way is it?” {they} asked [softly|once again|more softly]. {Turtle} {slow}, and in the quiet there [really |]were frogs[, far off|].',
        ],
        [
          '“Which way is it?” {they} asked [her |][again|once more]. And {they} [just |simply |]waited, while {turtle} {slow}.',
          'So {they} asked [her |][again|once more], “Which way is it?” And {they} [just |simply |]waited, while {turtle} {slow}.',
          '“Which way is it?” {they} asked [softly|once again|more softly]. And {they} [just |simply |]waited, while {turtle} {slow}.',
        ],
      ),
      asideHere('turn', {
        person: [
          '{Friend} held {camel’s} mouth shut, to be [safe|sure].',
          '{Friend} kept [one hand|both hands] over {camel’s} mouth.',
        ],
        pet: ['{Friend} lay on {camel’s} feet, to be [safe|sure].'],
      }),
      [
        '“Back there,” said {turtle} [at last|then]. “I’ve [smelled|smelt] {scent} [all day|since breakfast].”',
        '“I’ve [smelled|smelt] {scent} [all day|since breakfast],” said {turtle} [at last|then]. “Back there.”',
        '“It’s back there, and I’ve [smelled|smelt] {scent} [all day|since breakfast],” said {turtle} [then|at last].',
      ],
      when(
        'episode:mirage',
        more('So that was why no [blue |]lake [between dunes |]had ever [turned|fooled] her [head|eyes|nose].'),
        when(
          'episode:palm',
          more('So that was why no wind [and no palm |in the palm ]had [turned|moved] her [head|eyes|nose].'),
        ),
      ),
      [
        '“Then I was [back to front|the wrong way round],” said {camel} [slowly|softly|quietly].',
        '“So it’s me who’s back to front,” said {camel} [slowly|softly|quietly].',
        '{Camel} thought [hard|about it]. “Then I was [back to front|the wrong way round].”',
      ],
    ],
    march: [
      when(
        'together',
        planting(
          'march',
          'So they turned round. {Hero} [went|walked] in front with {turtle}, then {others}, and {camel} [came|walked|went] last.',
          'They turned round, and [now|this time] {turtle} was in front, in {hero’s} arms, then {others}, and {camel} [came|walked|went] last.',
          'So {hero} [picked up|took] {turtle} and [went|walked] ahead, with {others} behind, and {camel} [came|walked|went] last.',
        ),
        planting(
          'march',
          'So they turned round. {Hero} [went|walked] in front with {turtle} in {their} arms, and {camel} [came|walked|went] last.',
          'They turned round, and [now|this time] {turtle} was in front, in {hero’s} arms, and {camel} [came|walked|went] last.',
          'So {hero} [picked up|took] {turtle} and [went|walked] ahead, back over their tracks, and {camel} [came|walked|went] last.',
        ),
      ),
      takes('march', {
        hm: [
          [
            'One “hm” from {turtle} meant left, and two meant right. [So everybody|Everybody] [had to|needed to] be [very|quite] quiet, to [hear|count] them.',
            '“Hm,” said {turtle} for left, and “hm, hm” for right. [So they|They] [had to|needed to] be [very|quite] quiet to hear [which|how many].',
          ],
        ],
        ask: [
          [
            '“Which way now?” {hero} asked on [every|each] dune, and waited until {turtle} had [answered|spoken].',
            'On [every|each] dune {hero} asked, “Which way now?” and took [no|not one] [more |]step before {turtle} had [answered|spoken].',
          ],
        ],
        star: [
          [
            '“To that [big|red|low] star,” said {turtle}. When it had [set|gone], {hero} asked her, and she [found|chose] another.',
            '{Turtle} told them a star to walk to, a [big|red|low] one. When it had [set|gone], {hero} asked for another.',
          ],
        ],
      }),
      when(
        'interest',
        ifRoom(
          'To keep [awake|warm], {hero} told {turtle} about {interest}. [Nobody|No one] [interrupted|said “{brush}”] [once|this time].',
          '“Tell me something,” [said|asked] {turtle}. So {hero} told her about {interest}, to the [very |]end.',
        ),
      ),
      [
        '{Camel} said nothing. You could hear him not saying [it|a thing], [all night|dune after dune].',
        'Behind them {camel} said nothing [at all|all night], so [hard|loudly] that [you|they] could hear it.',
        'And {camel} [kept|held] his mouth shut, which was [hard work|harder than climbing|new to him].',
      ],
    ],
    doubt: [
      [
        'Then a cloud hid the [moon|stars], and the wind [stopped|died]. “[The smell is gone|I’ve lost the smell],” [said|whispered] {turtle}.',
        '“[The smell is gone|I’ve lost the smell],” [said|whispered] {turtle}. The wind had [stopped|died], and a cloud hid the [moon|stars].',
        'Then the wind [stopped|died], and a cloud hid the [moon|stars]. “[The smell is gone|I smell nothing now],” [said|whispered] {turtle}.',
      ],
      [
        '{Camel} opened his mouth, [remembered|looked at {hero}|shut it], and held his breath.',
        '“It’s—” [began|said] {camel}, and [bit his lip|swallowed the rest] and held his breath.',
        '{Camel} had an idea, and held his breath until [it passed|it was gone|he forgot it].',
      ],
      asideHere('turn', {
        person: ['{Friend} wanted to run [ahead|on], and {hero} held {friend.them} [back|close].'],
        pet: ['{Friend} kept [very |]still, ears up.'],
      }),
      [
        'So {hero} sat on the {sled.noun} and [just |]waited in the [dark|cold].',
        '{Hero} wanted to rush off, but sat on the {sled.noun} and [just |]waited.',
        'Waiting is hard, but {hero} sat on the {sled.noun} and [did it|did not stir].',
      ],
      [
        'At last a [little|small] wind [came|blew], and {turtle’s} nose went round. “{Scent}.”',
        'Then a [little|small] wind brought {scent}. “[There|That way],” [said|breathed] {turtle}.',
        'And back it came, on a [little|small] wind: {scent}. “[There|That way],” [said|breathed] {turtle}.',
      ],
    ],
    slide: [
      when(
        'not told:march',
        takes('march', {
          hm: [
            [
              'So all night {hero} carried {turtle} back, [left|turning left] at one “hm”, right at two.',
              'All night {hero} carried {turtle} back. One “hm” [from her |]meant left, two meant right.',
            ],
          ],
          ask: [
            [
              'So all night {hero} carried {turtle} back, [and asked|asking] on every dune, and waited [each time|for her].',
              'All night {hero} carried {turtle} back. On every dune {they} asked, and [always |]waited [for her|each time].',
            ],
          ],
          star: [
            [
              'So all night {hero} carried {turtle} back, from star to star, [just |]as she [said|chose].',
              'All night {hero} carried {turtle} back, [to|as far as] one star, and then to the next she [named|chose].',
            ],
          ],
        }),
      ),
      [
        '[At dawn|In the first light] the river lay [far|deep] below them, [wide|green|shining].',
        '[At dawn|In the first light] they saw the [wide|green|shining|slow] river [far|deep] below.',
        'The last dune [ended|stopped], and [far|deep] below lay the [wide|green|shining|slow] river.',
      ],
      [
        'The way down was [much |far |]too steep to [walk|climb]. So {hero} [sat|got] on the {sled.noun} with {turtle}, and down they [slid|flew].',
        '“How do we get down?” asked {camel}. {Hero} [sat|got] on the {sled.noun} with {turtle}, and down they [slid|flew].',
        'The [last |]dune was as steep as a [roof|wall|ladder]. So {hero} [sat|got] on the {sled.noun} with {turtle}, and down they [slid|flew].',
      ],
      asideHere('turn', {
        person: ['{Friend} [came down|followed] after them, arms out.'],
        pet: ['{Friend} ran [ahead|on before].'],
      }),
      [
        '“Faster!” [cried|yelled|shouted] {turtle}, and nobody had to [bend down|be quiet] to hear [it|her].',
        'And {turtle}, who had [always whispered|been so quiet], [cried|yelled|shouted], “Faster, faster!”',
        '“Faster!” [cried|yelled|shouted] {turtle}, as loud as [a|any] camel, and [nobody|no one] hushed her.',
      ],
      more(
        '{Camel} came after them on his [bottom|tail], and explained nothing.',
        'On his [bottom|tail], behind them, came {camel}, with his [eyes|mouth] shut.',
      ),
    ],
    river: [
      when(
        'together',
        [
          '{Party} went into the [cool |]river, and {hero} let {turtle} go. [There|Here|In there] she was not slow [at all|any more|one bit].',
          '{Party} went into the [cool |]river, and {hero} let {turtle} go. [Off|Away] she [shot|swam|went], [quick|fast] as [a|any] fish.',
          'In the [cool |]river, with {others} beside {them}, {hero} [opened|held out] {their} {hero.hands}, and {turtle} [shot|darted] off like a fish.',
        ],
        [
          '{Hero} went into the [cool |]river and let {turtle} go. [There|Here|In there] she was not slow [at all|any more|one bit].',
          '{Hero} went into the [cool |]river and let {turtle} go. [Off|Away] she [shot|swam|went], [quick|fast] as [a|any] fish.',
          'In the [cool |]river {hero} [opened|held out] {their} {hero.hands}, and {turtle}, the slow one, [shot|darted] off like a fish.',
        ],
      ),
      more(
        '{Camel} drank [all|half] the morning, [too|much too] busy to say [a word|one word|anything].',
        'Beside {them}, {camel} drank [for an hour|all morning], and a full mouth cannot [boast|talk|explain].',
        '{Camel} drank and drank, and [nobody|no one] minded that his mouth was [full|open|wide open].',
      ),
      asideHere('end', {
        person: ['{Friend} waved, up to the [knees|middle] in water.'],
        pet: ['{Friend} [ran|went] in after her, up to the [ears|chin].'],
      }),
    ],
    goodbye: [
      more(
        '“[You waited|Thank you for waiting],” {turtle} told {hero}, [dripping|nose to nose|very close]. “[Nobody|No one] [ever waits|has ever waited] for a turtle.”',
        '{Turtle} swam [up|back] to {hero}. “[Nobody|No one] [ever waits|has ever waited] for a turtle,” she [said|whispered]. “You did.”',
      ),
      [
        '[Then|And then] {camel} bowed[ low|], and said [softly|very softly|quite small], “{Ask}.”',
        '“{Ask},” said {camel}, [softly|very softly|quite small], [and bowed|with a bow].',
        'Then somebody said [softly|very softly|quite small], “{Ask}.” It was {camel}.',
      ],
      [
        '“{Brush},” said {turtle}, but she laughed [bubbles |]and [stayed|swam closer].',
        '“{Brush},” said {turtle}, and laughed[ bubbles|], but she [stayed|swam closer].',
        '{Turtle} [laughed|giggled]. “{Brush},” she said, and swam [closer|up to him|nearer].',
      ],
      takes('last', {
        home: [
          [
            'So he asked [her |]which way was home for a camel. [Then|And then|After that] he [just |]waited, while {turtle} {slow}.',
            'So he asked [her |]how a camel gets home. [Then|And then|After that] he [just |]waited, while {turtle} {slow}.',
          ],
        ],
        again: [
          [
            'So he asked whether he might [come again|come back|visit her]. [Then|And then|After that] he [just |]waited, while {turtle} {slow}.',
            'So he asked if a camel might [visit|come again|come to tea]. [Then|And then|After that] he [just |]waited, while {turtle} {slow}.',
          ],
        ],
        swim: [
          [
            'So he asked whether she would teach him to [swim|float]. [Then|And then|After that] he [just |]waited, while {turtle} {slow}.',
            'So he asked if a camel could learn to [swim|float]. [Then|And then|After that] he [just |]waited, while {turtle} {slow}.',
          ],
        ],
      }),
    ],
    home: [
      takes('last', {
        home: [
          [
            'By [moonlight|evening] they were [home|back at the tent], because {camel} had asked [the way|{hero}] at every [dune|hill].',
            '{Camel} asked [the way|{hero}] at every [dune|turn], and so by [moonlight|evening] they were [home|back at the tent].',
          ],
        ],
        again: [
          [
            '“Yes,” {turtle} had said, and so {camel} [hummed|smiled] all the way, and by [moonlight|evening] they were [home|back at the tent].',
            'By [moonlight|evening] they were [home|back at the tent], and {camel} [hummed|smiled], because {turtle} had said yes.',
          ],
        ],
        swim: [
          [
            '“Yes,” {turtle} had said, and so {camel} [swam|paddled] in the sand all the way [home|to the tent], until the moon [rose|shone].',
            '[At home|By the tent], under the moon, {camel} [practised|paddled] in the sand, because {turtle} had said yes.',
          ],
        ],
      }),
      adult('end'),
      [
        '“Good night, {turtle},” {hero} [said|whispered] into the [dark|night]. [Then|And then] {they} waited, and {camel} [waited, too|held his breath].',
        '{Hero} [said|whispered] good night to {turtle}, into the [dark|night]. [Then|And then] {they} waited, and {camel} [waited, too|held his breath].',
        'Into the [dark|night] {hero} [said|whispered], “Good night, {turtle}.” And [they waited|both waited] for an answer, {camel} as well.',
      ],
      [
        'It took as long as [a turtle takes|it does with turtles]. And then, [far|very far] away, [something|somebody] went [plop|plip].',
        'A turtle [needs|takes] a while. But [at last|then], [far|very far] away, [something|somebody] went [plop|plip].',
        '[First|At first] nothing came, for a [long|good] while. And then, [far|very far] away, [something|somebody] went [plop|plip].',
      ],
    ],
  },
  asides: {
    start: { person: ['“[Hello|Good morning],” said {friend}.'], pet: ['{Friend} [sniffed|sneezed] softly.'] },
    way: { person: ['{Friend} [sighed|yawned] softly.'], pet: ['{Friend} [sighed|yawned] softly.'] },
    trouble: { person: ['{Friend} leaned on {hero}.'], pet: ['{Friend} lay down, [ears|tail] low.'] },
    turn: { person: ['{Friend} [listened|kept still], too.'], pet: ['{Friend} put up both ears.'] },
    end: { person: ['{Friend} [waved|clapped].'], pet: ['{Friend} [drank|splashed], too.'] },
  },
  adults: {
    start: [
      '“[Drink enough|Mind the sun],” said {grownUp}, over the [teapot|tea glass].',
      '{GrownUp} looked [only |]at the [glass|tea] and [saw nothing|noticed nothing].',
    ],
    end: [
      '“Tell [me|us],” said {grownUp}, and [listened|heard it all], [to the end|without one word].',
      '{GrownUp} [listened|heard it all], and [did not interrupt once|asked only one thing: “And then?”].',
    ],
  },
  traits: { habit: habits, turn: turns },
};
