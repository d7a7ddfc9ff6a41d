/** The quiet turtle in English for readers of 5 to 7. */
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
import { habits, turns } from '#studio/storyteller/templates/quiet-turtle/english-traits.data.ts';

export const english57: BandText = {
  refrains: [
    '“{Ask},” [said|whispered|tried|peeped] {turtle}. “{Brush},” [said|boomed|sang|called] {camel}.',
    '“{Ask}…” [said|whispered|began] {turtle}, [looking|facing|turned] back. “{Brush}!” [said|boomed|sang] {camel}.',
    '“{Ask},” [said|began] {turtle}, very [politely|softly|kindly]. “{Brush},” [said|cried] {camel}, not very.',
    '“{Ask}…” came a [small|tiny|soft] voice. “{Brush}!” came a [large|big|loud] one.',
  ],
  beats: {
    find: [
      [
        'When {party} looked out of the tent, the wind had [ironed|combed] {dunes} as [flat|smooth] as a [sheet|shirt].',
        '{Party} had come to {dunes} to see [stars|nothing at all], and there was plenty.',
        '{Party} had pitched a tent in {dunes}, where there is [more sand than anybody needs|nothing to bump into|sand for breakfast].',
        'Out in {dunes}, [a day from anywhere|where the map is yellow all over], {party} had put up a tent.',
        'In {dunes} the sun gets up [early|before the flies] and starts [shouting|ironing]. {Party} got up, too.',
        'There are [a hundred|two hundred|ninety] dunes in {dunes}. {Party} had put {party.their} tent behind the [third|ninth|last].',
      ],
      when(
        'adults',
        ifRoom(
          '{Adults} baked flat bread on a [hot stone|flat stone], and [burned only one|sang to it].',
          '{Adults} shook the sand from the rugs, [out of habit|back onto the sand].',
          '{Adults} poured the tea from [very|as] high up, without spilling.',
        ),
      ),
      { more: HABIT },
      adult('start'),
      ifRoom(
        'And what was that, {nook}? It had four feet, and it [was looking at {hero}|didn’t say a word].',
        '{Hero} wanted to [sit|lean] on the round stone {nook}. “[Please don’t|Ouch],” said the stone.',
        'There was a track in the sand, like two rows of [stitches|commas], and it ended {nook}.',
        'And there, {nook}, sat [a stone|something round] that had not been there [last night|yesterday]. It [blinked|sneezed].',
        'Then {hero} saw somebody sitting {nook}. Somebody [small|dusty], with a [roof|lid] on.',
        'But who was that, {nook}, with a [wrinkled|dusty] neck and such [sad|thirsty] eyes?',
      ),
    ],
    who: [
      [
        '“Don’t [get up|mind me],” said the turtle, “I’m {turtle}. I only want the [river|Nile].”',
        '“{Turtle},” said the turtle, for that is what it was, “and I’ve [mislaid|lost] a river.”',
        '“{Turtle},” said the turtle, in a voice like [paper|a very small door]. “I come from the [river|Nile|wet side].”',
        'It was a turtle, and her name was {turtle}. “Is the river [near|far]?” she asked, [once|just once], quite softly.',
        '“I’m {turtle},” said the little turtle. “I live in the [Nile|river], or I [did|used to] [till today|until now].”',
      ],
      ifRoom(
        'It had all begun with the {cargo}. They smelled so [good|green|cool], and they were on a [cart|truck].',
        'There she had sat among the {cargo}, at the market, by the Nile, and then the cart [drove off|went bump], and so did she.',
        'She had gone to sleep in a [cart|boat|truck] full of {cargo}, and woken up [where there was no water at all|here].',
        '“It was those {cargo},” she said. “So [cool|comfortable|roomy]. I only shut my eyes for a [minute|moment|second|blink].” And the [cart|truck] had [driven off|gone on|left].',
      ),
      [
        '{Hero} saw how [dry|dusty] [she|{turtle}] was. “We’re [going|leaving] at once,” {they} said.',
        '“Alone it is too far,” said {hero}. “But not for two[|, {turtle}|, come on].”',
        '“I’ll [take|get|bring] you [home|there|to your river], {turtle},” [said|promised] {hero}.',
        'Turtles cannot [live|be happy] without a river. “Then [we go|let’s go] and find it,” said {hero}.',
        '{Hero} [dripped|dabbed] [water|cool tea] on her [shell|nose] and [thought|thought hard]. “[How far can it be|A river is big]. We’ll [find it|get there|look for it],” {they} said.',
      ],
      more(
        '{Hero} made her a bit of shade with one {hero.hand}. She [moved into it|sighed].',
        'She drank [eleven|seven] drops, and thanked {hero} for [each|every one].',
        'Her shell was [hot as a pan|dull with dust]. {Hero} wrote a name on it with a wet finger, and it [dried at once|was gone].',
        'She ate one of the {snack}, [politely|slowly]. You could see that it was not [river|weed].',
      ),
      aside('start'),
    ],
    camel: [
      [
        '“[River|The river|A river], did you say?” {camel} the camel stopped [chewing|humming]. “I was [practically|almost] [born in one|brought up by one|a duck as a child]! [This way|Straight on|Left|Over there]!”',
        'Then a shadow fell on them, and it was {camel} the camel, who knew [better|everything], and said so.',
        '“The river?” said {camel} the camel, who had not been asked. “[Leave it to me|Say no more|I am your camel]!”',
        '“To the river? You’ll need me,” said {camel} the camel. “I have been right [nine|eleven|forty] times [today|this week].”',
        '{Camel} the camel got up, [back end|one end] first. “Nobody knows the way as I know the way,” he [said|announced].',
      ],
      [
        'It sounded so [sure|grand|certain] that {hero} [took|fetched] the {sled}, for shade, and followed.',
        '{Hero} [followed|went after him|walked behind], with the {sled} for a [roof|sunshade|hat].',
        'Off they [went|marched], {hero} [in the shade of|under|half under] the {sled}.',
        'So {hero} [put|held] the {sled} over {their} head, for shade, and [followed|went along].',
      ],
      when('giver', {
        more: [
          'The {sled} was from {giver}, who said that it was good for three things.',
          '“It’s good for three things,” {giver} had said of the {sled}. Shade was the first.',
        ],
      }),
      [
        '{Turtle} sat on the hump, [back to front|nose to the tail|facing the tail].',
        'On the hump sat {turtle}, the wrong way round, [sniffing|looking back|and sniffed].',
        '“You’re on [back to front|the wrong way round|inside out],” {camel} [told|informed] {turtle}, on the hump.',
        '{Turtle}, on the hump, turned herself [round|about] and [faced|looked|sniffed] back.',
      ],
      more(
        '“{Dunes}!” cried {camel}. “I could draw you a [map|picture] of them in my sleep!” (It would have been a map of sleep.)',
        '{Camel} chose a direction with his [nose in the air|eyes shut], and [marched|off they went].',
        'Plod, plod, sway, went {camel}, and he [hummed|talked] all the way.',
      ),
      '¶{refrain}',
    ],
    mirage: [
      [
        '“Feel that breeze?” said {camel}. “That’s my [lake|river].” And something did shine, [over there|in front of them].',
        'In front of them lay a [sky|bit of sky] on the [ground|sand]. “Water,” said {camel}. “[Cold|Deep]. Mine.”',
        '“A lake!” cried {camel}. It lay between two dunes, [blue|silver] and [shivering|winking].',
        'And there was [water|water, real water|a shine]! A whole [lake|sea] of it, [glittering|shaking] in the heat. “[Told you|What did I say],” said {camel}.',
        '“Stand back,” said {camel}. “I have found [the river|a lake]. I shall [go in first|test it].”',
      ],
      [
        'In galloped {camel}. It got no [wetter|wetter at all|cooler]. He [galloped on|swam a few strokes] in the sand.',
        'He [tested|tried] it with [one|his best] toe. He [let himself fall|took off], and there was a noise like a dropped [mattress|sack].',
        'He [ran|galloped], he [leaped|flew]. He spread all four legs and [landed|came down] in the [lake|blue] with a [flump|dry thud|puff of dust].',
        'He [took a run|galloped], held his nose, jumped, and went [flump|whump] into hot, dry sand.',
      ],
      more(
        '“I like it [warm|dry],” said {camel}, and pretended to float.',
        '“It has been [moved|drained],” he said, and [spat|coughed]. Sand came out.',
        'The lake had [skipped|moved] to the next dune, where it [winked|shone] at them.',
        '“Rather shallow,” said {camel}, with sand [in both ears|up to his eyelashes].',
      ),
      asideHere('way', {
        person: [
          '{Friend} took him by the [tail|hind legs], and {hero} by the rest, and they [pulled|dug].',
          '{Friend} put one toe in the lake. “[Dry|Hot],” {friend} said, “and you can stand in it.”',
        ],
        pet: [
          '{Friend} dug for the water and found {camel’s} [nose|left ear].',
          '{Friend} lay down where the lake had been, and [panted|sighed].',
        ],
      }),
      '¶{refrain}',
    ],
    circle: [
      [
        '“Halt!” said {camel}. There in the [sand|dust] were [feet|toes]. That is, there were the [holes|places] where feet had been.',
        '“Somebody’s walking ahead of us,” said {camel}. “He’s [big|tall]. He’s [clever|good-looking]. I’d like to meet him.”',
        '“Footprints!” whispered {camel}. “[Somebody enormous|A monster] has been here.”',
        'Then {camel} stopped. In the sand were prints, round and deep, as big as [plates|bread trays]. “[A giant|Giants],” he said.',
        'They [found|came to] a [track|trail]. “[Big|Flat] feet,” said {camel}, bending over it. “And [not very clever|going in circles].”',
      ],
      [
        '“He eats {snack},” said {hero}, and picked [one|some] up. “[Just|Quite] like [us|me and you].”',
        'The big feet went left round a rock. “So did we,” said {hero}, [thinking|who remembered the rock].',
        '{Hero} [looked|peered] at the [prints|tracks]. {They} looked at {camel’s} [feet|toes]. {They} looked at the [prints|tracks] [again|once more].',
        'Beside them ran a smaller track, exactly the size of {hero’s} [own feet|shoes]. “[Hm|Oh dear|Aha],” said {hero}.',
      ],
      ifRoom(
        '“[Good|Strange] news,” said {hero}. “You’re about to [meet him|catch up with yourself].”',
        'Then {camel} saw it too. “We’re lost by [nobody but ourselves|the very best],” he said.',
        '“{Camel},” said {hero}, “put your foot in that one.” It [fitted|was a perfect fit].',
        '“They [are|look like] [ours|us],” said {hero}. “We’ve gone [all the way round|in a ring].” “[Impossible|Then he copied us],” said {camel}.',
        'All morning they had walked, and here they were, [back where they began|at the same stone].',
      ),
      more(
        '“At least I was [early|first],” said {camel}.',
        'The track looked like a [bracelet|doughnut] on the desert.',
      ),
      asideHere('way', {
        person: [
          '“That’s my shoe,” said {friend}, beside the [smallest|last] print. “I know the [hole|heel].”',
          '“Then he’s caught us,” said {friend}, “or we’ve caught him.”',
        ],
        pet: [
          '{Friend} sniffed at the tracks, and then at {camel}, and sat down.',
          '{Friend} had stopped following. {Friend} was waiting at the stone.',
        ],
      }),
      '¶{refrain}',
    ],
    storm: [
      [
        '“What’s that, over there?” asked {hero}. It was the far end of {dunes}, and it was [up in the air|coming here].',
        'The wind had been playing. Now it [meant it|threw things].',
        'Far away the desert [stood up|put on a brown coat] and came toward them. It was a sandstorm.',
        'The sky turned [yellow|the colour of toast]. The sand began to [hiss|sing].',
        'First one grain hit {hero’s} [nose|cheek]. Then [all|a million] of them did.',
      ],
      [
        '“Pooh,” said {camel} to the storm. The storm [said it back|said pooh], and it was louder.',
        '{Camel} said that he’d sit this one out standing up. You could [see|hear] him for a little while.',
        '“Only a breeze,” said {camel}. “I never so much as shut my—” And his mouth was [full|full of desert].',
        '“{Camel}, shut your [mouth|eyes]!” cried {hero}. But {camel} was [explaining|giving a talk on] wind.',
      ],
      ifRoom(
        '{Hero} lay on {turtle}, and the {sled} lay on {hero}, and the whole [desert|sky] lay on the {sled}.',
        'They made themselves flat as [bread|stamps] under the {sled}, {hero} and {turtle}, and kept their eyes shut.',
        '{Hero} crept under the {sled} with {turtle} [in {their} arms|held tight], and waited until the [roaring|hissing] stopped.',
        'With {turtle} under {their} shirt, {hero} lay flat behind the {sled} and counted to [ninety|a hundred].',
      ),
      more(
        '{Hero} poured the desert out of {their} [left|right] shoe, and then out of the other.',
        'Afterward {camel} was a small new dune with [eyelashes|ears].',
        'When it was over, all the dunes had [changed places|moved one along].',
        'They had sand in the {snack}. They had sand in the [sand|jokes|sums].',
      ),
      asideHere('way', {
        person: [
          '{Friend} held down the other [end|side] of the {sled}, with both feet.',
          '“Room for one more?” [asked|shouted] {friend}, and crept under.',
        ],
        pet: [
          '{Friend} was under there before anybody, [eyes shut|nose in {friend.their} tail].',
          '{Friend} shook, and it rained sand on [everybody|all of them].',
        ],
      }),
      '¶{refrain}',
    ],
    fox: [
      [
        '{Hero} saw two [shells|spoons] sticking up from the sand. They were listening. They belonged to {fox} the fox.',
        '“I heard you arguing,” said {fox} the fox, unfolding his ears, “since [Tuesday|you got up].”',
        'Two ears came out of a hole, and kept coming. Under them sat {fox}, the smallest fox [in the world|in {dunes}].',
        'A little fox named {fox} was sitting in the [shade of|shadow under] his own ears.',
        '“[Psst|Visitors],” said somebody. It was {fox} the fox, and he had ears like [sails|two slices of melon].',
      ],
      [
        '“You want to go—” said {fox}. “Faster!” cried {camel}. “I [agree|know]!” “No,” said {fox}, “you want—” “Lunch!” cried {camel}.',
        '{Fox} tried it with words. {Fox} tried it with his [paw|tail]. {Camel} was telling a story about a [wall|bucket].',
        '“Good day,” said {camel}. “Which way to the river? No, don’t [tell me|say|help]. It’s [left|north]. It’s [right|south]. I [had|knew] it [a moment ago|just now|before lunch].”',
        '“The river’s just—” said {fox}. “[We know|Quite]!” said {camel}. “You go past—” “[Of course|Naturally] we do!” “And then—” “[Obviously|Yes, yes]!”',
      ],
      more(
        '“Ask the one on top,” said {fox} to {hero}, and then there was [no fox|only a hole].',
        '{Fox} put one ear over the other. “[Closed|Gone to lunch],” said {fox} from below.',
        '{Fox} looked at {hero}, folded up his ears, and went back to [bed|sleep].',
        '“He isn’t listening,” {fox} told {hero}. “With such [good|fluffy] ears, too.” And he was [gone|down his hole].',
        'One after the other {fox} rolled in his ears, and the hole was [empty|shut].',
      ),
      '¶{refrain}',
    ],
    palm: [
      [
        '“Let’s ask [that fellow|him over there|this gentleman],” said {camel}. It was a [tree, a palm|palm tree], and it was [standing about|not going anywhere|in no hurry].',
        'A palm! Its one long arm was stretched out to the side. “He says [left|over there],” said {camel}.',
        'On the top of a dune stood a single palm tree. “Ha!” said {camel}. “Palms [lean|point] to water. [Everyone|Every calf] knows that.”',
        'They came to a palm tree, [all by itself|alone as a hatstand]. It [pointed|leaned] to the left. “[There|So]!” said {camel}. “Left!”',
      ],
      [
        'They did [what it said|as it said|so]. Then it said [something else|the opposite|no, the other way].',
        'Every time the wind changed, the palm changed, and so did {camel}. {Hero} got quite [dizzy|giddy].',
        'They went [left|a long way left]. They [looked back|turned round]. Now the palm was [leaning|pointing] [right|the other way].',
        'But as soon as they had gone [ten|twenty] steps, the wind turned, and the palm tree pointed [back at them|straight up].',
      ],
      more(
        '“He’s [joking|lying],” said {camel}. The palm [threw|dropped] a [date|sticky date] [at|on] him.',
        '“Trees are [like that|only wood],” said {camel}, and would not say goodbye to it.',
        '“[Make up your mind|Which is it|One or the other]!” {camel} shouted at it. One date fell down and [hit him on the nose|went bonk].',
        '{Camel} [argued|quarrelled] with it for some time. It is [hard|no use] to quarrel with a tree.',
        'They turned left, [right, left|right, left, right|left again, right]. It was like [dancing|doing what a broom says].',
      ),
      more(
        '{Hero} shared out the date. It came to [one bite|a lick] each.',
        'The palm rustled. It sounded very like [giggling|laughing].',
      ),
      '¶{refrain}',
    ],
    dune: [
      [
        '“I shall fetch us a view,” said {camel}, and looked for the [steepest|pointiest] dune.',
        'There was a dune in {dunes} that nobody had ever climbed. “[Tsk|Watch],” said {camel}.',
        '“What we need,” said {camel}, “is [height|a view].” And he began to climb the [tallest|highest] dune in {dunes}.',
        '“[Wait here|Stand back|Watch this],” said {camel}. “I’ll [look|find it|have a look] from the top. I have [wonderful|the best] eyes.” [Up, up|Puffing, up|Step by step, up] he went.',
      ],
      more(
        'The sand ran down under his feet like a [staircase going the other way|treadmill].',
        '“Nearly there!” he shouted, from the [bottom|first step].',
        'For every step up he slid [one|two] steps down. It took him until [lunch|noon].',
        'He got smaller and smaller and [higher and higher|redder and redder].',
      ),
      [
        'He got there. He turned to take a bow, and [the dune bowed first|off he went, hump first].',
        'There was a [rumble|rumble, and then a knee|noise like hooves]. Past came a knee, a lip, a hump, and a [rather cross|polite] “Mind your backs!”',
        'At the top {camel} saw how [high|far down] it [was|all was]. He said [“Oh”|“Mother”]. Then he came down: nose, hump, feet, [nose, hump, feet|and feet, hump, nose|and a date or two].',
        'Then came a shout, and then a [ball|barrel] of legs, and then {camel}, all the way [down|to the bottom].',
      ],
      more(
        '“[What did you see|Was there a river|How was it]?” asked {hero}. “[My own feet|The sky],” said {camel}. “[Often|Several times].”',
        '“I meant to do that,” said {camel}, [upside down|with his feet in the air].',
        '{Hero} had to dig for his [head|left ear].',
      ),
      asideHere('way', {
        person: [
          '“Look out!” cried {friend}, and pulled {hero} aside by the [sleeve|arm].',
          '{Friend} [counted|kept count]. It was {camel’s} ninth knee.',
        ],
        pet: [
          '{Friend} jumped aside. {Camel} [could not|did not].',
          '{Friend} ran all round the heap, [looking for the front|and found the front].',
        ],
      }),
      '¶{refrain}',
    ],
    water: [
      [
        '{Hero} [turned|tipped] the water bottle [over|upside down]. A [lizard|beetle] fell out, and one sip.',
        'There was less water in the bottle now than there was [bottle|sand].',
        'By the afternoon the water bottle said [clonk|glip] instead of [slosh|glug].',
        'The sun leaned on them with its whole [weight|elbow]. {Hero} looked into the water bottle: [one sip|four drops].',
        'It was so hot that their [shadows crept under them|words dried up], all but {camel’s}. There was one sip left.',
      ],
      [
        '[Everyone|They all] looked at the [sip|drop]. {Camel} looked at it [twice|for longest].',
        'It would have been [nice|lovely], one [cold|small] sip. {Hero} could [already|almost] [hear|feel] it going down.',
        '{Hero} was [thirsty|thirsty, too|dry, too]. {Hero} was so thirsty that {their} tongue felt like a [sock|biscuit]. But {turtle} was [a river turtle|dry all over].',
        'One sip for [everybody|all of us] is [nothing|no good to anybody|a joke]. One sip for a turtle is [a bath|a whole afternoon|a small lake].',
      ],
      [
        '“For those who need it most,” said {hero}, and it ran over {turtle} like a [tiny Nile|rain shower].',
        '{Turtle} held out her neck, and {hero} made it last to the very [end|tail].',
        '{Hero} let the last of it run over {turtle’s} shell, drop by drop, [and licked {their} own finger|to the very last].',
        '“Hold still,” {they} said, and gave {turtle} all of it. Her shell turned dark and [bright|shiny].',
      ],
      more(
        '“Thank you. {Ask}…” said {turtle}. But {camel} was [singing|telling a story about himself].',
        '{Camel} said that he was not thirsty. His [lips|knees] said [something else|otherwise].',
      ),
      asideHere('trouble', {
        person: [
          '“She can have [mine|my half], too,” said {friend}, [and swallowed|looking the other way].',
          '{Friend} looked at the sip, and then very hard at [the sky|a stone].',
        ],
        pet: [
          '{Friend} lay down in {hero’s} shadow, [which was not very big|tongue out].',
          '{Friend} licked the [cork|bottle], to see [if anything was left|how it was].',
        ],
      }),
    ],
    lost: [
      [
        'Night fell on {dunes}, without a [bump|sound], and took the edges off everything.',
        'The last [bit|crumb|slice] of sun [went out|slid off the sand|was gone]. “Well,” said {camel}, and that was all.',
        'The sun slid down behind a dune, and every dune turned [blue|grey], and every one was the same.',
        '[Evening|Dusk] came, and {camel} looked left, {camel} looked right, {camel} looked, for the first time, [worried|small].',
        'When the light went, the way went [with it|too], and {camel} stopped. “This is it,” he [said|told them], “[I mean|that is], this is not it.”',
      ],
      [
        '“Shall I tell you a secret?” said {camel}, “I don’t know the [way|river],” and it [wasn’t a secret any more|was out].',
        '“I was so [sure|loud],” said {camel}, “that I never [checked|looked],” and he put his [chin|nose] on the sand.',
        '“{Camel},” said {hero}, “do you know where we are?” “[In the desert|Here],” said {camel}, [after a while|very low].',
        '“Somebody,” said {camel}, “has [hidden|stolen] the river.” And [he|{camel}] sat down, [front end first|with a bump|bit by bit|like a tent].',
        '“I don’t know,” said {camel}. He said it [into the sand|twice]. He had never said it before, and it [came out crooked|needed practice].',
      ],
      aside('trouble'),
      more(
        '[You could hear the stars come out|You could have heard a beetle cough], that’s how [quiet|lost] they were.',
        '{Turtle} had pulled in her [head|feet]. Her shell was as dry as [toast|a plate].',
        'A cold wind came up, and somewhere something [howled|called]. {Hero} pulled the {sled} closer.',
        '[Nobody|No one] said [anything|a word|a thing]. Not even {camel}. It was [the first quiet|quiet for the first time] all day.',
      ),
      [
        '¶“{Ask},” [said|whispered|tried] {turtle} [again|once more|in the dark]. And for the first time [that day|since breakfast] [nobody|no one] said “{brush}.”',
        '¶“{Ask}…” [said|whispered] {turtle} [into the dark|one more time|again]. {Camel} had no “{brush}” [left|left in him].',
        '¶“{Ask},” came a [small|tiny|soft] voice [out of the dark|once more]. No [large|big|loud] one said “{brush}.”',
        '¶“{Ask},” [said|peeped] {turtle} [in the dark|once more]. There was a gap, [just|exactly] where “{brush}” [had always been|used to be].',
      ],
    ],
    hush: [
      TURN,
      [
        '¶{Hero} held up a {hero.hand}, and it got [quiet|still]. “{Turtle}?” {they} said, “[please|go on|you].”',
        '¶“You said ‘{ask}’,” {hero} told {turtle}. “[Eight|Nine|Eleven] times. [And then what|What came next|How did it go on]?”',
        '¶“Yes, {turtle}?” said {hero}, and then [did not say one word more|kept quite still|held {their} breath].',
        '¶“It’s your turn, {turtle},” said {hero}. “[All of it|To the end|Every word]. We’re [listening|all ears|quiet now].”',
        '¶“What was it, {turtle},” asked {hero}, “that you wanted to say all day?”',
      ],
      [
        '“Home is there,” said {turtle}, and her [nose|head] pointed right back over their tracks. “It has been there [all along|the whole time].”',
        '“I only [wanted|meant] to [mention|say],” said {turtle}, “that I know the [way|river]. It’s [my river|where I live|home], you see.”',
        '“Only,” said {turtle}, “that the river is over there. I can [smell|hear] it[|, just there|, I think]. I could smell it [this morning|all day|from the hump|in the tent].”',
        '{Turtle} put out her neck. “[That way|There],” she said. “It smells of [wet mint and fish|mud and melons]. I’ve been [looking at|facing] it since [breakfast|this morning].”',
        '“We are going the wrong way,” said {turtle}. “[We have been|It was wrong] since we started. I didn’t like to [shout|push in].”',
      ],
      asideHere('turn', {
        person: [
          '{Friend} held {camel’s} mouth shut with both hands, [to be safe|just in case].',
          '“Sh!” said {friend} to {camel}, who had [only breathed|said nothing].',
        ],
        pet: ['{Friend} lay down on {camel’s} feet, so that he would [stay|keep still].', '{Friend} put up both ears.'],
      }),
      more(
        'You could have cooked an egg on {camel’s} [ears|cheeks], they were so red.',
        '“Why didn’t you say so?” asked {camel}. Nobody [answered|said a thing]. Then he understood.',
        'And it was true: whichever way they had turned, her nose had always pointed there.',
        '{Camel} opened his mouth, looked at {hero}, and [closed it again|ate his own words]. They were dry.',
        'It took her [a minute|as long as a cup of tea] to say it, and nobody [coughed|moved].',
      ),
    ],
    march: [
      ifRoom(
        'They turned round and went by starlight, {hero} in front, and {turtle’s} nose in front of {hero}.',
        'Nobody was in a hurry. Nobody was [loud|explaining]. {Hero} carried {turtle}, and {turtle} carried on [sniffing|smelling river].',
        'Now {hero} went first, with {turtle} held up like a [lamp|compass], and the stars came out to look.',
        'They walked by night, when the sand is [cool|cold as flour]. {Hero} led. {Turtle} [steered|sniffed].',
        'The moon made the dunes [white|silver]. In front walked {hero}, and in {hero’s} arms sat {turtle}, nose out.',
      ),
      [
        plants(
          'march',
          '“Hm,” said {turtle}, which meant left. “Hm,” she said, which meant [right|not so far left], and {hero} could [tell|hear it|feel it|steer by it].',
        ),
        plants('march', 'One dune, stop, listen. One dune, stop, listen. That’s how they [went|found it].'),
        plants(
          'march',
          '“A [little|bit] [left|to the right],” said {turtle}, [no louder|hardly louder] than a grain of sand, and {hero} heard it.',
        ),
        plants(
          'march',
          'Every hundred steps {hero} stopped, and everyone was quiet until {turtle} said, “[There|Straight on].”',
        ),
      ],
      when('interest', {
        ifRoom: [
          '“Tell me something nice,” said {turtle}. So {hero} told {turtle} about {interest}, for [three|seven|five|nine] [whole|long] dunes.',
          '[To stay awake|So as not to fall asleep], {hero} talked about {interest}, and {turtle}, who [had never heard of|knew nothing of] {interest}, asked [good|very good] questions.',
        ],
      }),
      more(
        '“It’s nice, this,” whispered {camel}. “[Not knowing|You can hear things].”',
        '{Camel} walked at the back and said nothing. You could hear him [saying it|not saying it].',
        'Once {camel} hiccuped. “[Sorry|Excuse me],” he whispered.',
        'A [star fell|cricket sang]. Nobody talked over it.',
      ),
      aside('turn'),
    ],
    doubt: [
      [
        '“Wait,” said {turtle}. The smell was gone, [like a string that snaps|between two steps].',
        'The stars went [out|in], one after the other. It was [clouds|only clouds|just a cloud], but it was [dark|black].',
        'Then a cloud [went|sat down] over the moon, and the wind [turned round|changed its mind]. {Turtle} sniffed. “[It’s gone|I’ve lost it|No more mud],” she said.',
        'In the middle of the night the wind [stopped|died]. No wind, no [smell|smell of mud|river]. {Turtle’s} nose went [left, then right|to and fro].',
      ],
      more(
        '{Camel} knew what he would have done. He [bit his lip|held his mouth shut with one foot].',
        '“Shall we just go somewhere?” asked {camel}, and then he answered it himself: “[No|That’s what we did].”',
        '“Let me!” cried {camel}. “I feel it in my [knees|hump|left ear]! It’s [that way|this way|over there]!” And he was [already|nearly] [walking|off|away].',
        '“Well,” said {camel}, “I could always…” And he looked at {turtle}, and [didn’t|couldn’t].',
      ),
      [
        '{Hero} sat in the dark and listened to [nothing|{their} own ears]. {They} listened to it very [carefully|hard], [to the end|from end to end|with both ears].',
        '“It’ll come back,” said {hero}, who [only |]hoped so. And they didn’t move so much as [a toe|an eyelash].',
        '{Hero} wanted to [run|go], too. But {they} sat down, with {turtle} in {their} lap, and waited. [It was the hardest thing of all|Waiting is heavy].',
        '“We [stay here|sit still|wait],” [said|whispered] {hero}, “until we [know|hear it].” And {they} spread out the {sled}, and [they all sat on it|sat].',
      ],
      more(
        'When it came, it was just one [breath|sniff|puff]. “Frogs!” whispered {turtle}. “[Hundreds|My frogs]!”',
        'Then it came, thin as a [hair|thread]: mud, and mint. “[There|Oh],” breathed {turtle}.',
        'At last, far away, a [frog|heron] said one word. {Turtle’s} head went round. “That’s my [cousin|street],” she said.',
      ),
    ],
    slide: [
      when('not told:march', [
        'All night they walked [where|just where] {turtle’s} nose pointed.',
        '{Hero} carried {turtle} all night, the way her nose [pointed|went].',
        'They turned round, and walked [till the stars went pale|the whole night through].',
      ]),
      [
        'Behind the last dune it [got|was getting] [light|pink], and they put their noses over the top, and there it [was|lay], long and [wet|green|shining]: the river!',
        'The dune [ended|stopped], like a [table|page|shelf], and under it was all of the [Nile|river], with the sun [getting out of it|on].',
        'The last dune was as steep as a [roof|wall]. They climbed it on [hands and knees|all fours], and at the top [stood|sat] the [morning|sun].',
        'One dune [more|to go], up, up, with sand in the [sleeves|socks|ears], and then [the sky went pink|they looked over the edge]. There it was, [blue|green|wide] and [wet|real|wonderful]: the river!',
        'When the sun came up, they were standing on the edge of the desert, and [far below|down there] was a [green|shining] stripe. The [Nile|river]!',
      ],
      ifRoom(
        '“That’s not a [dune|hill|wall], {turtle},” said {hero}, “that’s a [slide|present|road].” And down went the {sled}, on the edge.',
        '“But the {sled} is for shade!” [cried|said] {camel}. {Hero} was already sitting on it, with {turtle} in {their} lap.',
        'It was too [steep|high] to [walk|climb]. {Hero} looked at the [dune|slope], and at the {sled}, and [back|smiled]. “[Get on|All aboard|Hold tight],” said {hero}.',
        '“How do we get down?” whispered {camel}. {Hero} put down the {sled}, sat on it, and took {turtle} in {their} lap.',
      ),
      [
        '[Then|And] they were off[|, whoosh|, all four]! {Hero} screamed, {turtle} screamed, and {camel}, up above, [covered his eyes|screamed for company].',
        'It went so fast that the [wind got there second|sand had to run|sun hardly saw it|screams came after]. “[More|Faster|Again], [more|faster|again]!” yelled {turtle}.',
        '[Down|Away|Off] they [went|flew|shot]! The sand [sang|hissed], the wind [whistled|pulled their ears], and {turtle} said, quite loudly, “[WHEEE|FASTER]!”',
        '[Whoosh|Whee|Wheee|Zoom]! {Turtle}, who had never in her life gone faster than a [snail|lettuce], [shrieked|screamed] with joy.',
      ],
      more(
        'Something large rolled past them and said “[pardon|oops].”',
        '{Camel} came after them on his [bottom|stomach], and did not explain it.',
        'Behind them, rolling, came {camel}, and in front of them, nearer and nearer, [the green|came the palms].',
      ),
      aside('turn'),
    ],
    river: [
      ifRoom(
        'There was the Nile, with boats on it like [folded napkins|white ears|paper hats], and it had [time|room] for everybody.',
        'First came the [green|grass], then the [reeds|mud], and then {hero’s} feet were wet, and had [never|rarely] been so glad.',
        'The Nile was wide and [slow|green], and it smelled of mud, mint and [fish|melon]. “[Home|That’s it],” said {turtle}.',
        'White sails were going by, and a boy on a donkey, and [a thousand|a great many] reeds bowed in the wind. [It was|That’s] the Nile.',
        '{Hero} [walked|waded] in up to {their} [knees|middle], and the water took hold of {their} legs with [cool|cold] hands.',
      ),
      [
        '“[Ready|Now]?” asked {hero}, but {turtle} had been ready [since yesterday|all along].',
        '{Hero} bent down, and the river came up and [took|got] {turtle}, and there she was again, upside down, for [fun|joy].',
        '{They} set {turtle} down on the water, [as you set down a boat|ever so gently]. [Plop|Plip|Splish]!',
        'When {hero} opened {their} {hero.hands}, {turtle} [slid in|was gone] without a splash. Where she had been so slow, she [flew|danced].',
      ],
      more(
        '{Camel} said that it was his river, really, and then he [coughed|blushed], and said that it wasn’t.',
        '{Camel} drank for [nine|ten|eleven] minutes. You could watch the river [going into him|get lower].',
        '{Hero} drank from both {hero.hands}. No [juice|lemonade] had ever been so good.',
        'Everybody [washed|drank|had a bath|got wet]. [Half the desert|Two whole dunes] came out of {camel}.',
      ),
      aside('end'),
    ],
    goodbye: [
      [
        '“[Nobody|No one] [ever|has ever] asked me the way [before|in my life],” said {turtle}. “I liked [it|knowing it|being right|the idea].”',
        '{Turtle} put her wet nose on {hero’s} [knee|hand]. That was a whole [letter|speech], in Turtle.',
        '{Turtle’s} head came up once more. “{Hero},” she said, “you have the best ears [in Egypt|on the Nile|I ever met].”',
        '“Thank you,” said {turtle}. “For the [water|carrying|{sled.noun}]. But [most of all|mainly|above all] for the [question|asking].”',
        'Then {turtle} made the longest speech of her life. “Come and [see|visit] me,” said {turtle}, “and bring [everybody|the camel|figs]. I’ll [tell you about fish|do the talking].”',
      ],
      ifRoom(
        '“{Ask},” {camel} began, and stopped to see if anybody minded. “{Brush},” said {turtle}, and [laughed|winked], and then she waited until he had [said it all|finished].',
        '“{Ask},” said {camel}, as [small|softly] as he could. “{Brush}!” [boomed|sang|cried] {turtle}, as [large|loudly] as she could, and they both [got the giggles|laughed|had to laugh].',
        '“{Ask},” said somebody, very softly. It was {camel}. “{Brush},” said {turtle}, “I’m [swimming|diving].” But she [swam close|came back], and heard him to the end.',
        '“{Ask},” said {camel}. [Everyone|They all|All of them] [turned round|looked at {turtle}]. “I [only|just] wanted to [say sorry|be sorry|do it properly].” “{Brush},” said {turtle}. “[I’m swimming|I’m diving|I’m a fish].” And {turtle} [winked|laughed bubbles|waved a toe].',
      ),
      when(
        'adults',
        ifRoom(
          'Back at the tent, {adults} [listened|heard it] to the end, without one question.',
          'Back at the tent, {adults} wanted to hear it all, [from the beginning|with the voices].',
        ),
      ),
      more(
        'That day {camel} drank up [a corner|nearly all] of the Nile, and said thank you to it.',
        'On the way home, {camel} asked three questions, and waited for [all three answers|the answers].',
        'The [water|river] closed over [her|{turtle}] [like a door|without a sound|and was smooth]. It went on [talking|murmuring], as rivers do, and {hero} sat and listened.',
      ),
    ],
    home: [
      more(
        'They went straight home, and it took [an hour|no time]. “So near!” said {camel}. “I’d never have [guessed|known].”',
        '“After you,” {camel} said to {hero}, and to the [flies|wind], and to his own shadow.',
        'They went home by the evening star. “What do YOU think?” {camel} asked [a beetle|every beetle they met].',
        'The way home was short. It always is, when somebody [knows it|listens to a nose].',
        'In {dunes} the sand was still [warm|singing]. The tent stood there as if it had [only been a minute|kept their place].',
      ),
      adult('end'),
      [
        '¶When it was dark, {hero} opened the tent a crack. “{Turtle}?” {they} whispered, and then {they} [waited|kept still]. It was a [nice|good] [big|wide] quiet, and there was a [plop|small plop] in it.',
        '¶The sand said hush, and the stars said nothing. And right at the back of all that quiet, somebody was [swimming|at home].',
        '¶At night {hero} lay [still|quite still|awake] and [listened|held {their} breath]. Far off, as far as a river is, something went plop.',
        '¶“Good night, {turtle},” said {hero} into the dark. And {they} waited a while, in case there was an answer. [Plop|Plip].',
        '¶And if you are ever in {dunes} and hear nothing at all, listen again. [{Hero} would|That is what {hero} does].',
      ],
    ],
  },
  asides: {
    start: {
      person: [
        '“Can she sleep in my bed?” asked {friend}. She [could not|was too wet for that].',
        '“I’m coming too,” said {friend}, and [put on two hats|was ready first].',
        '{Friend} counted her [toes|wrinkles]. “She’s about a hundred,” {friend} said.',
      ],
      pet: [
        '{Friend} sniffed her all over and [found nothing wrong|sneezed].',
        '{Friend} put {friend.their} nose on {turtle’s} nose. That was [settled|hello].',
      ],
    },
    way: {
      person: [
        '“What does {turtle} think?” asked {friend}. But {camel} was [already off|saying something].',
        '“This looks familiar,” said {friend}. “So do I,” said {camel}.',
        '“I could have told him that,” said {friend}. “[Nobody asked|But he never asks].”',
        '“Is it [far|much further]?” asked {friend}. “Is it still far NOW?”',
        '{Friend} laughed so much that the {snack} [fell in the sand|came out of the bag].',
        '“Are we allowed to laugh?” whispered {friend}. {Hero} was [already laughing|biting {their} sleeve].',
      ],
      pet: [
        '{Friend} trotted from one patch of shade to the next, and there were only [two|three].',
        '{Friend} bit the sand, and was [sorry|surprised].',
        '{Friend} looked back the way they had come, [head on one side|and so did {turtle}].',
        'Whenever {camel} spoke, {friend} [yawned|scratched].',
        '{Friend} dug a hole, looked into it, and [found more sand|buried a stone].',
        '{Friend} looked at {camel} for a long time, [and sighed|with pity].',
        '{Friend} shook, and it rained sand on [everybody|those who had just got clean].',
      ],
    },
    trouble: {
      person: [
        '“I’m only cold,” said {friend}, [whose chin shook|and sniffed].',
        '“I’d like to be home now,” said {friend}, [to nobody in particular|in a small voice].',
        '{Friend} held on to {hero’s} sleeve. “You know what to do,” {friend} said. “[Don’t you|Right]?”',
        '“If I cry,” said {friend}, “can {turtle} have [the water|it]?”',
      ],
      pet: [
        '{Friend} lay down flat, [and only the ears stood up|chin on the sand].',
        '{Friend} leaned against {hero}, and they [kept each other up|both sighed].',
      ],
    },
    turn: {
      person: [
        '“I smell it! I smell it!” cried {friend}. “[No, that’s {camel}.|Mud! Lovely mud!]”',
        '“Can I be the one who says hush?” asked {friend}. “Hush!” {friend} said, [to everyone|happily].',
        '{Friend} said nothing for a whole minute. It was [a record|very exciting].',
      ],
      pet: [
        '{Friend} stuck {friend.their} nose in the air, next to {turtle’s}. [Yes|That way].',
        '{Friend} ran a little ahead and came back, [over and over|to say hurry up].',
      ],
    },
    end: {
      person: [
        '{Friend} was in the water [before anyone could say shoes|with all clothes on].',
        '“Watch this!” cried {friend}, and [made the biggest splash in Egypt|jumped].',
      ],
      pet: [
        '{Friend} swam a small circle and [shook it off over {camel}|came out proud].',
        '{Friend} [jumped at|ran along with] a sail, or meant to.',
      ],
    },
  },
  adults: {
    start: [
      '“The desert is only boring if you’re loud,” said {grownUp}.',
      '“Hats, water, and be back [by tomorrow|for lunch],” said {grownUp}.',
      '“In the desert,” said {grownUp}, “you say good morning to [everything|whatever you meet].”',
    ],
    end: [
      '“And what did you hear?” asked {grownUp}. So {hero} told it all, [from the beginning|with the voices].',
      '“You were gone a long time,” said {grownUp}. “And you’ve brought back half the [desert|river].”',
      '{GrownUp} listened to the end without [one question|saying a word]. It ran in the family.',
      '“A turtle,” said {grownUp}. “Well, well. [Tea|More tea]?”',
    ],
  },
  traits: { habit: habits, turn: turns },
};
