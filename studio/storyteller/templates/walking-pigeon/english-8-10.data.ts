/** The walking pigeon in English for readers of 8 to 10. */
import {
  adult,
  aside,
  asideHere,
  HABIT,
  ifRoom,
  more,
  plants,
  TURN,
  when,
  type BandText,
} from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/walking-pigeon/english-traits.data.ts';

export const english810: BandText = {
  refrains: [
    '“A letter,” {pigeon} liked to say, “is only [late|lost] [if|when] the postman [stops|sits down|stands still].”',
    '“Article [one|four|nine]: the post [goes on|does not stop|takes the next step],” [said|quoted] {pigeon}.',
    '“You don’t look at the [road|way|map],” said {pigeon}, “you look at the next [stone|step|paving stone].”',
    '“[Slow|Late|Dusty] post is post,” said {pigeon}. “[Stopped|Sitting] post is [paper|litter|furniture].”',
  ],
  beats: {
    open: [
      [
        '{Party} sat [on the step|in the shade] in {lane} with {a snack}, and [did nothing, thoroughly|waited for the day to get up|listened to the heat].',
        '{Lane} is not on any map, because the man who drew the map [could not fit his shoulders in|gave up at the second bend]. {Party} knew every stone of it, and sat on the [best|coolest] of them, with {a snack}.',
        'On the hottest day of the year the only thing that moved in {lane} was the [shade|butter]. {Party} moved with it, [step by step|one doorstep an hour], {a snack} in one hand.',
        'There are days when {lane} is like a shut [book|drawer], and this was one. {Party} sat on the step with {a snack} and had been watching the same [fly|beetle] since [ten|breakfast].',
        'If you shout at one end of {lane}, the [echo|answer] comes out at the other after lunch. [Nobody was shouting.|Today nobody shouted.|Nobody had the strength to.] {Party} sat on the step, unwrapped {a snack}, and [yawned|waited].',
      ],
      when(
        'letter:song',
        ifRoom(
          plants(
            'look',
            'Next door {sender}, the {sender.noun}, stood as he stood [every|each] day, nose up and [both ears|one ear] turned to the roofs, where somebody was singing, and [breathed|hummed] along [half a note late|so softly that nobody minded].',
          ),
          plants(
            'look',
            '“What’s [up there|so special up there]?” {hero} asked {sender}, the {sender.noun} next door, as {they} did every day. “[Nothing|Only a voice],” said {sender}, and let out a breath like a [slow puncture|tired accordion]. Somewhere above the roofs somebody was singing.',
          ),
        ),
      ),
      when(
        'letter:lamp',
        ifRoom(
          plants(
            'look',
            'Next door {sender}, the {sender.noun}, stood as he stood [every|each] day, nose up, eyes on the [strip|bit] of sky between the roofs. “[Hours yet|Still hours to go],” he sighed, like someone who is [waiting|keeping a place] for the dark.',
          ),
          plants(
            'look',
            '“What’s [up there|to see up there]?” {hero} asked {sender}, the {sender.noun} next door, as {they} did every day. “[Nothing|Not a thing], before it’s [dark|night],” said {sender}, let out a breath like a [slow puncture|tired accordion], and went on looking at the roofs.',
          ),
        ),
      ),
      when(
        'letter:melon',
        ifRoom(
          plants(
            'look',
            'Next door {sender}, the {sender.noun}, stood beside the [largest|roundest] melon in {lane}, which he had been given [on Friday|at the market] and had not cut. He was looking up at the roofs, as if somebody up there [had the knife|was late for dinner].',
          ),
          plants(
            'look',
            '“Aren’t you going to [eat|cut] it?” {hero} asked {sender}, the {sender.noun} next door, who had stood beside a melon [since Friday|for two days]. “[By myself|On my own]?” said {sender}, let out a breath like a [slow puncture|tired accordion], and looked up at the roofs.',
          ),
        ),
      ),
      { more: HABIT },
      more(
        'Somewhere a radio was singing about [love|the moon], with the [end|high notes] missing.',
        'A [cat|hen|ginger cat] [crossed|walked] from [one side to the other|the shade to the shade]. It took [all of one second|a single stretch|its time|a yawn]. That was [the traffic|rush hour|the afternoon’s traffic].',
      ),
      adult('start'),
    ],
    pigeon: [
      [
        'Somebody was coming up {lane} [in very small steps|who needed a great many steps]. {Hero} looked for a [child|hedgehog]. It was a pigeon, [hot|dusty] and upright, with a letter in his beak, and he kept to the [right|inside], like [traffic|a bus].',
        'A fly [stopped|turned round] to look. Even {sender} [blinked|lowered his nose]. Up the middle of {lane} came a pigeon, walking, [a letter in his beak|a letter held high], and he walked like [someone|a bird] who had done it all his life.',
        '[What came round the corner was a pigeon.|And round the corner came a pigeon.|Then the corner produced a pigeon.] There was nothing [odd|strange] about that, pigeons come round corners all [the time|day], at [about the|the] height of the [second floor|balconies|lamps]. This one came round it [on foot|walking, on the inside of the bend].',
        '[Tip, tap, tip, tap|Tap, tap, tap|Tip and tap and tip]. A pigeon was coming along {lane}, on foot, [in the shade|at the edge, like a careful driver], with a letter in his beak and the look of someone whose shoes [pinch|hurt].',
        'First {hero} heard him: [small|careful] steps, a [sigh|cough|hum], [small|more] steps. Then he [appeared|came into view], a pigeon with a letter, [walking|on foot|strictly on foot]. At the corner he [stopped|paused], [looked both ways|looked left, looked right|let a beetle pass], and [crossed|came on].',
      ],
      [
        '¶“{Pigeon},” he said, putting down the letter on a clean bit of stone. “[Air Mail|Post, by air|The Post]. This is for {tower}, and it’s to be there by sunset. I [take it|believe] one turns [left|right] [at the drain|somewhere|at the lemon seller].”',
        '¶“[You’re in the presence of Air Mail|Kindly make way for Air Mail|Air Mail],” said the pigeon. “The name is {pigeon}. {Tower}, if you please, [by sunset|before the sun is down|and it’s urgent]. I’ve been [walking|on my feet] since [Tuesday|the river|Giza|before breakfast].”',
        '¶“{Pigeon}, Air Mail,” he said, and wiped [one foot after the other|each toe]. “One letter, for {tower}, to be delivered before the sun is down. How are the [pavements|stairs|puddles|kerbs] in these parts?”',
      ],
      aside('start'),
    ],
    set: [
      [
        '¶“Air mail,” [repeated|said] {hero}[| slowly]. “[Then|So|But then] why don’t you [fly|just]…?” “{excuse},” said {pigeon}. He said it very [fast|smoothly], like somebody who has said it [before|a hundred times].',
        '¶{Hero} [looked|glanced] at his [two fine |]wings, and at the sky, which was [right there|going spare|free of charge|not even cloudy]. “{excuse},” said {pigeon}, although nobody had asked.',
        '¶[“Wouldn’t it be quicker to fly?”|“Isn’t flying quicker?”|“Couldn’t you be there in a minute, by air?”] asked {hero}. [There was a pause.|Nobody spoke.|The pigeon coughed.] “{excuse},” said {pigeon}, and [studied|inspected] a wall.',
      ],
      [
        '“[It’s on|That’s on] my way,” said {hero}, who hadn’t been going [anywhere|anywhere at all|out]. {Pigeon} looked {them} [over|up and down], from the sandals to the [smile|hair], and held out the letter. “[No running|No whistling],” he said. “We are [official|the Post].”',
        '{Pigeon} drew a line in the dust with his [toe|claw], and at the end of the line a tower. “[More or less|Roughly] there.” {Hero} knew a [better|quicker] way. So {hero} got the letter to carry, and {pigeon} went in front, [leading|following], as he put it, from ahead.',
        '“I’ll take you,” said {hero}, and it seemed to {them} that the whole day had been waiting for that [sentence|remark]. {Pigeon} handed over the letter, so as to have his beak free for [giving directions|complaining].',
        '[So they set out, on four feet.|And off they went together.|In the end they went together.] {Hero} was allowed to carry the letter, on three conditions: it must not be [bent|sat on], it must not be read, and at the end it must be handed over by a pigeon, “because otherwise,” said {pigeon}, “it’s just [littering|a visit].”',
        '“You may carry it,” said {pigeon}, “but I deliver it. A letter without a pigeon is only [gossip|paper going somewhere|a rumour|stationery].” {Hero} put it under {their} [shirt|arm|hat], where it [crackled|kept warm|scratched], and [they went|off they went].',
      ],
      when(
        'giver',
        more(
          'The paper was [like|just like] the paper {giver} uses for [birthdays|important things]. {Hero} held it [a little|a bit] [straighter|more carefully].',
        ),
      ),
      when(
        'interest',
        more(
          '[On the way|As they went|Between two corners] {hero} explained {interest} to him, [thoroughly|from the beginning|with gestures]. “In my [day|youth],” said {pigeon}, “we only had [crumbs|roofs|weather].”',
        ),
      ),
      more(
        'Who had [written|sent] it? “[Confidential|Sealed|Not my business].” Was it [good news|serious|a bill]? {Pigeon} took it in his beak and weighed it. [“Good news pulls to the left,” he said.|“You can feel it,” he said.|“Bad news hangs down,” he said.] “This [pulls left|is trying to skip].”',
        'It was [an odd|a curious] letter[|, when you looked at it]. It had no [stamp|return address|name on the back], it smelled of [straw|hay], and the corner had been folded down by somebody who was [all thumbs|not used to having fingers]. [{Hero} noticed this, and forgot it again.|{Hero} thought: how odd, and then thought of something else.|{Hero} put this away at the back of {their} mind.]',
        '[The lanes took turns being in the way.|No lane in that quarter goes where it says.|The lanes had a mind of their own.] They bent left for a [mosque|coffee house], right for a fig tree, and once, for no reason at all, they went up [four|three] steps and down again.',
        '[It’s a different city|It’s quite another city|The city is a new one] on foot beside a pigeon. {Hero} learned where the [ants|cats] change shifts, which drain is [haunted|musical], and that every doorstep has a [face|taste].',
      ),
      '¶{refrain}',
      asideHere('way', {
        person: [
          '“Then I’m the [guard|escort],” said {friend}, and walked last, [backwards at the corners|with a stick], to see that nobody came up from behind.',
          '{Friend} was made [Inspector|Master] of Corners, and had to look round each one before the letter [did|came].',
        ],
        pet: [
          '{Friend} brought up the rear, as one does with valuables, and [discouraged|stared down] a [dog|cat] at every second door.',
          '{Friend} went ahead and [tested|sniffed out] the corners, and where {friend} stopped, the post stopped.',
        ],
      }),
    ],
    'goat.met': [
      [
        'It was {goat} the goat who came to the door, chewing something with a [buckle|zip] on it. [She saw the letter.|Then she noticed the letter.|Her nose moved. She’d found the letter.] The [buckle|zip] fell out of her mouth. “Is that,” she breathed, “[handmade|unlined|this year’s|from abroad]?”',
        '“Don’t make any sudden moves,” murmured {pigeon}. In front of them stood {goat}, the goat, who had once eaten a whole [encyclopedia|wedding list], and she was looking at the letter the way other people look at [cake|the sea].',
        '{Hero} felt something tug, turned round, and looked into the yellow eyes of {goat} the goat. One [corner|end] of the letter was already [between her lips|inside her|damp]. “[Mmf|Mmm|Hmf],” she said. “[Blue|Black|Home-made] ink, my [favourite|weakness|one weakness].”',
      ],
      more(
        '“That is the property of the Post!” cried {pigeon}. [“I know,” said {goat}.|“Oh, I know,” said {goat}.|“That’s why,” said {goat}.] “You can taste the [importance|waiting].”',
        '[{Hero} held it higher.|Up went {hero’s} arm.|{Hero} stood on tiptoe.] {Goat} got up on her hind legs, which on a goat is not the [end|limit] of the matter: she looked round for a [chair|cart].',
        '[“There might be something sad in it,”|“It could be sad news,”|“You don’t know where it’s been,”] {hero} tried. “I don’t [mind|care],” said {goat}, “I’ve eaten [poems|exam papers].”',
      ),
    ],
    'goat.past': [
      [
        '¶“It’s very dry,” said {hero}, as if to {themselves}, unwrapping {a snack}. “And I hear it’s [mostly|all] [commas|weather|dates].” {Goat} hesitated. [You could see two hungers wrestling in her.|It was a hard moment for her.|Her eyes went to and fro like a metronome.] The {snack} won.',
        '¶{Hero} offered her {a snack}, and then, since {goat} was known for her [appetite|manners], a shoelace for afterwards. It was the [shoelace|lace] that [decided it|tipped the scales].',
        '¶[Then {hero} had an idea.|{Hero} felt in {their} pocket.|There was one thing left to try.] “Before the main course,” {they} said, and held out {a snack}. By the time {goat} looked up from it, there was nothing in the lane but [dust|two sets of footprints].',
      ],
      more(
        '“[One|A] corner’s [gone|missing],” said {hero}. “It’s the corner where people write [‘in haste’|nothing],” said {pigeon}, [rather pale|recovering]. “[We’ll manage.|It was an empty corner.|Nobody reads that one.]”',
        '“[Write on bread next time|Next time write on pancakes|Use cake paper]!” she [called|bleated] after them. “Then [everyone|I|the whole lane] can have [a copy|some|seconds]!”',
      ),
      asideHere('way', {
        person: [
          '{Friend}, who had got hold of the dry end [meanwhile|in time], dried the other on [a sleeve|{friend.their} shirt].',
          'It was {friend} who had the sense to [pull|snatch] the letter away while she chewed.',
        ],
        pet: [
          '{Friend} lay down across the doorway, and {goat}, who had [met|heard of] {friend} before, stayed inside.',
          '{Friend} carried the letter the next [hundred|fifty] steps, on the theory that nobody [robs|bites] a thing with teeth.',
        ],
      }),
      '¶{refrain}',
    ],
    'cat.met': [
      [
        '[Where the lane is at its thinnest|At the very narrowest spot], somebody had laid a [rug|bolster] across it. The rug [opened|had] one [green|yellow|amber] eye. This was {cat}, a cat, and she wasn’t lying in the lane so much as [wearing it|owning it].',
        '[There are two ways through this part of town.|You can get through this quarter in two ways.|Two roads lead on from here.] One is by {cat} the cat. The other hasn’t been [built|found|invented] yet. [She lay from wall to wall|She filled it from wall to wall|She reached from door to door], and the tip of her tail was [keeping time|counting].',
        '“[Halt|Toll|That’s far enough],” said a voice [like a drawer full of velvet|like a warm saw|like honey with a hair in it]. {Cat} the cat had lain down across the lane at some time in the [spring|morning], and seen no reason to get up.',
      ],
      more(
        '{Hero} looked round for {pigeon}. [There was a flowerpot by the wall, with two pink feet under it.|By the wall stood a flowerpot on two pink feet.|A flowerpot nearby had grown toes.] “I’m not [in|here],” said the flowerpot.',
        '“I can’t help noticing,” said {cat}, “that you’ve brought [dinner|a snack].” “He’s [a civil servant|the post|on duty],” said {hero}. “They’re the [tender|slow] ones,” said {cat}.',
        '“[What’s the toll|How much is it|And the price]?” asked {hero}. {Cat} raised her chin by the width of a [whisker|coin], and looked into the distance.',
      ),
    ],
    'cat.past': [
      [
        '¶The toll had to be paid in the right order: [chin, ears|ears, chin], the place in front of the tail, and [chin again|once more from the top]. At [“ears”|the second ear|the ears] her [eyes|claws] [closed|gave up]. “[Now|Run],” {hero} [breathed|mouthed], and a flowerpot [ran|tiptoed|shot] by.',
        '¶[{Hero} knelt and paid.|So {hero} knelt down and paid.|{Hero} paid, on both knees.] It took a long time, since {cat} kept finding mistakes in the [bill|sum]. At last her purr set a [shutter|row of pots] rattling, she rolled on her back, and the road was open, all [nine|six] inches of it.',
        '¶“People pay me compliments,” said {cat}. “Or [fish|cream].” [{Hero} had no fish.|There was no fish.|{Hero} looked: no fish.] “You’re the longest cat I’ve ever [seen|had to walk round],” {they} said truthfully, and {cat} was so pleased that she [curled up|made room].',
      ],
      more(
        '“She did not frighten me,” said {pigeon}, three corners later, still [running|wearing the pot].',
        '“Tell your dinner he can breathe out now,” said {cat}, without opening her eyes.',
      ),
      asideHere('way', {
        person: [
          '{Friend} was asked to do the [other ear|stomach] at the same time, which left {cat} no attention at all for [lunch|passing birds].',
          '{Friend} held up the tail like a [barrier|curtain], and the post passed under it.',
        ],
        pet: [
          '{Friend} and {cat} looked into each other’s eyes for the length of it, and behind {friend.their} back {pigeon} [tiptoed|slid] by.',
          '{Friend} [sat|stood] between them throughout, as a sort of [wall|customs house].',
        ],
      }),
      '¶{refrain}',
    ],
    'monkey.met': [
      [
        '[In the market you have to hold on to things.|You should hold on to your things in the market.|Never put anything down in the market.] {Hero} let go for as long as it takes to [sneeze|scratch], and the letter was on top of a stall, in the hand of {monkey} the monkey, who was already describing it. “[Untouched|A bargain|As new]! [One previous owner|Smells of travel|Nearly still sealed]!”',
        '{Monkey} the monkey dealt in everything that other people had had a moment ago: half a pair of glasses, a clock for [Thursdays|left-handers], and now, hung up between them on a peg, [still swinging|the newest thing in the shop], the letter.',
        '“And what am I bid,” cried {monkey} the monkey, “for this [rare|charming] envelope, contents a mystery?” [{Hero} looked at {their} {hero.hands}.|{Hero} looked down.|{Hero} checked.] They had been holding [it|that very envelope|the very same thing] [a second ago|a blink before|just now].',
      ],
      more(
        '“Two hundred,” said {monkey}. “It’s [ours|ours already|not for sale].” “A hundred and ninety, then, because you knew it [when it was young|personally].”',
        '“Stealing the post is a crime,” said {pigeon}. “Stealing!” cried {monkey}, hurt. “I have [a table|opening hours]!”',
        '{Hero} turned out {their} pockets: string, a [button|pip], the lid of something. {Monkey} looked it over with real [sorrow|interest].',
      ),
    ],
    'monkey.past': [
      [
        '¶“I’ll give you [twelve|fifteen|nine],” said {hero}. “[A hundred|Ninety]!” “[Eight|Seven].” “[Eighty-nine|Eighty]!” “[Six|Five].” {Monkey} began to [sweat|fan himself]. Nobody had ever [bargained downward at him|walked away from him so slowly]. At “[four|three]” he [threw in|added] the envelope and a [spoon|lamp] for [a button|three].',
        '¶{Hero} [didn’t bargain|never named a price|said nothing about money]. {Hero} [yawned|looked at {their} nails|shrugged]. “Pity,” {they} told {pigeon}, loudly, “it’s only the [boring|wrong] one.” The [price|bottom] fell [like a [brick|curtain|flowerpot]|and fell]. In the end {monkey} paid them a [fig|plum] to take it away.',
        '¶“I’ve no money,” said {hero}, “but I can do {monkey} selling a letter.” And {they} did: [the arms, the eyebrows, the tears|the tears, the teeth, the trembling hand|the sighs, the shoulders, the price]. The [whole market|whole row|sock man] [stopped|gathered|forgot to sell]. {Monkey} laughed until he had to [sit on the scales|be fanned], and handed it over as the fee.',
      ],
      more(
        '“Robbed,” sobbed {monkey} happily, “robbed in my own shop! Do [come|rob me|bring the bird] again.”',
        '{Pigeon} insisted on a receipt. It said: one letter, [used|slightly alarmed].',
      ),
      asideHere('way', {
        person: [
          '{Friend} caught the letter as it [fell|came down], and did not [give it up|let go of it] for six streets.',
          '“And a receipt,” said {friend}, so that he couldn’t [say it was his|sell it twice].',
        ],
        pet: [
          '{Friend} had the letter out from under the stall before {monkey} could [raise the price|reconsider].',
          '{Friend} sat on the letter until the [deal|sale] was quite over.',
        ],
      }),
      '¶{refrain}',
    ],
    'owl.met': [
      [
        '[Halfway down the lane stood a basket|Beside a door stood a basket|In the shade of a wall stood a basket], [lined with a clean cloth|with a checked cloth in it|padded like a good chair]. “Somebody has thought of the Post at last,” said {pigeon}, and climbed in to rest his [arches|feet]. There was a rope on the handle, and the rope [tightened|twitched|went up, a long way up].',
        '[People on high floors let down|The people on the top floors let down] a basket for their [bread|rolls|post]. {Hero} was just about to [say so|explain that|point this out], when {pigeon}, who had been looking for a place to sit, sat, and went up the front of the house like a [lift|flag].',
        '“I’ll just take the weight off my feet,” said {pigeon}, stepping into a basket. Then [more of it|rather more of it|a good deal more] came off than [he had in mind|he’d planned].',
      ],
      more(
        '“This isn’t flying!” he called, [going past the first floor|somewhere near the first floor|level with a geranium] with his [eyes shut|head in the cloth]. “For the [record|minutes|books]! I’m [seated|being poured upwards|in a chair|merely sitting, higher]!”',
        '[{Hero} leapt|{Hero} ran and jumped|{Hero} made a grab], and came down with [a thread|one small feather]. [Up there, behind a curtain, someone was hauling and humming.|High above, somebody hauled, hand over hand, humming.|The curtain at the top moved. Someone up there hummed.]',
        '[A boy on the second floor|A girl on the second floor|A very old man in a vest] offered him [a sunflower seed|a wave]. {Pigeon} didn’t see it. {Pigeon} was seeing, with both eyes shut, exactly how [high|deep] it was.',
      ),
    ],
    'owl.past': [
      [
        '¶At the top sat {owl} the owl, who had mislaid her glasses in [1987|the soup]. She [squeezed|pinched|weighed] him, [twice|front and back|like a melon]. “Baker!” she called [down|to the street], “I [ordered|said] two [flat|thin] ones. This one’s [risen|sobbing|looking at me].”',
        '¶[“Lovely and warm,”|“Fresh as can be,”|“Ah, supper,”] said {owl} the owl, taking him out and reaching for the [butter|bread knife]. “Madam,” said {pigeon}, “I am the Post.” “Speak up,” said {owl}, “my bread is talking.”',
        '¶Two [round|yellow] eyes came near, [nearer|and nearer still], and stopped at the [end|tip] of his beak. “You’re not sesame,” said {owl} the owl. “No,” whispered {pigeon}. “Pity,” she [said|sighed], and let out the [rope|brake|rope again].',
      ],
      [
        '{Hero} sent up two loaves, to keep the accounts straight, and down came {pigeon}, [eyes shut|stiff as a poker], holding on to the rope with everything he had.',
        'Down he came, with a bump at [every|each] [storey|floor|window sill]. “I’d [rather|prefer it if] you didn’t mention this,” he said, “to [anyone with wings|my mother|other birds].”',
      ],
      asideHere('way', {
        person: [
          '{Friend} held the basket still, and together they [unhooked|peeled off] his toes, one by one.',
          'It was {friend} who thought of [ringing|knocking at] the baker’s, so that no one up there went hungry.',
        ],
        pet: [
          '{Friend} sat down on the rope, firmly, so that it should not [occur to it again|go anywhere].',
          '{Friend} washed his face for him, which he [bore|allowed], being [too weak to object|in no state to argue].',
        ],
      }),
      '¶{refrain}',
    ],
    'hoopoe.met': [
      [
        'By the fountain [sat|stood] {hoopoe} the hoopoe, who gave directions for [pleasure|fun|his health]. “Left at the smell of [ink|frying],” he said, “right where the cinema used to be, and then you’ll see a door that looks like my [uncle|brother-in-law].”',
        '“{Tower}!” cried {hoopoe} the hoopoe, and put up his whole crown at the word. “[Child’s play|Nothing to it|With pleasure]. Second left, third right, and the [rest|tricky part] you’ll feel in your [knees|water].”',
        'There is one in every city, and in this one it was {hoopoe} the hoopoe: he had never been lost, for he had never been anywhere. “I’ll [draw|sing|dance] you the way,” he said, and it had [nine|seven|several] [verses|parts].',
      ],
      more(
        '[They went left and right and left, and felt it in their knees|They went left and right and up and left again|They turned right, and left, and counted doors], and there was [a|another] fountain, [or rather, it was this one|and it was the same fountain|with the same hoopoe on it]. “Welcome to our [quarter|square]!” said {hoopoe}. “[Can|May] I [help|direct you]?”',
        '{Pigeon} followed the pointing wing with his head until he was [looking at his own tail|facing backwards]. “[I see|Quite clear|Of course],” he [said|lied], who did not.',
        'When they passed him for the third time, {hoopoe} introduced himself again. The sun, meanwhile, had [not needed|found its way without] [directions|asking].',
      ),
    ],
    'hoopoe.past': [
      [
        '¶It was {hero} who stopped, let the two of them talk, and climbed onto the [rim|edge] of the fountain. And over the roofs, with the afternoon behind it, there it stood, no bigger than a [salt cellar|thumb]: {tower}. It had been there [all the time|since before the fountain], only nobody had [looked up|asked it|raised their eyes].',
        '¶[{Hero} noticed something.|Then {hero} saw it.|But {hero} was looking at the sky.] [All over the sky there were pigeons|The sky was full of pigeons|There were pigeons in the air, dozens], and [all of them were going|every one was going] the [same way|way people go at supper time]. “I don’t think we need a [map|guide|hoopoe],” {they} [said|said softly]. “I think we [need to|should] follow [the traffic|your family|the birds].”',
        '¶[“Thank you,” said {hero}, because {they} had been brought up well|“Most kind,” said {hero}, to be polite|“We’ll remember all that,” said {hero}], and then {they} simply tipped back {their} head. Between a sheet and a [chimney|water tank] the sky was holding up {tower} like [an answer|a finger].',
      ],
      more(
        '“Which is precisely what I said,” said {hoopoe}, “with the [poetry|scenery] left out.”',
        '“[Really, there|That thing|So that’s it]?” said {hoopoe}. “Then what have I been [sending people to|telling everyone]?” It was, it turned out, [the dentist|a laundry|his own address].',
      ),
      asideHere('way', {
        person: [
          '{Friend} held {them} by the [collar|belt] so that only the front half was over the water, and counted the [streets|corners]: “Four.”',
          '“I’ll keep my eye on it,” said {friend}, “and you tell me where the [holes|steps] are.” That is how they [went|walked].',
        ],
        pet: [
          '{Friend} had stopped listening long before, and was already [halfway there|waiting at the right corner].',
          '{Friend} sniffed the wind, [sneezed|nodded], and set off the same way, so that made two of them.',
        ],
      }),
      '¶{refrain}',
    ],
    market: [
      [
        '[The market begins where you can no longer hear yourself think|Where you stop hearing your own feet, the market begins], and {hero} found that quite [restful|a relief]. Up above there were [arms and prices|elbows and offers|hands and hats], but down where {pigeon} walked it was a forest of [shins|slippers] with a carpet of [mint|peel].',
        'They came out into the market, and it fell on them like [laundry|a brass band]: cumin, lamps, brass, someone weeping over the [price|beauty] of an aubergine. {Pigeon} shut his beak and aimed for the gap between two [sacks|uncles].',
        'You could buy anything in that market: a drum, a [wardrobe|wedding], a melon you had to [drive|roll] home. What you could not buy was time, and {hero} saw by the shadows that theirs was being [sold off|eaten up] by the minute.',
      ],
      [
        '¶Twice somebody tried to sell {pigeon}, and once somebody tried to sell something to him, and got so far as to measure his [head|ankles]. [“I’m on duty,” he said each time|“Not for sale,” he said each time|“The Post,” he said every time], and kept his eyes on his feet, where they [always were|had been since morning].',
        '¶“You [walk|dodge] well,” said {hero}, when he had got under [nine|seven] tables without touching one. “One does, if one never does anything else,” said {pigeon}. It [came out|sounded] a [little|shade] [sadder|smaller] than he’d meant.',
        '¶A boy [with a tray of glasses|with six glasses of tea|with a tower of bread on his head] jumped over {pigeon} without spilling a drop. [“Professional,” said {pigeon}|“Nicely done,” said {pigeon}|“A colleague,” said {pigeon}], and for the first time that day he looked [impressed|happy].',
      ],
      more(
        '[A scale rang|A tray fell and rang|A brass pot rang] like a bell. A [parrot|radio] cursed the government, politely, and was told to [hush|sing].',
      ),
      aside('way'),
    ],
    awning: [
      [
        'A [scarf|hat] flew by, then [a price list|three feathers], then the [letter|post]. “That’s [ours|mine],” said {hero}, [watching it go|with an empty {hero.hand}], and it [landed|came to rest] on an awning [two|three] floors of [market|lemons] above them.',
        'Nobody saw the wind come into the [market|street]. They only saw [the hats leave|the lamps swing], and {hero} jump for something white that settled, [taking its time|like a tired gull], on the awning of a [lamp|spice|carpet] shop, far out of reach.',
        'One [sneeze|yawn] of wind, no more, and {hero} was holding [nothing|a thumb]. The letter went up past the [sieves|slippers|brass pots], turned over [once|twice], as if to [wave|look back], and lay down on the highest awning of them all.',
        '[It was a small wind, hardly more than a yawn|It was only a small wind, a hiccup of a wind|It was no great wind, a sniff, a sneeze], but [it knew what it wanted|it had plans|it was quick]. It went [past the scarves|over the lemons|between the shirts] and the paper lanterns, [felt under {hero’s} thumb, and had the letter|turned up the corner of the letter, and took it|tugged, and there was no letter]. When they looked up, it lay [on top of an awning|across an awning, at its ease,|in the middle of a striped awning], [two|three] floors of market above them.',
        '{Hero} had held it for [hours|a thousand steps|half a day], and let go for [half a second|one second], to [wave away a wasp|scratch an ear|sneeze]. [The wind had been waiting for that.|That was all the wind needed.|The wind had been watching.] [Up went the letter|Away went the letter|It sailed], over the lamps, and sat down on the highest awning in the [street|row].',
      ],
      [
        '¶[They both looked at it.|The two of them stood and looked up.|They tipped their heads back.] It was [perhaps|maybe] [six|eight|seven] [flaps|wingbeats] away. [{Hero} said nothing, as loudly as {they} could.|{Hero} looked at {pigeon’s} wings, and then quickly away.|{Hero} waited.] “{excuse2},” said {pigeon} at last, to the [ground|pavement].',
        '¶“{Pigeon},” said {hero} gently. [“This once.”|“Just once.”|“Please.”] Something [moved|stirred] in his shoulders, something [almost|nearly] [opened|remembered|woke]. [Then it was gone.|Then it folded up again.|Then his feet won.] “{excuse2},” he said.',
      ],
      [
        '¶A [sweet|carpet] seller made a ladder of his [knee, his shoulder and his hat|crates, all nine of them]. {Pigeon} climbed it with shut eyes, felt for the letter with his [beak|foot], and came down [backwards|sitting], to [some|scattered] applause.',
        '¶There was a [ladder|broom handle and a ladder]. Halfway up {pigeon} [stopped|stood], and {hero} could see him [not looking down|talking to his feet]. Then he took the next rung, and the next, and the [letter|envelope] after that.',
        '¶So the market saw a thing that it [still talks about|won’t forget]: a [pigeon|postman] going up a ladder, rung by rung, like a [plumber|window cleaner], and {hero} behind him, in case he [slipped|fell].',
        '¶[A lamp seller lent them his ladder.|There was a ladder, behind the lamps.|A painter came down, and they got his ladder.] {Pigeon} took each rung with both feet. [He fetched the letter down by himself.|He brought it down alone.|At the top he took the letter in his beak and turned round.] He would not be helped, he would not be [cheered|looked at], and at the bottom his legs [shook|gave way].',
        '¶They got it [back|down] with a ladder, [a broom|a fishing net|two brooms] and [a good deal|plenty] of advice [from below|from everyone]. “Is he all right, your bird?” asked the [lamp seller|sweet seller|sock man|man with the figs]. “He’s the best [postman|bird] I know,” said {hero}, and [found that {they} meant it|it was true].',
      ],
      asideHere('trouble', {
        person: [
          '{Friend} stood on the bottom rung the whole time, to [keep it honest|hold it down].',
          'It was {friend} who [talked|begged] the ladder out of a painter.',
        ],
        pet: [
          '{Friend} lay down across the foot of the ladder, and it did not dare [slip|move].',
          '{Friend} stared at the spot without blinking, so that the letter could not [leave|wander off] unseen.',
        ],
      }),
    ],
    stairs: [
      [
        'You could see at once that it was the right house, because there was nothing to it but [up|staircase]. {Steps}, somebody had [counted|complained], and scratched it into the wall [with a key|at the very bottom]. {Pigeon} read it and [sat down|loosened his collar feathers].',
        '“[After you|Age first],” said {hero}. “After you,” said {pigeon}. They were standing before {steps} stairs, worn [hollow|round] in the middle like [spoons|old soap], and neither of them [cared to be first|was in a hurry].',
        'The stairs went [round|up] and round inside the house like the [peel|skin] of an orange. At the bottom it was [cool|dim], and smelled of [cats|soup]. At the top, {steps} stairs on, it smelled, said {pigeon}, of [customers|delivery].',
        'The house at the end of the last lane was tall, thin and full of stairs, as if [somebody|the builder] had started on the stairs and [forgotten|run out of stone for] the rooms. There were {steps} of them.',
        '“{Steps},” said {pigeon}, who had put his head in at the door and counted. “I’ve [known|met|climbed] [worse|fewer|kinder ones].” {Hero} [looked|peered] up the stairwell, and it [went up|wound on] until it was [a coin of light|too small to see].',
        'There is a sort of stair that was made for [camels|giants], or by people with a grudge. This house had {steps} of that sort, and each one came up to {pigeon’s} [chin|eyebrows].',
      ],
      more(
        '[At thirty they had stopped|By thirty they had stopped|After thirty stairs they gave up] talking. At [fifty|forty-five|fifty-five] {pigeon} asked to be remembered kindly. At [sixty|fifty-nine|sixty-two], from [sheer|plain] [habit|stubbornness], they went on.',
        '“You know,” panted {hero}, “in the middle, where the stairs aren’t, there’s a lot of [air|room].” “{excuse2},” panted {pigeon}.',
        '[On every landing there was a window|There was a window at each turn|Little windows went by], and in every window the light was a little more like [apricots|tea|honey|brass]. [The sun was on the stairs too, it seemed.|The sun had its own stairs to do.|The sun was ahead of them.] It was going [the other way|down|to the cellar].',
        '“Why do you [do this|do it at all|carry letters]?” asked {hero}, on [some stair or other|the fortieth stair|a landing]. “Because [someone|somebody] wrote it,” said {pigeon}, “and [someone|somebody else] doesn’t have it yet.” [There was no more to it than that|That was the whole of it], and {hero} thought about it for [ten|eleven] stairs.',
      ),
      [
        'Halfway up [seven|nine|eight] of them were missing, and the house made do with a ladder. {Pigeon} took it on {hero’s} shoulder, the letter in his beak, and [looked at nothing|hummed loudly]. “[It counts as walking|For the report, that was walking],” he said at the top, “since [somebody’s feet did it|there were feet involved].”',
        'In the middle came a place where the stairs had [fallen out|gone missing] and been replaced by a [ladder|ladder and a prayer|ladder that had seen better roofs]. {Hero} held out [an arm|an elbow|a wrist] and [said nothing|whistled|looked away]. “[Purely|Only] as a passenger,” said {pigeon}, and rode up on {their} shoulder, very [upright|stiff], like a [hat|captain] in a storm.',
        'Then there was a gap in the stairs and a ladder in the gap. “Shoulder?” said {hero}. {Pigeon} considered his [knees|toes] and the rungs, which were [made for herons|twice his height]. “One does not fly,” he said, stepping up. “[Being carried is different|One may be carried].”',
      ],
      asideHere('way', {
        person: [
          '{Friend} climbed below them with both hands out, and nobody mentioned it afterwards.',
          '“Eleven more,” said {friend} at every landing, until, at last, it was [true|eleven].',
        ],
        pet: [
          '{Friend} came last, and whenever they stopped, a [nose|forehead] was put to somebody’s heel.',
          '{Friend} went up some other way, and was at the top, washing, when they arrived.',
        ],
      }),
    ],
    gap: [
      [
        '¶The [roof|air] was full of [evening|gold|swallows]. There was a [chair|broken chair] on it, a line of [shirts|socks], and a view. And the [best|largest] thing in the view was {tower}, which stood, [unfortunately|like all good things], on the next roof, across {gap} steps of [nothing|air].',
        '¶“[There|Look|Got it]!” [said|cried] {hero}. {Tower} stood against the sun, every little door [lit|golden]. {They} had [run|walked] half the way to it when the roof [ended|ran out], the way a [page|pier] does, and there were {gap} steps of air.',
        '¶{Hero} put {their} [shoulder|back] to the last door, and [the whole sky fell in|in came the sky|there was the evening, all of it]. And there, all [struts|ladders] and little windows, stood {tower}, close enough to hear it [murmur|coo]. It stood on the [next|other|wrong] roof[|, and not on this one]. [In between were {gap} steps of street, seen from above.|Between them lay {gap} steps of nothing, and a street a long way down.|Between the two roofs, for {gap} steps, there was no roof at all.]',
        '¶[They were out.|Then came air, and light.|The door gave way.|The door flew open.|Up went a hatch.|The last stair was the last.|No more stairs.] [They were on top of the city.|The city lay under them like a tray of cups.|All round them was the city, and it was pink.|The city stretched, gold on one side.|A thousand roofs lay round them, and one was right.] And they were, {hero} saw, one house short: {tower} rose up on the roof across the way, with {gap} steps of perfectly empty air in front of it.',
        '¶[It was a beautiful roof, and it was the wrong one.|They had climbed very well, to the wrong roof.|Everything was right about that roof, except where it was.] {Tower} stood opposite, golden, [cooing|creaking], {gap} steps away for anyone who can [walk|stand] on nothing.',
      ],
      [
        '¶{Pigeon} had [sat|lain] down behind a [flowerpot|bucket]. “You’ll have noticed,” he said to the [bucket|roof], “that I’m never on the [sunny|airy] side of anything. It isn’t the [sun|sun at all|light|heat]. It’s [down|underneath|what’s below|the depth].”',
        '¶“Now it’s your turn,” said {hero}, and held out the letter, and {pigeon} did not take it. “About the flying,” he said [after a while|slowly]. “When I said ‘{excuse}’, there’s a thing I [left out|ought to have mentioned]. I don’t [know how|do it], and I never [have|did].”',
        '¶{Pigeon} had gone to the edge and come straight back. “It isn’t ‘{excuse}’,” he [said|began|admitted]. “It [was never|never was] ‘{excuse}’ at all.” [He looked at his feet.|He was talking to his feet.|He did not look up.] “The [morning|day] the others left the nest, I [looked|happened to look] down. I [haven’t stopped since|took the stairs].”',
        '¶“So fly,” {hero} said, “it’s {gap} [flaps|steps],” and then {they} saw his face, and understood about ‘{excuse}’, and [about all the others|everything he had said before it]. “You [never have|haven’t ever flown],” said {hero}. “Not even [once|as a chick],” said {pigeon}.',
        '¶“I ought to have told you,” said {pigeon}. [He seemed to have got smaller|He had shrunk|He had grown smaller] since the [door|stairs|last landing]. “One says ‘{excuse}’ [once|one morning], and then one [has said|goes on saying] it for [nine|seven|eight] years.”',
      ],
      [
        'The sun [stood|sat] on the [rim of the desert|edge of the city|last row of roofs] and [wavered|swelled]. The tower had stairs of its own, but the sun would not wait while they went [all the way down|down all these] and up [all those|as many again].',
        '[{Hero} did not laugh.|{Hero} didn’t feel like laughing.|Nobody laughed.] By the other stairs it would take [half an hour|a good while], and the sun had [five minutes|a finger’s width] left.',
      ],
    ],
    turn: [
      TURN,
      asideHere('trouble', {
        person: [
          '{Friend} sat down on the other side of him without a word, so that there was one of them [to each wing|on every side but the front].',
          '{Friend} went and stood at the edge, [quite still|arms out], so that he had something to look at instead of [down|the street].',
        ],
        pet: [
          '{Friend} lay down along the edge, like a [cushion|wall], and there was less of it to be seen.',
          '{Friend} leaned on him, [gently|lightly for once], and he had to stop [shaking|trembling] in order not to fall over.',
        ],
      }),
      more(
        'A [little|small|curious] wind [came|strolled] across the gap, had a look [at them|round], and [lay down|went home|sat down]. [For once there was|At last there was] [no weather|nothing] to blame.',
        'He [took|accepted] the letter [from {hero}|back] and [settled|straightened] it in his beak. Then he put one foot on the wall, the way you put a foot into [a cold sea|somebody else’s shoe].',
        '“And if it doesn’t hold?” asked {pigeon}. “It holds [kites|sparrows],” said {hero}, “and sparrows don’t think at all.”',
        '“I’d like it noted,” said {pigeon}, [rather hoarse|not quite steadily], “that I could still take the stairs.” “[Noted|I’ll write that down],” said {hero}. [Neither of them|Nobody] [moved|took a step] towards the [door|stairs].',
      ),
      more(
        'Across the gap a [row|handful|whole family] of pigeons had come out to [watch|see]. [Nobody cooed.|They did not coo.|You could have heard a feather.] It seemed they all [remembered their own first time|knew what they were looking at|held their breath].',
        '[The whole city went on with its supper and had no idea.|Down below they were frying onions, and had no idea.|Below them the city laid its tables and noticed nothing.] [That is usually how it is|That’s how it goes], with the [great|big] moments.',
      ),
    ],
    fly: [
      [
        '¶It began as a [jump|stumble] and went on as a [fall|mistake]. And then, somewhere past the [second|third] floor, with the [washing|whole street] coming up to meet him, {pigeon} got so [cross|surprised] that he flapped. [Up he went|It worked]. He was as [surprised|shocked] as anyone.',
        '¶{Pigeon} leaned forward, as he had leaned into every [corner|stair] that day, and took one more step, and it [happened to be|was] made of air. It held, [so he|and he] took the [next|second] one with his wings. {Hero} saw the light come [through|between] the feathers.',
        '¶“I’m only going to [stand|look] here,” said {pigeon} on the wall, and a [gust|breath of air] got under him, and he was standing [a metre|a little] higher, and then, since he was up there [anyway|already], he flew.',
        '¶[He stepped off.|And {pigeon} stepped off.|Then he did it.] For one [breath|heartbeat|moment] he went down, [exactly|just] as he’d [always|long] [known|feared] he would. Then his wings, which had not been [consulted|asked] in years, simply opened, and the fall bent, and became a curve, and the curve [went up|was flight].',
        '¶He went over the wall like a dropped [book|glove]. [{Hero’s} heart went with him.|{Hero} stopped breathing.|{Hero} shut {their} eyes. Then {they} opened them.] Then out of the street, [flapping like washing, shouting something with the letter still in his beak|like a shirt off a line, yelling through an envelope|all elbows and feathers, beak full of post], rose a [bird|pigeon].',
        '¶“One,” [he|{pigeon}] said, and spread the left; [“two,”|“and two,”] and [spread|out came] the right. [There was no three.|He never got to three.|Three did not come.] There was [only|nothing but] [an empty wall|a bare wall], and a [gasp|feather|swish], and over the street, in the last sun, {pigeon}, [walking on nothing|in the air].',
      ],
      ifRoom(
        'There was nothing under his feet, no stone and no step, and it [didn’t seem to trouble|made no difference to] the rule [at all|in the least].',
        'He was a long way up by then, but they could hear every word, and so could [the street|half the quarter|the lemon seller|the cats].',
        'And out of the air, where [nobody had ever heard it|it had never been said|no pigeon of the Post had said it] before, it [came|rang].',
      ),
      '¶{refrain}',
      aside('turn'),
      more(
        'He went straight past {tower}, because he had forgotten to ask how one [stops|lands], and round again, because [he hadn’t forgotten that bit|it was lovely].',
        '[{Hero} shouted until the dogs of three streets joined in.|{Hero} jumped until the roof tiles rattled.|{Hero} yelled so that six windows opened.] {They} had [never|not ever] been so [proud of|happy about] something that {they} hadn’t [done|made] {themselves}, or only [a bit of|a corner of].',
        'He [laughed|was laughing out loud]; {hero} had not known that pigeons [could|do that], and probably {pigeon} had not known it [either|until then].',
      ),
    ],
    letter: [
      [
        'On the other roof sat {receiver}, {a receiver.noun}, and had just been thinking that nothing ever [came|happened]. And now there was a pigeon, [upside down|in the washing], and a letter, and after [a while|five minutes] {hero}, by the stairs. “[Quick|Please],” said {receiver}, “what does it [say|want]?” {Hero} [read it out|read|opened it and read].',
        '“{Receiver}?” asked {pigeon}, landing on her [bucket|washing]. She was {a receiver.noun}, and she had [never|not once] been asked for [before|by name]. She turned the letter [round and round|over nine times|upside down, and back]. In the end it was {hero}, [hot|red] from the second staircase, who [opened|read] it.',
        '[Nobody|No one] had ever [written|sent a line] to {receiver}, {a receiver.noun}. She walked round the letter [once|twice|on tiptoe], and tried it with one [foot|eye|toe]. “It won’t [bite|hatch|explode],” [panted|gasped] {hero}, who’d come by the [stairs|other stairs], and [read it [to her|aloud]|opened it].',
        'It was addressed to {receiver}, a {receiver.noun}, who had lived beside {tower} all her life and never had so much as a bill. [“You open it,” she told {hero}|“Read it to me,” she told {hero}|“You do it,” she told {hero}], who had come down all those stairs and up as many others. “My [feet|feathers|toes] are shaking.” {Hero} [unfolded it|opened it|broke the seal] and [read|read it aloud].',
        '“Sign here,” said {pigeon}, as if he had [landed|flown in] all his life. {Receiver}, the {receiver.noun} of the house, put her [foot|left foot] [in the dust|on the dotted line]. {Hero} [arrived|burst in] by the other stairs, [out of breath|purple in the face], [just in time|as one wanted] to be [asked|begged] to read it out.',
      ],
      when('letter:song', [
        '¶“Dear Morning. [You sing on your roof when it gets light.|You’re up there when it gets light, and you sing.|You start the day up there, out loud.] [I’m the one who sings back.|And I’m what comes back.|I’m the other half of the song.] You’ll have [thought|supposed] it was an [echo|accident|old pipe]. [I’d hate you to go on thinking that there was nobody there.|There’s somebody here. That’s all I wanted to say.|I’d like you to know that somebody’s there.] Yours [from below|from the lane|from under you], {sender}.”',
        '¶[“To the Voice. |“To the Voice on the Roof. |“Dear Voice. ]We’ve [been singing|sung] together for [three|four|five] years, [and|but] haven’t met. [I can’t do stairs, you see.|Stairs are not for feet like mine.|I’m the wrong shape for stairs.] I [only|just] wanted to say: it isn’t [an echo|the walls|the wind]. It’s [me|me down here|only me]. [Yours, |Warmly, |Your neighbour, |]{sender}.”',
      ]),
      when('letter:lamp', [
        '¶“Dear [Light|Window|Lamp Up There], I live [at the bottom of a lane|in a lane as deep as a well], where the stars don’t [reach|fit in]. [So I’ve been using you.|So I look at you instead.|You’ve had to do.] [I hope that’s all right.|I hope you don’t mind.|I ought to have asked.] [You’re on every night, and I sleep much better.|Since you’ve been there I sleep like a sack.|You’ve never once been late.] With thanks, {sender}.”',
        '¶[“To whoever lights the lamp. |“To the one with the lamp. |“Lamp! (I don’t know your name.) ]From down here it looks like the only [star|one] that [stays put|keeps its word|comes every night]. [I just thought that you should know it’s being looked at.|I thought you might like to know that somebody looks.|It seemed wrong that you didn’t know.] [Yours, |Warmly, |Your neighbour, |]{sender}.”',
      ]),
      when('letter:melon', [
        '¶[“Dear Upstairs. |“Dear Roof. |“Hello up there. ][I’ve come into a melon.|A melon has been left to me.|There’s a melon here, and I’m alone with it.] It’s the size of a [calf|drum|bathtub], and I’ve [nobody|no one] to [eat|share] it with, and I’m [not built|too long] for stairs. I’ve seen you against the sky, and you look [like someone|the sort] who [likes melon|shares|laughs while eating]. [Yours, |Warmly, |Hopefully, |]{sender}.”',
        '¶[“Dear Neighbour. |“Good day, Neighbour. |“Neighbour! ][Does one say neighbour, straight up?|Can you have a neighbour straight up?|Is it still next door, if it’s up?] [I’ve a melon here.|I’m looking at a melon.|A melon has come my way.] A melon for one is [only|just] [fruit|work|a ball|weight]. For two it’s a [party|feast|holiday|conversation]. [Please come down|Do come|Come down, if you can|I have two spoons|There are stairs, I’m told]. [Yours, |Warmly, |Hopefully, |]{sender}.”',
      ]),
      [
        '¶“{Sender}?” [said|cried] {hero}. “But [he lives|that’s] [next door|in our lane]!” And {they} saw it [all|again]: that nose, those sighs, pointing at [this very|exactly this] roof.',
        '¶{Hero} [laughed out loud|stared|read it again]. {Sender}, [from {lane}|of all people|of {lane}]! The letter had [begun|started] [ten|nine|twelve] steps from {their} own door.',
        '¶[{Hero} read the name a second time.|{Hero} stopped reading.|{Hero} held the letter closer.] {Sender}, [the|of course, the|no other than the] {sender.noun} [next door|from home]! They had carried the letter [across half the city|through two markets and up a tower of stairs|all day long], and it had started [ten|nine|twelve] steps from {their} own front door.',
        '¶“{Sender},” [said|repeated] {hero}, and [sat down|needed to sit]. So that was what he [looked at|stared at], [day after day|every day of the week|summer and winter]: not [the sky|the clouds|the swallows] at all. It was [this|exactly this|always this] [roof|wall, these chimneys|corner of the sky].',
        '¶{Hero} [thought|was thinking] of [the|that] smell of [straw|hay|stable]. [{They} thought of a big nose, tipped up, every day of the year.|{They} thought of two eyes, turned up to the light.|{They} thought of all those sighs.] [“I know him,” {they} said.|“That’s my neighbour,” {they} said.|“But I know who that is,” {they} said.] “I’ve known him all my life, and I never [asked twice|looked where he was looking].”',
      ],
    ],
    home: [
      when('letter:song', [
        '“I’ll answer that [myself|at once],” said {receiver}, and sang it, in the middle of the [night|dark]: “{receiver.call}!” It took a while to reach the bottom of {lane}. Then it came back, [higher|wobbling] and [wild|giddy] with joy: “{sender.call}!”',
        '{Receiver} [didn’t write|wrote nothing] back. She got up on the [wall|parapet], in the dark, hours too early, and sang: “{receiver.call}!” [There was a silence as long as the city is wide.|Nothing. Only the dark, listening.|For a while there was only the dark.] And then, from a crack between the houses that was {lane}, [cracked|out of tune] and overjoyed: “{sender.call}!”',
        '{Hero} was back in {lane} in time to see it. “She says she [always|rather] [hoped|thought] it wasn’t an echo,” {they} told {sender}. [He raised his head.|Up went his head.|He filled his chest.] “{sender.call}!” he cried, at [midnight|bedtime], and shutters opened. [From the stars|Out of the sky|From far above] came the answer: “{receiver.call}!”',
      ]),
      when('letter:lamp', [
        '“[Keep looking|Don’t blink],” {hero} told {sender} in {lane}. And high above the [washing|balconies] the lamp [bowed|winked], to nobody else in the whole city. {Sender} [bowed|winked] back with [everything|all] he had.',
        'That night {hero} stood with {sender} in {lane} and looked up. [The lamp was there, as on every night.|There was the lamp, as always.|Up there burned the lamp, small and steady.] But now it swung, [once to the left and once to the right|left, and then right|slowly, from side to side], the way you [wave|nod to a friend] across a street. {Sender} forgot to [breathe|chew|sigh].',
        '“[Watch|Wait|Look up],” said {hero}, with an arm round {sender’s} neck. High up, where {lane} kept its [one|only] star, the star went out, came back, went out, came back. [Nobody|No lamp|No one] had ever winked at {sender} [before|in his life]. He [turned pink to the ears|winked with his whole head|winked back with both eyes|looked behind him to see who was meant].',
      ]),
      when('letter:melon', [
        'So there was a party in {lane}: one melon, {sender}, {receiver}, and [anyone who heard the slurping|whoever could bring a spoon]. They had so much to talk about that they [forgot|mostly forgot] to talk.',
        '{Receiver} [read it once more|asked to hear it again], [folded|tucked] it [up |]under her wing, and took the stairs. There was melon in {lane} that night until the moon went home. {Sender} laughed [with his mouth full|till it dripped|out loud]. [Nobody|No one] could remember having heard [him laugh|that sound|such a laugh] [before|in years].',
        'So {receiver} came down, all the way, on foot, with {pigeon} [walking|going] ahead to show her the good steps. In {lane} {sender} had set out the melon. He [had also, it was noticed,|had, for the first time in his life,|had, {hero} saw,] [brushed|washed behind|oiled] his ears.',
      ]),
      adult('end'),
      [
        '¶“[You can|So you can] fly home [now|tonight|in no time],” said {hero}. “{excuse},” said {pigeon}, with [great satisfaction|shining eyes|a perfectly straight face], and [walked off|set off on foot] down {lane}, tip, tap, [past the cats|in the middle of the road].',
        '¶Somebody came by under the [window|lamp], tip, tap. “[On foot|Walking]?” [asked|called] {hero}. “[Certainly|Naturally|As you see],” said {pigeon}. “[Now that I could do otherwise|Now that it’s my own idea], it’s [pure pleasure|quite another thing].”',
        '¶“And the answer?” asked {pigeon} the next morning. “There’s [always|bound to be] an answer.” He tucked it into his beak, stretched his two fine wings, looked at the sky [with the eye of one who knows it|like an old friend|from end to end], and set off [down|along] the lane, tip, tap, tip, tap. [“What?” he said.|“Don’t stare,” he said.|“Well?” he said.] “It’s [a lovely day for it|downhill].”',
        '¶{Pigeon} had been round the moon, by his own account, [twice|three times]. He landed on the step beside {hero}, folded [up|away] his wings like a [good umbrella|Sunday shirt|map one knows by heart], and started home on foot. “I can,” he said[, as if it were nothing|], “and that’s [all I wanted to know|good to know]. But you don’t [meet anyone|get offered {snack}] up there.”',
        '¶[Late that night {hero} heard it once more, under the window: tip, tap, tip, tap.|Much later, through the window, {hero} heard small steps in {lane}: tip, tap.|{Hero} was nearly asleep when it came by in the dark, tip, tap, tip, tap.] “You could [fly home|fly, you know]!” {they} called [down|from the window]. “I could, couldn’t I?” said {pigeon}, [delighted|as if somebody had given him a medal], and walked on.',
      ],
      aside('end'),
    ],
  },
  asides: {
    start: {
      person: [
        '“Perhaps he’s saving them,” {friend} whispered, “the wings, for [best|Sundays].”',
        '“I’ll come,” said {friend}, “in case [it gets interesting|he gets tired].”',
        '“Is he allowed to just walk about?” asked {friend}, who liked [rules|to know].',
      ],
      pet: [
        '{Friend} considered chasing him, and saw that it would be [embarrassing|too easy] for everybody.',
        '{Friend} inspected him from [both ends|beak to tail] and let him pass.',
      ],
    },
    way: {
      person: [
        '“We could take turns carrying it,” said {friend}, “[fairly|I go first].”',
        '“If I had wings,” said {friend}, and then, seeing {pigeon’s} face, [talked about the weather|said something about shoes].',
        '{Friend} had a theory about the letter. It had a [duke|treasure] in it, and kept [growing|getting longer].',
        '“How far is it?” asked {friend}. “Further than before,” said {pigeon}, “from the [other end|beginning].”',
        '{Friend} found a short cut. It was [longer|the long way round], but it went past a sweet shop.',
      ],
      pet: [
        '{Friend} brought up the rear, as one does with [valuables|slow things].',
        '{Friend} was offered a job by [two|three] different butchers, and [declined|thought it over].',
        '{Friend} left small messages of {friend.their} own at every [corner|third corner].',
        '{Friend} and {pigeon} kept in step, and each pretended that [the other|it] was chance.',
      ],
    },
    trouble: {
      person: [
        '“I’m not saying anything,” said {friend}, “but [the sun is|time is].”',
        '“There must be a way,” said {friend}. “There’s always a way. [Usually it’s further back|I read that].”',
        '{Friend} opened {friend.their} mouth, thought better of it, and took {hero’s} {hero.hand}.',
      ],
      pet: [
        '{Friend} lay down with a sigh, in the manner of someone who [knew how this would end|had expected stairs].',
        '{Friend} leaned on {hero’s} leg, [heavily|on purpose].',
      ],
    },
    turn: {
      person: [
        '“Is he supposed to scream?” asked {friend}. “I think it’s [singing|joy],” said {hero}.',
        '“[We|I] [walked|came here] with him!” {friend} [shouted|cried] to nobody, to everybody.',
      ],
      pet: [
        '{Friend} turned in circles on the roof, [flying as best {friend} could|nose to the sky].',
        '{Friend}, who had wanted all day to see that bird fly, [sat down in awe|forgot to bark or purr].',
      ],
    },
    end: {
      person: [
        '“Tomorrow,” mumbled {friend}, [already asleep|half asleep], “I’m writing to [everyone|the fishmonger].”',
        '{Friend} said that {friend.they} had known it was {sender} all along. Nobody [argued|believed it|had the heart to argue].',
      ],
      pet: [
        '{Friend} saw him to the corner. It was, after all, a matter of [respect|professional courtesy].',
        '{Friend} slept with all four feet in the air, still [walking|delivering].',
      ],
    },
  },
  adults: {
    start: [
      '“If you’re looking for something to do,” said {grownUp}, “it’s generally looking for [you|somebody] too.”',
      '{GrownUp} [poured|was pouring] tea in the doorway, from [a great|an unlikely] height, [without looking|for the sound of it].',
      '“Stay where I can hear you,” said {grownUp}, which in {lane} [means half the city|is everywhere].',
    ],
    end: [
      '“So,” said {grownUp}, “you were out with the post.” In {lane} [news travels|everybody knows], even without a pigeon.',
      '{GrownUp} had kept the [soup|rice|tea] warm. {Hero} told it [all|from the start], [standing up|with both arms], and {grownUp} only said “[And then|No]!” in the right places.',
      '“I’ve lived here for years,” said {grownUp}, looking up at the roofs, “and never thought to [wave|look].”',
    ],
  },
  traits: { habit: habits, turn: turns },
};
