/** The walking pigeon in English for readers of 5 to 7. */
import {
  adult,
  aside,
  asideHere,
  given,
  HABIT,
  ifRoom,
  more,
  plants,
  TURN,
  when,
  type BandText,
} from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/walking-pigeon/english-traits.data.ts';

export const english57: BandText = {
  refrains: [
    '“[Wet or dry|Near or far|Hot or cold|High or low], post is post,” said {pigeon}.',
    '“[Mind your backs|Mind your toes|Make way]!” called {pigeon}. “[Post coming through|Here comes the post]!”',
    '“The post [never stops|does not stop|never sits down],” said {pigeon}, “it [only|just] [goes|comes|walks] on.”',
    '“One [bit|step|stone|foot] at a time,” said {pigeon}. “That is how [the post|a letter|every letter] [gets there|comes home].”',
  ],
  beats: {
    open: [
      [
        '{Party} sat on the [warm|top|bottom] step in {lane} with {a snack}[| and one fly| and nothing to do].',
        '{Lane} was [hot and narrow|long and sleepy|half asleep]. {Party} sat there [on the step |]with {a snack}.',
        '{Lane} was so narrow that the [cats|washing lines] had to take turns. On the [lowest|warmest] step sat {party}, with {a snack}.',
        'In {lane} it was [too hot|much too hot] to do anything but sit on a step with {a snack}, so that is what {party} did.',
        '{Party} sat on the step in {lane}, {a snack} on the knees, and waited for something to [happen|come along].',
        'It was the hour when all {lane} is asleep, [even the flies|even the taps]. Only {party} sat on the step with {a snack}.',
        'If you go past the [button man|tin man|barber] and duck under the [carpets|socks], you come to {lane}. {Party} sat there with {a snack}.',
      ],
      when(
        'episode:goat',
        ifRoom(
          plants('half', '{Hero} [put|wrapped] half of it away, for [later|the evening|emergencies].'),
          plants('half', 'Half of it went into a pocket, for [later|the evening|emergencies].'),
        ),
      ),
      when(
        'letter:song',
        ifRoom(
          plants(
            'look',
            'Next door stood {sender} the {sender.noun}, looking up at the [roofs|sky]. [Somebody|Someone] was singing up there, and he [hummed along|held his breath], very softly.',
          ),
          plants(
            'look',
            '“[Sh|Hush],” said {sender}, the {sender.noun} next door. “[Up there|On the roofs] somebody’s singing.” And he [sighed|looked up|went pink], as he did every day.',
          ),
        ),
      ),
      when(
        'letter:lamp',
        ifRoom(
          plants(
            'look',
            'Next door {sender} the {sender.noun} looked up at the [roofs|sky]. “[Not lit yet|Still not lit],” he [sighed|said], though it was [bright day|noon]. He said that every day.',
          ),
          plants(
            'look',
            '“Is it [evening|night] yet?” asked {sender}, the {sender.noun} next door, and looked up at the [roofs|sky]. He seemed to be waiting for [one|a] certain light.',
          ),
        ),
      ),
      when(
        'letter:melon',
        ifRoom(
          plants(
            'look',
            'Next door stood {sender} the {sender.noun}, and beside him a melon as big as a [barrel|cartwheel|drum]. He hadn’t [cut|touched] it. He only looked up at the roofs and [sighed|waited].',
          ),
          plants(
            'look',
            '{Sender}, the {sender.noun} next door, had been given a melon. “[Well, eat|Go on, eat] it!” said {hero}. “Alone?” said {sender}, and looked up at the [roofs|sky].',
          ),
        ),
      ),
      { more: HABIT },
      adult('start'),
    ],
    pigeon: [
      [
        '{Sender} [turned|pricked|lifted] one ear. Someone was coming down {lane}, in [very short|hundreds of] steps. It was a pigeon, [dusty|hot] to the knees, and he had a letter in his [beak|beak, held straight].',
        'A pigeon [walked|came] into {lane}, let a [cat|cart] pass, and walked on. He had a letter in his beak, and he [puffed|was humming|counted his steps].',
        '[Then|Next] round the corner of {lane} came a pigeon who did not fly but [walked|strolled], [left foot, right foot|with a letter in his beak|with a letter, and out of breath].',
        '[Tip, tap, tip, tap|Tip and tap and tip|Pat, pat, pat]. Down the [middle|shady side] of the lane came a pigeon, on foot, [out of breath|limping a little], with a letter.',
        '[Something came down the lane on two pink feet.|What was that, on two pink feet?|Along the wall came two pink feet.] It had [wings|two good wings|a pair of wings], but it did not [use|need|open] them. It [carried|had|was bringing] a letter.',
        'A pigeon came [by|down {lane}], which is [nothing new|not news], but this one [walked|was walking], and [wiped his feet|looked both ways] at the corner.',
      ],
      [
        '“{Pigeon}, [Royal Post|Air Mail|Express Post],” he said. “This must be at {tower} by sunset. [Which way|Is it far|How many corners|You know it]?”',
        '“{Pigeon} is my name,” he said, “and post is my [game|trade]. One letter for {tower}, [before dark|by sunset]. [Where is it|Left or right|Are there stairs]?”',
        '“[Good day|Pardon me]. {Pigeon}, Post,” he [panted|said|puffed]. “I need {tower}, before the sun goes [down|to bed].”',
      ],
      asideHere('start', {
        person: [
          '“[Why|But why] on foot?” [asked|whispered] {friend}.',
          '“Is he [broken|stuck]?” {friend} whispered.',
          '“I’ve never seen a pigeon [walk so far|out of breath],” said {friend}, and [got up|made room on the step].',
        ],
        pet: ['{Friend} [sniffed|circled] the pigeon once, and [decided|agreed] he was post.'],
      }),
    ],
    set: [
      [
        '¶“[Why don’t you|Why not] [fly|just fly|use your wings|flap]?” asked {hero}. “{excuse},” said {pigeon}, and looked at [his feet|a wall].',
        '¶“[But you’ve got|But you have|Look, you’ve got] [wings|two wings]!” [said|cried] {hero}. “{excuse},” said {pigeon} [stiffly|very fast].',
        '¶{Hero} pointed [up|at the sky|over the roofs|at a cloud]. “[Isn’t that|Up there, isn’t that|Isn’t up] the [quick|short|right] way?” “{excuse},” said {pigeon}, “and that’s [all|that].”',
      ],
      [
        '“It’s by [the stairs|the big market],” said {hero}. “I’ll [come|show you|come along].” “Then you’re the [bag|post bag],” said {pigeon}, and put the letter in {hero’s} {hero.hand} as if it were [an egg|glass].',
        '“[Come on, then|Off we go|This way],” said {hero}. {Pigeon} gave {them} the letter, for [safe keeping|a while]. “I walk [in front|first],” he said, “[you look important|you hold it flat|you keep it dry].” And {hero} [did|held it like a tray].',
        '“I’ll [show|take] you,” said {hero}. “Then [hold|take] this,” said {pigeon}, “I need both wings [for walking|to keep my balance].” And {hero} [got to carry|was given|had] the letter[| to carry| to hold].',
        '“I know the [way|house],” said {hero}, who [nearly|almost|half] did. {Pigeon} [looked {them} up and down|thought it over], and handed {them} the letter.',
        '{Hero} [offered|asked] to carry it, and had to [promise|swear] three things: not to [bend|drop] it, not to [lick|sit on] it and not to read it.',
        '{Pigeon} gave the letter to {hero}, to rest his [beak|neck]. But he was the one to hand it over, that was [agreed|a rule]: it’s not post if [a pigeon doesn’t bring it|just anyone brings it].',
      ],
      when(
        'giver',
        more('It [had|was in] the same [thin|curly] writing as {giver}, or nearly, and smelled of [straw|hay].'),
      ),
      when(
        'interest',
        more(
          '[On the way|As they went|Under a balcony] {hero} told him about {interest}. He said it sounded [like post|very tidy|dangerous], but [better|louder].',
        ),
      ),
      more(
        '[Who wrote it|Who was it from|Who sent it]? “[Secret|Private],” said {pigeon}, [of course|at once]. [What’s in it|What did it say]? “[More secret|Very private|Words],” he [said|guessed].',
        'They went under balconies and round a [water pot|sleeping dog|barber’s chair], and a [shirt|wet sock] dripped on them, [three|two] drops each.',
        'The lanes turned left, and left again, like the [inside|middle] of a [snail|shell|bun]. It smelled of [coffee|fresh wood|soap] and [cats|beans|old stone].',
        'The letter was warm from [the sun|somebody’s pocket] and smelled of [hay|straw|grass]. Who in the city smells of [hay|straw|grass]?',
      ),
      asideHere('way', {
        person: [
          '{Friend} went [last|behind] and [watched|looked out] for cats, “because post gets [stolen|chased],” {friend.they} said.',
          '{Friend} went ahead and called out every [puddle|corner|step].',
          '{Friend} went [last|behind], as a guard.',
        ],
        pet: [
          '{Friend} walked last and [guarded|watched] the [rear|letter].',
          '{Friend} trotted ahead, to [sniff|try] each corner before the post [came|did].',
        ],
      }),
      '¶{refrain}',
    ],
    'goat.met': [
      [
        'A door opened, and [a nose came out|out came a nose], and it was {goat} the goat. “Is that [paper|writing paper|a letter]?” she asked. “With [ink|glue|a stamp]?”',
        '{Goat} the goat stood by the wall and ate a [sandal|poster|broom]. Then she [saw|smelled] the letter and [dropped|forgot] [the sandal|all the rest].',
        '“[Mmm|Ahh],” said [somebody|someone] behind {hero’s} [ear|back]. {Goat} the goat had smelled the [stamp|letter], and she [had not eaten since lunch|loved stamps].',
      ],
      more(
        '{Hero} held it up, and {goat} stood on two legs. {Hero} stood on tiptoe, and {goat} [stood|climbed] on a [bucket|chair|melon].',
        '“You can’t eat that, it has [words|things] in it!” cried {pigeon}. “I like [words|things],” said {goat}. “They [tickle|crunch|go down well|taste of news].”',
        'Her tongue was long and [grey|rough], and it was only [a finger|an inch] away from the corner…',
        '“Only the edge,” said {goat}, “where there’s [nothing|no news] on it.” {Pigeon} put both wings over his [eyes|head].',
      ),
    ],
    'goat.past': [
      [
        given(
          'told:half',
          '{Hero} remembered the other half of the {snack} and held it out. {Goat} looked left, she looked right, and [the letter was saved|let go of the letter].',
          '“I’ll swap you,” said {hero}, “for the other half of my {snack}.” {Goat} thought about it for [a second|one blink], and [let go|said yes].',
          '“Letters are [very dry|last week’s|flat|thin] food,” said {hero}. “Try this!” And the other half of the {snack} was gone, and the letter was [free|saved].',
        ),
        given(
          'not told:half',
          '{Hero} felt in {their} pocket and held out {a snack}. {Goat} looked left, she looked right, and the letter [lost|was saved].',
          '“I’ll swap you,” said {hero}, “for {a snack}.” {Goat} thought about it for [a second|one blink]. It was gone in [half|less|no time].',
          '“Letters are [very dry|last week’s|flat|thin] food,” said {hero}. “This is {a snack}.” “Oh!” said {goat}, [and bit|with her mouth full].',
        ),
      ],
      ifRoom(
        'She ate the [wrapper|paper] for afters, and [half|most] of a [bush|small bush]. “[A letter is only a starter|Paper is for snacks],” she [said|burped].',
        '[One corner was wet.|One edge had tooth marks.|The letter was a bit damp.] “It’s [still|all] readable,” said {pigeon}, who had [fainted|sat down] for a moment.',
        '“If it’s bad news,” {goat} called after them, “bring it [back|to me]. I eat [bad news|all kinds|bills, too].”',
      ),
      asideHere('way', {
        person: [
          '{Friend} [tugged|pulled] the letter out by its dry end and [wiped it|rubbed it dry].',
          '{Friend} held {goat} by the [horns|beard] till the letter was out of reach.',
        ],
        pet: [
          '{Friend} sat down between {goat} and the letter, and [stayed|sat] there till they were past.',
          '{Friend} [fetched|brought] the letter to {hero}, only a little wetter.',
        ],
      }),
      '¶{refrain}',
    ],
    'cat.met': [
      [
        'Then the lane got as thin as a [ruler|belt|sleeve], and [right |]across it, wall to wall, lay {cat} the cat.',
        '“[Halt|Stop there],” said something [furry|soft|with whiskers]. {Cat} the cat lay [all over|right across] the lane, and there was no [room|gap] on the left and none on the right.',
        'There was no way round {cat} the cat. She had [poured|spread] herself out in the lane like [milk|soup] and shut one eye.',
      ],
      more(
        '[All at once there was no pigeon.|Where was {pigeon}?|One blink, and the pigeon had gone.] There was [only|just] {hero}, with [four|two extra|two pink] feet.',
        '“I see [you’ve brought|you have] lunch,” said {cat}. “That’s not [lunch|food],” said {hero}, “that’s the [post|postman].”',
        '“This is a toll lane,” said {cat}. “[Everybody|Everyone|Each foot] [pays|has to pay].” “[How much|With what|Pays what]?” [asked|said] {hero}. {Cat} lifted her chin and [waited|looked away].',
        '{Pigeon} went as flat as a [letter|plate] and whispered: “[Tell her|Say] I’m a [small dog|potato].”',
      ),
    ],
    'cat.past': [
      [
        '{Hero} [understood|saw], and paid: under the chin, with [one finger|two fingers], then behind the ears. It took [a while|some time] till {cat} said, “[That pays for|That’s the price of] the lane.”',
        '“[Tickle|Scratch] first, walk [later|after],” said {cat}. So {hero} [tickled|scratched], from the [nose|chin] to the tail and back, and the toll was [paid|counted out], purr by purr.',
        '{Hero} paid in strokes: one for the [chin|whiskers], two for the [ears|paws], [nine|a dozen] for the back. {Cat} kept the change, but she [moved|rolled] over.',
        '“To pass costs [ten|twelve|twenty] strokes,” said {cat}, “always the right way.” {Hero} lost count at [nine|eight|seven] and had to [begin|start] [again|over], which was what she had [planned|hoped for].',
        '“Left,” said {cat}, “[down|lower], there.” {Hero} [scratched|did it], and {cat} purred till the [shutters|pots] [rattled|hummed], and rolled [aside|up like a rug].',
      ],
      asideHere('way', {
        person: [
          '{Friend} did the [left|other] ear, so {cat} had no eyes left for [pigeons|lunch].',
          '{Friend} held up the [long|great] tail, so {pigeon} could pass under it.',
        ],
        pet: [
          '{Friend} lay down nose to nose with {cat}, and while they stared, {pigeon} [slipped|crept] by.',
          '{Friend} [stood|sat] between {cat} and {pigeon}, and was as [wide|big] as could be.',
        ],
      }),
      ifRoom(
        '{Pigeon} walked by with his eyes shut. “Bye, lunch,” purred {cat}. “[Post|I am post],” said {pigeon}, a lot [higher|faster] than usual.',
        'On tiptoe, past a tail, past [whiskers|a paw], went {pigeon}. Nobody has ever [walked|tiptoed] so [politely|softly|fast].',
        '“Come back this way,” said {cat}. “It costs [double|the same|a fish] at night.”',
        '{Pigeon} went past [all puffed up|holding his breath], and [coughed|breathed] again at the next corner.',
        '“One pigeon, [no charge|half price],” said {cat}, eyes shut. {Pigeon} did not wait for [a receipt|more].',
      ),
      '¶{refrain}',
    ],
    'monkey.met': [
      [
        'In the market a [thin|quick|long] arm came [down|out], and [up went|off went] the letter. “A letter!” cried {monkey} the monkey. “[Nearly new|Never opened|One owner]! [Who’ll buy|Going, going|Who wants it|Do I hear ten]?”',
        '{Monkey} the monkey sold [all sorts|everything]: one shoe, a [teapot|soup pot] without a lid and, from [this minute|now] on, their letter.',
        '“What will you give me for this?” asked {monkey} the monkey from on top of his stall. It was [the|their|no other than the] letter! {Hero’s} {hero.hands} were [empty|suddenly empty|holding nothing].',
      ],
      more(
        '“A hundred,” said {monkey}. “It’s [ours|not yours|post]!” [said|cried] {hero}. “Ninety, for [friends|old friends],” said {monkey}, “and I’m [losing money|crying inside].”',
        '“That is theft,” said {pigeon}. “It’s [business|shopping],” said {monkey}. “Theft has no [stall|table|sign].”',
        '[{Hero} had no coins.|But {hero} had no money.|Not one coin did {hero} have.] {Hero} had [a button|two pins], a string and one [sticky|lucky] stone.',
      ),
    ],
    'monkey.past': [
      [
        plants(
          'face',
          '“I’ll pay with a face,” said {hero}, and made the one called [Camel Smells Soup|Aunt in a Wind|Fish Hears News]. {Monkey} laughed so hard he [dropped the price|fell off his stall].',
        ),
        '“I’ll [tell you|pay with] a joke,” said {hero}, and [did|told it]. It was about a [hen|melon] and a [barber|bus]. {Monkey} [wept|howled], and let go of the letter to hold his [tummy|sides].',
        '{Hero} bowed and cried “[Sold|Bought]!” so [loudly|proudly] that {monkey} bowed, too, and handed over the letter. He saw [too late|only later] that nobody had paid.',
        '“[Five|Six],” said {hero}, “[four|three]!” “[Eighty|Fifty],” said {monkey}, “[seventy|sixty]!” “[Two|One],” said {hero}. “[You’re going the wrong way|You can’t go down]!” cried {monkey}, and got so [mixed up|muddled] that he sold it for a [button|string].',
      ],
      ifRoom(
        '“You’ve [ruined me|robbed me],” said {monkey}, [beaming|very happy], and threw in a [fig|spoon] for nothing.',
        '“Same time tomorrow, with another [face|pigeon|letter]?” [asked|called] {monkey}.',
        '{Pigeon} [signed|wrote] a receipt with his foot. “[Lost and bought|Stolen and paid|One letter, shaken],” he said. “That’s a new [one|word|box].”',
      ),
      asideHere('way', {
        person: [
          '{Friend} caught the letter before {monkey} could [think again|change his mind].',
          '{Friend} [held|took] the letter with both arms from then on.',
        ],
        pet: [
          '{Friend} [fetched|got] the letter from under the stall, [only|just] a little wet.',
          '{Friend} had the letter before {monkey} could [think again|change his mind].',
        ],
      }),
      '¶{refrain}',
    ],
    'owl.met': [
      [
        '[A basket stood by a wall, with a nice soft cloth in it.|By a wall stood a basket with a cushion in it.|There was a basket in the lane, just as big as a pigeon.] “I’ll [just|only] sit a minute,” said {pigeon}. The [basket|handle] had a rope. [The rope went up…|And the rope went up, and up…|At the other end of the rope was somebody…]',
        'In the old lanes people let down a basket when they want bread. {Pigeon} did not know that. He only saw [a seat|an armchair|something soft]. [Squeak|Creak|Squeal], and [it rose|up it went].',
        '{Pigeon’s} feet were [hot|sore]. By a door stood a basket, and he [got|climbed] in, just to [count his toes|cool them]. Then the door [sank|went down]. Or did {pigeon} go up?',
        '“Ah, [a chair|my taxi|just my size],” said {pigeon}, and sat down in a basket [on a rope|by the wall]. Then the [ground|street|whole lane] got [smaller|further off].',
      ],
      more(
        '“I’m not [flying|up]!” he called [down|out] to [nobody|the street]. “I’m [sitting|only sitting], and it’s [the wall|the house] that’s [going down|sinking]!”',
        '{Hero} jumped and got [hold of nothing|one feather|a thread]. Up went {pigeon}, past the [carpets|first floor], past the [washing|second floor]…',
        '“[Don’t look|Whatever you do, don’t look] [down|now|under you]!” [called|shouted] {hero}. “I [looked|did],” said {pigeon} in a [thin|squeaky] voice.',
      ),
    ],
    'owl.past': [
      [
        'At the top window sat {owl} the owl, without her glasses. “Two loaves, I [said|ordered],” she said, and [patted|poked] {pigeon}. “This one’s [underdone|got feathers|too round].”',
        '{Owl} the owl pulled him in, sniffed, and [squinted|blinked]. “[Baker|Hello, baker]!” she [called|cried] down. “This [bread|loaf|bun] is [looking at me|warm and upset|wearing feet]!”',
        '“My [bread|supper]!” said {owl} the owl at the top window, and [reached|felt] into the basket. “It has a [beak|face],” she said, [after a while|slowly].',
        '“Sesame or plain?” asked {owl} the owl, and felt {pigeon} all over. “Plain,” [squeaked|whispered] {pigeon}.',
      ],
      ifRoom(
        'So {hero} ran to the baker’s, and up went two loaves, and down came {pigeon}, with his wings [over his eyes|round the rope].',
        '“Wrong [basket|order]!” said {owl}, and let him down so fast that his feathers arrived [later|after him|second].',
        'She let him down again, [gently|bump by bump], with a crust for the [fright|ride]. “[I do not count|I won’t count] that as [flying|air],” he said.',
        '“Post?” cried {owl}. “[Why don’t you say so|You might have said|And I nearly ate you|Then sit up straight]! I haven’t had a letter since [my wedding|I was an egg|the rain].” And down he went, with a [kiss|biscuit|big wave].',
      ),
      asideHere('way', {
        person: [
          '{Friend} held the basket [still|steady].',
          '{Friend} held the basket [still|steady], so that {pigeon} could climb out.',
          'It took {friend} and {hero} together to [lift|peel] {pigeon} out of the basket.',
        ],
        pet: [
          '{Friend} sat down on the rope, so that it [couldn’t|wouldn’t] go up again.',
          '{Friend} [licked|nudged] {pigeon} until he opened his eyes.',
        ],
      }),
      '¶{refrain}',
    ],
    'hoopoe.met': [
      [
        'At the fountain they asked {hoopoe} the hoopoe, who [knew|knows] everything. “Left at the smell of [bread|soap],” he said, “then right, where the [tree|barber] used to be.”',
        '“{Tower}? Nothing [simpler|easier]!” said {hoopoe} the hoopoe. “Third left, fourth right, [up|under] the donkey, and ask [again|my cousin].”',
        '“I know the way as I know my own [feathers|nest],” said {hoopoe} the hoopoe at the fountain, and [turned|looked] round to find them. “It’s left. It was left [on Sunday|last year].”',
        '{Hoopoe} the hoopoe put up his [crown|hat] of feathers. “[Follow|Listen to] me,” he said, and pointed in [five|six] directions.',
      ],
      more(
        'They went left, and right, and [left|up a bit], and came to the [same|very same] [fountain|fountain, and the same hoopoe]. “[Back so soon|Ah, strangers]!” said {hoopoe}.',
        '{Pigeon} turned his head so far that he fell into the fountain. {Hero} [pulled|fished] him out by the [tail|collar|feet].',
        'Twice round, and there was the [fountain|splash of the fountain|hoopoe]. Three times, and there [it was|was {hoopoe}] again. The sun had moved, but the [fountain|hoopoe] had [not|not moved at all].',
      ),
    ],
    'hoopoe.past': [
      [
        '“[Hush|Wait],” said {hero}, and climbed onto the [rim|edge] of the fountain. Over the roofs, as small as a [thimble|pepper pot], stood {tower}. “So we just [keep it in sight|walk at it|follow our noses]!”',
        '{Hero} [stopped listening|shut {their} ears] and looked for [shadows|pigeons|clouds]. All the [birds|pigeons] in the [sky|air] were [going|flying] one way. “[They’re going home|It’s bedtime for them|They know the way],” {they} [said|cried]. “[After them|To {tower}]!”',
        '{Hero} turned round once, all the way, and [pointed|stopped]. There it was, {tower}, above the [water tanks|carpets], where it had been [all day|all along].',
        '“What if we [look|look up|use our eyes]?” said {hero}. They [looked|tipped back their heads|looked up]. Between two [chimneys|sheets] there it was: {tower}, [with the sun on it|like a candle].',
      ],
      ifRoom(
        '“That’s what I said,” said {hoopoe}, “only [shorter|with more corners].”',
        '“So THAT is where it is,” said {hoopoe}. “I’ve been sending people to [the bath house|Alexandria|my aunt’s].”',
        '“You’ve no sense of [adventure|art],” said {hoopoe}, and went to help a [tourist|lost snail].',
      ),
      asideHere('way', {
        person: [
          '{Friend} held on to {hero’s} feet, or {they} would have [fallen in|got very wet].',
          '“And now nobody blinks,” said {friend}, [“or|“else] it’s gone again.”',
        ],
        pet: [
          '{Friend} was off in that direction [already|at once], nose [first|to the ground].',
          '{Friend} sniffed the air and [agreed|set off that way].',
        ],
      }),
      '¶{refrain}',
    ],
    market: [
      [
        '[Then the lane tipped them out into the market.|The lane ended, and the market began.|One corner more, and they were in the market.] It was all [elbows|baskets|hats] up above. Down below it was [shoes|knees and cabbage leaves|all feet and string].',
        'The market hit them like a [drum|brass band]: lamps, [cumin|hot bread], somebody singing about [onions|radishes], somebody [shouting|crying] “Fish!”',
        'In the market you could buy a [hat|lamp] for every [day|mood], and a melon as [big|round] as {pigeon’s} [worries|aunt].',
      ],
      [
        '“[Keep low|Stay under the tables],” said {pigeon}. “Up there they [push|bargain|step on you].” So {hero} [went|crawled] through the market at the height of [melons|knees|cats].',
        'Somebody tried to weigh {pigeon}. “[Not for sale|He’s mine],” said {hero}. “[How much|With onions|Per kilo]?” asked the man. “I’m [the POST|POST, not food],” said {pigeon}.',
        '{Pigeon} stepped over [a hose|six toes], under a [donkey|table], round a heap of [sponges|drums], and said good day to [all|each] of them.',
      ],
      more(
        'The sun was on the [far|other|wrong] side of the [street|market] now. Time was going by, and it [was not going|did not go] on [foot|pink feet].',
        '[A lady sneezed in the pepper.|Somebody sneezed in the pepper.|A cart of onions tipped over.] For a moment everyone’s [hat|price] was [gone|up in the air].',
        'A drum said [dum|boom]. “I don’t know the answer,” said {pigeon}, and walked [on|faster].',
      ),
    ],
    awning: [
      [
        'That was [when|the moment] the wind [woke up|came by], and it lifted the [dust|hats], it lifted the scarves, and it lifted the letter out of {hero’s} {hero.hand}, up and up, onto a [cloth roof|striped awning].',
        'One puff, and {hero} was [holding|left with] [nothing|air|an empty {hero.hand}]. The letter [sat|lay] high on an awning and [wagged|waved|flapped] [its corner|one corner] at them.',
        '[Whoosh|Swish]! The letter [flew|was off], it had no wings and it flew, over [the figs|six stalls], and came down on top of [a lamp shop|the tallest stall].',
      ],
      [
        '“[Now|Go on], {pigeon}!” cried {hero}. “[Hop|Flap]!” “{excuse2},” [said|mumbled] {pigeon}.',
        '“Even [the letter|paper] can [do it|fly]!” [said|cried] {hero}. “{excuse2},” said {pigeon}.',
      ],
      [
        '¶There was a [ladder|rickety ladder|painter’s ladder]. A [pigeon|postman] on a ladder goes hop, [rest|puff|sigh], hop. The whole market [stood still|forgot its prices|held its hats] to watch.',
        '¶So it was [the ladder|a ladder again]: {hero} held it, {pigeon} went up [like a fireman|on his pink feet], and came down backwards, with the letter and [no words|great dignity].',
        '¶They [borrowed|got] a ladder from a [painter|lamp man|tall man]. “I’ve seen a lot,” he said, as {pigeon} [climbed past him|took the first rung].',
      ],
      asideHere('trouble', {
        person: [
          '{Friend} [held|steadied] the ladder [below|with both arms].',
          'It was {friend} who [found|spotted] the ladder and held it.',
        ],
        pet: [
          '{Friend} [stared|pointed with {friend.their} nose] at the right spot, so that nobody lost it.',
          '{Friend} lay down across the foot of the ladder, and it stood [firm|still].',
        ],
      }),
    ],
    stairs: [
      [
        'And then there were stairs. They went [up|round], they went on, and they had a [smell|draught] of soup. “{Steps},” said {pigeon}, who had [looked|peeped] up, and then: “[Oh|Oh dear|Right].”',
        '“Only [up|this bit] now,” said {hero}. But it was {steps} stairs of up, [in the dark|worn as thin as spoons], and {pigeon} [sighed|groaned] at each [one|and every one].',
        '{Steps} stairs, and no [lift|rail], and every stair [creaked|was cold]. “Good,” said {pigeon}, “[something solid|I like stairs]. You know [where|how] you are with a stair.”',
        'At last they [stood in front of|came to] the [right|tall thin] house, and behind its door [began|were] the stairs. There were {steps} of them, [steep as a wall|cold as melons].',
        'The house was [all stairs|nothing but stairs]. “{Steps},” said the [doorman|woman with the broom|boy at the door], “if you don’t [count|mind] the missing ones.”',
        '{Steps} stairs! {Hero} took them one [at a time|by one], {pigeon} took them [one hop|a jump and a groan|two puffs] at a time.',
      ],
      more(
        'On step forty {pigeon} said goodbye to his [left|right] leg. On step [fifty|sixty] he [missed it|took it back|was all legs].',
        '[Each stair was as high as a pigeon.|No stair was smaller than a pigeon.|One stair, that is one pigeon high.] Try it: climb {steps} of [yourself|you].',
        'Through the [little|round] windows the light was [honey|orange|gold] already. The sun had [nearly|almost] [packed up|finished|gone home] for the day.',
        '[They sang to keep going.|To keep going, they sang.|{Pigeon} taught {hero} a song for stairs.] It was a song with {steps} [verses|lines], and all of them were “[hop|and up]”.',
      ),
      [
        'In the middle [a few|some|seven] were [missing|gone], and there stood a ladder. {Pigeon} rode up it on {hero’s} shoulder. “[This does not count|I could have walked|Tell nobody],” he said.',
        'Where [six|nine|seven] of them had fallen out, [somebody|someone|the doorman] had put a ladder. “[Sit|Get up|Hop up] on my [shoulder|back],” said {hero}. “[Only|But only] as a [guest|favour|visitor],” said {pigeon}.',
        'Then there were no stairs for a bit, just a [ladder|painter’s ladder|ladder with a cough]. “Even a pigeon can’t walk that,” said {hero}, and took him up on one shoulder, [letter and all|like a hat].',
      ],
      asideHere('way', {
        person: [
          '{Friend} came behind with both hands up, in case [one of them|somebody] fell.',
          '“[Only|Just] three more!” called {friend}, [nine|ten] times, and the [last|tenth] time it was true.',
        ],
        pet: [
          '{Friend} came behind and [nudged|pushed] whenever they stopped.',
          '{Friend} got up without the ladder, [nobody saw how|and waited at the top].',
        ],
      }),
    ],
    gap: [
      [
        'They came out [at the top|on the roof|in the sun], [blinking|puffing|on all fours]. “{Tower}!” cried {hero}. It was all little doors, and it was [golden|pink], and it was one roof too [far|many]. In between were {gap} steps of [air|nothing].',
        'Up here the wind smelled of [supper|hot tin]. {Hero} [ran|went] to the [end|edge] of the roof and [stopped|stood still]. {Tower} was over [there|on the next roof], and here was [here|only here], and the {gap} steps in the middle were [missing|air].',
        '[Then|{Steps} stairs later] came the roof, and [the whole city|the sky|the evening], and {tower}, on the [next|other] roof, with {gap} steps of [pure|clear|empty] air in between.',
        '{Hero} pushed open the last door, and there it stood, {tower}, so near that you could [hear it coo|count its holes]. But it stood on the other side of a gap, {gap} steps [wide|across].',
        'They had come up on the wrong roof, for {tower} stood on the next one, [so near, so far|pink in the sun|in the last light], and no bridge, no [plank|rope], not even a [washing line|string] went across the gap, which was {gap} steps wide.',
      ],
      [
        '{Pigeon} hid behind a [bucket|flowerpot|box]. “I told you ‘{excuse}’,” he said, “and it [wasn’t|was never] true. I’m a bird and I’m [scared|afraid] of [up|the air|heights].”',
        '“It’s only {gap} [flaps|steps],” said {hero}, but {pigeon} [got very small|sat down|shrank]. “I say ‘{excuse}’,” he [said|whispered], “because ‘I’m [scared|afraid]’ is so [hard|much harder] to say.”',
        '{Pigeon} walked to the edge, and walked [back|away] again. “‘{excuse}’ is [just|only] what I say,” he [said|whispered|mumbled]. “I’ve never flown. Not [once|one time]. I [can’t|don’t dare].”',
        '{Pigeon} held on to {hero’s} [shoe|foot]. “You know when I said ‘{excuse}’?” he asked the [shoe|laces|roof]. “That was [so as not to|because I didn’t want to] say I’m [scared|afraid].”',
        '“[Go on|Now|Fly]!” said {hero}, but {pigeon} had shut his eyes. “It was never ‘{excuse}’,” he whispered. “All the [others|other birds] fell out and flew. I [took|climbed down] the stairs.”',
      ],
      ifRoom(
        'The tower had stairs, too, but the sun [sat|lay] on the [edge of the city|roofs], and it would not wait.',
        'Nobody laughed. The sun was [nearly|almost|half] gone, and by the other stairs it would be [dark|night] first.',
        'There were other stairs. But they were long, and the sun was [nearly|almost|half] gone.',
      ),
    ],
    turn: [
      TURN,
      asideHere('trouble', {
        person: [
          '{Friend} sat down on his other side, so that he was [warm|safe] from there, too.',
          '{Friend} said nothing and [took|held] the other wing.',
        ],
        pet: [
          '{Friend} lay down along the edge, so that there was less down to [look at|see].',
          '{Friend} leaned against {pigeon}, and he [stopped shaking|shook less].',
        ],
      }),
      [
        '{Pigeon} took the letter [in his beak|very carefully].',
        '“[Give|Hand] me the letter,” said {pigeon}.',
        'So {pigeon} [took|asked for] the letter.',
      ],
      more(
        '“And if I [fall|drop]?” he asked. “Then you’ll [fall|drop] [with wings on|upwards],” said {hero}. “That’s [called flying|what flying is|how birds fall].”',
        'Far below, a [cart went by|bell rang|dog barked|door banged]. He did not look [for it|down], for the first time [that day|in his life].',
      ),
    ],
    fly: [
      [
        '{Pigeon} ran. He ran right off the [edge|end] of the roof and went on [running|walking], a bit, on [air|nothing]. Then his wings came out with a [pop|snap], and he was [up|flying].',
        'He shut his eyes, he leaned forward, he [tipped|toppled], and what came up again over the edge, [yelling|shouting], was a [flying|very loud] pigeon.',
        'He took [a step|one more step], and there was nothing [under|there for] it. So he took the next one with his [wings|arms, which were wings], and the air [said yes|carried him|pushed back].',
        'He jumped like a [stone|potato], he dropped like a [potato|stone], and then, with one great clap, he was [a bird|flying].',
        '“I’m [doing|going to do] it.” [Flap|Flip]. “Am I [doing it|up]?” [Flap, flap|Flip, flap]. “I’m DOING it!” called {pigeon}, [high|out] over the street.',
        'One foot left the wall, then [the other|its friend], and the [evening|warm wind] [opened its hand|picked him up|caught him].',
      ],
      ifRoom(
        'There was [only air|nothing] under him now, [no stone, no step|not one stair], and still it came, [from high up|out of the sky|over the roofs].',
        'And [from high up|out of the sky|over the roofs], with [no stone|nothing] under his feet, he said what he [always said|had said all day].',
        'Down in the street people looked [for feet|round|left and right] and saw none, for it came from above.',
      ),
      '¶{refrain}',
      more(
        'He went past {tower}, because he [couldn’t stop|didn’t want to], and [round|twice round] the moon, or [nearly|so it looked].',
        'All his life he had [carried|kept] those wings folded up, like a [letter|map] that nobody had opened.',
        '{Hero} yelled so loud that [three dogs answered|a window opened|the washing shook].',
      ),
    ],
    letter: [
      [
        '{Pigeon} landed on a [bucket|broom], and it [rang|fell over]. “[Letter|Post|A letter|Air mail] for {receiver} the {receiver.noun}!” {Receiver} went quite [pink|still]. It was nearly dark before {hero} came by the stairs, and she [asked|begged] {them} to read it.',
        'There sat {receiver} the {receiver.noun}, and had [expected|wanted] nothing but supper. “[A letter|Post|For me|A real letter]?” she [said|asked]. “With [words|my name] in it?” [It was nearly dark when|The lamps were lit when|The sun was down when] {hero} came [running|wheezing] from the stairs and read it [out|to her].',
        'It was {receiver} the {receiver.noun} who lived at {tower}. “[For me|Me|A letter, for me]?” [she said|she asked twice]. “I’ve never [had a letter|been written to|had post].” {Hero}, who had [run|raced|tumbled] down and up till it was nearly dark, read it [out|aloud|to her].',
        'By the time {hero} had run down and up the other stairs, it was nearly dark, and {receiver} the {receiver.noun} was sitting on the letter to [hatch|warm] it. “[You have to read|You open|Don’t hatch] it,” said {hero}, and [read it out|read it to her|opened it].',
        '“[Name|Your name]?” asked {pigeon}, not [at all|a bit] [out of breath|puffed]. “{Receiver}, {receiver.noun},” [said she|she said|she whispered]. [It was nearly dark when|The lamps were lit when|The sun was down when] {hero} came [panting up|up|hopping up] the other stairs and read it [out|aloud].',
      ],
      when('letter:song', [
        '¶[“Every morning you sing on the roof.|“When it gets light, you sing.|“You sing up there as soon as the sun looks out.] Every morning [somebody|someone] down [here|in the lane|at the bottom] sings back. [It’s me|That’s me|I’m the one]! I hope you don’t mind [my voice|my singing|my high notes|the noise]. [Love, |Yours, |From |]{sender}.”',
        '¶“Dear [Roof|Voice|Singer], I [don’t know|never heard] your name. [You wake me with your song, and I answer.|Your song gets me up, and then I answer.|I wake up when you sing, and sing along.] Did you [think|believe] it was an [echo|echo all this time]? [It’s|It was|That’s me,] {sender}.”',
      ]),
      when('letter:lamp', [
        '¶“Dear [Lamp|Light], I [can’t climb|don’t do|am too wide for] stairs. But each night I [see|watch] you shine [up there|over the roofs], and then it isn’t so [dark|late|lonely] down here. [Thank you|I wanted to say thanks|You’re my favourite star|Please go on]. [Love, |Yours, |From |]{sender}.”',
        '¶“To the one with the lamp: [when|as soon as] you light it, I stop [counting bricks|being alone|looking at walls] and go [right |]to sleep. [Please go on|Never stop|Thank you for that]. Your [friend|neighbour|fan] [down below|down here|far down], {sender}.”',
      ]),
      when('letter:melon', [
        '¶“Dear [Upstairs|Neighbour|You Up There], I’ve [been given|got] a melon. It’s [too big|too much|too sweet] for one. I [can’t|don’t] [climb|do] stairs, [can you|so who will help me|do you]? [Love, |Yours, |From |]{sender}.”',
        '¶[“Do you like melon?|“Is melon nice, up there?|“Can you smell my melon?] I have [one|a whole one] and [nobody|no one] to [drip|spit pips] with. [Please come|Do come|Come] [down|to dinner|and help]. [Love, |Yours, |From |]{sender}.”',
      ]),
      ifRoom(
        given(
          'told:look',
          '{Hero} [read|looked at] the name [twice|again|once more]: {sender}[|, of all people]! So that was why he looked up all day: [this very|at this] [roof|tower]!',
          '“So THAT’s why {sender} [looks up|always looks up|stands there looking up],” [cried|said|gasped] {hero}.',
        ),
        given(
          'not told:look',
          '“But {sender} lives [next door to ME|next door to US|beside my own step|one door down from me],” [cried|said|gasped] {hero}.',
        ),
      ),
      more(
        '{Receiver} said [nothing|not a word|only “oh”]. She [sat down|turned round] and [blew her beak|read it again, upside down|hugged the letter].',
        '“[Oh my|Well, well|Dear me],” said {receiver}, “and I thought nobody [looked up|was there].”',
      ),
    ],
    home: [
      when('letter:song', [
        '“[Tell him this|Here’s my answer|I’ll tell him],” said {receiver}, and [sang|called] [it |]over the roofs: “{receiver.call}!” And from {lane}, [very small|far off]: “{sender.call}!”',
        '{Receiver} [hopped|got|jumped] up on the [wall|edge] and sang, at night, with all she had: “{receiver.call}!” The [whole |]city [held its breath|went quiet|forgot to snore]. Then, from {lane}, far down: “{sender.call}!”',
        '{Hero} ran [home|down] and told {sender}, [word for word|every word|quite out of breath]. He [lifted|raised] his head, and “{sender.call}!” it went up between the [walls|houses]. And [down from|out of|from under] the [stars|dark] came “{receiver.call}!”',
      ]),
      when('letter:lamp', [
        '{Hero} ran home to {lane} and [turned {sender’s} head|pointed]. Up there the lamp [nodded|winked|waved], and {sender} [nodded|waved|blinked] back.',
        'Down in {lane}, {hero} took {sender} by the ear. [“Now look.”|“Look up!”|“Watch!”] On the [highest|far] roof a lamp went left, it went right, [and left|like a hand]. {Sender} [waved|swung] [his tail|both ears|one ear] back.',
        '[That night the lamp did not just shine.|That night the lamp on the roof was different.|When it was quite dark, they watched the lamp.] It [winked|blinked], [twice|three times, slowly]. “That’s for you,” {hero} told {sender} down in {lane}, and {sender} [forgot to sigh|stood taller].',
      ]),
      when('letter:melon', [
        'That night there was [cold|sweet|dripping] melon in {lane}, for {sender}, {receiver} and [all who could slurp|everybody with a spoon].',
        '{Receiver} put on her [shawl|best feathers] and took the stairs, all {steps}. In {lane} there was melon for {sender}, for {receiver}, for {hero}, and pips [for everybody|in every ear].',
        'So that night there was a feast in {lane}. {Sender} [cut|cracked] the melon with his foot, {receiver} had the [middle|first slice], and {hero} [counted|shot] the pips.',
      ]),
      adult('end'),
      [
        '¶“[So you|And now you|Now you] can fly [home|home in no time|home from here],” said {hero}. “{excuse},” said {pigeon}, [very stiffly|as stiff as ever]. Then he winked, and set off, [tip, tap|left foot, right foot].',
        '¶[Tip, tap|Tip, tap, tip, tap|Tap, tap, tap]. Round the corner came {pigeon}, on foot. “But you can fly [now|now, can’t you]!” said {hero}. “{excuse},” said {pigeon}, and [both|the two] of them laughed.',
        '¶“Was it [nice|fun|windy|high] up there?” asked {hero}. “[Lovely|Very],” said {pigeon}, and [yawned|smiled|stretched], and set off for home, left foot, right foot. “But [you can’t stop to chat|there are no steps to sit on|nobody says good evening].”',
        '¶{Pigeon} did [one more loop|a last loop|a figure of eight] over {lane}, to [show off|sign his name|say good night]. Then he [landed|came down] and walked [home|off, left foot, right foot]. “Flying’s for [letters|work|hurry],” he said, “and walking’s for [friends|fun|looking].”',
        '¶“And how will you get home?” asked {hero}. {Pigeon} looked at the [sky|stars], and at his toes. “Half and half,” he said: a flap, two steps, a flap, two steps, and [round|past] the corner.',
        '¶“[Tomorrow|In the morning] there’s more post,” said {pigeon}. “By air?” asked {hero}. “The [big|urgent] letters,” he said, and strolled off under the [washing|balconies]. “The small ones like to walk.”',
      ],
      aside('end'),
    ],
  },
  asides: {
    start: {
      person: [
        '“Is he [broken|stuck]?” {friend} whispered.',
        '“I’ve never seen a pigeon [walk so far|out of breath],” said {friend}.',
        '“We’re coming too,” said {friend}, already [up|standing].',
      ],
      pet: [
        '{Friend} [sniffed|circled] the pigeon once, and [decided|agreed] he was post.',
        '{Friend} tilted {friend.their} head so far that one ear [fell over|flopped].',
      ],
    },
    way: {
      person: [
        '“I could carry it [a bit|for a while],” said {friend}, [every two corners|again].',
        '{Friend} walked like a pigeon, head [first|in front], until a [wall|pole] came.',
        '“Is it a love letter?” asked {friend}. Nobody [knew|said|would tell].',
        '“My feet want a [bus|donkey],” said {friend}.',
        '{Friend} counted cats. [Eleven|Nine|Fourteen] so far.',
      ],
      pet: [
        '{Friend} walked last and [guarded|watched] the [rear|crumbs].',
        '{Friend} [greeted|sniffed] every door they passed, and [two|one] of them [greeted|sniffed] back.',
        '{Friend} trotted beside {pigeon}, foot by [foot|paw].',
        '{Friend} found [half a fish|a bone] and brought it along, for [later|the road].',
      ],
    },
    trouble: {
      person: [
        '“Could we [throw|post] it?” asked {friend}. “Letters,” said {pigeon}, “are not [thrown|balls].”',
        '“Oh no,” said {friend}, and [sat|flopped] down.',
        '“What do we do?” said {friend}, [pulling {hero’s} sleeve|quite pale].',
      ],
      pet: ['{Friend} put {friend.their} head on {hero’s} foot.', '{Friend} made a [small|long] worried noise.'],
    },
    turn: {
      person: [
        '[“That’s OUR pigeon!”|“We KNOW him!”|“I’ve got his feather!”] {friend} told [the whole city|everybody].',
        '{Friend} cheered [until it hurt|till it echoed].',
      ],
      pet: [
        '{Friend} [ran|raced] round and round, and would have [flown|taken off] too.',
        '{Friend} [sang|howled] along, [badly|with feeling].',
      ],
    },
    end: {
      person: [
        '“I’ll write to somebody,” said {friend}, “just [to see him walk|for the walk].”',
        '{Friend} was asleep [standing up|on the step].',
      ],
      pet: [
        '{Friend} lay down across [two steps|all the feet] and [snored|sighed].',
        '{Friend} walked {pigeon} to the corner, as [one should|colleagues do].',
      ],
    },
  },
  adults: {
    start: [
      '“Home by [dark|sunset],” said {grownUp}.',
      '“Be back before the [lamps|stars],” said {grownUp} [from the door|over a pot].',
      '{GrownUp} [fanned|hummed] in the doorway. “If you’re bored,” said {grownUp}, “[something always comes by|count something].”',
      '“Don’t let the heat [melt|bake] you,” said {grownUp}.',
    ],
    end: [
      '“[At last|Home at last|There you are]!” said {grownUp}.',
      '“Where have you been?” asked {grownUp}. “[Delivering|At work|Upstairs],” said {hero}.',
      '{GrownUp} [had waited|waited] on the step with [soup|tea], and wanted to hear [all|everything] of it.',
      '“Your feet!” said {grownUp}, and [fetched|got] a [bowl|tub] of warm water, also a small one for {pigeon}.',
    ],
  },
  traits: { habit: habits, turn: turns },
};
