/** The not-yet flower in English for readers of 5 to 7. */
import {
  asideHere,
  HABIT,
  ifRoom,
  more,
  plants,
  takes,
  TURN,
  when,
  type BandText,
  type Line,
  type TraitLines,
  given,
} from '#studio/storyteller/text/passage.ts';

/** What a seed is like: an egg, dough or somebody in bed; what helps there helps the seed. */
const like = ({ hen, bread, bed }: Readonly<Record<'hen' | 'bread' | 'bed', Line>>): Line =>
  takes('idea', { hen: [hen], bread: [bread], bed: [bed] });

/** What the robot looks forward to doing with something green. */
const hope = ({ rocks, morning, smell }: Readonly<Record<'rocks' | 'morning' | 'smell', Line>>): Line =>
  takes('hope', { rocks: [rocks], morning: [morning], smell: [smell] });

/** As something happens. */
const way = (person: readonly string[], pet: readonly string[]): Line => asideHere('way', { person, pet });

/** A detail for a book without company, whose remarks take its place. */
const aloneMore = (...lines: readonly string[]): Line => when('alone', more(...lines));

/** At the second try those who came along look, too. */
const othersLook = (ref: string): Line =>
  when(
    `try2:${ref}`,
    when('together', [
      '{Others} [leaned down|came close] and listened at the dust, and heard [nothing|not a thing].',
      '{Others} had a look, too, and saw [dust|only dust|nothing but dust].',
    ]),
  );

const habits: TraitLines = {
  brave: [
    'Anyone else would have [run|hidden|screamed], but {hero} [put down|dropped] the can and went [closer|to see|straight up to it].',
    '{Hero} was not [afraid|a bit afraid|frightened], and [bent|pushed|parted] the leaves to [see|look|have a look].',
  ],
  curious: [
    '{Hero} [put|set] down the can and [crept|crawled|ran] closer, because {they} [had|simply had] to know [what it was|what that was].',
    '{Hero} [walked|crept|crawled] round it [twice|three times] and had a [new question|question] for every side.',
  ],
  kind: [
    '“[Oh dear, are|Are|Oh, are] you hurt?” {hero} [cried|called|asked], before {they} [knew|could see] [what|who] it was.',
    '{Hero} [bent|leaned] down [at once|straight away|quickly] to see if [it|anybody|somebody] was hurt.',
  ],
  funny: [
    '“We have [a gate|a gate, you know|a gate for that],” {hero} [said|called], “but [come in|do come in|you’re welcome].”',
    '“[Good evening|Hello|Welcome],” said {hero}, “but you [missed|just missed|have missed] the [gate|path|garden gate].”',
  ],
  shy: [
    '{Hero} [hid|ducked|kept] behind the [can|watering can] and [looked|peeped|peered] out [over it|with one eye].',
    '{Hero} said hello, but so [softly|quietly] that [only a leaf|only a snail|nobody but the snails] [could hear|heard].',
  ],
  stubborn: [
    'It was {hero’s} [own|very own] [garden|bed of plants], so {they} [marched|stormed|walked] over to [see|find out] what was in it.',
    '{Hero} [would not|did not] [run away|give way], and [went on watering|watered on], [until|till] it [moved|spat|sneezed].',
  ],
  dreamy: [
    '{Hero} had [just|only just] been [thinking|dreaming|wishing] that something [ought to|should|might] [happen|fall from the sky].',
    '{Hero}, who [always|often] looked at the [sky|clouds], was [hardly|not a bit|not very] surprised.',
  ],
  careful: [
    '{Hero} [counted|waited and counted] to [five|ten|six] [first|to be safe], and then [went to look|took a look|came closer].',
    '{Hero} [put|set] the can down [slowly|gently|carefully] and [looked|listened] [twice|well] before going closer.',
  ],
  energetic: [
    '{Hero} [raced|zoomed|shot] past [the can|the hose|two flower pots] and was there [first|in a flash|at once].',
    'In [two|three|four] seconds {hero} was [there|beside it|at the spot], can and all.',
  ],
  clever: [
    '“It came from [very high up|far away|up there],” {hero} [worked out|decided], “[because|for] the [hole|dent] is so [deep|big].”',
    '{Hero} looked at the [hole|dent], and then [up at the sky|up], and [worked out|knew] where it [came|must have come] from.',
  ],
  interest: [
    '“[Is it|Could it be|Would it be] something to do with {interest}?” [asked|wondered] {hero}, and [bent down|came closer].',
    '{Hero} had just been thinking about {interest}, and [now forgot even that|even that had to wait|looked up].',
    '{Hero} [hoped|wished] that it had to do with {interest}, and [came closer|bent down|rushed to look].',
    given('liking', '{Hero} {liking.skill}, and was [just |]telling the [sky|stars|moon] so.'),
  ],
};

/** How the hero comes to ask what a seed needs, and no longer what a robot needs. */
const turns: TraitLines = {
  brave: [
    'The dark was [big|deep|black], but {hero} [held|lifted] {their} head [high|up], and asked [aloud|out loud]: what does a seed [need|want]?',
    '{Hero} did not [give up|give in], [cold or not|dark or not], for one thing had not been [asked|tried]: what a seed [needs|likes].',
  ],
  curious: [
    'What does a seed [need|want|like], [wondered|thought] {hero}, that is [no use|no good|nothing] to a robot?',
    '{Hero} [laid|put] an ear to the ground and [wondered|asked {themselves}] what it was like [down there|for a seed|to be a seed].',
  ],
  kind: [
    '{Hero} [felt|touched|stroked] the [icy|hard|frozen] ground, and [felt|was] sorry for the seed [down there|under it|inside].',
    'So much had been done for the seed, thought {hero}, but [nobody|not a soul|no one] had asked what it [needed|wanted|liked].',
  ],
  funny: [
    '“Would YOU [come|get] out in this weather?” {hero} [asked|said], and [laughed|giggled], and then [stopped laughing|thought about it].',
    '{Hero} was about to make a joke about [ice|frost|frozen noses], when it turned into an [idea|answer|idea instead].',
  ],
  shy: [
    '“[I think|Perhaps|Maybe],” said {hero} in a [small|low|quiet] voice, “we never asked what a seed [needs|wants|likes].”',
    '{Hero} [whispered|said very low], [so that|and] only {robot} [could hear|heard]: what does a seed [need|want|like]?',
  ],
  stubborn: [
    '{Hero} [would not|was not going to] [give up|stop], and thought hard: all that was for robots, but what [does a seed need|do seeds need|do seeds like]?',
    '{Hero} shook {their} head [twice|three times|hard], for {they} had not [come all this way|flown so far] to hear never.',
  ],
  dreamy: [
    '{Hero} [looked up at|gazed at|looked at] the earth and [thought of|dreamed of] the [garden|garden at home], where it was [warm|always warm|warm now].',
    '{Hero} [closed|shut] {their} eyes and dreamed of being a seed, and [it was a cold dream|in the dream {they} were cold|{they} felt cold].',
  ],
  careful: [
    '{Hero} [went|thought] through it [slowly|once more|again], [step by step|bit by bit]: what had the seed got, and what had it not [got|had]?',
    '{Hero} [counted up|counted|listed] [all that|what] a seed needs, [slowly|one by one], and one thing was [missing|not there].',
  ],
  energetic: [
    '{Hero} [waved|swung|flapped] both arms [in circles|up and down|in the air] to [get|keep] warm, and then [stopped|stopped short|stood still]: that was it!',
    'It was [too cold|much too cold] to [keep still|rest], so {hero} [swayed|wriggled|rocked] to and fro, and [that|the shaking] shook out an idea.',
  ],
  clever: [
    '“We [gave|only gave] it what a robot needs,” said {hero}, [thinking|frowning|slowly], “[so|but] what does a seed need?”',
    'A seed is not a robot, [thought|said] {hero}, so it [must need|needs] something [else|quite different|that robots don’t].',
  ],
  interest: [
    '{Hero} had not learned [all|everything] {they} knew about {interest} in one day, [either|and not in the cold].',
    '{Hero} tried to tell the seed about {interest}, but {their} teeth chattered [at every word|too much].',
    '“Would I want to hear about {interest} in this cold?” thought {hero}. “[First a blanket|Not without a blanket].”',
  ],
};

export const english57: BandText = {
  refrains: [
    '“{Now}?” [asked|said] {robot}. And {hero} [answered|said], “[Not yet|No, not yet].”',
    '“{Now}?” {robot} [asked|wanted to know], and {hero} [said|told it], “Not yet.”',
    '“{Now}?” [asked|said] {robot}, and {hero} shook {their} head. “Not yet.”',
  ],
  beats: {
    crash: [
      [
        'One [warm |golden |quiet |]evening {hero} was watering {patch}. Then, [thump|plop|bump], something [small |round |]fell out of the [sky|clear sky].',
        '{Hero} was watering {patch} [one evening|at the end of the day], when [with a thump|with a bump|with a plop] something [fell|dropped] down beside the can.',
        '{Hero} was watering {patch}. Something [small |round |]came [whistling|tumbling|spinning] out of the [golden|evening|clear] sky and [landed|went thump] [beside|next to] the can.',
      ],
      when('together', [
        '{Others.introduced} [came running|ran up|hurried over] to see.',
        '{Others.introduced} [heard the|heard a] [bump|noise] and [came running|ran up|hurried over].',
        'At the [noise|bump|sound], {others.introduced} [came running|ran up|hurried over].',
      ]),
      { more: HABIT },
      [
        'It was a [small|tin|little tin] robot, and the light in its chest [blinked|winked] [with|at] every word.',
        'Out [climbed|crawled|rolled] a [small|tin|little tin] robot. A light in its chest [blinked|winked] [with|at] every word.',
        'A [small|tin|little tin] robot [sat|stood] up. The light in its chest [blinked|winked] [with|at] every word.',
        '[With a squeak|With a clank|Slowly] a robot got up, as [grey|dusty] as [a can|a bucket|a stone], and the light in its chest [blinked|winked] [with|at] every word.',
      ],
      [
        '“I’m {robot},” it [said|beeped], “and I [need|want|must have] something green. My rocket is [still landing|still coming down|still up there|on its way], but I [couldn’t|could not|just couldn’t|can never] wait.”',
        '“{Beep}! I’m {robot}, and I [need|want] something green,” it said. “I [couldn’t|could not|just couldn’t] wait for my rocket. It’s still [landing|coming down|on its way].”',
        '“{Robot} is my name,” it said, “and I [need|want] something green. My rocket will [come|land|be here] soon, but I [couldn’t|could not|just couldn’t] wait.”',
      ],
    ],
    mission: [
      [
        '“I [took|picked] a leaf [last time|once],” said {robot}, “but it [went|turned] [brown|dry|grey] on the [way|flight] home.”',
        '“A leaf is no [good|use],” said {robot}. “It [goes|turns] [brown|dry|grey] on the [way|long way|flight] home.”',
        '“[Please, not|But not] a leaf,” said {robot}. “It [goes|turns] [brown|dry|grey] on the [way|long way|flight] home.”',
      ],
      when(
        'giver',
        [
          'So {hero} [held out|fetched|brought] the {bloom} seed that {giver} [gave|had given] {them}.',
          'So {hero} [held out|fetched|brought] {a bloom} seed, [small|plain] and [dry|hard], from {giver}.',
          '{Hero} had something [better|that would keep] from {giver}: {a bloom} seed.',
        ],
        [
          'So {hero} [held out|fetched|brought] {a bloom} seed, [small|plain|light] and [hard|dry].',
          'So {hero} [held out|fetched|brought] something that [keeps|lasts|would keep]: {a bloom} seed.',
          '{Hero} had something [better|that would keep|that would last]: {a bloom} seed, [small|plain|light] and dry.',
        ],
      ),
      like({
        hen: [
          '“[There’s green in it|The green is in there], like a chick in an egg,” said {hero}, “[only|just|but] not yet.”',
          '“It’s [like an|a sort of|just like an] egg,” said {hero}. “[Green will|The green will] come out, [only|but] not yet.”',
          '“Think of [an egg|an egg and a chick|a hen’s egg],” said {hero}. “The green [comes|will come] out, [only|just|but] not yet.”',
        ],
        bread: [
          '“[It’s|It is just] like [bread|dough|a cake],” said {hero}. “It [will rise|comes up] and be green, [only|just|but] not yet.”',
          '“It [will rise|will come up] like [bread|dough|a cake] and be green,” said {hero}, “[only|just|but] not yet.”',
          '“Think of [dough|bread|a cake],” said {hero}. “[The|This] green will rise [like that|out of it], [only|just|but] not yet.”',
        ],
        bed: [
          '“The green is [asleep|fast asleep] in it,” said {hero}. “It [will get up|gets up by itself|will wake], [only|just|but] not yet.”',
          '“There’s [something|somebody] green [in bed|asleep] in there,” said {hero}. “It [will get|gets] up, [only|just|but] not yet.”',
          '“It’s [a bed|a sort of bed],” said {hero}. “The green [will get up|gets up|will wake], [only|just|but] not yet.”',
        ],
      }),
      [
        '“On {moon} we [only have|have only|have nothing but] now and never,” [said|explained] {robot}.',
        '“What’s not yet?” [asked|said] {robot}. “On {moon} [we only have|we have only|there’s only] now and never.”',
        '{Robot} had never heard [of that|of such a thing|those words]. {Moon} [has|had|knew] only now and never.',
      ],
      asideHere('start', {
        person: ['“Then [let’s go|come on],” said {friend}, “now!”'],
        pet: ['{Friend} sniffed the seed and [sneezed|licked {robot}].'],
      }),
    ],
    pack: [
      [
        'Then the rocket [came down|landed] on its parachute, a lamp on its nose. {Robot} [could not|did not know how to] plant, so {party} [came|went] along.',
        'By [dusk|now|nightfall] the rocket had [landed|come down] on its parachute, a lamp on its nose. {Party} [came|went] along, for {robot} [could not|did not know how to] plant.',
        '[At dusk|Then|At last] the rocket [came down|landed] on its parachute, a lamp on its nose. {Robot} needed [somebody|someone] who could plant, so {party} [came|went] along.',
      ],
      [
        plants(
          'kept',
          '{Hero} packed the [watering |]can and {keepsake.name}, and [slipped|wriggled] into a [space|silver] suit.',
        ),
        plants(
          'kept',
          '{Hero} [slipped|wriggled] into a [space|silver] suit and took the [watering |]can and {keepsake.name}.',
        ),
        plants(
          'kept',
          '{Hero} [took|packed] {keepsake.name} and the [watering |]can, and last came a [space|silver] suit.',
        ),
      ],
      [
        '“What’s the {keepsake.noun} for?” asked {robot}. “For waiting,” [said|explained] {hero}.',
        '“The {keepsake.noun} is for waiting,” [said|explained] {hero}. “It’s [good|very good|so good] at [that|it].”',
        '“I wait [best|better|well] with the {keepsake.noun},” [said|explained] {hero}. “It’s [good|very good|so good] at [that|it].”',
      ],
      more(
        'But {robot} [was already|already sat|sat] in the [rocket|driver’s seat] [and called|and shouted|calling], “Now!”',
        '{Robot} had [no time to listen|stopped listening]. It was already in the [rocket|driver’s seat].',
        'But {robot} did not [hear|listen]. It was already in the [rocket|driver’s seat].',
      ),
    ],
    launch: [
      when(
        'not told:kept',
        [
          plants(
            'kept',
            '[Then|Soon|At dusk|Before long] the rocket [landed|came down|floated down] on its parachute, [a lamp on its nose|its lamp lit|its nose lamp lit]. {Party} flew [along|off with it] to plant the seed, and took {keepsake.name} for the wait.',
          ),
          plants(
            'kept',
            '[Then|Soon|At dusk|Before long] the rocket [landed|came down|floated down] on its parachute, [a lamp on its nose|its lamp lit|its nose lamp lit]. {Robot} did not know how to plant, so {party} [flew|went] along, and took {keepsake.name} for the [waiting|wait].',
          ),
          plants(
            'kept',
            '{Robot} did not know how to plant. So when the rocket came down on its parachute, a lamp on its nose, {party} [flew|went] along, and took {keepsake.name} for the [waiting|wait].',
          ),
        ],
        [
          'The rocket was full of rocks, up to the [door|window|roof], so {party} sat in the open hatch and held on [tight|hard].',
          'All the seats were [full of|covered in|heaped with] rocks, so {party} [rode|sat|flew] in the open hatch, and held on [tight|hard].',
          'Inside there was room for [rocks|{robot} and its rocks] only. So {party} sat [on the edge of|in] the open hatch, and from there you [could see|saw] everything.',
        ],
      ),
      when(
        'adults',
        ifRoom(
          '“One moon, and then [straight |]home,” said {adults}.',
          '“Breakfast is at [seven|eight],” said {adults}.',
        ),
      ),
      ifRoom(
        '{Robot} never [waited for|counted] “three, two, one”. Up they [shot|went], over the [clouds|birds|roofs] and past the [end|edge] of the blue.',
        '“NOW!” [cried|called|shouted] {robot}. Up they [shot|went], over the [clouds|birds|roofs] and past the [end|edge] of the blue.',
        'The [only |]button said NOW. Up they [shot|went], over the [clouds|birds|roofs] and past the [end|edge] of the blue.',
      ),
      aloneMore(
        'Far [below|down] hung the earth, [round|small] and blue, with all its gardens[ on it|].',
        'The earth grew as small as [an orange|a marble|a grape], with all its gardens.',
        '{Hero} looked back, and there was the earth, [small|round] as [an orange|a marble|a grape], gardens and all.',
      ),
      way(
        ['[On the way|Up there] {friend} [turned|did] a somersault, by mistake, and then another.'],
        ['[On the way|Up there] {friend} [floated|sailed] tail first, [looking|looking very] surprised.'],
      ),
    ],
    arrive: [
      [
        'They landed on {moon} in a [puff|cloud|sigh] of dust. When it [settled|came down], all was grey, [in front and behind|left and right|high and low].',
        '{Moon} was grey in front and grey behind. Where they [landed|came down], [only dust|grey dust|even more grey] [flew|puffed] up.',
        'The rocket [sat|came] down on {moon}. [Wherever|Everywhere] {hero} looked, it was grey, [grey and grey|and then grey again].',
      ],
      [
        '{Party} gave one push, flew as high as a [house|tree|bus], and saw all there was: [hills|holes|two hills] and [nine|seven|six] rocks.',
        'One push took {party} as high as a [house|tree|bus]. From there you saw nothing but [hills|holes|two hills] and [nine|seven|six] rocks.',
        '{Party} floated as high as a [house|tree|bus] and saw nothing but [hills|holes] and [nine|seven|six] rocks.',
      ],
      [
        '“I count the rocks [every|each] [morning|day|evening],” said {robot}[| proudly], “and there’s never a new one.”',
        '“Those are my rocks,” said {robot}[| proudly]. “I count them[| every day], and there’s never [one more|a new one].”',
        '“I [count them|dust them|greet them] [every|each] day,” said {robot}. “[But|And] there’s never a new one.”',
      ],
      more(
        'So that was why {robot} [wanted|needed] something [that grows|green, and growing].',
        'Now {hero} [knew|understood|saw] why {robot} [wanted|needed] [something|a thing] that grows.',
        'No wonder {robot} [wanted|needed] something that [grows|changes], {hero} thought.',
      ),
    ],
    plant: [
      [
        'On {moon} {hero} laid the seed in [fine|deep|soft] dust and [watered it|gave it water|gave it a drink].',
        'On {moon} {hero} [chose|found|picked] a [round|soft|good] hill, [laid|planted] the seed and [watered it|gave it water|gave it a drink].',
        '{Hero} [leaned|bent] down on a hill of {moon}, [laid|put] the seed in the dust and [watered it|gave it water|gave it a drink].',
      ],
      ifRoom(
        '{Robot} stared at the spot so hard that its nose [got|was] [dusty|grey|full of dust].',
        '{Robot} [crouched|lay] down with its [nose|chin] in the dust and [stared|looked].',
        'Nothing had ever been planted there, and {robot} [crouched down|bent low|lay down] to [watch|look on].',
      ),
      asideHere('way', {
        person: ['{Friend} [gave|brought] it [three|four|nine] more drops from the can.'],
        pet: ['{Friend} sat on the other side and [stared|watched], too.'],
      }),
      '¶{refrain}',
    ],
    order: [
      [
        '“I do [what|as] I’m told,” said {robot}, and it [roared|shouted|bellowed] at the seed, “[Grow|Up|Out], [now|please|quick march]!”',
        '{Robot} always did what it was told. So it [told|ordered] the seed: “[Left, right|One, two|Ready, steady], [UP|GROW|OUT]!”',
        '“[Perhaps|Maybe] nobody has told it to,” said {robot}, and [roared|shouted|bellowed] at the seed, “[Grow|Up|Out], [now|please|quick march]!”',
      ],
      [
        '{Hero} covered both ears, and [a rock|even a rock] [jumped|rolled over|rolled downhill]. But the seed [took no orders|did not obey].',
        'It was so loud that {hero} covered both ears. A rock [jumped|rolled over|rolled downhill], but the seed [stayed put|did not obey].',
        'The [dust|hill|nearest rock] [shook|trembled] and {hero} covered both ears. Only the seed [stayed put|took no orders|did not obey].',
      ],
      aloneMore(
        '“It doesn’t [take|know|hear] orders,” said {hero}. “It isn’t [a robot|you, {robot}].”',
        '“Only robots [do that|obey],” said {hero}, [very softly|in a whisper|as it got quiet].',
      ),
      way(
        ['{Friend} put a finger to {friend.their} lips until the echo had gone home.'],
        ['{Friend} came [running|at once] and sat down, for {friend} knew about orders.'],
      ),
      othersLook('order'),
      '¶{refrain}',
    ],
    dig: [
      [
        '“When I won’t go, I [look inside|open my lid|check my screws],” said {robot}. So it dug up the seed to [look|see inside|find the screws].',
        '[A|Any] robot that won’t go has to be [opened|checked|looked at], thought {robot}. So it dug up the seed and [held it up|turned it over].',
        'When {hero} turned round, {robot} had dug up the seed. “I [only|just] wanted to see what’s [wrong|the matter] with it!”',
      ],
      [
        '“[Not a screw|No lid|No switch],” it [said|murmured], and {hero} [planted|tucked in] the seed [again|once more].',
        'It found [no screw|no lid|no switch]. {Hero} took the seed [back|from it] and planted it [again|once more].',
        '“It’s [still|only|just] a seed,” it [said|murmured]. So {hero} took it [away|back] and planted it [again|once more].',
      ],
      aloneMore(
        '“It can’t [grow|begin] if you [pull it out|wake it|keep looking] every minute,” said {hero}.',
        '“It [likes|wants] [the dark|to be left alone|it quiet],” said {hero}, [smoothing|patting] the dust.',
      ),
      way(
        ['{Friend} drew a ring round the spot, and {robot} had to [stay|sit] outside.'],
        ['{Friend} lay down beside the spot, [on guard|like a watchdog].'],
      ),
      othersLook('dig'),
      '¶{refrain}',
    ],
    oil: [
      [
        '“I never [start|get going] without oil,” said {robot}. So it [poured|emptied] its [best|last|birthday] bottle over the seed.',
        '{Robot} had a bottle of [good |yellow ]oil [for its birthday|for holidays|for stiff knees]. [Now it|It] [poured|emptied] it all over the seed.',
        'Oil gets {robot} going [every|each] morning, so it [poured|emptied] its [best|last|birthday] bottle over the seed.',
      ],
      [
        '{Hero} [came racing|rushed up], [fished|picked|pulled] the seed out of the [black|shiny|oily] puddle and planted it again.',
        '“Stop!” cried {hero}, running. {They} [fished|picked|pulled] the seed out of the [black|shiny|oily] puddle and planted it again.',
        '“Stop!” cried {hero}, but the seed was [swimming|floating] in a puddle. It had to be [wiped|dried|rubbed] and planted again.',
      ],
      aloneMore(
        '“That was [kind|good|nice] of you,” [said|panted] {hero}, “but it has no [knees|joints|wheels].”',
        '“A seed [likes|drinks|takes] only water,” said {hero}, “but that was [a kind thought|kindly meant].”',
      ),
      way(
        ['{Friend} washed the spot with the watering can, and hid [the bottle|the oil].'],
        ['{Friend} sniffed at the puddle and [sneezed|slid in it] [twice|three times].'],
      ),
      othersLook('oil'),
      '¶{refrain}',
    ],
    drum: [
      [
        '“[Perhaps|Maybe] it’s asleep,” said {robot}. It [fetched|brought|got] its [big|biggest] drum and [beat it|played], [boom, boom|boom-da-boom|bam, bam], BOOM!',
        '[Every|Each] morning a drum wakes {robot}. So it [fetched|brought|got] the drum and woke the seed: [boom, boom|boom-da-boom|bam, bam], BOOM!',
        'To wake the seed, {robot} [fetched|brought|got] the [big|biggest|round] drum that wakes it every day. [Boom, boom|Boom-da-boom|Bam, bam], BOOM!',
      ],
      [
        'The dust hopped and {hero’s} shoulders danced [by themselves|without asking]. But the seed [stayed in bed|did not get up].',
        '{Hero} could not help [dancing|but dance], and [all|even] the dust [hopped|danced|joined in]. Only the seed [stayed in bed|did not get up].',
        'The dust [hopped|danced] and {hero} danced, [and|but] only the seed [stayed in bed|did not get up|would not dance].',
      ],
      aloneMore(
        '“I’d have [got up|jumped up|come out] [at once|long ago],” said {robot}, [quite|rather|a little] hurt.',
        '“[Such a|What a] [fine|good|lovely] tune,” said {robot}, “and [nobody|not a soul] gets up.”',
      ),
      way(
        ['{Friend} covered both ears until the [last boom|echo] was over.'],
        ['{Friend} laid back both ears and [howled|sang] along.'],
      ),
      othersLook('drum'),
      '¶{refrain}',
    ],
    manual: [
      [
        '“[Perhaps|Maybe] it doesn’t know how,” said {robot}, and read to it from a [thick|fat|heavy] book: “Chapter One, [Up|Roots|What Is Up].”',
        'What {robot} does not know, it [reads|looks up] in a book. So it [crouched|sat] down and read to the seed about [roots|leaves|growing].',
        'Somebody had to [teach|tell] the seed. So {robot} [crouched|sat] down and read to it from a [thick|fat|heavy] book about [roots|leaves|growing].',
      ],
      [
        '[At|By] Chapter [Two|Three] {hero} [yawned|had to yawn|was yawning]. [At|By] Chapter [Nine|Ten|Twelve] the seed [still knew nothing|had learned nothing].',
        'It read for [an hour|two hours|hours] and {hero} [yawned|yawned and yawned|could only yawn]. But the seed did nothing that the book [said|told it].',
        '{Hero} yawned [at|over] the [long words|small print|list of worms]. The seed [must have slept|may have slept|slept] through it all.',
      ],
      aloneMore(
        '“Any questions?” {robot} [asked|said] to the [ground|dust|seed], but [nobody had one|there were none].',
        '{Robot} [put|laid] a [stone|pebble|bolt] between the pages, to go on [later|tomorrow].',
      ),
      way(
        ['{Friend} [gently|kindly] [shut|closed] the book, with {robot’s} finger [in it|inside].'],
        ['{Friend} had [long since |]fallen asleep on [Chapter Four|the pictures].'],
      ),
      othersLook('manual'),
      '¶{refrain}',
    ],
    telescope: [
      [
        '“[Perhaps|Maybe] it’s up and too small to see,” said {robot}. It [looked|peered] [at the ground|straight down|down] through [a|its|the] telescope.',
        '[Perhaps|Maybe] there was a leaf [already|], too small to see. So {robot} fetched [a|its] [long|big] telescope and looked [hard|close|down].',
        'To [see|spot] the [leaf|first leaf] before [anybody else|it came up], {robot} [looked|peered] at the ground through a [long|big] telescope.',
      ],
      [
        '“It’s [huge|enormous|gigantic]!” it [cried|gasped|shouted]. {Hero} [laughed and pointed|pointed and laughed]. {Robot} was [looking at|admiring] its own foot.',
        '“I see it, it’s [huge|enormous|grey]!” it [cried|gasped|shouted]. {Hero} [pointed and|pointed down and] laughed, because that was its own foot.',
        '“A [tree|trunk|forest]!” it [cried|gasped|shouted]. {Hero} had to laugh and [point|point down]: that was its own foot.',
      ],
      aloneMore(
        '“[A lovely|A fine|A beautiful] foot,” said {hero}, “[only|but] [not green|not a green one].”',
        '{Robot} was [sorry|sad], for it had [already|just] [thought of|found] a name for it.',
      ),
      way(
        ['{Friend} laughed behind one hand, and tickled the foot a little.'],
        ['{Friend} sat down on the foot, and [now|then] it was [gone|furry].'],
      ),
      othersLook('telescope'),
      '¶{refrain}',
    ],
    water: [
      [
        '“Let’s give it [tomorrow’s|the whole week’s] water [now|today],” said {robot}, and tipped the can. “[That saves time|That’s quicker|Then it’s done].”',
        '{Robot} [meant|wanted] to give the seed [tomorrow’s|a week’s|all its] water [today|now|at once], so it tipped the [whole|big|full] can.',
        '“[The more water|If it drinks more], the [sooner|faster] it grows,” said {robot}, and tipped the [whole|big|full] can.',
      ],
      [
        'But on {moon} water [does not|won’t] fall. {Hero} had to [fly|sail|float] after the [round|silver|wobbly] balls and bring them [back|down].',
        'But the water [did not|would not] fall. It [floated|sailed|wobbled] away in [silver|round|shiny] balls, and {hero} [flew|sailed|floated] after them.',
        'Away [floated|sailed|wobbled] the water in [silver|round|shiny] balls, [for|because] nothing falls up there. {Hero} [flew|sailed|floated] off to catch them.',
      ],
      aloneMore(
        'One ball [burst|popped|landed] on {robot’s} [head|nose], but {robot} did not grow [either|from it|a bit].',
        '{Robot} got one ball [in the ear|on the nose|on the head], but that did not make it [grow|any bigger].',
      ),
      way(
        ['{Friend} [caught|had caught] the [biggest|last] ball in a hat.'],
        ['{Friend} snapped at the [last|biggest|lowest] ball, [swallowed|drank] it, and hiccuped.'],
      ),
      othersLook('water'),
      '¶{refrain}',
    ],
    low: [
      [
        'Then, even up there, the sun [set|went down|sank], and it [grew|got] so cold that [the dust|the ground] froze.',
        '[Night came|Night fell|It grew dark], and the [ground|dust] froze as hard as [iron|a plate|stone].',
        'Then, even up there, the sun [set|went down|sank], and the dust over the seed froze as hard as [iron|a plate|stone].',
      ],
      ifRoom(
        '{Robot} stopped asking. That was [much |far |]worse than [asking|all the asking].',
        '{Robot} [no longer asked|asked nothing more], and {hero} [missed the asking|was sorry|missed its questions].',
        '{Robot} sat [down|still] and [did not ask|asked nothing|asked no more]. That was [much |far |]worse than [asking|all its questions].',
      ),
      [
        '“[So|Then] it’s never,” said {robot}, and [its light|the light in its chest] [grew|went|turned] [dim|faint|low].',
        'The light in {robot’s} chest [grew|went|turned] [dim|faint|low], and it [said|whispered], “[So|Then] it’s never.”',
        '“[It’s|So it’s] never,” [said|whispered|murmured] {robot}, hanging its head, and its light [grew|went|turned] [dim|faint|low].',
      ],
      asideHere('trouble', {
        person: ['{Friend} [shivered|hugged {friend.themselves}], and nobody spoke.'],
        pet: ['{Friend} leaned against {hero}, [shivering|to get warm].'],
      }),
      when(
        'together',
        ifRoom(
          '{Party} moved close round {robot}, [to keep it warm|and kept it warm].',
          '{Party} [stayed|kept] close to {robot}, to [keep|make] it warm.',
        ),
      ),
      aloneMore(
        '{Hero} [took|held] its cold hand. [Far up|High above them] hung the earth, with [all its gardens|everything green on it].',
        '{Hero} did not know what to [say|answer]. So {they} [took|held] its cold hand.',
      ),
    ],
    turn: [
      { ifRoom: TURN },
      like({
        hen: [
          '¶“Not never,” [said|cried] {hero}, “[just|only] not yet! No [egg|chick] hatches in the [cold|frost].”',
          '¶“[No egg|No chick] hatches in the [cold|frost],” [said|cried] {hero}. “It’s [only|still just|just] not yet.”',
          '¶“It’s [just|only] not yet,” [said|cried] {hero}. “An egg [needs|wants] a [hen|warm hen] [to hatch|first].”',
        ],
        bread: [
          '¶“Not never,” [said|cried] {hero}, “[just|only] not yet! No [bread|dough|cake] rises in the [cold|frost].”',
          '¶“No [bread|dough|cake] rises in the [cold|frost],” [said|cried] {hero}. “It’s [only|still just|just] not yet.”',
          '¶“It’s [just|only] not yet,” [said|cried] {hero}. “[Bread|Dough|A cake] has to be warm[ to rise|, or it won’t rise].”',
        ],
        bed: [
          '¶“Not never,” [said|cried] {hero}, “[just|only] not yet! [Nobody|No one] [gets up|leaves bed] in such [cold|frost].”',
          '¶“[Nobody|No one] [gets up|gets out of bed] when it’s so cold,” [said|cried] {hero}. “It’s [only|still just|just] not yet.”',
          '¶“It’s [just|only] not yet,” [said|cried] {hero}. “You [stay|want to stay] in bed [until|till] the room is warm.”',
        ],
      }),
      like({
        hen: [
          'So {they} [made|built|put up] a [small |]tent out of the parachute. In it hung the rocket’s lamp, as [warm|round] as a hen.',
          'So {they} [hung|spread|stretched] the parachute over the seed like a tent, and the rocket’s lamp inside. “[That’s|There’s] the hen,” {they} said.',
          'Out of the parachute {they} [made|built|put up] a [small |]tent. Inside {they} [lit|hung up|set] the rocket’s lamp, [to be|and that was] the hen.',
        ],
        bread: [
          'So {they} [made|built|put up] a [small |]tent out of the parachute. In it hung the rocket’s lamp, [warm as|like] an oven.',
          'So {they} [hung|spread|stretched] the parachute over the seed like a tent, and the rocket’s lamp inside. “[That’s|There’s] the oven,” {they} said.',
          'Out of the parachute {they} [made|built|put up] a [small |]tent. Inside {they} [lit|hung up|set] the rocket’s lamp, [to be|and that was] the oven.',
        ],
        bed: [
          'So {they} [made|built|put up] a [small |]tent out of the parachute. In it hung the rocket’s lamp, like a [sun|small sun|morning].',
          'So {they} [hung|spread|stretched] the parachute over the seed like a tent, and the rocket’s lamp inside. “[That’s|There’s] the stove,” {they} said.',
          'Out of the parachute {they} [made|built|put up] a [small |]tent. Inside {they} [lit|hung up|set] the rocket’s lamp, [to be|and that was] the [sun|stove].',
        ],
      }),
      asideHere('turn', {
        person: ['{Friend} held the pole until the [last knot was tied|tent stood [straight|firm]].'],
        pet: ['{Friend} lay down on the [windy|cold] side of it, to keep the [cold|night] out.'],
      }),
      more(
        '“And what do we do?” asked {robot}. “[Nothing|Nothing at all],” said {hero}, “and that’s the [hard|hardest] part.”',
        '“Now [comes|for] the [hard|hardest] part,” [said|explained] {hero}. “[Now we|We] do [nothing|nothing at all].”',
        '“[And my job|And what do I do|And now]?” asked {robot}. “[Nothing|Nothing at all],” said {hero}, “[it’s|that’s] the [hard|hardest] part.”',
      ),
    ],
    wait: [
      [
        'So {party} sat down with {robot} at the tent door, [passed|handed] the {keepsake.noun} to and fro, and waited.',
        'At the tent door sat {robot} with {party}, [passing|handing] the {keepsake.noun} about.',
        'So {party} [waited|sat] at the tent door with {robot}, and the {keepsake.noun} went [to and fro|round and round|from hand to hand].',
      ],
      ifRoom(
        '“How do you wait?” [asked|whispered] {robot}. “You [just |]think of what’s [coming|to come],” [said|whispered] {hero}.',
        '“[Waiting is easy|You wait like this],” [said|whispered] {hero}. “You [sit|just sit] and think of what’s [coming|to come].”',
        '“[While|When] you wait,” [said|whispered] {hero}, “you [must|can] think of what’s [coming|to come|going to be].”',
      ),
      hope({
        rocks: ifRoom(
          '“Then I’ll think of [showing the flower|how I’ll show the flower] my rocks,” said {robot}, and its light [grew a little|shone again|grew brighter|shone brighter].',
          '{Robot} [thought|began to think] of [showing the flower|how to show the flower] all its rocks, [one by one|slowly|the best one last], and its light [grew a little|shone again|grew brighter|shone brighter].',
          '“I’ll show the flower [all|each of] my rocks,” said {robot}, [thinking|and thought], and its light [grew a little|shone again|grew brighter|shone brighter].',
        ),
        morning: ifRoom(
          '“Then I’ll think of saying good morning to [the flower|somebody],” said {robot}, and its light [grew a little|shone again|grew brighter|shone brighter].',
          '{Robot} [thought|began to think] of saying good morning to the flower [every|each] day, and its light [grew a little|shone again|grew brighter|shone brighter].',
          '“I’ll say good morning to the flower, [every|each] day,” said {robot}, and its light [grew a little|shone again|grew brighter|shone brighter].',
        ),
        smell: ifRoom(
          '“Then I’ll think of [smelling the flower|how the flower will smell],” said {robot}, and its light [grew a little|shone again|grew brighter|shone brighter].',
          '{Robot} [thought|began to think] of [bending down to smell the flower|putting its nose in the flower], and its light [grew a little|shone again|grew brighter|shone brighter].',
          '“I’ll smell the flower [first|first of all|the whole day],” said {robot}, and its light [grew a little|shone again|grew brighter|shone brighter].',
        ),
      }),
      when(
        'interest',
        ifRoom(
          '{Hero} [told|taught] it all about {interest}[|, twice|, from A to Z], and that helped, too.',
          'After that, {hero} told it [everything|a lot|all] about {interest}.',
        ),
      ),
      more(
        '“{Now}?” it [asked|began to ask] itself, and [answered|told] itself, “Not yet.”',
        'It [nearly|almost] asked, but [held|put] a hand over its [mouth|light] just in time.',
      ),
      more(
        'A day on {moon} is as short as a [bath|song|story]. They waited through [five|six|nine].',
        'They waited [five|six|nine] days. A day on {moon} is [shorter than|as short as] a [bath|song|story].',
        'The sun came and went [five|six|nine] times. A day on {moon} is [shorter than|as short as] a [bath|song|story].',
      ),
    ],
    sprout: [
      [
        '[They waited and waited|Nobody counted the days|Nobody asked anything], till the dust [cracked|moved|opened], and [out|up] came something [bent|small|thin] and [wet|crooked|shy] and green.',
        'They [waited|sat there], and went on [waiting|sitting there], until [inside|in] the tent something [bent|small|thin] [put|pushed] its head out [of the dust|into the light], and it was green.',
        'They waited till they had [nearly|almost] forgotten for what. Then there was a [crack|crack in the dust], and out of it came something [bent|small|thin] and [wet|crooked|shy], and it was green.',
      ],
      aloneMore(
        'The light in {robot’s} chest [shone|burned|glowed] [brighter than the lamp|as bright as a star|as it had never shone].',
        '{Robot’s} light [shone|burned|glowed] so [bright|brightly] that the [leaf|little leaf] [threw|had] a shadow.',
      ),
      [
        '¶“{Now}?” whispered {robot}. “Not yet,” [said|whispered] {hero}, “that’s [only|just] [a|one|the first] leaf.”',
        '¶“{Now}?” [breathed|whispered] {robot}. “Not yet,” [breathed|whispered] {hero}. “It’s [only|just] the leaf. The flower comes last.”',
        '¶“{Now}?” [breathed|whispered] {robot}. {Hero} shook {their} head, [and smiled|smiling]. “Not yet. A leaf is [only|just] the beginning.”',
      ],
      [
        '¶“[Good|Oh, good|Oh, lovely],” [said|breathed|whispered] {robot}, “then the [best|flower|rest] comes later.”',
        '¶“Not yet is [much|far|so much] [better|nicer] than now,” [said|breathed|whispered] {robot}. “There’s [more|still more] to come.”',
        '¶“[Then|Good, then|Oh, then] the [best|flower|rest] is still on its way,” [said|breathed|whispered] {robot}, and sat down to wait.',
      ],
      way(
        ['{Friend} held a hand over {friend.their} mouth, so as not to [shout|cheer].'],
        ['{Friend} kept [quite|very] still, [all but|except for] the tail.'],
      ),
    ],
    goodbye: [
      [
        '{Robot} knew it by heart: [water|some water], the lamp, no [shouting|drumming|digging]. [So|And so] {hero} could [go|fly] home.',
        '{Hero} could [go|fly] home now, [for|because] {robot} knew how: [water|some water], the lamp, no [shouting|drumming|digging].',
        '“[Water|Some water], the lamp, no [shouting|drumming|digging],” said {robot}, who knew it by heart. [So|And so] {hero} could [go|fly] home.',
      ],
      [
        '{They} set the {keepsake.noun} down [beside|next to] the leaf, [because|for] waiting is [easier|nicer|better] [with two|together].',
        'The {keepsake.noun} stayed [beside|next to|with] the leaf, so that {robot} [need not|would not have to] wait [alone|all alone].',
        '[But|Only] the {keepsake.noun} stayed, [beside|next to] the leaf, to help {robot} with the [waiting|wait].',
      ],
      more(
        '{Robot} [hugged|squeezed] {hero} for a long, [long|quiet] time, and [clanked|clinked] [a little|softly].',
        'Then {hero} hugged {robot}. It was like hugging a [warm|kind] [kettle|bicycle|cooking pot].',
        '{Hero} and {robot} hugged a long time, [clank, clank|clink, clank]. Neither [let go first|wanted to stop].',
      ),
      asideHere('end', {
        person: ['{Friend} waved with the watering can until [nothing|not a drop] was left in it.'],
        pet: ['{Friend} [licked|sniffed] the leaf, very carefully, to say goodbye.'],
      }),
      [
        '“[Are you|And you’re] coming back [now|today|at once]?” asked {robot}, and then they both [laughed|said it]: “Not yet.”',
        '“Will you be back [now|today|in a minute]?” asked {robot}, [laughed|thought], and gave the answer itself: “[Not yet|No, not yet].”',
        '“I’ll come back,” said {hero}. “[Now|Today|At once]?” asked {robot}, and they both [laughed|had to laugh]: “Not yet.”',
      ],
    ],
    home: [
      [
        'The rocket [brought|took|flew] {party} home to bed. But [at dawn|before breakfast|before sunrise] {hero}, who [could not|never could] wait, was up on the roof in pyjamas.',
        'The rocket [brought|took|flew] {party} home. [At dawn|Before breakfast|Before sunrise], who was on the roof in pyjamas? {Hero}, who [could not|never could] wait.',
        '[Home again|At home|Back home], {party} [went|crept] to bed. [But who|Who, though,] can [wait|sleep]? [At dawn|Before breakfast|Before sunrise] {hero} was [on|up on|out on] the roof in pyjamas.',
        '[In the rocket|On the way home] {party} fell asleep. [At dawn|Before breakfast|Before sunrise], though, {hero} was wide awake, up on the roof in pyjamas, [and could not wait|and could wait no longer].',
      ],
      [
        '{Moon} [hung|stood] in {their} telescope, [all grey|quite grey|grey and round], with one [green|tiny green|small green] dot.',
        'The telescope found {moon}, [all grey|quite grey|grey and round], with one [green|tiny green|small green] dot.',
        'There was {moon} in {their} telescope, [all grey|quite grey|grey and round], with one [green|tiny green|small green] dot.',
      ],
      hope({
        rocks: more(
          'Beside it [sat|waited] the {keepsake.noun}, and {robot} was [showing it a rock|showing it rocks|holding up a rock for it to see].',
          '{Robot} [sat|waited] beside it with the {keepsake.noun}, and [held up|showed it] [a|its best|the next] rock.',
          'With it sat {robot} and the {keepsake.noun}, and {robot} was showing it a [nice|round|new] rock.',
        ),
        morning: more(
          'Beside it [sat|waited] the {keepsake.noun}, and {robot} was [bowing to it|waving to it|bending down], to say good morning.',
          '{Robot} [sat|waited] beside it with the {keepsake.noun}, and [was just saying|just then said] good morning to it[| with a bow].',
          'With it sat {robot} and the {keepsake.noun}, and [no doubt|surely] {robot} was saying good morning to the flower.',
        ),
        smell: more(
          'Beside it [sat|waited] the {keepsake.noun}, and {robot} [had|kept] its nose [in the leaf|on the leaf|close], to smell it.',
          '{Robot} [sat|waited] beside it with the {keepsake.noun}, and [now and then|just then] bent [over|down] to smell it.',
          'With it sat {robot} and the {keepsake.noun}, and {robot} was smelling the [leaf|first leaf].',
        ),
      }),
      when('adults', [
        '“[Has it grown|Is it growing]?” asked {adults}.',
        '“[Well|And], has it [grown|opened]?” asked {adults}.',
      ]),
      [
        '¶“{Now}?” [whispered|asked|called] {hero}. [Far|High] up there {robot’s} light [blinked|winked] two [short|small|little] words: not yet.',
        '¶{Hero} [whispered|asked|called], “{Now}?” And [far|high] up a [tiny|small|little] light [blinked|winked] [back|twice]: not yet.',
        '¶“{Now}?” [whispered|asked|called] {hero}. And [from far away|from up there] a [tiny|small|little] light [blinked|winked] back two words: not yet.',
      ],
    ],
  },
  asides: {
    start: {
      person: ['“Can I come, too?” asked {friend}.'],
      pet: ['{Friend} [sniffed|licked] the robot’s [knee|foot].'],
    },
    way: {
      person: ['{Friend} [looked on|watched it all].'],
      pet: ['{Friend} [looked on|watched it all].'],
    },
    trouble: {
      person: ['{Friend} [shivered|moved closer].'],
      pet: ['{Friend} [came closer|shivered].'],
    },
    turn: {
      person: ['{Friend} waited, [too|as well].'],
      pet: ['{Friend} waited, [too|as well].'],
    },
    end: {
      person: ['{Friend} [looked through it, too|had a look, too].'],
      pet: ['{Friend} looked up at the [sky|moon].'],
    },
  },
  adults: {
    start: [
      '“But be home [by|for] breakfast,” said {grownUp}.',
      '“Then take [a|your] scarf,” said {grownUp}, “[and|but] be home [by|for] breakfast.”',
    ],
    end: [
      '“[Has it grown|Is it growing]?” asked {grownUp} from the [door|stairs].',
      '“[Well|And]?” asked {grownUp} from the [door|stairs], “has it [grown|opened]?”',
    ],
  },
  traits: { habit: habits, turn: turns },
};
