/** The quiet turtle in English for readers of 2 to 4. */
import {
  asideHere,
  given,
  HABIT,
  ifRoom,
  more,
  TURN,
  planting,
  plants,
  when,
  type BandText,
  type Line,
  type Passage,
} from '#studio/storyteller/text/passage.ts';

/**
 * The river calls behind them, smaller the further the camel leads, and the turtle hears it: that is what she wants to
 * say, and a listener knows it before the hero does.
 */
const CALL: Line = when(
  'told:first',
  when(
    'told:second',
    when(
      'told:third',
      when(
        'told:fourth',
        [
          '{Turtle} [listened|listened and listened]. [Nothing|No {call.one}|Not one {call.one}].',
          '[Now|Here] {turtle} [heard nothing|heard no {call.one}][ at all|].',
        ],
        planting(
          'fourth',
          '{Turtle} [heard|just heard] [one last|only one|a last] {call.one}.',
          'Was that [still |]a {call.one}? {Turtle} [hoped so|thought so|was not sure].',
          'Did the river say {call.one}? {Turtle} [listened|held still|was not sure].',
        ),
      ),
      planting(
        'third',
        '{Turtle} could [hardly|just] hear it[ now|, so far back|, so small]: {call.one}.',
        '[Only {turtle}|{Turtle}] heard it, [hardly|only just]: {call.one}.',
        '{Turtle} heard it, [small|soft] as a [crumb|fly|pea]: {call.one}.',
      ),
    ),
    planting(
      'second',
      '[Far back|Far behind|A long way back], {turtle} [still |]heard it: {call}.',
      '{Turtle} [still |]heard it, [far back|far behind|but softly]: {call}.',
      '[But {turtle}|{Turtle}|And {turtle}] [still |]heard it: {call}.',
    ),
  ),
  planting(
    'first',
    '[Behind them|Far behind|Behind his tail], {turtle} heard her river: {call}.',
    '{Turtle} heard her river, [behind them|far behind|behind his tail]: {call}.',
    '[But {turtle}|{Turtle}|Only {turtle}] heard her river: {call}.',
  ),
);

/** She asks because she hears it; the camel has no time because of what has just gone wrong. */
const asks = (...busy: readonly string[]): Passage => [CALL, '¶{refrain}', busy.map((how) => `“{Brush},” ${how}.`)];

/** With everybody who came along there may be no room for all of them on the first page. */
const WITH_TEA: readonly string[] = [
  '{Adults} [poured|made] tea. {Party} [found|saw|met] a stone {nook}.',
  'At [tea|breakfast] with {adults}, {party} [found|saw|met] a stone {nook}.',
];

/** He leads, and nobody asks him how he knows. */
const LEADS: readonly string[] = [
  'Along came {camel} the camel. “I know [every river|the way|rivers]! [Follow me|This way]!” he [said|cried|boomed].',
  '{Camel} the camel [came by|came along]. “[A river|Rivers]? [Easy|I know them all|I know the way]!” And off they went.',
  '[Along|Then along] came {camel} the camel. “[A river? Follow me|A river? This way|A river? Come]!” he [said|cried|boomed], and {party} [followed|went along|hurried along].',
];

export const english24: BandText = {
  refrains: [
    '“{Ask},” she [said|peeped|tried].',
    '“{Ask}…” she [said|peeped|began].',
    '“{Ask},” she [whispered|squeaked|began].',
  ],
  beats: {
    find: [
      when(
        'adults',
        [...WITH_TEA, plants('met', '{Adults} [poured|made] tea. {Party} [found|saw|met] a stone {nook}.')],
        when(
          'together',
          planting(
            'met',
            '{Party} [found|saw|met] a [round|small|green|fat] stone {nook}.',
            '[At dawn|One day|One morning] {party} [found|saw|met] a [round |small |green |]stone {nook}.',
            '[There lay|There sat|Look,] a [round|small|green|fat] stone {nook}! {Party} [found|saw|touched] it.',
          ),
          planting(
            'met',
            'At camp in the sand {party} [found|saw|met] a [round|small|green|fat] stone {nook}.',
            '[At camp|One day at camp|One morning at camp] {party} [found|saw|met] a [round |small |green |]stone {nook}.',
            '[At camp|One day at camp|There at camp] lay a [round|small|green|fat] stone, {nook}. {Party} [found|saw|touched] it.',
          ),
        ),
      ),
      [
        '“{Ask},” [said|whispered|peeped] the stone.',
        '“{Ask},” it [said|whispered|peeped|went].',
        'It [said|whispered|peeped]: “{Ask}.”',
      ],
    ],
    who: [
      [
        'It was [not a stone|no stone at all|no stone], but a turtle, {turtle}!',
        '[Eyes|Feet]! A turtle, {turtle}!',
        '[Out came|Out popped] [a head|a nose]: a turtle, {turtle}!',
      ],
      { more: HABIT },
      [
        '“I [lost|can’t find|want] my river,” [said|sniffed|sighed] {turtle}. “It goes {call}.”',
        '“Where’s my river?” [asked|sniffed|sighed|peeped] {turtle}. “{Call}!”',
        '“My lost river!” [sniffed|sighed|peeped] {turtle}.',
        '“[I’ve lost|I can’t find] my {call.one}-{call.one} river,” [said|sniffed|sighed] {turtle}.',
      ],
      more(
        '¶“[I’ll|We’ll|Let’s] [find it|look for it|find your river]!” [said|cried] {party}.',
        '¶“[We’ll|I’ll] take you [home|there|back]!” [said|cried] {party}.',
        '¶“[Come|Come on|Come along], [we’ll|let’s] [find it|look for it]!” [said|cried] {party}.',
      ),
    ],
    camel: [
      when(
        'told:met',
        LEADS,
        when(
          'together',
          [
            '“[Follow me|This way|Come]!” [said|cried|boomed] a camel, {camel}, and {others} [came along|ran along|went along|followed].',
            '“[I know the way|I know rivers]!” [said|cried|boomed] a camel, {camel}, and {others} [came along|ran along|went along|followed].',
          ],
          LEADS,
        ),
      ),
      ...asks(
        '[said|sang|boomed] {camel}, [nose up|nose in the air]',
        '[said|sang|boomed|called|cried] {camel}[|, walking on]',
        '[said|sang|boomed] {camel}, [very loud|so loud]',
      ),
    ],
    mirage: [
      [
        '“[The river|There it is|I see it|Water]!” [cried|sang] {camel}, and [jumped|dived] in. It was [only|just|all] sand.',
        '{Camel} saw a [blue |big |]lake and [jumped|dived] in. [Bump|Bonk|Puff], it was [only|just|all] sand.',
        '“[In I go|Splash|I can see it]!” [cried|sang] {camel}. [Bump|Bonk|Puff], it was [only|just|all] sand.',
      ],
      more('{Party} [pulled|dug] him out[ again|].', '{Party} [helped|pulled|got] him up[ again|].'),
      ...asks(
        '[said|coughed|puffed] {camel}, [spitting sand|full of sand]',
        '[said|coughed|puffed] {camel}, and spat',
        '[said|coughed|puffed] {camel}, [on his tummy|flat as a mat]',
      ),
    ],
    circle: [
      [
        '{Camel} [followed|found] [big|round|fat] footprints, round and round. “[Yours|They’re yours|Your own feet]!” [said|laughed] {party}.',
        '“[Follow|Quick, follow] [those|these] [big|fat|round] feet!” said {camel}. “[Yours|They’re yours|Your own feet]!” [said|laughed] {party}.',
        '“Whose [big |fat |round |]feet [are these|walked here]?” [asked|said] {camel}. “[Yours|They’re yours|They’re your own]!” [said|laughed] {party}.',
      ],
      ...asks(
        '[said|muttered|grunted|mumbled] {camel}[|, and hid a foot]',
        '[said|muttered|grunted] {camel}, [counting|hiding] his feet',
        '[said|muttered|grunted] {camel}, [red|pink|hot] all over',
      ),
    ],
    storm: [
      planting(
        'sled',
        '“[Only a|Just a|What a] breeze,” said {camel}. {Hero} hid {turtle} under {a sled}[, whoo|, whoosh|].',
        '[Whoo|Whoosh], [the sand flew|came the wind|sand flew]! {Hero} hid {turtle} under {a sled}.',
        '[Whoo|Whoosh]! {Hero} hid {turtle} under {a sled}, [for|because] [the wind|the sand|sand] blew[ so|].',
      ),
      ...asks(
        '[said|sneezed|coughed] {camel}, [all yellow|yellow all over]',
        '[said|sneezed|came from] a [heap|hill] of sand',
        '[said|sneezed|coughed|spat] {camel}[|, all dusty]',
      ),
    ],
    fox: [
      [
        '“{Hero}, [go ba|turn rou|it’s ba]—” [said|called|barked] {fox} the fox. “I KNOW!” [said|boomed|cried] {camel}.',
        '“[I hear it,|I can hear it,|Oh,] {hero}! It’s ba—” [said|called|barked] {fox} the fox. “I KNOW!” [said|boomed|cried] {camel}.',
        '“[Go ba|Turn rou|It’s ba]—” [said|called|barked] {fox} the fox. “I KNOW!” [said|boomed|cried] {camel}.',
        '{Fox} the fox [called to|told] {party}: “[Go ba|Turn rou|It’s ba]—” “I KNOW!” [said|boomed|cried] {camel}.',
      ],
      ...asks(
        '[said|boomed|called] {camel} [to her, too|to her as well]',
        '[said|boomed|called] {camel}, [talking|walking] on',
        '[said|boomed|called|cried] {camel}[|, even louder]',
      ),
    ],
    palm: [
      [
        '{Camel} asked a palm tree the way. It [pointed|leaned|waved] [here and there|left and right|every way at once].',
        '“[Which way|Where], palm tree?” [asked|said] {camel}. It [pointed|leaned|waved] [here and there|left and right|every way at once], and {party} laughed.',
        'How {party} laughed! {Camel} asked a palm tree the way, and it [pointed|leaned|waved] [here and there|left and right|every way at once].',
      ],
      ...asks(
        '[said|snapped|grumbled] {camel}, [dizzy|swaying]',
        '[said|snapped|grumbled] {camel}, [cross|sulking]',
        '[said|snapped|grumbled|growled] {camel}[|, and frowned]',
      ),
    ],
    dune: [
      [
        '{Camel} [climbed|ran up] a [big |tall |high |]dune to look, and [rolled|fell|came] down[, bump, bump| again|].',
        '“I see [it all|it|the river]!” said {camel} on a dune, and [rolled|fell] down[, bump, bump|].',
        'From a [big|tall|high] dune {camel} [looked for it|looked]. Down he [rolled|fell][, bump, bump|], and {party} dodged.',
      ],
      ...asks(
        '[said|groaned|puffed] {camel}, [upside down|feet up]',
        '[said|groaned|puffed|moaned] {camel}[|, rubbing his bumps]',
        '[said|groaned|puffed] a [cloud|heap] of dust',
      ),
    ],
    water: [
      [
        'It was so hot, and [one drop|one sip|one last drop] was left in {hero’s} bottle.',
        '[So hot|Oh, so hot|Phew, so hot]! {Hero} [shook|tipped] {their} bottle, and [one drop|one last drop] came.',
        '[One drop|One sip|One last drop] was [still |]in {hero’s} bottle, and it was [so|very] hot.',
      ],
      [
        '“[For you|It’s for you|It’s yours|You have it], {turtle},” {they} [said|whispered]. [Plip|Plop].',
        '{They} let {turtle} [have it|drink it|have the drop], [plip|plop].',
      ],
      [
        '¶“[Thank you|Oh, thank you|Mm, thank you],” [said|sighed] {turtle}. “And my river —” But {camel} [was singing|was humming|sang too loud].',
        '¶“[Thank you|Oh, thank you|Mm, thank you],” [said|sighed] {turtle}. “The river is —” But {camel} [was singing|was humming|sang too loud].',
      ],
    ],
    lost: [
      [
        '[It got dark|Night came|The sun went down|Down went the sun]. “I don’t know the way,” [said|sniffed|whispered] {camel}. {Turtle} [looked up|looked at him|came close|crept close].',
        '[In the dark|At night|When it got dark] {camel} [sat down|stopped]. “I [never knew|don’t know] the way,” he [said|sniffed]. {Turtle} [looked up|looked at him|came close|crept close].',
        '[It was dark|It got dark|Now it was dark]. “[I’m lost|We are lost|I am lost],” [said|sniffed|whispered] {camel}. {Turtle} [came close|looked up|looked at him].',
      ],
      more(
        'It was so [still|quiet], now that he did not talk.',
        'Now he [said no more|did not talk|was quiet], and it was [still|so still].',
        '[Nobody talked|No one talked|They all waited]. It was [so|very] [still|quiet].',
      ),
      '¶{refrain}',
      [
        '[And nobody|Nobody|Now nobody|This time nobody] said “{brush}.”',
        'And [nobody|no one] [at all |]said “{brush}.”',
        '[Who|Now who|And who] said “{brush}”? Nobody.',
      ],
    ],
    hush: [
      TURN,
      [
        '¶“My river is [behind us|far behind us],” [said|breathed|whispered] {turtle}. “[Listen|Hush|Hear it]!”',
        '¶“I [hear|can hear] my river [behind us|far behind us],” [said|breathed|whispered] {turtle}.',
        '¶“We [left my river|went the wrong way],” [said|breathed|whispered] {turtle}. “[Listen|Hush|Hear it]!”',
      ],
      asideHere('turn', {
        person: [
          '{Friend} helped {camel} to keep [his mouth shut|quiet].',
          '{Friend} put a [kind|soft] hand on {camel’s} mouth.',
        ],
        pet: [
          '{Friend} [quickly |just |]lay down on {camel’s} feet.',
          '{Friend} [kept|held] {camel} still, [flat |]on his feet.',
        ],
      }),
      [
        '[Then|Now] they all heard it, far, far away: {call}.',
        '[Far|Very far] away they all heard it: {call}.',
        '[There|And there] it was, [so far|so small|so soft|very far]: {call}.',
      ],
    ],
    march: [
      planting(
        'march',
        'So they turned round. Now {turtle} led, in {hero’s} arms, and {camel} [came last|came behind|walked behind].',
        '{Hero} [turned round|went back] and carried {turtle} in front. {Camel} [came last|came behind|walked behind].',
        'So they turned round, {hero} in front with {turtle}, and {camel} [came last|came behind|walked behind].',
      ),
      [
        '“[Left|Right] a [bit|little],” said {turtle}, and [they all|everybody|even {camel}] went [that way|there].',
        '“[That way|This way|Over there],” said {turtle}, [not loud|quite low|softly], and [they all|everybody|even {camel}] heard.',
      ],
      [
        '{Call}, it went, [not so far|louder now|nearer now|not so small].',
        'And [it|the river] went {call}, [not so far|louder now|nearer now|not so small].',
      ],
    ],
    doubt: [
      [
        '[A cloud|A big cloud|A fat cloud] [ate|hid|swallowed] the moon, and {hero} could not see [the way|a thing|any way].',
        '[Then the|The] moon [went out|was gone], and {hero} [stopped|waited] in the dark.',
        'In the dark {hero} [stopped|waited]. [A cloud|A big cloud|A fat cloud] had [eaten|swallowed] the moon.',
      ],
      [
        '“I kn—” said {camel}, and [shut|closed] his mouth [all by himself|himself].',
        '{Camel} opened his mouth, and [shut|closed] it [all by himself|himself].',
        '“I kn—” [said|began] {camel}. Then he [held his breath|bit his lip|shut his mouth].',
      ],
      [
        '¶They [listened|all listened|waited], and it went {call}. “[There|That way|Over there],” said {turtle}.',
        '¶So they [could hear|all heard] it: {call}! “[There|That way|Over there],” said {turtle}.',
      ],
    ],
    slide: [
      when(
        'told:march',
        [
          'Behind the last dune the river [called|sang|went] {call.loud}!',
          '[At sunrise|At dawn] they [saw|found] the river, under the last dune: {call.loud}!',
          '{Call.loud}! [Behind|Below|Under] the last dune [lay|shone|ran] the river.',
        ],
        [
          'All night {camel} carried them [back|the other way], [till|until] they saw the river: {call.loud}!',
          '{Camel} turned round and carried them all night, [till|until] they saw the river: {call.loud}!',
          '{Camel} carried them back, all night, and [there|then there] it was, the river: {call.loud}!',
        ],
      ),
      when(
        'giver',
        when(
          'told:sled',
          [
            'On the {sled} from {giver} {party} and {turtle} [slid|flew|went] down, [whee|whoosh|swish]!',
            'Down {party} and {turtle} [slid|flew|went] on the {sled} from {giver}, [whee|whoosh|swish]!',
          ],
          [
            '{Party} and {turtle} [slid|flew|went] down the dune on the {sled} from {giver}, [whee|whoosh|swish]!',
            'Down the dune on the {sled} from {giver} {party} and {turtle} [slid|flew|went], [whee|whoosh|swish]!',
          ],
        ),
        when(
          'told:sled',
          [
            'Down {party} and {turtle} [slid|flew|went] on the {sled}: [whee|whoosh|swish]!',
            '[On the {sled}|And on the {sled}] {party} and {turtle} [slid|flew|went] down, [whee|whoosh|swish]!',
          ],
          [
            '{Party} and {turtle} [slid|flew|went] down the dune on {camel’s} {sled}, [whee|whoosh|swish]!',
            'Down the dune on {camel’s} {sled} {party} and {turtle} [slid|flew|went], [whee|whoosh|swish]!',
            '{Party} took {turtle} on {camel’s} {sled}, and down the dune they [slid|flew|went], [whee|whoosh|swish]!',
          ],
        ),
      ),
      ifRoom(
        given('together', '{Camel} [slid|came|flew] [after them|down, too].'),
        given('alone', '“[Wait|Wait for me|Me too]!” cried {camel}, and [slid|came] [after them|down on his tail].'),
        given('alone', '“[Again|Once more]!” [said|cried] {turtle}, out loud.'),
        given('alone', 'Last came {camel}, on his [bottom|tail|tummy].'),
      ),
    ],
    river: [
      when(
        'together',
        [
          '{Party} put {turtle} in[ the water| the river|, plop|, splash|, splosh].',
          '{Party} [took|carried] {turtle} [to|into] the [water|river], and she swam.',
        ],
        [
          '[Plop|Splash|Splosh|Plip, plop], in [went|slid|slipped] {turtle}, [home|home at last].',
          '{Hero} put {turtle} in the [water|river], and she [was home|swam].',
          '“[Home|I’m home|My river]!” [cried|sang] {turtle}, and in she [went|slid|slipped].',
        ],
      ),
      [
        '“{Call}!” [went|sang|called] {call.who}.',
        '“{Call}, {call.one}!” [said|went|called] {call.who}.',
        'And {call.who} [said|went|called]: “{Call}!”',
      ],
      more(
        'She had heard it all day.',
        '{Camel} drank and drank[, and said nothing|].',
        'So that was who [called|had called] [all day|to her]!',
      ),
    ],
    goodbye: [
      ifRoom(
        '“[Bye|Good-bye|Thank you], [good|kind] ears,” [said|sang|called] {turtle} to {hero}.',
        '“You [asked|listened], {hero},” [said|sang|called] {turtle}. “[Bye|Good-bye|Thank you]!”',
        '{Hero} [waved|waved and waved|waved and called] to {turtle}.',
        '“[Bye|Good-bye], {turtle}!” [called|cried] {hero}.',
      ),
      [
        '¶[Now {camel}|{Camel}|Then {camel}|At last {camel}] asked the way home. “{Ask},” he [said|whispered|began]. “{Brush},” laughed {turtle}. “No, [ask|ask me|go on]!”',
        '¶{Camel} [wanted|had|wished|tried] to ask the way home. “{Ask},” he [said|whispered|began]. “{Brush},” laughed {turtle}. “No, [ask|ask me|go on]!”',
        '¶“{Ask},” [said|whispered|began] {camel}, [who was lost|now lost|quite lost]. “{Brush},” laughed {turtle}. “No, [ask|ask me|go on]!”',
      ],
    ],
    home: [
      when(
        'adults',
        [
          '[At home|In the tent|Back home] {adults} asked [how they found the river|who knew the way]. “We asked,” [said|yawned] {hero}.',
          '“Who knew the way?” asked {adults} [at home|in the evening|that night]. “The [quiet|small] one,” [said|yawned] {hero}.',
        ],
        [
          '[That night|Back at the tent|At home in the tent] {hero} [sat|lay] [very |quite |]still and listened.',
          '{Hero} [sat|lay] by the tent [that night|at night|in the dark], and did not [talk|make a sound].',
        ],
      ),
      [
        '[And far|Far], far away[, in the dark|, if you kept still|], it went {call}.',
        'And there it was, [so small|so far|so soft]: {call}, {call.one}.',
        '[Could you|Could they] still hear it? [Yes, far|Far] away: {call}.',
      ],
      [
        '¶“[Hush|Shh], now,” [said|whispered|breathed] {camel}. “I’m [listening|busy listening|all ears|listening to it].”',
        '¶“[I|Hush, I|Shh, I] can’t talk now,” [said|whispered|breathed] {camel}. “I’m listening.”',
      ],
    ],
  },
  asides: {
    start: { person: ['{Friend} came, too.'], pet: ['{Friend} came, too.'] },
    way: { person: ['{Friend} walked behind.'], pet: ['{Friend} trotted behind.'] },
    trouble: { person: ['{Friend} sat close.'], pet: ['{Friend} lay close.'] },
    turn: { person: ['{Friend} held {camel’s} mouth shut.'], pet: ['{Friend} lay on {camel’s} feet.'] },
    end: { person: ['{Friend} waved.'], pet: ['{Friend} drank, too.'] },
  },
  adults: {
    start: ['“Take water,” said {grownUp}.'],
    end: ['{GrownUp} poured the tea.'],
  },
  traits: {
    habit: {
      brave: ['{Hero} [shook|took|held] her [cold|small|dusty] foot, [just like that|and was not afraid].'],
      curious: ['“[Is it dark|Is it warm|Who else is] in there?” [asked|said] {hero}.'],
      kind: ['{Hero} [wiped|blew|brushed] the [sand|dust] off her [back|nose|shell].'],
      funny: ['“[I never met a|Hello,] stone with [feet|a nose]!” [laughed|said] {party}.'],
      shy: ['“[Hello|Good morning],” [whispered|breathed] {hero}, [just as low|just as softly].'],
      stubborn: ['{Hero} [held|hugged] her and would not [let go|put her down].'],
      dreamy: ['{Hero} saw [hills|roads|a map|dunes] on her [back|shell].'],
      careful: ['{Hero} counted her [feet|toes], and [yes, all there|none was missing|then again].'],
      energetic: ['{Hero} [raced|went|danced] round her, [twice|three times].'],
      clever: ['“[A turtle, here|Here, in the sand]? [You must be|Then you are] lost,” said {hero}.'],
      interest: [
        '“Don’t cry. I’ll tell you about {interest},” said {hero}.',
        '“[Hush|Come out|Look], I’ll tell you about {interest},” said {hero}.',
        '“[Sad|Shy|Scared]? I’ll tell you about {interest},” said {hero}.',
      ],
    },
    turn: {
      brave: [
        '“[Quiet|Be quiet|Hush now], {camel}!” said {hero}. “[Yes|What is it|Yes, yes], {turtle}?”',
        '{Hero} looked [all round|at them all]. “[Nobody talks|Hush, all of you]! [Yes|What is it|Yes, yes], {turtle}?”',
      ],
      curious: ['“What did you want to [say|tell us], {turtle}[, all day|]?” [asked|said] {hero}.'],
      kind: [
        '“[Nobody|No one] let you [speak|talk|say it], {turtle},” [said|whispered] {hero}. “[What is it|What did you want|What did you say]?”',
      ],
      funny: [
        '“[Nobody is busy|We have time] now, {turtle},” [laughed|giggled|said] {hero}. “[Yes|What is it|What did you want|What did you say]?”',
      ],
      shy: [
        '“[I|You see, I] speak low, too, {turtle},” whispered {hero}. “[Yes|What is it|What did you want|What did you say]?”',
      ],
      stubborn: ['“I won’t [move|go on|walk on] till {turtle} [speaks|has spoken],” said {hero}.'],
      dreamy: [
        '“You [looked|have looked] [back|behind you] all day, {turtle},” [said|whispered] {hero}. “[Why|What’s there|Tell me why]?”',
      ],
      careful: ['“One [at a time|after the other],” said {hero}. “First {turtle}. [Yes|What is it]?”'],
      energetic: ['For once {hero} [sat|kept] still. “[Yes|What is it|Yes, yes], {turtle}?”'],
      clever: ['“You [only|always] look back, {turtle}. [Why|Why is that]?” [asked|said] {hero}.'],
      interest: [
        '“[I|Oh, I] like to finish, too, when I talk about {interest},” [said|whispered] {hero}. “[Yes|Go on], {turtle}?”',
        '“You listen if I talk about {interest}, {turtle},” [said|whispered] {hero}. “Now I’ll [listen|listen to you].”',
        '“I talk [so much|a lot] about {interest}. Now it’s you, {turtle},” [said|whispered] {hero}. “[Yes|What is it]?”',
      ],
    },
  },
};
