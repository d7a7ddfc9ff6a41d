/** The second row in English for readers of 5 to 7. */
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
} from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/second-row/english-traits.data.ts';

export const english57: BandText = {
  refrains: [
    '{Plip}, {plip}, and [everybody|everyone] [moved over|moved up|budged up] a [bit|little].',
    '{Plip} [went|sang] {cloud}, and scrape, [shuffle|bump], bump, [everybody|everyone] moved [up|over].',
    'And [so|then] [everybody|everyone] moved over a little, [the way you do|as one does|bit by bit].',
    'With a [shuffle|scrape|shove] and a [bump|budge], [everybody|everyone] moved over [by one|a bit].',
  ],
  beats: {
    bell: [
      [
        '{Party} came to {school} with a boat. It was made of paper, it was called {boat}, and it was the [best|fastest] in the [class|world].',
        'On the [way|road] to {school}, {party} had to walk [slowly|on tiptoe|as if on ice]. {Hero} carried {boat}, which was [only paper|made of paper].',
        '“Make way for {boat}!” The gate of {school} [opened|swung back], and in came {party} with a paper boat, [held high|on two flat hands].',
        'This is {boat}: one sheet of paper, [nine|eleven] folds. And this is {party}, [taking|bringing] it to {school} to be [admired|seen].',
        '{Hero} had [stayed up|got up early] to fold a boat, and called it {boat}. Now {party} brought it to {school}, [in both hands|like an egg].',
      ],
      when(
        'giver',
        more(
          'It was {giver} who had [found|saved] the paper, [smooth|stiff] and white, [with just one spot|too good for sums].',
          '“A boat should [see water|sail],” {giver} had said, [cutting the flag|passing the paper].',
        ),
      ),
      when(
        'adults',
        ifRoom(
          '{Adults} [saluted|waved a handkerchief] at the gate, as you do for [ships|captains].',
          '{Adults} carried the [bags|lunch], because {hero’s} hands were [full|at sea].',
        ),
      ),
      { more: HABIT },
      takes('boat', {
        wish: [
          [
            'But it had not rained since [spring|the holidays], and the [puddles|ditches] were [dust|only dents]. “[Please|Oh, please],” {hero} [said|whispered] to the sky, “[just once|only a little|rain, will you].”',
            'There was only one thing missing: [water|a sea]. Every [night|evening] {hero} wished for [rain|a lot of rain], and every [morning|day] the sky was as blue as [a plate|ink|before].',
            '“No [puddles|water] today,” called {frog} the frog. “None [last week|on Monday] either.” So {hero} [looked up|shut {their} eyes] and wished for rain, [twice|with all ten toes|as hard as it goes].',
          ],
        ],
        world: [
          [
            'It was going to sail [right |once |all ]round the world. All that was missing was [water|a sea|a puddle], for it had not rained since [spring|the holidays|the summer].',
            '“First the [pond|ditch], then the sea, then once round the world,” [said|explained] {hero}. But it was all as dry as [toast|biscuit|a drawer], and there was nowhere to begin.',
            '“Where to?” called {frog} the frog. “Round the world,” said {hero}. “[On what|And the water]?” asked {frog}, for the [puddles|ditches] were [all dust|only dents|as dry as toast].',
          ],
        ],
        dry: [
          [
            '“Nobody is to get a [drop|spot|single drop] on it,” said {hero}. Nobody could: it had not rained since [spring|the holidays], and the [puddles|ditches] were [all dust|only dents].',
            'A paper boat must [stay|be kept] dry, and that was [easy|no trouble]. The ground was like [toast|biscuit], and the [frogs|worms] went home by [bus|bike].',
            '“[Shall we|Let’s] sail it!” called {frog} the frog. “[Certainly not|Never|Oh no],” said {hero}. “It might get wet.” And there was no water anyway: even the mud had [cracks|wrinkles].',
          ],
        ],
      }),
      adult('start'),
    ],
    new: [
      [
        'That morning the door opened [by itself|just a crack], and something grey looked in, [low down|near the handle]. It was a [very small|little] cloud.',
        '“We have somebody new,” said {teacher}, the ibis, and [stepped aside|held up a wing]. And in came a cloud, no bigger than a [pillow|sheep].',
        'First came {teacher}, the ibis, with the [register|chalk]. Behind her came something [soft|grey] that did not [walk|have feet].',
        'There was a knock, rather a [damp|soft] one. {Teacher}, the ibis, opened the door, and in [floated|drifted] a cloud.',
        'The class was in the middle of the [sevens|song|spelling] when a cloud came in. “[Late|Lost],” it said to {teacher}, the ibis. “Sorry.”',
      ],
      [
        '“This is {cloud},” said {teacher}. “She has come from {far}, so [be nice|make her welcome].” {Cloud} [went darker|looked down]. A drop fell on [somebody’s ear|row one|the first shoe].',
        'Her name was {cloud}. She came from {far}. She said hello, and it [dripped|came out wet], all over [row one|the front desks].',
        '“I’m {cloud},” said the cloud, “from {far}.” Then she got [shy|a lump in her throat], and it rained on the [mat|first row].',
        'From {far} she had come, [all alone|on three different winds], and her name was {cloud}. “[Sorry|Oh, sorry],” she said to the wet [front row|knees below].',
      ],
      more(
        '“There’s a seat by {hero},” said {teacher}. “In the second row.”',
        'The only [free|empty] chair was in the second row, next to {hero}.',
        '{Hero} put one arm round {boat}, [quick|just in case].',
      ),
      asideHere('start', {
        person: [
          '{Friend} put up a hand to [feel|see] if it was real rain. It [was|was, very].',
          '“It’s [weather|a bit of sky],” whispered {friend}, “and it’s [wet|coming in].”',
        ],
        pet: [
          '{Friend} looked under {cloud} for the [legs|feet], and [got a drop in the eye|found a puddle].',
          '{Friend} tried a drop, and [sneezed|shook it off again].',
        ],
      }),
      '¶{refrain}',
    ],
    arrive: [
      takes('boat', {
        wish: [
          [
            '{Party} brought a paper boat, {boat}, to {school}, and no water to sail it on. Every [night|evening] {hero} wished for [rain|a lot of rain].',
            'To {school} came {party} with {boat}, nine folds of paper. “Now [all|the only thing] we need is rain,” [said|told the sky] {hero}.',
            '“[Please|Oh, please|Do] rain,” {hero} [said|whispered] to the sky, for {party} had a paper boat, {boat}, and {school} was as dry as [toast|biscuit|chalk].',
          ],
        ],
        world: [
          [
            '{Party} brought a paper boat, {boat}, to {school}. It was to sail [right |once ]round the world, but there was no [puddle|pond|water] to start from.',
            '“Round the world!” said {hero}. {Party} had [carried|brought] {boat}, a paper boat, to {school}. But it was as dry there as [toast|biscuit|flour|chalk].',
            'Paper boats can sail round the world, said {hero}, who came to {school} with {boat}. But they need [water|a puddle|a sea].',
          ],
        ],
        dry: [
          [
            '{Party} brought a paper boat, {boat}, to {school}, on [two flat hands|tiptoe|a cushion]. “Nobody is to get a [drop|spot] on it,” said {hero}.',
            '{Boat} was made of paper. {Party} carried it to {school} [very slowly|on tiptoe], for it must never [get wet|touch a puddle].',
            '“It must [stay|be kept] dry,” said {hero}. {Party} had brought {boat}, a paper boat, to {school}, and the [ground|yard] was like [toast|biscuit|flour].',
          ],
        ],
      }),
      when('adults', ifRoom('{Adults} [saluted|waved|sat on the wall].', '“Keep it [dry|safe|flat],” said {adults}.')),
      [
        '{Teacher}, the ibis, brought in somebody [new|small|grey]: {cloud}, a cloud from {far}. She [dripped|rained|leaked] on [row one|everybody|the floor].',
        'Then {cloud} came in, a [small|shy|little] cloud from {far}, and dripped on {teacher}, the [ibis|long-legged ibis].',
        '“This is {cloud},” said {teacher}, the ibis. A little cloud from {far} hung in the door, and [dripped|leaked] on [row one|somebody’s shoes].',
        '“Here is somebody new,” said {teacher}, the ibis. It was {cloud}, a cloud from {far}. She was so [shy|nervous] that she [dripped|rained].',
      ],
      '¶{refrain}',
    ],
    seat: [
      [
        'She sat down the way clouds do, a bit [above|around] the chair. From below it went drip on {hero’s} [shoe|bag].',
        '{Cloud} took the chair next to {hero}. “Nice [boat|ship],” she said, and leaned over to look. {Hero} [pulled it back|snatched it away].',
        'It is not easy to share a desk with [weather|a cloud]. {Hero’s} [sums|letters] ran [down the page|off to the left].',
        '“Do I [drip|leak]?” asked {cloud}. “[A bit|Only here and there],” said {hero}, and moved {boat} to the [other side|far corner].',
      ],
      [
        '{Cat} the cat, in the row [behind|in front], [shook a paw|dried his tail]. “{Cat} is a cat,” he said, “and not a [sponge|fish|bath].”',
        '“[Excuse me|I beg your pardon],” said {cat} the cat, “but it is raining in my [ear|pencil case].”',
        'Behind them {cat} the cat put his [book|hat] on his head and said [nothing|“Hmf”], but in a very dry way.',
      ],
      more(
        plants('line', '{Hero} drew a line down the desk: [wet|rain] on that side, {boat} on this.'),
        'One drop [missed|just missed] the [mast|sail] by [a hair|that much].',
        '“Where I come from,” said {cloud}, “they like it. They put out [pots|flowers].”',
      ),
    ],
    umbrella: [
      [
        '{Hedgehog} the hedgehog had [an idea|a plan]. He put up his umbrella, right under {cloud}. “There,” he said, “[dry as nuts|problem solved].”',
        '“[Never fear|I’m prepared],” said {hedgehog} the hedgehog, and out of his bag came an umbrella, [red|as wide as a tent]. Up it went, over {hedgehog}.',
        'An umbrella indoors is [bad luck|not allowed], but {hedgehog} the hedgehog [did not care|had asked]. He held it under {cloud} with [both arms|all his might].',
        '“If she drips, we need a roof,” said {hedgehog} the hedgehog. He put up his [old|red|best] umbrella, right under {cloud}.',
      ],
      [
        'He forgot his own [back|prickles]. In a moment the umbrella had [twenty|forty] holes and was [a shower|a watering can] for [row one|all around].',
        'The rain ran down one side, [in a stream|like a tap], and it was {hero’s} [side|neck].',
        'It held. But it filled up like a [bowl|bath], and then {hedgehog} sneezed, and the whole lake [came down on|went into] row [three|two].',
        'Then {hedgehog} turned round to be [thanked|seen], and all the water [turned round, too, on row three|flew off in a ring, into every ear].',
      ],
      more(
        '“Sorry,” said {cloud}, “I can aim, but not [well|yet].”',
        '{Hero} held {boat} [over {their} head|up by one corner] and stood in a [shoeful|sockful] of rain.',
        '“It’s dry under the [desk|chair],” said {hedgehog}, who was [there|already living there].',
      ),
      asideHere('way', {
        person: ['“[Shove up|Budge up],” said {friend}, “it’s coming [this way|over here].”'],
        pet: ['{Friend} [jumped|moved] to the next desk [first|at once].'],
      }),
      '¶{refrain}',
    ],
    bucket: [
      [
        '{Mouse} the mouse rolled in a bucket. Plink, it went, and plonk, and plink plink [plunk|plank]. “It’s a [tune|song]!” she said.',
        '“[One bucket|A bucket],” said {mouse} the mouse, who [cleaned up|was neat], “and we’re done.” She pushed it under {cloud}. [Ping|Plink]! It was a [nice|high] note.',
        '{Mouse} the mouse set a bucket where it dripped. Ping, pong, ping. Half the class began to [hum|tap along].',
        'Since it would not stop, {mouse} the mouse [caught|collected] the rain in a bucket. It went plink and [plunk|plonk], [like a bell|almost like a song].',
      ],
      [
        '{Cloud} had never made [music|a tune] before. She was so pleased that she did [all the verses|it faster and faster], and the bucket [ran over|spilled], into [everybody’s shoes|row one].',
        'It sounded so good that nobody [looked|watched]. The bucket got full, the bucket got [fuller|round], and off went {mouse} on [a ruler|a rubber], past [a lot of|all the] wet knees.',
        'After [one|the second] song the bucket was full. While {mouse} [emptied|tipped] it out of the window, the song went on [without it|without a bucket], on row [one|two].',
        'By the last note row one had [wet|full] shoes, and {mouse} was [swimming|floating], and still [conducting|singing].',
        '{Cloud} liked that so much that she rained [harder|faster]. The water [ran|came|poured] over the rim, [on row one|on row two|into every shoe].',
      ],
      more(
        'The water came as far as {hero’s} [laces|socks]. {They} put {boat} on the [cupboard|lamp].',
        '“[More|Again]!” cried {frog} the frog from the floor, [up to his chin|on his back].',
        '“[Too much|Was that wrong]?” asked {cloud}.',
      ),
      '¶{refrain}',
    ],
    joke: [
      [
        '“She’s just sad,” said {frog} the frog. “Leave it to me.” He climbed on a [chair|desk]. “What’s green and [goes up and down|says moo]?”',
        '{Frog} the frog knew [forty|nineteen] jokes, and they were all about [flies|frogs]. He told {cloud} the [best|one with the bus].',
        '“A laugh will dry her up,” said {frog} the frog. He put a [bin|flower pot] on his head and [walked|danced] like {teacher}.',
        '“I can make her laugh,” said {frog} the frog, “and then she’ll be [dry|fine].” He told her the joke about the [fly|newt] in the [soup|tuba].',
      ],
      [
        'For a moment nothing came. Then {cloud} [snorted|gave a hiccup]. She laughed till she [cried|shook], and when a cloud does that, [row one swims|it buckets on row two].',
        '{Cloud} did laugh. She laughed [in drops|from the bottom], and it [poured|came down in strings], on [row three|the front desks].',
        'It worked. {Cloud} [giggled|roared], and with every [giggle|ha] there came [a cupful|a jug] of rain, down on row [two|one].',
        'Nobody had told {frog} that clouds laugh with [water|everything they have]. Now he knew, and so did [the wet front row|all of row two].',
        '{Cloud} laughed till she had to hold on to the [lamp|curtain]. All that laughing came [down|out] as rain, on row [one|two].',
      ],
      more(
        '“Stop!” cried {hero}, flat across {boat}, [like a roof|on {their} stomach].',
        '“[Wait|Oh wait],” gasped {cloud}, “I get it only now,” and it all began [again|from the top].',
        'It was a [good|very good] joke. Even {cat} the cat nearly [smiled|laughed], but then his [whiskers|trousers] got wet.',
      ),
      asideHere('way', {
        person: ['“[Quick|Look out], move,” said {friend}, “she’s [laughing|still laughing].”'],
        pet: ['{Friend} [moved|fled] to the end of the row.'],
      }),
      '¶{refrain}',
    ],
    shelf: [
      [
        'They took {cloud} to the library, where everything is calm. {Mouse} the mouse read aloud. It was the one about the [lost duck|snail with no house].',
        '“Books will [calm|settle] her,” said {teacher}. In the library {mouse} the mouse picked out a story about a [kite without a string|duck who walked to the moon].',
        'In the library you must not [run|shout|eat]. Nobody had made a rule about [rain|drizzle]. {Mouse} the mouse read them [a sad book|a book about a lost duck].',
        '{Mouse} the mouse thought that a story might [help|settle her]. So they went to the library, and she read about a [bear|mole] who was lost.',
      ],
      [
        'By page [three|nine] there was a sniff. By page [ten|twelve] it rained on [every lap|all who were listening].',
        'It ended well. But {cloud} did not [wait|get that far], and it rained on the [listeners|front cushions].',
        '“It’s so [sad|beautiful],” said {cloud}, and the letters [floated off|swam] like ants, into [everybody’s|all the] laps.',
        'First it rained on the [picture|title], and then on [everyone who listened|all the cushions], from left to right.',
        '{Cloud} felt so [sorry|sad] that she [rained|cried] on the [rug|cushions], and on [everyone|all] who sat there.',
      ],
      more(
        '{Mouse} hung the pages over her [tail|pencil] to dry. The story was now in a [new|different] order, and [better|shorter].',
        '{Hero} held {boat} behind {their} back and turned the wet pages with the [other hand|tip of {their} nose].',
        '“And what comes next?” asked {cloud}. [Nobody could|You could not] read it any more.',
      ),
      '¶{refrain}',
    ],
    board: [
      [
        '“Come to the board, {cloud},” said {teacher}. It was [full of|white with] sums, [a whole week of them|from edge to edge]. {Cloud} came [close|very close], to see.',
        '{Teacher} had written on the board since [eight|breakfast]. “Who’ll show us the answer?” {Cloud} [put up a drop|knew it], and went [up|to the front].',
        'At the board there hung [twelve|nine] sums that nobody could do. “I’ll [try|have a go],” said {cloud}.',
        '“Who knows this one?” asked {teacher}, and {cloud} did. She was so [glad|proud] that she flew [straight|right] up to the board.',
      ],
      [
        'The sevens went first. Then the rest ran [down|after them], and lay [in a white puddle|like milk] round [row one|all the shoes].',
        'She [leaned in|bent over it], and down it came, plus and minus and all, [into row one|on the front desks]. The board was [bare|clean as a plate].',
        'Splosh. The answer was [wet|very wet], and it was [the same|right] for [everyone in row one|all the front desks].',
        'She got nervous. Nobody does sums well in the [wet|rain], and the sums [ran away|left], over the [knees|shoes] of row one.',
        'But she came too [close|near], and the chalk got wet. All the sums ran [down|off] into row [one|two].',
      ],
      more(
        'The class [cheered|clapped]. {Cloud} thought that they were [laughing at|making fun of] her, and got [wetter|darker].',
        '{Teacher} looked at her chalk. It was now a [sort of soup|very small fish].',
        '{Hero} laughed, and then a white drop [ran|rolled] toward {boat}, and {they} [stopped|did not].',
      ),
      asideHere('way', {
        person: ['{Friend} put up both feet. “[It’s|The sums are] coming this way,” said {friend}.'],
        pet: ['{Friend} got white paws, and [moved|left].'],
      }),
      '¶{refrain}',
    ],
    drum: [
      [
        'In music everybody got something. {Goat} the goat got the drum, {hero} a [bell|spoon], and {cloud} was to do the [quiet|soft] bit at the end.',
        '“A little bit of [thunder|rumble] would be nice here,” said {goat} the goat, who [had the drum|beat time with his horns]. “{Cloud}?”',
        '{Goat} the goat played the drum with [all four feet|his head]. “[Now you|Your turn],” he said to {cloud}.',
        'In music {goat} the goat beat the drum. “It wants something [louder|bigger],” he said. “Can you do [thunder|a rumble], {cloud}?”',
      ],
      [
        '{Cloud} took a breath and went BOOM. The [window|bell|glass] rang. {Goat} fell [over|into the tuba].',
        'There was a [flash|crack] and a BA-BOOM, and [chalk|dust] came down from the [ceiling|lamp].',
        'It began small, [somewhere inside|a long way down], and came out as BOOM-brrroom, and all the [hats|chairs] jumped.',
      ],
      [
        '“[What|Who] was THAT?” cried {cloud}, who had never thundered [before|indoors], and she hid behind [the choir|row three] and rained it [wet|through].',
        'Nobody was as scared as {cloud}. She burst into [tears|rain] all over the [choir|flute players].',
        '“[Lovely|Just right],” said {goat} from the floor. But {cloud} was already pouring [on the choir|over row one].',
        'It gave {cloud} such a fright that she [rained|poured] all over [row one|the choir|the flutes].',
      ],
      more(
        '{Hero} had thrown {themselves} over {boat} like a [hen|blanket].',
        '{Hero} fished the [triangle|bell] out of a puddle with a [ruler|sock].',
      ),
      '¶{refrain}',
    ],
    full: [
      [
        '“If I hold it in, nobody need [move|budge],” said {cloud}. She got [grey|round|black] and as big as a [piano|bus|bed].',
        'They had moved over [often|far] enough, thought {cloud}, and did not drip for a whole [lesson|hour|page]. But she [swelled|grew] till the [lamp|clock|map] was gone.',
        'All at once it was dry in {school}. So that nobody had to move, {cloud} was holding [her breath|it in], and got [darker|bigger|fatter] and [rounder|shinier|tighter].',
        '“I’ll hold it in, then they’ll [stay|sit still],” said {cloud}. She got dark and [tight|shiny|round], like a [balloon|plum|drum] with weather inside.',
      ],
      [
        'Then one drop fell on {boat}. “Can’t you [stop it|just stop|leave off]?” cried {hero}. “Go and rain [somewhere else|outside|over there]!”',
        'And plop, right on the [flag|deck|mast] of {boat}! “Do that [outside|somewhere else]!” said {hero}, and [stamped|went red].',
        'A small drop hit {boat}. “[Go away|Not here|Not again]!” said {hero}, much too loud. “Be wet [somewhere else|out there]!”',
        'A last drop [fell|landed|burst] on {boat}. {Hero} did not [stop to think|count to ten|breathe]. “I wish you’d rain [outside|far away]!” {they} said.',
      ],
      asideHere('trouble', {
        person: [
          '“You said that [out loud|very loudly],” said {friend}[|, in a small voice].',
          '“But she [was trying|did try],” said {friend}[|, to the floor].',
        ],
        pet: [
          '{Friend} [crept|went] under the desk and would not [look|come out].',
          '{Friend} gave {hero} one long [look|sniff].',
        ],
      }),
    ],
    gone: [
      [
        '“Sorry,” said {cloud}, one last time. Then there was only {cloud’s} chair, and [it was wet|a drop ran down it|nobody on it].',
        'It went very [still|quiet|dry] in {school}. On {cloud’s} chair sat [nobody|nothing], only a [little|round|cold] puddle.',
        'Something grey went past the [lamp|map|clock], squeezed out of the window, and {cloud} said sorry to the [curtain|frame|cat].',
        'Nobody saw {cloud} go. There was just a [cool|damp|soft] bit of air by {cloud’s} chair, and then [not even that|there wasn’t].',
      ],
      [
        '“Well,” said {cat} the cat, “dry.” But he did not say it [loudly|gladly|as if he liked it].',
        '{Hero} looked at the spot. It was as big as a [pea|freckle|crumb], and [nearly|already|quite] dry.',
        '{Cat} the cat put one paw in the puddle, and he did not [complain|lick it dry|shake it].',
        '{Hero’s} ears were [hot|red|on fire]. You can fold {boat}, but you can’t fold up a [word|shout] and put it back.',
      ],
      takes('boat', {
        wish: [
          ifRoom(
            'All [spring|week] {hero} had wished for rain. Now it had come [with a name|from so far], and {they} had [sent it away|told it to go].',
            '“I [wished|asked] for rain,” said {hero} [slowly|to nobody], “and I [told|asked] it to leave.”',
          ),
        ],
        world: [
          ifRoom(
            '{Boat} lay on the desk, dry [and going nowhere|as paper, and bound for nowhere].',
            'You can’t sail round the world on a [desk|dry floor], thought {hero}, [however dry it is|not even once].',
          ),
        ],
        dry: [
          ifRoom(
            '{Boat} was dry. It was [exactly|just] what {hero} had wanted, and it [was no good at all|felt like a wet sock].',
            'Nobody would get a drop on {boat} now, [not one|ever again]. {Hero} had thought it would feel [better|nicer|like winning].',
          ),
        ],
      }),
      asideHere('trouble', {
        person: [
          '“She held it in for [us|you],” said {friend}[|, very low].',
          '{Friend} [pushed|opened] the window wide, so that she could [find the way|come back].',
        ],
        pet: [
          '{Friend} sat down by the wet chair and would not move over.',
          '{Friend} went to the window and [cried a little|looked up and waited].',
        ],
      }),
    ],
    leave: [
      [
        '“If I hold it in, nobody need [move|budge],” said {cloud}. She got [grey|round|dark] and as big as a [piano|bus|bed]. Then one drop [fell|got away], on {boat}.',
        'So that nobody had to move, {cloud} held it in, and swelled like a [plum|balloon|pillow]. But one [drop|fat drop|last drop] shook loose, and hit {boat}.',
        '[{Cloud} did not want to be in the way.|{Cloud} tried to be no trouble.|Nobody should have to budge, thought {cloud}.] She kept every drop to herself, and got so [big|wide] that the [lamp|clock] was gone. Then one slipped out, [plop|tick], on {boat}.',
        'For a whole [song|page] it stayed dry. {Cloud} was [biting her lip|holding her breath], and she [creaked|bulged]. Then came one drop, only one, and it came down on {boat}.',
        'So {cloud} held [her breath|it in], for a whole [lesson|hour|page of sums|song and a half]. And then plop, on {boat}, a [last|single|warm] drop.',
        '“Nobody shall get wet,” said {cloud}, and held it in. She [swelled|grew] till she [creaked|hummed|shook]. Then one drop got out, right on {boat}.',
      ],
      [
        '“Go and rain [somewhere else|outside|far away]!” cried {hero}, and when {they} looked up, {cloud’s} chair was [empty|bare|only wet].',
        '“Can’t you [stop|just stop|leave off]?” cried {hero}, too [loud|loudly]. Then {cloud} was out of the [window|top window].',
        '“I wish you’d rain [far away|outside]!” said {hero}, and {cloud} squeezed out past the [curtain|lamp|map] and said sorry to it.',
        '“My boat!” [shouted|cried] {hero}. “Go and rain [on somebody else|in the yard|where it’s wet]!” So {cloud} said sorry and [went|drifted out|left by the window].',
        '{Hero} turned [red|round]. “You spoil [everything|it all]! Go [outside|away]!” {Cloud} did not answer. She [went|slipped out|floated off].',
      ],
      more(
        '“Dry,” said {cat} the cat, but he did not say it [loudly|gladly|twice].',
        'There was one spot on {boat}, as small as a [pea|freckle|lentil], and {hero’s} ears were [hot|red].',
      ),
      asideHere('trouble', {
        person: [
          '“You said that [out loud|very loudly],” said {friend}[|, in a small voice].',
          '“But she [was trying|did try],” said {friend}[|, to the floor].',
        ],
        pet: [
          '{Friend} [crept|went] under the desk and would not [look|come out].',
          '{Friend} gave {hero} one long [look|sniff].',
        ],
      }),
    ],
    dry: [
      [
        'Now {school} was dry. The floor was dry, the [sums were|cat was|books were] dry, and so was [the milk, nearly|every single joke|the talk].',
        '{Frog} the frog sat in the puddle under the chair. “Nobody [laugh|step in it|drink it],” he said.',
        '{School} seemed [big|wide|empty], and each chair was back [in its place|in line|on its spot], but for {cloud’s}.',
      ],
      [
        '{Boat} stood on the desk, [safe|quite safe|as dry as a bone], and looked [bored|silly|like a hat].',
        '“Next [sum|page],” said {teacher}, and looked at the [window|sky]. She had [lost her place|said it twice].',
        given(
          'told:line',
          '{Hero} rubbed out the line on the desk, with a [thumb|sleeve|wet finger]. It had only been [pencil|chalk|thin].',
        ),
      ],
      ifRoom(
        'High up over the playground hung a dark [dot|smudge], all alone. It did not [move|rain].',
        '{Hero} moved {their} chair [a bit|a hand] toward the [empty|wet] one, [and back|but there was nobody on it].',
      ),
    ],
    out: [
      TURN,
      asideHere('trouble', {
        person: [
          '{Friend} came, too, and [pointed|saw her first]: “[Up there|There].”',
          '{Friend} held the door. “[Over the swing|Up there],” said {friend}.',
        ],
        pet: [
          '{Friend} ran [ahead|in front], nose [up|in the wind].',
          '{Friend} [came along|came, too], and [found|smelled] her first.',
        ],
      }),
      [
        '¶There she was, right over the swing, as black as a [stove|boot], and so full that she [creaked|hummed]. “Don’t come under me,” said {cloud}. “I can’t [hold it|stop it] much longer.”',
        '¶Over the swing hung {cloud}, in the [very middle|loneliest bit] of the sky. “You’ll [get wet|get soaked|be wet through],” [called|said] {cloud}. “[Everybody|Everything|All of {school}] does.”',
        '¶{Cloud} had stopped above the swing, because that was [as far as|where] her [breath|courage] went. “I’m not [crying|raining],” she said, and a drop fell. “[That one|This one] doesn’t count.”',
        '¶There hung {cloud}, where the swing threw no shadow but hers. “You should be in [class|the dry],” she called down, “[it’s sums|they’re counting you].”',
        '¶{Cloud} sat on top of the swing, [dark|round] and shaking. “I’m [going|off] back to {far},” she said. “I’m just too [heavy|full] to [start|fly].”',
        '¶“Go [in|home|away],” said {cloud}. She was as low as the [swing|slide] now, and [blue-black|nearly black]. “I only make things [wet|worse|damp|soggy].”',
        '¶{Cloud} had got as far as the swing. There she [hung|sagged], as [grey|dark] as a [pot|slate]. “Stand back,” she said. “If I start, I won’t [stop|be able to stop].”',
        '¶“Is that you, {cloud}?” She hung over the swing like a [wet blanket|full sack], and she [shook|trembled]. “I wanted to [stay|be dry],” she said, “but I don’t know how.”',
      ],
      ifRoom(
        '“I’m sorry,” [said|called] {hero}, [up to her|as loud as {they} had shouted|and it came out very small].',
        '“I’m sorry [I said that|I shouted|for what I said],” [said|called] {hero}. It was a [short|small] sentence and [a heavy one|hard to say|took a long time].',
      ),
    ],
    rain: [
      [
        'Then {hero} sat down in the [dust|grass] right under her. “{Go},” {they} said. “I’m [staying|stopping here|not going in|in no hurry].”',
        '{Hero} sat down under {cloud} [on the ground|by the swing], cross-legged, and [folded {their} hands|shut {their} eyes]. “{Go}.”',
        '{Hero} looked for the [driest|best] spot, and then for the wettest, and took that. “{Go}, {cloud},” {they} said from below. “[Nobody needs|I don’t need] to be dry today.”',
        '“Is this seat free?” asked {hero}, and sat down in the [dust|grass] below {cloud}. “{Go}. I’ve [come to stay|nothing else on].”',
        '“{Go},” said {hero}, and sat down, [as if there were a rug|and patted the grass|right under her]. “I’ve got [time|all day|nothing else to do], and I [like|don’t mind] rain.”',
        '{Hero} did not fetch the umbrella. {They} sat down [by the swing|in the dust], where it would be wettest. “{Go},” {they} said. “I’ll [stay|be here].”',
        '“You needn’t hold it in for me,” said {hero}, and sat down under {cloud}. “{Go}. I [won’t go away|won’t move|like being wet].”',
      ],
      [
        'And it rained. It rained on {hero’s} head and [into|in] {their} collar and out at the [sleeves|shoes], [warm|cold] and [loud|long].',
        '{Cloud} let go. All of it came down: the [trip|long way], the [new faces|wet chairs], the moving over. {Hero} got [every drop|the lot].',
        'First one drop, then [nine|six], then [too many|more than anyone can count], and {hero} sat in it like a [duck|stone|frog] and did not say [stop|one word].',
        'It [roared|drummed], it ran, it jumped up again from the ground. {Hero’s} hair hung in {their} [eyes|mouth|face], and {they} [laughed|stayed|sat on].',
        '{Cloud} [shut her eyes|gave a sigh] and let go. It came in [buckets|ropes|sheets]. {Hero} got wet to the [skin|bone], and did not [get up|budge].',
        'So {cloud} rained it all out, and {hero} sat under her till {their} [shoes|pockets] [were full|ran over].',
      ],
      when('interest', {
        ifRoom: [
          'When it was loudest {hero} told her about {interest}, [all of it|right through the noise].',
          '“Do you like {interest}, {cloud}?” shouted {hero} [into the rain|through it all].',
        ],
      }),
      more(
        '“Why don’t you go [in|home]?” asked {cloud}. “Because you’re [here|out],” said {hero}.',
        'Nobody had ever stayed with {cloud} [before|to the end|until the last drop].',
        '“Is there [more|any left|more to come]?” [asked|called] {hero}. “A [bit|lot|whole sea],” [said|sobbed] {cloud}. “[Fine|Good|All right],” said {hero}.',
        '“Is it too [cold|much]?” [asked|sobbed] {cloud}. “It’s only [wet|rain|weather],” said {hero}.',
      ),
      asideHere('turn', {
        person: [
          '“[Move up|Shove up],” said {friend}, and sat down in it, too.',
          '{Friend} [came and sat|sat down] in it, too, and [got wet to the knees|laughed].',
        ],
        pet: [
          '{Friend} came, thought about it, and sat down in the [wet|mud], too.',
          '{Friend} lay down in it, [all four paws up|as flat as a mat].',
        ],
      }),
    ],
    rainbow: [
      [
        'Then it dripped, and then {cloud} was [done|empty]. She was as white as [a sheep|flour|milk], and as light as [froth|a yawn|a feather].',
        'The last drop hung on {cloud} a long time, and [fell|let go|went plip]. {Cloud} bobbed up like a [cork|bubble|duck].',
        'When it was all out, {cloud} was [small|half as big] and quite white, and she [giggled|turned a somersault|hiccuped], and it stayed [dry|fine].',
      ],
      [
        'The sun came [round the corner|out], and a rainbow stood on {school}, with one foot in the [sandpit|long jump] and one in [the bins|the flower bed].',
        'And right across {school}, [red|bright] on top and [blue|violet] below, came the rainbow. “Did I do that?” said {cloud}.',
        '“What’s that on your [back|shoulder]?” asked {hero}. {Cloud} tried to [see it|turn round to it], but the rainbow [turned, too|would not hold still].',
      ],
      more(
        '{Frog} the frog came out in one [leap|bound|hop] and was [under water|gone|swimming].',
        'All along the windows of {school} were noses, pressed [flat|white].',
      ),
    ],
    sail: [
      [
        'Then the yard of {school} was a [sea|lake], from the [steps|door] to the [gate|swing|wall].',
        'Where the dust had been lay the [biggest|finest|first] puddle in the history of {school}.',
        'There was water round {school} from [wall|fence] to wall, with [sky|swings|roofs] in it.',
        'All that rain had [gone|run] nowhere: it lay in the yard, as wide as a [sea|lake|field].',
      ],
      asideHere('turn', {
        person: [
          '“[There’s|That’s] your sea,” said {friend}[| slowly|, and stared].',
          '“The boat!” [cried|shouted|said] {friend}. “[Get|Fetch] the boat!”',
        ],
        pet: ['{Friend} [swam|paddled] out and looked round, as if [a boat|something] was missing.'],
      }),
      takes('boat', {
        wish: [
          [
            '{Hero} fetched {boat}. “I [wished|asked] for rain,” {they} said, “and when you came I told you to [go away|stop].” {Cloud} [blew|puffed], and the boat [sailed|danced|flew].',
            '“You’re what I [wished|asked] for,” said {hero}, and ran in for {boat}. “I [just|only] didn’t know you.” {Cloud} went [pink|quite pink] and blew, and off it sailed.',
          ],
        ],
        world: [
          [
            '“Once round the world!” said {hero}, and ran in for {boat}. {Cloud} blew, and it went round the swing, past the [slide|bins|gate], and [home again|back|half round again].',
            '{Hero} came [squelching|splashing] back with {boat}. “Round the world, please.” And {cloud} blew it, by way of the [slide|bins|flower bed], [all|right] round the swing.',
          ],
        ],
        dry: [
          [
            '{Hero} ran in for {boat}. “But it will get wet,” said {cloud}. “[I know|Yes|Boats do],” said {hero}, and set it on the water, and {cloud} [blew|puffed].',
            '{Hero} had kept {boat} dry all day. Now {they} [fetched it|ran in for it] and put it on the water. “A boat should get wet [once|one day],” {they} said. “[Blow|Full wind]!”',
          ],
        ],
      }),
      more(
        '{Mouse} the mouse jumped on as captain, and [steered for the gate|shouted at a leaf|saluted].',
        'Out they [all came|came to see], and last of all {cat} the cat, [on tiptoe|up to the chin|holding up his tail].',
      ),
    ],
    voyage: [
      takes('boat', {
        wish: [
          [
            '“You’re the rain I [wished|asked] for,” said {hero}, and set {boat} on [the sea|the lake|the puddle] that {cloud} had made. It [sailed|danced|flew], and {party} [ran|splashed|waded] after it.',
            '{Hero} had wished for [rain|water], and here was a yard full. {They} fetched {boat}, {cloud} [blew|puffed], and {party} [splashed|ran|waded] along behind.',
          ],
        ],
        world: [
          [
            'Now there was a [sea|lake|puddle] round {school}! “Once round the world,” said {hero}. {Cloud} blew, and {boat} sailed [all|right] round the swing, with {party} behind.',
            '“Round the world, please!” said {hero}, and set {boat} on {cloud’s} own [sea|lake|puddle]. It sailed round the [swing|slide|yard], with {party} [splashing|wading|running] after.',
          ],
        ],
        dry: [
          [
            '“A boat should get wet [once|one day],” said {hero}, who had kept it dry all day, and set {boat} on {cloud’s} own [sea|lake|puddle]. {Party} [ran|splashed|waded] after it.',
            '“It will get wet,” said {cloud}. “[I know|Yes|Boats do],” said {hero}, and set {boat} on the new [sea|lake]. {Cloud} [blew|puffed], and {party} [ran|splashed|waded] along.',
          ],
        ],
      }),
      [
        'But paper is paper, and it went [soft|limp|down|soft as bread]. Something [wet|warm] ran down {hero’s} [nose|chin|cheek].',
        'A paper boat has one trip in it. When it had [made it|done that], it [lay down|folded up]. {Hero’s} chin [shook|began to wobble].',
        'Then the boat [sighed|nodded|tipped] and went down. “It was only [paper|a boat],” said {hero}, and {their} voice [dripped|leaked|cracked].',
        'Then the paper was [wet through|soaked], and {boat} [sank|went under]. {Hero} tried not to [cry|sniff], and did.',
      ],
      [
        '¶{Cloud} did not fetch a bucket. “{Go},” said {cloud}, and [sat down|came close].',
        '¶{Cloud} came down, [soft and cool|all the way|close by|very softly]. “{Go},” [said|whispered] {cloud}.',
        '¶{Cloud} knew [about rain|that sort of rain|what that was|how that feels]. “{Go},” said {cloud}, and [stayed|moved up|came close].',
        '¶{Cloud} sat down [beside|close to] {hero}, as {hero} had sat with her. “{Go},” she said.',
      ],
    ],
    sink: [
      [
        'But paper is paper. {Boat} sat [low|lower], and went [soft|limp|round] like bread in soup, and then it was only a [white|pale] patch.',
        '{Boat} had one trip in it. [Across|Round the swing|To the gate] it went, and there it [folded|lay down] and was gone.',
        'In the middle of the sea {boat} stopped. It [sighed|nodded|tipped], and went down with its flag [up|flying|on].',
      ],
      [
        '{Hero} watched the place where it had been, and did not [cry|blink|talk]. Only something ran down {their} [nose|cheek|chin].',
        '“It was only [paper|a boat],” said {hero}. But a drop ran off {their} [chin|nose], and {cloud} [saw it|had not made that one].',
        '“It was the [best|bravest|fastest] boat,” said {hero}, and {their} voice [leaked|dripped|went soft].',
      ],
      [
        '¶{Cloud} did not fetch a bucket. She came down, [soft|cool|close], and sat by {hero}. “{Go},” said {cloud}.',
        '¶Something [cool|soft|grey] sat down next to {them}. “{Go},” said {cloud}. “I’m [with you|staying here|not going].”',
        '¶{Cloud} knew rain when she saw it. “{Go},” said {cloud}, and [sat down|came close|moved up].',
      ],
    ],
    bench: [
      when(
        'adults',
        [
          '{Adults} brought a towel, and {hero} and {cat} the cat [steamed|dripped|sat] in it on the bench.',
          'On the bench {adults} [rubbed|dried] {hero} and {cat} the cat, [ears first|till the towel dripped, too].',
        ],
        [
          'After school {hero} sat on the bench to [dry|steam], and {cat} the cat, who [came to complain|only wanted the sun], stayed.',
          'On the bench by the gate {hero} and {cat} the cat, tail [round him|and all], [steamed|dripped] like [puddings|kettles].',
          '{Hero} found the one sunny bench in the yard. {Cat} the cat had found it, too, and for once he did not [spread out|take all of it].',
          '{Cat} the cat sat on the bench and [let|watched] himself dry. “There’s room for one more,” he said, so {hero} sat down, [dripping|very wet].',
          '{Hero} was drying on the bench. “[I was here first|This means nothing|I only want the sun],” said {cat} the cat, and leaned [closer|in].',
          '{Hero} and {cat} the cat sat [down|side by side] on the bench, because the sun was on it and they were both [wet|wet through|soaked].',
        ],
      ),
      when('adults', ifRoom('“And the boat?” asked {adults}. “It [sailed|got wet|made it],” said {hero}.')),
      more(
        '“Tomorrow,” said {hero}, “we’ll fold a [bigger|second] one, and {cloud} can [rain|pour] by [ten|noon].”',
        '“Will it be wet tomorrow?” asked {frog} the frog, [full of hope|with a dry cough].',
      ),
      [
        '¶{Frog} the frog took the last place. “I’ll [float|just float],” said {cloud}.',
        '¶{Cloud} came last. “Is there any room [left|for me]?”',
        '¶Last came {cloud}, and looked for a [seat|gap].',
        '¶{Cloud} [hung|waited] where the bench [stopped|was full|ended].',
      ],
      asideHere('end', {
        person: ['“[Shove up|Budge up|Move up],” said {friend}, “she’s coming [this way|over here].”'],
        pet: ['{Friend} was the first to [move|get up].'],
      }),
      '{refrain}',
      [
        'But this time, there in the middle, was [just|exactly] enough room for {cloud}.',
        'This time they did it for {cloud}, and she [fitted|sat down] in the [middle|gap|best place].',
        'And this time they made [room|a gap] for {cloud}, and she [sat|settled] right in it.',
        '“This is [yours|for you|your place],” said {hero}, and {cloud} sat down in the [gap|middle|best of it].',
        'This time it was to let {cloud} [sit|squeeze|settle] in the [middle|gap].',
      ],
    ],
  },
  asides: {
    start: {
      person: [
        '“It’s [weather|a bit of sky],” whispered {friend}, “and it’s got a [name|chair]!”',
        '{Friend} put up a hand to [feel|see] if it was real rain. It [was|was, very].',
      ],
      pet: [
        '{Friend} looked under {cloud} for the [legs|feet], and found [none|a puddle].',
        '{Friend} tried a drop on the [tongue|nose], and [liked|thought about] it.',
      ],
    },
    way: {
      person: [
        '“I’ve got a [pond|lake] in my hood,” said {friend}.',
        '“At least it’s [warm|clean],” said {friend}, wringing out a [sock|sleeve].',
        '{Friend} wrote a [sum|word] with one finger, in the wet. It was [wrong|spelt right], but it [shone|ran].',
        '“Next time I’ll bring my [swimsuit|boots],” said {friend}.',
        '{Friend} sat on the desk and [bailed|rowed] with a ruler.',
        '“Is it over?” asked {friend} from under a [map|coat].',
      ],
      pet: [
        '{Friend} shook, and then it had rained [twice|on the teacher, too].',
        '{Friend} climbed on the [highest|last dry] chair and [glared|dripped].',
        '{Friend} drank the [evidence|puddle], as a help.',
        '{Friend} sneezed, and looked at {cloud} as if she had [done that|said something].',
        '{Friend} had only wanted [a nap|one dry spot].',
      ],
    },
    trouble: {
      person: [
        '“You said it [out loud|very loudly],” said {friend}, in a small voice.',
        '{Friend} looked at the [floor|window] and said [nothing|no more].',
        '“She did try,” said {friend}.',
      ],
      pet: [
        '{Friend} went and sat by the [window|wet chair], and would not [come|look].',
        '{Friend} gave {hero} one long [look|sniff].',
      ],
    },
    turn: {
      person: [
        '“Move up,” said {friend}, and [sat down|got wet], too.',
        '“[Ahoy|Hooray]!” yelled {friend}, up to the [knees|ankles].',
        '{Friend} lay down flat in it and made [waves|a rain angel].',
        '“It’s in my [ears|pockets]!” cried {friend}, [quite happy|and laughed].',
      ],
      pet: [
        '{Friend} came, thought about it, and sat down in the [wet|mud], too.',
        '{Friend} ran through it from end to end and [came back brown|bit the waves].',
        '{Friend} [swam|paddled] out to meet the [waves|fleet].',
      ],
    },
    end: {
      person: [
        '“And me?” said {friend}, and [squeezed in|got half a seat].',
        '{Friend} sat on somebody’s [foot|tail], but there was room.',
      ],
      pet: [
        '{Friend} [lay|sat] across all the [knees|feet], as wet as [moss|a mop].',
        '{Friend} took the [warm|last] end and shook [once more|just once].',
      ],
    },
  },
  adults: {
    start: [
      '“Bring it home [dry|in one piece],” said {grownUp}.',
      '“Fair winds,” said {grownUp}, and [kissed|saluted] the captain.',
      '“What is it going to sail on?” asked {grownUp}. {Hero} had [hoped|known] that nobody would ask.',
    ],
    end: [
      '“You’re wet to the [bone|socks],” said {grownUp}. “I was [in|with] a friend,” said {hero}.',
      '“Who’s this?” asked {grownUp}. “{Cloud},” said {hero}. “She [drips|rains] a bit. [You get used to it|It’s all right].”',
      '{GrownUp} wrung out {hero’s} [shirt|socks] and asked for the [whole story|weather report].',
    ],
  },
  traits: { habit: habits, turn: turns },
};
