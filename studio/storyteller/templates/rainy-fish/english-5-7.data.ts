/** The rainy fish in English for readers of 5 to 7. */
import { adult, aside, HABIT, ifRoom, more, TURN, when, type BandText } from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/rainy-fish/english-traits.data.ts';

export const english57: BandText = {
  refrains: [
    '“Not [yet|quite], {fish},” said {hero}. “Not [just |]yet.”',
    '“Not yet, not yet,” said {hero}, [as one says to the tide|and held up one {hero.hand}|for the sea to hear].',
    '“[Wait and see|Wait for it|Hold on], {fish},” said {hero}, “[not yet, not yet|not quite yet|not yet a while].”',
    '“Not yet,” said {hero}, and the sea said it too: [“Not yet, not yet.”|“Hush. Not yet.”]',
  ],
  beats: {
    open: [
      [
        'At {bay} it rained once in [seven|five|nine] years, and not [this year|today]. {Party} had an umbrella [all the same|anyway].',
        'There was one umbrella in all {bay}, and {party} sat under it, [in a round piece of shade|like dates under a palm].',
        '“[An umbrella|What, an umbrella]? At {bay}?” laughed the [melon man|towel lady]. {Party} put it up [all the same|and sat in its shade].',
        'The sky over {bay} was as empty as a [washed plate|new bucket]. {Party} had [brought|packed] towels, and an umbrella.',
        '{Party} came to {bay} with [a melon|a towel] and the [silliest|strangest] thing to take to a dry place: an umbrella.',
      ],
      when(
        'giver',
        ifRoom(
          '{Giver} had sent it, with a [note|ribbon]: [for a wet day|one never knows].',
          'It came from {giver}, who lived where it [rains on Mondays|drips all year|rains soup|rains at lunch].',
        ),
      ),
      { more: HABIT },
      more(
        'The sand was hot enough to [bake|toast] {a treat}, and [somebody|{hero}] had tried.',
        'The sea lay [flat|there] like [green glass|a cat] and [breathed|blinked] in the sun.',
        'Even the [crabs|flies] walked [on tiptoe|in each other’s shade].',
        '{Hero} had [counted|looked for|called for] the clouds. There were [none|no clouds to be had|no clouds, not even a crumb].',
      ),
      adult('start'),
    ],
    ask: [
      [
        '“[Excuse|Pardon] me,” said {fish} the fish, from the [water|shallow end|green water]. “[What|And what|Just what] is that [for|thing for|good for|big thing for|there for]?”',
        '[Plop|Blip|Plip|Splip]. {Fish} the fish put his head out. “Is that a [jellyfish|mushroom|moon] on a stick?”',
        '{Fish} the fish, [no bigger than|as long as] a [sandal|spoon], came to look. “What do you [want|use|need] that for?”',
        'Something [tapped|tickled] {hero’s} toe. “Your [roof|sail] has no house,” said {fish} the fish. “[What is it for|What is it good for|What do you keep it for]?”',
      ],
      [
        '“[For|It’s for|It’s just for] [rain|the rain],” said {hero}. “[And|But] what,” asked {fish}, “is [rain|that|rain, please]?”',
        '“It keeps [off|away|out] the [rain|wet rain],” said {hero}. {Fish} blew a [long|slow] bubble. “[What|Which] [rain|rain is that]?”',
        '“It’s [for|in case of] [when it rains|the rain|rain].” “I see,” said {fish}, who did not [see|see at all]. “[What|And what] is [rain|that]?”',
      ],
      ifRoom(
        '“Water that [falls|drops|comes] from the [sky|air].” “[Who spilled it|Who let go of it]?” asked {fish}.',
        '“Water,” said {hero}, “[from up there|out of the sky|that comes down].” {Fish} looked up. “It must be [very well stuck|holding on tight|asleep],” he said.',
        '“The sky lets go of [water|its water].” “[On purpose|By mistake]?” asked {fish}.',
        '“[Little|Small|Tiny] bits of [water|wet], and they fall.” “Fall [where|into what]?” said {fish}. “It is all water [already|here|as it is].”',
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
        '{Fish} turned a [loop|circle]. “[I should like|I want|I will take] [one|one of those],” he said. “A [small|short|thin] one will do.”',
        '“Oh, I want some,” said {fish}. “[Just|Only] [once|a bit|the once]. I have [three minutes|all day|waited so long|room for it|never been so sure].”',
        '“I have been wet all my life,” said {fish}, “and never once rained [on|at]. I [should like|want|would love] [that|to be].”',
        '{Fish} thought so hard that he [sank|spun|hummed|went pale]. “Please,” he said, “where can I [get|see|find|buy] [it|some]?”',
      ],
      [
        '{Hero} looked at the [bare|clean|big] [blue|empty] sky. “I’ll [find|get|bring] you [some|one],” {they} said.',
        '“It never rains[| here| any more],” {hero} [began|said]. Then {they} saw [his face|his round eyes|the shine in his eyes]. “[I’ll|We’ll|I will] [find|get] [some|you some].”',
        'It is [silly|risky|bold] to promise rain in {bay}. {Hero} [promised|did it|said yes|did, all the same].',
      ],
      more(
        'The sun [laughed so much it shook|only shone harder|coughed, or seemed to].',
        'They shook [fin and {hero.hand}|on it|and it slipped]. It was a [wet|slippery|salty] [sort|kind] of promise.',
      ),
    ],
    dive: [
      [
        'Down they went, past [pink|yellow] coral and [striped|sleepy] fish. “[Rain|Any rain|Have you got rain]?” [asked|called] {hero}. “[Anyone|Anybody|Just a bit|A little]?”',
        'First they [dived down|swam] to the reef, through [gates|gardens] of coral, and asked at every [hole|door].',
        'So {hero} [went|swam] down to the reef with {fish}, to ask who [had|kept|sold] rain.',
      ],
      ifRoom(
        '“Rain?” said {crab} the crab, and laughed so hard he walked [straight|forward].',
        '“My aunt met one,” said {octopus} the octopus. “It had [teeth|three ears|a beard].”',
        '“Rain is a kind of [soup|shark],” said {octopus} the octopus. {Crab} the crab said it was [an old song|a day of the week].',
        '{Crab} the crab did not [believe|hold with] rain. {Octopus} the octopus had [lent hers to a cousin|run out].',
      ),
      aside('start'),
      more(
        '“Then we’ll [make it|make some|cook some],” said {hero}. “How [hard|bad] can it [be|get]?”',
        'Nobody had [any|a drop|one]. “[We|You and I] must make our own,” said {hero}, “[fresh|from water|at home].”',
      ),
    ],
    can: [
      [
        '{Hero} found a watering can, filled it to the [top|brim], and [tipped|poured] it over {fish}. Glug, [splish|gurgle], [trickle|drip].',
        'The [melon man|ice man] had a watering can. {Hero} borrowed it and poured, [slowly|with care], [all along|on both ends of] {fish}.',
        'A watering can makes a [very fair|fine] sort of [shower|splash]. {Hero} gave {fish} [a full one|two cans of it].',
      ],
      [
        '“It is a hat,” said {fish}. “A [wet|thin], [cold|wobbly|noisy] hat. [Is rain a hat|Is that all|Do you wear it]?”',
        '“I can [count|see] the holes,” said {fish}. “Does rain [come from so near|have a spout|have a handle]?”',
        '“It starts at my [nose|ear],” said {fish}, “and stops at my [tail|chin]. [Is|Was] that [rain|it|all]?”',
      ],
      ifRoom(
        'Rain comes from [high up|so high that nobody sees the top|miles up], {hero} [remembered|knew].',
        '“Rain [falls|comes] from [far up|as high as the clouds],” {hero} had to [say|admit].',
      ),
      '¶{refrain}',
      aside('way'),
    ],
    basket: [
      [
        '{Hero} [dipped|filled] a basket in the sea and [held it up|held it over {their} head|swung it high]. It leaked from [forty|every one of its] holes, [plip, plop|drip by drip], on {fish}.',
        'What is full of holes and [can hold|carries|keeps] [water|the sea], though not for long? A [basket|picnic basket|good old basket]! {Hero} [swung|lifted] it high, and it [dripped|dribbled] on {fish}.',
        'Up went a [picnic |big |]basket of sea, and {hero} ran [to and fro|in a ring|round and round] with it, [dripping|leaking] on {fish}.',
      ],
      [
        '“Oh!” cried {fish}. “[This|It|So this] is[ rain|]…” And [it|the basket] was [empty|dry]. “[Was|Is] that [the whole thing|all of it|the end]?”',
        '{Fish} had [just|only just] begun to [dance|hum|like it] when it stopped. “Is rain so [short|soon over|quick]?” he [asked|said].',
        '“[Four|Six|Five] drops,” said {fish}, who had counted. “Is that [a lot|a full rain|many]?”',
      ],
      ifRoom(
        'Rain goes on [and on|a long time], [till your socks know|all afternoon|past tea], {hero} remembered.',
        '“Rain doesn’t stop [like that|to be filled|for breath],” {hero} [had to say|sighed].',
      ),
      '¶{refrain}',
      aside('way'),
    ],
    dolphin: [
      [
        '“Rain? I do rain,” said {dolphin} the dolphin. He took a run from [far|way] out, flew up, [hung there|grinned], and came down. [WHOOMPH|KER-SPLOSH|SPLOOMP|KA-DOOSH]!',
        '{Dolphin} the dolphin knew all about water from above. He leaped as high as a [mast|house], and then [he|the sea] fell on them. [BOOM|SPLOOSH|KRUMP|DOOSH]!',
        '“Stand [there|still],” said {dolphin} the dolphin. Nobody [saw|heard] him [go up|jump|take off]. [Everybody|Everyone|All of {bay}] [felt|heard|saw] him come down. [WHUMP|KER-SPLASH|BOOSH|SPLAM]!',
      ],
      [
        'It took a while to find {fish}. He was in the [picnic|basket|melon|hat]. “Is rain [all|always] one [drop|lump|piece]?” he asked.',
        '{Fish} came by, [upside down|backward|in a spin]. “It [bit|threw|sat on|fell on] me,” he [said|told them]. “[Was|Is] that [rain|how it goes|it]?”',
        '“That was a wave with a [bang|tail],” said {fish}. “Does rain [always|often] [shout|do that|slam]?”',
      ],
      ifRoom(
        'Rain is [small|thin|little], {hero} [remembered|knew], [and there is a lot of it|one bit at a time|a bit here and a bit there].',
        '“Rain comes in [little|tiny] bits,” {hero} had to say, and shook out [an ear|a shrimp|a shoe].',
      ),
      '¶{refrain}',
      aside('way'),
    ],
    octopus: [
      [
        '{Octopus} the octopus swam up high with [shells|shell bits] in all eight arms, and let go. [Tick, tack, tock|Plink, plonk, plunk], down they came on {fish}.',
        '“Eight arms, eight rains,” said {octopus} the octopus. She dropped [a shower of|handfuls of] shells from [above|the top of the reef]. [Plink, clonk|Tick, tock|Clink, clunk|Tick, plonk], ouch.',
        '{Octopus} the octopus had saved [ninety|sixty] shells for a [day like this|rainy day]. She dropped them one by one, [very fairly|with feeling], on {fish}.',
      ],
      [
        '{Fish} looked out from under a [coral|clam]. “Does rain [leave|make] [bumps|marks|dents]?” he asked.',
        '“It falls well,” said {fish}, rubbing his [head|back]. “But it is [dry|crunchy|full of corners]. [Is|Can] that [be |]right?”',
        '“One of them had [someone in it|a snail],” said {fish}. “Is there a [snail|person] in [all rain|every rain|each one]?”',
      ],
      ifRoom(
        'Rain is [wet|water], {hero} remembered, [soft and wet|wet all through|not a bit like this].',
        '“It has to be [water|wet],” {hero} had to say, and {octopus} turned [pink|pale].',
      ),
      '¶{refrain}',
      aside('way'),
    ],
    crab: [
      [
        '{Crab} the crab had a drum from the [old wreck|sunken ship]. He [drummed|tapped] with all ten toes: [pitter, patter, tap|tippy, tappy, tip].',
        '“I knew a sailor,” said {crab} the crab. “He [told|showed] me how rain [goes|sounds|sings].” And on a drum in the wreck he [played|tapped] it: [tip-a-tap, tip|pit-a-pat, pit].',
        '[Tip, tap, tippy-tap|Pat, pit, patter], went {crab} the crab on an old drum, and the whole wreck began to [hum|tap along].',
      ],
      [
        '“Lovely,” said {fish}, and looked up. He [held out|opened|lifted] [a|one] fin. “[When|And when] does it [come|start|fall]?”',
        '{Fish} shut his eyes. “I [hear|can hear] it,” he [said|whispered]. “Why [don’t|can’t] I [feel|get] it?”',
        '“So rain is a [tune|song],” said {fish}. “Then why [does one|do you] need a [roof|stick with a roof|hat for it]?”',
      ],
      ifRoom(
        'Rain is [more|bigger] than its [noise|song|tune], {hero} remembered.',
        '“You [have|need] to [feel it too|get some on you],” {hero} had to say.',
      ),
      '¶{refrain}',
      aside('way'),
    ],
    turtle: [
      [
        '{Turtle} the turtle took a breath as big as a [barrel|tub], went down, and let it out. [Blub, blub, blobble|Bubble, blip, blub|Blip, blib, blob|Hubble, bubble, blup]! The whole [reef|sea] went [fizzy|white].',
        '“A hundred years I have been making these,” said {turtle} the turtle. She [blew|let out] bubbles, big as [plums|plates], small as [seeds|peas].',
        '“[Little|Small] bits of [something|wet], and [lots of them|plenty]? [Easy|Ha],” said {turtle} the turtle, and blew [three hundred|a thousand] bubbles at {fish}.',
      ],
      [
        '{Fish} rode one all the way to the [top|roof] and came back. “It [goes|all goes] up,” he [said|told them]. “Is rain so [wrong|upside down|back to front]?”',
        '“It tickles my [chin|underneath],” said {fish}, “and then it [leaves|flies off]. [Is|Was] that [rain|it|all]?”',
        '“I can see it is wonderful,” said {fish} from [inside one|the middle]. “But does rain [go home|fall up|leave so soon]?”',
      ],
      ifRoom(
        'Rain [falls|comes] down, {hero} remembered, [always down|never up|on top of you].',
        '“It [ought to|should] come down,” {hero} had to say, “[if I remember|on your head].”',
      ),
      '¶{refrain}',
      aside('way'),
    ],
    low: [
      [
        'The sun went down like a [slow|tired] orange. There was no rain in [the sky|{bay}], and none in [{hero’s} pockets|the bucket].',
        'By [five|six] o’clock they had tried it [all|high and low]. {Fish} hung in the water like a [sock|leaf].',
        '{Fish} had stopped asking, and that was the [worst|saddest] thing. He just [looked|lay] at the [bottom|sand].',
        '“It is all right,” said {fish}. “A fish has [plenty|enough|lots] of [water|wet]. I [only|just] wanted to be [surprised by|under|tapped by] some.”',
      ],
      ifRoom(
        'Still, they knew more than [at noon|before]: {rule1}, and {rule2}.',
        '{Hero} wrote it in the [sand|wet sand]: {rule1}. And: {rule2}. A [wave|small wave] [read it|licked it off|took it home].',
        '“{Rule1},” said {hero}, “and {rule2}. Who [on earth|in the sea] can do [that|both|it all]?”',
      ),
      aside('trouble'),
      more(
        'The umbrella [leaned|lay|stood] there, as dry as [toast|a biscuit|an old bone].',
        '[Maybe|Perhaps] there was [no such thing|none left|no rain]. {Hero} had [nearly|almost] forgotten it [{themselves}|by now|too].',
      ),
    ],
    idea: [
      TURN,
      [
        '“{puff}!” went something, far [out|away]. It shot up white and high, fell [to bits|into drops], and came [pattering|drifting] down.',
        'A tall white [feather|plume] of water [stood|jumped|grew] up on the sea. “{puff}!” it said, and broke, and [fell|came down] in drops.',
        '“{puff}!” said the sea [behind the reef|far out]. Up went a [white puff|cloud], higher than a [palm|mast], and down it came, in bits.',
      ],
      [
        '“[What|Who] [was|is] that?” [asked|cried] {hero}. “Only {whale} the whale,” said {fish}.',
        '“Oh, that is {whale} the whale,” said {fish}. “She [does it|breathes|blows] [all day|every day|for hours].”',
        '“{Whale} the whale,” said {fish}, “[having a breath|coming up for air|as ever]. [Why|What of it|Why do you ask]?”',
      ],
    ],
    sail: [
      [
        'The {log} had no [oars|sail|paddle], so {hero} [put up|opened] [the|that] umbrella, and the wind [took hold of|filled|pulled at] it.',
        '{A log} and no [oar|paddle]? {Hero} [opened|put up|popped up] [the|that] umbrella. [Whoosh|Whump|Fwoosh|Flap]! The [wind|sea wind] [had been waiting for|loved|grabbed] it.',
        '[The|That dry] umbrella was a sail [now|at last]. The {log} [shot|hopped] out of {bay} with {hero} [holding on|hanging on behind].',
      ],
      ifRoom(
        '{Fish} leaped along beside them. “Are we [there|near]?” [Hop|Splash|Plop]. “Is that [her|a whale|it]?” [Splish|Hop, hop|Dip]. “[That|No, that] was a [rock|gull|cloud],” said {hero}.',
        '“I have never gone so [fast|far],” called {fish}, in and out of the [waves|foam]. “What [shall|do] I [say|wear|call her]?”',
        'They passed the [reef|last rock|last of {bay}] and [two|nine|six] surprised [gulls|pelicans]. The [water|sea] [got|grew] [dark|deep|cold] and blue.',
      ),
      ifRoom(
        'Then the {log} stopped with a [bump|soft bump]. It was [not a rock|no rock|warm]. It had [an eye|one big eye|a smile].',
        'And an island came up [next to|beside] them, and [opened an eye|blinked|sighed].',
        'Then a [hill|wall] rose out of the sea, [grey|blue] and shining, and said, “[Oh dear|Mind my side].”',
      ),
    ],
    whale: [
      [
        '“[Will you|Please, will you|Could you] make [it rain|rain]?” asked {hero}. {Whale} went pink to her [tail|fins]. “I [can’t|don’t|couldn’t]. I [only|just] [breathe|blow a bit|breathe out].”',
        '“Did I wet you?” asked {whale}. “I [am|was] [so|very] sorry. I only breathe, [you see|and it splashes].”',
        '{Whale} was big as a [street|school] and shy as a [shrimp|snail]. “Rain? [Me|From me]?” she [said|asked]. “It’s [just|only] my [breath|old breath|nose].”',
        '“I try to breathe [far out|behind the reef],” whispered {whale}, “where nobody has to [see|get wet].”',
      ],
      [
        '“It’s the very best thing in {bay},” said {hero}. “[Please|Do] [breathe|blow] on [my friend|him].”',
        '“{Fish} has waited all his life for it,” said {hero}. “[Please|Go on|Do it now|Just once].”',
        '“You [breathe|breathe out],” [said|explained] {hero}. “We call [that|it] [rain|the rain]. It’s [wonderful|all in where you stand|the best there is|what we all wait for].”',
        '“[Would|Could] you do it [over here|again|once more]?” asked {hero}. “[On|For] [him|a fish|{fish}]? As [high|hard|big] as you can?”',
      ],
      more(
        '{Fish} [could not speak|had no words|said nothing at all]. He [nodded|hopped|shone] with his whole [self|body].',
        'Nobody had ever asked {whale} to [breathe|do it again|be louder]. She [blinked|smiled|shone] a [little|bit].',
      ),
    ],
    rain: [
      [
        '{Whale} took in all the air there [was|is]. “{puff}!” she went, up to where the [gulls|kites] live. It [broke|stopped|bent|shook]. And [then|so] [it rained|down came the rain|the rain fell]!',
        '“{puff}!” went {whale}, and a white tree stood on the sea. Then the tree [let go|came to bits], and it rained on [everything|them all].',
        '{Whale} breathed in till the {log} [spun|tipped]. “{puff}!” went the breath, up, up, and then, [tip, tap|plip, plop], [everywhere|all over]: rain!',
      ],
      [
        '“It is dots!” cried {fish}. “[Nobody|No one] [said|told me|knew] it was dots!”',
        '“It [knocks|lands],” said {fish}, “and then it’s [me|sea]!” He [jumped|leaped|flew] [up |]to meet it.',
        '{Fish} stood on his tail with his [mouth|fins] wide open. “It’s [on me|real|all mine],” he said, “it’s [on me, it’s on me|here, it’s here]!”',
      ],
      ifRoom(
        'And {hero}, who had the only umbrella at {bay}, [shut it|sat on it] and got as wet as [a sponge|could be].',
        'And the umbrella[, the only one|, after all that|]? For once it was raining, and {hero} [threw it down|held it upside down] and [danced|drank].',
        '{Hero} looked [at|up at] the umbrella[| for a bit| and at the rain]. Then {they} [folded it|put it away|shut it] and [held up|turned up|washed] {their} face.',
      ),
      aside('turn'),
      more('The [sun|late sun] came in [low|sideways] and [painted|hung] a [rainbow|road of colours] on it.'),
    ],
    below: [
      [
        '“[Now|Come and] see [my|the other|the best] side of it,” said {fish}. Down [went {hero}|they went|dived {hero}]. The roof of the sea was all [rings|silver rings], ring in ring [in ring|by ring].',
        '“You [only|just] know the [top|dry|upper] half,” [said|called] {fish}. So {hero} [dived|slipped under|went down] and saw rain from below, each drop a [crown|star|bright ring].',
        '{Fish} [pulled|tugged|led] {hero} under to [look|see|show {them}]. Up there [every|each] drop drew a [circle|silver circle|round O], and the circles [ran|bumped|swam] into each other and [laughed|shook].',
      ],
      ifRoom(
        '[All|Half] the reef came out to [look|stare|see it]. A crab [stood on a rock|walked forward]. An octopus held up eight [cups|arms].',
        '“I always said so,” said {crab} the crab, who had [never said so|said no such thing].',
        '“So that’s rain,” said {octopus} the octopus. “[No teeth at all|My aunt was wrong|I like it|It is not soup].”',
      ),
      [
        '“Is that [enough|enough now]?” asked {whale}, in her [big|deep] soft voice.',
        '“Shall I [stop|hold my breath]?” asked {whale}, from [far up|above].',
        '“You must be [cold|wet through],” called {whale}. “Shall we [stop|call it a day|leave it there]?”',
      ],
      '¶{refrain}',
    ],
    next: [
      [
        '¶“Thank you,” said {fish}, [very wet and very happy|all at once]. “[That|So that] was [rain|it]. [And|But] what is {next}?”',
        '¶{Fish} was quiet for [one ring|a minute]. “I know [rain|it] [now|all now],” he said. “So what is {next}?”',
        '¶“[One|Just one] more [thing|question|small thing],” [said|begged] {fish}. “What is {next}?”',
      ],
      aside('end'),
    ],
    home: [
      [
        '{Hero} came [home|up the beach] with the [last|pink] light. The umbrella dripped, and [left|drew] a [line of dots|wet road] in the [sand|dry sand].',
        'On the beach stood [every towel|the towels] of {bay}, dry as [paper|bread]. And [there|here] came {hero} with a wet umbrella, [squelching|singing|dripping].',
        'It was nearly dark when the {log} [bumped|slid] onto the sand. {Hero} shook the umbrella, and it rained [a little|once more], on [two crabs|nobody].',
      ],
      adult('end'),
      more(
        'Far out {whale} puffed again, [nice and loud|as high as she could], and did not say [sorry|pardon].',
        'From then on {whale} breathed [close in|by the beach], where people could [see|enjoy] it.',
      ),
    ],
    last: [
      [
        '{Hero} was [halfway|almost|nearly] up the [beach|sand]. “Excuse me,” said a [small|wet] voice. “I have [one|just one|only one] [more |small |]question.”',
        '[Plop|Blip|Plip|Splip]. There was {fish}, all shining. “[Thank you|Many thanks|That was kind],” he said. “[That|So that] was [rain|it]. Now [then|tell me|listen].”',
        '“Wait,” called {fish}. “I have [told|asked] everyone, and nobody down there [knows|can say].”',
        '“About rain I know it [all|all now],” said {fish}, as [proud|pleased] as a [king|teacher]. “[So, next|Next thing|And now].”',
      ],
      [
        '“What,” asked {fish}, “is {next}?”',
        'He [swam up close|took a breath|looked left and right]. “What is {next}?”',
        '“Somebody [dropped|said] a word: {next}. What [is it|does it do|is that]?”',
      ],
      ifRoom(
        '¶{Hero} [put down|stuck] the umbrella [and sat down|in the sand]. “Well,” {they} said, “[you’ll like this|that’s a long story|where do I start].”',
        '¶“Ah,” said {hero}, and sat down [in the wet|again|with a bump]. The [stars|first stars] came out to [hear|listen|look].',
        '¶{Hero} looked [at the sky|up], and at the sea, and [laughed|grinned]. “[All right|Tomorrow|Oh, well],” {they} said. “Bring [{whale}|everyone].”',
      ),
      aside('end'),
    ],
  },
  asides: {
    start: {
      person: [
        '{Friend} asked [a sponge|a sea star], which [said nothing|did not say].',
        '“Is it [this|that]?” asked {friend}, and held up a [sea cucumber|slipper]. It was not.',
        '{Friend} looked in every [shell|hole], just [in case|to be sure].',
      ],
      pet: [
        '{Friend} paddled along and [sneezed|barked] bubbles.',
        '{Friend} looked for rain in a [shell|hole], and came out with a [hermit crab|weed] on {friend.their} nose.',
      ],
    },
    way: {
      person: [
        '“[Well|Oh well], it was fun,” said {friend}.',
        '“My turn next,” said {friend}, [dripping|laughing].',
        '{Friend} [gave|awarded] it [four|six] out of ten.',
        '“It nearly rained on me,” said {friend}, [wringing out a sleeve|hopefully].',
        '“Rain was [different|better] when I was little,” said {friend}.',
      ],
      pet: [
        '{Friend} shook {friend.themselves}, and that was [wetter|a better try].',
        '{Friend} went and [stood|sat] behind {hero}, where it was [dry|safer].',
        '{Friend} tried to [bite|catch] it.',
        '{Friend} looked [the other way|at the sky], [politely|and waited].',
      ],
    },
    trouble: {
      person: [
        '“We could all cry on him,” said {friend}, “[at once|in a row].”',
        '{Friend} sat down too and [drew|made] a cloud in the sand.',
        '“There’s always tomorrow,” said {friend}, but not [very loud|loud enough].',
      ],
      pet: [
        '{Friend} [licked|nosed] the salt off {hero’s} [knee|foot].',
        '{Friend} lay down with a sigh like a [wave|flat ball].',
      ],
    },
    turn: {
      person: [
        '“It’s in my ears!” [sang|shouted] {friend}. “It’s [raining|in my shoes]!”',
        '{Friend} danced with {friend.their} [tongue|arms] out.',
        '“Ten out of ten,” said {friend}, [with a full mouth|soaking].',
      ],
      pet: [
        '{Friend} ran in rings and [shook|sneezed] and ran in rings.',
        '{Friend} ate as much of it as [was possible|went in].',
      ],
    },
    end: {
      person: [
        '“I’ll [explain|do] the boring bits,” said {friend}.',
        '“This may take all [night|week],” said {friend}, and [made room|sat down].',
        '{Friend} fell asleep at the first [word|answer].',
      ],
      pet: [
        '{Friend} sighed, turned round three times, and [lay down|settled in].',
        '{Friend} shook [the last|one more] rain over [everyone|them].',
      ],
    },
  },
  adults: {
    start: [
      '“It hasn’t rained since [you were born|my wedding],” said {grownUp}, and [turned over|shut one eye].',
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
